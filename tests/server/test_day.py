"""The day's throw: dice and position that follow from the date, turns played by the rules, and
counts of those who played, on both stores.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from colonnade.analysis.lens import find_values
from colonnade.bots.evaluation import find_evaluator
from colonnade.core.dice import derive_bytes, derive_faces
from colonnade.core.game import Decide, Throw
from colonnade.games import find_position
from colonnade.server import day as day_module
from colonnade.server.day import MAX_LOSS, POSITIONS, find_turn, play_turn
from colonnade.server.store.statements import open_statements
from tests.server.tools import Server, start
from tests.waiting import DEADLINE

DAY, BEFORE, AFTER = date(2026, 11, 19), date(2026, 11, 18), date(2026, 11, 21)
SHARED = Path(__file__).parents[2] / "web" / "tests" / "days.json"
COUNTED = 3


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, memory_path: Path) -> Path | str:
    if request.param == "sqlite":
        return memory_path / "days.sqlite"
    return request.getfixturevalue("postgres").create_database()


@pytest.fixture(scope="module")
def server(database: Path | str) -> Iterator[Server]:
    """A server on which it is `DAY`, behind a proxy that says who the client is."""
    with pytest.MonkeyPatch.context() as fewer:
        fewer.setattr(day_module, "COUNTED_PER_DAY", COUNTED)
        fewer.setattr(day_module, "find_today", lambda: DAY)
        served = start(database=database, trusted_proxies=("127.0.0.1",))
        yield served
        served.stop()


def play(server: Server, actions: list[str], address: str = "", **given: Any) -> tuple[int, Any]:
    headers = {"X-Forwarded-For": address} if address else {}
    return server.request("POST", "/api/day", {"actions": actions, **given}, headers)


@cache
def find_actions(day: date, is_best: bool) -> list[str]:
    """The actions of the best turn of a day, or of one that loses the most at each decision."""
    game, start, dice = find_turn(day)
    evaluator, actions = find_evaluator(game.key), list[str]()
    while True:
        events, is_over = play_turn(game, start, dice, actions)
        if is_over:
            return actions
        values = find_values(game, events[-1].state, evaluator)
        choose = max if is_best else min
        actions.append(choose(values, key=values.__getitem__))
        _, _, dice = find_turn(day)


def read_rows(database: Path | str) -> list[str]:
    async def read() -> list[str]:
        statements = open_statements(database)
        async with statements.read() as run:
            rows = await run("SELECT name FROM numbers WHERE name LIKE 'day/%' ORDER BY name")
        await statements.close()
        return [name for (name,) in rows]

    return asyncio.run(read())


def test_the_dice_are_those_of_the_documentation_and_of_the_page() -> None:
    """The page's own test recomputes the same file."""
    shared: dict[str, list[str]] = json.loads(SHARED.read_text(encoding="utf-8"))
    for text, events in shared.items():
        _, _, dice = find_turn(date.fromisoformat(text))
        key = derive_bytes(int(text.replace("-", "")), "0/dice")
        for index, event in enumerate(events):
            faces = dice.throw(len(event.split()) - 1)
            assert faces == derive_faces(key, index, len(faces))
            assert event == " ".join(["roll", *map(str, sorted(faces))])


def test_every_position_is_before_a_turn_of_the_first_seat_and_each_has_its_day() -> None:
    for position in POSITIONS:
        game, state = find_position(position)
        assert game.turn(state) == Throw(0, 8)
    days = [date.fromordinal(DAY.toordinal() + ahead) for ahead in range(len(POSITIONS))]
    shown = {game.position(state) for game, state, _ in map(find_turn, days)}
    assert shown == set(POSITIONS)


def test_the_turn_begins_with_the_throw_of_the_date(server: Server) -> None:
    status, answer = play(server, [])
    game, start, dice = find_turn(DAY)
    assert (status, answer["date"], answer["judged"]) == (200, "2026-11-19", None)
    assert [ply["event"] for ply in answer["plies"]] == [
        None,
        str(game.outcome(start, dice.throw(8))),
    ]
    assert isinstance(game.turn(find_position(answer["plies"][-1]["position"]["id"])[1]), Decide)
    assert answer["keep"]


def test_the_dice_cannot_be_chosen_and_illegal_turns_are_refused_with_a_clause(
    server: Server,
) -> None:
    status, problem = play(server, ["roll 6 6 6 6 6 6 6 6"])
    assert (status, problem["code"]) == (400, "illegal")
    status, problem = play(server, [], dice=[6] * 8)
    assert (status, problem["code"]) == (400, "malformed")
    status, problem = play(server, ["place 5-3"])
    assert (status, problem["code"], problem["message"]["clause"]) == (400, "illegal", "C2.2")
    status, problem = play(server, [*find_actions(DAY, is_best=True), "stop"])
    assert (status, problem["code"]) == (409, "not-playing")


def test_only_today_and_a_turn_that_began_yesterday_are_played(server: Server) -> None:
    assert play(server, [], date=str(BEFORE))[1]["date"] == str(BEFORE)
    for other in ("2026-11-17", "2026-11-20", "2026-13-99"):
        status, problem = play(server, [], date=other)
        assert (status, problem["message"]["key"]) == (409, "error-server-day")


def test_a_turn_is_compared_with_the_best_and_with_the_others_by_counts_alone(
    server: Server, database: Path | str
) -> None:
    worst, best = find_actions(DAY, is_best=False), find_actions(DAY, is_best=True)
    status, answer = play(server, worst, "203.0.113.1")
    assert status == 200
    judged = answer["judged"]
    assert judged["loss"] == pytest.approx(sum(each["loss"] for each in judged["decisions"]))
    assert judged["loss"] > 0.05
    assert (judged["others"], judged["worse"]) == (0, 0)
    assert all(each["messages"] and each["best"] for each in judged["decisions"])

    judged = play(server, best, "203.0.113.2")[1]["judged"]
    assert judged["loss"] == pytest.approx(0, abs=1e-6)
    assert all(each["messages"] == each["best"] for each in judged["decisions"])
    assert (judged["others"], judged["worse"]) == (1, 1)

    for _ in range(2):  # the same device again
        judged = play(server, worst, "203.0.113.1", is_repeat=True)[1]["judged"]
        assert (judged["others"], judged["worse"]) == (1, 0)
    assert read_rows(database) == ["day/2026-11-19/0", f"day/2026-11-19/{MAX_LOSS}"]


def test_what_strangers_can_store_is_bounded_and_goes_with_its_day(
    server: Server, database: Path | str
) -> None:
    best, days = find_actions(BEFORE, is_best=True), server.application.services.days

    async def fill() -> None:
        open_days = [str(DAY), str(BEFORE)]
        for loss in range(2 * MAX_LOSS):
            await days._count(str(BEFORE), open_days, loss / 1000, False, f"2001:db8:{loss:x}::/64")

    given = {"date": str(BEFORE)}
    found = [play(server, best, "203.0.113.9", **given)[1]["judged"]["others"] for _ in range(6)]
    assert found == [0, 1, 2, 3, 3, 3], "an address has only some turns counted"
    asyncio.run_coroutine_threadsafe(fill(), server.loop).result(DEADLINE)
    assert sum(name.startswith(f"day/{BEFORE}/") for name in read_rows(database)) == MAX_LOSS + 1

    days.find_today = lambda: AFTER
    try:
        play(server, find_actions(AFTER, is_best=True), "203.0.113.10")
        assert read_rows(database) == [f"day/{AFTER}/0"]
    finally:
        days.find_today = lambda: DAY
