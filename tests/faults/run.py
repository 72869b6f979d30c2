"""The fault test: tables of bots and scripted clients, through a proxy that loses messages, on a
server that is killed again and again.

At the end every table is over, every client stands where the server stands, everything that was
acknowledged is in the log, and every record is legal and its dice are proved. Traffic goes to
127.0.0.1 only, and ends by itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from colonnade.core.record import parse_record
from colonnade.core.witness import Witness, find_throws
from colonnade.games import GAMES
from tests.faults.proxy import Proxy
from tests.server.tools import Process

SETTINGS: dict[str, Any] = {
    "requests_per_second": 1e6,
    "tables_per_minute": 1e6,
    "bot_tables_per_address": 10_000,
    "connections_per_address": 10_000,
    "messages_per_address": 1e6,
    "bytes_per_second": 1e9,
    "workers": 1,
    "log_level": "error",
}
HERE, LINK = {"kind": "here", "name": "Ana"}, {"kind": "link"}
BOT, GREEDY = {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "greedy"}
LAYOUTS: list[tuple[str, list[dict[str, Any]], dict[str, Any]]] = [
    ("columbiz", [HERE, LINK], {}),
    ("quatre_colonnes", [HERE, LINK], {}),
    ("columbiz", [HERE, GREEDY, LINK], {"edition": "nl"}),
    ("quatre_colonnes", [HERE, LINK, BOT, LINK], {"dice": 2, "teams": True}),
    ("columbiz", [LINK, BOT], {}),
    ("quatre_colonnes", [HERE, BOT, HERE], {"dice": 2}),
    ("columbiz", [BOT, GREEDY, BOT, BOT], {}),
    ("quatre_colonnes", [GREEDY, GREEDY], {}),
]


FORGIVEN = ("stale", "not-your-turn", "finished", "store-failed", "nothing-to-take-back")
DONE_ALREADY = ("error-dice-commit-late", "error-dice-commit-twice", "error-dice-reveal-twice")
"""A client whose view is behind sends its part in the dice once more, under another id."""


@dataclass
class Report:
    """What came of it."""

    tables: int = 0
    kills: int = 0
    seconds: float = 0.0
    acknowledged: int = 0
    events: int = 0
    messages: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.tables} tables, {self.kills} kills, {self.seconds:.0f} s: {self.acknowledged}"
            f" commands acknowledged, {self.events} events recorded, messages {self.messages},"
            f" faults {len(self.faults)}"
        )


class Player:
    """A scripted client: plays by lot, asks again when nothing comes, and comes back when the line
    is cut.
    """

    def __init__(self, run: Run, table: str, token: str | None, random: Random) -> None:
        self.run, self.table, self.token, self.random = run, table, token, random
        self.view: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.witness = Witness(table)
        self._count = 0
        self._name = f"{random.getrandbits(40):x}"

    @property
    def is_done(self) -> bool:
        return self.view.get("status") in ("over", "abandoned") and self.pending is None

    async def play(self) -> None:
        """Until the game is over."""
        while not self.is_done:
            try:
                address = f"ws://127.0.0.1:{self.run.proxy.port}/api/tables/{self.table}/socket"
                async with connect(
                    address,
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=5,
                    close_timeout=0.1,
                ) as line:
                    await self._converse(line)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05 + 0.1 * self.random.random())

    async def _converse(self, line: Any) -> None:
        hello = json.dumps(
            {"type": "hello", "token": self.token, "since": self.view.get("revision")}
        )
        await line.send(hello)
        is_welcome = False
        while not self.is_done:
            try:
                text = await asyncio.wait_for(line.recv(), self.run.patience)
            except TimeoutError:
                await line.send(
                    json.dumps(self.pending or {"type": "sync"}) if is_welcome else hello
                )
                continue
            message = json.loads(text)
            kind = message["type"]
            is_welcome |= kind == "view"
            if kind == "problem" and message["message"]["key"] not in (
                "error-server-hello-twice",
                "error-server-hello-first",
            ):
                self.run.report.faults.append(f"problem {message}")
            if not self._take(message):
                await line.send('{"type":"sync"}')
            if is_welcome and self.pending is None and not self.is_done:
                self.pending = self._decide()
                if self.pending is not None:
                    await line.send(json.dumps(self.pending))

    def _take(self, message: dict[str, Any]) -> bool:
        """Take a message in; False where something before it is missing."""
        kind = message["type"]
        pending = self.pending["command"] if self.pending else None
        if kind == "view":
            self._adopt(message)
        elif kind == "update":
            at = self.view.get("revision", -1)
            if message["revision"] <= at:
                return True
            if message["since"] != at:
                return False
            rest = {
                key: value
                for key, value in message.items()
                if key not in ("type", "since", "events")
            }
            self.view = {**self.view, "choices": [], "keep": None, "can_take_back": False, **rest}
            self.witness.throws |= find_throws(self.view["position"]["ply"], message["events"])
        elif kind == "ack":
            if message["command"] == pending:
                assert self.pending is not None
                self.acknowledged[message["command"]] = (message["revision"], self.pending["type"])
                self.run.report.acknowledged += 1
                self.pending = None
                return self.view["revision"] >= message["revision"]
            known = self.acknowledged.get(message["command"])
            if known is not None and known[0] != message["revision"]:
                self.run.report.faults.append(f"answered otherwise: {message} after {known}")
        elif kind == "refused":
            self._adopt(message["view"])
            if message["command"] in self.acknowledged:
                self.run.report.faults.append(
                    f"refused after it was acknowledged: {message['command']} {message['code']}"
                )
            if message["command"] == pending:
                if (
                    message["code"] not in FORGIVEN
                    and message["message"]["key"] not in DONE_ALREADY
                ):
                    self.run.report.faults.append(
                        f"refused {self.pending}: {message['code']} {message['message']}"
                    )
                self.pending = None
        return True

    def _adopt(self, view: dict[str, Any]) -> None:
        if view["revision"] >= self.view.get("revision", -1):
            self.view = view

    def _decide(self) -> dict[str, Any] | None:
        """The next command, if it is this client's turn."""
        view, random = self.view, self.random
        answer = self.witness.find_answer(view["dice"], view["yours"])
        if answer is not None:
            self._count += 1
            name = "commitment" if answer.type == "commit" else "value"
            return {
                "type": answer.type,
                "command": f"{self._name}-{self._count}",
                "seat": answer.seat,
                name: answer.text,
            }
        turn = view["position"]["turn"]
        seat = turn.get("seat")
        if view["dice"]["phase"] != "closed":
            return None
        if (
            view["status"] != "playing"
            or seat not in view["yours"]
            or view["seats"][seat]["level"] is not None
        ):
            return None
        self._count += 1
        command = {"command": f"{self._name}-{self._count}", "revision": view["revision"]}
        if turn["what"] == "throw":
            return {"type": "throw", **command}
        if view["can_take_back"] and random.random() < 0.05:
            return {"type": "back", **command}
        actions = [choice["action"] for choice in view["choices"]]
        if view["keep"] is not None and (not actions or random.random() < 0.6):
            dice = list(view["keep"]["dice"])
            for face in view["keep"]["must"]:
                dice.remove(face)
            kept = sorted(
                [*view["keep"]["must"], *[face for face in dice if random.random() < 0.5]]
            )
            if len(kept) < len(view["keep"]["dice"]):
                return {"type": "act", "action": " ".join(["keep", *map(str, kept)]), **command}
        if not actions:
            keep = view["keep"]
            assert keep is not None, "a seat to decide has a choice, or dice to keep"
            return {"type": "act", "action": " ".join(["keep", *map(str, keep["must"])]), **command}
        return {
            "type": "act",
            "action": (
                "done" if "done" in actions and random.random() < 0.5 else random.choice(actions)
            ),
            **command,
        }


