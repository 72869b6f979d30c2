"""The second reference player of Columbiz: plays each turn exactly best for the points of this
turn, and sees nothing else.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from colonnade.bots.columbiz.player import Solver
from colonnade.bots.columbiz.solver import Survey
from colonnade.engine.columbiz.lattice import Floats
from colonnade.engine.columbiz.plans import find_plans
from colonnade.games.columbiz.rules import prison_points


class Points(Solver):
    """Maximises the line points of this turn plus its gain in prison points, in expectation over
    the throws to come.

    - A plan is a set of cells that the dice pay for. Its worth is the line points of its best
      order, and what its captures add to the player's prison points (C4.2, C4.3). A forfeit is
      worth nothing.
    - After the first and the second throw it makes the keep, `stop` among them, whose expected
      worth is highest under best play of the rest of the turn; ties are broken at random, each keep
      alike. After the last throw it places the plan of the highest worth, ties at random, each set
      of cells alike; of several best orders any.

    One lot is drawn per keep and one per plan, `random.random()`.
    """

    def judge(self, found: Survey) -> tuple[Floats, float]:
        """The points of this turn."""
        state = found.state
        return count_points(found, state.prisoners[state.seat], state.options.beyond_twelve), 0.0


TIE_WEIGHT = 0.001
"""What a lot weighs beside a point, for those who foresee this player."""


@cache
def find_tie_breaks() -> Floats:
    """A lot per plan, always the same, to decide between plans of equal points where this player is
    foreseen and not played.
    """
    return np.random.default_rng(0).random(len(find_plans().masks)).astype(np.float32)


def count_prison_gains(found: Survey, prisoners: int, beyond_twelve: str) -> Floats:
    """Per plan, what its captures add to the prison points of a player with so many prisoners."""
    most = int(found.captured.max(initial=0))
    worth = np.array(
        [prison_points(prisoners + captured, beyond_twelve) for captured in range(most + 1)],
        dtype=np.float64,
    )
    return (worth - worth[0])[found.captured]


def count_points(found: Survey, prisoners: int, beyond_twelve: str) -> Floats:
    """Per plan, its line points and what its captures add to the prison points of a player with so
    many prisoners.
    """
    return found.points + count_prison_gains(found, prisoners, beyond_twelve)
