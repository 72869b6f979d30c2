"""The outcome of a decision in Columbiz: what the turn gains and what the position after it offers,
in numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from colonnade.analysis.columbiz.chances import (
    begin_turn,
    chance_of_being_captured,
    chance_of_filling,
    count_gain,
    count_worth,
    list_seats_before,
)
from colonnade.bots.evaluation import Evaluator
from colonnade.games.columbiz.actions import Action
from colonnade.games.columbiz.board import CELLS, SIZE, bit_of, cells_in, column_of
from colonnade.games.columbiz.rules import apply, occupied
from colonnade.games.columbiz.state import State

LIKELY = 1 / 3


@dataclass(frozen=True, slots=True)
class Outcome:
    """The position after an action and the best play of the rest of the turn, in numbers."""

    captured: int
    """Discs captured."""
    points: int
    """Line points scored."""
    worth: int
    """The worth of both, in points."""
    discs: int
    """Discs placed."""
    dangers: tuple[tuple[float, int], ...]
    """Per column, the capture before the next turn that costs the most discs on average: its
    chance, and the number of own discs.
    """
    threat: int
    """The most line points that an opponent's next disc can score on a cell that the opponent fills
    with a chance of at least `LIKELY`.
    """
    threat_cell: int
    """That cell; -1 if there is none."""
    worths: dict[int, int]
    """Per empty cell where a disc in the next turn captures or scores, its worth in points, if the
    board does not change.
    """
    prepared: dict[int, float]
    """Those of these cells where a disc was worth less before this turn, and the chance to fill
    each in the next turn.
    """

    @property
    def at_stake(self) -> float:
        """Own discs that are lost on average, if the opponents try to capture each of them."""
        return sum(chance * lost for chance, lost in self.dangers)


@lru_cache(maxsize=8)  # a hint needs the same two more than once
def find_outcome(state: State, action: Action, evaluator: Evaluator) -> Outcome:
    """The outcome of an action after which the turn has no more throws. The evaluator plays the
    rest of the turn.
    """
    seat, after = state.seat, apply(state, action)
    while after.phase == "place" and after.seat == seat:
        after = apply(after, evaluator.rank(after)[0].action)
    captured = after.prisoners[seat] - state.prisoners[seat]
    points = after.line_points[seat] - state.line_points[seat]
    discs = (after.discs[seat] & ~state.discs[seat]).bit_count()
    worth = count_worth(state, captured, points)
    worths = _find_worths(after, seat)
    prepared = _find_prepared(state, after, seat, worths)
    return Outcome(
        captured,
        points,
        worth,
        discs,
        _find_dangers(after, seat),
        *_find_threat(after, seat),
        worths,
        prepared,
    )


def _find_dangers(state: State, seat: int) -> tuple[tuple[float, int], ...]:
    """See `Outcome.dangers`."""
    found = [(0.0, 0)] * SIZE
    lost = [0] * SIZE
    # from the bottom up: a disc is captured with those below it
    for cell in cells_in(state.discs[seat]) if state.phase != "over" else ():
        column = column_of(cell) - 1
        lost[column] += 1
        chance = chance_of_being_captured(state, seat, cell)
        if chance * lost[column] > found[column][0] * found[column][1]:
            found[column] = (chance, lost[column])
    return tuple(found)


def _find_worths(state: State, seat: int) -> dict[int, int]:
    """See `Outcome.worths`."""
    if state.phase == "over" or state.last_round:  # there may be no next turn
        return {}
    turn = begin_turn(state, seat)
    worths = {
        cell: count_worth(turn, *count_gain(turn, cell))
        for cell in range(CELLS)
        if not occupied(state) & bit_of(cell)
    }
    return {cell: worth for cell, worth in worths.items() if worth}


def _find_prepared(
    before: State, after: State, seat: int, worths: dict[int, int]
) -> dict[int, float]:
    """See `Outcome.prepared`. Both worths are counted with the prisoners after the turn."""
    turn = begin_turn(after, seat)
    earlier = begin_turn(before, seat)
    return {
        cell: chance_of_filling(turn, cell)
        for cell, worth in worths.items()
        if occupied(before) & bit_of(cell) or count_worth(turn, *count_gain(earlier, cell)) < worth
    }


def _find_threat(state: State, seat: int) -> tuple[int, int]:
    """The threat before the seat's next turn, and its cell: see `Outcome.threat`."""
    found = (0, -1)
    if state.phase == "over":
        return found
    for other in list_seats_before(state, seat):
        turn = begin_turn(state, other)
        for cell in range(CELLS):
            if not occupied(state) & bit_of(cell) and chance_of_filling(turn, cell) >= LIKELY:
                points = count_gain(turn, cell)[1]
                if points > found[0]:
                    found = (points, cell)
    return found
