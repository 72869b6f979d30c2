"""How PostgreSQL is written to: batches on one connection, with fenced appends, and its errors."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any

import asyncpg  # pyright: ignore[reportMissingTypeStubs]

from colonnade.server.errors import NotOwner, StoreFailed
from colonnade.server.metrics import Commits
from colonnade.server.store.base import RowChange
from colonnade.server.store.writer import Batches, Write

_logger = logging.getLogger("colonnade.store")
FAILURES = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # raised by a connection that was just lost
    OSError,
    ValueError,
)
_APPEND = """
    WITH given AS (
        SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::integer[], $4::text[])
            AS given (table_number, epoch, revision, entry)
    ), held AS (
        SELECT table_number, epoch FROM leases
            WHERE (table_number, epoch) IN (SELECT table_number, epoch FROM given)
            FOR SHARE
    ), stored AS (
        INSERT INTO entries (table_number, revision, entry)
            SELECT table_number, revision, entry FROM given JOIN held USING (table_number, epoch)
    )
    SELECT table_number, epoch FROM held
"""
"""Insert entries where the epoch is the table's; the tables and epochs where it is.

The locks on the leases last until the commit, and a new owner waits for them: so the log that it
loads is complete.
"""
_TAKE = """
    WITH free AS (
        SELECT id, table_number FROM leases JOIN tables ON number = table_number
            WHERE id = ANY($1::text[]) AND (owner IN ('', $2) OR expires < clock_timestamp())
            ORDER BY table_number FOR UPDATE OF leases
    )
    UPDATE leases SET epoch = epoch + 1, owner = $2,
            expires = clock_timestamp() + $3 * interval '1 second'
        FROM free WHERE leases.table_number = free.table_number
        RETURNING free.id, leases.table_number, leases.epoch
"""
"""Become the owner of the tables that have none.

