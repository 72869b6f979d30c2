"""Worker processes for bots, hints and reviews; the event loop never waits for one.

A worker is a process and a thread that waits for it. A process that takes too long is killed and
replaced; a bot's decision is then made at random.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, Protocol

from colonnade.bots.levels import describe_exception
from colonnade.server.logs import REQUEST
from colonnade.server.workers.fair import FairQueue, Priority
from colonnade.server.workers.jobs import Job, Report, decode_answer, encode_job
from colonnade.server.workers.process import JobFailed, WorkerProcess

Answer = Callable[[Any], None]
"""Called with the answer to a job, or with None after a failure."""
_logger = logging.getLogger("colonnade.bots")


class Workers(Protocol):
    """The workers of a server: its own processes (`Pool`) or others (`RemoteWorkers`)."""

    @property
    def workers(self) -> int:
        """How many processes of this server do jobs."""
        ...

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
        """Have a job done within a time, by default that of a bot's decision.

        `answer` is called in the event loop with the answer, or with None if the job failed;
        `report` before it with the progress.
        """
        ...

    def count(self, owner: str, priority: Priority) -> int:
        """How many jobs of an owner wait in a class."""
        ...

    async def open(self) -> None:
        """Get ready for calls."""
        ...

    async def close(self) -> None:
        """End; jobs that wait are dropped."""
        ...


async def ask(
    workers: Workers,
    job: Job,
    seconds: float | None = None,
    *,
    owner: str = "",
    priority: Priority,
) -> Any:
    """The answer to a job, once it is done; None if it failed."""
    answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    workers.call(
        job,
        lambda found: None if answer.done() else answer.set_result(found),
        seconds,
        owner=owner,
        priority=priority,
    )
    return await answer


class _Call(NamedTuple):
    """A job that waits, and what `Workers.call` was given with it."""

    job: Job
    answer: Answer
    seconds: float
    report: Report | None
    request: str
    """The id of the request that led to it, for the log."""

    @property
    def fields(self) -> dict[str, str]:
        """The fields of a line in the log."""
        return {"job": self.job.name, **({"request": self.request} if self.request else {})}


class Pool:
    """Worker processes with a fair queue.

    If there are several, one of them does only what people wait for, so that hints and watched bots
    never wait for long work.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers, self.seconds = max(1, workers), seconds
        self._queue: FairQueue[_Call] = FairQueue()
        self._changed = threading.Condition()
        """Guards the queue; notified when a job is added and when the pool is closed."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._threads: list[threading.Thread] = []
        self._workers: set[WorkerProcess] = set()
        self._is_closed = False

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
        """Have a job done by a worker.

        Workers are started when first needed: a server on which only people play has none.
        """
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        limit = self.seconds if seconds is None else seconds
        call = _Call(job, answer, limit, report, REQUEST.get())
        with self._changed:
            self._queue.push(owner, priority, call)
            self._changed.notify_all()
        if len(self._threads) < self.workers:
            number = len(self._threads)
            # the second worker is reserved for jobs that people wait for
            least = Priority.WATCHED if number == 1 else None
            self._threads.append(
                threading.Thread(
                    target=self._work, args=(least,), name=f"worker-{number}", daemon=True
                )
            )
            self._threads[-1].start()

    def count(self, owner: str, priority: Priority) -> int:
        """How many jobs of an owner wait in a class."""
        with self._changed:
            return self._queue.count(owner, priority)

    def _next_call(self, least: Priority | None) -> _Call | None:
        """Wait for the next job of a worker's thread; None once the pool is closed."""
        with self._changed:
            while not self._is_closed:
                call = self._queue.pop(least)
                if call is not None:
                    return call
                self._changed.wait()
        return None

    def _work(self, least: Priority | None) -> None:
        """A worker's thread: hands it one job after the other."""
        worker: WorkerProcess | None = None
        while (call := self._next_call(least)) is not None:
            result: Any = None
            try:
                if worker is None:
                    worker = WorkerProcess()
                    self._workers.add(worker)
                if self._is_closed:  # while it was started
                    break
                report = partial(self._post, call.report) if call.report else _ignore
                answer = worker.do(encode_job(call.job), call.seconds, report)
                result = decode_answer(call.job, answer)
            except JobFailed as error:
                _logger.warning("bot failed", extra={**call.fields, "reason": str(error)})
            # the process did not start, has died or took too long
            except Exception as error:
                _logger.warning(
                    "worker failed",
                    extra={**call.fields, "reason": describe_exception(error)},
                )
                if worker is not None:
                    worker = self._end(worker)
            self._post(call.answer, result)
        if worker is not None:
            self._end(worker)

    def _end(self, worker: WorkerProcess) -> None:
        self._workers.discard(worker)
        worker.end()

    def _post(self, callback: Callable[[Any], None], value: Any) -> None:
        """Call something in the event loop."""
        assert self._loop is not None
        if not self._is_closed:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(callback, value)

    async def open(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """End the workers; jobs that wait are dropped."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        for worker in tuple(self._workers):
            worker.process.kill()  # its thread sees the end of the pipe
        for thread in self._threads:
            thread.join(self.seconds + 1)


def _ignore(done: float) -> None:
    """Take no notice of a job's progress."""
