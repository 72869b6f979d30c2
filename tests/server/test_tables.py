"""What happens at a table beside whole games: stale and repeated commands, take-back, seats, bots
that take over, clocks, rematches.
"""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from typing import Any

import pytest

from colonnade.core.record import Record, parse_record
from colonnade.games import GAMES
from tests.client import Client, play_out
from tests.clocks import StillClock
from tests.server.tools import Server
from tests.waiting import wait_until

HERE = {"kind": "here", "name": "Ana"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "level": "random"}


def two(served: Server, game: str = "columbiz", **fields: Any) -> tuple[str, Client, Client]:
    """A table of the host and a friend."""
    made = served.create(game, [HERE, LINK], **fields)
    joined = served.join(made["table"], made["links"][1], name="Bo")
    return (
        made["table"],
        served.client(made["table"], made["token"]),
        served.client(made["table"], joined["token"]),
    )


def advance_to(clients: list[Client], what: Callable[[dict[str, Any]], bool]) -> None:
    """Play until somebody's view is as wanted."""
    for _ in range(400):
        for client in clients:
            newest = max(other.view["revision"] for other in clients)
            while client.view["revision"] < newest:
                client.receive()
        if any(what(client.view) for client in clients):
            return
        assert any(client.step() for client in clients)
    raise AssertionError("never")


def test_a_stale_command_is_refused_with_the_current_view(server: Server) -> None:
    _, ana, bo = two(server)
    old = ana.view["revision"]
    advance_to([ana, bo], lambda view: view["revision"] > old + 2)
    client = ana if ana.is_mine else bo
    before = client.view
    answer = client.command("act", action="stop", revision=old)
    assert (answer["type"], answer["code"]) == ("refused", "stale")
    assert answer["view"]["revision"] == before["revision"]
    assert answer["view"]["position"] == before["position"]
    future = client.command("throw", revision=before["revision"] + 5)
    assert future["code"] == "stale"


def test_a_command_beside_the_rules_makes_nobody_stale(server: Server) -> None:
    _table, ana, bo = two(server)
    client, other = (ana, bo) if ana.is_mine else (bo, ana)
    revision = client.view["revision"]
    assert other.command("rename", seat=other.view["yours"][0], name="Cleo")["revision"] > revision
    assert client.command("throw", revision=revision)["type"] == "ack"


def test_a_repeated_command_is_answered_as_before_and_changes_nothing(server: Server) -> None:
    table, ana, bo = two(server)
    client = ana if ana.is_mine else bo
    revision = client.view["revision"]
    first = client.command("throw", command="mine", revision=revision)
    for _ in range(3):
        assert client.command("throw", command="mine", revision=revision) == first
    assert len(server.record(table)["events"]) == 1
    refused = client.command(
        "act", command="wrong", action="nonsense", revision=client.view["revision"]
    )
    again = client.command(
        "act", command="wrong", action="nonsense", revision=client.view["revision"]
    )
    assert (refused["code"], again["code"]) == ("not-your-turn", "not-your-turn")
    assert (refused["message"], refused["clause"]) == (again["message"], again["clause"])


def test_the_same_command_id_of_another_seat_is_another_command(server: Server) -> None:
    _, ana, bo = two(server)
    client, other = (ana, bo) if ana.is_mine else (bo, ana)
    assert client.command("throw", command="x")["type"] == "ack"
    other.wait_for("update")
    assert (
        other.command("rename", command="x", seat=other.view["yours"][0], name="Dot")["type"]
        == "ack"
    )


