"""The examples are listed, and their commands have arguments that exist; `make examples` runs them.
What they share is tested here, in games.
"""

import ast
import importlib
import re
from argparse import ArgumentParser
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "examples"
FILES = sorted(FOLDER.glob("*.py"))
CLIENTS = [path for path in FILES if path.name != "ladder.py"]


@pytest.fixture
def ladder(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(FOLDER))
    return importlib.import_module("ladder")


def list_arguments(path: Path) -> set[str]:
    """The options that the parser of a file has, without running it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    found = {
        call.args[0].value
        for call in calls
        if isinstance(call.func, ast.Attribute)
        and call.func.attr == "add_argument"
        and isinstance(call.args[0], ast.Constant)
    }
    if any(isinstance(call.func, ast.Name) and call.func.id == "make_parser" for call in calls):
        found |= list_arguments(FOLDER / "ladder.py")
    return {str(name) for name in found}


def list_commands(path: Path) -> list[str]:
    """The commands at the top of an example; lines that go on are indented deeper."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    joined = re.sub(r"\n {20,}(?=--)", " ", text)
    return re.findall(rf"python examples/{path.name}.*", joined)


def test_the_page_lists_every_file() -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^\| \[(\w+\.py)\]", page, re.MULTILINE)) == [
        path.name for path in FILES
    ]


def test_make_runs_every_example() -> None:
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nexamples:\n")[2]
    run = re.findall(r"python examples/(\S+)", recipe.partition("\n\n")[0])
    assert sorted(run) == [path.name for path in CLIENTS]


@pytest.mark.parametrize("path", CLIENTS, ids=lambda path: path.name)
def test_the_commands_of_an_example_have_arguments_that_exist(path: Path) -> None:
    commands = list_commands(path)
    assert len(commands) == 2, "a small one and a full one"
    options = list_arguments(path)
    assert {"--seconds", "--seed", "--out", "--games", "--levels"} <= options
    for command in commands:
        assert set(re.findall(r"--[\w-]+", command)) <= options, command
    assert "--seconds" in commands[1]


def test_the_shared_arguments_are_read(ladder: ModuleType) -> None:
    parser: ArgumentParser = ladder.make_parser("What it does.\n\nMore.")
    assert parser.description == "What it does."
    given = parser.parse_args(["--seconds", "600", "--game", "quatre_colonnes"])
    assert (given.seconds, given.game, given.out) == (600, "quatre_colonnes", ladder.OUT)


def choose_first(seen: Any, masks: Any) -> Any:
    assert seen.shape[0] == masks.shape[0] <= 64
    return masks.argmax(axis=1)


def test_games_are_played_to_their_ends_in_each_seat(
    ladder: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "TABLES", 2)  # a table plays several games
    begun: list[tuple[int, int]] = []
    reset = ladder.GameEnv.reset

    def watched(self: Any, *, seed: int, options: dict[str, int]) -> Any:
        begun.append((seed, options["seat"]))
        return reset(self, seed=seed, options=options)

    monkeypatch.setattr(ladder.GameEnv, "reset", watched)
    shares = ladder.play(choose_first, "columbiz", "random", games=5, seed=40)
    assert sorted(begun) == [(40, 0), (41, 1), (42, 0), (43, 1), (44, 0)]
    assert len(shares) == 5
    assert set(shares) <= {0, 0.5, 1}
    monkeypatch.undo()
    assert ladder.play(choose_first, "columbiz", "random", games=5, seed=40) == shares, (
        "how many games are played at once changes nothing"
    )


def test_a_table_of_levels_has_shares_with_their_intervals(
    ladder: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    row = ladder.summarise("greedy", [1.0] * 30 + [0.0] * 10)
    assert capsys.readouterr().out.split() == ["greedy", "40", "75.0%", "59.6%", "–", "85.9%"]
    assert (row["share"], row["interval"]) == (0.75, pytest.approx([0.596, 0.859], abs=5e-4))


def test_a_curve_is_measured_at_its_times(
    ladder: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    now = 0.0
    monkeypatch.setattr(ladder.time, "monotonic", lambda: now)
    monkeypatch.setattr(ladder, "play", lambda *_: [0.25, 0.75])
    given = ladder.make_parser("").parse_args(["--seconds", "10", "--points", "2"])
    curve = ladder.Curve(given)
    for _ in range(2):
        curve.start(ladder.Clock(given.seconds))
        start = now
        for second in range(11):
            now = start + second
            if curve.is_due:
                curve.add(choose_first, games=1)
        assert not curve.clock.left
        curve.end()
    assert [point["seconds"] for point in curve.points] == [0, 5, 10, 10, 15, 20]
    assert curve.points[0]["random"] == curve.points[0]["greedy"] == 0.5
    ladder.draw(tmp_path / "curve.png", curve, "A title")
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
