"""The Columbiz board (C1.1): 36 cells, their columns and rows, and the lines that run through them.

A set of cells is an integer with a bit per cell, so that captures and lines are a few operations on
integers.
"""

from __future__ import annotations

from binascii import b2a_base64
from functools import cache
from itertools import chain, combinations, takewhile
from operator import getitem
from string import ascii_lowercase, ascii_uppercase, digits

SIZE = 6
CELLS = SIZE * SIZE

COLOURS = ("purple", "blue", "grey", "black")
RESERVE = {2: 18, 3: 13, 4: 10}  # C1.2: discs per player, by the number of players
DICE = 8
LINE_POINTS = (0, 0, 0, 1, 2, 3, 4)  # C3.5: by the length of the run


def cell_of(column: int, row: int) -> int:
    """The index of cell `column-row`, columns and rows from 1 to 6."""
    return (column - 1) * SIZE + row - 1


def column_of(cell: int) -> int:
    """The die face that heads the cell's column."""
    return cell // SIZE + 1


def row_of(cell: int) -> int:
    """The number of dice that the cell costs."""
    return cell % SIZE + 1


@cache
def name_of(cell: int) -> str:
    """The name of the cell: `5-3`."""
    return f"{column_of(cell)}-{row_of(cell)}"


def bit_of(cell: int) -> int:
    """The set that holds this cell alone."""
    return 1 << cell


def cells_in(cells: int) -> list[int]:
    """The cells of a set, ascending."""
    return list(chain.from_iterable(map(getitem, _CELLS_OF_BYTE, cells.to_bytes(_BYTES, "little"))))


_BYTES = (CELLS + 7) // 8
_CELLS_OF_BYTE = tuple(
    tuple(tuple(8 * number + bit for bit in range(8) if byte >> bit & 1) for byte in range(256))
    for number in range(_BYTES)
)
"""Per byte of a set, and per value of it: the cells, ascending."""


COLUMN_LETTERS = (ascii_uppercase + ascii_lowercase + digits + "+/").encode()
"""Per set of rows, its letter in `cut_columns`."""


def cut_columns(cells: int) -> bytes:
    """A set of cells as one letter per column, from the first column on. Base64 cuts bits into
    sixes, and is the fastest way to do it.
    """
    return b2a_base64((cells << 2 * SIZE).to_bytes(6, "big"))[SIZE - 1 :: -1]


def find_ray(cell: int, across: int, up: int) -> tuple[int, ...]:
    """The cells from a cell to the edge of the board, in one direction, nearest first, as bits."""
    column, row = column_of(cell) + across, row_of(cell) + up
    bits: list[int] = []
    while 1 <= column <= SIZE and 1 <= row <= SIZE:
        bits.append(bit_of(cell_of(column, row)))
        column, row = column + across, row + up
    return tuple(bits)


BELOW = tuple(
    sum(bit_of(lower) for lower in range(cell // SIZE * SIZE, cell)) for cell in range(CELLS)
)
"""Per cell: the set of cells in its column on a lower number (C3.4)."""

_DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
MOST_LINE_POINTS = len(_DIRECTIONS) * max(LINE_POINTS)
"""The most line points of one disc."""

RAYS = tuple(
    tuple((find_ray(cell, across, up), find_ray(cell, -across, -up)) for across, up in _DIRECTIONS)
    for cell in range(CELLS)
)
"""Per cell and direction (column, row, both diagonals): the cells outwards on either side, nearest
first, as bits (C3.5).
"""

NEAR = tuple(sum(ray[0] for both in RAYS[cell] for ray in both if ray) for cell in range(CELLS))
"""Per cell: the set of cells beside it, in any direction. Every line through a cell has one of
them.
"""


def _measure_runs(
    onwards: tuple[int, ...], backwards: tuple[int, ...]
) -> tuple[int, dict[int, int]]:
    line = (*onwards, *backwards)
    sets = map(
        sum, chain.from_iterable(combinations(line, count) for count in range(len(line) + 1))
    )
    return sum(line), {
        own: 1 + sum(len(list(takewhile(own.__and__, ray))) for ray in (onwards, backwards))
        for own in sets
    }


RUNS = tuple(tuple(_measure_runs(*both) for both in RAYS[cell]) for cell in range(CELLS))
"""Per cell and direction: the set of the other cells on that line, and per part of it how long the
run through the cell is (C3.5).
"""
