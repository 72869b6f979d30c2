"""What each command asks of a table: `decide` gives the entries it leads to, or raises the refusal. Pure: no disk, no clock, no sockets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import Any

from colonnade.core.agreement import AgreedDice
from colonnade.core.dice import SECRET_BYTES, check_faces
from colonnade.core.errors import BadDice, Finished, Illegal, Malformed, NotYourTurn
from colonnade.core.game import Decide, Throw
from colonnade.server import messages
from colonnade.server.errors import Forbidden, LinkUsed, NotPlaying, TooEarly, TooMany
from colonnade.server.settings import Settings
from colonnade.server.tables.access import (
    Holder,
    check_level,
    find_seat,
    require_host,
    require_person,
    require_playing,
    require_seat,
    require_turn,
    seats_of,
    usual_level,
)
from colonnade.server.tables.dice import ROUNDS_LIMIT, is_ready
from colonnade.server.tables.log import Entry
from colonnade.server.tables.state import TableState

OTHER_ENTRIES = 300
"""Entries that are no moves, beyond two per move, before a table takes no more names, preferences and the like: its log shall not grow
without a game."""
SYSTEM_RANDOM = SystemRandom()
THROWS_AT_ONCE = 100
"""Automatic throws in one transaction: a bot with nothing to play hands on to the next, but never without end."""


@dataclass(frozen=True, slots=True)
class Context:
    """What a decision depends on besides the table and the command: who asks, the time, and who is there."""

    at: int
    """Milliseconds since 1970."""
    settings: Settings
    holder: Holder = None
    elapsed: int = 0
    """Milliseconds that the running clock has used since the last entry."""
    away: tuple[float, ...] = ()
    """For how many seconds each seat's person has been absent; 0 while present."""
    is_watched: bool = False
    random: Random = SYSTEM_RANDOM


# Commands of the table itself, given by its autopilot: each for the position of a revision, and nothing once that has passed


@dataclass(frozen=True, slots=True)
class AutomaticThrow:
    """The table throws for a bot, or for a person who wants it to."""

    revision: int


@dataclass(frozen=True, slots=True)
class BotMove:
    """A bot plays some actions of its turn; where it found none, chance decides for it."""

    revision: int
    actions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TimeOut:
    """The clock of the seat to play has run out."""

    revision: int


@dataclass(frozen=True, slots=True)
class NoteHelp:
    """The seat to play was helped: the first time of each kind in a turn stands in the record."""

    revision: int
    what: str


@dataclass(frozen=True, slots=True)
class VoidRound:
    """The values of a round of fair dice have stayed away for too long."""

    round: int


TableCommand = AutomaticThrow | BotMove | TimeOut | NoteHelp | VoidRound


class Transaction:
    """The entries that a command leads to, and the table after them. Nothing of it is stored or sent yet."""

    def __init__(self, state: TableState, context: Context, command: str = "") -> None:
        self.before, self.state, self.context = state, state.copy(), context
        self.entries: list[Entry] = []
        self.events: list[messages.Event] = []
        self.said: messages.Said | None = None
        """A phrase to be sent to everybody, and not stored."""
        self._command = command

    @property
    def revision(self) -> int:
        """The revision that acknowledges the command: that of its first entry."""
        return self.before.revision + min(1, len(self.entries))

    def record(self, what: Any, seat: int | None = None, text: str = "", **fields: Any) -> None:
        """Let something happen: an entry of the log, applied to `state`. Raises what the rules have against it."""
        entry = Entry(what, self.context.at, seat, text, **fields)
        if not self.entries and self._command and self.context.holder is not None:
            entry.holder, entry.command = self.context.holder, self._command
        if self.state.header.clock is None:
            self.events.append(self.state.apply(entry))
        else:
            self._record_with_clock(entry)
        self.entries.append(entry)

    def _record_with_clock(self, entry: Entry) -> None:
        """The time since the last entry is charged to the seat whose clock ran; at the end of a turn the increment is added."""
        clock, turn = self.state.header.clock, self.state.match.turn
        left = list(self.state.charge(0 if self.entries else self.context.elapsed))
        if entry.what == "time_out" and entry.seat is not None:
            left[entry.seat] = 0
        after = self.state.copy()
        after.apply(entry)
        later = after.match.turn
        if clock is not None and isinstance(turn, Decide | Throw) and isinstance(later, Decide | Throw) and later.seat != turn.seat:
            left[turn.seat] += clock.increment * 1000
        entry.clock = left
        self.events.append(self.state.apply(entry))


