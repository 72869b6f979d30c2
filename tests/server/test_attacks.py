"""What attackers have done to this server: each must end for them, and nobody else may wait."""

from __future__ import annotations

import contextlib
import json
import signal
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from colonnade.server.security import Proxies
from tests.ports import find_port
from tests.server.raw import (
    BEGINNING,
    CLOSE,
    COMMAND,
    MIDDLE,
    PING,
    PONG,
    Handshake,
    RawSocket,
    connect,
    frame,
    is_gone,
    read_to_end,
)
from tests.server.tools import Process, Server
from tests.waiting import DEADLINE, wait_until

HERE = {"kind": "here"}
BODY = json.dumps({"game": "columbiz", "seats": [HERE, HERE]}).encode()
CREATE = "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"


def table_of(served: Server) -> str:
    return served.create("columbiz", [HERE, HERE])["table"]


def ask(served: Server, source: str) -> bytes:
    """The beginning of the answer to somebody else."""
    with connect(served, source) as raw:
        raw.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        return read_to_end(raw)[:15]


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    """A server with as few files as most systems give it."""
    made = Process(tmp_path / "tables.sqlite", find_port(), files=1024)
    yield made
    made.kill()


# Requests


def test_thirty_five_megabytes_of_headers_are_refused_after_the_first_few(process: Process) -> None:
    before = process.resident()
    with connect(process) as raw:
        raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        header = b"".join(b"X-%d: %b\r\n" % (number, b"x" * 4000) for number in range(16))
        sent = 0
        try:
            while sent < 35_000_000:
                raw.sendall(header)
                sent += len(header)
        except ConnectionError:
            pass
        assert ask(process, "127.0.0.2").startswith(b"HTTP/1.1 200")
    assert sent < 20_000_000  # what was not read is only the system's
    assert process.resident() - before < 30_000_000


@pytest.mark.parametrize(
    "line", [b"X: " + b"x" * 10_000 + b"\r\n", b"X: x\r\n" * 200], ids=["long", "many"]
)
def test_a_long_head_is_refused(server: Server, line: bytes) -> None:
    with connect(server) as raw:
        raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n" + line + b"\r\n")
        assert read_to_end(raw).split()[1] == b"400"


def test_half_a_body_is_answered_and_closed(serve: Callable[..., Server]) -> None:
    served = serve(body_seconds=0.1)
    for head in (
        f"{CREATE}Content-Length: {len(BODY)}\r\n\r\n",
        f"{CREATE}Transfer-Encoding: chunked\r\n\r\n40\r\n",
    ):
        with connect(served) as raw:
            raw.sendall(head.encode() + BODY[:20])
            assert raw.recv(15) == b"HTTP/1.1 408 Re"
            raw.shutdown(socket.SHUT_WR)  # else aiohttp waits some seconds for the rest
            read_to_end(raw)
    assert not len(served.application.tables)


