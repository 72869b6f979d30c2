"""Group commits: batches of work, and the thread that writes them to a SQLite file."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from colonnade.server.errors import StoreFailed
from colonnade.server.metrics import Commits

T = TypeVar("T")
W = TypeVar("W")
SqliteWork = Callable[[sqlite3.Connection], Any]
BATCH_SIZE = 32
"""Commit at once at this batch size, without waiting for another step of the event loop."""
_REASONS = {
    "full": ("full", "disk i/o"),
    "locked": ("locked", "busy"),
    "damaged": ("malformed", "not a database", "corrupt"),
    "closed": ("readonly", "read-only", "unable to open"),
}
"""Parts of SQLite's error texts, by reason."""
_logger = logging.getLogger("colonnade.store")


def to_store_failed(error: sqlite3.Error | OSError | StoreFailed, path: Path) -> StoreFailed:
    """The error as `StoreFailed`, with a message for its reason."""
    if isinstance(error, StoreFailed):
        return error
    text = str(error).lower()
    reason = next(
        (reason for reason, words in _REASONS.items() if any(word in text for word in words)),
        "other",
    )
    return StoreFailed(f"error-store-{reason}", path=str(path), reason=str(error)[:200])


@dataclass(slots=True)
class Write(Generic[W]):
    """Work for the next commit, and the future for its result."""

    work: W
    future: asyncio.Future[Any]
    result: Any = None
    error: StoreFailed | None = None


class Batches(Generic[W]):
    """Gathers work in batches, of which one is committed at a time.

    All work that waits when a commit begins is committed together, so that a busy server flushes
    the disk once instead of a hundred times. `add` must be called in the event loop in which the
    object was created.
    """

    def __init__(self, commits: Commits) -> None:
        """`commits` counts the batches."""
        self._loop, self._commits = asyncio.get_running_loop(), commits
        self._started = 0.0
        self._waiting: list[Write[W]] = []
        self._is_committing = False

    def add(self, work: W) -> asyncio.Future[Any]:
        """Add work to the next commit: the future has its result once that is on disk, or a
        `StoreFailed` and nothing was changed.

        Work may run twice, in a second transaction after the first was rolled back.
        """
        write = Write(work, self._loop.create_future())
        self._waiting.append(write)
        if not self._is_committing:
            self._is_committing = True
            self._gather()
        return write.future

    def _gather(self) -> None:
        """Commit the waiting work after the first step of the loop that adds none: the more work
        shares a commit, the less each costs.
        """
        self._loop.call_soon(self._end_step, len(self._waiting))

    def _end_step(self, before: int) -> None:
        if before < len(self._waiting) < BATCH_SIZE:
            self._gather()
        else:
            batch, self._waiting = self._waiting, []
            self._started = self._loop.time()
            self._start(batch)

    def _start(self, batch: list[Write[W]]) -> None:
        """Begin to commit a batch; `_finish` is called in the event loop when that is done."""
        raise NotImplementedError

    def _finish(self, batch: Sequence[Write[W]]) -> None:
        """Resolve the futures of a batch, and gather the next one."""
        self._commits.seconds.observe(self._loop.time() - self._started)
        self._commits.sizes.observe(len(batch))
        for write in batch:
            if write.future.done():
                continue
            if write.error is None:
                write.future.set_result(write.result)
            else:
                self._commits.failed += 1
                write.future.set_exception(write.error)
        if self._waiting:
            self._gather()
        else:
            self._is_committing = False


class Writer(Batches[SqliteWork]):
    """Runs work in transactions of SQLite, one after the other, in a thread of its own."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        path: Path,
        on_removed: Callable[[], None],
        commits: Commits,
    ) -> None:
        """`on_removed` is called once in the event loop when the file is missing."""
        super().__init__(commits)
        self._connection, self._path, self._on_removed = connection, path, on_removed
        self._files = tuple(
            (file, _identify(file)) for file in (path, path.with_name(f"{path.name}-wal"))
        )
        self.removed: StoreFailed | None = None
        """Set once the file was removed or replaced: later writes are lost."""
        self.has_failed = False
        """Whether a write has failed since this was last set to False."""
        self._queue: queue.SimpleQueue[list[Write[SqliteWork]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Commit waiting work, and end the thread."""
        if self._is_committing:
            await self.add(lambda connection: None)
        self._queue.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _start(self, batch: list[Write[SqliteWork]]) -> None:
        self._queue.put(batch)

    # In the thread

    def _run(self) -> None:
        while (batch := self._queue.get()) is not None:
            self._commit(batch)
            self._loop.call_soon_threadsafe(self._finish, batch)

    def _commit(self, batch: Sequence[Write[SqliteWork]]) -> None:
        """Commit all together. If that fails, try each alone, so that only the
        faulty work fails.
        """
        error = self._transact(batch)
        if error is None:
            return
        self.has_failed = True
        for write in batch:
            write.error = self._transact([write]) if len(batch) > 1 else error

    def _transact(self, batch: Sequence[Write[SqliteWork]]) -> StoreFailed | None:
        """Run the work of a batch in one transaction; the error, if nothing was changed."""
        if not self._is_in_place():
            return self.removed
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for write in batch:
                write.result = write.work(self._connection)
            self._connection.execute("COMMIT")
        except (sqlite3.Error, StoreFailed) as error:
            with contextlib.suppress(sqlite3.Error):
                if self._connection.in_transaction:
                    self._connection.rollback()
            return to_store_failed(error, self._path)
        self._is_in_place()
        return self.removed

    def _is_in_place(self) -> bool:
        """Whether the file that was opened is still there."""
        if self.removed is None and any(
            _identify(file) != identity for file, identity in self._files
        ):
            self.removed = StoreFailed("error-store-removed", path=str(self._path))
            _logger.critical("database removed", extra={"reason": str(self._path)})
            self._loop.call_soon_threadsafe(self._on_removed)
        return self.removed is None


def _identify(path: Path) -> tuple[int, int] | None:
    """The device and inode of a file; None for a missing file."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