def test_malformed_illegal_and_not_your_turn_are_different(server: Server) -> None:
    _, ana, bo = two(server)
    client, other = (ana, bo) if ana.is_mine else (bo, ana)
    assert client.command("act", action="stop")["code"] == "not-your-turn"  # throw first
    advance_to([ana, bo], lambda view: view["position"]["turn"]["what"] == "decide")
    client, other = (ana, bo) if ana.is_mine else (bo, ana)
    assert client.command("act", action="plaice 5-3")["code"] == "malformed"
    illegal = client.command("act", action="done")
    assert (illegal["code"], illegal["clause"][0]) == ("illegal", "C")
    assert illegal["message"]["key"].startswith("columbiz-")
    assert other.command("act", action="stop")["code"] == "not-your-turn"
    assert client.command("throw")["code"] == "not-your-turn"
    assert client.command("back")["code"] == "nothing-to-take-back"


def test_why_is_answered_to_anybody_and_changes_nothing(server: Server) -> None:
    table, ana, bo = two(server)
    advance_to([ana, bo], lambda view: view["position"]["turn"]["what"] == "decide")
    watcher = server.client(table)
    revision = watcher.view["revision"]
    because = watcher.command("why", action="done")
    assert (because["type"], because["code"]) == ("because", "illegal")
    assert because["clause"] == because["message"]["clause"] is not None
    assert watcher.command("why", action="keep")["code"] == "legal"
    assert watcher.command("why", action="roll 1 1 1 1 1 1 1 1")["code"] in (
        "illegal",
        "not-your-turn",
    )
    assert watcher.command("why", action="?")["code"] == "malformed"
    watcher.send({"type": "sync"})
    assert watcher.wait_for("view")["revision"] == revision


def test_placements_are_taken_back_until_the_turn_is_over(server: Server) -> None:
    table, ana, bo = two(server)
    advance_to(
        [ana, bo],
        lambda view: (
            view["can_take_back"] and any(choice["action"] == "done" for choice in view["choices"])
        ),
    )
    client, other = (ana, bo) if ana.is_mine else (bo, ana)
    before = len(server.record(table)["events"])
    assert other.command("back")["code"] == "not-your-turn"
    count = 0
    while client.view["can_take_back"]:
        assert client.command("back")["type"] == "ack"
        count += 1
    assert count >= 1
    assert client.command("back")["code"] == "nothing-to-take-back"
    events = server.record(table)["events"]
    assert len(events) == before - count
    assert events[-1].startswith(("roll", "stop"))
    play_out([ana, bo])
    record = parse_record(json.dumps(server.record(table)), GAMES)
    record.check(GAMES["columbiz"])
    record.verify(GAMES["columbiz"])


def test_a_link_gives_a_seat_once_and_the_same_token_again(server: Server) -> None:
    made = server.create("columbiz", [HERE, LINK, LINK])
    path, token = f"/api/tables/{made['table']}/join", "t" * 30
    first = server.request("POST", path, {"link": made["links"][1], "name": "Bo", "token": token})
    assert first == server.request(
        "POST", path, {"link": made["links"][1], "name": "Bo", "token": token}
    )
    assert first[1] == {"table": made["table"], "seat": 1, "token": token}
    status, answer = server.request("POST", path, {"link": made["links"][1], "name": "Eve"})
    assert (status, answer["code"]) == (409, "link-used")
    status, answer = server.request("POST", path, {"link": made["links"][2], "token": token})
    assert (status, answer["code"]) == (403, "forbidden")
    status, answer = server.request("POST", path, {"link": "x" * 32})
    assert (status, answer["code"]) == (403, "forbidden")
    with server.client(made["table"], token) as client:
        assert client.view["status"] == "waiting"
        assert client.command("throw")["code"] == "not-playing"
    server.join(made["table"], made["links"][2])
    with server.client(made["table"], token) as client:  # from any device
        assert client.view["yours"] == [1]
        assert client.view["status"] == "playing"


def test_the_host_sees_open_links_again_and_nobody_else_does(server: Server) -> None:
    made = server.create("columbiz", [HERE, LINK, LINK])
    joined = server.join(made["table"], made["links"][1])
    assert server.client(made["table"], made["token"]).view["links"] == [
        None,
        None,
        made["links"][2],
    ]
    assert server.client(made["table"], joined["token"]).view["links"] == []
    assert server.client(made["table"]).view["links"] == []


