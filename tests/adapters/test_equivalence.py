"""100,000 events of each game, through the three adapters together; `python -m tests.adapters`
plays more.
"""

from __future__ import annotations

import pytest

from tests.adapters.equivalence import ADAPTERS, compare
from tests.adapters.tables import ALL


@pytest.mark.parametrize("key", ALL)
@pytest.mark.parametrize("adapter", ADAPTERS)
def test_random_games_through_an_adapter_are_games_of_the_rules(adapter: str, key: str) -> None:
    assert compare(adapter, key, events=2_000 if key == "stones" else 10_000)
