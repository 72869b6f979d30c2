"""A part of `python -m tests.adapters` for every change."""

from __future__ import annotations

import pytest

from tests.adapters.equivalence import ADAPTERS, compare
from tests.adapters.tables import ALL


@pytest.mark.parametrize("key", ALL)
@pytest.mark.parametrize("adapter", ADAPTERS)
def test_random_games_through_an_adapter_are_games_of_the_rules(adapter: str, key: str) -> None:
    assert compare(adapter, key, events=10_000)
