"""The plans of a turn of Columbiz: every set of cells that eight dice pay for, and its effect in a
position.

The outcome of a turn depends only on the set of cells and, for the line points, on the best order.
A set can be placed if and only if

- it is no larger than the reserve and than the most discs of a turn (C3.1),
- no cell of it holds an own disc, and the highest cell of it in each column holds no opponent's
  disc (C3.2): opponents' discs on lower cells are captured by the disc on the highest, and their
  cells are free then (C3.4).

It captures the opponents' discs below its highest cell in each column. A set of cells is an integer
with a bit per cell, as in the rules.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from colonnade.engine.columbiz.lattice import LATTICE, Indices
from colonnade.games.columbiz.board import (
    BELOW,
    CELLS,
    DICE,
    LINE_POINTS,
    SIZE,
    cell_of,
    cells_in,
    column_of,
    row_of,
)

MOST_DISCS = 7  # eight dice pay for no more: a first cell in each column, and one second cell
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
UNPLAYABLE = -1

Cells = NDArray[np.int64]
"""Sets of cells."""


class Size(NamedTuple):
    """The plans with the same number of discs. The first axis of each array is the cell within the
    plan.
    """

    plans: slice
    cells: Indices
    without: Indices
    """The plan that lacks the cell."""
    lines: Indices
    """Per cell and direction, the index of its points in the table of `tabulate_points`, where the
    rest of the plan is placed before it.
    """


class PlanTable:
    """All plans, by their number of discs; number 0 is the empty plan."""

    def __init__(self) -> None:
        plans = sorted(_list_plans(), key=lambda cells: (len(cells), cells))
        index = {cells: number for number, cells in enumerate(plans)}
        counts = [sum(len(cells) < size for cells in plans) for size in range(MOST_DISCS + 2)]
        self.ends = tuple(counts[1:])
        """Per number of discs, where the plans of at most that many end."""
        self.sizes: NDArray[np.int64] = np.array([len(cells) for cells in plans])
        self.masks: Cells = np.array([sum(1 << cell for cell in cells) for cells in plans])
        self.costs: Indices = np.array(
            [
                LATTICE.index[
                    tuple(sorted(column_of(cell) for cell in cells for _ in range(row_of(cell))))
                ]
                for cells in plans
            ]
        )
        """Per plan, the dice it spends, as a multiset of the lattice (C3.3)."""
        # cells ascend
        tops = [{column_of(cell): cell for cell in cells}.values() for cells in plans]
        self.tops: Cells = np.array([sum(1 << cell for cell in highest) for highest in tops])
        self.below: Cells = np.array([sum(BELOW[cell] for cell in highest) for highest in tops])
        """Per plan, every cell below its highest in each column (C3.4)."""
        self.by_size = tuple(
            _describe_size(
                start, [plans[number] for number in range(start, end)], index, self.masks
            )
            for start, end in pairwise(counts)
        )

    def find_playable(self, own: int, others: int, limit: int) -> NDArray[np.bool_]:
        """Return whether each plan of at most `limit` discs can be placed; the empty plan can."""
        end = self.ends[limit]
        return ((self.masks[:end] & own) | (self.tops[:end] & others)) == 0

    def count_line_points(
        self, own: int, playable: NDArray[np.bool_], limit: int
    ) -> NDArray[np.int16]:
        """Return the line points of the best order of each plan of at most `limit` discs (C3.5);
        `UNPLAYABLE` or less where it cannot be placed.
        """
        table = tabulate_points(own)
        points = np.zeros(self.ends[limit], dtype=np.int16)
        for size in self.by_size[1 : limit + 1]:
            points[size.plans] = (points[size.without] + _gains(table, size)).max(axis=0)
            # a larger plan cannot be reached through it either: a capture must free the cell first
            points[size.plans][~playable[size.plans]] = -1000
        return points

    def find_totals(self, own: int, playable: NDArray[np.bool_], limit: int) -> NDArray[np.uint64]:
        """Return every total of line points that some order scores, for each plan of at most
        `limit` discs: bit *n* for *n* points.

        A player has at most eighteen discs (C1.2), which are too few for a turn of 64 points.
        """
        table = tabulate_points(own)
        totals = np.zeros(self.ends[limit], dtype=np.uint64)
        totals[0] = 1
        for size in self.by_size[1 : limit + 1]:
            totals[size.plans] = np.bitwise_or.reduce(
                totals[size.without] << _gains(table, size).astype(np.uint64), axis=0
            )
            totals[size.plans][~playable[size.plans]] = 0
        return totals

    def find_order(self, plan: int, own: int, others: int) -> tuple[int, ...]:
        """Return the cells of a playable plan in an order that scores the most line points."""
        cells = cells_in(int(self.masks[plan]))
        playable = self.find_playable(own, others, len(cells))
        points = self.count_line_points(own, playable, len(cells))
        table = tabulate_points(own)
        order: list[int] = []
        while plan:
            size = self.by_size[int(self.sizes[plan])]
            column = plan - size.plans.start
            ways = points[size.without[:, column]] + _gains(table, size, column)
            last = int(ways.argmax())
            order.append(int(size.cells[last, column]))
            plan = int(size.without[last, column])
        return tuple(reversed(order))


def _gains(
    table: NDArray[np.int16], size: Size, column: int | slice = slice(None)
) -> NDArray[np.int16]:
    """Return per cell within the plan the points it scores when it is placed last."""
    lines = size.lines[:, :, column]
    return table[lines[0]] + table[lines[1]] + table[lines[2]] + table[lines[3]]


def _list_plans() -> list[tuple[int, ...]]:
    """Return every set of cells that eight dice pay for, cells ascending (C3.3)."""
    columns = [
        [
            rows
            for count in range(SIZE + 1)
            for rows in combinations(range(1, SIZE + 1), count)
            if sum(rows) <= DICE
        ]
        for _ in range(SIZE)
    ]
    plans: list[tuple[tuple[int, ...], int]] = [((), 0)]
    for column, subsets in enumerate(columns, start=1):
        plans = [
            (cells + tuple(cell_of(column, row) for row in rows), spent + sum(rows))
            for cells, spent in plans
            for rows in subsets
            if spent + sum(rows) <= DICE
        ]
    return [cells for cells, _ in plans]


@cache
def find_lines() -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return the cells of the whole line through each cell in order, per direction and cell."""
    found: list[tuple[tuple[int, ...], ...]] = []
    for across, up in DIRECTIONS:
        lines: list[tuple[int, ...]] = []
        for cell in range(CELLS):
            column, row = column_of(cell), row_of(cell)
            while 1 <= column - across <= SIZE and 1 <= row - up <= SIZE:
                column, row = column - across, row - up
            line: list[int] = []
            while 1 <= column <= SIZE and 1 <= row <= SIZE:
                line.append(cell_of(column, row))
                column, row = column + across, row + up
            lines.append(tuple(line))
        found.append(tuple(lines))
    return tuple(found)


