"""The socket: one per viewer. It says hello, gets the full view, then every update; and it sends commands.

A plain ASGI application inside Litestar's: no layer between a frame and the table's queue.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec

from colonnade.core.errors import ColonnadeError
from colonnade.server import messages
from colonnade.server.guards import Bucket, Gate, find_address
from colonnade.server.lines import EXTENSION, AsgiLine, DirectProtocol, Line, make_frame
from colonnade.server.messages import FRAME_LIMIT, Hello, Ping, Sync
from colonnade.server.settings import Settings
from colonnade.server.tables.registry import Tables
from colonnade.server.tables.state import Holder
from colonnade.server.tables.table import Table
from colonnade.server.views import to_words

SOCKET_PATH = "/api/socket"
TOO_BIG, POLICY, TRY_LATER, FAILED, NOT_FOUND, FORBIDDEN = 1009, 1008, 1013, 1011, 4404, 4403
"""Why a socket is closed: with `docs/protocol.md`."""
_PONG = make_frame(messages.encode(messages.Pong()))
_SLOW = make_frame(messages.encode(messages.Closing("slow")))
_IDLE = make_frame(messages.encode(messages.Closing("idle")))


class Socket:
    """A viewer through a WebSocket. What waits for it is bounded: who does not read is cut off, and must come back."""

    __slots__ = ("_bucket", "_door", "_hello", "_limit", "_line", "_patience", "address", "holder", "is_finished", "table", "token")

    def __init__(self, door: SocketDoor, line: Line, address: str) -> None:
        self._door, self._line, self.address = door, line, address
        self._limit = door.settings.outgoing_limit
        self.holder: Holder = None
        self.token: str | None = None
        self.table: Table | None = None
        self._hello: Hello | None = None
        self.is_finished = False
        self._bucket = Bucket(door.settings.messages_per_second)
        self._patience: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(door.settings.hello_seconds, self._give_up)

    def send(self, data: bytes) -> None:
        """Send a message, encoded; never blocks."""
        self.write(make_frame(data))

    def write(self, frames: bytes) -> None:
        """Send a frame, or several; never blocks."""
        if not self.is_finished and self._line.write(frames) > self._limit:
            self._line.write(_SLOW)
            self.finish(TRY_LATER)

    def finish(self, code: int) -> None:
        """Close the socket once what waits is written."""
        if not self.is_finished:
            self.is_finished = True
            self._line.hang_up(code)

    def end(self) -> None:
        """The connection has gone: hear no more."""
        self.is_finished = True
        self._line.listener = None

    def spoke(self) -> None:
        """The socket has said which table it wants, or has been given up: it is silent no more."""
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
            self._door.gate.spoke(self.address)

    def _give_up(self) -> None:
        self.write(_IDLE)
        self.finish(POLICY)

    def hear(self, data: bytes) -> None:
        """A frame has come."""
        if self.is_finished:
            return
        if not self._bucket.take():
            self.send(_problem("too-many", "error-server-too-many"))
            self.finish(POLICY)
            return
        if len(data) > FRAME_LIMIT:
            self.send(_problem("malformed", "error-server-size"))
            self.finish(TOO_BIG)
            return
        try:
            said = messages.parse_client(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.send(_problem("malformed", "error-server-message", reason=str(error)[:200]))
            return
        table = self.table
        if isinstance(said, Ping):
            self.write(_PONG)
        elif isinstance(said, Hello):
            self._hear_hello(said)
        elif table is None:
            self.send(_problem("malformed", "error-server-hello-first"))
        elif isinstance(said, Sync):
            table.resend(self, said.since)
        else:
            table.command(self, said)

    def _hear_hello(self, said: Hello) -> None:
        if self._hello is None:
            self._hello = said
            self.spoke()
            table = self._door.tables.get(said.table)
            if table is None:
                self._door.tables.spawn(self._find_table(said))
            else:
                self._sit_down(table, said)
        elif (said.table, said.token) != (self._hello.table, self._hello.token):
            self.send(_problem("malformed", "error-server-hello-twice"))
        elif self.table is not None:  # its view was lost on the way
            self.table.resend(self, said.since)

    async def _find_table(self, said: Hello) -> None:
        try:
            table = await self._door.tables.find(said.table, self.address)
        except ColonnadeError as error:
            self._refuse(error)
        else:
            self._sit_down(table, said)

    def _sit_down(self, table: Table, said: Hello) -> None:
        """Look at the table as whoever the token is."""
        try:
            self.holder, self.token = table.holder_of(said.token), said.token
        except ColonnadeError as error:
            self._refuse(error)
            return
        if not self.is_finished and self in self._door.sockets:
            self.table = table
            table.attach(self, said.since)

    def _refuse(self, error: ColonnadeError) -> None:
        self.send(messages.encode(messages.Problem(error.code, to_words(error.message))))
        self.finish({"forbidden": FORBIDDEN, "no-such-table": NOT_FOUND}.get(error.code, FAILED))


class SocketDoor:
    """The ASGI application of `/api/socket`."""

    def __init__(self, settings: Settings, tables: Tables, gate: Gate) -> None:
        self.settings, self.tables, self.gate = settings, tables, gate
        self.sockets: set[Socket] = set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One connection, from the handshake to its end."""
        await receive()  # websocket.connect
        address = find_address(scope)
        if not self.gate.enter(address):
            await send({"type": "websocket.close", "code": TRY_LATER})
            return
        socket: Socket | None = None
        try:
            await send({"type": "websocket.accept"})
            line: Any = scope.get("extensions", {}).get(EXTENSION)
            if line is None:
                line = AsgiLine(send)
            socket = Socket(self, line, address)
            self.sockets.add(socket)
            if isinstance(line, AsgiLine):
                line.listener = socket.hear
                await line.read(receive)
            else:
                line.detach(socket.hear, partial(self._leave, socket))
                return
        except BaseException:
            if socket is None:
                self.gate.spoke(address)
                self.gate.leave(address)
            else:
                self._leave(socket)
            raise
        self._leave(socket)

    def open(self, line: DirectProtocol, address: str) -> None:
        """One connection, whose handshake is done already and for which the gate has room."""
        self.gate.enter(address)
        socket = Socket(self, line, address)
        self.sockets.add(socket)
        line.listen(socket.hear, partial(self._leave, socket))

    def _leave(self, socket: Socket) -> None:
        """The connection of a socket has gone."""
        self.sockets.discard(socket)
        socket.spoke()
        socket.end()
        if socket.table is not None:
            socket.table.detach(socket)
        self.gate.leave(socket.address)


def _problem(code: str, key: str, **arguments: str) -> bytes:
    return messages.encode(messages.Problem(code, messages.Words(key, dict(arguments))))
