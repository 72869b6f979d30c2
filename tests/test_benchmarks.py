"""The benchmarks as a person calls them; their figures are never asserted on."""

import subprocess
import sys
from pathlib import Path

BENCHMARKS = Path(__file__).parents[1] / "benchmarks"
BOTS = BENCHMARKS / "bots.py"


def measure_speed(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BOTS), "speed", *arguments, "--games", "1", "--decisions", "1"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_level_is_timed_where_it_exists_and_missed_aloud_where_it_does_not() -> None:
    answer = measure_speed("points")
    assert answer.returncode == 0, answer.stderr
    assert "columbiz, points, 2 players: median " in answer.stdout
    assert "quatre_colonnes, points: not measured. There is no bot “points” for this game." in answer.stdout
    assert "quatre_colonnes, points, " not in answer.stdout


def test_a_level_that_no_game_has_is_refused() -> None:
    answer = measure_speed("nobody")
    assert answer.returncode == 1
    assert answer.stdout.count("There is no bot “nobody” for this game.") == 2
    assert not answer.stderr


def measure_bands(results: Path) -> subprocess.CompletedProcess[str]:
    which = ["--game", "columbiz", "--players", "2", "--games", "1", "--levels", "random,points,greedy", "--workers", "0"]
    command = [sys.executable, str(BENCHMARKS / "review.py"), "ladder", *which, "--results", str(results)]
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