def test_a_seat_left_while_waiting_opens_again(server: Server) -> None:
    made = server.create("columbiz", [HERE, LINK, LINK])
    joined = server.join(made["table"], made["links"][1], name="Bo")
    client = server.client(made["table"], joined["token"])
    assert client.command("leave", seat=1)["type"] == "ack"
    client.send({"type": "sync"})
    view = client.wait_for("view")
    assert (view["yours"], view["seats"][1]["is_open"], view["seats"][1]["name"]) == ([], True, "")
    assert server.join(made["table"], made["links"][1], name="Cleo")["seat"] == 1


def test_the_host_fills_open_seats(server: Server) -> None:
    made = server.create("columbiz", [HERE, LINK, LINK])
    host = server.client(made["table"], made["token"])
    assert host.command("fill", seat=1, kind="bot", level="grandmaster")["code"] == "bad-agent"
    assert host.command("fill", seat=1, kind="bot", level="random")["type"] == "ack"
    assert host.command("fill", seat=1, kind="here")["code"] == "link-used"
    assert host.command("fill", seat=2, kind="here", name="Mum")["type"] == "ack"
    host.send({"type": "sync"})
    view = host.wait_for("view")
    assert view["status"] == "playing"
    assert view["yours"] == [0, 2]
    play_out([host])
    assert [seat["name"] for seat in server.record(made["table"])["seats"]] == [
        "Ana",
        "bot:random",
        "Mum",
    ]


def test_a_bot_takes_over_and_gives_back_and_the_record_says_so(
    serve: Callable[..., Server],
) -> None:
    served = serve(absent_seconds=1e-6)
    table, ana, bo = two(served)
    advance_to([ana, bo], lambda view: view["revision"] > 3)
    assert ana.command("take_over", seat=1)["code"] == "too-early"
    bo_token = bo.token
    bo.socket.close()
    assert served.client(table).command("take_over", seat=1)["code"] == "forbidden"
    ana.receive_until(lambda: ana.received[-1].get("seats") == [True, False])
    assert ana.command("take_over", seat=1)["type"] == "ack"
    bo = served.client(table, bo_token)
    assert bo.view["seats"][1]["level"] == "greedy"
    assert ana.command("give_back", seat=1)["code"] == "forbidden"
    assert bo.command("give_back", seat=1)["type"] == "ack"
    assert bo.command("give_back", seat=1)["code"] == "not-playing"
    assert bo.command("take_over", seat=1)["type"] == "ack"  # one's own, at once
    play_out([ana, bo])
    record = parse_record(json.dumps(served.record(table)), GAMES)
    record.check(GAMES["columbiz"])
    assert [note.what for note in record.notes] == [
        "took-over blue greedy",
        "gave-back blue",
        "took-over blue greedy",
    ]
    assert bo.view["notes"][0]["what"] == "took-over blue greedy"


def test_who_leaves_a_game_is_replaced_by_a_bot_and_may_come_back(server: Server) -> None:
    table, _ana, bo = two(server)
    assert bo.command("leave", seat=1)["type"] == "ack"
    assert bo.view["seats"][1]["level"] == "greedy"
    assert bo.command("give_back", seat=1)["type"] == "ack"
    assert [note["what"] for note in server.record(table)["notes"]] == [
        "left blue greedy",
        "gave-back blue",
    ]


