"""Reviews of finished games: made in a worker process of their own, so that no bot waits, in fair order by owner, and remembered.

A review is answered as soon as it is there. Its large losses are then put to rollouts in another process, one after the other, so that no
review waits for them; after each the review is answered with what they say.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from dataclasses import dataclass
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


@dataclass(slots=True)
class _Review:
    """A review under way or remembered."""

    id: str
    owner: str
    text: str
    """The record; empty once it is needed no more."""
    progress: float = 0.0
    found: bytes = b""
    """The review itself, once it is ready."""
    is_checking: bool = False
    has_failed: bool = False


class Reviews:
    """Every review that is under way or remembered, by its id: that of the table, or one that follows from the record."""

    def __init__(self, settings: Settings) -> None:
        self._limit, self._check_seconds = settings.reviews_waiting, settings.check_seconds
        self._pool, self._check_pool = Pool(1, settings.review_seconds), Pool(1, settings.review_seconds)
        self._reviews: OrderedDict[str, _Review] = OrderedDict()
        """The least recently read first."""

    def knows(self, id: str) -> bool:
        """Whether there is something to answer without the record."""
        return id in self._reviews

    def answer(self, id: str) -> tuple[bool, bytes]:
        """Whether a known review is ready, and its `ReviewAnswer` in JSON. Raises `HelpFailed`, once: who asks again has it made anew."""
        review = self._reviews[id]
        if review.has_failed:
            del self._reviews[id]
            raise HelpFailed("error-server-review-failed")
        self._reviews.move_to_end(id)
        found = msgspec.Raw(review.found) if review.found else None
        return found is not None, encode({"id": id, "progress": review.progress, "is_checking": review.is_checking, "review": found})

    def begin(self, id: str, text: str, owner: str) -> None:
        """Have the record of a finished game reviewed, unless it is known. Raises `TooMany` where too many of the owner are under way."""
        if id in self._reviews:
            return
        if sum(review.owner == owner and not review.found and not review.has_failed for review in self._reviews.values()) >= self._limit:
            raise TooMany("error-server-too-many")
        review = self._reviews[id] = _Review(id, owner, text)
        finish, report = partial(self._finish, review), partial(setattr, review, "progress")
        self._pool.call(make_review, (text,), finish, progress=report, owner=owner, priority=Priority.RECORD)

    def _finish(self, review: _Review, found: bytes | None) -> None:
        if found is None:
            review.has_failed, review.text = True, ""
        else:
            review.progress = 1.0
            self._keep(review, found, is_unchecked=self._check_seconds > 0)

    def _keep(self, review: _Review, found: bytes, is_unchecked: bool) -> None:
        """Remember a review, drop others where it is too much, and have its next large loss checked."""
        review.found, review.is_checking = found, is_unchecked
        size = sum(len(each.found) for each in self._reviews.values())
        for oldest in [each for each in self._reviews.values() if each.found and each is not review]:
            if size <= KEPT:
                break
            size -= len(oldest.found)
            del self._reviews[oldest.id]
        if is_unchecked:
            arguments, finish = (review.text, found, self._check_seconds), partial(self._finish_check, review)
            self._check_pool.call(check_next, arguments, finish, owner=review.owner, priority=Priority.RECORD)
        else:
            review.text = ""

    def _finish_check(self, review: _Review, answer: tuple[bytes, bool] | None) -> None:
        if self._reviews.get(review.id) is review:  # not dropped meanwhile
            # Where the check failed, which is logged, what is not checked stays uncertain.
            self._keep(review, *(answer or (review.found, False)))

    def close(self) -> None:
        """End the workers."""
        self._pool.close()
        self._check_pool.close()


def find_id(record: str) -> str:
    """The id of a record's review: equal records have equal ids."""
    return hashlib.sha256(record.encode()).hexdigest()[:32]
