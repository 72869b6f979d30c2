"""A client that plays at random by itself, repeats what is not answered, and connects again."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.client import Device
from tests.waiting import DEADLINE

FORGIVEN = ("stale", "not-your-turn", "finished", "store-failed", "nothing-to-take-back")
"""Refusals that a client with an old view, or a store that fails, may cause."""
DONE_ALREADY = ("error-dice-commit-late", "error-dice-commit-twice", "error-dice-reveal-twice")
"""A client whose view is behind sends its part in the dice once more, under another id."""
MOST_DOUBLINGS = 4
"""A client asks again after its patience, then twice that, and so on."""
MOST_HELLOS = 10
"""How often a client says hello on one connection before it tries another."""
HELLO_PROBLEMS = ("error-server-hello-twice", "error-server-hello-first")
"""A hello was lost or doubled on the way."""


@dataclass
class Behaviour:
    """How the clients of a run behave, and where they connect."""

    find_address: Callable[[str], str]
    """The address of the socket for a base address of a server, as `moved` gives it; for an empty
    one, that of any server.
    """
    patience: float = 0.5
    """Seconds without a message after which a client asks again."""
    find_pause: Callable[[], float] = lambda: 0.0
    """Seconds before a command."""
    is_strict: bool = False
    """Whether a failing store is an error: nothing is killed."""
    is_steady: bool = False
    """Whether a lost connection and a question without an answer are errors too."""
    source: str | None = None
    """The client's own address; any by default."""


@dataclass(frozen=True)
class Gap:
    """The time that a client was without its table."""

    seconds: float
    steps: Sequence[str]
    """What it tried, with seconds since the loss."""

    def __str__(self) -> str:
        return f"{self.seconds:.2f} s: {', '.join(self.steps)}"


@dataclass
class Seen:
    """What the clients of a run have seen together."""

    latencies: list[float] = field(default_factory=list)
    """Seconds between a command and its acknowledgement."""
    moved: int = 0
    gaps: list[Gap] = field(default_factory=list)
    """The times between the loss of a socket and the next view."""
    faults: list[str] = field(default_factory=list)

    @property
    def acknowledged(self) -> int:
        """How many commands were acknowledged."""
        return len(self.latencies)

    @property
    def longest_gap(self) -> float:
        return max((gap.seconds for gap in self.gaps), default=0.0)

    @property
    def usual_gap(self) -> float:
        """The median."""
        return median(gap.seconds for gap in self.gaps) if self.gaps else 0.0

    def find_long_gaps(self, count: int) -> list[Gap]:
        return sorted(self.gaps, key=lambda gap: -gap.seconds)[:count]


@dataclass(frozen=True)
class Plan:
    """A command that is sent later: people take their time."""

    command: dict[str, Any]
    revision: int
    send_at: float


