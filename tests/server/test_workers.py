"""Worker processes: a bot that fails or takes too long is replaced for that decision, and no
visitor's work holds up another's.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import threading
import time
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
from colonnade.server.tables.state import TableState
from colonnade.server.workers.fair import Priority
from colonnade.server.workers.jobs import Decide, Job
from colonnade.server.workers.pool import Pool
from tests.server.slow_bots import make_decision
from tests.server.tools import Server, play_out

BOTS = [{"kind": "bot", "level": "greedy"}] * 2
VISITOR = "127.0.0.2"
"""Another address than that of the other clients."""


def use_bot(monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
    """Have every decision made by a bot of `slow_bots`."""
    replace_bots(monkeypatch, lambda level: f"tests.server.slow_bots:{bot}")


def replace_bots(monkeypatch: pytest.MonkeyPatch, find_level: Callable[[str], str]) -> None:
    """Have every decision made by another level."""
    call = Pool.call

    def call_other(pool: Pool, job: Job, *rest: Any, **given: Any) -> None:
        if isinstance(job, Decide):
            job = msgspec.structs.replace(job, level=find_level(job.level))
        call(pool, job, *rest, **given)

    monkeypatch.setattr(Pool, "call", call_other)


def record_waits(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """The jobs that workers have done: the game of a bot's decision or the name of another job, and
    how many were done before it.
    """
    call, done = Pool.call, list[tuple[str, int]]()

    def call_and_note(pool: Pool, job: Job, answer: Any, *rest: Any, **given: Any) -> None:
        before = len(done)

        def note(found: Any) -> None:
            name = job.game if isinstance(job, Decide) else job.name
            done.append((name, len(done) - before))
            answer(found)

        call(pool, job, note, *rest, **given)

    monkeypatch.setattr(Pool, "call", call_and_note)
    return done


def request_from(served: Server, address: str, path: str, body: object) -> tuple[int, Any]:
    """Send a POST from another address."""
    connection = http.client.HTTPConnection(
        "127.0.0.1", served.port, timeout=30, source_address=(address, 0)
    )
    try:
        connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


def wait_until(condition: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.005)


@pytest.mark.parametrize("bot", ["Sleeper", "Crasher", "Quitter", "Cheater", "Mute"])
def test_a_bot_that_fails_is_replaced_for_that_decision_and_noted(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    failures = iter(range(2))

    def find_worse(level: str) -> str:
        fails = level == "greedy" and next(failures, None) is not None
        return f"tests.server.slow_bots:{bot}" if fails else level

    replace_bots(monkeypatch, find_worse)
    served = serve(bot_seconds=0.5)
    made = served.create("columbiz", [{"kind": "here"}, {"kind": "bot", "level": "greedy"}])
    client = served.client(made["table"], made["token"])
    play_out([client])
    record = parse_record(json.dumps(served.record(made["table"])), GAMES)
    record.check(GAMES["columbiz"])
    assert [note.what for note in record.notes] == ["bot-failed blue greedy"] * 2


def test_the_event_loop_does_not_wait_for_a_bot(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    use_bot(monkeypatch, "Sleeper")
    served = serve(bot_seconds=3.0)
    served.create("columbiz", [{"kind": "bot", "level": "greedy"}] * 2)
    other = served.create("columbiz", [{"kind": "here"}] * 2)
    client = served.client(other["table"], other["token"])
    began = time.monotonic()
    for _ in range(10):
        assert client.step()["type"] == "ack"  # type: ignore[index]
    assert time.monotonic() - began < 2


def test_people_see_a_bot_pause(serve: Callable[..., Server]) -> None:
    served = serve(bot_pause=0.2)
    made = served.create("quatre_colonnes", [{"kind": "bot", "level": "random"}] * 2)
    with served.client(made["table"]) as client:
        client.wait_for("update")  # may hold what was under way before anybody watched
        began = time.monotonic()
        for _ in range(4):
            assert len(client.wait_for("update")["events"]) == 1
        assert time.monotonic() - began > 0.5


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
    client.wait_for("hinted", timeout=30)
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
        pool = Pool(2, 60)
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
            async with asyncio.timeout(30):
                while len(done) < 2:
                    await asyncio.sleep(0.01)
            assert sorted(done) == ["hint", "watched"]
            (tmp_path / "gate").touch()
            async with asyncio.timeout(30):
                while len(done) < 6:
                    await asyncio.sleep(0.01)
            assert "failed" not in done
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_pool_that_is_closed_while_a_worker_starts_leaves_no_thread() -> None:
    async def run() -> None:
        pool = Pool(1, 60)
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
    order = list[int]()

    def replay_slowly(text: str, start: int, count: int) -> Any:
        time.sleep(0.05)
        order.append(start)
        return replay(text, start, count)

    monkeypatch.setattr(handlers, "replay", replay_slowly)
    served = serve()
    record = json.dumps(served.record(served.create("columbiz", [{"kind": "here"}] * 2)["table"]))
    bodies = [{"record": record, "start": start, "count": 1} for start in (0, 1)]
    with ThreadPoolExecutor(24) as threads:
        asked = [
            threads.submit(request_from, served, VISITOR, "/api/replay", bodies[1])
            for _ in range(24)
        ]
        wait_until(lambda: len(order) >= 2)
        before = len(order)
        assert served.request("POST", "/api/replay", bodies[0])[0] == 200
        assert order[before:].index(0) < 8, order
        assert [each.result()[0] for each in asked] == [200] * 24


def test_a_visitor_may_have_only_so_many_replays_wait(
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()

    def replay_later(*given: Any) -> Any:
        assert gate.wait(30)
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
    serve: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    use_bot(monkeypatch, "Sleeper")
    served = serve(bot_tables_per_address=2, bot_seconds=60.0)
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
