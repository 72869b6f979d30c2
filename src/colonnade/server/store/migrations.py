"""The schema of the SQLite file, version by version, and the migration of older files."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from colonnade.server.errors import StoreFailed

MIGRATIONS: tuple[str, ...] = (
    # 1: tables, their entries, and records
    """
    CREATE TABLE tables (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
        status TEXT NOT NULL, is_listed INTEGER NOT NULL, created INTEGER NOT NULL,
        header BLOB NOT NULL, summary BLOB NOT NULL);
    CREATE INDEX tables_listed ON tables (is_listed, status, created);
    CREATE TABLE entries (
        table_number INTEGER NOT NULL, revision INTEGER NOT NULL, entry TEXT NOT NULL,
        PRIMARY KEY (table_number, revision)) WITHOUT ROWID;
    CREATE TABLE records (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
        record TEXT NOT NULL);
    """,
    # 2: a journal of the newest entries, in the order in which they came, and the log of all there
    # are
    """
    CREATE TABLE journal (
        number INTEGER PRIMARY KEY, table_number INTEGER NOT NULL, revision INTEGER NOT NULL,
        entry TEXT NOT NULL);
    CREATE VIEW log AS
        SELECT table_number, revision, entry FROM entries
        UNION ALL SELECT table_number, revision, entry FROM journal;
    """,
    # 3: no journal any more: its entries go to those of their tables. Numbers by name: the clock
    # for pruning, and the last probe
    """
    INSERT INTO entries SELECT table_number, revision, entry FROM journal
        WHERE table_number != 0 ORDER BY table_number, revision;
    DROP VIEW log;
    DROP TABLE journal;
    CREATE TABLE numbers (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
    INSERT INTO numbers
        SELECT 'clock', newest FROM (SELECT max(created) AS newest FROM tables)
        WHERE newest IS NOT NULL;
    """,
)
"""In order, and never changed once released: `PRAGMA user_version` is the number of those applied
to a file.
"""


def find_backup_path(path: Path, version: int) -> Path:
    """The path of the backup before a file of this version is migrated: `tables.sqlite.version-2`
    in the same folder.
    """
    return path.with_name(f"{path.name}.version-{version}")


def back_up(connection: sqlite3.Connection, path: Path) -> None:
    """Copy the whole database, readable by its owner only. A complete copy replaces an older one
    atomically.
    """
    unfinished = path.with_name(path.name + ".unfinished")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    copy = sqlite3.connect(unfinished)
    try:
        connection.backup(copy)
    finally:
        copy.close()
    unfinished.replace(path)


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Back up the file and migrate it, each step atomically. Raises `StoreFailed` for a file of a
    newer version.
    """
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(MIGRATIONS):
        raise StoreFailed("error-store-newer", path=str(path), given=version, known=len(MIGRATIONS))
    if 0 < version < len(MIGRATIONS):
        back_up(connection, find_backup_path(path, version))
    for number, script in enumerate(MIGRATIONS[version:], version + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in script.split(";"):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except sqlite3.Error:
            connection.rollback()
            raise
