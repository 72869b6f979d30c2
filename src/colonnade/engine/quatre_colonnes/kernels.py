"""Binding of the compiled rules and search of Les 4 colonnes (`kernels.cu`), with the constants
that they take from Python.
"""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path
from typing import Any

from colonnade.engine.native import Buffer, KernelError, load_library
from colonnade.games.quatre_colonnes.board import LAST_ON_RING, RING, SAFE_CELLS, START_CELL, SUMMIT
from colonnade.games.quatre_colonnes.rules import CAPTURE_BONUS, SUMMIT_BONUS

DRAWS = {1: 6, 2: 21}
"""How many different draws there are, with one die and with two."""
STACK = 16384
"""Bytes per thread of the GPU: the search calls itself."""

# cells ahead of the start cell; the quarters are alike
_REFUGES = sorted((cell - START_CELL["Y"]) % RING for cell in SAFE_CELLS)[1:3]


class Kernels:
    """The compiled kernels for a device, `cuda` or `cpu`. Each runs for every element
    of a batch.
    """

    def __init__(self, device: str) -> None:
        constants = {
            "RING": RING,
            "LAST_ON_RING": LAST_ON_RING,
            "SUMMIT": SUMMIT,
            "FIRST_REFUGE": _REFUGES[0],
            "SECOND_REFUGE": _REFUGES[1],
            "CAPTURE_BONUS": CAPTURE_BONUS,
            "SUMMIT_BONUS": SUMMIT_BONUS,
        }
        self.library: Any = load_library(Path(__file__).with_suffix(".cu"), device, constants)
        """Functions of one position, for tests: `list_uses_of`, `apply_use`, `throw_dice`."""
        answer: int = self.library.prepare(STACK)
        if answer:
            raise KernelError("prepare", answer)

    def run(
        self,
        name: str,
        total: int,
        *arguments: Buffer | ctypes.c_uint64 | int | None,
        stream: int = 0,
    ) -> None:
        """Run `count_horizon`, `write_horizon`, `judge_draws`, `encode_positions`, `play_draws` or
        `play_match` on `total` elements.

        Arrays are given by their address, on the GPU in a CUDA stream; raises `KernelError`.
        """
        given = [
            (
                value
                if isinstance(value, (int, ctypes.c_uint64))
                else ctypes.c_void_p(None if value is None else value.data_ptr())
            )
            for value in arguments
        ]
        answer: int = getattr(self.library, name)(
            ctypes.c_int64(total), *given, ctypes.c_void_p(stream)
        )
        if answer:
            raise KernelError(name, answer)


@cache
def find_kernels(device: str) -> Kernels:
    """Return the kernels for a device, loaded once."""
    return Kernels(device)
