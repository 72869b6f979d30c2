"""Exact chances of Columbiz: to fill a cell, to capture a disc, and to be captured.

To get a number of dice of one face, the best play is to keep every die that shows it and to throw
the others: each of these shows it in the remaining throws with the same chance, independently. So
these chances are binomial. To capture a disc, an opponent must fill the lowest empty cell above it;
an opponent who fails leaves the column above the disc unchanged, so the chances of several
opponents, each trying for this disc only, multiply exactly. Opponents who have no turn, because the
game ends before it, capture nothing. `tests/audit` finds all of these numbers by a search through
the rules.
"""

from __future__ import annotations

from functools import cache
from math import comb

import numpy as np

from colonnade.bots.columbiz.solver import solve, survey, value_of
from colonnade.engine.columbiz.plans import find_plans
from colonnade.games.columbiz.actions import DONE
from colonnade.games.columbiz.board import (
    DICE,
    LINE_POINTS,
    SIZE,
    bit_of,
    cell_of,
    column_of,
    row_of,
)
from colonnade.games.columbiz.rules import (
    FORFEITED,
    THROWS,
    apply,
    find_captures,
    find_lines,
    locked_dice,
    occupied,
    open_cells,
    prison_points,
    unspent,
)
from colonnade.games.columbiz.state import State


def chance_of_one(throws: int) -> float:
    """The chance that a die shows a given face after up to this number of throws."""
    return 1 - (5 / 6) ** throws


@cache
def chance_of_many(dice: int, needed: int, throws: int) -> float:
    """The chance that at least `needed` of `dice` dice show a given face, each thrown until it
    shows it and up to `throws` times.
    """
    if needed <= 0:
        return 1.0
    one = chance_of_one(throws)
    return sum(
        comb(dice, count) * one**count * (1 - one) ** (dice - count)
        for count in range(needed, dice + 1)
    )


def chance_of_face(state: State, face: int, needed: int, discs: int = 1) -> float:
    """The chance that the seat to play gets `needed` dice of a face for `discs` discs, from its
    current dice, if it keeps dice for nothing else.
    """
    if discs > min(state.options.max_discs - state.placed, state.reserve[state.seat]):  # C3.1
        return 0.0
    is_locked, left = state.options.kept_dice == "locked", THROWS - state.throws
    if state.phase == "place":
        return float(unspent(state).count(face) >= needed)
    if state.phase == "keep":
        shown, locked = state.dice.count(face), locked_dice(state)
        return chance_of_many(DICE - shown - len(locked) + locked.count(face), needed - shown, left)
    if state.phase != "throw" or not state.throws:
        return chance_of_many(DICE, needed, THROWS)
    kept, thrown = state.kept.count(face), DICE - len(state.kept)
    if kept >= needed:
        return 1.0
    if left == 1 or is_locked:
        return chance_of_many(thrown, needed - kept, left)
    # dice kept for something else are not thrown now, but can be in the next throw (C2.3)
    return sum(
        comb(thrown, count)
        * (1 / 6) ** count
        * (5 / 6) ** (thrown - count)
        * chance_of_many(DICE - kept - count, needed - kept - count, 1)
        for count in range(thrown + 1)
    )


def find_row_above(state: State, cell: int) -> int | None:
    """The row of the lowest empty cell above a cell, which is the number of dice it takes to
    capture a disc on the cell (C3.4); None if there is none.
    """
    taken = occupied(state)
    return next(
        (
            row
            for row in range(row_of(cell) + 1, SIZE + 1)
            if not taken & bit_of(cell_of(column_of(cell), row))
        ),
        None,
    )


def chance_of_filling(state: State, cell: int) -> float:
    """The chance that the seat to play can place a disc on an empty cell in this turn."""
    return chance_of_face(state, column_of(cell), row_of(cell))


def chance_of_capturing(state: State, cell: int) -> float:
    """The chance that the seat to play can capture an opponent's disc on the cell in this turn."""
    above = find_row_above(state, cell)
    return 0.0 if above is None else chance_of_face(state, column_of(cell), above)


