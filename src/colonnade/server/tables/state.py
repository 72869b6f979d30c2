"""A table as its log determines it: the match, the seats, the dice, the clocks. No sockets, no disk: everything here happens at once.

What happens live and what is folded from the log goes through the same methods, so a table that is loaded again is the same table.
"""

from __future__ import annotations

import dataclasses
import datetime
import time
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from colonnade.bots.levels import levels_of
from colonnade.core.agreement import AgreedDice
from colonnade.core.dice import DiceSource, FairDice, ScriptedDice
from colonnade.core.errors import BadAgent, BadDice, ColonnadeError, Finished, Illegal, NotYourTurn, Stale
from colonnade.core.game import AnyGame, Decide, Over, Throw
from colonnade.core.match import AnyMatch, Match
from colonnade.core.message import Message
from colonnade.games import GAMES
from colonnade.server import messages
from colonnade.server.errors import Forbidden, NoSuchTable, NotPlaying, StoreFailed
from colonnade.server.settings import Settings
from colonnade.server.tables.dice import ContinuedDice, expect_parts, make_source, resume_source, to_dice
from colonnade.server.tables.log import HOST, Entry, Header, decode_entry, is_token, link_token
from colonnade.server.views import to_choices, to_event, to_position, to_words

ANSWERS_KEPT = 200
EVENTS_KEPT = 64

Holder = int | None
"""Who speaks: `HOST`, the number of a seat that was joined by its link, or None for a spectator."""


@dataclass(slots=True)
class SeatState:
    """A seat as it is now."""

    colour: str
    kind: messages.SeatKind
    name: str
    level: str | None
    """Of a bot's seat."""
    link: str | None
    digest: str | None
    auto_throw: bool = False
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

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot plays the seat now: its own, a substitute, or the one that plays on a time-out."""
        return self.kind == "bot" or self.substitute is not None or self.has_timed_out

    def player(self, fallback: str) -> str | None:
        """The level that plays the seat now; None where its person does."""
        if self.kind == "bot":
            return self.level
        return self.substitute or (fallback if self.has_timed_out else None)


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refusal to give again when the command is repeated."""

    code: str
    message: messages.Words
    clause: str | None


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def refusal_of(error: ColonnadeError) -> Refusal:
    """What a refused command is answered with."""
    return Refusal(error.code, to_words(error.message), error.message.clause)


def check_level(game_key: str, level: str | None) -> str:
    """A level of the registry: a server plays nobody's own classes. Raises `BadAgent`."""
    levels = levels_of(game_key)
    if level is None or level not in levels:
        raise BadAgent("error-server-level", name=level or "", levels=", ".join(levels))
    return level


@cache
def _usual_level(game_key: str, wanted: str) -> str:
    levels = levels_of(game_key)
    return wanted if wanted in levels else levels[0]


def join_events(events: Iterable[tuple[int, bytes]]) -> Any:
    """Events as a list of the protocol's."""
    return msgspec.Raw(b"[%b]" % b",".join([data for _, data in events]))


