"""A socket: however its bytes come, every message is heard, in order, and what breaks RFC 6455 is
refused or closed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from colonnade.server.messages import FRAME_LIMIT
from tests.server.raw import (
    BEGINNING,
    BINARY,
    CLOSE,
    COMMAND,
    MASK,
    MIDDLE,
    MORE,
    PING,
    PONG,
    TEXT,
    Handshake,
    RawSocket,
    frame,
)
from tests.server.tools import Server
from tests.waiting import wait_until


@pytest.fixture
def peer(server: Server) -> Iterator[RawSocket]:
    made = RawSocket(
        server, server.create("columbiz", [{"kind": "here"}, {"kind": "here"}])["table"]
    )
    yield made
    made.handshake.close()


def test_the_usual_handshake_is_accepted(server: Server) -> None:
    handshake = Handshake(
        server,
        Origin=server.address,
        Cookie="a=b",
        Sec_WebSocket_Extensions="permessage-deflate",
        User_Agent="x",
    )
    assert handshake.status == 101
    # RFC 6455, 1.3
    assert handshake.headers["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
    assert "sec-websocket-extensions" not in handshake.headers
    handshake.close()


@pytest.mark.parametrize(
    ("changed", "status"),
    [
        ({"Sec_WebSocket_Key": None}, 400),
        ({"Sec_WebSocket_Key": ""}, 400),
        ({"Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ"}, 400),
        ({"Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25j"}, 400),
        ({"Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZWZn"}, 400),
        ({"Sec_WebSocket_Key": "\xe9" * 24}, 400),
        ({"Sec_WebSocket_Version": None}, 400),
        ({"Sec_WebSocket_Version": "8"}, 400),
        ({"Connection": "keep-alive"}, 400),
        ({"Upgrade": None}, 426),
        (
            {
                "Upgrade": None,
                "Connection": None,
                "Sec_WebSocket_Key": None,
                "Sec_WebSocket_Version": None,
            },
            426,
        ),
        ({"Upgrade": "h2c"}, 400),
        ({"Upgrade": "websocket, h2c"}, 400),
        ({"Upgrade": "\xe9"}, 400),
        ({"line": "GET {} HTTP/1.0"}, 400),
        ({"Host": "evil.example"}, 421),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec_Fetch_Site": "cross-site"}, 403),
        ({"path": "/api/none"}, 404),
        ({"path": "/api/socket"}, 404),
        ({"line": "POST {} HTTP/1.1"}, 405),
    ],
    ids=repr,
)
def test_what_is_wrong_with_a_handshake_is_answered_and_the_connection_closed(
    server: Server, changed: dict[str, Any], status: int
) -> None:
    handshake = Handshake(server, **changed)
    assert handshake.status == status
    assert json.loads(handshake.reader.read())["type"] == "problem"  # and then the end
    # those of the tests before may still end
    wait_until(lambda: not server.application.endpoint.connections)
    handshake.close()


def test_a_handshake_without_a_host_is_refused(server: Server) -> None:
    handshake = Handshake(server, Host=None)
    assert handshake.status == 400
    handshake.close()


@pytest.mark.parametrize("path", ["/", "/api/games", "/schema"])
@pytest.mark.parametrize("upgrade", ["websocket", "h2c", "", "TLS/1.0"])
def test_an_odd_upgrade_elsewhere_is_answered_and_the_connection_closed(
    server: Server, path: str, upgrade: str
) -> None:
    handshake = Handshake(server, path=path, Upgrade=upgrade)
    assert handshake.status == 200
    assert handshake.reader.read()
    handshake.close()


@pytest.mark.parametrize(
    "more",
    [
        "Host: 127.0.0.1",
        "Origin: http://127.0.0.1",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
    ],
    ids=lambda more: more.partition(":")[0],
)
def test_a_header_that_matters_may_not_come_twice(server: Server, more: str) -> None:
    handshake = Handshake(server, more, Origin=server.address)
    assert handshake.status in (400, 403)
    handshake.close()


def test_two_origins_change_nothing_by_http_either(server: Server) -> None:
    own = f"Origin: {server.address}"
    for origins in ([own, own], [own, "Origin: http://evil.example"]):
        handshake = Handshake(
            server,
            *origins,
            path="/api/tables",
            line="POST {} HTTP/1.1",
            Upgrade=None,
            Connection=None,
        )
        assert handshake.status == 403
        handshake.close()


@pytest.mark.usefixtures("clock")
def test_the_limits_of_an_address_hold_for_sockets(serve: Callable[..., Server]) -> None:
    served = serve(connections_per_address=4)
    open_ones = [Handshake(served) for _ in range(4)]
    assert [one.status for one in open_ones] == [101] * 4
    with pytest.raises((OSError, IndexError)):  # the fifth connection is cut
        Handshake(served)
    open_ones[0].close()
    wait_until(lambda: served.application.guard.connections.total == 3)
    last = Handshake(served)
    assert last.status == 101
    for one in (*open_ones[1:], last):
        one.close()
    hasty = serve(requests_per_second=2.0)
    statuses = [Handshake(hasty).status for _ in range(8)]
    assert statuses[0] == 101
    assert statuses[-1] == 429


def test_a_client_without_pong_is_cut(serve: Callable[..., Server]) -> None:
    served = serve(ping_seconds=0.1)
    dead = RawSocket(served, says_hello=False)  # a word to a socket that is cut would be reset
    while dead.receive()[0] != PING:
        pass
    rest = dead.reader.read()  # up to the end: it is cut
    assert b"\x88\x02" not in rest, "it would not read a close either"
    dead.handshake.close()


def test_a_client_that_answers_pings_stays(serve: Callable[..., Server]) -> None:
    def stays(seconds: float) -> bool:
        served = serve(ping_seconds=seconds)
        table = served.create("columbiz", [{"kind": "here"}, {"kind": "here"}])["table"]
        alive = RawSocket(served, table, reads_view=False)
        try:
            assert json.loads(alive.receive_text())["type"] == "view"
            for _ in range(3):
                first, data = alive.receive()
                assert first == PING
                alive.send(frame(data, PONG))
            alive.send(frame(COMMAND % b"one"))
            return alive.answered() == "one"
        except (OSError, ValueError):  # cut
            return False
        finally:
            alive.handshake.close()

    assert any(map(stays, (0.2, 2.0, 20.0, 200.0, 2000.0))), "however much time it has to answer"


def test_an_ending_server_closes_the_sockets(serve: Callable[..., Server]) -> None:
    served = serve()
    silent, seated = (
        Handshake(served),
        RawSocket(served, served.create("columbiz", [{"kind": "here"}, {"kind": "here"}])["table"]),
    )
    served.stop()
    assert json.loads(seated.receive()[1]) == {"type": "closing", "code": "restart"}
    assert seated.closed() == 1012
    assert silent.reader.read() == b"\x88\x02" + (1012).to_bytes(2, "big")
    assert not served.application.endpoint.connections
    assert served.application.guard.connections.total == 0
    silent.close()
    seated.handshake.close()


def test_a_frame_may_come_byte_by_byte(peer: RawSocket) -> None:
    for byte in frame(COMMAND % b"one") + frame(COMMAND % b"two"):
        peer.send(bytes((byte,)))
    assert [peer.answered(), peer.answered()] == ["one", "two"]


def test_frames_may_come_together_and_end_anywhere(peer: RawSocket) -> None:
    data = b"".join(frame(COMMAND % b"c%d" % number) for number in range(40))
    for start in range(0, len(data), 97):
        peer.send(data[start : start + 97])
    assert [peer.answered() for _ in range(40)] == [f"c{number}" for number in range(40)]


def test_a_message_may_come_in_several_frames_with_a_ping_between(peer: RawSocket) -> None:
    command = COMMAND % b"one"
    peer.send(frame(command[:10], BEGINNING))
    peer.send(frame(b"there?", PING))
    peer.send(frame(command[10:20], MIDDLE))
    peer.send(frame(command[20:], MORE))
    peer.send(frame(COMMAND % b"two"))
    assert peer.receive() == (PONG, b"there?")
    assert [peer.answered(), peer.answered()] == ["one", "two"]


def test_a_long_frame_and_a_binary_one_are_heard_as_well(peer: RawSocket) -> None:
    long = COMMAND % (b"x" * 64)
    long += b" " * (FRAME_LIMIT - len(long))
    peer.send(frame(long) + frame(COMMAND % b"two", BINARY))
    assert [peer.answered(), peer.answered()] == ["x" * 64, "two"]


def test_a_whole_frame_within_another_message_breaks_the_protocol(peer: RawSocket) -> None:
    peer.send(frame(b'{"type":', BEGINNING))
    peer.send(frame(COMMAND % b"one"))
    assert peer.closed() == 1002


@pytest.mark.parametrize(
    "kind", [0xC1, 0x83, 0x8B], ids=["reserved bit", "reserved data", "reserved control"]
)
def test_what_is_no_frame_closes_the_socket(peer: RawSocket, kind: int) -> None:
    peer.send(frame(COMMAND % b"one", kind) + frame(COMMAND % b"two"))
    assert peer.closed() == 1002


@pytest.mark.parametrize("data", [b"\xff\xfe", b'{"type":"ping","x":"\xc3\x28"}', b"\xed\xa0\x80"])
def test_invalid_utf_8_in_a_text_is_closed_with_1007(peer: RawSocket, data: bytes) -> None:
    peer.send(frame(data))
    assert peer.closed() == 1007


@pytest.mark.parametrize("size", [FRAME_LIMIT + 1, 2**40, 2**63 - 1])
def test_a_frame_that_would_be_too_long_is_refused_by_its_head(peer: RawSocket, size: int) -> None:
    peer.send(bytes((TEXT, 0xFF)) + size.to_bytes(8, "big") + MASK)
    assert peer.closed() == 1009


def test_a_close_is_answered(peer: RawSocket) -> None:
    peer.send(frame(COMMAND % b"one"))
    assert peer.answered() == "one"
    peer.send(frame((1000).to_bytes(2, "big"), CLOSE) + frame(COMMAND % b"two"))
    assert peer.closed() == 1000


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (b"", 1000),
        (b"\x03\xe8", 1000),
        (b"\x03\xe9", 1001),
        (b"\x03\xe8done", 1000),
        (b"\x0f\xa0", 4000),  # a code of the client's own
        (b"\x03", 1002),  # half a code
        (b"\x03\xed", 1002),  # 1005 is never said
        (b"\x03\xee", 1002),  # nor is 1006
        (b"\x13\x88", 1002),  # 5000
        (b"\xff\xff", 1002),
    ],
)
def test_a_close_is_answered_with_its_code_and_the_socket_ends_once(
    server: Server, peer: RawSocket, said: bytes, code: int
) -> None:
    connections, guard = server.application.endpoint.connections, server.application.guard
    total = guard.sockets.total
    peer.send(frame(said, CLOSE))
    assert peer.closed() == code
    wait_until(lambda: len(connections) == guard.sockets.total < total)


def test_a_close_within_a_message_of_several_frames_ends_the_socket(peer: RawSocket) -> None:
    peer.send(frame(b'{"type":', BEGINNING))
    peer.send(frame(b"\x03\xe8", CLOSE))
    assert peer.closed() == 1000


@pytest.mark.parametrize(
    "text",
    [
        "[" * 8000,
        '{"type":"ping","x":' + "[" * 4000 + "]" * 4000 + "}",
        '{"type":"act","action":' + '{"a":' * 1500,
    ],
)
def test_deep_json_is_a_problem(peer: RawSocket, text: str) -> None:
    peer.send(frame(text.encode()))
    assert json.loads(peer.receive()[1])["code"] == "malformed"
    peer.send(frame(COMMAND % b"one"))
    assert peer.answered() == "one"
