"""`colonnade analyse` and `colonnade rollout`: tables for people, JSON for programs, a page for
friends.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from colonnade.analysis import checks, rollout
from colonnade.analysis.review import Review, review
from colonnade.analysis.rollout import Rollout
from colonnade.cli import main
from colonnade.core.record import Record
from colonnade.games import GAMES
from colonnade.lab.simulate import play_game, prepare_experiment
from tests.clocks import SteppingClock


@pytest.fixture(autouse=True)
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Record]:
    """Be in a folder with two games of Columbiz, in English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    experiment = prepare_experiment("columbiz", ["greedy", "random"], 2, 7)
    played = [play_game(experiment, index) for index in range(2)]
    Path("games.jsonl").write_text(
        "".join(f"{record.to_json()}\n" for record in played), encoding="utf-8"
    )
    return played


def test_analyse_prints_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "games.jsonl", "--seconds", "0"]) == 0
    said = capsys.readouterr().out
    assert "Columbiz: luck and skill" in said
    assert "What decided the game" in said
    assert main(["analyse", "games.jsonl", "--language", "sv", "--seconds", "0"]) == 0
    assert "Det som avgjorde partiet" in capsys.readouterr().out


def test_analyse_prints_the_whole_review_as_json(
    games: list[Record], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", "games.jsonl", "--game", "1", "--json", "--seconds", "0"]) == 0
    assert msgspec.json.decode(capsys.readouterr().out, type=Review) == review(games[1])


def test_analyse_writes_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(
            ["analyse", "games.jsonl", "--html", "game.html", "--language", "fr", "--seconds", "0"]
        )
        == 0
    )
    assert "game.html" in capsys.readouterr().out
    page = Path("game.html").read_text(encoding="utf-8")
    assert "Ce qui a décidé la partie" in page
    assert [path.name for path in Path().iterdir() if path.name.startswith(".")] == []


def test_a_bad_game_leaves_no_page() -> None:
    record = json.loads(Path("games.jsonl").read_text(encoding="utf-8").splitlines()[0])
    record["events"][5] = "place 1-1"
    Path("bad.json").write_text(json.dumps(record), encoding="utf-8")
    assert main(["analyse", "bad.json", "--html", "game.html"]) == 1
    assert not Path("game.html").exists()


def position(games: list[Record], phase: str) -> str:
    """A position of the last turn of a game."""
    states = [step.state for step in games[0].replay(GAMES["columbiz"])]
    found = next(state for state in reversed(states) if state.phase == phase)
    return GAMES["columbiz"].position(found)


def test_rollout_prints_a_table_and_json(
    games: list[Record], capsys: pytest.CaptureFixture[str]
) -> None:
    place = position(games, "keep")
    command = ["rollout", place, "--trials", "48", "--workers", "1"]
    assert main(command) == 0
    said = capsys.readouterr().out
    assert "95 % interval" in said
    assert "trials each" in said
    assert main([*command, "--json", "--seed", "2", "--candidates", "2"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Rollout)
    assert found.position == place
    assert len(found.candidates) == 2
    assert found.trials >= 48


def test_rollout_compares_the_actions_asked_for(
    games: list[Record], capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["rollout", position(games, "keep"), "--trials", "48", "--workers", "1", "--json"]
    assert main([*command, "--action", "keep", "--turns", "1"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Rollout)
    assert [candidate.action for candidate in found.candidates] == ["keep"]
    assert main(["rollout", position(games, "throw"), "--action", "keep"]) == 2
    assert "there is no action to choose" in capsys.readouterr().err
    assert main(["rollout", position(games, "over")]) == 2
    assert "nothing to play on" in capsys.readouterr().err


def test_analyse_checks_large_losses_in_its_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = SteppingClock(0.5)
    for module in (checks, rollout):
        monkeypatch.setattr(module, "time", clock)
    assert main(["analyse", "games.jsonl", "--json", "--seconds", "3"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Review)
    grave = sorted(
        (event for event in found.events if event.loss >= 0.05), key=lambda event: -event.loss
    )
    assert grave
    assert grave[0].check is not None
    assert all(event.check is None for event in found.events if event.loss < 0.05)


def test_rollout_prints_what_it_has_when_its_time_is_over(
    games: list[Record], capsys: pytest.CaptureFixture[str]
) -> None:
    command = [
        "rollout",
        position(games, "keep"),
        "--seconds",
        "0",
        "--trials",
        "100000",
        "--precision",
        "0.0001",
        "--workers",
        "1",
    ]
    assert main([*command, "--json"]) == 0
    found = msgspec.json.decode(capsys.readouterr().out, type=Rollout)
    assert found.trials == 1
    assert main(command) == 0
    assert "One trial each was not enough for the precision asked for" in capsys.readouterr().out
