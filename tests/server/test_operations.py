"""What a person who runs a server needs: liveness and readiness, ids of requests, figures, and the
admin page.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import re
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

import pytest

from colonnade.core.errors import ColonnadeError
from colonnade.core.extras import find_install_command
from colonnade.server.errors import StoreFailed
from colonnade.server.logs import NAMES, REQUEST, JsonFormatter, add_request
from colonnade.server.store.sqlite import SqliteStore
from colonnade.server.tables.table import Table
from colonnade.server.workers.counted import CountedWorkers, JobFigures
from colonnade.server.workers.fair import Priority
from tests.client import connect_to_table, play_out
from tests.server.raw import connect as connect_raw
from tests.server.raw import read_to_end
from tests.server.slow_bots import make_decision
from tests.server.tools import Server
from tests.waiting import DEADLINE

if TYPE_CHECKING:
    from tests.postgres import Postgres

HERE = {"kind": "here"}


class Caught(logging.Handler):
    """The log records of a server, with the ids of their requests."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(json.loads(JsonFormatter().format(record)))


def ask(
    server: Server | int, path: str, method: str = "GET", **headers: str
) -> tuple[int, http.client.HTTPMessage, bytes]:
    """The status, headers and body of an answer, of a server or a port."""
    port = server if isinstance(server, int) else server.port
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=DEADLINE)
    connection.request(method, path, headers=headers)
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
    monkeypatch.setattr("colonnade.server.health.CHECK_SECONDS", 0.01)

    async def hang() -> None:
        checks.append(None)
        await asyncio.get_running_loop().create_future()

    monkeypatch.setattr(server.application.store, "check", hang)
    health = server.application.services.health

    async def ask_five_times() -> list[str]:
        return await asyncio.gather(*[health.find_readiness() for _ in range(5)])

    asked = asyncio.run_coroutine_threadsafe(ask_five_times(), server.loop)
    assert asked.result(DEADLINE) == ["failing"] * 5
    assert len(checks) == 1
    assert server.request("GET", "/api/ready") == (503, {"status": "failing"})


def test_a_server_that_shuts_down_is_not_ready(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(admin_port=0)
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=DEADLINE)
    connection.request("GET", "/api/ready")
    assert connection.getresponse().read() == b'{"status":"ready"}'
    is_draining, may_end = threading.Event(), threading.Event()

    async def release(_: object) -> None:
        is_draining.set()
        await asyncio.to_thread(may_end.wait, DEADLINE)

    monkeypatch.setattr(server.application.store, "release", release)
    server.call(server.application.stop.set)
    assert is_draining.wait(DEADLINE)
    connection.request("GET", "/api/ready")
    answer = connection.getresponse()
    assert (answer.status, answer.read()) == (503, b'{"status":"stopping"}')
    # those who come meanwhile are answered too, to be sent to another server
    assert ask(server, "/api/ready")[::2] == (503, b'{"status":"stopping"}')
    assert ask(server.admin_port, "/ready")[::2] == (503, b'{"status":"stopping"}')
    assert ask(server.admin_port, "/live")[0] == 200
    assert b"stopping" in ask(server.admin_port, "/")[2]
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
    with connect_to_table(server.address, table) as socket:
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
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=DEADLINE)
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


@pytest.mark.parametrize(
    ("line", "header", "body"),
    [
        ("POST /api/tables", "Content-Length: 99", b'{"game":'),
        ("POST /api/tables", "Transfer-Encoding: chunked", b"9\r\n{}"),
        ("POST /api/tables", "Transfer-Encoding: chunked", b"x\r\n"),
        ("GET /api/games", "Content-Length: 99", b"{"),
        ("GET /api/games", "Transfer-Encoding: chunked", b"x\r\n"),
    ],
    ids=[
        "cut off",
        "cut off in a chunk",
        "malformed chunk",
        "cut off, unread",
        "malformed, unread",
    ],
)
def test_a_request_without_its_whole_body_leaves_no_trace(
    serve: Callable[..., Server], caught: Caught, line: str, header: str, body: bytes
) -> None:
    server = serve()
    with connect_raw(server) as raw:
        head = f"{line} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nExpect: 100-continue\r\n"
        raw.sendall(f"{head}{header}\r\n\r\n".encode())
        assert raw.recv(100).startswith(b"HTTP/1.1 100 Continue")  # the head is read by itself
        raw.sendall(body)
        raw.shutdown(socket.SHUT_WR)
        read_to_end(raw)
    server.stop()
    assert all(status < 500 for *_, status in server.application.services.requests.answers)
    assert caught.lines == []


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


