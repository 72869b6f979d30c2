"""The processes of a fault test: servers on SQLite or PostgreSQL, workers, and what happens to
them.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Protocol, TypeVar

from tests.faults.network import Namespace, Relay, find_obstacle
from tests.ports import find_port
from tests.postgres import Postgres, run_postgres
from tests.server.tools import PATIENT, Server
from tests.waiting import DEADLINE, wait_until, wait_until_async

SETTINGS: dict[str, Any] = {
    **PATIENT,
    "requests_per_second": 1e6,
    "tables_per_minute": 1e6,
    "bot_tables_per_address": 10_000,
    "connections_per_address": 10_000,
    "messages_per_address": 1e6,
    "stored_bytes_at_once": 1e12,
    "bytes_per_second": 1e9,
    "warms_workers": False,
    "log_level": "error",
}
R = TypeVar("R")
LEASE_SECONDS = 5.0
FEWEST_CUT = 0.1
"""A server with a smaller share of the games that are played is not cut off."""
PLAYED_QUERY = (
    "SELECT number, owner FROM leases JOIN tables ON number = table_number WHERE status <> 'over'"
)
"""The tables of games that are not over, and who holds them. Nobody asks for the others again."""
LOG_QUERY = (
    "SELECT id, revision, entry FROM entries JOIN tables ON number = table_number"
    " ORDER BY table_number, revision"
)
Log = Mapping[str, Mapping[int, dict[str, Any]]]
"""The entries of every table, by id and revision."""

_SERVER = """
import json, sys
from colonnade.server import Settings, app, run
fields = json.loads(sys.argv[1])
lease = fields.pop("lease")
if lease:
    from colonnade.server.store import postgres
    postgres.LEASE_SECONDS, app.RENEW_SECONDS = lease, lease / 3
sys.exit(run(Settings(**fields)))
"""


async def run_in_thread(function: Callable[..., R], *arguments: Any) -> R:
    """Run a function in a thread. If the task is cancelled meanwhile, wait for the function first:
    what it starts must be known to those who stop everything.
    """
    running = asyncio.ensure_future(asyncio.to_thread(function, *arguments))
    try:
        return await asyncio.shield(running)
    except asyncio.CancelledError:
        await asyncio.wait([running])
        raise


class Program:
    """A program in a process of its own; what it logs goes to a file."""

    started: ClassVar[list[Program]] = []
    """All there are, also those that do not answer yet."""

    def __init__(self, log: Path, *command: str) -> None:
        self.log = log
        with log.open("ab") as file:
            self.process = subprocess.Popen(command, stdout=file, stderr=file)
        self.started.append(self)

    def kill(self) -> None:
        """End it at once: `kill -9`."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Have it shut down, and wait for that."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(DEADLINE)
        assert status == 0, f"exit status {status}: {self.log.read_text()[-2000:]}"


class ServerProgram(Program, Server):
    """A table server that answers."""

    def __init__(
        self,
        folder: Path,
        database: str,
        name: str,
        port: int,
        *,
        host: str = "127.0.0.1",
        prefix: tuple[str, ...] = (),
        lease: float = 0.0,
        workers: int = 1,
        bot_pause: float = 0.0,
    ) -> None:
        self.port, self.address = port, f"http://{host}:{port}"
        fields = {
            **SETTINGS,
            "database": database,
            "host": "0.0.0.0" if prefix else host,
            "allowed_hosts": (host,),
            "port": port,
            "workers": workers,
            "bot_pause": bot_pause,
            "lease": lease,
            **({"process": name, "address": self.address} if lease else {}),
        }
        command = (*prefix, sys.executable, "-c", _SERVER, json.dumps(fields))
        super().__init__(folder / f"{name}.log", *command)
        wait_until(lambda: self.is_ready() or self.process.poll() is not None)
        if self.process.poll() is not None:
            raise AssertionError(f"{name} did not start: {self.log.read_text()[-2000:]}")


def kill_all() -> None:
    """End every program that runs."""
    for program in Program.started:
        if program.process.poll() is None:
            program.kill()
    Program.started.clear()


