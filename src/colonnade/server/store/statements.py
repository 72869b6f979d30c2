"""SQL that both stores understand, on a connection of its own: for work that no move waits for,
such as moderation.

Parameters are written `$1`, `$2`, … in both.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

from colonnade.server.store.base import is_address, missing_driver
from colonnade.server.store.content import check_version
from colonnade.server.store.sqlite import connect
from colonnade.server.store.writer import to_store_failed

T = TypeVar("T")
Row = tuple[Any, ...]
Run = Callable[..., Awaitable[list[Row]]]
"""Runs a statement with its arguments, and returns its rows."""


class Statements(Protocol):
    """A connection for transactions, one at a time. Every method raises `StoreFailed`."""

    fence: str
    """The statement that raises the epoch of the table with number `$1`, so that no server can
    write to it before it has loaded it again.
    """
    table_numbers: tuple[tuple[str, str], ...]
    """The tables of the schema that have rows per game table, and the column with its number."""

    @property
    def name(self) -> str:
        """The file or address for messages, without a password."""
        ...

    def read(self) -> AbstractAsyncContextManager[Run]:
        """A transaction that only reads. Refused unless the database has the newest version."""
        ...

    def write(self) -> AbstractAsyncContextManager[Run]:
        """A transaction that may write, one at a time in all processes; on disk when it ends."""
        ...

    async def close(self) -> None:
        """Disconnect."""
        ...


def open_statements(database: Path | str) -> Statements:
    """A connection to the database at a path or an address, opened when it is first used. Raises
    `StoreFailed` where the driver is not installed.
    """
    if not is_address(database):
        return SqliteStatements(Path(database))
    try:
        from colonnade.server.store.postgres_statements import PostgresStatements
    except ModuleNotFoundError as error:
        raise missing_driver(str(database)) from error
    return PostgresStatements(str(database))


class SqliteStatements:
    """The `Statements` of a file, run in a thread."""

    fence = "UPDATE tables SET epoch = epoch + 1 WHERE number = $1"
    table_numbers = (("entries", "table_number"), ("tables", "number"))

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = asyncio.Lock()
        self._thread = ThreadPoolExecutor(1, "statements")
        self._connection: sqlite3.Connection | None = None

    @property
    def name(self) -> str:
        """The path of the file."""
        return str(self._path)

    def read(self) -> AbstractAsyncContextManager[Run]:
        """A transaction that only reads."""
        return self._transact("BEGIN")

    def write(self) -> AbstractAsyncContextManager[Run]:
        """A transaction that may write."""
        return self._transact("BEGIN IMMEDIATE")

    @asynccontextmanager
    async def _transact(self, begin: str) -> AsyncGenerator[Run]:
        async with self._lock:
            await self._run(begin)
            try:
                yield self._run
                await self._run("COMMIT")
            except BaseException:
                await self._in_thread(lambda connection: connection.rollback())
                raise

    async def _run(self, statement: str, *arguments: Any) -> list[Row]:
        query = statement.replace("$", "?")
        return await self._in_thread(
            lambda connection: connection.execute(query, arguments).fetchall()
        )

    async def _in_thread(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._work, work)

    def _work(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            if self._connection is None:
                connection = connect(self._path)
                # erased text does not stay in the free space of the file
                connection.execute("PRAGMA secure_delete = ON")
                check_version(self.name, connection.execute("PRAGMA user_version").fetchone()[0])
                self._connection = connection
            return work(self._connection)
        except sqlite3.Error as error:
            raise to_store_failed(error, self._path) from error

    async def close(self) -> None:
        """Close the file."""
        async with self._lock:
            if self._connection is not None:
                await self._in_thread(lambda connection: connection.close())
            self._thread.shutdown()
