"""The `Statements` of a PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from colonnade.server.store.base import hide_password
from colonnade.server.store.content import check_version
from colonnade.server.store.postgres import connect
from colonnade.server.store.postgres_migrations import read_version
from colonnade.server.store.postgres_writer import Connection, translate_errors
from colonnade.server.store.pruning import TABLE_NUMBERS
from colonnade.server.store.statements import Row, Run

WRITE_LOCK = 0x6D6F6465
"""The advisory lock of the transaction that writes."""


class PostgresStatements:
    """The `Statements` of an address. A lost connection is opened again."""

    fence = (
        "UPDATE leases SET epoch = epoch + 1, owner = '', expires = clock_timestamp()"
        " WHERE table_number = $1"
    )
    table_numbers = TABLE_NUMBERS

    def __init__(self, address: str) -> None:
        self._address = address
        self._lock = asyncio.Lock()
        self._connection: Connection = None

    @property
    def name(self) -> str:
        """The address without a password."""
        return hide_password(self._address)

    def read(self) -> AbstractAsyncContextManager[Run]:
        """A transaction that only reads."""
        return self._transact(is_writing=False)

    def write(self) -> AbstractAsyncContextManager[Run]:
        """A transaction that may write."""
        return self._transact(is_writing=True)

    @asynccontextmanager
    async def _transact(self, *, is_writing: bool) -> AsyncGenerator[Run]:
        async with self._lock:
            with translate_errors(self.name):
                if self._connection is None or self._connection.is_closed():
                    self._connection = await connect(self._address)
                    check_version(self.name, await read_version(self._connection))
                async with self._connection.transaction(readonly=not is_writing):
                    if is_writing:
                        await self._run("SELECT pg_advisory_xact_lock($1)", WRITE_LOCK)
                    yield self._run

    async def _run(self, statement: str, *arguments: Any) -> list[Row]:
        return [tuple(row) for row in await self._connection.fetch(statement, *arguments)]

    async def close(self) -> None:
        """Disconnect."""
        async with self._lock:
            if self._connection is not None:
                with translate_errors(self.name):
                    await self._connection.close()
