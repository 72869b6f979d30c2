"""A turn of Columbiz, solved exactly: from a value for every plan to the value of every keep after
every throw, and of the turn.

`survey` lists the plans of the player to move, whatever the dice show. `solve` takes a value for
each plan, and finds the value of every keep and of the turn, for any options. `solve_batch` does
the same for many positions with the same options. Each plan is placed in an order that scores the
most line points.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from colonnade.engine.columbiz.lattice import LATTICE, Floats, Indices
from colonnade.engine.columbiz.plans import MOST_DISCS, find_plans
from colonnade.games.columbiz.board import DICE, SIZE
from colonnade.games.columbiz.rules import (
    THROWS,
    count_forfeited,
    end_turn,
    forfeit,
    locked_dice,
    unspent,
)
from colonnade.games.columbiz.state import State

NOTHING = 0
"""The empty multiset of the lattice, and the empty plan of the table of plans."""


@dataclass(frozen=True)
class Survey:
    """The plans that the player to move can place in a position, whatever the dice show. Arrays
    have an element per playable plan, by their number.

    In the middle of placing, with discs of this turn on the board, the plans are the discs that may
    be added, and include the empty plan (C3.6). Before that they do not: where nothing can be
    placed, the turn is forfeited (C3.7).
    """

    state: State
    own: int
    others: int
    plans: Indices
    discs: NDArray[np.int64]
    """Per plan, how many discs it places."""
    captured: NDArray[np.int64]
    """Per plan, how many discs it captures (C3.4)."""
    points: NDArray[np.int64]
    """Per plan, the line points of its best order (C3.5)."""
    forfeited: int
    """How many discs a forfeit sets aside (C3.7)."""

    def order(self, place: int) -> tuple[int, ...]:
        """Return the cells of the plan at a place of the arrays, in an order that scores the most
        line points.
        """
        return find_plans().find_order(int(self.plans[place]), self.own, self.others)


def survey(state: State) -> Survey:
    """Return the plans that the player to move can place in the rest of this turn."""
    table = find_plans()
    own, others = state.discs[state.seat], 0
    for seat, discs in enumerate(state.discs):
        if seat != state.seat:
            others |= discs
    reserve = state.reserve[state.seat]
    limit = min(state.options.max_discs - state.placed, reserve, MOST_DISCS)  # C3.1
    playable = table.find_playable(own, others, limit)
    points = table.count_line_points(own, playable, limit)
    playable[NOTHING] = state.placed > 0  # C3.6
    plans = np.flatnonzero(playable)
    captured = np.bitwise_count(table.below[plans] & others).astype(np.int64)
    return Survey(
        state,
        own,
        others,
        plans,
        table.sizes[plans],
        captured,
        points[plans].astype(np.int64),
        count_forfeited(state),
    )


def finish_turn(found: Survey, place: int | None) -> State:
    """Return the position after the turn with the plan at a place; None is the forfeit."""
    state, table = found.state, find_plans()
    if place is None:
        return forfeit(state)
    plan, seat = int(found.plans[place]), state.seat
    below, mask = int(table.below[plan]), int(table.masks[plan])

    def change(values: tuple[int, ...], by: int) -> tuple[int, ...]:
        return (*values[:seat], values[seat] + by, *values[seat + 1 :])

    placed = state._replace(
        discs=tuple(
            own | mask if of == seat else own & ~below for of, own in enumerate(state.discs)
        ),
        reserve=change(state.reserve, -int(found.discs[place])),
        prisoners=change(state.prisoners, int(found.captured[place])),
        line_points=change(state.line_points, int(found.points[place])),
    )
    return end_turn(placed)


@dataclass(frozen=True)
class Solution:
    """The values of a turn. Arrays have an element per multiset of the lattice; a second axis,
    where there is one, is the position of a batch.

    `third` is the value of final dice, all eight or what is left of them in the middle of placing;
    minus infinity where nothing can be placed with them. `second` and `first` are the values of
    keeping dice after the second and after the first throw; keeping all eight is stopping, minus
    infinity where that is forbidden (C2.4). With locked dice only keeps that contain the first one
    follow (C2.3).
    """

    third: Floats
    final: Floats
    """Per multiset of all eight dice, the value after the third throw: that of the best plan, or of
    the forfeit.
    """
    second: Floats
    first: Floats
    turn: Floats
    """The value before the first throw."""

    def keeps(self, throws: int) -> Floats:
        """Return the values of all keeps after `throws` throws."""
        return self.first if throws == 1 else self.second


def solve(found: Survey, values: Floats, forfeit: float) -> Solution:
    """Solve the turn, from the values of the plans of a survey and of a forfeit."""
    locked = found.state.options.kept_dice == "locked"
    return solve_batch(found.plans, values, np.asarray(forfeit, dtype=values.dtype), locked=locked)


def solve_batch(plans: Indices, values: Floats, forfeit: Floats, *, locked: bool) -> Solution:
    """Solve the turns of many positions: per plan (first axis) its values, minus infinity where it
    cannot be placed; per position the value of a forfeit.
    """
    dice_values = np.full((LATTICE.size, *values.shape[1:]), -np.inf, dtype=values.dtype)
    np.maximum.at(dice_values, find_plans().costs[plans], values)
    return solve_dice_values(dice_values, forfeit, locked=locked)


def solve_dice_values(dice_values: Floats, forfeit: Floats, *, locked: bool) -> Solution:
    """Solve the turns of many positions: per multiset of dice (first axis) the value of the best
    plan that spends exactly these, minus infinity without one.
    """
    third = LATTICE.maximise(dice_values)
    stopping = third[LATTICE.full]
    # C3.7: only where nothing can be placed
    final = np.where(np.isneginf(stopping), forfeit, stopping)
    second = LATTICE.expect(final)
    second[LATTICE.full] = stopping  # C2.4
    after_second = LATTICE.maximise(second)[LATTICE.full]
    first = expect_locked(second) if locked else LATTICE.expect(after_second)
    first[LATTICE.full] = stopping
    after_first = LATTICE.maximise(first)[LATTICE.full]
    chances = LATTICE.chances[LATTICE.full].astype(dice_values.dtype)
    return Solution(third, final, second, first, np.tensordot(chances, after_first, axes=1))


def expect_locked(second: Floats, payoffs: Floats | None = None) -> Floats:
    """Return per first keep the mean over the second throw of the best keep that contains it
    (C2.3); of its `payoffs`, where values are packed.

    Per number of kept dice, the best is a table of the kept multisets by those just thrown: the
    keep itself, or the best after one of the thrown dice has been locked too. All tables together
    have 75,582 entries.
    """
    means = np.empty_like(second if payoffs is None else payoffs)
    best = second[LATTICE.full][:, None]  # all eight locked: stopping
    means[LATTICE.full] = (second if payoffs is None else payoffs)[LATTICE.full]
    for count in range(DICE - 1, -1, -1):
        kept, thrown = LATTICE.levels[count], LATTICE.levels[DICE - count]
        # a last column for dice that are not there
        beyond = np.concatenate([best, np.full_like(best[:, :1], -np.inf)], axis=1)
        fuller = LATTICE.more[:, kept] - LATTICE.levels[count + 1].start
        lacking = LATTICE.less[:, thrown]
        lacking = np.where(
            lacking == LATTICE.size, best.shape[1], lacking - LATTICE.levels[DICE - count - 1].start
        )
        size = (kept.stop - kept.start, thrown.stop - thrown.start, *second.shape[1:])
        best = np.broadcast_to(second[kept][:, None], size).copy()
        for face in range(SIZE):
            np.maximum(best, beyond[fuller[face][:, None], lacking[face][None, :]], out=best)
        wanted = best if payoffs is None else payoffs[unpack(best)]
        means[kept] = np.tensordot(LATTICE.chances[thrown].astype(means.dtype), wanted, axes=(0, 1))
    return means


# The mover maximises its own value, and the other seats' values follow from its choices. A packed
# value identifies the choice that a maximum came from: a double contains a value in single
# precision and, in the bits that are left, a number.

POINTER = (1 << 13) - 1
NEVER = -1e30


def pack(values: Floats, numbers: Indices | int) -> Floats:
    """Pack values with numbers below 8,192."""
    return (values.astype(np.float32).astype(np.float64).view(np.int64) & ~POINTER | numbers).view(
        np.float64
    )


def unpack(packed: Floats) -> Indices:
    """Return the numbers of packed values."""
    return packed.view(np.int64) & POINTER


def find_best(found: Survey, values: Floats) -> Indices:
    """Return per throw of all eight dice the place in the survey of the best plan that it pays for;
    -1 where it pays for none.
    """
    best = np.full(LATTICE.size, NEVER)
    np.maximum.at(
        best,
        find_plans().costs[found.plans],
        pack(np.maximum(values, NEVER), np.arange(len(found.plans))),
    )
    third = LATTICE.maximise(best)[LATTICE.full]
    return np.where(third > NEVER / 2, unpack(third), -1)


def expect_payoffs(found: Survey, payoffs: Floats, column: int) -> Floats:
    """Return the expected payoffs of the turn, if the mover plays it exactly best for itself.

    `payoffs` has a row of values per plan of the survey and a last one for the forfeit. The mover
    maximises the value in `column`.
    """
    full = LATTICE.full
    best = find_best(found, payoffs[:-1, column])
    final = payoffs[best]  # the forfeit is the last
    keeping = LATTICE.expect(final)
    stopping = np.where(best >= 0, final[:, column], NEVER)  # C2.4
    second = keeping[:, column].copy()
    second[full] = stopping
    packed = pack(second, np.arange(LATTICE.size))
    if found.state.options.kept_dice == "locked":
        after = expect_locked(packed, keeping)
    else:
        after = LATTICE.expect(keeping[unpack(LATTICE.maximise(packed)[full])])
    first = after[:, column].copy()
    first[full], after[full] = stopping, final
    chosen = unpack(LATTICE.maximise(pack(first, np.arange(LATTICE.size)))[full])
    return LATTICE.chances[full] @ after[chosen]


def find_dice(state: State) -> int:
    """Return the dice that are not spent, as a multiset of the lattice."""
    return LATTICE.index[unspent(state)]


def find_keeps(state: State) -> Indices:
    """Return every keep that the dice allow at a decision to keep, as multisets of the lattice; the
    last, all eight, is stopping.
    """
    return LATTICE.find_parts(LATTICE.index[state.dice], LATTICE.index[locked_dice(state)])


def find_affordable(found: Survey, dice: int) -> Indices:
    """Return the places, in the arrays of a survey, of the plans that these dice pay for (C3.3)."""
    costs = find_plans().costs[found.plans]
    within = (LATTICE.counts <= LATTICE.counts[dice]).all(axis=1)
    return np.flatnonzero(within[costs])


def value_of(solution: Solution, state: State) -> float:
    """Return the value of a position of the turn, at any of its throws and decisions, under best
    play of the rest of it.
    """
    if state.phase == "place":
        dice = find_dice(state)
        third = solution.third[dice]
        return float(
            solution.final[dice - LATTICE.full.start]
            if np.isneginf(third) and not state.placed
            else third
        )
    if state.phase == "keep":
        return float(solution.keeps(state.throws)[find_keeps(state)].max())
    return float(
        solution.keeps(state.throws)[LATTICE.index[state.kept]]
        if 0 < state.throws < THROWS
        else solution.turn
    )
