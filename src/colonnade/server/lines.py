"""The line to a client: how frames come in and go out. Under Uvicorn straight from and to the transport, elsewhere through ASGI.

A message to many viewers is one frame, made once: a server's frames are not masked, so the bytes are the same for all. And a frame that
comes in goes to the table's queue in the same step of the event loop, without a task to wake.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "colonnade.line"
Listener = Callable[[bytes], None]


def make_frame(data: bytes) -> bytes:
    """A text frame of the WebSocket protocol (RFC 6455, 5.2), unmasked, whole."""
    size = len(data)
    if size < 126:
        return b"\x81" + bytes((size,)) + data
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


class Line(Protocol):
    """A way to and from a client."""

    listener: Listener | None
    """Gets the data of every message."""

    def write(self, frame: bytes) -> int:
        """Send a frame; never blocks. How many bytes wait for the reader now."""
        ...

    def hang_up(self, code: int) -> None:
        """Close, once what was written is sent."""
        ...


class DirectProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, with a way past the ASGI queue once the socket is open."""

    listener: Listener | None = None

    def handle_connect(self, event: Any) -> None:
        """Let the application find this line."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope.setdefault("extensions", {})[EXTENSION] = self  # type: ignore[typeddict-item, arg-type]

    def send_receive_event_to_app(self) -> None:
        """A message is whole."""
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.listener(bytes(data))

    def write(self, frame: bytes) -> int:
        """Send a frame; never blocks. How many bytes wait for the reader now."""
        transport = self.transport
        if self.close_sent or self.disconnected or transport.is_closing():
            return 0
        transport.write(frame)
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

    def write(self, frame: bytes) -> int:
        """Send a frame; never blocks. How many bytes wait for the reader now."""
        size = frame[1]
        text = frame[2 if size < 126 else 4 if size == 126 else 10 :].decode()
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
