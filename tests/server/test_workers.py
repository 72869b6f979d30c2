"""Worker processes: a bot that fails or takes too long is replaced for that decision, and no
visitor's work holds up another's.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from colonnade.core.record import parse_record
from colonnade.games import GAMES
from colonnade.server import handlers
from colonnade.server.records import replay
from colonnade.server.tables.autopilot import Autopilot
from colonnade.server.tables.dice import is_ready
from colonnade.server.tables.state import TableState
from colonnade.server.workers.fair import FairQueue, Priority
from colonnade.server.workers.jobs import Decide, Job
from colonnade.server.workers.pool import Pool, _Call
from tests.client import play_out
from tests.server.slow_bots import make_decision
from tests.server.tools import Server
from tests.waiting import DEADLINE, wait_until, wait_until_async

BOTS = [{"kind": "bot", "level": "greedy"}] * 2
VISITOR = "127.0.0.2"
"""Another address than that of the other clients."""


def use_bot(monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
    """Have every decision made by a bot of `slow_bots`."""
    replace_bots(monkeypatch, lambda level: f"tests.server.slow_bots:{bot}")


def replace_bots(monkeypatch: pytest.MonkeyPatch, find_level: Callable[[str], str]) -> None:
    """Have every decision made by another level. One that never comes to an end has no time."""
    call = Pool.call

    def call_other(pool: Pool, job: Job, *rest: Any, **given: Any) -> None:
        if isinstance(job, Decide):
            job = msgspec.structs.replace(job, level=find_level(job.level))
            if job.level.endswith("Sleeper"):
                rest = (rest[0], 0.01, *rest[2:])
        call(pool, job, *rest, **given)

    monkeypatch.setattr(Pool, "call", call_other)


def record_waits(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """The jobs that workers have begun: the game of a bot's decision or the name of another job,
    and how many were begun between its arrival and its own beginning.
    """
    push, pop, begun = FairQueue.push, FairQueue.pop, list[tuple[str, int]]()
    arrivals: dict[int, int] = {}

    def push_and_note(queue: FairQueue[Any], owner: str, priority: int, call: Any) -> None:
        if isinstance(call, _Call):
            arrivals[id(call)] = len(begun)
        push(queue, owner, priority, call)

    def pop_and_note(queue: FairQueue[Any], least: int | None = None) -> Any:
        call = pop(queue, least)
        if isinstance(call, _Call):
            name = call.job.game if isinstance(call.job, Decide) else call.job.name
            begun.append((name, len(begun) - arrivals.pop(id(call))))
        return call

    monkeypatch.setattr(FairQueue, "push", push_and_note)
    monkeypatch.setattr(FairQueue, "pop", pop_and_note)
    return begun


def request_from(served: Server, address: str, path: str, body: object) -> tuple[int, Any]:
    """Send a POST from another address."""
    connection = http.client.HTTPConnection(
        "127.0.0.1", served.port, timeout=DEADLINE, source_address=(address, 0)
    )
    try:
        connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


@pytest.mark.parametrize("bot", ["Sleeper", "Crasher", "Quitter", "Cheater", "Mute"])
def test_a_bot_that_fails_is_replaced_for_that_decision_and_noted(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    failures = iter(range(2))

    def find_worse(level: str) -> str:
        fails = level == "greedy" and next(failures, None) is not None
        return f"tests.server.slow_bots:{bot}" if fails else level

    replace_bots(monkeypatch, find_worse)
    served = serve()
    made = served.create("columbiz", [{"kind": "here"}, {"kind": "bot", "level": "greedy"}])
    client = served.client(made["table"], made["token"])
    play_out([client])
    record = parse_record(json.dumps(served.record(made["table"])), GAMES)
    record.check(GAMES["columbiz"])
    assert [note.what for note in record.notes] == ["bot-failed blue greedy"] * 2


def test_the_event_loop_does_not_wait_for_a_bot(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TEST_GATE", str(tmp_path / "gate"))
    use_bot(monkeypatch, "Waiter")
    begun = record_waits(monkeypatch)
    served = serve()
    bots = served.create("columbiz", [{"kind": "bot", "level": "greedy"}] * 2)
    wait_until(lambda: begun)
    other = served.create("columbiz", [{"kind": "here"}] * 2)
    client = served.client(other["table"], other["token"])
    for _ in range(10):
        assert client.step()["type"] == "ack"  # type: ignore[index]
    assert len(begun) == 1, "the bot still thinks"
    with served.client(bots["table"]) as watcher:
        (tmp_path / "gate").touch()
        watcher.wait_for("update")


def test_bots_pause_where_people_watch(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses, call_later = list[float](), Autopilot._call_later

    def note_and_call(autopilot: Autopilot, seconds: float, function: Any) -> None:
        if not is_ready(autopilot._table.state.source):  # the time to agree on dice
            return call_later(autopilot, seconds, function)
        pauses.append(seconds)
        return call_later(autopilot, 0.0, function)

    monkeypatch.setattr(Autopilot, "_call_later", note_and_call)
    served = serve(bot_pause=30_000.0)  # of which a share is left where somebody plays
    made = served.create("quatre_colonnes", [{"kind": "here"}, *BOTS[1:]])
    with served.client(made["table"], made["token"]) as client:
        while len(pauses) < 4 or not client.is_mine:
            if client.step() is None:
                client.receive()
    assert all(pause > 3000 for pause in pauses), "less what the bot has taken to decide"
    before = len(pauses)
    alone = served.create("quatre_colonnes", BOTS)["table"]
    wait_until(lambda: served.request("GET", f"/api/tables/{alone}")[1]["status"] == "over")
    assert not any(pauses[before:])


# One visitor does not hold up another


def test_bots_of_one_visitor_do_not_hold_up_those_of_another(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    use_bot(monkeypatch, "Slow")
    done = record_waits(monkeypatch)
    served = serve(workers=1)
    for _ in range(16):
        assert (
            request_from(served, VISITOR, "/api/tables", {"game": "columbiz", "seats": BOTS})[0]
            == 201
        )
    wait_until(lambda: len(done) > 20)
    served.create("quatre_colonnes", BOTS)
    wait_until(lambda: len([name for name, _ in done if name == "quatre_colonnes"]) > 4)
    # first come, first served would be 16
    assert max(waited for name, waited in done if name == "quatre_colonnes") < 8


def test_a_hint_and_a_watched_bot_come_before_bots_that_nobody_watches(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    use_bot(monkeypatch, "Slow")
    done = record_waits(monkeypatch)
    served = serve(workers=1)
    mine = served.create("quatre_colonnes", [{"kind": "here"}, {"kind": "bot", "level": "greedy"}])
    client = served.client(mine["table"], mine["token"])
    for _ in range(16):
        served.create("columbiz", BOTS)  # of the same address: the class alone decides
    wait_until(lambda: len(done) > 16)
    while client.turn["what"] != "decide" or not client.is_mine:
        assert client.step() or client.receive()
    client.send(
        {"type": "hint", "command": "hint", "revision": client.view["revision"], "level": 1}
    )
    client.wait_for("hinted")
    while "quatre_colonnes" not in dict(done):
        assert client.step() or client.receive()
    assert max(waited for name, waited in done if name in ("hint", "quatre_colonnes")) < 8


def test_one_of_several_workers_is_kept_for_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    monkeypatch.setenv("TEST_GATE", str(tmp_path / "gate"))

    def note(name: str) -> Callable[[object], None]:
        return lambda found: done.append(name if found else "failed")

    async def run() -> None:
        pool = Pool(2, DEADLINE)
        try:
            for number in range(4):
                pool.call(
                    make_decision("Waiter"),
                    note("slow"),
                    owner=f"{number}",
                    priority=Priority.UNWATCHED if number % 2 else Priority.RECORD,
                )
            for text, priority in (("watched", Priority.WATCHED), ("hint", Priority.HELP)):
                pool.call(make_decision("Slow"), note(text), owner="0", priority=priority)
            await wait_until_async(lambda: len(done) >= 2)
            assert sorted(done) == ["hint", "watched"]
            (tmp_path / "gate").touch()
            await wait_until_async(lambda: len(done) >= 6)
            assert "failed" not in done
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_pool_that_is_closed_while_a_worker_starts_leaves_no_thread() -> None:
    async def run() -> None:
        pool = Pool(1, DEADLINE)
        pool.call(make_decision("Sleeper"), lambda _: None)
        await pool.close()

    before = set(threading.enumerate())
    asyncio.run(run())
    assert not [
        thread.name
        for thread in set(threading.enumerate()) - before
        if thread.name.startswith("worker")
    ]


def test_replays_of_one_visitor_do_not_hold_up_those_of_another(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    order, gate = list[int](), threading.Event()

    def replay_later(text: str, start: int, count: int) -> Any:
        assert gate.wait(DEADLINE)
        order.append(start)
        return replay(text, start, count)

    monkeypatch.setattr(handlers, "replay", replay_later)
    served = serve()
    record = json.dumps(served.record(served.create("columbiz", [{"kind": "here"}] * 2)["table"]))
    bodies = [{"record": record, "start": start, "count": 1} for start in (0, 1)]
    waiting = served.application.services.replays._waiting
    with ThreadPoolExecutor(25) as threads:
        asked = [
            threads.submit(request_from, served, VISITOR, "/api/replay", bodies[1])
            for _ in range(24)
        ]
        wait_until(lambda: waiting.count(VISITOR, Priority.RECORD) == 23)
        asked.append(threads.submit(served.request, "POST", "/api/replay", bodies[0]))
        wait_until(lambda: waiting.count("127.0.0.1", Priority.RECORD) == 1)
        gate.set()
        assert [each.result()[0] for each in asked] == [200] * 25
    assert order.index(0) <= 2, order


def test_a_request_for_plies_waits_for_one_turn(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.create("columbiz", [{"kind": "here"}] * 2)
    replays, turns = server.application.services.replays, list[str]()
    turn = replays.turn

    def count(owner: str) -> Any:
        turns.append(owner)
        return turn(owner)

    monkeypatch.setattr(replays, "turn", count)
    assert server.request("GET", f"/api/tables/{made['table']}/plies")[0] == 200
    assert turns == ["127.0.0.1"]


def test_a_visitor_may_have_only_so_many_replays_wait(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()

    def replay_later(*given: Any) -> Any:
        assert gate.wait(DEADLINE)
        return replay(*given)

    monkeypatch.setattr(handlers, "replay", replay_later)
    served = serve(waiting_per_address=2)
    record = json.dumps(served.record(served.create("columbiz", [{"kind": "here"}] * 2)["table"]))
    with ThreadPoolExecutor(4) as threads:
        asked = [
            threads.submit(request_from, served, VISITOR, "/api/replay", {"record": record})
            for _ in range(4)
        ]
        wait_until(lambda: sum(each.done() for each in asked) == 1)
        gate.set()
    assert sorted(each.result()[0] for each in asked) == [200, 200, 200, 429]


def test_a_stored_table_is_not_folded_in_the_event_loop(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    fold, threads = TableState.fold, list[threading.Thread]()

    def fold_and_note(state: TableState, *given: Any) -> None:
        threads.append(threading.current_thread())
        fold(state, *given)

    monkeypatch.setattr(TableState, "fold", fold_and_note)
    served = serve()
    table = served.create("columbiz", [{"kind": "here"}] * 2)["table"]
    served.stop()
    again = serve()
    assert again.request("GET", f"/api/tables/{table}")[0] == 200
    assert threads
    assert again.thread not in threads


def test_bots_play_alone_only_on_some_tables_of_a_visitor(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TEST_GATE", str(tmp_path / "never"))
    use_bot(monkeypatch, "Waiter")
    served = serve(bot_tables_per_address=2)
    body = {"game": "columbiz", "seats": BOTS}
    made = [request_from(served, VISITOR, "/api/tables", body) for _ in range(3)]
    assert [status for status, _ in made] == [201, 201, 429]
    assert made[2][1]["message"] == {
        "key": "error-server-bot-tables",
        "arguments": {"limit": 2},
        "clause": None,
    }
    assert (
        request_from(
            served, VISITOR, "/api/tables", {"game": "columbiz", "seats": [{"kind": "here"}, *BOTS]}
        )[0]
        == 201
    )
    served.create("columbiz", BOTS)  # of another address
    with served.client(made[0][1]["table"], made[0][1]["token"]) as client:
        assert client.command("abandon")["type"] == "ack"
        # for the one that is abandoned
        assert request_from(served, VISITOR, "/api/tables", body)[0] == 201
        refused = client.command("rematch")
        assert (refused["type"], refused["code"]) == ("refused", "too-many")
