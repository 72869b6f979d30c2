"""The registry of tables: `Tables` creates, finds, loads and unloads them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time
import zlib
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from colonnade.analysis.coach import has_coach
from colonnade.core.agreement import VERSION
from colonnade.core.dice import SECRET_BYTES
from colonnade.core.errors import BadOption
from colonnade.core.setup import check_setup, find_game
from colonnade.games import GAMES
from colonnade.server import messages
from colonnade.server.entrance import describe_standing
from colonnade.server.errors import BadCode, CodeTaken, NoSuchTable, NotOwner, StoreFailed, TooMany
from colonnade.server.names import clean_allowed_name
from colonnade.server.security import Bucket, Buckets, SharedBuckets, find_network
from colonnade.server.settings import Settings
from colonnade.server.store.base import FIRST_EPOCH, Store, StoredTable
from colonnade.server.tables.access import check_level
from colonnade.server.tables.join import new_code
from colonnade.server.tables.log import (
    Header,
    HeaderSeat,
    decode_header,
    digest,
    is_token,
    link_token,
    new_id,
    new_token,
    now,
)
from colonnade.server.tables.state import UNREADABLE, TableState
from colonnade.server.tables.table import Table
from colonnade.server.tables.views import row_size, to_row
from colonnade.server.workers.fair import FairLock
from colonnade.server.workers.jobs import GetReady
from colonnade.server.workers.pool import Workers

_logger = logging.getLogger("colonnade.tables")
HANDED_OVER_AT_ONCE, PAUSE_SECONDS = 20, 0.1
"""How many tables are handed over together when the process shuts down, and the time until the
next ones: about what another process loads in that time.
"""
HAND_OVER_SECONDS = 5.0
"""The longest time for these pauses: with many tables, more are handed over together."""
READY_SECONDS = 60.0  # the time for loading the nets does not count


class Tables:
    """The tables in memory, and access to the stored ones."""

    def __init__(self, settings: Settings, store: Store, pool: Workers) -> None:
        self.settings, self.store, self.pool = settings, store, pool
        self.helps = Buckets(settings.helps_per_second)
        self.loads = FairLock(settings.waiting_per_address)
        self.makes = SharedBuckets(
            "tables", store, settings.tables_per_minute / 60, settings.tables_at_once
        )
        self.changes = Buckets(settings.changes_per_second, settings.changes_at_once)
        self._stored = Buckets(
            settings.stored_bytes_per_day / 86_400, settings.stored_bytes_at_once
        )
        self._stored_by_networks = Buckets(
            settings.network_stored_bytes_per_day / 86_400, settings.network_stored_bytes_at_once
        )
        self.commands: Counter[tuple[str, str]] = Counter()
        """How many commands came, by kind and outcome: see `Table.run_command`."""
        self.lost = 0
        """Tables that another process has taken."""
        self._ready_for: set[tuple[object, ...]] = set()
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._unloaded: list[tuple[int, int]] = []
        """The numbers and epochs of tables whose lease is to be released."""
        self._is_stopping = False
        self._peers: Sequence[str] = ()
        """The addresses of other processes, to which clients are sent once this one shuts down."""

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[Table]:
        return iter(tuple(self._tables.values()))

    def list_numbers(self) -> set[int]:
        """The numbers of the tables in memory."""
        return {table.number for table in self._tables.values()}

    def spawn(self, work: Any) -> None:
        """Run a coroutine as a task, with a reference that keeps it alive."""
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @contextlib.contextmanager
    def count_stored(self, address: str, size: int) -> Generator[None]:
        """Count bytes that an address has stored in the block, and uncount them if it fails. Raises
        `TooMany` where there are too many.
        """
        counted: list[Bucket] = []
        try:
            # the network first: once it has too much, its addresses displace no others in memory
            for buckets, key in (
                (self._stored_by_networks, find_network(address, 48)),
                (self._stored, address),
            ):
                bucket = buckets.find(key)
                if not bucket.take(size):
                    raise TooMany("error-server-stored")
                counted.append(bucket)
            yield
        except BaseException:
            for bucket in counted:
                bucket.give_back(size)
            raise

    async def find(self, id: str, owner: str) -> Table:
        """A table by its id, from memory or from the store, in fair order by owner. Raises
        `NoSuchTable`, `TooMany` or `StoreFailed`; `NotOwner` while another process has it.
        """
        if self.is_cut_off:
            raise NotOwner
        table = self._tables.get(id)
        if table is not None:
            return table
        if self._is_stopping:
            raise NotOwner(self._find_peer(id))
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id, owner))
            loading.add_done_callback(partial(self._end_loading, id))
        return await asyncio.shield(loading)  # others may wait for it too

    async def _load(self, id: str, owner: str) -> Table:
        """Load a stored table, in a thread since its log may be long. Its owner is the address that
        asked: that of its creator is not stored.
        """
        stored = await self.store.take(id)
        if stored is None:
            raise NoSuchTable("error-server-table")
        try:
            async with self.loads.turn(owner):
                state = await asyncio.to_thread(fold_table, stored)
        except BaseException:
            self._unloaded.append((stored.number, stored.epoch))
            raise
        return self._open(Table(self, state, stored.number, stored.epoch, owner))

    def _end_loading(self, id: str, loading: asyncio.Task[Table]) -> None:
        del self._loading[id]
        if not loading.cancelled():
            loading.exception()  # mark it as retrieved: perhaps nobody waits for it any more

    async def add(self, header: Header, owner: str) -> Table:
        """A new table of an owner, stored. Raises `StoreFailed`, `TooMany`, and `BadOption` where
        the game refuses it; `NotOwner` once this process shuts down.
        """
        if self._is_stopping:
            raise NotOwner(self._find_peer(header.id))
        self.check_bot_tables(header, owner)
        state = TableState(header)
        row = to_row(state)
        with self.count_stored(owner, row_size(row)):
            number = await self.store.create(*row)
        return self.open_new(state, number, owner)

    def check_bot_tables(self, header: Header, owner: str) -> None:
        """Raise `TooMany` if an owner has too many tables on which bots play alone."""
        if not _has_only_bots(header):
            return
        bot_tables = sum(
            _has_only_bots(table.state.header)
            for table in self._tables.values()
            if table.owner == owner and table.state.status == "playing"
        )
        if bot_tables >= self.settings.bot_tables_per_address:
            raise TooMany("error-server-bot-tables", limit=self.settings.bot_tables_per_address)

    def open_new(self, state: TableState, number: int, owner: str) -> Table:
        """The table of a state that was just stored, under this number."""
        return self._open(Table(self, state, number, FIRST_EPOCH, owner))

    def _open(self, table: Table) -> Table:
        if self._is_stopping:  # too late: another process will open it
            table.close("restart")
            self.spawn(self._release_late(table))
            return table
        self._tables[table.state.id] = table
        table.autopilot.look()
        self._get_ready(table)
        return table

    async def _release_late(self, table: Table) -> None:
        with contextlib.suppress(StoreFailed):
            await self.store.release([(table.number, table.epoch)])

    async def create(self, request: messages.NewTable, owner: str) -> messages.Created:
        """Create the requested table; `owner` is the address that asked. Raises `BadOption`,
        `BadAgent`, `TooMany` or `StoreFailed`.
        """
        game = find_game(GAMES, request.game)
        given = [seat.colour for seat in request.seats if seat.colour is not None]
        if (request.help == "on" or request.think_again) and not has_coach(game):
            raise BadOption("error-coach-none")
        if request.is_referee and request.dice != "physical":
            raise BadOption("error-server-referee-dice")
        if request.is_referee and request.clock is not None:
            # a bot would enter a turn that nobody played
            raise BadOption("error-server-referee-clock")
        colours, options = check_setup(game, len(request.seats), given or None, request.options)
        seats = game.seats(colours, request.first)
        token = request.token or new_token()
        id = new_id()
        links = [
            link_token(token, id, number) if seat.kind == "link" else None
            for number, seat in enumerate(request.seats)
        ]
        header = Header(
            id=id,
            game=game.key,
            rules=game.rules_version,
            options=options.as_dict(),
            colours=list(seats.colours),
            first=seats.first,
            seats=[
                HeaderSeat(
                    kind=seat.kind,
                    name=(
                        clean_allowed_name(seat.name, self.settings.forbidden_names)
                        if seat.kind == "here"
                        else ""
                    ),
                    level=check_level(game.key, seat.level) if seat.kind == "bot" else None,
                    link=None if link is None else digest(link),
                )
                for seat, link in zip(request.seats, links, strict=True)
            ],
            host=digest(token),
            created=now(),
            dice=request.dice,
            secret=secrets.token_hex(SECRET_BYTES) if request.dice == "fair" else None,
            dice_version=VERSION,
            clock=request.clock,
            is_listed=request.is_listed,
            events=request.events,
            # by default off where players join by a link
            help=request.help or ("off" if any(links) or not has_coach(game) else "on"),
            think_again=request.think_again,
            is_referee=request.is_referee,
            code=new_code() if any(links) else None,
        )
        while True:
            try:
                await self.add(header, owner)
            except CodeTaken:
                header = msgspec.structs.replace(header, code=new_code())
            else:
                return messages.Created(id, token, links)

    async def find_by_code(self, code: str, owner: str) -> Table:
        """The table that a short code leads to. Raises `BadCode` where there is none, and
        `StoreFailed`.
        """
        id = await self.store.find_by_code(code)
        if id is None:
            raise BadCode("error-server-code")
        return await self.find(id, owner)

    async def describe_standings(
        self, id: str, tokens: Sequence[str]
    ) -> list[messages.TableStanding]:
        """The state of a table for each token of a device; `gone` where its game is, nothing where
        its log cannot be read.

        One that is not at hand does not stay in memory.
        """
        table = self._tables.get(id)
        if table is not None:
            present = table.presence.seats
            return [describe_standing(table.state, present, token) for token in tokens]
        stored = await self.store.load(id)
        try:
            if stored is None or not _may_stand(decode_header(stored.header), tokens):
                return [messages.TableStanding(id, "gone")] * len(tokens)
            state = await asyncio.to_thread(fold_table, stored)
            return [describe_standing(state, None, token) for token in tokens]
        except UNREADABLE:
            _logger.warning("unreadable table", extra={"table": id})
            return []

    def _get_ready(self, table: Table) -> None:
        """Let the workers load what hints at such a table need, before the first one."""
        header = table.state.header
        kind = (header.game, len(header.colours), *sorted(header.options.items()))
        if (
            self.settings.warms_workers
            and (header.help == "on" or header.think_again or header.is_referee)
            and kind not in self._ready_for
        ):
            self._ready_for.add(kind)
            position = table.state.game.position(table.state.match.state)
            for _ in range(self.pool.workers):
                self.pool.call(
                    GetReady(header.game, position),
                    lambda _: None,
                    READY_SECONDS,
                    owner=table.owner,
                )

    def forget(self, table: Table) -> None:
        """Unload a table: it is stored, and will be loaded again when needed."""
        if self._tables.get(table.state.id) is table:
            del self._tables[table.state.id]
            self._unloaded.append((table.number, table.epoch))

    async def renew_leases(self) -> None:
        """Release the leases of unloaded tables, renew those of the open ones, and close the tables
        that another process has taken. Raises `StoreFailed`.
        """
        unloaded, self._unloaded = self._unloaded, []
        await self.store.release(unloaded)
        lost = set(await self.store.renew())
        for table in tuple(self._tables.values()):
            if (table.number, table.epoch) in lost:  # not one that was taken again meanwhile
                self.drop(table)

    def drop(self, table: Table) -> None:
        """Close a table that another process owns: its viewers connect again, to the owner."""
        _logger.warning("lost", extra={"table": table.state.id})
        self.lost += 1
        self.forget(table)
        table.close("restart")

    @property
    def is_cut_off(self) -> bool:
        """Whether other processes may own the tables of this one by now: its leases were not
        renewed in time.
        """
        return time.monotonic() > self.store.leases_end

    def close_cut_off(self) -> None:
        """Close all tables of a process that is cut off from its database, so that nobody watches
        a position that has passed.
        """
        if not self.is_cut_off or not self._tables:
            return
        _logger.error("cut off", extra={"tables": len(self._tables)})
        for table in tuple(self._tables.values()):
            self.forget(table)
            table.close("restart")

    def reload(self, id: str) -> None:
        """Close a table that a moderator has changed or erased: its viewers connect again."""
        table = self._tables.get(id)
        if table is not None:
            _logger.info("moderated", extra={"table": id})
            self.forget(table)
            table.close("restart")

    def sweep(self) -> int:
        """Unload tables that nobody has used for a while; their number."""
        before = time.monotonic() - self.settings.idle_table_seconds
        idle = [
            table for table in self._tables.values() if table.is_idle and table.last_used < before
        ]
        for table in idle:
            self.forget(table)
        return len(idle)

    async def hand_over(self) -> None:
        """Release all leases and send the viewers to other processes, some tables at a time: the
        process that gets a table has to load it. Let running commands end first, and carry out no
        further ones. Raises `StoreFailed`.
        """
        self._peers = await self._list_peers()
        self._is_stopping = True
        await self.store.release(self._unloaded)
        tables = tuple(self._tables.values())
        most = max(HANDED_OVER_AT_ONCE, math.ceil(len(tables) * PAUSE_SECONDS / HAND_OVER_SECONDS))
        for start in range(0, len(tables), most):
            if start:
                await asyncio.sleep(PAUSE_SECONDS)
            group = tables[start : start + most]
            await asyncio.gather(*[table.stop() for table in group])
            await self.store.release([(table.number, table.epoch) for table in group])
            self._close_handed_over(group)

    async def hand_over_rest(self) -> None:
        """Hand over at once the tables that `hand_over` had no time for. A command that is being
        stored is stored, and answered by the next owner. Raises `StoreFailed`.
        """
        self._is_stopping = True
        tables = tuple(self._tables.values())
        for table in tables:
            table.refuse_commands()
        await self.store.release([(table.number, table.epoch) for table in tables])
        self._close_handed_over(tables)

    def _close_handed_over(self, tables: Sequence[Table]) -> None:
        """Send the viewers of released tables to other processes."""
        for table in tables:
            self._tables.pop(table.state.id, None)
            table.close("restart", self._find_peer(table.state.id))

    async def _list_peers(self) -> list[str]:
        """The addresses of the other servers that run."""
        try:
            return await self.store.list_peers()
        except StoreFailed:
            return []

    def _find_peer(self, id: str) -> str:
        """The process to which the viewers of a table are sent, all to the same; empty if there is
        none.
        """
        return self._peers[zlib.crc32(id.encode()) % len(self._peers)] if self._peers else ""

    def shut(self) -> None:
        """Tell every viewer that the server shuts down, and carry out no further commands."""
        for table in tuple(self._tables.values()):
            table.close("restart")


def _has_only_bots(header: Header) -> bool:
    return all(seat.kind == "bot" for seat in header.seats)


def _may_stand(header: Header, tokens: Sequence[str]) -> bool:
    """Whether the game is there, and one of the tokens may hold a seat: the host's does, others
    only where a seat had a link.
    """
    return header.game in GAMES and (
        any(seat.kind == "link" for seat in header.seats)
        or any(is_token(token, header.host) for token in tokens)
    )


def fold_table(stored: StoredTable) -> TableState:
    """The state of a table from its log. Raises `StoreFailed` for a damaged header or log."""
    try:
        state = TableState(decode_header(stored.header))
    except UNREADABLE as error:
        raise StoreFailed("error-store-table", table="?", reason=str(error)[:200]) from error
    state.fold(stored.entries)
    return state
