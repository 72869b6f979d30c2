"""Reviews of finished games: made in a worker process of their own, so that no bot waits, in fair order by owner, and remembered.

A review is answered as soon as it is there. Its large losses are then put to rollouts in another process, one after the other, so that no
review waits for them; after each the review is answered with what they say.
"""

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
from colonnade.server.workers.thinking import check_next, make_review

KEPT = 32 * 1024 * 1024
"""Bytes of reviews that are remembered; the least recently read are dropped first."""


class _Answer(msgspec.Struct, frozen=True):
    """A `ReviewAnswer` whose review is JSON already."""

    id: str
    progress: float
    is_checking: bool
    review: msgspec.Raw | None


class Reviews:
    """Every review that is under way or remembered, by its id: that of the table, or one that follows from the record."""

    def __init__(self, settings: Settings) -> None:
        self._limit = settings.reviews_waiting
        self._pool = Pool(1, settings.review_seconds)
        self._check_pool = Pool(1, settings.review_seconds)
        self._check_seconds = settings.check_seconds
        self._checking: set[str] = set()
        """Those ready whose losses are being checked."""
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
            return False, encode(_Answer(id, self._progress[id], False, None))
        self._ready.move_to_end(id)
        return True, encode(_Answer(id, 1.0, id in self._checking, msgspec.Raw(found)))

    def begin(self, id: str, text: str, owner: str) -> None:
        """Have the record of a finished game reviewed, unless it is known. Raises `TooMany` where too many of the owner are under way."""
        if self.knows(id):
            return
        if list(self._owners.values()).count(owner) >= self._limit:
            raise TooMany("error-server-too-many")
        self._progress[id], self._owners[id] = 0.0, owner
        finish, report = partial(self._finish, id, text, owner), partial(self._report, id)
        self._pool.call(make_review, (text,), finish, progress=report, owner=owner, priority=Priority.RECORD)

    def _report(self, id: str, done: float) -> None:
        self._progress[id] = done

    def _finish(self, id: str, text: str, owner: str, found: bytes | None) -> None:
        del self._progress[id], self._owners[id]
        if found is None:
            self._failed.add(id)
            return
        self._keep(id, found)
        if self._check_seconds > 0:
            self._checking.add(id)
            self._check(id, text, owner, found)

    def _keep(self, id: str, found: bytes) -> None:
        self._size += len(found) - len(self._ready.pop(id, b""))
        self._ready[id] = found
        while self._size > KEPT and len(self._ready) > 1:
            dropped, review = self._ready.popitem(last=False)
            self._size -= len(review)
            self._checking.discard(dropped)

    def _check(self, id: str, text: str, owner: str, found: bytes) -> None:
        """Have the next large loss of a review checked."""
        finish = partial(self._finish_check, id, text, owner)
        self._check_pool.call(check_next, (text, found, self._check_seconds), finish, owner=owner, priority=Priority.RECORD)

    def _finish_check(self, id: str, text: str, owner: str, answer: tuple[bytes, bool] | None) -> None:
        if id not in self._checking:  # dropped meanwhile
            return
        if answer is None:  # it failed, which is logged: what is not checked stays uncertain
            self._checking.discard(id)
            return
        found, is_more = answer
        self._keep(id, found)
        if is_more:
            self._check(id, text, owner, found)
        else:
            self._checking.discard(id)

    def close(self) -> None:
        """End the workers."""
        self._pool.close()
        self._check_pool.close()


def find_id(record: str) -> str:
    """The id of a record's review: equal records have equal ids."""
    return hashlib.sha256(record.encode()).hexdigest()[:32]
