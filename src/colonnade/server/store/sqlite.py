"""Tables in one SQLite file: write-ahead log, `synchronous=FULL`, group commits by one writer
(`writer.py`).

Reads have a thread and a connection of their own, and never wait for the disk to flush.
"""

from __future__ import annotations

import asyncio
import logging
import math
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from colonnade.server.errors import CodeTaken, NotOwner, StoreFailed
from colonnade.server.metrics import Commits
from colonnade.server.store.base import (
    PROBE_SECONDS,
    NewTable,
    Process,
    RowChange,
    StoredTable,
)
from colonnade.server.store.migrations import migrate
from colonnade.server.store.writer import Writer, to_store_failed

T = TypeVar("T")
BUSY_SECONDS = 5.0
CHECKED_AT_ONCE = 64 * 1024 * 1024
"""A larger file is checked after the start, which must take less than a second."""
LOGGED_PAGES = 4000
"""The size of the write-ahead log, 16 MB, at which it is copied: pages that are written often are
copied once for many writes.
"""
PROBE_BYTES = 64 * 1024
_logger = logging.getLogger("colonnade.store")


class SqliteStore:
    """The `Store` in a file. One process owns all tables. A table's epoch is raised only by a
    moderator who changes it (`moderator.py`).
    """

    def __init__(self, path: Path) -> None:
        self.path, self.commits = path, Commits()
        self.leases = 0
        self._is_prepared = False
        self._fault: StoreFailed | None = None
        self._checked = 0.0
        self._clock_read = time.monotonic()
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._writer: Writer | None = None
        self._writing: sqlite3.Connection
        self._reading: sqlite3.Connection

    @property
    def name(self) -> str:
        """The path of the file."""
        return str(self.path)

    @property
    def leases_end(self) -> float:
        """Never."""
        return math.inf

    async def prepare(self) -> None:
        """Open the file, check it, and bring it up to date."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch(mode=0o600)  # the secrets of unfinished games are for the owner only
        except OSError as error:
            raise StoreFailed(
                "error-store-closed", path=str(self.path), reason=str(error)[:200]
            ) from error
        try:
            self._writing = connect(self.path)
            self._writing.execute("PRAGMA synchronous = FULL")
            # else every transaction of several statements creates a temporary file
            self._writing.execute("PRAGMA temp_store = MEMORY")
            self._writing.execute(f"PRAGMA wal_autocheckpoint = {LOGGED_PAGES}")
            if self.path.stat().st_size <= CHECKED_AT_ONCE:
                check_whole(self._writing, self.path)
            else:
                threading.Thread(target=self._check_later, name="store-check", daemon=True).start()
            migrate(self._writing, self.path)
            self._reading = connect(self.path)
            self._reading.execute("PRAGMA query_only = ON")
            # creates the write-ahead log
            self._reading.execute("SELECT number FROM tables LIMIT 1").fetchone()
        except (sqlite3.Error, OSError) as error:
            raise to_store_failed(error, self.path) from error
        self._is_prepared = True

    def _check_later(self) -> None:
        """Check a large file in the background; damage is logged and reported by the health
        endpoint.
        """
        try:
            with closing(connect(self.path)) as connection:
                check_whole(connection, self.path)
        except (sqlite3.Error, StoreFailed) as error:
            self._fault = (
                error if isinstance(error, StoreFailed) else to_store_failed(error, self.path)
            )
            _logger.error("damaged", extra={"reason": str(error)})

    async def open(self, on_removed: Callable[[], None] = lambda: None, address: str = "") -> None:
        """Prepare, unless that is done, and start the writer. `on_removed` is called when somebody
        has removed or replaced the file. The address is not needed.
        """
        if not self._is_prepared:
            await self.prepare()
        self._writer = Writer(self._writing, self.path, on_removed, self.commits)

    # Ownership

    async def take(self, table: str) -> StoredTable | None:
        """Load a table, which nobody else can own."""
        return await self.load(table)

    async def renew(self) -> Sequence[tuple[int, int]]:
        """Nothing to renew, and nothing lost."""
        return ()

    async def release(self, tables: Sequence[tuple[int, int]]) -> None:
        """Nothing to release."""

    # Writing

    def append(
        self,
        table: int,
        epoch: int,
        revision: int,
        entries: Sequence[bytes],
        change: RowChange | None = None,
        new_table: NewTable | None = None,
    ) -> asyncio.Future[int | None]:
        """Append entries to a table, the first as this revision, change its row, and create another
        table: all or nothing.
        """
        rows = [(table, number, entry.decode()) for number, entry in enumerate(entries, revision)]

        def work(connection: sqlite3.Connection) -> int | None:
            query = "SELECT 1 FROM tables WHERE number = ? AND epoch = ?"
            if connection.execute(query, (table, epoch)).fetchone() is None:
                raise NotOwner()
            connection.executemany(
                "INSERT INTO entries (table_number, revision, entry) VALUES (?, ?, ?)", rows
            )
            if change is not None:
                _change_row(connection, table, change)
            return None if new_table is None else _insert_table(connection, new_table)

        return self._write(work)

    def create(
        self,
        id: str,
        game: str,
        status: str,
        is_listed: bool,
        created: int,
        header: bytes,
        summary: bytes,
        code: str | None = None,
    ) -> asyncio.Future[int]:
        """Store a new table; its number."""
        row = (id, game, status, is_listed, created, header, summary, code)
        return self._write(lambda connection: _insert_table(connection, row))

    def _write(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        assert self._writer is not None
        return self._writer.add(work)

    async def save_records(self, records: Sequence[tuple[str, str, str]]) -> None:
        """Store records that were not played here, all or none: their ids, games and texts."""
        query = "INSERT INTO records (id, game, record) VALUES (?, ?, ?)"
        await self._write(lambda connection: connection.executemany(query, records))

    async def prune(
        self, now: int, waiting_age: int, unfinished_age: int, used: Collection[int] = ()
    ) -> int:
        """Remove tables that never began and unfinished ones, once they are older than these ages;
        their number.
        """
        touched = (
            "(SELECT json_extract(entry, '$.at') FROM entries WHERE table_number = number ORDER BY"
            " revision DESC LIMIT 1)"
        )

        def remove(connection: sqlite3.Connection) -> int:
            clock = self._read_clock(connection, now)
            doomed = connection.execute(
                "SELECT number FROM tables WHERE (status = 'waiting' AND created < ?) OR (status"
                f" IN ('playing', 'abandoned') AND created < ? AND coalesce({touched}, created)"
                " < ?)",
                (clock - waiting_age, clock - unfinished_age, clock - unfinished_age),
            ).fetchall()
            doomed = [row for row in doomed if row[0] not in used]
            connection.executemany("DELETE FROM entries WHERE table_number = ?", doomed)
            connection.executemany("DELETE FROM tables WHERE number = ?", doomed)
            return len(doomed)

        return await self._write(remove)

    def _read_clock(self, connection: sqlite3.Connection, now: int) -> int:
        """The clock for pruning: its value when the store was last open, plus the time since it was
        opened; never later than now.
        """
        stored = connection.execute("SELECT value FROM numbers WHERE name = 'clock'").fetchone()
        read = time.monotonic()
        clock = (
            now if stored is None else min(now, stored[0] + round((read - self._clock_read) * 1000))
        )
        connection.execute(
            "INSERT OR REPLACE INTO numbers (name, value) VALUES ('clock', ?)", (clock,)
        )
        self._clock_read = read
        return clock

    async def take_token(self, limit: str, address: str, rate: float, size: float) -> bool:
        """True: there is one process, and it counts in memory."""
        return True

    async def give_token_back(self, limit: str, address: str, rate: float) -> None:
        """Nothing was taken."""

    async def prune_limits(self) -> None:
        """Nothing is stored."""

    # Reading

    async def load(self, table: str) -> StoredTable | None:
        """A table by its id."""

        def read(connection: sqlite3.Connection) -> StoredTable | None:
            row = connection.execute(
                "SELECT number, epoch, header FROM tables WHERE id = ?", (table,)
            ).fetchone()
            if row is None:
                return None
            query = "SELECT revision, entry FROM entries WHERE table_number = ? ORDER BY revision"
            entries = connection.execute(query, row[:1]).fetchall()
            if [entry[0] for entry in entries] != list(range(1, len(entries) + 1)):
                raise sqlite3.DatabaseError("malformed: an entry of the table is missing")
            number, epoch, header = row
            return StoredTable(number, epoch, header, [entry[1].encode() for entry in entries])

        return await self._read(read)

    async def list_tables(self, limit: int) -> list[bytes]:
        """The summaries of public tables that wait for players or are playing, the newest first."""
        query = (
            "SELECT summary FROM tables WHERE is_listed = 1 AND status IN ('waiting', 'playing')"
            " ORDER BY created DESC LIMIT ?"
        )
        return await self._read(
            lambda connection: [row[0] for row in connection.execute(query, (limit,))]
        )

    async def find_by_code(self, code: str) -> str | None:
        """The id of the table with a short code, while it waits for players."""
        query = "SELECT id FROM tables WHERE code = ? AND status = 'waiting'"
        row = await self._read(lambda connection: connection.execute(query, (code,)).fetchone())
        return None if row is None else row[0]

    async def load_record(self, id: str) -> str | None:
        """A record by its id: that of its table, or the one `save_records` was given."""
        query = "SELECT record FROM records WHERE id = ?"
        row = await self._read(lambda connection: connection.execute(query, (id,)).fetchone())
        return None if row is None else row[0]

    async def list_processes(self) -> list[Process]:
        """None: a file has one process."""
        return []

    async def list_peers(self) -> list[str]:
        """None."""
        return []

    async def check(self) -> None:
        """Raise unless the store can be read and written: a full disk can still be read."""
        writer = self._writer
        assert writer is not None
        fault = self._fault or writer.removed
        if fault is not None:
            raise fault
        await self._read(
            lambda connection: connection.execute("SELECT number FROM tables LIMIT 1").fetchone()
        )
        if writer.has_failed or time.monotonic() - self._checked > PROBE_SECONDS:
            await writer.add(_probe)
            writer.has_failed, self._checked = False, time.monotonic()

    async def records(self) -> AsyncIterator[str]:
        """Every record, the oldest first; for export, as it blocks the event loop."""
        try:
            with closing(connect(self.path)) as connection:
                for row in connection.execute("SELECT record FROM records ORDER BY number"):
                    yield row[0]
        except sqlite3.Error as error:
            raise to_store_failed(error, self.path) from error

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(
                self._reader, work, self._reading
            )
        except sqlite3.Error as error:
            raise to_store_failed(error, self.path) from error

    async def close(self) -> None:
        """Commit queued work, and close the file."""
        if self._writer is None:
            return
        await self._writer.close()
        self._writer = None
        await asyncio.get_running_loop().run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()
        self._writing.close()


def connect(path: Path) -> sqlite3.Connection:
    """A connection without implicit transactions, with a timeout for locks."""
    connection = sqlite3.connect(
        path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
    )
    connection.execute("PRAGMA journal_mode = WAL")
    return connection


def check_whole(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `StoreFailed` for a damaged file."""
    fault = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if fault != "ok":
        raise StoreFailed("error-store-damaged", path=str(path), reason=str(fault)[:200])


