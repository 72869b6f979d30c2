"""A proxy that drops, doubles, delays or reorders one message in five, and sometimes closes the
connection.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import serve
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.waiting import DEADLINE

FAULTS = ("drop", "double", "delay", "reorder")


class Proxy:
    """Listens on a port of its own, and passes sockets on to a server: `ws://host:port`."""

    def __init__(self, server: str, random: Random, rate: float = 0.2, cuts: float = 0.004) -> None:
        self.server, self.random, self.rate, self.cuts = server, random, rate, cuts
        self.counts: Counter[str] = Counter()
        self.port = 0

    async def __aenter__(self) -> Proxy:
        self._listener = await serve(
            self._pass_on, "127.0.0.1", 0, compression=None, max_size=None, ping_interval=None
        )
        self.port = next(iter(self._listener.sockets)).getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listener.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._listener.wait_closed(), DEADLINE)

    async def _pass_on(self, client: Any) -> None:
        address = self.server + client.request.path
        try:
            async with connect(
                address,
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=DEADLINE,
                close_timeout=0.2,
            ) as server:
                tasks = [
                    asyncio.create_task(self._pump(*pair))
                    for pair in ((client, server), (server, client))
                ]
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        except (OSError, WebSocketException, TimeoutError):
            pass  # the server is down: the client's connection is closed

    async def _pump(self, source: Any, target: Any) -> None:
        """Pass messages on, some of them badly; returns when a connection is closed."""
        random = self.random
        held: Any = None
        with contextlib.suppress(ConnectionClosed):
            async for message in source:
                self.counts["messages"] += 1
                if random.random() < self.cuts:
                    self.counts["cut"] += 1
                    return
                fault = random.choice(FAULTS) if random.random() < self.rate else ""
                self.counts[fault] += 1
                if fault == "drop":
                    continue
                if fault == "delay":
                    await asyncio.sleep(random.random() * 0.05)
                if fault == "reorder" and held is None:
                    held = message  # until the next one has gone
                    continue
                await target.send(message)
                if fault == "double":
                    await target.send(message)
                if held is not None:
                    await target.send(held)
                    held = None
