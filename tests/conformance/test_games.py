"""Every game keeps every promise of the `Game` protocol: with every set of options, with each value
of an option for every number of players, in several colours.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from colonnade.core.game import AnyGame, Seats
from colonnade.core.testing import check_game
from colonnade.games import GAMES
from tests.conformance.setups import plan_games, resolve_players, tables


def cases() -> Iterator[Any]:
    """Every game that is planned; the colours and the first seat go round."""
    for game in GAMES.values():
        for number, (given, players) in enumerate(plan_games(game)):
            seats = tables(game, players)
            table = seats[number * 7 % len(seats)]
            name = "-".join(
                [game.key, *table.colours, *(f"{key}={value}" for key, value in given.items())]
            )
            yield pytest.param(game, game.options_type.resolve(given, players), table, id=name)


def test_every_value_of_an_option_is_tried_with_every_number_of_players() -> None:
    tried = {
        (game.key, len(seats.colours), field.name, getattr(options, field.name))
        for game, options, seats in (case.values for case in cases())
        for field in game.options_type.fields
    }
    wanted = {
        (game.key, players, field.name, value)
        for game in GAMES.values()
        for field in game.options_type.fields
        for value in field.values
        for players in resolve_players(game, {field.name: value})
    }
    assert wanted - tried == set()


@pytest.mark.parametrize(("game", "options", "seats"), list(cases()))
def test_the_promises_hold(game: AnyGame, options: Any, seats: Seats) -> None:
    check_game(game, options, seats)


@pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game in GAMES.values() for players in game.players]
)
def test_the_promises_hold_in_all_colours(game: AnyGame, players: int) -> None:
    options = game.options_type.resolve({}, players)
    for number, seats in enumerate(tables(game, players)[::20]):
        check_game(game, options, seats, seed=number + 1)
