"""Reviews of finished games: computed in a worker process of their own, so that no bot waits, in
fair order by owner, and cached.

A review can be read as soon as it is computed. Its large losses are then checked by rollouts in
another process, one after the other, so that no other review waits; the review is updated after
each.
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
"""The size of the cache in bytes; the least recently read reviews are dropped first."""


@dataclass(slots=True)
class _Review:
    """A review that is being computed or cached."""

    id: str
    owner: str
    text: str
    """The record; empty once it is no longer needed."""
    progress: float = 0.0
    found: bytes = b""
    """The review itself, once it is ready."""
    is_checking: bool = False
    has_failed: bool = False


class Reviews:
    """Every review that is being computed or cached, by its id: that of the table, or a hash of the
    record.
    """

    def __init__(self, settings: Settings) -> None:
        self._limit, self._check_seconds = settings.reviews_waiting, settings.check_seconds
        self._pool, self._check_pool = (
            Pool(1, settings.review_seconds),
            Pool(1, settings.review_seconds),
        )
        self._reviews: OrderedDict[str, _Review] = OrderedDict()
        """The least recently read first."""

    def knows(self, id: str) -> bool:
        """Whether a review is being computed or cached."""
        return id in self._reviews

    def answer(self, id: str) -> tuple[bool, bytes]:
        """Whether a known review is ready, and its `ReviewAnswer` in JSON. Raises `HelpFailed`
        once; the next request computes it again.
        """
        review = self._reviews[id]
        if review.has_failed:
            del self._reviews[id]
            raise HelpFailed("error-server-review-failed")
        self._reviews.move_to_end(id)
        found = msgspec.Raw(review.found) if review.found else None
        return found is not None, encode(
            {
                "id": id,
                "progress": review.progress,
                "is_checking": review.is_checking,
                "review": found,
            }
        )

    def begin(self, id: str, text: str, owner: str) -> None:
        """Start the review of a finished game, unless it is known. Raises `TooMany` if too many of
        the owner are being computed.
        """
        if id in self._reviews:
            return
        if (
            sum(
                review.owner == owner and not review.found and not review.has_failed
                for review in self._reviews.values()
            )
            >= self._limit
        ):
            raise TooMany("error-server-too-many")
        review = self._reviews[id] = _Review(id, owner, text)
        finish, report = partial(self._finish, review), partial(setattr, review, "progress")
        self._pool.call(
            make_review, (text,), finish, progress=report, owner=owner, priority=Priority.RECORD
        )

    def _finish(self, review: _Review, found: bytes | None) -> None:
        if found is None:
            review.has_failed, review.text = True, ""
        else:
            review.progress = 1.0
            self._keep(review, found, is_unchecked=self._check_seconds > 0)

    def _keep(self, review: _Review, found: bytes, is_unchecked: bool) -> None:
        """Cache a review, drop others if the cache is full, and start the check of the next large
        loss.
        """
        review.found, review.is_checking = found, is_unchecked
        size = sum(len(each.found) for each in self._reviews.values())
        for oldest in [
            each for each in self._reviews.values() if each.found and each is not review
        ]:
            if size <= KEPT:
                break
            size -= len(oldest.found)
            del self._reviews[oldest.id]
        if is_unchecked:
            arguments, finish = (
                (review.text, found, self._check_seconds),
                partial(self._finish_check, review),
            )
            self._check_pool.call(
                check_next, arguments, finish, owner=review.owner, priority=Priority.RECORD
            )
        else:
            review.text = ""

    def _finish_check(self, review: _Review, answer: tuple[bytes, bool] | None) -> None:
        if self._reviews.get(review.id) is review:  # not dropped meanwhile
            # After a failed check, which is logged, the remaining losses stay uncertain.
            self._keep(review, *(answer or (review.found, False)))

    def close(self) -> None:
        """End the workers."""
        self._pool.close()
        self._check_pool.close()


def find_id(record: str) -> str:
    """The id of a record's review: equal records have equal ids."""
    return hashlib.sha256(record.encode()).hexdigest()[:32]
