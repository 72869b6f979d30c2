"""A process that does jobs, one at a time, for a server or for `colonnade worker`."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
import time
from functools import partial
from typing import Any

from colonnade.bots.levels import describe_exception
from colonnade.lab.workers import one_thread
from colonnade.server.workers.jobs import Report, decode_job, do_job

START_SECONDS = 600.0
"""The time for a process to start and import its modules, on a busy machine too."""
# a fork would copy the loop, its sockets and the database
_context = multiprocessing.get_context("spawn")


class JobFailed(Exception):
    """A job raised an exception; its process can be used again."""


class WorkerProcess:
    """A process that does jobs. Its methods block: each process is used by one thread at a time."""

    def __init__(self) -> None:
        self._connection, theirs = _context.Pipe()
        self.process = _context.Process(
            target=partial(_serve, theirs), name="colonnade-bot", daemon=True
        )
        with one_thread():  # a worker has one core, and small nets are slower on several threads
            self.process.start()
        theirs.close()
        if not self._connection.poll(START_SECONDS):  # the time for imports does not count
            raise TimeoutError("did not start")
        self._connection.recv_bytes()

    def do(self, job: bytes, seconds: float, report: Report) -> bytes:
        """The answer to a job; both are JSON.

        Raises `JobFailed` where the job failed, `TimeoutError` where it took too long, `OSError` or
        `EOFError` where the process is lost. After any but the first, the process cannot be used.
        """
        end = time.monotonic() + seconds
        self._connection.send_bytes(job)
        while self._connection.poll(max(0.0, end - time.monotonic())):
            kind, _, value = self._connection.recv_bytes().partition(b" ")
            if kind == b"done":
                return value
            if kind == b"failed":
                raise JobFailed(value.decode())
            report(float(value))
        raise TimeoutError("took too long")

    def end(self) -> None:
        """Kill the process, and wait until it has ended."""
        self._connection.close()
        self.process.kill()
        self.process.join(5)


def _serve(connection: Any) -> None:
    """The main function of a process: one job after the other, until its parent ends."""
    # Ctrl-C reaches the whole process group; the parent ends its workers
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        # The worker ends when its parent does, even if that was killed.
        threading.Thread(target=lambda: (parent.join(), os._exit(1)), daemon=True).start()

    def report(done: float) -> None:
        connection.send_bytes(b"progress %r" % done)

    with contextlib.suppress(EOFError, OSError):  # the parent has ended
        connection.send_bytes(b"ready")
        while True:
            job = connection.recv_bytes()
            try:
                answer = b"done " + do_job(decode_job(job), report)
            except Exception as error:
                answer = b"failed " + describe_exception(error).encode()
            connection.send_bytes(answer)
