"""The line to a client: how frames come in and go out. Under Uvicorn straight from and to the transport, elsewhere through ASGI.

A message to many viewers is one frame, made once: a server's frames are not masked, so the bytes are the same for all. And a frame that
comes in goes to the table's queue in the same step of the event loop, without a task to wake; the usual one needs no parser.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections import deque
from collections.abc import Callable, Iterator
from functools import cached_property
from struct import Struct
from typing import Any, Protocol, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[reportPrivateImportUsage]
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import accept_key

from colonnade.server.messages import FRAME_LIMIT

EXTENSION = "colonnade.line"
LARGEST_FRAME = FRAME_LIMIT + 14
"""With the longest head, and a mask."""
USUAL_HEADERS, USUAL_HEADER = 64, 4096
"""How many headers the handshake of a browser has at most, and how long one is."""
_KEY = re.compile(rb"[A-Za-z0-9+/]{22}==")
"""Sixteen bytes in base64."""
USUAL_ENDS = frozenset({b"", (1000).to_bytes(2, "big"), (1001).to_bytes(2, "big")})
"""What a client says when it closes: no code, that it has done, or that it goes away."""
Listener = Callable[[bytes], None]
_head, _middle_head, _long_head = Struct(">BB").pack, Struct(">BBH").pack, Struct(">BBQ").pack


def find_key(headers: list[tuple[bytes, bytes]]) -> str | None:
    """The key of a handshake as every client sends it (RFC 6455, 4.2.1); None where anything is unusual, for Websockets to judge."""
    found = dict(headers)
    key = found.get(b"sec-websocket-key", b"")
    is_usual = (
        len(found) == len(headers) <= USUAL_HEADERS  # none of them twice
        and max(map(len, found.values())) <= USUAL_HEADER
        and found.get(b"sec-websocket-version") == b"13"
        and _KEY.fullmatch(key) is not None
        and b"content-length" not in found
        and b"transfer-encoding" not in found
    )
    return key.decode() if is_usual else None


def make_frame(data: bytes) -> bytes:
    """A text frame of the WebSocket protocol (RFC 6455, 5.2), unmasked, whole."""
    size = len(data)
    if size < 126:
        return _head(0x81, size) + data
    if size < 65_536:
        return _middle_head(0x81, 126, size) + data
    return _long_head(0x81, 127, size) + data


def split_frames(frames: bytes) -> Iterator[bytes]:
    """The data of frames that `make_frame` made, one after the other."""
    start = 0
    while start < len(frames):
        size, start = frames[start + 1], start + 2
        if size >= 126:
            width = 2 if size == 126 else 8
            size, start = int.from_bytes(frames[start : start + width], "big"), start + width
        yield frames[start : start + size]
        start += size


def frame_size(data: bytes) -> int | None:
    """How many bytes the frame at the beginning of a client's data takes, with its head and mask; None while that cannot be known."""
    if len(data) < 2:
        return None
    size, mask = data[1] & 0x7F, 4 if data[1] & 0x80 else 0
    if size < 126:
        return 2 + mask + size
    width = 2 if size == 126 else 8
    return None if len(data) < 2 + width else 2 + width + mask + int.from_bytes(data[2 : 2 + width], "big")


class Line(Protocol):
    """A way to and from a client."""

    listener: Listener | None
    """Gets the data of every message."""

    def write(self, frames: bytes) -> int:
        """Send a frame, or several; never blocks. How many bytes wait for the reader now."""
        ...

    def hang_up(self, code: int) -> None:
        """Close, once what was written is sent."""
        ...


class DirectProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, with a way past the ASGI queue once the socket is open."""

    listener: Listener | None = None
    _rest: bytes = b""
    """The beginning of a frame that has not come whole."""

    @cached_property
    def conn(self) -> ServerProtocol:  # type: ignore[override]
        """What Websockets knows of an open socket: made when something unusual comes, which is seldom, or a ping is due."""
        return ServerProtocol(state=State.OPEN, max_size=self.config.ws_max_size, logger=self.logger)

    def data_received(self, data: bytes) -> None:
        """The usual frame, a short text or a close that comes whole, is read here; Websockets reads all others, one at a time, so that it
        always stands between two frames."""
        size = len(data) - 6
        if (
            0 <= size < 126
            and data[0] in (0x81, 0x88)  # a text, and all of it, or a close
            and data[1] == 0x80 | size  # masked
            and not self._rest
            and self.listener is not None
            and not self.frames  # not within a message of several frames
            and not self.close_sent
        ):
            content = apply_mask(data[6:], data[2:6])
            if data[0] == 0x81:
                self.listener(content)
                return
            if content in USUAL_ENDS:
                self._close(content)
                return
        if self.handshake_initiated:
            self._read_frames(self._rest + data)
        else:
            super().data_received(data)

    def _close(self, content: bytes) -> None:
        """The client is about to go: say that it may."""
        if not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1005})
            self.transport.write(bytes((0x88, len(content))) + content)
            self.transport.close()

    def _read_frames(self, data: bytes) -> None:
        while data and self.conn.parser_exc is None:  # who has broken the protocol is heard no more
            size = frame_size(data)
            if size is None or len(data) < size <= LARGEST_FRAME:
                break
            size = len(data) if size > LARGEST_FRAME else size  # refused by its head alone: nobody waits for the end of it
            super().data_received(data[:size])
            data = data[size:]
        self._rest = data

    def handle_connect(self, event: Any) -> None:
        """Let the application find this line."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope.setdefault("extensions", {})[EXTENSION] = self  # type: ignore[typeddict-item, arg-type]

    def copy(self) -> DirectProtocol:
        """Another line, as new as this one: most of what it takes to make one is for the handshake and for ASGI."""
        line = DirectProtocol.__new__(DirectProtocol)
        vars(line).update(vars(self), frames=[])
        return line

    def answer(self, http: HttpToolsProtocol, key: str) -> None:
        """Take over a connection whose handshake has been read and is in order: say so."""
        http.connections.discard(http)
        self.connections.add(self)
        self.transport, self.server, self.client = http.transport, http.server, http.client
        lines = [b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "]
        lines += [accept_key(key).encode(), *(b"\r\n%b: %b" % header for header in self.default_headers), b"\r\n\r\n"]
        self.transport.set_protocol(self)
        self.transport.write(b"".join(lines))
        self.handshake_initiated = self.handshake_complete = True
        self.start_keepalive()

    def listen(self, listener: Listener, on_end: Callable[[], None]) -> None:
        """Go on without an application: what comes is heard by the listener, and the end is told once."""
        self.listener = listener
        self.queue = cast(Any, _End(self.loop, on_end))
        del self.conn

    def detach(self, listener: Listener, on_end: Callable[[], None]) -> None:
        """Go on without the application that has opened this, which may return.

        A socket lives long and mostly waits, so what only its handshake and ASGI needed, three quarters of what it takes, is let go.
        """
        waiting = self.queue
        del self.request, self.response, self.scope
        self.listen(listener, on_end)
        while not waiting.empty():  # came before anybody listened
            event: Any = waiting.get_nowait()
            if event["type"] == "websocket.receive":
                listener(event.get("bytes") or (event.get("text") or "").encode())
            else:
                self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    async def run_asgi(self) -> None:
        """As Uvicorn's, but the return of the application closes no line that goes on without it."""
        try:
            await cast(Any, self.app)(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application")
            self.send_500_response()
        else:
            if self.listener is not None:
                return
            self.send_500_response()  # unless it has answered
        if self.close_timer is None:
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.listener(bytes(data))

    def write(self, frames: bytes) -> int:
        """Send a frame, or several; never blocks. How many bytes wait for the reader now."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return 0
        transport.write(frames)
        return transport.get_write_buffer_size()

    def hang_up(self, code: int) -> None:
        """Close, once what was written is sent; who does not even read that is cut off."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.close_timer = self.loop.call_later(2.0, self.transport.abort)


class _End:
    """In the place of the queue that ASGI reads: of a line that goes on without it only the end is told, and once."""

    __slots__ = ("_loop", "_on_end")

    def __init__(self, loop: asyncio.AbstractEventLoop, on_end: Callable[[], None]) -> None:
        self._loop = loop
        self._on_end: Callable[[], None] | None = on_end

    def put_nowait(self, event: Any) -> None:
        """An event for the application."""
        if event["type"] == "websocket.disconnect" and self._on_end is not None:
            self._loop.call_soon(self._on_end)
            self._on_end = None


class AsgiLine:
    """A line through ASGI, for other servers: a task writes what waits, another reads."""

    def __init__(self, send: Any) -> None:
        self.listener: Listener | None = None
        self._send = send
        self._queue: deque[str] = deque()
        self._waiting = 0
        self._code: int | None = None
        self._wake = asyncio.Event()
        self._writer = asyncio.get_running_loop().create_task(self._write())

    def write(self, frames: bytes) -> int:
        """Send a frame, or several; never blocks. How many bytes wait for the reader now."""
        for data in split_frames(frames):
            text = data.decode()
            self._queue.append(text)
            self._waiting += len(text)
        self._wake.set()
        return self._waiting

    def hang_up(self, code: int) -> None:
        """Close, once what was written is sent."""
        self._code = self._code or code
        self._wake.set()

    async def _write(self) -> None:
        with contextlib.suppress(Exception):  # the other side has gone: the reading side learns of it
            while True:
                while self._queue:
                    text = self._queue.popleft()
                    self._waiting -= len(text)
                    await self._send({"type": "websocket.send", "text": text})
                if self._code is not None:
                    await self._send({"type": "websocket.close", "code": self._code})
                    return
                self._wake.clear()
                await self._wake.wait()

    async def read(self, receive: Any) -> None:
        """Pass on what comes, until the socket is closed."""
        while True:
            event = await receive()
            if event["type"] != "websocket.receive":
                self._writer.cancel()
                return
            if self.listener is not None:
                text = event.get("text")
                self.listener(text.encode() if text is not None else event.get("bytes") or b"")
