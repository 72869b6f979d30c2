"""A table: one match, its seats, and those who look on.

Whatever happens at a table happens in its queue, one thing after the other: parse, `Match.act`, append to the store, and only once that is
on disk tell anybody. While an append is under way the queue waits, so nobody ever sees what may not have happened.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from random import SystemRandom
from typing import Any, Protocol, TypeVar, cast

import msgspec

from colonnade.core.agreement import VERSION, AgreedDice
from colonnade.core.errors import ColonnadeError, Illegal, Malformed
from colonnade.core.game import Decide, Over, Throw
from colonnade.server import messages
from colonnade.server.codes import clean_code
from colonnade.server.entrance import find_seat_of_code
from colonnade.server.errors import BadCode, Forbidden, LinkUsed, NotPlaying, StoreFailed, TooEarly
from colonnade.server.security import Buckets
from colonnade.server.settings import Settings
from colonnade.server.store import Append, Store
from colonnade.server.tables.commands import HANDLERS
from colonnade.server.tables.dice import ROUNDS_LIMIT, is_ready
from colonnade.server.tables.help import QUERIES, answer_query
from colonnade.server.tables.log import Entry, Header, HeaderSeat, digest, encode, is_token, new_id, new_token
from colonnade.server.tables.state import Holder, Refusal, TableState, join_events, now, refusal_of
from colonnade.server.views import to_choices, to_position
from colonnade.server.workers.fair import Priority
from colonnade.server.workers.pool import Pool

_logger = logging.getLogger("colonnade.tables")
_random = SystemRandom()
Job = Callable[[], None]
T = TypeVar("T")
News = tuple[bytes, bytes, Holder]
"""The message of an update for most viewers, that for who is to decide, and who that is; the same twice where nobody is."""
_LISTED = frozenset({"status", "seats"})
"""What of a table a list shows."""


class Viewer(Protocol):
    """Somebody who looks at a table, through a socket."""

    holder: Holder
    token: str | None
    address: str

    def send(self, data: bytes) -> None:
        """Send an encoded message; never blocks."""
        ...

    def close(self, code: int) -> None:
        """Close the socket."""
        ...


class Surroundings(Protocol):
    """What a table needs of the house it stands in."""

    settings: Settings
    store: Store
    pool: Pool
    helps: Buckets

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something beside the queue."""
        ...

    async def add(self, header: Header, owner: str) -> Table:
        """A new table of an owner, stored."""
        ...

    def forget(self, table: Table) -> None:
        """Let go of a table."""
        ...


