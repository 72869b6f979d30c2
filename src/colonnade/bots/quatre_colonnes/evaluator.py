"""The evaluator of Les 4 colonnes for review, hints and the lens."""

from __future__ import annotations

from collections.abc import Sequence

from colonnade.bots.evaluation import RankedAction, Shares
from colonnade.bots.quatre_colonnes.endgame import solve_races
from colonnade.bots.quatre_colonnes.lookahead import LookAhead, is_horizon
from colonnade.bots.quatre_colonnes.net import evaluate
from colonnade.games.quatre_colonnes.rules import apply, legal
from colonnade.games.quatre_colonnes.state import State

REMEMBERED = 20_000  # positions: a throw looks at what the decision after it will look at again


class QuatreColonnesEvaluator:
    """An `Evaluator`: one whole draw ahead, exact where luck alone is left. In teams both partners
    have the share of their team.
    """

    def __init__(self) -> None:
        self._cache: dict[State, Shares] = {}

    def is_horizon(self, state: State) -> bool:
        """Whether a draw or an attempt to build is due, or the game is over; not where one of two
        dice is thrown again.
        """
        return is_horizon(state)

    def estimate_shares(self, state: State) -> Shares:
        """Return the shares at a horizon, without looking ahead."""
        return self._evaluate([state])[0]

    def find_shares(self, state: State) -> Shares:
        """Return the exact expectation at a throw, the best action's shares at a decision, the
        result at the end.
        """
        lookahead = LookAhead(self._evaluate)
        place = lookahead.add(state, int(is_horizon(state)))
        return lookahead.solve()[place]

    def rank(self, state: State) -> tuple[RankedAction, ...]:
        """Return every legal action at a decision, the best first; equal ones in the order of
        `legal`.
        """
        lookahead = LookAhead(self._evaluate)
        actions = legal(state)
        places = [lookahead.add(apply(state, action), 0) for action in actions]
        values = lookahead.solve()
        options = [
            RankedAction(action, values[place])
            for action, place in zip(actions, places, strict=True)
        ]
        return tuple(sorted(options, key=lambda option: -option.shares[state.seat]))

    def get_ready(self, state: State) -> None:
        """Solve the races that positions of the game may need."""
        solve_races(state.options)

    def _evaluate(self, states: Sequence[State]) -> list[Shares]:
        """Return the shares of positions, from the cache where they are in it."""
        if len(self._cache) > REMEMBERED:
            self._cache.clear()
        fresh = [state for state in states if state not in self._cache]
        if fresh:
            self._cache.update(zip(fresh, evaluate(fresh), strict=True))
        return [self._cache[state] for state in states]
