"""`review.py corrections`: whether corrections are nothing on average, however well the players
decide.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from functools import partial

from review_tables import Mean, Table, review_game, tables

from colonnade.games import GAMES
from colonnade.lab.workers import parallel_map

LEVELS = ("random", "beginner", "casual", "club", "expert")
"""The levels that meet masters, unless others are given."""


@dataclass(frozen=True)
class SideSums:
    """What one game of a level against masters charged it, and how far it was corrected, in shares
    of the win.
    """

    loss: float
    corrected: float


def play_pairing(table: Table, level: str, games: int, seed: int, index: int) -> SideSums:
    """One game in which the level has one seat, in teams those of one team, and masters have the
    others; the sides take turns.
    """
    options = GAMES[table.game].options_type.resolve(dict(table.options), table.players)
    sides = GAMES[table.game].sides(options, table.players)
    side = index % (max(sides) + 1)
    agents = [level if own == side else "master" for own in sides]
    summaries = review_game(table.prepare(agents, games, seed), index).summaries
    return SideSums(
        sum(summary.loss for summary, own in zip(summaries, sides, strict=True) if own == side),
        summaries[side].corrected,
    )


def show_corrections(arguments: argparse.Namespace) -> None:
    levels: list[str] = arguments.levels.split(",")
    print("| table | level | losses a game | corrections a game | in standard errors |")
    print("|---|---|---|---|---|", flush=True)
    for table in tables(arguments, dice=(1, 2)):
        for level in levels:
            task = partial(play_pairing, table, level, arguments.games, arguments.seed)
            losses, corrections = Mean(), Mean()
            for sums in parallel_map(task, 0, arguments.games, arguments.workers):
                losses.add(100 * sums.loss)
                corrections.add(100 * sums.corrected)
            print(
                f"| {table} | `{level}` | {losses.mean:.1f} | {corrections.mean:+.2f} ±"
                f" {corrections.error:.2f} | {corrections.mean / corrections.error:+.1f} |",
                flush=True,
            )
