"""Several server processes on one PostgreSQL database: each table is served by one of them, and
clients are sent to it.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from colonnade.server import app as app_module
from colonnade.server.errors import StoreFailed
from colonnade.server.network import clean_address, find_process_address
from colonnade.server.store import postgres as postgres_module
from colonnade.server.store.base import FIRST_EPOCH
from colonnade.server.store.postgres import PostgresStore
from colonnade.server.tables import registry as registry_module
from colonnade.terminal.client import Connection, Link, call
from tests.client import connect_to_table, play_out
from tests.postgres import Postgres
from tests.server.tools import Server
from tests.waiting import DEADLINE, wait_until, wait_until_async

HERE = {"kind": "here", "name": "Ana"}
LINK = {"kind": "link"}
EXPIRE = "UPDATE leases SET expires = now() - interval '1 second'"


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases expire and are renewed when a test says so, however slow the machine is."""
    monkeypatch.setattr(postgres_module, "LEASE_SECONDS", 3600.0)
    monkeypatch.setattr(app_module, "RENEW_SECONDS", 3600.0)


Pair = Callable[..., tuple[Server, Server, str]]


@pytest.fixture
def pair(postgres: Postgres, serve: Callable[..., Server]) -> Pair:
    """Start two servers on one database; its address comes with them."""

    def begin(**given: Any) -> tuple[Server, Server, str]:
        address = postgres.create_database()
        one, two = (serve(database=address, process=name, **given) for name in ("one", "two"))
        return one, two, address

    return begin


def ask(
    server: Server, method: str, path: str, body: object = None
) -> tuple[int, dict[str, str], Any]:
    """The status, headers and JSON of an answer, which is not followed."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=DEADLINE)
    try:
        connection.request(method, path, None if body is None else json.dumps(body))
        answer = connection.getresponse()
        return answer.status, dict(answer.getheaders()), json.loads(answer.read())
    finally:
        connection.close()


def say_hello(server: Server, table: str) -> tuple[list[dict[str, Any]], int]:
    """What a socket is told after hello until it is closed, and the code of that."""
    heard: list[dict[str, Any]] = []
    with connect_to_table(server.address, table) as socket:
        socket.send(json.dumps({"type": "hello"}))
        try:
            while True:
                heard.append(json.loads(socket.recv(DEADLINE)))
        except ConnectionClosed as closed:
            return heard, closed.rcvd.code if closed.rcvd else 0


def run(server: Server, work: Any) -> Any:
    """Run a coroutine in a server's event loop."""
    return asyncio.run_coroutine_threadsafe(work, server.loop).result(DEADLINE)


def test_a_request_for_the_table_of_another_process_is_sent_there(pair: Pair) -> None:
    one, two, _ = pair()
    made = one.create("columbiz", [HERE, LINK])
    path = f"/api/tables/{made['table']}"
    status, headers, problem = ask(two, "GET", f"{path}/plies?start=0&count=1")
    assert (status, problem["message"]["key"]) == (307, "error-store-owner")
    assert headers["Location"] == f"{one.address}{path}/plies?start=0&count=1"
    assert two.request("GET", path)[1]["table"]["id"] == made["table"]
    joined = two.join(made["table"], made["links"][1], name="Bo")
    assert joined["seat"] == 1, "the method and the body are those of the first request"
    assert len(two.application.tables) == 0
    assert two.request("GET", f"/api/tables/{'x' * 22}")[0] == 404


def test_a_socket_for_the_table_of_another_process_is_told_its_address(pair: Pair) -> None:
    one, two, _ = pair()
    made = one.create("columbiz", [HERE, HERE])
    assert say_hello(two, made["table"]) == ([{"type": "moved", "address": one.address}], 4307)


def test_clients_are_not_sent_to_a_process_that_is_no_longer_seen(
    pair: Pair, postgres: Postgres
) -> None:
    one, two, address = pair()
    made = one.create("columbiz", [HERE, HERE])
    postgres.execute("UPDATE processes SET seen = now() - interval '2000 seconds'", address)
    status, headers, problem = ask(two, "GET", f"/api/tables/{made['table']}")
    assert (status, problem["message"]["key"]) == (503, "error-store-owner")
    assert headers["Retry-After"] == "2"
    assert say_hello(two, made["table"]) == ([{"type": "closing", "code": "restart"}], 1012)
    run(one, one.application.tables.renew_leases())
    assert ask(two, "GET", f"/api/tables/{made['table']}")[0] == 307, "it is seen again"


