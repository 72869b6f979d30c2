"""`python -m tests.attack.storage`: one address has a server store as much as its limits allow,
each kind of thing in a new SQLite file, and prints what the file grew by. SECURITY.md states the
figures.

All settings are as `colonnade serve` has them, but those that would only make it last longer: how
many requests and messages a second are allowed. Everything stays on 127.0.0.1.
"""

import argparse
import signal
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from colonnade.core.record import Record
from colonnade.lab.simulate import prepare_experiment, simulate
from colonnade.server.settings import Settings
from tests.client import Client
from tests.ports import find_port
from tests.server.tools import Process

UNHURRIED: dict[str, Any] = {
    "tables_per_minute": 6e6,
    "tables_at_once": 1e6,
    "requests_per_second": 1e6,
    "messages_per_second": 1e6,
    "messages_per_address": 1e6,
    "bytes_per_second": 1e12,
    "bytes_at_once": 1e12,
    "log_level": "error",
}
STORED = "error-server-stored"
HERE = {"kind": "here", "name": "Eve"}
EVENTS = 160
"""Events played before a table was made, so that its header needs a page for itself."""
PAIRS = 900
"""Actions and take-backs at a table, which allows a thousand."""
AT_ONCE = 100
"""Commands that are sent before the first answer is read."""


@dataclass
class Growth:
    """What one kind of attack stored."""

    kind: str
    stored: int
    """How many records, tables or entries."""
    counted: float
    grown: int


def make_record() -> Record:
    """The record of a long game."""
    experiment = prepare_experiment("quatre_colonnes", ["random"] * 4, 4, 1, options={"dice": 2})
    return max(simulate(experiment), key=lambda record: len(record.events))


class Storage:
    """The attacks; each ends when the server refuses to store more, with what was stored."""

    def __init__(self, server: Process) -> None:
        self._server = server

    def _is_stored(self, path: str, body: object) -> bool:
        status, answer = self._server.request("POST", path, body)
        assert status == 201 or answer["message"]["key"] == STORED, answer
        return status == 201

    def _count(self, store: Callable[[], bool]) -> int:
        count = 0
        while store():
            count += 1
        return count

    def store_records(self) -> int:
        """The same record again and again."""
        body = {"record": make_record().to_json()}
        return self._count(lambda: self._is_stored("/api/records", body))

    def store_tables(self) -> int:
        """Tables with short headers."""
        body = {"game": "columbiz", "seats": [HERE, HERE]}
        return self._count(lambda: self._is_stored("/api/tables", body))

    def store_long_tables(self) -> int:
        """Tables with headers of half a page and a little, which fill pages worst."""
        record = make_record()
        body = {
            "game": record.game,
            "seats": [HERE] * len(record.colours),
            "options": record.options,
            "first": record.first,
            "events": record.events[:EVENTS],
        }
        return self._count(lambda: self._is_stored("/api/tables", body))

    def take_back(self) -> int:
        """An action, and its take-back, over and over, at one table after the other."""
        count = 0
        while True:
            body = {"game": "columbiz", "seats": [HERE, HERE]}
            status, made = self._server.request("POST", "/api/tables", body)
            if status != 201:
                return count
            count += self._take_back_at(made)

    def _take_back_at(self, made: dict[str, Any]) -> int:
        with self._server.client(made["table"], made["token"], dice="nothing") as client:
            answer = client.command("decline", seat=0)
            while answer["type"] == "ack" and client.turn["what"] == "throw":
                answer = client.command("throw")
                while client.view["revision"] < answer.get("revision", 0):
                    client.receive()
            if answer["type"] != "ack":
                return 0
            action, count = client.first_action(), 0
            for _ in range(2 * PAIRS // AT_ONCE):
                taken = self._send_pairs(client, action)
                count += taken
                if taken < AT_ONCE:
                    break
            return count

    def _send_pairs(self, client: Client, action: str) -> int:
        """How many of some commands were stored."""
        revision = client.view["revision"]
        for number in range(AT_ONCE):
            fields = {"type": "back"} if number % 2 else {"type": "act", "action": action}
            command = f"{revision}-{number}"
            client.send({**fields, "command": command, "revision": revision + number})
        answers = [client.wait_for("ack", "refused") for _ in range(AT_ONCE)]
        stored = sum(answer["type"] == "ack" for answer in answers)
        while client.view["revision"] < revision + stored:
            client.receive()
        return stored


ATTACKS: dict[str, Callable[[Storage], int]] = {
    "records": Storage.store_records,
    "tables": Storage.store_tables,
    "tables with long headers": Storage.store_long_tables,
    "actions and take-backs": Storage.take_back,
}


def measure(folder: Path, kind: str, **settings: Any) -> Growth:
    """Let one address store all it may of a kind in a new database."""
    path = folder / f"{kind.replace(' ', '-')}.sqlite"
    stop(Process(path, find_port(), **UNHURRIED))
    before = path.stat().st_size
    fields = {**UNHURRIED, "stored_bytes_per_day": 0.0, **settings}
    server = Process(path, find_port(), **fields)
    stored = ATTACKS[kind](Storage(server))
    stop(server)
    counted = settings.get("stored_bytes_at_once", Settings().stored_bytes_at_once)
    return Growth(kind, stored, counted, path.stat().st_size - before)


def stop(server: Process) -> None:
    """Shut a server down as its host does, so that its log is copied to the file."""
    server.process.send_signal(signal.SIGINT)
    server.process.wait()
    server.kill()


def main() -> None:
    """Print a line per attack."""
    parser = argparse.ArgumentParser(prog="python -m tests.attack.storage")
    parser.add_argument("--folder", type=Path, help="where to make the files")
    parser.add_argument("--only", action="append", choices=list(ATTACKS))
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        for kind in given.only or ATTACKS:
            growth = measure(Path(folder), kind)
            print(
                f"{growth.kind}: {growth.stored} stored, the file grew by"
                f" {growth.grown / 2**20:.1f} MiB of {growth.counted / 2**20:.0f} MiB counted",
                flush=True,
            )


if __name__ == "__main__":
    main()
