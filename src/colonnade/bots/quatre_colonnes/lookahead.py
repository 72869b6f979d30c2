"""Looking ahead in Les 4 colonnes: exactly, over every throw and every whole draw, to the horizon,
where the net gives the value.

Look-ahead ends at a *horizon*: a draw that is due, an attempt to build, or the end of the game. Up
to there the value of a throw is the mean by the rules' own chances, and each seat plays the plan
that is best for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
from numpy.typing import NDArray

from colonnade.bots.evaluation import Shares
from colonnade.bots.quatre_colonnes.plans import find_plans
from colonnade.games.quatre_colonnes.rules import apply, chances
from colonnade.games.quatre_colonnes.state import State

Estimate = Callable[[Sequence[State]], Sequence[Shares]]
"""Gives the shares of positions at the horizon, all of one table."""


def is_horizon(state: State) -> bool:
    """Whether look-ahead from earlier positions ends at a position."""
    return state.phase in ("draw", "build", "over")


class LookAhead:
    """Looks ahead from positions of one table. All positions at the horizon are evaluated in one
    batch, and their values are passed back.

    Equal positions are looked at once, however they are reached.
    """

    def __init__(self, estimate: Estimate) -> None:
        self._estimate = estimate
        self._places: dict[tuple[object, ...], int] = {}
        self._horizon: list[tuple[int, State]] = []
        self._folds: list[Callable[[], None]] = []
        self._values: list[Shares] = []

    def add(self, state: State, draws: int) -> int:
        """Add a position, from which to look ahead over `draws` whole draws; return its place among
        the values of `solve`.
        """
        place = self._places.get(find_key(state, draws))
        if place is not None:
            return place
        if state.phase == "play":
            children = [self.add(plan.end, draws) for plan in find_plans(state)]
            place = self._take_place(state, draws)
            self._folds.append(partial(self._choose, place, state.seat, children))
        elif state.phase == "relaunch":
            place = self._add_relaunch(state, draws)
        elif draws and state.phase != "over":
            place = self._add_throw(state, draws)
        else:
            place = self._take_place(state, draws)
            self._horizon.append((place, state))
        return place

    def _take_place(self, state: State, draws: int) -> int:
        place = self._places[find_key(state, draws)] = len(self._values)
        self._values.append(())
        return place

    def _add_throw(self, state: State, draws: int) -> int:
        throw = chances(state)
        children = [self.add(apply(state, roll), draws - 1) for roll in throw.outcomes]
        place = self._take_place(state, draws)
        self._folds.append(partial(self._expect, place, throw.weights, children))
        return place

    def _add_relaunch(self, state: State, draws: int) -> int:
        """Add a die thrown again, which may be thrown again without end (L7.3). The relaunches that
        lead to each other are solved together.
        """
        members = [state]
        # per member and face: whether it is thrown again, and the place among members or values
        rows: list[list[tuple[bool, int]]] = []
        for member in members:  # grows while it is walked
            row: list[tuple[bool, int]] = []
            for roll in chances(member).outcomes:
                after = apply(member, roll)
                if after.phase == "relaunch":
                    if after not in members:
                        members.append(after)
                    row.append((True, members.index(after)))
                else:
                    row.append((False, self.add(after, draws)))
            rows.append(row)
        places = [self._take_place(member, draws) for member in members]
        self._folds.append(partial(self._expect_relaunches, places, rows))
        return places[0]

    def solve(self) -> list[Shares]:
        """Return the shares of every position, by place."""
        states = [state for _, state in self._horizon]
        for (place, _), shares in zip(
            self._horizon, self._estimate(states) if states else (), strict=True
        ):
            self._values[place] = shares
        for fold in self._folds:  # what follows a position was added before it
            fold()
        return self._values

    def _choose(self, place: int, seat: int, children: Sequence[int]) -> None:
        """The seat that decides takes the plan that is best for itself."""
        best = self._values[children[0]]
        for child in children:
            if self._values[child][seat] > best[seat]:
                best = self._values[child]
        self._values[place] = best

    def _expect(self, place: int, weights: Sequence[int], children: Sequence[int]) -> None:
        """The mean over the faces of a throw."""
        total = sum(weights)
        rows = zip(*(self._values[child] for child in children), strict=True)
        self._values[place] = tuple(
            sum(weight * share for weight, share in zip(weights, row, strict=True)) / total
            for row in rows
        )

    def _expect_relaunches(
        self, places: Sequence[int], rows: Sequence[Sequence[tuple[bool, int]]]
    ) -> None:
        """The means over the faces of throws of one die that lead to each other."""
        again, known = np.eye(len(places)), list[NDArray[np.float64]]()
        for member, row in enumerate(rows):
            for is_again, where in row:
                if is_again:
                    again[member, where] -= 1 / len(row)
            known.append(
                np.sum([self._values[where] for is_again, where in row if not is_again], axis=0)
                / len(row)
            )
        for place, shares in zip(
            places, np.linalg.solve(again, np.array(known)).tolist(), strict=True
        ):
            self._values[place] = tuple(shares)


def find_key(state: State, draws: int) -> tuple[object, ...]:
    """Return a key of a position; options and colours are the same for the whole table."""
    return (draws, *state[2:])
