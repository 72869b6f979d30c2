"""Fair scheduling: by priority, then round robin by owner, so that no owner waits for another's
hundred jobs.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import Generic, TypeVar

from colonnade.server.errors import TooMany

T = TypeVar("T")
PATIENCE = 8
"""A class with waiting jobs is skipped at most this often in a row."""


class Priority(IntEnum):
    """The classes of jobs, the most urgent first."""

    HELP = 0
    """A person waits for a hint, the lens or a second thought."""
    WATCHED = 1
    """A bot's decision at a table that somebody watches."""
    RECORD = 2
    """A person waits for a table to be loaded, or for a record to be replayed, checked or reviewed.
    """
    UNWATCHED = 3
    """A bot's decision at a table that nobody watches."""


class FairQueue(Generic[T]):
    """Waiting jobs. `pop` takes the most urgent class; within it one job of each owner in turn; of
    an owner the oldest.

    A less urgent class is skipped at most `PATIENCE` times in a row, so that no class starves. Not
    thread-safe.
    """

    def __init__(self) -> None:
        self._classes: dict[int, OrderedDict[str, deque[T]]] = {}
        self._passed: dict[int, int] = {}

    def push(self, owner: str, priority: int, job: T) -> None:
        """Add a job of an owner."""
        self._classes.setdefault(priority, OrderedDict()).setdefault(owner, deque()).append(job)

    def pop(self, least: int | None = None) -> T | None:
        """Remove the next job and return it, or None if there is none. `least` is the least urgent
        class considered.
        """
        wanted = sorted(
            priority for priority in self._classes if least is None or priority <= least
        )
        if not wanted:
            return None
        priority = next(
            (each for each in wanted if self._passed.get(each, 0) >= PATIENCE), wanted[0]
        )
        for each in wanted:
            self._passed[each] = self._passed.get(each, 0) + 1 if each > priority else 0
        owners = self._classes[priority]
        owner, jobs = owners.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            owners[owner] = jobs  # to the end of the queue
        elif not owners:
            del self._classes[priority]
            self._passed.pop(priority, None)
        return job

    def count(self, owner: str, priority: int) -> int:
        """How many jobs of an owner wait in a class."""
        owners = self._classes.get(priority)
        return len(owners[owner]) if owners and owner in owners else 0


class FairLock:
    """A lock for coroutines that is handed on in the order of a `FairQueue`; `limit` coroutines of
    one owner may wait for it.
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()
        self._is_locked = False

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncGenerator[None]:
        """Hold the lock while the block runs. Raises `TooMany` where too many of the owner wait."""
        if self._is_locked:
            await self._wait(owner)
        self._is_locked = True
        try:
            yield
        finally:
            self._release()

    async def _wait(self, owner: str) -> None:
        if self._waiting.count(owner, Priority.RECORD) >= self._limit:
            raise TooMany("error-server-too-many")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.push(owner, Priority.RECORD, future)
        try:
            await future
        except asyncio.CancelledError:
            if not future.cancelled():  # the lock was just passed to us
                self._release()
            raise

    def _release(self) -> None:
        while (future := self._waiting.pop()) is not None:
            if not future.done():
                future.set_result(None)
                return
        self._is_locked = False
