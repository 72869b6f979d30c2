"""The command line: games are played, checked, replayed and verified; what does not hold is refused
with ply and clause.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from colonnade.cli import main
from colonnade.core.view import picture_text
from colonnade.games import GAMES
from tests.waiting import DEADLINE, wait_until

ENGLISH = {"LC_ALL": "C.UTF-8"}
COLONNADE = [sys.executable, "-m", "colonnade.cli"]


@pytest.fixture(autouse=True)
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Be in an empty folder, in English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path


def simulate(game: str, seats: str, *more: str, games: int = 2, out: str = "games.jsonl") -> None:
    assert (
        main(
            [
                "simulate",
                game,
                "--seats",
                seats,
                "--games",
                str(games),
                "--seed",
                "1",
                "--out",
                out,
                "--workers",
                "1",
                *more,
            ]
        )
        == 0
    )


def records(path: str = "games.jsonl") -> list[dict[str, Any]]:
    return [json.loads(line) for line in Path(path).read_text(encoding="utf-8").splitlines()]


def write(*given: dict[str, Any], path: str = "changed.jsonl") -> str:
    Path(path).write_text("".join(json.dumps(record) + "\n" for record in given), encoding="utf-8")
    return path


# Simulate, check, replay

TABLES = [
    ("columbiz", "random,greedy", []),
    (
        "columbiz",
        "random,random,random",
        ["--option", "edition=sv", "--option", "kept_dice=locked"],
    ),
    (
        "columbiz",
        "greedy,random,random,greedy",
        ["--option", "edition=nl", "--option", "beyond_twelve=cap", "--option", "max_discs=8"],
    ),
    ("columbiz", "random,random", ["--option", "max_discs=1", "--dice", "fair"]),
    ("quatre_colonnes", "random,greedy", []),
    (
        "quatre_colonnes",
        "greedy,random",
        ["--colours", "R,Y", "--first", "1", "--option", "dice=2", "--dice", "fair"],
    ),
    (
        "quatre_colonnes",
        "greedy,random,greedy",
        ["--colours", "G,R,Y", "--option", "finish=free", "--option", "third_six=workshop"],
    ),
    (
        "quatre_colonnes",
        "greedy,greedy,greedy,greedy",
        ["--option", "teams=true", "--option", "dice=2", "--option", "sums=false"],
    ),
]


@pytest.mark.parametrize(("game", "seats", "more"), TABLES)
def test_simulated_games_are_legal_and_replay_streams_every_position(
    game: str, seats: str, more: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    simulate(game, seats, *more)
    assert main(["check", "games.jsonl"]) == 0
    assert (
        capsys.readouterr().out
        == "games.jsonl: 2 games, every event legal and every result true.\n"
    )
    assert main(["replay", "games.jsonl", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    expected = [
        (index, ply, event)
        for index, record in enumerate(records())
        for ply, event in enumerate([None, *record["events"]])
    ]
    assert [(line["game"], line["ply"], line["event"]) for line in lines] == expected
    for line, following in pairwise(lines):
        assert list(line) == ["game", "ply", "event", "turn", "legal", "state"]
        assert bool(line["legal"]) == ("decide" in line["turn"])
        if line["legal"]:
            assert following["event"] in line["legal"]
    assert lines[-1]["turn"] == {"over": records()[-1]["result"]}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("dice", ["seeded", "fair"])
def test_the_same_seed_gives_the_same_bytes_with_any_number_of_workers(
    game: str, dice: str, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    command = [
        "simulate",
        game,
        "--seats",
        "greedy,random",
        "--games",
        "40",
        "--seed",
        "7",
        "--dice",
        dice,
    ]
    for name, workers in (("one", "1"), ("again", "1"), ("two", "2")):
        assert main([*command, "--workers", workers, "--out", name]) == 0
    capfdbinary.readouterr()
    assert main(command) == 0
    assert (
        Path("one").read_bytes()
        == Path("again").read_bytes()
        == Path("two").read_bytes()
        == capfdbinary.readouterr().out
    )


def test_the_summary_goes_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["simulate", "columbiz", "--seats", "greedy,random", "--games", "3", "--seed", "1"])
        == 0
    )
    output, errors = capsys.readouterr()
    assert [json.loads(line)["game"] for line in output.splitlines()] == ["columbiz"] * 3
    assert "3 games" in errors
    assert "greedy" in errors
    assert "95 % interval" in errors


def test_a_file_is_replaced_only_by_a_whole_one(capsys: pytest.CaptureFixture[str]) -> None:
    Path("games.jsonl").write_text("precious")
    Path("failing.py").write_text(
        "class Bot:\n    def decide(self, *arguments):\n        raise RuntimeError('no')\n"
    )
    assert (
        main(
            [
                "simulate",
                "columbiz",
                "--seats",
                "random,failing:Bot",
                "--games",
                "1",
                "--seed",
                "1",
                "--out",
                "games.jsonl",
            ]
        )
        == 1
    )
    assert Path("games.jsonl").read_text() == "precious"
    simulate("columbiz", "random,random")
    assert len(records()) == 2
    assert sorted(path.name for path in Path().iterdir() if path.suffix == ".part") == []


def test_a_link_stays_a_link_and_a_device_a_device() -> None:
    Path("link.jsonl").symlink_to("target.jsonl")
    simulate("columbiz", "random,random", out="link.jsonl")
    assert Path("link.jsonl").is_symlink()
    assert len(records("target.jsonl")) == 2
    simulate("columbiz", "random,random", out=os.devnull)
    assert Path(os.devnull).is_char_device()


def test_a_class_of_ones_own_sits_down(capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine_at_the_table.py").write_text(
        "from colonnade.core.agent import Decision\n\nclass First:\n    def decide(self, game,"
        " state, limit, random):\n        return Decision((game.legal(state)[0],))\n"
    )
    simulate("quatre_colonnes", "mine_at_the_table:First,greedy", "--workers", "2", games=20)
    assert main(["check", "games.jsonl"]) == 0
    assert records()[0]["seats"][0] == {"colour": "Y", "name": "bot:mine_at_the_table:First"}


# What does not hold

CLAUSE = {"columbiz": "C", "quatre_colonnes": "L"}


@pytest.mark.parametrize("game", GAMES)
def test_check_refuses_an_event_added_or_dropped_and_a_false_result(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    simulate(game, "greedy,random", games=1)
    (record,) = records()
    events, result = record["events"], record["result"]
    last = len(events)
    changes = {
        "added": ({"events": [*events, events[-1]]}, last + 1),
        "added in between": ({"events": [*events[:10], events[9], *events[10:]]}, None),
        "dropped first": ({"events": events[1:]}, 1),
        "dropped last": ({"events": events[:-1]}, last - 1),
        "no result": ({"result": None}, last),
        "false result": ({"result": {**result, "ranks": result["ranks"][::-1]}}, last),
        "other reason": ({"result": {**result, "reason": "chance"}}, last),
    }
    capsys.readouterr()
    for name, (change, ply) in changes.items():
        assert main(["check", write({**record, **change})]) == 1, name
        (line,) = capsys.readouterr().out.splitlines()
        assert line.startswith(
            "changed.jsonl: game 0, ply " + ("" if ply is None else f"{ply}, ")
        ), (name, line)
        assert f", {CLAUSE[game]}" in line, (name, line)


@pytest.mark.parametrize("game", GAMES)
def test_check_refuses_every_decision_replaced_by_one_that_is_not_legal(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    simulate(game, "greedy,random", games=1)
    (record,) = records()
    assert main(["replay", "games.jsonl", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    seen = sorted({event for line in lines for event in line["legal"]})
    changed, plies = [], []
    for line in lines[:-1:7]:
        foreign = next(event for event in seen if event not in line["legal"])
        plies.append(line["ply"] + 1)
        changed.append(
            {
                **record,
                "events": [
                    *record["events"][: line["ply"]],
                    foreign,
                    *record["events"][line["ply"] + 1 :],
                ],
            }
        )
    assert main(["check", write(*changed)]) == 1
    faults = capsys.readouterr().out.splitlines()
    assert len(faults) == len(changed)
    for index, (fault, ply) in enumerate(zip(faults, plies, strict=True)):
        assert fault.startswith(f"changed.jsonl: game {index}, ply {ply}, “")
        assert f"”, {CLAUSE[game]}" in fault


def test_check_goes_on_with_the_other_records_and_files(capsys: pytest.CaptureFixture[str]) -> None:
    simulate("columbiz", "random,random", games=3)
    one, two, three = records()
    capsys.readouterr()
    write(
        {**one, "result": None}, two, {**three, "events": three["events"][1:]}, path="mixed.jsonl"
    )
    assert main(["check", "mixed.jsonl", "missing.jsonl", "games.jsonl"]) == 1
    output, errors = capsys.readouterr()
    first, second, third = output.splitlines()
    assert first.startswith("mixed.jsonl: game 0, ply ")
    assert second.startswith("mixed.jsonl: game 2, ply 1, ")
    assert third.startswith("games.jsonl: 3 games")
    assert errors == "colonnade: There is no file “missing.jsonl”.\n"


@pytest.mark.parametrize("game", GAMES)
def test_verify_finds_any_altered_die(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    simulate(game, "greedy,random", "--dice", "fair")
    assert main(["verify", "games.jsonl"]) == 0
    throws = sum(
        event.split()[0] in ("roll", "start") for record in records() for event in record["events"]
    )
    assert capsys.readouterr().out == f"{throws:,} throws of 2 games match the commitments.\n"
    record = records()[0]
    thrown = [
        ply for ply, event in enumerate(record["events"]) if event.split()[0] in ("roll", "start")
    ]
    for throw in (0, 1, len(thrown) // 2, len(thrown) - 1):
        ply = thrown[throw]
        word, *faces = record["events"][ply].split()
        faces[-1] = str(int(faces[-1]) % 6 + 1)
        altered = " ".join([word, *(faces if word == "start" else sorted(faces))])
        assert (
            main(
                [
                    "verify",
                    write(
                        {
                            **record,
                            "events": [
                                *record["events"][:ply],
                                altered,
                                *record["events"][ply + 1 :],
                            ],
                        }
                    ),
                ]
            )
            == 1
        )
        (line,) = capsys.readouterr().out.splitlines()
        assert line.startswith(
            f"changed.jsonl: game 0, ply {ply + 1}, “{altered}”: Throw {throw} is not what the dice"
            " give: it must be “"
        )


def test_verify_knows_seeded_dice_too(capsys: pytest.CaptureFixture[str]) -> None:
    simulate("columbiz", "random,random", games=1)
    capsys.readouterr()
    assert main(["verify", "games.jsonl"]) == 0
    assert capsys.readouterr().out.endswith("throws of one game follow from the seed.\n")


# Looking


def test_replay_tells_the_story(capsys: pytest.CaptureFixture[str]) -> None:
    simulate("columbiz", "greedy,random", games=2)
    capsys.readouterr()
    assert main(["replay", "games.jsonl"]) == 0
    story = capsys.readouterr().out
    for record in records():
        for event in record["events"]:
            assert f"\n{event}\n" in story
    assert "game 1, ply 0 of" in story
    assert "-begins" not in story  # sentences, no keys
    assert "(C1.3)" in story


def test_a_position_is_shown_and_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    for game in GAMES.values():
        players = game.players[-1]
        first = 0 if game.key == "quatre_colonnes" else None
        state = game.initial(
            game.options_type.resolve({}, players), game.seats(game.default_colours(players), first)
        )
        assert main(["show", game.position(state)]) == 0
        shown = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
        assert shown == [line.rstrip() for line in picture_text(game.picture(state)).splitlines()]
        assert main(["show", game.position(state), "--svg", "board.svg"]) == 0
        assert capsys.readouterr().out == "Drawn to board.svg.\n"
        assert Path("board.svg").read_text(encoding="utf-8") == game.draw(state)


def test_records_are_read_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    simulate("columbiz", "random,random")
    for command in (["check", "-"], ["verify", "-"], ["replay", "-", "--json"]):
        monkeypatch.setattr(
            sys, "stdin", io.TextIOWrapper(io.BytesIO(Path("games.jsonl").read_bytes()))
        )
        assert main(command) == 0


def test_errors_speak_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert main(["check", "rien.jsonl"]) == 1
    assert capsys.readouterr().err == "colonnade: Il n’y a pas de fichier « rien.jsonl ».\n"


def test_control_characters_of_a_record_do_not_reach_the_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    simulate("columbiz", "random,random", games=1)
    capsys.readouterr()
    (record,) = records()
    assert main(["check", write({**record, "events": ["\x1b[2J\nroll"]})]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert "\x1b" not in line
    assert "ply 1" in line


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["-h"],
        *(
            [command, "--help"]
            for command in (
                "play",
                "simulate",
                "check",
                "verify",
                "replay",
                "show",
                "export",
                "import",
            )
        ),
    ],
)
def test_help(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 0
    output, errors = capsys.readouterr()
    assert output.startswith("Usage: colonnade")
    assert errors == ""


def test_help_loads_neither_games_nor_bots() -> None:
    """What takes long to import is imported by the commands that need it."""
    program = (
        "import sys; from colonnade.cli import main; code = main(['--help']);"
        " print(code, *sorted(sys.modules), file=sys.stderr)"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    code, *modules = ran.stderr.split()
    assert code == "0"
    loaded = {name.removeprefix("colonnade.").partition(".")[0] for name in modules}
    slow = {"games", "bots", "engine", "analysis", "lab", "server", "terminal", "training", "numpy"}
    assert not loaded & slow


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("colonnade 0.")


def test_a_fault_of_the_program_is_one_line_and_a_traceback_for_who_asks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("oh\nno")

    monkeypatch.setattr("colonnade.core.record.scan_records", fail)
    Path("games.jsonl").touch()
    assert main(["check", "games.jsonl"]) == 70
    assert (
        capsys.readouterr().err
        == "colonnade: internal error: ZeroDivisionError: oh no (COLONNADE_TRACEBACK=1 shows"
        " where)\n"
    )
    monkeypatch.setenv("COLONNADE_TRACEBACK", "1")
    assert main(["check", "games.jsonl"]) == 70
    assert "Traceback" in capsys.readouterr().err


# Records in and out of a server's database


@pytest.mark.parametrize(("game", "seats", "more"), TABLES[3:6])
def test_records_go_into_a_database_and_come_out_as_they_were(
    game: str, seats: str, more: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    simulate(game, seats, *more, games=3)
    capfd.readouterr()
    assert main(["import", "games.jsonl", "--database", "new/tables.sqlite"]) == 0
    assert capfd.readouterr() == ("3 games imported.\n", "")
    assert main(["export", "--database", "new/tables.sqlite", "--out", "out.jsonl"]) == 0
    assert capfd.readouterr() == ("", "3 games exported.\n")
    assert Path("out.jsonl").read_bytes() == Path("games.jsonl").read_bytes()
    assert main(["export", "--database", "new/tables.sqlite"]) == 0
    assert capfd.readouterr() == (
        Path("games.jsonl").read_text(encoding="utf-8"),
        "3 games exported.\n",
    )
    assert main(["check", "out.jsonl"]) == 0


def test_the_database_is_the_servers_unless_another_is_named(
    monkeypatch: pytest.MonkeyPatch, inside: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(inside / "data"))
    simulate("columbiz", "random,random", games=1)
    capsys.readouterr()
    monkeypatch.setattr(
        sys, "stdin", io.TextIOWrapper(io.BytesIO(Path("games.jsonl").read_bytes()))
    )
    assert main(["import", "-"]) == 0
    assert capsys.readouterr().out == "One game imported.\n"
    assert (inside / "data" / "colonnade" / "tables.sqlite").is_file()
    assert main(["export"]) == 0
    assert capsys.readouterr() == (
        Path("games.jsonl").read_text(encoding="utf-8"),
        "One game exported.\n",
    )


def test_all_records_are_taken_in_or_none(capsys: pytest.CaptureFixture[str]) -> None:
    simulate("columbiz", "random,random", games=2)
    assert main(["import", "games.jsonl", "--database", "tables.sqlite"]) == 0
    first, second = records()
    going = {**second, "events": second["events"][:20], "result": None}
    illegal = {**second, "events": [second["events"][0], "done"]}
    seats = [{**second["seats"][0], "name": "Ana\x07"}, *second["seats"][1:]]
    for bad, told in (
        ({**second, "seats": seats}, "changed.jsonl: game 1: "),
        (going, "changed.jsonl: game 1: The game is not over yet."),
        (illegal, "changed.jsonl: game 1, ply 2, “done”, "),
    ):
        capsys.readouterr()
        assert main(["import", write(first, bad, first), "--database", "tables.sqlite"]) == 1
        output, errors = capsys.readouterr()
        assert (output, errors.count("\n")) == ("", 1)
        assert errors.startswith(f"colonnade: {told}")
    assert main(["export", "--database", "tables.sqlite", "--out", "out.jsonl"]) == 0
    assert records("out.jsonl") == [first, second]


def test_an_export_leaves_alone_what_is_no_database(capsys: pytest.CaptureFixture[str]) -> None:
    Path("empty").touch()
    assert main(["export", "--database", "empty"]) == 1
    assert Path("empty").read_bytes() == b""  # SQLite alone would make a database of it
    simulate("columbiz", "random,random", games=1)
    assert main(["import", "games.jsonl", "--database", "tables.sqlite"]) == 0
    Path("link").symlink_to("tables.sqlite")
    capsys.readouterr()
    assert main(["export", "--database", "tables.sqlite", "--out", "link"]) == 1
    assert (
        capsys.readouterr().err
        == "colonnade: “link” is the database itself. Choose another file with --out.\n"
    )
    assert main(["export", "--database", "link", "--out", "out.jsonl"]) == 0
    assert Path("out.jsonl").read_bytes() == Path("games.jsonl").read_bytes()


# Pipes, signals, terminals: real processes


def start(*arguments: str, **more: Any) -> subprocess.Popen[Any]:
    return subprocess.Popen(
        [*COLONNADE, *arguments], env={**os.environ, **ENGLISH}, stderr=subprocess.PIPE, **more
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["replay", "games.jsonl", "--json"],
        ["replay", "games.jsonl"],
        [
            "simulate",
            "columbiz",
            "--seats",
            "random,random",
            "--games",
            "100000",
            "--seed",
            "1",
            "--workers",
            "1",
        ],
        [
            "simulate",
            "columbiz",
            "--seats",
            "random,random",
            "--games",
            "100000",
            "--seed",
            "1",
            "--workers",
            "2",
        ],
    ],
    ids=lambda arguments: " ".join(arguments),
)
def test_a_closed_pipe_is_silent(arguments: list[str]) -> None:
    simulate("columbiz", "random,random", games=30)
    process = start(*arguments, stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.wait(DEADLINE) == 141
    assert process.stderr.read() == b""
    process.stderr.close()


def kill_group(process: subprocess.Popen[bytes]) -> None:
    """End a process and all it has started, whatever came of the test."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait(DEADLINE)