def chance_of_being_captured(state: State, seat: int, cell: int) -> float:
    """The chance that a disc of the seat on the cell is captured before the seat's next turn, if
    every opponent tries for nothing else.

    In the seat's own turn, the chance is that after the end of the turn: with a disc placed on the
    cell or, if there is one already, with as few discs placed as the rules allow.
    """
    above = find_row_above(state, cell)
    if above is None:
        return 0.0
    if state.seat == seat:
        is_there = bool(state.discs[seat] & bit_of(cell))
        state = end_turn(
            state if is_there else put_disc(state, cell), 0 if state.placed and is_there else 1
        )
    return _chance_of_capture(state, seat, column_of(cell), above)


def _chance_of_capture(state: State, seat: int, column: int, above: int) -> float:
    """From an opponent's turn on, the chance that one of the opponents who play before the seat
    fills the cell `column-above`.
    """
    if state.phase == "over" or state.seat == seat:
        return 0.0
    chance = chance_of_face(state, column, above)
    later = _chance_of_capture(end_turn(state, 0 if state.placed else 1), seat, column, above)
    if state.phase != "place" and not state.placed and 1 < state.reserve[state.seat] <= FORFEITED:
        # a forfeit would empty the reserve and may end the game before the others have played, so
        # that keeping every die of the face need not be the best play
        forfeited = _chance_of_capture(end_turn(state, FORFEITED), seat, column, above)
        if forfeited != later:
            return _solve_capture(state, bit_of(cell_of(column, above)), later, forfeited)
    return chance + (1 - chance) * later


def _solve_capture(state: State, wanted: int, placed: float, forfeited: float) -> float:
    """The best chance of a turn that is worth 1 with a disc on the wanted cell, `forfeited` without
    a disc, and `placed` otherwise.
    """
    found = survey(state._replace(phase="throw", dice=(), kept=(), spent=(), throws=0))
    values = np.where(find_plans().masks[found.plans] & wanted != 0, 1.0, placed)
    return value_of(solve(found, values, forfeited), state)


def put_disc(state: State, cell: int) -> State:
    """The position after a disc of the seat to play on an empty cell, and its captures (C3.4)."""
    captures = find_captures(state, cell)
    discs = tuple(here & ~captured for here, captured in zip(state.discs, captures, strict=True))
    return state._replace(
        discs=(*discs[: state.seat], discs[state.seat] | bit_of(cell), *discs[state.seat + 1 :]),
        placed=state.placed + 1,
    )


def end_turn(state: State, discs: int) -> State:
    """The position after the turn, in which this number of discs leaves the reserve, or `FORFEITED`
    if the turn can only be forfeited.
    """
    if state.phase == "place" and not state.placed and not open_cells(state):
        discs = FORFEITED  # C3.7
    left = max(0, state.reserve[state.seat] - discs)
    reserve = (*state.reserve[: state.seat], left, *state.reserve[state.seat + 1 :])
    return apply(state._replace(phase="place", placed=max(1, state.placed), reserve=reserve), DONE)


def list_seats_before(state: State, seat: int) -> list[int]:
    """The opponents who play before the seat's next turn, after the end of its turn, if each places
    as few discs as the rules allow.
    """
    found: list[int] = []
    while state.phase != "over" and state.seat != seat:
        found.append(state.seat)
        state = end_turn(state, 0 if state.placed else 1)
    return found


def begin_turn(state: State, seat: int) -> State:
    """The position as if a seat began its turn now."""
    return state._replace(phase="throw", seat=seat, dice=(), kept=(), spent=(), throws=0, placed=0)


def count_gain(state: State, cell: int) -> tuple[int, int]:
    """The number of discs that a disc on an empty cell captures, and the line points it scores."""
    captured = sum(discs.bit_count() for discs in find_captures(state, cell))
    return captured, sum(
        LINE_POINTS[length] for length in find_lines(state.discs[state.seat], cell)
    )


def count_worth(state: State, captured: int, points: int) -> int:
    """The worth of captured discs and line points, in points (C4.2)."""
    had, beyond = state.prisoners[state.seat], state.options.beyond_twelve
    return points + prison_points(had + captured, beyond) - prison_points(had, beyond)
