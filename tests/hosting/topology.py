"""The services of `deploy/compose.yaml` as plain processes: the same commands with the same
environment, before them nginx with the same lists, and below them the PostgreSQL of the tests. Only
names, ports and the database's address differ.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import yaml
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.client import Client
from tests.hosting.containerfile import read_entrypoint, read_environment
from tests.hosting.site import DEPLOY, Site, replace_all
from tests.ports import find_port
from tests.server.tools import Server
from tests.waiting import DEADLINE, wait_until


@dataclass
class Service:
    """A service whose image is ours."""

    name: str
    command: list[str]
    environment: dict[str, str]
    port: int = 0
    """Of a server."""
    process: subprocess.Popen[bytes] | None = field(default=None, repr=False)

    def start(self) -> None:
        self.process = subprocess.Popen(
            self.command, env=self.environment, stdout=subprocess.DEVNULL
        )

    def stop(self) -> None:
        """End it in good order, as `docker stop` and `systemctl stop` do."""
        assert self.process is not None
        self.process.terminate()
        assert self.process.wait(DEADLINE) == 0, self.name

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(
                f"http://127.0.0.1:{self.port}/api/ready", timeout=DEADLINE
            ):
                return True
        except OSError:
            return False


class Topology:
    """All services, running."""

    def __init__(self, folder: Path, store: str) -> None:
        image = read_environment()
        processes = (DEPLOY / "compose" / "nginx-processes.conf").read_text(encoding="utf-8")
        hosts = {f"172.28.0.{number}": find_port() for number in (11, 12)}
        changes = {
            f"{host}:{image['COLONNADE_PORT']}": f"127.0.0.1:{port}" for host, port in hosts.items()
        }
        self.site = Site(folder, replace_all(processes, changes))
        text = replace_all(
            (DEPLOY / "compose.yaml").read_text(encoding="utf-8"),
            {
                "https://play.example.org": self.site.address,
                "play.example.org": "localhost",
                "COLONNADE_TRUSTED_PROXIES: 172.28.0.2": "COLONNADE_TRUSTED_PROXIES: 127.0.0.1",
                "postgresql://colonnade@database/colonnade": store,
                "${POSTGRES_PASSWORD:?write it to deploy/.env}": "unused",
            },
        )
        self.services: list[Service] = []
        for name, service in yaml.safe_load(text)["services"].items():
            if "command" not in service:
                continue
            network = service["networks"]["inside"] if service["command"][0] == "serve" else {}
            port = hosts.get(network.get("ipv4_address", ""), 0)
            environment = {
                **image,
                **service["environment"],
                "PATH": os.environ["PATH"],
                "HOME": str(folder),
                "COLONNADE_HOST": "127.0.0.1",
                "COLONNADE_PORT": str(port),
            }
            assert read_entrypoint() == ["colonnade"]
            command = [sys.executable, "-m", "colonnade.cli", *service["command"]]
            self.services.append(Service(name, command, environment, port))

    @property
    def servers(self) -> list[Service]:
        return [service for service in self.services if service.port]

    def start(self) -> None:
        for service in self.services:
            service.start()
        for service in self.servers:
            self.wait_until_ready(service)

    def wait_until_ready(self, service: Service) -> None:
        def is_ready() -> bool:
            assert service.process is not None
            assert service.process.poll() is None, f"{service.name} ended"
            return service.is_ready()

        wait_until(is_ready)

    def stop(self) -> None:
        for service in self.services:
            service.kill()
        self.site.stop()


class _Follower(urllib.request.HTTPRedirectHandler):
    """Follows 307 with the method and the body, as browsers do, and remembers where to."""

    def __init__(self) -> None:
        self.followed: list[str] = []

    def redirect_request(
        self, req: Any, fp: Any, code: int, msg: str, headers: Any, newurl: str
    ) -> urllib.request.Request:
        assert code == 307
        self.followed.append(newurl)
        return urllib.request.Request(newurl, req.data, req.headers, method=req.get_method())


class PublicServer(Server):
    """The site as clients see it: one server, behind TLS."""

    def __init__(self, site: Site) -> None:
        self.address, self.tls = site.address, site.tls
        follower = _Follower()
        self.followed = follower.followed
        self._opener = urllib.request.build_opener(
            urllib.request.HTTPSHandler(context=site.tls), follower
        )

    def request(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        """The status and the JSON of an answer, redirects followed."""
        request = urllib.request.Request(
            self.address + path,
            None if body is None else json.dumps(body).encode(),
            {"content-type": "application/json", **(headers or {})},
            method=method,
        )
        try:
            with self._opener.open(request, timeout=DEADLINE) as answer:
                return answer.status, json.loads(answer.read())
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read())


class PublicClient(Client):
    """A socket through TLS."""

    def __init__(self, server: PublicServer, table: str, token: str) -> None:
        self.server, self.table = server, table
        self.followed: list[str] = []
        """The addresses in `moved`."""
        super().__init__(server.address, table, token)

    def __enter__(self) -> Self:
        return self

    def _connect(self, address: str, table: str) -> ClientConnection:
        if address != self.server.address:
            self.followed.append(address)
        return connect(
            f"ws{address.removeprefix('http')}/api/tables/{table}/socket",
            ssl=self.server.tls,
            compression=None,
            open_timeout=DEADLINE,
            close_timeout=2,
        ).__enter__()

    def connect_again(self) -> PublicClient:
        """A new socket for the same seat, tried until a server has the table."""
        found: list[PublicClient] = []

        def is_connected() -> bool:
            with contextlib.suppress(OSError, WebSocketException):
                found.append(PublicClient(self.server, self.table, self.token or ""))
            return bool(found)

        wait_until(is_connected)
        return found[0]
