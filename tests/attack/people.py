"""People who play at human pace, each from an address of their own: how long an answer takes, and
whether it comes.
"""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

GAMES = ("columbiz", "quatre_colonnes")
ANSWER_SECONDS = 30.0
"""An answer that takes longer is missing."""


@dataclass
class Noticed:
    """What people have noticed so far."""

    latencies: list[float] = field(default_factory=list)
    """Seconds from sending an action to its acknowledgement."""
    faults: list[str] = field(default_factory=list)
    games: int = 0
    is_ending: asyncio.Event = field(default_factory=asyncio.Event)
    """Everybody gets up when set, once their last action is answered."""


def find_addresses(number: int) -> tuple[str, str]:
    """The addresses of the two people at a table."""
    return f"127.0.1.{2 * number + 1}", f"127.0.1.{2 * number + 2}"


def post(port: int, address: str, path: str, body: object) -> Any:
    """The JSON of an answer; raises `AssertionError` where the request is refused."""
    connection = http.client.HTTPConnection(
        "127.0.0.1", port, timeout=ANSWER_SECONDS, source_address=(address, 0)
    )
    try:
        connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer = connection.getresponse()
        content = answer.read()
    finally:
        connection.close()
    assert answer.status == 201, (path, answer.status, content)
    return json.loads(content)


class Person:
    """One person at one table: keeps the view, and acts when told to."""

    def __init__(self, socket: ClientConnection, noticed: Noticed, random: Random) -> None:
        self._socket, self._noticed, self._random = socket, noticed, random
        self._numbers = itertools.count(1)
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.view: dict[str, Any] = {}
        self.greeted = asyncio.Event()
        self.is_leaving = False

    async def listen(self) -> None:
        """Take in every message, until the socket is closed; who does not
        leave was disconnected.
        """
        try:
            await self._take_messages()
        except ConnectionClosed as error:
            if not self.is_leaving:
                self._noticed.faults.append(f"a person was disconnected: {error}")
            for answer in self._answers.values():
                answer.cancel()
            self.greeted.set()

    async def _take_messages(self) -> None:
        while True:
            message = json.loads(await self._socket.recv())
            kind = message["type"]
            if kind == "view":
                self.view = message
            elif kind == "update":
                rest = {
                    key: value
                    for key, value in message.items()
                    if key not in ("type", "since", "events")
                }
                self.view = {
                    **self.view,
                    "choices": [],
                    "keep": None,
                    "can_take_back": False,
                    **rest,
                }
            elif kind == "refused":
                self.view = message["view"] or self.view
            if (
                kind in ("ack", "refused")
                and (answer := self._answers.pop(message["command"], None)) is not None
            ):
                answer.set_result(message)
            if self.view:
                await self._decline_dice()
                self.greeted.set()

    async def _decline_dice(self) -> None:
        """Leave fair dice to the table, once."""
        if self.view["dice"].get("phase") != "commit":
            return
        for seat in self.view["yours"]:
            if (
                self.view["dice"]["seats"][seat]["part"] == "awaited"
                and f"d{seat}" not in self._answers
            ):
                self._answers[f"d{seat}"] = asyncio.get_running_loop().create_future()
                await self._socket.send(
                    json.dumps({"type": "decline", "command": f"d{seat}", "seat": seat})
                )

    @property
    def is_over(self) -> bool:
        return self.view["status"] in ("over", "abandoned")

    def find_command(self) -> dict[str, Any] | None:
        """What is this person's to do now."""
        view = self.view
        turn = view["position"]["turn"]
        if (
            view["status"] != "playing"
            or turn.get("seat") not in view["yours"]
            or view["dice"].get("phase", "closed") != "closed"
        ):
            return None
        if turn["what"] == "throw":
            return {"type": "throw", "revision": view["revision"]}
        actions = [choice["action"] for choice in view["choices"]]
        keep = view["keep"]
        if keep is not None and (not actions or self._random.random() < 0.5):
            rest = list(keep["dice"])
            for face in keep["must"]:
                rest.remove(face)
            more = [face for face in rest if self._random.random() < 0.5]
            if len(more) == len(rest):
                more = more[1:]
            if not keep["must"] and not more:
                more = rest[:1]
            return {
                "type": "act",
                "revision": view["revision"],
                "action": " ".join(["keep", *map(str, sorted([*keep["must"], *more]))]),
            }
        return (
            {"type": "act", "revision": view["revision"], "action": self._random.choice(actions)}
            if actions
            else None
        )

    async def act(self, command: dict[str, Any]) -> None:
        """Send a command, and note how long its answer takes."""
        name = f"c{next(self._numbers)}"
        answer = self._answers[name] = asyncio.get_running_loop().create_future()
        began = time.monotonic()
        await self._socket.send(json.dumps({**command, "command": name}))
        done, _ = await asyncio.wait([answer], timeout=ANSWER_SECONDS)
        if not done or answer.cancelled():
            self._noticed.faults.append(f"no answer to {command}")
            raise ConnectionError
        message = answer.result()
        self._noticed.latencies.append(time.monotonic() - began)
        if message["type"] != "ack":
            self._noticed.faults.append(f"refused {command}: {message['code']}")


