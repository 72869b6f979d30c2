"""The written list: what somebody might try, and what comes of it."""

from __future__ import annotations

import contextlib
import json
import socket
from collections.abc import Callable
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection

from colonnade.server.messages import FRAME_LIMIT, clean_name
from colonnade.server.security import HEADERS, is_own_host, is_own_origin
from tests.client import Client, agree_on_dice, connect_to_table
from tests.server.raw import CLOSE, PING, RawSocket, frame, read_to_end
from tests.server.raw import connect as connect_raw
from tests.server.tools import Server
from tests.waiting import DEADLINE, retry, wait_until

HERE = {"kind": "here", "name": "Ana"}
LINK = {"kind": "link"}
CUT = (OSError, WebSocketException)
"""What a client notices where the server has closed its connection."""


def open_socket(served: Server, table: str = "x" * 22, **fields: Any) -> ClientConnection:
    return connect_to_table(served.address, table, **fields)


def open_client(served: Server, made: dict[str, Any]) -> Client:
    """A client where the time for its hello is so short that a slow machine misses it."""
    return retry(lambda: served.client(made["table"], made["token"]), *CUT)


def table_of_two(served: Server) -> tuple[dict[str, Any], dict[str, Any]]:
    made = served.create("columbiz", [HERE, LINK])
    return made, served.join(made["table"], made["links"][1], name="Bo")


