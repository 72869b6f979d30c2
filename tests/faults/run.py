"""The fault test: tables of bots and scripted clients, through proxies that lose messages, on
servers that are killed and cut off again and again.

At the end every table is over, every client shows the position of the server, everything that was
acknowledged is in the log, no table has two histories, and every record is legal and its dice are
proved. Traffic stays on this machine, and ends by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass, field
from random import Random
from typing import Any

from colonnade.server.app import find_loop_factory
from tests.faults.check import check_histories, check_tables
from tests.faults.proxy import Proxy
from tests.faults.site import ServerProgram, Site, run_in_thread
from tests.scripted import Behaviour, ScriptedClient, Seen

HERE, LINK = {"kind": "here", "name": "Ana"}, {"kind": "link"}
BOT, GREEDY = {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"}
LAYOUTS: list[tuple[str, list[dict[str, Any]], dict[str, Any]]] = [
    ("columbiz", [HERE, LINK], {}),
    ("quatre_colonnes", [HERE, LINK], {}),
    ("columbiz", [HERE, GREEDY, LINK], {"edition": "nl"}),
    ("quatre_colonnes", [HERE, BOT, BOT, LINK], {"dice": 2, "teams": True}),
    ("columbiz", [LINK, BOT], {}),
    ("quatre_colonnes", [HERE, BOT, BOT], {"dice": 2}),
    ("columbiz", [BOT, GREEDY, BOT, BOT], {}),
    ("quatre_colonnes", [GREEDY, GREEDY], {}),
    # short games, so that more tables take as long
    ("columbiz", [LINK, GREEDY], {}),
    ("columbiz", [HERE, BOT, BOT, BOT], {}),
    ("columbiz", [BOT, LINK, GREEDY], {"edition": "nl"}),
    ("columbiz", [GREEDY, BOT], {}),
    ("columbiz", [HERE, LINK, BOT, BOT], {}),
    ("quatre_colonnes", [BOT, GREEDY], {"dice": 2}),
    ("columbiz", [HERE, BOT, HERE], {}),
    ("columbiz", [GREEDY, LINK], {"edition": "nl"}),
]
COMMANDS_PER_TABLE = 50
"""All faults are caused before this number of commands per table is acknowledged: about half
of them.
"""


PROGRESS_SECONDS = 10.0


@dataclass
class Report:
    """What a run has found."""

    tables: int = 0
    seconds: float = 0.0
    seen: Seen = field(default_factory=Seen)
    caused: Counter[str] = field(default_factory=Counter)
    """How often each kind of fault was caused."""
    entries: int = 0
    events: int = 0
    owners: int = 0
    """How often a table has got a new owner."""
    messages: dict[str, int] = field(default_factory=dict)

    @property
    def faults(self) -> list[str]:
        return self.seen.faults

    def __str__(self) -> str:
        caused = ", ".join(f"{count} {kind}" for kind, count in sorted(self.caused.items()))
        return (
            f"{self.tables} tables, {self.seconds:.0f} s, caused: {caused}; {self.owners} changes"
            f" of owner, {self.seen.moved} moved; {self.seen.acknowledged} commands acknowledged,"
            f" {self.entries} entries, {self.events} events; messages {self.messages}; gap"
            f" {self.seen.usual_gap:.2f} s, at most {self.seen.longest_gap:.1f} s; faults"
            f" {len(self.faults)}"
        )


def run_loop(work: Coroutine[Any, Any, Report]) -> Report:
    """Run a fault test, in the fastest event loop there is."""
    with asyncio.Runner(loop_factory=find_loop_factory()) as runner:
        return runner.run(work)


def make_clients(
    server: ServerProgram, number: int, behaviour: Behaviour, seen: Seen, random: Random
) -> list[ScriptedClient]:
    """A new table, and a client for each player's device and for a spectator."""
    game, seats, options = LAYOUTS[number % len(LAYOUTS)]
    made = server.create(game, seats, options=options)
    tokens: list[str | None] = [made["token"]] if HERE in seats else []
    for link in made["links"]:
        if link:
            tokens.append(server.join(made["table"], link, name="Bo")["token"])
    tokens.append(None)  # a spectator
    return [
        ScriptedClient(behaviour, seen, made["table"], token, Random(random.getrandbits(60)))
        for token in tokens
    ]


