"""What the server needs of a database: tables as a header and an append-only log of entries, and the records of finished games."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

EPOCH = 1
"""The epoch of every table where one process owns them all. A store of many processes raises a table's epoch with each new owner."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as stored: its number within the store, its epoch, its status, its header, and its entries by revision, from 1."""

    number: int
    epoch: int
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
    """Public: the fields shown in the lobby."""


@dataclass(frozen=True, slots=True)
class RowChange:
    """What changes in a table's row together with its entries; None leaves a field as it is."""

    status: str | None = None
    summary: bytes | None = None
    record: tuple[str, str, str] | None = None
    """The id, game and text of the finished game's record."""


class Store(Protocol):
    """Durable tables. Every method raises `StoreFailed`. When one returns, what it wrote is on disk."""

    def append(self, table: int, epoch: int, revision: int, entries: Sequence[bytes], change: RowChange | None = None) -> Awaitable[None]:
        """Append entries to a table, the first as this revision, and change its row: all or nothing.

        Refused for an epoch that is not the table's and for a revision that is not its next.
        """
        ...

    def create(self, row: TableRow) -> Awaitable[int]:
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

    async def prune(self, now: int, waiting_age: int, unfinished_age: int) -> int:
        """Remove tables that never began and unfinished ones, once they are older than these ages; how many. All in milliseconds.

        Ages are counted in the time that the store was open, so a clock that is set ahead removes nothing.
        """
        ...

    def records(self) -> Iterator[str]:
        """Every record, the oldest first; for export, not in the event loop."""
        ...

    async def check(self) -> None:
        """Raise unless the store can be read and written."""
        ...

    async def flush(self) -> None:
        """Wait until everything queued so far is on disk."""
        ...

    async def close(self) -> None:
        """Write what is queued, and close the file."""
        ...
