"""The inputs and outputs of a net of Les 4 colonnes, for positions before a draw or an attempt to
build, from the seat that throws.

Seats are counted in turn order from the one that throws, ring cells from that seat's start cell, 0
to 67. The columns of the input, in this order:

| columns | what |
|---|---|
| per seat 68 | a token of that seat on that ring cell |
| per seat 68 | two tokens of that seat on that ring cell |
| per seat 4 | at least 1, 2, 3, 4 tokens in the workshop |
| per seat 7 | how many tokens on each arrow cell before the summit |
| per seat 4 | at least 1, 2, 3, 4 tokens on the summit |
| per seat 6 | `STATISTICS`, below |
| per ordered pair of seats of two sides 5 | `THREATS`, below |
| 2 | a six was drawn in this turn; two were |
| 2 | what a third six would cost after one six, after two (progress / 72) |
| 1 | that token is the partner's |
| 3 | the third six leads to the workshop; a surplus is lost at the summit; sums do not count |
| per seat after the first 3, with 2 and 3 players | its start cell is 1, 2, 3 quarters ahead |

Statistics of a seat: cells to go / 288; tokens that could be sent back / 4, and their progress /
256; tokens in a barrier of its side / 4; tokens with a barrier of another side 1–6 and 7–12 cells
ahead / 4. Threats of a seat to another: over how many distances of 1–6 it could send a token back /
6, and the sum of the greatest progress so lost / 384; over how many of 7–12 / 6; whether over 20;
whether by leaving the workshop. Barriers on the way are not looked at.

The outputs are one number per side (per seat, in teams per team, beginning with the one that
throws) whose exponentials are in proportion to the chances to win.
"""

from __future__ import annotations

from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from colonnade.engine.quatre_colonnes.positions import Afterstates, Integers
from colonnade.games.quatre_colonnes.board import (
    LAST_ON_RING,
    QUARTER,
    RING,
    SAFE_CELLS,
    START_CELL,
    SUMMIT,
    TOKENS,
)

ENCODING = 1
ARROW = SUMMIT - LAST_ON_RING - 1
STATISTICS = 6
DISTANCES = (*range(1, 13), 20)
"""The distances at which threats are counted: a die, two dice, the bonus for sending a token back.
"""
THREATS = 5
NOWHERE = RING
"""The cell of tokens that are not on the ring."""

Floats = NDArray[np.float32]
_SAFE = np.array(
    [(cell + START_CELL["Y"] - 1) % RING + 1 in SAFE_CELLS for cell in range(RING)] + [True]
)
_WHITE = ~_SAFE
_COLUMNS = 2 * RING + TOKENS + ARROW + TOKENS + STATISTICS


def count_sides(players: int, teams: bool) -> int:
    """Return the number of sides, which is the number of outputs of the net."""
    return 2 if teams else players


def pair_seats(players: int, teams: bool) -> list[tuple[int, int]]:
    """Return the ordered pairs of seats of two sides, which can send each other back."""
    sides = count_sides(players, teams)
    return [
        (first, second)
        for first, second in permutations(range(players), 2)
        if first % sides != second % sides
    ]


def count_inputs(players: int, teams: bool) -> int:
    """Return the number of columns of the input."""
    seating = 3 * (players - 1) if players < 4 else 0
    return players * _COLUMNS + THREATS * len(pair_seats(players, teams)) + 8 + seating


