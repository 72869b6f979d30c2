"""Removing old tables from a PostgreSQL database that several processes share."""

from __future__ import annotations

import json
from collections.abc import Collection

from colonnade.server.store.postgres_writer import Connection

SET_NUMBER = (
    "INSERT INTO numbers (name, value) VALUES ($1, $2)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
TABLE_NUMBERS = (("leases", "table_number"), ("entries", "table_number"), ("tables", "number"))
"""The tables of the schema that have rows per game table, and the column with its number."""
_LOCK_CLOCK = "SELECT value FROM numbers WHERE name = 'clock' FOR UPDATE"
_READ_ADVANCED = """
    SELECT (SELECT value FROM numbers WHERE name = 'clock-advanced'),
        (extract(epoch FROM clock_timestamp()) * 1000)::bigint
"""
_OLD = """
    SELECT number, status, created,
            (SELECT entry FROM entries WHERE entries.table_number = number
                ORDER BY revision DESC LIMIT 1)
        FROM tables JOIN leases ON leases.table_number = number
        WHERE (status = 'waiting' AND created < $1
                OR status IN ('playing', 'abandoned') AND created < $2)
            AND (owner = '' OR expires < clock_timestamp()) AND number != ALL ($3::bigint[])
        FOR UPDATE OF leases SKIP LOCKED
"""
"""Tables that no process has open. Nobody can take one before the transaction ends."""


async def advance_clock(connection: Connection, now: int, elapsed: int) -> int:
    """Advance the clock for pruning by the time since this process did so last, or since any
    process did if that is shorter, so that time counts once; its value, never later than now. All
    in milliseconds.
    """
    clock = await connection.fetchval(_LOCK_CLOCK)
    advanced, moment = await connection.fetchrow(_READ_ADVANCED)
    if clock is None:
        clock = now
    elif advanced is not None:
        elapsed = max(0, min(elapsed, moment - advanced))
    clock = min(now, clock + elapsed)
    await connection.execute(SET_NUMBER, "clock", clock)
    await connection.execute(SET_NUMBER, "clock-advanced", moment)
    return clock


async def remove_tables(
    connection: Connection, waiting: int, unfinished: int, used: Collection[int]
) -> int:
    """Remove tables that never began before one moment, and those unfinished since another one;
    their number. Tables that a process has open stay.
    """
    rows = await connection.fetch(_OLD, waiting, unfinished, list(used))
    numbers = [
        number
        for number, status, created, entry in rows
        if status == "waiting" or json.loads(entry or "{}").get("at", created) < unfinished
    ]
    for table, column in TABLE_NUMBERS:
        await connection.execute(f"DELETE FROM {table} WHERE {column} = ANY($1::bigint[])", numbers)
    return len(numbers)
