"""Reviews of finished games: computed by workers, in fair order by owner, and kept for a while.

A review can be read as soon as it is computed. Its large losses are then checked by rollouts, one
job each, so that no other review waits; the review is updated after each.

Where several processes share a database, they share their reviews (`store/postgres_reviews.py`):
one process has a review computed, all can read it, and another takes over if that process ends.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Any

import msgspec

from colonnade.server.errors import HelpFailed, StoreFailed
from colonnade.server.messages import encode
from colonnade.server.settings import Settings
from colonnade.server.store.reviews import ReviewStore, StoredReview
from colonnade.server.workers.fair import Priority
from colonnade.server.workers.jobs import CheckReview, Job, MakeReview
from colonnade.server.workers.pool import Workers

RENEW_SECONDS = 0.5
"""How often the progress of a review is stored."""
RETRY_SECONDS = 1.0
RETRIES = 30
"""How often a finished review is stored again when the database fails."""
_logger = logging.getLogger("colonnade.reviews")


class Reviews:
    """Every review that is being computed or kept, by its id: that of the table, a hash of the
    record, or both.
    """

    def __init__(
        self, settings: Settings, store: ReviewStore, makers: Workers, checkers: Workers
    ) -> None:
        self._settings, self._store = settings, store
        self._makers, self._checkers = makers, checkers
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Get ready."""
        await self._store.open()

    async def forget(self, id: str) -> None:
        """Drop the reviews of a table or record that are kept or being computed."""
        await self._store.forget(id)

    async def forget_all(self) -> None:
        """Drop all reviews."""
        await self._store.forget_all()

    async def prune(self) -> None:
        """Drop old reviews. Raises `StoreFailed`."""
        await self._store.prune()

    async def close(self) -> None:
        """End what is being computed."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._store.close()

    async def read(self, id: str) -> tuple[bool, bytes] | None:
        """Whether a review is ready, and its `ReviewAnswer` in JSON; None for an unknown one.
        Raises `HelpFailed` once; the next request computes it again.
        """
        review = await self._store.read(id)
        if review is None:
            return None
        if review.has_failed:
            await self._store.remove(id)
            raise HelpFailed("error-server-review-failed")
        if review.record:
            taken = await self._store.take_over(id)
            if taken is not None:
                self._start(id, taken)
        return _to_answer(id, review)

    async def begin(self, id: str, record: str, owner: str) -> tuple[bool, bytes]:
        """Start the review of a finished game, unless it is known, and read it. Raises `TooMany` if
        too many of the owner are being computed.
        """
        if await self._store.add(id, owner, record, self._settings.reviews_waiting):
            self._start(id, StoredReview(owner, record))
        return await self.read(id) or _to_answer(id, StoredReview(owner))

    def _start(self, id: str, review: StoredReview) -> None:
        task = asyncio.get_running_loop().create_task(self._compute(id, review))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _compute(self, id: str, review: StoredReview) -> None:
        """Have a review made, and its large losses checked one after the other."""
        try:
            found, is_unchecked = review.found, self._settings.check_seconds > 0
            if not found:
                made = await self._call(id, self._makers, MakeReview(review.record), review.owner)
                if made is None:
                    await self._store.fail(id)
                    return
                found = bytes(made)
            while await self._save(id, found, is_unchecked) and is_unchecked:
                job = CheckReview(review.record, msgspec.Raw(found), self._settings.check_seconds)
                answer = await self._call(id, self._checkers, job, review.owner)
                # After a failed check, which is logged, the remaining losses stay uncertain.
                checked, is_unchecked = answer or (found, False)
                found = bytes(checked)
        except StoreFailed as error:
            _logger.error("review not stored", extra={"review": id, "reason": str(error)})
        except _Dropped:
            pass

    async def _call(self, id: str, workers: Workers, job: Job, owner: str) -> Any:
        """The answer of a worker; meanwhile the progress is stored."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        progress = 0.0

        def report(done: float) -> None:
            nonlocal progress
            progress = done

        workers.call(
            job,
            lambda found: None if answer.done() else answer.set_result(found),
            self._settings.review_seconds,
            report,
            owner=owner,
            priority=Priority.RECORD,
        )
        while not (await asyncio.wait({answer}, timeout=RENEW_SECONDS))[0]:
            try:
                if not await self._store.renew(id, progress):
                    raise _Dropped
            except StoreFailed:
                pass  # the next time, or another process takes over
        return answer.result()

    async def _save(self, id: str, found: bytes, is_checking: bool) -> bool:
        for _ in range(RETRIES):
            try:
                return await self._store.save(id, found, is_checking)
            except StoreFailed:
                await asyncio.sleep(RETRY_SECONDS)
        return await self._store.save(id, found, is_checking)


class _Dropped(Exception):
    """This process need not compute the review any more."""


def find_id(record: str, table: str = "") -> str:
    """The id of a record's review: equal records have equal ids. With a table, one of several
    records that its game may have had: `forget` knows them by the table.
    """
    found = hashlib.sha256(record.encode()).hexdigest()
    return f"{table}-{found[:8]}" if table else found[:32]


def _to_answer(id: str, review: StoredReview) -> tuple[bool, bytes]:
    found = msgspec.Raw(review.found) if review.found else None
    return found is not None, encode(
        {
            "id": id,
            "progress": review.progress,
            "is_checking": review.is_checking,
            "review": found,
        }
    )
