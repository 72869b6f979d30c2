"""People who play at human pace, each from an address of their own."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
from random import Random
from typing import Any

from tests.scripted import Behaviour, ScriptedClient, Seen
from tests.waiting import DEADLINE

GAMES = ("columbiz", "quatre_colonnes")


class Noticed(Seen):
    """What people have noticed so far."""

    games = 0


def post(port: int, address: str, path: str, body: object) -> Any:
    """The JSON of an answer; raises `AssertionError` where the request is refused."""
    connection = http.client.HTTPConnection(
        "127.0.0.1", port, timeout=DEADLINE, source_address=(address, 0)
    )
    try:
        connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer = connection.getresponse()
        content = answer.read()
    finally:
        connection.close()
    assert answer.status == 201, (path, answer.status, content)
    return json.loads(content)


async def play(port: int, number: int, noticed: Noticed, pace: float = 1.0) -> None:
    """Two people at one table, `pace` seconds for an action, one game after the other until they
    are cancelled.
    """
    random = Random(number)
    await asyncio.sleep(random.random() * pace)
    for game in itertools.cycle(GAMES if number % 2 else reversed(GAMES)):
        try:
            people = await asyncio.to_thread(_sit_down, port, game, number, noticed, pace, random)
        except (OSError, AssertionError) as error:
            noticed.faults.append(f"no table for a game: {error!r}")
            await asyncio.sleep(pace)
        else:
            await asyncio.gather(*[person.play() for person in people])
            noticed.games += 1


def _sit_down(
    port: int, game: str, number: int, noticed: Noticed, pace: float, random: Random
) -> list[ScriptedClient]:
    """Two people at a new table."""
    addresses = [f"127.0.1.{2 * number + 1}", f"127.0.1.{2 * number + 2}"]
    first = {"first": 0} if game == "quatre_colonnes" else {}
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "link"}]
    made = post(port, addresses[0], "/api/tables", {"game": game, "seats": seats, **first})
    join = {"link": made["links"][1], "name": "Bo"}
    joined = post(port, addresses[1], f"/api/tables/{made['table']}/join", join)
    return [
        ScriptedClient(
            Behaviour(
                lambda _: f"ws://127.0.0.1:{port}",
                patience=DEADLINE,
                find_pause=lambda: pace,
                is_strict=True,
                is_steady=True,
                source=address,
            ),
            noticed,
            made["table"],
            token,
            random,
        )
        for address, token in zip(addresses, (made["token"], joined["token"]), strict=True)
    ]
