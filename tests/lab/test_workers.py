"""Work in processes: in order, on one thread each, and never waiting for who is dead."""

from __future__ import annotations

import os
import time

import pytest

from colonnade.core.errors import BadAgent
from colonnade.lab.workers import AHEAD, THREADS, parallel_map


def square(number: int) -> int:
    time.sleep(0.02 * (number % 3 == 0))  # some are late
    return number * number


def look_around(_: int) -> tuple[int, list[str | None]]:
    return os.getpid(), [os.environ.get(name) for name in THREADS]


def fail(number: int) -> int:
    if number >= 3:
        raise BadAgent("error-agent-empty", name=str(number))
    return number


def stumble(_: int) -> int:
    raise ZeroDivisionError("oh no")


def die(number: int) -> int:
    if number == 2:
        os._exit(3)
    return number


@pytest.mark.parametrize("workers", [0, 1, 3])
def test_results_come_in_order(workers: int) -> None:
    count = 2 * AHEAD * workers + 5
    assert list(parallel_map(square, 4, count, workers)) == [
        number * number for number in range(4, count)
    ]


def test_no_work_needs_no_workers() -> None:
    assert list(parallel_map(square, 3, 3, 2)) == []


def test_every_worker_calculates_on_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(THREADS[0], "7")
    monkeypatch.delenv(THREADS[1], raising=False)
    seen = list(parallel_map(look_around, 0, 4, 2))
    assert os.getpid() not in {process for process, _ in seen}
    assert all(threads == ["1"] * len(THREADS) for _, threads in seen)
    assert os.environ[THREADS[0]] == "7"
    assert THREADS[1] not in os.environ


@pytest.mark.parametrize("workers", [1, 2])
def test_the_first_fault_is_the_one_that_is_told(workers: int) -> None:
    done: list[int] = []
    with pytest.raises(BadAgent, match="name=3"):
        done.extend(parallel_map(fail, 0, 20, workers))
    with pytest.raises(RuntimeError, match="ZeroDivisionError: oh no"):
        list(parallel_map(stumble, 0, 2, workers))


def test_a_worker_that_dies_is_no_endless_wait() -> None:
    with pytest.raises(BadAgent, match="error-worker-lost"):
        list(parallel_map(die, 0, 9, 2))


def test_who_stops_early_leaves_no_process_behind() -> None:
    steps = parallel_map(look_around, 0, 100, 2)
    process, _ = next(steps)
    steps.close()  # type: ignore[attr-defined]
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
