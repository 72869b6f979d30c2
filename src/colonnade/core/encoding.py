"""Encodings: the actions of a game as integers, and its positions as numbers, for programs that
learn. Every game has at most one, `game.encoding`; without one it has no environments.

Both have a fixed size and a fixed meaning, whatever the options and the number of players. All is
seen from one seat: integers and numbers that speak of a player count from that seat on, in turn
order. A change that gives an integer or a number another meaning raises `version`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import prod
from typing import Any, Generic, TypeAlias, TypeVar

from colonnade.core.options import Options

S = TypeVar("S")
A = TypeVar("A")
Numbers: TypeAlias = "array[float]"
"""Numbers of single precision; NumPy reads them without a copy."""


@dataclass(frozen=True, slots=True)
class ActionGroup:
    """Actions with consecutive integers: how many, and what they mean."""

    name: str
    count: int
    meaning: str


@dataclass(frozen=True, slots=True)
class Field:
    """A named part of an observation, with its shape. Of planes, the first number of the shape is
    how many there are.
    """

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Encoding(ABC, Generic[S, A]):
    """The encoding of one game. All numbers of an observation are from 0 to 1."""

    version: int
    action_groups: tuple[ActionGroup, ...]
    fields: tuple[Field, ...]
    """The parts of the flat observation, in their order."""
    board_shape: tuple[int, int]
    """Rows and columns of a plane."""
    planes: tuple[Field, ...]
    """The planes in their order. A field that is not spread over the board fills a plane for each
    of its numbers.
    """
    max_chance_outcomes: int
    """The most outcomes of a throw."""

    def __init__(self) -> None:
        self.action_count = sum(group.count for group in self.action_groups)
        self.size = sum(field.size for field in self.fields)
        self.plane_count = sum(field.shape[0] for field in self.planes)

    # Actions

    @abstractmethod
    def encode_action(self, state: S, action: A) -> int:
        """The integer of an action of the seat that decides."""

    @abstractmethod
    def decode_action(self, state: S, index: int) -> A:
        """The action of any integer below `action_count`, legal or not. The inverse of
        `encode_action` for legal ones.
        """

    @abstractmethod
    def describe_action(self, index: int) -> str:
        """What the integer means, without a position: as the text of an action."""

    @abstractmethod
    def list_legal(self, state: S) -> Sequence[int]:
        """The integers of the legal actions; none where nobody decides. Ascending."""

    def mask(self, state: S) -> bytearray:
        """A byte per integer: 1 where the action is legal."""
        mask = bytearray(self.action_count)
        for index in self.list_legal(state):
            mask[index] = 1
        return mask

    # Observations

    @abstractmethod
    def observe(self, state: S, seat: int) -> Numbers:
        """The position as a seat sees it: the numbers of `fields`."""

    @abstractmethod
    def observe_planes(self, state: S, seat: int) -> Numbers:
        """The position as a seat sees it, as planes: `plane_count` × rows × columns numbers."""

    # Learning

    @abstractmethod
    def potential(self, state: S, seat: int) -> float:
        """How well the seat stands, from -1 to 1, by a plain count: for shaped rewards."""

    @abstractmethod
    def max_decisions(self, options: Options, players: int) -> int | None:
        """The most decisions of a game; None if a game has no longest length."""

    # Where a field is

    def find_field(self, name: str) -> slice:
        """The place of a field in the flat observation."""
        for field, start in zip(self.fields, find_starts(self.fields), strict=True):
            if field.name == name:
                return slice(start, start + field.size)
        raise KeyError(name)


AnyEncoding = Encoding[Any, Any]


def find_starts(fields: Sequence[Field]) -> list[int]:
    """The place of the first number of each field."""
    return list(accumulate([field.size for field in fields[:-1]], initial=0))


def fill_planes(values: Sequence[float], area: int) -> Numbers:
    """A plane for each number, filled with it."""
    planes: Numbers = array("f")
    for value in values:
        planes += array("f", (value,)) * area
    return planes
