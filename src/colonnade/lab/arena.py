"""The arena: bots play each other at one table, on a ladder or in a round robin.

The results are shares of the wins and ratings, with their intervals. `python -m
colonnade.lab.arena` needs only NumPy, not the libraries of the command line.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from colonnade.lab.arena_file import ArenaFile
from colonnade.lab.contest import Contest, prepare_contest
from colonnade.lab.deals import Deal, play_deal
from colonnade.lab.ratings import Rating, rate
from colonnade.lab.results import PairingTally, Summary
from colonnade.lab.simulate import find_game
from colonnade.lab.workers import parallel_map

CHUNK = 4
"""Deals of a worker's task."""


class Arena:
    """A contest with this number of games per pairing, rounded up to whole deals.

    With a path, it continues from the results in that file, and adds its own. If the file has more
    deals than needed, the first ones count. Raises `BadArena` and `OSError`.
    """

    def __init__(self, contest: Contest, games: int, path: Path | None = None) -> None:
        self.contest = contest
        sizes = [len(pairing.arrangements) for pairing in contest.pairings]
        self.deals = -(-games // max(sizes))
        self.games = self.deals * sum(sizes)
        self.results = [PairingTally(pairing) for pairing in contest.pairings]
        self._file = None if path is None else ArenaFile(path, contest, self._add)

    @property
    def played(self) -> int:
        """The number of games that are done."""
        return sum(results.deals * len(results.pairing.arrangements) for results in self.results)

    def play(self, workers: int) -> Iterator[int]:
        """Play the missing games in this number of processes, or for 0 in this process; yields the
        number of games that are done after every step.

        The results do not depend on the number of workers.
        """
        pairings = len(self.contest.pairings)
        done = tuple(results.deals for results in self.results)
        start, end = min(done) // CHUNK * pairings, -(-self.deals // CHUNK) * pairings
        if min(done) >= self.deals:
            return
        for unit in parallel_map(
            partial(_play_unit, self.contest, self.deals, done), start, end, workers
        ):
            for pairing, number, deal in unit:
                if self._file is not None:
                    self._file.append(pairing, number, deal)
                self._add(pairing, number, deal)
            yield self.played

    def _add(self, pairing: int, number: int, deal: Deal) -> None:
        if number < self.deals:
            self.results[pairing].add(deal)

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def __enter__(self) -> Arena:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def summarise(self) -> Summary:
        """The results so far; ratings use the deals that every pairing has played."""
        contest = self.contest
        ratings: list[Rating] = []
        if contest.kind != "match" and min(results.deals for results in self.results):
            pairs = [
                (contest.levels.index(pairing.levels[0]), contest.levels.index(pairing.levels[1]))
                for pairing in contest.pairings
            ]
            deals = min(results.deals for results in self.results)
            shares = [results.shares_of(0)[:deals] for results in self.results]
            ratings = rate(
                contest.levels, pairs, shares, len(contest.pairings[0].arrangements), contest.seed
            )
        return Summary(
            contest, tuple(results.summarise() for results in self.results), tuple(ratings)
        )


def _play_unit(
    contest: Contest, deals: int, done: tuple[int, ...], unit: int
) -> list[tuple[int, int, Deal]]:
    """A chunk of deals of one pairing, without those that are done. Units go through the pairings
    of the first chunk, then through those of the second, and so on.
    """
    chunk, pairing = divmod(unit, len(contest.pairings))
    numbers = range(max(chunk * CHUNK, done[pairing]), min((chunk + 1) * CHUNK, deals))
    return [(pairing, deal, play_deal(contest, pairing, deal)) for deal in numbers]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play an arena into a file, and print the results as JSON; `colonnade arena` shows the same
    file as a table.
    """
    parser = argparse.ArgumentParser(prog="python -m colonnade.lab.arena", description=main.__doc__)
    parser.add_argument("game")
    kind = parser.add_mutually_exclusive_group(required=True)
    kind.add_argument("--seats", help="A,B[,C,D]")
    kind.add_argument("--ladder", help="levels, each against the next; all for every level")
    kind.add_argument("--round-robin", help="levels, each against all others")
    parser.add_argument("--players", type=int, help="with a ladder: seats at a table")
    parser.add_argument("--games", type=int, required=True, help="per pairing")
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--exact-building", action="store_true")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args(arguments)
    contest = prepare_contest(
        given.game,
        given.seats,
        given.ladder,
        given.round_robin,
        given.seed,
        players=given.players,
        options=find_game(given.game).options_type.parse(given.option),
        is_exact=given.exact_building,
    )
    with Arena(contest, given.games, given.out) as arena:
        for _ in arena.play(given.workers):
            pass
        print(json.dumps(arena.summarise().as_dict()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
