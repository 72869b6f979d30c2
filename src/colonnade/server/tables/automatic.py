"""Commands that a table gives itself, through its autopilot: each for the position of a revision, and nothing once that has passed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from colonnade.core.agreement import AgreedDice
from colonnade.core.errors import Illegal, Malformed
from colonnade.core.game import Decide, Throw
from colonnade.server.tables.access import usual_level
from colonnade.server.tables.state import TableState
from colonnade.server.tables.transaction import Context, Transaction, auto_throw, can_auto_throw, record_throw, void_round


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


HANDLERS: dict[type, Callable[[Transaction, Context, Any], None]] = {
    AutomaticThrow: _automatic_throw,
    BotMove: _bot_move,
    TimeOut: _time_out,
    NoteHelp: _note_help,
    VoidRound: _void_round,
}
