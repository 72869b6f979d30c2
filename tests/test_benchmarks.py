"""The benchmarks as a person calls them; their figures are never asserted on."""

import subprocess
import sys
from pathlib import Path

BOTS = Path(__file__).parents[1] / "benchmarks" / "bots.py"


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
