"""What the workers compute is what the analysis says. Here in the tests' own process; test_help.py
asks real workers.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pytest

from colonnade.analysis import checks
from colonnade.analysis.checks import find_unchecked
from colonnade.analysis.coach import hint, warn
from colonnade.analysis.lens import find_values, lens
from colonnade.analysis.review import Review, review
from colonnade.core.game import Decide
from colonnade.core.record import Record
from colonnade.games import GAMES
from colonnade.lab.simulate import play_game, prepare_experiment
from colonnade.server.workers import thinking
from tests.analysis.evaluators import Invented
from tests.analysis.racing import Racing

KEY = "quatre_colonnes"
GAME = GAMES[KEY]


@cache
def make_record(game: str) -> Record:
    return play_game(prepare_experiment(game, ["random", "random"], 1, 1), 0)


@cache
def find_decision() -> Any:
    """A position in which some action is a grave mistake and some is not."""
    for step in make_record(KEY).replay(GAME):
        if isinstance(GAME.turn(step.state), Decide):
            warnings = [
                warn(GAME, step.state, action, thinking.GRAVE, Racing())
                for action in GAME.legal(step.state)
            ]
            if any(warnings) and None in warnings:
                return step.state
    raise AssertionError("the game has no such position")


@pytest.fixture
def _racing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_find_evaluator", lambda key: Racing())


@pytest.fixture
def _invented(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "_find_evaluator", lambda key: Invented(GAMES[key], 2))


@pytest.mark.usefixtures("_racing")
def test_hint_lens_and_mistake_are_those_of_the_analysis() -> None:
    state = find_decision()
    found = hint(GAME, state, Racing())
    assert thinking.find_hint(KEY, state) == (found.nudge, found.candidates, found.reasons)
    assert thinking.find_chances(KEY, state, 0) == (
        lens(GAME, state, 0),
        find_values(GAME, state, Racing()),
    )
    for action in GAME.legal(state):
        assert thinking.find_mistake(KEY, state, str(action)) == (
            warn(GAME, state, action, thinking.GRAVE, Racing()),
        )


@pytest.mark.parametrize("colours", [("Y", "G"), ("B", "R")])
def test_a_worker_gets_ready_by_the_hint_of_a_first_decision(
    colours: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    readied: list[Any] = []
    evaluator = Racing()
    monkeypatch.setattr(evaluator, "get_ready", readied.append)
    monkeypatch.setattr(thinking, "_find_evaluator", lambda key: evaluator)
    monkeypatch.setattr(thinking, "find_hint", lambda key, state: asked.append(state))
    begun = GAME.initial(GAME.options_type.resolve({}, 2), GAME.seats(colours, 0))
    thinking.get_ready(KEY, begun)
    assert readied == [begun]
    assert [GAME.turn(state) for state in asked] == [Decide(0)]


@pytest.mark.usefixtures("_invented")
def test_a_review_reports_every_percent_once() -> None:
    record, reported = make_record("columbiz"), list[float]()
    found = thinking.make_review(record.to_json(), reported.append)
    assert found == msgspec.json.encode(review(record, Invented(GAMES["columbiz"], 2)))
    percents = [int(100 * part) for part in reported]
    assert percents == sorted(set(percents))
    assert percents[-1] == 100


@pytest.mark.usefixtures("_invented")
def test_large_losses_are_checked_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "MIN_SECONDS", 0.005)
    record = make_record("columbiz")
    made = msgspec.json.decode(
        thinking.make_review(record.to_json(), lambda done: None), type=Review
    )
    grave = find_unchecked(made)
    assert len(grave) >= 2
    kept = {grave[0], grave[-1]}
    events = [event if event.ply in kept else replace(event, loss=0.0) for event in made.events]
    found, left = msgspec.json.encode(replace(made, events=tuple(events))), True
    rounds = 0
    while left:
        before = find_unchecked(msgspec.json.decode(found, type=Review))
        found, left = thinking.check_next(record.to_json(), found, 0.01)
        assert find_unchecked(msgspec.json.decode(found, type=Review)) == before[1:], (
            "the most costly first"
        )
        rounds += 1
    assert rounds == 2
    assert thinking.check_next(record.to_json(), found, 0.01) == (found, False)
    monkeypatch.setattr(checks, "MIN_SECONDS", 0.01)
    found = msgspec.json.encode(replace(made, events=tuple(events)))
    assert not thinking.check_next(record.to_json(), found, 0.01)[1], "there is time for one alone"
