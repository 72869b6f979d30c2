"""What a class can find out about the dice of Columbiz: exact chances, as fractions."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, factorial, prod

from colonnade.games.columbiz.board import DICE, SIZE
from colonnade.games.columbiz.rules import THROWS

FACES = SIZE
"""A column for each face of a die."""

Counts = tuple[int, ...]
"""How many dice show each face, the most frequent first. Which faces they are does not matter."""


def chance_of_alike(needed: int) -> Fraction:
    """The chance that one throw of all dice has at least `needed` dice alike, of any face."""
    return sum((chance for counts, chance in throw((), DICE) if counts[0] >= needed), Fraction())


def chance_of_face(throws: int) -> Fraction:
    """The chance that a die shows a given face after up to this number of throws, if it is thrown
    until it does.
    """
    return 1 - Fraction(FACES - 1, FACES) ** throws


def chance_of_cell(row: int, throws: int = THROWS) -> Fraction:
    """The chance to pay for a given cell of a row by a throw, keeping every die of its face."""
    one = chance_of_face(throws)
    return sum(
        (
            comb(DICE, count) * one**count * (1 - one) ** (DICE - count)
            for count in range(row, DICE + 1)
        ),
        Fraction(),
    )


def chance_of_row(row: int, throws: int = THROWS) -> Fraction:
    """The chance to pay for a cell of a row in any column by a throw, with the best keeping."""
    return _best_value((), row, throws)


@cache
def _best_value(kept: Counts, row: int, throws: int) -> Fraction:
    """The chance of `row` dice alike when the dice that are not kept are thrown now, and the best
    dice are kept before each later throw.
    """
    return sum(
        (
            chance * _best_keep(counts, row, throws - 1)
            for counts, chance in throw(kept, DICE - sum(kept))
        ),
        Fraction(),
    )


@cache
def _best_keep(counts: Counts, row: int, throws: int) -> Fraction:
    if throws == 0 or counts[0] >= row:
        return Fraction(counts[0] >= row)
    keeps = {sort_counts(keep) for keep in product(*(range(count + 1) for count in counts))}
    return max(_best_value(keep, row, throws) for keep in keeps if sum(keep) < DICE)


def sort_counts(counts: Counts) -> Counts:
    """The counts that are not nought, the largest first."""
    return tuple(sorted(filter(None, counts), reverse=True))


@cache
def throw(kept: Counts, dice: int) -> tuple[tuple[Counts, Fraction], ...]:
    """What lies there after a throw of some dice beside those kept: counts with their chances."""
    found: dict[Counts, int] = {}
    base = (*kept, *(0,) * (FACES - len(kept)))
    for thrown in _split(dice, FACES):
        ways = factorial(dice) // prod(factorial(count) for count in thrown)
        counts = sort_counts(tuple(a + b for a, b in zip(base, thrown, strict=True)))
        found[counts] = found.get(counts, 0) + ways
    return tuple((counts, Fraction(ways, FACES**dice)) for counts, ways in found.items())


def _split(total: int, parts: int) -> Iterator[Counts]:
    """Every way to write a total as `parts` ordered counts."""
    if parts == 1:
        yield (total,)
        return
    for first in range(total + 1):
        for rest in _split(total - first, parts - 1):
            yield (first, *rest)
