"""What a table does by itself, through its autopilot: each for the position of a revision, and nothing once that has passed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from colonnade.core.agreement import AgreedDice
from colonnade.core.errors import Illegal, Malformed
from colonnade.core.game import Decide, Throw
from colonnade.server.tables.access import require_legal, usual_level
from colonnade.server.tables.state import TableState
from colonnade.server.tables.transaction import Transaction, auto_throw, can_auto_throw, record_throw, void_round

TableCommand = Callable[[Transaction], None]
"""Records what is to happen, if anything."""


def _is_current(state: TableState, revision: int) -> bool:
    return state.status == "playing" and revision == state.position_revision


def throw_by_table(transaction: Transaction, revision: int) -> None:
    """The table throws for a bot, or for a person who wants it to."""
    state, turn = transaction.state, transaction.state.match.turn
    if _is_current(state, revision) and isinstance(turn, Throw) and can_auto_throw(state, turn.seat):
        record_throw(transaction, turn, "table")
        auto_throw(transaction)


def play_bot(transaction: Transaction, revision: int, actions: Sequence[str]) -> None:
    """A bot plays some actions of its turn; where it found none, chance decides for it."""
    state, context, turn = transaction.state, transaction.context, transaction.state.match.turn
    if not _is_current(state, revision) or not isinstance(turn, Decide):
        return
    seat = state.seats[turn.seat]
    level = seat.player(usual_level(state.game.key, context.settings.fallback_level))
    if level is None:
        return  # given back while the bot was thinking
    by = "clock" if seat.has_timed_out else "bot"
    for text in actions or ("",):
        if state.match.turn != turn:
            break
        try:
            action = require_legal(state, text)
        except (Malformed, Illegal):
            transaction.record("note", text=f"bot-failed {seat.colour} {level}", by="table")
            action = str(state.game.sample(state.match.state, context.random))
        transaction.record("act", turn.seat, action, by=by)
    auto_throw(transaction)


def time_out(transaction: Transaction, revision: int) -> None:
    """The clock of the seat to play has run out."""
    seat = transaction.state.running_seat()
    if _is_current(transaction.state, revision) and seat is not None:
        transaction.record("time_out", seat, by="clock")
        auto_throw(transaction)


def note_help(transaction: Transaction, revision: int, what: str) -> None:
    """The seat to play was helped: the first time of each kind in a turn stands in the record."""
    if _is_current(transaction.state, revision) and not transaction.state.match.has_noted(what):
        transaction.record("note", text=what, by="table")


def void_late_round(transaction: Transaction, round: int) -> None:
    """The values of a round of fair dice have stayed away for too long."""
    state = transaction.state
    if not isinstance(state.source, AgreedDice) or state.status != "playing":
        return
    if (state.source.round, state.source.phase) == (round, "reveal"):
        void_round(transaction, "clock")