After a server has stopped, the others are asked for its tables all at once. All lock the leases in
the same order: else two would wait for each other, until PostgreSQL notices that after a second.
"""
SAVE_RECORD = "INSERT INTO records (id, game, record) VALUES ($1, $2, $3)"

Connection = Any
"""A connection of asyncpg, which has no types of its own."""
Work = Callable[[Connection], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Append:
    """Entries for a table, the change of its row, and what else is done where the epoch is the
    table's.
    """

    table: int
    epoch: int
    revision: int
    entries: Sequence[str]
    change: RowChange | None
    then: Work | None = None


@dataclass(frozen=True, slots=True)
class Take:
    """A table, by its id, that a process wants to own for some seconds. The result is its number
    and epoch, or None.
    """

    table: str
    owner: str
    seconds: float


def to_store_failed(error: Exception, name: str) -> StoreFailed:
    """The error as `StoreFailed`, with a message for its reason."""
    if isinstance(error, StoreFailed):
        return error
    reason = "other"
    if isinstance(error, asyncpg.DiskFullError):
        reason = "full"
    elif isinstance(error, asyncpg.LockNotAvailableError | asyncpg.DeadlockDetectedError):
        reason = "locked"
    elif isinstance(error, asyncpg.DataCorruptedError | asyncpg.IndexCorruptedError):
        reason = "damaged"
    elif _is_connection_lost(error) or isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        reason = "closed"
    text = " ".join((str(error) or type(error).__name__).split())
    return StoreFailed(f"error-store-{reason}", path=name, reason=text[:200])


@contextlib.contextmanager
def translate_errors(name: str) -> Generator[None]:
    """Raise errors of the driver as `StoreFailed`."""
    try:
        yield
    except FAILURES as error:
        raise to_store_failed(error, name) from error


def _is_connection_lost(error: Exception) -> bool:
    """Whether there is no connection, or none any more: then no other work can succeed either."""
    return isinstance(
        error,
        OSError
        | ValueError
        | asyncpg.InterfaceError
        | asyncpg.InternalClientError
        | asyncpg.PostgresConnectionError
        | asyncpg.OperatorInterventionError
        | asyncpg.InvalidAuthorizationSpecificationError
        | asyncpg.InvalidCatalogNameError
        | asyncpg.TooManyConnectionsError,
    )


class PostgresWriter(Batches["Append | Take | Work"]):
    """Commits batches on one connection: one insert for all entries, one update for all leases that
    are taken, and the rest.
    """

    def __init__(
        self, connect: Callable[[], Awaitable[Connection]], name: str, commits: Commits
    ) -> None:
        super().__init__(commits)
        self._connect, self._name = connect, name
        self._connection: Connection = None
        self._task: asyncio.Task[None] | None = None
        self.has_failed = False
        """Whether a write has failed since this was last set to False."""

    async def close(self) -> None:
        """Commit waiting work, and close the connection."""
        if self._is_committing:
            with contextlib.suppress(StoreFailed):
                await self.add(do_nothing)
        if self._connection is not None:
            await self._connection.close()

    def _start(self, batch: list[Write[Append | Take | Work]]) -> None:
        self._task = self._loop.create_task(self._commit(batch))

    async def _commit(self, batch: Sequence[Write[Append | Take | Work]]) -> None:
        """Commit all together. If that fails, try each alone, so that only the faulty work fails,
        unless there is no connection.
        """
        try:
            error = await self._transact(batch)
            if error is not None:
                self.has_failed = True
                is_alone = len(batch) == 1 or _is_connection_lost(error)
                for write in batch:
                    found = error if is_alone else await self._transact([write])
                    if found is not None:
                        write.error = to_store_failed(found, self._name)
        except BaseException:  # the event loop ends
            for write in batch:
                write.future.cancel()
            raise
        self._finish(batch)

    async def _transact(self, batch: Sequence[Write[Append | Take | Work]]) -> Exception | None:
        """Run the work of a batch in one transaction; the error, if nothing was changed.

        After a lost connection the batch may have been stored or not: the caller must look.
        """
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await self._connect()
            async with self._connection.transaction():
                await self._run(self._connection, batch)
        except Exception as error:  # whatever it is, nothing was stored
            if not isinstance(error, FAILURES):
                _logger.exception("commit failed")
            if isinstance(error, TimeoutError) and self._connection is not None:
                self._connection.terminate()  # a new one may reach the database
            return error
        return None

    async def _run(
        self, connection: Connection, batch: Sequence[Write[Append | Take | Work]]
    ) -> None:
        appends = [write.work for write in batch if isinstance(write.work, Append)]
        held = await _append_entries(connection, appends)
        takes = [write.work for write in batch if isinstance(write.work, Take)]
        taken = await _take_leases(connection, takes)
        for write in batch:
            work, write.error, write.result = write.work, None, None
            if isinstance(work, Take):
                write.result = taken.get(work.table)
            elif not isinstance(work, Append):
                try:
                    write.result = await work(connection)
                except StoreFailed as error:  # refused by us: the transaction goes on
                    write.error = error
            elif (work.table, work.epoch) not in held:
                write.error = NotOwner()
            else:
                if work.change is not None:
                    await _change_row(connection, work.table, work.change)
                if work.then is not None:
                    write.result = await work.then(connection)


async def _append_entries(
    connection: Connection, appends: Sequence[Append]
) -> set[tuple[int, int]]:
    """Insert the entries of all tables whose epoch is the given one; these tables and epochs."""
    if not appends:
        return set()
    rows = [
        (append.table, append.epoch, revision, entry)
        for append in appends
        for revision, entry in enumerate(append.entries, append.revision)
    ]
    return {tuple(row) for row in await connection.fetch(_APPEND, *zip(*rows, strict=True))}


async def _take_leases(connection: Connection, takes: Sequence[Take]) -> dict[str, tuple[int, int]]:
    """Take the leases that are free; their numbers and epochs, by the ids of the tables."""
    if not takes:
        return {}
    tables = [take.table for take in takes]
    rows = await connection.fetch(_TAKE, tables, takes[0].owner, takes[0].seconds)
    return {row[0]: (row[1], row[2]) for row in rows}


async def _change_row(connection: Connection, table: int, change: RowChange) -> None:
    await connection.execute(
        "UPDATE tables SET status = $1, summary = $2 WHERE number = $3",
        change.status,
        change.summary,
        table,
    )
    if change.record is not None:
        await connection.execute(
            SAVE_RECORD
            + " ON CONFLICT (id) DO UPDATE SET game = excluded.game, record = excluded.record",
            *change.record,
        )
    if change.is_reopened:
        await connection.execute(
            "DELETE FROM records WHERE id = (SELECT id FROM tables WHERE number = $1)", table
        )


async def do_nothing(connection: Connection) -> None:
    """Work that only waits for a commit."""
