"""The services of `deploy/compose.yaml` as plain processes: the same commands with the same
environment, before them nginx with the same lists, and below them the PostgreSQL of the tests. Only
names, ports and the database's address differ.
"""

from __future__ import annotations

import os
import subprocess
import sys
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path

import yaml
from websockets.exceptions import WebSocketException

from tests.client import Client
from tests.hosting.containerfile import read_entrypoint, read_environment
from tests.hosting.site import DEPLOY, Site, replace_all
from tests.ports import find_port
from tests.server.tools import Follower, Server
from tests.waiting import DEADLINE, retry, wait_until


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


class PublicServer(Server):
    """The site as clients see it: one server, behind TLS."""

    def __init__(self, site: Site) -> None:
        self.address, self.tls = site.address, site.tls
        follower = Follower()
        self.followed = follower.followed
        self.opener = urllib.request.build_opener(
            urllib.request.HTTPSHandler(context=site.tls), follower
        )

    def open_client(self, table: str, token: str | None) -> Client:
        """A client of a table, tried until a server has the table."""
        return retry(lambda: self.client(table, token), OSError, WebSocketException)
