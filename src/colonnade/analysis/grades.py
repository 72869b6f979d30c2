"""Grades: how much a mean loss per decision says about a player, in bands that our own ladder of bots has drawn."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

GRADES = ("flawless", "master", "expert", "club", "casual", "beginner", "lost")
"""The bands, from the best. `grade-…` names them in every language."""


@cache
def load_bands() -> dict[str, dict[str, list[float]]]:
    """Per game and number of players, the highest mean loss of each band but the last, in shares of the win per decision."""
    return json.loads(files("colonnade.analysis").joinpath("bands.json").read_text(encoding="utf-8"))["bands"]


def find_grade(game: str, players: int, loss: float) -> str:
    """The band of a mean loss per decision."""
    ends = load_bands()[game][str(players)]
    return GRADES[sum(loss > end for end in ends)]