def test_when_the_clock_has_run_out_a_bot_plays_the_turn(
    serve: Callable[..., Server], clock: StillClock
) -> None:
    served = serve()
    table, ana, bo = two(served, clock={"seconds": 60, "increment": 2})
    clocks = ana.view["clocks"]
    assert clocks == {"left": [60_000, 60_000], "running": None}
    # who begins: thrown again while there is a tie
    while ana.view["position"]["ply"] == 0 or ana.turn["dice"] == 2:
        assert (ana if ana.is_mine else bo).command("throw")["type"] == "ack"
        newest = max(ana.view["revision"], bo.view["revision"])
        for client in (ana, bo):
            while client.view["revision"] < newest:
                client.receive()
    slow = ana if ana.is_mine else bo
    seat = slow.view["yours"][0]
    assert slow.view["clocks"]["running"] == seat
    left = slow.view["clocks"]["left"][seat] / 1000
    clock.advance(left - 1)
    served.look_at_clock(table)
    assert slow.command("rename", seat=seat, name="Mo")["type"] == "ack"
    assert slow.turn.get("seat") == seat, "there is a second left"
    clock.advance(1)
    served.look_at_clock(table)
    while slow.turn.get("seat") == seat:
        slow.receive()
    assert slow.view["notes"][0]["what"] == f"time-out {slow.view['seats'][seat]['colour']}"
    assert slow.view["clocks"]["left"][seat] == 2000
    by = {
        event.get("by")
        for message in slow.received
        if message["type"] == "update"
        for event in message["events"]
        if event["what"] == "act"
    }
    assert by == {"clock"}
    other = bo if slow is ana else ana
    while other.view["revision"] < slow.view["revision"]:
        other.receive()
    assert other.step()["type"] == "ack"  # type: ignore[index]


def test_a_rematch_keeps_seats_and_tells_everybody(server: Server) -> None:
    table, ana, bo = two(server)
    watcher = server.client(table)
    assert ana.command("rematch")["code"] == "too-early"
    play_out([ana, bo, watcher])
    assert watcher.command("rematch")["code"] == "forbidden"
    assert bo.command("rematch")["type"] == "ack"
    assert ana.command("rematch")["type"] == "ack"
    [client.wait_for("update") for client in (ana, watcher) if not client.view["rematch"]]
    again = bo.view["rematch"]
    assert again
    assert ana.view["rematch"] == watcher.view["rematch"] == again
    ana, bo = server.client(again, ana.token), server.client(again, bo.token)
    assert ana.view["table"]["previous"] == table
    assert (ana.view["yours"], bo.view["yours"]) == ([0], [1])
    assert ana.view["dice"]["commitment"] != watcher.view["dice"]["commitment"]
    play_out([ana, bo])


def test_only_the_host_abandons(server: Server) -> None:
    table, ana, bo = two(server)
    assert bo.command("abandon")["code"] == "forbidden"
    assert ana.command("abandon")["type"] == "ack"
    bo.wait_for("update")
    assert bo.view["status"] == "abandoned"
    assert bo.command("throw")["code"] == "not-playing"
    fields = server.record(table)
    assert fields["result"] is None
    assert fields["notes"][-1]["what"] == f"ended {fields['seats'][0]['colour']}", "who ended it"
    assert fields["dice"]["secret"] is not None
    parse_record(json.dumps(fields), GAMES)  # a secret that is shown belongs to the end
    assert bo.command("rematch")["type"] == "ack"


def test_phrases_and_presence_are_told_and_not_stored(server: Server) -> None:
    table, ana, bo = two(server)
    revision = bo.view["revision"]
    assert bo.command("say", seat=1, phrase="good_luck") == {
        "type": "ack",
        "command": bo.last,
        "revision": revision,
    }
    assert ana.wait_for("said") == {"type": "said", "seat": 1, "phrase": "good_luck"}
    assert bo.command("say", seat=1, phrase="you fool")["code"] == "malformed"
    assert bo.command("say", seat=0, phrase="hello")["code"] == "forbidden"
    watcher = server.client(table)
    for _ in range(5):
        if ana.wait_for("presence") == {"type": "presence", "seats": [True, True], "spectators": 1}:
            break
    bo.socket.close()
    assert ana.wait_for("presence")["seats"] == [True, False]
    watcher.socket.close()


