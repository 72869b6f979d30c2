"""What people tried against tables and their store: each of these tests fails on the server as it
was before.
"""

from __future__ import annotations

import json
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from colonnade.lab.simulate import prepare_experiment, simulate
from colonnade.server import security
from colonnade.server.errors import StoreFailed
from colonnade.server.settings import Settings
from colonnade.server.store.sqlite import SqliteStore
from colonnade.server.tables import autopilot, table
from colonnade.server.workers.jobs import Decide as DecideJob
from tests.client import Client
from tests.clocks import StillClock
from tests.server.tools import Process, Server
from tests.waiting import DEADLINE, wait_until

HERE = {"kind": "here", "name": "Ana"}
LINK = {"kind": "link"}
DAY = 86_400_000


def say_all(client: Client, *commands: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Send commands without waiting, then the answers by the command's id."""
    for command in commands:
        client.send(command)
    answers: dict[str, dict[str, Any]] = {}
    while len(answers) < len(commands):
        message = client.wait_for("ack", "refused")
        answers[message["command"]] = message
    return answers


def test_a_seat_that_was_left_is_not_played_by_commands_sent_behind_leave(server: Server) -> None:
    made = server.create("columbiz", [HERE, LINK, LINK])
    joined = server.join(made["table"], made["links"][1], name="Bo")
    client = server.client(made["table"], joined["token"])
    answers = say_all(
        client,
        # while this is stored, the others wait
        {"type": "rename", "command": "first", "seat": 1, "name": "Bob"},
        {"type": "leave", "command": "go", "seat": 1},
        {"type": "rename", "command": "name", "seat": 1, "name": "Ghost"},
        {"type": "auto_throw", "command": "throw", "seat": 1, "is_on": True},
    )
    assert [(name, answer["type"], answer.get("code")) for name, answer in answers.items()] == [
        ("first", "ack", None),
        ("go", "ack", None),
        ("name", "refused", "forbidden"),
        ("throw", "refused", "forbidden"),
    ]
    seat = server.client(made["table"]).view["seats"][1]
    assert (seat["name"], seat["auto_throw"], seat["is_open"]) == ("", False, True)


def test_a_seat_that_was_left_is_not_played_through_a_second_socket(server: Server) -> None:
    made = server.create("columbiz", [HERE, LINK, LINK])
    joined = server.join(made["table"], made["links"][1], name="Bo")
    first, second = (server.client(made["table"], joined["token"]) for _ in range(2))
    for number in range(30):
        second.send({"type": "rename", "command": f"c{number}", "seat": 1, "name": "Ghost"})
        if number == 5:
            first.send({"type": "leave", "command": "go", "seat": 1})
    assert first.wait_for("ack", "refused")["type"] == "ack"
    while second.wait_for("ack", "refused")["command"] != "c29":
        pass
    seat = server.client(made["table"]).view["seats"][1]
    assert (seat["name"], seat["is_open"]) == ("", True)
    assert second.command("rename", seat=1, name="Ghost")["code"] == "forbidden"
    newcomer = server.join(made["table"], made["links"][1], name="Cleo")
    assert second.command("rename", seat=1, name="Ghost")["code"] == "forbidden"
    assert second.view["yours"] == []
    view = server.client(made["table"], newcomer["token"]).view
    assert (view["seats"][1]["name"], view["yours"]) == ("Cleo", [1])


def test_a_newcomers_command_is_not_answered_with_that_of_who_left(server: Server) -> None:
    made = server.create("columbiz", [HERE, LINK, LINK])
    joined = server.join(made["table"], made["links"][1], name="Bo")
    client = server.client(made["table"], joined["token"])
    say_all(
        client,
        {"type": "rename", "command": "first", "seat": 1, "name": "Bob"},
        {"type": "leave", "command": "go", "seat": 1},
        {"type": "rename", "command": "mine", "seat": 1, "name": "Ghost"},
    )
    newcomer = server.client(
        made["table"], server.join(made["table"], made["links"][1], name="Cleo")["token"]
    )
    for name in ("first", "go", "mine"):
        revision = newcomer.view["revision"]
        answer = newcomer.command("rename", command=name, seat=1, name=f"Cleo {name}")
        assert (answer["type"], answer.get("revision", 0) > revision) == ("ack", True), answer
        newcomer.send({"type": "sync"})
        assert newcomer.wait_for("view")["seats"][1]["name"] == f"Cleo {name}"


def test_leave_is_acknowledged_again_the_same_to_who_left(server: Server) -> None:
    made = server.create("columbiz", [HERE, LINK, LINK])
    joined = server.join(made["table"], made["links"][1])
    client = server.client(made["table"], joined["token"])
    first = client.command("leave", command="go", seat=1)
    assert client.command("leave", command="go", seat=1) == first


def test_rematches_count_against_the_limit_of_new_tables(
    serve: Callable[..., Server], clock: StillClock
) -> None:
    served = serve(tables_per_minute=60.0, tables_at_once=2.0)
    made = served.create("columbiz", [HERE, HERE])
    table, answers = made["table"], list[str]()
    for _ in range(6):
        with served.client(table, made["token"]) as client:
            assert client.command("abandon")["type"] == "ack"
            answer = client.command("rematch")
            answers.append(answer["type"] if answer["type"] == "ack" else answer["code"])
            if answer["type"] != "ack":
                break
            client.send({"type": "sync"})
            table = client.wait_for("view")["rematch"]
    assert answers[-1] == "too-many"
    assert len(answers) == 2
    with served.client(table, made["token"]) as client:  # refused for now, not for good
        clock.advance(1)
        assert client.command("rematch")["type"] == "ack"


@pytest.fixture(scope="module")
def finished() -> str:
    """The record of a finished game."""
    experiment = prepare_experiment("quatre_colonnes", ["random"] * 2, 1, 1)
    return next(iter(simulate(experiment))).to_json()


@pytest.mark.usefixtures("clock")
def test_an_address_stores_only_so_many_bytes(serve: Callable[..., Server], finished: str) -> None:
    """Records, tables, rematches and moves count together."""
    served = serve(stored_bytes_at_once=60_000.0)
    made = served.create("quatre_colonnes", [HERE, HERE])
    client = served.client(made["table"], made["token"])
    for _ in range(10):
        assert client.step()["type"] == "ack"  # type: ignore[index]
    record = {"record": finished}
    assert served.request("POST", "/api/records", record)[0] == 201
    over = served.create("columbiz", [HERE, HERE])
    host = served.client(over["table"], over["token"])
    assert host.command("abandon")["type"] == "ack"
    while served.request("POST", "/api/records", record)[0] == 201:
        assert find_left(served) > 0
    refusals = [served.request("POST", path, record) for path in ("/api/records", "/api/reviews")]
    use_up(served)
    body: dict[str, Any] = {"game": "columbiz", "seats": [HERE, HERE], "is_listed": True}
    refusals.append(served.request("POST", "/api/tables", body))
    for status, refused in refusals:
        assert (status, refused["message"]["key"]) == (429, "error-server-stored")
    for answer in (client.step(), host.command("rematch")):
        assert answer is not None
        assert (answer["code"], answer["message"]["key"]) == ("too-many", "error-server-stored")


def find_left(served: Server, address: str = "127.0.0.1") -> float:
    """The bytes that an address may still have stored."""
    return served.application.tables._stored.find(address)._left


def use_up(served: Server) -> None:
    """Leave nothing that this machine may have stored."""
    bucket = served.application.tables._stored.find("127.0.0.1")
    assert bucket.take(bucket._left)


@pytest.mark.usefixtures("clock")
def test_what_happens_at_a_table_that_was_unloaded_counts_for_the_address_that_asked(
    serve: Callable[..., Server],
) -> None:
    """Bots play a whole game at a table that was loaded again."""
    served = serve(absent_seconds=1e-6, stored_bytes_per_day=0.0)
    tables = served.application.tables
    made = served.create("quatre_colonnes", [HERE, {"kind": "bot", "level": "random"}])
    served.call(lambda: tables.forget(tables._tables[made["table"]]))
    client = served.client(made["table"], made["token"])
    before = find_left(served)
    assert client.command("take_over", seat=0)["type"] == "ack"
    client.receive_until(lambda: client.view["status"] == "over")
    assert before - find_left(served) > 10_000
    assert list(tables._stored._buckets) == ["127.0.0.1"]


@pytest.mark.usefixtures("clock")
def test_a_guest_who_takes_a_seat_pays_for_it(serve: Callable[..., Server]) -> None:
    served = serve(trusted_proxies=("127.0.0.1",), stored_bytes_per_day=0.0)
    made = served.create("columbiz", [HERE, LINK])
    before = find_left(served)
    guest = {"X-Forwarded-For": "198.51.100.7"}
    path, body = f"/api/tables/{made['table']}/join", {"link": made["links"][1], "name": "Bo"}
    assert served.request("POST", path, body, guest)[0] == 201
    assert find_left(served) == before
    assert find_left(served, "198.51.100.7") < Settings().stored_bytes_at_once


def test_networks_of_48_bits_store_only_so_many_bytes(serve: Callable[..., Server]) -> None:
    served = serve(
        trusted_proxies=("127.0.0.1",),
        network_stored_bytes_at_once=16_000.0,
        network_stored_bytes_per_day=0.0,
    )
    body = {"game": "columbiz", "seats": [HERE, HERE]}

    def create(address: str) -> int:
        return served.request("POST", "/api/tables", body, {"X-Forwarded-For": address})[0]

    statuses = [create(f"2001:db8:1:{number}::7") for number in range(5)]
    assert statuses == [201, 201, 201, 429, 429]
    assert create("2001:db8:2::7") == 201


def test_a_network_that_stores_too_much_makes_no_other_address_forgotten(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(security, "ADDRESSES_KEPT", 3)
    served = serve(
        trusted_proxies=("127.0.0.1",),
        stored_bytes_at_once=6_000.0,
        stored_bytes_per_day=0.0,
        network_stored_bytes_at_once=11_000.0,
        network_stored_bytes_per_day=0.0,
    )
    body = {"game": "columbiz", "seats": [HERE, HERE]}

    def create(address: str) -> int:
        return served.request("POST", "/api/tables", body, {"X-Forwarded-For": address})[0]

    assert [create("198.51.100.7") for _ in range(2)] == [201, 429]
    statuses = [create(f"2001:db8:1:{number}::7") for number in range(5)]
    assert statuses == [201, 201, 429, 429, 429]
    assert create("198.51.100.7") == 429


@pytest.mark.usefixtures("clock")
def test_what_could_not_be_stored_is_not_counted(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve()
    made = served.create("columbiz", [HERE, HERE])
    client = served.client(made["table"], made["token"])
    before = find_left(served)

    async def fail(*given: Any, **fields: Any) -> int:
        raise StoreFailed("error-store-full", path="")

    monkeypatch.setattr(SqliteStore, "append", fail)
    monkeypatch.setattr(SqliteStore, "create", fail)
    assert client.command("throw")["code"] == "store-failed"
    body = {"game": "columbiz", "seats": [HERE, HERE]}
    assert served.request("POST", "/api/tables", body)[0] == 503
    assert find_left(served) == before


def test_bots_that_have_stored_too_much_wait_and_play_on(
    serve: Callable[..., Server], clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "STORAGE_SECONDS", 0.001)
    served = serve(stored_bytes_at_once=20_000.0, stored_bytes_per_day=86_400 * 20_000.0)
    made = served.create("quatre_colonnes", [{"kind": "bot", "level": "random"}] * 2)
    commands = served.application.tables.commands
    wait_until(lambda: commands["Autopilot", "too-many"])
    wait_until(lambda: served.application.tables._tables[made["table"]].is_idle)
    client = served.client(made["table"])
    told = client.wait_for("problem")
    assert (told["code"], told["message"]["key"]) == ("too-many", "error-server-stored-table")
    for _ in range(3):
        ply = client.view["position"]["ply"]
        clock.advance(1)
        client.receive_until(lambda ply=ply: client.view["position"]["ply"] > ply)


def test_bots_that_wait_for_storage_decide_once_and_say_it_once(
    serve: Callable[..., Server], clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "STORAGE_SECONDS", 0.001)
    decisions: list[DecideJob] = []

    def make_job(*given: Any) -> DecideJob:
        decisions.append(DecideJob(*given))
        return decisions[-1]

    monkeypatch.setattr(autopilot, "DecideJob", make_job)
    served = serve(stored_bytes_at_once=20_000.0, stored_bytes_per_day=86_400 * 5_000.0)
    commands = served.application.tables.commands
    made = served.create("quatre_colonnes", [{"kind": "bot", "level": "random"}] * 2)
    client = served.client(made["table"])
    client.wait_for("problem")
    tries, asked = commands["Autopilot", "too-many"], len(decisions)
    wait_until(lambda: commands["Autopilot", "too-many"] > tries + 20)
    assert len(decisions) <= asked + 1, "the decision is kept until it is stored"
    clock.advance(1)
    assert client.receive()["type"] == "update", "the bots play on, and nothing was said again"


@pytest.mark.usefixtures("clock")
@pytest.mark.parametrize("kind", ["rename", "auto_throw", "say"])
def test_a_socket_cannot_make_a_log_grow_by_changes_that_are_no_moves(
    serve: Callable[..., Server], tmp_path: Path, kind: str
) -> None:
    served = serve(database=tmp_path / "tables.sqlite")
    made = served.create("columbiz", [HERE, HERE])
    client = served.client(made["table"], made["token"])
    fields: dict[str, Any] = {
        "rename": {"name": "Ana"},
        "auto_throw": {"is_on": False},
        "say": {"phrase": "hello"},
    }[kind]
    answers = say_all(
        client,
        *(
            {"type": kind, "command": f"again{number}", "seat": 0, **fields}
            for number in range(400)
        ),
    )
    taken = sum(answer["type"] == "ack" for answer in answers.values())
    assert taken == Settings().changes_at_once
    assert {answer["code"] for answer in answers.values() if answer["type"] == "refused"} == {
        "too-many"
    }
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        assert (
            connection.execute("SELECT count(*) FROM entries").fetchone()[0] <= taken + 2
        )  # dice are declined
    # moves are not counted
    assert client.command("throw", revision=client.view["revision"])["type"] == "ack"


def test_a_host_does_not_choose_the_bot_of_a_friend_who_is_away(
    serve: Callable[..., Server],
) -> None:
    served = serve(absent_seconds=1e-6)
    made = served.create("columbiz", [HERE, LINK])
    served.join(made["table"], made["links"][1], name="Bo")
    host = served.client(made["table"], made["token"])
    for level in ("random", "master"):
        answer = host.command("take_over", seat=1, level=level)
        assert (answer["code"], answer["message"]["key"]) == (
            "forbidden",
            "error-server-level-friend",
        )
    assert host.command("take_over", seat=1)["type"] == "ack"
    host.send({"type": "sync"})
    assert host.wait_for("view")["seats"][1]["level"] == "greedy"


def test_a_database_that_is_removed_under_a_running_server_is_noticed(
    tmp_path: Path, free_port: int
) -> None:
    path = tmp_path / "tables.sqlite"
    server = Process(path, free_port)
    try:
        made = server.create("columbiz", [HERE, HERE])
        client = server.client(made["table"], made["token"])
        assert client.command("throw")["type"] == "ack"
        for file in tmp_path.glob("tables.sqlite*"):
            file.unlink()
        client.send({"type": "throw", "command": "lost", "revision": client.view["revision"]})
        answer = client.wait_for("ack", "refused", "closing")
        assert answer["type"] != "ack"
        assert server.process.wait(DEADLINE) != 0, "a server without its database ends"
        assert server.process.stderr is not None
        assert "error-store-removed" in server.process.stderr.read()
    finally:
        server.kill()


def test_health_does_not_say_ok_on_a_full_disk(tmp_path: Path, free_port: int) -> None:
    server = Process(
        tmp_path / "tables.sqlite", free_port, limit=200_000, tables_per_minute=60_000.0
    )
    try:
        status, answer = 201, dict[str, Any]()
        for _ in range(400):
            status, answer = server.request(
                "POST",
                "/api/tables",
                {"game": "columbiz", "seats": [HERE, HERE], "token": "t" * 30},
            )
            if status != 201:
                break
        assert (status, answer["code"]) == (503, "store-failed")
        status, health = server.request("GET", "/api/health")
        assert (status, health["status"]) == (503, "failing")
        assert server.request("GET", "/api/ready") == (503, {"status": "failing"})
        assert server.request("GET", "/api/live")[0] == 200
    finally:
        server.kill()


def test_a_clock_set_ahead_at_the_start_prunes_no_living_table(
    serve: Callable[..., Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite"
    served = serve(database=path)
    made = served.create("columbiz", [HERE, HERE])
    waiting = served.create("columbiz", [HERE, LINK])
    with served.client(made["table"], made["token"]) as client:
        assert client.command("throw")["type"] == "ack"
    served.stop()
    # as if all had happened 400 days ago: the same as a clock that is 400 days ahead
    with sqlite3.connect(path) as connection:
        for number, header in connection.execute("SELECT number, header FROM tables").fetchall():
            data = {**json.loads(header), "created": json.loads(header)["created"] - 400 * DAY}
            values = (400 * DAY, json.dumps(data).encode(), number)
            connection.execute(
                "UPDATE tables SET created = created - ?, header = ? WHERE number = ?", values
            )
        for table in ("entries", "journal"):
            if connection.execute(
                "SELECT 1 FROM sqlite_master WHERE name = ?", (table,)
            ).fetchone():
                connection.execute(
                    f"UPDATE {table} SET entry = json_set(entry, '$.at', json_extract(entry,"
                    " '$.at') - ?)",
                    (400 * DAY,),
                )
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'numbers'").fetchone():
            connection.execute(
                "UPDATE numbers SET value = value - ? WHERE name = 'clock'", (400 * DAY,)
            )
    is_pruned, prune = threading.Event(), SqliteStore.prune

    async def prune_and_say(store: SqliteStore, *ages: Any, **given: Any) -> int:
        removed = await prune(store, *ages, **given)
        is_pruned.set()
        return removed

    monkeypatch.setattr(SqliteStore, "prune", prune_and_say)
    again = serve(database=path)
    assert is_pruned.wait(DEADLINE), "pruning comes with the start"
    assert again.request("GET", f"/api/tables/{made['table']}")[0] == 200
    assert again.request("GET", f"/api/tables/{waiting['table']}")[0] == 200
