"""`python -m tests.attack`: 50 people play at human pace while one client does every attack in
turn, a few seconds each.

Prints how long people waited for an acknowledgement during each. Exit status 1 where somebody was
disconnected or an answer is missing; times are printed and never judged, as they depend on the
machine. Everything stays on 127.0.0.1, and ends by itself.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.table import Table

from tests.attack.attacks import ATTACKS
from tests.attack.run import Run

FLOOR = 100
parser = argparse.ArgumentParser(prog="python -m tests.attack")
parser.add_argument("--tables", type=int, default=25, help="tables of two people each")
parser.add_argument("--seconds", type=float, default=5, help="length of an attack")
parser.add_argument(
    "--folder", type=Path, help="a folder on a real disk; by default that for temporary files"
)
parser.add_argument(
    "--only",
    action="append",
    choices=list(ATTACKS),
    help="only this attack; may be given several times",
)
given = parser.parse_args()
with tempfile.TemporaryDirectory(dir=given.folder) as folder:
    run = Run(Path(folder), given.tables, given.seconds, given.only)
    asyncio.run(run.run())
flush, quiet, *attacks = run.results
table = Table(
    title=(
        f"{2 * given.tables} people at {given.tables} tables: milliseconds until an action is"
        " acknowledged"
    )
)
for heading in (
    "",
    "actions",
    "p50",
    "p99",
    f"p99 ≤ {FLOOR}",
    "p99 without",
    "highest",
    "server MB",
    "the attacker",
):
    table.add_column(heading, justify="left" if heading in ("", "the attacker") else "right")
for result in (flush, quiet, *attacks):
    p99 = result.find_percentile(99)
    table.add_row(
        result.name,
        f"{len(result.latencies)}",
        f"{result.find_percentile(50):.1f}",
        f"{p99:.1f}",
        "yes" if p99 <= FLOOR else "no",
        f"{quiet.find_percentile(99):.1f}",
        f"{1000 * max(result.latencies, default=0):.1f}",
        f"{result.megabytes:.0f}" if result.megabytes == result.megabytes else "",
        ", ".join(f"{name} {count}" for name, count in sorted(result.counts.items())),
    )
(Console() if sys.stdout.isatty() else Console(width=140)).print(table)
print(
    f"{run.noticed.games} games were played to their end; faults: {len(run.noticed.faults)}; lines"
    f" in the server's log: {len(run.log)}"
)
for fault in run.noticed.faults[:20]:
    print(fault)
sys.exit(bool(run.noticed.faults))
