"""The level `random`: any legal action, at random, in every game."""

from __future__ import annotations

from random import Random
from typing import Any

from colonnade.core.agent import Decision, Limit
from colonnade.core.game import AnyGame


class Uniform:
    """Plays what the game samples: in Columbiz every die is kept with probability one half and
    cells are drawn evenly.
    """

    def decide(self, game: AnyGame, state: Any, limit: Limit, random: Random) -> Decision:
        """One legal action at random."""
        return Decision((game.sample(state, random),))
