"""The toy game is installed for these tests, and removed after them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from colonnade.adapters import gymnasium, openspiel, pettingzoo
from colonnade.games import GAMES
from tests.toy.stones.rules import STONES


@pytest.fixture(scope="package", autouse=True)
def toy() -> Iterator[None]:
    games: Any = GAMES
    games._external["stones"] = STONES
    for adapter in (gymnasium, openspiel, pettingzoo):
        register = getattr(adapter, "register_environments", None) or adapter.register_games
        register()
    yield
    del games._external["stones"]
