"""The topology of `deploy/compose.yaml` behind nginx: games with bots, tables that another process
has, and a rolling restart.
"""

from __future__ import annotations

import json
import os
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from colonnade.core.record import parse_record
from colonnade.games import GAMES
from tests.client import Client
from tests.hosting.site import DEPLOY
from tests.hosting.topology import PublicServer, Topology
from tests.postgres import Postgres
from tests.programs import need_program
from tests.waiting import wait_until

HERE = {"kind": "here"}
BOT = {"kind": "bot", "level": "casual"}


@pytest.fixture(scope="module")
def topology(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Topology]:
    found = Topology(tmp_path_factory.mktemp("site"), postgres.create_database())
    try:
        found.start()
        yield found
    finally:
        found.stop()


@pytest.fixture
def public(topology: Topology) -> PublicServer:
    return PublicServer(topology.site)


def play(client: Client, actions: int) -> None:
    """Play on, bots between, until this client has made that many moves."""
    while actions and client.view["status"] == "playing":
        answer = client.step()
        if answer is None:
            client.receive()
            continue
        assert answer["type"] == "ack", answer
        actions -= 1
        while client.view["revision"] < answer["revision"]:
            client.receive()


def find_owners(topology: Topology, postgres: Postgres) -> dict[str, str]:
    """The process that has each table."""
    store = topology.services[0].environment["COLONNADE_STORE"]
    query = "SELECT tables.id, owner FROM leases JOIN tables ON number = table_number"
    return {str(table): str(owner) for table, owner in postgres.execute(query, store)}


def test_bots_play_a_game_that_is_watched_through_the_proxy(public: PublicServer) -> None:
    table = public.create("columbiz", [BOT, BOT])["table"]
    wait_until(lambda: public.request("GET", f"/api/tables/{table}")[1]["status"] == "over")
    record = parse_record(json.dumps(public.record(table)), GAMES)
    record.check(GAMES["columbiz"])


def test_a_table_is_found_wherever_it_is(
    topology: Topology, postgres: Postgres, public: PublicServer
) -> None:
    # Half of the tables are made by another process than the hash sends their requests to
    followed: list[str] = []
    for _ in range(40):
        table = public.create("columbiz", [HERE, HERE])
        path = f"/api/tables/{table['table']}"
        with public.open_client(table["table"], table["token"]) as client:
            play(client, 1)
            followed += client.followed
        assert public.request("GET", path)[0] == 200
        status, answer = public.request("POST", f"{path}/join", {"link": "0" * 22})
        assert (status, answer["code"]) == (403, "forbidden"), "the body came along"
        if followed:
            break
    assert set(find_owners(topology, postgres).values()) <= {"a", "b"}
    addresses = {f"{public.address}/processes/{name}" for name in "ab"}
    assert followed
    assert set(followed) <= addresses
    assert {address.partition("/api/")[0] for address in public.followed} == set(followed)


class Units:
    """What `systemctl` knows: the servers of the topology as units. A thread restarts what the
    script asks for.
    """

    def __init__(self, topology: Topology, folder: Path) -> None:
        self._units = {
            f"colonnade-server@{server.port}.service": server for server in topology.servers
        }
        self._folder = folder
        self._thread = threading.Thread(target=self._restart_all)
        (folder / "server").write_text("".join(f"{unit} loaded active\n" for unit in self._units))
        (folder / "worker").write_text("")
        program = folder / "systemctl"
        program.write_text(
            f"""#!/bin/sh
            cd {folder}
            case "$*" in
            list-units*server@*) cat server ;;
            list-units*worker@*) cat worker ;;
            "restart "*) : >"asked-$2"; while [ -e "asked-$2" ]; do sleep 0.02; done ;;
            *) exit 64 ;;
            esac
            """
        )
        program.chmod(0o755)

    def _restart_all(self) -> None:
        for unit, server in self._units.items():
            while not (self._folder / f"asked-{unit}").exists():
                if self._script.poll() is not None:
                    return
                time.sleep(0.02)
            server.stop()
            server.start()
            (self._folder / f"asked-{unit}").unlink()

    def run_script(self) -> subprocess.Popen[str]:
        """Start `deploy/rolling-restart`."""
        self._script = subprocess.Popen(
            [str(DEPLOY / "rolling-restart")],
            env={
                "PATH": f"{self._folder}{os.pathsep}{os.environ['PATH']}",
                "COLONNADE_READY_SECONDS": "600",
            },
            stdout=subprocess.PIPE,
            text=True,
        )
        self._thread.start()
        return self._script

    def join(self) -> None:
        self._thread.join()


def test_a_rolling_restart_is_no_more_than_a_reconnect(
    topology: Topology, public: PublicServer, tmp_path: Path
) -> None:
    need_program("curl", "curl")
    tables = [public.create("columbiz", [HERE, HERE]) for _ in range(6)]
    clients = [public.open_client(table["table"], table["token"]) for table in tables]
    before = {server.name: server.process for server in topology.servers}
    units = Units(topology, tmp_path)
    script = units.run_script()
    reconnected: set[str] = set()

    def play_on() -> None:
        for number, client in enumerate(clients):
            assert public.request("GET", "/api/lobby")[0] == 200
            try:
                play(client, 1)
            except (OSError, WebSocketException):
                clients[number] = public.open_client(client.table, client.token)
                reconnected.add(client.table)
            time.sleep(0.05)  # nobody plays faster: the games must outlast the restart

    while script.poll() is None:
        play_on()
    play_on()
    units.join()
    printed, _ = script.communicate()
    assert script.returncode == 0
    assert printed.count(" is ready\n") == 2
    assert all(server.process is not before[server.name] for server in topology.servers)
    playing = {client.table for client in clients if client.view["status"] == "playing"}
    assert reconnected >= playing, "every server was restarted"
    for client in clients:
        revision = client.view["revision"]
        play(client, 2)
        assert client.view["revision"] > revision or client.view["status"] == "over"
        client.socket.close()
