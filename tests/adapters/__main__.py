"""Random games through each adapter against the rules, event by event: `python -m tests.adapters
[--events 100000] [--seed 0]`.
"""

from __future__ import annotations

import argparse
from time import perf_counter

from colonnade.games import GAMES
from tests.adapters.equivalence import ADAPTERS, compare


def main() -> None:
    parser = argparse.ArgumentParser(description="Hold the adapters against the rules.")
    parser.add_argument("--events", type=int, default=100_000, help="of each game, per adapter")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    for key in GAMES:
        for adapter in ADAPTERS:
            begun = perf_counter()
            games = compare(adapter, key, arguments.events, arguments.seed)
            print(
                f"{key}, {adapter}: {games:,} games with at least {arguments.events:,} events, all"
                f" as by the rules ({perf_counter() - begun:.1f} s)",
                flush=True,
            )


if __name__ == "__main__":
    main()
