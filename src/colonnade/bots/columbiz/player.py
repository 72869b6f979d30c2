"""What all players that solve their turn share: from the worth of every plan to a decision."""

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


class Thought:
    """A position before the throws of a turn, what can be placed in it, what that is worth, and the
    turn solved.
    """

    def __init__(self, found: Survey, values: Floats, forfeit: float) -> None:
        self.survey, self.values, self.forfeit = found, values, forfeit
        self.solution: Solution = solve(found, values, forfeit)


class Solver:
    """A player that plays every turn exactly best by its own judgement of the plans. Ties are
    broken at random.
    """

    def __init__(self) -> None:
        self._thoughts: OrderedDict[State, Thought] = OrderedDict()

    def judge(self, found: Survey) -> tuple[Floats, float]:
        """What each plan of the survey is worth to the player to move, and what a forfeit is."""
        raise NotImplementedError

    def think(self, state: State) -> Thought:
        """The solved turn to which a position belongs; with discs of this turn on the board, what
        is left of it.
        """
        position = state._replace(
            phase="place" if state.placed else "throw", dice=(), kept=(), spent=(), throws=0
        )
        thought = self._thoughts.get(position)
        if thought is None:
            found = survey(position)
            thought = self._thoughts[position] = Thought(found, *self.judge(found))
            if len(self._thoughts) > REMEMBERED:
                self._thoughts.popitem(last=False)
        return thought

    def decide(self, game: AnyGame, state: State, limit: Limit, random: Random) -> Decision:
        """A keep, or all that remains to be done in the turn."""
        thought = self.think(state)
        if state.phase == "place":
            return self.place(thought, find_dice(state), random)
        keeps = find_keeps(state)
        values = thought.solution.keeps(state.throws)[keeps]
        chosen = int(keeps[draw(values, random)])
        if chosen >= LATTICE.full.start:
            stopped = self.place(thought, chosen, random)
            return Decision((STOP, *stopped.actions), stopped.value, show(keeps, values))
        return Decision(
            (KEEPS[LATTICE.multisets[chosen]],), float(values.max()), show(keeps, values)
        )

    def place(self, thought: Thought, dice: int, random: Random) -> Decision:
        """The best plan that the dice pay for, in its best order; the forfeit where they pay for
        none.
        """
        places = find_affordable(thought.survey, dice)
        if not len(places):
            return Decision((FORFEIT,), thought.forfeit)
        chosen, value = self.choose(thought, places, random)
        return Decision((*(PLACES[cell] for cell in thought.survey.order(chosen)), DONE), value)

    def choose(self, thought: Thought, places: Indices, random: Random) -> tuple[int, float]:
        """One of these places of the survey, and its value."""
        values = thought.values[places]
        return int(places[draw(values, random)]), float(values.max())


def draw(values: Floats, random: Random) -> int:
    """The place of the highest value; ties are broken at random. One random number is drawn, also
    where there is a single one.
    """
    best = np.flatnonzero(values >= values.max() - EQUAL)
    return int(best[int(random.random() * len(best))])


def show(keeps: Indices, values: Floats) -> tuple[Candidate, ...]:
    """The best keeps with their values, for those who want to see the reasons."""
    order = np.argsort(-values, kind="stable")[:SHOWN]
    return tuple(
        Candidate(_keep_action(int(keeps[place])), float(values[place]))
        for place in order
        if np.isfinite(values[place])
    )


def _keep_action(keep: int) -> Action:
    return STOP if keep >= LATTICE.full.start else KEEPS[LATTICE.multisets[keep]]