def test_a_table_that_was_released_or_has_expired_is_taken(pair: Pair, postgres: Postgres) -> None:
    one, two, address = pair()
    made = one.create("columbiz", [HERE, HERE])
    postgres.execute(EXPIRE, address)
    assert ask(two, "GET", f"/api/tables/{made['table']}")[0] == 200
    assert ask(one, "GET", f"/api/tables/{made['table']}")[0] == 200, "it has not noticed yet"
    run(one, one.application.tables.renew_leases())
    assert ask(one, "GET", f"/api/tables/{made['table']}")[1]["Location"].startswith(two.address)
    two.stop()
    assert ask(one, "GET", f"/api/tables/{made['table']}")[0] == 200


def test_processes_are_listed_while_they_run(pair: Pair) -> None:
    one, two, _ = pair()
    listed = run(one, one.application.store.list_processes())
    assert [(process.name, process.kind, process.address) for process in listed] == [
        ("one", "server", one.address),
        ("two", "server", two.address),
    ]
    assert all(process.started <= process.seen for process in listed)
    run(one, one.application.tables.renew_leases())
    again = run(one, one.application.store.list_processes())
    assert again[0].seen > listed[0].seen
    assert again[1] == listed[1]
    two.stop()
    assert [process.name for process in run(one, one.application.store.list_processes())] == ["one"]


def test_a_process_that_starts_under_a_name_in_use_has_it(
    postgres: Postgres, serve: Callable[..., Server], caplog: pytest.LogCaptureFixture
) -> None:
    address = postgres.create_database()
    old, new = (serve(database=address, process="same") for _ in range(2))
    run(old, old.application.tables.renew_leases())
    assert "name in use" in caplog.text
    old.stop()
    (listed,) = run(new, new.application.store.list_processes())
    assert listed.address == new.address, "the end of the old one leaves the new one's row"


def test_a_process_is_reached_by_the_host_of_its_address(serve: Callable[..., Server]) -> None:
    server = serve(address="https://play.example.org/processes/a")
    origin = {"Host": "play.example.org", "Origin": "https://play.example.org"}
    seats = {"game": "columbiz", "seats": [HERE, HERE]}
    assert server.request("POST", "/api/tables", seats, origin)[0] == 201
    foreign = {**origin, "Origin": "https://evil.example.org"}
    assert server.request("POST", "/api/tables", seats, foreign)[0] == 403
    assert server.request("GET", "/api/games", None, {"Host": "evil.example.org"})[0] == 421


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("https://play.example.org/processes/a", "https://play.example.org/processes/a"),
        ("https://play.example.org/processes/a/", "https://play.example.org/processes/a"),
        ("http://[fd00::1]:8000/", "http://[fd00::1]:8000"),
        ("ftp://play.example.org", None),
        ("play.example.org", None),
        ("https://", None),
        ("https://ana@play.example.org", None),
        ("https://play.example.org/?x", None),
        ("https://play.example.org/#x", None),
        ("https://play.example.org:0", None),
        ("https://play.example.org:99999", None),
        ("https://[play", None),
        ("https://play.example.org/a\r\nb", None),
    ],
)
def test_addresses_are_of_http_and_without_a_slash_at_the_end(
    text: str, address: str | None
) -> None:
    assert clean_address(text) == address


def test_the_default_address_is_the_host_and_the_port() -> None:
    assert find_process_address("127.0.0.1", 8000) == "http://127.0.0.1:8000"
    assert find_process_address("::1", 8000) == "http://[::1]:8000"
    assert not find_process_address("0.0.0.0", 8000).startswith("http://0.0.0.0")


def throw_one(connection: Connection) -> str:
    """Throw real dice that show ones; the type of the answer."""
    view = connection.view
    faces = [1] * view["position"]["turn"]["dice"]
    return connection.command("throw", revision=view["revision"], faces=faces)["type"]


