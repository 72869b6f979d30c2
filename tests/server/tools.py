"""Servers for tests: in a thread, or in a process that can be killed."""

from __future__ import annotations

import asyncio
import json
import signal
import ssl
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from colonnade.server.app import Application, find_loop_factory
from colonnade.server.network import open_listener
from colonnade.server.settings import Settings
from tests.client import Client
from tests.waiting import DEADLINE, wait_until

PATIENT: dict[str, Any] = {
    **dict.fromkeys(
        (
            "bot_seconds",
            "absent_seconds",
            "reveal_seconds",
            "commit_seconds",
            "idle_table_seconds",
            "hello_seconds",
            "body_seconds",
            "send_seconds",
            "ping_seconds",
            "review_seconds",
            "print_seconds",
        ),
        float(DEADLINE),
    ),
    "check_seconds": 0.0,
}
"""Settings of a server that gives its clients and workers time, however slow the machine is."""


class Follower(urllib.request.HTTPRedirectHandler):
    """Follows 307 with the method and the body, as browsers do, and remembers where to."""

    def __init__(self) -> None:
        self.followed: list[str] = []

    def redirect_request(
        self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str
    ) -> urllib.request.Request:
        assert code == 307
        self.followed.append(newurl)
        return urllib.request.Request(newurl, req.data, req.headers, method=req.get_method())


class Server:
    """A running server."""

    thread: threading.Thread
    loop: asyncio.AbstractEventLoop
    admin_port: int
    opener = urllib.request.build_opener(Follower())
    tls: ssl.SSLContext | None = None
    """What trusts the server, where its address begins with https."""

    def __init__(self, application: Application, port: int) -> None:
        self.application, self.port = application, port
        self.address = f"http://127.0.0.1:{port}"

    def is_ready(self) -> bool:
        """Whether it answers that it is ready."""
        try:
            return self.request("GET", "/api/ready")[0] == 200
        except OSError:
            return False

    def call(self, function: Any) -> None:
        """Call a function in the server's event loop."""
        self.loop.call_soon_threadsafe(function)

    def look_at_clock(self, table: str) -> None:
        """Have a table see which time it is, after a test has set its clock forward."""
        self.call(lambda: self.application.tables._tables[table].autopilot.look())

    def stop(self) -> None:
        if self.thread.is_alive():
            self.call(self.application.stop.set)
        self.thread.join(DEADLINE)
        assert not self.thread.is_alive()

    def request(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        """The status and the JSON of an answer."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.address + path,
            data,
            {"content-type": "application/json", **(headers or {})},
            method=method,
        )
        try:
            with self.opener.open(request, timeout=DEADLINE) as answer:
                return answer.status, json.loads(answer.read())
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read())

    def create(self, game: str, seats: list[dict[str, Any]], **fields: Any) -> dict[str, Any]:
        if game == "quatre_colonnes":
            fields.setdefault("first", 0)
        status, answer = self.request(
            "POST", "/api/tables", {"game": game, "seats": seats, **fields}
        )
        assert status == 201, answer
        return answer

    def join(self, table: str, link: str, **fields: Any) -> dict[str, Any]:
        status, answer = self.request("POST", f"/api/tables/{table}/join", {"link": link, **fields})
        assert status == 201, answer
        return answer

    def record(self, table: str) -> dict[str, Any]:
        status, answer = self.request("GET", f"/api/tables/{table}/record")
        assert status == 200, answer
        return answer

    def review(self, path: str, body: object = None) -> tuple[dict[str, Any], list[float]]:
        """A review once it is there, and how far it had come whenever it was asked for."""
        progress: list[float] = []
        method, found = "GET" if body is None else "POST", dict[str, Any]()

        def is_there() -> bool:
            nonlocal found
            status, found = self.request(method, path, body)
            assert status in (200, 202), found
            assert (found["review"] is None) == (status == 202)
            progress.append(found["progress"])
            return status == 200

        wait_until(is_there)
        return found, progress

    def client(self, table: str, token: str | None = None, **fields: Any) -> Client:
        return Client(self.address, table, token, tls=self.tls, **fields)


def start(**given: Any) -> Server:
    """Start a server in a thread, on a free port, with limits that tests do not reach."""
    fields = {
        **PATIENT,
        "port": 0,
        "workers": 1,
        "bot_pause": 0.0,
        "warms_workers": False,
        "tables_per_minute": 60_000.0,
        "tables_at_once": 2_000.0,
        "requests_per_second": 10_000.0,
        "messages_per_second": 10_000.0,
        "messages_per_address": 100_000.0,
        **given,
    }
    settings = Settings(**fields)
    listener = open_listener(settings.host, settings.port)
    server = Server(Application(settings), listener.getsockname()[1])
    admin_listener = None
    if settings.admin_port is not None:
        admin_listener = open_listener(settings.admin_host, settings.admin_port)
        server.admin_port = admin_listener.getsockname()[1]
    started = threading.Event()

    async def run() -> None:
        server.loop = asyncio.get_running_loop()
        await server.application.run(listener, started, admin_listener)

    def live() -> None:
        with asyncio.Runner(loop_factory=find_loop_factory()) as runner:
            runner.run(run())

    server.thread = threading.Thread(target=live, daemon=True)
    server.thread.start()
    assert started.wait(DEADLINE), "did not start"
    return server


_PROGRAM = """
import json, resource, signal, sys
from colonnade.server import Settings, run
fields = json.loads(sys.argv[1])
limit, files = fields.pop("limit"), fields.pop("files")
if files:
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
if limit:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
sys.exit(run(Settings(**fields)))
"""


class Process(Server):
    """A server in a process of its own, that can be killed.

    With a limit, no file may grow beyond it: what a full disk says. With files, it may open no
    more.
    """

    def __init__(
        self, path: Path | str, port: int, limit: int = 0, files: int = 0, **settings: Any
    ) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        fields = {
            **PATIENT,
            "database": str(path),
            "port": port,
            "limit": limit,
            "files": files,
            "workers": 1,
            "bot_pause": 0.0,
            "warms_workers": False,
            **settings,
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", _PROGRAM, json.dumps(fields)], stderr=subprocess.PIPE, text=True
        )
        wait_until(lambda: self.is_ready() or self.process.poll() is not None)
        if self.process.poll() is not None:
            raise AssertionError(self.process.stderr.read() if self.process.stderr else "")

    def resident(self) -> int:
        """Bytes in memory."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return 1024 * next(
            int(line.split()[1]) for line in text.splitlines() if line.startswith("VmRSS")
        )

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        if self.process.stderr:
            self.process.stderr.close()
