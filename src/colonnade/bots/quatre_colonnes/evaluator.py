"""The judgement of positions of Les 4 colonnes behind review, hints and the lens."""

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
        self._judged: dict[State, Shares] = {}

    def is_horizon(self, state: State) -> bool:
        """At a draw, an attempt to build and the end of the game; not where one of two dice is
        thrown again.
        """
        return is_horizon(state)

    def judge(self, state: State) -> Shares:
        """At a horizon: the shares without looking ahead."""
        return self._recall([state])[0]

    def foresee(self, state: State) -> Shares:
        """The exact expectation at a throw, the best option's shares at a decision, the result at
        the end.
        """
        lookahead = LookAhead(self._recall)
        place = lookahead.add(state, int(is_horizon(state)))
        return lookahead.solve()[place]

    def rank(self, state: State) -> tuple[RankedAction, ...]:
        """At a decision: every legal action, the best first; equal ones in the order of `legal`."""
        lookahead = LookAhead(self._recall)
        actions = legal(state)
        places = [lookahead.add(apply(state, action), 0) for action in actions]
        values = lookahead.solve()
        options = [
            RankedAction(action, values[place])
            for action, place in zip(actions, places, strict=True)
        ]
        return tuple(sorted(options, key=lambda option: -option.shares[state.seat]))

    def get_ready(self, state: State) -> None:
        """Solve the races that may come."""
        solve_races(state.options)

    def _recall(self, states: Sequence[State]) -> list[Shares]:
        """Judge what was not judged before."""
        if len(self._judged) > REMEMBERED:
            self._judged.clear()
        fresh = [state for state in states if state not in self._judged]
        if fresh:
            self._judged.update(zip(fresh, evaluate(fresh), strict=True))
        return [self._judged[state] for state in states]