def test_a_client_plays_on_when_its_process_is_drained(pair: Pair) -> None:
    """The terminal's client: it connects to the wrong process, follows to the owner, and comes back
    with the command that was not answered.
    """
    one, two, _ = pair()
    made = one.create("columbiz", [HERE, HERE], dice="physical")
    lost: list[bool] = []
    link = Link(two.address, made["table"])
    connection = Connection(link, made["token"], lambda *_: None, lost.append)
    connection.open()
    assert len(two.application.tables) == 0, "it has followed"
    assert throw_one(connection) == "ack"
    stopped = threading.Thread(target=one.stop)
    stopped.start()
    while not two.application.tables:
        connection.receive(0.01)
    assert lost == [True, False]
    assert throw_one(connection) == "ack"
    stopped.join(DEADLINE)
    connection.close()


def test_a_drained_process_releases_its_tables_before_it_closes_their_sockets(pair: Pair) -> None:
    one, two, _ = pair()
    made = one.create("columbiz", [HERE, HERE])
    client = one.client(made["table"], made["token"])
    one.call(one.application.stop.set)
    assert client.wait_for("moved")["address"] == two.address
    assert ask(two, "GET", f"/api/tables/{made['table']}")[0] == 200


def test_commands_while_a_process_is_drained_are_carried_out_once_by_the_next(pair: Pair) -> None:
    one, two, _ = pair()
    made = one.create("columbiz", [HERE, HERE])
    client = one.client(made["table"], made["token"])
    run(one, one.application.tables._tables[made["table"]].stop())
    client.send({"type": "throw", "command": "mine", "revision": client.view["revision"]})
    heard = len(client.received)
    one.stop()
    assert client.wait_for("moved") == {"type": "moved", "address": two.address}
    assert {message["type"] for message in client.received[heard:]} <= {"presence", "moved"}
    with two.client(made["table"], made["token"]) as next_client:
        assert next_client.command("throw", command="mine")["type"] == "ack"


def test_a_process_that_is_drained_sends_newcomers_to_another(pair: Pair) -> None:
    one, two, _ = pair()
    made, other = (one.create("columbiz", [HERE, HERE]) for _ in range(2))
    run(two, two.application.tables.find(two.create("columbiz", [HERE, HERE])["table"], ""))
    run(one, one.application.tables.hand_over())
    moved = [{"type": "moved", "address": two.address}]
    assert say_hello(one, made["table"]) == (moved, 4307)
    status, headers, _ = ask(one, "GET", f"/api/tables/{other['table']}")
    assert (status, headers["Location"].startswith(two.address)) == (307, True)
    assert one.request("POST", "/api/tables", {"game": "columbiz", "seats": [HERE, HERE]})[0] == 201
    assert len(two.application.tables) == 2, "the new one is there"
    assert len(one.application.tables) == 0


def test_tables_are_handed_over_some_at_a_time_and_the_others_play_on(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "HANDED_OVER_AT_ONCE", 2)
    monkeypatch.setattr(registry_module, "PAUSE_SECONDS", 0.0)
    one, two, _ = pair()
    made = [one.create("columbiz", [HERE, HERE]) for _ in range(5)]
    clients = [one.client(each["table"], each["token"]) for each in made]
    store, turns = one.application.store, threading.Semaphore(0)
    release = store.release

    async def release_in_turn(tables: Sequence[tuple[int, int]]) -> None:
        if tables:
            await wait_until_async(lambda: turns.acquire(blocking=False))
        await release(tables)

    monkeypatch.setattr(store, "release", release_in_turn)
    handing = asyncio.run_coroutine_threadsafe(one.application.tables.hand_over(), one.loop)
    for first in (0, 2, 4):
        later = clients[first + 2 :]
        assert [client.command("throw")["type"] for client in later] == ["ack"] * len(later)
        turns.release()
        for client in clients[first : first + 2]:
            assert client.wait_for("moved")["address"] == two.address
    handing.result(DEADLINE)
    for each in made:
        assert run(two, two.application.store.take(each["table"])) is not None


