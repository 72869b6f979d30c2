"""The base class of players that solve their turn: from the values of all plans to a decision."""

from __future__ import annotations

from collections import OrderedDict
from random import Random

import numpy as np

from colonnade.bots.columbiz.solver import (
    Solution,
    Survey,
    find_affordable,
    find_dice,
    find_keeps,
    solve,
    survey,
)
from colonnade.core.agent import Candidate, Decision, Limit
from colonnade.core.game import AnyGame
from colonnade.engine.columbiz.lattice import LATTICE, Floats, Indices
from colonnade.games.columbiz.actions import DONE, FORFEIT, KEEPS, PLACES, STOP, Action
from colonnade.games.columbiz.state import State

EQUAL = 1e-9  # sums of the same values in another order differ by rounding
# turns: the decisions of one turn share a solution, which depends on nothing but the position
# before its first throw
REMEMBERED = 4
SHOWN = 8  # candidates of a decision


class SolvedTurn:
    """A turn from a position before its throws: the plans, their values, and the solution."""

    def __init__(self, found: Survey, values: Floats, forfeit: float) -> None:
        self.survey, self.values, self.forfeit = found, values, forfeit
        self.solution: Solution = solve(found, values, forfeit)


class Planner:
    """A player that plays every turn exactly best for its own values of the plans. Ties are broken
    at random.
    """

    def __init__(self) -> None:
        self._turns: OrderedDict[State, SolvedTurn] = OrderedDict()

    def value_plans(self, found: Survey) -> tuple[Floats, float]:
        """Return the value of each plan to the player to move, and that of a forfeit."""
        raise NotImplementedError

    def solve_turn(self, state: State) -> SolvedTurn:
        """Return the solved turn of a position; with discs of this turn on the board, what is left
        of it.
        """
        position = state._replace(
            phase="place" if state.placed else "throw", dice=(), kept=(), spent=(), throws=0
        )
        turn = self._turns.get(position)
        if turn is None:
            found = survey(position)
            turn = self._turns[position] = SolvedTurn(found, *self.value_plans(found))
            if len(self._turns) > REMEMBERED:
                self._turns.popitem(last=False)
        return turn

    def decide(self, game: AnyGame, state: State, limit: Limit, random: Random) -> Decision:
        """Return a keep, or all actions that are left in the turn."""
        turn = self.solve_turn(state)
        if state.phase == "place":
            return self.place(turn, find_dice(state), random)
        keeps = find_keeps(state)
        values = turn.solution.keeps(state.throws)[keeps]
        chosen = int(keeps[choose_best(values, random)])
        if chosen >= LATTICE.full.start:
            stopped = self.place(turn, chosen, random)
            return Decision((STOP, *stopped.actions), stopped.value, list_candidates(keeps, values))
        return Decision(
            (KEEPS[LATTICE.multisets[chosen]],), float(values.max()), list_candidates(keeps, values)
        )

    def place(self, turn: SolvedTurn, dice: int, random: Random) -> Decision:
        """Return the best plan that the dice pay for, in its best order; the forfeit where they pay
        for none.
        """
        places = find_affordable(turn.survey, dice)
        if not len(places):
            return Decision((FORFEIT,), turn.forfeit)
        chosen, value = self.choose(turn, places, random)
        return Decision((*(PLACES[cell] for cell in turn.survey.order(chosen)), DONE), value)

    def choose(self, turn: SolvedTurn, places: Indices, random: Random) -> tuple[int, float]:
        """Return one of these places of the survey, and its value."""
        values = turn.values[places]
        return int(places[choose_best(values, random)]), float(values.max())


def choose_best(values: Floats, random: Random) -> int:
    """Return the place of the highest value; ties are broken at random. One random number is drawn,
    also where there is a single value.
    """
    best = np.flatnonzero(values >= values.max() - EQUAL)
    return int(best[int(random.random() * len(best))])


def list_candidates(keeps: Indices, values: Floats) -> tuple[Candidate, ...]:
    """Return the best keeps with their values, the best first."""
    order = np.argsort(-values, kind="stable")[:SHOWN]
    return tuple(
        Candidate(_keep_action(int(keeps[place])), float(values[place]))
        for place in order
        if np.isfinite(values[place])
    )


def _keep_action(keep: int) -> Action:
    return STOP if keep >= LATTICE.full.start else KEEPS[LATTICE.multisets[keep]]