def decide(state: TableState, command: messages.Command | TableCommand, context: Context) -> Transaction:
    """What a command leads to; raises the `ColonnadeError` that refuses it. The state given stays as it is."""
    transaction = Transaction(state, context, "" if isinstance(command, TableCommand) else command.command)
    if isinstance(command, _LIMITED) and state.other_entries >= OTHER_ENTRIES + 2 * (state.revision - state.other_entries):
        raise TooMany("error-server-too-many")
    _HANDLERS[type(command)](transaction, context, command)
    return transaction


# Moves


def _act(transaction: Transaction, context: Context, command: messages.Act) -> None:
    state = transaction.state
    turn = require_turn(state, context.holder, command.revision)
    if isinstance(turn, Throw):
        raise NotYourTurn("error-match-throw-first", colour=state.seats[turn.seat].colour)
    transaction.record("act", turn.seat, str(state.game.parse(command.action)))
    auto_throw(transaction)


def _throw(transaction: Transaction, context: Context, command: messages.Throw) -> None:
    state = transaction.state
    turn = require_turn(state, context.holder, command.revision)
    if isinstance(turn, Decide):
        raise NotYourTurn("error-match-decide-first", colour=state.seats[turn.seat].colour)
    if state.is_fair:
        if command.faces is not None:
            raise BadDice("error-server-faces")
        record_throw(transaction, turn)
    else:
        faces = command.faces or []
        check_faces(faces, turn.dice)
        transaction.record("throw", turn.seat, str(state.game.outcome(state.match.state, faces)), faces=faces)
    auto_throw(transaction)


def _back(transaction: Transaction, context: Context, command: messages.Back) -> None:
    turn = require_turn(transaction.state, context.holder, command.revision)
    transaction.record("back", turn.seat)


def record_throw(transaction: Transaction, turn: Throw, by: str = "") -> None:
    """A throw of fair dice."""
    state = transaction.state
    faces = state.next_faces(turn.dice)
    transaction.record("throw", turn.seat, str(state.game.outcome(state.match.state, faces)), faces=list(faces), by=by)


def auto_throw(transaction: Transaction) -> None:
    """Throw at once where nobody needs to be asked and nobody needs time to watch: in the same append as what led to it."""
    state, context = transaction.state, transaction.context
    for _ in range(THROWS_AT_ONCE):
        turn = state.match.turn
        if not isinstance(turn, Throw) or not can_auto_throw(state, turn.seat) or find_pause(state, turn.seat, context) > 0:
            return
        record_throw(transaction, turn, "table")


def can_auto_throw(state: TableState, seat: int) -> bool:
    """Whether the table throws for a seat by itself."""
    is_due = state.seats[seat].auto_throw or state.seats[seat].is_played_by_bot
    return is_due and state.status == "playing" and state.is_fair and is_ready(state.source)


def find_pause(state: TableState, seat: int, context: Context) -> float:
    """How many seconds to wait before a bot moves, so that people can follow."""
    return context.settings.bot_pause if context.is_watched and state.seats[seat].is_played_by_bot else 0.0


# Seats


def _commit(transaction: Transaction, context: Context, command: messages.Commit) -> None:
    _require_agreement(transaction, command.seat)
    transaction.record("commit", command.seat, command.commitment)


def _reveal(transaction: Transaction, context: Context, command: messages.Reveal) -> None:
    _require_agreement(transaction, command.seat)
    transaction.record("reveal", command.seat, command.value)
    auto_throw(transaction)


def _decline(transaction: Transaction, context: Context, command: messages.Decline) -> None:
    _require_agreement(transaction, command.seat)
    transaction.record("decline", command.seat)
    auto_throw(transaction)


