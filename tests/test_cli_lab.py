"""`colonnade benchmark-bot` and `colonnade openings`."""

import csv
import json
from pathlib import Path

import pytest

from colonnade.cli import main
from colonnade.locales import LANGUAGES


def test_a_level_is_measured_beside_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["benchmark-bot", "random", "--positions", "3", "--workers", "1"]
    assert main([*command, "--game", "quatre_colonnes"]) == 0
    table = capsys.readouterr().out
    assert "Les 4 colonnes: mean loss in % of a win" in table
    for text in ("2 players", "3 players", "4 players", "beginner", "master", "stands between"):
        assert text in table
    assert main([*command, "--game", "columbiz", "--players", "2", "--json"]) == 0
    (loss,) = json.loads(capsys.readouterr().out)["losses"]
    assert (loss["game"], loss["players"], loss["positions"]) == ("columbiz", 2, 3)


def test_a_level_of_one_game_is_measured_there(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["benchmark-bot", "points", "--positions", "2", "--workers", "1", "--json"]
    assert main(command) == 0
    losses = json.loads(capsys.readouterr().out)["losses"]
    assert {loss["game"] for loss in losses} == {"columbiz"}


def test_workers_do_not_change_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["benchmark-bot", "random", "--players", "2", "--positions", "12", "--json"]
    answers: list[str] = []
    for workers in ("1", "2"):
        assert main([*command, "--workers", workers]) == 0
        answers.append(capsys.readouterr().out)
    assert answers[0] == answers[1]


def test_a_throw_is_answered_by_its_best_keeps(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["openings", "columbiz", "6", "5", "5", "5", "3", "3", "2", "1"]) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("│")]
    assert len(lines) == 10
    assert lines[0].split("│")[3].strip() == "0.00%"
    assert main(["openings", "quatre_colonnes", "1"]) == 0
    assert "–" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_throws_are_shown(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["openings", "quatre_colonnes", "--language", language]) == 0
    printed = capsys.readouterr().out
    assert "exit Y1 5" in printed
    assert "cli-" not in printed


def test_all_throws_go_to_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "openings.csv"
    command = ["openings", "columbiz", "--players", "4", "--csv", str(path)]
    assert main(command) == 0
    assert str(path.name) in capsys.readouterr().out
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 1287
    assert sum(float(row["chance"]) for row in rows) == pytest.approx(1, abs=1e-4)
    for row in rows:
        apart = float(row["share"]) - float(row["second_share"])
        assert apart == pytest.approx(float(row["behind"]), abs=2e-6)
