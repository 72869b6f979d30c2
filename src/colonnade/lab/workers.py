"""Work in several processes, its results in their order: what they are never depends on how many processes there are."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from colonnade.bots.levels import describe_exception
from colonnade.core.errors import BadAgent, ColonnadeError

T = TypeVar("T")

AHEAD = 8  # chunks per worker that may be done before their turn: a slow chunk holds nobody up, and memory stays flat
THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")


def spread(task: Callable[[int], T], start: int, end: int, workers: int) -> Iterator[T]:
    """What `task` makes of `start`, …, `end` − 1, in this order, from so many processes to which it travels, or for 0 from this one.

    Each worker asks for the next number through a pipe of its own. So none is idle while there is work, no queue can fill the memory, and
    no dead worker can hold a lock for ever. NumPy calculates on one thread in each. Raises what the task raises, if it is one of our
    errors, and `BadAgent` where a worker dies.
    """
    if not workers:
        yield from map(task, range(start, end))
        return
    context = multiprocessing.get_context("spawn")  # not forks: a progress bar's thread may hold a lock at the moment of forking
    workers = min(workers, end - start)
    processes: list[BaseProcess] = []
    pipes: list[Any] = []
    try:
        with _ignored_interrupt(), one_thread():  # inherited: Ctrl-C reaches the whole group, and only this process shall answer
            for _ in range(workers):
                pipe, far = context.Pipe()
                pipes.append(pipe)
                processes.append(context.Process(target=_work, args=(task, far), daemon=True))
                processes[-1].start()
                far.close()  # so that the pipe ends with the worker
        yield from _gather(pipes, start, end)
    finally:
        for process in processes:  # an agent may think for long: nobody waits for it
            process.terminate()
        for process in processes:
            process.join()
        for pipe in pipes:
            pipe.close()


def _gather(pipes: list[Any], start: int, end: int) -> Iterator[Any]:
    """Hand out the numbers, and give the answers back in order."""
    idle, waiting, coming = list(pipes), dict[int, Any](), start
    for number in range(start, end):
        while number not in waiting:
            while idle and coming < min(end, number + AHEAD * len(pipes)):
                with contextlib.suppress(OSError):  # a worker that died: its pipe says so when it is read
                    idle[-1].send(coming)
                idle.pop()
                coming += 1
            ready: list[Any] = wait([pipe for pipe in pipes if pipe not in idle])
            for pipe in ready:
                try:
                    done, given = pipe.recv()
                except (EOFError, OSError) as error:
                    raise BadAgent("error-worker-lost") from error
                waiting[done] = given
                idle.append(pipe)
        answer = waiting.pop(number)
        if isinstance(answer, BaseException):  # in its turn: the first fault is always the one that is told
            raise answer
        yield answer


def _work(task: Callable[[int], Any], pipe: Connection) -> None:
    """Do what is asked for, until nobody asks any more; send what it gives, or what went wrong."""
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            number: int = pipe.recv()
            try:
                answer: Any = task(number)
            except ColonnadeError as error:
                answer = error
            except Exception as error:
                answer = RuntimeError(describe_exception(error))  # whatever it is, it may not travel
            pipe.send((number, answer))


@contextlib.contextmanager
def _ignored_interrupt() -> Generator[None]:
    """Ctrl-C is ignored inside, and by the processes started inside. Does nothing outside the main thread, where signals cannot be set."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    previous = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)


@contextlib.contextmanager
def one_thread() -> Generator[None]:
    """Processes started inside calculate on one thread each: so many workers use so many cores, and sums never depend on threads."""
    before = {name: os.environ.get(name) for name in THREADS}
    os.environ.update(dict.fromkeys(THREADS, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
