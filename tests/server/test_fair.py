"""The order of work: urgent classes first, owners in turn, nobody waits for ever."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from colonnade.server.errors import TooMany
from colonnade.server.workers.fair import PATIENCE, FairLock, FairQueue, Priority
from tests.waiting import DEADLINE

HELP, WATCHED, RECORD, UNWATCHED = Priority


def drain(queue: FairQueue[str], least: int | None = None) -> list[str]:
    jobs: list[str] = []
    while (job := queue.pop(least)) is not None:
        jobs.append(job)
    return jobs


def test_an_empty_queue_has_nothing() -> None:
    assert FairQueue[str]().pop() is None


def test_the_jobs_of_one_owner_keep_their_order() -> None:
    queue = FairQueue[str]()
    for number in range(5):
        queue.push("ana", WATCHED, f"{number}")
    assert drain(queue) == ["0", "1", "2", "3", "4"]


def test_owners_take_turns_however_many_jobs_one_has() -> None:
    queue = FairQueue[str]()
    for number in range(60):
        queue.push("greedy", WATCHED, f"greedy {number}")
    for owner in ("ana", "bo"):
        for number in range(2):
            queue.push(owner, WATCHED, f"{owner} {number}")
    assert drain(queue)[:7] == [
        "greedy 0",
        "ana 0",
        "bo 0",
        "greedy 1",
        "ana 1",
        "bo 1",
        "greedy 2",
    ]


def test_an_owner_that_comes_back_stands_behind_the_others() -> None:
    queue = FairQueue[str]()
    queue.push("greedy", WATCHED, "greedy 0")
    queue.push("ana", WATCHED, "ana 0")
    assert queue.pop() == "greedy 0"
    queue.push("greedy", WATCHED, "greedy 1")
    assert drain(queue) == ["ana 0", "greedy 1"]


def test_urgent_classes_come_first_whoever_came_before() -> None:
    queue = FairQueue[str]()
    for priority in reversed(Priority):
        queue.push("ana", priority, priority.name)
    assert drain(queue) == ["HELP", "WATCHED", "RECORD", "UNWATCHED"]


def test_a_worker_for_people_takes_nothing_less_urgent() -> None:
    queue = FairQueue[str]()
    for priority in Priority:
        queue.push("ana", priority, priority.name)
    assert drain(queue, least=WATCHED) == ["HELP", "WATCHED"]
    assert drain(queue) == ["RECORD", "UNWATCHED"]


def test_no_class_waits_for_ever() -> None:
    queue = FairQueue[str]()
    queue.push("ana", UNWATCHED, "ana's bots")
    queue.push("ana", RECORD, "ana's record")
    for number in range(10 * PATIENCE):
        queue.push("asks for ever", HELP, f"hint {number}")
    jobs = drain(queue)
    assert jobs.index("ana's record") == PATIENCE
    assert jobs.index("ana's bots") == PATIENCE + 1


def test_jobs_are_counted_by_owner_and_class() -> None:
    queue = FairQueue[str]()
    for priority in (HELP, HELP, WATCHED):
        queue.push("ana", priority, "")
    assert [queue.count("ana", HELP), queue.count("ana", WATCHED), queue.count("bo", HELP)] == [
        2,
        1,
        0,
    ]
    queue.pop()
    assert queue.count("ana", HELP) == 1


@given(
    st.lists(
        st.one_of(st.none(), st.tuples(st.sampled_from("abc"), st.sampled_from(Priority))),
        max_size=200,
    )
)
def test_every_job_comes_out_once_and_soon(steps: list[tuple[str, Priority] | None]) -> None:
    queue = FairQueue[tuple[str, Priority, int]]()
    waiting: dict[tuple[str, Priority], list[int]] = {}
    for number, step in enumerate(steps):
        if step is not None:
            queue.push(*step, (*step, number))
            waiting.setdefault(step, []).append(number)
        elif (job := queue.pop()) is not None:
            assert waiting[job[:2]].pop(0) == job[2]
    left = sum(map(len, waiting.values()))
    for _ in range(left):
        job = queue.pop()
        assert job is not None
        assert waiting[job[:2]].pop(0) == job[2]
    assert queue.pop() is None


def test_a_lock_is_handed_on_in_turn_by_owner() -> None:
    order: list[str] = []

    async def work(lock: FairLock, owner: str) -> None:
        async with lock.turn(owner):
            order.append(owner)
            await asyncio.sleep(0)

    async def run() -> None:
        lock = FairLock(100)
        await asyncio.gather(*[work(lock, owner) for owner in ["greedy"] * 20 + ["ana", "bo"]])

    asyncio.run(run())
    assert order[:5] == ["greedy", "greedy", "ana", "bo", "greedy"]
    assert len(order) == 22


def test_only_some_of_one_owner_wait_for_a_lock() -> None:
    async def run() -> list[str]:
        lock = FairLock(2)
        refused: list[str] = []

        async def work(owner: str) -> None:
            try:
                async with lock.turn(owner):
                    await asyncio.sleep(0)
            except TooMany:
                refused.append(owner)

        await asyncio.gather(*[work(owner) for owner in ["greedy"] * 5 + ["ana"]])
        return refused

    assert asyncio.run(run()) == ["greedy", "greedy"]  # one holds it, two wait


@pytest.mark.parametrize("is_handed_on", [False, True])
def test_one_that_stops_waiting_does_not_keep_the_lock(is_handed_on: bool) -> None:
    async def run() -> None:
        lock = FairLock(10)
        waiter: asyncio.Task[None]

        async def work() -> None:
            async with lock.turn("ana"):
                pass

        async with lock.turn("bo"):
            waiter = asyncio.create_task(work())
            await asyncio.sleep(0)
            if not is_handed_on:
                waiter.cancel()
                await asyncio.sleep(0)
        waiter.cancel()  # handed on, perhaps, but not yet taken
        await asyncio.gather(waiter, return_exceptions=True)
        assert waiter.cancelled()
        async with asyncio.timeout(DEADLINE), lock.turn("bo"):
            pass

    asyncio.run(run())
