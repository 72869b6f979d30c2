"""The evaluator of a game that has none of its own: its strongest bot plays from a position to the
end, many times.

Every position is a horizon. The value of an action is the mean of the results after it, with the
same dice for all actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from colonnade.bots.evaluation import RankedAction, Shares
from colonnade.bots.levels import find_agent, levels_of
from colonnade.core.agent import Limit
from colonnade.core.game import AnyGame, Decide, Over, Result, Throw

MOST_PLAYOUTS, LEAST_PLAYOUTS = 64, 8
FOR_ALL = 512
"""Playouts for all actions of a decision together, as long as each has at least `LEAST_PLAYOUTS`.
"""
MOST_OUTCOMES = 36  # of a throw that is evaluated outcome by outcome
MOST_EVENTS = 20_000


class PlayoutEvaluator:
    """An `Evaluator` of any game."""

    def __init__(self, game: AnyGame) -> None:
        self._game, self._agent = game, find_agent(game.key, levels_of(game.key)[-1])
        self._estimate = lru_cache(maxsize=4096)(self._play_out)

    def is_horizon(self, state: Any) -> bool:
        """Return True: look-ahead is one step deep."""
        return True

    def estimate_shares(self, state: Any) -> Shares:
        """Return the mean result of playouts from here; exact where the game is over."""
        return self._estimate(state, MOST_PLAYOUTS)

    def find_shares(self, state: Any) -> Shares:
        """Return the shares of the best action at a decision; at a throw the expectation over its
        outcomes, if they are few.
        """
        turn = self._game.turn(state)
        if isinstance(turn, Decide):
            return self.rank(state)[0].shares
        if isinstance(turn, Over) or len(chances := self._game.chances(state)) > MOST_OUTCOMES:
            return self.estimate_shares(state)
        outcomes = [
            self.estimate_shares(self._game.apply(state, outcome)) for outcome in chances.outcomes
        ]
        weighed = zip(chances.weights, outcomes, strict=True)
        return _mean(
            [[weight * share for share in shares] for weight, shares in weighed], chances.total
        )

    def rank(self, state: Any) -> tuple[RankedAction, ...]:
        """Return every legal action, the best first."""
        turn, actions = self._game.turn(state), self._game.legal(state)
        assert isinstance(turn, Decide)
        playouts = max(LEAST_PLAYOUTS, min(MOST_PLAYOUTS, FOR_ALL // len(actions)))
        options = [
            RankedAction(action, self._estimate(self._game.apply(state, action), playouts))
            for action in actions
        ]
        return tuple(sorted(options, key=lambda option: -option.shares[turn.seat]))

    def get_ready(self, state: Any) -> None:
        """Do nothing: no preparation is needed."""

    def _play_out(self, state: Any, playouts: int) -> Shares:
        turn = self._game.turn(state)
        if isinstance(turn, Over):
            return self._share(state, turn.result)
        return _mean([self._finish(state, Random(number)) for number in range(playouts)], playouts)

    def _finish(self, state: Any, random: Random) -> Shares:
        game = self._game
        for _ in range(MOST_EVENTS):
            turn = game.turn(state)
            if isinstance(turn, Over):
                return self._share(state, turn.result)
            if isinstance(turn, Throw):
                state = game.apply(
                    state, game.outcome(state, [random.randint(1, 6) for _ in range(turn.dice)])
                )
            else:
                state = game.apply(
                    state, self._agent.decide(game, state, Limit(), random).actions[0]
                )
        raise RuntimeError(f"{game.key}: a game has not ended after {MOST_EVENTS} events")

    def _share(self, state: Any, result: Result) -> Shares:
        return share_among_sides(result, self._game.sides(state.options, len(result.ranks)))


def share_among_sides(result: Result, sides: Sequence[int]) -> Shares:
    """Return the shares of a result: all sides that came first have the same, and every seat the
    share of its side.
    """
    winners = {side for side, rank in zip(sides, result.ranks, strict=True) if rank == 1}
    return tuple(1 / len(winners) if side in winners else 0.0 for side in sides)


def _mean(rows: Sequence[Sequence[float]], total: int) -> Shares:
    return tuple(sum(values) / total for values in zip(*rows, strict=True))
