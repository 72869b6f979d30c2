"""Bots in worker processes: one that crashes, dies, cheats or takes too long is replaced for that decision, and the table goes on."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from colonnade.core.record import parse_record
from colonnade.games import GAMES
from colonnade.server.bots import Pool
from tests.server.tools import Served, play_out


@pytest.mark.parametrize("bot", ["Sleeper", "Crasher", "Quitter", "Cheater", "Mute"])
def test_a_bot_that_fails_is_replaced_for_that_decision_and_noted(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    ask, failures = Pool.ask, iter(range(2))

    def ask_worse(pool: Pool, game: str, level: str, state: Any, answer: Any) -> None:
        fails = level == "greedy" and next(failures, None) is not None
        ask(pool, game, f"tests.server.slow_bots:{bot}" if fails else level, state, answer)

    monkeypatch.setattr(Pool, "ask", ask_worse)
    served = serve(bot_seconds=0.5)
    made = served.create("columbiz", [{"kind": "here"}, {"kind": "bot", "level": "greedy"}])
    client = served.client(made["table"], made["token"])
    play_out([client])
    record = parse_record(json.dumps(served.record(made["table"])), GAMES)
    record.check(GAMES["columbiz"])
    assert [note.what for note in record.notes] == ["bot-failed blue greedy"] * 2


def test_the_event_loop_does_not_wait_for_a_bot(serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch) -> None:
    ask = Pool.ask
    monkeypatch.setattr(
        Pool, "ask", lambda pool, game, level, state, answer: ask(pool, game, "tests.server.slow_bots:Sleeper", state, answer)
    )
    served = serve(bot_seconds=3.0)
    served.create("columbiz", [{"kind": "bot", "level": "greedy"}] * 2)
    other = served.create("columbiz", [{"kind": "here"}] * 2)
    client = served.client(other["table"], other["token"])
    began = time.monotonic()
    for _ in range(10):
        assert client.step()["type"] == "ack"  # type: ignore[index]
    assert time.monotonic() - began < 2


def test_people_see_a_bot_pause(serve: Callable[..., Served]) -> None:
    served = serve(bot_pause=0.2)
    made = served.create("quatre_colonnes", [{"kind": "bot", "level": "random"}] * 2)
    with served.client(made["table"]) as client:
        began = time.monotonic()
        for _ in range(4):
            assert len(client.hear("update")["events"]) == 1
        assert time.monotonic() - began > 0.5
