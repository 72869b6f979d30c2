"""Every game keeps every promise of the `Game` protocol, with every set of options, for every
number of players, in several colours.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

import pytest

from colonnade.core.errors import BadOption
from colonnade.core.game import AnyGame, Seats
from colonnade.core.testing import check_game
from colonnade.games import GAMES

MANY = 4  # options with more values are tried one value at a time, not in every combination


def option_sets(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Every combination of the options with few values, then every value of the others."""
    few = [field for field in game.options_type.fields if len(field.values) <= MANY]
    for values in product(*(field.values for field in few)):
        yield {field.name: value for field, value in zip(few, values, strict=True)}
    for field in game.options_type.fields:
        if field not in few:
            yield from ({field.name: value} for value in field.values)


def tables(game: AnyGame, players: int) -> list[Seats]:
    """Every choice of colours, and every seat that may begin: whatever the game allows."""
    found: list[Seats] = []
    rotated = [game.colours[start:] + game.colours[:start] for start in range(len(game.colours))]
    chosen = {colours for order in rotated for colours in combinations(order, players)}
    for colours, first in product(sorted(chosen), (None, *range(players))):
        try:
            found.append(game.seats(colours, first))
        except BadOption:
            continue
    return found


def cases() -> Iterator[Any]:
    """Every option set for every number of players; the colours and the first seat go round."""
    for game in GAMES.values():
        for players in game.players:
            seats = tables(game, players)
            for number, given in enumerate(option_sets(game)):
                try:
                    options = game.options_type.resolve(given, players)
                except BadOption:  # what does not go together, as teams of three
                    continue
                table = seats[number * 7 % len(seats)]
                name = "-".join(
                    [game.key, *table.colours, *(f"{key}={value}" for key, value in given.items())]
                )
                yield pytest.param(game, options, table, id=name)


@pytest.mark.parametrize(("game", "options", "seats"), list(cases()))
def test_the_promises_hold(game: AnyGame, options: Any, seats: Seats) -> None:
    check_game(game, options, seats)


@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in GAMES.values() for players in game.players]
)
def test_the_promises_hold_in_all_colours(game: AnyGame, players: int) -> None:
    options = game.options_type.resolve({}, players)
    for number, seats in enumerate(tables(game, players)[::5]):
        check_game(game, options, seats, seed=number + 1)