def test_programs_start_with_the_usual_signals() -> None:
    """Also where the tests were started with SIGINT ignored, as by `nohup make test &`: see
    `conftest.py`.
    """
    program = "import signal; print(signal.getsignal(signal.SIGINT) is signal.default_int_handler)"
    assert (
        subprocess.run([sys.executable, "-c", program], capture_output=True, check=True).stdout
        == b"True\n"
    )


@pytest.mark.parametrize("workers", ["1", "2"])
def test_control_c_exits_130_and_leaves_nothing(workers: str) -> None:
    arguments = [
        "simulate",
        "columbiz",
        "--seats",
        "random,random",
        "--games",
        "1000000",
        "--seed",
        "1",
        "--out",
        "x.jsonl",
        "--workers",
        workers,
    ]
    process = start(*arguments, start_new_session=True)
    try:

        def is_writing() -> bool:
            assert process.poll() is None
            return any(path.stat().st_size for path in Path().glob(".x.jsonl.*.part"))

        wait_until(is_writing)
        os.killpg(process.pid, signal.SIGINT)  # a terminal sends it to the whole group
        _, errors = process.communicate(timeout=DEADLINE)
    finally:
        kill_group(process)
    assert process.returncode == 130
    assert errors == b"colonnade: Stopped.\n"
    assert list(Path().iterdir()) == []


