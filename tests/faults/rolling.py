"""A rolling restart: every process is stopped and started again, one after the other, while people
play. Nobody may see an error, and nobody may be without the table for long.
"""

from __future__ import annotations

import asyncio
import time
from random import Random

from tests.faults.check import check_histories
from tests.faults.run import Report, make_clients
from tests.faults.site import PostgresSite, run_in_thread
from tests.scripted import Behaviour, ScriptedClient
from tests.waiting import DEADLINE

PAUSE_SECONDS = (1.0, 5.0)
"""How long a person thinks about a command: at random between these."""
GAP_SECONDS = 3.0
"""The longest that a client may be without a view."""


class RollingRun:
    """One rolling restart of all servers and workers of a site."""

    def __init__(
        self,
        site: PostgresSite,
        tables: int,
        seed: int,
        pause: tuple[float, float] = PAUSE_SECONDS,
        gap: float = GAP_SECONDS,
    ) -> None:
        self.site, self.tables, self.random, self.gap = site, tables, Random(seed), gap
        self.report = Report(tables)
        self._behaviour = Behaviour(
            self._find_address,
            patience=DEADLINE,
            find_pause=lambda: self.random.uniform(*pause),
            is_strict=True,
        )
        self.clients: list[ScriptedClient] = []

    def _find_address(self, base: str) -> str:
        address = base or self.random.choice(self.site.servers).address
        return address.replace("http", "ws", 1)

    async def run(self) -> Report:
        """Restart everything once, and compare all clients with the servers."""
        began = time.monotonic()
        async with self.site.open():
            for number in range(self.tables):
                server = self.site.servers[number % len(self.site.servers)]
                self.clients += await run_in_thread(
                    make_clients,
                    server,
                    number,
                    self._behaviour,
                    self.report.seen,
                    self.random,
                )
            tasks = [asyncio.create_task(client.play()) for client in self.clients]
            try:
                await self._until_all_play()
                await self._restart_all()
                await self._until_all_play()
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
            await run_in_thread(check_histories, self.site, self.clients, self.report)
        if self.report.seen.longest_gap > self.gap:
            self.report.faults.append(f"without a view for {self.report.seen.longest_gap:.1f} s")
        self.report.seconds = time.monotonic() - began
        return self.report

    async def _until_all_play(self) -> None:
        """Wait until every client has a view and some commands were acknowledged since."""
        goal = self.report.seen.acknowledged + self.tables
        async with asyncio.timeout(DEADLINE):
            while (
                not all(client.is_connected for client in self.clients)
                or self.report.seen.acknowledged < goal
            ):
                await asyncio.sleep(0.05)

    async def _restart_all(self) -> None:
        for index, server in enumerate(self.site.servers):
            await run_in_thread(server.stop)
            self.site.servers[index] = await run_in_thread(self.site.start_server, index)
            self.report.caused["server"] += 1
        for index, worker in enumerate(self.site.workers):
            await run_in_thread(worker.stop)
            self.site.workers[index] = self.site.start_worker(index)
            self.report.caused["worker"] += 1
