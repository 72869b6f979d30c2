"""Values of positions of Les 4 colonnes by brute force, to compare look-ahead with."""

from __future__ import annotations

from functools import cache

from colonnade.bots.evaluation import Shares
from colonnade.bots.quatre_colonnes.lookahead import is_horizon
from colonnade.bots.quatre_colonnes.net import evaluate
from colonnade.games.quatre_colonnes import rules
from colonnade.games.quatre_colonnes.actions import Action
from colonnade.games.quatre_colonnes.state import State


@cache
def find_value(state: State, relaunches: int = 80) -> Shares:
    """The value of a position, one action after the other: the best for the seat that decides, the
    mean over a throw. The number of relaunches is limited.
    """
    if is_horizon(state):
        return evaluate([state])[0]
    if state.phase == "play":
        return max(
            (find_value(rules.apply(state, action), relaunches) for action in rules.legal(state)),
            key=lambda shares: shares[state.seat],
        )
    if not relaunches:
        return (0.0,) * len(state.colours)
    return expect(
        state,
        {
            roll: find_value(rules.apply(state, roll), relaunches - 1)
            for roll in rules.chances(state).outcomes
        },
    )


def expect(state: State, shares: dict[Action, Shares]) -> Shares:
    """The mean over a throw of the shares after each outcome."""
    throw = rules.chances(state)
    return tuple(
        sum(
            weight * shares[roll][seat]
            for roll, weight in zip(throw.outcomes, throw.weights, strict=True)
        )
        / throw.total
        for seat in range(len(state.colours))
    )
