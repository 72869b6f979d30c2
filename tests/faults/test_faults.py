"""Small runs of the fault test; `python -m tests.faults --tables 200 --rounds 3` is a whole one."""

from __future__ import annotations

import asyncio
import math
import os
import signal
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path
from random import Random

import psutil
import pytest

from tests.faults.rolling import RollingRun
from tests.faults.run import Run, run_loop
from tests.faults.site import PostgresSite, SqliteSite
from tests.waiting import DEADLINE, wait_until


@pytest.fixture
def folder() -> Iterator[Path]:
    """In memory where that can be: what outlives a killed process is tested, not how quickly a disk
    flushes.
    """
    place = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=place) as folder:
        yield Path(folder)


def test_tables_survive_a_bad_network_and_a_killed_server(folder: Path) -> None:
    run = Run(SqliteSite(folder), tables=8, rounds=1, seed=1, patience=0.06)
    report = run_loop(run.run(seconds=DEADLINE))
    print(report)
    assert report.faults == []
    assert report.caused == {"server": 1}
    assert report.seen.acknowledged > 8 * 20
    assert (
        min(report.messages[fault] for fault in ("drop", "double", "delay", "reorder", "cut")) > 0
    )


def test_tables_survive_killed_servers_workers_and_databases_and_a_cut_network(
    folder: Path,
) -> None:
    site = PostgresSite(folder, servers=3, workers=2, random=Random(1), lease=2.0)
    run = Run(site, tables=12, rounds=1, seed=1, patience=0.2, limit=25)
    report = run_loop(run.run(seconds=DEADLINE))
    print(report)
    assert report.faults == []
    assert report.caused == dict.fromkeys(site.faults(), 1)
    assert report.owners > 0
    assert report.seen.moved > 0
    if site.obstacle:
        pytest.skip(f"all but the cut network was tested: {site.obstacle}")


def test_a_fault_without_effect_is_a_fault_of_the_test(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cause(fault: str) -> str:
        return "nothing has happened"

    site = SqliteSite(folder)
    monkeypatch.setattr(site, "cause", cause)
    run = Run(site, tables=0, rounds=1, seed=1)
    run._began = 0.0
    asyncio.run(run._cause_faults())
    assert run.report.faults == ["server without effect: nothing has happened"]


def test_nobody_sees_an_error_while_servers_are_restarted_one_after_the_other(
    folder: Path,
) -> None:
    site = PostgresSite(
        folder,
        servers=2,
        workers=0,
        random=Random(1),
        lease=float(DEADLINE),  # no stall of the machine is a lost lease
        has_namespace=False,
    )
    run = RollingRun(site, tables=6, seed=1, pause=(0.1, 0.4), gap=math.inf)
    report = run_loop(run.run())
    print(report)
    assert report.faults == []
    assert report.caused == {"server": 2}
    assert report.owners > 0
    assert report.seen.longest_gap > 0


def list_processes(mark: str) -> list[psutil.Process]:
    """The processes whose environment has a mark; the database is no child of the test."""
    found: list[psutil.Process] = []
    for process in psutil.process_iter():
        try:
            if process.environ().get("FAULTS_MARK") == mark:
                found.append(process)
        except psutil.Error:
            pass  # it has ended, or belongs to somebody else
    return found


@pytest.mark.parametrize(
    ("number", "store"), [(signal.SIGINT, "sqlite"), (signal.SIGTERM, "postgres")]
)
def test_a_signal_ends_the_command_and_all_that_it_has_started(
    number: signal.Signals, store: str, tmp_path: Path
) -> None:
    mark = uuid.uuid4().hex
    command = [sys.executable, "-m", "tests.faults", "--store", store, "--tables", "4"]
    log = tmp_path / "log"
    with log.open("wb") as file:
        program = subprocess.Popen(
            [*command, "--servers", "2", "--workers", "1"],
            env={**os.environ, "FAULTS_MARK": mark},
            stdout=file,
            stderr=file,
            # as a shell starts a command in the background
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_IGN),
        )
    try:
        wait_until(lambda: " …" in log.read_text() or program.poll() is not None)
        # a server that was killed is not always there again
        wait_until(lambda: len(list_processes(mark)) > 1 or program.poll() is not None)
        program.send_signal(number)
        assert program.wait(DEADLINE) == 130, log.read_text()
        # children of a worker that was killed notice that by themselves
        assert psutil.wait_procs(list_processes(mark), timeout=DEADLINE)[1] == []
        assert not list(Path("/run/netns").glob(f"colonnade-{program.pid}*"))  # as `ip` keeps them
    finally:
        for process in list_processes(mark):
            process.kill()
