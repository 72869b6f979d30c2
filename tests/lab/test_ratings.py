"""Ratings: the likeliest ones, the same for the same deals, and intervals that hold what they
promise.
"""

from __future__ import annotations

from itertools import combinations, pairwise
from math import log

import numpy as np
import pytest

from colonnade.lab.ratings import GROUPS, PRIOR, SCALE, rate

LEVELS = ("random", "casual", "club", "master")
TRUE = (0.0, 150.0, 230.0, 500.0)


def expect(first: float, second: float) -> float:
    return 1 / (1 + 10 ** ((second - first) / 400))


def test_two_levels_have_the_odds_of_their_games() -> None:
    one, two = rate(("weak", "strong"), [(1, 0)], [[1.0, 0.5, 1.0, 0.5]], 2, 1)
    assert (one.level, one.rating, one.low, one.high) == ("weak", 0, 0, 0)
    assert two.rating == pytest.approx(SCALE * log((6 + PRIOR) / (2 + PRIOR)))
    assert two.low < two.rating < two.high


@pytest.mark.parametrize("pairs", [list(pairwise(range(4))), list(combinations(range(4), 2))])
def test_games_as_expected_give_the_ratings_back(pairs: list[tuple[int, int]]) -> None:
    shares = [[expect(TRUE[first], TRUE[second])] * 50 for first, second in pairs]
    found = rate(LEVELS, pairs, shares, 10**6, 1)
    assert [rating.rating for rating in found] == pytest.approx(TRUE, abs=0.1)


def test_a_level_that_wins_everything_has_a_finite_rating() -> None:
    found = rate(LEVELS, [(1, 0), (2, 1), (3, 2)], [[1.0] * 100] * 3, 2, 1)
    steps = [second.rating - first.rating for first, second in pairwise(found)]
    assert steps == pytest.approx([SCALE * log(200.5 / 0.5)] * 3)


def test_the_same_deals_and_seed_give_the_same_intervals() -> None:
    shares = np.random.default_rng(3).integers(0, 3, (1, 200)) / 2
    given = [list(map(float, row)) for row in shares]
    assert rate(("a", "b"), [(0, 1)], given, 2, 7) == rate(("a", "b"), [(0, 1)], given, 2, 7)
    assert rate(("a", "b"), [(0, 1)], given, 2, 7) != rate(("a", "b"), [(0, 1)], given, 2, 8)
    assert rate(("a", "b"), [(0, 1)], given, 2, -(10**30))


def test_many_deals_are_resampled_in_groups_and_tell_the_same() -> None:
    shares = (np.random.default_rng(5).random((1, 3 * GROUPS + 7)) < 0.7).astype(float)
    _, found = rate(("a", "b"), [(1, 0)], shares.tolist(), 1, 1)
    mean = float(shares.mean())
    assert found.rating == pytest.approx(SCALE * log(mean / (1 - mean)), abs=0.1)
    error = SCALE / (shares.shape[1] * mean * (1 - mean)) ** 0.5
    assert found.high - found.low == pytest.approx(2 * 1.96 * error, rel=0.15)


def test_nineteen_intervals_of_twenty_hold_the_truth() -> None:
    pairs, random = list(pairwise(range(4))), np.random.default_rng(11)
    chances = np.array([[expect(TRUE[first], TRUE[second])] for first, second in pairs])
    held = 0
    for trial in range(40):
        shares = (random.random((3, 300)) < chances).astype(float)
        held += (
            sum(
                one.low <= true <= one.high
                for one, true in zip(
                    rate(LEVELS, pairs, shares.tolist(), 1, trial), TRUE, strict=True
                )
            )
            - 1
        )
    assert 0.90 <= held / 120 <= 0.99
