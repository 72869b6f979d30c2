"""`serve` from its start to a signal, in the tests' own process. test_cli_serve.py starts it as a
program.
"""

from __future__ import annotations

import contextlib
import gc
import json
import logging
import os
import signal
import sys
import threading
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from colonnade.server.app import serve
from colonnade.server.network import open_listener
from colonnade.server.settings import Settings
from tests.waiting import DEADLINE, wait_until


@pytest.fixture(autouse=True)
def _process_as_before() -> Iterator[None]:
    """`serve` owns its process: what it sets is put back."""
    loggers = [logging.getLogger(name) for name in ("colonnade", "aiohttp", "asyncio")]
    logs = [(logger, list(logger.handlers), logger.level, logger.propagate) for logger in loggers]
    threshold, interval = gc.get_threshold(), sys.getswitchinterval()
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    for number, handler in handlers.items():
        signal.signal(number, handler)
    gc.unfreeze()
    gc.set_threshold(*threshold)
    sys.setswitchinterval(interval)
    for logger, given, level, propagate in logs:
        logger.handlers, logger.propagate = given, propagate
        logger.setLevel(level)


class Visitor(threading.Thread):
    """Asks for the server's health until it answers, and then sends this process a signal."""

    def __init__(self, port: int, number: signal.Signals) -> None:
        super().__init__()
        self.port, self.number = port, number
        self.health: dict[str, object] = {}
        self.is_done = threading.Event()

    def run(self) -> None:
        wait_until(lambda: self.is_done.is_set() or self._ask())
        if self.health:
            os.kill(os.getpid(), self.number)

    def _ask(self) -> bool:
        with (
            contextlib.suppress(OSError),
            urllib.request.urlopen(
                f"http://127.0.0.1:{self.port}/api/health", timeout=DEADLINE
            ) as answer,
        ):
            self.health = json.load(answer)
        return bool(self.health)


def serve_until(number: signal.Signals, database: Path) -> tuple[int | None, dict[str, object]]:
    """What `serve` returned, None where it was interrupted, and what the health was before."""
    listener = open_listener("127.0.0.1", 0)
    visitor = Visitor(listener.getsockname()[1], number)
    visitor.start()
    try:
        code = serve(
            Settings(database=database, workers=1, warms_workers=False, log_level="info"), listener
        )
    except KeyboardInterrupt:
        code = None
    finally:
        visitor.is_done.set()
        visitor.join()
        listener.close()
    return code, visitor.health


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, None)])
def test_a_signal_ends_the_server_in_good_order(
    number: signal.Signals, code: int | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ended, health = serve_until(number, tmp_path / "tables.sqlite")
    assert (ended, health["status"]) == (code, "ok")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    (serving,) = [line for line in lines if line["what"] == "serving"]
    assert serving["database"] == str(tmp_path / "tables.sqlite")
    assert [line for line in lines if line["level"] in ("warning", "error")] == []
