"""Grades: the ratio of a player's losses to the stakes, in bands taken from the levels of the bots.

The stake of a decision is the average loss of a random choice among the legal actions. So 0 is the
best play, and 1 is random play, in any position. Decisions in a game that is nearly won or lost do
not count: even bad play loses nothing there.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import sqrt

from colonnade.analysis.plugin import find_analysis

GRADES = ("master", "expert", "club", "casual", "beginner", "lost")
"""The bands, the best first; `grade-NAME` is the key of a name."""
LOWEST_CHANCE, HIGHEST_CHANCE = 0.05, 0.95
"""A decision counts if the chance of winning after the best action is between these."""
FEWEST_DECISIONS = 8
"""The fewest decisions for a grade."""
Z95 = 1.959963984540054
"""The quantile of the normal distribution that leaves 2.5 % on each side."""


@dataclass(frozen=True, slots=True)
class Grade:
    """How well a seat decided, and how certain that is."""

    name: str
    """One of `GRADES`."""
    best: str
    worst: str
    """The grades at the ends of the 95 % interval."""
    ratio: float
    """The sum of losses over the sum of stakes: 0 is the best play, 1 is random play."""
    margin: float
    """Half the width of the 95 % interval of the ratio."""
    decisions: int
    """The number of decisions that counted."""


@cache
def load_bands(game: str) -> dict[str, list[float]]:
    """Per number of players of a game, the highest ratio of each band but the last; empty for a
    game without grades.
    """
    package = find_analysis(game).bands
    return (
        {}
        if package is None
        else json.loads(files(package).joinpath("bands.json").read_text(encoding="utf-8"))
    )


def find_band(game: str, players: int, ratio: float) -> str:
    """The name of the band of a ratio of losses to stakes."""
    return GRADES[sum(ratio > end for end in load_bands(game)[str(players)])]


def is_counted(chance: float) -> bool:
    """Whether a decision counts, given the chance of winning after the best action."""
    return LOWEST_CHANCE <= chance <= HIGHEST_CHANCE


def find_ratio(decisions: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The ratio of losses to stakes of decisions, given as (loss, stake), and half the width of its
    95 % interval.
    """
    stakes = sum(stake for _, stake in decisions)
    if not stakes:
        return 0.0, 1.0
    ratio = sum(loss for loss, _ in decisions) / stakes
    return ratio, Z95 * sqrt(sum((loss - ratio * stake) ** 2 for loss, stake in decisions)) / stakes


def find_grade(game: str, players: int, decisions: Sequence[tuple[float, float]]) -> Grade | None:
    """The grade of decisions that count, given as (loss, stake); None if there are too few, or the
    game has no bands.
    """
    if len(decisions) < FEWEST_DECISIONS or str(players) not in load_bands(game):
        return None
    ratio, margin = find_ratio(decisions)
    best, name, worst = (
        find_band(game, players, max(0.0, end)) for end in (ratio - margin, ratio, ratio + margin)
    )
    return Grade(name, best, worst, ratio, margin, len(decisions))
