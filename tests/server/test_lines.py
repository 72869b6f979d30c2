"""The line to a client: however its bytes come, every message is heard, in order, and what breaks the protocol closes the socket."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from colonnade.server.lines import LARGEST_FRAME, frame_size, make_frame, split_frames
from colonnade.server.protocol import FRAME_LIMIT
from tests.server.tools import Served

TEXT, BINARY, MORE, CLOSE, PING = 0x81, 0x82, 0x80, 0x88, 0x89
BEGINNING, MIDDLE = 0x01, 0x00
"""Frames that do not end their message."""
MASK = b"\x12\x34\x56\x78"
COMMAND = b'{"type":"why","command":"%b","action":"stop"}'


def frame(data: bytes, kind: int = TEXT) -> bytes:
    """A frame as a client sends it."""
    size = len(data)
    head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
    return head + MASK + bytes(byte ^ MASK[index % 4] for index, byte in enumerate(data))


class RawSocket:
    """A client that sends bytes, not messages."""

    def __init__(self, served: Served, table: str) -> None:
        self.raw = socket.create_connection(("127.0.0.1", served.port), timeout=10)
        self.raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.raw.sendall(
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.reader = self.raw.makefile("rb")
        while self.reader.readline() != b"\r\n":
            pass
        self.say(frame(b'{"type":"hello","table":"%b"}' % table.encode()))
        assert json.loads(self.hear()[1])["type"] == "view"

    def say(self, data: bytes) -> None:
        self.raw.sendall(data)

    def hear(self) -> tuple[int, bytes]:
        """The first byte and the data of the next frame that is no word of who is there."""
        while True:
            first, size = self.reader.read(2)
            if size >= 126:
                size = int.from_bytes(self.reader.read(2 if size == 126 else 8), "big")
            data = self.reader.read(size)
            if b'"presence"' not in data:
                return first, data

    def answered(self) -> str:
        """The command that is answered next."""
        message: dict[str, Any] = json.loads(self.hear()[1])
        assert message["type"] == "because", message
        return message["command"]

    def closed(self) -> int:
        """The code that the socket is closed with; nothing comes after."""
        first, data = self.hear()
        assert first == CLOSE, data
        assert self.reader.read() == b""
        return int.from_bytes(data[:2], "big")


@pytest.fixture
def line(house: Served) -> Iterator[RawSocket]:
    made = RawSocket(house, house.create("columbiz", [{"kind": "here"}, {"kind": "here"}])["table"])
    yield made
    made.reader.close()
    made.raw.close()


def test_a_frame_may_come_byte_by_byte(line: RawSocket) -> None:
    for byte in frame(COMMAND % b"one") + frame(COMMAND % b"two"):
        line.say(bytes((byte,)))
    assert [line.answered(), line.answered()] == ["one", "two"]


def test_frames_may_come_together_and_end_anywhere(line: RawSocket) -> None:
    data = b"".join(frame(COMMAND % b"c%d" % number) for number in range(40))
    for start in range(0, len(data), 97):
        line.say(data[start : start + 97])
    assert [line.answered() for _ in range(40)] == [f"c{number}" for number in range(40)]


def test_a_message_may_come_in_several_frames_with_a_ping_between(line: RawSocket) -> None:
    command = COMMAND % b"one"
    line.say(frame(command[:10], BEGINNING))
    line.say(frame(b"there?", PING))
    line.say(frame(command[10:20], MIDDLE))
    line.say(frame(command[20:], MORE))
    line.say(frame(COMMAND % b"two"))
    assert line.hear() == (0x8A, b"there?")
    assert [line.answered(), line.answered()] == ["one", "two"]


def test_a_long_frame_and_a_binary_one_are_heard_as_well(line: RawSocket) -> None:
    long = COMMAND % (b"x" * 64)
    long += b" " * (FRAME_LIMIT - len(long))
    line.say(frame(long) + frame(COMMAND % b"two", BINARY))
    assert [line.answered(), line.answered()] == ["x" * 64, "two"]


def test_a_whole_frame_within_another_message_breaks_the_protocol(line: RawSocket) -> None:
    line.say(frame(b'{"type":', BEGINNING))
    line.say(frame(COMMAND % b"one"))
    assert line.closed() == 1002


@pytest.mark.parametrize("kind", [0xC1, 0x83, 0x8B], ids=["reserved bit", "reserved data", "reserved control"])
def test_what_is_no_frame_closes_the_socket(line: RawSocket, kind: int) -> None:
    line.say(frame(COMMAND % b"one", kind) + frame(COMMAND % b"two"))
    assert line.closed() == 1002


def test_a_frame_without_a_mask_closes_the_socket(line: RawSocket) -> None:
    line.say(make_frame(COMMAND % b"one"))
    assert line.closed() == 1002


@pytest.mark.parametrize("size", [FRAME_LIMIT + 1, 2**40, 2**63 - 1])
def test_a_frame_that_would_be_too_long_is_refused_by_its_head(line: RawSocket, size: int) -> None:
    line.say(bytes((TEXT, 0xFF)) + size.to_bytes(8, "big") + MASK)
    assert line.closed() == 1009


def test_a_close_is_answered(line: RawSocket) -> None:
    line.say(frame(COMMAND % b"one") + frame((1000).to_bytes(2, "big"), CLOSE) + frame(COMMAND % b"two"))
    assert line.answered() == "one"
    assert line.closed() == 1000


@given(st.lists(st.sampled_from([0, 1, 125, 126, 127, 65_535, 65_536]), max_size=4))
def test_frames_that_were_joined_are_split_again(sizes: list[int]) -> None:
    texts = [bytes((index + 65,)) * size for index, size in enumerate(sizes)]
    assert list(split_frames(b"".join(map(make_frame, texts)))) == texts


@given(st.binary(max_size=300), st.integers(0, 320))
def test_the_size_of_a_frame_follows_from_its_head(data: bytes, taken: int) -> None:
    whole = frame(data)
    size = frame_size(whole[:taken])
    assert size == len(whole) or (size is None and taken < 4)
    assert len(whole) <= LARGEST_FRAME
