"""The inputs and outputs of a net of Columbiz, for positions between two turns, from the seat that
throws next.

Seats are counted from the one that throws next, so that the seat that has just moved is the last.
The columns of the input, in this order:

| columns | what |
|---|---|
| players × 36 | a disc of that seat on that cell |
| players × reserve | the seat has at least 1, 2, … discs in reserve |
| players × 4 | prisoners / 10, prison points / 20, line points / 20, worth of the next one / 5 |
| pairs of seats × 6 | the first seat's lead / 1, 2, 4, 8, 16 and 32 points, between −1 and 1 |
| players | this seat began |
| players | this seat began, and the round is the last |
| 7 | at least 2, 3, … 8 discs may be placed in a turn |
| 2 | kept dice are locked; prisoners beyond the twelfth are worth nothing |
| players × 3 | played by the net, by `points`, in another style; all 0 where it is unknown |
| players × 36 | what that seat's disc on that cell would score / 5; 0 where the cell is taken |

The outputs are one number per seat whose exponentials are in proportion to the shares of the win (a
win shared by two counts half), then one per seat for its margin: its score less the mean of the
others', over 20 points.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from colonnade.bots.columbiz.solver import Survey
from colonnade.engine.columbiz.lattice import Floats
from colonnade.engine.columbiz.plans import DIRECTIONS as LINES
from colonnade.engine.columbiz.plans import find_plans, line_arrays
from colonnade.engine.columbiz.positions import Afterstates, end_turns_of
from colonnade.games.columbiz.board import BELOW, CELLS, RESERVE, SIZE
from colonnade.games.columbiz.rules import LAST_OF_TABLE

ENCODING = 3
SCALES = (1, 2, 4, 8, 16, 32)
STATISTICS = 4
MARGIN = 20.0
"""Points that make a margin of 1."""

OpponentModel = Sequence[int | None]
"""The player of each seat, from the one that throws next: `NET`, `POINTS`, `OTHER`, or None where
that is not known.
"""
NET, POINTS, OTHER = KINDS = range(3)


def self_play(players: int) -> OpponentModel:
    """Return the model in which all seats are the net's: the value of a position among masters."""
    return (NET,) * players


def unknown(players: int) -> OpponentModel:
    """Return the model in which the net has just moved, and does not know who the others are."""
    return (*(None,) * (players - 1), NET)


def count_inputs(players: int) -> int:
    """Return the number of columns of the input."""
    pairs = players * (players - 1) // 2
    return (
        players * (2 * CELLS + RESERVE[players] + STATISTICS + 2 + len(KINDS))
        + pairs * len(SCALES)
        + 9
    )


def against_points(players: int, seat: int) -> OpponentModel:
    """Return the model in which the net has a seat, counted from the one that throws next, and all
    others play for points.
    """
    return tuple(NET if number == seat else POINTS for number in range(players))


def find_afterstates(found: Survey) -> Afterstates:
    """Return the positions after each plan of a survey, and after a forfeit as the last."""
    table, plans = find_plans(), found.plans
    masks, below = np.append(table.masks[plans], 0), np.append(table.below[plans], 0)
    spent, captured, points = (
        np.append(found.discs, found.forfeited),
        np.append(found.captured, 0),
        np.append(found.points, 0),
    )
    return end_turns_of(found.state, masks, below, spent, captured, points)