def test_a_failed_job_is_logged_with_the_id_of_the_request_that_led_to_it(
    server: Server, caught: Caught
) -> None:
    is_answered = threading.Event()

    def call() -> None:
        REQUEST.set("0f3c9a77")
        server.application.thinking.pool.call(make_decision("Crasher"), lambda _: is_answered.set())

    server.call(call)
    assert is_answered.wait(DEADLINE)
    (line,) = [line for line in caught.lines if line["what"] == "bot failed"]
    assert line["request"] == "0f3c9a77"
    assert (line["level"], line["job"]) == ("warning", "tests.server.slow_bots:Crasher")


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
    assert is_swept.wait(DEADLINE)
    assert caught.lines
    assert all("request" not in line for line in caught.lines)


# Figures


@pytest.fixture
def administered(serve: Callable[..., Server]) -> Server:
    """A server with an admin page."""
    return serve(admin_port=0)


def read_metrics(server: Server) -> dict[str, float]:
    """Every sample, by its name and labels as Prometheus writes them."""
    status, headers, body = ask(server.admin_port, "/metrics")
    assert status == 200
    assert headers["Content-Type"].startswith("text/plain; version=")
    lines = [line for line in body.decode().splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


def play_a_little(server: Server) -> dict[str, Any]:
    """A table with moves, a refused and a repeated command."""
    made = server.create("columbiz", [{**HERE, "name": "Ottilie"}, {**HERE, "name": "Zacharie"}])
    with server.client(made["table"], made["token"]) as client:
        assert client.command("throw")["type"] == "ack"
        assert client.command("throw", command=client.last)["type"] == "ack"
        assert client.command("act", action="done")["type"] == "refused"
    return made


def test_prometheus_reads_requests_commands_and_commits(administered: Server) -> None:
    made = play_a_little(administered)
    for path in (f"/api/tables/{made['table']}", "/api/tables/none", "/api/no-such-path", "/no"):
        ask(administered, path)
    found = read_metrics(administered)
    route = 'route="/api/tables/{table}"'
    assert found[f'colonnade_requests_total{{method="GET",{route},status="200"}}'] == 1
    assert found[f'colonnade_requests_total{{method="GET",{route},status="400"}}'] == 1
    assert found['colonnade_requests_total{method="other",route="other",status="404"}'] == 1
    assert found['colonnade_requests_total{method="GET",route="/{path}",status="200"}'] == 1
    socket = 'method="GET",route="/api/tables/{table}/socket",status="101"'
    assert found[f"colonnade_requests_total{{{socket}}}"] == 1
    assert found[f"colonnade_request_duration_seconds_count{{{route}}}"] == 2
    assert found[f'colonnade_request_duration_seconds_bucket{{le="+Inf",{route}}}'] == 2
    assert found[f"colonnade_request_duration_seconds_sum{{{route}}}"] > 0
    assert found['colonnade_commands_total{kind="Throw",outcome="done"}'] == 1
    assert found['colonnade_commands_total{kind="Throw",outcome="repeated"}'] == 1
    assert found['colonnade_commands_total{kind="Act",outcome="not-your-turn"}'] == 1
    assert found["colonnade_tables"] == 1
    assert found["colonnade_commit_size_count"] == found["colonnade_commit_duration_seconds_count"]
    assert found["colonnade_commit_size_sum"] >= 2
    assert found["colonnade_writes_failed_total"] == 0
    assert found["process_resident_memory_bytes"] > 0


def test_labels_have_no_ids_and_no_addresses(administered: Server) -> None:
    made = play_a_little(administered)
    ask(administered, f"/api/tables/{made['table']}/record")
    text = json.dumps(read_metrics(administered))
    for secret in (made["table"], made["token"], "Ottilie", "127.0.0.1"):
        assert secret not in text


def test_failed_writes_and_logged_errors_are_counted(
    administered: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = administered.create("columbiz", [HERE, HERE])

    def fail(*_: object) -> StoreFailed:
        return StoreFailed("error-store-full", path="", reason="")

    with administered.client(made["table"], made["token"]) as client:
        monkeypatch.setattr("colonnade.server.store.writer.Writer._transact", fail)
        assert client.command("throw")["code"] == "store-failed"
        monkeypatch.undo()
    found = read_metrics(administered)
    assert found['colonnade_commands_total{kind="Throw",outcome="store-failed"}'] == 1
    assert found["colonnade_writes_failed_total"] == 1
    assert found['colonnade_log_records_total{level="error"}'] == 1
    assert found['colonnade_log_records_total{level="critical"}'] == 0


def test_jobs_of_the_workers_are_counted_by_class(administered: Server) -> None:
    made = administered.create("columbiz", [HERE, {"kind": "bot", "level": "random"}])
    with administered.client(made["table"], made["token"]) as client:
        play_out([client])
    found = read_metrics(administered)
    assert found['colonnade_job_duration_seconds_count{class="watched"}'] > 5
    assert found['colonnade_jobs{class="watched"}'] == 0
    assert found['colonnade_jobs_failed_total{class="watched"}'] == 0
    assert found['colonnade_job_duration_seconds_count{class="help"}'] == 0
    page = ask(administered.admin_port, "/")[2].decode()
    assert '<td data-label="class">unwatched</td>' in page


def test_a_failed_job_is_counted() -> None:
    figures, calls = JobFigures(), list[Any]()

    class Failing:
        """Workers that keep the callbacks."""

        def call(self, job: Any, answer: Any, *_: Any, **__: Any) -> None:
            calls.append(answer)

    workers = CountedWorkers(cast(Any, Failing()), figures)
    answers: list[object] = []
    for _ in range(2):
        workers.call(cast(Any, None), answers.append, priority=Priority.HELP)
    assert figures.unanswered[Priority.HELP] == 2
    calls[0](None)
    calls[1]("hint")
    assert answers == [None, "hint"]
    assert (figures.unanswered[Priority.HELP], figures.failed[Priority.HELP]) == (0, 1)
    assert figures.seconds[Priority.HELP].count == 2


def test_without_the_library_the_page_works_and_metrics_say_what_is_missing(
    administered: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)
    status, _, body = ask(administered.admin_port, "/metrics")
    assert (status, find_install_command("hosting").encode() in body) == (503, True)
    assert ask(administered.admin_port, "/")[0] == 200


# The admin page


def test_the_page_shows_tables_without_names_tokens_and_whole_ids(
    administered: Server,
) -> None:
    made = play_a_little(administered)
    listed = administered.create("columbiz", [HERE, {"kind": "link"}], is_listed=True)
    failed = {"review": made["table"], "reason": f"no table {made['table']}"}
    logging.getLogger("colonnade.reviews").error("review not stored", extra=failed)
    status, headers, body = ask(administered.admin_port, "/")
    page = body.decode()
    assert "review not stored" in page
    assert (status, headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    assert "script" not in page
    assert f"{made['table'][:8]}…" in page
    assert listed["table"] in page
    for secret in (made["table"], made["token"], listed["links"][1], "Ottilie", "Zacharie"):
        assert secret not in page
    assert "default-src" in headers["Content-Security-Policy"]
    assert headers["Cache-Control"] == "no-store"
    assert ask(administered.admin_port, "/admin.css")[1]["Content-Type"].startswith("text/css")


def test_the_page_shows_the_processes_that_share_a_database(
    serve: Callable[..., Server], postgres: Postgres
) -> None:
    database = postgres.create_database()
    first = serve(database=database, process="first", address="http://one.example", admin_port=0)
    serve(database=database, process="second", address="http://two.example")
    first.create("columbiz", [HERE, HERE])
    page = ask(first.admin_port, "/")[2].decode()
    rows = re.findall("<tr>(.*?)</tr>", page)
    values = [re.findall("<td[^>]*>([^<]*)</td>", row) for row in rows]
    assert [row[:3] + row[5:] for row in values if len(row) == 7 and row[1] == "server"] == [
        ["first", "server", "http://one.example", "1", "0"],
        ["second", "server", "http://two.example", "0", "0"],
    ]
    assert read_metrics(first)["colonnade_leases"] == 1


def test_a_password_of_the_database_is_not_shown(
    administered: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = "postgresql://user:geheim@db.example/colonnade?sslpassword=geheim"
    settings = replace(administered.application.settings, database=address)
    monkeypatch.setattr(administered.application.services, "settings", settings)
    page = ask(administered.admin_port, "/")[2].decode()
    assert "postgresql://user@db.example/colonnade" in page
    assert "geheim" not in page


def test_a_database_that_cannot_be_read_is_said(
    administered: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise StoreFailed("error-store-closed", path="", reason="gone")

    monkeypatch.setattr(administered.application.store, "list_processes", fail)
    status, _, body = ask(administered.admin_port, "/")
    assert status == 200
    assert b"The database cannot be read: store-failed: error-store-closed" in body


def test_the_page_refreshes_unless_that_is_stopped(administered: Server) -> None:
    assert b'http-equiv="refresh"' in ask(administered.admin_port, "/")[2]
    assert b'http-equiv="refresh"' not in ask(administered.admin_port, "/?refresh=off")[2]


def test_the_latest_errors_are_shown_escaped(administered: Server) -> None:
    logger = logging.getLogger("colonnade.server")
    try:
        raise ValueError("<b>wrong</b>")
    except ValueError:
        logger.exception("failed", extra={"reason": "<script>", "table": "A1b2C3d4E5f6G7h8"})
    page = ask(administered.admin_port, "/")[2].decode()
    assert "reason=&lt;script&gt;" in page
    assert "ValueError: &lt;b&gt;wrong&lt;/b&gt;" in page
    assert "<script>" not in page
    assert "table=A1b2C3d4…" in page, "who knows the whole id may watch"


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("127.0.0.1:1", 200),
        ("evil.example", 421),
        ("127.0.0.1.evil.example", 421),
    ],
)
def test_the_admin_port_checks_the_host(administered: Server, host: str, status: int) -> None:
    for path in ("/", "/metrics", "/ready"):
        assert ask(administered.admin_port, path, Host=host)[0] == status


def test_the_admin_port_only_reads(administered: Server) -> None:
    for method in ("POST", "PUT", "DELETE", "HEAD"):
        assert ask(administered.admin_port, "/", method)[0] == 405
    assert ask(administered.admin_port, "/api/games")[0] == 404
    assert ask(administered, "/metrics")[1]["Content-Type"].startswith("text/html"), (
        "the public port has the page of the client there"
    )


def test_the_admin_port_answers_while_the_server_starts_and_stops(
    serve: Callable[..., Server], free_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    port, is_starting, may_start = free_port, threading.Event(), threading.Event()
    prepare = SqliteStore.prepare

    async def wait(store: SqliteStore) -> None:
        is_starting.set()
        await asyncio.to_thread(may_start.wait, DEADLINE)
        await prepare(store)

    monkeypatch.setattr(SqliteStore, "prepare", wait)
    started: list[Server] = []
    thread = threading.Thread(target=lambda: started.append(serve(admin_port=port)))
    thread.start()
    assert is_starting.wait(DEADLINE)
    assert ask(port, "/live")[0] == 200
    assert ask(port, "/ready")[::2] == (503, b'{"status":"starting"}')
    assert b"starting" in ask(port, "/")[2]
    may_start.set()
    thread.join(DEADLINE)
    assert ask(port, "/ready")[::2] == (200, b'{"status":"ready"}')
