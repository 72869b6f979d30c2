"""The last turn of a game of Columbiz, solved exactly for many positions at the same time.

Nobody moves after it. So only the mover's own points count, against the best score of the others,
which no longer changes: it wins, shares the win, or loses.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from colonnade.bots.columbiz.solver import solve_dice_values
from colonnade.engine.columbiz.lattice import LATTICE, Floats, Indices
from colonnade.engine.columbiz.plans import MOST_DISCS, find_plans, tabulate_points
from colonnade.engine.columbiz.positions import Afterstates, select

# line points of a plan that cannot be placed; larger plans cannot be reached through it either
UNPLAYABLE = -1000
CHUNK = 48  # positions that are solved at a time, so that the arrays stay small


def solve_last_turns(positions: Afterstates) -> Floats:
    """Return the exact share of the win per position and seat, from the one that throws next."""
    scores = positions.scores()
    others = scores[:, 1:]
    highest = others.max(axis=1)
    are_best = others == highest[:, None]
    best = are_best.sum(axis=1)
    own = np.ones(len(highest))  # a seat that leads before its turn has won
    behind = np.flatnonzero(scores[:, 0] <= highest)
    # positions with the same discs of the mover follow each other
    behind = behind[np.argsort(positions.discs[behind, 0], kind="stable")]
    for start in range(0, len(behind), CHUNK):
        rows = behind[start : start + CHUNK]
        own[rows] = _solve(select(positions, rows), highest[rows], 1 / (1 + best[rows]))
    rest = ((1 - own) / best)[:, None]
    return np.concatenate([own[:, None], np.where(are_best, rest, 0)], axis=1)


def _solve(positions: Afterstates, highest: NDArray[np.int64], tie: Floats) -> Floats:
    """Return the share of the seat that throws per position; it is `tie` where the seat has as many
    points as the highest of the others.
    """
    count = len(highest)
    dice_values = np.full((LATTICE.size, count), -np.inf)
    bounds = [0, *(np.flatnonzero(np.diff(positions.discs[:, 0])) + 1).tolist(), count]
    for start, end in pairwise(bounds):
        plans, scores, playable = _find_scores(select(positions, np.arange(start, end)))
        values = np.where(playable, _compare(scores, highest[start:end], tie[start:end]), -np.inf)
        np.maximum.at(dice_values[:, start:end], find_plans().costs[plans], values)
    forfeit = _compare(positions.scores()[:, 0], highest, tie)
    shares = np.zeros(count)
    hopeful = np.flatnonzero((dice_values > 0).any(axis=0) | (forfeit > 0))
    if len(hopeful):
        shares[hopeful] = solve_dice_values(
            dice_values[:, hopeful],
            forfeit[hopeful],
            locked=positions.options.kept_dice == "locked",
        ).turn
    return shares


def _find_scores(positions: Afterstates) -> tuple[Indices, NDArray[np.int64], NDArray[np.bool_]]:
    """Return the plans of the seat that throws, which has the same discs in all positions; per plan
    and position the score after it, and whether it can be placed.
    """
    table, own = find_plans(), int(positions.discs[0, 0])
    others = np.bitwise_or.reduce(positions.discs[:, 1:], axis=1)
    always = int(np.bitwise_and.reduce(others))
    # C3.1; the same after every plan of another seat
    limit = min(positions.options.max_discs, int(positions.reserve[0, 0]), MOST_DISCS)
    end = table.ends[limit]
    # without the empty plan
    plans = np.flatnonzero(((table.masks[:end] & own) | (table.tops[:end] & always)) == 0)[1:]
    playable = (table.tops[plans, None] & others) == 0
    captured = np.bitwise_count(table.below[plans, None] & others).astype(np.int64)
    points = _count_line_points(own, plans, playable, limit)
    return (
        plans,
        positions.line_points[:, 0]
        + points
        + positions.prison_points(positions.prisoners[:, 0] + captured),
        playable,
    )


def _compare(scores: NDArray[np.int64], highest: NDArray[np.int64], tie: Floats) -> Floats:
    """Return the shares of final scores against the highest of the others."""
    return np.where(scores > highest, 1.0, np.where(scores == highest, tie, 0.0))


def _count_line_points(
    own: int, plans: Indices, playable: NDArray[np.bool_], limit: int
) -> NDArray[np.int16]:
    """Return the line points of the best order per plan and position (C3.5), far below zero where
    it cannot be placed.
    """
    table, lines = find_plans(), tabulate_points(own)
    points = np.full((table.ends[limit], playable.shape[1]), UNPLAYABLE, dtype=np.int16)
    points[0] = 0
    for size in table.by_size[1 : limit + 1]:
        start, stop = np.searchsorted(plans, [size.plans.start, size.plans.stop]).tolist()
        columns = plans[start:stop] - size.plans.start
        at = size.lines[:, :, columns]
        gains = lines[at[0]] + lines[at[1]] + lines[at[2]] + lines[at[3]]
        best = (points[size.without[:, columns]] + gains[:, :, None]).max(axis=0)
        points[plans[start:stop]] = np.where(playable[start:stop], best, UNPLAYABLE)
    return points[plans]
