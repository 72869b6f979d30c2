"""`colonnade worker`: does the jobs of all servers that share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import signal
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from colonnade.bots.levels import describe_exception
from colonnade.server.errors import StoreFailed
from colonnade.server.logs import set_up_logs
from colonnade.server.store.jobs import (
    JOBS_CHANNEL,
    LEASE_SECONDS,
    MOST_ATTEMPTS,
    Lease,
    LeasedJobs,
    ListeningConnection,
)
from colonnade.server.store.postgres import PostgresStore
from colonnade.server.store.postgres_writer import Connection
from colonnade.server.store.processes import Registration
from colonnade.server.workers.fair import PATIENCE, Priority
from colonnade.server.workers.jobs import KINDS, decode_job
from colonnade.server.workers.process import JobFailed, WorkerProcess

POLL_SECONDS = 1.0
"""How often a free slot looks for jobs by itself: a notification may be missed."""
RENEW_SECONDS = LEASE_SECONDS / 4
RENEWALS_PER_REGISTRATION = 3
"""After how many renewals the row of this process is renewed too."""
STOP_SECONDS = 10.0
"""How long jobs may still take once the worker is to end; then another worker does them."""
SHORTEST_DELAY, LONGEST_DELAY = 0.25, 8.0
"""Between attempts to reach the database, doubled each time."""
_logger = logging.getLogger("colonnade.worker")
T = TypeVar("T")


@dataclass(slots=True, eq=False)
class _Running:
    """A job that a slot is doing."""

    lease: Lease
    progress: float = 0.0
    is_given_up: bool = False


@dataclass(slots=True, eq=False)
class _Slot:
    """One process of the worker, and the least urgent jobs it does."""

    least: Priority
    process: WorkerProcess | None = None
    taken: int = 0
    """How many jobs it has taken."""
    running: _Running | None = None
    wake: asyncio.Event = field(default_factory=asyncio.Event)


class Worker:
    """Does jobs until `stop` is set, in a number of processes.

    If there are several, one of them does only what people wait for, as in a server's own pool.
    """

    def __init__(self, address: str, name: str, processes: int) -> None:
        self.name, self.stop = name, asyncio.Event()
        self._registration = Registration(name, "worker")
        self._connection = ListeningConnection(address, JOBS_CHANNEL, self._wake_all)
        self._slots = [
            _Slot(Priority.WATCHED if number == 1 else Priority.UNWATCHED)
            for number in range(max(1, processes))
        ]

    def _wake_all(self) -> None:
        for slot in self._slots:
            slot.wake.set()

    async def run(self) -> None:
        """Work until `stop` is set; then finish the jobs in hand, or give them back."""
        slots = [asyncio.create_task(self._work(slot)) for slot in self._slots]
        renewing = asyncio.create_task(self._renew())
        for task in (*slots, renewing):
            task.add_done_callback(lambda _: self.stop.set())  # an error in the program
        await self.stop.wait()
        self._wake_all()
        await asyncio.wait(slots, timeout=STOP_SECONDS)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._give_up(), STOP_SECONDS)
        for task in (*slots, renewing):
            task.cancel()
        ended = await asyncio.gather(*slots, renewing, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._retry(self._registration.remove), STOP_SECONDS)
        await self._connection.close()
        for error in ended:
            if isinstance(error, Exception):
                raise error

    async def _give_up(self) -> None:
        """Leave the running jobs to other workers."""
        for slot in self._slots:
            running = slot.running
            if running is not None:
                running.is_given_up = True
                lease = running.lease
                await self._ask(lambda jobs, lease=lease: jobs.give_back(lease, counts=False))
                if slot.process is not None:
                    slot.process.process.kill()

    async def _ask(self, work: Callable[[LeasedJobs], Awaitable[T]]) -> T:
        """The result of a query about jobs, tried again until the database answers."""
        return await self._retry(lambda connection: work(LeasedJobs(connection, self.name)))

    async def _retry(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """The result of any query, tried again until the database answers."""
        delay = SHORTEST_DELAY
        while True:
            try:
                async with self._connection.use() as connection:
                    return await work(connection)
            except StoreFailed as error:
                if delay == SHORTEST_DELAY:
                    _logger.error("database failed", extra={"reason": str(error)})
                await asyncio.sleep(delay)
                delay = min(2 * delay, LONGEST_DELAY)

    async def _renew(self) -> None:
        """Renew the leases of all running jobs regularly, with their progress, and tell the other
        processes that this one runs.
        """
        await self._retry(self._registration.register)
        for number in itertools.count(1):
            if number % RENEWALS_PER_REGISTRATION == 0:
                await self._retry(self._registration.renew)
            running = [slot.running for slot in self._slots if slot.running is not None]
            progress = [(each.lease, each.progress) for each in running]
            await self._ask(lambda jobs, progress=progress: jobs.renew(progress))
            await asyncio.sleep(RENEW_SECONDS)

    async def _work(self, slot: _Slot) -> None:
        try:
            while not self.stop.is_set():
                slot.wake.clear()
                lease = await self._take(slot)
                if lease is not None:
                    await self._do(slot, lease)
                    continue
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(POLL_SECONDS):
                        await slot.wake.wait()
        finally:
            if slot.process is not None:
                await asyncio.to_thread(slot.process.end)

    async def _take(self, slot: _Slot) -> Lease | None:
        """The next job for a slot. Every `PATIENCE` jobs a less urgent class comes first, each in
        turn, so that none starves.
        """
        rounds, rest = divmod(slot.taken, PATIENCE + 1)
        first = 1 + rounds % slot.least if rest == PATIENCE else Priority.HELP
        lease = await self._ask(lambda jobs: jobs.take(first, slot.least, KINDS))
        if lease is None and first:
            lease = await self._ask(lambda jobs: jobs.take(Priority.HELP, slot.least, KINDS))
        if lease is not None:
            slot.taken += 1
        return lease

    async def _do(self, slot: _Slot, lease: Lease) -> None:
        """Do a job, and store its answer."""
        running = slot.running = _Running(lease)
        try:
            name = decode_job(lease.job).name
        except msgspec.MsgspecError as error:
            _logger.error("job refused", extra={"job": lease.number, "reason": str(error)})
            await self._ask(lambda jobs: jobs.finish(lease, None))
            slot.running = None
            return
        answer: str | None = None
        is_lost = False
        try:
            if slot.process is None:
                slot.process = await asyncio.to_thread(WorkerProcess)
            answer = await asyncio.to_thread(self._run_job, slot.process, running)
        except JobFailed as error:
            _logger.warning("bot failed", extra={"job": name, "reason": str(error)})
        except Exception as error:  # the process did not start, has died or took too long
            is_lost = not isinstance(error, TimeoutError)
            if not running.is_given_up:
                _logger.warning(
                    "worker failed", extra={"job": name, "reason": describe_exception(error)}
                )
            if slot.process is not None:
                await asyncio.to_thread(slot.process.end)
                slot.process = None
        if running.is_given_up:
            return
        if is_lost and lease.attempt < MOST_ATTEMPTS:
            await self._ask(lambda jobs: jobs.give_back(lease, counts=True))
        else:
            await self._ask(lambda jobs: jobs.finish(lease, answer))
        slot.running = None

    @staticmethod
    def _run_job(process: WorkerProcess, running: _Running) -> str:
        def report(done: float) -> None:
            running.progress = done

        lease = running.lease
        return process.do(lease.job.encode(), lease.seconds, report).decode()


def run_worker(address: str, name: str, processes: int, log_level: str = "info") -> int:
    """Work until a signal: 0 after SIGTERM, `KeyboardInterrupt` after SIGINT. Raises `StoreFailed`
    where the database cannot be used at the start.
    """
    set_up_logs(log_level)
    asyncio.run(PostgresStore(address, name).prepare())
    signals: list[int] = []

    async def run() -> None:
        worker = Worker(address, name, processes)
        loop = asyncio.get_running_loop()

        def end(number: int, *_: object) -> None:
            signals.append(number)
            loop.call_soon_threadsafe(worker.stop.set)

        for number in (signal.SIGINT, signal.SIGTERM):
            try:
                loop.add_signal_handler(number, end, number)
            except NotImplementedError:  # Windows
                signal.signal(number, end)
        _logger.info("working", extra={"worker": name, "processes": processes})
        await worker.run()
        _logger.info("ended", extra={"worker": name})

    asyncio.run(run())
    if signal.SIGINT in signals:
        raise KeyboardInterrupt
    return 0
