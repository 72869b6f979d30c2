"""Positions of Columbiz between two turns, many at a time, and the end of a turn: the rules of
`rules.py` (C4), stated for arrays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from colonnade.games.columbiz.options import ColumbizOptions
from colonnade.games.columbiz.rules import LAST_OF_TABLE
from colonnade.games.columbiz.state import State

Integers = NDArray[np.int64]


@dataclass
class Positions:
    """Positions between two turns. Rows are positions; columns are seats, from the one that throws
    next.

    The arrays are all of NumPy, or all tensors of PyTorch.
    """

    discs: Any
    reserve: Any
    prisoners: Any
    line_points: Any
    starter: Any
    """Per position, the column of the seat that began the game."""
    last_round: Any
    """Per position, whether the round is the last (C4.1)."""


P = TypeVar("P", bound=Positions)


def end_turns(before: P, masks: Any, below: Any, spent: Any, captured: Any, points: Any) -> P:
    """Return the positions after one turn each of the seats that throw, which are the last columns
    then.

    Per turn: the cells that are placed, all cells below them, how many discs leave the reserve, how
    many are captured (C3.4), and the line points (C3.5). Arrays are of the library of `before`.
    """
    players = before.discs.shape[1]
    order = [*range(1, players), 0]
    discs, reserve, prisoners, line_points = (
        values[:, order]  # a copy
        for values in (before.discs, before.reserve, before.prisoners, before.line_points)
    )
    discs[:, :-1] &= ~below[:, None]
    discs[:, -1] |= masks
    reserve[:, -1] -= spent
    prisoners[:, -1] += captured
    line_points[:, -1] += points
    return replace(
        before,
        discs=discs,
        reserve=reserve,
        prisoners=prisoners,
        line_points=line_points,
        starter=(before.starter - 1) % players,
        last_round=before.last_round | (reserve[:, -1] == 0),  # C4.1
    )


@dataclass
class Afterstates(Positions):
    """Positions between two turns in arrays of NumPy, all with the same number of players and the
    same options.
    """

    discs: Integers
    reserve: Integers
    prisoners: Integers
    line_points: Integers
    starter: Integers
    last_round: NDArray[np.bool_]
    options: ColumbizOptions

    @property
    def players(self) -> int:
        """How many play."""
        return self.discs.shape[1]

    def prison_points(self, prisoners: Integers | None = None) -> Integers:
        """Return the points of the prisoners of each seat, or of the given numbers of them (C4.2,
        C4.3).
        """
        some = self.prisoners if prisoners is None else prisoners
        counted = np.minimum(some, LAST_OF_TABLE) if self.options.beyond_twelve == "cap" else some
        return (counted + 1) ** 2 // 4

    def scores(self) -> Integers:
        """Return line points plus prison points per position and seat (C4.2)."""
        return self.line_points + self.prison_points()

    def share_win(self) -> NDArray[np.float64]:
        """Return the share of the win per position and seat, as if the game were over: the highest
        totals share it (C4.4).
        """
        scores = self.scores()
        won = (scores == scores.max(axis=1, keepdims=True)).astype(np.float64)
        return won / won.sum(axis=1, keepdims=True)

    def is_last_turn(self) -> NDArray[np.bool_]:
        """Return per position whether the game ends with the turn of the seat that throws next
        (C4.1).
        """
        return self.last_round & (self.starter == 1)

    def is_over(self) -> NDArray[np.bool_]:
        """Return per position whether the game has ended (C4.1)."""
        return self.last_round & (self.starter == 0)


def select(positions: Afterstates, rows: NDArray[np.intp]) -> Afterstates:
    """Return some of the positions; a row may be given more than once."""
    return Afterstates(
        positions.discs[rows],
        positions.reserve[rows],
        positions.prisoners[rows],
        positions.line_points[rows],
        positions.starter[rows],
        positions.last_round[rows],
        positions.options,
    )


def gather(states: Sequence[State]) -> Afterstates:
    """Return positions as arrays, from the seat to move; at least one, all with as many players and
    the same options.
    """
    players = len(states[0].discs)
    orders = [[(state.seat + number) % players for number in range(players)] for state in states]

    def collect(rows: Sequence[tuple[int, ...]]) -> Integers:
        return np.array(
            [[row[seat] for seat in order] for row, order in zip(rows, orders, strict=True)],
            dtype=np.int64,
        )

    return Afterstates(
        collect([state.discs for state in states]),
        collect([state.reserve for state in states]),
        collect([state.prisoners for state in states]),
        collect([state.line_points for state in states]),
        np.array([((state.starter or 0) - state.seat) % players for state in states]),
        np.array([state.last_round for state in states]),
        states[0].options,
    )


def end_turns_of(
    state: State,
    masks: Integers,
    below: Integers,
    spent: Integers,
    captured: Integers,
    points: Integers,
) -> Afterstates:
    """Return the positions after different turns of the player to move, as `end_turns` does."""
    before = select(gather([state]), np.zeros(len(masks), dtype=np.intp))
    return end_turns(before, masks, below, spent, captured, points)
