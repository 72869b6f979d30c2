"""The base class of players that plan whole draws: from the values of all plans to a decision."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

from colonnade.bots.quatre_colonnes.plans import Plan, find_all_plans
from colonnade.core.agent import Candidate, Decision, Limit
from colonnade.core.game import AnyGame
from colonnade.games.quatre_colonnes.actions import Action
from colonnade.games.quatre_colonnes.state import State

EQUAL = 1e-9  # sums of the same values in another order differ by rounding


class Planner:
    """A player that plays every draw by the plan with the highest of its own values. Ties are
    broken at random.
    """

    def value_plans(self, state: State, plans: Sequence[Plan]) -> Sequence[float]:
        """Return the value of each of at least two plans to the seat that decides."""
        raise NotImplementedError

    def decide(self, game: AnyGame, state: State, limit: Limit, random: Random) -> Decision:
        """Return all actions up to the next throw; where there is only one plan, it is not
        evaluated.
        """
        plans = find_all_plans(state)
        if len(plans) == 1:
            return Decision(plans[0].actions)
        values = self.value_plans(state, plans)
        best = max(values)
        equal = [plan for plan, value in zip(plans, values, strict=True) if value >= best - EQUAL]
        return Decision(
            equal[int(random.random() * len(equal))].actions, best, list_candidates(plans, values)
        )


def list_candidates(plans: Sequence[Plan], values: Sequence[float]) -> tuple[Candidate, ...]:
    """Return the value of the best plan per first action, the best action first; without plans of
    minus infinity, which were not looked at.
    """
    found: dict[Action, float] = {}
    for plan, value in zip(plans, values, strict=True):
        action = plan.actions[0]
        if value > found.get(action, -inf):
            found[action] = value
    return tuple(
        sorted(
            (Candidate(action, value) for action, value in found.items()),
            key=lambda candidate: -candidate.value,
        )
    )
