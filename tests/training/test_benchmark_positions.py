"""Benchmark positions are made with the batches of training: what is rolled out agrees with exact
expectations, and the making goes on where it was stopped.
"""

import importlib
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from colonnade.bots.evaluation import find_evaluator
from colonnade.games import GAMES
from colonnade.lab.positions import FILE, PHASES, parse_positions

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture
def trials(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    return importlib.import_module("position_trials")


def draw_some(game: str, players: int, count: int, **options: Any) -> list[Any]:
    making = importlib.import_module("position_making")
    return list(making.draw_positions(making.Table(game, players, options, count), 1))


def test_a_turn_of_columbiz_is_corrected_to_its_exact_expectation(trials: Any) -> None:
    drawn = draw_some("columbiz", 2, 8)
    assert Counter(position.phase for position in drawn) == dict.fromkeys(PHASES, 2)
    evaluator = find_evaluator("columbiz", is_quick=True)
    seen = set()
    for position in drawn:
        state = GAMES["columbiz"].from_position(position.position)
        seen.add(state.phase)
        batch = trials.play_columbiz(position, 1, 0, turns=1)
        for group, some in enumerate(position.rolled):
            action = GAMES["columbiz"].parse(some.actions[0])
            ranked = {str(option.action): option.shares for option in evaluator.rank(state)}
            assert batch.base[group] == pytest.approx(ranked[some.actions[0]], abs=1e-4)
            if state.phase == "place":
                end = trials.play_to_next_throw(position, action)
                shares, error = trials.summarise_group([batch], group, position.seat)
                assert shares == pytest.approx(evaluator.find_shares(end), abs=1e-4)
                assert error < 1e-6, "a turn looked through has no luck"
        weights = np.array([trial.weights for trial in batch.trials])
        assert (weights >= 0).all()
    assert seen == {"keep", "place"}


def test_a_draw_of_les_4_colonnes_is_corrected_to_its_exact_expectation(trials: Any) -> None:
    drawn = draw_some("quatre_colonnes", 2, 8, dice=1)[:3]
    evaluator = find_evaluator("quatre_colonnes")
    work = [(position, 0) for position in drawn]
    for position, batch in zip(drawn, trials.play_quatre_colonnes(work, 1, draws=1), strict=True):
        for group, some in enumerate(position.rolled):
            action = GAMES[position.game].parse(some.actions[0])
            expected = evaluator.find_shares(trials.play_to_next_throw(position, action))
            shares, error = trials.summarise_group([batch], group, position.seat)
            assert shares == pytest.approx(expected, abs=1e-4)
            assert error < 1e-5


def test_a_value_that_one_heavy_trial_carries_is_not_trusted(trials: Any) -> None:
    position = draw_some("quatre_colonnes", 2, 4, dice=1)[0]
    groups = len(position.rolled)

    def make_batches(weights: list[float]) -> list[Any]:
        return [
            trials.Batch(
                position.position,
                number,
                ((0.5, 0.5),) * groups,
                tuple(
                    trials.Trial((weight,) * groups, (0.01 * n, 0.0))
                    for n, weight in enumerate(weights)
                ),
            )
            for number in range(2)
        ]

    equal, heavy = make_batches([1.0] * 8), make_batches([8.0] + [0.001] * 7)
    assert trials.find_largest_error(position, equal) < 0.01
    assert trials.find_largest_error(position, heavy) == 1
    assert trials.find_largest_error(position, equal[:1]) == 1, "its halves are one batch"


def test_positions_are_made_step_by_step_and_go_on_where_they_were_stopped(
    trials: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    module = importlib.import_module("positions")
    tables = tuple(replace(table, count=4) for table in (module.TABLES[0], module.TABLES[3]))
    monkeypatch.setattr(module, "TABLES", tables)

    def run(*arguments: str) -> str:
        command = ["positions.py", *arguments, "--folder", str(tmp_path)]
        monkeypatch.setattr(sys, "argv", command)
        assert module.main() == 0
        return capsys.readouterr().out

    assert run("draw").count("4 positions") == 2
    run("roll", "--error", "90")
    (path,) = tmp_path.glob("trials-*.jsonl")
    whole = path.read_bytes()
    assert len(whole.splitlines()) >= 16, "two batches at least"
    path.write_bytes(whole[:-20])
    assert "1 of 8 positions get batch" in run("roll", "--error", "90")
    assert len(path.read_bytes().splitlines()) == len(whole.splitlines())
    run("choose", "--slow", "0")
    printed = run("pack", "--out", str(tmp_path))
    assert "8 positions" in printed
    found = parse_positions((tmp_path / FILE).read_bytes())
    assert {level.level for level in found.header.levels} >= {"random", "master"}
    assert all(position.trials for position in found.positions)
    checked = run("check", "--game", "quatre_colonnes", "--positions", "4", "--batches", "2")
    assert "of 4 are beyond their 95 % interval" in checked
