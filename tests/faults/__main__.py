"""The whole fault test, as a command. Prints a line per run; exit status 1 if something is wrong.

python -m tests.faults --tables 200 --rounds 3
python -m tests.faults --store postgres --servers 3 --workers 2 --tables 200 --seeds 1-10
python -m tests.faults rolling --servers 3 --workers 2 --tables 200
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random

from colonnade.server.settings import Settings
from tests.faults.rolling import RollingRun
from tests.faults.run import Report, Run, run_loop
from tests.faults.site import LEASE_SECONDS, PostgresSite, Site, SqliteSite


def parse_seeds(text: str) -> list[int]:
    """The seeds of `3`, `1-10` or `1-3,6`."""
    seeds: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        seeds += range(int(first), int(last or first) + 1)
    return seeds


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("what", nargs="?", choices=("faults", "rolling"), default="faults")
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--servers", type=int, default=3, help="with PostgreSQL")
    parser.add_argument("--workers", type=int, default=2, help="0: the servers have their own")
    parser.add_argument("--lease", type=float, default=LEASE_SECONDS, help="its seconds")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=1, help="of every kind of fault")
    parser.add_argument("--seed", "--seeds", type=parse_seeds, default=[1], dest="seeds")
    parser.add_argument("--seconds", type=float, default=3600, help="the longest a run may take")
    parser.add_argument(
        "--patience", type=float, default=0.5, help="seconds after which a client asks again"
    )
    parser.add_argument("--gaps", type=int, default=0, help="print this many of the longest gaps")
    return parser.parse_args()


def run(given: argparse.Namespace, seed: int, folder: Path) -> Report:
    """One run with a seed."""
    if given.what == "rolling":
        site = PostgresSite(
            folder,
            given.servers,
            given.workers,
            Random(seed),
            given.lease,
            has_namespace=False,
            bot_pause=Settings.bot_pause,
        )
        return run_loop(RollingRun(site, given.tables, seed).run())
    site: Site = SqliteSite(folder)
    if given.store == "postgres":
        site = PostgresSite(folder, given.servers, given.workers, Random(seed), given.lease)
        if site.obstacle:
            print(f"no network is cut: {site.obstacle}")
    faults = Run(site, given.tables, given.rounds, seed, given.patience)
    return run_loop(faults.run(given.seconds))


def main() -> int:
    given = parse_arguments()
    # both signals cancel the run, which stops all processes; a shell has background jobs ignore
    # the first
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    try:
        return run_all(given)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return 130


def run_all(given: argparse.Namespace) -> int:
    """A run with each seed; 1 if something is wrong."""
    reports: dict[int, Report] = {}
    for seed in given.seeds:
        with tempfile.TemporaryDirectory() as folder:
            reports[seed] = run(given, seed, Path(folder))
        print(f"seed {seed}: {reports[seed]}", flush=True)
        if given.gaps:
            for gap in reports[seed].seen.find_long_gaps(given.gaps):
                print(f"  {gap}", flush=True)
        kinds = Counter(fault.partition(":")[0][:60] for fault in reports[seed].faults)
        for text in (
            *(f"{count} × {kind}" for kind, count in kinds.items()),
            *reports[seed].faults[:20],
        ):
            print(f"  {text}", flush=True)
    if len(reports) > 1:
        print_table(reports.items())
    return any(report.faults for report in reports.values())


def print_table(reports: Iterable[tuple[int, Report]]) -> None:
    """A line per run, for a document."""
    print("| seed | seconds | acknowledged | entries | changes of owner | gap | faults |")
    print("|---|---|---|---|---|---|---|")
    for seed, report in reports:
        seen = report.seen
        print(
            f"| {seed} | {report.seconds:.0f} | {seen.acknowledged} | {report.entries} |"
            f" {report.owners} | {seen.longest_gap:.1f} s | {len(report.faults)} |"
        )


if __name__ == "__main__":
    sys.exit(main())
