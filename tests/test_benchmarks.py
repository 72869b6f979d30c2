"""The benchmarks as a person calls them; their figures are never asserted on."""

import importlib
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"
BOTS = BENCHMARKS / "bots.py"


def measure_speed(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BOTS), "speed", *arguments, "--games", "1", "--decisions", "1"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_level_is_timed_where_it_exists_and_missed_aloud_where_it_does_not() -> None:
    answer = measure_speed("points")
    assert answer.returncode == 0, answer.stderr
    assert "columbiz, points, 2 players: median " in answer.stdout
    assert (
        "quatre_colonnes, points: not measured. There is no bot “points” for this game."
        in answer.stdout
    )
    assert "quatre_colonnes, points, " not in answer.stdout


def test_a_level_that_no_game_has_is_refused() -> None:
    answer = measure_speed("nobody")
    assert answer.returncode == 1
    assert answer.stdout.count("There is no bot “nobody” for this game.") == 2
    assert not answer.stderr


def measure_bands(results: Path) -> subprocess.CompletedProcess[str]:
    which = [
        "--game",
        "columbiz",
        "--players",
        "2",
        "--games",
        "1",
        "--levels",
        "random,points,greedy",
        "--workers",
        "0",
    ]
    command = [
        sys.executable,
        str(BENCHMARKS / "review.py"),
        "ladder",
        *which,
        "--results",
        str(results),
    ]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_bands_go_on_where_they_were_stopped(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    first = measure_bands(results)
    assert first.returncode == 0, first.stderr
    whole = results.read_text(encoding="utf-8")
    assert len(whole.splitlines()) == 2, "three levels with a game each need two games of two"
    assert "0 of 2 games are there" in first.stdout
    results.write_text(whole[:-40], encoding="utf-8")  # stopped in the middle of the second line
    second = measure_bands(results)
    assert "1 of 2 games are there" in second.stdout
    assert results.read_text(encoding="utf-8") == whole
    assert second.stdout.splitlines()[1:] == first.stdout.splitlines()[1:]


def test_corrections_are_measured_at_every_table_that_is_asked_for() -> None:
    which = ["--game", "quatre_colonnes", "--players", "2", "--levels", "random,club"]
    command = [
        sys.executable,
        str(BENCHMARKS / "review.py"),
        "corrections",
        *which,
        *("--games", "2", "--workers", "0"),
    ]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    rows = [line.split(" | ")[:2] for line in answer.stdout.splitlines()[2:]]
    assert rows == [
        [f"| quatre_colonnes, 2 players{dice}", f"`{level}`"]
        for dice in ("", ", dice=2")
        for level in ("random", "club")
    ]


def test_the_weights_of_the_coach_are_fitted_beside_its_own() -> None:
    command = [
        sys.executable,
        str(BENCHMARKS / "coach_weights.py"),
        "--positions",
        "30",
        "--players",
        "2",
        "--dice",
        "1",
    ]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.startswith("30 pairs of actions from 1 tables;")
    (safe,) = [line for line in answer.stdout.splitlines() if line.startswith("SAFE")]
    assert safe.split(":")[1].split()[4] == "6", "the coach's own weight"


def test_a_fit_finds_the_weights_of_made_up_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    fit = importlib.import_module("coach_weights").fit
    inputs = np.random.default_rng(1).normal(size=(200, 4))
    inputs[:, 3] = 0  # never differs
    weights = fit(np.column_stack([inputs, 0.02 * (inputs @ [1, 6, -4, 9])]))
    assert weights[:3] == pytest.approx([1, 6, -4])
    assert np.isnan(weights[3])
