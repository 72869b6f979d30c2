"""What a class can find out about the dice of Les 4 colonnes: exact chances, as fractions."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product

from colonnade.games.quatre_colonnes.board import SUMMIT
from colonnade.games.quatre_colonnes.rules import BUILDING

FACES = range(1, 7)
WAY = SUMMIT - 1
"""Cells from the start cell to the summit: progress 1 to 72 (L1.6)."""


def chance_of(dice: int, is_wanted: Callable[[tuple[int, ...]], bool]) -> Fraction:
    """The part of all throws of some dice that are as wanted."""
    throws = list(product(FACES, repeat=dice))
    return Fraction(sum(map(is_wanted, throws)), len(throws))


def chance_of_sum(dice: int, total: int) -> Fraction:
    """The chance that a draw shows a number: on a die, or as the sum of two (L3.3, L4.1)."""
    return chance_of(dice, lambda faces: total in faces or (dice > 1 and sum(faces) == total))


def chance_to_build(attempts: int) -> Fraction:
    """The chance that one of some attempts builds the monument (L3.1)."""
    once = chance_of(len(BUILDING), lambda faces: tuple(sorted(faces)) == BUILDING)
    return 1 - (1 - once) ** attempts


def mean_wait(chance: Fraction) -> Fraction:
    """How many trials it takes on average until something of this chance happens."""
    return 1 / chance


def mean_throw(dice: int) -> Fraction:
    """The mean of a throw of some dice."""
    return Fraction(dice * (min(FACES) + max(FACES)), 2)


def find_even_attempts() -> int:
    """The fewest attempts that build the monument with a chance of at least one half."""
    attempts = 1
    while chance_to_build(attempts) < Fraction(1, 2):
        attempts += 1
    return attempts
