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

With `--store postgres`: that store beside SQLite, and what more processes bring (see
`server_stores.py`).

With `--idle`: what 10,000 idle tables and 2,000 open sockets weigh, and how soon a server with
10,000 stored tables answers.

Traffic stays on 127.0.0.1. boardgame.io is installed from npm into a temporary folder, which is
removed at the end, as are the databases and the other commit's sources. The other commit needs its
own dependencies: install them beside ours, or name an interpreter that has them with
`--against-python`.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from server_harness import (
    HERE,
    Figures,
    Machine,
    Process,
    Version,
    await_answer,
    find_cores,
    find_node,
    find_p99,
    install,
    measure_flushes,
    print_machine,
    raise_file_limit,
    unpack,
)

SETTLE_SECONDS = 1.5
RESUME_SECONDS = 0.25
TURNS = 4
"""How often in a round each has its turn, as fast as it goes: a machine's slow moments last for
seconds.
"""
IDLE_TABLES, IDLE_ACTIONS, IDLE_SOCKETS = 10_000, 10, 2_000
COLD_STARTS = 5

# Contestants


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
    def running(self, machine: Machine) -> Iterator[tuple[Process, Process]]:
        """A fresh server and its clients."""
        with ExitStack() as stack:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=machine.folder)))
            if self.version is not None:
                server, port = machine.start_colonnade(self.version, folder / "tables.sqlite")
            else:
                server, port = machine.start_boardgame_io(
                    self.store if self.store == "memory" else str(folder)
                )
            stack.callback(server.end)
            clients = machine.start_clients(self.game, port)
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


# Play


def measure_play(
    console: Console,
    machine: Machine,
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
                        (contestant, *stack.enter_context(contestant.running(machine)))
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
                                machine.flushes += measure_flushes(machine.folder)
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
        raise RuntimeError(f"no action was acknowledged: {told['refused']} {server.read_log_end()}")
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
    machine: Machine,
    contestants: list[Contestant],
    versions: list[Version],
    tables: list[int],
) -> None:
    *_, memory, files = contestants
    middle = 50 if 50 in tables else tables[-1]
    most = tables[-1]
    flush = find_p99(machine.flushes)
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


def measure_idle(console: Console, machine: Machine, versions: list[Version]) -> None:
    """Memory of tables and sockets that do nothing, and the first answer of a server that has them
    all in its file.
    """
    weights: list[float] = []
    for version in versions:
        with tempfile.TemporaryDirectory(dir=machine.folder) as folder:
            database = Path(folder) / "tables.sqlite"
            weight, known = measure_idle_memory(console, machine, version, database)
            weights.append(weight)
            measure_cold_start(console, machine, version, database, known)
    for version, weight in zip(versions[1:], weights[1:], strict=True):
        ratio = weights[0] / weight
        console.print(
            f"Memory with all of them, × {version.name}: {ratio:.2f}, floor ≤ 1.50:"
            f" {'met' if ratio <= 1.5 else 'not met'}."
        )


def measure_idle_memory(
    console: Console, machine: Machine, version: Version, database: Path
) -> tuple[float, str]:
    """Megabytes with all tables and sockets, and the id of one of the tables."""
    table = Table(title=f"One process: {version.name}")
    for heading in ("", "memory", "each"):
        table.add_column(heading, justify="right" if heading else "left")
    with ExitStack() as stack:
        server, port = machine.start_colonnade(version, database, idle_seconds=1e6)
        stack.callback(server.end)
        clients = machine.start_clients("columbiz", port)
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
    console: Console, machine: Machine, version: Version, database: Path, known: str
) -> None:
    """From starting the process to its first answer: with nothing stored, and for one of the stored
    tables.
    """
    table = Table(title=f"Cold start to the first answer: {version.name}, median of {COLD_STARTS}")
    for heading in ("", "median", "lowest – highest", "CPU time"):
        table.add_column(heading, justify="right" if heading else "left")
    with tempfile.TemporaryDirectory(dir=machine.folder) as folder:
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
                server, port = machine.launch(version, path)
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


def measure_store(
    console: Console, machine: Machine, version: Version, tables: int, given: argparse.Namespace
) -> None:
    """The tables of a shared database; its driver and its server come with the extra `dev`."""
    from server_stores import Database, compare_stores, measure_growth

    database = Database(machine.folder / "postgres")
    try:
        if given.growth:
            measure_growth(console, machine, version, database, given.pace, given.seconds)
        else:
            compare_stores(
                console,
                machine,
                version,
                database,
                tables,
                given.seconds,
                given.warm_up,
                given.rounds,
            )
    finally:
        database.end()


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
    parser.add_argument(
        "--store",
        choices=("postgres",),
        help="instead: this store beside SQLite, as fast as acknowledged at the last of --tables",
    )
    parser.add_argument(
        "--growth",
        action="store_true",
        help="with --store: 1, 2 and 4 processes, 100 to 10,000 tables at human pace",
    )
    parser.add_argument(
        "--pace",
        type=float,
        default=10,
        help="with --growth: seconds between the actions of a table",
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
        machine = Machine(node, Path(folder), *find_cores())
        try:
            versions = [Version("this one", HERE.parent / "src", sys.executable)]
            if arguments.against is not None:
                versions.append(unpack(arguments.against, arguments.against_python, machine.folder))
            install(console, node, machine.folder, arguments.packages)
            if arguments.store is not None:
                machine.server_cores = set(os.sched_getaffinity(0))  # and the database's
            print_machine(console, machine)
            if arguments.store is not None:
                measure_store(console, machine, versions[0], tables[-1], arguments)
            elif arguments.idle:
                measure_idle(console, machine, versions)
            else:
                contestants = make_contestants(versions)
                measure_play(
                    console,
                    machine,
                    contestants,
                    tables,
                    arguments.seconds,
                    arguments.warm_up,
                    arguments.rounds,
                )
                print_play(console, contestants, tables, arguments.seconds, arguments.rounds)
                print_floors(console, machine, contestants, versions, tables)
            console.print(
                f"Load now: {', '.join(f'{part:.1f}' for part in os.getloadavg())}", highlight=False
            )
        except KeyboardInterrupt:
            sys.exit(130)


if __name__ == "__main__":
    main()