@pytest.mark.parametrize("beginning", [b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "])
@pytest.mark.parametrize("first", [b"", b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"])
def test_half_a_head_is_closed(
    serve: Callable[..., Server], first: bytes, beginning: bytes
) -> None:
    served = serve(hello_seconds=0.1)
    with connect(served) as raw, contextlib.suppress(ConnectionError):
        raw.sendall(first + beginning)
        read_to_end(raw)


@pytest.mark.parametrize("beginning", [b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: "])
@pytest.mark.parametrize("first", [b"", b"GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"])
def test_half_a_head_is_closed_on_the_admin_port(
    serve: Callable[..., Server], first: bytes, beginning: bytes
) -> None:
    served = serve(hello_seconds=0.1, admin_port=0)
    with socket.create_connection(("127.0.0.1", served.admin_port), DEADLINE) as raw:
        raw.sendall(first + beginning)
        with contextlib.suppress(ConnectionError):
            read_to_end(raw)


def test_each_byte_of_a_head_is_no_new_beginning(serve: Callable[..., Server]) -> None:
    served = serve(hello_seconds=0.1)
    with connect(served) as raw, contextlib.suppress(ConnectionError):
        for _ in range(8000):  # the longest line of a head
            raw.sendall(b"X")
            time.sleep(0.01)
        pytest.fail("was not closed")


def test_a_client_that_reads_no_answer_is_cut(serve: Callable[..., Server]) -> None:
    served = serve(send_seconds=0.1, hello_seconds=DEADLINE)
    with socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", served.port))
        raw.sendall(b"GET /schema/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 200)
        wait_until(lambda: served.application.guard.connections.total == 0)


def test_deep_json_in_a_body_is_malformed(server: Server) -> None:
    for body in (
        b"[" * 60_000,
        b'{"game":"columbiz","seats":' + b"[" * 30_000 + b"]" * 30_000 + b"}",
    ):
        with connect(server) as raw:
            raw.sendall(
                f"{CREATE}Connection: close\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body
            )
            answer = read_to_end(raw)
        assert answer.startswith(b"HTTP/1.1 400")
        assert b'"malformed"' in answer


HALVES = {
    "half a body": f"{CREATE}Content-Length: 400\r\n\r\n{{".encode(),
    "half a second head": b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET / HTTP/1.1\r\n",
    "an odd upgrade": (
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"
    ),
    "an upgrade of HTTP/1.0": (
        b"GET /api/tables/xxxxxxxxxxxxxxxxxxxxxx/socket HTTP/1.0\r\nHost: 127.0.0.1\r\nConnection:"
        b" Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key:"
        b" dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ),
    "a socket without hello": (
        b"GET /api/tables/xxxxxxxxxxxxxxxxxxxxxx/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection:"
        b" Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key:"
        b" dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ),
}


@pytest.mark.usefixtures("many_files")
@pytest.mark.parametrize("what", list(HALVES))
def test_1150_connections_of_one_address_shut_nobody_else_out(process: Process, what: str) -> None:
    opened: list[socket.socket] = []
    try:
        for _ in range(1150):
            try:
                opened.append(connect(process))
                opened[-1].sendall(HALVES[what])
            except OSError:
                continue
        for _ in range(5):
            assert ask(process, "127.0.0.2").startswith(b"HTTP/1.1 200")
    finally:
        for raw in opened:
            raw.close()


# Sockets


@pytest.mark.parametrize("kind", [PING, PONG], ids=["pings", "pongs"])
@pytest.mark.usefixtures("clock")
def test_control_frames_count_as_messages(serve: Callable[..., Server], kind: int) -> None:
    served = serve(messages_per_second=50.0)
    line = RawSocket(served, table_of(served))
    line.send(frame(b"x", kind) * 300)
    kinds = iter(lambda: line.receive()[0], CLOSE)
    assert list(kinds).count(PONG) == (99 if kind == PING else 0), "hello was the first"
    line.handshake.close()


@pytest.mark.usefixtures("clock")
def test_messages_of_all_sockets_of_an_address_count_together(serve: Callable[..., Server]) -> None:
    served = serve(messages_per_address=50.0)
    table = table_of(served)
    lines = [RawSocket(served, table) for _ in range(4)]
    for line in lines:
        line.send(frame(COMMAND % b"one") * 60)
    wait_until(lambda: any(is_gone(line.raw) for line in lines))
    for line in lines:
        line.handshake.close()


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("kind", [MIDDLE, BEGINNING], ids=["continuations", "beginnings"])
def test_a_flood_of_empty_frames_is_cut_and_nobody_waits(
    serve: Callable[..., Server], kind: int
) -> None:
    served = serve(bytes_at_once=4e6)
    line = RawSocket(served, table_of(served))
    line.send(frame(b'{"type":', BEGINNING))
    flood = frame(b"", kind) * 20_000
    try:
        for number in range(200):  # 24 MB
            line.send(flood)
            if number % 10 == 0:
                assert ask(served, "127.0.0.2").startswith(b"HTTP/1.1 200")
    except OSError:
        pass
    else:
        pytest.fail("was not cut")
    line.handshake.close()


def test_pongs_for_a_reader_that_never_reads_do_not_pile_up(serve: Callable[..., Server]) -> None:
    served = serve(outgoing_limit=100_000, messages_per_second=1e9, messages_per_address=1e9)
    line = RawSocket(served, table_of(served))
    pings = frame(b"x" * 125, PING) * 100
    with contextlib.suppress(OSError):
        for _ in range(10_000):  # 130 MB, and never reads
            line.send(pings)
            if not served.application.endpoint.connections:
                break
    wait_until(lambda: not served.application.endpoint.connections)
    wait_until(lambda: served.application.guard.connections.total == 0)
    line.handshake.close()


# The end


def test_sigterm_ends_in_good_order_whatever_is_open(tmp_path: Path) -> None:
    served = Process(tmp_path / "tables.sqlite", find_port())
    try:
        made = served.create("columbiz", [HERE, HERE])
        client = served.client(made["table"], made["token"])
        answer = client.step()
        assert answer is not None
        bad = Handshake(served, Sec_WebSocket_Version="8")
        silent = Handshake(served)
        others = [connect(served) for _ in HALVES]
        for raw, data in zip(others, HALVES.values(), strict=True):
            raw.sendall(data)
        wait_until(lambda: served.request("GET", "/api/health")[0] == 200)
        served.process.send_signal(signal.SIGTERM)
        client.wait_for("closing")
        assert client.received[-1]["code"] == "restart"
        errors = served.process.communicate(timeout=DEADLINE)[1]
        assert served.process.returncode == 0, errors
        assert "Traceback" not in errors
        assert not (tmp_path / "tables.sqlite-wal").exists(), "the database was not closed"
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
            assert (
                database.execute("SELECT max(revision) FROM entries").fetchone()[0]
                >= answer["revision"]
            )
        for raw in (bad.raw, silent.raw, *others):
            raw.close()
    finally:
        served.kill()


# Behind a proxy


def test_the_client_behind_trusted_proxies_is_found() -> None:
    proxies = Proxies(["10.0.0.0/8", "2001:db8::1"])
    find = proxies.find_client
    # no proxy of ours: its word counts for nothing
    assert find("203.0.113.9", ["198.51.100.1"]) == "203.0.113.9"
    assert find("10.0.0.1", ["198.51.100.1"]) == "198.51.100.1"
    assert find("::ffff:10.0.0.1", ["198.51.100.1"]) == "198.51.100.1"
    # the first was said by the client itself
    assert find("10.0.0.1", ["192.0.2.66, 198.51.100.1, 10.0.0.7"]) == "198.51.100.1"
    assert find("10.0.0.1", ["192.0.2.66", "198.51.100.1"]) == "198.51.100.1"
    assert find("10.0.0.1", []) == "10.0.0.1"
    assert find("10.0.0.1", ["nonsense"]) == "10.0.0.1"
    assert find("10.0.0.1", ["198.51.100.1, nonsense"]) == "10.0.0.1"
    assert find("2001:db8::1", ["2001:db8:5::9"]) == "2001:db8:5::9"
    assert not Proxies([]).trusts("127.0.0.1")


@pytest.mark.parametrize(
    ("given", "client"),
    [
        ("198.51.100.1:5678", "198.51.100.1"),
        ("[2001:db8:5::9]:80", "2001:db8:5::9"),
        ("[2001:db8:5::9]", "2001:db8:5::9"),
        ("192.0.2.66, 198.51.100.1:5678, 10.0.0.7:80", "198.51.100.1"),
        ("198.51.100.1:", "10.0.0.1"),
        ("198.51.100.1:port", "10.0.0.1"),
        ("example.org:80", "10.0.0.1"),
        ("[2001:db8:5::9", "10.0.0.1"),
    ],
)
def test_a_proxy_may_add_the_port_of_the_client(given: str, client: str) -> None:
    assert Proxies(["10.0.0.0/8"]).find_client("10.0.0.1", [given]) == client


@pytest.mark.usefixtures("clock")
def test_limits_count_the_client_behind_a_trusted_proxy(serve: Callable[..., Server]) -> None:
    served = serve(requests_per_second=2.0, trusted_proxies=("127.0.0.0/8",))

    def ask_from(address: str) -> int:
        return served.request("GET", "/api/health", headers={"X-Forwarded-For": address})[0]

    assert [ask_from(f"198.51.100.{number}") for number in range(20)] == [200] * 20
    assert [ask_from("203.0.113.1") for _ in range(6)][-1] == 429
    assert [ask_from(f"2001:db8:1:2::{number}") for number in range(6)][-1] == 429  # one household
    assert ask_from("2001:db8:1:3::1") == 200


@pytest.mark.usefixtures("clock")
def test_anybody_else_cannot_choose_its_address(serve: Callable[..., Server]) -> None:
    served = serve(requests_per_second=2.0)
    found = [
        served.request("GET", "/api/health", headers={"X-Forwarded-For": f"198.51.100.{number}"})[0]
        for number in range(8)
    ]
    assert found[-1] == 429


def test_connections_of_a_trusted_proxy_are_those_of_many(serve: Callable[..., Server]) -> None:
    served = serve(connections_per_address=3, trusted_proxies=("127.0.0.1",))
    opened: list[Any] = [
        Handshake(served, X_Forwarded_For=f"198.51.100.{number}") for number in range(6)
    ]
    assert [one.status for one in opened] == [101] * 6
    more = [Handshake(served, X_Forwarded_For="203.0.113.1") for _ in range(4)]
    assert [one.status for one in more] == [101, 101, 101, 429]
    for one in (*opened, *more):
        one.close()


def test_an_allowed_host_is_answered(serve: Callable[..., Server]) -> None:
    served = serve(allowed_hosts=("games.example",))
    assert served.request("GET", "/api/games", headers={"host": "games.example"})[0] == 200
    assert served.request("GET", "/api/games", headers={"host": "games.example:443"})[0] == 200
    assert served.request("GET", "/api/games", headers={"host": "games.example.evil"})[0] == 421
    body = {"game": "columbiz", "seats": [HERE, HERE]}
    for origin, status in (("https://games.example", 201), ("https://other.example", 403)):
        assert (
            served.request("POST", "/api/tables", body, {"host": "127.0.0.1", "origin": origin})[0]
            == status
        )
