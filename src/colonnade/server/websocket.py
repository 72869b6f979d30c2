"""The socket of a table, `/api/tables/{table}/socket`: one connection per viewer.

The client says hello and gets the full view, then every update; it sends commands, each answered
here. One coroutine reads; what the table sends is written at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Any

import msgspec
from aiohttp import WSCloseCode, WSMsgType, hdrs, web
from aiohttp.http import HttpVersion11

from colonnade.core.errors import ColonnadeError
from colonnade.server import messages
from colonnade.server.errors import NotOwner
from colonnade.server.messages import FRAME_LIMIT, Hello, Ping, Sync
from colonnade.server.security import ADDRESS, BLOCKED, CLIENT, Bucket, Guard, Refusal
from colonnade.server.settings import Settings
from colonnade.server.tables.registry import Tables
from colonnade.server.tables.table import Table

POLICY, FAILED, RESTART, MOVED, FORBIDDEN, NOT_FOUND = 1008, 1011, 1012, 4307, 4403, 4404
"""Why a socket is closed: see `docs/protocol.md`."""
MAX_CODE = 4999
"""The highest code of a close (RFC 6455, 7.4.2)."""
CLOSE_SECONDS = 2.0
"""How long a closed connection may take to end; then it is aborted."""
_PONG = messages.encode(messages.Pong())


class Connection:
    """One viewer of one table. The queue of messages to send is bounded: a client that does not
    read is disconnected.
    """

    def __init__(
        self,
        endpoint: WebSocketEndpoint,
        request: web.Request,
        socket: web.WebSocketResponse,
        transport: asyncio.Transport,
    ) -> None:
        self._endpoint, self._socket, self._transport = endpoint, socket, transport
        self._table_id, self.address = request.match_info["table"], request[CLIENT]
        self._exact_address = request[ADDRESS]
        self.token: str | None = None
        self.table: Table | None = None
        self._bucket, self._shared_bucket = (
            Bucket(endpoint.settings.messages_per_second),
            endpoint.guard.messages.find(self.address),
        )
        self._hello_timer = asyncio.get_running_loop().call_later(
            endpoint.settings.hello_seconds, self._on_hello_timeout
        )
        self._closing: asyncio.Task[bool] | None = None

    def send(self, data: bytes, kind: WSMsgType = WSMsgType.TEXT) -> None:
        """Send an encoded message at the end of this step of the event loop; nothing
        after a close.
        """
        if self._closing is None:
            self._endpoint.write_later(self, data, kind)

    def write(self, data: bytes, kind: WSMsgType) -> None:
        """Write a frame. With its `writer_limit` out of reach, `send_frame` never waits, so no task
        is needed to run it.
        """
        with contextlib.suppress(StopIteration, ConnectionError):
            self._socket.send_frame(data, kind).send(None)
        if self._transport.get_write_buffer_size() > self._endpoint.settings.outgoing_limit:
            self._transport.abort()

    def close(self, code: int) -> None:
        """Close the socket after the queued messages. While aiohttp waits for a message, it ends
        the connection right after the close, and no answer is read. A connection that does not end
        is aborted.
        """
        if self._closing is None:
            self._closing = asyncio.create_task(self._socket.close(code=code))
            asyncio.get_running_loop().call_later(2 * CLOSE_SECONDS, self._transport.abort)

    def close_if_blocked(self) -> None:
        """Close the socket of a client whose address is blocked, and say so."""
        if self._endpoint.guard.is_blocked(self._exact_address):
            self.send(messages.encode(BLOCKED))
            self.close(FORBIDDEN)

    async def run(self) -> None:
        """Serve the client until one side closes."""
        self._endpoint.connections.add(self)
        self.close_if_blocked()
        try:
            async for message in self._socket:
                if self._closing is not None:
                    continue
                if not (self._bucket.take() and self._shared_bucket.take()):
                    self._send_problem("too-many", "error-server-too-many")
                    self.close(POLICY)
                elif message.type is WSMsgType.PING:
                    self.send(message.data, WSMsgType.PONG)
                elif message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    await self._on_message(message.data)
                # one message per step of the event loop: a burst of one client must not hold up the
                # others
                await asyncio.sleep(0)
            if self._closing is None:  # the client closes, or has gone
                self.close(find_answering_code(self._socket.close_code))
            if self._closing is not None:
                await self._closing
        finally:
            self._endpoint.connections.discard(self)
            self._hello_timer.cancel()
            # unless it has closed by then
            asyncio.get_running_loop().call_later(CLOSE_SECONDS, self._transport.abort)
            if self.table is not None:
                self.table.detach(self)

    async def _on_message(self, data: str | bytes) -> None:
        try:
            message = messages.parse_client(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._send_problem("malformed", "error-server-message", reason=str(error)[:200])
            return
        table = self.table
        if isinstance(message, Ping):
            self.send(_PONG)
        elif isinstance(message, Hello):
            await self._on_hello(message)
        elif table is None:
            self._send_problem("malformed", "error-server-hello-first")
        elif isinstance(message, Sync):
            table.send_view(self, message.since)
        else:
            await table.run_command(self, message)

    async def _on_hello(self, hello: Hello) -> None:
        self._hello_timer.cancel()
        if hello.table not in (None, self._table_id) or (
            self.table is not None and hello.token != self.token
        ):
            self._send_problem("malformed", "error-server-hello-twice")
        elif self.table is not None:  # a repeated hello: its view was lost
            self.table.send_view(self, hello.since)
        else:
            try:
                table = await self._endpoint.tables.find(self._table_id, self.address)
                self.token = hello.token
                table.attach(self, hello.since)
                self.table = table
            except NotOwner as error:
                self._send_elsewhere(error.address)
            except ColonnadeError as error:
                self._send_problem(error.code, error.message.key, **dict(error.message.arguments))
                self.close(
                    {"forbidden": FORBIDDEN, "no-such-table": NOT_FOUND}.get(error.code, FAILED)
                )

    def _send_elsewhere(self, address: str) -> None:
        """Tell the client where the owner of the table is; if it has none that answers, to connect
        again: the table can be taken soon.
        """
        message = messages.Moved(address) if address else messages.Closing("restart")
        self.send(messages.encode(message))
        self.close(MOVED if address else RESTART)

    def _on_hello_timeout(self) -> None:
        self.send(messages.encode(messages.Closing("idle")))
        self.close(POLICY)

    def _send_problem(self, code: str, key: str, **arguments: Any) -> None:
        self.send(messages.encode(messages.Problem(code, messages.Words(key, arguments))))


def find_answering_code(code: int | None) -> int:
    """The code that a client's close is answered with: its own; 1000 where it gave none, and 1002
    for one that must not be sent. aiohttp refuses the others that must not.
    """
    is_forbidden = code == WSCloseCode.ABNORMAL_CLOSURE or (code or 0) > MAX_CODE
    return WSCloseCode.PROTOCOL_ERROR if is_forbidden else code or WSCloseCode.OK


class WebSocketEndpoint:
    """Serves the sockets of all tables."""

    def __init__(self, settings: Settings, tables: Tables, guard: Guard) -> None:
        self.settings, self.tables, self.guard = settings, tables, guard
        self.connections: set[Connection] = set()
        self._frames: list[tuple[Connection, bytes, WSMsgType]] = []

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """One connection, from the handshake to its end. Raises `Refusal` for a request that is not
        a handshake of RFC 6455.
        """
        settings, address, transport = self.settings, request[CLIENT], request.transport
        socket = web.WebSocketResponse(
            autoclose=False,  # it would answer every close with 1000
            autoping=False,  # pings count as messages, and their answers are queued like messages
            heartbeat=settings.ping_seconds,
            timeout=CLOSE_SECONDS,
            max_msg_size=FRAME_LIMIT + 1,
            writer_limit=sys.maxsize,  # `Connection` bounds the queue
            compress=False,  # halves the rate for messages as small as ours
        )
        keys, versions = (
            request.headers.getall(hdrs.SEC_WEBSOCKET_KEY, []),
            request.headers.getall(hdrs.SEC_WEBSOCKET_VERSION, []),
        )
        is_usual = (
            request.version >= HttpVersion11
            and versions == ["13"]
            and len(keys) == 1
            and keys[0].isascii()  # aiohttp fails at others
        )
        if not is_usual or transport is None or not socket.can_prepare(request):
            raise Refusal(
                426 if hdrs.UPGRADE not in request.headers else 400,
                "malformed",
                "error-server-handshake",
            )
        if not self.guard.sockets.enter(address):
            raise Refusal(429, "too-many", "error-server-too-many")
        try:
            await socket.prepare(request)
            await Connection(self, request, socket, transport).run()
        finally:
            self.guard.sockets.leave(address)
        return socket

    def write_later(self, connection: Connection, data: bytes, kind: WSMsgType) -> None:
        """Write a frame at the end of this step, with those of all other connections: back to back,
        writes cost less of the processor.
        """
        if not self._frames:
            asyncio.get_running_loop().call_soon(self._write_frames)
        self._frames.append((connection, data, kind))

    def _write_frames(self) -> None:
        frames, self._frames = self._frames, []
        for connection, data, kind in frames:
            connection.write(data, kind)

    async def drain(self) -> None:
        """Close every connection, and wait until all are closed or aborted."""
        for connection in tuple(self.connections):
            connection.close(RESTART)
        end = asyncio.get_running_loop().time() + 2 * CLOSE_SECONDS
        while self.connections and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.01)