def encode(positions: Afterstates, model: OpponentModel | None = None) -> NDArray[np.float32]:
    """Return the input of the net: a row per position. Without a model, all seats are the net's."""
    count, players = len(positions.discs), positions.players
    rows = np.arange(count)
    most = RESERVE[players]
    inputs = np.zeros((count, count_inputs(players)), dtype=np.float32)
    bits = np.unpackbits(
        np.ascontiguousarray(positions.discs, dtype="<i8")
        .view(np.uint8)
        .reshape(count, players, 8),
        axis=2,
        bitorder="little",
    )
    for seat in range(players):
        inputs[:, seat * CELLS : (seat + 1) * CELLS] = bits[:, seat, :CELLS]
    at = players * CELLS
    for seat in range(players):
        inputs[:, at : at + most] = positions.reserve[:, seat, None] > np.arange(most)
        at += most
    prison, scores = positions.prison_points(), positions.scores()
    beyond = (positions.prisoners >= LAST_OF_TABLE) & (positions.options.beyond_twelve == "cap")
    following = np.where(beyond, 0, (positions.prisoners + 2) // 2)
    for seat in range(players):
        for values, scale in (
            (positions.prisoners, 10),
            (prison, 20),
            (positions.line_points, 20),
            (following, 5),
        ):
            inputs[:, at] = values[:, seat] / scale
            at += 1
    for first, second in combinations(range(players), 2):
        lead = (scores[:, first] - scores[:, second]).astype(np.float32)
        for scale in SCALES:
            inputs[:, at] = np.clip(lead / scale, -1, 1)
            at += 1
    inputs[rows, at + positions.starter] = 1
    inputs[rows, at + players + positions.starter] = positions.last_round
    at += 2 * players
    inputs[:, at : at + 7] = positions.options.max_discs >= np.arange(2, 9)
    inputs[:, at + 7] = positions.options.kept_dice == "locked"
    inputs[:, at + 8] = positions.options.beyond_twelve == "cap"
    for seat, kind in enumerate(self_play(players) if model is None else model):
        if kind is not None:
            inputs[:, at + 9 + len(KINDS) * seat + kind] = 1
    at += 9 + len(KINDS) * players
    taken = bits[:, :, :CELLS].sum(axis=1, dtype=np.float32)
    for seat in range(players):
        own = bits[:, seat, :CELLS].astype(np.float32)
        inputs[:, at : at + CELLS] = _find_gains(positions, seat, own, taken)
        at += CELLS
    return inputs


def _find_gains(
    positions: Afterstates, seat: int, own: NDArray[np.float32], taken: NDArray[np.float32]
) -> NDArray[np.float32]:
    """Return what a disc of the seat would score per position and cell, / 5; 0 where the cell is
    taken.
    """
    places, points, below = _find_line_places()
    # after one turn, most seats have the same discs in many positions
    _, first, number = np.unique(positions.discs[:, seat], return_index=True, return_inverse=True)
    patterns = (own[first] @ places).astype(np.int32)
    lines = (
        points[patterns + np.arange(len(LINES) * CELLS, dtype=np.int32) * (1 << SIZE)]
        .reshape(-1, len(LINES), CELLS)
        .sum(axis=1)
    )[number]
    held = positions.prisoners[:, seat, None]
    after = held + ((taken - own) @ below).astype(np.int64)
    gains = lines + positions.prison_points(after) - positions.prison_points(held)
    return np.where(taken > 0, 0, gains / 5).astype(np.float32)


@cache
def _find_line_places() -> tuple[NDArray[np.float32], NDArray[np.int16], NDArray[np.float32]]:
    """Return a matrix that gives the pattern of each line through each cell, the points of each
    pattern, and a matrix that counts the discs below each cell.
    """
    lines, points = line_arrays()
    places = np.zeros((CELLS + 1, len(lines) * CELLS), dtype=np.float32)
    for number, line in enumerate(lines.reshape(-1, SIZE)):
        places[line, number] = 1 << np.arange(SIZE)
    below = np.array(
        [[float(under >> cell & 1) for under in BELOW] for cell in range(CELLS)], dtype=np.float32
    )
    return places[:CELLS], points.ravel(), below


def decode(outputs: Floats) -> tuple[Floats, Floats]:
    """Return the share of the win and the margin per position (row) and seat."""
    players = outputs.shape[1] // 2
    powers = np.exp(outputs[:, :players] - outputs[:, :players].max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True), outputs[:, players:]


def final_values(positions: Afterstates) -> tuple[Floats, Floats]:
    """Return the same as `decode`, as if the game were over."""
    scores = positions.scores().astype(np.float32)
    players = positions.players
    margins = (scores * players - scores.sum(axis=1, keepdims=True)) / (players - 1) / MARGIN
    return positions.share_win().astype(np.float32), margins
