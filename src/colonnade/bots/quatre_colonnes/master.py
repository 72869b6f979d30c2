"""The master of Les 4 colonnes: the best whole draw by the values of a net, which was trained by
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
    """Return the share of the seat that decides after each plan, with exact look-ahead over `draws`
    more draws.
    """
    lookahead = LookAhead(evaluate)
    places = [lookahead.add(plan.end, draws) for plan in plans]
    values = lookahead.solve()
    return [values[place][state.seat] for place in places]


class Master(Planner):
    """Maximises its own share of the win, in teams its team's."""

    def value_plans(self, state: State, plans: Sequence[Plan]) -> Sequence[float]:
        """Return the share after each plan."""
        return look_ahead(state, plans, 0)


class TwoPly(Master):
    """As `Master`, but for the best plans it looks at the whole next draw, over every throw and
    every way to play it.
    """

    candidates = 6
    """The number of different values that are looked at further."""
    window = 0.06
    """In shares of the win: plans that are worse than the best by more are not looked at further.
    """

    def value_plans(self, state: State, plans: Sequence[Plan]) -> Sequence[float]:
        """Return the share after each of the best plans; minus infinity for the others."""
        seeming = super().value_plans(state, plans)
        least = max(max(seeming) - self.window, sorted(set(seeming))[-self.candidates :][0])
        chosen = [place for place, value in enumerate(seeming) if value >= least]
        values = [-inf] * len(plans)
        for place, value in zip(
            chosen, look_ahead(state, [plans[place] for place in chosen], 1), strict=True
        ):
            values[place] = value
        return values
