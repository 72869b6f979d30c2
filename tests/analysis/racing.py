"""An evaluator of Les 4 colonnes for tests: the seat that is farther on has more of the win. The
look-ahead is the real one.
"""

from __future__ import annotations

from collections.abc import Sequence

from colonnade.bots.evaluation import RankedAction, Shares
from colonnade.bots.quatre_colonnes.lookahead import LookAhead, is_horizon
from colonnade.games.quatre_colonnes.rules import apply, legal
from colonnade.games.quatre_colonnes.state import State


def estimate(states: Sequence[State]) -> list[Shares]:
    """Shares grow with the cells gone, those of the foremost most of all."""
    found: list[Shares] = []
    for state in states:
        ways = [(50 + sum(progress**1.2 for progress in row)) ** 3 for row in state.tokens]
        sides = [
            ways[seat] + (ways[(seat + 2) % 4] if state.options.teams else 0)
            for seat in range(len(ways))
        ]
        found.append(tuple(side / sum(sides) for side in sides))
    return found


class Racing:
    """An `Evaluator`."""

    def is_horizon(self, state: State) -> bool:
        return is_horizon(state)

    def estimate_shares(self, state: State) -> Shares:
        return estimate([state])[0]

    def find_shares(self, state: State) -> Shares:
        lookahead = LookAhead(estimate)
        place = lookahead.add(state, int(is_horizon(state)))
        return lookahead.solve()[place]

    def get_ready(self, state: State) -> None:
        pass

    def rank(self, state: State) -> tuple[RankedAction, ...]:
        options = [
            RankedAction(action, self._after(apply(state, action))) for action in legal(state)
        ]
        return tuple(sorted(options, key=lambda option: -option.shares[state.seat]))

    def _after(self, state: State) -> Shares:
        lookahead = LookAhead(estimate)
        place = lookahead.add(state, 0)
        return lookahead.solve()[place]
