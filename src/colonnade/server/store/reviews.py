"""Where reviews are kept, and how a single process keeps them in memory."""

from __future__ import annotations

from collections import OrderedDict
from typing import Protocol

import msgspec

from colonnade.server.errors import TooMany

KEPT = 32 * 1024 * 1024
"""The size of the cache in memory in bytes; the least recently read reviews are dropped first."""


class StoredReview(msgspec.Struct):
    """A review that is being computed or kept."""

    owner: str
    record: str = ""
    """Empty once it is no longer needed."""
    progress: float = 0.0
    found: bytes = b""
    """The review itself as JSON, once it is ready."""
    is_checking: bool = False
    has_failed: bool = False


class ReviewStore(Protocol):
    """Where reviews are kept, by their ids. Every method raises `StoreFailed`."""

    async def open(self) -> None:
        """Get ready."""
        ...

    async def close(self) -> None:
        """Let others take over what this process was computing."""
        ...

    async def read(self, id: str) -> StoredReview | None:
        """A review by its id."""
        ...

    async def add(self, id: str, owner: str, record: str, limit: int) -> bool:
        """Add a review, to be computed by this process; False if there is one already. Raises
        `TooMany` if `limit` reviews of the owner are being computed.
        """
        ...

    async def prune(self) -> None:
        """Remove old reviews, and incomplete ones that no process computes any more."""
        ...

    async def take_over(self, id: str) -> StoredReview | None:
        """The review, to be computed here, if the process that was computing it has ended."""
        ...

    async def renew(self, id: str, progress: float) -> bool:
        """Store the progress of a review; False if this process need not compute it any more."""
        ...

    async def save(self, id: str, found: bytes, is_checking: bool) -> bool:
        """Store a review that is ready, or a part of its checks; False as for `renew`."""
        ...

    async def fail(self, id: str) -> None:
        """Note that a review could not be computed."""
        ...

    async def remove(self, id: str) -> None:
        """Remove a review that has failed."""
        ...

    async def forget(self, id: str) -> None:
        """Remove a review, and those whose id begins with this one and a hyphen, also while they
        are being computed: their game was changed or erased.
        """
        ...

    async def forget_all(self) -> None:
        """Remove all reviews: a name in any of them was erased."""
        ...


class MemoryReviews:
    """The `ReviewStore` of a single process."""

    def __init__(self) -> None:
        self._reviews: OrderedDict[str, StoredReview] = OrderedDict()
        """The least recently read first."""

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def read(self, id: str) -> StoredReview | None:
        """A review by its id."""
        review = self._reviews.get(id)
        if review is not None:
            self._reviews.move_to_end(id)
        return review

    async def add(self, id: str, owner: str, record: str, limit: int) -> bool:
        """Add a review, unless there is one already."""
        if id in self._reviews:
            return False
        under_way = sum(
            review.owner == owner and not review.found and not review.has_failed
            for review in self._reviews.values()
        )
        if under_way >= limit:
            raise TooMany("error-server-too-many")
        self._reviews[id] = StoredReview(owner)
        return True

    async def prune(self) -> None:
        """Nothing to do: `save` drops the oldest."""

    async def take_over(self, id: str) -> StoredReview | None:
        """None: the only process has not ended."""
        return None

    async def renew(self, id: str, progress: float) -> bool:
        """Note the progress, unless the review is ready."""
        review = self._reviews.get(id)
        if review is None:
            return False
        if not review.found:
            review.progress = progress
        return True

    async def save(self, id: str, found: bytes, is_checking: bool) -> bool:
        """Keep a review, and drop others if there is not enough room."""
        review = self._reviews.get(id)
        if review is None:
            return False
        review.found, review.is_checking, review.progress = found, is_checking, 1.0
        size = sum(len(each.found) for each in self._reviews.values())
        ready = [key for key, each in self._reviews.items() if each.found and key != id]
        for oldest in ready:
            if size <= KEPT:
                break
            size -= len(self._reviews.pop(oldest).found)
        return True

    async def fail(self, id: str) -> None:
        """Note that a review could not be computed."""
        if id in self._reviews:
            self._reviews[id].has_failed = True

    async def remove(self, id: str) -> None:
        """Remove a review that has failed."""
        self._reviews.pop(id, None)

    async def forget(self, id: str) -> None:
        """Remove the reviews of an id, also those that are being computed."""
        for key in [key for key in self._reviews if key == id or key.startswith(f"{id}-")]:
            del self._reviews[key]

    async def forget_all(self) -> None:
        """Remove all reviews."""
        self._reviews.clear()