class Run:
    """One whole fault test."""

    def __init__(
        self, folder: Path, port: int, tables: int, kills: int, seed: int, patience: float
    ) -> None:
        self.patience = patience
        """Seconds without a word after which a client asks again."""
        self.folder, self.port, self.tables, self.kills = folder, port, tables, kills
        self.random = Random(seed)
        self.report = Report(tables, kills)
        self.proxy = Proxy(port, Random(seed + 1))
        self.server: Process
        self.players: list[Player] = []

    def _start(self) -> Process:
        return Process(self.folder / "tables.sqlite", self.port, **SETTINGS)

    def _make_tables(self) -> None:
        for number in range(self.tables):
            game, seats, options = LAYOUTS[number % len(LAYOUTS)]
            made = self.server.create(game, seats, options=options)
            tokens: list[str | None] = [made["token"]] if HERE in seats else []
            for link in made["links"]:
                if link:
                    tokens.append(self.server.join(made["table"], link, name="Bo")["token"])
            tokens.append(None)  # somebody watches
            self.players += [
                Player(self, made["table"], token, Random(self.random.getrandbits(60)))
                for token in tokens
            ]

    async def run(self, seconds: float) -> Report:
        """Play every table to its end, and check everything."""
        began = time.monotonic()
        self.server = await asyncio.to_thread(self._start)
        try:
            await asyncio.to_thread(self._make_tables)
            async with self.proxy:
                tasks = [asyncio.create_task(player.play()) for player in self.players]
                killer = asyncio.create_task(self._kill())
                done, late = await asyncio.wait(tasks, timeout=seconds)
                for player, task in zip(self.players, tasks, strict=True):
                    if task in late:
                        place = player.view.get("position", {}).get("ply")
                        self.report.faults.append(
                            f"not over: {player.table} at ply {place}, status"
                            f" {player.view.get('status')}, {player.pending}"
                        )
                    elif task.exception() is not None:
                        self.report.faults.append(f"client failed: {task.exception()!r}")
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                assert done or late
                if not killer.done():
                    killer.cancel()
                    self.report.faults.append("not killed often enough")
                with contextlib.suppress(asyncio.CancelledError):
                    await killer
            self.report.messages = dict(self.proxy.counts)
            await asyncio.to_thread(self._check)
        finally:
            self.server.kill()
        self.report.seconds = time.monotonic() - began
        return self.report

    async def _kill(self) -> None:
        """Kill the server, each time when the tables have come some way."""
        for number in range(1, self.kills + 1):
            while self.report.acknowledged < number * self.tables * 60 / (self.kills + 1):
                await asyncio.sleep(0.02)
            await asyncio.to_thread(self.server.kill)
            self.server = await asyncio.to_thread(self._start)

    def _check(self) -> None:
        faults = self.report.faults
        for table in sorted({player.table for player in self.players}):
            view = self.server.request("GET", f"/api/tables/{table}")[1]
            for player in self.players:
                if (
                    player.table == table
                    and player.view.get("position", {}).get("id") != view["position"]["id"]
                ):
                    faults.append(
                        f"another position: {table}: {player.view.get('position', {}).get('id')},"
                        f" not {view['position']['id']}"
                    )
            fields = self.server.record(table)
            record = parse_record(json.dumps(fields), GAMES)
            game = GAMES[record.game]
            self.report.events += len(record.events)
            try:
                record.check(game)
                record.verify(game)
                for player in self.players:
                    if player.table == table:
                        faults += [
                            f"dice differ: {table}: {found}"
                            for found in player.witness.compare(fields)
                        ]
                *_, last = record.replay(game)
                if game.position(last.state) != view["position"]["id"]:
                    faults.append(f"record ends elsewhere: {table}")
            except Exception as error:
                faults.append(f"record of {table}: {error}")
            if record.result is None:
                faults.append(f"without a result: {table}")
        connection = sqlite3.connect(self.folder / "tables.sqlite")
        log: dict[str, dict[int, dict[str, Any]]] = {}
        for table, revision, entry in connection.execute(
            "SELECT id, revision, entry FROM entries JOIN tables ON number = table_number ORDER BY"
            " table_number, revision"
        ):
            log.setdefault(table, {})[revision] = json.loads(entry)
        for player in self.players:
            for command, (revision, kind) in player.acknowledged.items():
                entry = log[player.table].get(revision)
                if entry is None or entry.get("command") != command or entry["what"] != kind:
                    faults.append(
                        f"acknowledged and missing: {player.table} {revision} {kind} {command}:"
                        f" {entry}"
                    )
        connection.close()
