"""The inner loops of Columbiz training (`columbiz_kernels.cu`), on a GPU or on the processor, and the tables that they read."""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from colonnade.bots.columbiz.plans import MOST_DISCS, find_plans, line_arrays
from colonnade.bots.columbiz.solver import LATTICE
from colonnade.games.columbiz.board import CELLS, DICE, SIZE
from colonnade.training.extras import import_torch
from colonnade.training.native import load_library

torch: Any = import_torch()
Tensor = Any

THROWS = LATTICE.size - LATTICE.full.start
PAIRS = 75582
"""With locked dice, the pairs of dice kept and dice thrown."""
WIDEST = 126 * 126
"""The most such pairs for one number of kept dice."""
HIGHER = 5
"""How many times as high as the row below it a row counts: with four discs a turn, nothing makes up for a higher first one."""

TABLES = """
    masks tops below sizes squares heights costs ends parts without places line_cells line_points more less spelled counts chances
    levels pairs
"""
ARRAYS = """
    discs reserve prisoners line_score starter last_round max_discs cap kinds styles wild lots points leaf_plans starts leaves total
    used_plans used_starts used_leaves used_total plans slots first second scratch locked_keeps worth values targets over outcome happened
    inputs hidden last_weights last_biases
"""
TRUE_KINDS, EQUALS, STRANGERS, MOVER_AMONG_POINTS, LAST_AMONG_POINTS = range(5)
"""Who is taken to play, by those who judge plans."""
NUMBERS = "games players end stride full_reserve most locked informed log last_size which assume"


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

    def put(self, **values: Any) -> None:
        """Set fields: tensors by where they lie, and numbers."""
        for name, value in values.items():
            setattr(self, name, value if isinstance(value, (int, float)) else value.data_ptr())


class Kernels:
    """The compiled loops for a device. Each runs for every game of a batch, on the GPU in the current stream."""

    def __init__(self, device: str) -> None:
        self.on_gpu = device.startswith("cuda")
        self._library = load_library(Path(__file__).with_suffix(".cu"), "cuda" if self.on_gpu else "cpu")

    def run(self, name: str, batch: Batch) -> None:
        """One of `survey`, `encode`, `judge`, `solve`, `follow`, `play`."""
        stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream if self.on_gpu else 0)
        answer: int = getattr(self._library, f"columbiz_{name}")(ctypes.byref(batch), stream)
        if answer:
            raise RuntimeError(f"the kernel {name} could not be run: CUDA error {answer}")


@cache
def find_kernels(device: str) -> Kernels:
    """The loops for a device, compiled once."""
    return Kernels(device)


@cache
def find_tables(device: str) -> dict[str, Tensor]:
    """Plans, lattice and lines of the bots as flat tensors, by the names of `Batch`."""
    plans = find_plans()
    sizes = plans.sizes
    parts = np.concatenate([[0], np.cumsum(sizes)])[:-1]
    by_plan = [size for size in plans.by_size[1:]]
    without = np.concatenate([size.without.T.ravel() for size in by_plan])
    places = np.concatenate([size.lines.transpose(2, 1, 0).reshape(-1, 4) for size in by_plan])  # plan, cell within it, direction
    rows = [[cell % SIZE + 1 for cell in range(CELLS) if mask >> cell & 1] for mask in plans.masks.tolist()]
    lines, points = line_arrays()
    spelled = np.zeros((DICE + 1) ** SIZE, dtype=np.int16)
    spelled[LATTICE.counts.astype(np.int64) @ (DICE + 1) ** np.arange(SIZE)] = np.arange(LATTICE.size)
    widths = [level.stop - level.start for level in LATTICE.levels]
    pairs = np.concatenate([[0], np.cumsum([widths[kept] * widths[DICE - kept] for kept in range(DICE + 1)])])
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
        "spelled": (spelled, np.int16),
        "counts": (LATTICE.counts, np.int8),
        "chances": (LATTICE.chances, np.float32),
        "levels": ([level.start for level in LATTICE.levels] + [LATTICE.size], np.int32),
        "pairs": (pairs, np.int32),
    }
    assert pairs[-1] == PAIRS
    assert len(plans.ends) == MOST_DISCS + 1
    return {name: torch.as_tensor(np.ascontiguousarray(values, dtype=kind), device=device) for name, (values, kind) in arrays.items()}
