"""Evaluators for tests: their judgement is made up, their arithmetic is not."""

from collections.abc import Callable
from typing import Any
from zlib import crc32

from colonnade.bots.evaluation import RankedAction, Shares
from colonnade.core.game import AnyGame, Decide, Over, Throw


def result_shares(game: AnyGame, state: Any, is_team: bool = False) -> Shares | None:
    """The shares of a game that is over; in teams both partners have the share of their team."""
    turn = game.turn(state)
    if not isinstance(turn, Over):
        return None
    winners = [rank == 1 for rank in turn.result.ranks]
    return tuple(float(won) if is_team else won / sum(winners) for won in winners)


class Invented:
    """Any value for any position, by its text; at a decision the best of values invented for every
    action. Cheap, and not consistent.
    """

    def __init__(self, game: AnyGame, players: int, is_team: bool = False) -> None:
        self.game, self.players, self.is_team = game, players, is_team
        self.invented: dict[Any, RankedAction] = {}

    def _invent(self, text: str) -> Shares:
        number = crc32(text.encode())
        parts = [(number >> 8 * seat & 255) + 1 for seat in range(self.players)]
        total = sum(parts)
        return tuple([part / total for part in parts])

    def is_horizon(self, state: Any) -> bool:
        return not isinstance(self.game.turn(state), Decide)

    def estimate_shares(self, state: Any) -> Shares:
        return result_shares(self.game, state, self.is_team) or self._invent(
            f"judged {self.game.position(state)}"
        )

    def find_shares(self, state: Any) -> Shares:
        return result_shares(self.game, state, self.is_team) or self._invent(
            self.game.position(state)
        )

    def get_ready(self, state: Any) -> None:
        pass

    def rank(self, state: Any) -> tuple[RankedAction, ...]:
        return tuple(
            [
                self.invented.get(action) or self._invent_option(action)
                for action in self.game.legal(state)
            ]
        )

    def _invent_option(self, action: Any) -> RankedAction:
        return self.invented.setdefault(action, RankedAction(action, self._invent(str(action))))


class Enumerating:
    """Looks through every throw and every choice to its horizon, and there at a made-up judgement.
    Consistent, and slow.
    """

    def __init__(
        self, game: AnyGame, estimate: Callable[[Any], Shares], is_horizon: Callable[[Any], bool]
    ) -> None:
        self.game, self.estimate, self.is_end = game, estimate, is_horizon
        self.known: dict[Any, Shares] = {}

    def is_horizon(self, state: Any) -> bool:
        return isinstance(self.game.turn(state), Over) or self.is_end(state)

    def estimate_shares(self, state: Any) -> Shares:
        return self.estimate(state)

    def value_after(self, state: Any) -> Shares:
        return self.estimate_shares(state) if self.is_horizon(state) else self.find_shares(state)

    def find_shares(self, state: Any) -> Shares:
        if state not in self.known:
            self.known[state] = self._find_shares(state)
        return self.known[state]

    def _find_shares(self, state: Any) -> Shares:
        match self.game.turn(state):
            case Over():
                return self.estimate_shares(state)
            case Decide():
                return self.rank(state)[0].shares
            case Throw():
                chances = self.game.chances(state)
                after = [
                    self.value_after(self.game.apply(state, outcome))
                    for outcome in chances.outcomes
                ]
                return tuple(
                    sum(
                        weight * shares[seat]
                        for weight, shares in zip(chances.weights, after, strict=True)
                    )
                    / chances.total
                    for seat in range(len(after[0]))
                )

    def get_ready(self, state: Any) -> None:
        pass

    def rank(self, state: Any) -> tuple[RankedAction, ...]:
        turn = self.game.turn(state)
        assert isinstance(turn, Decide)
        options = [
            RankedAction(action, self.value_after(self.game.apply(state, action)))
            for action in self.game.legal(state)
        ]
        return tuple(sorted(options, key=lambda option: -option.shares[turn.seat]))
