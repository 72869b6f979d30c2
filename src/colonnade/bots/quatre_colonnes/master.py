"""The master of Les 4 colonnes: the best whole draw by the judgement of a net, which was trained by
self-play, and by exact odds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from colonnade.bots.quatre_colonnes.lookahead import LookAhead
from colonnade.bots.quatre_colonnes.net import evaluate
from colonnade.bots.quatre_colonnes.plans import Plan
from colonnade.bots.quatre_colonnes.player import Planner
from colonnade.games.quatre_colonnes.state import State


def look_ahead(state: State, plans: Sequence[Plan], draws: int) -> list[float]:
    """Per plan, the share of who decides, after so many more draws have been looked at exactly."""
    lookahead = LookAhead(evaluate)
    places = [lookahead.add(plan.end, draws) for plan in plans]
    values = lookahead.solve()
    return [values[place][state.seat] for place in places]


class Master(Planner):
    """Maximises its own share of the win, in teams its team's."""

    def weigh(self, state: State, plans: Sequence[Plan]) -> Sequence[float]:
        """The share after each plan."""
        return look_ahead(state, plans, 0)


class TwoPly(Master):
    """As `Master`, and for the plans that seem best it looks at the whole next draw, over every
    throw and every way to play it.
    """

    candidates = 6
    """Of plans that come to the same, the second is not counted."""
    window = 0.06
    """In shares of the win: plans that seem worse than the best by more are not looked at."""

    def weigh(self, state: State, plans: Sequence[Plan]) -> Sequence[float]:
        """The share after each plan that seems good; minus infinity for the others."""
        seeming = super().weigh(state, plans)
        least = max(max(seeming) - self.window, sorted(set(seeming))[-self.candidates :][0])
        chosen = [place for place, value in enumerate(seeming) if value >= least]
        values = [-inf] * len(plans)
        for place, value in zip(
            chosen, look_ahead(state, [plans[place] for place in chosen], 1), strict=True
        ):
            values[place] = value
        return values
