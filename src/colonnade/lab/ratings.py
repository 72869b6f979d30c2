"""Ratings of levels that met in pairs: Bradley and Terry's model, the most likely ratings,
intervals by bootstrap over deals.

A difference of *d* between two levels means that the stronger takes 1 / (1 + 10^(−d / 400)) of the
wins of a table at which both have the same number of seats, as Elo's ratings have it for two
players. A win that is shared counts its share for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import log
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.floating[Any]]

SCALE = 400 / log(10)
RESAMPLES = 1000
# more deals than this are resampled in groups of neighbours, which bounds time and memory
GROUPS = 4000
# won and lost once more in every pairing, half each: a level that has won everything keeps a finite
# rating
PRIOR = 0.5
LONGEST_STEP, STEPS, PRECISION = 2.0, 200, 1e-10


@dataclass(frozen=True, slots=True)
class Rating:
    """A level's rating with its 95 % interval; the first level of all has 0."""

    level: str
    rating: float
    low: float
    high: float


def rate(
    levels: Sequence[str],
    pairs: Sequence[tuple[int, int]],
    shares: Sequence[Sequence[float]],
    games: int,
    seed: int,
) -> list[Rating]:
    """The ratings of levels, from the pairs that met, and per pair the share of its first level in
    every deal of `games` games.

    Every pair plays the same deals, with the same dice, so deals are resampled for all pairs at
    once. The pairs must connect all the levels.
    """
    results: Floats = np.asarray(shares, dtype=np.float64) * games
    deals = results.shape[1]
    groups = min(deals, GROUPS)
    starts = [group * deals // groups for group in range(groups)]
    won: Floats = np.add.reduceat(results, starts, axis=1)
    sizes: Floats = np.asarray(
        [games * (after - start) for start, after in pairwise([*starts, deals])], dtype=np.float64
    )
    draws = np.random.default_rng(seed % 2**63).multinomial(
        groups, np.full(groups, 1 / groups), RESAMPLES
    )
    # the first row is the original sample
    weights: Floats = np.vstack([np.ones((1, groups)), draws.astype(np.float64)])
    strengths: Floats = SCALE * _fit(
        len(levels), pairs, weights @ won.T, (weights @ sizes)[:, None]
    )
    low, high = np.percentile(strengths[1:], [2.5, 97.5], axis=0)
    return [
        Rating(level, *map(float, row))
        for level, *row in zip(levels, strengths[0], low, high, strict=True)
    ]


def _fit(levels: int, pairs: Sequence[tuple[int, int]], won: Floats, played: Floats) -> Floats:
    """The maximum-likelihood strengths, as natural logarithms of odds, for each row of won games
    per pair; the first level has 0.
    """
    signs: Floats = np.zeros((len(pairs), levels))
    for row, (first, second) in enumerate(pairs):
        signs[row, first], signs[row, second] = 1, -1
    signs = signs[:, 1:]
    won, played = won + PRIOR, np.broadcast_to(played, won.shape) + 2 * PRIOR
    strengths: Floats = np.zeros((len(won), levels - 1))
    for _ in range(STEPS):  # Newton's method: the likelihood is concave
        chances: Floats = 1 / (1 + np.exp(-(strengths @ signs.T)))
        slopes: Floats = (won - played * chances) @ signs
        curves: Floats = np.einsum("bp,pi,pj->bij", played * chances * (1 - chances), signs, signs)
        steps: Floats = np.linalg.solve(curves, slopes[:, :, None])[:, :, 0]
        strengths = strengths + np.clip(steps, -LONGEST_STEP, LONGEST_STEP)
        if np.abs(steps).max() < PRECISION:
            break
    return np.hstack([np.zeros((len(won), 1)), strengths])
