"""Contests: which levels play each other, in which seats, by which rules and with which dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import Any

from colonnade.bots.levels import levels_of
from colonnade.core.errors import BadOption
from colonnade.core.options import OptionValue
from colonnade.core.setup import default_first, fewest_players
from colonnade.games import GAMES
from colonnade.lab.simulate import cached_agent, find_game, prepare_experiment

ALL_LEVELS = "all"
"""The name that stands for all levels of a game."""
FORMAT = 1
"""The version of `Contest.describe`."""
QUOTED = 120
"""The most characters of a text that an error quotes."""


@dataclass(frozen=True)
class Pairing:
    """Levels that play each other, and their seats in the games of a deal: an arrangement has the
    number of a level for every seat.
    """

    levels: tuple[str, ...]
    arrangements: tuple[tuple[int, ...], ...]

    def fair_share(self, level: int) -> float:
        """The fraction of the seats that a level has."""
        seats = [number for arrangement in self.arrangements for number in arrangement]
        return seats.count(level) / len(seats)


@dataclass(frozen=True)
class Contest:
    """The pairings, the rules and the dice of an arena, as plain data. `prepare_match`,
    `prepare_ladder` and `prepare_contest` make one.
    """

    game: str
    kind: str
    """`match` (one table), `ladder` (each level against the next) or `round-robin` (each level
    against all others).
    """
    levels: tuple[str, ...]
    pairings: tuple[Pairing, ...]
    colours: tuple[str, ...]
    first: int | None
    options: Mapping[str, OptionValue]
    seed: int
    is_exact: bool
    """Whether the throw that ends the game is calculated: each time it is due, its chance of the
    rest of the win is counted, and the game goes on.
    """

    def describe(self) -> dict[str, Any]:
        """Everything that the results depend on, as plain data."""
        return {
            "arena": FORMAT,
            "game": self.game,
            "rules": find_game(self.game).rules_version,
            "options": dict(self.options),
            "kind": self.kind,
            "levels": list(self.levels),
            "seats": [
                [[pairing.levels[level] for level in row] for row in pairing.arrangements]
                for pairing in self.pairings
            ],
            "seed": self.seed,
            "exact_building": self.is_exact,
        }


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
    """A contest from a person's input: exactly one of a table's seats, a ladder or a round robin,
    as names separated by commas. Raises `BadOption` or `BadAgent`.
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


def prepare_match(
    game_key: str,
    seats: Sequence[str],
    seed: int,
    *,
    options: Mapping[str, OptionValue] | None = None,
    is_exact: bool = False,
) -> Contest:
    """A contest of one table, whose seats rotate. Raises `BadOption` or `BadAgent`."""
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
    """A contest of each level against the next one, or against all others. Raises `BadOption` or
    `BadAgent`.

    Both levels of a pair have the same number of seats: with three players, one and two in one
    arrangement and two and one in another; with four, every second seat, so that each has a team in
    a game of teams.
    """
    if tuple(levels) == (ALL_LEVELS,):
        find_game(game_key)
        levels = levels_of(game_key)
    if len(levels) < 2 or len(set(levels)) < len(levels):
        raise BadOption("error-arena-levels", given=", ".join(levels)[:QUOTED])
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
    # the second level of a pair is the stronger one in a ladder; it comes first, so that its share
    # is the one that is shown
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
    """The pairing of tables with the same levels: all different rotations of all tables."""
    levels = _distinct(tables[0])
    arrangements: dict[tuple[int, ...], None] = {}
    for table in tables:
        numbers = tuple(levels.index(name) for name in table)
        for turned in range(len(numbers)):
            arrangements[numbers[-turned:] + numbers[:-turned] if turned else numbers] = None
    return Pairing(levels, tuple(arrangements))
