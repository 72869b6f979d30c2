"""Clients of a table, for tests: what a device knows of its table, and a client that a test tells
what to do. `scripted.py` has one that plays by itself.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import ssl
from collections.abc import Callable
from random import Random
from typing import Any

from websockets.sync.client import ClientConnection, connect

from colonnade.core.witness import Witness
from tests.waiting import DEADLINE

_numbers = itertools.count(1)
_AT_A_REVISION = ("act", "throw", "back", "hint", "lens", "consider", "rank")
_ANSWERS = ("ack", "refused", "because", "problem", "hinted", "seen", "considered", "ranked")


class _Listener(ClientConnection):
    """A socket that gives all that it has received, also where its answer can no longer be sent:
    `ClientConnection` loses what came with a close that is no longer waited for.
    """

    def send_data(self) -> None:
        with contextlib.suppress(OSError):
            super().send_data()


def connect_to_table(address: str, table: str, **options: Any) -> ClientConnection:
    """A socket at a table, which waits however slow the server is."""
    return connect(
        f"ws{address.removeprefix('http')}/api/tables/{table}/socket",
        compression=None,
        open_timeout=DEADLINE,
        close_timeout=2,
        ping_interval=None,
        create_connection=_Listener,
        **options,
    ).__enter__()


class Device:
    """What one device knows of a table: the newest view, and what it saw of the dice."""

    def __init__(self, table: str) -> None:
        self.view: dict[str, Any] = {}
        self.witness = Witness(table)

    def take(self, message: dict[str, Any]) -> bool:
        """Bring the view up to date; False where a message before this one is missing."""
        kind, revision = message["type"], self.view.get("revision", -1)
        shown = message.get("view") if kind == "refused" else message
        if kind not in ("view", "update", "refused") or not shown:
            return True
        if kind == "update":
            if shown["revision"] <= revision:
                return True
            if shown["since"] != revision:
                return False
            changed = {
                key: value for key, value in shown.items() if key not in ("type", "since", "events")
            }
            fields = {"choices": [], "keep": None, "can_take_back": False, **changed}
            self._adopt({**self.view, **fields})
        else:
            self._adopt(shown)
        if shown["revision"] >= revision:  # a view may come late
            events = [event for event in shown["events"] if event["revision"] > revision]
            self.witness.observe(self.view["position"], events, is_gap=kind != "update")
        return True

    def _adopt(self, view: dict[str, Any]) -> None:
        """Take a view, unless it is older than the one it has."""
        if view["revision"] >= self.view.get("revision", -1):
            self.view = view

    def find_dice_command(self) -> dict[str, Any] | None:
        """The commitment to fair dice, or the value, that this device has to send now."""
        answer = self.witness.find_answer(self.view["dice"], self.view["yours"])
        if answer is None:
            return None
        name = "commitment" if answer.type == "commit" else "value"
        return {"type": answer.type, "seat": answer.seat, name: answer.text}

    @property
    def turn(self) -> dict[str, Any]:
        return self.view["position"]["turn"]

    @property
    def is_mine(self) -> bool:
        """Whether a seat of this device is to play, and no bot in its place."""
        seat = self.turn.get("seat")
        return seat in self.view["yours"] and self.view["seats"][seat]["level"] is None

    @property
    def is_over(self) -> bool:
        return self.view.get("status") in ("over", "abandoned")

    @property
    def can_play(self) -> bool:
        """Whether a throw or an action is this device's to send."""
        return (
            self.view["status"] == "playing"
            and self.turn["what"] != "over"
            and self.is_mine
            and self.view["dice"]["phase"] == "closed"
        )

    def choose_action(self, random: Random) -> str:
        """A legal action at random."""
        actions, keep = [choice["action"] for choice in self.view["choices"]], self.view["keep"]
        if keep is not None:
            rest = list(keep["dice"])
            for face in keep["must"]:
                rest.remove(face)
            if not actions or (rest and random.random() < 0.6):
                more = [face for face in rest if random.random() < 0.5]
                kept = [*keep["must"], *(more if len(more) < len(rest) else ())]
                return " ".join(["keep", *map(str, sorted(kept))])
        return "done" if "done" in actions and random.random() < 0.5 else random.choice(actions)


