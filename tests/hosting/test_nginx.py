"""The shipped nginx configuration, run by nginx itself before two small servers that answer with
what they were sent.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from tests.hosting.site import DEPLOY, Site, list_addresses, replace_all
from tests.waiting import DEADLINE


class Echo:
    """A server that answers every request with its name, the path and the headers."""

    def __init__(self, name: str, port: int = 0) -> None:
        self.name = name
        self.received: list[str] = []
        self._connections: list[socket.socket] = []
        echo = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            wbufsize = 65536  # head and body in one packet

            def setup(self) -> None:
                super().setup()
                echo._connections.append(self.connection)

            def do_GET(self) -> None:
                length = int(self.headers.get("content-length", 0))
                self.rfile.read(length)
                echo.received.append(self.path)
                has_file = not self.path.startswith("/assets/") or name in self.path
                content = {"server": name, "path": self.path, "headers": dict(self.headers)}
                body = json.dumps(content).encode() + b" " * 2000
                self.send_response(200 if has_file else 404)
                is_json = self.path.startswith("/api/")
                self.send_header("content-type", "application/json" if is_json else "text/html")
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            do_POST = do_GET

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self._server.daemon_threads = True
        self.port: int = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,))
        self._thread.start()

    def stop(self) -> None:
        """Stop listening, and cut all connections."""
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
        for connection in self._connections:
            with contextlib.suppress(OSError):  # closed by now
                connection.shutdown(socket.SHUT_RDWR)


class Proxied:
    """Two echoes behind the site."""

    def __init__(self, site: Site, echoes: dict[str, Echo]) -> None:
        self.site, self.echoes = site, echoes
        self._connection = http.client.HTTPSConnection(
            "localhost", site.port, timeout=DEADLINE, context=site.tls
        )

    def request(
        self,
        path: str,
        method: str = "GET",
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[http.client.HTTPResponse, bytes]:
        """The answer through TLS, all on one connection."""
        self._connection.request(method, path, body, headers or {})
        answer = self._connection.getresponse()
        return answer, answer.read()

    def close(self) -> None:
        self._connection.close()

    def ask(self, path: str, **given: Any) -> dict[str, Any]:
        """What an echo says that it was asked."""
        answer, body = self.request(path, **given)
        assert answer.status == 200, (answer.status, body)
        return json.loads(body)


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    echoes = {name: Echo(name) for name in ("8001", "8002")}
    try:
        processes = (DEPLOY / "nginx-processes.conf").read_text()
        changes = {
            address: f"127.0.0.1:{echo.port}"
            for address, echo in zip(list_addresses(processes), echoes.values(), strict=True)
        }
        folder = tmp_path_factory.mktemp("nginx")
        site = Site(folder, replace_all(processes, changes))
        found = Proxied(site, echoes)
        yield found
        found.close()
        site.stop()
    finally:
        for echo in echoes.values():
            echo.stop()


def test_nginx_accepts_the_shipped_configuration(proxied: Proxied) -> None:
    said = proxied.site.check()
    assert "warn" not in said, said
    assert "syntax is ok" in said


def test_the_requests_of_a_table_reach_one_process_and_tables_are_spread(proxied: Proxied) -> None:
    owners: set[str] = set()
    for table in range(40):
        paths = (f"/api/tables/t{table}", f"/api/tables/t{table}/record?x=1")
        reached = {proxied.ask(path)["server"] for path in paths for _ in range(2)}
        reached.add(proxied.ask(f"/api/tables/t{table}/join", method="POST", body=b"{}")["server"])
        assert len(reached) == 1, table
        owners |= reached
    assert owners == {"8001", "8002"}


def test_all_other_requests_are_spread(proxied: Proxied) -> None:
    assert {proxied.ask("/api/games")["server"] for _ in range(24)} == {"8001", "8002"}


@pytest.mark.parametrize("name", ["8001", "8002"])
def test_a_process_has_a_path_of_its_own(proxied: Proxied, name: str) -> None:
    for path in ("/", "/api/tables/abc/socket?a=1&b=%20", "/api/codes"):
        asked = proxied.ask(f"/processes/{name}{path}")
        assert (asked["server"], asked["path"]) == (name, path)


@pytest.mark.parametrize("path", ["/processes/8003/", "/processes/", "/processes/127.0.0.1:22/"])
def test_only_listed_processes_can_be_reached(proxied: Proxied, path: str) -> None:
    assert proxied.request(path)[0].status == 404


def test_a_path_cannot_smuggle_a_second_request(proxied: Proxied) -> None:
    asked = proxied.ask("/processes/8001/api/x%0d%0aGET%20/evil%20HTTP/1.1%0d%0a%0d%0a")
    assert asked["path"] == "/api/x%0D%0AGET%20/evil%20HTTP/1.1%0D%0A%0D%0A"
    assert not any("evil" in path and "%0D" not in path for path in proxied.echoes["8001"].received)


def test_the_server_is_told_who_asks_and_by_which_name(proxied: Proxied) -> None:
    forged = {"X-Forwarded-For": "203.0.113.9", "X-Request-Id": "forged", "Origin": "https://a.b"}
    for path in ("/api/games", "/processes/8001/api/games", "/"):
        headers = {
            name.lower(): value
            for name, value in proxied.ask(path, headers=forged)["headers"].items()
        }
        assert headers["x-forwarded-for"] == "127.0.0.1"
        assert headers["x-forwarded-proto"] == "https"
        assert headers["host"] == f"localhost:{proxied.site.port}"
        assert headers["origin"] == "https://a.b"
        assert len(headers["x-request-id"]) == 32
        assert "upgrade" not in headers


def test_plain_http_leads_to_https(proxied: Proxied) -> None:
    connection = http.client.HTTPConnection("localhost", proxied.site.plain_port, timeout=DEADLINE)
    connection.request("GET", "/#/table?x=1")
    answer = connection.getresponse()
    assert answer.status == 301
    assert answer.headers["location"] == f"{proxied.site.address}/#/table?x=1"
    connection.close()


def test_browsers_are_told_to_stay_with_https(proxied: Proxied) -> None:
    for path in ("/api/games", "/processes/8001/", "/assets/none", "/"):
        answer, _ = proxied.request(path)
        assert answer.headers["strict-transport-security"] == "max-age=31536000", path


def test_nothing_is_compressed_that_the_server_has_not_compressed(proxied: Proxied) -> None:
    """The files of the client are compressed when they are built, and the server compresses what
    anybody may know. Other answers of the API have secrets, whose length must not tell anything
    (BREACH).
    """
    wanted = {"Accept-Encoding": "gzip"}
    for path in ("/", "/api/games", "/processes/8001/api/games"):
        assert "content-encoding" not in proxied.request(path, headers=wanted)[0].headers


def test_http_2_is_spoken(proxied: Proxied) -> None:
    proxied.site.tls.set_alpn_protocols(["h2", "http/1.1"])
    try:
        with (
            socket.create_connection(("127.0.0.1", proxied.site.port), DEADLINE) as plain,
            proxied.site.tls.wrap_socket(plain, server_hostname="localhost") as secured,
        ):
            assert secured.selected_alpn_protocol() == "h2"
            assert secured.version() == "TLSv1.3"
    finally:
        proxied.site.tls.set_alpn_protocols(["http/1.1"])


def test_a_body_that_no_server_takes_is_refused(proxied: Proxied) -> None:
    big = b" " * (512 * 1024 + 1)
    assert proxied.request("/api/records", method="POST", body=big)[0].status == 413
    assert proxied.ask("/api/records", method="POST", body=big[1:])["path"] == "/api/records"


def test_a_file_that_only_one_version_has_is_found(proxied: Proxied) -> None:
    for name in ("8001", "8002"):
        for _ in range(4):
            assert proxied.ask(f"/assets/{name}.js")["server"] == name
    assert proxied.request("/assets/of-no-version.js")[0].status == 404


def test_a_process_that_does_not_listen_is_passed_over(proxied: Proxied) -> None:
    tables = [f"t{table}" for table in range(20)]
    before = {table: proxied.ask(f"/api/tables/{table}")["server"] for table in tables}
    stopped = proxied.echoes["8001"]
    stopped.stop()
    try:
        for table in tables:
            asked = proxied.ask(f"/api/tables/{table}/join", method="POST", body=b"{}")
            assert asked["server"] == "8002"
        assert proxied.request("/processes/8001/api/live")[0].status == 502
    finally:
        proxied.echoes["8001"] = Echo("8001", stopped.port)
    after = {table: proxied.ask(f"/api/tables/{table}")["server"] for table in tables}
    assert after == before, "it has its tables back at once"


def test_the_log_has_no_query_no_table_and_no_whole_address(proxied: Proxied) -> None:
    count = len(proxied.site.read_log(0))
    paths = ["/api/tables/SECRET/record?token=SECRET", "/processes/8002/api/tables/SECRET/socket"]
    paths += ["/api/records/SECRET", "/api/reviews/SECRET"]
    for path in [*paths, "/api/games?SECRET"]:
        proxied.ask(path, headers={"Referer": "SECRET", "User-Agent": "SECRET"})
    lines = proxied.site.read_log(count + 5)[count:]
    assert [line["path"] for line in lines] == [
        "/api/tables/*/record",
        "/api/tables/*/socket",
        "/api/records/*",
        "/api/reviews/*",
        "/api/games",
    ]
    assert "SECRET" not in json.dumps(lines)
    assert {line["address"] for line in lines} == {"127.0.0.0"}
    assert {line["status"] for line in lines} == {"200"}
    assert lines[1]["process"] == f"127.0.0.1:{proxied.echoes['8002'].port}"
