"""Every bad input of `bad_inputs.toml` gives one line of error and a non-zero exit, never a
traceback.
"""

from __future__ import annotations

import builtins
import contextlib
import errno
import io
import json
import os
import shutil
import socket
import sqlite3
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from colonnade.cli import main
from colonnade.core.dice import FairDice
from colonnade.core.match import Match
from colonnade.games import GAMES
from colonnade.lab.simulate import prepare_experiment, simulate
from colonnade.server.store.migrations import migrate
from colonnade.server.store.sqlite import connect

TABLE: dict[str, list[dict[str, Any]]] = tomllib.loads(
    Path(__file__).with_name("bad_inputs.toml").read_text(encoding="utf-8")
)
CASES = [
    pytest.param(case, id=f"{command}: {case['what']}")
    for command, cases in TABLE.items()
    for case in cases
]
MANY = 10

BOTS = """
from colonnade.core.agent import Decision

class Crashing:
    def decide(self, game, state, limit, random):
        raise RuntimeError("no idea")

class Illegal:
    def decide(self, game, state, limit, random):
        return Decision((game.parse("roll 1"),))
"""


@pytest.fixture(scope="module")
def inputs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that `bad_inputs.toml` describes."""
    folder = tmp_path_factory.mktemp("inputs")
    games = [
        record.as_dict()
        for record in simulate(
            prepare_experiment("columbiz", ("random", "random"), 2, 1, dice="fair")
        )
    ]
    first: Any = games[0]
    game = GAMES["columbiz"]
    dice = FairDice.from_seed(2, 1)
    going = Match(
        game, game.options_type.resolve({}, 2), game.seats(("purple", "blue"), None), dice
    )
    going.throw(dice.throw(2))
    altered = [first["events"][0], "done", *first["events"][2:]]
    start: str = first["events"][0]
    other_die = [f"start {'6 1' if start != 'start 6 1' else '5 1'}", *first["events"][1:]]
    texts = {
        "good.jsonl": "".join(json.dumps(record) + "\n" for record in games),
        "pretty.json": json.dumps(first, indent=2),
        "going.json": going.record().to_json(),
        "empty.jsonl": "",
        "blank.jsonl": "\n\n  \n",
        "cut.jsonl": json.dumps(first)[:300],
        "text.txt": "Dear reader,\nthis is no record.\n",
        "wrong.json": "{}",
        "future.json": json.dumps({**first, "format": 3}),
        "chess.json": json.dumps({**first, "game": "chess"}),
        "illegal.jsonl": json.dumps({**first, "events": altered}) + "\n",
        "die.jsonl": json.dumps({**first, "events": other_die}) + "\n",
        "half.jsonl": json.dumps(first) + "\n" + json.dumps(games[1])[:500],
        "forbidden.jsonl": json.dumps(first),
        "mark.jsonl": "\ufeff" + json.dumps(first) + "\n",
        "deep.json": "[" * 100_000,
        "digits.json": json.dumps(first).replace('"rules": 1', '"rules": ' + "9" * 5000),
        "silent.jsonl": json.dumps({**first, "dice": {**first["dice"], "secret": None}}) + "\n",
        "broken.py": BOTS,
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "binary.jsonl").write_bytes(bytes(range(256)) * 20)
    (folder / "latin.jsonl").write_bytes(
        json.dumps({**first, "played": "é"}, ensure_ascii=False).encode("latin-1")
    )
    (folder / "folder").mkdir()
    (folder / "forbidden.jsonl").chmod(0)
    for name in ("locked", "newer", "cut"):
        with contextlib.closing(
            sqlite3.connect(folder / f"{name}.sqlite", isolation_level=None)
        ) as database:
            database.execute("BEGIN")
            database.execute("CREATE TABLE numbers (number INTEGER)")
            database.executemany(
                "INSERT INTO numbers VALUES (?)", [(number,) for number in range(3000)]
            )
            database.execute("COMMIT")
            database.execute(f"PRAGMA user_version = {1000 if name == 'newer' else 0}")
    whole = (folder / "cut.sqlite").read_bytes()
    (folder / "cut.sqlite").write_bytes(whole[: len(whole) // 2])
    with contextlib.closing(connect(folder / "tables.sqlite")) as database:
        migrate(database, folder / "tables.sqlite")
    return folder


@pytest.fixture(scope="module")
def taken() -> Iterator[int]:
    """A port on which somebody hangs up on everybody."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def hang_up() -> None:
            with contextlib.suppress(OSError):
                while True:
                    listener.accept()[0].close()

        threading.Thread(target=hang_up, daemon=True).start()
        yield listener.getsockname()[1]


