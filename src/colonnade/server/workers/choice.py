"""Who thinks for a server: processes of its own, or `colonnade worker`; and where reviews are."""

from __future__ import annotations

from colonnade.core.errors import BadOption
from colonnade.server.settings import Settings
from colonnade.server.store.base import is_address
from colonnade.server.store.reviews import MemoryReviews, ReviewStore
from colonnade.server.workers.counted import CountedWorkers, JobFigures
from colonnade.server.workers.pool import Pool, Workers
from colonnade.server.workers.reviews import Reviews


class Thinking:
    """The workers of a server, and its reviews.

    With a PostgreSQL database, reviews are shared with the other processes. Without workers of its
    own, the server leaves all jobs to `colonnade worker`. Raises `BadOption` where that cannot be:
    a file has no other workers.
    """

    def __init__(self, settings: Settings) -> None:
        self.figures = JobFigures()
        self.pool, self._review_pools = _choose_workers(settings, self.figures)
        store: ReviewStore = MemoryReviews()
        if is_address(settings.database):
            from colonnade.server.store.postgres_reviews import PostgresReviews

            store = PostgresReviews(str(settings.database))
        self.reviews = Reviews(settings, store, *self._review_pools)

    async def open(self) -> None:
        """Get ready, once the store is open."""
        await self.pool.open()
        await self.reviews.open()

    async def close(self) -> None:
        """End the workers; jobs that wait are dropped."""
        await self.reviews.close()
        for pool in {self.pool, *self._review_pools}:
            await pool.close()


def _choose_workers(
    settings: Settings, figures: JobFigures
) -> tuple[Workers, tuple[Workers, Workers]]:
    """The workers for bots and help, and those for reviews and their checks."""
    if settings.workers > 0:
        # so that no bot waits for a review, and no review for the checks of another
        review_pools = [CountedWorkers(Pool(1, settings.review_seconds), figures) for _ in range(2)]
        pool = Pool(settings.workers, settings.bot_seconds)
        return CountedWorkers(pool, figures), (review_pools[0], review_pools[1])
    if not is_address(settings.database):
        raise BadOption("error-option-no-workers")
    from colonnade.server.workers.remote import RemoteWorkers

    workers = RemoteWorkers(str(settings.database), settings.bot_seconds)
    remote = CountedWorkers(workers, figures)
    return remote, (remote, remote)
