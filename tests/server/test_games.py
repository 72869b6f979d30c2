"""Whole games over real sockets."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from server_tools import Served, play_out

from colonnade.core.record import parse_record
from colonnade.games import GAMES


def check(served: Served, table: str, position: str) -> dict:
    text = json.dumps(served.record(table))
    record = parse_record(text, GAMES)
    game = GAMES[record.game]
    record.check(game)
    assert record.result is not None
    assert record.verify(game) > 0
    *_, last = record.replay(game)
    assert game.position(last.state) == position
    return json.loads(text)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", list(GAMES))
def test_people_with_links_play_a_whole_game(serve: Callable[..., Served], game: str, players: int) -> None:
    served = serve()
    made = served.create(game, [{"kind": "here", "name": "Ana"}, *[{"kind": "link"}] * (players - 1)])
    tokens = [made["token"]] + [served.join(made["table"], link, name="Bo")["token"] for link in made["links"][1:]]
    clients = [served.client(made["table"], token) for token in tokens]
    watcher = served.client(made["table"])
    play_out([*clients, watcher])
    positions = {client.view["position"]["id"] for client in [*clients, watcher]}
    assert len(positions) == 1
    check(served, made["table"], positions.pop())
