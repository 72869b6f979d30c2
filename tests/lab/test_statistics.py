"""Figures with their uncertainty."""

import pytest

from colonnade.lab.simulate import prepare, simulate
from colonnade.lab.statistics import Tally, wilson


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
def test_wilson_intervals_are_those_of_the_tables(successes: int, trials: int, interval: tuple[float, float]) -> None:
    assert wilson(successes, trials) == pytest.approx(interval, abs=5e-5)


def test_a_tally_counts_firsts_events_and_scores() -> None:
    records = list(simulate(prepare("columbiz", ("greedy", "random", "random"), 6, 1)))
    tally = Tally(3)
    for record in records:
        tally.add(record)
    results = [record.result or {} for record in records]
    assert tally.games == 6
    assert tally.events == sum(len(record.events) for record in records)
    assert tally.firsts == [sum(result["ranks"][seat] == 1 for result in results) for seat in range(3)]
    assert tally.scores == [sum(result["scores"][colour] for result in results) for colour in ("purple", "blue", "grey")]


def test_a_game_without_scores_has_no_sum_of_them() -> None:
    tally = Tally(2)
    for record in simulate(prepare("quatre_colonnes", ("greedy", "greedy"), 1, 1)):
        tally.add(record)
    assert tally.scores is None
    assert sum(tally.firsts) == 1
