"""The socket: one per viewer. It says hello, gets the full view, then every update; and it sends commands.

A plain ASGI application inside Litestar's: no layer between a frame and the table's queue.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

import msgspec

from colonnade.core.errors import ColonnadeError
from colonnade.server import protocol
from colonnade.server.guards import Bucket, Gate
from colonnade.server.protocol import FRAME_LIMIT, Hello, Ping, Sync
from colonnade.server.settings import Settings
from colonnade.server.tables import Holder, Table, Tables
from colonnade.server.views import to_words

_logger = logging.getLogger("colonnade.sockets")
TOO_BIG, POLICY, TRY_LATER, NOT_FOUND, FORBIDDEN = 1009, 1008, 1013, 4404, 4403
_PONG = protocol.encode(protocol.Pong())


class Socket:
    """A viewer through a WebSocket. Outgoing messages wait in a bounded queue: who does not read is cut off, and must come back."""

    def __init__(self, settings: Settings, send: Any) -> None:
        self.settings = settings
        self.holder: Holder = None
        self.token: str | None = None
        self.table: Table | None = None
        self._send = send
        self._queue: deque[str] = deque()
        self._waiting = 0
        self._wake: asyncio.Future[None] | None = None
        self._code: int | None = None
        self._writer: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._writer = asyncio.get_running_loop().create_task(self._write())

    def send(self, data: bytes) -> None:
        """Send a message, encoded; never blocks."""
        self._put(data.decode())

    def send_shared(self, data: bytes, cache: dict[bytes, Any]) -> None:
        """Send a message that goes to others too: decoded once."""
        text = cache.get(data)
        if text is None:
            text = cache[data] = data.decode()
        self._put(text)

    def _put(self, text: str) -> None:
        if self._code is not None:
            return
        self._queue.append(text)
        self._waiting += len(text)
        if self._waiting > self.settings.outgoing_limit:
            self._queue.clear()
            self._waiting = 0
            self._queue.append(protocol.encode(protocol.Closing("slow")).decode())
            self.finish(TRY_LATER)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def finish(self, code: int) -> None:
        """Close the socket once what waits is written."""
        if self._code is None:
            self._code = code
            if self._wake is not None and not self._wake.done():
                self._wake.set_result(None)

    @property
    def is_finished(self) -> bool:
        """Whether the socket is to be closed."""
        return self._code is not None

    async def _write(self) -> None:
        try:
            while True:
                while self._queue:
                    text = self._queue.popleft()
                    self._waiting -= len(text)
                    await self._send({"type": "websocket.send", "text": text})
                if self._code is not None:
                    await self._send({"type": "websocket.close", "code": self._code})
                    return
                self._wake = asyncio.get_running_loop().create_future()
                await self._wake
        except Exception:  # the other side has gone; the reading side learns of it and cleans up
            self._code = self._code or 1006

    async def end(self) -> None:
        """Stop writing."""
        if self._writer is not None and not self._writer.done():
            self.finish(1000)
            try:
                await asyncio.wait_for(self._writer, 1.0)
            except (TimeoutError, asyncio.CancelledError):
                self._writer.cancel()


class SocketDoor:
    """The ASGI application of `/api/socket`."""

    def __init__(self, settings: Settings, tables: Tables, gate: Gate) -> None:
        self.settings, self.tables, self.gate = settings, tables, gate
        self.sockets: set[Socket] = set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One connection, from the handshake to its end."""
        await receive()  # websocket.connect
        address = scope["client"][0] if scope.get("client") else ""
        if not self.gate.enter(address):
            await send({"type": "websocket.close", "code": TRY_LATER})
            return
        socket = Socket(self.settings, send)
        self.sockets.add(socket)
        try:
            await send({"type": "websocket.accept"})
            socket.start()
            await self._converse(socket, receive, address)
        finally:
            self.sockets.discard(socket)
            self.gate.leave(address)
            if socket.table is not None:
                socket.table.detach(socket)
            await socket.end()

    async def _converse(self, socket: Socket, receive: Any, address: str) -> None:
        try:
            async with asyncio.timeout(self.settings.hello_seconds):
                if not await self._greet(socket, receive):
                    return
        except TimeoutError:
            socket.send(protocol.encode(protocol.Closing("idle")))
            socket.finish(POLICY)
            return
        finally:
            self.gate.spoke(address)
        table = socket.table
        assert table is not None
        bucket = Bucket(self.settings.messages_per_second)
        while not socket.is_finished:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            if not bucket.take():
                socket.send(_problem("too-many", "error-server-too-many"))
                socket.finish(POLICY)
                return
            said = self._parse(socket, event)
            match said:
                case None:
                    pass
                case Ping():
                    socket.send(_PONG)
                case Sync(since):
                    table.resend(socket, since)
                case Hello():
                    socket.send(_problem("malformed", "error-server-hello-twice"))
                case _:
                    table.command(socket, said)

    async def _greet(self, socket: Socket, receive: Any) -> bool:
        """The first message: which table, as whom. False where the socket has gone or is refused."""
        while True:
            event = await receive()
            if event["type"] != "websocket.receive":
                return False
            said = self._parse(socket, event)
            if said is None:
                if socket.is_finished:
                    return False
                continue
            if isinstance(said, Ping):
                socket.send(_PONG)
                continue
            if not isinstance(said, Hello):
                socket.send(_problem("malformed", "error-server-hello-first"))
                continue
            try:
                table = await self.tables.find(said.table)
                socket.holder, socket.token = table.holder_of(said.token), said.token
            except ColonnadeError as error:
                socket.send(protocol.encode(protocol.Problem(error.code, to_words(error.message))))
                socket.finish(FORBIDDEN if error.code == "forbidden" else NOT_FOUND if error.code == "no-such-table" else 1011)
                return False
            socket.table = table
            table.attach(socket, said.since)
            return True

    def _parse(self, socket: Socket, event: Any) -> protocol.ClientMessage | None:
        """The message of a frame; one that is none is answered with a problem, and changes nothing."""
        text: str | None = event.get("text")
        data: str | bytes = (event.get("bytes") or b"") if text is None else text
        if len(data) > FRAME_LIMIT:
            socket.send(_problem("malformed", "error-server-size"))
            socket.finish(TOO_BIG)
            return None
        try:
            return protocol.parse_client(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            socket.send(_problem("malformed", "error-server-message", reason=str(error)[:200]))
            return None


def _problem(code: str, key: str, **arguments: str) -> bytes:
    return protocol.encode(protocol.Problem(code, protocol.Words(key, dict(arguments))))