def test_tables_for_which_there_is_no_time_are_handed_over_at_once(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "HANDED_OVER_AT_ONCE", 1)
    monkeypatch.setattr(registry_module, "PAUSE_SECONDS", 3600.0)
    monkeypatch.setattr(registry_module, "HAND_OVER_SECONDS", 1e6)
    one, two, _ = pair()
    monkeypatch.setattr(app_module, "SHUTDOWN_SECONDS", float(DEADLINE))
    sleep = asyncio.sleep

    async def end_pause(seconds: float) -> None:
        if seconds == registry_module.PAUSE_SECONDS:
            raise TimeoutError  # as where the time to hand over is up
        await sleep(seconds)

    monkeypatch.setattr(asyncio, "sleep", end_pause)
    made = [one.create("columbiz", [HERE, HERE]) for _ in range(3)]
    clients = [one.client(each["table"], each["token"]) for each in made]
    groups: list[int] = []
    store = one.application.store
    release = store.release

    async def count_and_release(tables: Sequence[tuple[int, int]]) -> None:
        groups.append(len(tables))
        await release(tables)

    monkeypatch.setattr(store, "release", count_and_release)
    run(one, one.application._hand_over())
    assert groups == [0, 1, 2]
    for client, each in zip(clients, made, strict=True):
        assert client.wait_for("moved")["address"] == two.address
        assert run(two, two.application.store.take(each["table"])) is not None


