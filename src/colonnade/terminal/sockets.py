"""A WebSocket for a program that blocks while a person thinks: a thread reads it, and answers the
server's pings.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from concurrent.futures import Future

import aiohttp

MESSAGE_LIMIT = 16 * 1024 * 1024
CLOSE_TIMEOUT = 1.0


class Socket:
    """A WebSocket. The constructor connects, with a timeout in seconds for each step. It raises
    `OSError`, as does every method.
    """

    def __init__(self, address: str, timeout: float) -> None:
        self._timeout = timeout
        self._loop = asyncio.new_event_loop()
        self._received: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._closing: asyncio.Task[bool] | None = None
        self._is_over = False
        opened: Future[aiohttp.ClientWebSocketResponse] = Future()
        self._thread = threading.Thread(
            target=self._loop.run_until_complete, args=[self._read(address, opened)], daemon=True
        )
        self._thread.start()
        try:
            self._socket = opened.result()
        except aiohttp.ClientError as error:
            raise ConnectionError(str(error)) from error

    async def _read(self, address: str, opened: Future[aiohttp.ClientWebSocketResponse]) -> None:
        try:
            async with (
                aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(self._timeout)) as session,
                session.ws_connect(address, max_msg_size=MESSAGE_LIMIT) as socket,
            ):
                opened.set_result(socket)
                async for message in socket:
                    if message.type is aiohttp.WSMsgType.TEXT:
                        self._received.put(message.data)
                if self._closing is not None:
                    await self._closing
        except Exception as error:
            if not opened.done():
                opened.set_exception(error)
        finally:
            self._is_over = True
            self._received.put(None)

    def receive(self, timeout: float | None) -> str:
        """The next message; raises `TimeoutError`, and `ConnectionError` once the
        socket is closed.
        """
        try:
            text = self._received.get(timeout=timeout)
        except queue.Empty:
            raise TimeoutError from None
        if text is None:
            self._received.put(None)
            raise ConnectionError("closed")
        return text

    def send(self, text: str) -> None:
        """Send a message; raises `ConnectionError` once the socket is closed."""
        if not self._thread.is_alive():
            raise ConnectionError("closed")
        asyncio.run_coroutine_threadsafe(self._socket.send_str(text), self._loop).result(
            self._timeout
        )

    def close(self) -> None:
        """Close the socket, and end its thread."""

        def begin() -> None:
            if not self._is_over:
                self._closing = self._loop.create_task(self._socket.close())

        with contextlib.suppress(RuntimeError):  # it was closed before
            self._loop.call_soon_threadsafe(begin)
        self._thread.join(CLOSE_TIMEOUT)
        if not self._thread.is_alive():
            self._loop.close()
