"""`colonnade arena`: tables for people, JSON for programs, a chart, and results that survive
Ctrl-C.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from colonnade.cli import main
from colonnade.core.extras import find_install_command
from tests.waiting import DEADLINE, wait_until


@pytest.fixture(autouse=True)
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Be in an empty folder, in English, before a wide terminal."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")


def test_a_table_tells_shares_and_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(
            [
                "arena",
                "columbiz",
                "--seats",
                "greedy,random",
                "--games",
                "6",
                "--out",
                "a.jsonl",
                "--workers",
                "1",
            ]
        )
        == 0
    )
    output, errors = capsys.readouterr()
    assert errors == ""
    for words in (
        "6 games",
        "greedy",
        "random",
        "50.0%",
        "95 % interval",
        "mean score",
        "Written to a.jsonl.",
        "Wilson’s",
    ):
        assert words in output
    assert "rating" not in output
    assert (
        main(["arena", "columbiz", "--seats", "greedy,random", "--games", "6", "--out", "a.jsonl"])
        == 0
    )
    assert capsys.readouterr().out == output  # nothing is left to play


def test_a_ladder_tells_ratings_and_a_chart_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        "arena",
        "quatre_colonnes",
        "--ladder",
        "random,greedy",
        "--games",
        "4",
        "--exact-building",
        "--players",
        "3",
    ]
    assert main([*command, "--chart", "ladder.png", "--workers", "2"]) == 0
    output = capsys.readouterr().out
    for words in (
        "6 games",
        "against",
        "rating",
        "builds first",
        "bootstrapped",
        "calculated",
        "Written to ladder.png.",
    ):
        assert words in output
    assert Path("ladder.png").read_bytes().startswith(b"\x89PNG")


def test_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        "arena",
        "quatre_colonnes",
        "--seats",
        "greedy,random,greedy,random",
        "--option",
        "teams=true",
        "--option",
        "dice=2",
    ]
    assert main([*command, "--games", "4", "--json", "--seed", "3"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["seed"], found["options"]["dice"], found["exact_building"]) == (
        "quatre_colonnes",
        3,
        2,
        False,
    )
    (result,) = found["results"]
    assert [level["level"] for level in result["levels"]] == ["greedy", "random"]
    assert sum(level["share"] for level in result["levels"]) == 1
    assert found["ratings"] == []


def test_it_speaks_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert (
        main(
            [
                "arena",
                "columbiz",
                "--ladder",
                "random,greedy",
                "--games",
                "2",
                "--chart",
                "a.png",
                "--workers",
                "1",
            ]
        )
        == 0
    )
    assert "cote" in capsys.readouterr().out


def test_a_chart_needs_its_extra_and_says_so_before_anything_is_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    command = [
        "arena",
        "columbiz",
        "--seats",
        "greedy,random",
        "--games",
        "2",
        "--workers",
        "1",
        "--out",
        "a.jsonl",
    ]
    assert main([*command, "--chart", "a.png"]) == 1
    told = "Matplotlib is not installed, and this needs it. It comes with the extra “lab”:"
    assert capsys.readouterr() == ("", f"colonnade: {told} {find_install_command('lab')}\n")
    assert list(Path().iterdir()) == []
    assert main(command) == 0


def test_control_c_keeps_what_was_played_and_the_same_command_goes_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = [
        "arena",
        "columbiz",
        "--seats",
        "greedy,random",
        "--workers",
        "2",
        "--out",
        "results.jsonl",
    ]
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "colonnade.cli",
            *command,
            "--games",
            "1000000",
            "--chart",
            "chart.png",
        ],
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    results = Path("results.jsonl")
    try:
        wait_until(lambda: results.is_file() and results.read_bytes().count(b"\n") >= 12)
        os.killpg(process.pid, signal.SIGINT)  # a terminal sends it to the whole group
        assert process.wait(DEADLINE) == 130
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(DEADLINE)
    assert process.stderr is not None
    kept, stopped = process.stderr.read().decode().splitlines()
    process.stderr.close()
    assert kept.endswith("games are kept in results.jsonl. The same command goes on with them.")
    assert stopped == "colonnade: Stopped."
    assert [path.name for path in Path().iterdir()] == ["results.jsonl"]
    played = 2 * (results.read_bytes().count(b"\n") - 1)
    assert kept.startswith(f"{played} of 1000000 ")
    assert main([*command, "--games", str(played + 20), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (
        main(
            ["arena", "columbiz", "--seats", "greedy,random", "--games", str(played + 20), "--json"]
        )
        == 0
    )
    assert json.loads(capsys.readouterr().out) == found
