"""Positions of Columbiz between two turns, many at a time, and the end of a turn: the rules of
`rules.py` (C4), stated for arrays.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from colonnade.games.columbiz.options import ColumbizOptions
from colonnade.games.columbiz.rules import LAST_OF_TABLE
from colonnade.games.columbiz.state import State

Integers = NDArray[np.int64]


@dataclass
class Afterstates:
    """Positions between two turns, all with the same seats, options and starter. First axes are
    seats, from the one that throws next.
    """

    options: ColumbizOptions
    discs: NDArray[np.int64]
    reserve: NDArray[np.int64]
    prisoners: NDArray[np.int64]
    line_points: NDArray[np.int64]
    starter: int
    last_round: NDArray[np.bool_]

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.discs)

    def prison_points(self, prisoners: NDArray[np.int64] | None = None) -> NDArray[np.int64]:
        """What the prisoners, or so many, are worth (C4.2, C4.3)."""
        some = self.prisoners if prisoners is None else prisoners
        counted = np.minimum(some, LAST_OF_TABLE) if self.options.beyond_twelve == "cap" else some
        return (counted + 1) ** 2 // 4

    def scores(self) -> NDArray[np.int64]:
        """Line points and prison points (C4.2)."""
        return self.line_points + self.prison_points()

    def share_win(self) -> NDArray[np.float64]:
        """Per position (row) and seat its share of the win, were the game over: the highest totals
        share it (C4.4).
        """
        scores = self.scores().T
        won = (scores == scores.max(axis=1, keepdims=True)).astype(np.float64)
        return won / won.sum(axis=1, keepdims=True)

    def is_last_turn(self) -> NDArray[np.bool_]:
        """Where the game ends with the turn of the seat that throws next (C4.1)."""
        return self.last_round & (self.starter == 1)

    def is_over(self) -> NDArray[np.bool_]:
        """Where the game has ended (C4.1)."""
        return self.last_round & (self.starter == 0)


def select(positions: Afterstates, rows: NDArray[np.intp]) -> Afterstates:
    """Some of the positions."""
    return Afterstates(
        positions.options,
        positions.discs[:, rows],
        positions.reserve[:, rows],
        positions.prisoners[:, rows],
        positions.line_points[:, rows],
        positions.starter,
        positions.last_round[rows],
    )


def afterstate(state: State) -> Afterstates:
    """A position before the first throw of a turn, or after the end, as it is."""
    seats = [(state.seat + number) % len(state.discs) for number in range(len(state.discs))]

    def collect(values: tuple[int, ...]) -> NDArray[np.int64]:
        return np.array([[values[seat]] for seat in seats], dtype=np.int64)

    return Afterstates(
        state.options,
        collect(state.discs),
        collect(state.reserve),
        collect(state.prisoners),
        collect(state.line_points),
        seats.index(state.starter or 0),
        np.array([state.last_round]),
    )


def end_turns(
    state: State,
    masks: Integers,
    below: Integers,
    spent: Integers,
    captured: Integers,
    points: Integers,
) -> Afterstates:
    """The positions after turns of the player to move, from the seat that throws next, so that the
    player is the last.

    Per turn: the cells that are placed, all cells below them, how many discs leave the reserve, how
    many are captured (C3.4), and the line points (C3.5).
    """
    players = len(state.discs)
    seats = [(state.seat + 1 + number) % players for number in range(players)]

    def repeat(values: tuple[int, ...]) -> Integers:
        return np.repeat(
            np.array([[values[seat]] for seat in seats], dtype=np.int64), len(masks), axis=1
        )

    discs, reserve, prisoners, line_points = map(
        repeat, (state.discs, state.reserve, state.prisoners, state.line_points)
    )
    discs[:-1] &= ~below
    discs[-1] |= masks
    reserve[-1] -= spent
    prisoners[-1] += captured
    line_points[-1] += points
    last_round = (reserve[-1] == 0) | state.last_round  # C4.1
    return Afterstates(
        state.options,
        discs,
        reserve,
        prisoners,
        line_points,
        seats.index(state.starter or 0),
        last_round,
    )
