"""The lens: the exact chances of every cell and piece in a position, and the value of every action
at a decision.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from colonnade.analysis.plugin import find_analysis
from colonnade.bots.evaluation import Evaluator, find_evaluator
from colonnade.core.game import AnyGame, Decide
from colonnade.core.message import Message


@dataclass(frozen=True, slots=True)
class LensEntry:
    """The sentences about a cell or piece, and their exact chances by name. `target` is its id in
    the `View`.
    """

    target: str
    messages: tuple[Message, ...]
    chances: dict[str, float]


class LensAdapter(Protocol):
    """The lens of one game: a module with these functions."""

    def find_entries(self, state: Any, seat: int) -> tuple[LensEntry, ...]:
        """The entries of all cells and pieces, for a seat."""
        ...


def lens(game: AnyGame, state: Any, seat: int) -> tuple[LensEntry, ...]:
    """The chances of every cell and piece, from the point of view of a seat; empty if the game is
    over or has no lens.
    """
    adapter = find_analysis(game.key).load_lens()
    return () if adapter is None else adapter.find_entries(state, seat)


def find_values(game: AnyGame, state: Any, evaluator: Evaluator | None = None) -> dict[str, float]:
    """At a decision, per legal action, the decider's share of the win after it; else empty."""
    turn = game.turn(state)
    if not isinstance(turn, Decide):
        return {}
    options = (evaluator or find_evaluator(game.key)).rank(state)
    return {str(option.action): option.shares[turn.seat] for option in options}
