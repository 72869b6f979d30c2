"""Bots that nobody should play with: imported by worker processes in tests."""

import os
import time
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
