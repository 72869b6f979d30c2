"""Chances in per cent, rounded as people read them."""

import pytest

from colonnade.core.percentages import round_percent


@pytest.mark.parametrize(
    ("chance", "bound", "number"),
    [
        (0, "exact", "0"),
        (1e-6, "under", "0.1"),
        (0.0123, "exact", "1.2"),
        (0.0996, "exact", "10"),
        (0.1234, "exact", "12"),
        (0.984, "exact", "98"),
        (0.9949, "exact", "99.5"),
        (0.99999, "over", "99.9"),
        (1, "exact", "100"),
        (sum([0.1] * 10), "exact", "100"),  # 1 but for rounding errors
        (-0.00001, "exact", "0"),
        (-0.0123, "exact", "-1.2"),
    ],
)
def test_chances_are_never_certain_when_they_are_not(
    chance: float, bound: str, number: str
) -> None:
    assert round_percent(chance) == (bound, number)