def test_listed_tables_are_listed_and_private_ones_are_not(serve: Callable[..., Server]) -> None:
    served = serve()
    private = served.create("columbiz", [HERE, LINK])
    listed = served.create("columbiz", [HERE, LINK], is_listed=True)
    lines = served.request("GET", "/api/lobby")[1]["tables"]
    assert [line["id"] for line in lines] == [listed["table"]]
    assert (lines[0]["open_seats"], lines[0]["status"]) == (1, "waiting")
    served.join(listed["table"], listed["links"][1], name="Bo")
    lines = served.request("GET", "/api/lobby")[1]["tables"]
    assert (lines[0]["open_seats"], lines[0]["status"], lines[0]["names"]) == (
        0,
        "playing",
        ["Ana", "Bo"],
    )
    served.client(listed["table"], listed["token"]).command("abandon")
    assert served.request("GET", "/api/lobby")[1]["tables"] == []
    assert private["table"] not in json.dumps(lines)


# Fair dice


@pytest.mark.parametrize("game", list(GAMES))
def test_the_secret_of_the_dice_is_in_no_message_before_the_end(
    serve: Callable[..., Server], game: str
) -> None:
    served = serve()
    made = served.create(game, [HERE, LINK])
    joined = served.join(made["table"], made["links"][1])
    clients = [
        served.client(made["table"], token) for token in (made["token"], joined["token"], None)
    ]
    seen: list[str] = []
    for _ in range(60):
        if not any(client.step() for client in clients[:2]):
            break
        seen.append(json.dumps(served.record(made["table"])))
        newest = max(client.view["revision"] for client in clients)
        for client in clients:
            while client.view["revision"] < newest:
                client.receive()
    seen += [
        json.dumps(served.request("GET", path)[1])
        for path in (f"/api/tables/{made['table']}", "/api/lobby", "/api/health")
    ]
    seen += [json.dumps(message) for client in clients for message in client.received]
    assert clients[0].view["status"] == "playing"
    play_out(clients)
    secret = served.record(made["table"])["dice"]["secret"]
    assert len(secret) == 64
    assert not any(secret in text for text in seen)


# Looking back


