"""The commands of a referee's table: people play at a real board and type in what happens. What was
typed can be typed again, so any number of steps can be taken back, throws included.
"""

from __future__ import annotations

from collections.abc import Sequence

from colonnade.core.errors import ColonnadeError, Malformed, NothingToTakeBack, NotYourTurn
from colonnade.core.game import Decide, Throw
from colonnade.core.record import LAST_THROW_ONLY
from colonnade.core.set_up_positions import read_position
from colonnade.server import messages
from colonnade.server.errors import NotReferee, TooMany
from colonnade.server.tables.access import (
    Holder,
    require_current,
    require_person,
    require_playing,
    require_turn,
)
from colonnade.server.tables.entered import Entered, find_last_ply
from colonnade.server.tables.state import TableState
from colonnade.server.tables.transaction import Context, Transaction, record_faces

CORRECTIONS = 1_000
"""The most take-backs, rewinds and set-ups of a table, so that its log does not grow without a
game.
"""
TAKEN_BACK = 20_000
"""The most entries that are taken back at a table: each can be entered again, and taken back again.
"""
REDONE_AT_ONCE = 200
"""The most entries of one redo. What one redo enters counts as one command, so a limit of commands
would be no limit.
"""


def require_referee(state: TableState, holder: Holder) -> None:
    """Refuse a table that is played by itself, and spectators."""
    if not state.header.is_referee:
        raise NotReferee("error-server-not-referee")
    require_person(holder)


def enter(transaction: Transaction, context: Context, command: messages.Enter) -> None:
    """The actions of one seat, one after the other, all or none."""
    state = transaction.state
    require_referee(state, context.holder)
    turn = require_turn(state, context.holder, command.revision)
    if isinstance(turn, Throw):
        raise NotYourTurn("error-match-throw-first", colour=state.seats[turn.seat].colour)
    for text in command.actions:
        now = transaction.state.match.turn
        if not isinstance(now, Decide) or now.seat != turn.seat:
            raise NotYourTurn("error-match-not-your-turn", colour=state.seats[turn.seat].colour)
        transaction.record("act", turn.seat, str(state.game.parse(text)))


def rewind(transaction: Transaction, context: Context, command: messages.Rewind) -> None:
    """Go back any number of steps, also after the end of the game."""
    state = transaction.state
    require_referee(state, context.holder)
    if state.status != "over":
        require_playing(state)
    require_current(state, command.revision)
    limit_corrections(state)
    ply = find_last_ply(state.entered) if command.ply is None else command.ply
    if ply is None or ply < len(state.header.events):
        raise NothingToTakeBack("error-match-nothing-to-take-back")
    transaction.record("rewind", text=str(ply))


def limit_corrections(state: TableState) -> None:
    """Refuse a table at which too much was taken back."""
    if state.corrections >= CORRECTIONS or state.taken_back >= TAKEN_BACK:
        raise TooMany("error-server-corrections")


def redo(transaction: Transaction, context: Context, command: messages.Redo) -> None:
    """Enter again what was taken back, up to the first entry that is not legal any more, and not
    more than `REDONE_AT_ONCE` entries.
    """
    state = transaction.state
    require_referee(state, context.holder)
    require_turn(state, context.holder, command.revision)
    if not state.undone:
        raise NothingToTakeBack("error-server-nothing-undone")
    commands = 0
    for number, item in enumerate(state.undone[:REDONE_AT_ONCE]):
        commands += item.is_first or number == 0
        if commands > command.count:
            return
        try:
            _enter_again(transaction, item)
        except ColonnadeError:
            if not transaction.entries:
                raise
            return


def _enter_again(transaction: Transaction, item: Entered) -> None:
    """One entry; raises the refusal, and then has changed nothing."""
    state = transaction.state
    turn = state.match.turn
    match turn, item.what:
        case ((Throw() | Decide()), "set_up"):
            # before the entry, since a refused one would spoil the state
            read_position(state.game, item.text, state.match.state, state.match.seats)
            transaction.record("set_up", text=item.text)
        case Throw(seat), "throw" if seat == item.seat:
            record_faces(transaction, turn, item.faces)
        case Decide(seat), "act" if seat == item.seat:
            state.game.apply(state.match.state, state.game.parse(item.text))
            transaction.record("act", item.seat, item.text)
        case _:
            raise NotYourTurn("error-server-other-turn", colour=state.seats[item.seat].colour)


def record_last_throw(transaction: Transaction, turn: Throw, faces: Sequence[int]) -> None:
    """A throw whose dice stay as they lie: throwing ends where the rules allow it, and a note says
    once that not every throw was entered.
    """
    require_referee(transaction.state, transaction.context.holder)
    record_faces(transaction, turn, faces)
    state = transaction.state
    view = state.game.view(state.match.state, turn.seat)
    # beside the dice to keep there is one choice: to keep all of them
    if view.keep is None or not view.choices:
        return
    if all(note.what != LAST_THROW_ONLY for note in state.match.notes):
        transaction.record("note", text=LAST_THROW_ONLY, by="table")
    transaction.record("act", turn.seat, view.choices[0].action)


def set_up(transaction: Transaction, context: Context, command: messages.SetUp) -> None:
    """Go on from a position that people have set up by hand."""
    state = transaction.state
    require_referee(state, context.holder)
    require_turn(state, context.holder, command.revision)
    limit_corrections(state)
    if (command.position is None) == (command.plain is None):
        raise Malformed("error-server-setup-one")
    position = command.position
    if position is None:
        found = state.game.set_up_position(state.match.state, command.plain or {})
        position = state.game.position(found)
    transaction.record("set_up", text=position)
