"""Thousands of games of Les 4 colonnes at the same time, every draw of them looked through to its
end.

The rules, the search and the inputs of the net are compiled (`engine/quatre_colonnes`); the net
runs in PyTorch between them. A referee (`referee`) replays sampled games through the rules.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from colonnade.bots.quatre_colonnes.features import count_inputs, count_sides
from colonnade.engine.quatre_colonnes.kernels import DRAWS, find_kernels
from colonnade.engine.quatre_colonnes.positions import POSITION, Records
from colonnade.training.nets import Tensor, align, number_type, torch


@dataclass
class Horizon:
    """The positions at which the search over draws ends, and for each draw and each searched
    position how many of them there are and where they end.
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
        """Return records as a tensor on the device: a row of bytes for each."""
        return torch.from_numpy(
            np.ascontiguousarray(records).view(np.uint8).reshape(-1, POSITION.itemsize).copy()
        ).to(self.device)

    def look(
        self, positions: Tensor, only: Tensor | None = None, *, everyone: bool = True
    ) -> Horizon:
        """Return the horizon of every draw of the positions, or of `only` one draw each; with
        `everyone` also for seats of other styles.
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
        """Return the input of the net: a row per position, with empty columns at the end for the
        speed of the GPU.
        """
        rows = torch.zeros(len(positions), self.stride, dtype=self.kind, device=self.device)
        self._run("encode_positions", len(positions), positions, self.stride, rows)
        return rows

    def evaluate(self, positions: Tensor, parameters: Tensor, sizes: Sequence[int]) -> Tensor:
        """Return the outputs of a net per position, on a processor. `parameters` are the weights
        and biases of its layers, one after the other, and `sizes` theirs, inputs first.
        """
        outputs = torch.empty(len(positions), sizes[-1])
        self._run(
            "evaluate_positions",
            len(positions),
            positions,
            parameters,
            torch.tensor(sizes, dtype=torch.int32),
            len(sizes) - 1,
            max(sizes),
            torch.empty(2 * max(sizes)),
            outputs,
        )
        return outputs

    def expect(self, positions: Tensor, horizon: Horizon, shares: Tensor) -> Tensor:
        """Return the exact mean of the next draw for the sides, from that of the seat that throws;
        each seat plays in its style.
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
        """Play one draw of every game with the `faces` thrown; a game that has ended is followed by
        one from the pool.
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
        """Play one draw of every game of a match; attempts to build are counted by their odds, not
        thrown.
        """
        self._run(
            "play_match", len(positions), positions, faces, horizon.ends, horizon.counts, shares,
            ctypes.c_uint64(seed), left, won, home_first,
        )  # fmt: skip

    def number_draws(self, faces: Tensor) -> Tensor:
        """Return the number of the draw per pair of faces; with one die the first face counts."""
        if self.dice == 1:
            return (faces[:, 0] - 1).to(torch.int8).contiguous()
        low, high = faces.amin(1).long(), faces.amax(1).long()
        return ((low - 1) * (14 - low) // 2 + high - low).to(torch.int8).contiguous()
