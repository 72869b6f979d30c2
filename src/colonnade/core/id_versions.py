"""Versions of a game's position ids.

A released id is readable in every later version of the program, and stays the id of its position.
So a new option, or a new value, is a new version of the ids, and an id has the oldest version that
can state its options.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from colonnade.core.options import Options, OptionValue

OptionsType = TypeVar("OptionsType", bound=Options)


@dataclass(frozen=True, slots=True)
class IdVersion:
    """A version of a game's position ids. Never changes after its release."""

    prefix: str
    """The first characters of its ids: a letter for the game and a digit."""
    rules: int
    """The version of the rules whose defaults the options have that an id does not state."""
    options: Mapping[str, tuple[OptionValue, ...]]
    """The options that an id states, in order, with their values."""

    def find_indices(self, options: Options, players: int) -> tuple[int, ...] | None:
        """The index of each option's value; None if this version cannot state these options."""
        stated = {name: getattr(options, name) for name in self.options}
        if any(value not in self.options[name] for name, value in stated.items()):
            return None
        if type(options).resolve(stated, players, self.rules) != options:
            return None
        return tuple(self.options[name].index(value) for name, value in stated.items())

    def resolve(
        self, options: type[OptionsType], indices: Sequence[int], players: int
    ) -> OptionsType:
        """The options that the indices state. Raises `BadOption` where they exclude each other."""
        stated = {
            name: values[index]
            for (name, values), index in zip(self.options.items(), indices, strict=True)
        }
        return options.resolve(stated, players, self.rules)


def choose_version(
    versions: Iterable[IdVersion], options: Options, players: int
) -> tuple[IdVersion, tuple[int, ...]]:
    """The first version that can state these options, and the index of each option's value."""
    for version in versions:
        indices = version.find_indices(options, players)
        if indices is not None:
            return version, indices
    raise LookupError(f"no version of the position ids states {options}")
