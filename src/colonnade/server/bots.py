"""Bots think in processes of their own, and so do those who help; the event loop never waits for one.

A worker is a process and a thread that waits for it. Who takes too long is killed and replaced; the table then decides by lot.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import queue
import signal
import threading
import time
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from random import SystemRandom
from typing import Any, NamedTuple

from colonnade.bots.levels import describe_exception, find_agent
from colonnade.core.agent import Agent, Limit
from colonnade.games import GAMES
from colonnade.lab.workers import one_thread

Answer = Callable[[Any], None]
Tell = Callable[[float], None]
"""Hears how far long work has come, from 0 to 1."""
_logger = logging.getLogger("colonnade.bots")
_context = multiprocessing.get_context("spawn")  # a fork would copy the loop, its sockets and the database


class Job(NamedTuple):
    """A question: a function of a module and what it is given, both sent to a worker; and who hears the answer, or None for a failure."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    answer: Answer
    seconds: float
    tell: Tell | None
    """Where there is somebody to tell, the function is given another to call, last of all."""

    @property
    def name(self) -> str:
        """What a log calls it: of a bot, the level."""
        return self.arguments[1] if self.function is decide else self.function.__name__


class Pool:
    """So many workers. `ask` and `call` answer in the event loop: with None where the bot or the work failed."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers, self.seconds = max(1, workers), seconds
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._threads: list[threading.Thread] = []
        self._workers: set[_Worker] = set()
        self._is_closed = False

    def ask(self, game: str, level: str, state: Any, answer: Callable[[Sequence[str] | None], None]) -> None:
        """Have a level decide: texts of actions."""
        self.call(decide, (game, level, state, self.seconds * 0.8), answer)

    def call(
        self,
        function: Callable[..., Any],
        arguments: tuple[Any, ...],
        answer: Answer,
        seconds: float | None = None,
        tell: Tell | None = None,
    ) -> None:
        """Have a function called in a worker. Workers are started when first needed: who plays only with people never pays for them."""
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        if len(self._threads) < self.workers:
            thread = threading.Thread(target=self._work, name=f"bots-{len(self._threads)}", daemon=True)
            self._threads.append(thread)
            thread.start()
        self._jobs.put(Job(function, arguments, answer, self.seconds if seconds is None else seconds, tell))

    def _work(self) -> None:
        """A worker's thread: hands it one question after the other."""
        worker: _Worker | None = None
        while (job := self._jobs.get()) is not None:
            found: Any = None
            try:
                if worker is None:
                    worker = _Worker()
                    self._workers.add(worker)
                found = worker.do(job, None if job.tell is None else partial(self._post, job.tell))
            except _Lost as error:
                _logger.warning("bot failed", extra={"level": job.name, "reason": str(error)})
                if worker is not None and error.is_worker_lost:
                    worker = self._end(worker)
            except Exception as error:  # it could not even be started, or was asked something that cannot travel
                _logger.error("worker failed", extra={"level": job.name, "reason": describe_exception(error)})
                if worker is not None:
                    worker = self._end(worker)
            self._post(job.answer, found)
        if worker is not None:
            self._end(worker)

    def _end(self, worker: _Worker) -> None:
        self._workers.discard(worker)
        worker.end()

    def _post(self, hear: Callable[[Any], None], said: Any) -> None:
        """Say something in the event loop."""
        assert self._loop is not None
        if not self._is_closed:
            with contextlib.suppress(RuntimeError):  # the loop has gone
                self._loop.call_soon_threadsafe(hear, said)

    def close(self) -> None:
        """End the workers; questions that wait are not answered."""
        self._is_closed = True
        with contextlib.suppress(queue.Empty):
            while True:
                self._jobs.get_nowait()
        for _ in self._threads:
            self._jobs.put(None)
        for worker in tuple(self._workers):
            worker.kill()  # nobody waits for its thought: its thread finds the line cut
        for thread in self._threads:
            thread.join(self.seconds + 1)


class _Lost(Exception):
    """A bot gave no decision."""

    def __init__(self, reason: str, is_worker_lost: bool) -> None:
        super().__init__(reason)
        self.is_worker_lost = is_worker_lost


class _Worker:
    """A process that decides, seen from its thread."""

    def __init__(self) -> None:
        self._connection, theirs = _context.Pipe()
        self._process = _context.Process(target=partial(_serve, theirs), name="colonnade-bot", daemon=True)
        with one_thread():  # a worker has its core, and small nets are slower on several
            self._process.start()
        theirs.close()
        if not self._connection.poll(60):  # importing is not thinking
            raise _Lost("did not start", True)
        self._connection.recv()

    def do(self, job: Job, tell: Tell | None) -> Any:
        """What the function of a job gives; raises `_Lost`."""
        end = time.monotonic() + job.seconds
        try:
            self._connection.send((job.function, job.arguments, tell is not None))
            while self._connection.poll(max(0.0, end - time.monotonic())):
                kind, said = self._connection.recv()
                if kind == "done":
                    return said
                if kind == "failed":
                    raise _Lost(said, False)
                if tell is not None:
                    tell(said)
        except (EOFError, OSError) as error:
            raise _Lost("died", True) from error
        raise _Lost("took too long", True)

    def kill(self) -> None:
        """Kill the process, whatever it does."""
        self._process.kill()

    def end(self) -> None:
        """Kill the process, and wait until it is gone."""
        self._connection.close()
        self._process.kill()
        self._process.join(5)


def _serve(connection: Any) -> None:
    """A worker's process: one question after the other, until the server goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group: only the server shall answer
    parent = multiprocessing.parent_process()
    if parent is not None:
        # However the server ends, its workers end with it, thinking or not.
        threading.Thread(target=lambda: (parent.join(), os._exit(1)), daemon=True).start()
    connection.send(None)
    while True:
        try:
            function, arguments, is_told = connection.recv()
        except (EOFError, OSError):
            return
        try:
            found = function(*arguments, partial(_tell, connection)) if is_told else function(*arguments)
            answer: tuple[str, Any] = ("done", found)
        except Exception as error:
            answer = ("failed", describe_exception(error))
        try:
            connection.send(answer)
        except OSError:
            return


def _tell(connection: Any, done: float) -> None:
    connection.send(("told", done))


def decide(game_key: str, level: str, state: Any, seconds: float) -> list[str]:
    """In a worker: the texts of the actions a level decides on."""
    decision = _agent(game_key, level).decide(GAMES[game_key], state, Limit(seconds), _random)
    if not decision.actions:
        raise ValueError("decided nothing")
    return [str(action) for action in decision.actions]


_random = SystemRandom()


@lru_cache(maxsize=16)
def _agent(game_key: str, level: str) -> Agent:
    return find_agent(game_key, level)
