"""An attacker's minute: people play at human pace while one client does one attack
after the other.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

from colonnade.server.settings import Settings
from tests.attack.attacks import ATTACKS
from tests.attack.people import Noticed, play
from tests.ports import find_port
from tests.server.tools import Process
from tests.waiting import wait_until_async

SETTINGS: dict[str, Any] = {
    "workers": 2,
    "bot_pause": 0.7,
    "log_level": "critical",
    "hello_seconds": Settings.hello_seconds,
    "body_seconds": Settings.body_seconds,
}
"""The limits that end what an attacker leaves unfinished hold, as `colonnade serve` has them, and
so do all limits of numbers; those that a slow machine would break do not.
"""


@dataclass
class Result:
    """What people noticed during one attack, and what it did to the server."""

    name: str
    latencies: list[float]
    megabytes: float
    """The most memory the server had."""
    counts: dict[str, int] = field(default_factory=dict)

    def find_percentile(self, percent: int) -> float:
        """In milliseconds."""
        if len(self.latencies) < 2:
            return 1000 * max(self.latencies, default=float("nan"))
        return 1000 * quantiles(self.latencies, n=100, method="inclusive")[percent - 1]


def measure_flushes(folder: Path, count: int = 300) -> Result:
    """What a bare write and flush of one page takes on the same disk."""
    latencies: list[float] = []
    with (folder / "flush").open("wb", buffering=0) as file:
        for _ in range(count):
            began = time.perf_counter()
            file.write(b"x" * 4096)
            os.fsync(file.fileno())
            latencies.append(time.perf_counter() - began)
    return Result("a bare flush of the disk", latencies, float("nan"))


class Run:
    """One whole run: a real server process, people in this process, the attacker in another."""

    def __init__(
        self, folder: Path, tables: int, seconds: float, names: list[str] | None = None
    ) -> None:
        self._folder, self._tables, self._seconds = folder, tables, seconds
        self._names = list(ATTACKS) if names is None else names
        self.noticed = Noticed()
        self.results: list[Result] = []
        self.log: list[str] = []
        """What the server logged."""

    async def run(self) -> None:
        """Play without an attack first, then through every attack; `results` and `noticed` say what
        came of it.
        """
        self.results.append(measure_flushes(self._folder))
        port = find_port()
        server = await asyncio.to_thread(Process, self._folder / "tables.sqlite", port, **SETTINGS)
        threading.Thread(target=self._read_log, args=(server,), daemon=True).start()
        try:
            async with self._people(port):
                await self._attack(server, port)
        finally:
            server.kill()

    def _read_log(self, server: Process) -> None:
        with contextlib.suppress(ValueError):  # closed at the end
            self.log.extend(server.process.stderr or ())

    @contextlib.asynccontextmanager
    async def _people(self, port: int) -> AsyncGenerator[None]:
        tasks = [
            asyncio.create_task(play(port, number, self.noticed)) for number in range(self._tables)
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception):
                    self.noticed.faults.append(f"a person failed: {result!r}")

    async def _attack(self, server: Process, port: int) -> None:
        attacker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.attack.attacks", str(port)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert attacker.stdin is not None
        assert attacker.stdout is not None
        try:
            assert await attacker.stdout.readline() == b"ready\n"
            await wait_until_async(lambda: len(self.noticed.latencies) >= 2 * self._tables)
            await self._measure(server, "no attack", asyncio.sleep(2 * self._seconds))
            for name in self._names:
                attacker.stdin.write(json.dumps([name, self._seconds]).encode() + b"\n")
                await self._measure(server, name, attacker.stdout.readline())
        finally:
            attacker.kill()
            await attacker.wait()

    async def _measure(self, server: Process, name: str, attack: Any) -> None:
        """Note what people notice until an attack is over, and a little longer."""
        before, peak = len(self.noticed.latencies), 0.0
        task = asyncio.ensure_future(attack)
        while not task.done():
            peak = max(peak, find_memory(server.process.pid))
            await asyncio.wait([task], timeout=0.05)
        await asyncio.sleep(self._seconds / 4)
        line = task.result()
        self.results.append(
            Result(name, self.noticed.latencies[before:], peak, json.loads(line) if line else {})
        )


def find_memory(process: int) -> float:
    """Megabytes of a process in memory."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1000
    return float("nan")
