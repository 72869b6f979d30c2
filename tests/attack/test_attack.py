"""A short run of every attack; `python -m tests.attack` is the whole one, with figures."""

import asyncio
import os
import tempfile
from pathlib import Path

import pytest

from tests.attack import storage
from tests.attack.attacks import ATTACKS
from tests.attack.run import Run


def test_people_play_on_through_every_attack() -> None:
    with tempfile.TemporaryDirectory(
        dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    ) as folder:
        run = Run(Path(folder), tables=8, seconds=0.4)
        asyncio.run(run.run())
    assert run.noticed.faults == []
    assert run.log == []
    assert [result.name for result in run.results[2:]] == list(ATTACKS)
    assert all(result.counts.get("sent") for result in run.results[2:]), run.results
    assert len(run.noticed.latencies) >= 2 * 8


@pytest.mark.parametrize("kind", list(storage.ATTACKS))
def test_a_file_grows_by_no_more_than_an_address_may_store(tmp_path: Path, kind: str) -> None:
    growth = storage.measure(tmp_path, kind, stored_bytes_at_once=300_000.0)
    assert growth.stored > 10
    assert 0 < growth.grown <= growth.counted
