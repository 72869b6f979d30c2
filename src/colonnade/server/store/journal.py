"""The journal of a SQLite file: the newest entries of all tables, in the order in which they came.

A commit that put each entry beside the others of its table would write a page per table; to the end of the journal it writes one or two.
Once the journal is long, its entries are sorted in with those of their tables, many to a page. The last one stays: its number tells
whether another process has written.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import cache

from colonnade.server.store import Append

ROWS_AT_ONCE = 500
"""Of one statement: SQLite allows so many values and no more."""
LONGEST = 2000
"""How many entries the journal gathers before they are sorted in."""
TABLES_KNOWN = 10_000
"""Of how many tables it is remembered where they stand."""
NOBODY = 0
"""A number that no table has."""


@cache
def _insertion(rows: int) -> str:
    """The statement that writes so many rows, if the journal still ends where it did."""
    places = ",".join(["(?,?,?)"] * rows)
    return (
        "INSERT INTO journal (table_number, revision, entry)"
        f" SELECT * FROM (VALUES {places}) WHERE (SELECT coalesce(max(number), 0) FROM journal) = ?"
    )


class Journal:
    """The writer's end of it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._next: dict[int, int] = {}  # per table, the revision that comes next
        self._last = 0  # the number of the last entry
        self._sorted = 0  # that of the last one that was sorted in
        self.look()
        self._sorted = self._last - int(connection.execute("SELECT count(*) FROM journal").fetchone()[0])

    def look(self) -> None:
        """Forget where tables stand, and see where the journal ends."""
        self._next.clear()
        self._last = self._connection.execute("SELECT coalesce(max(number), 0) FROM journal").fetchone()[0]

    def open(self, table: int) -> None:
        """A table is new."""
        if len(self._next) >= TABLES_KNOWN:
            self._next.clear()
        self._next[table] = 1

    def add(self, appends: Sequence[Append]) -> None:
        """Write entries: so many as one statement takes are a transaction of their own, unless one has begun.

        Raises `sqlite3.IntegrityError` for a revision that is not the next of its table.
        """
        values: list[int | str] = []  # three per row
        for append in appends:
            table, revision = append.table, append.revision
            if revision != (self._next.get(table) or self._find_next(table)):
                raise sqlite3.IntegrityError(f"revision {revision} is not the next of its table")
            for data in append.entries:
                values += (table, revision, data.decode())
                revision += 1
            self._next[table] = revision
        for start in range(0, len(values), 3 * ROWS_AT_ONCE):
            self._insert(values[start : start + 3 * ROWS_AT_ONCE])

    def _insert(self, values: list[int | str]) -> None:
        # One statement for many rows: the interpreter's lock is let go once, not once per row.
        rows = len(values) // 3
        done = self._connection.execute(_insertion(rows), [*values, self._last])
        if done.rowcount != rows:
            raise sqlite3.IntegrityError("another process has written to the journal")
        self._last += rows

    def _find_next(self, table: int) -> int:
        return 1 + self._connection.execute("SELECT coalesce(max(revision), 0) FROM log WHERE table_number = ?", (table,)).fetchone()[0]

    @property
    def is_long(self) -> bool:
        """Whether it is time to sort in."""
        return self._last - self._sorted > LONGEST

    def sort_in(self) -> None:
        """Move all entries but the last to those of their tables, within a transaction."""
        moved = "FROM journal WHERE number < (SELECT max(number) FROM journal)"
        self._connection.execute(
            f"INSERT INTO entries SELECT table_number, revision, entry {moved} AND table_number != {NOBODY} ORDER BY table_number, revision"
        )
        self._connection.execute(f"DELETE {moved}")
        self._sorted = self._last - 1

    def remove(self, tables: Sequence[int]) -> None:
        """Remove the entries of tables, within a transaction. Those in the journal, which shall end where it did, become nobody's."""
        self._connection.executemany("DELETE FROM entries WHERE table_number = ?", [(table,) for table in tables])
        self._connection.executemany(f"UPDATE journal SET table_number = {NOBODY} WHERE table_number = ?", [(table,) for table in tables])
