"""Helpers of the server's tests: a server in a thread or a process, and a scripted client."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from colonnade.core.witness import Witness, find_throws
from colonnade.server.app import Application, find_loop_factory
from colonnade.server.network import open_listener
from colonnade.server.settings import Settings

_numbers = itertools.count(1)


class _Follower(urllib.request.HTTPRedirectHandler):
    """Follows 307 with the method and the body, as browsers do."""

    def redirect_request(
        self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str
    ) -> urllib.request.Request:
        return urllib.request.Request(newurl, req.data, req.headers, method=req.get_method())


_OPENER = urllib.request.build_opener(_Follower)


class Server:
    """A running server."""

    thread: threading.Thread
    loop: asyncio.AbstractEventLoop
    admin_port: int

    def __init__(self, application: Application, port: int) -> None:
        self.application, self.port = application, port
        self.address = f"http://127.0.0.1:{port}"

    def call(self, function: Any) -> None:
        """Call a function in the server's event loop."""
        self.loop.call_soon_threadsafe(function)

    def stop(self) -> None:
        if self.thread.is_alive():
            self.call(self.application.stop.set)
        self.thread.join(20)
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
            with _OPENER.open(request, timeout=20) as answer:
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

    def client(self, table: str, token: str | None = None, **fields: Any) -> Client:
        return Client(self, table, token, **fields)


def start(**given: Any) -> Server:
    """Start a server in a thread, on a free port, with limits that tests do not reach."""
    fields = {
        "port": 0,
        "workers": 1,
        "bot_pause": 0.0,
        "warms_workers": False,
        "check_seconds": 0.0,
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
    assert started.wait(20), "did not start"
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
            "database": str(path),
            "port": port,
            "limit": limit,
            "files": files,
            "workers": 1,
            "bot_pause": 0.0,
            "warms_workers": False,
            "check_seconds": 0.0,
            **settings,
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", _PROGRAM, json.dumps(fields)], stderr=subprocess.PIPE, text=True
        )
        for _ in range(600):
            try:
                if self.request("GET", "/api/health")[0] == 200:
                    return
            except OSError:
                time.sleep(0.02)
            if self.process.poll() is not None:
                break
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