class Table(TableState):
    """A table in its house: its queue, its viewers, its bots. Every method runs in the event loop; what changes the table is submitted."""

    def __init__(self, house: Surroundings, header: Header, number: int, owner: str) -> None:
        self.house, self.number, self.owner = house, number, owner
        self.viewers: set[Viewer] = set()
        self.last_used = time.monotonic()
        self._jobs: list[Job] = []  # short: an empty deque would take more room than most of a table
        self._is_busy = False
        self._is_shut = False
        self._after: Job | None = None
        self._told: News | None = None
        self._timer: asyncio.Handle | None = None
        self._presence_timer: asyncio.TimerHandle | None = None
        self._plan: list[str] = []
        self._plan_revision = -1
        self._asked = -1
        super().__init__(header, house.settings)

    # The queue

    def submit(self, job: Job) -> None:
        """Have something done in its turn."""
        if self._is_busy or self._jobs:
            self._jobs.append(job)
        else:
            self._perform(job)

    def _perform(self, job: Job) -> None:
        self.last_used = time.monotonic()
        try:
            job()
            if self.staged:
                self._flush()
        except Exception:  # a fault of ours: the table goes back to what is stored
            _logger.exception("table failed", extra={"table": self.id})
            self._restore_later(StoreFailed("error-server-fault"), self._after)

    def _go_on(self) -> None:
        """The next things in the queue, until one has to wait for the disk."""
        while self._jobs and not self._is_busy:
            self._perform(self._jobs.pop(0))

    def _flush(self) -> None:
        """Give what was staged to the store; while the disk works, the message that will tell of it is made."""
        self._is_busy = True
        since = self.revision - len(self.staged)
        entries = [encode(entry) for entry in self.staged]
        append = Append(self.number, since + 1, entries, partial(self._stored, self._after), partial(self._prepare_news, since))
        self._after = None
        if not self.changed.isdisjoint(_LISTED):
            append.status, append.summary = self.status, self.summarize()
            if self.status == "over":
                append.record = (self.id, self.game.key, self.match.record().to_json())
        self.house.store.append(append)
        self.staged = []

    def _prepare_news(self, since: int) -> None:
        try:
            self._told = self._compose(since)
        except Exception:  # a fault of ours, to be met once the disk has answered
            _logger.exception("table failed", extra={"table": self.id})
            self._told = None

    def _compose(self, since: int) -> News:
        """What will be told."""
        match, changed = self.match, self.changed
        events, self._staged_events, self.changed = self._staged_events, [], set()
        self._events.extend(events)
        turn = match.turn
        decider = self._holder_to_decide()
        view = self.game.view(match.state, turn.seat if isinstance(turn, Decide) else None)
        parts: dict[str, Any] = {
            name: to_position(view, len(match.events)) if name == "position" else _PARTS[name](self) for name in changed
        }
        plain = messages.encode(messages.Update(since, self.revision, join_events(events), **parts))
        if decider is None:
            return plain, plain, None
        choices, keep = to_choices(view)
        extra = messages.encode(_Extra(choices, keep, match.can_take_back))
        return plain, plain[:-1] + b"," + extra[1:], decider

    def _stored(self, after: Job | None, error: Exception | None) -> None:
        """The store's answer: tell everybody, or go back to what is stored."""
        told, self._told = self._told, None
        if error is not None or told is None:
            self._restore_later(error or StoreFailed("error-server-fault"), after)
            return
        plain, full, decider = told
        for viewer in tuple(self.viewers):
            viewer.send(full if viewer.holder == decider else plain)
        if after is not None:
            after()
        self._is_busy = False
        self.drive()
        self._go_on()

    def _restore_later(self, error: Exception, after: Job | None = None) -> None:
        """The store failed, or we did: forget what was not stored, load the table again, and tell who asked."""
        self._is_busy = True
        self.staged, self._staged_events, self._after, self.asking = [], [], None, None
        _logger.error("table restored", extra={"table": self.id, "reason": str(error)})
        self.house.spawn(self._restore(error, after))

    async def _restore(self, error: Exception, after: Job | None) -> None:
        try:
            stored = await self.house.store.load(self.id)
            if stored is None:
                raise StoreFailed("error-store-table", table=self.id, reason="missing")
            present = [(seat.viewers, seat.absent_since) for seat in self.seats]
            self._reset()
            for seat, (viewers, absent_since) in zip(self.seats, present, strict=True):
                seat.viewers, seat.absent_since = viewers, absent_since
            self.fold(stored.entries)
        except ColonnadeError:
            # Not even readable: nobody shall play on what may be untrue. The next hello tries again.
            self.house.forget(self)
            self.shut("store-failed")
            return
        if isinstance(after, _Reply | _Joining):
            after.refuse(error)
        self._is_busy = False
        self._tell_all_again()
        self.drive()
        self._go_on()

    def _tell_all_again(self) -> None:
        for viewer in tuple(self.viewers):
            viewer.send(messages.encode(self.view(viewer.holder, viewer.token, spectators=self.count_spectators())))

    def shut(self, code: str) -> None:
        """Tell the viewers to go, and do nothing more."""
        self._is_shut = True
        self._jobs.clear()
        self._cancel_timer()
        data = messages.encode(messages.Closing(cast(Any, code)))
        for viewer in tuple(self.viewers):
            viewer.send(data)
            viewer.close(1012 if code == "restart" else 1011)

    # Commands

    def command(self, viewer: Viewer, command: messages.Command) -> None:
        """A command from a socket, answered there."""
        self.submit(partial(self._answer, _Reply(self, viewer, command.command), command))

    def _answer(self, reply: _Reply, command: messages.Command) -> None:
        holder = reply.holder
        answers = self._answers.get(holder)
        if answers is not None and command.command in answers:
            reply.repeat(answers[command.command])
            return
        if type(command) in QUERIES:
            answer_query(self, reply, holder, cast(messages.Query, command))
            return
        try:
            self.asking = None if holder is None else (holder, command.command)
            if isinstance(command, messages.Rematch) and self._prepare_rematch(holder, reply):
                return
            HANDLERS[type(command)](self, holder, command)
        except ColonnadeError as error:
            if self.staged:
                self._after = reply
                raise
            self.asking = None
            reply.refuse(error)
            return
        self.asking = None
        if self.staged:
            reply.revision = self.asked_revision
            self._after = reply
        else:
            reply()

    def _prepare_rematch(self, holder: Holder, reply: _Reply) -> bool:
        """Make the new table, then note it here; False where there is one already."""
        if holder is None:
            raise Forbidden("error-server-spectator")
        if self.status not in ("over", "abandoned"):
            raise TooEarly("error-server-not-over")
        if self.rematch is not None:
            return False
        if any(seat.is_open for seat in self.seats):
            raise NotPlaying("error-server-waiting")
        self._is_busy = True
        self.house.spawn(self._make_rematch(holder, reply))
        return True

    async def _make_rematch(self, holder: int, reply: _Reply) -> None:
        header = self.header
        seats = [HeaderSeat(seat.kind, seat.name, seat.level, seat.link, seat.digest, seat.auto_throw) for seat in self.seats]
        fresh = msgspec.structs.replace(
            header,
            id=new_id(),
            seats=seats,
            created=now(),
            secret=new_secret() if header.dice == "fair" else None,
            dice_version=VERSION,
            previous=self.id,
            events=[],
            code=None,
        )
        try:
            await self.house.add(fresh, self.owner)
        except ColonnadeError as error:
            self.asking = None
            self._is_busy = False
            reply.refuse(error)
            self._go_on()
            return
        self.asking = (holder, reply.command)
        self.stage_beside(Entry("rematch", now(), text=fresh.id))
        reply.revision = self.asked_revision
        self._after = reply
        self._flush()

    # Sitting down

    async def join(self, request: messages.Join) -> messages.Joined:
        """Take the seat of a link; raises what is to be said to the person. Stored when it returns."""
        future: asyncio.Future[messages.Joined] = asyncio.get_running_loop().create_future()
        token = request.token or new_token()

        def job() -> None:
            try:
                number = self._join(request, token)
            except ColonnadeError as error:
                _settle(future, error)
                return
            answer = messages.Joined(self.id, number, token)
            if self.staged:
                self._after = _Joining(future, answer)
            else:
                _settle(future, answer)

        self.submit(job)
        return await future

    def _join(self, request: messages.Join, token: str) -> int:
        number = self._find_seat(request, token)
        seat = self.seats[number]
        if is_token(token, seat.digest):
            return number  # asked again: the answer was lost
        if seat.digest is not None:
            raise LinkUsed("error-server-seat-taken", colour=seat.colour)
        if self.status != "waiting":
            raise NotPlaying("error-server-abandoned")
        if is_token(token, self.header.host) or any(is_token(token, other.digest) for other in self.seats):
            raise Forbidden("error-server-token-twice")
        name = messages.clean_name(request.name)
        seat.absent_since = time.monotonic()
        self.stage_beside(Entry("join", now(), number, name, digest=digest(token)))
        self.throw_by_itself()
        return number

    def _find_seat(self, request: messages.Join, token: str) -> int:
        """The seat of a link; or that of a code: the first open one, unless the token has already been given one."""
        link = request.link
        if link is not None:
            number = next((index for index, seat in enumerate(self.seats) if seat.kind == "link" and is_token(link, seat.link)), None)
            if number is None:
                raise Forbidden("error-server-link")
            return number
        number = next((index for index, seat in enumerate(self.seats) if seat.kind == "link" and is_token(token, seat.digest)), None)
        if number is None:
            number = find_seat_of_code(self, clean_code(request.code or ""))
        if number is None:
            raise BadCode("error-server-code")
        return number

    # Viewers

    def attach(self, viewer: Viewer, since: int | None) -> None:
        """Somebody looks on: gets the full view, then every update."""

        def job() -> None:
            viewer.send(messages.encode(self.view(viewer.holder, viewer.token, since, self.count_spectators())))
            if viewer not in self.viewers:
                self.viewers.add(viewer)
                for number in self.seats_of(viewer.holder):
                    self.seats[number].viewers += 1
                self._presence_later()
                if not self._is_busy:
                    self.drive()

        self.submit(job)

    def detach(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            for number in self.seats_of(viewer.holder):
                seat = self.seats[number]
                seat.viewers = max(0, seat.viewers - 1)
                if not seat.viewers:
                    seat.absent_since = time.monotonic()
            self.last_used = time.monotonic()
            self._presence_later()

    def resend(self, viewer: Viewer, since: int | None) -> None:
        """The full view again."""
        self.submit(lambda: viewer.send(messages.encode(self.view(viewer.holder, viewer.token, since, self.count_spectators()))))

    async def read(self) -> messages.View:
        """The view of a spectator, as stored."""
        return await self.inspect(lambda: self.view(None, None, spectators=self.count_spectators()))

    async def read_record(self) -> str:
        """The game so far, as stored."""
        return await self.inspect(lambda: self.match.record().to_json())

    async def inspect(self, look: Callable[[], T]) -> T:
        """What somebody sees who looks at the table in its turn: all of it is stored."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def job() -> None:
            try:
                _settle(future, look())
            except ColonnadeError as error:
                _settle(future, error)

        self.submit(job)
        return await future

    def _presence_later(self) -> None:
        """Tell who is there; once for many comings and goings."""
        if self._presence_timer is None and self.viewers:
            self._presence_timer = asyncio.get_running_loop().call_later(0.1, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_timer = None
        self.broadcast(messages.Presence([self._is_present(seat) for seat in self.seats], self.count_spectators()))

    def broadcast(self, said: messages.ServerMessage) -> None:
        """Tell everybody."""
        data = messages.encode(said)
        for viewer in tuple(self.viewers):
            viewer.send(data)

    def count_spectators(self) -> int:
        """How many watch without a seat."""
        return sum(viewer.holder is None for viewer in self.viewers)

    # What goes on by itself

    def _time_out(self, revision: int) -> None:
        seat = self._running_seat()
        if seat is None or revision != self._position_revision:
            return
        self._charge()
        self._left[seat] = 0
        self.stage_beside(Entry("time_out", now(), seat, by="clock"))
        self.throw_by_itself()

    def throw_by_itself(self) -> None:
        """Throw at once where nobody needs to be asked and nobody needs time to watch: in the same append as what led to it."""
        for _ in range(100):  # a bot with nothing to play hands on to the next: never without end
            turn = self.match.turn
            if not isinstance(turn, Throw) or not self._can_throw_by_itself(turn.seat) or not is_ready(self.source):
                return
            if self._pause(turn.seat) > 0:
                return
            self.throw(turn.seat, "table")

    def _can_throw_by_itself(self, seat: int) -> bool:
        if self.status != "playing" or self.header.dice == "physical":
            return False
        return self.seats[seat].auto_throw or self.seats[seat].is_played_by_bot

    def void_round(self, by: str) -> None:
        """The values of this round stay away: the next one begins. After too many the table is given up."""
        self.stage_beside(Entry("void", now(), text=new_secret(), by=by))
        if isinstance(self.source, AgreedDice) and self.source.round > ROUNDS_LIMIT:
            self.stage_beside(Entry("abandon", now(), by=by))

    def _void_later(self, number: int) -> None:
        source = self.source
        if isinstance(source, AgreedDice) and source.round == number and source.phase == "reveal" and self.status == "playing":
            self.void_round("clock")

    def _pause(self, seat: int) -> float:
        """How long to wait before a bot moves, so that people can follow."""
        if not self.viewers or not self.seats[seat].is_played_by_bot:
            return 0.0
        return self.settings.bot_pause

    def drive(self) -> None:
        """See to what comes next by itself: a throw, a bot's move, a clock. Only while nothing is under way."""
        self._cancel_timer()
        turn = self.match.turn
        if self._is_shut or self.status != "playing" or isinstance(turn, Over):
            return
        if not is_ready(self.source):
            if isinstance(self.source, AgreedDice) and self.source.phase == "reveal":
                left = self._reveal_since + self.settings.reveal_seconds - time.monotonic()
                self._later(max(0.0, left), partial(self._void_later, self.source.round))
            return
        seat = self.seats[turn.seat]
        if self.header.clock is None and not seat.auto_throw and not seat.is_played_by_bot:
            return  # only a person can go on, and has all the time in the world
        revision = self._position_revision
        if isinstance(turn, Throw) and self._can_throw_by_itself(turn.seat):
            self._later(self._pause(turn.seat), partial(self._throw_later, revision))
        elif isinstance(turn, Decide) and seat.is_played_by_bot:
            if self._plan and self._plan_revision == revision:
                self._later(self._pause(turn.seat), partial(self._play_plan, revision))
            elif self._asked != revision:
                self._ask_bot(turn.seat, revision)
        elif (running := self._running_seat()) is not None:
            if self._clock_started is None:
                self._clock_started = time.monotonic()
            left = self._left[running] - self._elapsed()
            self._later(max(0.0, left / 1000), partial(self._time_out, revision))

    def _ask_bot(self, seat: int, revision: int) -> None:
        level = self.seats[seat].player(self.level(None))
        if level is not None:
            self._asked = revision
            priority = Priority.WATCHED if self.viewers else Priority.UNWATCHED
            answer = partial(self._decided, revision, level, time.monotonic())
            self.house.pool.ask(self.game.key, level, self.match.state, answer, owner=self.owner, priority=priority)

    def _later(self, seconds: float, job: Job) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, self._fire, job) if seconds > 0 else loop.call_soon(self._fire, job)

    def _fire(self, job: Job) -> None:
        self._timer = None
        self.submit(job)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _throw_later(self, revision: int) -> None:
        turn = self.match.turn
        if revision != self._position_revision or not isinstance(turn, Throw) or not self._can_throw_by_itself(turn.seat):
            return
        self.throw(turn.seat, "table")
        self.throw_by_itself()

    def _decided(self, revision: int, level: str, asked: float, actions: Sequence[str] | None) -> None:
        """A bot has decided; None where it crashed or took too long, and chance decides for it."""

        def job() -> None:
            self._asked = -1
            turn = self.match.turn
            if revision != self._position_revision or not isinstance(turn, Decide) or self.status != "playing":
                return
            if not self.seats[turn.seat].is_played_by_bot:
                return  # given back while the bot was thinking
            if actions is None:
                self._replace_bot(turn.seat, level)
            else:
                self._plan, self._plan_revision = list(actions), revision
                wait = self._pause(turn.seat) - (time.monotonic() - asked)
                if wait > 0:
                    self._later(wait, partial(self._play_plan, revision))
                    return
            self._play_plan(revision)

        self.submit(job)

    def _replace_bot(self, seat: int, level: str) -> None:
        _logger.warning("bot replaced", extra={"table": self.id, "level": level})
        self.stage_beside(Entry("note", now(), text=f"bot-failed {self.seats[seat].colour} {level}", by="table"))
        self._plan, self._plan_revision = [str(self.game.sample(self.match.state, _random))], self._position_revision

    def _play_plan(self, revision: int) -> None:
        """The next of a bot's plan; all of it, where nobody watches or no pause is wanted."""
        turn = self.match.turn
        if revision != self._position_revision or self._plan_revision != revision or not isinstance(turn, Decide):
            return
        seat, level = turn.seat, self.seats[turn.seat].player(self.level(None))
        if level is None or self.status != "playing":
            self._plan.clear()
            return
        by = "clock" if self.seats[seat].has_timed_out else "bot"
        while self._plan and self.match.turn == turn:
            text = self._plan.pop(0)
            try:
                action = self.game.parse(text)
                self.play(seat, action, by)
            except (Malformed, Illegal):
                self._replace_bot(seat, level)
                continue
            self._plan_revision = self._position_revision
            if self._pause(seat) > 0:
                break
        if self.match.turn != turn:
            self._plan.clear()
        self.throw_by_itself()

    @property
    def is_idle(self) -> bool:
        """Whether the table may leave the memory: nobody looks, nothing is under way, no clock runs."""
        return not self.viewers and not self._is_busy and not self._jobs and self._timer is None and self._asked == -1