class ScriptedClient(Device):
    """One device at one table."""

    def __init__(
        self, behaviour: Behaviour, seen: Seen, table: str, token: str | None, random: Random
    ) -> None:
        self.behaviour, self.seen = behaviour, seen
        super().__init__(table)
        self.table, self.token, self.random = table, token, random
        self.pending: dict[str, Any] | None = None
        """The command that is not yet answered."""
        self._plan: Plan | None = None
        self.acknowledged: dict[str, tuple[int, str]] = {}
        """The revisions and kinds of acknowledged commands, by id."""
        self.positions: dict[int, str] = {}
        """The ids of the positions it was shown, by revision."""
        self._sent_at = 0.0
        """When the command was sent that is not yet answered."""
        self._count = 0
        self._name = f"{random.getrandbits(40):x}"
        self._moved_to = ""
        self._fruitless = 0
        """How many connections in a row have given no view."""
        self._lost_at: float | None = None
        self._steps: list[str] = []
        """What it did since then."""

    @property
    def is_done(self) -> bool:
        return self.is_over and self.pending is None

    @property
    def is_connected(self) -> bool:
        """Whether it has a view and has not lost its socket since, or needs none any more."""
        return self.is_done or (bool(self.view) and self._lost_at is None)

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.is_done:
            base, self._moved_to = self._moved_to, ""
            address = self.behaviour.find_address(base) + f"/api/tables/{self.table}/socket"
            self._note(f"connect {address.rpartition(':')[2].partition('/')[0]}")
            try:
                async with connect(
                    address,
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=DEADLINE,
                    close_timeout=0.1,
                    local_addr=self.behaviour.source and (self.behaviour.source, 0),
                ) as socket:
                    self._note("open")
                    await self._converse(socket)
                error: object = "closed"
            except (OSError, WebSocketException, TimeoutError) as caught:
                error = repr(caught)
                self._note(type(caught).__name__)
            if self.view and self._lost_at is None:
                self._lost_at = time.monotonic()
            if self.behaviour.is_steady and not self.is_done:
                self.seen.faults.append(f"{self.table} was lost: {error}")
            if not self._moved_to:
                await asyncio.sleep(0.05 + 0.1 * self.random.random())

    async def _converse(self, socket: Any) -> None:
        """Say hello and play, until the game is over or the table has moved."""
        hello = json.dumps(
            {"type": "hello", "token": self.token, "since": self.view.get("revision")}
        )
        await socket.send(hello)
        has_view, silent = False, 0
        while not self.is_done:
            doublings = min(silent if has_view else self._fruitless, MOST_DOUBLINGS)
            wait = self.behaviour.patience * 2**doublings
            if has_view and self._plan is not None:
                wait = max(0.0, self._plan.send_at - time.monotonic())
            try:
                async with asyncio.timeout(wait):
                    text = await socket.recv()
            except TimeoutError:
                if has_view and self._plan is not None:
                    self.pending, self._plan = self._plan.command, None
                    self._sent_at = time.monotonic()
                elif self.behaviour.is_steady and self.pending is not None:
                    self.seen.faults.append(f"no answer to {self.pending}")
                silent += 1
                if not has_view and silent > MOST_HELLOS:
                    self._fruitless += 1
                    return  # to another server: this one may be cut off from the database
                again = json.dumps(self.pending or {"type": "sync"})
                await socket.send(again if has_view else hello)
                continue
            message = json.loads(text)
            kind = message["type"]
            if kind in ("update", "ack", "refused"):
                silent = 0
            if kind == "moved":
                self._moved_to = message["address"]
                self._note("moved")
                self.seen.moved += 1
                return
            if kind == "view" and not has_view:
                has_view, self._fruitless = True, 0
                self._on_connected()
                if self.pending is not None:
                    await socket.send(json.dumps(self.pending))
            if not self._on_message(message):
                await socket.send('{"type":"sync"}')
            if has_view and self.pending is None and not self.is_done:
                self._make_plan()

    def _note(self, step: str) -> None:
        """Remember a step on the way back to the table."""
        if self._lost_at is not None:
            self._steps.append(f"{time.monotonic() - self._lost_at:.2f} {step}")

    def _on_connected(self) -> None:
        if self._lost_at is not None:
            self.seen.gaps.append(Gap(time.monotonic() - self._lost_at, self._steps))
            self._lost_at, self._steps = None, []

    def _make_plan(self) -> None:
        """Decide on the next command, unless that is done."""
        revision = self.view["revision"]
        if self._plan is None or self._plan.revision != revision:
            command = self._decide()
            send_at = time.monotonic() + self.behaviour.find_pause()
            self._plan = None if command is None else Plan(command, revision, send_at)

    def _on_message(self, message: dict[str, Any]) -> bool:
        """Take a message into account; False where one before it is missing."""
        kind = message["type"]
        if not self.take(message):
            return False
        if kind == "ack":
            return self._on_ack(message)
        if kind == "refused":
            self._on_refused(message)
        elif kind == "problem":
            key, code = message["message"]["key"], message["code"]
            is_store = code == "store-failed" and not self.behaviour.is_strict
            if key not in HELLO_PROBLEMS and not is_store:
                self.seen.faults.append(f"problem {message}")
        return True

    def _on_ack(self, message: dict[str, Any]) -> bool:
        command, revision = message["command"], message["revision"]
        if self.pending is not None and command == self.pending["command"]:
            self.acknowledged[command] = (revision, self.pending["type"])
            self.seen.latencies.append(time.monotonic() - self._sent_at)
            self.pending = None
            return self.view["revision"] >= revision
        known = self.acknowledged.get(command)
        if known is not None and known[0] != revision:
            self.seen.faults.append(f"answered otherwise: {message} after {known}")
        return True

    def _on_refused(self, message: dict[str, Any]) -> None:
        command, code = message["command"], message["code"]
        if command in self.acknowledged:
            self.seen.faults.append(f"refused after it was acknowledged: {command} {code}")
        if self.pending is None or command != self.pending["command"]:
            return
        is_forgiven = code in FORGIVEN and not (code == "store-failed" and self.behaviour.is_strict)
        if not is_forgiven and message["message"]["key"] not in DONE_ALREADY:
            self.seen.faults.append(f"refused {self.pending}: {code} {message['message']}")
        self.pending = None

    def _adopt(self, view: dict[str, Any]) -> None:
        """Take a view, unless it is older. A revision has one position."""
        revision, position = view["revision"], view["position"]["id"]
        if self.positions.setdefault(revision, position) != position:
            self.seen.faults.append(f"two positions of {self.table} at revision {revision}")
        super()._adopt(view)

    def _decide(self) -> dict[str, Any] | None:
        """The next command, if it is this client's turn."""
        command = self.find_dice_command()
        if command is None and self.can_play:
            command = {"revision": self.view["revision"]}
            if self.turn["what"] == "throw":
                command["type"] = "throw"
            elif self.view["can_take_back"] and self.random.random() < 0.05:
                command["type"] = "back"
            else:
                command |= {"type": "act", "action": self.choose_action(self.random)}
        if command is not None:
            self._count += 1
            command["command"] = f"{self._name}-{self._count}"
        return command