class Client(Device):
    """A WebSocket at one table."""

    def __init__(
        self,
        address: str,
        table: str,
        token: str | None = None,
        *,
        dice: str = "decline",
        tls: ssl.SSLContext | None = None,
        **fields: Any,
    ) -> None:
        """`dice` says what the client does about fair dice by itself: `decline` them, `agree` as
        a player's device does, or `nothing`.
        """
        super().__init__(table)
        self.table, self._dice_policy, self._tls = table, dice, tls
        self.followed: list[str] = []
        """The addresses in `moved`."""
        self.socket = self._connect(address)
        self.token = token
        self.last = ""
        self.received: list[dict[str, Any]] = []
        self.send({"type": "hello", "token": token, **fields})
        while (message := self.wait_for("view", "moved"))["type"] == "moved":
            self.socket.close()
            self.followed.append(message["address"])
            self.socket = self._connect(message["address"])
            self.send({"type": "hello", "token": token, **fields})
        if dice == "decline":
            self.decline_dice()

    def _connect(self, address: str) -> ClientConnection:
        return connect_to_table(address, self.table, ssl=self._tls)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = DEADLINE) -> dict[str, Any]:
        """Receive the next message, and bring the view up to date."""
        message = json.loads(self.socket.recv(timeout))
        self.received.append(message)
        assert self.take(message), "a message is missing"
        if self._dice_policy == "agree" and message["type"] in ("view", "update"):
            command = self.find_dice_command()
            if command is not None:
                self.send({**command, "command": f"d{next(_numbers)}"})
        return message

    def receive_until(self, condition: Callable[[], Any]) -> None:
        """Receive messages until a condition is true."""
        while not condition():
            self.receive()

    def decline_dice(self) -> None:
        """Decline fair dice for every seat of this client that they wait for."""
        for seat in self.view["yours"]:
            given = self.view["dice"]["seats"]
            if (
                given
                and given[seat]["part"] == "awaited"
                and self.view["status"] in ("waiting", "playing")
            ):
                assert self.command("decline", seat=seat)["type"] == "ack"

    def wait_for(self, *kinds: str) -> dict[str, Any]:
        """Receive messages up to the next one of a kind."""
        while (message := self.receive())["type"] not in kinds:
            pass
        return message

    def command(self, kind: str, /, **fields: Any) -> dict[str, Any]:
        """Send a command or a question, and wait for its answer."""
        self.last = command = fields.pop("command", f"c{next(_numbers)}")
        if kind in _AT_A_REVISION:
            fields.setdefault("revision", self.view["revision"])
        self.send({"type": kind, "command": command, **fields})
        while True:
            message = self.wait_for(*_ANSWERS)
            if message.get("command") == command or message["type"] == "problem":
                return message

    def first_action(self) -> str:
        """Return some legal action, one that ends a turn where there is one."""
        choices = self.view["choices"]
        if choices:
            names = [choice["action"] for choice in choices]
            return "done" if "done" in names else names[0]
        keep = self.view["keep"]
        return " ".join(["keep", *map(str, sorted(keep["must"]))])

    def step(self) -> dict[str, Any] | None:
        """Throw or act if it is this client's turn; the answer, or None if it is not."""
        if not self.can_play:
            return None
        if self.turn["what"] == "throw":
            is_automatic = self.view["seats"][self.turn["seat"]]["auto_throw"]
            return None if is_automatic else self.command("throw")
        return self.command("act", action=self.first_action())


def agree_on_dice(clients: list[Client]) -> None:
    """Receive until all clients have seen that the fair dice are agreed upon."""
    while waiting := [client for client in clients if client.view["dice"]["phase"] != "closed"]:
        for client in waiting:
            with contextlib.suppress(TimeoutError):
                client.receive(0.05)  # perhaps another client has to answer first


def play_out(clients: list[Client]) -> None:
    """Play a game to its end, with the turns of bots between those of the clients."""
    agree_on_dice(clients)
    while any(client.view["status"] in ("waiting", "playing") for client in clients):
        for client in clients:
            answer = client.step()
            if answer is not None:
                assert answer["type"] == "ack", answer
                break
        else:
            clients[0].receive()  # a bot's turn
        newest = max(client.view["revision"] for client in clients)
        for client in clients:
            while client.view["revision"] < newest:
                client.receive()
