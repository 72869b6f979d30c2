"""Binding of the compiled kernels of Columbiz (`kernels.cu`), with the tables and constants that
they take from Python.
"""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from colonnade.engine.columbiz.lattice import LATTICE
from colonnade.engine.columbiz.plans import MOST_DISCS, find_plans, line_arrays
from colonnade.engine.native import Buffer, KernelError, load_library
from colonnade.games.columbiz.board import CELLS, COLOURS, DICE, SIZE
from colonnade.games.columbiz.rules import FORFEITED, LAST_OF_TABLE

THROWS = LATTICE.size - LATTICE.full.start
_WIDTHS = [level.stop - level.start for level in LATTICE.levels]
_PAIRS = [_WIDTHS[kept] * _WIDTHS[DICE - kept] for kept in range(DICE + 1)]
PAIRS = sum(_PAIRS)
"""With locked dice, the number of pairs of dice kept and dice thrown."""
WIDEST = max(_PAIRS)
"""The most such pairs for one number of kept dice."""
HIGHER = 5
"""How much more a row counts than the row below it: with four discs a turn, no lower discs outweigh
a higher first one.
"""
SINGLES = (
    "first_throw",
    "first_keep",
    "second_throw",
    "second_keep",
    "dice",
    "plan",
    "over",
    "last_round",
    "starter",
)
BLOCKS = ("discs", "reserve", "prisoners", "line_points", "scores")
"""The log of a turn, a row per game: one column for each of `SINGLES`, then one per seat for each
of `BLOCKS`.
"""

TABLES = """
    masks tops below sizes squares heights costs ends parts without places line_cells line_points
    more less index_of_counts counts chances levels pairs
"""
ARRAYS = """
    discs reserve prisoners line_score starter last_round max_discs cap kinds styles exploring
    tie_breaks points leaf_plans starts leaves total used_plans used_starts used_leaves used_total
    plans slots first second scratch locked_keeps worth values targets over outcome logs inputs
    hidden last_weights last_biases
"""
TRUE_KINDS, SELF_PLAY, UNKNOWN, MOVER_AGAINST_POINTS, LAST_AGAINST_POINTS = range(5)
"""Which players the net assumes at the other seats when it evaluates plans."""
NUMBERS = "games players end stride full_reserve most locked informed logged last_size which assume"


class Batch(ctypes.Structure):
    """`struct Batch` of the source, field by field."""

    _fields_ = [
        *((name, ctypes.c_void_p) for name in (TABLES + ARRAYS).split()),
        ("from", ctypes.c_int64),
        ("until", ctypes.c_int64),
        ("seed", ctypes.c_uint64),
        *((name, ctypes.c_int32) for name in NUMBERS.split()),
        ("margin_weight", ctypes.c_float),
        ("margin_scale", ctypes.c_float),
    ]

    def put(self, **values: Buffer | float) -> None:
        """Set fields: arrays by their address, and numbers."""
        for name, value in values.items():
            setattr(self, name, value if isinstance(value, (int, float)) else value.data_ptr())


class Kernels:
    """The compiled kernels for a device, `cuda` or `cpu`. Each runs for every game of a batch."""

    def __init__(self, device: str) -> None:
        constants = {
            "CELLS": CELLS,
            "SIZE": SIZE,
            "DICE": DICE,
            "MOST_PLAYERS": len(COLOURS),
            "LAST_OF_TABLE": LAST_OF_TABLE,
            "FORFEITED": FORFEITED,
            "MULTISETS": LATTICE.size,
            "FULL": LATTICE.full.start,
            "MOST_PLANS": len(find_plans().masks),
            "PAIRS": PAIRS,
            "WIDEST": WIDEST,
        }
        self._library = load_library(Path(__file__).with_suffix(".cu"), device, constants)

    def run(self, name: str, batch: Batch, stream: int = 0) -> None:
        """Run one of `survey`, `encode`, `judge`, `solve`, `follow` and `play`, on the GPU in a
        CUDA stream; raises `KernelError`.
        """
        answer: int = getattr(self._library, f"columbiz_{name}")(
            ctypes.byref(batch), ctypes.c_void_p(stream)
        )
        if answer:
            raise KernelError(name, answer)


@cache
def find_kernels(device: str) -> Kernels:
    """Return the kernels for a device, loaded once."""
    return Kernels(device)


@cache
def make_tables() -> dict[str, NDArray[Any]]:
    """Return plans, lattice and lines as flat arrays, by the names of `Batch`."""
    plans = find_plans()
    sizes = plans.sizes
    parts = np.concatenate([[0], np.cumsum(sizes)])[:-1]
    by_plan = [size for size in plans.by_size[1:]]
    without = np.concatenate([size.without.T.ravel() for size in by_plan])
    # plan, cell within it, direction
    places = np.concatenate([size.lines.transpose(2, 1, 0).reshape(-1, 4) for size in by_plan])
    rows = [
        [cell % SIZE + 1 for cell in range(CELLS) if mask >> cell & 1]
        for mask in plans.masks.tolist()
    ]
    lines, points = line_arrays()
    index_of_counts = np.zeros((DICE + 1) ** SIZE, dtype=np.int16)
    index_of_counts[LATTICE.counts.astype(np.int64) @ (DICE + 1) ** np.arange(SIZE)] = np.arange(
        LATTICE.size
    )
    pairs = np.concatenate([[0], np.cumsum(_PAIRS)])
    arrays: dict[str, tuple[Any, Any]] = {
        "masks": (plans.masks, np.int64),
        "tops": (plans.tops, np.int64),
        "below": (plans.below, np.int64),
        "sizes": (sizes, np.int32),
        "squares": ([sum(row**2 for row in plan) for plan in rows], np.int32),
        "heights": ([sum(HIGHER**row for row in plan) for plan in rows], np.int32),
        "costs": (plans.costs, np.int32),
        "ends": (plans.ends, np.int32),
        "parts": (parts, np.int32),
        "without": (without, np.int16),
        "places": (places, np.int16),
        "line_cells": (lines, np.int8),
        "line_points": (points, np.int8),
        "more": (np.minimum(LATTICE.more, LATTICE.size).T, np.int16),
        "less": (LATTICE.less.T, np.int16),
        "index_of_counts": (index_of_counts, np.int16),
        "counts": (LATTICE.counts, np.int8),
        "chances": (LATTICE.chances, np.float32),
        "levels": ([level.start for level in LATTICE.levels] + [LATTICE.size], np.int32),
        "pairs": (pairs, np.int32),
    }
    assert len(plans.ends) == MOST_DISCS + 1
    return {
        name: np.ascontiguousarray(values, dtype=kind) for name, (values, kind) in arrays.items()
    }
