"""A real server in a thread of its own, on a free port and a file of its own."""

from __future__ import annotations

import logging
import os
import resource
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from colonnade.server import admin, health, security
from colonnade.server.logs import NAMES
from colonnade.server.store import jobs, postgres_reviews
from colonnade.server.tables import registry, table
from colonnade.server.workers import remote
from tests.clocks import StillClock
from tests.ports import find_port
from tests.server.tools import Server, start
from tests.waiting import DEADLINE


@pytest.fixture(autouse=True)
def _loggers_as_before() -> Iterator[None]:
    """Undo what `set_up_logs` does to the loggers: its handler writes to the standard error of one
    test.
    """
    before = {
        name: (list(logger.handlers), logger.level, logger.propagate)
        for name in NAMES
        if (logger := logging.getLogger(name))
    }
    yield
    for name, (handlers, level, propagate) in before.items():
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


@pytest.fixture(autouse=True)
def _time_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is no setting of a server gives it time too, however slow the machine is."""
    for module, name in (
        (admin, "READ_SECONDS"),
        (health, "CHECK_SECONDS"),
        (jobs, "LEASE_SECONDS"),
        (jobs, "ASKER_SECONDS"),
        (jobs, "COMMAND_SECONDS"),
        (postgres_reviews, "LEASE_SECONDS"),
        (registry, "READY_SECONDS"),
        (remote, "HELP_SECONDS"),
    ):
        monkeypatch.setattr(module, name, float(DEADLINE))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StillClock:
    """The clock of the limits of addresses and sockets, and of the players at a table."""
    made = StillClock()
    monkeypatch.setattr(security, "monotonic", made)
    monkeypatch.setattr(table, "monotonic", made)
    return made


@pytest.fixture(scope="module")
def memory_path(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder whose disk is quick to flush, where there is one: what is tested is not the disk."""
    if not os.access("/dev/shm", os.W_OK):
        yield tmp_path_factory.mktemp("server")
        return
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        yield Path(folder)


@pytest.fixture
def serve(memory_path: Path, request: pytest.FixtureRequest) -> Iterator[Callable[..., Server]]:
    """Start servers with other settings; they stop after the test."""
    started: list[Server] = []

    def begin(**given: object) -> Server:
        database = memory_path / f"{abs(hash(request.node.nodeid))}.sqlite"
        started.append(start(**{"database": database, **given}))
        return started[-1]

    yield begin
    for server in started:
        server.stop()


@pytest.fixture(scope="module")
def server(memory_path: Path) -> Iterator[Server]:
    """A server that the tests of a module share."""
    server = start(database=memory_path / "shared.sqlite")
    yield server
    server.stop()


@pytest.fixture
def free_port() -> int:
    """A port that is free."""
    return find_port()


@pytest.fixture
def many_files() -> Iterator[None]:
    """As many open files as thousands of sockets need, on both sides."""
    before, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = 7000
    if most != resource.RLIM_INFINITY and most < needed:
        pytest.fail(
            f"The system allows {most} open files, and this test needs {needed}: ulimit -Hn says"
            " how many, an administrator raises it."
        )
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(before, needed), most))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (before, most))
