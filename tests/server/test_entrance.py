"""Before anybody sits down: what links and short codes lead to, and how a device's tables stand."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from colonnade.games import BUILT_IN
from colonnade.server.messages import MY_TABLES_LIMIT
from colonnade.server.security import find_network
from colonnade.server.settings import Settings
from colonnade.server.store.base import StoredTable
from colonnade.server.tables import registry as registry_module
from colonnade.server.tables.join import CODE_LENGTH, CODE_LETTERS, clean_code, new_code
from colonnade.server.tables.state import TableState
from tests.client import Client, play_out
from tests.server.tools import Process, Server

ANA = {"kind": "here", "name": "Ana"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "level": "random"}
WRONG = "ZZZZZ"


def find_code(served: Server, made: dict[str, Any]) -> str | None:
    """The short code as the host sees it."""
    with served.client(made["table"], made["token"]) as host:
        return host.view["code"]


def open_code(served: Server, code: str) -> tuple[int, Any]:
    return served.request("POST", "/api/codes", {"code": code})


def open_link(served: Server, table: str, link: str) -> tuple[int, Any]:
    return served.request("POST", f"/api/tables/{table}/invitation", {"link": link})


def ask_standings(served: Server, *tables: tuple[str, str]) -> list[dict[str, Any]]:
    body = {"tables": [{"table": table, "token": token} for table, token in tables]}
    status, answer = served.request("POST", "/api/my-tables", body)
    assert status == 200, answer
    return answer["tables"]


def play_some(one: Client, two: Client) -> None:
    """A few steps of a game of two."""
    for _ in range(6):
        next(client for client in (one, two) if client.is_mine).step()
        while one.view["revision"] != two.view["revision"]:
            min((one, two), key=lambda client: client.view["revision"]).receive()


# Invitations


def test_a_link_says_what_it_leads_to_before_anybody_sits_down(server: Server) -> None:
    options = {"dice": 2, "teams": True}
    clock = {"seconds": 600, "increment": 5}
    made = server.create(
        "quatre_colonnes", [ANA, LINK, BOT, LINK], options=options, clock=clock, dice="physical"
    )
    status, found = open_link(server, made["table"], made["links"][3])
    assert status == 200
    assert (found["table"]["game"], found["host"], found["seat"], found["status"]) == (
        "quatre_colonnes",
        "Ana",
        3,
        "waiting",
    )
    assert (found["is_open"], found["is_held"]) == (True, False)
    assert found["unusual"] == ["dice", "teams"]
    assert found["table"]["clock"] == clock
    assert found["dice"] == "physical"
    assert [seat["name"] or seat["level"] for seat in found["seats"]] == [
        "Ana",
        None,
        "random",
        None,
    ]
    # looking has taken nothing
    assert open_link(server, made["table"], made["links"][3])[1]["is_open"]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [("columbiz", 4, {}), ("columbiz", 2, {"max_discs": 4}), ("quatre_colonnes", 3, {})],
)
def test_usual_rules_are_not_called_unusual(
    server: Server, game: str, players: int, options: dict[str, Any]
) -> None:
    made = server.create(game, [ANA, *[LINK] * (players - 1)], options=options)
    assert open_link(server, made["table"], made["links"][1])[1]["unusual"] == []


def test_a_seat_that_is_taken_says_so(server: Server) -> None:
    made = server.create("columbiz", [ANA, LINK, LINK])
    server.join(made["table"], made["links"][1], name="Bo")
    found = open_link(server, made["table"], made["links"][1])[1]
    assert (found["is_open"], found["status"], found["seats"][1]["name"]) == (
        False,
        "waiting",
        "Bo",
    )
    assert open_link(server, made["table"], made["links"][2])[1]["is_open"]


def test_a_seat_that_the_host_gave_to_a_bot_is_taken(server: Server) -> None:
    made = server.create("columbiz", [ANA, LINK, LINK])
    with server.client(made["table"], made["token"]) as host:
        assert host.command("fill", seat=1, kind="bot", level="random")["type"] == "ack"
    found = open_link(server, made["table"], made["links"][1])[1]
    assert (found["is_open"], found["seats"][1]["level"]) == (False, "random")


def test_the_link_of_an_abandoned_table_and_of_a_finished_game_say_so(server: Server) -> None:
    made = server.create("columbiz", [ANA, LINK])
    with server.client(made["table"], made["token"]) as host:
        assert host.command("abandon")["type"] == "ack"
    found = open_link(server, made["table"], made["links"][1])[1]
    assert (found["is_open"], found["status"]) == (False, "abandoned")
    made = server.create("quatre_colonnes", [ANA, LINK])
    joined = server.join(made["table"], made["links"][1])
    clients = [server.client(made["table"], token) for token in (made["token"], joined["token"])]
    play_out(clients)
    found = open_link(server, made["table"], made["links"][1])[1]
    assert (found["is_open"], found["status"]) == (False, "over")
    for client in clients:
        client.socket.close()


def test_the_secret_of_a_seat_leads_to_that_seat(server: Server) -> None:
    made = server.create("columbiz", [ANA, LINK])
    joined = server.join(made["table"], made["links"][1])
    found = open_link(server, made["table"], joined["token"])[1]
    assert (found["is_held"], found["seat"], found["is_open"]) == (True, 1, False)
    found = open_link(server, made["table"], made["token"])[1]
    assert (found["is_held"], found["seat"]) == (True, None)


def test_a_wrong_link_and_an_unknown_table_are_refused(server: Server) -> None:
    made = server.create("columbiz", [ANA, LINK])
    status, answer = open_link(server, made["table"], "x" * 32)
    assert (status, answer["code"]) == (403, "forbidden")
    status, answer = open_link(server, "x" * 22, made["links"][1])
    assert (status, answer["code"]) == (404, "no-such-table")
    assert open_link(server, made["table"], "short")[0] == 400


def test_an_invitation_holds_no_secret(server: Server) -> None:
    made = server.create("columbiz", [ANA, LINK, LINK])
    text = json.dumps(
        [
            open_link(server, made["table"], made["links"][1])[1],
            open_code(server, find_code(server, made) or "")[1],
        ]
    )
    for secret in (made["token"], *filter(None, made["links"]), find_code(server, made) or ""):
        assert secret not in text


# Short codes


def test_a_code_has_five_letters_and_is_read_as_people_type_it() -> None:
    code = new_code()
    assert len(code) == CODE_LENGTH == 5
    assert set(code) <= set(CODE_LETTERS)
    assert clean_code(f" {code[:2].lower()} {code[2:]}-".replace("-", "–")) == code


def test_a_code_leads_to_the_first_free_seat(server: Server) -> None:
    made = server.create("columbiz", [ANA, BOT, LINK, LINK])
    code = find_code(server, made)
    assert code is not None
    status, found = open_code(server, f" {code[:2].lower()}-{code[2:]} ")
    assert (status, found["seat"], found["is_open"], found["table"]["id"]) == (
        200,
        2,
        True,
        made["table"],
    )
    joined = server.request(
        "POST", f"/api/tables/{made['table']}/join", {"code": code.lower(), "name": "Bo"}
    )[1]
    assert joined["seat"] == 2
    assert open_code(server, code)[1]["seat"] == 3


def test_only_the_host_sees_the_code(server: Server) -> None:
    made = server.create("columbiz", [ANA, LINK, LINK], is_listed=True)
    code = find_code(server, made)
    joined = server.join(made["table"], made["links"][1])
    for token in (None, joined["token"]):
        with server.client(made["table"], token) as viewer:
            assert viewer.view["code"] is None
    assert code is not None
    assert code not in json.dumps(
        [server.request("GET", f"/api/tables/{made['table']}"), server.request("GET", "/api/lobby")]
    )


def test_a_code_ends_when_the_last_seat_is_taken(server: Server) -> None:
    made = server.create("columbiz", [ANA, LINK])
    code = find_code(server, made)
    assert code is not None
    body = {"code": code, "name": "Bo", "token": "t" * 32}
    first = server.request("POST", f"/api/tables/{made['table']}/join", body)
    assert first[0] == 201
    assert open_code(server, code)[1]["code"] == "bad-code"
    assert find_code(server, made) is None
    # the answer was lost: asked again
    assert server.request("POST", f"/api/tables/{made['table']}/join", body) == first
    status, answer = server.request(
        "POST", f"/api/tables/{made['table']}/join", {**body, "token": "u" * 32}
    )
    assert (status, answer["code"]) == (404, "bad-code")


def test_a_code_ends_with_an_abandoned_table_and_comes_back_with_a_seat_that_is_left(
    server: Server,
) -> None:
    made = server.create("columbiz", [ANA, LINK, LINK])
    code = find_code(server, made)
    assert code is not None
    joined = server.join(made["table"], made["links"][1])
    with server.client(made["table"], joined["token"]) as guest:
        assert guest.command("leave", seat=1)["type"] == "ack"
    assert open_code(server, code)[1]["seat"] == 1
    with server.client(made["table"], made["token"]) as host:
        assert host.command("abandon")["type"] == "ack"
    assert open_code(server, code)[1]["code"] == "bad-code"


def test_tables_without_open_seats_and_rematches_have_no_code(server: Server) -> None:
    assert find_code(server, server.create("columbiz", [ANA, ANA])) is None
    made = server.create("quatre_colonnes", [ANA, LINK])
    joined = server.join(made["table"], made["links"][1])
    clients = [server.client(made["table"], token) for token in (made["token"], joined["token"])]
    play_out(clients)
    assert clients[0].command("rematch")["type"] == "ack"
    again = clients[0].view["rematch"]
    assert find_code(server, {**made, "table": again}) is None
    for client in clients:
        client.socket.close()


def test_a_code_is_that_of_one_table_until_it_plays(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve()
    made = served.create("columbiz", [ANA, LINK])
    code = find_code(served, made)
    assert code is not None
    monkeypatch.setattr(registry_module, "new_code", iter([code, "BCDFG", code]).__next__)
    second = served.create("columbiz", [ANA, LINK])
    assert find_code(served, second) == "BCDFG", "the first one was taken"
    served.join(made["table"], made["links"][1])
    third = served.create("columbiz", [ANA, LINK])
    assert find_code(served, third) == code


def test_a_code_holds_after_the_server_was_killed(memory_path: Any, free_port: int) -> None:
    path = memory_path / "killed.sqlite"
    served = Process(path, free_port)
    try:
        waiting, full = (
            served.create("columbiz", [ANA, LINK]),
            served.create("columbiz", [ANA, LINK]),
        )
        codes = [find_code(served, waiting) or "", find_code(served, full) or ""]
        served.join(full["table"], full["links"][1])
    finally:
        served.kill()
    served = Process(path, free_port)
    try:
        assert find_code(served, waiting) == codes[0]
        assert open_code(served, codes[0])[1]["table"]["id"] == waiting["table"]
        assert open_code(served, codes[1])[1]["code"] == "bad-code"
    finally:
        served.kill()


def test_guessing_is_stopped_and_the_right_code_too(serve: Callable[..., Server]) -> None:
    served = serve(code_misses_per_minute=0.001, code_misses_at_once=5)
    made = served.create("columbiz", [ANA, LINK, LINK])
    code = find_code(served, made)
    assert code is not None
    for _ in range(10):  # who types it right is not counted
        assert open_code(served, code)[0] == 200
    answers = [open_code(served, WRONG) for _ in range(7)]
    assert [status for status, _ in answers] == [404] * 5 + [429] * 2
    assert answers[-1][1]["message"]["key"] == "error-server-codes"
    assert open_code(served, code)[0] == 429
    body = {"code": code, "name": "Bo"}
    assert served.request("POST", f"/api/tables/{made['table']}/join", body)[0] == 429
    # links are not guessed, and go on working
    assert served.join(made["table"], made["links"][1])["seat"] == 1


def test_guesses_at_a_known_table_are_counted_too(serve: Callable[..., Server]) -> None:
    served = serve(code_misses_per_minute=0.001, code_misses_at_once=3)
    made = served.create("columbiz", [ANA, LINK])
    path = f"/api/tables/{made['table']}/join"
    assert [served.request("POST", path, {"code": WRONG})[0] for _ in range(5)] == [
        404,
        404,
        404,
        429,
        429,
    ]


def test_guesses_are_counted_per_household() -> None:
    assert find_network("192.168.1.7") == "192.168.1.7"
    assert (
        find_network("2001:db8:1:2::7")
        == find_network("2001:db8:1:2:ffff::1")
        != find_network("2001:db8:1:3::7")
    )
    assert (
        find_network("::ffff:192.168.1.7")
        == find_network("192.168.1.7")
        != find_network("::ffff:192.168.1.8")
    )
    assert find_network("") == ""


@pytest.mark.parametrize(
    ("settings", "spread"),
    [
        ({"network_misses_per_minute": 0.001, "network_misses_at_once": 3}, "2001:db8:1:{}::7"),
        ({"all_misses_per_minute": 0.001, "all_misses_at_once": 3}, "198.51.100.{}"),
    ],
    ids=["one IPv6 network of 48 bits", "all addresses"],
)
def test_guesses_from_many_addresses_are_counted_together(
    serve: Callable[..., Server], settings: dict[str, float], spread: str
) -> None:
    served = serve(trusted_proxies=("127.0.0.1",), **settings)

    def guess(address: str) -> int:
        headers = {"X-Forwarded-For": address}
        return served.request("POST", "/api/codes", {"code": WRONG}, headers)[0]

    assert [guess(spread.format(number)) for number in range(5)] == [404, 404, 404, 429, 429]
    made = served.create("columbiz", [ANA, LINK])
    assert served.join(made["table"], made["links"][1])["seat"] == 1


@pytest.mark.parametrize("limit", ["code", "network", "all"])
def test_a_right_code_is_given_back_to_every_limit(
    serve: Callable[..., Server], limit: str
) -> None:
    fields = {f"{limit}_misses_per_minute": 0.001, f"{limit}_misses_at_once": 2}
    served = serve(trusted_proxies=("127.0.0.1",), **fields)
    made = served.create("columbiz", [ANA, LINK, LINK])
    body, headers = {"code": find_code(served, made)}, {"X-Forwarded-For": "2001:db8:1::7"}
    path = f"/api/tables/{made['table']}/join"
    asked = [served.request("POST", "/api/codes", body, headers)[0] for _ in range(4)]
    joined = [served.request("POST", path, body, headers)[0] for _ in range(2)]
    assert (asked, joined) == ([200] * 4, [201] * 2)
    guesses = [served.request("POST", "/api/codes", {"code": WRONG}, headers)[0] for _ in range(3)]
    assert guesses == [404, 404, 429]


def test_guesses_in_parallel_are_counted_like_others(serve: Callable[..., Server]) -> None:
    served = serve(code_misses_per_minute=0.001, code_misses_at_once=3)
    made = served.create("columbiz", [ANA, LINK])
    path = f"/api/tables/{made['table']}/join"
    with ThreadPoolExecutor(16) as threads:
        statuses = list(
            threads.map(lambda _: served.request("POST", path, {"code": WRONG})[0], range(48))
        )
    assert sorted(statuses) == [404] * 3 + [429] * 45


def test_a_server_starts_beside_a_table_that_cannot_be_read(
    memory_path: Any, free_port: int
) -> None:
    path = memory_path / "unreadable.sqlite"
    served = Process(path, free_port)
    try:
        broken, damaged, far, whole = (served.create("columbiz", [ANA, LINK]) for _ in range(4))
        code = find_code(served, whole) or ""
    finally:
        served.kill()
    with sqlite3.connect(path) as database:
        database.execute("UPDATE tables SET header = ? WHERE id = ?", (b"{", broken["table"]))
        database.execute(
            "UPDATE tables SET header = CAST(replace(CAST(header AS TEXT), ?, ?) AS BLOB)"
            " WHERE id = ?",
            ('"secret":"', '"secret":"q', damaged["table"]),
        )
        database.execute(
            "UPDATE tables SET header = CAST(json_set(CAST(header AS TEXT), '$.created', json(?))"
            " AS BLOB) WHERE id = ?",
            (str(10**30), far["table"]),
        )
    database.close()
    served = Process(path, free_port)
    try:
        assert open_code(served, code)[1]["table"]["id"] == whole["table"]
        made = [(one["table"], one["token"]) for one in (broken, damaged, far, whole)]
        assert [line["id"] for line in ask_standings(served, *made)] == [whole["table"]]
        for table, _ in made[:3]:
            status, answer = served.request("GET", f"/api/tables/{table}")
            assert (status, answer["code"]) == (503, "store-failed")
    finally:
        served.kill()


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"code": "BCDFG", "link": "x" * 32},
        {"code": ""},
        {"code": "B" * 21},
        {"code": None, "link": None},
    ],
)
def test_a_join_needs_either_a_link_or_a_code(server: Server, body: dict[str, Any]) -> None:
    made = server.create("columbiz", [ANA, LINK])
    status, answer = server.request("POST", f"/api/tables/{made['table']}/join", body)
    assert (status, answer["code"]) == (400, "malformed")


# A device's tables


def test_a_device_learns_how_its_tables_stand(server: Server) -> None:
    waiting = server.create("columbiz", [ANA, LINK])
    playing = server.create("columbiz", [ANA, LINK])
    joined = server.join(playing["table"], playing["links"][1], name="Bo")
    over = server.create("columbiz", [ANA, ANA])
    with server.client(over["table"], over["token"]) as client:
        play_out([client])
        result = client.view["position"]["turn"]["result"]
    with (
        server.client(playing["table"], playing["token"]) as one,
        server.client(playing["table"], joined["token"]) as two,
    ):
        play_some(one, two)
        turn = one.turn["seat"]
    mine = [(made["table"], made["token"]) for made in (waiting, playing, over)]
    found = ask_standings(server, *mine, (playing["table"], joined["token"]))
    assert [line["status"] for line in found] == ["waiting", "playing", "playing", "over"]
    assert [line["yours"] for line in found] == [[0], [0], [1], [0, 1]]
    assert [line.get("turn") for line in found] == [None, turn, turn, None]
    assert [seat["name"] for seat in found[1]["seats"]] == ["Ana", "Bo"]
    assert found[1]["last"][0]["key"].startswith("columbiz-")
    assert found[3]["result"] == result
    assert all(line["updated"] > 1_700_000_000_000 for line in found)


def test_a_table_that_is_not_at_hand_stands_the_same_and_is_not_loaded(
    serve: Callable[..., Server],
) -> None:
    served = serve()
    made = served.create("quatre_colonnes", [ANA, LINK])
    joined = served.join(made["table"], made["links"][1], name="Bo")
    with (
        served.client(made["table"], made["token"]) as one,
        served.client(made["table"], joined["token"]) as two,
    ):
        play_some(one, two)
    tables = served.application.tables
    before = ask_standings(served, (made["table"], made["token"]))
    tables.forget(tables._tables[made["table"]])
    after = ask_standings(served, (made["table"], made["token"]))
    present = [seat.pop("is_present") for line in (*before, *after) for seat in line["seats"]]
    assert before == after
    assert present == [False] * 4
    assert len(tables) == 0


def test_the_log_of_a_table_is_read_once_and_not_at_all_for_secrets_that_hold_nothing(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve()
    tables, read = served.application.tables, list[str]()
    fold = registry_module.fold_table

    def fold_counted(stored: StoredTable) -> TableState:
        state = fold(stored)
        read.append(state.id)
        return state

    monkeypatch.setattr(registry_module, "fold_table", fold_counted)
    alone, shared = (served.create("columbiz", [ANA, other]) for other in (ANA, LINK))
    joined = served.join(shared["table"], shared["links"][1], name="Bo")
    for made in (alone, shared):
        tables.forget(tables._tables[made["table"]])
    wrong = [(made["table"], f"{number:032}") for made in (alone, shared) for number in range(15)]
    found = ask_standings(served, *wrong)
    assert [line["status"] for line in found] == ["gone"] * 30
    assert read == [shared["table"]], "a seat there had a link"
    found = ask_standings(
        served,
        (alone["table"], alone["token"]),
        *wrong,
        *((shared["table"], each["token"]) for each in (shared, joined)),
    )
    assert [line.get("yours") for line in found if line["status"] != "gone"] == [[0, 1], [0], [1]]
    assert len(found) == 33
    assert read == [shared["table"], alone["table"], shared["table"]]


def test_unknown_tables_and_wrong_secrets_are_gone(server: Server) -> None:
    made = server.create("columbiz", [ANA, LINK])
    found = ask_standings(
        server, ("x" * 22, made["token"]), (made["table"], "x" * 32), (made["table"], made["token"])
    )
    assert found[:2] == [
        {"id": "x" * 22, "status": "gone"},
        {"id": made["table"], "status": "gone"},
    ]
    assert found[2]["status"] == "waiting"


def test_a_table_of_a_game_that_is_gone_is_gone_and_the_others_stand(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve()
    lost, kept = (
        served.create("quatre_colonnes", [ANA, LINK]),
        served.create("columbiz", [ANA, LINK]),
    )
    tables = served.application.tables
    for made in (lost, kept):
        tables.forget(tables._tables[made["table"]])
    monkeypatch.delitem(BUILT_IN, "quatre_colonnes")  # the last: it is put back at the end
    found = ask_standings(served, *((made["table"], made["token"]) for made in (lost, kept)))
    assert [line["status"] for line in found] == ["gone", "waiting"]


def test_no_secret_is_in_a_standing(server: Server) -> None:
    made = server.create("columbiz", [ANA, LINK])
    text = json.dumps(ask_standings(server, (made["table"], made["token"])))
    for secret in (made["token"], *filter(None, made["links"]), find_code(server, made) or ""):
        assert secret not in text


def test_so_many_tables_at_once_and_no_more(server: Server) -> None:
    pair = {"table": "x" * 22, "token": "y" * 32}
    assert server.request("POST", "/api/my-tables", {"tables": [pair] * MY_TABLES_LIMIT})[0] == 200
    assert (
        server.request("POST", "/api/my-tables", {"tables": [pair] * (MY_TABLES_LIMIT + 1)})[0]
        == 400
    )
    assert server.request("POST", "/api/my-tables", {"tables": [{"table": "x" * 22}]})[0] == 400


@pytest.mark.usefixtures("clock")
def test_asking_is_limited(serve: Callable[..., Server]) -> None:
    served = serve(looks_per_second=1.0)
    made = served.create("columbiz", [ANA, LINK])
    for path, body in (
        ("/api/my-tables", {"tables": []}),
        (f"/api/tables/{made['table']}/invitation", {"link": made["links"][1]}),
        ("/api/codes", {"code": find_code(served, made)}),
    ):
        statuses = {served.request("POST", path, body)[0] for _ in range(4)}
        assert 429 in statuses


def test_many_phones_behind_one_address_open_their_home_page(serve: Callable[..., Server]) -> None:
    served = serve(tables_per_minute=300.0, tables_at_once=10.0)
    assert {served.request("POST", "/api/my-tables", {"tables": []})[0] for _ in range(40)} == {200}


@pytest.mark.usefixtures("clock")
def test_a_class_behind_one_address_creates_tables_and_opens_records_at_once(
    serve: Callable[..., Server],
) -> None:
    served = serve(tables_at_once=Settings().tables_at_once)
    table = {"game": "columbiz", "seats": [ANA, LINK]}
    made = [served.request("POST", "/api/tables", table) for _ in range(30)]
    assert {status for status, _ in made} == {201}
    record = {"record": json.dumps(served.record(made[0][1]["table"]))}
    opened = [served.request("POST", "/api/replay", record)[0] for _ in range(30)]
    assert set(opened) == {200}
    assert served.request("POST", "/api/tables", table)[0] == 429


# The form


def test_the_form_says_what_is_usual_and_what_cannot_be(server: Server) -> None:
    games = {game["key"]: game for game in server.request("GET", "/api/games")[1]["games"]}
    usual = {
        (case["players"], *case["given"].values()): case for case in games["columbiz"]["usual"]
    }
    assert [usual[players,]["usual"]["max_discs"] for players in (2, 3, 4)] == [4, 4, 3]
    assert usual[4, "nl"]["usual"]["max_discs"] == 4
    assert (2, "nl") not in usual
    impossible = {
        (case["players"], *case["given"].items()): case["impossible"]
        for case in games["quatre_colonnes"]["usual"]
    }
    assert impossible == {
        (2,): {"teams": [True], "partners": ["players"]},
        (3,): {"teams": [True], "partners": ["players"]},
        (4,): {"partners": ["players"]},
        (4, ("teams", True)): {},
    }


def test_levels_have_a_strength_and_one_is_suggested(server: Server) -> None:
    for game in server.request("GET", "/api/games")[1]["games"]:
        strengths = [level["strength"] for level in game["levels"]]
        assert strengths == sorted(strengths)
        assert set(strengths) == {1, 2, 3, 4, 5}
        assert [level["strength"] for level in game["levels"] if level["is_suggested"]] == [2]
