"""What every store promises: durable tables, each owned by one process at a time.

`open_store` chooses the store: SQLite for a file, PostgreSQL for an address.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol
from urllib.parse import urlsplit

from colonnade.core.extras import find_install_command
from colonnade.server.errors import StoreFailed
from colonnade.server.metrics import Commits

FIRST_EPOCH = 1
"""The epoch of a new table. It is raised with each new owner."""
PROBE_SECONDS = 1.0
"""How long the result of `check` is reused: it writes, and a commit is not free."""
QUOTED = 200
"""The most characters of an address that a message quotes."""
SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as stored: its number within the store, its epoch, its header, and its entries by
    revision, from 1.
    """

    number: int
    epoch: int
    header: bytes
    entries: Sequence[bytes]


@dataclass(frozen=True, slots=True)
class RowChange:
    """What changes in a table's row together with its entries."""

    status: str
    summary: bytes
    record: tuple[str, str, str] | None = None
    """The id, game and text of the finished game's record."""
    is_reopened: bool = False
    """Whether the end of the game was taken back: its record is removed."""


NewTable = tuple[str, str, str, bool, int, bytes, bytes, str | None]
"""The row of a new table: the parameters of `Store.create`."""


@dataclass(frozen=True, slots=True)
class Process:
    """A process that uses the database: a server, or a worker for bots. Times are in milliseconds
    since 1970, by the clock of the database.
    """

    name: str
    kind: str
    address: str
    """Where clients reach this server; empty for a worker."""
    started: int
    seen: int
    """When it last said that it runs."""
    leases: int
    """The tables that it owns."""
    expired: int
    """Of these, the tables that another process may take."""


