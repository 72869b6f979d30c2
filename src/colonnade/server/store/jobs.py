"""Jobs for `colonnade worker`, as rows of the table `jobs` in PostgreSQL.

A server inserts jobs and collects the answers; a worker takes jobs by a lease each. NOTIFY, once a
batch, only saves time: a process that misses it looks again within a second. Both tables are
UNLOGGED: a crash of the database empties them, and every server inserts again what it still waits
for.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator, Callable, Sequence
from dataclasses import dataclass

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from colonnade.server.errors import StoreFailed
from colonnade.server.store.base import hide_password
from colonnade.server.store.postgres import connect
from colonnade.server.store.postgres_writer import Connection, translate_errors

LEASE_SECONDS = 6.0
"""How long a worker may be silent before another takes its jobs, by the clock of the database."""
MOST_ATTEMPTS = 2
"""How many workers may take a job before it fails."""
ASKER_SECONDS = 15.0
"""How long a server may be silent before its jobs are not worth doing any more."""
COMMAND_SECONDS = 10.0
JOBS_CHANNEL = "colonnade_jobs"
"""The channel on which workers hear of new jobs."""
ANSWERS_CHANNEL = "colonnade_answers_"
"""With the asker's name, the channel on which it hears of answers."""

_logger = logging.getLogger("colonnade.jobs")
_ANNOUNCE = """
    INSERT INTO job_askers (asker, seen) VALUES ($1, clock_timestamp())
        ON CONFLICT (asker) DO UPDATE SET seen = excluded.seen
"""
_INSERT = """
    INSERT INTO jobs (asker, request, job, priority, owner, seconds, turn)
        SELECT $1, request, job, priority, owner, seconds,
            row_number() OVER (PARTITION BY priority, owner ORDER BY request) - 1 + greatest(
                (SELECT coalesce(min(turn), 0) FROM jobs
                    WHERE state = 'waiting' AND jobs.priority = given.priority),
                (SELECT coalesce(max(turn) + 1, 0) FROM jobs
                    WHERE state = 'waiting' AND jobs.priority = given.priority
                        AND jobs.owner = given.owner))
            FROM unnest($2::bigint[], $3::text[], $4::smallint[], $5::text[], $6::float8[])
                AS given (request, job, priority, owner, seconds)
        ON CONFLICT (asker, request) DO NOTHING
"""
"""Within a class the owners take turns: an owner's next job has the turn after its last waiting
one, and an owner without any has the turn that is served now.
"""
_COLLECT = """
    DELETE FROM jobs WHERE asker = $1 AND (state IN ('done', 'failed')
            OR (state = 'running' AND leased_until < clock_timestamp() AND attempts >= $2))
        RETURNING request, CASE WHEN state = 'done' THEN answer END
"""
_TAKE = """
    UPDATE jobs SET state = 'running', worker = $1, attempts = attempts + 1,
            leased_until = clock_timestamp() + $2 * interval '1 second'
        WHERE number = (
            SELECT number FROM jobs
                WHERE state = 'waiting' AND priority BETWEEN $3 AND $4 AND EXISTS (
                    SELECT FROM job_askers WHERE job_askers.asker = jobs.asker
                        AND seen > clock_timestamp() - $5 * interval '1 second')
                    AND (substring(job FROM '^[{]"kind":"([^"]*)"') = ANY($6::text[])) IS NOT FALSE
                ORDER BY priority, turn, number LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING number, attempts, job, seconds
"""
_RENEW = """
    UPDATE jobs SET leased_until = clock_timestamp() + $2 * interval '1 second',
            progress = given.progress
        FROM unnest($3::bigint[], $4::integer[], $5::real[]) AS given (number, attempt, progress)
        WHERE jobs.number = given.number AND attempts = attempt AND worker = $1
            AND state = 'running'
"""
_FREE_EXPIRED = """
    UPDATE jobs SET state = 'waiting' WHERE number IN (
        SELECT number FROM jobs WHERE state = 'running' AND leased_until < clock_timestamp()
            AND attempts < $1 FOR UPDATE SKIP LOCKED)
"""
_FINISH = """
    UPDATE jobs SET state = $4, answer = $5
        WHERE number = $1 AND attempts = $2 AND worker = $3 AND state = 'running'
        RETURNING pg_notify($6 || asker, '')
"""
_GIVE_BACK = """
    UPDATE jobs SET state = 'waiting', attempts = attempts - $4
        WHERE number = $1 AND attempts = $2 AND worker = $3 AND state = 'running'
        RETURNING pg_notify($5, '')
"""
_REMOVE_UNWANTED = (
    "DELETE FROM job_askers WHERE seen < clock_timestamp() - $1 * interval '1 second'",
    "DELETE FROM jobs WHERE asked < clock_timestamp() - $1 * interval '1 second'"
    " AND NOT EXISTS (SELECT FROM job_askers WHERE job_askers.asker = jobs.asker)",
)


@dataclass(frozen=True, slots=True)
class JobRow:
    """A job as a server inserts it. `request` is its number among those of the server."""

    request: int
    job: str
    priority: int
    owner: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Lease:
    """A job that a worker has taken, for the `attempt`-th time it was taken by any."""

    number: int
    attempt: int
    job: str
    seconds: float