@pytest.fixture
def locked(inputs: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hold the locked database; nobody shall wait for it long."""
    monkeypatch.setattr("colonnade.server.store.sqlite.BUSY_SECONDS", 0.1)
    with contextlib.closing(
        sqlite3.connect(inputs / "locked.sqlite", isolation_level=None)
    ) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        yield
        holder.execute("ROLLBACK")


@pytest.fixture
def inside(inputs: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Be in that folder, in English, with no input to read; and nobody may open what is forbidden,
    not even root.
    """
    monkeypatch.chdir(inputs)
    monkeypatch.setattr(sys, "path", list(sys.path))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "C.UTF-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO()))
    opened, may = builtins.open, os.access

    def guarded(file: Any, *arguments: Any, **more: Any) -> Any:
        if str(file).endswith("forbidden.jsonl"):
            raise PermissionError(13, "Permission denied", str(file))
        return opened(file, *arguments, **more)

    if os.geteuid() == 0:  # to whom no file is forbidden
        monkeypatch.setattr(builtins, "open", guarded)
        monkeypatch.setattr(io, "open", guarded)
        monkeypatch.setattr(
            os,
            "access",
            lambda path, mode: not str(path).endswith("forbidden.jsonl") and may(path, mode),
        )
    monkeypatch.setattr(socket.socket, "bind", bind_as_others)
    return inputs


bind = socket.socket.bind


def bind_as_others(self: socket.socket, address: Any) -> None:
    """Bind as somebody does to whom the system's ports are forbidden."""
    if 0 < address[1] < 1024:
        raise PermissionError(errno.EACCES, "Permission denied")
    bind(self, address)


def fill(argument: str, taken: int) -> str:
    return (
        argument.replace("{huge}", "9" * 5000)
        .replace("{lines}", "one\ntwo\r\nthree")
        .replace("{taken}", str(taken))
    )


def list_files(folder: Path) -> list[str]:
    """The names of the files in a folder, but for compiled modules and for what SQLite keeps beside
    its file until the program has ended.
    """
    return sorted(
        path.name
        for path in folder.iterdir()
        if path.name != "__pycache__" and not path.name.endswith(("-shm", "-wal"))
    )


@pytest.mark.parametrize("case", CASES)
def test_a_bad_input_gives_one_line(
    case: dict[str, Any], inside: Path, locked: None, taken: int, capfd: pytest.CaptureFixture[str]
) -> None:
    before = list_files(inside)
    code = main([fill(argument, taken) for argument in case["arguments"]])
    output, errors = capfd.readouterr()
    # `check` and `verify` print faults of records to standard output: they are what was asked for
    told = errors if errors or case["arguments"][0] not in ("check", "verify") else output
    assert "Traceback" not in output + errors
    assert "internal error" not in errors
    assert told.count("\n") == 1, told
    assert told.endswith("\n")
    assert case["says"] in told
    assert code == case["code"]
    assert list_files(inside) == before, "something was left behind"


@pytest.mark.parametrize("command", TABLE)
def test_there_are_ten_for_every_command(command: str) -> None:
    assert len(TABLE[command]) >= MANY


def test_the_table_knows_every_command() -> None:
    from colonnade.cli import app

    commands = {
        command.name or command.callback.__name__
        for command in app.registered_commands
        if command.callback
    }
    groups = {group.name for group in app.registered_groups}
    assert set(TABLE) == commands | groups | {"colonnade"}


def test_the_good_inputs_are_good(inside: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "good.jsonl", "pretty.json", "going.json"]) == 0
    assert main(["verify", "good.jsonl", "pretty.json"]) == 0
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    "case",
    [next(case for case in TABLE[command] if case["what"] == what) for command, what in (
        ("colonnade", "an emoji"),
        ("simulate", "a bot that crashes"),
        ("simulate", "more games than anyone can play"),
        ("check", "a binary file"),
        ("verify", "an altered die"),
        ("replay", "a folder"),
        ("show", "a position that cannot be"),
        ("play", "a saved game with an altered event"),
        ("play", "a link to a server that is not there"),
        ("serve", "an address of another machine"),
        ("serve", "half a database"),
        ("export", "a database that is not there"),
        ("import", "an altered event"),
    )],
    ids=lambda case: case["what"],
)  # fmt: skip
def test_a_bad_input_gives_one_line_to_a_real_shell_too(
    case: dict[str, Any], inputs: Path, tmp_path: Path
) -> None:
    command = shutil.which("colonnade", path=str(Path(sys.executable).parent))
    assert command is not None
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "XDG_STATE_HOME": str(tmp_path)}
    answer = subprocess.run(
        [command, *case["arguments"]],
        cwd=inputs,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    told = answer.stderr or answer.stdout
    assert (told.count("\n"), case["says"] in told, answer.returncode) == (1, True, case["code"]), (
        told
    )
