"""The arena: bots meet at one table, or each with the next on a ladder; shares of the wins and
ratings, with their intervals.

Results may be kept in a file, a line per deal: the contest goes on where it stopped, and comes to
the same whatever happened in between. `python -m colonnade.lab.arena` plays with NumPy alone, where
the command line's libraries are not at hand.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from colonnade.bots.levels import levels_of
from colonnade.core.errors import BadOption, ColonnadeError
from colonnade.core.options import OptionValue
from colonnade.core.setup import default_first, fewest_players
from colonnade.games import GAMES
from colonnade.lab.deals import Contest, Deal, Pairing, play_deal
from colonnade.lab.ratings import Rating, rate
from colonnade.lab.simulate import cached_agent, find_game, prepare_experiment
from colonnade.lab.statistics import Estimate, estimate_share
from colonnade.lab.workers import parallel_map

CHUNK = 4  # deals that travel together
EVERYBODY = "all"
"""What names all levels of a game."""
LINE_LIMIT = 100_000
_SHOWN = 120  # characters of a foreign text that a sentence quotes


# Who meets whom


def prepare_match(
    game_key: str,
    seats: Sequence[str],
    seed: int,
    *,
    options: Mapping[str, OptionValue] | None = None,
    is_exact: bool = False,
) -> Contest:
    """One table, whose seats rotate; raises `BadOption` or `BadAgent`."""
    return _prepare(
        game_key, "match", _distinct(seats), [_pair(seats)], len(seats), seed, options, is_exact
    )


def prepare_ladder(
    game_key: str,
    levels: Sequence[str],
    seed: int,
    *,
    players: int | None = None,
    is_round_robin: bool = False,
    options: Mapping[str, OptionValue] | None = None,
    is_exact: bool = False,
) -> Contest:
    """Every level against the next one, or against all others; raises `BadOption` or `BadAgent`.

    Both levels of a pair have as many seats as the other: one and one; with three players one and
    two, and two and one; with four every second seat, so that in teams each has a team.
    """
    if tuple(levels) == (EVERYBODY,):
        find_game(game_key)
        levels = levels_of(game_key)
    if len(levels) < 2 or len(set(levels)) < len(levels):
        raise BadOption("error-arena-levels", given=", ".join(levels)[:_SHOWN])
    if players is None:
        players = fewest_players(find_game(game_key), options or {})
    tables: dict[int, Callable[[str, str], Pairing]] = {
        2: lambda one, other: _pair((one, other)),
        3: lambda one, other: _pair((one, other, other), (one, one, other)),
        4: lambda one, other: _pair((one, other, one, other)),
    }
    if players not in tables:
        raise BadOption(
            "error-seats-count",
            given=players,
            allowed=", ".join(map(str, find_game(game_key).players)),
        )
    pairs = combinations(levels, 2) if is_round_robin else pairwise(levels)
    # The stronger comes second in a ladder, and its share is the one that people ask for: so it is
    # named first.
    pairings = [tables[players](other, one) for one, other in pairs]
    kind = "round-robin" if is_round_robin else "ladder"
    return _prepare(game_key, kind, tuple(levels), pairings, players, seed, options, is_exact)


def _prepare(
    game_key: str,
    kind: str,
    levels: tuple[str, ...],
    pairings: Sequence[Pairing],
    players: int,
    seed: int,
    options: Mapping[str, OptionValue] | None,
    is_exact: bool,
) -> Contest:
    game = find_game(game_key)
    names = [levels[number % len(levels)] for number in range(players)]
    checked = prepare_experiment(game_key, names, 1, seed, options=options)
    for level in levels:
        cached_agent(game_key, level)
    if is_exact and game.last_throw is None:
        able = [key for key, other in GAMES.items() if other.last_throw is not None]
        raise BadOption("error-arena-exact", game=game_key, games=", ".join(able))
    return Contest(
        game_key,
        kind,
        levels,
        tuple(pairings),
        checked.colours,
        default_first(game),
        checked.options,
        seed,
        is_exact,
    )


def _distinct(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


def _pair(*tables: Sequence[str]) -> Pairing:
    """The pairing of tables with the same levels: every table in each of its rotations that differs
    from the others.
    """
    levels = _distinct(tables[0])
    arrangements: dict[tuple[int, ...], None] = {}
    for table in tables:
        numbers = tuple(levels.index(name) for name in table)
        for turned in range(len(numbers)):
            arrangements[numbers[-turned:] + numbers[:-turned] if turned else numbers] = None
    return Pairing(levels, tuple(arrangements))


# Results


def _play_unit(
    contest: Contest, deals: int, done: tuple[int, ...], unit: int
) -> list[tuple[int, int, Deal]]:
    """A chunk of deals of one pairing, but for those that are done; chunk by chunk, and in each
    pairing by pairing.
    """
    chunk, pairing = divmod(unit, len(contest.pairings))
    numbers = range(max(chunk * CHUNK, done[pairing]), min((chunk + 1) * CHUNK, deals))
    return [(pairing, deal, play_deal(contest, pairing, deal)) for deal in numbers]


class BadArena(ColonnadeError):
    """A file that holds no results of an arena, or those of another one."""

    code = "bad-arena"


@dataclass(frozen=True)
class LevelResult:
    """How a level did in a pairing."""

    level: str
    share: Estimate
    fair: float
    opened: Estimate | None
    """How often it was the first that could end the game, where a last throw does."""
    score: float | None
    """The mean score of its seats, where the game has scores."""


@dataclass(frozen=True)
class PairingResult:
    """How the levels of a pairing did."""

    levels: tuple[LevelResult, ...]
    seats: tuple[str, ...]
    """The first arrangement."""
    games: int
    events: float
    """Per game."""


@dataclass(frozen=True)
class Summary:
    """What an arena found."""

    contest: Contest
    pairings: tuple[PairingResult, ...]
    ratings: tuple[Rating, ...]
    """From the first level to the last; none for a single table."""

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""

        def of(estimate: Estimate | None) -> dict[str, float] | None:
            if estimate is None:
                return None
            return {
                "share": estimate.share,
                "low": estimate.low,
                "high": estimate.high,
                "trials": estimate.trials,
            }

        return {
            **self.contest.describe(),
            "results": [
                {
                    "seats": list(result.seats),
                    "games": result.games,
                    "events_per_game": result.events,
                    "levels": [
                        {
                            "level": level.level,
                            **(of(level.share) or {}),
                            "fair_share": level.fair,
                            "first_to_build": of(level.opened),
                            "mean_score": level.score,
                        }
                        for level in result.levels
                    ],
                }
                for result in self.pairings
            ],
            "ratings": [
                {"level": one.level, "rating": one.rating, "low": one.low, "high": one.high}
                for one in self.ratings
            ],
        }


class Results:
    """What was played of one pairing: eight bytes per deal and level."""

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.deals = 0
        self.events = 0
        self._won = [array("d") for _ in pairing.levels]
        self._opened = [array("d") for _ in pairing.levels]
        self._scores: list[int] | None = None

    def add(self, deal: Deal) -> None:
        """Count the next deal."""
        self.deals += 1
        self.events += deal.events
        games = len(self.pairing.arrangements)
        for column, won in zip(self._won, deal.won, strict=True):
            column.append(won / games)
        if deal.opened is not None:
            for column, opened in zip(self._opened, deal.opened, strict=True):
                column.append(opened / games)
        if deal.scores is not None:
            self._scores = [
                sum(pair)
                for pair in zip(self._scores or [0] * len(deal.scores), deal.scores, strict=True)
            ]

    def shares_of(self, level: int) -> Sequence[float]:
        """The share of a level in every deal."""
        return self._won[level]

    def summarise(self) -> PairingResult:
        """How the levels did."""
        met, games = self.pairing, self.deals * len(self.pairing.arrangements)
        found: list[LevelResult] = []
        for number, level in enumerate(met.levels):
            opened = estimate_share(self._opened[number]) if self._opened[number] else None
            seats = self.deals * sum(row.count(number) for row in met.arrangements)
            score = None if self._scores is None else self._scores[number] / seats
            found.append(
                LevelResult(
                    level, estimate_share(self._won[number]), met.fair_share(number), opened, score
                )
            )
        seated = tuple(met.levels[number] for number in met.arrangements[0])
        return PairingResult(tuple(found), seated, games, self.events / games if games else 0.0)


class Arena:
    """A contest of so many games per pairing, which goes on where it stopped if its results are
    kept in a file.

    Games are made up to whole deals. A file may hold more than is asked for: the first deals then
    count. Raises `BadArena` for a file of something else, and `OSError`.
    """

    def __init__(self, contest: Contest, games: int, path: Path | None = None) -> None:
        self.contest = contest
        sizes = [len(pairing.arrangements) for pairing in contest.pairings]
        self.deals = -(-games // max(sizes))
        self.games = self.deals * sum(sizes)
        self.results = [Results(pairing) for pairing in contest.pairings]
        self._stored = [0] * len(sizes)  # deals in the file, per pairing
        self._file = None
        if path is not None:
            end = _read(path, self)
            self._file = path.open("r+b" if end else "wb")
            self._file.seek(end)
            self._file.truncate()  # what a crash left half written
            if not end:
                self._write(contest.describe())

    @property
    def played(self) -> int:
        """How many games are done."""
        return sum(results.deals * len(results.pairing.arrangements) for results in self.results)

    def play(self, workers: int) -> Iterator[int]:
        """Play what is missing in so many processes, or for 0 in this one; after every step, how
        many games are done.

        Results do not depend on the workers.
        """
        pairings = len(self.contest.pairings)
        done = tuple(results.deals for results in self.results)
        start, end = min(done) // CHUNK * pairings, -(-self.deals // CHUNK) * pairings
        if min(done) >= self.deals:
            return
        for unit in parallel_map(
            partial(_play_unit, self.contest, self.deals, done), start, end, workers
        ):
            for pairing, deal, played in unit:
                self._write(_line(pairing, deal, played))
                self.results[pairing].add(played)
            yield self.played

    def load(self, pairing: int, deal: int, played: Deal) -> None:
        """Take in a deal that a file holds."""
        self._stored[pairing] += 1
        if deal < self.deals:
            self.results[pairing].add(played)

    def awaits(self, pairing: int, deal: int) -> bool:
        """Whether that deal is the next one of its pairing in a file."""
        return 0 <= pairing < len(self._stored) and self._stored[pairing] == deal

    def _write(self, line: Mapping[str, Any]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
            self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()

    def __enter__(self) -> Arena:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def summarise(self) -> Summary:
        """What was found in the deals that every pairing has played."""
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


def _line(pairing: int, deal: int, played: Deal) -> dict[str, Any]:
    line: dict[str, Any] = {
        "pairing": pairing,
        "deal": deal,
        "won": played.won,
        "events": played.events,
    }
    if played.opened is not None:
        line["opened"] = played.opened
    if played.scores is not None:
        line["scores"] = played.scores
    return line


def _read(path: Path, arena: Arena) -> int:
    """Take in the results of a file, if there is one; where its last whole line ends. Raises
    `BadArena`, and `OSError`.
    """
    shown = str(path)[:_SHOWN]
    try:
        file = path.open("rb")
    except FileNotFoundError:
        if not path.parent.is_dir():
            raise
        return 0
    with file:
        if not path.is_file():
            raise BadArena("error-file-name", path=shown)
        head = file.readline(LINE_LIMIT)
        if not head:
            return 0
        _check_header(head, arena.contest, shown)
        end = file.tell()
        while (line := file.readline(LINE_LIMIT)).endswith(b"\n"):
            try:
                stored: dict[str, Any] = json.loads(line)
                pairing, deal = int(stored["pairing"]), int(stored["deal"])
                if not arena.awaits(pairing, deal):
                    raise ValueError
                levels = len(arena.contest.pairings[pairing].levels)
                arena.load(pairing, deal, _parse_deal(stored, levels))
            except (ValueError, KeyError, TypeError) as error:
                raise BadArena("error-arena-damaged", path=shown, place=end) from error
            end = file.tell()
        if len(line) == LINE_LIMIT:
            raise BadArena("error-arena-damaged", path=shown, place=end)
    return end


def _parse_deal(stored: Mapping[str, Any], levels: int) -> Deal:
    """The deal of a line; raises `ValueError`, `KeyError` or `TypeError`."""

    def column(name: str) -> tuple[float, ...] | None:
        values = stored.get(name)
        if values is None:
            return None
        if len(values) != levels or not all(
            type(value) in (int, float) and value == value for value in values
        ):
            raise ValueError(name)
        return tuple(values)

    won, scores, events = column("won"), column("scores"), stored["events"]
    if won is None or type(events) is not int:
        raise ValueError("won")
    return Deal(won, column("opened"), None if scores is None else tuple(map(int, scores)), events)


def _check_header(head: bytes, contest: Contest, shown: str) -> None:
    try:
        stored: Any = json.loads(head)
    except ValueError:
        stored = None
    if not isinstance(stored, dict) or "arena" not in stored or not head.endswith(b"\n"):
        raise BadArena("error-arena-no-file", path=shown)
    for name, value in contest.describe().items():
        theirs: Any = stored.get(name)  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
        if theirs != value:
            arguments = {
                "field": name,
                "stored": json.dumps(theirs)[:_SHOWN],
                "asked": json.dumps(value)[:_SHOWN],
            }
            raise BadArena("error-arena-other", path=shown, **arguments)


# Without the command line


def main(arguments: Sequence[str] | None = None) -> int:
    """Play an arena into a file, and print what was found as JSON; `colonnade arena` shows the same
    file as a table.
    """
    parser = argparse.ArgumentParser(prog="python -m colonnade.lab.arena", description=main.__doc__)
    parser.add_argument("game")
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--seats", help="A,B[,C,D]")
    who.add_argument("--ladder", help="levels, each against the next; all for every level")
    who.add_argument("--round-robin", help="levels, each against all others")
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


def prepare_contest(
    game_key: str,
    seats: str | None,
    ladder: str | None,
    round_robin: str | None,
    seed: int,
    *,
    players: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    is_exact: bool = False,
) -> Contest:
    """A contest from what a person typed: one of a table's seats, a ladder or a round robin, as
    names with commas between them.
    """
    given = [text for text in (seats, ladder, round_robin) if text is not None]
    if len(given) != 1 or (seats is not None and players is not None):
        raise BadOption("error-arena-who")
    names = [name.strip() for name in given[0].split(",")]
    if seats is not None:
        return prepare_match(game_key, names, seed, options=options, is_exact=is_exact)
    return prepare_ladder(
        game_key,
        names,
        seed,
        players=players,
        is_round_robin=round_robin is not None,
        options=options,
        is_exact=is_exact,
    )


if __name__ == "__main__":
    sys.exit(main())
