"""Whether a state of Les 4 colonnes can occur in a game."""

from __future__ import annotations

from colonnade.core.message import Message, message
from colonnade.games.quatre_colonnes.board import PATH, SAFE_CELLS, SUMMIT
from colonnade.games.quatre_colonnes.movement import (
    is_side_home,
    partner_of,
    survey,
)
from colonnade.games.quatre_colonnes.rules import is_six, legal
from colonnade.games.quatre_colonnes.state import State


def is_possible(state: State) -> bool:
    """Whether the parts of a state fit together: no cell has too many tokens, and the phase allows
    what is in hand.
    """
    return _are_tokens_possible(state) and _is_hand_possible(state)


def _are_tokens_possible(state: State) -> bool:
    if any(progress > SUMMIT for row in state.tokens for progress in row):
        return False
    return find_fault(state) is None


def find_fault(state: State) -> Message | None:
    """The lowest cell with more tokens than it can hold, or of two sides on a white cell; None if
    there is none.
    """
    ring = survey(state)
    for cell in sorted(set(ring.cells) - {0}):  # L5.4
        here = len(ring.on(cell))
        if here > 2:
            return message("quatre_colonnes-setup-full", "L5.4", cell=cell, found=here)
        if here == 2 and cell not in SAFE_CELLS and ring.side_on(cell) is None:
            return message("quatre_colonnes-setup-white", "L5.5", cell=cell)
    return None


def _is_hand_possible(state: State) -> bool:
    partner = partner_of(state)
    is_finished = is_side_home(state)
    if state.moved is not None and (
        state.moved[0] not in (state.seat, partner)
        or state.tokens[state.moved[0]][state.moved[1]] == 0
    ):
        return False
    if tuple(sorted(state.dice)) != state.dice or (state.is_six and state.sixes == 0):
        return False
    is_empty = not (state.dice or state.bonuses or state.is_whole or state.duty)
    match state.phase:
        case "draw":
            return is_empty and not state.is_six and not is_finished
        case "build" | "over":
            return is_empty and not state.is_six and is_finished
        case "relaunch":  # L7.3
            return (
                state.options.dice == 2
                and len(state.dice) < 2
                and not (state.bonuses or state.is_whole or state.duty or is_finished)
            )
        case "play":
            return _is_decision_possible(state)


def _is_decision_possible(state: State) -> bool:
    """Something is in hand and has a use; the flags of the draw agree with it."""
    if (
        len(state.dice) + len(state.bonuses) > state.options.dice
        or len(state.bonuses) > 1
        or (state.is_whole and len(state.dice) != 2)
    ):
        return False  # a bonus is earned with a die, one at a time
    is_as_thrown = state.is_whole or (len(state.dice) == 1 and state.options.dice == 1)
    if is_as_thrown and state.is_six != is_six(state.options, state.dice):  # L3.3
        return False
    ring = survey(state)
    path = PATH[state.colours[state.seat]]
    own = {path[progress] for progress in state.tokens[state.seat]}
    # L6.2
    if list(state.duty) != sorted(
        cell for cell in set(state.duty) if state.is_six and cell in own and ring.has_barrier(cell)
    ):
        return False
    return bool(state.dice or state.bonuses) and bool(legal(state))
