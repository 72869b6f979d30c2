"""The lattice of dice: every multiset of up to a number of dice, linked to those with one die more
and one die less.

Two sweeps over it solve a turn of throwing and keeping. Upwards, `maximise` finds for every
multiset the best among all its parts. Downwards, `expect` finds for every kept multiset the mean
over all throws of the dice not kept, one die at a time. The class knows no game: Columbiz uses
eight dice (`LATTICE`), Yahtzee would use five.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, pairwise
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

from colonnade.games.columbiz.board import DICE, SIZE

Floats = NDArray[np.floating]
Indices = NDArray[np.intp]


class Lattice:
    """The multisets of up to `dice` dice with faces from 1 to `faces`, numbered by their number of
    dice, then in lexicographic order.

    Values are arrays whose first axis is the multiset; further axes are independent.
    """

    def __init__(self, dice: int, faces: int) -> None:
        self.dice, self.faces = dice, faces
        self.multisets = tuple(
            multiset
            for count in range(dice + 1)
            for multiset in combinations_with_replacement(range(1, faces + 1), count)
        )
        self.size = len(self.multisets)
        self.index = {multiset: index for index, multiset in enumerate(self.multisets)}
        counts = [
            sum(len(multiset) < size for multiset in self.multisets) for size in range(dice + 2)
        ]
        self.levels = tuple(slice(start, end) for start, end in pairwise(counts))
        """Per number of dice, the slice of its multisets."""
        self.counts: NDArray[np.int8] = np.array(
            [[multiset.count(face) for face in range(1, faces + 1)] for multiset in self.multisets],
            dtype=np.int8,
        )
        """Per multiset and face: how many dice show it."""
        # one past the end stands for a multiset that does not exist
        index_of_counts = {tuple(row): index for index, row in enumerate(self.counts.tolist())}
        self.more = np.full((faces, self.size), self.size, dtype=np.intp)
        self.less = np.full((faces, self.size), self.size, dtype=np.intp)
        for row, index in index_of_counts.items():
            for face in range(faces):
                fuller = index_of_counts.get((*row[:face], row[face] + 1, *row[face + 1 :]))
                if fuller is not None:
                    self.more[face, index], self.less[face, fuller] = fuller, index
        self.chances: NDArray[np.float64] = np.array(
            [
                factorial(sum(row)) / prod(map(factorial, row)) / faces ** sum(row)
                for row in self.counts.tolist()
            ]
        )
        """Per multiset: the chance that a throw of as many dice shows it."""

    @property
    def full(self) -> slice:
        """The slice of the multisets of all the dice."""
        return self.levels[self.dice]

    def maximise(self, values: Floats) -> Floats:
        """Return per multiset the highest value among itself and all multisets within it."""
        best = np.concatenate(
            [values, np.full((1, *values.shape[1:]), -np.inf, dtype=values.dtype)]
        )
        for level in self.levels[1:]:
            # faster than brackets for many columns
            within = best.take(self.less[:, level], axis=0).max(axis=0)
            np.maximum(best[level], within, out=best[level])
        return best[:-1]

    def expect(self, values: Floats) -> Floats:
        """Return per multiset the mean of the values, which are given for all the dice, over the
        throws of the dice that it lacks.
        """
        means = np.empty((self.size, *values.shape[1:]), dtype=values.dtype)
        means[self.full] = values
        for level in reversed(self.levels[:-1]):
            means[level] = means.take(self.more[:, level], axis=0).sum(axis=0)
            means[level] /= self.faces
        return means

    def throw_rest(self, kept: Floats) -> Floats:
        """Return the chance of each multiset of all the dice, if multisets are kept with these
        chances and the rest is thrown.
        """
        chances = kept.copy()
        for level in self.levels[:-1]:
            for more in self.more:
                np.add.at(chances, more[level], chances[level] / self.faces)
        return chances[self.full]

    def find_parts(self, whole: int, kept: int = 0) -> Indices:
        """Return the multisets within one that contain another, both included, ascending."""
        return np.flatnonzero(
            ((self.counts <= self.counts[whole]) & (self.counts >= self.counts[kept])).all(axis=1)
        )


@cache
def find_lattice(dice: int, faces: int) -> Lattice:
    """Return the lattice of this number of dice and faces, made once."""
    return Lattice(dice, faces)


LATTICE = find_lattice(DICE, SIZE)
"""The lattice of the eight dice of Columbiz."""
