"""The commands of players: `decide` gives the entries of a command, or raises the refusal. Pure: no
disk, no clock, no sockets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from colonnade.core.agreement import AgreedDice
from colonnade.core.errors import BadDice, Finished, NothingToTakeBack, NotYourTurn
from colonnade.core.game import Decide, Throw
from colonnade.server import messages
from colonnade.server.errors import Forbidden, LinkUsed, NotPlaying, TooEarly, TooMany
from colonnade.server.names import clean_allowed_name
from colonnade.server.tables import referee
from colonnade.server.tables.access import (
    check_level,
    default_level,
    find_seat,
    require_host,
    require_person,
    require_playing,
    require_seat,
    require_turn,
    seats_of,
)
from colonnade.server.tables.state import TableState
from colonnade.server.tables.transaction import (
    Context,
    Transaction,
    auto_throw,
    record_faces,
    record_throw,
    void_round,
)

OTHER_ENTRIES = 300
"""The most entries that are not moves, beyond two per move. Then a table refuses more names,
preferences and the like, so that its log does not grow without a game.
"""


def decide(state: TableState, command: messages.Command, context: Context) -> Transaction:
    """The transaction of a command; raises a `ColonnadeError` to refuse it. Does not change the
    state given.
    """
    transaction = Transaction(state, context, command.command)
    if isinstance(command, messages.Change) and state.other_entries >= OTHER_ENTRIES + 2 * (
        state.revision - state.other_entries
    ):
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
        record = referee.record_last_throw if command.is_last else record_faces
        record(transaction, turn, command.faces or [])
    auto_throw(transaction)


def _back(transaction: Transaction, context: Context, command: messages.Back) -> None:
    state = transaction.state
    turn = require_turn(state, context.holder, command.revision)
    if not state.can_take_back:
        raise NothingToTakeBack("error-match-nothing-to-take-back")
    referee.limit_corrections(state)
    transaction.record("back", turn.seat)


# Seats


def _agree(
    transaction: Transaction,
    context: Context,
    command: messages.Commit | messages.Reveal | messages.Decline,
) -> None:
    """A seat commits, reveals or declines, for fair dice."""
    _require_agreement(transaction, command.seat)
    match command:
        case messages.Commit():
            transaction.record("commit", command.seat, command.commitment)
        case messages.Reveal():
            transaction.record("reveal", command.seat, command.value)
        case messages.Decline():
            transaction.record("decline", command.seat)
    auto_throw(transaction)


def _require_agreement(transaction: Transaction, seat: int) -> None:
    """Refuse a seat that is not the holder's, and a table that takes no contributions
    to its dice.
    """
    state = transaction.state
    require_seat(state, transaction.context.holder, seat)
    if not isinstance(state.source, AgreedDice):
        raise BadDice("error-server-not-fair")
    if state.status not in ("waiting", "playing"):
        require_playing(state)


def _void_without(transaction: Transaction, seat: int) -> None:
    """Void the round if a seat is left to a bot before it has revealed its value."""
    source = transaction.state.source
    if (
        isinstance(source, AgreedDice)
        and source.phase == "reveal"
        and source.seats[seat].is_missing
    ):
        void_round(transaction, "table")


def _auto_throw(transaction: Transaction, context: Context, command: messages.AutoThrow) -> None:
    require_seat(transaction.state, context.holder, command.seat)
    transaction.record("auto_throw", command.seat, kind="on" if command.is_on else "off")
    auto_throw(transaction)


def _rename(transaction: Transaction, context: Context, command: messages.Rename) -> None:
    require_seat(transaction.state, context.holder, command.seat)
    name = clean_allowed_name(command.name, context.settings.forbidden_names)
    transaction.record("rename", command.seat, name)


def _fill(transaction: Transaction, context: Context, command: messages.Fill) -> None:
    state = transaction.state
    require_host(context.holder)
    seat = find_seat(state, command.seat)
    if state.status != "waiting" or not seat.is_open:
        raise LinkUsed("error-server-seat-taken", colour=seat.colour)
    text = (
        check_level(state.game.key, command.level)
        if command.kind == "bot"
        else clean_allowed_name(command.name, context.settings.forbidden_names)
    )
    transaction.record("fill", command.seat, text, kind=command.kind)
    auto_throw(transaction)


def _take_over(transaction: Transaction, context: Context, command: messages.TakeOver) -> None:
    """Let a bot play for a person: of any level for one's own seat, of the default level for
    another's that is absent.
    """
    state = transaction.state
    holder = require_person(context.holder)
    seat = find_seat(state, command.seat)
    require_playing(state)
    if state.header.is_referee:  # nobody could enter what is done for that seat
        raise Forbidden("error-server-referee-bot")
    if seat.kind == "bot" or seat.substitute is not None:
        raise LinkUsed("error-server-bot-already", colour=seat.colour)
    level = default_level(state.game.key, context.settings.fallback_level)
    if command.seat in seats_of(state, holder):
        level = level if command.level is None else check_level(state.game.key, command.level)
    else:
        away = context.away[command.seat]
        if away < context.settings.absent_seconds or not away:
            raise TooEarly(
                "error-server-present",
                colour=seat.colour,
                seconds=max(1, round(context.settings.absent_seconds - away)),
            )
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
    elif state.status == "playing" and seat.substitute is None and not state.header.is_referee:
        transaction.record(
            "take_over",
            command.seat,
            default_level(state.game.key, context.settings.fallback_level),
            kind="left",
        )
        _void_without(transaction, command.seat)
        auto_throw(transaction)


def _abandon(transaction: Transaction, context: Context, command: messages.Abandon) -> None:
    require_host(context.holder)
    if transaction.state.status == "over":
        raise Finished("error-match-finished")
    if transaction.state.status != "abandoned":
        own = (n for n, seat in enumerate(transaction.state.seats) if seat.kind == "here")
        transaction.record("abandon", next(own, None))


def _rematch(transaction: Transaction, context: Context, command: messages.Rematch) -> None:
    """Check whether a rematch is allowed; the table itself creates it, and records its id."""
    state = transaction.state
    require_person(context.holder)
    if state.status not in ("over", "abandoned"):
        raise TooEarly("error-server-not-over")
    if state.rematch is None and any(seat.is_open for seat in state.seats):
        raise NotPlaying("error-server-waiting")


_HANDLERS: dict[type, Callable[[Transaction, Context, Any], None]] = {
    messages.Act: _act,
    messages.Throw: _throw,
    messages.Back: _back,
    messages.Enter: referee.enter,
    messages.Rewind: referee.rewind,
    messages.Redo: referee.redo,
    messages.SetUp: referee.set_up,
    messages.Commit: _agree,
    messages.Reveal: _agree,
    messages.Decline: _agree,
    messages.AutoThrow: _auto_throw,
    messages.Rename: _rename,
    messages.Fill: _fill,
    messages.TakeOver: _take_over,
    messages.GiveBack: _give_back,
    messages.Say: _say,
    messages.Leave: _leave,
    messages.Abandon: _abandon,
    messages.Rematch: _rematch,
}
