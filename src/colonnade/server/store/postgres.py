"""Tables in a PostgreSQL database that several processes may share.

One connection writes, one transaction a batch; reads have connections of their own. A lease per
table, with an epoch, says which process may append to it: see `Store`.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Collection, Sequence
from typing import Any

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from colonnade.server.errors import CodeTaken, NotOwner, StoreFailed
from colonnade.server.metrics import Commits
from colonnade.server.store.base import (
    FIRST_EPOCH,
    PROBE_SECONDS,
    NewTable,
    Process,
    RowChange,
    StoredTable,
    hide_password,
)
from colonnade.server.store.limits import give_token_back, remove_full, take_token
from colonnade.server.store.postgres_migrations import migrate
from colonnade.server.store.postgres_writer import (
    SAVE_RECORD,
    Append,
    Connection,
    PostgresWriter,
    Take,
    Work,
    translate_errors,
)
from colonnade.server.store.processes import (
    Registration,
    find_owner,
    list_peers,
    list_processes,
)
from colonnade.server.store.pruning import SET_NUMBER, advance_clock, remove_tables

LEASE_SECONDS = 15.0
"""How long a lease lasts unless it is renewed, by the clock of the database."""
TRUSTED_SHARE = 0.5
"""Clients are sent to the owner of a table only if it was seen within this share of a lease: it
says that it runs every third of one.
"""
RENEWED_AT_ONCE = 200
"""How many leases are renewed in one transaction: moves wait for it."""
READERS = 4
"""The most connections for reading."""
CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 30.0
SETTINGS = {
    "application_name": "colonnade",
    "synchronous_commit": "on",
    "lock_timeout": "5s",
    # so that a process that was cut off does not hold its locks indefinitely
    "idle_in_transaction_session_timeout": "10s",
}

_CREATE = """
    WITH made AS (
        INSERT INTO tables (id, game, status, is_listed, created, header, summary, code)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
            ON CONFLICT (code) WHERE status = 'waiting' DO NOTHING
            RETURNING number
    )
    INSERT INTO leases (table_number, epoch, owner, expires)
        SELECT number, $9, $10, clock_timestamp() + $11 * interval '1 second' FROM made
        RETURNING table_number
"""
_RENEW = """
    UPDATE leases SET expires = clock_timestamp() + $3 * interval '1 second'
        FROM unnest($1::bigint[], $2::bigint[]) AS given (table_number, epoch)
        WHERE leases.table_number = given.table_number AND leases.epoch = given.epoch
        RETURNING leases.table_number, leases.epoch
"""
_RELEASE = """
    UPDATE leases SET owner = '', expires = clock_timestamp()
        FROM unnest($1::bigint[], $2::bigint[]) AS given (table_number, epoch)
        WHERE leases.table_number = given.table_number AND leases.epoch = given.epoch