class ListeningConnection:
    """A connection to the database that listens on a channel. It is opened when it is first used,
    and again after it was lost.
    """

    def __init__(self, address: str, channel: str, on_notification: Callable[[], None]) -> None:
        self.name = hide_password(address)
        self._address, self._channel, self._on_notification = address, channel, on_notification
        self._connection: Connection = None
        self._lock = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def use(self) -> AsyncGenerator[Connection]:
        """The connection, for one coroutine at a time. Raises `StoreFailed`."""
        async with self._lock:
            with translate_errors(self.name):
                if self._connection is None or self._connection.is_closed():
                    self._connection = await connect(
                        self._address,
                        command_timeout=COMMAND_SECONDS,
                        server_settings={
                            "application_name": "colonnade jobs",
                            "synchronous_commit": "off",  # nothing here must survive a crash
                            "lock_timeout": "5s",
                        },
                    )
                    await self._connection.add_listener(self._channel, self._notify)
                try:
                    yield self._connection
                except asyncpg.PostgresError:
                    raise
                except Exception:  # also when an answer took too long: the network may be cut
                    self._connection.terminate()
                    raise

    def _notify(self, *_: object) -> None:
        self._on_notification()

    async def close(self) -> None:
        """Close the connection."""
        async with self._lock:
            if self._connection is not None:
                with contextlib.suppress(StoreFailed), translate_errors(self.name):
                    await self._connection.close(timeout=5)


class AskedJobs:
    """The jobs of one server, `asker`."""

    def __init__(self, connection: Connection, asker: str) -> None:
        self._connection, self._asker = connection, asker

    async def announce(self) -> None:
        """Say that this server is there and wants the answers to its jobs."""
        await self._connection.execute(_ANNOUNCE, self._asker)

    async def insert(self, rows: Sequence[JobRow]) -> None:
        """Insert jobs, and notify the workers. A job that is there already is ignored."""
        columns = zip(
            *((row.request, row.job, row.priority, row.owner, row.seconds) for row in rows),
            strict=True,
        )
        await self._connection.execute(_INSERT, self._asker, *columns)
        await self._connection.execute(f"NOTIFY {JOBS_CHANNEL}")

    async def collect(self) -> list[tuple[int, str | None]]:
        """Remove the jobs that are done or have failed: their requests and answers; None after a
        failure.
        """
        rows = await self._connection.fetch(_COLLECT, self._asker, MOST_ATTEMPTS)
        return [(row[0], row[1]) for row in rows]

    async def read_progress(self) -> dict[int, float]:
        """The progress of all jobs of this server, by request."""
        rows = await self._connection.fetch(
            "SELECT request, progress FROM jobs WHERE asker = $1", self._asker
        )
        return {row[0]: row[1] for row in rows}

    async def remove(self, requests: Sequence[int] | None = None) -> None:
        """Remove jobs; by default all, and this server with them."""
        if requests is not None:
            await self._connection.execute(
                "DELETE FROM jobs WHERE asker = $1 AND request = ANY($2::bigint[])",
                self._asker,
                requests,
            )
            return
        await self._connection.execute("DELETE FROM jobs WHERE asker = $1", self._asker)
        await self._connection.execute("DELETE FROM job_askers WHERE asker = $1", self._asker)


class LeasedJobs:
    """The jobs of all servers, as one worker sees them."""

    def __init__(self, connection: Connection, worker: str) -> None:
        self._connection, self._worker = connection, worker

    async def take(
        self, most_urgent: int, least_urgent: int, kinds: Sequence[str] | None = None
    ) -> Lease | None:
        """Take the next job of these classes; None if there is none. With `kinds`, jobs of other
        kinds are left to other workers.
        """
        row = await self._connection.fetchrow(
            _TAKE, self._worker, LEASE_SECONDS, most_urgent, least_urgent, ASKER_SECONDS, kinds
        )
        return None if row is None else Lease(*row)

    async def renew(self, progress: Sequence[tuple[Lease, float]]) -> None:
        """Renew the leases of jobs, and store their progress. Let others take jobs whose leases
        have expired, and remove those that no server wants any more.
        """
        if progress:
            columns = zip(
                *((lease.number, lease.attempt, done) for lease, done in progress), strict=True
            )
            await self._connection.execute(_RENEW, self._worker, LEASE_SECONDS, *columns)
        freed = await self._connection.execute(_FREE_EXPIRED, MOST_ATTEMPTS)
        if freed != "UPDATE 0":
            _logger.warning("leases expired", extra={"jobs": int(freed.split()[1])})
            await self._connection.execute(f"NOTIFY {JOBS_CHANNEL}")
        for query in _REMOVE_UNWANTED:
            await self._connection.execute(query, 4 * ASKER_SECONDS)

    async def finish(self, lease: Lease, answer: str | None) -> None:
        """Store the answer, or that the job has failed, and notify the server. Without effect
        if the lease was lost.
        """
        state = "failed" if answer is None else "done"
        await self._connection.execute(
            _FINISH, lease.number, lease.attempt, self._worker, state, answer, ANSWERS_CHANNEL
        )

    async def give_back(self, lease: Lease, *, counts: bool) -> None:
        """Let another worker do the job. `counts` says whether this was an attempt."""
        await self._connection.execute(
            _GIVE_BACK,
            lease.number,
            lease.attempt,
            self._worker,
            0 if counts else 1,
            JOBS_CHANNEL,
        )
