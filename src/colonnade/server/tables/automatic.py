"""The commands of a table's autopilot. Each is for the position of one revision, and does nothing
at a later one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from colonnade.core.agreement import AgreedDice
from colonnade.core.errors import Illegal, Malformed
from colonnade.core.game import Decide, Throw
from colonnade.server.tables.access import default_level, require_legal
from colonnade.server.tables.state import TableState
from colonnade.server.tables.transaction import (
    Transaction,
    auto_throw,
    can_auto_throw,
    record_throw,
    void_round,
)

TableCommand = Callable[[Transaction], None]
"""Records entries in a transaction, if any."""


def _is_current(state: TableState, revision: int) -> bool:
    return state.status == "playing" and revision == state.position_revision


def throw_by_table(transaction: Transaction, revision: int) -> None:
    """Throw for a bot, or for a person with automatic throws."""
    state, turn = transaction.state, transaction.state.match.turn
    if (
        _is_current(state, revision)
        and isinstance(turn, Throw)
        and can_auto_throw(state, turn.seat)
    ):
        record_throw(transaction, turn, "table")
        auto_throw(transaction)


def play_bot(transaction: Transaction, revision: int, actions: Sequence[str]) -> None:
    """Play some actions of a bot's turn; a random one if it found none."""
    state, context, turn = transaction.state, transaction.context, transaction.state.match.turn
    if not _is_current(state, revision) or not isinstance(turn, Decide):
        return
    seat = state.seats[turn.seat]
    level = seat.player(default_level(state.game.key, context.settings.fallback_level))
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
    """Record that the clock of the seat on turn has run out."""
    seat = transaction.state.running_seat()
    if _is_current(transaction.state, revision) and seat is not None:
        transaction.record("time_out", seat, by="clock")
        auto_throw(transaction)


def note_help(transaction: Transaction, revision: int, what: str) -> None:
    """Note that the seat on turn was helped, once per kind of help and turn."""
    if _is_current(transaction.state, revision) and not transaction.state.match.has_noted(what):
        transaction.record("note", text=what, by="table")


def void_late_round(transaction: Transaction, round: int) -> None:
    """End a round of fair dice in which values are missing for too long."""
    state = transaction.state
    if not isinstance(state.source, AgreedDice) or state.status != "playing":
        return
    if (state.source.round, state.source.phase) == (round, "reveal"):
        void_round(transaction, "clock")


def decline_late(transaction: Transaction, round: int, seats: Sequence[int]) -> None:
    """Agree on fair dice without seats that have not committed for too long."""
    state = transaction.state
    if not isinstance(state.source, AgreedDice) or state.status != "playing":
        return
    for seat in seats:
        if state.source.round == round and state.source.seats[seat].part == "awaited":
            transaction.record("decline", seat, by="clock")
    auto_throw(transaction)