class Run:
    """One fault test: every kind of fault that the site knows, `rounds` times.

    With a limit it ends when this number of commands is acknowledged for each table on average and
    all faults were caused, however far the games are.
    """

    def __init__(
        self,
        site: Site,
        tables: int,
        rounds: int,
        seed: int,
        patience: float = 0.5,
        limit: float | None = None,
    ) -> None:
        self.site, self.tables, self.limit = site, tables, limit
        self.random = Random(seed)
        self.report = Report(tables)
        self._plan = [fault for _ in range(rounds) for fault in self._shuffled_faults()]
        self._behaviour = Behaviour(self._find_address, patience)
        self._proxies: dict[str, Proxy] = {}
        """By the address of the server."""
        self.clients: list[ScriptedClient] = []

    def _shuffled_faults(self) -> list[str]:
        faults = self.site.faults()
        return self.random.sample(faults, len(faults))

    def _find_address(self, base: str) -> str:
        proxy = self._proxies.get(base) or self.random.choice(list(self._proxies.values()))
        return f"ws://127.0.0.1:{proxy.port}"

    def _make_tables(self) -> None:
        for number in range(self.tables):
            server = self.site.servers[number % len(self.site.servers)]
            self.clients += make_clients(
                server, number, self._behaviour, self.report.seen, self.random
            )

    async def run(self, seconds: float) -> Report:
        """Play every table to its end, and check everything."""
        self._began = time.monotonic()
        async with self.site.open(), contextlib.AsyncExitStack() as stack:
            await run_in_thread(self._make_tables)
            for server in self.site.servers:
                proxy = Proxy(server.address.replace("http", "ws"), Random(self.random.random()))
                self._proxies[server.address] = await stack.enter_async_context(proxy)
            await self._play(seconds)
            counts = sum((proxy.counts for proxy in self._proxies.values()), Counter[str]())
            self.report.messages = dict(counts)
            check = check_tables if self.limit is None else check_histories
            await run_in_thread(check, self.site, self.clients, self.report)
        self.report.seconds = time.monotonic() - self._began
        return self.report

    async def _play(self, seconds: float) -> None:
        tasks = [asyncio.create_task(client.play()) for client in self.clients]
        causing, showing = (
            asyncio.create_task(work) for work in (self._cause_faults(), self._show_progress())
        )
        try:
            if self.limit is None:
                await asyncio.wait(tasks, timeout=seconds)
            else:
                await self._until_limit(causing, seconds)
        except asyncio.CancelledError:  # by a signal: nothing may be started from now on
            for task in (*tasks, causing, showing):
                task.cancel()
            await asyncio.gather(*tasks, causing, showing, return_exceptions=True)
            raise
        showing.cancel()
        for client, task in zip(self.clients, tasks, strict=True):
            if not task.done() and self.limit is None:
                ply, status = client.view.get("position", {}).get("ply"), client.view.get("status")
                self.report.faults.append(
                    f"not over: {client.table} at ply {ply}, status {status}, {client.pending}"
                )
            elif task.done() and task.exception() is not None:
                self.report.faults.append(f"client failed: {task.exception()!r}")
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if not causing.done():
            self.report.faults.append("the games ended before all faults were caused")
        await causing  # everything runs again

    async def _until_limit(self, causing: asyncio.Task[None], seconds: float) -> None:
        assert self.limit is not None
        end = time.monotonic() + seconds
        while not causing.done() or self.report.seen.acknowledged < self.limit * self.tables:
            if time.monotonic() > end:
                self.report.faults.append("too slow")
                return
            await asyncio.sleep(0.02)

    async def _cause_faults(self) -> None:
        """Cause the planned faults, each when the games have come some way."""
        commands = self.tables * (self.limit or COMMANDS_PER_TABLE)
        for number, fault in enumerate(self._plan, 1):
            share = number / (len(self._plan) + 1)
            while self.report.seen.acknowledged < share * commands:
                await asyncio.sleep(0.02)
            self._tell(f"{fault} …")
            missing = await self.site.cause(fault)
            if missing:
                self.report.faults.append(f"{fault} without effect: {missing}")
            self._tell(f"{fault} mended")
            self.report.caused[fault] += 1

    async def _show_progress(self) -> None:
        while True:
            await asyncio.sleep(PROGRESS_SECONDS)
            self._tell("")

    def _tell(self, text: str) -> None:
        """Print how far the run has come."""
        over = sum(client.is_done for client in self.clients)
        print(
            f"{time.monotonic() - self._began:5.0f} s: {self.report.seen.acknowledged}"
            f" acknowledged, {over} of {len(self.clients)} clients done"
            f"{text and ': '}{text}",
            file=sys.stderr,
            flush=True,
        )