def _require_agreement(transaction: Transaction, seat: int) -> None:
    """Refuse where a seat is not the holder's, or there are no dice to contribute to."""
    state = transaction.state
    require_seat(state, transaction.context.holder, seat)
    if not isinstance(state.source, AgreedDice):
        raise BadDice("error-server-not-fair")
    if state.status not in ("waiting", "playing"):
        require_playing(state)


def _void_without(transaction: Transaction, seat: int) -> None:
    """A seat that has not revealed its value is left to a bot: the round is void, as its value will not come."""
    source = transaction.state.source
    if isinstance(source, AgreedDice) and source.phase == "reveal" and source.seats[seat].is_missing:
        void_round(transaction, "table")


def void_round(transaction: Transaction, by: str) -> None:
    """The values of this round stay away: the next one begins. After too many the table is given up."""
    transaction.record("void", text=transaction.context.random.randbytes(SECRET_BYTES).hex(), by=by)
    source = transaction.state.source
    if isinstance(source, AgreedDice) and source.round > ROUNDS_LIMIT:
        transaction.record("abandon", by=by)


def _auto_throw(transaction: Transaction, context: Context, command: messages.AutoThrow) -> None:
    require_seat(transaction.state, context.holder, command.seat)
    transaction.record("auto_throw", command.seat, kind="on" if command.is_on else "off")
    auto_throw(transaction)


def _rename(transaction: Transaction, context: Context, command: messages.Rename) -> None:
    require_seat(transaction.state, context.holder, command.seat)
    transaction.record("rename", command.seat, messages.clean_name(command.name))


def _fill(transaction: Transaction, context: Context, command: messages.Fill) -> None:
    state = transaction.state
    require_host(context.holder)
    seat = find_seat(state, command.seat)
    if state.status != "waiting" or not seat.is_open:
        raise LinkUsed("error-server-seat-taken", colour=seat.colour)
    text = check_level(state.game.key, command.level) if command.kind == "bot" else messages.clean_name(command.name)
    transaction.record("fill", command.seat, text, kind=command.kind)
    auto_throw(transaction)


def _take_over(transaction: Transaction, context: Context, command: messages.TakeOver) -> None:
    """A bot plays for a person: of any level for one's own seat, of the usual one for another's that is absent."""
    state = transaction.state
    holder = require_person(context.holder)
    seat = find_seat(state, command.seat)
    require_playing(state)
    if seat.kind == "bot" or seat.substitute is not None:
        raise LinkUsed("error-server-bot-already", colour=seat.colour)
    level = usual_level(state.game.key, context.settings.fallback_level)
    if command.seat in seats_of(state, holder):
        level = level if command.level is None else check_level(state.game.key, command.level)
    else:
        away = context.away[command.seat]
        if away < context.settings.absent_seconds or not away:
            raise TooEarly("error-server-present", colour=seat.colour, seconds=max(1, round(context.settings.absent_seconds - away)))
        if command.level not in (None, level):
            raise Forbidden("error-server-level-friend", colour=seat.colour, level=level)
    transaction.record("take_over", command.seat, level)
    _void_without(transaction, command.seat)
    auto_throw(transaction)


def _give_back(transaction: Transaction, context: Context, command: messages.GiveBack) -> None:
    seat = require_seat(transaction.state, context.holder, command.seat)
    if seat.substitute is None:
        raise NotPlaying("error-server-no-bot", colour=seat.colour)
    transaction.record("give_back", command.seat)


def _say(transaction: Transaction, context: Context, command: messages.Say) -> None:
    require_seat(transaction.state, context.holder, command.seat)
    transaction.said = messages.Said(command.seat, command.phrase)


def _leave(transaction: Transaction, context: Context, command: messages.Leave) -> None:
    state = transaction.state
    seat = require_seat(state, context.holder, command.seat)
    if state.status == "waiting":
        if seat.kind != "link":
            raise Forbidden("error-server-host-seat")
        transaction.record("leave", command.seat)
    elif state.status == "playing" and seat.substitute is None:
        transaction.record("take_over", command.seat, usual_level(state.game.key, context.settings.fallback_level), kind="left")
        _void_without(transaction, command.seat)
        auto_throw(transaction)


