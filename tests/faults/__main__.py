"""`python -m tests.faults --tables 200 --kills 3`: the whole fault test. Prints what came of it;
exit status 1 where something is wrong.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from tests.faults.run import Run
from tests.ports import find_port

parser = argparse.ArgumentParser(prog="python -m tests.faults")
parser.add_argument("--tables", type=int, default=200)
parser.add_argument("--kills", type=int, default=3)
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--seconds", type=float, default=1500)
parser.add_argument(
    "--patience", type=float, default=0.5, help="seconds after which a client asks again"
)
given = parser.parse_args()
with tempfile.TemporaryDirectory() as folder:
    report = asyncio.run(
        Run(Path(folder), find_port(), given.tables, given.kills, given.seed, given.patience).run(
            given.seconds
        )
    )
print(report)
for fault in report.faults[:20]:
    print(fault)
sys.exit(bool(report.faults))
