"""Tables: one `Table` is one match, its seats, and those who look on. `Tables` finds, makes and forgets them.

Whatever happens at a table happens in its queue, one thing after the other: parse, `Match.act`, append to the store, and only once that is
on disk tell anybody. While an append is under way the queue waits, so nobody ever sees what may not have happened.
"""

from __future__ import annotations

import asyncio
import datetime
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import SystemRandom
from typing import Any, Protocol, cast

import msgspec

from colonnade.bots.levels import levels_of
from colonnade.core.dice import DiceSource, FairDice, PhysicalDice, ScriptedDice
from colonnade.core.errors import BadAgent, BadDice, BadOption, ColonnadeError, Finished, Illegal, Malformed, NotYourTurn, Stale
from colonnade.core.game import AnyGame, Decide, Over, Throw
from colonnade.core.match import AnyMatch, Match
from colonnade.core.message import message
from colonnade.games import GAMES
from colonnade.server import protocol
from colonnade.server.bots import Pool
from colonnade.server.errors import Forbidden, LinkUsed, NoSuchTable, NotPlaying, StoreFailed, TooEarly
from colonnade.server.log import (
    HOST,
    Entry,
    Header,
    HeaderSeat,
    decode_entry,
    decode_header,
    digest,
    encode,
    is_token,
    link_token,
    new_id,
    new_token,
)
from colonnade.server.settings import Settings
from colonnade.server.store import Append, Store, StoredTable, TableRow
from colonnade.server.views import to_all_words, to_choices, to_position, to_words

ANSWERS_KEPT = 200
EVENTS_KEPT = 200
_logger = logging.getLogger("colonnade.tables")
_random = SystemRandom()

Holder = int | None
"""Who speaks: `HOST`, the number of a seat that was joined by its link, or None for a spectator."""
Job = Callable[[], None]


class Viewer(Protocol):
    """Somebody who looks at a table, through a socket."""

    holder: Holder
    token: str | None

    def send(self, data: bytes) -> None:
        """Send a message, encoded; never blocks."""
        ...

    def send_shared(self, data: bytes, cache: dict[bytes, bytes]) -> None:
        """Send a message that goes to others too; the cache holds what can be shared of the work."""
        ...

    def finish(self, code: int) -> None:
        """Close the socket."""
        ...


