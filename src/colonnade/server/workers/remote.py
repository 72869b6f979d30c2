"""Workers in other processes, `colonnade worker`: jobs go to them through the database."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import secrets
import time
from dataclasses import dataclass

import msgspec

from colonnade.server.errors import StoreFailed
from colonnade.server.store.jobs import ANSWERS_CHANNEL, AskedJobs, JobRow, ListeningConnection
from colonnade.server.workers.fair import Priority
from colonnade.server.workers.jobs import Job, Report, decode_answer, encode_job
from colonnade.server.workers.pool import Answer

POLL_SECONDS = 1.0
"""How often this server looks by itself: a notification may be missed."""
HELP_SECONDS = 30.0
"""How long a person waits for a hint before it is refused; bots wait until there is a worker."""
WARN_SECONDS = 30.0
"""How long a job may wait before the log says so."""
_logger = logging.getLogger("colonnade.bots")


@dataclass(slots=True, eq=False)
class _Request:
    """A job that is not answered yet."""

    row: JobRow
    job: Job
    answer: Answer
    report: Report | None
    asked: float
    is_sent: bool = False
    progress: float = 0.0


class RemoteWorkers:
    """The `Workers` of a server that leaves all jobs to `colonnade worker`.

    The memory of this process has the truth about its jobs: those that are missing in the database,
    after a crash of it for example, are inserted again.
    """

    workers = 0

    def __init__(self, address: str, seconds: float) -> None:
        self._seconds = seconds
        self._asker = secrets.token_hex(8)
        self._requests: dict[int, _Request] = {}
        self._numbers = itertools.count(1)
        self._wake = asyncio.Event()
        self._connection = ListeningConnection(
            address, ANSWERS_CHANNEL + self._asker, self._wake.set
        )
        self._task: asyncio.Task[None] | None = None
        self._checked_at, self._warned = 0.0, 0.0

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
        """Have a job done by any worker."""
        number = next(self._numbers)
        limit = self._seconds if seconds is None else seconds
        row = JobRow(number, encode_job(job).decode(), priority, owner, limit)
        self._requests[number] = _Request(row, job, answer, report, time.monotonic())
        self._wake.set()

    def count(self, owner: str, priority: Priority) -> int:
        """How many jobs of an owner are not answered, in a class."""
        return sum(
            request.row.owner == owner and request.row.priority == priority
            for request in self._requests.values()
        )

    async def open(self) -> None:
        """Start to exchange jobs and answers with the database."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """End, and remove the jobs that wait."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(StoreFailed):
            async with self._connection.use() as connection:
                await AskedJobs(connection, self._asker).remove()
        await self._connection.close()

    async def _run(self) -> None:
        is_failing = False
        while True:
            self._wake.clear()
            try:
                async with self._connection.use() as connection:
                    await self._exchange(AskedJobs(connection, self._asker))
                is_failing = False
            except StoreFailed as error:
                if not is_failing:
                    _logger.error("jobs not exchanged", extra={"reason": str(error)})
                is_failing = True
                await asyncio.sleep(POLL_SECONDS)
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await self._wake.wait()

    async def _exchange(self, jobs: AskedJobs) -> None:
        """Send new jobs and take the answers; once a second, check all."""
        is_time = time.monotonic() - self._checked_at >= POLL_SECONDS
        if is_time:
            await jobs.announce()
        unsent = [request for request in self._requests.values() if not request.is_sent]
        if unsent:
            await jobs.insert([request.row for request in unsent])
            for request in unsent:
                request.is_sent = True
        for number, answer in await jobs.collect():
            self._finish(number, answer)
        if is_time:
            await self._check_all(jobs)
            self._checked_at = time.monotonic()

    async def _check_all(self, jobs: AskedJobs) -> None:
        """Read the progress, find jobs that the database has lost, and give up what nobody waits
        for any longer.
        """
        progress, now = await jobs.read_progress(), time.monotonic()
        for number, request in self._requests.items():
            request.is_sent = request.is_sent and number in progress
            if request.report is not None and progress.get(number, 0.0) > request.progress:
                request.progress = progress[number]
                asyncio.get_running_loop().call_soon(request.report, request.progress)
        late = [
            number
            for number, request in self._requests.items()
            if request.row.priority == Priority.HELP and now - request.asked > HELP_SECONDS
        ]
        if late:
            await jobs.remove(late)
            for number in late:
                self._finish(number, None)
        self._warn(now)

    def _warn(self, now: float) -> None:
        """Say in the log that jobs have waited for long: perhaps there is no worker."""
        waiting = [now - request.asked for request in self._requests.values()]
        if max(waiting, default=0.0) > WARN_SECONDS and now - self._warned > WARN_SECONDS:
            self._warned = now
            _logger.warning(
                "jobs wait", extra={"jobs": len(waiting), "seconds": round(max(waiting))}
            )

    def _finish(self, number: int, text: str | None) -> None:
        request = self._requests.pop(number, None)
        if request is None:
            return
        answer = None
        if text is not None:
            try:
                answer = decode_answer(request.job, text)
            except msgspec.MsgspecError as error:
                _logger.error(
                    "answer refused", extra={"job": request.job.name, "reason": str(error)}
                )
        asyncio.get_running_loop().call_soon(request.answer, answer)