def test_records_are_written_beside_the_event_loop(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.create("columbiz", [{"kind": "here", "name": "Ana"}] * 2)
    write, threads = Record.to_json, list[threading.Thread]()

    def write_noted(record: Record) -> str:
        threads.append(threading.current_thread())
        return write(record)

    monkeypatch.setattr(Record, "to_json", write_noted)
    assert server.record(made["table"])["events"] == []
    assert server.request("GET", f"/api/tables/{made['table']}/plies")[1]["total"] == 1
    assert len(threads) == 2
    assert server.thread not in threads


def test_plies_records_and_replays(server: Server) -> None:
    table, ana, bo = two(server)
    play_out([ana, bo])
    fields = server.record(table)
    status, plies = server.request("GET", f"/api/tables/{table}/plies?start=0&count=200")
    assert (status, plies["total"]) == (200, len(fields["events"]) + 1)
    assert plies["plies"][0]["event"] is None
    assert [ply["event"] for ply in plies["plies"][1:]] == fields["events"][
        : len(plies["plies"]) - 1
    ]
    text = json.dumps(fields)
    last = server.request(
        "POST", "/api/replay", {"record": text, "start": len(fields["events"]), "count": 1}
    )[1]
    assert last["plies"][0]["position"]["id"] == ana.view["position"]["id"]
    status, stored = server.request("POST", "/api/records", {"record": text})
    assert status == 201
    assert server.request("GET", f"/api/records/{stored['id']}") == (200, fields)
    forged = {**fields, "events": [*fields["events"][:-1], "done", "done"]}
    assert server.request("POST", "/api/records", {"record": json.dumps(forged)})[0] == 400
    colour = fields["seats"][0]["colour"]
    for notes, code in (
        ([f"hinted {colour}", f"took-over {colour} greedy", "abandoned"], None),
        ([f"real dice from here on; before: fair {'ab' * 32}"], None),  # as the terminal writes it
        (["a break for tea"], "bad-record"),
        ([f"hinted {colour} {'x' * 100_000}"], "bad-record"),
        (["abandoned"] * 1_001, "bad-record"),
    ):
        told = {**fields, "notes": [{"ply": 0, "what": note} for note in notes]}
        answer = server.request("POST", "/api/records", {"record": json.dumps(told)})[1]
        assert answer.get("code") == code, notes[0][:60]
    for name, code in (
        ("Ana\n", "bad-record"),
        ("\x1b[31mAna", "bad-record"),
        ("Ana\u202e", "bad-record"),  # turns the direction of what follows
        ("\u3164", "bad-name"),
        ("👨\u200d👩\u200d👧 ❤\ufe0f", None),
    ):
        seats = [{"colour": colour, "name": name}, *fields["seats"][1:]]
        named = json.dumps({**fields, "seats": seats})
        answer = server.request("POST", "/api/records", {"record": named})[1]
        assert answer.get("code") == code, ascii(name)
    unfinished = {
        **fields,
        "events": fields["events"][:5],
        "result": None,
        "dice": {**fields["dice"], "secret": None},
    }
    assert server.request("POST", "/api/records", {"record": json.dumps(unfinished)})[0] == 409
    assert server.request("GET", "/api/records/" + "x" * 22)[0] == 404


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "chess"}, "bad-option"),
        ({"seats": [HERE]}, "bad-option"),
        ({"seats": [HERE] * 5}, "bad-option"),
        ({"options": {"edition": "de"}}, "bad-option"),
        ({"options": {"colour": "red"}}, "bad-option"),
        ({"first": 0}, "bad-option"),
        ({"seats": [{"kind": "bot", "level": "nobody"}, HERE]}, "bad-agent"),
        ({"seats": [{"kind": "bot"}, HERE]}, "bad-agent"),
        ({"seats": [{**HERE, "colour": "blue"}, HERE]}, "bad-option"),
        ({"seats": "all"}, "malformed"),
        ({"clock": {"seconds": 0}}, "malformed"),
        ({"dice": "loaded"}, "malformed"),
        ({"unknown": 1}, "malformed"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    server: Server, fields: dict[str, Any], code: str
) -> None:
    status, answer = server.request(
        "POST", "/api/tables", {"game": "columbiz", "seats": [HERE, HERE], **fields}
    )
    assert (status, answer["code"]) == (400, code)
    assert set(answer["message"]) == {"key", "arguments", "clause"}


def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(
    serve: Callable[..., Server],
) -> None:
    served = serve(idle_table_seconds=0.0)
    table, ana, bo = two(served)
    (ana if ana.is_mine else bo).command("throw")
    view = served.request("GET", f"/api/tables/{table}")[1]
    ana.socket.close()
    bo.socket.close()
    tables = served.application.tables

    def is_unloaded() -> bool:
        served.call(tables.sweep)
        return not len(tables)

    wait_until(is_unloaded)
    after = served.request("GET", f"/api/tables/{table}")[1]
    assert after["position"] == view["position"]
    assert after["revision"] == view["revision"]


def test_a_repeated_hello_is_answered_by_the_view_and_another_is_refused(server: Server) -> None:
    table, ana, _ = two(server)
    for hello in ({}, {"table": table}):
        ana.send({"type": "hello", "token": ana.token, **hello})
        assert ana.wait_for("view")["yours"] == [0]
    ana.send({"type": "hello", "token": ana.token, "table": "x" * 22})
    assert ana.wait_for("problem")["message"]["key"] == "error-server-hello-twice"
    ana.send({"type": "hello", "table": table})
    assert ana.wait_for("problem")["message"]["key"] == "error-server-hello-twice"