_PARTS: dict[str, Callable[[Table], Any]] = {
    "status": lambda table: table.status,
    "seats": Table.seat_views,
    "dice": Table.dice_view,
    "clocks": Table.clocks_view,
    "notes": Table.note_views,
    "rematch": lambda table: table.rematch,
}
"""What an update says of whatever else than the position has changed."""


class _Extra(msgspec.Struct, frozen=True):
    """What only who is to decide gets of an update."""

    choices: list[messages.Choice]
    keep: messages.Keep | None
    can_take_back: bool


class _Reply:
    """Where the answer to a command goes. Called once it is stored."""

    __slots__ = ("command", "holder", "revision", "table", "viewer")

    def __init__(self, table: Table, viewer: Viewer, command: str) -> None:
        self.table, self.viewer, self.command = table, viewer, command
        self.holder = viewer.holder
        self.revision: int | None = None
        """Of the entry that the command became; the same when the log is folded again."""

    @property
    def owner(self) -> str:
        """The address that asked."""
        return self.viewer.address

    def __call__(self) -> None:
        """Acknowledge."""
        revision = self.table.revision if self.revision is None else self.revision
        self._keep(revision)
        self.send(messages.Ack(self.command, revision))

    def refuse(self, error: Exception) -> None:
        """Refuse, with the table as it is."""
        if not isinstance(error, ColonnadeError):
            error = StoreFailed("error-server-fault")
        refusal = refusal_of(error)
        if not isinstance(error, StoreFailed):  # what the disk refused once may be asked again
            self._keep(refusal)
        self._refuse(refusal)

    def decline(self, error: ColonnadeError) -> None:
        """Refuse what was only asked: not remembered, so asked again it may be answered."""
        self._refuse(refusal_of(error))

    def repeat(self, answer: int | Refusal) -> None:
        """Answer as before."""
        if isinstance(answer, int):
            self.send(messages.Ack(self.command, answer))
        else:
            self._refuse(answer)

    def send(self, said: messages.ServerMessage) -> None:
        """Send to who asked."""
        self.viewer.send(messages.encode(said))

    def _refuse(self, refusal: Refusal) -> None:
        view = self.table.view(self.viewer.holder, self.viewer.token, spectators=self.table.count_spectators())
        self.send(messages.Refused(self.command, refusal.code, refusal.message, refusal.clause, view))

    def _keep(self, answer: int | Refusal) -> None:
        if self.holder is not None:
            self.table.remember(self.holder, self.command, answer)


class _Joining:
    """Where the answer to a request for a seat goes."""

    def __init__(self, future: asyncio.Future[messages.Joined], answer: messages.Joined) -> None:
        self._future, self._answer = future, answer

    def __call__(self) -> None:
        """The seat is taken, on disk."""
        _settle(self._future, self._answer)

    def refuse(self, error: Exception) -> None:
        """The seat could not be stored."""
        _settle(self._future, error if isinstance(error, ColonnadeError) else StoreFailed("error-server-fault"))


def _settle(future: asyncio.Future[Any], answer: object) -> None:
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)


def new_secret() -> str:
    """The secret of fair dice."""
    return secrets.token_hex(32)
