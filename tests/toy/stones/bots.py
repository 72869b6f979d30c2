"""The bots of Stones: one that takes one stone a turn, and one that takes the last stones as soon
as it can.
"""

from __future__ import annotations

from random import Random

from colonnade.bots.plugin import RANDOM, BotsPlugin, Level
from colonnade.core.agent import Decision, Limit
from colonnade.core.game import AnyGame

from .rules import DONE, TAKE, State


class Miser:
    def decide(self, game: AnyGame, state: State, limit: Limit, random: Random) -> Decision:
        return Decision((DONE if state.taken else TAKE,))


class Sharp:
    """Takes all that are left if the die allows it, else one: fewer are left to the other."""

    def decide(self, game: AnyGame, state: State, limit: Limit, random: Random) -> Decision:
        is_last = state.stones and state.stones + state.taken <= state.die
        return Decision((TAKE if is_last or not state.taken else DONE,))


PLUGIN = BotsPlugin(
    levels={
        "random": RANDOM,
        "miser": Level("stones.bots:Miser", 2, is_suggested=True),
        "sharp": Level("stones.bots:Sharp", 3),
    }
)
