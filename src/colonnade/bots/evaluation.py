"""The value of a position to every seat: the interface of the evaluators behind review, hints and
the lens.

An evaluator looks ahead exactly, over every throw and every choice, up to its horizon: the
positions where the next look-ahead would begin. There its net gives the value. So at any position
before the horizon the value is an exact expectation or an exact maximum of those that follow. Where
the net knows too little, look-ahead may use better values than `estimate_shares` gives for some
positions at its horizon: the value of an action is the one of `rank`.

Every answer is a function of the position alone, whatever was asked before.
"""

from __future__ import annotations

from dataclasses import dataclass
from pkgutil import resolve_name
from typing import Any, Protocol

from colonnade.bots.levels import find_bots
from colonnade.games import GAMES

Shares = tuple[float, ...]
"""Per seat, its share of the win: between 0 and 1, adding up to 1; in teams each partner has the
whole share of the team.
"""


@dataclass(frozen=True, slots=True)
class RankedAction:
    """A legal action, and the shares of all seats after it if everybody then plays by this
    evaluator.
    """

    action: Any
    shares: Shares


class Evaluator(Protocol):
    """Gives the values of one game's positions, for every number of players and all options."""

    def is_horizon(self, state: Any) -> bool:
        """Whether look-ahead from earlier positions ends here, with `estimate_shares`; the end of
        the game is a horizon too.
        """
        ...

    def estimate_shares(self, state: Any) -> Shares:
        """Return the shares at a horizon, as earlier positions judge it, without looking ahead from
        there; exact where the game is over or luck alone is left.
        """
        ...

    def find_shares(self, state: Any) -> Shares:
        """Return the shares at any position: the exact expectation at a throw, the best action's
        shares at a decision, the result at the end.
        """
        ...

    def rank(self, state: Any) -> tuple[RankedAction, ...]:
        """Return every legal action at a decision, the best for the seat that decides first; equal
        ones in the order of `legal`.
        """
        ...

    def get_ready(self, state: Any) -> None:
        """Load and compute in advance what positions of such a game will need. It changes no value,
        only the time of the first one.
        """
        ...


def has_evaluator(game_key: str) -> bool:
    """Whether the game has an evaluator of its own."""
    return find_bots(game_key).evaluator is not None


def find_evaluator(game_key: str, *, is_quick: bool = False) -> Evaluator:
    """Return a new evaluator of a game, or its faster one; it may cache positions between calls. A
    game without an evaluator gets playouts of its best bot.
    """
    bots = find_bots(game_key)
    path = bots.quick_evaluator or bots.evaluator if is_quick else bots.evaluator
    if path is None:
        # imported here, since it imports this module
        from colonnade.bots.playouts import PlayoutEvaluator

        return PlayoutEvaluator(GAMES[game_key])
    return resolve_name(path)()
