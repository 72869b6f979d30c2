"""Large losses are certain only where rollouts confirm them."""

import dataclasses
from functools import cache

import pytest

from colonnade.analysis import checks, rollout
from colonnade.analysis.checks import (
    check_loss,
    check_losses,
    count_checks,
    find_grave,
    find_unchecked,
)
from colonnade.analysis.review import GRAVE, LossCheck, Review, review
from colonnade.analysis.rollout import Candidate, Rollout, RolloutPlan
from colonnade.core.record import Record
from colonnade.lab.simulate import play_game, prepare_experiment
from tests.clocks import SteppingClock


@cache
def reviewed() -> tuple[Record, Review]:
    record = play_game(prepare_experiment("columbiz", ["greedy", "random"], 1, 3), 0)
    return record, review(record)


def test_the_largest_losses_are_found_first() -> None:
    _, found = reviewed()
    losses = [found.events[ply - 1].loss for ply in find_grave(found)]
    assert losses == sorted(
        (event.loss for event in found.events if event.loss >= GRAVE), reverse=True
    )
    assert len(losses) > 1
    assert not any(event.is_certain for event in found.events if event.loss >= GRAVE)
    assert all(event.is_certain for event in found.events if event.loss < GRAVE)


@pytest.mark.parametrize(
    ("behind", "margin", "trials", "is_confirmed", "is_telling"),
    [
        (0.1, 0.03, 24, True, True),
        (0.1, 0.11, 24, False, False),
        (0.01, 0.005, 24, False, True),
        (-0.05, 0.01, 24, False, True),
        (0.3, 0.12, 24, True, True),
        (0.04, 1.0, 2, False, False),
        (0.1, 0.03, 7, False, False),
    ],
)
def test_a_loss_is_confirmed_by_an_interval_above_nothing(
    monkeypatch: pytest.MonkeyPatch,
    behind: float,
    margin: float,
    trials: int,
    is_confirmed: bool,
    is_telling: bool,
) -> None:
    """And few trials, or a wide interval around nothing, are not worth a sentence."""
    record, found = reviewed()
    ply = find_grave(found)[0]

    def answer(plan: RolloutPlan, **_: object) -> Rollout:
        best, played = (
            Candidate(action, (0.5,) * 2, (0.5,) * 2, (0.1,) * 2, 0.0, 0.0)
            for action in plan.candidates
        )
        first, second = (best, played) if behind > 0 else (played, best)
        second = dataclasses.replace(second, behind=abs(behind), behind_margin=margin)
        return Rollout(plan.game, plan.position, 0, trials, False, None, (first, second))

    monkeypatch.setattr(checks, "roll_out", answer)
    event = check_loss(record, found, ply, 1.0).events[ply - 1]
    assert event.check == LossCheck(behind, margin, trials, is_confirmed, is_telling)
    assert event.is_certain == is_confirmed


def test_a_loss_is_checked_by_real_rollouts_and_nothing_else_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The last large loss of the game: it is soon played to its end."""
    monkeypatch.setattr(rollout, "time", SteppingClock(0.2))  # about 20 trials
    record, found = reviewed()
    ply = max(find_grave(found))
    checked = check_loss(record, found, ply, 4.0)
    assert checked.events[ply - 1].check is not None
    assert checked.events[: ply - 1] == found.events[: ply - 1]
    assert checked.events[ply:] == found.events[ply:]
    assert find_unchecked(checked) == [each for each in find_grave(found) if each != ply]
    assert checked.summaries == found.summaries


def test_without_time_nothing_is_checked_and_nothing_is_certain() -> None:
    record, found = reviewed()
    assert check_losses(record, found, 0.0) is found


def test_where_there_is_little_time_fewer_losses_are_checked() -> None:
    assert count_checks(60, 3) == 3
    assert count_checks(20, 12) == 5
    assert count_checks(1, 12) == 1


def test_every_loss_has_its_part_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "time", SteppingClock(0.01))
    record, found = reviewed()
    given: list[float] = []

    def note(record: Record, review: Review, ply: int, seconds: float) -> Review:
        given.append(seconds)
        return review

    monkeypatch.setattr(checks, "check_loss", note)
    told: list[tuple[int, int]] = []
    check_losses(record, found, 60.0, lambda done, of: told.append((done, of)))
    count = len(find_grave(found))
    assert told == [(done, count) for done in range(1, count + 1)]
    assert given[0] == pytest.approx(60 / count, rel=0.1)
    assert given[-1] == pytest.approx(60, rel=0.1), "time that was not needed is passed on"
