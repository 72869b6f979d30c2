"""Thousands of games of Les 4 colonnes side by side, every draw of them looked through to its end.

The rules, the search and the inputs of the net are compiled (`engine/quatre_colonnes`); the net
runs in PyTorch between them. The referee (`referee`) replays sampled games on the rules.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

import numpy as np

from colonnade.bots.quatre_colonnes.features import count_inputs, count_sides
from colonnade.engine.quatre_colonnes.kernels import DRAWS, find_kernels
from colonnade.engine.quatre_colonnes.positions import POSITION, Records
from colonnade.training.nets import Tensor, align, number_type, torch


@dataclass
class Horizon:
    """Where the search over draws ends: positions, and for each draw and each position asked how
    many of them and where they end.
    """

    positions: Tensor
    ends: Tensor
    counts: Tensor


class Engine:
    """The compiled engine on a device, for games of this number of players and dice, in teams or
    not.
    """

    def __init__(self, players: int, dice: int, teams: bool, device: str) -> None:
        self.players, self.dice, self.teams, self.device = players, dice, teams, device
        self.draws, self.sides = DRAWS[dice], count_sides(players, teams)
        self.inputs = count_inputs(players, teams)
        self.stride = align(self.inputs)
        self.on_gpu = device.startswith("cuda")
        self.kind = number_type(device)
        self.kernels = find_kernels("cuda" if self.on_gpu else "cpu")

    def _run(self, name: str, total: int, *arguments: Any) -> None:
        self.kernels.run(
            name,
            total,
            *arguments,
            stream=torch.cuda.current_stream().cuda_stream if self.on_gpu else 0,
        )

    def place(self, records: Records) -> Tensor:
        """Records as a tensor of the device: a row of bytes for each."""
        return torch.from_numpy(
            np.ascontiguousarray(records).view(np.uint8).reshape(-1, POSITION.itemsize).copy()
        ).to(self.device)

    def look(
        self, positions: Tensor, only: Tensor | None = None, *, everyone: bool = True
    ) -> Horizon:
        """The horizon of every draw of the positions, or of the `only` one named for each;
        `everyone`: also of seats of other styles.
        """
        total = len(positions) * self.draws
        counts = torch.empty(total, dtype=torch.int32, device=self.device)
        self._run("count_horizon", total, positions, self.draws, only, int(everyone), counts)
        ends = counts.cumsum(0)
        horizon = torch.empty(
            (int(ends[-1]), POSITION.itemsize), dtype=torch.uint8, device=self.device
        )
        self._run("write_horizon", total, positions, self.draws, ends, counts, horizon)
        return Horizon(horizon, ends, counts)

    def encode(self, positions: Tensor) -> Tensor:
        """The input of the net: a row per position, with empty columns at the end for the GPU's
        sake.
        """
        rows = torch.zeros(len(positions), self.stride, dtype=self.kind, device=self.device)
        self._run("encode_positions", len(positions), positions, self.stride, rows)
        return rows

    def expect(self, positions: Tensor, horizon: Horizon, shares: Tensor) -> Tensor:
        """What the next draw brings to the sides, from that of the seat that throws: the exact
        mean, where each style does what it does.
        """
        values = torch.empty(self.draws, len(positions), self.sides, device=self.device)
        self._run(
            "judge_draws",
            len(positions) * self.draws,
            positions,
            self.draws,
            horizon.ends,
            horizon.counts,
            shares,
            values,
        )
        return values.sum(0)

    def play(
        self,
        positions: Tensor,
        faces: Tensor,
        horizon: Horizon,
        shares: Tensor,
        seed: int,
        pool: Tensor,
        ended: Tensor,
        logs: Tensor | None,
    ) -> None:
        """Play one draw of every game with the `faces` thrown; who is done begins anew, from a
        position of the pool.
        """
        logged = 0 if logs is None else len(logs)
        self._run(
            "play_draws", len(positions), positions, faces, horizon.ends, horizon.counts, shares,
            ctypes.c_uint64(seed), pool, len(pool), ended, logs, logged,
        )  # fmt: skip

    def play_match(
        self,
        positions: Tensor,
        faces: Tensor,
        horizon: Horizon,
        shares: Tensor,
        seed: int,
        left: Tensor,
        won: Tensor,
        home_first: Tensor,
    ) -> None:
        """Play one draw of every game of a match; attempts to build are weighed, not thrown."""
        self._run(
            "play_match", len(positions), positions, faces, horizon.ends, horizon.counts, shares,
            ctypes.c_uint64(seed), left, won, home_first,
        )  # fmt: skip

    def number_draws(self, faces: Tensor) -> Tensor:
        """The number of the draw that each pair of faces is; with one die the first face counts."""
        if self.dice == 1:
            return (faces[:, 0] - 1).to(torch.int8).contiguous()
        low, high = faces.amin(1).long(), faces.amax(1).long()
        return ((low - 1) * (14 - low) // 2 + high - low).to(torch.int8).contiguous()
