"""Figures with their uncertainty."""

from random import Random

import pytest

from colonnade.lab.simulate import prepare_experiment, simulate
from colonnade.lab.statistics import Estimate, Tally, estimate_share, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "interval"),
    [
        (0, 0, (0.0, 1.0)),
        (0, 10, (0.0, 0.2775)),
        (10, 10, (0.7225, 1.0)),
        (5, 10, (0.2366, 0.7634)),
        (50, 100, (0.4038, 0.5962)),
        (1, 1000, (0.0002, 0.0056)),
    ],
)
def test_wilson_intervals_are_those_of_the_tables(
    successes: int, trials: int, interval: tuple[float, float]
) -> None:
    assert wilson(successes, trials) == pytest.approx(interval, abs=5e-5)


def test_wins_and_losses_are_worth_as_many_trials() -> None:
    found = estimate_share([1.0] * 300 + [0.0] * 100)
    assert found.share == 0.75
    assert found.trials == pytest.approx(399)  # the variance is estimated too
    assert (found.low, found.high) == pytest.approx(wilson(0.75 * 399, 399))


def test_results_that_vary_less_are_worth_more() -> None:
    steady, pairs = estimate_share([0.7, 0.8] * 50), estimate_share([0.5, 1.0] * 50)
    assert steady.share == pytest.approx(pairs.share)
    assert steady.trials == pytest.approx(0.1875 * 99 / 0.0025)
    assert pairs.trials == pytest.approx(0.1875 * 99 / 0.0625)
    assert pairs.low < steady.low < 0.75 < steady.high < pairs.high


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_what_never_varies_counts_once_each(share: float) -> None:
    assert estimate_share([share] * 50) == Estimate(share, *wilson(share * 50, 50), 50)


def test_nothing_tells_nothing() -> None:
    assert estimate_share([]) == Estimate(0.5, 0.0, 1.0, 0)


def test_nineteen_intervals_of_twenty_hold_the_true_share() -> None:
    random, held = Random(1), 0
    for _ in range(1000):
        shares = [(random.random() < 0.9) * 0.5 + (random.random() < 0.7) * 0.5 for _ in range(60)]
        found = estimate_share(shares)
        held += found.low <= 0.8 <= found.high
    assert 0.93 <= held / 1000 <= 0.97


def test_a_tally_counts_firsts_events_and_scores() -> None:
    records = list(simulate(prepare_experiment("columbiz", ("greedy", "random", "random"), 6, 1)))
    tally = Tally(3)
    for record in records:
        tally.add(record)
    results = [record.result or {} for record in records]
    assert tally.games == 6
    assert tally.events == sum(len(record.events) for record in records)
    assert tally.firsts == [
        sum(result["ranks"][seat] == 1 for result in results) for seat in range(3)
    ]
    assert tally.scores == [
        sum(result["scores"][colour] for result in results) for colour in ("purple", "blue", "grey")
    ]


def test_a_game_without_scores_has_no_sum_of_them() -> None:
    tally = Tally(2)
    for record in simulate(prepare_experiment("quatre_colonnes", ("greedy", "greedy"), 1, 1)):
        tally.add(record)
    assert tally.scores is None
    assert sum(tally.firsts) == 1
