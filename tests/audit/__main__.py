"""`python -m tests.audit --game G --cases N`: recompute numbers of the lens and the coach. Exit
status 1 where one is wrong.
"""

import argparse
import sys

from rich.progress import Progress

from tests.audit.run import AUDITS, audit

parser = argparse.ArgumentParser(prog="python -m tests.audit")
parser.add_argument("--game", choices=list(AUDITS), required=True)
parser.add_argument("--cases", type=int, default=2_000, help="numbers to recompute")
parser.add_argument("--seed", type=int, default=1)
parser.add_argument("--shown", type=int, default=20, help="wrong numbers to print")
given = parser.parse_args()
wrong = []
with Progress() as progress:
    task = progress.add_task(given.game, total=given.cases)
    for claim in audit(given.game, given.cases, given.seed):
        if not claim.is_right:
            wrong.append(claim)
            progress.update(task, description=f"{given.game}: {len(wrong)} wrong")
        progress.advance(task)
for claim in wrong[: given.shown]:
    print(claim)
print(f"{given.cases} numbers of {given.game}, seed {given.seed}: {len(wrong)} wrong")
sys.exit(bool(wrong))
