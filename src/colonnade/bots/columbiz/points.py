"""The second reference player of Columbiz: plays each turn exactly best for the points of this
turn.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from colonnade.bots.columbiz.player import Planner
from colonnade.bots.columbiz.solver import Survey
from colonnade.engine.columbiz.lattice import Floats
from colonnade.engine.columbiz.plans import find_plans
from colonnade.games.columbiz.rules import prison_points


class Points(Planner):
    """Maximises the line points of this turn plus its gain in prison points, in expectation over
    the throws to come.

    - A plan is a set of cells that the dice pay for. Its value is the line points of its best
      order, plus what its captures add to the player's prison points (C4.2, C4.3). The value of a
      forfeit is 0.
    - After the first and the second throw it makes the keep, `stop` among them, whose expected
      value is highest under best play of the rest of the turn; ties are broken at random, all keeps
      equally likely. After the last throw it places the plan of the highest value, ties at random,
      all sets of cells equally likely; of several best orders any.

    One random number is drawn per keep and one per plan, `random.random()`.
    """

    def value_plans(self, found: Survey) -> tuple[Floats, float]:
        """Return the points of this turn."""
        state = found.state
        return count_points(found, state.prisoners[state.seat], state.options.beyond_twelve), 0.0


TIE_WEIGHT = 0.001
"""The weight of a tie break compared with a point, where this player is predicted."""


@cache
def find_tie_breaks() -> Floats:
    """Return a number per plan, always the same, that decides between plans of equal points where
    this player is predicted and does not play.
    """
    return np.random.default_rng(0).random(len(find_plans().masks)).astype(np.float32)


def count_prison_gains(found: Survey, prisoners: int, beyond_twelve: str) -> Floats:
    """Return per plan what its captures add to the prison points of a player with `prisoners`
    prisoners.
    """
    most = int(found.captured.max(initial=0))
    worth = np.array(
        [prison_points(prisoners + captured, beyond_twelve) for captured in range(most + 1)],
        dtype=np.float64,
    )
    return (worth - worth[0])[found.captured]


def count_points(found: Survey, prisoners: int, beyond_twelve: str) -> Floats:
    """Return per plan its line points, plus what its captures add to the prison points of a player
    with `prisoners` prisoners.
    """
    return found.points + count_prison_gains(found, prisoners, beyond_twelve)
