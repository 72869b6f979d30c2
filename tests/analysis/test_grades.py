"""Grades: relative to what was at stake, only where something was, and with a statement of how firm
they are.
"""

import dataclasses

import pytest

from colonnade.analysis.grades import (
    FEWEST_DECISIONS,
    GRADES,
    find_band,
    find_grade,
    find_ratio,
    load_bands,
)
from colonnade.analysis.review import Review, review
from colonnade.bots.evaluation import find_evaluator
from colonnade.games import GAMES
from colonnade.lab.simulate import play_game, prepare_experiment


def test_the_bands_grow() -> None:
    for game in GAMES:
        by_players = load_bands(game)
        assert set(by_players) == {str(players) for players in GAMES[game].players}
        for players, ends in by_players.items():
            assert len(ends) == len(GRADES) - 1
            assert ends == sorted(ends)
            assert find_band(game, int(players), 0.0) == GRADES[0]
            assert find_band(game, int(players), 3.0) == GRADES[-1]


def test_a_grade_is_the_part_of_the_stakes_that_was_lost() -> None:
    assert find_ratio([(0.0, 0.1), (0.1, 0.3)])[0] == pytest.approx(0.25)
    tenfold = [(10 * loss, 10 * stake) for loss, stake in ((0.0, 0.1), (0.1, 0.3))]
    assert find_ratio(tenfold) == pytest.approx(find_ratio([(0.0, 0.1), (0.1, 0.3)])), (
        "small stakes are graded as large ones are"
    )
    assert find_ratio([(0.0, 0.0)] * 9) == (0.0, 1.0)


def test_more_decisions_make_a_grade_firmer() -> None:
    few = find_grade("columbiz", 2, [(0.0, 0.1), (0.05, 0.1)] * 5)
    many = find_grade("columbiz", 2, [(0.0, 0.1), (0.05, 0.1)] * 500)
    assert few is not None
    assert many is not None
    assert few.ratio == pytest.approx(many.ratio)
    assert few.margin == pytest.approx(10 * many.margin)
    assert (
        GRADES.index(few.best)
        <= GRADES.index(many.best)
        <= GRADES.index(many.worst)
        <= GRADES.index(few.worst)
    )
    assert (few.best, few.worst) != (many.best, many.worst)
    assert few.decisions == 10


def test_too_few_decisions_have_no_grade() -> None:
    decisions = [(0.0, 0.1)] * FEWEST_DECISIONS
    assert find_grade("columbiz", 2, decisions) is not None
    assert find_grade("columbiz", 2, decisions[1:]) is None


def review_games(game: str, agents: list[str], count: int) -> list[Review]:
    experiment, evaluator = prepare_experiment(game, agents, count, 20), find_evaluator(game)
    return [review(play_game(experiment, index), evaluator) for index in range(count)]


def test_decisions_without_anything_at_stake_do_not_count() -> None:
    (found,) = review_games("columbiz", ["random", "master"], 1)
    decided = [event for event in found.events if event.seat == 0 and len(event.ranked) > 1]
    assert [event for event in decided if not 0.05 <= event.ranked[0].shares[0] <= 0.95], (
        "some are beyond hope"
    )
    grade = found.summaries[0].grade
    assert grade is not None
    assert grade.decisions < len(decided)
    for event in decided:
        assert event.stake >= 0
        shares = [each.shares[0] for each in event.ranked]
        if len(shares) < 8:  # all legal actions are listed
            assert event.stake == pytest.approx(max(shares) - sum(shares) / len(shares))
    assert all(event.stake == 0 for event in found.events if event.best is None)
    assert dataclasses.asdict(found)["summaries"][0]["grade"]["name"] == grade.name


@pytest.mark.parametrize(("game", "count"), [("columbiz", 10), ("quatre_colonnes", 3)])
def test_a_random_player_is_never_graded_above_casual(game: str, count: int) -> None:
    """Also against a master, who leaves it nothing to lose."""
    for found in review_games(game, ["random", "master"], count):
        grade = found.summaries[0].grade
        assert grade is not None
        assert GRADES.index(grade.name) >= GRADES.index("casual")


@pytest.mark.parametrize(("game", "count"), [("columbiz", 10), ("quatre_colonnes", 3)])
def test_a_master_is_graded_as_one(game: str, count: int) -> None:
    grades = [
        summary.grade
        for found in review_games(game, ["master", "master"], count)
        for summary in found.summaries
    ]
    assert sum(grade is not None and grade.name == "master" for grade in grades) >= 0.9 * len(
        grades
    )
