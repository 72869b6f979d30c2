"""The processes that share a PostgreSQL database: a row each, with the time it was last seen."""

from __future__ import annotations

import logging
from datetime import datetime

from colonnade.server.store.base import Process
from colonnade.server.store.postgres_writer import Connection

KEPT_DAYS = 7
"""After this time without a sign of life the row of a process is removed."""
_logger = logging.getLogger("colonnade.store")
_REGISTER = """
    INSERT INTO processes (name, kind, address, started, seen)
        VALUES ($1, $2, $3, clock_timestamp(), clock_timestamp())
        ON CONFLICT (name) DO UPDATE SET kind = excluded.kind, address = excluded.address,
            started = excluded.started, seen = excluded.seen
        RETURNING started
"""
_RENEW = """
    INSERT INTO processes (name, kind, address, started, seen)
        VALUES ($1, $2, $3, $4, clock_timestamp())
        ON CONFLICT (name) DO UPDATE SET seen = excluded.seen
            WHERE processes.started = excluded.started
        RETURNING name
"""
_FIND_OWNER = """
    SELECT coalesce(processes.address, '')
        FROM tables JOIN leases ON table_number = tables.number
            LEFT JOIN processes ON processes.name = leases.owner
                AND seen > clock_timestamp() - $2 * interval '1 second'
        WHERE tables.id = $1
"""
_LIST_PEERS = """
    SELECT address FROM processes
        WHERE kind = 'server' AND name != $1
            AND seen > clock_timestamp() - $2 * interval '1 second'
        ORDER BY name
"""
_LIST = """
    SELECT name, kind, address, (extract(epoch FROM started) * 1000)::bigint,
            (extract(epoch FROM seen) * 1000)::bigint, count(owner),
            count(owner) FILTER (WHERE expires < clock_timestamp())
        FROM processes LEFT JOIN leases ON owner = name GROUP BY name ORDER BY name
"""


class Registration:
    """The row of this process. Each method runs in the caller's transaction.

    A process that starts under the name of another replaces its row. The older one, which is
    ending or wrongly configured, then no longer changes it.
    """

    def __init__(self, name: str, kind: str, address: str = "") -> None:
        self.name, self.kind, self.address = name, kind, address
        self._started: datetime | None = None

    async def register(self, connection: Connection) -> None:
        """Write the row at the start, and remove those of processes that are long gone."""
        self._started = await connection.fetchval(_REGISTER, self.name, self.kind, self.address)
        await connection.execute(
            "DELETE FROM processes WHERE seen < clock_timestamp() - $1 * interval '1 day'",
            KEPT_DAYS,
        )

    async def renew(self, connection: Connection) -> None:
        """Write that this process runs. Logs a warning if another one has its name."""
        row = (self.name, self.kind, self.address, self._started)
        if await connection.fetchval(_RENEW, *row) is None:
            _logger.warning("name in use", extra={"name_of_process": self.name})

    async def remove(self, connection: Connection) -> None:
        """Remove the row at the end, unless another process has the name by now."""
        await connection.execute(
            "DELETE FROM processes WHERE name = $1 AND started = $2", self.name, self._started
        )


async def find_owner(connection: Connection, table: str, seconds: float) -> str | None:
    """The address of the process that owns a table; empty if it was not seen within these seconds,
    None if there is no such table.
    """
    return await connection.fetchval(_FIND_OWNER, table, seconds)


async def list_peers(connection: Connection, name: str, seconds: float) -> list[str]:
    """The addresses of the servers with another name that were seen within these seconds."""
    return [row[0] for row in await connection.fetch(_LIST_PEERS, name, seconds)]


async def list_processes(connection: Connection) -> list[Process]:
    """All processes, by name."""
    return [Process(*row) for row in await connection.fetch(_LIST)]
