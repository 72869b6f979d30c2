"""The set-ups that are tried: each game with each number of players, and every value of every
option.
"""

from __future__ import annotations

from typing import Any

from colonnade.core.game import AnyGame
from colonnade.games import GAMES
from tests.conformance.setups import plan_games
from tests.toy.stones.rules import STONES

ALL: dict[str, AnyGame] = {**GAMES, "stones": STONES}
SIZES = [(key, players) for key, game in ALL.items() for players in game.players]
"""Each game with each number of players."""


def plan_tables() -> list[tuple[str, int, dict[str, Any]]]:
    """Every group of options, as the conformance tests have them."""
    return [
        (key, players, given) for key, game in ALL.items() for given, players in plan_games(game)
    ]


TABLES = plan_tables()
VERSION = {key: game.encoding.version for key, game in ALL.items() if game.encoding is not None}
"""The version of each game's encoding, which is part of the ids of its environments."""


def name_table(value: object) -> str:
    """A short name of a part of a set-up, for pytest."""
    if isinstance(value, dict):
        return ",".join(f"{name}={setting}" for name, setting in value.items())
    return str(value)
