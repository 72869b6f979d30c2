"""Reviews of finished games: made in a worker process of their own, so that no bot waits, in fair order by owner, and remembered."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from functools import partial

import msgspec

from colonnade.server.errors import HelpFailed, TooMany
from colonnade.server.messages import encode
from colonnade.server.settings import Settings
from colonnade.server.workers.fair import Priority
from colonnade.server.workers.pool import Pool
from colonnade.server.workers.thinking import make_review

KEPT = 32 * 1024 * 1024
"""Bytes of reviews that are remembered; the least recently read are dropped first."""


class _Answer(msgspec.Struct, frozen=True):
    """A `ReviewAnswer` whose review is JSON already."""

    id: str
    progress: float
    review: msgspec.Raw | None


class Reviews:
    """Every review that is under way or remembered, by its id: that of the table, or one that follows from the record."""

    def __init__(self, settings: Settings) -> None:
        self._limit = settings.reviews_waiting
        self._pool = Pool(1, settings.review_seconds)
        self._ready: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._progress: dict[str, float] = {}
        """Of those under way."""
        self._owners: dict[str, str] = {}
        """Of those under way."""
        self._failed: set[str] = set()
        """Those whose failure nobody has heard of yet."""

    def knows(self, id: str) -> bool:
        """Whether there is something to answer without the record."""
        return id in self._ready or id in self._progress or id in self._failed

    def answer(self, id: str) -> tuple[bool, bytes]:
        """Whether a known review is ready, and the answer in JSON. Raises `HelpFailed`, once: who asks again has it made anew."""
        if id in self._failed:
            self._failed.discard(id)
            raise HelpFailed("error-server-review-failed")
        found = self._ready.get(id)
        if found is None:
            return False, encode(_Answer(id, self._progress[id], None))
        self._ready.move_to_end(id)
        return True, encode(_Answer(id, 1.0, msgspec.Raw(found)))

    def begin(self, id: str, text: str, owner: str) -> None:
        """Have the record of a finished game reviewed, unless it is known. Raises `TooMany` where too many of the owner are under way."""
        if self.knows(id):
            return
        if list(self._owners.values()).count(owner) >= self._limit:
            raise TooMany("error-server-too-many")
        self._progress[id], self._owners[id] = 0.0, owner
        finish, report = partial(self._finish, id), partial(self._report, id)
        self._pool.call(make_review, (text,), finish, progress=report, owner=owner, priority=Priority.RECORD)

    def _report(self, id: str, done: float) -> None:
        self._progress[id] = done

    def _finish(self, id: str, found: bytes | None) -> None:
        del self._progress[id], self._owners[id]
        if found is None:
            self._failed.add(id)
            return
        self._ready[id] = found
        self._size += len(found)
        while self._size > KEPT and len(self._ready) > 1:
            self._size -= len(self._ready.popitem(last=False)[1])

    def close(self) -> None:
        """End the worker."""
        self._pool.close()


def find_id(record: str) -> str:
    """The id of a record's review: equal records have equal ids."""
    return hashlib.sha256(record.encode()).hexdigest()[:32]
