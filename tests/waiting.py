"""Waiting for what will happen, however slow the machine is."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from inspect import isawaitable
from typing import Any, TypeVar

DEADLINE = 600
"""Seconds after which a test fails that waits for something; also as the timeout of a socket, a
thread or a process. It is only there so that a failing test ends.
"""
_PAUSE = 0.01
T = TypeVar("T")


def wait_until(condition: Callable[[], Any], pause: Callable[[float], object] = time.sleep) -> None:
    """Return when a condition is true. `pause` spends the given seconds between two looks."""
    end = time.monotonic() + DEADLINE
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        pause(_PAUSE)


def retry(attempt: Callable[[], T], *errors: type[Exception]) -> T:
    """Return what an attempt returns, once it raises none of these errors."""
    found: list[T] = []

    def is_done() -> bool:
        with contextlib.suppress(*errors):
            found.append(attempt())
        return bool(found)

    wait_until(is_done)
    return found[0]


async def wait_until_async(condition: Callable[[], Any]) -> None:
    """Return when a condition is true, or what it returns comes to be true; other tasks go on."""
    async with asyncio.timeout(DEADLINE):
        while not (await found if isawaitable(found := condition()) else found):
            await asyncio.sleep(_PAUSE)