def _abandon(transaction: Transaction, context: Context, command: messages.Abandon) -> None:
    require_host(context.holder)
    if transaction.state.status == "over":
        raise Finished("error-match-finished")
    if transaction.state.status != "abandoned":
        transaction.record("abandon")


def _rematch(transaction: Transaction, context: Context, command: messages.Rematch) -> None:
    """Whether there may be one; the table itself makes it, and records its id."""
    state = transaction.state
    require_person(context.holder)
    if state.status not in ("over", "abandoned"):
        raise TooEarly("error-server-not-over")
    if state.rematch is None and any(seat.is_open for seat in state.seats):
        raise NotPlaying("error-server-waiting")


# The table's own


def _is_current(state: TableState, command: AutomaticThrow | BotMove | TimeOut | NoteHelp) -> bool:
    return state.status == "playing" and command.revision == state.position_revision


def _automatic_throw(transaction: Transaction, context: Context, command: AutomaticThrow) -> None:
    state, turn = transaction.state, transaction.state.match.turn
    if _is_current(state, command) and isinstance(turn, Throw) and can_auto_throw(state, turn.seat):
        record_throw(transaction, turn, "table")
        auto_throw(transaction)


def _bot_move(transaction: Transaction, context: Context, command: BotMove) -> None:
    state, turn = transaction.state, transaction.state.match.turn
    if not _is_current(state, command) or not isinstance(turn, Decide):
        return
    seat = state.seats[turn.seat]
    level = seat.player(usual_level(state.game.key, context.settings.fallback_level))
    if level is None:
        return  # given back while the bot was thinking
    by = "clock" if seat.has_timed_out else "bot"
    for text in command.actions or ("",):
        if state.match.turn != turn:
            break
        try:
            action = str(state.game.parse(text))
            refusal = state.game.explain(state.match.state, state.game.parse(text))
            if refusal is not None:
                raise Illegal(text, refusal)
        except (Malformed, Illegal):
            transaction.record("note", text=f"bot-failed {seat.colour} {level}", by="table")
            action = str(state.game.sample(state.match.state, context.random))
        transaction.record("act", turn.seat, action, by=by)
    auto_throw(transaction)


def _time_out(transaction: Transaction, context: Context, command: TimeOut) -> None:
    seat = transaction.state.running_seat()
    if _is_current(transaction.state, command) and seat is not None:
        transaction.record("time_out", seat, by="clock")
        auto_throw(transaction)


def _note_help(transaction: Transaction, context: Context, command: NoteHelp) -> None:
    if _is_current(transaction.state, command) and not transaction.state.match.has_noted(command.what):
        transaction.record("note", text=command.what, by="table")


def _void_round(transaction: Transaction, context: Context, command: VoidRound) -> None:
    state = transaction.state
    if not isinstance(state.source, AgreedDice) or state.status != "playing":
        return
    if (state.source.round, state.source.phase) == (command.round, "reveal"):
        void_round(transaction, "clock")


_LIMITED = (
    messages.AutoThrow,
    messages.Rename,
    messages.Fill,
    messages.TakeOver,
    messages.GiveBack,
    messages.Leave,
)
"""Commands that make the log longer without a game: a table takes them only so often."""
_HANDLERS: dict[type, Callable[[Transaction, Context, Any], None]] = {
    messages.Act: _act,
    messages.Throw: _throw,
    messages.Back: _back,
    messages.Commit: _commit,
    messages.Reveal: _reveal,
    messages.Decline: _decline,
    messages.AutoThrow: _auto_throw,
    messages.Rename: _rename,
    messages.Fill: _fill,
    messages.TakeOver: _take_over,
    messages.GiveBack: _give_back,
    messages.Say: _say,
    messages.Leave: _leave,
    messages.Abandon: _abandon,
    messages.Rematch: _rematch,
    AutomaticThrow: _automatic_throw,
    BotMove: _bot_move,
    TimeOut: _time_out,
    NoteHelp: _note_help,
    VoidRound: _void_round,
}
