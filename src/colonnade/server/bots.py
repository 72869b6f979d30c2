"""Bots think in processes of their own; the event loop never waits for one.

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
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from random import SystemRandom
from typing import Any

from colonnade.bots.levels import describe_exception, find_agent
from colonnade.core.agent import Agent, Limit
from colonnade.games import GAMES

Answer = Callable[[Sequence[str] | None], None]
_logger = logging.getLogger("colonnade.bots")
_context = multiprocessing.get_context("spawn")  # a fork would copy the loop, its sockets and the database


class Pool:
    """So many workers. `ask` answers in the event loop: with texts of actions, or with None where the bot failed."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.workers, self.seconds = max(1, workers), seconds
        self._jobs: queue.SimpleQueue[tuple[tuple[str, str, Any], Answer] | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._threads: list[threading.Thread] = []
        self._workers: set[_Worker] = set()
        self._is_closed = False

    def ask(self, game: str, level: str, state: Any, answer: Answer) -> None:
        """Have a level decide. Workers are started when first needed: who plays only with people never pays for them."""
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        if len(self._threads) < self.workers:
            thread = threading.Thread(target=self._work, name=f"bots-{len(self._threads)}", daemon=True)
            self._threads.append(thread)
            thread.start()
        self._jobs.put(((game, level, state), answer))

    def _work(self) -> None:
        """A worker's thread: hands it one question after the other."""
        worker: _Worker | None = None
        while (job := self._jobs.get()) is not None:
            question, answer = job
            actions: Sequence[str] | None = None
            try:
                if worker is None:
                    worker = _Worker()
                    self._workers.add(worker)
                actions = worker.decide(question, self.seconds)
            except _Lost as error:
                _logger.warning("bot failed", extra={"level": question[1], "reason": str(error)})
                if worker is not None and error.is_worker_lost:
                    worker = self._end(worker)
            except Exception as error:  # it could not even be started, or was asked something that cannot travel
                _logger.error("worker failed", extra={"level": question[1], "reason": describe_exception(error)})
                if worker is not None:
                    worker = self._end(worker)
            self._tell(answer, actions)
        if worker is not None:
            self._end(worker)

    def _end(self, worker: _Worker) -> None:
        self._workers.discard(worker)
        worker.end()

    def _tell(self, answer: Answer, actions: Sequence[str] | None) -> None:
        assert self._loop is not None
        if not self._is_closed:
            with contextlib.suppress(RuntimeError):  # the loop has gone
                self._loop.call_soon_threadsafe(answer, actions)

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
        self._process.start()
        theirs.close()
        if not self._connection.poll(60):  # importing is not thinking
            raise _Lost("did not start", True)
        self._connection.recv()

    def decide(self, question: tuple[str, str, Any], seconds: float) -> Sequence[str]:
        """The texts of the actions a level decides on; raises `_Lost`."""
        try:
            self._connection.send((question, seconds))
            if not self._connection.poll(seconds):
                raise _Lost("took too long", True)
            actions, reason = self._connection.recv()
        except (EOFError, OSError) as error:
            raise _Lost("died", True) from error
        if reason is not None:
            raise _Lost(reason, False)
        return actions

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
    random = SystemRandom()
    connection.send(None)
    while True:
        try:
            (game_key, level, state), seconds = connection.recv()
        except (EOFError, OSError):
            return
        try:
            decision = _agent(game_key, level).decide(GAMES[game_key], state, Limit(seconds * 0.8), random)
            answer: tuple[list[str], str | None] = ([str(action) for action in decision.actions], None)
            if not answer[0]:
                answer = ([], "decided nothing")
        except Exception as error:
            answer = ([], describe_exception(error))
        try:
            connection.send(answer)
        except OSError:
            return


@lru_cache(maxsize=16)
def _agent(game_key: str, level: str) -> Agent:
    return find_agent(game_key, level)
