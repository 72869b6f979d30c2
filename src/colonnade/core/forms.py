"""What a form for a new game needs to know beside the options themselves: what is usual, what is
impossible, and who plays together.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from colonnade.core.errors import BadOption
from colonnade.core.game import AnyGame
from colonnade.core.options import OptionValue


@dataclass(frozen=True, slots=True)
class UsualOptions:
    """The usual options with a number of players, and per option the values that are impossible,
    where `given` was chosen: of those that fit the last holds.
    """

    players: int
    given: dict[str, OptionValue]
    usual: dict[str, OptionValue]
    impossible: dict[str, list[OptionValue]]


@dataclass(frozen=True, slots=True)
class Sides:
    """Per seat the first seat of its side, with a number of players, where `given` was chosen: of
    those that fit the last holds.
    """

    players: int
    given: dict[str, OptionValue]
    sides: tuple[int, ...]


def find_usual_options(game: AnyGame, players: int) -> Iterator[UsualOptions]:
    """What is usual and what is impossible with this number of players, then for each value of an
    option that makes a difference to the others.
    """
    options = game.options_type
    usual = options.resolve({}, players).as_dict()
    impossible = _find_impossible(game, players, {})
    yield UsualOptions(players, {}, usual, impossible)
    for field in options.fields:
        for value in field.values:
            given = {field.name: value}
            with suppress(BadOption):
                resolved = options.resolve(given, players).as_dict()
                found = UsualOptions(
                    players,
                    given,
                    {**resolved, field.name: usual[field.name]},
                    _find_impossible(game, players, given),
                )
                if (found.usual, found.impossible) != (usual, impossible):
                    yield found


def _find_impossible(
    game: AnyGame, players: int, given: dict[str, OptionValue]
) -> dict[str, list[OptionValue]]:
    """Per option, the values that are refused beside those given."""
    found: dict[str, list[OptionValue]] = {}
    for field in game.options_type.fields:
        for value in field.values:
            try:
                game.options_type.resolve({**given, field.name: value}, players)
            except BadOption:
                found.setdefault(field.name, []).append(value)
    return found


def find_sides(game: AnyGame, players: int) -> Iterator[Sides]:
    """The sides with this number of players, then those that a value of an option changes."""
    usual = game.sides(game.options_type.resolve({}, players), players)
    yield Sides(players, {}, usual)
    for field in game.options_type.fields:
        for value in field.values:
            with suppress(BadOption):
                sides = game.sides(game.options_type.resolve({field.name: value}, players), players)
                if sides != usual:
                    yield Sides(players, {field.name: value}, sides)
