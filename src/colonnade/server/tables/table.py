"""A table: its lock, its viewers, its transactions.

Commands run one after the other: find the holder, decide, append to the store and, once that is on
disk, take the new state and send it. `state` is always what is stored, so a view can be sent at any
time.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Any, cast

import msgspec

from colonnade.core.errors import ColonnadeError
from colonnade.server import messages
from colonnade.server.errors import Forbidden, NotOwner, StoreFailed, TooMany
from colonnade.server.tables.access import Holder, find_holder, may_decide, seats_of
from colonnade.server.tables.automatic import TableCommand
from colonnade.server.tables.autopilot import STORAGE_SECONDS, Autopilot
from colonnade.server.tables.commands import decide
from colonnade.server.tables.help import answer_query
from colonnade.server.tables.join import build_rematch, join_seat
from colonnade.server.tables.log import Header, digest, encode, new_token, now
from colonnade.server.tables.state import Answer, Answers, TableState, remember
from colonnade.server.tables.transaction import Context, Transaction
from colonnade.server.tables.views import (
    build_update,
    build_view,
    change_size,
    describe_change,
    row_size,
    to_refused,
    to_row,
)

if TYPE_CHECKING:
    from colonnade.server.tables.registry import Tables
    from colonnade.server.websocket import Connection

_logger = logging.getLogger("colonnade.tables")
PRESENCE_SECONDS = 0.1
"""Changes of presence within this time are sent together."""
_WAITS = messages.Problem("too-many", messages.Words("error-server-stored-table"))
"""What viewers are told while the autopilot waits for storage."""


class Table:
    """A table in memory; every method runs in the event loop."""

    def __init__(
        self, host: Tables, state: TableState, number: int, epoch: int, owner: str
    ) -> None:
        self.host, self.settings, self.state = host, host.settings, state
        self.number, self.epoch, self.owner = number, epoch, owner
        self.viewers: dict[Connection, str | None] = {}
        """With the digests of their tokens."""
        self.opened = now()
        self.last_used = monotonic()
        self.is_closed = False
        self.autopilot = Autopilot(self)
        self._lock = asyncio.Lock()
        """Held by the running command; the others wait in the order of their arrival."""
        self._unstored_answers: Answers = {}
        """The answers to commands without an entry in the log, mostly refusals."""
        self.presence = messages.Presence([], 0)
        self._absent_since = [monotonic()] * len(state.seats)
        self._update_presence()
        self._clock_started = monotonic()
        self._presence_timer: asyncio.TimerHandle | None = None
        self._waits_for_storage = False
        """Whether the autopilot waits because the owner has had too much stored."""

    @property
    def is_idle(self) -> bool:
        """Whether the table can be unloaded: no viewers, no running command, no clock."""
        return not self.viewers and not self._lock.locked() and self.autopilot.is_idle

    # Transactions

    async def _commit(
        self, transaction: Transaction, rematch: Header | None = None, address: str = ""
    ) -> None:
        """Store the entries of a transaction, and the table of a rematch with them, take its state,
        and send the update. They count for an address; without one, for that of the table's owner.
        Raises `StoreFailed` or `TooMany`, and nothing has changed.
        """
        if not transaction.entries:
            return
        if self.is_closed:
            raise NotOwner
        before, after = transaction.before, transaction.state
        entries = [encode(entry) for entry in transaction.entries]
        change = describe_change(before, after)
        new_state = None if rematch is None else TableState(rematch)
        row = None if new_state is None else to_row(new_state)
        size = change_size(entries, change) + (0 if row is None else row_size(row))
        try:
            with self.host.count_stored(address or self.owner, size):
                number = await self.host.store.append(
                    self.number, self.epoch, before.revision + 1, entries, change, row
                )
        except NotOwner:
            self.host.drop(self)
            raise
        except StoreFailed as error:
            _logger.error("append failed", extra={"table": self.state.id, "reason": str(error)})
            await self._reload()
            self.autopilot.retry()
            raise
        self.state, self._waits_for_storage = after, False
        if new_state is not None and number is not None:
            self.host.open_new(new_state, number, self.owner)
        self.last_used = self._clock_started = monotonic()
        if after.seats != before.seats:
            self._update_presence()
        try:
            self._send_update(transaction)
        finally:
            self.autopilot.look()

    def _send_update(self, transaction: Transaction) -> None:
        plain, full = build_update(transaction, self.presence)
        data = messages.encode(plain)
        full_data = data
        for viewer, token_digest in tuple(self.viewers.items()):
            if may_decide(self.state, find_holder(self.state, token_digest)):
                if full_data is data:
                    full_data = messages.encode(full)
                viewer.send(full_data)
            else:
                viewer.send(data)

    async def _reload(self) -> None:
        """Reload the table after a failed append: the store decides, even if the entries were
        written after all.
        """
        try:
            stored = await self.host.store.load(self.state.id)
            if stored is None:
                raise StoreFailed("error-store-table", table=self.state.id, reason="missing")
            if len(stored.entries) == self.state.revision:
                return
            state = TableState(self.state.header)
            state.fold(stored.entries)
        except ColonnadeError:
            # Not even readable: close the table, whose state may be wrong. The next hello loads it
            # again.
            self.host.forget(self)
            self.close("store-failed")
            return
        self.state = state
        self._update_presence()
        for viewer in tuple(self.viewers):
            self.send_view(viewer)

    async def stop(self) -> None:
        """Let the running command end, and carry out no further one. Those are not answered, so
        that the clients send them again to the next owner.
        """
        async with self._lock:
            self.refuse_commands()

    def refuse_commands(self) -> None:
        """Carry out no further command. One that is being stored ends."""
        self.is_closed = True
        self.autopilot.stop()

    def close(self, code: str, address: str = "") -> None:
        """Disconnect the viewers, and carry out no further command. `address` is that of another
        process, where they find the table.
        """
        self.refuse_commands()
        message = messages.Moved(address) if address else messages.Closing(cast(Any, code))
        data, status = messages.encode(message), 1012 if code == "restart" else 1011
        for viewer in tuple(self.viewers):
            viewer.send(data)
            viewer.close(4307 if address else status)

    # Commands

    async def run_command(self, viewer: Connection, command: messages.Command) -> None:
        """Carry out a command from a socket, after those before it, and answer it there: find the
        holder, decide, store, send.

        Who asks is found when the command runs: a seat may have been left since it came.
        """
        async with self._lock:
            if self.is_closed:
                return
            token_digest = self.viewers.get(viewer)
            answer = self._find_answer(token_digest, command.command)
            outcome = "repeated"
            if answer is None:
                holder = find_holder(self.state, token_digest)
                if isinstance(command, messages.Query):
                    self._count(command, "asked")
                    answer_query(self, viewer, holder, command)
                    return
                answer = await self._find_new_answer(viewer, holder, token_digest, command)
                outcome = "done" if isinstance(answer, int) else answer.code
            self._count(command, outcome)
            if isinstance(answer, int):
                self.send(viewer, messages.Ack(command.command, answer))
            else:
                self.refuse(viewer, answer)

    def _count(self, command: messages.Command, outcome: str) -> None:
        self.host.commands[type(command).__name__, outcome] += 1

    async def _find_new_answer(
        self,
        viewer: Connection,
        holder: Holder,
        token_digest: str | None,
        command: messages.Command,
    ) -> Answer:
        """Carry out a command that was not answered before, and keep the answer, unless a repeated
        command may get another one.
        """
        try:
            answer: Answer = await self._decide(viewer, holder, command)
        except (StoreFailed, TooMany) as error:
            return to_refused(command.command, error)
        except ColonnadeError as error:
            answer = to_refused(command.command, error)
        except Exception:
            _logger.exception(
                "table failed", extra={"table": self.state.id, "command": type(command).__name__}
            )
            return to_refused(command.command, StoreFailed("error-server-fault"))
        if (
            holder is not None
            and token_digest is not None
            and self._find_answer(token_digest, command.command) is None
        ):
            self._unstored_answers = remember(
                self.state.drop_answers(self._unstored_answers),
                token_digest,
                command.command,
                answer,
            )
        return answer

    def _find_answer(self, token_digest: str | None, command: str) -> Answer | None:
        """The earlier answer to a repeated command of a token, if there is one."""
        if token_digest is None:
            return None
        stored = self.state.answers.get(token_digest, {}).get(command)
        return (
            self._unstored_answers.get(token_digest, {}).get(command) if stored is None else stored
        )

    async def _decide(self, viewer: Connection, holder: Holder, command: messages.Command) -> int:
        is_move = isinstance(command, messages.Step)
        if not is_move and not self.host.changes.take(viewer.token or viewer.address):
            raise TooMany("error-server-too-many")
        context = self.make_context(holder)
        transaction = decide(self.state, command, context)
        rematch = None
        if isinstance(command, messages.Rematch) and self.state.rematch is None:
            if not await self.host.makes.take(viewer.address):
                raise TooMany("error-server-too-many")
            rematch = build_rematch(self.state, context.at)
            self.host.check_bot_tables(rematch, self.owner)
            transaction.record("rematch", text=rematch.id)
        await self._commit(transaction, rematch, viewer.address)
        if transaction.said is not None:
            self._broadcast(transaction.said)
        return transaction.revision

    async def run_own(self, command: TableCommand) -> None:
        """Carry out a command of the autopilot. If the store fails, retry later. If the owner has
        had too much stored, tell the viewers, and retry as long as there are any.
        """
        async with self._lock:
            try:
                transaction = Transaction(self.state, self.make_context())
                command(transaction)
                await self._commit(transaction)
                self.host.commands["Autopilot", "done"] += 1
            except StoreFailed as error:
                self.host.commands["Autopilot", error.code] += 1
            except TooMany as error:
                self.host.commands["Autopilot", error.code] += 1
                if not self._waits_for_storage:
                    self._waits_for_storage = True
                    self._broadcast(_WAITS)
                if self.viewers:
                    self.autopilot.retry(STORAGE_SECONDS)

    def refuse(self, viewer: Connection, refused: messages.Refused) -> None:
        """Refuse a command, and send the current view."""
        self.send(viewer, msgspec.structs.replace(refused, view=self._build_view(viewer)))

    def make_context(self, holder: Holder = None) -> Context:
        """The context of a command now."""
        moment = monotonic()
        seats = zip(self.presence.seats, self._absent_since, strict=True)
        away = [0.0 if is_present else max(0.001, moment - since) for is_present, since in seats]
        return Context(now(), self.settings, holder, self._find_elapsed(), away, bool(self.viewers))

    # Joining

    async def join(self, request: messages.Join, address: str) -> messages.Joined:
        """Take the seat of a link or code, asked for by an address; raises the refusal. Stored when
        it returns.
        """
        token = request.token or new_token()
        async with self._lock:
            transaction, number = join_seat(self.state, request, token, self.make_context())
            if transaction.entries:
                self._absent_since[number] = monotonic()
            await self._commit(transaction, address=address)
        return messages.Joined(self.state.id, number, token)

    # Viewers

    def attach(self, viewer: Connection, since: int | None) -> None:
        """Add a viewer, who is sent the full view and then every update. Raises `Forbidden` for an
        unknown token, and `NotOwner` if the table was closed while it was looked for.
        """
        if self.is_closed:
            raise NotOwner
        token_digest = None if viewer.token is None else digest(viewer.token)
        if token_digest is not None and find_holder(self.state, token_digest) is None:
            raise Forbidden("error-server-token")
        self.last_used = monotonic()
        self.viewers[viewer] = token_digest
        self._update_presence()
        self.send_view(viewer, since)
        if self._waits_for_storage:
            self.send(viewer, _WAITS)
        self._send_presence_later()
        self.autopilot.look()

    def detach(self, viewer: Connection) -> None:
        """Remove a viewer."""
        if viewer not in self.viewers:
            return
        del self.viewers[viewer]
        self.last_used = monotonic()
        self._update_presence()
        self._send_presence_later()

    def read(self) -> messages.View:
        """The view of a spectator."""
        return build_view(self.state, self.presence, self._find_elapsed())

    def _build_view(self, viewer: Connection, since: int | None = None) -> messages.View:
        holder = find_holder(self.state, self.viewers.get(viewer))
        return build_view(
            self.state,
            self.presence,
            self._find_elapsed(),
            holder,
            None if holder is None else viewer.token,
            since,
        )

    def send_view(self, viewer: Connection, since: int | None = None) -> None:
        """Send a viewer the full view."""
        self.send(viewer, self._build_view(viewer, since))

    def send(self, viewer: Connection, message: messages.ServerMessage) -> None:
        """Send a message to one viewer."""
        viewer.send(messages.encode(message))

    def _find_elapsed(self) -> int:
        """Milliseconds since the last entry."""
        return round((monotonic() - self._clock_started) * 1000)

    def _update_presence(self) -> None:
        """Recompute who is present, after a change of viewers or seats."""
        state, before = self.state, self.presence.seats
        seats = [seat.kind == "bot" for seat in state.seats]
        spectators = 0
        for token_digest in self.viewers.values():
            holder = find_holder(state, token_digest)
            spectators += holder is None
            for number in seats_of(state, holder):
                seats[number] = True
        for number, was_present in enumerate(before):
            if was_present and not seats[number]:
                self._absent_since[number] = monotonic()
        self.presence = messages.Presence(seats, spectators)

    def _send_presence_later(self) -> None:
        """Send who is present after a delay, once for several changes."""
        if self._presence_timer is None and self.viewers:
            self._presence_timer = asyncio.get_running_loop().call_later(
                PRESENCE_SECONDS, self._send_presence
            )

    def _send_presence(self) -> None:
        self._presence_timer = None
        self._broadcast(self.presence)

    def _broadcast(self, message: messages.ServerMessage) -> None:
        data = messages.encode(message)
        for viewer in tuple(self.viewers):
            viewer.send(data)
