"""The lattice of dice with Yahtzee's five dice and score sheet put in gives the known optimum of
solitaire Yahtzee.

Thirteen categories, an upper bonus of 35 from 63 points on, 100 points for every further Yahtzee
once one has scored 50, and the joker forced to its own face: full house and straights count in full
for a Yahtzee only when its category and the upper category of its face are both filled. Nothing
else is asked of a Yahtzee that comes when its category is filled; were it never to be put elsewhere
while its upper category is open, the optimum would be 254.5877.
"""

from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from colonnade.engine.columbiz.lattice import find_lattice

LATTICE = find_lattice(5, 6)
UPPER = 6
THREE, FOUR, HOUSE, SMALL, LARGE, CHANCE = range(6)  # the lower categories but Yahtzee
BONUS_FROM, BONUS, YAHTZEE, FURTHER = 63, 35, 50, 100
OPEN, FAILED, SCORED = range(3)  # what became of the category Yahtzee


def score_lower(joker: bool) -> NDArray[np.float64]:
    """Per final throw and lower category, its points."""
    scores = np.zeros((LATTICE.size, 6))
    for index, dice in enumerate(LATTICE.multisets):
        if len(dice) < 5:
            continue
        counts, faces = sorted(map(dice.count, set(dice)), reverse=True), set(dice)
        wild = joker and counts == [5]
        runs = max(
            length
            for length in (1, 4, 5)
            if length == 1 or any(set(range(a, a + length)) <= faces for a in range(1, 8 - length))
        )
        scores[index] = [
            sum(dice) if counts[0] >= 3 else 0,
            sum(dice) if counts[0] >= 4 else 0,
            25 if counts == [3, 2] or wild else 0,
            30 if runs >= 4 or wild else 0,
            40 if runs >= 5 or wild else 0,
            sum(dice),
        ]
    return scores[LATTICE.full]


def solve_turn(final: NDArray[np.floating[Any]]) -> NDArray[np.float64]:
    """Two rounds of mean and max, and the mean over the first throw."""
    for _ in range(2):
        final = LATTICE.maximise(LATTICE.expect(final))[LATTICE.full]
    return np.tensordot(LATTICE.chances[LATTICE.full], final, axes=1)


def find_optimum() -> float:
    plain, wild = score_lower(joker=False), score_lower(joker=True)
    counts = LATTICE.counts[LATTICE.full].astype(np.int64)
    five = counts.max(axis=1) == 5
    shown = counts.argmax(axis=1)  # the face of a Yahtzee
    totals = np.arange(BONUS_FROM + 1)
    upper_masks = sorted(range(1 << UPPER), key=lambda mask: -mask.bit_count())
    # value[upper mask, state of Yahtzee][lower mask, upper total]
    values: dict[tuple[int, int], NDArray[np.float64]] = {}
    lower_groups = [
        [sum(1 << at for at in filled) for filled in combinations(range(6), count)]
        for count in range(6, -1, -1)
    ]
    for upper in upper_masks:
        # Only totals that can stand below this mask matter.
        reachable = {0}
        for face in range(UPPER):
            if upper >> face & 1:
                reachable = {
                    min(BONUS_FROM, total + (face + 1) * count)
                    for total in reachable
                    for count in range(6)
                }
        rows = np.array(sorted(reachable))
        for yahtzee in (SCORED, FAILED, OPEN):
            found = values[upper, yahtzee] = np.zeros((1 << UPPER, BONUS_FROM + 1))
            for group in lower_groups:
                for lower in group:
                    choices: list[NDArray[np.float64]] = []
                    joker = five & (yahtzee != OPEN) & (upper >> shown & 1 == 1)
                    bonus = np.where(five & (yahtzee == SCORED), FURTHER, 0)[:, None]
                    scores = np.where(joker[:, None], wild, plain)
                    for face in range(UPPER):
                        if upper >> face & 1:
                            continue
                        gained = (face + 1) * counts[:, face]
                        after = np.minimum(BONUS_FROM, rows + gained[:, None])
                        choices.append(
                            gained[:, None] + values[upper | 1 << face, yahtzee][lower][after]
                        )
                    for category in range(6):
                        if lower >> category & 1:
                            continue
                        choices.append(
                            scores[:, category, None] + found[lower | 1 << category][rows]
                        )
                    if yahtzee == OPEN:
                        choices.append(
                            np.where(
                                five[:, None],
                                YAHTZEE + values[upper, SCORED][lower][rows],
                                values[upper, FAILED][lower][rows],
                            )
                        )
                    if choices:
                        found[lower, rows] = solve_turn(bonus + np.maximum.reduce(choices))
                    else:
                        found[lower] = np.where(totals >= BONUS_FROM, BONUS, 0)
    return float(values[0, OPEN][0, 0])


def test_solitaire_yahtzee_is_worth_254_5896() -> None:
    assert round(find_optimum(), 4) == 254.5896
