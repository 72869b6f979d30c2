"""Clients that send bytes, not messages: connections, handshakes and frames of sockets."""

from __future__ import annotations

import json
import socket
from typing import Any, Protocol

from tests.waiting import DEADLINE

TEXT, BINARY, MORE, CLOSE, PING, PONG = 0x81, 0x82, 0x80, 0x88, 0x89, 0x8A
BEGINNING, MIDDLE = 0x01, 0x00
"""Frames that do not end their message."""
MASK = b"\x12\x34\x56\x78"
COMMAND = b'{"type":"why","command":"%b","action":"stop"}'


class Server(Protocol):
    """A server that runs on a port of this machine."""

    port: int


def connect(served: Server, source: str = "127.0.0.1", buffer: int = 0) -> socket.socket:
    """A connection to a server, from an address and with a buffer for so many bytes."""
    raw = socket.socket()
    if buffer:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    raw.settimeout(DEADLINE)
    raw.bind((source, 0))
    raw.connect(("127.0.0.1", served.port))
    return raw


def read_to_end(raw: socket.socket) -> bytes:
    """All that comes until the server closes or cuts the connection."""
    found = b""
    try:
        while data := raw.recv(65536):
            found += data
    except ConnectionError:
        pass
    return found


def is_gone(raw: socket.socket) -> bool:
    raw.settimeout(0.01)
    try:
        while raw.recv(65536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


def frame(data: bytes, kind: int = TEXT) -> bytes:
    """A frame as a client sends it."""
    size = len(data)
    head = (
        bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
    )
    return head + MASK + bytes(byte ^ MASK[index % 4] for index, byte in enumerate(data))


USUAL = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}
"""The headers of a handshake, beside Host."""
PATH = "/api/tables/" + "x" * 22 + "/socket"


class Handshake:
    """A request for a socket, and the status and headers of its answer."""

    def __init__(
        self,
        served: Server,
        *more: str,
        path: str = PATH,
        line: str = "GET {} HTTP/1.1",
        buffer: int = 0,
        **changed: str | None,
    ) -> None:
        named = {name.replace("_", "-").lower(): value for name, value in changed.items()}
        headers = {
            name: named.pop(name.lower(), value)
            for name, value in {"Host": f"127.0.0.1:{served.port}", **USUAL}.items()
        }
        lines = [
            f"{name}: {value}" for name, value in (headers | named).items() if value is not None
        ]
        self.raw = connect(served, buffer=buffer)
        self.raw.sendall("\r\n".join([line.format(path), *lines, *more, "", ""]).encode("latin-1"))
        self.reader = self.raw.makefile("rb")
        self.status = int(self.reader.readline().split()[1])
        self.headers: dict[str, str] = {}
        while (text := self.reader.readline().decode()) != "\r\n":
            name, _, value = text.strip().partition(": ")
            self.headers[name.lower()] = value

    def close(self) -> None:
        self.reader.close()
        self.raw.close()


class RawSocket:
    """A client that sends bytes, not messages."""

    def __init__(
        self,
        served: Server,
        table: str = "x" * 22,
        buffer: int = 0,
        *,
        says_hello: bool = True,
        reads_view: bool = True,
    ) -> None:
        self.handshake = Handshake(served, path=f"/api/tables/{table}/socket", buffer=buffer)
        self.raw, self.reader = self.handshake.raw, self.handshake.reader
        if says_hello:
            self.send(frame(b'{"type":"hello"}'))
        if says_hello and reads_view:
            assert json.loads(self.receive_text())["type"] == "view"

    def send(self, data: bytes) -> None:
        self.raw.sendall(data)

    def receive(self) -> tuple[int, bytes]:
        """The first byte and the data of the next frame that is no word of who is there."""
        while True:
            first, size = self.reader.read(2)
            if size >= 126:
                size = int.from_bytes(self.reader.read(2 if size == 126 else 8), "big")
            data = self.reader.read(size)
            if b'"presence"' not in data:
                return first, data

    def receive_text(self) -> bytes:
        """The data of the next frame that is no ping; pings are answered."""
        while (received := self.receive())[0] == PING:
            self.send(frame(received[1], PONG))
        return received[1]

    def answered(self) -> str:
        """The command that is answered next."""
        message: dict[str, Any] = json.loads(self.receive_text())
        assert message["type"] == "because", message
        return message["command"]

    def closed(self) -> int:
        """The code that the socket is closed with; nothing comes after."""
        first, data = self.receive()
        assert first == CLOSE, data
        assert self.reader.read() == b""
        return int.from_bytes(data[:2], "big")