class Store(Protocol):
    """Durable tables: a header and an append-only log of entries each, and the records of finished
    games.

    Every method raises `StoreFailed`. When one returns, what it wrote is on disk.

    A table has one owner, the store that created it or took it last. Ownership is a lease: it ends
    when it is released or not renewed in time. Each new owner raises the table's epoch, and the
    database refuses an append with an older epoch, so that a process that has lost a table without
    noticing cannot write to it.
    """

    @property
    def name(self) -> str:
        """The file or address for messages, without a password."""
        ...

    @property
    def leases(self) -> int:
        """How many leases this store holds; none with a file, where no other process may write."""
        ...

    @property
    def commits(self) -> Commits:
        """Figures of its transactions."""
        ...

    @property
    def leases_end(self) -> float:
        """The time, by `time.monotonic`, until which no other process can own the tables of this
        store. Each renewal moves it; a process that is cut off from its database reaches it.
        """
        ...

    # Life

    async def prepare(self) -> None:
        """Check the database and bring it up to date."""
        ...

    async def open(self, on_removed: Callable[[], None] = ..., address: str = "") -> None:
        """Prepare, unless that is done, and get ready to write, in the running event loop.

        `on_removed` is called when somebody has removed the database: from then on nothing can be
        stored. `address` is where clients reach this process: other processes send them there.
        """
        ...

    async def close(self) -> None:
        """Commit queued work, release all leases, and close the database."""
        ...

    # Ownership

    async def take(self, table: str) -> StoredTable | None:
        """Become the owner of a table and load it. Raises `NotOwner`, with the owner's address,
        while another process owns it.

        The returned table has every entry that any earlier owner has stored or will ever store.
        """
        ...

    async def renew(self) -> Sequence[tuple[int, int]]:
        """Renew the leases of all tables that this store owns, and tell the other processes that
        this one runs; the tables it has lost, by number and epoch.
        """
        ...

    async def release(self, tables: Sequence[tuple[int, int]]) -> None:
        """Give up tables, by number and epoch. An epoch that is not the table's is ignored."""
        ...

    # Writing

    def append(
        self,
        table: int,
        epoch: int,
        revision: int,
        entries: Sequence[bytes],
        change: RowChange | None = None,
        new_table: NewTable | None = None,
    ) -> Awaitable[int | None]:
        """Append entries to a table, the first as this revision, change its row, and create another
        table, of which the entries tell: all or nothing. The number of the new table, if there is
        one.

        Raises `NotOwner` for an epoch that is not the table's. A revision that is taken is refused.
        """
        ...

    def create(
        self,
        id: str,
        game: str,
        status: str,
        is_listed: bool,
        created: int,
        header: bytes,
        summary: bytes,
        code: str | None = None,
    ) -> Awaitable[int]:
        """Store a new table, owned by this store at `FIRST_EPOCH`; its number. `created` is in
        milliseconds since 1970, `summary` are the fields shown in the lobby.

        Raises `CodeTaken` if another table that waits for players has the short code.
        """
        ...

    async def save_records(self, records: Sequence[tuple[str, str, str]]) -> None:
        """Store records that were not played here, all or none: their ids, games and texts."""
        ...

    async def prune(
        self, now: int, waiting_age: int, unfinished_age: int, used: Collection[int] = ()
    ) -> int:
        """Remove tables that never began and unfinished ones, once they are older than these ages;
        their number. All in milliseconds. Tables that this process uses, by number, and those that
        another one has open stay.

        Ages are counted in the time that the store was open, in any process, so a clock that is set
        ahead removes nothing.
        """
        ...

    async def take_token(self, limit: str, address: str, rate: float, size: float) -> bool:
        """Take a token of an address in a limit that all processes share; False, and nothing
        taken, if there is none. A bucket has `size` tokens, and gets `rate` a second.
        """
        ...

    async def give_token_back(self, limit: str, address: str, rate: float) -> None:
        """Return a token."""
        ...

    async def prune_limits(self) -> None:
        """Forget the addresses whose buckets are full."""
        ...

    # Reading

    async def load(self, table: str) -> StoredTable | None:
        """A table by its id, with any owner."""
        ...

    async def list_tables(self, limit: int) -> list[bytes]:
        """The summaries of public tables that wait for players or are playing, the newest first."""
        ...

    async def find_by_code(self, code: str) -> str | None:
        """The id of the table with a short code, while it waits for players."""
        ...

    async def load_record(self, id: str) -> str | None:
        """A record by its id: that of its table, or the one `save_records` was given."""
        ...

    async def list_processes(self) -> list[Process]:
        """The processes that use the database, by name. None with a file, which has one."""
        ...

    async def list_peers(self) -> list[str]:
        """The addresses of the other servers that run. None with a file."""
        ...

    async def check(self) -> None:
        """Raise unless the store can be read and written: a full disk can still be read."""
        ...

    def records(self) -> AsyncIterator[str]:
        """Every record, the oldest first. The store need not be open."""
        ...


def is_address(database: Path | str) -> bool:
    """Whether this is the address of a PostgreSQL database, not the path of a file."""
    return isinstance(database, str) and database.startswith(SCHEMES)


def check_scheme(database: str) -> None:
    """Raise `StoreFailed` for an address of another kind; as a path it would make a folder."""
    if "://" in database and not is_address(database):
        raise StoreFailed("error-store-scheme", path=hide_password(database))


def hide_password(address: str) -> str:
    """An address for messages: only its scheme, user, host, port and database."""
    try:
        parts = urlsplit(address)
        user = f"{parts.username}@" if parts.username else ""
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return address.partition("://")[0] + "://…"
    return f"{parts.scheme}://{user}{parts.hostname or ''}{port}{parts.path}"[:QUOTED]


def missing_driver(address: str) -> StoreFailed:
    """The error of a database whose driver is not installed."""
    return StoreFailed(
        "error-store-driver",
        path=hide_password(address),
        command=find_install_command("postgres"),
    )


def open_store(database: Path | str, owner: str = "") -> Store:
    """The store of a file or of an address. `owner` names the process among those that share a
    database. Raises `StoreFailed` where the driver is not installed.
    """
    if not is_address(database):
        from colonnade.server.store.sqlite import SqliteStore

        return SqliteStore(Path(database))
    try:
        from colonnade.server.store.postgres import PostgresStore
    except ModuleNotFoundError as error:
        raise missing_driver(str(database)) from error
    return PostgresStore(str(database), owner)