"""

_CONNECT: dict[str, Any] = {
    "timeout": CONNECT_SECONDS,
    "command_timeout": COMMAND_SECONDS,
    "server_settings": SETTINGS,
}

_connect: Any = asyncpg.connect  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
_create_pool: Any = asyncpg.create_pool  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]


class PostgresStore:
    """The `Store` in a PostgreSQL database. `owner` names this process in its leases: a process
    that is started again under the same name need not wait until they expire.
    """

    def __init__(self, address: str, owner: str = "") -> None:
        self.address, self.owner = address, owner or "colonnade"
        self.commits = Commits()
        self._is_prepared = False
        self._checked = 0.0
        self._clock_read = time.monotonic()
        self._held: dict[int, int] = {}
        """The epochs of the tables that this store owns, by number."""
        self._registration: Registration | None = None
        self._renewed = 0.0
        self._writer: PostgresWriter
        self._readers: Any = None

    @property
    def name(self) -> str:
        """The address without a password."""
        return hide_password(self.address)

    @property
    def leases(self) -> int:
        """How many tables this store owns."""
        return len(self._held)

    @property
    def leases_end(self) -> float:
        """A lease after the last renewal, counted from before that was sent."""
        return self._renewed + LEASE_SECONDS

    async def prepare(self) -> None:
        """Connect, and bring the schema up to date."""
        with translate_errors(self.name):
            connection = await connect(self.address)
            try:
                await migrate(connection, self.name)
            finally:
                await connection.close()
        self._is_prepared = True

    async def open(self, on_removed: Callable[[], None] = lambda: None, address: str = "") -> None:
        """Prepare, unless that is done, and connect; with an address, tell the other processes.
        `on_removed` is never called: a database that cannot be reached may come back.
        """
        if not self._is_prepared:
            await self.prepare()
        self._renewed = time.monotonic()
        self._writer = PostgresWriter(lambda: connect(self.address), self.name, self.commits)
        with translate_errors(self.name):
            self._readers = await _create_pool(
                self.address, min_size=1, max_size=READERS, **_CONNECT
            )
        if address:
            self._registration = Registration(self.owner, "server", address)
            await self._writer.add(self._registration.register)

    async def close(self) -> None:
        """Commit queued work, release all leases, and disconnect."""
        if self._readers is None:
            return
        with contextlib.suppress(StoreFailed):
            await self.release(tuple(self._held.items()))
            if self._registration is not None:
                await self._writer.add(self._registration.remove)
        await self._writer.close()
        await self._readers.close()
        self._readers = None

    # Ownership

    async def take(self, table: str) -> StoredTable | None:
        """Become the owner of a table and load it. Raises `NotOwner` while another process owns
        it.
        """
        lease = await self._writer.add(Take(table, self.owner, LEASE_SECONDS))
        if lease is not None:
            self._held[lease[0]] = lease[1]
            try:
                stored = await self.load(table)
            except BaseException:
                with contextlib.suppress(StoreFailed):
                    await self.release([lease])
                raise
            if stored is None or stored.epoch == lease[1]:
                return stored
        async with self._read() as connection:
            address = await find_owner(connection, table, LEASE_SECONDS * TRUSTED_SHARE)
        if address is None:
            return None
        raise NotOwner(address)

    async def renew(self) -> Sequence[tuple[int, int]]:
        """Renew all leases, and tell the other processes that this one runs; the tables that were
        lost, by number and epoch.
        """
        sent, held = time.monotonic(), tuple(self._held.items())
        if self._registration is not None:
            await self._writer.add(self._registration.renew)
        renewed: set[tuple[int, int]] = set()
        for start in range(0, len(held), RENEWED_AT_ONCE):
            numbers, epochs = zip(*held[start : start + RENEWED_AT_ONCE], strict=True)

            async def renew(
                connection: Connection, leases: Sequence[Any] = (numbers, epochs)
            ) -> list[tuple[int, int]]:
                rows = await connection.fetch(_RENEW, *leases, LEASE_SECONDS)
                return [(row[0], row[1]) for row in rows]

            renewed.update(await self._writer.add(renew))
        self._renewed = sent
        lost = [lease for lease in held if lease not in renewed]
        self._forget(lost)
        return lost

    async def release(self, tables: Sequence[tuple[int, int]]) -> None:
        """Let other processes own these tables at once."""
        if not tables:
            return
        self._forget(tables)

        async def release(connection: Connection) -> None:
            await connection.execute(_RELEASE, *zip(*tables, strict=True))

        await self._writer.add(release)

    def _forget(self, tables: Sequence[tuple[int, int]]) -> None:
        for number, epoch in tables:
            if self._held.get(number) == epoch:
                del self._held[number]

    # Writing

    def append(
        self,
        table: int,
        epoch: int,
        revision: int,
        entries: Sequence[bytes],
        change: RowChange | None = None,
        new_table: NewTable | None = None,
    ) -> asyncio.Future[int | None]:
        """Append entries to a table, the first as this revision, change its row, and create another
        table: all or nothing.
        """
        texts = [entry.decode() for entry in entries]
        insert = None if new_table is None else self._make_insert(new_table)
        number = self._writer.add(Append(table, epoch, revision, texts, change, insert))
        if new_table is not None:
            number.add_done_callback(self._hold)
        return number

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
    ) -> asyncio.Future[int]:
        """Store a new table; its number."""
        row = (id, game, status, is_listed, created, header, summary, code)
        number = self._writer.add(self._make_insert(row))
        number.add_done_callback(self._hold)
        return number

    def _make_insert(self, row: NewTable) -> Work:
        """The work that inserts a new table, owned by this store; its result is the number."""

        async def insert(connection: Connection) -> int:
            lease = (FIRST_EPOCH, self.owner, LEASE_SECONDS)
            number: int | None = await connection.fetchval(_CREATE, *row, *lease)
            if number is None:
                raise CodeTaken("error-server-code")
            return number

        return insert

    def _hold(self, created: asyncio.Future[int]) -> None:
        if not created.cancelled() and created.exception() is None:
            self._held[created.result()] = FIRST_EPOCH

    async def save_records(self, records: Sequence[tuple[str, str, str]]) -> None:
        """Store records that were not played here, all or none: their ids, games and texts."""
        await self._writer.add(lambda connection: connection.executemany(SAVE_RECORD, records))

    async def prune(
        self, now: int, waiting_age: int, unfinished_age: int, used: Collection[int] = ()
    ) -> int:
        """Remove tables that never began and unfinished ones, once they are older than these ages;
        their number.
        """
        read = time.monotonic()
        elapsed = round((read - self._clock_read) * 1000)

        async def remove(connection: Connection) -> int:
            clock = await advance_clock(connection, now, elapsed)
            return await remove_tables(
                connection, clock - waiting_age, clock - unfinished_age, used
            )

        removed: int = await self._writer.add(remove)
        self._clock_read = read
        return removed

    async def take_token(self, limit: str, address: str, rate: float, size: float) -> bool:
        """Take a token of an address in a limit that all processes share. Not by the writer: no
        move waits for it.
        """
        async with self._read() as connection:
            return await take_token(connection, limit, address, rate, size)

    async def give_token_back(self, limit: str, address: str, rate: float) -> None:
        """Return a token."""
        async with self._read() as connection:
            await give_token_back(connection, limit, address, rate)

    async def prune_limits(self) -> None:
        """Forget the addresses whose buckets are full."""
        async with self._read() as connection:
            await remove_full(connection)

    # Reading

    @contextlib.asynccontextmanager
    async def _read(self) -> AsyncGenerator[Connection]:
        with translate_errors(self.name):
            async with self._readers.acquire(timeout=CONNECT_SECONDS) as connection:
                yield connection

    async def load(self, table: str) -> StoredTable | None:
        """A table by its id."""
        async with (
            self._read() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            row = await connection.fetchrow(
                "SELECT number, epoch, header FROM tables JOIN leases ON table_number = number"
                " WHERE id = $1",
                table,
            )
            if row is None:
                return None
            entries = await connection.fetch(
                "SELECT revision, entry FROM entries WHERE table_number = $1 ORDER BY revision",
                row[0],
            )
        if [entry[0] for entry in entries] != list(range(1, len(entries) + 1)):
            raise StoreFailed(
                "error-store-damaged", path=self.name, reason="an entry of the table is missing"
            )
        return StoredTable(row[0], row[1], row[2], [entry[1].encode() for entry in entries])

    async def list_tables(self, limit: int) -> list[bytes]:
        """The summaries of public tables that wait for players or are playing, the newest first."""
        query = (
            "SELECT summary FROM tables WHERE is_listed AND status IN ('waiting', 'playing')"
            " ORDER BY created DESC LIMIT $1"
        )
        async with self._read() as connection:
            return [row[0] for row in await connection.fetch(query, limit)]

    async def find_by_code(self, code: str) -> str | None:
        """The id of the table with a short code, while it waits for players."""
        query = "SELECT id FROM tables WHERE code = $1 AND status = 'waiting'"
        async with self._read() as connection:
            return await connection.fetchval(query, code)

    async def load_record(self, id: str) -> str | None:
        """A record by its id: that of its table, or the one `save_records` was given."""
        async with self._read() as connection:
            return await connection.fetchval("SELECT record FROM records WHERE id = $1", id)

    async def list_processes(self) -> list[Process]:
        """The processes that use the database, by name."""
        async with self._read() as connection:
            return await list_processes(connection)

    async def list_peers(self) -> list[str]:
        """The addresses of the other servers that run."""
        async with self._read() as connection:
            return await list_peers(connection, self.owner, LEASE_SECONDS * TRUSTED_SHARE)

    async def check(self) -> None:
        """Raise unless the store can be read and written."""
        async with self._read() as connection:
            await connection.fetchval("SELECT number FROM tables LIMIT 1")
        if self._writer.has_failed or time.monotonic() - self._checked > PROBE_SECONDS:
            probe = time.monotonic_ns()
            await self._writer.add(
                lambda connection: connection.execute(SET_NUMBER, "probe", probe)
            )
            self._writer.has_failed, self._checked = False, time.monotonic()

    async def records(self) -> AsyncIterator[str]:
        """Every record, the oldest first."""
        with translate_errors(self.name):
            connection = await connect(self.address)
            try:
                async with connection.transaction(readonly=True):
                    query = "SELECT record FROM records ORDER BY number"
                    async for row in connection.cursor(query):
                        yield row[0]
            finally:
                await connection.close()


async def connect(address: str, **given: Any) -> Connection:
    """A connection with the settings of the store, except for those that are given."""
    return await _connect(address, **{**_CONNECT, **given})