def find_ended(programs: Iterable[Program]) -> list[str]:
    """The programs that have ended by themselves, with the end of their logs."""
    return [
        f"{program.log.stem} has ended: {program.log.read_text()[-500:]}"
        for program in programs
        if program.process.poll() is not None
    ]


class Site(Protocol):
    """Servers with one database."""

    servers: list[ServerProgram]

    def open(self) -> contextlib.AbstractAsyncContextManager[object]:
        """Start everything, and stop it at the end."""
        ...

    def faults(self) -> list[str]:
        """The kinds of faults that can happen here."""
        ...

    async def cause(self, fault: str) -> str:
        """Let a fault happen, and mend it. Returns what it should have led to, if it has not."""
        ...

    def read_log(self) -> Log:
        """All entries that are stored."""
        ...

    def count_owners(self) -> int:
        """How often a table has got a new owner."""
        ...

    def find_ended(self) -> list[str]:
        """The programs that have ended by themselves, with the end of their logs."""
        ...


def _to_log(rows: Any) -> Log:
    log: dict[str, dict[int, dict[str, Any]]] = {}
    for table, revision, entry in rows:
        log.setdefault(table, {})[revision] = json.loads(entry)
    return log


class SqliteSite:
    """One server on a file."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._port = folder, find_port()
        self.servers: list[ServerProgram] = []

    def _start(self) -> ServerProgram:
        return ServerProgram(self._folder, str(self._folder / "tables.sqlite"), "a", self._port)

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncGenerator[SqliteSite]:
        try:
            self.servers = [await run_in_thread(self._start)]
            yield self
        finally:
            kill_all()

    def faults(self) -> list[str]:
        return ["server"]

    async def cause(self, fault: str) -> str:
        await run_in_thread(self.servers[0].kill)
        self.servers[0] = await run_in_thread(self._start)
        return ""

    def read_log(self) -> Log:
        with contextlib.closing(sqlite3.connect(self._folder / "tables.sqlite")) as connection:
            return _to_log(connection.execute(LOG_QUERY))

    def count_owners(self) -> int:
        return 0

    def find_ended(self) -> list[str]:
        return find_ended(self.servers)


class PostgresSite:
    """Several servers, the last of them in a network namespace where that can be, and workers, on
    one database.
    """

    def __init__(
        self,
        folder: Path,
        servers: int,
        workers: int,
        random: Random,
        lease: float = LEASE_SECONDS,
        *,
        has_namespace: bool = True,
        bot_pause: float = 0.0,
    ) -> None:
        self._folder, self._random, self._lease = folder, random, lease
        self._bot_pause = bot_pause
        self._ports = [find_port() for _ in range(servers)]
        self._worker_count = workers
        self.obstacle = find_obstacle() if has_namespace else "not asked for"
        """Why no server is cut off from the database; empty if one can be."""
        self.servers: list[ServerProgram] = []
        self.workers: list[Program] = []
        self._database: Postgres
        self._namespace: Namespace | None = None
        self.address = self._relayed_address = ""

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncGenerator[PostgresSite]:
        async with contextlib.AsyncExitStack() as stack:
            databases = run_postgres()
            stack.callback(databases.close)
            self._database = await run_in_thread(next, databases)
            self.address = await run_in_thread(self._database.create_database)
            if not self.obstacle:
                self._namespace = stack.enter_context(Namespace())
                relay = Relay(self._namespace.database_host, self._database.socket_path)
                await stack.enter_async_context(relay)
                name = self.address.partition("?")[0].rpartition("/")[2]
                self._relayed_address = f"postgresql://postgres@{relay.host}:{relay.port}/{name}"
            stack.callback(kill_all)
            self.workers = [self.start_worker(index) for index in range(self._worker_count)]
            await self._start_servers()
            yield self

    async def _start_servers(self) -> None:
        """Start all at the same time."""
        starting = [run_in_thread(self.start_server, index) for index in range(len(self._ports))]
        outcomes = await asyncio.gather(*starting, return_exceptions=True)
        self.servers = [outcome for outcome in outcomes if isinstance(outcome, ServerProgram)]
        for outcome in outcomes:
            if isinstance(outcome, BaseException):
                raise outcome

    def start_server(self, index: int) -> ServerProgram:
        """Start the server of this number, under its name."""
        options: dict[str, Any] = {
            "lease": self._lease,
            "workers": 0 if self._worker_count else 1,
            "bot_pause": self._bot_pause,
        }
        address = self.address
        if self._namespace is not None and index == len(self._ports) - 1:
            options |= {"host": self._namespace.address, "prefix": self._namespace.prefix}
            address = self._relayed_address
        return ServerProgram(
            self._folder, address, "abcdefgh"[index], self._ports[index], **options
        )

    def start_worker(self, index: int) -> Program:
        """Start the worker of this number, under its name."""
        name = f"worker-{index}"
        command = ("worker", "--store", self.address, "--workers", "1", "--process", name)
        program = str(Path(sys.executable).with_name("colonnade"))
        return Program(self._folder / f"{name}.log", program, *command)

    def faults(self) -> list[str]:
        return [
            "server",
            "database",
            *(["worker"] if self._worker_count else []),
            *([] if self.obstacle else ["cut"]),
        ]

    async def cause(self, fault: str) -> str:
        match fault:
            case "server":
                await self._kill_server()
            case "database":
                await run_in_thread(self._database.kill)
                await asyncio.sleep(self._random.random())
                await run_in_thread(self._database.restart)
            case "worker":
                assert not find_ended(self.workers)
                index = self._random.randrange(len(self.workers))
                await run_in_thread(self.workers[index].kill)
                self.workers[index] = self.start_worker(index)
            case "cut":
                return await self._cut()
            case _:
                raise ValueError(fault)
        return ""

    async def _kill_server(self) -> None:
        """Kill a server. It comes back at once, or when others have taken its tables."""
        index = self._random.randrange(len(self.servers))
        await run_in_thread(self.servers[index].kill)
        if self._random.random() < 0.5:
            await asyncio.sleep(1.5 * self._lease)
        self.servers[index] = await run_in_thread(self.start_server, index)

    async def _cut(self) -> str:
        """Cut a server off from the database until its leases have expired and some of its tables
        have another owner: then it comes back with epochs that are not theirs any more.
        """
        assert self._namespace is not None
        name = "abcdefgh"[len(self._ports) - 1]
        for other in itertools.cycle(range(len(self.servers) - 1)):
            self._namespace.set_database_link(False)
            try:
                # from now on no game can end whose table it holds
                owners = await self._query(PLAYED_QUERY)
                held = [table for table, owner in owners if owner == name]
                if len(held) >= max(1, FEWEST_CUT * len(owners)):
                    return await self._await_new_owner(held, name)
            finally:
                self._namespace.set_database_link(True)
            if not owners:
                break
            # it was killed lately, or is slow, and has few: another one hands its tables over
            await run_in_thread(self.servers[other].stop)
            self.servers[other] = await run_in_thread(self.start_server, other)
        return "no game was played any more"

    async def _await_new_owner(self, tables: list[int], name: str) -> str:
        lost = "SELECT FROM leases WHERE table_number = ANY($1::bigint[]) AND owner NOT IN ('', $2)"
        try:
            await wait_until_async(lambda: self._query(lost, tables, name))
        except TimeoutError:
            return f"of {len(tables)} tables of the server that was cut off none was taken"
        return ""

    async def _query(self, query: str, *arguments: Any) -> list[tuple[Any, ...]]:
        return await run_in_thread(self._database.execute, query, self.address, *arguments)

    def read_log(self) -> Log:
        return _to_log(self._database.execute(LOG_QUERY, self.address))

    def count_owners(self) -> int:
        query = "SELECT coalesce(sum(epoch - 1), 0)::bigint FROM leases"
        return self._database.execute(query, self.address)[0][0]

    def find_ended(self) -> list[str]:
        return find_ended([*self.servers, *self.workers])
