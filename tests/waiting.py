"""Waiting for what will happen, however slow the machine is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from inspect import isawaitable
from typing import Any

DEADLINE = 300
"""Seconds after which a test fails that waits for something; also as the timeout of a socket, a
thread or a process. It is only there so that a failing test ends.
"""
_PAUSE = 0.01


def wait_until(condition: Callable[[], Any]) -> None:
    """Return when a condition is true."""
    end = time.monotonic() + DEADLINE
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(_PAUSE)


async def wait_until_async(condition: Callable[[], Any]) -> None:
    """Return when a condition is true, or what it returns comes to be true; other tasks go on."""
    async with asyncio.timeout(DEADLINE):
        while not (await found if isawaitable(found := condition()) else found):
            await asyncio.sleep(_PAUSE)
