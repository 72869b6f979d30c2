"""A turn of Columbiz by plain expectimax: over the number of dice that show one face, or over all
that eight dice can show.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial, prod
from typing import Any

import numpy as np

DICE = 8
THROWS = 3
FACES = range(1, 7)
Dice = tuple[int, ...]


@cache
def spread(thrown: int) -> tuple[float, ...]:
    """The chances that 0, 1, 2, … of a number of dice show a given face."""
    return tuple(
        comb(thrown, count) * 5 ** (thrown - count) / 6**thrown for count in range(thrown + 1)
    )


def search_counts(
    values: Sequence[float],
    *,
    locked: bool,
    throws: int,
    kept: tuple[int, int] | None,
    shown: int | None,
    fixed: tuple[int, int],
) -> float:
    """The best mean of `values`, which has a value per number of dice that show the face at last.

    After `throws` throws either `shown` dice show it, those in `fixed` (of the face, of others)
    locked, or the dice in `kept` lie and the others are about to be thrown. Every keep is tried.
    """

    @cache
    def decide(lying: int, of_face: int, of_others: int, left: int) -> float:
        best = values[lying]
        if left:
            for more in range(of_face, lying + 1):
                for others in range(of_others, DICE - lying + 1):
                    best = max(best, throw(more, others, left))
        return best

    @cache
    def throw(of_face: int, of_others: int, left: int) -> float:
        locks = (of_face, of_others) if locked else (0, 0)
        return sum(
            chance * decide(of_face + count, *locks, left - 1)
            for count, chance in enumerate(spread(DICE - of_face - of_others))
        )

    if shown is not None:
        return decide(shown, *fixed, THROWS - throws)
    return throw(*(kept or (0, 0)), THROWS - throws)


@cache
def list_dice(count: int) -> tuple[Dice, ...]:
    """All outcomes of a number of dice, as sorted faces."""
    return tuple(combinations_with_replacement(FACES, count))


@cache
def find_number(count: int) -> dict[Dice, int]:
    return {dice: number for number, dice in enumerate(list_dice(count))}


@cache
def find_more(count: int) -> Any:
    """Per dice and face, the number of the dice with one more of that face."""
    numbers = find_number(count + 1)
    return np.array(
        [[numbers[tuple(sorted((*dice, face)))] for face in FACES] for dice in list_dice(count)]
    )


@cache
def find_less(count: int) -> Any:
    """Per dice and face, the number of the dice with one less of that face; -1 where
    none shows it.
    """
    numbers = find_number(count - 1)

    def remove(dice: Dice, face: int) -> int:
        if face not in dice:
            return -1
        rest = list(dice)
        rest.remove(face)
        return numbers[tuple(rest)]

    return np.array([[remove(dice, face) for face in FACES] for dice in list_dice(count)])


@cache
def find_chances(count: int) -> Any:
    """Per dice, the chance that a throw of this number of dice shows them."""
    return np.array(
        [
            factorial(count) / prod(factorial(dice.count(face)) for face in FACES) / 6**count
            for dice in list_dice(count)
        ]
    )


def expect(lying: Any) -> list[Any]:
    """Per number of kept dice and per dice kept, the mean over the throw of all others, which fall
    one after the other.
    """
    means = [lying]
    for count in range(DICE - 1, -1, -1):
        means.insert(0, means[0][find_more(count)].mean(axis=1))
    return means


class TurnTable:
    """What kept dice are worth, where `final` is the worth of what eight dice can show after the
    last throw, in the order of `list_dice`.

    `stop` is the same for stopping, minus infinity where that is forbidden. After a throw the dice
    are taken up one by one: `rows[n]` has for n dice kept (rows) and the others as they lie
    (columns) the best that keeping some of those too can bring.
    """

    def __init__(self, final: Any, stop: Any, *, locked: bool) -> None:
        self.locked = locked
        self.second = [*expect(final)[:-1], stop]
        self.second_rows = self._list_rows(self.second)
        if locked:
            self.first = [
                *(
                    rows @ find_chances(DICE - count)
                    for count, rows in enumerate(self.second_rows[:-1])
                ),
                stop,
            ]
        else:
            self.first = [*expect(self.second_rows[0][0])[:-1], stop]
        self.first_rows = self._list_rows(self.first)

    def _list_rows(self, keeps: list[Any]) -> list[Any]:
        rows = [keeps[DICE][:, None]]
        for count in range(DICE - 1, -1, -1):
            # a last column for dice that are not there
            beyond = np.concatenate([rows[0], np.full_like(rows[0][:, :1], -np.inf)], axis=1)
            more, less = find_more(count), find_less(DICE - count)
            best = np.repeat(keeps[count][:, None], len(less), axis=1)
            for face in range(6):
                best = np.maximum(best, beyond[more[:, face]][:, less[:, face]])
            rows.insert(0, best)
        return rows

    def decide(self, dice: Dice, fixed: Dice, throws: int) -> float:
        """Before a keep of dice that contain the fixed ones."""
        rest = list(dice)
        for face in fixed:
            rest.remove(face)
        rows = self.first_rows if throws == 1 else self.second_rows
        return float(
            rows[len(fixed)][find_number(len(fixed))[fixed], find_number(len(rest))[tuple(rest)]]
        )

    def throw(self, kept: Dice, throws: int) -> float:
        """Before a throw."""
        if throws:
            return float(
                (self.first if throws == 1 else self.second)[len(kept)][
                    find_number(len(kept))[kept]
                ]
            )
        return float(self.first_rows[0][0] @ find_chances(DICE))
