"""The level `random`: any legal action, at random, in every game."""

from __future__ import annotations

from random import Random
from typing import Any

from colonnade.core.agent import Decision, Limit
from colonnade.core.game import AnyGame


class Uniform:
    """Plays the actions that the game samples: in Columbiz every die is kept with probability one
    half and all cells are equally likely.
    """

    def decide(self, game: AnyGame, state: Any, limit: Limit, random: Random) -> Decision:
        """Return one random legal action."""
        return Decision((game.sample(state, random),))
