"""Reviews in PostgreSQL, shared by all processes: see `workers/reviews.py`.

The process that computes a review has a lease on its row and renews it with the progress. The table
is UNLOGGED: what a crash of the database removes is computed again.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncGenerator
from typing import Any

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from colonnade.server.errors import StoreFailed, TooMany
from colonnade.server.store.base import hide_password
from colonnade.server.store.postgres import COMMAND_SECONDS, CONNECT_SECONDS
from colonnade.server.store.postgres_writer import Connection, translate_errors
from colonnade.server.store.reviews import StoredReview

LEASE_SECONDS = 10.0
"""How long a process may be silent before another computes its reviews."""
MOST_REVIEWS = 2_000
"""The most reviews that are kept; the least recently read are removed first."""
KEPT_DAYS = 30
"""How long a review is kept after it was last read."""
ABANDONED_HOURS = 23
"""How long an incomplete review is kept when no process computes it any more: with the
time until it is removed, a day at most.
"""
CONNECTIONS = 2
_create_pool: Any = asyncpg.create_pool  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]

# The owner, an address, is stored only while it is needed: until the review is complete, or was
# abandoned.
_READ = """
    SELECT owner, CASE WHEN leased_until < clock_timestamp() THEN record ELSE '' END AS record,
            progress, found, is_checking, has_failed
        FROM reviews WHERE id = $1
"""
_ADD = """
    INSERT INTO reviews (id, owner, record, process, leased_until)
        SELECT $1, $2, $3, $4, clock_timestamp() + $5 * interval '1 second'
            WHERE (SELECT count(*) FROM reviews
                WHERE owner = $2 AND found = '' AND NOT has_failed) < $6
        ON CONFLICT (id) DO NOTHING
"""
_TAKE_OVER = """
    UPDATE reviews SET process = $2, leased_until = clock_timestamp() + $3 * interval '1 second'
        WHERE id = $1 AND record <> '' AND leased_until < clock_timestamp()
        RETURNING owner, record, progress, found, is_checking, has_failed
"""
_RENEW = """
    UPDATE reviews SET leased_until = clock_timestamp() + $3 * interval '1 second',
            progress = greatest(progress, $4)
        WHERE id = $1 AND process = $2 AND record <> ''
"""
_SAVE = """
    UPDATE reviews SET leased_until = clock_timestamp() + $3 * interval '1 second', progress = 1,
            found = $4, is_checking = $5, record = CASE WHEN $5 THEN record ELSE '' END,
            owner = CASE WHEN $5 THEN owner ELSE '' END
        WHERE id = $1 AND process = $2 AND record <> ''
"""
_REMOVE_OLD = """
    DELETE FROM reviews WHERE read_at < clock_timestamp() - $1 * interval '1 day'
        OR (record <> '' AND leased_until < clock_timestamp() - $3 * interval '1 hour')
        OR id IN (SELECT id FROM reviews ORDER BY read_at DESC OFFSET $2)
"""
_NOTE_READ = """
    UPDATE reviews SET read_at = clock_timestamp()
        WHERE id = $1 AND read_at < clock_timestamp() - interval '1 hour'
"""


class PostgresReviews:
    """The `ReviewStore` that all processes with this database share."""

    def __init__(self, address: str) -> None:
        self._address, self._process = address, secrets.token_hex(8)
        self._name = hide_password(address)
        self._connections: Any = None

    async def open(self) -> None:
        """Get ready; connections are opened when they are needed."""
        self._connections = await _create_pool(
            self._address,
            min_size=0,
            max_size=CONNECTIONS,
            timeout=CONNECT_SECONDS,
            command_timeout=COMMAND_SECONDS,
            server_settings={"application_name": "colonnade reviews", "lock_timeout": "5s"},
        )

    async def close(self) -> None:
        """Let others take over at once, and disconnect."""
        if self._connections is None:
            return
        with contextlib.suppress(StoreFailed):
            async with self._use() as connection:
                await connection.execute(
                    "UPDATE reviews SET leased_until = clock_timestamp() WHERE process = $1",
                    self._process,
                )
        await self._connections.close()
        self._connections = None

    @contextlib.asynccontextmanager
    async def _use(self) -> AsyncGenerator[Connection]:
        with translate_errors(self._name):
            async with self._connections.acquire(timeout=CONNECT_SECONDS) as connection:
                yield connection

    async def read(self, id: str) -> StoredReview | None:
        """A review by its id, with its record only if no process computes it any more."""
        async with self._use() as connection:
            row = await connection.fetchrow(_READ, id)
            if row is not None:
                await connection.execute(_NOTE_READ, id)
        return None if row is None else StoredReview(*row)

    async def add(self, id: str, owner: str, record: str, limit: int) -> bool:
        """Add a review, unless there is one already, and remove old ones."""
        async with self._use() as connection:
            added = await connection.execute(
                _ADD, id, owner, record, self._process, LEASE_SECONDS, limit
            )
            if added == "INSERT 0 1":
                await _remove_old(connection)
                return True
            if await connection.fetchval("SELECT 1 FROM reviews WHERE id = $1", id) is None:
                raise TooMany("error-server-too-many")
        return False

    async def prune(self) -> None:
        """Remove old reviews, and incomplete ones that no process computes any more."""
        async with self._use() as connection:
            await _remove_old(connection)

    async def take_over(self, id: str) -> StoredReview | None:
        """The review, if the process that was computing it has ended."""
        async with self._use() as connection:
            row = await connection.fetchrow(_TAKE_OVER, id, self._process, LEASE_SECONDS)
        return None if row is None else StoredReview(*row)

    async def renew(self, id: str, progress: float) -> bool:
        """Store the progress and renew the lease; False if another process has taken over."""
        async with self._use() as connection:
            done = await connection.execute(_RENEW, id, self._process, LEASE_SECONDS, progress)
        return done == "UPDATE 1"

    async def save(self, id: str, found: bytes, is_checking: bool) -> bool:
        """Store a review, and renew the lease; False if another process has taken over."""
        async with self._use() as connection:
            done = await connection.execute(
                _SAVE, id, self._process, LEASE_SECONDS, found, is_checking
            )
        return done == "UPDATE 1"

    async def fail(self, id: str) -> None:
        """Note that a review could not be computed."""
        async with self._use() as connection:
            await connection.execute(
                "UPDATE reviews SET has_failed = true, record = '', owner = ''"
                " WHERE id = $1 AND process = $2",
                id,
                self._process,
            )

    async def remove(self, id: str) -> None:
        """Remove a review that has failed."""
        async with self._use() as connection:
            await connection.execute("DELETE FROM reviews WHERE id = $1 AND has_failed", id)

    async def forget(self, id: str) -> None:
        """Remove the reviews of an id, also those that are being computed."""
        async with self._use() as connection:
            await connection.execute(
                "DELETE FROM reviews WHERE id = $1 OR starts_with(id, $1 || '-')", id
            )

    async def forget_all(self) -> None:
        """Remove all reviews."""
        async with self._use() as connection:
            await connection.execute("DELETE FROM reviews")


async def _remove_old(connection: Connection) -> None:
    await connection.execute(_REMOVE_OLD, KEPT_DAYS, MOST_REVIEWS, ABANDONED_HOURS)
