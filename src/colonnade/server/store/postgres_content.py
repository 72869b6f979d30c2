"""The whole content of a PostgreSQL database."""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from colonnade.server.errors import StoreFailed
from colonnade.server.store.base import FIRST_EPOCH, hide_password
from colonnade.server.store.content import COLUMNS, ROWS, Rows, check_version, select_all
from colonnade.server.store.postgres import connect
from colonnade.server.store.postgres_migrations import migrate, read_version
from colonnade.server.store.postgres_writer import Connection, translate_errors


class PostgresContent:
    """The `Content` of an address."""

    def __init__(self, address: str) -> None:
        self.address = address

    @property
    def name(self) -> str:
        """The address without a password."""
        return hide_password(self.address)

    @asynccontextmanager
    async def _connect(self) -> AsyncGenerator[Connection]:
        with translate_errors(self.name):
            connection = await connect(self.address, command_timeout=None)
            try:
                yield connection
            finally:
                await connection.close()

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[Rows]:
        """What is there at this moment."""
        async with (
            self._connect() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            check_version(self.name, await read_version(connection))

            async def rows(table: str) -> AsyncIterator[Sequence[tuple[Any, ...]]]:
                cursor = await connection.cursor(select_all(table))
                while found := await cursor.fetch(ROWS):
                    yield [tuple(row) for row in found]

            yield rows

    async def migrate(self) -> None:
        """Bring the schema up to date."""
        async with self._connect() as connection:
            await migrate(connection, self.name)

    async def fill(self, rows: Rows) -> None:
        """Write everything in one transaction."""
        async with self._connect() as connection, connection.transaction():
            for table, columns in COLUMNS.items():
                if await connection.fetchval(f"SELECT 1 FROM {table} LIMIT 1"):
                    raise StoreFailed("error-store-not-empty", path=self.name)
                async for found in rows(table):
                    if table == "tables":  # SQLite has numbers for truth values
                        found = [(*row[:4], bool(row[4]), *row[5:]) for row in found]
                    await connection.copy_records_to_table(table, records=found, columns=columns)
            await connection.execute(
                "INSERT INTO leases (table_number, epoch, owner, expires)"
                " SELECT number, $1, '', clock_timestamp() FROM tables",
                FIRST_EPOCH,
            )
            for table in ("tables", "records", "reports"):
                await connection.execute(
                    f"SELECT setval(pg_get_serial_sequence('{table}', 'number'),"
                    f" (SELECT coalesce(max(number), 0) + 1 FROM {table}), false)"
                )

    async def vacuum(self) -> None:
        """Let the database use the space of what was removed again, and count its rows."""
        async with self._connect() as connection:
            await connection.execute(f"VACUUM (ANALYZE) {', '.join(COLUMNS)}, leases")
