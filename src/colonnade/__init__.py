"""Columbiz and Les 4 colonnes: rules, records, dice, bots and reviews.

`__all__` is the public API, shown task by task in docs/python.md. A name is loaded when it is first
used: the rules need nothing but the standard library.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from colonnade.analysis.review import Review, review
    from colonnade.analysis.rollout import Rollout, plan_rollout, roll_out
    from colonnade.bots.levels import find_agent, levels_of
    from colonnade.core.agent import Agent, Decision, Limit
    from colonnade.core.dice import DiceSource, FairDice, PhysicalDice, ScriptedDice, SeededDice
    from colonnade.core.errors import BadOption, BadRecord, ColonnadeError, Illegal, Malformed
    from colonnade.core.game import Decide, Game, Over, Result, Seats, Throw
    from colonnade.core.match import Match
    from colonnade.core.record import Record
    from colonnade.core.testing import check_game
    from colonnade.games import GAMES, find_position, load_records, parse_record
    from colonnade.lab.benchmark import measure_bot
    from colonnade.lab.positions import BenchmarkPosition, load_positions
    from colonnade.lab.simulate import Experiment, prepare_experiment, simulate
    from colonnade.locales import LANGUAGES, Speaker

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "LANGUAGES",
    "Agent",
    "BadOption",
    "BadRecord",
    "BenchmarkPosition",
    "ColonnadeError",
    "Decide",
    "Decision",
    "DiceSource",
    "Experiment",
    "FairDice",
    "Game",
    "Illegal",
    "Limit",
    "Malformed",
    "Match",
    "Over",
    "PhysicalDice",
    "Record",
    "Result",
    "Review",
    "Rollout",
    "ScriptedDice",
    "Seats",
    "SeededDice",
    "Speaker",
    "Throw",
    "check_game",
    "find_agent",
    "find_position",
    "levels_of",
    "load_positions",
    "load_records",
    "measure_bot",
    "parse_record",
    "plan_rollout",
    "prepare_experiment",
    "review",
    "roll_out",
    "simulate",
]

MODULES = {
    "analysis.review": ("Review", "review"),
    "analysis.rollout": ("Rollout", "plan_rollout", "roll_out"),
    "bots.levels": ("find_agent", "levels_of"),
    "core.agent": ("Agent", "Decision", "Limit"),
    "core.dice": ("DiceSource", "FairDice", "PhysicalDice", "ScriptedDice", "SeededDice"),
    "core.errors": ("BadOption", "BadRecord", "ColonnadeError", "Illegal", "Malformed"),
    "core.game": ("Decide", "Game", "Over", "Result", "Seats", "Throw"),
    "core.match": ("Match",),
    "core.record": ("Record",),
    "core.testing": ("check_game",),
    "games": ("GAMES", "find_position", "load_records", "parse_record"),
    "lab.benchmark": ("measure_bot",),
    "lab.positions": ("BenchmarkPosition", "load_positions"),
    "lab.simulate": ("Experiment", "prepare_experiment", "simulate"),
    "locales": ("LANGUAGES", "Speaker"),
}
"""Where the public names live."""


def __getattr__(name: str) -> object:
    """Load a public name."""
    for module, names in MODULES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*globals(), *__all__]
