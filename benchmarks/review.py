"""What the review promises, in figures: `python benchmarks/review.py
luck|corrections|ladder|grades|blunders|planted|time …`.

- `luck`: the evaluator against itself, which is how the master plays: the mean luck of a throw with
  its standard error, per game and number of players; and the results of the seats, plain and less
  luck: the same mean, and how much less variance.
- `corrections`: each level against masters, what the review charges it and how far it corrects
  itself, per game: the mean correction with its standard error.
- `ladder`: games between different levels, the part of what was at stake that each loses;
  `colonnade arena GAME --ladder all` tells what they win. `--results FILE` keeps every game, and a
  second call plays only what is missing. `--write` puts the bands of the grades, which follow from
  these, into the package.
- `grades`: a level against masters, the grades that single games give it.
- `blunders`: games of masters in which one decision is replaced by one that rollouts prove worse,
  whatever the evaluator says; how often the review finds it as the largest loss of the game.
- `planted`: the same with blunders by hand-made rules; how often the review finds it as the largest
  loss of its player.
- `time`: the review of whole games on one core.

All take `--game`, `--players`, `--workers` and `--seed`, and print as they go.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from functools import partial
from pathlib import Path
from statistics import median

from review_blunders import show_blunders
from review_corrections import LEVELS, show_corrections
from review_ladder import show_grades, show_ladder
from review_luck import show_luck
from review_tables import tables

from colonnade.analysis.review import review
from colonnade.games import GAMES
from colonnade.lab.simulate import play_game


def show_time(arguments: argparse.Namespace) -> None:
    for table in tables(arguments):
        seconds: list[float] = []
        events: list[int] = []
        experiment = table.prepare(["master"] * table.players, arguments.games, arguments.seed)
        for index in range(arguments.games):
            record = play_game(experiment, index)
            begun = time.thread_time()
            review(record)
            seconds.append(time.thread_time() - begun)
            events.append(len(record.events))
        print(
            f"{table}: {median(seconds):.2f} s of one core per game (median of {len(seconds)}; at"
            f" most {max(seconds):.2f}), {median(events):.0f} events",
            flush=True,
        )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    for name, task in (
        ("luck", show_luck),
        ("corrections", show_corrections),
        ("ladder", show_ladder),
        ("grades", show_grades),
        ("blunders", show_blunders),
        ("planted", partial(show_blunders, is_planted=True)),
        ("time", show_time),
    ):
        command = commands.add_parser(name)
        command.set_defaults(task=task)
        command.add_argument("--game", choices=list(GAMES))
        command.add_argument("--players", type=int, choices=(2, 3, 4))
        command.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)))
        command.add_argument("--seed", type=int, default=1)
        if name == "luck":
            command.add_argument("--throws", type=int, default=100_000)
        if name == "corrections":
            command.add_argument("--games", type=int, default=50, help="per level and table")
            command.add_argument("--levels", default=",".join(LEVELS))
        if name == "ladder":
            command.add_argument("--games", type=int, default=200, help="per level")
            command.add_argument(
                "--levels",
                help=(
                    "from the weakest to the strongest; by default the game's ladder without the"
                    " champion"
                ),
            )
            command.add_argument(
                "--results",
                type=Path,
                metavar="FILE",
                help="keep the games here, and play only those that are missing",
            )
            command.add_argument("--write", action="store_true")
        if name == "grades":
            command.add_argument("--games", type=int, default=10)
            command.add_argument("--levels", default="random,master")
        if name in ("blunders", "planted"):
            command.add_argument("--games", type=int, default=100)
            command.add_argument(
                "--records",
                type=Path,
                metavar="FILE",
                help="add the games to this file, with the plies of the blunders",
            )
        if name == "time":
            command.add_argument("--games", type=int, default=10)
    arguments = parser.parse_args()
    arguments.task(arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