def test_a_wrong_token_opens_nothing(server: Server) -> None:
    made, _ = table_of_two(server)
    with open_socket(server, made["table"]) as stranger:
        stranger.send(json.dumps({"type": "hello", "token": "w" * 32}))
        assert json.loads(stranger.recv(DEADLINE))["code"] == "forbidden"
        with pytest.raises(ConnectionClosed) as closed:
            stranger.recv(DEADLINE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


def test_a_link_is_no_token(server: Server) -> None:
    made = server.create("columbiz", [HERE, LINK])
    with open_socket(server, made["table"]) as stranger:
        stranger.send(json.dumps({"type": "hello", "token": made["links"][1]}))
        assert json.loads(stranger.recv(DEADLINE))["code"] == "forbidden"


def test_a_token_of_another_table_opens_nothing(server: Server) -> None:
    one, other = table_of_two(server)[0], table_of_two(server)[0]
    with open_socket(server, one["table"]) as stranger:
        stranger.send(json.dumps({"type": "hello", "token": other["token"]}))
        assert json.loads(stranger.recv(DEADLINE))["code"] == "forbidden"


@pytest.mark.parametrize(
    "command",
    [
        {"type": "rename", "seat": 0, "name": "Eve"},
        {"type": "auto_throw", "seat": 0, "is_on": True},
        {"type": "commit", "seat": 0, "commitment": "0" * 64},
        {"type": "reveal", "seat": 0, "value": "0" * 64},
        {"type": "decline", "seat": 0},
        {"type": "leave", "seat": 0},
        {"type": "give_back", "seat": 0},
        {"type": "say", "seat": 0, "phrase": "hello"},
        {"type": "abandon"},
        {"type": "fill", "seat": 1, "kind": "here"},
        {"type": "take_over", "seat": 0},
    ],
    ids=lambda command: command["type"],
)
def test_another_seats_token_acts_for_its_own_seat_only(
    server: Server, command: dict[str, Any]
) -> None:
    made, joined = table_of_two(server)
    host = server.client(made["table"], made["token"])
    friend = server.client(made["table"], joined["token"])
    watcher = server.client(made["table"])
    agree_on_dice([host, friend])
    before = server.request("GET", f"/api/tables/{made['table']}")[1]
    for client in (friend, watcher):
        answer = client.command(
            command["type"], **{key: value for key, value in command.items() if key != "type"}
        )
        assert answer["type"] == "refused"
        assert answer["code"] in ("forbidden", "too-early")
    after = server.request("GET", f"/api/tables/{made['table']}")[1]
    assert after["revision"] == before["revision"] == host.view["revision"]


def test_nobody_plays_for_another(server: Server) -> None:
    made, joined = table_of_two(server)
    clients = [
        server.client(made["table"], token) for token in (made["token"], joined["token"], None)
    ]
    agree_on_dice(clients)
    for _ in range(6):
        mine = next(client for client in clients if client.is_mine)
        for client in clients:
            if client is not mine:
                for kind, fields in (("throw", {}), ("act", {"action": "keep"}), ("back", {})):
                    assert client.command(kind, **fields)["code"] in ("not-your-turn", "forbidden")
        assert mine.step()["type"] == "ack"  # type: ignore[index]
        for client in clients:
            while client.view["revision"] < mine.view["revision"]:
                client.receive()


def test_a_replayed_frame_changes_nothing(server: Server) -> None:
    made, joined = table_of_two(server)
    clients = [server.client(made["table"], token) for token in (made["token"], joined["token"])]
    mine = next(client for client in clients if client.is_mine)
    frame = json.dumps({"type": "throw", "command": "once", "revision": mine.view["revision"]})
    for _ in range(20):
        mine.socket.send(frame)
    answers = [mine.wait_for("ack", "refused") for _ in range(20)]
    assert all(answer == answers[0] for answer in answers)
    assert answers[0]["type"] == "ack"
    with server.client(made["table"], mine.token) as again:  # and from a new connection
        again.socket.send(frame)
        assert again.wait_for("ack") == answers[0]
    assert len(server.record(made["table"])["events"]) == 1


def send_and_listen(client: Client, text: str) -> None:
    """Send, then read until the server closes the connection."""
    client.socket.send(text)
    while True:
        client.socket.recv(DEADLINE)


@pytest.mark.parametrize("size", [FRAME_LIMIT + 1, 10 * FRAME_LIMIT, 2_000_000])
def test_an_oversized_frame_closes_the_socket_and_nothing_else(server: Server, size: int) -> None:
    made, _ = table_of_two(server)
    with server.client(made["table"], made["token"]) as client:
        with pytest.raises(ConnectionClosed) as closed:
            send_and_listen(client, "x" * size)
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
    assert server.client(made["table"], made["token"]).view["revision"] >= 0


def test_an_oversized_body_is_refused(server: Server) -> None:
    status, answer = server.request("POST", "/api/records", {"record": "x" * 1_200_000})
    assert (status, answer["code"]) == (413, "malformed")
    status, answer = server.request(
        "POST", "/api/tables", {"game": "columbiz", "seats": [{**HERE, "name": "x" * 1000}, HERE]}
    )
    assert (status, answer["code"]) == (400, "malformed")
    status, answer = server.request(
        "POST", "/api/tables", {"game": "columbiz", "seats": [HERE] * 1000}
    )
    assert (status, answer["code"]) == (400, "malformed")


def test_a_foreign_origin_changes_nothing_and_opens_no_socket(server: Server) -> None:
    made, _ = table_of_two(server)
    body = {"game": "columbiz", "seats": [HERE, HERE]}
    for origin in (
        "http://evil.example",
        "null",
        f"http://evil.example:{server.port}",
        f"https://127.0.0.1.evil:{server.port}",
    ):
        status, answer = server.request("POST", "/api/tables", body, {"origin": origin})
        assert (status, answer["code"]) == (403, "forbidden")
        with pytest.raises(InvalidStatus), open_socket(server, origin=origin):
            pass
    assert server.request("POST", "/api/tables", body, {"origin": server.address})[0] == 201
    with open_socket(server, made["table"], origin=server.address) as own:
        own.send(json.dumps({"type": "hello"}))
        assert json.loads(own.recv(DEADLINE))["type"] == "view"


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "localhost:8203.evil.com",
        "localhost:",
        "localhost:x",
        "[::1",
        "[::1]evil.com",
        "127.0.0.1.evil.example",
        "8.8.8.8",
        "",
        "localhost.evil.example",
        "localhost" + "." * 300,
    ],
)
def test_a_foreign_host_is_answered_by_nobody(server: Server, host: str) -> None:
    status, answer = server.request("GET", "/api/games", headers={"host": host})
    assert (status, answer["code"]) == (421, "forbidden")
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(
            f"GET /api/tables/{'x' * 22}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade:"
            " websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key:"
            " dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert raw.recv(100).startswith(b"HTTP/1.1 421")


def test_long_hosts_are_refused(server: Server) -> None:
    assert server.request("GET", "/api/games", headers={"host": "x" * 4000})[0] == 421


def test_own_hosts_and_origins() -> None:
    assert is_own_host("localhost:8000", "127.0.0.1", ())
    assert is_own_host("[::1]:8000", "::1", ())
    # the address of the local network that was connected to
    assert is_own_host("192.168.1.7:8000", "192.168.1.7", ())
    assert not is_own_host("192.168.1.8:8000", "192.168.1.7", ())
    # the same, where the server listens at `::`
    assert is_own_host("192.168.1.7:8000", "::ffff:192.168.1.7", ())
    assert is_own_host("[::ffff:192.168.1.7]:8000", "192.168.1.7", ())
    assert is_own_host("127.0.0.1:8000", "::ffff:127.0.0.1", ())
    assert is_own_host("[2001:db8::7]:8000", "2001:db8::7", ())
    assert not is_own_host("192.168.1.8:8000", "::ffff:192.168.1.7", ())
    assert not is_own_host("[::ffff:192.168.1.8]:8000", "::ffff:192.168.1.7", ())
    assert not is_own_host("[2001:db8::8]:8000", "2001:db8::7", ())
    assert not is_own_host("192.168.1.7:8000", "", ())
    assert is_own_host("games.example", "10.0.0.1", ("games.example",))
    assert not is_own_host("games.example.evil", "10.0.0.1", ("games.example",))
    assert is_own_origin("http://192.168.1.7:8000", "192.168.1.7:8000", ())
    assert not is_own_origin("http://192.168.1.7:9000", "192.168.1.7:8000", ())
    assert not is_own_origin("file://", "localhost", ())
    assert is_own_origin("https://games.example", "localhost:8000", ("games.example",))


def test_a_script_in_a_name_is_only_a_text_and_is_cut(server: Server) -> None:
    script = "<script>alert('x')</script>" + "y" * 100
    made = server.create("columbiz", [{"kind": "here", "name": script}, LINK])
    server.join(made["table"], made["links"][1], name="a\u0000b\u202ec\n\td  e\u200b")
    view = server.request("GET", f"/api/tables/{made['table']}")[1]
    assert view["seats"][0]["name"] == script[:40]
    assert view["seats"][1]["name"] == "abc d e"
    assert clean_name(" \u200b\ud800\x7f") == ""


def test_every_answer_keeps_the_page_to_itself(server: Server) -> None:
    import urllib.error
    import urllib.request

    for path in (
        "/",
        "/some-page",
        "/api/games",
        "/api/tables/" + "x" * 22,
        "/schema",
        "/schema/openapi.json",
        "/assets/none.js",
        "/api/none",
    ):
        try:
            answer = urllib.request.urlopen(server.address + path, timeout=DEADLINE)
        except urllib.error.HTTPError as error:
            answer = error
        headers, body = answer.headers, answer.read().decode()
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        if path != "/schema/openapi.json":
            assert "http://" not in body.replace(server.address, "")
            assert "https://" not in body  # nothing is loaded from elsewhere
    assert json.loads(urllib.request.urlopen(server.address + "/schema/openapi.json").read())[
        "openapi"
    ].startswith("3.")


@pytest.mark.parametrize(
    "head",
    [
        "nonsense\r\n\r\n",
        "GET / HTTP/1.1\r\nHost\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: more\r\n\r\n",
    ],
    ids=["no HTTP", "malformed header", "unknown expectation"],
)
def test_a_request_that_no_handler_sees_is_answered_with_our_headers(
    server: Server, head: str
) -> None:
    with connect_raw(server) as raw:
        raw.sendall(head.encode())
        answer = read_to_end(raw).decode()
    assert answer.split()[1] in ("400", "417")
    assert all(f"\r\n{name}: {value}\r\n" in answer for name, value in HEADERS.items())
    assert "aiohttp" not in answer


@pytest.mark.parametrize("expectation", ["more", "100-continue"])
def test_the_admin_port_answers_with_our_headers_alone(
    serve: Callable[..., Server], expectation: str
) -> None:
    served = serve(admin_port=0)
    head = "GET /live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: "
    with socket.create_connection(("127.0.0.1", served.admin_port), timeout=DEADLINE) as raw:
        raw.sendall(f"{head}{expectation}\r\n\r\n".encode())
        answer = read_to_end(raw).decode()
    assert all(f"\r\n{name}: {value}\r\n" in answer for name, value in HEADERS.items())
    assert "aiohttp" not in answer


def test_ids_and_tokens_cannot_be_guessed(server: Server) -> None:
    made = [server.create("columbiz", [HERE, LINK]) for _ in range(20)]
    secrets = [
        secret for table in made for secret in (table["table"], table["token"], table["links"][1])
    ]
    assert len(set(secrets)) == 60
    assert all(len(secret) >= 22 for secret in secrets)


def test_a_slow_reader_is_cut_off_and_the_table_goes_on(serve: Callable[..., Server]) -> None:
    served = serve(outgoing_limit=20_000, messages_per_second=100_000.0)
    made = served.create("columbiz", [HERE, HERE])
    raw = RawSocket(served, made["table"], buffer=4096)
    sockets = served.application.endpoint.connections
    client = served.client(made["table"], made["token"])
    sync = frame(b'{"type":"sync"}') * 100
    with contextlib.suppress(OSError):
        while len(sockets) > 1:
            raw.send(sync)  # asks and asks, and never reads
    wait_until(lambda: len(sockets) == 1)
    assert client.step()["type"] == "ack"  # type: ignore[index]
    raw.handshake.close()


@pytest.mark.usefixtures("clock")
def test_too_many_messages_close_the_socket(serve: Callable[..., Server]) -> None:
    served = serve(messages_per_second=20.0)
    made = served.create("columbiz", [HERE, HERE])
    line = RawSocket(served, made["table"])
    line.send(frame(b'{"type":"ping"}') * 60)  # in one go: nothing is sent to a closed socket
    *_, (_, told) = takewhile(lambda received: received[0] != CLOSE, iter(line.receive, None))
    assert json.loads(told)["code"] == "too-many"
    line.handshake.close()


@pytest.mark.usefixtures("clock")
def test_too_many_tables_are_refused(serve: Callable[..., Server]) -> None:
    served = serve(tables_at_once=4.0)
    body = {"game": "columbiz", "seats": [HERE, HERE]}
    answers = [served.request("POST", "/api/tables", body)[0] for _ in range(8)]
    assert answers == [201] * 4 + [429] * 4


@pytest.mark.usefixtures("clock")
def test_too_many_requests_are_refused(serve: Callable[..., Server]) -> None:
    served = serve(requests_per_second=2.0)
    answers = [served.request("GET", "/api/live")[0] for _ in range(8)]
    assert answers == [200] * 4 + [429] * 4


HALF_OPEN = 3000


@pytest.mark.usefixtures("many_files")
def test_thousands_of_half_open_connections_are_given_up_and_others_are_served_meanwhile(
    serve: Callable[..., Server],
) -> None:
    served = serve(hello_seconds=0.5, connections_per_address=50)
    made = retry(lambda: served.create("columbiz", [HERE, HERE]), OSError)
    silent: list[socket.socket] = []
    for number in range(HALF_OPEN):
        raw = socket.socket()
        raw.settimeout(DEADLINE)
        try:
            raw.connect(("127.0.0.1", served.port))
            if number % 2:
                raw.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n")  # and no end
        except OSError:
            pass
        silent.append(raw)
    wait_until(lambda: not served.application.guard.connections.total)
    assert retry(lambda: served.request("GET", "/api/health"), OSError)[0] == 200
    with open_client(served, made) as client:
        assert client.step()["type"] == "ack"  # type: ignore[index]
    assert served.application.guard.connections.total < 60
    for raw in silent:
        with contextlib.suppress(ConnectionError):
            assert raw.recv(100) == b""
        raw.close()


def test_sockets_that_never_say_hello_are_given_up(serve: Callable[..., Server]) -> None:
    served = serve(hello_seconds=0.1)
    silent, pinging = (
        [retry(lambda: RawSocket(served, says_hello=False), OSError, IndexError) for _ in range(20)]
        for _ in range(2)
    )
    for one in pinging:
        with contextlib.suppress(OSError):
            one.send(frame(b"", PING))  # is no hello
    # those that have sent something to a closed socket are reset, and may have lost what they got
    for one in silent:
        assert json.loads(one.receive_text()) == {"type": "closing", "code": "idle"}
    wait_until(lambda: not served.application.endpoint.connections)
    with open_client(served, retry(lambda: served.create("columbiz", [HERE, HERE]), OSError)):
        pass
    for one in (*silent, *pinging):
        one.handshake.close()


def test_the_log_of_a_table_holds_no_token(serve: Callable[..., Server]) -> None:
    served = serve()
    made, joined = table_of_two(served)
    served.client(made["table"], made["token"]).command("rename", seat=0, name="Zoe")
    database = Path(served.application.settings.database)
    data = database.read_bytes() + database.with_name(database.name + "-wal").read_bytes()
    for secret in (made["token"], joined["token"], made["links"][1]):
        assert secret.encode() not in data
