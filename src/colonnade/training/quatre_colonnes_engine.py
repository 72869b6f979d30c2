"""Thousands of games of Les 4 colonnes side by side, every draw of them looked through to its end.

The rules, the search and the inputs of the net are compiled (`quatre_colonnes_engine.cu`); the net runs in PyTorch between them. A position
is a record of 48 bytes (`POSITION`), on the CPU and on the GPU. The referee (`quatre_colonnes_referee`) replays sampled games on the rules.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from colonnade.bots.quatre_colonnes.features import count_inputs, count_sides, quarter_of
from colonnade.games.quatre_colonnes.board import COLOURS, SAFE_CELLS, START_CELL
from colonnade.games.quatre_colonnes.options import QuatreColonnesOptions
from colonnade.games.quatre_colonnes.state import Phase, State
from colonnade.training.extras import import_torch
from colonnade.training.native import load_library

torch: Any = import_torch()
Tensor = Any
Records = NDArray[Any]
"""Positions as an array of `POSITION`."""

PHASES: tuple[Phase, ...] = ("draw", "build", "relaunch", "play", "over")
KINDS = ("roll", "exit", "move", "bonus", "skip")
BY_NET, BY_GREEDY, BY_LOT = range(3)
"""Who plays a seat."""
WITH_SUM = 7
"""What an exit spends that spends both dice."""
DRAWS = {1: 6, 2: 21}
"""How many different draws there are, with one die and with two."""
ALIGNED = 16  # the GPU multiplies fastest where rows begin at such multiples
CHUNK = {"cuda": 1 << 20, "cpu": 1 << 13}  # positions that the net judges at a time
STACK = 16384  # bytes per thread of the GPU: the search calls itself

POSITION = np.dtype(
    [
        ("tokens", np.int8, (4, 4)),
        ("quarter", np.int8, 4),
        *((name, np.int8) for name in ("players", "dice", "teams", "workshop_six", "free_finish", "sums")),
        ("style", np.int8, 4),
        ("seat", np.int8),
        ("phase", np.int8),
        ("hand", np.int8, 2),
        *((name, np.int8) for name in ("bonus", "sixes", "is_six", "is_whole", "moved", "spare")),
        ("duty", np.int16),
        ("padding", np.int8, 6),
    ]
)
OFFSET: dict[str, int] = {name: field[1] for name, field in (POSITION.fields or {}).items()}
"""Where the fields of a record begin, in bytes."""
LOG = np.dtype([("before", POSITION), ("after", POSITION), ("count", np.int32), ("events", np.uint8, (63, 4))])
"""What a game did in one step: `count` events, each its kind + 8 × legal uses, token, cells or first die, victim or second die."""

_SAFE = sorted((cell - START_CELL["Y"]) % 68 for cell in SAFE_CELLS)
_QUARTER = {quarter_of(colour): colour for colour in COLOURS}
assert POSITION.itemsize == 48
assert LOG.itemsize == 352


def write_position(state: State, styles: Sequence[int] = (0, 0, 0, 0)) -> Records:
    """A position of the rules as a record."""
    record = np.zeros((), dtype=POSITION)
    players, options = len(state.colours), state.options
    record["tokens"][:players] = state.tokens
    record["quarter"][:players] = [quarter_of(colour) for colour in state.colours]
    record["players"], record["dice"], record["teams"] = players, options.dice, options.teams
    record["workshop_six"], record["free_finish"] = options.third_six == "workshop", options.finish == "free"
    record["sums"], record["style"] = options.sums, styles
    record["seat"], record["phase"] = state.seat, PHASES.index(state.phase)
    record["hand"][: len(state.dice)] = state.dice
    record["bonus"] = state.bonuses[0] if state.bonuses else 0
    record["sixes"], record["is_six"], record["is_whole"] = state.sixes, state.is_six, state.is_whole
    record["moved"] = -1 if state.moved is None else 4 * state.moved[0] + state.moved[1]
    record["duty"] = sum(1 << _SAFE.index((cell - START_CELL["Y"]) % 68) for cell in state.duty)
    return record


def read_position(record: Records) -> State:
    """A record as a position of the rules."""
    players, moved, duty = int(record["players"]), int(record["moved"]), int(record["duty"])
    options = QuatreColonnesOptions(
        int(record["dice"]),
        bool(record["teams"]),
        "workshop" if record["workshop_six"] else "start",
        "free" if record["free_finish"] else "exact",
        bool(record["sums"]),
    )
    rows: list[list[int]] = record["tokens"].tolist()
    return State(
        options,
        tuple(_QUARTER[quarter] for quarter in record["quarter"][:players].tolist()),
        int(record["seat"]),
        PHASES[int(record["phase"])],
        tuple((a, b, c, d) for a, b, c, d in rows[:players]),
        tuple(die for die in record["hand"].tolist() if die),
        (int(record["bonus"]),) if record["bonus"] else (),
        int(record["sixes"]),
        bool(record["is_six"]),
        bool(record["is_whole"]),
        tuple(sorted((cell + START_CELL["Y"] - 1) % 68 + 1 for number, cell in enumerate(_SAFE) if duty >> number & 1)),
        None if moved < 0 else divmod(moved, 4),
    )


@dataclass
class Horizon:
    """Where the search over draws ends: positions, and for each draw and each position asked how many of them and where they end."""

    positions: Tensor
    ends: Tensor
    counts: Tensor


class Engine:
    """The compiled engine on a device, for games of so many players and dice, in teams or not."""

    def __init__(self, players: int, dice: int, teams: bool, device: str) -> None:
        self.players, self.dice, self.teams, self.device = players, dice, teams, device
        self.draws, self.sides = DRAWS[dice], count_sides(players, teams)
        self.inputs = count_inputs(players, teams)
        self.stride = -(-self.inputs // ALIGNED) * ALIGNED
        self.on_gpu = device.startswith("cuda")
        self.kind = torch.float16 if self.on_gpu else torch.float32
        self.library = find_library("cuda" if self.on_gpu else "cpu")

    def _call(self, name: str, total: int, *arguments: Any) -> None:
        given = [
            ctypes.c_void_p(None if value is None else value.data_ptr()) if value is None or isinstance(value, torch.Tensor) else value
            for value in arguments
        ]
        stream = ctypes.c_void_p(torch.cuda.current_stream().cuda_stream if self.on_gpu else None)
        answer: int = getattr(self.library, name)(ctypes.c_int64(total), *given, stream)
        if answer:
            raise RuntimeError(f"{name} could not be run: CUDA error {answer}")

    def place(self, records: Records) -> Tensor:
        """Records as a tensor of the device: a row of bytes for each."""
        return torch.from_numpy(np.ascontiguousarray(records).view(np.uint8).reshape(-1, POSITION.itemsize).copy()).to(self.device)

    def look(self, positions: Tensor, only: Tensor | None = None, *, everyone: bool = True) -> Horizon:
        """The horizon of every draw of the positions, or of the `only` one named for each; `everyone`: also of seats of other styles."""
        total = len(positions) * self.draws
        counts = torch.empty(total, dtype=torch.int32, device=self.device)
        self._call("count_horizon", total, positions, self.draws, only, int(everyone), counts)
        ends = counts.cumsum(0)
        horizon = torch.empty((int(ends[-1]), POSITION.itemsize), dtype=torch.uint8, device=self.device)
        self._call("write_horizon", total, positions, self.draws, ends, counts, horizon)
        return Horizon(horizon, ends, counts)

    def encode(self, positions: Tensor) -> Tensor:
        """The input of the net: a row per position, with empty columns at the end for the GPU's sake."""
        rows = torch.zeros(len(positions), self.stride, dtype=self.kind, device=self.device)
        self._call("encode_positions", len(positions), positions, self.stride, rows)
        return rows

    def expect(self, positions: Tensor, horizon: Horizon, shares: Tensor) -> Tensor:
        """What the next draw brings to the sides, from that of the seat that throws: the exact mean, where each style does what it does."""
        values = torch.empty(self.draws, len(positions), self.sides, device=self.device)
        self._call("judge_draws", len(positions) * self.draws, positions, self.draws, horizon.ends, horizon.counts, shares, values)
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
        """Play one draw of every game with the `faces` thrown; who is done begins anew, from a position of the pool."""
        logged = 0 if logs is None else len(logs)
        self._call(
            "play_draws", len(positions), positions, faces, horizon.ends, horizon.counts, shares,
            ctypes.c_uint64(seed), pool, len(pool), ended, logs, logged,
        )  # fmt: skip

    def play_match(
        self, positions: Tensor, faces: Tensor, horizon: Horizon, shares: Tensor, seed: int, left: Tensor, won: Tensor, home_first: Tensor
    ) -> None:
        """Play one draw of every game of a match; attempts to build are weighed, not thrown."""
        self._call(
            "play_match", len(positions), positions, faces, horizon.ends, horizon.counts, shares,
            ctypes.c_uint64(seed), left, won, home_first,
        )  # fmt: skip

    def number_draws(self, faces: Tensor) -> Tensor:
        """The number of the draw that each pair of faces is; with one die the first face counts."""
        if self.dice == 1:
            return (faces[:, 0] - 1).to(torch.int8).contiguous()
        low, high = faces.amin(1).long(), faces.amax(1).long()
        return ((low - 1) * (14 - low) // 2 + high - low).to(torch.int8).contiguous()


@cache
def find_library(device: str) -> Any:
    """The compiled engine for `cuda` or `cpu`."""
    library: Any = load_library(Path(__file__).with_suffix(".cu"), device)
    answer: int = library.prepare(STACK)
    if answer:
        raise RuntimeError(f"the engine could not be prepared: CUDA error {answer}")
    return library


class Values:
    """A net on a device, for an engine."""

    def __init__(self, engine: Engine, layers: Sequence[tuple[Tensor, Tensor]]) -> None:
        self.engine = engine
        (first, biases), *others = layers
        padded = torch.zeros(engine.stride, first.shape[1], device=engine.device)
        padded[: len(first)] = first
        self.layers = [(weights.to(engine.kind), given.to(engine.kind)) for weights, given in [(padded, biases), *others[:-1]]]
        self.last = layers[-1][0].float(), layers[-1][1].float()

    def __call__(self, positions: Tensor) -> Tensor:
        """Per position the chances of the sides, from that of the seat that throws."""
        chunk = CHUNK["cuda" if self.engine.on_gpu else "cpu"]
        parts = [self._judge(positions[start : start + chunk]) for start in range(0, len(positions), chunk)]
        return torch.cat(parts) if parts else torch.zeros(0, self.engine.sides, device=self.engine.device)

    def _judge(self, positions: Tensor) -> Tensor:
        sums = self.engine.encode(positions)
        for weights, biases in self.layers:
            sums = torch._addmm_activation(biases, sums, weights) if self.engine.on_gpu else torch.addmm(biases, sums, weights).relu_()
        return torch.addmm(self.last[1], sums.float(), self.last[0]).softmax(1)