@cache
def line_arrays() -> tuple[Indices, NDArray[np.int16]]:
    """Return, per direction and cell, the line's cells (36 where it is shorter than six), and the
    points per pattern of the line's other discs.
    """
    lines = np.full((4, CELLS, SIZE), CELLS, dtype=np.intp)
    points = np.zeros((4, CELLS, 1 << SIZE), dtype=np.int16)
    for direction, by_cell in enumerate(find_lines()):
        for cell, line in enumerate(by_cell):
            lines[direction, cell, : len(line)] = line
            place = line.index(cell)
            for pattern in range(1 << len(line)):
                first = last = place
                while first > 0 and pattern >> (first - 1) & 1:
                    first -= 1
                while last + 1 < len(line) and pattern >> (last + 1) & 1:
                    last += 1
                points[direction, cell, pattern] = LINE_POINTS[last - first + 1]
    return lines, points


def _find_patterns(masks: Cells) -> NDArray[np.int64]:
    """Return, per direction, cell and set of cells, which places of the line through the cell are
    in the set, as bits.
    """
    lines, _ = line_arrays()
    bits = np.zeros((CELLS + 1, len(masks)), dtype=np.int64)
    bits[:CELLS] = masks >> np.arange(CELLS)[:, None] & 1
    patterns = np.zeros((4, CELLS, len(masks)), dtype=np.int64)
    for place in range(SIZE):
        patterns |= bits[lines[:, :, place]] << place
    return patterns


def _describe_size(
    start: int, plans: list[tuple[int, ...]], index: dict[tuple[int, ...], int], masks: Cells
) -> Size:
    discs = len(plans[0])
    cells = np.array(plans, dtype=np.intp).reshape(len(plans), discs).T
    shorter = [[index[plan[:at] + plan[at + 1 :]] for plan in plans] for at in range(discs)]
    without = np.array(shorter, dtype=np.intp).reshape(discs, len(plans))
    lines, _ = line_arrays()
    found = np.zeros((4, *cells.shape), dtype=np.intp)
    for direction in range(4):
        places = (
            (masks[without] >> lines[direction, cells, place] & 1) << place for place in range(SIZE)
        )
        # bit 36, for no cell, is never set
        found[direction] = (direction * CELLS + cells << SIZE) + sum(places)
    return Size(slice(start, start + len(plans)), cells, without, found)


def tabulate_points(own: int) -> NDArray[np.int16]:
    """Return the points of a disc as a flat table: per direction, cell, and pattern of the discs
    placed before it in this turn.
    """
    _, points = line_arrays()
    patterns = _find_patterns(np.array([own]))  # (4, cells, 1)
    return np.take_along_axis(points, patterns | np.arange(1 << SIZE), axis=2).ravel()


@cache
def find_plans() -> PlanTable:
    """Return the table of plans, made once."""
    return PlanTable()
