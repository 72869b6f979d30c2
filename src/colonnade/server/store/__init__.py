"""What the server needs of a database: tables as a header and an append-only log of entries, and the records of finished games.

`sqlite` is the embedded one. Everything a store promises is here, for the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as stored: its number within the store, its status, its header, and its entries by revision, from 1."""

    number: int
    status: str
    header: bytes
    entries: Sequence[bytes]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A new table: what the store itself must know, and the header as bytes."""

    id: str
    game: str
    status: str
    is_listed: bool
    created: int
    """Milliseconds since 1970."""
    header: bytes
    """Private: holds the secret of the dice."""
    summary: bytes
    """Public: what a list shows."""


def _do_nothing() -> None: ...


@dataclass(slots=True)
class Append:
    """Entries for a table from a revision on, and what changes with them: all of it, or nothing."""

    table: int
    revision: int
    """Of the first entry."""
    entries: Sequence[bytes]
    done: Callable[[Exception | None], None]
    """Called in the event loop: with None once everything is on disk, with the reason where nothing was written."""
    meanwhile: Callable[[], None] = _do_nothing
    """Called there before that, once the disk has begun to work: for whatever can be done in the meantime."""
    status: str | None = None
    summary: bytes | None = None
    record: tuple[str, str, str] | None = None
    """The id, game and text of the finished game's record."""

    @property
    def brings_more(self) -> bool:
        """Whether anything but the entries is to be written."""
        return self.status is not None or self.summary is not None or self.record is not None


class Store(Protocol):
    """Durable tables. Every method raises, or passes on, `StoreFailed`. What is acknowledged is on disk."""

    def append(self, entry: Append) -> None:
        """Queue entries; never blocks."""
        ...

    async def create(self, row: TableRow) -> int:
        """Store a new table; its number."""
        ...

    async def load(self, table: str) -> StoredTable | None:
        """A table by its id."""
        ...

    async def list_tables(self, limit: int) -> list[bytes]:
        """The summaries of listed tables that wait or play, the newest first."""
        ...

    async def list_waiting(self) -> list[tuple[str, bytes]]:
        """The ids and headers of the tables that wait for players."""
        ...

    async def save_records(self, records: Sequence[tuple[str, str, str]]) -> None:
        """Keep records that came from elsewhere, all or none: their ids, games and texts."""
        ...

    async def load_record(self, id: str) -> str | None:
        """A record by its id: that of its table, or the one `save_records` was given."""
        ...

    async def prune(self, waiting_before: int, unfinished_before: int) -> int:
        """Remove tables that never began and were made before the one time, and unfinished ones last touched before the other."""
        ...

    def records(self) -> Iterator[str]:
        """Every record, the oldest first; for export, not in the event loop."""
        ...

    async def check(self) -> None:
        """Raise unless the store can be read."""
        ...

    async def flush(self) -> None:
        """Wait until all that was queued is on disk."""
        ...

    async def close(self) -> None:
        """Finish what is queued, and let go of the file."""
        ...