def encode(positions: Afterstates) -> Floats:
    """Return the input of the net: a row per position."""
    tokens, players, teams = positions.tokens, positions.players, positions.teams
    count, sides = len(tokens), count_sides(positions.players, positions.teams)
    inputs = np.zeros((count, count_inputs(players, teams)), dtype=np.float32)
    rows = np.arange(count)
    start = QUARTER * positions.quarters[:, :, None]
    on_ring = (tokens > 0) & (tokens <= LAST_ON_RING)
    cells = np.where(on_ring, (start + tokens - 1) % RING, NOWHERE)
    # how many of each seat on each ring cell
    standing = np.zeros((count, players, RING + 1), dtype=np.int64)
    worth = np.zeros((count, players, RING + 1), dtype=np.int64)  # their progress together
    for seat in range(players):
        for token in range(TOKENS):
            standing[rows, seat, cells[:, seat, token]] += 1
            worth[rows, seat, cells[:, seat, token]] += tokens[:, seat, token]
    of_side = np.stack([standing[:, side::sides].sum(axis=1) for side in range(sides)], axis=1)
    of_side[:, :, NOWHERE] = 0
    barriers = (of_side == 2) & _SAFE
    loose = (of_side == 1) & _WHITE
    all_barriers = barriers.sum(axis=1)

    at = 0
    for seat in range(players):
        own, side = tokens[:, seat], seat % sides
        inputs[:, at : at + RING] = standing[:, seat, :RING] >= 1
        at += RING
        inputs[:, at : at + RING] = standing[:, seat, :RING] >= 2
        at += RING
        inputs[:, at : at + TOKENS] = (own == 0).sum(axis=1)[:, None] > np.arange(TOKENS)
        at += TOKENS
        for step in range(1, ARROW + 1):
            inputs[:, at] = (own == LAST_ON_RING + step).sum(axis=1)
            at += 1
        inputs[:, at : at + TOKENS] = (own == SUMMIT).sum(axis=1)[:, None] > np.arange(TOKENS)
        at += TOKENS
        is_loose = loose[rows[:, None], side, cells[:, seat]]
        foreign = all_barriers - barriers[:, side]  # barriers of other sides
        ahead = _ahead(own, positions.quarters[:, seat])
        barred = foreign[rows[:, None, None], ahead[:, :, :12]] > 0
        inputs[:, at] = (SUMMIT - own).sum(axis=1) / 288
        inputs[:, at + 1] = is_loose.sum(axis=1) / 4
        inputs[:, at + 2] = (is_loose * own).sum(axis=1) / 256
        inputs[:, at + 3] = barriers[rows[:, None], side, cells[:, seat]].sum(axis=1) / 4
        inputs[:, at + 4] = barred[:, :, :6].any(axis=2).sum(axis=1) / 4
        inputs[:, at + 5] = barred[:, :, 6:].any(axis=2).sum(axis=1) / 4
        at += STATISTICS

    aheads = [_ahead(tokens[:, seat], positions.quarters[:, seat]) for seat in range(players)]
    everyone = of_side.sum(axis=1)
    for first, second in pair_seats(players, teams):
        # per distance
        lost = (worth[:, second] * loose[:, second % sides])[
            rows[:, None, None], aheads[first]
        ].max(axis=1)
        inputs[:, at] = (lost[:, :6] > 0).sum(axis=1) / 6
        inputs[:, at + 1] = lost[:, :6].sum(axis=1) / 384
        inputs[:, at + 2] = (lost[:, 6:12] > 0).sum(axis=1) / 6
        inputs[:, at + 3] = lost[:, 12] > 0
        start_cell = QUARTER * positions.quarters[:, first]
        is_shared = of_side[rows, second % sides, start_cell] == 1
        is_full = (everyone[rows, start_cell] == 2) & is_shared  # L4.4
        inputs[:, at + 4] = (
            is_full
            & (standing[rows, second, start_cell] == 1)
            & (tokens[:, first] == 0).any(axis=1)
        )
        at += THREATS

    # L3.4: from the summit none goes back
    risk = np.where(positions.moved < SUMMIT, positions.moved, 0) / SUMMIT
    inputs[:, at] = positions.sixes >= 1
    inputs[:, at + 1] = positions.sixes == 2
    inputs[:, at + 2] = (positions.sixes == 1) * risk
    inputs[:, at + 3] = (positions.sixes == 2) * risk
    inputs[:, at + 4] = positions.is_partners
    inputs[:, at + 5] = positions.is_workshop_six
    inputs[:, at + 6] = positions.is_free_finish
    inputs[:, at + 7] = positions.is_without_sums
    at += 8
    if players < 4:
        for seat in range(1, players):
            for quarter in range(1, 4):
                inputs[:, at] = positions.quarters[:, seat] == quarter
                at += 1
    return inputs


def _ahead(own: Integers, quarters: Integers) -> Integers:
    """Return the ring cell per position, token of one seat and distance, `NOWHERE` beyond the ring
    and from the workshop.
    """
    target = own[:, :, None] + np.array(DISTANCES)
    can = (own[:, :, None] > 0) & (target <= LAST_ON_RING)
    return np.where(can, (QUARTER * quarters[:, None, None] + target - 1) % RING, NOWHERE)


def decode(outputs: Floats, teams: bool) -> Floats:
    """Return the chance to win per position (row) and seat, counted from the one that throws; in
    teams both partners have their team's.
    """
    powers = np.exp(outputs - outputs.max(axis=1, keepdims=True))
    shares = powers / powers.sum(axis=1, keepdims=True)
    return shares[:, [0, 1, 0, 1]] if teams else shares