class Client:
    """A WebSocket at one table, with a view that is kept up to date as by any client."""

    def __init__(
        self,
        server: Server,
        table: str,
        token: str | None = None,
        *,
        dice: str = "decline",
        **fields: Any,
    ) -> None:
        """`dice` says what the client does about fair dice by itself: `decline` them, `agree` as
        a player's device does, or `nothing`.
        """
        self.witness, self._dice_policy = Witness(table), dice
        self.socket = self._connect(server.address, table)
        self.token = token
        self.last = ""
        self.received: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.send({"type": "hello", "token": token, **fields})
        while (message := self.wait_for("view", "moved"))["type"] == "moved":
            self.socket.close()
            self.socket = self._connect(message["address"], table)
            self.send({"type": "hello", "token": token, **fields})
        if dice == "decline":
            self.decline_dice()

    def _connect(self, address: str, table: str) -> ClientConnection:
        """A socket at a table of a process."""
        return connect(
            f"ws{address.removeprefix('http')}/api/tables/{table}/socket",
            compression=None,
            open_timeout=20,
            close_timeout=2,
        ).__enter__()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 10) -> dict[str, Any]:
        """Receive the next message, and bring the view up to date."""
        message = json.loads(self.socket.recv(timeout))
        self.received.append(message)
        if message["type"] == "view":
            self.view = message
        elif message["type"] == "refused" and message["view"]:
            self.view = message["view"]
        elif message["type"] == "update":
            assert message["since"] <= self.view["revision"]
            if message["since"] == self.view["revision"]:
                rest = {
                    key: value
                    for key, value in message.items()
                    if key not in ("type", "since", "events")
                }
                self.view = {
                    **self.view,
                    "choices": [],
                    "keep": None,
                    "can_take_back": False,
                    **rest,
                }
        if self._dice_policy == "agree" and message["type"] in ("view", "update"):
            self._agree(message)
        return message

    def _agree(self, message: dict[str, Any]) -> None:
        """Commit and reveal when it is time to, and remember the throws."""
        self.witness.throws |= find_throws(self.view["position"]["ply"], message["events"])
        answer = self.witness.find_answer(self.view["dice"], self.view["yours"])
        if answer is not None:
            name = "commitment" if answer.type == "commit" else "value"
            self.send(
                {
                    "type": answer.type,
                    "command": f"d{next(_numbers)}",
                    "seat": answer.seat,
                    name: answer.text,
                }
            )

    def decline_dice(self) -> None:
        """Decline fair dice for every seat of this client that they wait for."""
        for seat in self.view["yours"]:
            given = self.view["dice"]["seats"]
            if (
                given
                and given[seat]["part"] == "awaited"
                and self.view["status"] in ("waiting", "playing")
            ):
                assert self.command("decline", seat=seat)["type"] == "ack"

    def wait_for(self, *kinds: str, timeout: float = 10) -> dict[str, Any]:
        """Receive messages up to the next one of a kind."""
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if message["type"] in kinds:
                return message

    def command(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Send a command, and wait for its answer."""
        self.last = command = fields.pop("command", f"c{next(_numbers)}")
        if kind in ("act", "throw", "back"):
            fields.setdefault("revision", self.view["revision"])
        self.send({"type": kind, "command": command, **fields})
        while True:
            message = self.wait_for("ack", "refused", "because", "problem")
            if message.get("command") == command or message["type"] == "problem":
                return message

    def command_after(self, code: str, kind: str, /, **fields: Any) -> dict[str, Any]:
        """The answer to a command that may be refused with this code for a while."""
        end = time.monotonic() + 20
        while (answer := self.command(kind, **fields)).get("code") == code:
            assert time.monotonic() < end, answer
            time.sleep(0.1)
        return answer

    @property
    def turn(self) -> dict[str, Any]:
        return self.view["position"]["turn"]

    @property
    def is_mine(self) -> bool:
        seat = self.turn.get("seat")
        return seat in self.view["yours"] and self.view["seats"][seat]["level"] is None

    def first_action(self) -> str:
        """Return some legal action, one that ends a turn where there is one."""
        choices = self.view["choices"]
        if choices:
            names = [choice["action"] for choice in choices]
            return "done" if "done" in names else names[0]
        keep = self.view["keep"]
        return " ".join(["keep", *map(str, sorted(keep["must"]))])

    def step(self) -> dict[str, Any] | None:
        """Throw or act if it is this client's turn; the answer, or None if it is not."""
        if self.view["status"] != "playing" or self.turn["what"] == "over" or not self.is_mine:
            return None
        if self.view["dice"]["phase"] != "closed":
            return None
        if self.turn["what"] == "throw":
            return (
                None
                if self.view["seats"][self.turn["seat"]]["auto_throw"]
                else self.command("throw")
            )
        return self.command("act", action=self.first_action())


def agree_on_dice(clients: list[Client], seconds: float = 10) -> None:
    """Receive until all clients have seen that the fair dice are agreed upon."""
    end = time.monotonic() + seconds
    while waiting := [client for client in clients if client.view["dice"]["phase"] != "closed"]:
        assert time.monotonic() < end, [client.view["dice"] for client in clients]
        for client in waiting:
            with contextlib.suppress(TimeoutError):
                client.receive(0.05)


def play_out(clients: list[Client], seconds: float = 60) -> None:
    """Play a game to its end, with the turns of bots between those of the clients."""
    end = time.monotonic() + seconds
    agree_on_dice(clients)
    while any(client.view["status"] in ("waiting", "playing") for client in clients):
        assert time.monotonic() < end, [client.view["position"] for client in clients]
        for client in clients:
            answer = client.step()
            if answer is not None:
                assert answer["type"] == "ack", answer
                break
        else:
            clients[0].receive()  # a bot's turn
        newest = max(client.view["revision"] for client in clients)
        for client in clients:
            while client.view["revision"] < newest:
                client.receive()
