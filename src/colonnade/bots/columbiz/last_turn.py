"""The last turn of a game of Columbiz, solved exactly: for many positions at once the chances of the seat that throws, and of the others.

Nobody moves after it. So only the mover's own points count, against the best score of the others, which no longer changes: it wins, shares
the win, or leaves it to those others.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from colonnade.bots.columbiz.features import Afterstates, select
from colonnade.bots.columbiz.lattice import Floats
from colonnade.bots.columbiz.plans import MOST_DISCS, find_plans, tabulate_points
from colonnade.bots.columbiz.solver import solve_batch

TOGETHER = 48  # positions that are solved at a time, so that the arrays stay small


def is_last_turn(positions: Afterstates) -> NDArray[np.bool_]:
    """Where the game ends with the turn of the seat that throws next (C4.1)."""
    return positions.last_round & (positions.starter == 1)


def solve_last_turns(positions: Afterstates) -> Floats:
    """Per position (row) and seat, from the one that throws next, its exact share of the win."""
    scores = positions.scores()
    highest = scores[1:].max(axis=0)
    are_best = scores[1:] == highest
    best = are_best.sum(axis=0)
    own = np.ones(len(highest))  # who leads before its turn has won: nothing takes points away
    behind = np.flatnonzero(scores[0] <= highest)
    tables: dict[int, NDArray[np.int16]] = {}
    for start in range(0, len(behind), TOGETHER):
        rows = behind[start : start + TOGETHER]
        own[rows] = _solve(select(positions, rows), highest[rows], 1 / (1 + best[rows]), tables)
    return np.concatenate([own[:, None], np.where(are_best, (1 - own) / best, 0).T], axis=1)


def _solve(positions: Afterstates, highest: NDArray[np.int64], tie: Floats, tables: dict[int, NDArray[np.int16]]) -> Floats:
    """Per position the share of the seat that throws, which is worth `tie` where it has as many points as the highest of the others.

    `tables` remembers the line points of discs, by those of the mover.
    """
    table, own = find_plans(), positions.discs[0]
    others = np.bitwise_or.reduce(positions.discs[1:], axis=0)
    limit = min(positions.options.max_discs, int(positions.reserve[0, 0]), MOST_DISCS)  # C3.1; the same after every plan of another seat
    end = table.ends[limit]
    playable = ((table.masks[:end, None] & own) | (table.tops[:end, None] & others)) == 0
    captured = np.bitwise_count(table.below[:end, None] & others)
    points = np.empty(playable.shape, dtype=np.int64)
    for column, discs in enumerate(own.tolist()):
        if discs not in tables:
            tables[discs] = tabulate_points(discs)
        points[:, column] = _count_line_points(tables[discs], playable[:, column], limit)
    scores = positions.line_points[0] + points + positions.prison_points(positions.prisoners[0] + captured.astype(np.int64))
    playable[0] = False  # to place nothing is no plan
    worth = np.where(playable, _compare(scores, highest, tie), -np.inf)
    forfeit = _compare(positions.scores()[0], highest, tie)
    shares = np.zeros(len(highest))
    hopeful = np.flatnonzero((worth > 0).any(axis=0) | (forfeit > 0))
    if len(hopeful):
        used = np.flatnonzero(playable.any(axis=1))
        is_locked = positions.options.kept_dice == "locked"
        shares[hopeful] = solve_batch(used, worth[np.ix_(used, hopeful)], forfeit[hopeful], locked=is_locked).turn
    return shares


def _compare(scores: NDArray[np.int64], highest: NDArray[np.int64], tie: Floats) -> Floats:
    """What final scores win against the highest of the others."""
    return np.where(scores > highest, 1.0, np.where(scores == highest, tie, 0.0))


def _count_line_points(lines: NDArray[np.int16], playable: NDArray[np.bool_], limit: int) -> NDArray[np.int16]:
    """Per plan the line points of its best order (C3.5), as `PlanTable.count_line_points`, but only where it can be placed."""
    table = find_plans()
    points = np.full(table.ends[limit], -1000, dtype=np.int16)
    points[0] = 0
    for size in table.by_size[1 : limit + 1]:
        some = np.flatnonzero(playable[size.plans])
        if not len(some):
            break  # without a plan of so many discs there is none of more
        at = size.lines[:, :, some]
        gains = lines[at[0]] + lines[at[1]] + lines[at[2]] + lines[at[3]]
        points[size.plans.start + some] = (points[size.without[:, some]] + gains).max(axis=0)
    return points
