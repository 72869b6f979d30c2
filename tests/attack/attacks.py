"""What one bad client does, in a process of its own: `python -m tests.attack.attacks PORT`.

Reads a JSON list `[name, seconds]` per line, and answers each with how often something was sent and
how often the server refused or cut it. Everything comes from one address on this machine, and goes
to 127.0.0.1 only.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import time
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from colonnade.lab.simulate import prepare_experiment, simulate
from tests.server.raw import BEGINNING, MIDDLE, PING, PONG, frame
from tests.waiting import DEADLINE

ADDRESS = "127.0.0.66"
BOT = {"kind": "bot", "level": "champion"}
HERE = {"kind": "here", "name": "Eve"}
GET = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type:"
    b" application/json\r\nContent-Length: 400\r\n\r\n{"
)
BLOCK = b"".join(b"X-%d: %b\r\n" % (number, b"x" * 4000) for number in range(16))


def say(**message: Any) -> bytes:
    return frame(json.dumps(message).encode())


class Attacker:
    """One client; `counts` says what it did."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.end = 0.0
        self.counts: Counter[str] = Counter()
        self._record = ""

    @property
    def is_on(self) -> bool:
        return time.monotonic() < self.end

    async def run(self, name: str, seconds: float) -> Counter[str]:
        """Do one attack for some seconds; longer where it could not even begin."""
        self.counts = Counter()
        self.end = time.monotonic() + seconds
        attack = asyncio.ensure_future(ATTACKS[name](self))
        while (
            (self.is_on or not self.counts["sent"])
            and time.monotonic() < self.end + DEADLINE
            and not attack.done()
        ):
            await asyncio.sleep(0.02)
        attack.cancel()
        with suppress(asyncio.CancelledError):
            await attack
        return self.counts

    @asynccontextmanager
    async def connect(self) -> AsyncGenerator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(ADDRESS, 0)
        )
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    async def repeat(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """One attempt after the other; what the server cuts is counted, and tried again."""
        while True:
            try:
                await attempt()
            except (OSError, asyncio.IncompleteReadError):
                self.counts["cut"] += 1
                await asyncio.sleep(0.01)

    async def post(self, path: str, body: object) -> tuple[int, Any]:
        """The status and the JSON of an answer; 0 where there was none."""
        data = json.dumps(body).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Type:"
            " application/json\r\n"
        )
        try:
            async with self.connect() as (reader, writer):
                writer.write(f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data)
                answer = await reader.read()
        except OSError:
            return 0, None
        first, _, content = answer.partition(b"\r\n\r\n")
        status = int(first.split()[1]) if first else 0
        self.counts["refused"] += status >= 400
        return status, json.loads(content) if status in (200, 201) else None

    async def create(self, seats: list[dict[str, Any]]) -> dict[str, Any]:
        """A table, as soon as the server allows one."""
        while True:
            status, made = await self.post("/api/tables", {"game": "columbiz", "seats": seats})
            if status == 201:
                return made
            await asyncio.sleep(0.2)

    @asynccontextmanager
    async def sit_down(
        self, made: dict[str, Any]
    ) -> AsyncGenerator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A socket at a table, with its first message sent and nothing read but the handshake."""
        async with self.connect() as (reader, writer):
            writer.write(
                f"GET /api/tables/{made['table']}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection:"
                " Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key:"
                " dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            head = await reader.readuntil(b"\r\n\r\n")
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise ConnectionError(head.decode())
            writer.write(say(type="hello", token=made["token"]))
            yield reader, writer

    # Requests

    async def send_headers(self) -> None:
        """35 MB of headers in one request."""

        async def attempt() -> None:
            async with self.connect() as (_, writer):
                writer.write(GET)
                for _ in range(35_000_000 // len(BLOCK)):
                    writer.write(BLOCK)
                    self.counts["sent"] += 1
                    await writer.drain()

        await self.repeat(attempt)

    async def hold(self, data: bytes) -> None:
        """As many connections as the server gives, each with something unfinished."""
        open_writers: list[asyncio.StreamWriter] = []

        async def attempt() -> None:
            if len(open_writers) >= 1150:
                await asyncio.sleep(0.05)
                return
            _, writer = await asyncio.open_connection(
                "127.0.0.1", self.port, local_addr=(ADDRESS, 0)
            )
            open_writers.append(writer)
            writer.write(data)
            self.counts["sent"] += 1

        try:
            await self.repeat(attempt)
        finally:
            for writer in open_writers:
                writer.transport.abort()

    async def hold_half_bodies(self) -> None:
        await self.hold(POST)

    async def hold_half_heads(self) -> None:
        await self.hold(GET + b"\r\nGET / HTTP/1.1\r\nX: ")

    async def hold_upgrades(self) -> None:
        await self.hold(GET + b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n")

    # Sockets

    async def flood(self, data: bytes, reads: bool, first: bytes = b"") -> None:
        """The same frames again and again."""
        made = await self.create([HERE, HERE])

        async def attempt() -> None:
            async with self.sit_down(made) as (reader, writer):
                if not reads:
                    writer.transport.pause_reading()  # type: ignore[attr-defined]
                writer.write(first)
                while True:
                    writer.write(data)
                    self.counts["sent"] += 1
                    await writer.drain()
                    if reads:
                        with suppress(TimeoutError):
                            async with asyncio.timeout(0.001):
                                if not await reader.read(1 << 20):
                                    raise ConnectionError

        await self.repeat(attempt)

    async def flood_pings(self) -> None:
        await self.flood(frame(b"x" * 50, PING) * 200, reads=True)

    async def flood_pongs(self) -> None:
        await self.flood(frame(b"x" * 50, PONG) * 200, reads=True)

    async def flood_continuations(self) -> None:
        await self.flood(
            frame(b"", MIDDLE) * 2000,
            reads=True,
            first=frame(b'{"type":', BEGINNING),
        )

    async def never_read(self) -> None:
        await self.flood((say(type="sync") + frame(b"x" * 120, PING)) * 50, reads=False)

    # Work for the processor

    async def make_bot_tables(self) -> None:
        """60 tables on which four champions play alone."""
        for _ in range(60):
            status, _ = await self.post("/api/tables", {"game": "columbiz", "seats": [BOT] * 4})
            self.counts["sent"] += 1
            self.counts["made"] += status == 201
        await asyncio.Event().wait()  # they play

    async def replay(self) -> None:
        """300 replays of a long game at once."""
        body = {"record": self._record, "start": 10**6, "count": 1}

        async def ask() -> None:
            while True:
                await self.post("/api/replay", body)
                self.counts["sent"] += 1
                await asyncio.sleep(0.05)

        await asyncio.gather(*[ask() for _ in range(300)])

    def prepare(self) -> None:
        """Play the longest of some random games, before any clock runs."""
        experiment = prepare_experiment(
            "quatre_colonnes", ["random"] * 4, 4, 1, options={"dice": 2}
        )
        self._record = max((record.to_json() for record in simulate(experiment)), key=len)

    # Growth

    async def abandon_and_rematch(self) -> None:
        """Abandon a table and have it made again, over and over."""
        made = await self.create([HERE, HERE])
        current = dict(made)

        async def attempt() -> None:
            async with self.sit_down(current) as (reader, writer):
                writer.write(say(type="abandon", command="a") + say(type="rematch", command="r"))
                text = b""
                while b'"command":"r"' not in text:
                    text += await reader.read(65536) or _cut()
            self.counts["sent"] += 1
            found = text.rpartition(b'"rematch":"')[2][:22]
            if b'"type":"refused"' in text:
                self.counts["refused"] += 1
                await asyncio.sleep(0.02)
            elif len(found) == 22:
                current["table"] = found.decode()

        await self.repeat(attempt)

    async def rename(self) -> None:
        """Another name as fast as the socket takes it."""
        made = await self.create([HERE, HERE])

        async def attempt() -> None:
            async with self.sit_down(made) as (reader, writer):
                number = 0
                while True:
                    number += 1
                    writer.write(
                        say(type="rename", command=f"n{number}", seat=0, name=f"Eve {number}")
                    )
                    self.counts["sent"] += 1
                    if number % 50 == 0:
                        await writer.drain()
                        self.counts["refused"] += (await reader.read(1 << 20) or _cut()).count(
                            b'"type":"refused"'
                        )

        await self.repeat(attempt)


def _cut() -> bytes:
    raise ConnectionError


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    "35 MB of headers": Attacker.send_headers,
    "half bodies": Attacker.hold_half_bodies,
    "half second heads": Attacker.hold_half_heads,
    "odd upgrades": Attacker.hold_upgrades,
    "pings": Attacker.flood_pings,
    "pongs": Attacker.flood_pongs,
    "continuations": Attacker.flood_continuations,
    "never reads": Attacker.never_read,
    "60 tables of champions": Attacker.make_bot_tables,
    "300 replays": Attacker.replay,
    "abandon and rematch": Attacker.abandon_and_rematch,
    "renames": Attacker.rename,
}


def main() -> None:
    """Do what standard input says, until it ends."""
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)  # of connections that the server cut
    # a real attacker has a machine of its own: here it shall not take the people's processor
    os.nice(10)
    attacker = Attacker(int(sys.argv[1]))
    attacker.prepare()
    print("ready", flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(json.dumps(asyncio.run(attacker.run(name, seconds))), flush=True)


if __name__ == "__main__":
    main()
