"""Tables in one SQLite file: write-ahead log, `synchronous=FULL`, and group commits by one writer thread.

All appends that wait when a commit begins go into it together, so that a busy server pays for one flush of the disk where a naive one pays
for a hundred. Reads have a thread and a connection of their own, and never wait for the disk to flush.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from colonnade.server.errors import StoreFailed
from colonnade.server.store import Append, StoredTable, TableRow
from colonnade.server.store.journal import ROWS_AT_ONCE, Journal

T = TypeVar("T")
BUSY_SECONDS = 5.0
CHECKED_AT_ONCE = 64 * 1024 * 1024
"""A larger file is checked while it is already served: a start shall take less than a second."""
LOGGED_PAGES = 4000
"""How long the write-ahead log may grow, 16 MB, before it is copied: pages that are written often are copied once for many writes."""
GATHERED = 32
"""So many need not wait for more."""
_logger = logging.getLogger("colonnade.store")

MIGRATIONS: tuple[str, ...] = (
    # 1: tables, their entries, and records
    """
    CREATE TABLE tables (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, status TEXT NOT NULL, is_listed INTEGER NOT NULL,
        created INTEGER NOT NULL, header BLOB NOT NULL, summary BLOB NOT NULL);
    CREATE INDEX tables_listed ON tables (is_listed, status, created);
    CREATE TABLE entries (
        table_number INTEGER NOT NULL, revision INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (table_number, revision)) WITHOUT ROWID;
    CREATE TABLE records (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL, record TEXT NOT NULL);
    """,
    # 2: a journal of the newest entries, in the order in which they came, and the log of all there are
    """
    CREATE TABLE journal (
        number INTEGER PRIMARY KEY, table_number INTEGER NOT NULL, revision INTEGER NOT NULL, entry TEXT NOT NULL);
    CREATE VIEW log AS
        SELECT table_number, revision, entry FROM entries UNION ALL SELECT table_number, revision, entry FROM journal;
    """,
)
"""In order, and never changed once released: `PRAGMA user_version` says how many a file has been through."""


def failure(error: sqlite3.Error, path: Path) -> StoreFailed:
    """What went wrong with the file, in a word that has a sentence."""
    text = str(error).lower()
    reason = "other"
    if "full" in text or "disk i/o" in text:
        reason = "full"
    elif "locked" in text or "busy" in text:
        reason = "locked"
    elif "malformed" in text or "not a database" in text or "corrupt" in text:
        reason = "damaged"
    elif "readonly" in text or "read-only" in text or "unable to open" in text:
        reason = "closed"
    return StoreFailed(f"error-store-{reason}", path=str(path), reason=str(error)[:200])


@dataclass(slots=True)
class _Creation:
    """A new table on its way into the next commit."""

    row: TableRow
    future: asyncio.Future[int]
    number: int = 0

    def meanwhile(self) -> None:
        """Nothing can be done before its number is known."""

    def done(self, error: Exception | None) -> None:
        """The table is on disk, or it could not be written."""
        if self.future.done():
            return
        if error is None:
            self.future.set_result(self.number)
        else:
            self.future.set_exception(error)


class SqliteStore:
    """The embedded store. `open` before the event loop or in it; `append` only in the loop that `open` was given."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._queue: queue.SimpleQueue[list[Append | _Creation] | Callable[[], None] | None] = queue.SimpleQueue()
        self._waiting: list[Append | _Creation] = []
        self._is_committing = False
        self._is_prepared = False
        self._fault: StoreFailed | None = None
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer: threading.Thread | None = None
        self._writing: sqlite3.Connection
        self._journal: Journal
        self._reading: sqlite3.Connection

    def prepare(self) -> None:
        """Open the file, check it, and bring it up to date. Raises `StoreFailed`."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch(mode=0o600)  # nobody else shall read the secrets of games that are not over
        except OSError as error:
            raise StoreFailed("error-store-closed", path=str(self.path), reason=str(error)[:200]) from error
        try:
            self._writing = connect(self.path)
            self._writing.execute("PRAGMA synchronous = FULL")
            self._writing.execute("PRAGMA temp_store = MEMORY")  # else every transaction of several statements makes a file to undo one
            self._writing.execute(f"PRAGMA wal_autocheckpoint = {LOGGED_PAGES}")
            if self.path.stat().st_size <= CHECKED_AT_ONCE:
                check_whole(self._writing, self.path)
            else:
                threading.Thread(target=self._check_later, name="store-check", daemon=True).start()
            migrate(self._writing, self.path)
            self._journal = Journal(self._writing)
            self._reading = connect(self.path)
            self._reading.execute("PRAGMA query_only = ON")
        except sqlite3.Error as error:
            raise failure(error, self.path) from error
        self._is_prepared = True

    def _check_later(self) -> None:
        """Check a file so large that nobody shall wait for it; what is found is logged, and the health page says so."""
        try:
            connection = connect(self.path)
            try:
                check_whole(connection, self.path)
            finally:
                connection.close()
        except (sqlite3.Error, StoreFailed) as error:
            self._fault = error if isinstance(error, StoreFailed) else failure(error, self.path)
            _logger.error("damaged", extra={"reason": str(error)})

    def open(self, loop: asyncio.AbstractEventLoop) -> None:
        """Prepare, unless that is done, and start the writer. Raises `StoreFailed`."""
        if not self._is_prepared:
            self.prepare()
        self._loop = loop
        self._writer = threading.Thread(target=self._write, name="store-writer", daemon=True)
        self._writer.start()

    # Writing

    def append(self, entry: Append) -> None:
        """Queue entries; never blocks."""
        self._add(entry)

    def _add(self, entry: Append | _Creation) -> None:
        self._waiting.append(entry)
        if not self._is_committing:
            self._is_committing = True
            self._gather()

    def _gather(self) -> None:
        """Hand over what waits at the end of this step of the loop, or of the first that brings nothing more: the more share a commit, the
        less each of them costs."""
        assert self._loop is not None
        self._loop.call_soon(self._end_step, len(self._waiting))

    def _end_step(self, before: int) -> None:
        if before < len(self._waiting) < GATHERED:
            self._gather()
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        """Give the writer all that waits: it commits that while the next lot gathers.

        What can be done meanwhile is done for all of it in one go: the same code, run again and again, stays in the processor's caches.
        """
        batch, self._waiting = self._waiting, []
        self._queue.put(batch)
        for entry in batch:
            entry.meanwhile()

    def _settle(self, batch: Sequence[Append | _Creation], outcomes: Sequence[Exception | None]) -> None:
        for entry, outcome in zip(batch, outcomes, strict=True):
            entry.done(outcome)
        if self._waiting:
            self._gather()
        else:
            self._is_committing = False

    async def create(self, row: TableRow) -> int:
        """Store a new table; its number."""
        assert self._loop is not None
        future: asyncio.Future[int] = self._loop.create_future()
        self._add(_Creation(row, future))
        return await future

    async def save_records(self, records: Sequence[tuple[str, str, str]]) -> None:
        """Keep records that came from elsewhere, all or none: their ids, games and texts."""

        def insert(connection: sqlite3.Connection) -> None:
            connection.executemany("INSERT INTO records (id, game, record) VALUES (?, ?, ?)", records)

        await self._do(insert)

    async def prune(self, waiting_before: int, unfinished_before: int) -> int:
        """Remove tables that never began and were made before the one time, and unfinished ones last touched before the other."""
        touched = "(SELECT json_extract(entry, '$.at') FROM log WHERE table_number = number ORDER BY revision DESC LIMIT 1)"

        def remove(connection: sqlite3.Connection) -> int:
            self._journal.sort_in()  # else all of it would be searched for every table
            doomed = [
                row[0]
                for row in connection.execute(
                    "SELECT number FROM tables WHERE (status = 'waiting' AND created < ?)"
                    f" OR (status IN ('playing', 'abandoned') AND created < ? AND coalesce({touched}, created) < ?)",
                    (waiting_before, unfinished_before, unfinished_before),
                )
            ]
            self._journal.remove(doomed)
            connection.executemany("DELETE FROM tables WHERE number = ?", [(number,) for number in doomed])
            return len(doomed)

        return await self._do(remove)

    async def flush(self) -> None:
        """Wait until all that was queued is on disk."""
        while self._is_committing:
            await self._do(lambda connection: None)

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Some work of the writer's, in its turn, in a transaction of its own."""
        assert self._loop is not None
        loop = self._loop
        future: asyncio.Future[T] = loop.create_future()

        def settle(result: Any, error: Exception | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

        def job() -> None:
            try:
                result = self._transact(work)
            except sqlite3.Error as error:
                loop.call_soon_threadsafe(settle, None, failure(error, self.path))
            else:
                loop.call_soon_threadsafe(settle, result, None)

        self._queue.put(job)
        return await future

    def _write(self) -> None:
        """The writer thread."""
        while (item := self._queue.get()) is not None:
            if callable(item):
                item()
                continue
            self._commit(item)
            if self._journal.is_long:
                self._tidy()

    def _transact(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Some work in a transaction: all of it, or nothing."""
        try:
            self._writing.execute("BEGIN IMMEDIATE")
            result = work(self._writing)
            self._writing.execute("COMMIT")
        except sqlite3.Error:
            self._start_over()
            raise
        return result

    def _start_over(self) -> None:
        """What was under way has failed: nothing of it has happened."""
        with contextlib.suppress(sqlite3.Error):
            if self._writing.in_transaction:
                self._writing.rollback()
            self._journal.look()

    def _tidy(self) -> None:
        """Sort in the journal. Where that fails nothing is lost: it is tried again with the next commit."""
        try:
            self._transact(lambda _: self._journal.sort_in())
        except sqlite3.Error as error:
            _logger.warning("journal left as it is", extra={"reason": str(error)})

    def _commit(self, batch: list[Append | _Creation]) -> None:
        assert self._loop is not None
        outcomes: list[Exception | None] = [None] * len(batch)
        try:
            self._store(batch)
        except sqlite3.IntegrityError:
            # One of them collides with what another process wrote: only that one shall fail.
            for index, entry in enumerate(batch):
                outcomes[index] = self._store_alone(entry)
        except sqlite3.Error as error:
            reason = failure(error, self.path)
            outcomes = [reason] * len(batch)
        self._loop.call_soon_threadsafe(self._settle, batch, outcomes)

    def _store_alone(self, entry: Append | _Creation) -> Exception | None:
        try:
            self._store([entry])
        except sqlite3.Error as error:
            return failure(error, self.path)
        return None

    def _store(self, batch: Sequence[Append | _Creation]) -> None:
        """All of it in one transaction: of a single statement, where there is nothing but some entries."""
        appends = [entry for entry in batch if isinstance(entry, Append)]
        is_more = len(appends) < len(batch) or any([entry.brings_more for entry in appends])
        if not is_more and sum([len(entry.entries) for entry in appends]) <= ROWS_AT_ONCE:
            try:
                self._journal.add(appends)
            except sqlite3.Error:
                self._start_over()
                raise
        else:
            self._transact(lambda _: self._store_all(batch, appends))

    def _store_all(self, batch: Sequence[Append | _Creation], appends: Sequence[Append]) -> None:
        for entry in batch:
            if isinstance(entry, _Creation):
                entry.number = self._create(entry.row)
                self._journal.open(entry.number)
        self._journal.add(appends)
        for entry in appends:
            if entry.status is not None:
                self._writing.execute("UPDATE tables SET status = ? WHERE number = ?", (entry.status, entry.table))
            if entry.summary is not None:
                self._writing.execute("UPDATE tables SET summary = ? WHERE number = ?", (entry.summary, entry.table))
            if entry.record is not None:
                self._writing.execute("INSERT OR REPLACE INTO records (id, game, record) VALUES (?, ?, ?)", entry.record)

    def _create(self, row: TableRow) -> int:
        cursor = self._writing.execute(
            "INSERT INTO tables (id, game, status, is_listed, created, header, summary) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (row.id, row.game, row.status, int(row.is_listed), row.created, row.header, row.summary),
        )
        return cursor.lastrowid or 0

    # Reading

    async def load(self, table: str) -> StoredTable | None:
        """A table by its id."""

        def read(connection: sqlite3.Connection) -> StoredTable | None:
            row = connection.execute("SELECT number, status, header FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            entries = connection.execute("SELECT revision, entry FROM log WHERE table_number = ? ORDER BY revision", row[:1]).fetchall()
            if [entry[0] for entry in entries] != list(range(1, len(entries) + 1)):
                raise sqlite3.DatabaseError("malformed: an entry of the table is missing")
            return StoredTable(row[0], row[1], row[2], [entry[1].encode() for entry in entries])

        return await self._read(read)

    async def list_tables(self, limit: int) -> list[bytes]:
        """The summaries of listed tables that wait or play, the newest first."""
        query = "SELECT summary FROM tables WHERE is_listed = 1 AND status IN ('waiting', 'playing') ORDER BY created DESC LIMIT ?"
        return await self._read(lambda connection: [row[0] for row in connection.execute(query, (limit,))])

    async def list_waiting(self) -> list[tuple[str, bytes]]:
        """The ids and headers of the tables that wait for players."""
        query = "SELECT id, header FROM tables WHERE is_listed IN (0, 1) AND status = 'waiting'"  # by the index of listed tables
        return await self._read(lambda connection: [(row[0], row[1]) for row in connection.execute(query)])

    async def load_record(self, id: str) -> str | None:
        """A record by its id: that of its table, or the one `save_records` was given."""

        def read(connection: sqlite3.Connection) -> str | None:
            row = connection.execute("SELECT record FROM records WHERE id = ?", (id,)).fetchone()
            return None if row is None else row[0]

        return await self._read(read)

    async def check(self) -> None:
        """Raise unless the store can be read."""
        if self._fault is not None:
            raise self._fault
        await self._read(lambda connection: connection.execute("SELECT number FROM tables LIMIT 1").fetchone())

    def records(self) -> Iterator[str]:
        """Every record, the oldest first; for export, not in the event loop."""
        try:
            connection = connect(self.path)
            try:
                for row in connection.execute("SELECT record FROM records ORDER BY number"):
                    yield row[0]
            finally:
                connection.close()
        except sqlite3.Error as error:
            raise failure(error, self.path) from error

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        assert self._loop is not None
        try:
            return await self._loop.run_in_executor(self._reader, work, self._reading)
        except sqlite3.Error as error:
            raise failure(error, self.path) from error

    async def close(self) -> None:
        """Finish what is queued, and let go of the file."""
        assert self._loop is not None
        if self._writer is None:
            return
        await self.flush()
        self._queue.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        self._writer = None
        await self._loop.run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()
        self._writing.close()


def connect(path: Path) -> sqlite3.Connection:
    """A connection without implicit transactions, that waits a while for a lock."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    return connection


def check_whole(connection: sqlite3.Connection, path: Path) -> None:
    """Raise `StoreFailed` for a damaged file."""
    fault = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if fault != "ok":
        raise StoreFailed("error-store-damaged", path=str(path), reason=str(fault)[:200])


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the file up to date, each step whole or not at all. Raises `StoreFailed` for one of a newer program."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise StoreFailed("error-store-newer", path=str(path), given=version, known=len(MIGRATIONS))
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in script.split(";"):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except sqlite3.Error:
            connection.rollback()
            raise
