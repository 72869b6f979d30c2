"""Grades: the part of what was at stake that a player lost, in bands drawn by the levels of our own
bots.

The stake of a decision is what a choice at random among the legal actions would lose on average. So
0 is the best play, and 1 is no better than chance, in any position. Decisions of a game that is
nearly won or lost do not count: nothing is left to lose there, also by bad play.
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
"""The bands, from the best. `grade-…` names them in every language."""
OPEN_LEAST, OPEN_MOST = 0.05, 0.95
"""The chances, with the best action, between which a decision counts."""
LEAST_DECISIONS = 8
"""Decisions that count before a grade is given."""
Z95 = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Grade:
    """How well a seat decided, and how firm that is."""

    name: str
    """One of `GRADES`."""
    best: str
    worst: str
    """The grades at the ends of the 95 % interval: the same as `name` where the grade is firm."""
    ratio: float
    """The sum of losses over the sum of stakes: 0 is the best play, 1 is chance."""
    margin: float
    """The 95 % interval of the ratio reaches so far to either side."""
    decisions: int
    """How many decisions counted."""


@cache
def load_bands(game: str) -> dict[str, list[float]]:
    """Per number of players of a game, the highest ratio of each band but the last; nothing for a
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


def counts(chance: float) -> bool:
    """Whether a decision counts, by the decider's chance with the best action."""
    return OPEN_LEAST <= chance <= OPEN_MOST


def find_ratio(decisions: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The losses over the stakes of decisions (loss, stake), and how far the 95 % interval of that
    ratio reaches to either side.
    """
    staked = sum(stake for _, stake in decisions)
    if not staked:
        return 0.0, 1.0
    ratio = sum(loss for loss, _ in decisions) / staked
    return ratio, Z95 * sqrt(sum((loss - ratio * stake) ** 2 for loss, stake in decisions)) / staked


def find_grade(game: str, players: int, decisions: Sequence[tuple[float, float]]) -> Grade | None:
    """The grade of the decisions that count, each as (loss, stake); None where there are too few,
    or the game has no bands.
    """
    if len(decisions) < LEAST_DECISIONS or str(players) not in load_bands(game):
        return None
    ratio, margin = find_ratio(decisions)
    best, name, worst = (
        find_band(game, players, max(0.0, end)) for end in (ratio - margin, ratio, ratio + margin)
    )
    return Grade(name, best, worst, ratio, margin, len(decisions))