def test_a_table_that_is_loaded_too_late_belongs_to_nobody(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, _ = pair()
    made = one.create("columbiz", [HERE, HERE])
    tables = one.application.tables
    one.call(lambda: tables.forget(tables._tables[made["table"]]))
    run(one, tables.renew_leases())
    folded, may_end = threading.Event(), threading.Event()

    def fold_slowly(stored: Any) -> Any:
        folded.set()
        may_end.wait(DEADLINE)
        return fold(stored)

    fold = registry_module.fold_table
    monkeypatch.setattr(registry_module, "fold_table", fold_slowly)
    loading = asyncio.run_coroutine_threadsafe(tables.find(made["table"], ""), one.loop)
    assert folded.wait(DEADLINE)
    run(one, tables.hand_over())
    may_end.set()
    assert loading.result(DEADLINE).is_closed
    wait_until(lambda: ask(two, "GET", f"/api/tables/{made['table']}")[0] == 200)
    assert len(tables) == 0


def test_a_terminal_goes_back_to_its_first_address_if_the_owner_does_not_answer(
    pair: Pair, postgres: Postgres, free_port: int
) -> None:
    one, two, address = pair()
    made = one.create("columbiz", [HERE, LINK])
    nobody = f"http://127.0.0.1:{free_port}"
    postgres.execute("UPDATE processes SET address = $1 WHERE name = 'one'", address, nobody)
    changes: list[bool] = []

    def on_change(is_lost: bool) -> None:
        changes.append(is_lost)
        if is_lost:
            postgres.execute(EXPIRE, address)

    link = Link(two.address, made["table"])
    connection = Connection(link, made["token"], lambda *_: None, on_change)
    connection.open()
    connection.close()
    assert changes == [True, False]
    assert len(two.application.tables) == 1


def test_a_terminal_joins_at_the_table_of_another_process(pair: Pair) -> None:
    one, two, _ = pair()
    made = one.create("columbiz", [HERE, LINK])
    join = {"link": made["links"][1], "name": "Bo"}
    joined = call(two.address, "POST", f"/api/tables/{made['table']}/join", join)
    assert joined["seat"] == 1
    assert len(two.application.tables) == 0


def test_a_short_code_leads_to_the_table_from_every_process(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, _ = pair()
    monkeypatch.setattr(registry_module, "new_code", iter(["BCDFG", "BCDFG", "HJKLM"]).__next__)
    made, other = (server.create("columbiz", [HERE, LINK]) for server in (one, two))
    status, invitation = two.request("POST", "/api/codes", {"code": "bcdfg"})
    assert (status, invitation["table"]["id"]) == (200, made["table"])
    assert one.request("POST", "/api/codes", {"code": "HJKLM"})[1]["table"]["id"] == other["table"]
    join = {"code": "BCDFG", "name": "Bo"}
    assert two.request("POST", f"/api/tables/{made['table']}/join", join)[0] == 201
    assert two.request("POST", "/api/codes", {"code": "bcdfg"})[0] == 404


def test_a_game_is_looked_back_at_and_played_again_from_another_process(pair: Pair) -> None:
    one, two, _ = pair()
    made = one.create("quatre_colonnes", [HERE, LINK])
    joined = two.join(made["table"], made["links"][1], name="Bo")
    clients = [
        server.client(made["table"], token)
        for server, token in ((one, made["token"]), (two, joined["token"]))
    ]
    play_out(clients)
    table = made["table"]
    assert two.record(table) == one.record(table)
    assert two.request("GET", f"/api/records/{table}")[1] == one.record(table)
    plies = f"/api/tables/{table}/plies?start=0&count=5"
    assert two.request("GET", plies) == one.request("GET", plies)
    assert clients[1].command("rematch")["type"] == "ack"
    again = clients[1].view["rematch"]
    with two.client(again, joined["token"]) as second:
        assert second.view["yours"] == [1]
        assert second.view["table"]["id"] == again
    for client in clients:
        client.socket.close()


def test_the_time_for_pruning_counts_once_and_open_tables_stay(postgres: Postgres) -> None:
    address = postgres.create_database()
    moment, hour, day = 1_700_000_000_000, 3_600_000, 86_400_000
    clock = "SELECT value FROM numbers WHERE name = 'clock'"
    later = "UPDATE numbers SET value = value - $1 WHERE name = 'clock-advanced'"

    async def work(one: PostgresStore, two: PostgresStore) -> None:
        number = await one.create("a", "columbiz", "waiting", False, moment, b"{}", b"{}")
        await one.prune(moment, day, day)
        await two.prune(moment, day, day)
        for passed in range(1, 7):  # each looks every two hours, an hour after the other
            await asyncio.to_thread(postgres.execute, later, address, hour)
            store = (one, two)[passed % 2]
            store._clock_read -= 2 * hour / 1000 if passed > 1 else hour / 1000
            await store.prune(moment + 1000 * day, day, day)
            ((value,),) = await asyncio.to_thread(postgres.execute, clock, address)
            assert abs(value - moment - passed * hour) < hour / 2
        await two.prune(moment + 1000 * day, 1, 1)
        assert await two.load("a") is not None, "the first process has it open"
        await one.release([(number, FIRST_EPOCH)])
        assert await two.prune(moment + 1000 * day, 1, 1, [number]) == 0
        assert await two.prune(moment + 1000 * day, 1, 1) == 1
        assert await one.take("a") is None

    async def main() -> None:
        one, two = (PostgresStore(address, name) for name in ("one", "two"))
        await one.open()
        await two.open()
        try:
            await work(one, two)
        finally:
            await one.close()
            await two.close()

    asyncio.run(main())


def test_a_process_that_is_cut_off_shows_nobody_a_table_that_may_have_passed(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, postgres: Postgres
) -> None:
    one, two, address = pair()
    made = one.create("columbiz", [HERE, HERE])
    client = one.client(made["table"], made["token"])
    store = one.application.store
    renew = store.renew

    async def never() -> Sequence[int]:
        return await asyncio.get_running_loop().create_future()

    # a renewal that is sent and never answered, and then the time of a whole lease
    monkeypatch.setattr(store, "renew", never)
    hanging = asyncio.run_coroutine_threadsafe(one.application.tables.renew_leases(), one.loop)
    postgres.execute(EXPIRE, address)
    with two.client(made["table"], made["token"]) as next_client:
        assert next_client.step() is not None
        monkeypatch.setattr(store, "_renewed", time.monotonic() - 3601)
        assert ask(one, "GET", f"/api/tables/{made['table']}")[0] == 503
        assert say_hello(one, made["table"]) == ([{"type": "closing", "code": "restart"}], 1012)
        one.call(one.application.tables.close_cut_off)
        assert client.wait_for("closing") == {"type": "closing", "code": "restart"}
        assert {message["type"] for message in client.received} <= {
            "view", "update", "ack", "presence", "closing",
        }  # fmt: skip
        hanging.cancel()
        monkeypatch.setattr(store, "renew", renew)
        run(one, one.application.tables.renew_leases())
        status, headers, _ = ask(one, "GET", f"/api/tables/{made['table']}")
        assert (status, headers["Location"].startswith(two.address)) == (307, True), "back again"


def test_the_end_of_leases_is_watched_while_a_renewal_hangs(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_module, "RENEW_SECONDS", 0.05)
    one, _, _ = pair()
    made = one.create("columbiz", [HERE, HERE])
    client = one.client(made["table"], made["token"])
    store = one.application.store

    async def fail() -> Sequence[int]:
        raise StoreFailed("error-store-closed", path="", reason="cut")

    monkeypatch.setattr(store, "renew", fail)
    monkeypatch.setattr(postgres_module, "LEASE_SECONDS", 0.0)
    assert client.wait_for("closing") == {"type": "closing", "code": "restart"}
    assert len(one.application.tables) == 0


def test_limits_of_what_is_written_are_shared(pair: Pair) -> None:
    one, two, _ = pair(tables_per_minute=0.001, tables_at_once=4)
    made = one.create("columbiz", [HERE, LINK])
    body = {"game": "columbiz", "seats": [HERE, HERE]}
    assert two.request("POST", "/api/tables", body)[0] == 201
    join = {"link": made["links"][1], "name": "Bo"}
    joined = two.request("POST", f"/api/tables/{made['table']}/join", join)
    assert joined[0] == 201, "which is sent on to the other, and counted there alone"
    assert two.request("POST", "/api/tables", body)[0] == 201
    for server in (one, two):
        status, problem = server.request("POST", "/api/tables", body)
        assert (status, problem["code"]) == (429, "too-many")


def test_addresses_are_forgotten_when_their_limits_do_not_matter(
    pair: Pair, postgres: Postgres
) -> None:
    one, two, address = pair(tables_per_minute=1.0)
    one.create("columbiz", [HERE, HERE])
    count = "SELECT name, address FROM limits"
    assert postgres.execute(count, address) == [("tables", "127.0.0.1")]
    postgres.execute("UPDATE limits SET full_at = now() + interval '1 hour'", address)
    run(two, two.application.store.prune_limits())
    assert len(postgres.execute(count, address)) == 1
    postgres.execute("UPDATE limits SET full_at = now() - interval '1 second'", address)
    run(two, two.application.store.prune_limits())
    assert postgres.execute(count, address) == []


def test_wrong_codes_are_counted_by_all_processes_together(pair: Pair) -> None:
    one, two, _ = pair(code_misses_per_minute=0.001, code_misses_at_once=4)
    made = one.create("columbiz", [HERE, LINK])
    code = one.application.tables._tables[made["table"]].state.header.code
    for server in (one, two, one, two):
        assert server.request("POST", "/api/codes", {"code": code})[0] == 200
        assert server.request("POST", "/api/codes", {"code": "BBBBB"})[0] == 404
    for server in (one, two):
        assert server.request("POST", "/api/codes", {"code": code})[0] == 429


def test_a_request_that_was_served_is_answered_though_it_stays_counted(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, _ = pair()
    made = one.create("columbiz", [HERE, LINK])
    code = one.application.tables._tables[made["table"]].state.header.code

    async def fail(*_: object) -> None:
        raise StoreFailed("error-store-closed", path="", reason="cut")

    for server in (one, two):
        monkeypatch.setattr(server.application.store, "give_token_back", fail)
    path, join = f"/api/tables/{made['table']}/join", {"code": code, "name": "Bo"}
    assert ask(two, "POST", path, join)[0] == 307
    assert ask(one, "POST", path, join)[0] == 201
    assert one.record(made["table"])["seats"][1]["name"] == "Bo"


def test_a_process_that_has_lost_a_table_cannot_create_its_rematch(
    pair: Pair, postgres: Postgres
) -> None:
    one, two, address = pair()
    made = one.create("quatre_colonnes", [HERE, HERE])
    client = one.client(made["table"], made["token"])
    play_out([client])
    postgres.execute(EXPIRE, address)
    with two.client(made["table"], made["token"]) as next_client:
        client.send({"type": "rematch", "command": "mine"})
        assert client.wait_for("closing")["code"] == "restart"
        assert postgres.execute("SELECT count(*) FROM tables", address) == [(1,)]
        assert next_client.command("rematch", command="mine")["type"] == "ack"
        assert postgres.execute("SELECT count(*) FROM tables", address) == [(2,)]
