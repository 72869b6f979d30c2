"""A parallel map over several processes. Its results come in order, and never depend on the number
of processes.
"""

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

# tasks per worker that may be finished before their turn: a slow task blocks no worker, and memory
# is bounded
AHEAD = 8
THREADS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")


def parallel_map(task: Callable[[int], T], start: int, end: int, workers: int) -> Iterator[T]:
    """The results of `task(start)`, …, `task(end - 1)`, in this order, from this number of
    processes; for 0, from this process.

    Each worker gets its next number through a pipe of its own, so that no worker is idle while
    there is work, no queue grows without bound, and no dead worker holds a lock. NumPy uses one
    thread in each. Raises the `ColonnadeError` that a task raises, and `BadAgent` where a worker
    dies.
    """
    if not workers:
        yield from map(task, range(start, end))
        return
    # not forks: a progress bar's thread may hold a lock at the moment of forking
    context = multiprocessing.get_context("spawn")
    workers = min(workers, end - start)
    processes: list[BaseProcess] = []
    pipes: list[Any] = []
    try:
        # inherited: Ctrl-C reaches the whole group, and only this process handles it
        with _ignored_interrupt(), one_thread():
            for _ in range(workers):
                pipe, far = context.Pipe()
                pipes.append(pipe)
                processes.append(context.Process(target=_work, args=(task, far), daemon=True))
                processes[-1].start()
                far.close()  # so that the pipe closes when the worker dies
        yield from _gather(pipes, start, end)
    finally:
        for process in processes:  # an agent may think for long: do not wait for it
            process.terminate()
        for process in processes:
            process.join()
        for pipe in pipes:
            pipe.close()


def _gather(pipes: list[Any], start: int, end: int) -> Iterator[Any]:
    """Send the numbers to the workers, and yield the results in order."""
    idle, waiting, coming = list(pipes), dict[int, Any](), start
    for number in range(start, end):
        while number not in waiting:
            while idle and coming < min(end, number + AHEAD * len(pipes)):
                # a worker that died: reading its pipe raises EOFError
                with contextlib.suppress(OSError):
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
        if isinstance(answer, BaseException):  # in order, so that the first error is the one raised
            raise answer
        yield answer


def _work(task: Callable[[int], Any], pipe: Connection) -> None:
    """The loop of a worker: run the task for each number received, and send the result or the
    error.
    """
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            number: int = pipe.recv()
            try:
                answer: Any = task(number)
            except ColonnadeError as error:
                answer = error
            except Exception as error:
                # the exception itself may not be picklable
                answer = RuntimeError(describe_exception(error))
            pipe.send((number, answer))


@contextlib.contextmanager
def _ignored_interrupt() -> Generator[None]:
    """Ctrl-C is ignored inside, and by the processes started inside. Does nothing outside the main
    thread, where signals cannot be set.
    """
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
    """Processes started inside use one thread each: a worker uses one core, and sums never depend
    on threads.
    """
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
