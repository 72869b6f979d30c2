"""What comes in by HTTP: however the bytes of a body come, it is read whole, and never more of it
than may be.
"""

from __future__ import annotations

import json
import socket
import time

import pytest

from colonnade.server.messages import BODY_LIMIT
from tests.server.tools import Server
from tests.waiting import DEADLINE

BODY = json.dumps({"game": "columbiz", "seats": [{"kind": "here"}, {"kind": "here"}]}).encode()


def ask(served: Server, *parts: bytes, is_ended: bool = False) -> int:
    """The status of the answer to a new table that is asked for in parts, one after the other; 0
    where none comes.
    """
    with socket.create_connection(("127.0.0.1", served.port), DEADLINE) as raw:
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        head = (
            f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{served.port}\r\nContent-Type:"
            " application/json\r\nConnection: close\r\n"
        )
        for part in (head.encode() + parts[0], *parts[1:]):
            raw.sendall(part)
            time.sleep(0.02)  # for it to come by itself
        if is_ended:
            raw.shutdown(socket.SHUT_WR)
        answer = raw.makefile("rb").read()
        return int(answer.split()[1]) if answer else 0


def announce(size: int) -> bytes:
    return b"Content-Length: %d\r\n\r\n" % size


def chunk(data: bytes) -> bytes:
    return b"%x\r\n%b\r\n" % (len(data), data)


CHUNKED = b"Transfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    "parts",
    [
        [announce(len(BODY)) + BODY],
        [announce(len(BODY)), BODY],
        [announce(len(BODY)), BODY[:1], BODY[1:20], BODY[20:]],
        [CHUNKED + chunk(BODY) + chunk(b"")],
        [CHUNKED, chunk(BODY[:30]), chunk(BODY[30:]), chunk(b"")],
        [announce(BODY_LIMIT) + BODY, b" " * (BODY_LIMIT - len(BODY))],
    ],
    ids=["at once", "after the head", "in pieces", "one chunk", "chunks", "as long as may be"],
)
def test_a_body_is_read_whole_however_it_comes(server: Server, parts: list[bytes]) -> None:
    assert ask(server, *parts) == 201


@pytest.mark.parametrize(
    "parts",
    [
        [announce(BODY_LIMIT + 1) + BODY, b" " * (BODY_LIMIT + 1 - len(BODY))],
        [CHUNKED, chunk(BODY + b" " * BODY_LIMIT), chunk(b"")],
        [CHUNKED, chunk(BODY), *[chunk(b" " * (BODY_LIMIT // 4))] * 5, chunk(b"")],
    ],
    ids=["announced", "one chunk", "chunks"],
)
def test_a_body_that_is_too_long_is_refused(server: Server, parts: list[bytes]) -> None:
    before = len(server.application.tables)
    assert ask(server, *parts) == 413
    assert len(server.application.tables) == before


def test_a_missing_body_is_refused(server: Server) -> None:
    assert ask(server, announce(0)) == 400
    assert ask(server, b"\r\n") == 400


def test_half_a_body_makes_no_table(server: Server) -> None:
    before = len(server.application.tables)
    ask(server, announce(len(BODY)), BODY[:20], is_ended=True)
    assert len(server.application.tables) == before
