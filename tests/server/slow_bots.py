"""Bots that nobody should play with: imported by worker processes in tests."""

import os
import time
from pathlib import Path
from typing import Any

from colonnade.core.agent import Decision


class Sleeper:
    def decide(self, *_: Any) -> Decision:
        time.sleep(60)
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


def wait_for(path: str) -> str:
    """Work that takes until a file exists."""
    while not Path(path).exists():
        time.sleep(0.005)
    return "waited"


def echo(text: str) -> str:
    return text
