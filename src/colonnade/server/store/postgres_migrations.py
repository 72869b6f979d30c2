"""The version of a PostgreSQL database, and its migration to the newest one."""

from __future__ import annotations

from colonnade.server.errors import StoreFailed
from colonnade.server.store.migrations import MIGRATIONS
from colonnade.server.store.postgres_writer import Connection

MIGRATION_LOCK = 0x636F6C6F6E
"""The advisory lock under which one process migrates the database."""


async def read_version(connection: Connection) -> int:
    """The version of the schema; 0 where there is none."""
    if await connection.fetchval("SELECT to_regclass('versions')") is None:
        return 0
    return await connection.fetchval("SELECT coalesce(max(version), 0) FROM versions")


async def migrate(connection: Connection, name: str) -> None:
    """Bring the schema up to date, all or nothing. Raises `StoreFailed` for a newer version."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS versions (version INTEGER NOT NULL)")
        version = await read_version(connection)
        if version > len(MIGRATIONS):
            raise StoreFailed("error-store-newer", path=name, given=version, known=len(MIGRATIONS))
        for number, migration in enumerate(MIGRATIONS[version:], version + 1):
            if migration.postgres:
                await connection.execute(migration.postgres)
            await connection.execute("INSERT INTO versions VALUES ($1)", number)
