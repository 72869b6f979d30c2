"""Dice as multisets: ascending tuples of faces, their differences and sums, and the cells that they
pay for.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

from colonnade.games.columbiz.board import DICE, SIZE, bit_of, cell_of

Dice = tuple[int, ...]
"""Faces, ascending."""

FACES = range(1, SIZE + 1)
_FACE_TEXTS = {face: str(face) for face in FACES}


def find_lack(dice: Dice, part: Dice) -> int | None:
    """The lowest face that `part` shows more often than `dice`; None if every die of `part` is
    among the dice.
    """
    remaining = iter(dice)
    for face in part:  # both ascend, so each search goes on where the last one ended
        if face not in remaining:
            return face
    return None


def remove(dice: Dice, part: Dice) -> Dice:
    """The dice without those of `part`, which are among them."""
    rest = list(dice)
    for face in part:
        rest.remove(face)
    return tuple(rest)


def join(dice: Dice, others: Dice) -> Dice:
    """Both together."""
    return tuple(sorted(dice + others))


def format_dice(dice: Dice) -> str:
    """The faces as text: `3 3 5`."""
    return " ".join(map(_FACE_TEXTS.__getitem__, dice))


MULTISETS = tuple(
    dice for count in range(DICE + 1) for dice in combinations_with_replacement(FACES, count)
)
"""What up to eight dice can show, by their number, then in lexicographic order."""

AFFORDABLE = {
    dice: sum(
        bit_of(cell_of(face, row))
        for face in FACES
        for row in range(1, min(dice.count(face), SIZE) + 1)
    )
    for dice in MULTISETS
}
"""Per multiset: the set of cells that its dice pay for, each cell alone (C3.3)."""
