"""Workers whose jobs are counted, for the admin page and for Prometheus."""

from __future__ import annotations

import time
from collections import Counter

from colonnade.server.metrics import Histogram
from colonnade.server.workers.fair import Priority
from colonnade.server.workers.jobs import Job, Report
from colonnade.server.workers.pool import Answer, Workers


class JobFigures:
    """The jobs of a server, by class."""

    def __init__(self) -> None:
        self.unanswered: Counter[Priority] = Counter()
        """Jobs that wait or are being done."""
        self.failed: Counter[Priority] = Counter()
        self.seconds = {priority: Histogram() for priority in Priority}
        """The time from the call to the answer, also of failed jobs."""


class CountedWorkers:
    """Other `Workers`, whose jobs are counted. Every method runs in the event loop."""

    def __init__(self, inner: Workers, figures: JobFigures) -> None:
        self._inner, self._figures = inner, figures

    @property
    def workers(self) -> int:
        """How many processes of this server do jobs."""
        return self._inner.workers

    def call(
        self,
        job: Job,
        answer: Answer,
        seconds: float | None = None,
        report: Report | None = None,
        *,
        owner: str = "",
        priority: Priority = Priority.WATCHED,
    ) -> None:
        """Have a job done, and count it until it is answered."""
        figures, start = self._figures, time.monotonic()

        def finish(result: object) -> None:
            figures.unanswered[priority] -= 1
            figures.failed[priority] += result is None
            figures.seconds[priority].observe(time.monotonic() - start)
            answer(result)

        figures.unanswered[priority] += 1
        self._inner.call(job, finish, seconds, report, owner=owner, priority=priority)

    def count(self, owner: str, priority: Priority) -> int:
        """How many jobs of an owner wait in a class."""
        return self._inner.count(owner, priority)

    async def open(self) -> None:
        """Get ready for calls."""
        await self._inner.open()

    async def close(self) -> None:
        """End; jobs that wait are dropped."""
        await self._inner.close()
