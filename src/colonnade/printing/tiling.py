"""A board in true size on one sheet of paper or several, with marks to cut and to join them."""

from __future__ import annotations

from itertools import count
from math import ceil
from string import ascii_uppercase

from colonnade.printing.order import FOOT, MARGIN, Order
from colonnade.printing.sheets import Picture, Tile

FLAP = 8.0
"""How far a tile goes on beyond a join, for the next one to be glued on."""


def cut_board(title: str, name: str, picture: Picture, order: Order) -> list[Tile]:
    """The tiles of a board, row by row: upright or across, whichever takes fewer sheets."""
    upright = order.area
    across = (upright[1] + FOOT - MARGIN, upright[0] + MARGIN - FOOT)
    size = (picture.width, picture.height)
    counts = [tuple(map(_count_tiles, size, area)) for area in (upright, across)]
    is_landscape = counts[1][0] * counts[1][1] < counts[0][0] * counts[0][1]
    columns, rows = counts[is_landscape]
    width, height = picture.width / columns, picture.height / rows
    letters = _name_joins(rows, columns)
    return [
        Tile(
            title,
            name,
            column * width,
            row * height,
            width,
            height,
            width + (FLAP if column < columns - 1 else 0),
            height + (FLAP if row < rows - 1 else 0),
            row,
            column,
            rows,
            columns,
            _find_joins(letters, row, column),
            is_landscape,
        )
        for row in range(rows)
        for column in range(columns)
    ]


def _count_tiles(length: float, room: float) -> int:
    return 1 if length <= room else ceil(length / (room - FLAP))


def _name_joins(rows: int, columns: int) -> dict[tuple[int, int, str], str]:
    """A letter for every join, by the tile to the left of it or above it: A to Z, then A2."""
    joins = [
        (row, column, side)
        for row in range(rows)
        for column in range(columns)
        for side, is_inside in (("right", column < columns - 1), ("bottom", row < rows - 1))
        if is_inside
    ]
    names = (
        letter + (str(turn) if turn > 1 else "") for turn in count(1) for letter in ascii_uppercase
    )
    return dict(zip(joins, names, strict=False))


def _find_joins(letters: dict[tuple[int, int, str], str], row: int, column: int) -> dict[str, str]:
    found = {
        "left": letters.get((row, column - 1, "right")),
        "right": letters.get((row, column, "right")),
        "top": letters.get((row - 1, column, "bottom")),
        "bottom": letters.get((row, column, "bottom")),
    }
    return {side: letter for side, letter in found.items() if letter is not None}
