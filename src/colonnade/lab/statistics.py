"""Figures with their uncertainty."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import fsum, sqrt

from colonnade.core.record import Record

Z95 = 1.959963984540054
"""The quantile of the normal distribution that leaves 2.5 % on each side."""


def wilson(successes: float, trials: float) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score; 0 to 1 without trials."""
    if not trials:
        return 0.0, 1.0
    share = successes / trials
    square = Z95 * Z95
    centre = (share + square / (2 * trials)) / (1 + square / trials)
    half = (
        Z95
        / (1 + square / trials)
        * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    )
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A share with its 95 % interval, and the number of independent won or lost games that would
    give the same interval.
    """

    share: float
    low: float
    high: float
    trials: float


def estimate_share(shares: Sequence[float]) -> Estimate:
    """The mean of independent shares between 0 and 1, with Wilson's interval for the number of
    trials equivalent to their variance.

    Shares of 0 and 1 count one trial each, shares that vary less count more: trials = mean · (1 −
    mean) / variance of the mean. Where they do not vary at all, each counts one.
    """
    count = len(shares)
    if not count:
        return Estimate(0.5, *wilson(0, 0), 0)
    mean = min(1.0, max(0.0, fsum(shares) / count))
    squares = fsum((share - mean) ** 2 for share in shares)
    trials = float(count)
    if squares > 1e-12 * count and 0 < mean < 1:
        trials = mean * (1 - mean) * count * (count - 1) / squares
    return Estimate(mean, *wilson(mean * trials, trials), trials)


def estimate_mean(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of independent values and half the width of its 95 % interval."""
    count = len(values)
    mean = fsum(values) / count
    if count < 2:
        return mean, 1.0
    variance = fsum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, Z95 * sqrt(variance / count)


@dataclass(slots=True)
class Tally:
    """The totals of finished games with the same seats."""

    seats: int
    games: int = 0
    events: int = 0
    firsts: list[int] = field(default_factory=list[int])
    """Per seat, the games in which it came first, alone or shared."""
    scores: list[int] | None = None
    """Per seat, the sum of its scores, where the game has them."""

    def __post_init__(self) -> None:
        self.firsts = self.firsts or [0] * self.seats

    def add(self, record: Record) -> None:
        """Count a finished game."""
        if record.result is None:
            raise ValueError("only finished games can be counted")
        self.games += 1
        self.events += len(record.events)
        self.firsts = [
            first + (rank == 1)
            for first, rank in zip(self.firsts, record.result["ranks"], strict=True)
        ]
        if record.result["scores"] is not None:
            scores: Iterable[int] = (record.result["scores"][colour] for colour in record.colours)
            self.scores = [
                total + score
                for total, score in zip(self.scores or [0] * self.seats, scores, strict=True)
            ]