def _probe(connection: sqlite3.Connection) -> None:
    """Write as much as a busy commit does: a disk that is full for that may still have space for a
    number.
    """
    connection.execute(
        "INSERT OR REPLACE INTO numbers (name, value) VALUES ('probe', zeroblob(?))", (PROBE_BYTES,)
    )


def _insert_table(connection: sqlite3.Connection, row: NewTable) -> int:
    """Insert a new table; its number. Raises `CodeTaken`."""
    cursor = connection.execute(
        "INSERT INTO tables (id, game, status, is_listed, created, header, summary, code)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (code) WHERE status = 'waiting'"
        " DO NOTHING",
        row,
    )
    if not cursor.rowcount:
        raise CodeTaken("error-server-code")
    return cursor.lastrowid or 0


def _change_row(connection: sqlite3.Connection, table: int, change: RowChange) -> None:
    connection.execute(
        "UPDATE tables SET status = ?, summary = ? WHERE number = ?",
        (change.status, change.summary, table),
    )
    if change.record is not None:
        connection.execute(
            "INSERT OR REPLACE INTO records (id, game, record) VALUES (?, ?, ?)", change.record
        )
    if change.is_reopened:
        connection.execute(
            "DELETE FROM records WHERE id = (SELECT id FROM tables WHERE number = ?)", (table,)
        )
