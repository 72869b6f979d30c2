"""A small run of the fault test; `python -m tests.faults --tables 200 --kills 3` is the whole one."""

import asyncio
from pathlib import Path

from tests.faults.run import Run
from tests.server.tools import find_port


def test_tables_survive_a_bad_line_and_a_killed_server(tmp_path: Path) -> None:
    report = asyncio.run(Run(tmp_path, find_port(), tables=8, kills=1, seed=1, patience=0.08).run(seconds=120))
    print(report)
    assert report.faults == []
    assert report.acknowledged > 8 * 20
    assert min(report.messages[fault] for fault in ("drop", "double", "delay", "reorder", "cut")) > 0
