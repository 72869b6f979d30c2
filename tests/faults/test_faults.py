"""A small run of the fault test; `python -m tests.faults --tables 200 --kills 3` is
the whole one.
"""

import asyncio
import os
import tempfile
from pathlib import Path

from tests.faults.run import Run
from tests.ports import find_port


def test_tables_survive_a_bad_line_and_a_killed_server() -> None:
    # In memory where that can be: what outlives a killed process is tested, not how quickly a disk
    # flushes.
    with tempfile.TemporaryDirectory(
        dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    ) as folder:
        report = asyncio.run(
            Run(Path(folder), find_port(), tables=8, kills=1, seed=1, patience=0.06).run(
                seconds=120
            )
        )
    print(report)
    assert report.faults == []
    assert report.acknowledged > 8 * 20
    assert (
        min(report.messages[fault] for fault in ("drop", "double", "delay", "reorder", "cut")) > 0
    )