class TableState:
    """A table, from its header and its log. `staged` holds what has happened and is not stored yet."""

    def __init__(self, header: Header, settings: Settings) -> None:
        self.header, self.settings = header, settings
        self.id = header.id
        self.game: AnyGame = GAMES[header.game]
        self.info: messages.TableInfo
        self._reset()

    def _reset(self) -> None:
        """The table as it was made, before any entry."""
        header = self.header
        options = self.game.options_type.resolve(header.options, len(header.colours))
        self.seats = [
            SeatState(colour, seat.kind, seat.name, seat.level, seat.link, seat.token, seat.auto_throw)
            for colour, seat in zip(header.colours, header.seats, strict=True)
        ]
        self.source: DiceSource = make_source(header)
        day = datetime.datetime.fromtimestamp(header.created / 1000, datetime.UTC).date().isoformat()
        self.match: AnyMatch = Match(
            self.game, options, self.game.seats(header.colours, header.first), self.source, [self._name(seat) for seat in self.seats], day
        )
        if header.events:
            self._continue(header.events)
        self.info = messages.TableInfo(
            id=self.id,
            game=self.game.key,
            rules=self.game.rules_version,
            options=options.as_dict(),
            colours=header.colours,
            first=header.first,
            is_listed=header.is_listed,
            clock=header.clock,
            created=day,
            help=header.help,
            think_again=header.think_again,
            previous=header.previous,
            began_at=len(header.events),
        )
        self.revision = 0
        self.status: messages.Status = "waiting"
        self.rematch: str | None = None
        self.updated = header.created
        """When something last happened, in milliseconds since 1970."""
        self._position_revision = 0
        self._throws = 0
        self._answers: dict[Holder, dict[str, int | Refusal]] = {}
        self._events: deque[tuple[int, bytes]] = deque(maxlen=EVENTS_KEPT)
        """By revision, encoded: they take a third of the room, and are sent again as they are."""
        self._left = [0 if header.clock is None else header.clock.seconds * 1000] * len(self.seats)
        self._clock_started: float | None = None
        self._started = time.monotonic()
        # What has happened and is not stored yet, what of the view it changes, and the command it came from
        self.staged: list[Entry] = []
        self._staged_events: list[tuple[int, bytes]] = []
        self.changed: set[str] = set()
        self.asking: tuple[int, str] | None = None
        self.asked_revision = 0
        self._settle_status()
        self._reveal_since = time.monotonic()
        expect_parts(self.source, self.seats)

    def _continue(self, events: Sequence[str]) -> None:
        """Play what was played elsewhere. Raises `BadRecord` where that cannot be, and `Finished` where nothing is left to play."""
        before = dataclasses.replace(self.match.record(), events=tuple(events))
        self.match = AnyMatch.resume(self.game, before, self.source)
        if self.match.result is not None:
            raise Finished("error-match-finished")
        if isinstance(self.source, ContinuedDice):
            self.source.close()

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
        self.match.dice = self.source = resume_source(self.source, self.header, self._throws)
        self.changed.clear()

    def _replay(self, entry: Entry, is_recent: bool) -> None:
        """One entry of the log, again: by the same methods that made it, but with the faces that were thrown."""
        self.revision += 1
        self.updated = entry.at
        told: tuple[Message, ...] = ()
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
            told = self.game.narrate(before, self.match.events[-1])
        if entry.clock:
            self._left = list(entry.clock)
        if entry.holder is not None:
            self.remember(entry.holder, entry.command, self.revision)
        self._events.append((self.revision, messages.encode(to_event(self.revision, entry, told))))

    def _moved(self) -> None:
        """After an act, a throw or a take-back."""
        self._position_revision = self.revision
        turn = self.match.turn
        if self.header.clock is not None:
            for number, seat in enumerate(self.seats):
                if seat.has_timed_out and (isinstance(turn, Over) or turn.seat != number):
                    seat.has_timed_out = False
        if isinstance(turn, Over):
            self.status = "over"
            self.changed |= {"status", "dice"}
        self.changed.add("position")

    def _apply(self, entry: Entry) -> None:
        """What an entry beside the rules does: live and from the log alike."""
        number = entry.seat
        seat = self.seats[number or 0]
        match entry.what:
            case "join":
                seat.digest, seat.name = entry.digest, entry.text
            case "leave":
                seat.digest, seat.name, seat.auto_throw = None, "", False
                if number is not None:
                    self._forget_part(number)
                    self._answers.pop(number, None)
            case "fill":
                seat.kind = "bot" if entry.kind == "bot" else "here"
                seat.level, seat.name = (entry.text, "") if entry.kind == "bot" else (None, entry.text)
            case "rename":
                seat.name = entry.text
            case "auto_throw":
                seat.auto_throw = entry.kind == "on"
            case "entropy" | "commit" | "decline" | "reveal" | "void":
                self._apply_dice(entry)
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
                self.changed.add("rematch")
            case _:
                pass
        if number is not None:
            self.match.names[number] = self._name(seat)
            self.changed.add("seats")
        self._settle_status()
        self._settle_parts()

    def _apply_dice(self, entry: Entry) -> None:
        """A step towards fair dice."""
        match self.source, entry.what, entry.seat:
            case FairDice() as dice, "entropy", int(seat):
                dice.contribute(seat, entry.text)
            case AgreedDice() as dice, "commit", int(seat):
                dice.commit(seat, entry.text)
            case AgreedDice() as dice, "decline", int(seat):
                dice.decline(seat)
            case AgreedDice() as dice, "reveal", int(seat):
                dice.reveal(seat, entry.text)
            case AgreedDice() as dice, "void", _:
                for seat in dice.void(bytes.fromhex(entry.text)).missing:
                    self._note(f"dice-void {self.seats[seat].colour}")
            case _:
                raise BadDice("error-server-not-fair")
        self.changed.add("dice")

    def _forget_part(self, seat: int) -> None:
        if isinstance(self.source, AgreedDice):
            self.source.forget(seat)

    def _settle_parts(self) -> None:
        """Who sits where has changed, or what was given: what is still to be given, and whether it is time to reveal."""
        source = self.source
        if not isinstance(source, AgreedDice):
            return
        before = source.seats
        expect_parts(source, self.seats)
        if source.seats != before:
            self.changed.add("dice")
        if source.phase == "commit":
            self._reveal_since = time.monotonic()  # until the last commitment

    def _note(self, what: str) -> None:
        self.match.note(what)
        self.changed.add("notes")

    def _settle_status(self) -> None:
        """A table plays as soon as no seat is open."""
        if self.status == "waiting" and not any(seat.is_open for seat in self.seats):
            self.status = "playing"
            self._started = time.monotonic()
        if self.status != "waiting":
            self.changed.add("status")

    def _close_entropy(self) -> None:
        """Fair dice of version 1 are closed by the first throw."""
        if isinstance(self.source, FairDice) and not self.source.is_closed:
            self.source.close()
            self.changed.add("dice")

    def _stage(self, entry: Entry, told: tuple[Message, ...] = ()) -> None:
        """Something has happened: to be stored, then told."""
        if self.asking is not None:
            entry.holder, entry.command = self.asking
            self.asking, self.asked_revision = None, self.revision
        if self.header.clock is not None:
            entry.clock = list(self._left)
            self.changed.add("clocks")
        self.updated = entry.at
        self.staged.append(entry)
        self._staged_events.append((self.revision, messages.encode(to_event(self.revision, entry, told))))

    def stage_beside(self, entry: Entry) -> None:
        """Something beside the rules happens now."""
        self.revision += 1
        self._apply(entry)
        self._stage(entry)

    def remember(self, holder: int, command: str, answer: int | Refusal) -> None:
        """What a command was answered with, to say it again."""
        answers = self._answers.setdefault(holder, {})
        answers[command] = answer
        if len(answers) > ANSWERS_KEPT:
            del answers[next(iter(answers))]  # the oldest

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

    def may(self, holder: Holder, number: int) -> SeatState:
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

    def turn_of(self, holder: Holder, revision: int) -> Decide | Throw:
        """The turn, if the command was meant for it and is this holder's."""
        self.need_playing()
        turn = self.match.turn
        if isinstance(turn, Over):
            raise Finished("error-match-finished")
        if not self._position_revision <= revision <= self.revision:
            raise Stale("error-match-stale", expected=self.revision, given=revision)
        if holder is None:
            raise Forbidden("error-server-spectator")
        seat = self.seats[turn.seat]
        if seat.is_played_by_bot:
            # Real dice are thrown by people, for bots too.
            if not (isinstance(turn, Throw) and self.header.dice == "physical"):
                raise NotYourTurn("error-match-not-your-turn", colour=seat.colour)
        elif holder != self._holder_of_seat(turn.seat):
            raise NotYourTurn("error-match-not-your-turn", colour=seat.colour)
        return turn

    def need_host(self, holder: Holder) -> None:
        """Refuse all but the host."""
        if holder != HOST:
            raise Forbidden("error-server-host")

    def need_playing(self) -> None:
        """Refuse while nothing is played."""
        if self.status == "playing":
            return
        if self.status == "over":
            raise Finished("error-match-finished")
        raise NotPlaying("error-server-waiting" if self.status == "waiting" else "error-server-abandoned")

    def level(self, wanted: str | None) -> str:
        """The level that plays for a person: the one wanted, if the game has it, else the usual one."""
        if wanted is not None:
            return check_level(self.game.key, wanted)
        return _usual_level(self.game.key, self.settings.fallback_level)

    # What happens

    def play(self, seat: int, action: Any, by: str = "") -> None:
        """A decision that happens, by a person or a bot: the one way."""
        before = self.match.state
        self._charge()
        self.match.act(seat, action)
        self.revision += 1
        self._moved()
        self._pass_clock(seat)
        self._stage(Entry("act", now(), seat, str(action), by=by), self.game.narrate(before, action))

    def throw(self, seat: int, by: str = "") -> None:
        """A throw that happens, asked for or by itself."""
        before = self.match.state
        self._charge()
        self._close_entropy()
        spy = _Spy(self.source)
        self.match.dice = spy
        try:
            action = self.match.throw()
        finally:
            self.match.dice = self.source
        self._throws += 1
        self.revision += 1
        self._moved()
        self._pass_clock(seat)
        self._stage(Entry("throw", now(), seat, str(action), faces=list(spy.faces), by=by), self.game.narrate(before, action))

    def take_back(self, seat: int) -> None:
        """The last decision of the turn is undone."""
        self._charge()
        self.match.take_back(seat)
        self.revision += 1
        self._moved()
        if self.match.notes:
            self.changed.add("notes")
        self._stage(Entry("back", now(), seat))

    def because(self, command: messages.Why) -> messages.Because:
        """Why an action is not possible now, or that it is."""
        text = command.action
        try:
            refusal = self.game.explain(self.match.state, self.game.parse(text))
            if refusal is not None:
                raise Illegal(text, refusal)
            if not isinstance(self.match.turn, Decide):
                raise NotYourTurn("error-server-chance")
        except ColonnadeError as error:
            return messages.Because(command.command, text, error.code, to_words(error.message), error.message.clause)
        return messages.Because(command.command, text, "legal")

    # The clock

    def _running_seat(self) -> int | None:
        """The seat whose clock runs: a person's on turn, from the first event on; not while real dice are thrown."""
        turn = self.match.turn
        if self.header.clock is None or self.status != "playing" or isinstance(turn, Over) or not self.match.events:
            return None
        if isinstance(turn, Throw) and self.header.dice == "physical":
            return None
        return None if self.seats[turn.seat].is_played_by_bot else turn.seat

    def _elapsed(self) -> int:
        return 0 if self._clock_started is None else round((time.monotonic() - self._clock_started) * 1000)

    def _charge(self) -> None:
        """Take the time since the last event from the seat whose clock ran."""
        if self.header.clock is None:
            return
        seat = self._running_seat()
        if seat is not None:
            self._left[seat] = max(0, self._left[seat] - self._elapsed())
        self._clock_started = time.monotonic()

    def _pass_clock(self, seat: int) -> None:
        """At the end of a turn the increment is added."""
        turn = self.match.turn
        if self.header.clock is not None and not isinstance(turn, Over) and turn.seat != seat:
            self._left[seat] += self.header.clock.increment * 1000

    # What is seen

    def view(self, holder: Holder, token: str | None, since: int | None = None, spectators: int = 0) -> messages.View:
        """Everything a holder may see, now. Only from within the queue."""
        turn = self.match.turn
        decides = isinstance(turn, Decide) and holder is not None and self._holder_to_decide() == holder
        view = self.game.view(self.match.state, turn.seat if isinstance(turn, Decide) and decides else None)
        choices, keep = to_choices(view) if decides else ([], None)
        links: list[str | None] = []
        if holder == HOST and token is not None:
            links = [link_token(token, self.id, number) if seat.is_open else None for number, seat in enumerate(self.seats)]
        return messages.View(
            table=self.info,
            revision=self.revision,
            status=self.status,
            seats=self.seat_views(),
            yours=self.seats_of(holder),
            is_host=holder == HOST,
            position=to_position(view, len(self.match.events)),
            choices=choices,
            keep=keep,
            can_take_back=decides and self.match.can_take_back,
            dice=self.dice_view(),
            clocks=self.clocks_view(),
            notes=self.note_views(),
            rematch=self.rematch,
            spectators=spectators,
            links=links,
            code=self.header.code if holder == HOST and self.status == "waiting" else None,
            events=[] if since is None else join_events(event for event in self._events if event[0] > since),
        )

    def find_last_told(self) -> messages.Event | None:
        """The last event of which there is something to say."""
        for _, data in reversed(self._events):
            event = msgspec.json.decode(data, type=messages.Event)
            if event.messages:
                return event
        return None

    @staticmethod
    def _is_present(seat: SeatState) -> bool:
        return seat.kind == "bot" or seat.viewers > 0

    def seat_views(self) -> list[messages.Seat]:
        """The seats."""
        return [
            messages.Seat(
                colour=seat.colour,
                kind=seat.kind,
                name=seat.name,
                level=seat.player(""),
                is_open=seat.is_open,
                is_present=self._is_present(seat),
                auto_throw=seat.auto_throw,
            )
            for seat in self.seats
        ]

    def dice_view(self) -> messages.Dice:
        """Where the dice come from, and what proves it."""
        return to_dice(self.source, self.match.result is not None)

    def clocks_view(self) -> messages.Clocks | None:
        """What is left, now; None without a clock."""
        if self.header.clock is None:
            return None
        running = self._running_seat()
        left = list(self._left)
        if running is not None and self._clock_started is not None:
            left[running] = max(0, left[running] - self._elapsed())
        return messages.Clocks(left, running)

    def note_views(self) -> list[messages.Note]:
        """What happened beside the rules."""
        return [messages.Note(note.ply, note.what) for note in self.match.notes]

    def summarize(self) -> bytes:
        """What a list shows."""
        return messages.encode(
            messages.TableLine(
                id=self.id,
                game=self.game.key,
                status=self.status,
                colours=self.header.colours,
                names=[self._name(seat) for seat in self.seats],
                open_seats=sum(seat.is_open for seat in self.seats),
                created=self.info.created,
            )
        )


class _Spy:
    """A dice source that remembers the faces it gave, for the log."""

    __slots__ = ("faces", "source")

    def __init__(self, source: DiceSource) -> None:
        self.source = source
        self.faces: tuple[int, ...] = ()

    def throw(self, dice: int) -> tuple[int, ...]:
        """The faces of the next throw."""
        self.faces = self.source.throw(dice)
        return self.faces

    def describe(self, is_over: bool) -> dict[str, object]:
        """As the source itself."""
        return self.source.describe(is_over)