class Terminal:
    """A program in a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        self.controller, terminal = pty.openpty()
        environment = {**os.environ, **ENGLISH, "TERM": "xterm", "COLUMNS": "100", "LINES": "40"}
        self.process = subprocess.Popen(
            [*COLONNADE, *arguments],
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env=environment,
            start_new_session=True,
        )
        os.close(terminal)
        self.shown = ""

    def read_until(self, text: str) -> None:
        """Read what is shown, up to and with a text."""
        deadline = time.monotonic() + DEADLINE
        while text not in self.shown:
            assert time.monotonic() < deadline, f"{text!r} is not in {self.shown!r}"
            if select.select([self.controller], [], [], 1)[0]:
                with contextlib.suppress(OSError):  # the program has ended
                    self.shown += os.read(self.controller, 65536).decode(errors="replace")
        self.shown = self.shown.partition(text)[2]

    def type(self, text: str) -> None:
        os.write(self.controller, text.encode())


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.process.kill()
        terminal.process.wait()
        os.close(terminal.controller)


def test_replay_steps_through_in_a_terminal(terminals: list[Terminal]) -> None:
    simulate("columbiz", "greedy,random", games=2)
    last = [len(record["events"]) for record in records()]
    terminal = Terminal("replay", "games.jsonl")
    terminals.append(terminal)
    prompt = "q: quit"
    for typed, place in [
        ("", f"game 0, ply 0 of {last[0]}"),
        ("\n", "game 0, ply 1 of"),
        ("\n", "game 0, ply 2 of"),
        ("b\n", "game 0, ply 1 of"),
        ("b\n", "game 0, ply 0 of"),
        ("b\n", "game 0, ply 0 of"),
        (f"{last[0]}\n", f"game 0, ply {last[0]} of"),
        (f"{last[0] + 1}\n", "There is no ply"),
        ("🎲\n", "There is no ply"),
        ("\n", "game 1, ply 0 of"),
        ("n\n", "That was the last position of the file."),
    ]:
        terminal.type(typed)
        terminal.read_until(place)
        if "last position" not in place:
            terminal.read_until(prompt)
    assert terminal.process.wait(DEADLINE) == 0


def press_control_c(terminal: Terminal) -> None:
    """One that comes in the moment between the prompt and the reading is heard only with the next
    key.
    """
    terminal.process.send_signal(signal.SIGINT)
    with contextlib.suppress(subprocess.TimeoutExpired):
        terminal.process.wait(5)
    terminal.type("\n")


def test_q_and_control_c_leave_a_replay(terminals: list[Terminal]) -> None:
    simulate("columbiz", "greedy,random", games=1)
    for leave, code in (
        (lambda terminal: terminal.type("q\n"), 0),
        (lambda terminal: terminal.type("\x04"), 0),  # the end of the input
        (press_control_c, 130),
    ):
        terminal = Terminal("replay", "games.jsonl")
        terminals.append(terminal)
        terminal.read_until("q: quit")
        leave(terminal)
        assert terminal.process.wait(DEADLINE) == code


def test_a_terminal_sees_how_far_a_simulation_is(terminals: list[Terminal]) -> None:
    terminal = Terminal(
        "simulate",
        "columbiz",
        "--seats",
        "random,random",
        "--games",
        "400",
        "--seed",
        "1",
        "--out",
        "games.jsonl",
        "--workers",
        "1",
    )
    terminals.append(terminal)
    terminal.read_until("/400")
    terminal.read_until("Written to games.jsonl.")
    assert terminal.process.wait(DEADLINE) == 0


def test_verify_counts_the_void_rounds_of_a_tables_dice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tests.server.cheating_host import honest_after_a_void_round

    _, record = honest_after_a_void_round()
    path = tmp_path / "game.jsonl"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert (
        capsys.readouterr().out.splitlines()[1]
        == "One round of their dice was void: a value was not revealed, and the dice were agreed on"
        " again."
    )