async def play(port: int, number: int, noticed: Noticed, pace: float = 1.0) -> None:
    """Two people at one table: an action a second, one game after the other, until it is time to
    end.
    """
    random = Random(number)
    for game in itertools.cycle(GAMES if number % 2 else reversed(GAMES)):
        if noticed.is_ending.is_set():
            return
        try:
            await _play_game(port, game, find_addresses(number), noticed, pace, random)
            noticed.games += not noticed.is_ending.is_set()
        except (OSError, AssertionError, ConnectionClosed) as error:
            noticed.faults.append(f"a game was not played to its end: {error!r}")
            await asyncio.sleep(pace)


async def _play_game(
    port: int, game: str, addresses: tuple[str, str], noticed: Noticed, pace: float, random: Random
) -> None:
    first = {"first": 0} if game == "quatre_colonnes" else {}
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "link"}]
    made = await asyncio.to_thread(
        post, port, addresses[0], "/api/tables", {"game": game, "seats": seats, **first}
    )
    join = {"link": made["links"][1], "name": "Bo"}
    joined = await asyncio.to_thread(
        post, port, addresses[1], f"/api/tables/{made['table']}/join", join
    )
    url = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/socket"
    async with (
        connect(
            url,
            compression=None,
            local_addr=(addresses[0], 0),
            open_timeout=ANSWER_SECONDS,
            close_timeout=1,
        ) as one,
        connect(
            url,
            compression=None,
            local_addr=(addresses[1], 0),
            open_timeout=ANSWER_SECONDS,
            close_timeout=1,
        ) as two,
    ):
        people = [Person(socket, noticed, random) for socket in (one, two)]
        tasks = [asyncio.create_task(person.listen()) for person in people]
        try:
            for socket, token in ((one, made["token"]), (two, joined["token"])):
                await socket.send(json.dumps({"type": "hello", "token": token}))
            async with asyncio.timeout(ANSWER_SECONDS):
                await asyncio.gather(*[person.greeted.wait() for person in people])
            await _take_turns(people, noticed, pace, random)
        finally:
            for person, task in zip(people, tasks, strict=True):
                person.is_leaving = True
                task.cancel()


async def _take_turns(people: list[Person], noticed: Noticed, pace: float, random: Random) -> None:
    """One action per `pace` seconds, until the game is over or it is time to end."""
    due = time.monotonic() + random.random() * pace
    while not noticed.is_ending.is_set() and not all(person.is_over for person in people):
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        due = max(due + pace, time.monotonic())
        for person in people:
            command = person.find_command()
            if command is not None:
                await person.act(command)
                break