@dataclass(slots=True)
class SeatState:
    """A seat as it is now."""

    colour: str
    kind: protocol.SeatKind
    name: str
    level: str | None
    """Of a bot's seat."""
    link: str | None
    digest: str | None
    auto_throw: bool = False
    has_contributed: bool = False
    substitute: str | None = None
    """The level that plays in the person's place."""
    has_timed_out: bool = False
    viewers: int = 0
    absent_since: float = field(default_factory=time.monotonic)

    @property
    def is_open(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.kind == "link" and self.digest is None

    @property
    def is_person(self) -> bool:
        """Whether a person sits here, or shall."""
        return self.kind != "bot"

    def player(self, fallback: str) -> str | None:
        """The level that plays the seat now; None where its person does."""
        if self.kind == "bot":
            return self.level
        return self.substitute or (fallback if self.has_timed_out else None)


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refusal to give again when the command is repeated."""

    code: str
    message: protocol.Words
    clause: str | None


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def refusal_of(error: ColonnadeError) -> Refusal:
    """What a refused command is answered with."""
    return Refusal(error.code, to_words(error.message), error.message.clause)


class Table:
    """One match, its seats and its viewers. Every method runs in the event loop; whatever changes the table goes through `submit`."""

    def __init__(self, tables: Tables, header: Header, number: int) -> None:
        self.tables, self.header, self.number = tables, header, number
        self.settings = tables.settings
        self.id = header.id
        self.game: AnyGame = GAMES[header.game]
        self.viewers: set[Viewer] = set()
        self.last_used = time.monotonic()
        self._jobs: deque[Job] = deque()
        self._is_busy = False
        self._is_shut = False
        self._timer: asyncio.Handle | None = None
        self._presence_timer: asyncio.TimerHandle | None = None
        self._info: protocol.TableInfo
        self._reset()

    def _reset(self) -> None:
        """The table as it was made, before any entry."""
        header = self.header
        options = self.game.options_type.resolve(header.options, len(header.colours))
        self.seats = [
            SeatState(colour, seat.kind, seat.name, seat.level, seat.link, seat.token, seat.auto_throw)
            for colour, seat in zip(header.colours, header.seats, strict=True)
        ]
        self._source: DiceSource = PhysicalDice()
        if header.dice == "fair":
            self._source = FairDice(len(self.seats), bytes.fromhex(header.secret or ""))
        day = datetime.datetime.fromtimestamp(header.created / 1000, datetime.UTC).date().isoformat()
        self.match: AnyMatch = Match(
            self.game, options, self.game.seats(header.colours, header.first), self._source, [self._name(seat) for seat in self.seats], day
        )
        self._info = protocol.TableInfo(
            id=self.id,
            game=self.game.key,
            rules=self.game.rules_version,
            options=options.as_dict(),
            colours=header.colours,
            first=header.first,
            is_listed=header.is_listed,
            clock=header.clock,
            created=day,
            previous=header.previous,
        )
        self.revision = 0
        self.status: protocol.Status = "waiting"
        self.rematch: str | None = None
        self._position_revision = 0
        self._throws = 0
        self._answers: dict[int, OrderedDict[str, int | Refusal]] = {}
        self._events: deque[protocol.Event] = deque(maxlen=EVENTS_KEPT)
        self._left = [0 if header.clock is None else header.clock.seconds * 1000] * len(self.seats)
        self._clock_started: float | None = None
        self._started = time.monotonic()
        self._plan: deque[str] = deque()
        self._plan_revision = -1
        self._asked = -1
        self._staged: list[Entry] = []
        self._staged_events: list[protocol.Event] = []
        self._changed: set[str] = set()
        self._command: tuple[int, str] | None = None
        self._command_revision = 0
        self._after: Job | None = None
        self._settle_status()
        self._close_entropy_if_complete()

    @staticmethod
    def _name(seat: SeatState) -> str:
        return f"bot:{seat.level}" if seat.kind == "bot" else seat.name

    # The log

    def fold(self, entries: Sequence[bytes]) -> None:
        """Bring the table from its beginning to where its log stands. Raises `StoreFailed` where the log does not hold."""
        try:
            for number, data in enumerate(entries, 1):
                self._replay(decode_entry(data), number > len(entries) - EVENTS_KEPT)
        except (ColonnadeError, msgspec.MsgspecError, IndexError) as error:
            raise StoreFailed("error-store-table", table=self.id, reason=str(error)[:200]) from error
        self.match.dice = self._source
        if isinstance(self._source, FairDice) and self._source.is_closed:
            secret = bytes.fromhex(self.header.secret or "")
            self.match.dice = self._source = FairDice.resume(secret, self._source.entropy, self._throws)
        self._changed.clear()

    def _replay(self, entry: Entry, is_recent: bool) -> None:
        """One entry of the log, again: by the same methods that made it, but with the faces that were thrown."""
        self.revision += 1
        messages: list[protocol.Words] = []
        before = self.match.state
        match self.match.turn, entry.what:
            case Decide(seat), "act":
                action = self.game.parse(entry.text)
                self.match.act(seat, action)
                self._moved()
            case Throw(), "throw":
                self._close_entropy()
                self.match.dice = ScriptedDice([entry.faces])
                if str(self.match.throw()) != entry.text:
                    raise BadDice("error-store-throw")
                self._throws += 1
                self._moved()
            case ((Decide(seat) | Throw(seat)), "back"):
                self.match.take_back(seat)
                self._moved()
            case _, ("act" | "throw" | "back"):
                raise Finished("error-match-finished")
            case _:
                self._apply(entry)
        if is_recent and entry.what in ("act", "throw"):
            messages = to_all_words(self.game.narrate(before, self.match.events[-1]))
        if entry.clock:
            self._left = list(entry.clock)
        if entry.holder is not None:
            self._remember(entry.holder, entry.command, self.revision)
        self._events.append(self._public(entry, self.revision, messages))

    def _moved(self) -> None:
        """After an act, a throw or a take-back."""
        self._position_revision = self.revision
        turn = self.match.turn
        for number, seat in enumerate(self.seats):
            if seat.has_timed_out and (isinstance(turn, Over) or turn.seat != number):
                seat.has_timed_out = False
        if isinstance(turn, Over):
            self.status = "over"
            self._changed |= {"status", "dice"}
        self._changed.add("position")

    def _apply(self, entry: Entry) -> None:
        """What an entry beside the rules does: live and from the log alike."""
        number = entry.seat
        seat = self.seats[number or 0]
        match entry.what:
            case "join":
                seat.digest, seat.name = entry.digest, entry.text
            case "leave":
                seat.digest, seat.name, seat.has_contributed, seat.auto_throw = None, "", False, False
                if number is not None:
                    self._answers.pop(number, None)
            case "fill":
                seat.kind = "bot" if entry.kind == "bot" else "here"
                seat.level, seat.name = (entry.text, "") if entry.kind == "bot" else (None, entry.text)
            case "rename":
                seat.name = entry.text
            case "auto_throw":
                seat.auto_throw = entry.kind == "on"
            case "entropy":
                seat.has_contributed = True
                if isinstance(self._source, FairDice) and number is not None:
                    self._source.contribute(number, entry.text)
                self._changed.add("dice")
            case "take_over":
                seat.substitute = entry.text
                self._note(f"{'left' if entry.kind == 'left' else 'took-over'} {seat.colour} {entry.text}")
            case "give_back":
                seat.substitute = None
                self._note(f"gave-back {seat.colour}")
            case "time_out":
                seat.has_timed_out = True
                self._note(f"time-out {seat.colour}")
            case "note":
                self._note(entry.text)
            case "abandon":
                self.status = "abandoned"
                self._note("abandoned")
            case "rematch":
                self.rematch = entry.text
                self._changed.add("rematch")
            case _:
                pass
        if number is not None:
            self.match.names[number] = self._name(seat)
            self._changed.add("seats")
        self._settle_status()
        self._close_entropy_if_complete()

    def _note(self, what: str) -> None:
        self.match.note(what)
        self._changed.add("notes")

    def _settle_status(self) -> None:
        """A table plays as soon as no seat is open."""
        if self.status == "waiting" and not any(seat.is_open for seat in self.seats):
            self.status = "playing"
            self._started = time.monotonic()
        if self.status != "waiting":
            self._changed.add("status")

    def _close_entropy_if_complete(self) -> None:
        """Fair dice are closed when every person at a full table has contributed or skipped."""
        if self.status == "playing" and all(seat.has_contributed for seat in self.seats if seat.is_person):
            self._close_entropy()

    def _close_entropy(self) -> None:
        if isinstance(self._source, FairDice) and not self._source.is_closed:
            self._source.close()
            self._changed.add("dice")

    @staticmethod
    def _public(entry: Entry, revision: int, messages: list[protocol.Words]) -> protocol.Event:
        """What everybody may know of an entry: no entropy, no digest."""
        text = "" if entry.what == "entropy" else entry.text
        return protocol.Event(revision, entry.what, entry.seat, text, entry.by, messages)

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
            if self._staged:
                self._flush()
        except Exception:  # a fault of ours: the table goes back to what is stored
            _logger.exception("table failed", extra={"table": self.id})
            self._restore_later(StoreFailed("error-server-fault"), self._after)

    def _go_on(self) -> None:
        """The next things in the queue, until one has to wait for the disk."""
        while self._jobs and not self._is_busy:
            self._perform(self._jobs.popleft())

    def _stage(self, entry: Entry, messages: list[protocol.Words] | None = None) -> None:
        """Something has happened: to be stored, then told."""
        if self._command is not None:
            holder, command = self._command
            self._command, self._command_revision = None, self.revision
            entry = msgspec.structs.replace(entry, holder=holder, command=command)
        if self.header.clock is not None:
            entry = msgspec.structs.replace(entry, clock=list(self._left))
            self._changed.add("clocks")
        self._staged.append(entry)
        self._staged_events.append(self._public(entry, self.revision, messages or []))

    def _stage_beside(self, entry: Entry) -> None:
        """Something beside the rules happens now."""
        self.revision += 1
        self._apply(entry)
        self._stage(entry)

    def _flush(self) -> None:
        """Give what was staged to the store; while the disk works, the message that will tell of it is made."""
        self._is_busy = True
        since = self.revision - len(self._staged)
        append = Append(self.number, since + 1, [encode(entry) for entry in self._staged], partial(self._stored, self._after))
        self._after = None
        if self._changed & {"status", "seats"}:
            append.status, append.summary = self.status, self._summarize()
            if self.status == "over":
                append.record = (self.id, self.game.key, self.match.record().to_json())
        self.tables.store.append(append)
        self._staged = []
        self._told = self._compose(since)

    def _compose(self, since: int) -> tuple[bytes, bytes, Holder]:
        """The update for most viewers, that for who is to decide, and who that is."""
        changed, unset = self._changed, msgspec.UNSET
        events, self._staged_events, self._changed = self._staged_events, [], set()
        self._events.extend(events)
        choices: list[protocol.Choice] = []
        keep: protocol.Keep | None = None
        position: protocol.Position | msgspec.UnsetType = unset
        turn = self.match.turn
        decider = self._holder_to_decide()
        if "position" in changed or decider is not None:
            view = self.game.view(self.match.state, turn.seat if isinstance(turn, Decide) else None)
            if "position" in changed:
                position = to_position(view, turn, len(self.match.events))
            if decider is not None:
                choices, keep = to_choices(view)
        update = protocol.Update(
            since=since,
            revision=self.revision,
            events=events,
            position=position,
            status=self.status if "status" in changed else unset,
            seats=self._seat_views() if "seats" in changed else unset,
            dice=self._dice_view() if "dice" in changed else unset,
            clocks=self._clocks_view() or unset if "clocks" in changed else unset,
            notes=self._note_views() if "notes" in changed else unset,
            rematch=self.rematch or unset if "rematch" in changed else unset,
        )
        plain = protocol.encode(update)
        if decider is None:
            return plain, plain, None
        extra = protocol.encode(_Extra(choices, keep, self.match.can_take_back))
        return plain, plain[:-1] + b"," + extra[1:], decider

    def _stored(self, after: Job | None, error: Exception | None) -> None:
        """The store's answer: tell everybody, or go back to what is stored."""
        if error is not None:
            self._restore_later(error, after)
            return
        plain, full, decider = self._told
        shared: dict[bytes, bytes] = {}
        for viewer in tuple(self.viewers):
            viewer.send_shared(full if decider is not None and viewer.holder == decider else plain, shared)
        if after is not None:
            after()
        self._is_busy = False
        self._drive()
        self._go_on()

    def _restore_later(self, error: Exception, after: Job | None = None) -> None:
        """The store failed, or we did: forget what was not stored, load the table again, and tell who asked."""
        self._is_busy = True
        self._staged, self._staged_events, self._after, self._command = [], [], None, None
        _logger.error("table restored", extra={"table": self.id, "reason": str(error)})
        self.tables.spawn(self._restore(error, after))

    async def _restore(self, error: Exception, after: Job | None) -> None:
        try:
            stored = await self.tables.store.load(self.id)
            if stored is None:
                raise StoreFailed("error-store-table", table=self.id, reason="missing")
            present = [(seat.viewers, seat.absent_since) for seat in self.seats]
            self._reset()
            for seat, (viewers, absent_since) in zip(self.seats, present, strict=True):
                seat.viewers, seat.absent_since = viewers, absent_since
            self.fold(stored.entries)
        except ColonnadeError:
            # Not even readable: nobody shall play on what may be untrue. The next hello tries again.
            self.tables.forget(self)
            self.shut("store-failed")
            return
        if isinstance(after, _Reply):
            after.refuse(error)
        self._is_busy = False
        self._tell_all_again()
        self._drive()
        self._go_on()

    def _tell_all_again(self) -> None:
        for viewer in tuple(self.viewers):
            viewer.send(protocol.encode(self.view(viewer.holder, viewer.token)))

    def shut(self, code: str) -> None:
        """Tell the viewers to go, and do nothing more."""
        self._is_shut = True
        self._jobs.clear()
        self._cancel_timer()
        data = protocol.encode(protocol.Closing(cast(Any, code)))
        for viewer in tuple(self.viewers):
            viewer.send(data)
            viewer.finish(1012 if code == "restart" else 1011)

    # Who may

    def holder_of(self, token: str | None) -> Holder:
        """Who a token is; raises `Forbidden` for one that is nobody's."""
        if token is None:
            return None
        if is_token(token, self.header.host):
            return HOST
        for number, seat in enumerate(self.seats):
            if seat.kind == "link" and is_token(token, seat.digest):
                return number
        raise Forbidden("error-server-token")

    def seats_of(self, holder: Holder) -> list[int]:
        """The seats a holder acts for: of the host, those on its device."""
        if holder is None:
            return []
        if holder == HOST:
            return [number for number, seat in enumerate(self.seats) if seat.kind == "here"]
        return [holder]

    def _may(self, holder: Holder, number: int) -> SeatState:
        """The seat, if the holder acts for it."""
        if number >= len(self.seats):
            raise NoSuchTable("error-server-seat", seat=number)
        if number not in self.seats_of(holder):
            raise Forbidden("error-server-seat-not-yours", colour=self.seats[number].colour)
        return self.seats[number]

    def _holder_to_decide(self) -> Holder:
        """Who is to decide now, if it is a person."""
        turn = self.match.turn
        if self.status != "playing" or not isinstance(turn, Decide):
            return None
        return self._holder_of_seat(turn.seat)

    def _holder_of_seat(self, number: int) -> Holder:
        kind = self.seats[number].kind
        return HOST if kind == "here" else number if kind == "link" else None

    def _turn_of(self, holder: Holder, revision: int) -> Decide | Throw:
        """The turn, if the command was meant for it and is this holder's."""
        if self.status == "waiting":
            raise NotPlaying("error-server-waiting")
        if self.status == "abandoned":
            raise NotPlaying("error-server-abandoned")
        turn = self.match.turn
        if isinstance(turn, Over):
            raise Finished("error-match-finished")
        if not self._position_revision <= revision <= self.revision:
            raise Stale("error-match-stale", expected=self.revision, given=revision)
        if holder is None:
            raise Forbidden("error-server-spectator")
        seat = self.seats[turn.seat]
        if seat.player("") is not None:
            # Real dice are thrown by people, for bots too.
            if not (isinstance(turn, Throw) and self.header.dice == "physical"):
                raise NotYourTurn("error-match-not-your-turn", colour=seat.colour)
        elif turn.seat not in self.seats_of(holder):
            raise NotYourTurn("error-match-not-your-turn", colour=seat.colour)
        return turn

    # Commands

    def command(self, viewer: Viewer, command: protocol.Command) -> None:
        """A command from a socket, answered there."""
        self.submit(partial(self._answer, _Reply(self, viewer, viewer.holder, command.command), viewer.holder, command))

    def _answer(self, reply: _Reply, holder: Holder, command: protocol.Command) -> None:
        answers = None if holder is None else self._answers.get(holder)
        if answers is not None and command.command in answers:
            reply.repeat(answers[command.command])
            return
        if isinstance(command, protocol.Why):
            reply.send(self._because(command))
            return
        try:
            self._command = None if holder is None else (holder, command.command)
            if isinstance(command, protocol.Rematch) and self._prepare_rematch(holder, reply):
                return
            _HANDLERS[type(command)](self, holder, command)
        except ColonnadeError as error:
            if self._staged:
                self._after = reply
                raise
            self._command = None
            reply.refuse(error)
            return
        self._command = None
        if self._staged:
            reply.revision = self._command_revision
            self._after = reply
        else:
            reply()

    def _remember(self, holder: int, command: str, answer: int | Refusal) -> None:
        answers = self._answers.setdefault(holder, OrderedDict())
        answers[command] = answer
        if len(answers) > ANSWERS_KEPT:
            answers.popitem(last=False)

    def _because(self, command: protocol.Why) -> protocol.Because:
        """Why an action is not possible now, or that it is."""
        text = command.action
        try:
            refusal = self.game.explain(self.match.state, self.game.parse(text))
            if refusal is not None:
                raise Illegal(text, refusal)
            if not isinstance(self.match.turn, Decide):
                raise NotYourTurn("error-server-chance")
        except ColonnadeError as error:
            return protocol.Because(command.command, text, error.code, to_words(error.message), error.message.clause)
        return protocol.Because(command.command, text, "legal")

    def _do_act(self, holder: Holder, command: protocol.Act) -> None:
        turn = self._turn_of(holder, command.revision)
        if isinstance(turn, Throw):
            raise NotYourTurn("error-match-throw-first", colour=self.seats[turn.seat].colour)
        self._play(turn.seat, self.game.parse(command.action))
        self._throw_by_itself()

    def _play(self, seat: int, action: Any, by: str = "") -> None:
        """A decision that happens, by a person or a bot: the one way."""
        before = self.match.state
        self._charge()
        self.match.act(seat, action)
        self.revision += 1
        self._moved()
        self._pass_clock(seat)
        self._stage(Entry("act", now(), seat, str(action), by=by), to_all_words(self.game.narrate(before, action)))

    def _do_throw(self, holder: Holder, command: protocol.Throw) -> None:
        turn = self._turn_of(holder, command.revision)
        if isinstance(turn, Decide):
            raise NotYourTurn("error-match-decide-first", colour=self.seats[turn.seat].colour)
        if isinstance(self._source, PhysicalDice):
            self._source.show(command.faces or [], turn.dice)
        elif command.faces is not None:
            raise BadDice("error-server-faces")
        self._throw(turn.seat)
        self._throw_by_itself()

    def _throw(self, seat: int, by: str = "") -> None:
        before = self.match.state
        self._charge()
        self._close_entropy()
        spy = _Spy(self._source)
        self.match.dice = spy
        try:
            action = self.match.throw()
        finally:
            self.match.dice = self._source
        self._throws += 1
        self.revision += 1
        self._moved()
        self._pass_clock(seat)
        self._stage(Entry("throw", now(), seat, str(action), faces=list(spy.faces), by=by), to_all_words(self.game.narrate(before, action)))

    def _do_back(self, holder: Holder, command: protocol.Back) -> None:
        turn = self._turn_of(holder, command.revision)
        self._charge()
        self.match.take_back(turn.seat)
        self.revision += 1
        self._moved()
        if self.match.notes:
            self._changed.add("notes")
        self._stage(Entry("back", now(), turn.seat))

    def _do_entropy(self, holder: Holder, command: protocol.ContributeEntropy) -> None:
        self._may(holder, command.seat)
        if not isinstance(self._source, FairDice):
            raise BadDice("error-server-not-fair")
        self._source.contribute(command.seat, command.text)  # refuses before anything is staged
        self._stage_beside(Entry("entropy", now(), command.seat, command.text))
        self._throw_by_itself()

    def _do_auto_throw(self, holder: Holder, command: protocol.AutoThrow) -> None:
        self._may(holder, command.seat)
        self._stage_beside(Entry("auto_throw", now(), command.seat, kind="on" if command.is_on else "off"))
        self._throw_by_itself()

    def _do_rename(self, holder: Holder, command: protocol.Rename) -> None:
        self._may(holder, command.seat)
        self._stage_beside(Entry("rename", now(), command.seat, protocol.clean_name(command.name)))

    def _do_fill(self, holder: Holder, command: protocol.Fill) -> None:
        self._need_host(holder)
        if command.seat >= len(self.seats):
            raise NoSuchTable("error-server-seat", seat=command.seat)
        if self.status != "waiting" or not self.seats[command.seat].is_open:
            raise LinkUsed("error-server-seat-taken", colour=self.seats[command.seat].colour)
        text = check_level(self.game.key, command.level) if command.kind == "bot" else protocol.clean_name(command.name)
        self._stage_beside(Entry("fill", now(), command.seat, text, kind=command.kind))
        self._throw_by_itself()

    def _do_take_over(self, holder: Holder, command: protocol.TakeOver) -> None:
        if holder is None:
            raise Forbidden("error-server-spectator")
        if command.seat >= len(self.seats):
            raise NoSuchTable("error-server-seat", seat=command.seat)
        self._need_playing()
        seat = self.seats[command.seat]
        if seat.kind == "bot" or seat.substitute is not None:
            raise LinkUsed("error-server-bot-already", colour=seat.colour)
        if command.seat not in self.seats_of(holder):
            away = 0.0 if seat.viewers else time.monotonic() - seat.absent_since
            if seat.viewers or away < self.settings.absent_seconds:
                left = max(1, round(self.settings.absent_seconds - away))
                raise TooEarly("error-server-present", colour=seat.colour, seconds=left)
        level = self._level(command.level)
        self._stage_beside(Entry("take_over", now(), command.seat, level))
        self._throw_by_itself()

    def _do_give_back(self, holder: Holder, command: protocol.GiveBack) -> None:
        seat = self._may(holder, command.seat)
        if seat.substitute is None:
            raise NotPlaying("error-server-no-bot", colour=seat.colour)
        self._stage_beside(Entry("give_back", now(), command.seat))

    def _do_say(self, holder: Holder, command: protocol.Say) -> None:
        self._may(holder, command.seat)
        self._broadcast(protocol.Said(command.seat, command.phrase))

    def _do_leave(self, holder: Holder, command: protocol.Leave) -> None:
        seat = self._may(holder, command.seat)
        if self.status == "waiting":
            if seat.kind != "link":
                raise Forbidden("error-server-host-seat")
            self._command = None  # the seat is nobody's now: there is nobody to remember the command for
            self._stage_beside(Entry("leave", now(), command.seat))
            self._command_revision = self.revision
            for viewer in self.viewers:
                if viewer.holder == command.seat:
                    viewer.holder = viewer.token = None
            seat.viewers = 0
        elif self.status == "playing" and seat.substitute is None:
            self._stage_beside(Entry("take_over", now(), command.seat, self._level(None), kind="left"))
            self._throw_by_itself()

    def _do_abandon(self, holder: Holder, command: protocol.Abandon) -> None:
        self._need_host(holder)
        if self.status == "over":
            raise Finished("error-match-finished")
        if self.status != "abandoned":
            self._stage_beside(Entry("abandon", now()))

    def _need_host(self, holder: Holder) -> None:
        if holder != HOST:
            raise Forbidden("error-server-host")

    def _need_playing(self) -> None:
        if self.status == "waiting":
            raise NotPlaying("error-server-waiting")
        if self.status == "abandoned":
            raise NotPlaying("error-server-abandoned")
        if self.status == "over":
            raise Finished("error-match-finished")

    def _level(self, wanted: str | None) -> str:
        if wanted is not None:
            return check_level(self.game.key, wanted)
        levels = levels_of(self.game.key)
        return self.settings.fallback_level if self.settings.fallback_level in levels else levels[0]

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
        self.tables.spawn(self._make_rematch(holder, reply))
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
            previous=self.id,
        )
        try:
            await self.tables.add(fresh)
        except ColonnadeError as error:
            self._command = None
            self._is_busy = False
            reply.refuse(error)
            self._go_on()
            return
        self._command = (holder, reply.command)
        self._stage_beside(Entry("rematch", now(), text=fresh.id))
        reply.revision = self._command_revision
        self._after = reply
        self._flush()

    def _do_rematch(self, holder: Holder, command: protocol.Rematch) -> None:
        """There is one already: acknowledged."""

    # Sitting down

    async def join(self, request: protocol.Join) -> protocol.Joined:
        """Take the seat of a link; raises what is to be said to the person. Stored when it returns."""
        future: asyncio.Future[protocol.Joined] = asyncio.get_running_loop().create_future()
        token = request.token or new_token()

        def job() -> None:
            try:
                number = self._join(request, token)
            except ColonnadeError as error:
                _settle(future, error)
                return
            answer = protocol.Joined(self.id, number, token)
            if self._staged:
                self._after = _Joining(self, future, answer)
            else:
                _settle(future, answer)

        self.submit(job)
        return await future

    def _join(self, request: protocol.Join, token: str) -> int:
        number = next((index for index, seat in enumerate(self.seats) if seat.kind == "link" and is_token(request.link, seat.link)), None)
        if number is None:
            raise Forbidden("error-server-link")
        seat = self.seats[number]
        if is_token(token, seat.digest):
            return number  # asked again: the answer was lost
        if seat.digest is not None:
            raise LinkUsed("error-server-seat-taken", colour=seat.colour)
        if self.status != "waiting":
            raise NotPlaying("error-server-abandoned")
        if is_token(token, self.header.host) or any(is_token(token, other.digest) for other in self.seats):
            raise Forbidden("error-server-token-twice")
        if request.entropy is not None and isinstance(self._source, FairDice):
            self._source.contribute(number, request.entropy)
        name = protocol.clean_name(request.name)
        seat.absent_since = time.monotonic()
        self._stage_beside(Entry("join", now(), number, name, digest=digest(token)))
        if request.entropy is not None and isinstance(self._source, FairDice) and not self._source.is_closed:
            self._stage_beside(Entry("entropy", now(), number, request.entropy))
        self._throw_by_itself()
        return number

    # Viewers

    def attach(self, viewer: Viewer, since: int | None) -> None:
        """Somebody looks on: gets the full view, then every update."""

        def job() -> None:
            viewer.send(protocol.encode(self.view(viewer.holder, viewer.token, since)))
            if viewer not in self.viewers:
                self.viewers.add(viewer)
                for number in self.seats_of(viewer.holder):
                    self.seats[number].viewers += 1
                self._presence_later()
                if not self._is_busy:
                    self._drive()

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
        self.submit(lambda: viewer.send(protocol.encode(self.view(viewer.holder, viewer.token, since))))

    async def read(self) -> protocol.View:
        """The view of a spectator, as stored."""
        future: asyncio.Future[protocol.View] = asyncio.get_running_loop().create_future()
        self.submit(lambda: _settle(future, self.view(None, None)))
        return await future

    async def read_record(self) -> str:
        """The game so far, as stored."""
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.submit(lambda: _settle(future, self.match.record().to_json()))
        return await future

    def _presence_later(self) -> None:
        """Tell who is there; once for many comings and goings."""
        if self._presence_timer is None and self.viewers:
            self._presence_timer = asyncio.get_running_loop().call_later(0.1, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence_timer = None
        self._broadcast(protocol.Presence([self._is_present(seat) for seat in self.seats], self._spectators()))

    def _broadcast(self, said: protocol.ServerMessage) -> None:
        data = protocol.encode(said)
        shared: dict[bytes, bytes] = {}
        for viewer in tuple(self.viewers):
            viewer.send_shared(data, shared)

    def _spectators(self) -> int:
        return sum(viewer.holder is None for viewer in self.viewers)

    @staticmethod
    def _is_present(seat: SeatState) -> bool:
        return seat.kind == "bot" or seat.viewers > 0

    # What is seen

    def view(self, holder: Holder, token: str | None, since: int | None = None) -> protocol.View:
        """Everything a holder may see, now. Only from within the queue."""
        turn = self.match.turn
        decides = isinstance(turn, Decide) and holder is not None and self._holder_to_decide() == holder
        view = self.game.view(self.match.state, turn.seat if isinstance(turn, Decide) and decides else None)
        choices, keep = to_choices(view) if decides else ([], None)
        links: list[str | None] = []
        if holder == HOST and token is not None:
            links = [link_token(token, self.id, number) if seat.is_open else None for number, seat in enumerate(self.seats)]
        return protocol.View(
            table=self._info,
            revision=self.revision,
            status=self.status,
            seats=self._seat_views(),
            yours=self.seats_of(holder),
            is_host=holder == HOST,
            position=to_position(view, turn, len(self.match.events)),
            choices=choices,
            keep=keep,
            can_take_back=decides and self.match.can_take_back,
            dice=self._dice_view(),
            clocks=self._clocks_view(),
            notes=self._note_views(),
            rematch=self.rematch,
            spectators=self._spectators(),
            links=links,
            events=[] if since is None else [event for event in self._events if event.revision > since],
        )

    def _seat_views(self) -> list[protocol.Seat]:
        return [
            protocol.Seat(
                colour=seat.colour,
                kind=seat.kind,
                name=seat.name,
                level=seat.player(""),
                is_open=seat.is_open,
                is_present=self._is_present(seat),
                auto_throw=seat.auto_throw,
                has_contributed=seat.has_contributed,
            )
            for seat in self.seats
        ]

    def _dice_view(self) -> protocol.Dice:
        source = self._source
        if not isinstance(source, FairDice):
            return protocol.Dice("physical")
        told = source.describe(self.match.result is not None)
        entropy = list(source.entropy) if source.is_closed else None
        return protocol.Dice("fair", source.commitment, source.is_closed, entropy, cast("str | None", told["secret"]))

    def _clocks_view(self) -> protocol.Clocks | None:
        if self.header.clock is None:
            return None
        running = self._running_seat()
        left = list(self._left)
        if running is not None and self._clock_started is not None:
            left[running] = max(0, left[running] - self._elapsed())
        return protocol.Clocks(left, running)

    def _note_views(self) -> list[protocol.Note]:
        return [protocol.Note(note.ply, note.what) for note in self.match.notes]

    def _summarize(self) -> bytes:
        return protocol.encode(
            protocol.TableLine(
                id=self.id,
                game=self.game.key,
                status=self.status,
                colours=self.header.colours,
                names=[self._name(seat) for seat in self.seats],
                open_seats=sum(seat.is_open for seat in self.seats),
                created=self._info.created,
            )
        )

    # The clock

    def _running_seat(self) -> int | None:
        """The seat whose clock runs: a person's on turn, from the first event on; not while real dice are thrown."""
        turn = self.match.turn
        if self.header.clock is None or self.status != "playing" or isinstance(turn, Over) or not self.match.events:
            return None
        if isinstance(turn, Throw) and self.header.dice == "physical":
            return None
        return None if self.seats[turn.seat].player("") is not None or self.seats[turn.seat].has_timed_out else turn.seat

    def _elapsed(self) -> int:
        return 0 if self._clock_started is None else round((time.monotonic() - self._clock_started) * 1000)

    def _charge(self) -> None:
        """Take the time since the last event from the seat whose clock ran."""
        seat = self._running_seat()
        if seat is not None:
            self._left[seat] = max(0, self._left[seat] - self._elapsed())
        self._clock_started = time.monotonic()

    def _pass_clock(self, seat: int) -> None:
        """At the end of a turn the increment is added."""
        turn = self.match.turn
        if self.header.clock is not None and not isinstance(turn, Over) and turn.seat != seat:
            self._left[seat] += self.header.clock.increment * 1000

    def _time_out(self, revision: int) -> None:
        seat = self._running_seat()
        if seat is None or revision != self._position_revision:
            return
        self._charge()
        self._left[seat] = 0
        self._stage_beside(Entry("time_out", now(), seat, by="clock"))
        self._throw_by_itself()

    # What goes on by itself

    def _throw_by_itself(self) -> None:
        """Throw at once where nobody needs to be asked and nobody needs time to watch: in the same append as what led to it."""
        for _ in range(100):  # a bot with nothing to play hands on to the next: never without end
            turn = self.match.turn
            if not isinstance(turn, Throw) or not self._can_throw_by_itself(turn.seat) or self._entropy_wait() > 0:
                return
            if self._pause(turn.seat) > 0:
                return
            self._throw(turn.seat, "table")

    def _can_throw_by_itself(self, seat: int) -> bool:
        if self.status != "playing" or self.header.dice == "physical":
            return False
        return self.seats[seat].auto_throw or self.seats[seat].player(self.settings.fallback_level) is not None

    def _entropy_wait(self) -> float:
        """How long automatic throws must still wait for people's part in the dice."""
        if not isinstance(self._source, FairDice) or self._source.is_closed:
            return 0.0
        return max(0.0, self._started + self.settings.entropy_seconds - time.monotonic())

    def _pause(self, seat: int) -> float:
        """How long to wait before a bot moves, so that people can follow."""
        if not self.viewers or self.seats[seat].player(self.settings.fallback_level) is None:
            return 0.0
        return self.settings.bot_pause

    def _drive(self) -> None:
        """See to what comes next by itself: a throw, a bot's move, a clock. Only while nothing is under way."""
        self._cancel_timer()
        turn = self.match.turn
        if self._is_shut or self.status != "playing" or isinstance(turn, Over):
            return
        revision = self._position_revision
        level = self.seats[turn.seat].player(self._level(None))
        if isinstance(turn, Throw) and self._can_throw_by_itself(turn.seat):
            self._later(max(self._entropy_wait(), self._pause(turn.seat)), partial(self._throw_later, revision))
        elif isinstance(turn, Decide) and level is not None:
            if self._plan and self._plan_revision == revision:
                self._later(self._pause(turn.seat), partial(self._play_plan, revision))
            elif self._asked != revision:
                self._asked = revision
                self.tables.pool.ask(self.game.key, level, self.match.state, partial(self._decided, revision, level, time.monotonic()))
        elif (running := self._running_seat()) is not None:
            if self._clock_started is None:
                self._clock_started = time.monotonic()
            left = self._left[running] - self._elapsed()
            self._later(max(0.0, left / 1000), partial(self._time_out, revision))

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
        self._throw(turn.seat, "table")
        self._throw_by_itself()

    def _decided(self, revision: int, level: str, asked: float, actions: Sequence[str] | None) -> None:
        """A bot has decided; None where it crashed or took too long, and chance decides for it."""

        def job() -> None:
            self._asked = -1
            turn = self.match.turn
            if revision != self._position_revision or not isinstance(turn, Decide) or self.status != "playing":
                return
            if self.seats[turn.seat].player(self._level(None)) is None:
                return  # given back while the bot was thinking
            if actions is None:
                self._replace_bot(turn.seat, level)
            else:
                self._plan, self._plan_revision = deque(actions), revision
                wait = self._pause(turn.seat) - (time.monotonic() - asked)
                if wait > 0:
                    self._later(wait, partial(self._play_plan, revision))
                    return
            self._play_plan(revision)

        self.submit(job)

    def _replace_bot(self, seat: int, level: str) -> None:
        _logger.warning("bot replaced", extra={"table": self.id, "level": level})
        self._stage_beside(Entry("note", now(), text=f"bot-failed {self.seats[seat].colour} {level}", by="table"))
        self._plan, self._plan_revision = deque([str(self.game.sample(self.match.state, _random))]), self._position_revision

    def _play_plan(self, revision: int) -> None:
        """The next of a bot's plan; all of it, where nobody watches or no pause is wanted."""
        turn = self.match.turn
        if revision != self._position_revision or self._plan_revision != revision or not isinstance(turn, Decide):
            return
        seat, level = turn.seat, self.seats[turn.seat].player(self._level(None))
        if level is None or self.status != "playing":
            self._plan.clear()
            return
        by = "clock" if self.seats[seat].has_timed_out else "bot"
        while self._plan and self.match.turn == turn:
            text = self._plan.popleft()
            try:
                action = self.game.parse(text)
                self._play(seat, action, by)
            except (Malformed, Illegal):
                self._replace_bot(seat, level)
                continue
            self._plan_revision = self._position_revision
            if self._pause(seat) > 0:
                break
        if self.match.turn != turn:
            self._plan.clear()
        self._throw_by_itself()

    @property
    def is_idle(self) -> bool:
        """Whether the table may leave the memory: nobody looks, nothing is under way, no clock runs."""
        return not self.viewers and not self._is_busy and not self._jobs and self._timer is None and self._asked == -1


class _Extra(msgspec.Struct, frozen=True):
    """What only who is to decide gets of an update."""

    choices: list[protocol.Choice]
    keep: protocol.Keep | None
    can_take_back: bool


class _Spy:
    """A dice source that remembers the faces it gave, for the log."""

    def __init__(self, source: DiceSource) -> None:
        self._source = source
        self.faces: tuple[int, ...] = ()

    def throw(self, dice: int) -> tuple[int, ...]:
        """The faces of the next throw."""
        self.faces = self._source.throw(dice)
        return self.faces

    def describe(self, is_over: bool) -> dict[str, object]:
        """As the source itself."""
        return self._source.describe(is_over)


class _Reply:
    """Where the answer to a command goes. Called once it is stored."""

    revision: int | None = None
    """Of the entry that the command became; the same when the log is folded again."""

    def __init__(self, table: Table, viewer: Viewer, holder: Holder, command: str) -> None:
        self.table, self.viewer, self.holder, self.command = table, viewer, holder, command

    def __call__(self) -> None:
        """Acknowledge."""
        revision = self.table.revision if self.revision is None else self.revision
        self._keep(revision)
        self.send(protocol.Ack(self.command, revision))

    def refuse(self, error: Exception) -> None:
        """Refuse, with the table as it is."""
        if not isinstance(error, ColonnadeError):
            error = StoreFailed("error-server-fault")
        refusal = refusal_of(error)
        if not isinstance(error, StoreFailed):  # what the disk refused once may be asked again
            self._keep(refusal)
        self._refuse(refusal)

    def repeat(self, answer: int | Refusal) -> None:
        """Answer as before."""
        if isinstance(answer, int):
            self.send(protocol.Ack(self.command, answer))
        else:
            self._refuse(answer)

    def send(self, said: protocol.ServerMessage) -> None:
        """Send to who asked."""
        self.viewer.send(protocol.encode(said))

    def _refuse(self, refusal: Refusal) -> None:
        view = self.table.view(self.viewer.holder, self.viewer.token)
        self.send(protocol.Refused(self.command, refusal.code, refusal.message, refusal.clause, view))

    def _keep(self, answer: int | Refusal) -> None:
        if self.holder is not None:
            self.table._remember(self.holder, self.command, answer)  # pyright: ignore[reportPrivateUsage]


class _Joining(_Reply):
    """Where the answer to a request for a seat goes."""

    def __init__(self, table: Table, future: asyncio.Future[protocol.Joined], answer: protocol.Joined) -> None:
        self.table, self._future, self._answer = table, future, answer

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


_HANDLERS: dict[type, Callable[[Table, Holder, Any], None]] = {
    protocol.Act: Table._do_act,  # pyright: ignore[reportPrivateUsage]
    protocol.Throw: Table._do_throw,  # pyright: ignore[reportPrivateUsage]
    protocol.Back: Table._do_back,  # pyright: ignore[reportPrivateUsage]
    protocol.ContributeEntropy: Table._do_entropy,  # pyright: ignore[reportPrivateUsage]
    protocol.AutoThrow: Table._do_auto_throw,  # pyright: ignore[reportPrivateUsage]
    protocol.Rename: Table._do_rename,  # pyright: ignore[reportPrivateUsage]
    protocol.Fill: Table._do_fill,  # pyright: ignore[reportPrivateUsage]
    protocol.TakeOver: Table._do_take_over,  # pyright: ignore[reportPrivateUsage]
    protocol.GiveBack: Table._do_give_back,  # pyright: ignore[reportPrivateUsage]
    protocol.Say: Table._do_say,  # pyright: ignore[reportPrivateUsage]
    protocol.Leave: Table._do_leave,  # pyright: ignore[reportPrivateUsage]
    protocol.Abandon: Table._do_abandon,  # pyright: ignore[reportPrivateUsage]
    protocol.Rematch: Table._do_rematch,  # pyright: ignore[reportPrivateUsage]
}


def new_secret() -> str:
    """The secret of fair dice."""
    import secrets

    return secrets.token_hex(32)


def check_level(game_key: str, level: str | None) -> str:
    """A level of the registry: a server plays nobody's own classes. Raises `BadAgent`."""
    levels = levels_of(game_key)
    if level is None or level not in levels:
        raise BadAgent("error-server-level", name=level or "", levels=", ".join(levels))
    return level


class Tables:
    """Every table at hand, and the way to those that are stored."""

    def __init__(self, settings: Settings, store: Store, pool: Pool) -> None:
        self.settings, self.store, self.pool = settings, store, pool
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._tables)

    def spawn(self, work: Any) -> None:
        """Run something beside the queue, and keep it from being forgotten."""
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def find(self, id: str) -> Table:
        """A table by its id, from memory or from the store. Raises `NoSuchTable` or `StoreFailed`."""
        table = self._tables.get(id)
        if table is not None:
            return table
        loading = self._loading.get(id)
        if loading is not None:
            return await asyncio.shield(loading)
        future: asyncio.Future[Table] = asyncio.get_running_loop().create_future()
        self._loading[id] = future
        try:
            stored = await self.store.load(id)
            if stored is None:
                raise NoSuchTable("error-server-table")
            table = self._restore(stored)
        except Exception as error:
            future.set_exception(error)
            future.exception()  # whoever waits besides gets it; nobody may
            raise
        else:
            future.set_result(table)
            return table
        finally:
            del self._loading[id]

    def _restore(self, stored: StoredTable) -> Table:
        try:
            header = decode_header(stored.header)
        except msgspec.MsgspecError as error:
            raise StoreFailed("error-store-table", table="?", reason=str(error)[:200]) from error
        table = Table(self, header, stored.number)
        table.fold(stored.entries)
        self._tables[table.id] = table
        table.submit(table._drive)  # pyright: ignore[reportPrivateUsage]
        return table

    async def add(self, header: Header) -> Table:
        """A new table, stored. Raises `StoreFailed`, and `BadOption` where the game refuses it."""
        table = Table(self, header, 0)
        row = TableRow(
            header.id,
            header.game,
            table.status,
            header.is_listed,
            header.created,
            encode(header),
            table._summarize(),  # pyright: ignore[reportPrivateUsage]
        )
        table.number = await self.store.create(row)
        table._changed.clear()  # pyright: ignore[reportPrivateUsage]
        self._tables[table.id] = table
        table.submit(table._drive)  # pyright: ignore[reportPrivateUsage]
        return table

    async def create(self, request: protocol.NewTable) -> protocol.Created:
        """A table as somebody wants it. Raises `BadOption`, `BadAgent` or `StoreFailed`."""
        game = find_game(request.game)
        count = len(request.seats)
        if count not in game.players:
            raise BadOption("error-seats-count", given=count, allowed=", ".join(map(str, game.players)))
        given = [seat.colour for seat in request.seats if seat.colour is not None]
        if given and len(given) != count:
            raise BadOption("error-seats-colours-count", colours=len(given), seats=count)
        colours = given or list(game.default_colours(count))
        seats = game.seats(colours, request.first)
        options = game.options_type.resolve(request.options, count)
        token = request.token or new_token()
        id = new_id()
        links = [link_token(token, id, number) if seat.kind == "link" else None for number, seat in enumerate(request.seats)]
        header = Header(
            id=id,
            game=game.key,
            options=options.as_dict(),
            colours=list(seats.colours),
            first=seats.first,
            seats=[
                HeaderSeat(
                    kind=seat.kind,
                    name="" if seat.kind != "here" else protocol.clean_name(seat.name),
                    level=check_level(game.key, seat.level) if seat.kind == "bot" else None,
                    link=None if link is None else digest(link),
                )
                for seat, link in zip(request.seats, links, strict=True)
            ],
            host=digest(token),
            created=now(),
            dice=request.dice,
            secret=new_secret() if request.dice == "fair" else None,
            clock=request.clock,
            is_listed=request.is_listed,
        )
        await self.add(header)
        return protocol.Created(id, token, links)

    def forget(self, table: Table) -> None:
        """Let go of a table: it is stored, and loaded again when asked for."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]

    def sweep(self) -> int:
        """Let go of tables that nobody has looked at for a while; how many."""
        before = time.monotonic() - self.settings.idle_table_seconds
        idle = [table for table in self._tables.values() if table.is_idle and table.last_used < before]
        for table in idle:
            self.forget(table)
        return len(idle)

    def shut(self) -> None:
        """Tell every viewer that the server goes, and let nothing more happen."""
        for table in tuple(self._tables.values()):
            table.shut("restart")


def find_game(key: str) -> AnyGame:
    """The game of a key; raises `BadOption`."""
    if key not in GAMES:
        raise BadOption("error-game-unknown", game=key, games=", ".join(GAMES))
    return GAMES[key]


__all__ = ["Holder", "Table", "Tables", "Viewer", "check_level", "find_game", "message"]
