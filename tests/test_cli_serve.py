"""The server from the command line: what it prints, how it ends, and what
`colonnade` alone does.
"""

from __future__ import annotations

import io
import json
import os
import pty
import re
import select
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from colonnade import server
from colonnade.cli import main
from colonnade.cli import serve as serving
from colonnade.server import Settings, network
from tests.waiting import DEADLINE, wait_until

COLONNADE = [sys.executable, "-m", "colonnade.cli"]


@pytest.fixture(autouse=True)
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Be in an empty folder, in English, with folders of one's own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


Running = Callable[..., tuple["subprocess.Popen[str]", str]]


@pytest.fixture
def running() -> Iterator[Running]:
    """Start a server as a program; the program and its address."""
    started: list[subprocess.Popen[str]] = []

    def start(*arguments: str) -> tuple[subprocess.Popen[str], str]:
        program = subprocess.Popen(
            [*COLONNADE, "serve", "--port", "0", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        started.append(program)
        assert program.stdout is not None
        found = re.search(r"http://\S+:\d+/", program.stdout.readline())
        assert found is not None
        assert program.stdout.readline() == "Ctrl-C ends it; all tables are kept.\n"
        address = found[0]

        def is_up() -> bool:
            assert program.poll() is None
            try:
                urllib.request.urlopen(f"{address}api/health", timeout=DEADLINE).close()
            except OSError:
                return False
            return True

        wait_until(is_up)
        return program, address

    yield start
    for program in started:
        program.kill()
        program.communicate()


@pytest.mark.parametrize(
    ("number", "code", "last"),
    [(signal.SIGINT, 130, "colonnade: Stopped."), (signal.SIGTERM, 0, None)],
)
def test_a_server_ends_in_good_order(
    running: Running, number: int, code: int, last: str | None, inside: Path
) -> None:
    program, address = running("--no-browser", "--workers", "1")
    with urllib.request.urlopen(f"{address}api/games", timeout=DEADLINE) as answer:
        assert {game["key"] for game in json.load(answer)["games"]} >= {
            "columbiz",
            "quatre_colonnes",
        }
    program.send_signal(number)
    _, errors = program.communicate(timeout=DEADLINE)
    assert program.returncode == code
    lines = errors.splitlines()
    assert "Traceback" not in errors
    if last is not None:
        assert lines.pop() == last
    assert [json.loads(line)["level"] for line in lines] == ["info"] * len(lines), (
        "logs are lines of JSON"
    )
    assert (inside / "data" / "colonnade" / "tables.sqlite").is_file()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_table_outlives_its_server(
    running: Running, kind: str, request: pytest.FixtureRequest
) -> None:
    place = ["--database", "mine.sqlite"]
    if kind == "postgres":
        place = ["--store", request.getfixturevalue("postgres").create_database()]
    program, address = running("--no-browser", *place)
    body = json.dumps(
        {"game": "columbiz", "seats": [{"kind": "here"}, {"kind": "bot", "level": "random"}]}
    ).encode()
    creating = urllib.request.Request(
        f"{address}api/tables", body, {"content-type": "application/json"}
    )
    with urllib.request.urlopen(creating, timeout=DEADLINE) as answer:
        table = json.load(answer)["table"]
    program.kill()
    program.communicate()
    port = address.rstrip("/").rpartition(":")[2]
    _, address = running("--no-browser", *place, "--port", port)
    with urllib.request.urlopen(f"{address}api/tables/{table}", timeout=DEADLINE) as answer:
        assert json.load(answer)["table"]["id"] == table


# Without a server to wait for


class Called(list[Settings]):
    """The settings that the server was run with."""


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Called:
    """Nobody serves; the client is built."""
    found = Called()

    def run(
        settings: Settings, listener: socket.socket, admin_listener: socket.socket | None
    ) -> int:
        assert listener.getsockname()[1] == settings.port, "the port is bound already"
        admin_port = None if admin_listener is None else admin_listener.getsockname()[1]
        assert admin_port == settings.admin_port
        found.append(settings)
        return 0

    monkeypatch.setattr(server, "run", run)
    client = tmp_path / "index.html"
    client.touch()
    monkeypatch.setattr(serving, "CLIENT", client)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    return found


def test_alone_it_serves_the_local_network(
    called: Called, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network, "_find_own_address", lambda: "192.168.1.20")
    assert main([]) == 0
    (settings,) = called
    assert settings.host == "0.0.0.0"
    assert settings.log_level == "warning"
    output = capsys.readouterr().out
    assert f"Open http://localhost:{settings.port}/ in your browser." in output
    assert f"On the same network, others open http://192.168.1.20:{settings.port}/" in output


def test_where_the_usual_port_is_taken_it_takes_one_near(
    called: Called, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("0.0.0.0", 0)) as listener:
        taken = listener.getsockname()[1]
        monkeypatch.setattr(serving, "PORT", min(taken, 65000))
        assert main([]) == 0
    assert called[0].port != taken
    assert called[0].port > 1023


def test_alone_without_a_client_it_plays_in_the_terminal(
    called: Called, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "CLIENT", Path("nothing.html"))
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main([]) == 0
    assert not called
    output = capsys.readouterr().out
    assert output.startswith(
        "The table in the browser is not built here, so you play in the terminal.\nWhich game?"
    )


def test_what_is_asked_for_is_served(called: Called, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(
            ["serve", "--port", "0", "--database", "mine.sqlite", "--workers", "3", "--no-browser"]
        )
        == 0
    )
    (settings,) = called
    assert (settings.host, settings.database, settings.workers, settings.opens_browser) == (
        "127.0.0.1",
        Path("mine.sqlite"),
        3,
        False,
    )
    assert settings.port > 0
    assert "On the same network" not in capsys.readouterr().out


def test_hosts_and_proxies_come_from_the_command_line_or_the_environment(
    called: Called, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = [
        "--allowed-host",
        "games.example",
        "--trusted-proxy",
        "10.0.0.2",
        "--trusted-proxy",
        "fd00::/8",
    ]
    assert main(["serve", "--port", "0", *arguments]) == 0
    monkeypatch.setenv("COLONNADE_ALLOWED_HOSTS", "games.example")
    monkeypatch.setenv("COLONNADE_TRUSTED_PROXIES", "10.0.0.2 fd00::/8")
    assert main(["serve", "--port", "0"]) == 0
    for settings in called:
        assert (settings.allowed_hosts, settings.trusted_proxies) == (
            ("games.example",),
            ("10.0.0.2", "fd00::/8"),
        )


def test_a_unit_of_the_system_sets_everything_by_the_environment(
    called: Called, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLONNADE_HOST", "127.0.0.2")
    monkeypatch.setenv("COLONNADE_PORT", "0")
    monkeypatch.setenv("COLONNADE_STORE", "postgresql:///colonnade?host=/run/postgresql")
    monkeypatch.setenv("COLONNADE_WORKERS", "3")
    assert main(["serve"]) == 0
    assert main(["serve", "--host", "127.0.0.1", "--workers", "1"]) == 0
    first, second = called
    assert (first.host, first.workers) == ("127.0.0.2", 3)
    assert first.port not in (0, serving.PORT)
    assert first.database == "postgresql:///colonnade?host=/run/postgresql"
    assert (second.host, second.workers) == ("127.0.0.1", 1), "the command line has precedence"


def test_the_process_and_its_address_come_from_the_command_line_or_the_environment(
    called: Called, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = "https://play.example.org/processes/a"
    assert main(["serve", "--port", "0", "--process", "a", "--address", f"{address}/"]) == 0
    monkeypatch.setenv("COLONNADE_PROCESS", "a")
    monkeypatch.setenv("COLONNADE_ADDRESS", address)
    assert main(["serve", "--port", "0"]) == 0
    assert [(settings.process, settings.address) for settings in called] == [("a", address)] * 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--process", "a\nb"], "cannot be the name of a process"),
        (["--process", "x" * 101], "cannot be the name of a process"),
        (["--address", "play.example.org"], "“play.example.org” is not an address of a process"),
    ],
)
def test_a_process_without_a_usable_name_or_address_is_refused(
    arguments: list[str], words: str, called: Called, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", *arguments]) == 2
    assert words in capsys.readouterr().err
    assert not called


def test_the_admin_port_comes_from_the_command_line_or_the_environment(
    called: Called, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["serve", "--port", "0"]) == 0
    assert main(["serve", "--port", "0", "--admin-port", "0"]) == 0
    monkeypatch.setenv("COLONNADE_ADMIN_PORT", "0")
    monkeypatch.setenv("COLONNADE_ADMIN_HOST", "127.0.0.2")
    assert main(["serve", "--port", "0"]) == 0
    alone, given, environment = called
    assert alone.admin_port is None
    assert given.admin_port is not None
    assert given.admin_port > 0
    assert (given.admin_host, environment.admin_host) == ("127.0.0.1", "127.0.0.2")


def test_a_proxy_that_is_no_network_is_refused(
    called: Called, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--trusted-proxy", "nonsense"]) == 2
    assert "“nonsense” is no address and no network" in capsys.readouterr().err
    assert not called


@pytest.mark.parametrize(
    ("environment", "arguments", "is_opened"),
    [
        ({"DISPLAY": ":0"}, [], True),
        ({"DISPLAY": ":0"}, ["--no-browser"], False),
        ({}, [], sys.platform in ("darwin", "win32")),
    ],
)
def test_the_browser_opens_where_there_is_one(
    environment: dict[str, str],
    arguments: list[str],
    is_opened: bool,
    called: Called,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    assert main(["serve", "--port", "0", *arguments]) == 0
    assert called[0].opens_browser == is_opened


def test_the_network_address_comes_with_a_code_to_scan(called: Called, tmp_path: Path) -> None:
    program = (
        "from colonnade.cli import serve; from colonnade.locales import Speaker; from"
        " colonnade.server import network;network._find_own_address = lambda: '192.168.1.20';"
        " serve._print_addresses('0.0.0.0', 8000, Speaker('en'))"
    )
    controller, terminal = pty.openpty()
    environment: dict[str, Any] = {**os.environ, "TERM": "xterm-256color"}
    done = subprocess.Popen(
        [sys.executable, "-c", program],
        stdout=terminal,
        stderr=terminal,
        stdin=terminal,
        env=environment,
    )
    os.close(terminal)
    output = b""
    while select.select([controller], [], [], DEADLINE)[0]:
        try:
            data = os.read(controller, 65536)
        except OSError:  # Linux says so at the end
            break
        if not data:
            break
        output += data
    os.close(controller)
    assert done.wait(DEADLINE) == 0
    text = re.sub(r"\x1b\[[0-9;]*m", "", output.decode()).replace("\r\n", "\n")
    assert "phones open http://192.168.1.20:8000/ or scan this code:" in text
    import segno

    drawn = io.StringIO()
    segno.make_qr("http://192.168.1.20:8000/", error="l").terminal(drawn, border=2, compact=True)
    assert drawn.getvalue() in text


@pytest.mark.parametrize("arguments", ["'--help'", "'show', 'x'"])
def test_a_quick_command_loads_nothing_slow(arguments: str) -> None:
    program = (
        f"import sys, colonnade.cli as cli; cli.main([{arguments}]); print(*sys.modules,"
        " file=sys.stderr)"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stderr.split()
    assert {"aiohttp", "numpy", "segno", "torch", "rich.progress"}.isdisjoint(loaded)
