"""What a person who runs a server needs: liveness and readiness, ids of requests, figures, and the
admin page.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import re
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.sync.client import connect

from colonnade.core.errors import ColonnadeError
from colonnade.server.errors import StoreFailed
from colonnade.server.logs import NAMES, JsonFormatter, add_request
from colonnade.server.tables.table import Table
from tests.server.tools import Server

HERE = {"kind": "here"}


class Caught(logging.Handler):
    """The log records of a server, with the ids of their requests."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(json.loads(JsonFormatter().format(record)))


def ask(server: Server, path: str, **headers: str) -> tuple[int, http.client.HTTPMessage, bytes]:
    """The status, headers and body of an answer."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    found = answer.status, answer.headers, answer.read()
    connection.close()
    return found


# Liveness and readiness


def test_a_server_is_live_and_ready(server: Server) -> None:
    assert server.request("GET", "/api/live") == (200, {"status": "live"})
    assert server.request("GET", "/api/ready") == (200, {"status": "ready"})


def test_a_server_without_its_database_is_live_but_not_ready(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()

    async def fail() -> None:
        raise StoreFailed("error-store-full", path="", reason="")

    monkeypatch.setattr(server.application.store, "check", fail)
    assert server.request("GET", "/api/live") == (200, {"status": "live"})
    assert server.request("GET", "/api/ready") == (503, {"status": "failing"})
    monkeypatch.undo()
    assert server.request("GET", "/api/ready") == (200, {"status": "ready"})


def test_a_database_that_does_not_answer_is_asked_once_at_a_time(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    checks: list[None] = []
    monkeypatch.setattr("colonnade.server.health.CHECK_SECONDS", 0.3)

    async def hang() -> None:
        checks.append(None)
        await asyncio.sleep(60)

    monkeypatch.setattr(server.application.store, "check", hang)
    answers: list[Any] = []
    threads = [
        threading.Thread(target=lambda: answers.append(server.request("GET", "/api/ready")))
        for _ in range(5)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [(503, {"status": "failing"})] * 5
    assert len(checks) < 5


def test_a_server_that_shuts_down_is_not_ready(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.request("GET", "/api/ready")
    assert connection.getresponse().read() == b'{"status":"ready"}'
    is_draining, may_end = threading.Event(), threading.Event()

    async def flush() -> None:
        is_draining.set()
        await asyncio.to_thread(may_end.wait, 20)

    monkeypatch.setattr(server.application.store, "flush", flush)
    server.call(server.application.stop.set)
    assert is_draining.wait(20)
    connection.request("GET", "/api/ready")  # on the same connection: there are no new ones
    answer = connection.getresponse()
    assert (answer.status, answer.read()) == (503, b'{"status":"stopping"}')
    with pytest.raises(OSError, match="refused"):
        server.request("GET", "/api/ready")
    may_end.set()
    connection.close()
    server.stop()


# Ids of requests


@pytest.fixture
def caught() -> Iterator[Caught]:
    handler = Caught()
    handler.addFilter(add_request)
    for name in NAMES:
        logging.getLogger(name).addHandler(handler)
    yield handler
    for name in NAMES:
        logging.getLogger(name).removeHandler(handler)


def test_every_answer_has_an_id(server: Server) -> None:
    ids = {
        ask(server, path)[1]["X-Request-Id"] for path in ("/api/games", "/", "/api/no", "/api/no")
    }
    assert len(ids) == 4
    assert all(re.fullmatch("[0-9a-f]{16}", id) for id in ids)


def test_a_socket_has_an_id(server: Server) -> None:
    table = server.create("columbiz", [HERE, HERE])["table"]
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:
        assert socket.response is not None
        assert re.fullmatch("[0-9a-f]{16}", socket.response.headers["X-Request-Id"])


def test_the_id_of_a_trusted_proxy_is_kept_if_it_is_plain(serve: Callable[..., Server]) -> None:
    behind, alone = serve(trusted_proxies=("127.0.0.1",)), serve()

    def find_id(server: Server, given: str) -> str:
        return ask(server, "/api/live", **{"X-Request-Id": given})[1]["X-Request-Id"]

    assert find_id(behind, "0f-a_9Z") == "0f-a_9Z"
    assert find_id(alone, "0f-a_9Z") != "0f-a_9Z"
    for odd in ("a b", "x" * 65, 'a","b":"', ""):
        assert re.fullmatch("[0-9a-f]{16}", find_id(behind, odd))


def test_a_failed_request_is_logged_with_its_id_and_without_what_it_carried(
    server: Server, caught: Caught, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.create("columbiz", [HERE, {"kind": "link"}])

    async def fail(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(Table, "join", fail)
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    body = {"link": table["links"][1], "name": "Ottilie", "token": "t" * 30}
    connection.request("POST", f"/api/tables/{table['table']}/join?secret=1", json.dumps(body))
    answer = connection.getresponse()
    connection.close()
    assert answer.status == 500
    (line,) = caught.lines
    assert line["request"] == answer.headers["X-Request-Id"]
    assert (line["method"], line["route"]) == ("POST", "/api/tables/{table}/join")
    text = json.dumps(line)
    for secret in (table["table"], table["links"][1], "Ottilie", "t" * 30, "secret", "127.0.0.1"):
        assert secret not in text


def test_a_failed_command_is_logged_with_the_id_of_its_socket(
    server: Server, caught: Caught, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.create("columbiz", [HERE, HERE])

    async def fail(*_: object) -> None:
        raise StoreFailed("error-store-full", path="", reason="")

    with server.client(made["table"], made["token"]) as client:
        monkeypatch.setattr(server.application.store, "append", fail)
        assert client.command("rename", seat=0, name="Ottilie")["code"] == "store-failed"
        monkeypatch.undo()
        assert client.socket.response is not None
        (line,) = [line for line in caught.lines if line["what"] == "append failed"]
        assert line["request"] == client.socket.response.headers["X-Request-Id"]
        assert "Ottilie" not in json.dumps(caught.lines)


def test_outside_of_requests_there_is_no_id(
    serve: Callable[..., Server], caught: Caught, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("colonnade.server.app.SWEEP_SECONDS", 0.01)
    is_swept = threading.Event()

    def fail(*_: object) -> ColonnadeError:
        is_swept.set()
        raise StoreFailed("error-store-full", path="", reason="")

    monkeypatch.setattr("colonnade.server.tables.registry.Tables.sweep", fail)
    serve()
    assert is_swept.wait(10)
    assert caught.lines
    assert all("request" not in line for line in caught.lines)
