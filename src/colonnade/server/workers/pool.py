"""Worker processes for bots, hints and reviews; the event loop never waits for one.

A worker is a process and a thread that waits for it. A process that takes too long is killed and
replaced; a bot's decision is then made at random.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from functools import lru_cache, partial
from random import SystemRandom
from typing import Any, NamedTuple

from colonnade.bots.levels import describe_exception, find_agent
from colonnade.core.agent import Limit
from colonnade.games import GAMES
from colonnade.lab.workers import one_thread
from colonnade.server.workers.fair import FairQueue, Priority

Answer = Callable[[Any], None]
Progress = Callable[[float], None]
"""Called with the progress of a job, from 0 to 1."""
_logger = logging.getLogger("colonnade.bots")
_random = SystemRandom()
_find_agent = lru_cache(maxsize=16)(find_agent)
# a fork would copy the loop, its sockets and the database
_context = multiprocessing.get_context("spawn")


class Job(NamedTuple):
    """A function and its arguments, both sent to a worker, and the callback for the result, or for
    None after a failure.
    """

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    answer: Answer
    seconds: float
    progress: Progress | None
    """If given, the function gets one more argument: a function to report its progress with."""

    @property
    def name(self) -> str:
        """The name for the log: of a bot, its level."""
        return self.arguments[1] if self.function is decide else self.function.__name__


class Pool:
    """Worker processes with a fair queue.

    If there are several, one of them does only what people wait for, so that hints and watched bots
    never wait for long work.
    """

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers, self.seconds = max(1, workers), seconds
        self._queue: FairQueue[Job] = FairQueue()
        self._changed = threading.Condition()
        """Guards the queue; notified when a job is added and when the pool is closed."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._threads: list[threading.Thread] = []
        self._workers: set[_Worker] = set()
        self._is_closed = False

    def call(
        self,
        function: Callable[..., Any],
        arguments: tuple[Any, ...],
        answer: Answer,
        seconds: float | None = None,
        progress: Progress | None = None,
        *,
        owner: str = "",
        priority: Priority = Priority.WATCHED,
    ) -> None:
        """Call a function in a worker; `answer` is called in the event loop with the result, or
        with None if it failed.

        Workers are started when first needed: a server on which only people play has none.
        """
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        job = Job(
            function, arguments, answer, self.seconds if seconds is None else seconds, progress
        )
        with self._changed:
            self._queue.push(owner, priority, job)
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

    def _next_job(self, least: Priority | None) -> Job | None:
        """Wait for the next job of a worker's thread; None once the pool is closed."""
        with self._changed:
            while not self._is_closed:
                job = self._queue.pop(least)
                if job is not None:
                    return job
                self._changed.wait()
        return None

    def _work(self, least: Priority | None) -> None:
        """A worker's thread: hands it one job after the other."""
        worker: _Worker | None = None
        while (job := self._next_job(least)) is not None:
            result: Any = None
            try:
                if worker is None:
                    worker = _Worker()
                    self._workers.add(worker)
                if self._is_closed:  # while it was started
                    break
                result = worker.do(
                    job, None if job.progress is None else partial(self._post, job.progress)
                )
            except _Failed as error:
                _logger.warning("bot failed", extra={"level": job.name, "reason": str(error)})
            # the process did not start, has died or took too long, or the arguments cannot be sent
            except Exception as error:
                _logger.warning(
                    "worker failed", extra={"level": job.name, "reason": describe_exception(error)}
                )
                if worker is not None:
                    worker = self._end(worker)
            self._post(job.answer, result)
        if worker is not None:
            self._end(worker)

    def _end(self, worker: _Worker) -> None:
        self._workers.discard(worker)
        worker.end()

    def _post(self, callback: Callable[[Any], None], value: Any) -> None:
        """Call something in the event loop."""
        assert self._loop is not None
        if not self._is_closed:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                self._loop.call_soon_threadsafe(callback, value)

    def close(self) -> None:
        """End the workers; jobs that wait are dropped."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        for worker in tuple(self._workers):
            worker.process.kill()  # its thread sees the end of the pipe
        for thread in self._threads:
            thread.join(self.seconds + 1)


class _Failed(Exception):
    """A job's function raised an exception; its worker can be used again."""


class _Worker:
    """A worker process, as its thread in the server sees it."""

    def __init__(self) -> None:
        self._connection, theirs = _context.Pipe()
        self.process = _context.Process(
            target=partial(_serve, theirs), name="colonnade-bot", daemon=True
        )
        with one_thread():  # a worker has one core, and small nets are slower on several threads
            self.process.start()
        theirs.close()
        if not self._connection.poll(60):  # the time for imports does not count
            raise TimeoutError("did not start")
        self._connection.recv()

    def do(self, job: Job, progress: Progress | None) -> Any:
        """The result of a job's function; raises `_Failed` where it raised, `OSError` or `EOFError`
        where the process is lost.
        """
        end = time.monotonic() + job.seconds
        self._connection.send((job.function, job.arguments, progress is not None))
        while self._connection.poll(max(0.0, end - time.monotonic())):
            kind, value = self._connection.recv()
            if kind == "done":
                return value
            if kind == "failed":
                raise _Failed(value)
            if progress is not None:
                progress(value)
        raise TimeoutError("took too long")

    def end(self) -> None:
        """Kill the process, and wait until it has ended."""
        self._connection.close()
        self.process.kill()
        self.process.join(5)


def _serve(connection: Any) -> None:
    """The main function of a worker process: one job after the other, until the server ends."""
    # Ctrl-C reaches the whole process group; the server ends its workers
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        # The worker ends when the server does, even if the server was killed.
        threading.Thread(target=lambda: (parent.join(), os._exit(1)), daemon=True).start()

    def report(done: float) -> None:
        connection.send(("progress", done))

    with contextlib.suppress(EOFError, OSError):  # the server has ended
        connection.send(None)
        while True:
            function, arguments, has_progress = connection.recv()
            try:
                answer = (
                    "done",
                    function(*arguments, report) if has_progress else function(*arguments),
                )
            except Exception as error:
                answer = "failed", describe_exception(error)
            connection.send(answer)


def decide(game_key: str, level: str, state: Any, seconds: float) -> list[str]:
    """In a worker: the actions that a level decides on, as text."""
    decision = _find_agent(game_key, level).decide(GAMES[game_key], state, Limit(seconds), _random)
    if not decision.actions:
        raise ValueError("decided nothing")
    return [str(action) for action in decision.actions]
