"""The set-ups of a game that are tried: its options, numbers of players, colours and who begins."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations, product
from typing import Any

from colonnade.core.errors import BadOption
from colonnade.core.game import AnyGame, Seats

MANY = 4  # options with more values are tried one value at a time, not in every combination


def combine_options(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Every combination of the options with few values."""
    few = [field for field in game.options_type.fields if len(field.values) <= MANY]
    for values in product(*(field.values for field in few)):
        yield {field.name: value for field, value in zip(few, values, strict=True)}


def vary_options(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Every value of the options with many values."""
    for field in game.options_type.fields:
        if len(field.values) > MANY:
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


def resolve_players(game: AnyGame, given: dict[str, Any]) -> dict[int, Any]:
    """The options for each number of players that they go together with."""
    found = {}
    for players in game.players:
        with suppress(BadOption):  # teams of three, for instance
            found[players] = game.options_type.resolve(given, players)
    return found


def plan_games(game: AnyGame) -> Iterator[tuple[dict[str, Any], int]]:
    """Option sets, each with a number of players: those of `combine_options` once, the number of
    players goes round; those of `vary_options` with every number.
    """
    for number, given in enumerate(combine_options(game)):
        if allowed := list(resolve_players(game, given)):  # not partners without teams
            # not in step with any option
            yield given, allowed[(number + number // len(allowed) ** 2) % len(allowed)]
    yield from product(vary_options(game), game.players)
