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
    """The usual options with a number of players, where `given` was chosen: of those that fit the
    last holds. `impossible`: per option.
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
    """What is usual with this number of players, then for each value of an option that makes
    something else usual.
    """
    options = game.options_type
    usual = options.resolve({}, players).as_dict()
    impossible: dict[str, list[OptionValue]] = {}
    others: list[UsualOptions] = []
    for field in options.fields:
        for value in field.values:
            try:
                resolved = options.resolve({field.name: value}, players).as_dict()
            except BadOption:
                impossible.setdefault(field.name, []).append(value)
                continue
            found = {**resolved, field.name: usual[field.name]}
            if found != usual:
                others.append(UsualOptions(players, {field.name: value}, found, {}))
    yield UsualOptions(players, {}, usual, impossible)
    yield from others


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
