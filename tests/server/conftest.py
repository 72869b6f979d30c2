"""A real server in a thread of its own, on a free port and a file of its own, and small clients to talk to it."""

from __future__ import annotations

import asyncio
import os
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from server_tools import Served

from colonnade.server.serving import make_server, open_listener
from colonnade.server.settings import Settings


@pytest.fixture
def memory_path(tmp_path: Path) -> Iterator[Path]:
    """A folder whose disk is quick to flush, where there is one: what is tested is not the disk."""
    if not os.access("/dev/shm", os.W_OK):
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        yield Path(folder)


@pytest.fixture
def serve(memory_path: Path) -> Iterator[Callable[..., Served]]:
    started: list[tuple[Served, threading.Thread]] = []

    def start(**given: object) -> Served:
        fields = {"port": 0, "database": memory_path / "tables.sqlite", "workers": 1, "bot_pause": 0.0, "entropy_seconds": 0.0, **given}
        settings = Settings(**fields)  # type: ignore[arg-type]
        server = make_server(settings)
        listener = open_listener(settings)
        thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])), daemon=True)
        thread.start()
        served = Served(server, listener.getsockname()[1])
        started.append((served, thread))
        served.wait()
        return served

    yield start
    for served, thread in started:
        served.server.should_exit = True
        thread.join(15)
        assert not thread.is_alive()
