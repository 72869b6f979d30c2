"""The plug-in of one game's bots, `PLUGIN` of `bots/<key>`: its levels and its evaluators."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Level:
    """A bot of a game: where its class is, its strength from 1 to 5, and whether it is the opponent
    suggested to a newcomer.
    """

    path: str
    """`module:Class`, imported when somebody plays the level."""
    strength: int
    is_suggested: bool = False


RANDOM = Level("colonnade.bots.uniform:Uniform", 1)
"""The level that every game has."""


@dataclass(frozen=True, slots=True)
class BotsPlugin:
    """The bots of a game. Paths are `module:Class`, imported when they are first used."""

    levels: Mapping[str, Level] = field(default_factory=lambda: {"random": RANDOM})
    """By name, from the weakest to the strongest."""
    evaluator: str | None = None
    """The class of the evaluator; without one a game has no hints, and is reviewed by rollouts of
    its bots.
    """
    quick_evaluator: str | None = None
    """A faster evaluator for rollouts, whose mean does not depend on it; without one the evaluator
    itself.
    """
