"""Whole games of both kinds over real sockets: all numbers of players, teams, two dice, bots and
people mixed, real dice.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from colonnade.core.record import parse_record
from colonnade.games import GAMES
from tests.client import Client, play_out
from tests.server.tools import Server

HERE = {"kind": "here", "name": "Ana"}
LINK = {"kind": "link"}
BOT = {"kind": "bot", "level": "random"}
GREEDY = {"kind": "bot", "level": "greedy"}


def check(
    served: Server, table: str, clients: list[Client], *, is_fair: bool = True
) -> dict[str, Any]:
    """Every client stands where the record ends; the record holds, and so do its dice."""
    positions = {client.view["position"]["id"] for client in clients}
    assert len(positions) == 1
    fields = served.record(table)
    record = parse_record(json.dumps(fields), GAMES)
    game = GAMES[record.game]
    record.check(game)
    assert record.result is not None
    if is_fair:
        assert record.verify(game) > 0
        assert [found for client in clients for found in client.witness.compare(fields)] == []
    *_, last = record.replay(game)
    assert game.position(last.state) == positions.pop()
    assert served.request("GET", f"/api/records/{table}") == (200, fields)
    return fields


def sit(served: Server, made: dict[str, Any]) -> list[Client]:
    """Everybody with a link sits down; a client for each, and a spectator."""
    tokens = [made["token"]] + [
        served.join(made["table"], link, name="Bo")["token"] for link in made["links"] if link
    ]
    return [served.client(made["table"], token, dice="agree") for token in tokens] + [
        served.client(made["table"])
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", list(GAMES))
def test_people_with_links_play_a_whole_game(
    serve: Callable[..., Server], game: str, players: int
) -> None:
    served = serve()
    made = served.create(game, [HERE, *[LINK] * (players - 1)])
    clients = sit(served, made)
    play_out(clients)
    fields = check(served, made["table"], clients)
    assert [seat["name"] for seat in fields["seats"]] == ["Ana", *["Bo"] * (players - 1)]


@pytest.mark.parametrize("game", list(GAMES))
def test_four_around_one_device(serve: Callable[..., Server], game: str) -> None:
    served = serve()
    made = served.create(game, [HERE] * 4)
    clients = sit(served, made)
    assert clients[0].view["yours"] == [0, 1, 2, 3]
    play_out(clients)
    check(served, made["table"], clients)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("columbiz", [HERE, GREEDY], {}),
        ("columbiz", [BOT, HERE, LINK, GREEDY], {"edition": "nl", "kept_dice": "locked"}),
        ("quatre_colonnes", [GREEDY, HERE], {"third_six": "workshop"}),
        ("quatre_colonnes", [HERE, GREEDY, LINK, BOT], {"dice": 2, "teams": True}),
        ("quatre_colonnes", [HERE, BOT, LINK], {"dice": 2, "finish": "free", "sums": False}),
        (
            "quatre_colonnes",
            [HERE, GREEDY, LINK, BOT],
            {"dice": 2, "teams": True, "sums": "six", "partners": "players"},
        ),
    ],
)
def test_people_and_bots_mixed(
    serve: Callable[..., Server], game: str, seats: list[dict[str, Any]], options: dict[str, Any]
) -> None:
    served = serve()
    made = served.create(game, seats, options=options)
    clients = sit(served, made)
    play_out(clients)
    fields = check(served, made["table"], clients)
    assert fields["options"].items() >= options.items()
    assert "bot:greedy" in [seat["name"] for seat in fields["seats"]] or "bot:random" in [
        seat["name"] for seat in fields["seats"]
    ]


@pytest.mark.parametrize("game", list(GAMES))
def test_bots_play_by_themselves_while_one_watches(serve: Callable[..., Server], game: str) -> None:
    served = serve()
    made = served.create(game, [BOT] * 3, is_listed=True)
    watcher = served.client(made["table"])
    play_out([watcher])
    check(served, made["table"], [watcher])


@pytest.mark.parametrize("game", list(GAMES))
def test_everybody_throws_automatically(serve: Callable[..., Server], game: str) -> None:
    served = serve()
    made = served.create(game, [HERE, LINK])
    clients = sit(served, made)
    for number, client in enumerate(clients[:2]):
        assert client.command("auto_throw", seat=number, is_on=True)["type"] == "ack"
    play_out(clients)
    throws = [
        event
        for message in clients[2].received
        if message["type"] == "update"
        for event in message["events"]
        if event["what"] == "throw"
    ]
    assert throws
    assert {event.get("by") for event in throws[2:]} == {"table"}
    check(served, made["table"], clients)


@pytest.mark.parametrize("game", list(GAMES))
def test_real_dice_are_typed_also_for_bots(serve: Callable[..., Server], game: str) -> None:
    served = serve()
    made = served.create(game, [HERE, BOT], dice="physical")
    client = served.client(made["table"], made["token"])
    random = Random(1)
    assert (
        client.view["dice"]["source"],
        client.view["dice"]["phase"],
        client.view["dice"]["seats"],
    ) == ("physical", "closed", [])
    answer = client.command("throw")
    assert (answer["type"], answer["code"]) == ("refused", "bad-dice")
    while client.view["status"] == "playing":
        if client.turn["what"] == "throw":
            faces = [random.randint(1, 6) for _ in range(client.turn["dice"])]
            assert client.command("throw", faces=faces)["type"] == "ack"
        elif client.is_mine:
            assert client.command("act", action=client.first_action())["type"] == "ack"
        else:
            client.receive()
    check(served, made["table"], [client], is_fair=False)


def test_a_missed_update_is_made_good_by_sync(serve: Callable[..., Server]) -> None:
    served = serve()
    made = served.create("columbiz", [HERE, HERE])
    client, other = (served.client(made["table"], made["token"]) for _ in range(2))
    for _ in range(5):
        assert client.step()["type"] == "ack"  # type: ignore[index]
    other.send({"type": "sync", "since": 0})
    view = other.wait_for("view")
    assert view["revision"] == client.view["revision"]
    assert [event["revision"] for event in view["events"]] == list(range(1, view["revision"] + 1))
    assert view["position"] == client.view["position"]
    assert view["choices"] == client.view["choices"]
