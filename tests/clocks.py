"""Clocks for code under test that has a time limit."""

from __future__ import annotations

import time
from itertools import count


class SteppingClock:
    """Stands for the module `time`: every look at the clock takes one step, whatever the machine
    does meanwhile.
    """

    def __init__(self, step: float = 1.0) -> None:
        self._times = count(0.0, step)

    def monotonic(self) -> float:
        return next(self._times)

    perf_counter = monotonic


class StillClock:
    """Stands for `time.monotonic`: stands still until a test sets it forward."""

    def __init__(self) -> None:
        self.now = time.monotonic()

    def __call__(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += seconds
