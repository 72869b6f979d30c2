"""Limits per address that all processes on a PostgreSQL database share.

A limit is a token bucket. Its row has the moment at which the bucket is full again; an address
without a row, or whose moment has passed, has a full one.
"""

from __future__ import annotations

from colonnade.server.store.postgres_writer import Connection

_TAKE = """
    INSERT INTO limits (name, address, full_at)
        VALUES ($1, $2, clock_timestamp() + $3 * interval '1 second')
        ON CONFLICT (name, address) DO UPDATE
            SET full_at = greatest(limits.full_at, clock_timestamp()) + $3 * interval '1 second'
            WHERE greatest(limits.full_at, clock_timestamp()) + $3 * interval '1 second'
                <= clock_timestamp() + $4 * interval '1 second'
        RETURNING true
"""
_GIVE_BACK = """
    UPDATE limits SET full_at = full_at - $3 * interval '1 second' WHERE name = $1 AND address = $2
"""


async def take_token(
    connection: Connection, limit: str, address: str, rate: float, size: float
) -> bool:
    """Take a token of an address; False, and nothing taken, if there is none. A bucket has `size`
    tokens, and gets `rate` a second.
    """
    taken = await connection.fetchval(_TAKE, limit, address, 1 / rate, size / rate)
    return taken is not None


async def give_token_back(connection: Connection, limit: str, address: str, rate: float) -> None:
    """Return a token."""
    await connection.execute(_GIVE_BACK, limit, address, 1 / rate)


async def remove_full(connection: Connection) -> None:
    """Remove the addresses whose buckets are full."""
    await connection.execute("DELETE FROM limits WHERE full_at < clock_timestamp()")
