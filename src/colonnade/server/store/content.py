"""The whole content of a database of either kind: to check it, copy it, and make it smaller."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Generator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from colonnade.server.errors import StoreFailed
from colonnade.server.store.base import is_address, missing_driver
from colonnade.server.store.migrations import MIGRATIONS, back_up, migrate
from colonnade.server.store.sqlite import check_whole, connect
from colonnade.server.store.writer import to_store_failed

ROWS = 1000
"""Rows that are read and written at once."""
COLUMNS = {
    "tables": (
        "number",
        "id",
        "game",
        "status",
        "is_listed",
        "created",
        "header",
        "summary",
        "code",
    ),
    "entries": ("table_number", "revision", "entry"),
    "records": ("number", "id", "game", "record"),
    "numbers": ("name", "value"),
    "blocks": ("network", "expires", "reason", "created"),
    "reports": ("number", "table_id", "reason", "count", "addresses", "names", "updated"),
}
"""The columns of what is copied, by table of the schema. Leases and epochs belong to processes, not
to the content.
"""
Rows = Callable[[str], AsyncIterator[Sequence[tuple[Any, ...]]]]
"""Gives the rows of a table of the schema, in the order of their first two columns, some at a time.
"""


class Content(Protocol):
    """The content of a database that no store need have open. Every method raises `StoreFailed`."""

    @property
    def name(self) -> str:
        """The file or address for messages, without a password."""
        ...

    def read(self) -> AbstractAsyncContextManager[Rows]:
        """What is there at this moment. Refused unless it has the newest version."""
        ...

    async def migrate(self) -> None:
        """Bring the schema up to date; make it where there is none."""
        ...

    async def fill(self, rows: Rows) -> None:
        """Write everything, all or nothing, into an empty database of the newest version."""
        ...

    async def vacuum(self) -> None:
        """Give unused space back."""
        ...


@dataclass(slots=True)
class Counts:
    """How much there is in a database."""

    tables: int = 0
    entries: int = 0
    records: int = 0


def open_content(database: Path | str) -> Content:
    """The content of a file or of an address. Raises `StoreFailed` where the driver is not
    installed.
    """
    if not is_address(database):
        return SqliteContent(Path(database))
    try:
        from colonnade.server.store.postgres_content import PostgresContent
    except ModuleNotFoundError as error:
        raise missing_driver(str(database)) from error
    return PostgresContent(str(database))


def select_all(table: str) -> str:
    """The query for the rows of a table of the schema, without the probes of `Store.check`."""
    columns = COLUMNS[table]
    where = " WHERE name != 'probe'" if table == "numbers" else ""
    return f"SELECT {', '.join(columns)} FROM {table}{where} ORDER BY {columns[0]}, {columns[1]}"


def check_version(name: str, version: int) -> None:
    """Raise `StoreFailed` for a database of another version than the newest."""
    known = len(MIGRATIONS)
    if version > known:
        raise StoreFailed("error-store-newer", path=name, given=version, known=known)
    if version < known:
        raise StoreFailed("error-store-older", path=name, given=version, known=known)


async def copy_content(source: Content, target: Content) -> Counts:
    """Copy everything into an empty database, all or nothing."""
    counts = Counts()
    async with source.read() as rows:
        await target.migrate()
        await target.fill(lambda table: _count(rows(table), table, counts))
    return counts


async def _count(
    batches: AsyncIterator[Sequence[tuple[Any, ...]]], table: str, counts: Counts
) -> AsyncIterator[Sequence[tuple[Any, ...]]]:
    async for rows in batches:
        if hasattr(counts, table):
            setattr(counts, table, getattr(counts, table) + len(rows))
        yield rows


class SqliteContent:
    """The `Content` of a file. Its methods block the event loop."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def name(self) -> str:
        """The path of the file."""
        return str(self.path)

    @contextmanager
    def _connect(self) -> Generator[sqlite3.Connection]:
        """A connection to the file, which was checked."""
        try:
            self.path.touch(mode=0o600)
            with closing(connect(self.path)) as connection:
                check_whole(connection, self.path)
                yield connection
        except (sqlite3.Error, OSError) as error:
            raise to_store_failed(error, self.path) from error

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[Rows]:
        """What is there at this moment."""
        with self._connect() as connection:
            connection.execute("BEGIN")
            check_version(self.name, connection.execute("PRAGMA user_version").fetchone()[0])

            async def rows(table: str) -> AsyncIterator[Sequence[tuple[Any, ...]]]:
                cursor = connection.execute(select_all(table))
                while found := cursor.fetchmany(ROWS):
                    yield found

            yield rows

    async def migrate(self) -> None:
        """Bring the file up to date, with a backup of an older one."""
        with self._connect() as connection:
            migrate(connection, self.path)

    async def back_up(self, target: Path) -> None:
        """Copy the file as it is, whatever its version."""
        with self._connect() as connection:
            back_up(connection, target)

    async def fill(self, rows: Rows) -> None:
        """Write everything in one transaction."""
        with self._connect() as connection:
            connection.execute("BEGIN IMMEDIATE")
            for table, columns in COLUMNS.items():
                if connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone():
                    raise StoreFailed("error-store-not-empty", path=self.name)
                places = ", ".join("?" * len(columns))
                query = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"
                async for found in rows(table):
                    connection.executemany(query, found)
            connection.execute("COMMIT")

    async def vacuum(self) -> None:
        """Write the file anew, without unused pages."""
        with self._connect() as connection:
            connection.execute("VACUUM")
