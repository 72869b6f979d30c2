"""A third game is played everywhere, and nothing outside its own folder knows it. Each part runs as
users run it, as a program.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.client import play_out
from tests.ports import find_port
from tests.server.tools import Process
from tests.waiting import DEADLINE

ROOT = Path(__file__).parents[2]
TURN = "\ntake\ndone\n"


class Program:
    """The command line, as a user has it who has installed the game."""

    def __init__(self, environment: dict[str, str], folder: Path) -> None:
        self.environment = {**environment, "XDG_STATE_HOME": str(folder)}
        self.folder = folder

    def run(self, *arguments: str, typed: str = "", code: int = 0) -> str:
        """What it prints; it must end with this code."""
        command = [sys.executable, "-m", "colonnade.cli", *arguments]
        answer = subprocess.run(
            command,
            input=typed,
            capture_output=True,
            text=True,
            env=self.environment,
            cwd=self.folder,
            check=False,
            timeout=DEADLINE,
        )
        assert answer.returncode == code, answer.stdout + answer.stderr
        return answer.stdout + answer.stderr


@pytest.fixture
def program(installed: dict[str, str], tmp_path: Path) -> Program:
    return Program(installed, tmp_path)


@pytest.fixture
def records(program: Program) -> Path:
    program.run(
        "simulate",
        "stones",
        "--seats",
        "sharp,miser",
        "--games",
        "2",
        "--seed",
        "1",
        "--out",
        "games.jsonl",
    )
    return program.folder / "games.jsonl"


def test_without_its_distribution_nobody_knows_it(tmp_path: Path) -> None:
    program = Program(
        {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}, tmp_path
    )
    assert "The games are columbiz, quatre_colonnes." in program.run("learn", "stones", code=2)


def test_a_plugin_that_cannot_be_loaded_is_left_out(program: Program) -> None:
    folder = program.folder / "broken-1.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (folder / "entry_points.txt").write_text("[colonnade.games]\nbroken = no_such_module:GAME\n")
    program.environment["PYTHONPATH"] += os.pathsep + str(program.folder)
    told = program.run("learn", "elsewhere", code=2)
    assert "The games are columbiz, quatre_colonnes, stones." in told
    assert "colonnade.games: broken (no_such_module:GAME) is left out" in told


def test_a_whole_game_in_the_terminal_and_no_hint(program: Program) -> None:
    played = (
        "play",
        "stones",
        "--seats",
        "human,sharp",
        "--dice",
        "seeded",
        "--seed",
        "3",
        "--language",
        "fr",
    )
    told = program.run(*played, typed="\nhint\n" + "take\ndone\n" + TURN * 20)
    assert "Cailloux" in told
    assert "Blanc · Noir (Malin, sharp)" in told
    assert "Il n’y a pas de conseils dans ce jeu." in told
    assert "Le dernier caillou est pris." in told


def test_there_is_no_lesson_and_nothing_to_train(program: Program) -> None:
    assert "This game has no guided first game." in program.run("learn", "stones", code=2)
    assert "There is no training for stones in this program." in program.run(
        "train", "stones", "--out", "net.npz", code=1
    )


def test_a_record_is_checked_and_replayed(program: Program, records: Path) -> None:
    assert "2 games, every event legal" in program.run("check", str(records))
    positions = [
        json.loads(line) for line in program.run("replay", str(records), "--json").splitlines()
    ]
    assert positions[-1]["turn"]["over"]["reason"] == "stones-last"
    assert "ooooooooo white" in program.run("replay", str(records))


def test_the_arena(program: Program) -> None:
    arguments = (
        "arena",
        "stones",
        "--round-robin",
        "all",
        "--games",
        "40",
        "--workers",
        "2",
        "--json",
    )
    answer = json.loads(program.run(*arguments))
    assert [level["level"] for level in answer["ratings"]][-1] == "sharp"
    assert "quatre_colonnes" in program.run(
        "arena", "stones", "--seats", "sharp,miser", "--exact-building", code=2
    )


def test_a_review_by_rollouts_and_its_report(program: Program, records: Path) -> None:
    review = json.loads(program.run("analyse", str(records), "--json", "--seconds", str(DEADLINE)))
    assert review["is_over"]
    for seat in range(2):
        terms = sum(
            event["term"][seat] + (event["correction"] or [0, 0])[seat]
            for event in review["events"]
        )
        assert review["start"][seat] + terms == pytest.approx(review["result"][seat])
    assert {event["kind"] for event in review["events"]} == {"throw", "take"}
    assert all(summary["grade"] is None for summary in review["summaries"])
    lost = [event for event in review["events"] if event["loss"] > 0.5]
    assert lost, "a miser leaves the last stones"
    assert all(event["best"] == "take" and event["check"]["is_confirmed"] for event in lost)
    program.run(
        "analyse", str(records), "--html", "page.html", "--seconds", "0", "--language", "nl"
    )
    page = (program.folder / "page.html").read_text(encoding="utf-8")
    assert "Stenen" in page
    assert "Nemen" in page
    assert "--seat1:#101010" in page


def test_a_rollout_of_a_position(program: Program) -> None:
    answer = json.loads(
        program.run("rollout", "S9-0-2-3-0-4-1-0", "--trials", "48", "--json", "--workers", "1")
    )
    assert answer["candidates"][0]["action"] == "take"
    assert answer["candidates"][1]["behind"] > 0.2


# The server


@pytest.fixture
def served(
    tmp_path: Path, installed: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Process]:
    monkeypatch.setenv("PYTHONPATH", installed["PYTHONPATH"])
    process = Process(tmp_path / "tables.sqlite", find_port(), requests_per_second=10_000.0)
    yield process
    process.kill()


def test_a_whole_game_over_sockets_without_help(served: Process) -> None:
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "bot", "level": "sharp"}]
    (form,) = [
        form for form in served.request("GET", "/api/games")[1]["games"] if form["key"] == "stones"
    ]
    assert (form["has_hints"], form["has_lesson"], form["is_printable"]) == (False, False, False)
    assert form["needs_first"]
    assert form["palette"]["red"] == {
        "emblem": "◆",
        "light": "#b3261e",
        "dark": "#ff8b80",
        "terminal": "color(160)",
    }
    assert form["sides"] == [
        {"players": 2, "given": {}, "sides": [0, 1]},
        {"players": 3, "given": {}, "sides": [0, 1, 2]},
    ]
    status, problem = served.request(
        "POST", "/api/tables", {"game": "stones", "seats": seats, "first": 0, "help": "on"}
    )
    assert (status, problem["message"]["key"]) == (400, "error-coach-none")
    made = served.create("stones", seats, first=0)
    client = served.client(made["table"], made["token"], dice="agree")
    assert client.view["table"]["help"] == "off"
    play_out([client])
    assert client.command("hint", revision=client.view["revision"], level=1)["code"] == "help-off"
    assert served.record(made["table"])["result"]["reason"] == "stones-last"
    assert served.review(f"/api/tables/{made['table']}/review")[0]["review"]["is_over"]
    assert served.request("GET", "/api/lessons/stones")[1]["message"]["key"] == "error-lesson-none"


def test_the_server_hands_the_words_on(served: Process) -> None:
    assert "stones-name = Stenar" in served.request("GET", "/api/games/stones/words/sv")[1]["text"]
    for nobody in ("stones/words/xx", "stones/words/..", "columbiz/words/en", "nothing/words/en"):
        assert served.request("GET", f"/api/games/{nobody}")[1].get("text", "") == ""
