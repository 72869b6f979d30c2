"""A table that goes on from a position of another game, and what actions would do at a position."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from colonnade.core.game import Decide
from colonnade.core.record import parse_record
from colonnade.games import GAMES
from tests.client import Client, play_out
from tests.server.tools import Server

HERE = {"kind": "here", "name": "Ana"}
BOT = {"kind": "bot", "level": "random"}


def play_one(served: Server, game: str) -> dict[str, Any]:
    """The record of a finished game."""
    made = served.create(game, [HERE, BOT])
    play_out([served.client(made["table"], made["token"])])
    return served.record(made["table"])


def create_after(
    served: Server, record: dict[str, Any], count: int
) -> tuple[dict[str, Any], Client]:
    made = served.create(
        record["game"],
        [HERE, BOT],
        options=record["options"],
        first=record["first"],
        events=record["events"][:count],
    )
    return made, served.client(made["table"], made["token"])


def go_on(client: Client, ply: int) -> None:
    """Play up to a ply, and on until it is this client's turn."""
    while client.view["position"]["ply"] < ply or not client.is_mine:
        if client.step() is None:
            client.receive()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_goes_on_from_the_middle_of_another_game(server: Server, game: str) -> None:
    before = play_one(server, game)
    count = len(before["events"]) // 2
    made, client = create_after(server, before, count)
    assert client.view["table"]["began_at"] == count
    play_out([client])
    after = server.record(made["table"])
    assert after["events"][:count] == before["events"][:count]
    parse_record(json.dumps(after), GAMES).check(GAMES[game])
    assert after["dice"] == {"source": "scripted"}, (
        "earlier throws came from elsewhere: the record claims no proof"
    )
    assert client.view["dice"]["source"] == "scripted"
    status, plies = server.request("GET", f"/api/tables/{made['table']}/plies?start=0&count=2")
    assert (status, plies["total"]) == (200, len(after["events"]) + 1)


def test_it_is_the_same_table_after_a_restart_and_throws_other_dice(
    serve: Callable[..., Server],
) -> None:
    served = serve()
    before = play_one(served, "columbiz")
    made, client = create_after(served, before, 2)
    go_on(client, 9)
    position = client.view["position"]
    served.stop()
    again = serve()
    client = again.client(made["table"], made["token"])
    assert client.view["position"]["id"] == position["id"]
    play_out([client])
    parse_record(json.dumps(again.record(made["table"])), GAMES).check(GAMES["columbiz"])
    others = [create_after(again, before, 1) for _ in range(3)]
    for _, other in others:
        go_on(other, 2)
    assert len({again.record(table["table"])["events"][1] for table, _ in others}) > 1


def test_its_rematch_begins_at_the_beginning(server: Server) -> None:
    before = play_one(server, "columbiz")
    made, client = create_after(server, before, len(before["events"]) - 1)
    play_out([client])
    client.command("rematch")
    fresh = server.client(
        server.request("GET", f"/api/tables/{made['table']}")[1]["rematch"], made["token"]
    )
    assert fresh.view["table"]["began_at"] == 0
    assert fresh.view["dice"]["source"] == "fair"


def test_a_game_that_cannot_be_or_is_over_is_not_gone_on_with(server: Server) -> None:
    record = play_one(server, "columbiz")
    body = {"game": "columbiz", "seats": [HERE, BOT], "options": record["options"]}
    status, answer = server.request(
        "POST", "/api/tables", {**body, "events": [*record["events"][:3], "place 9-9"]}
    )
    assert (status, answer["code"]) == (400, "bad-record")
    status, answer = server.request("POST", "/api/tables", {**body, "events": record["events"]})
    assert (status, answer["code"]) == (400, "finished")


def test_what_actions_would_do_is_told_with_their_paths(server: Server) -> None:
    record = parse_record(json.dumps(play_one(server, "columbiz")), GAMES)
    game = GAMES["columbiz"]
    steps = list(record.replay(game))

    def foresee(word: str) -> tuple[str, dict[str, Any]]:
        at = next(ply for ply, event in enumerate(record.events) if event.startswith(word))
        body = {"position": game.position(steps[at].state), "actions": [record.events[at]]}
        status, answer = server.request("POST", "/api/foresee", body)
        assert status == 200, answer
        return record.events[at], answer["choices"][0]

    action, placed = foresee("place")
    assert placed["path"] == [f"cell:{action.partition(' ')[2]}"]
    assert placed["effects"][0]["key"] == "columbiz-placed"
    assert foresee("done")[1]["path"] == ["button:done"]
    _, kept = foresee("keep")
    assert kept["path"] == []
    assert kept["effects"], "dice that are kept are no path of places, and told in words"


def test_a_line_of_actions_is_foreseen_one_after_the_other(server: Server) -> None:
    record = parse_record(json.dumps(play_one(server, "columbiz")), GAMES)
    game = GAMES["columbiz"]
    steps = list(record.replay(game))
    at = next(ply for ply, event in enumerate(record.events) if event.startswith("place"))
    line = list(record.events[at : record.events.index("done", at) + 1])
    body = {"position": game.position(steps[at].state), "actions": line, "is_line": True}
    status, answer = server.request("POST", "/api/foresee", body)
    assert (status, [choice["action"] for choice in answer["choices"]]) == (200, line)
    assert (
        server.request("POST", "/api/foresee", {**body, "actions": [*line, line[0]]})[1]["code"]
        == "not-playing"
    )


def test_what_cannot_be_is_not_foreseen(server: Server) -> None:
    record = parse_record(json.dumps(play_one(server, "columbiz")), GAMES)
    game = GAMES["columbiz"]
    steps = list(record.replay(game))
    assert server.request("POST", "/api/foresee", {"position": "nonsense", "actions": []})[0] == 400
    throwing = {"position": game.position(steps[0].state), "actions": ["done"]}
    assert server.request("POST", "/api/foresee", throwing)[1]["code"] == "not-playing"
    # who begins may take several throws
    first = next(step for step in steps if isinstance(game.turn(step.state), Decide))
    deciding = {"position": game.position(first.state), "actions": ["place 1-1"]}
    assert server.request("POST", "/api/foresee", deciding)[1]["code"] == "illegal"
