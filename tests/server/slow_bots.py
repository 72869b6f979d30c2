"""Bots that nobody should play with: imported by worker processes in tests."""

import os
import time
from pathlib import Path
from typing import Any

from colonnade.core.agent import Decision
from colonnade.server.workers.jobs import Decide
from tests.waiting import DEADLINE

FIRST_DECISION = "C2482N00bu0000I0000I"
"""A position of Columbiz with something to decide."""


def make_decision(bot: str) -> Decide:
    """A job for one of these bots."""
    return Decide("columbiz", f"tests.server.slow_bots:{bot}", FIRST_DECISION, float(DEADLINE))


class Sleeper:
    def decide(self, *_: Any) -> Decision:
        time.sleep(3600)
        raise AssertionError


class Crasher:
    def decide(self, *_: Any) -> Decision:
        raise RuntimeError("on purpose")


class Quitter:
    def decide(self, *_: Any) -> Decision:
        os._exit(3)


class Cheater:
    def decide(self, *_: Any) -> Decision:
        return Decision(("place 1-1", "win"))


class Mute:
    def decide(self, *_: Any) -> Decision:
        return Decision(())


class Slow:
    def decide(self, game: Any, state: Any, limit: Any, random: Any) -> Decision:
        time.sleep(0.02)
        return Decision((game.sample(state, random),))


class Waiter(Slow):
    """Decides once the file of the variable `TEST_GATE` exists."""

    def decide(self, game: Any, state: Any, limit: Any, random: Any) -> Decision:
        while not Path(os.environ["TEST_GATE"]).exists():
            time.sleep(0.005)
        return super().decide(game, state, limit, random)
