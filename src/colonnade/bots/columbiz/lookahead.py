"""Looking ahead in Columbiz: exactly, through a turn, to the positions between two turns, where the
net gives the value.

The mover maximises its own share of the win. Of two choices with exactly the same share it makes
the one with fewer dice, and among placements the one whose discs come first on the board. All sums
are in double precision, and no order of placing is left out, so that no decision is ever better
than the best.

Near the end the net errs by up to 24 points: it must guess the outcome of a single turn. There the
likely ends of a turn have the value of the whole turn that follows them. Unlikely ends, and
positions in the middle of placing of which the turn is not known, have the net's value.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, partial

import numpy as np
from numpy.typing import NDArray

from colonnade.bots.columbiz.endgame import solve_last_turns
from colonnade.bots.columbiz.features import decode, encode, find_afterstates
from colonnade.bots.columbiz.net import find_net
from colonnade.bots.columbiz.solver import (
    Survey,
    expect_locked,
    expect_payoffs,
    find_best,
    finish_turn,
    pack,
    survey,
)
from colonnade.bots.evaluation import RankedAction, Shares
from colonnade.bots.nets import Net
from colonnade.engine.columbiz.lattice import LATTICE, Floats, Indices
from colonnade.engine.columbiz.plans import find_plans
from colonnade.engine.columbiz.positions import Afterstates, end_turns_of, select
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.actions import DONE, PLACES, Action
from colonnade.games.columbiz.board import BELOW, bit_of, cells_in
from colonnade.games.columbiz.state import State

FEW = 4
"""Where a seat has at most this number of discs left, the net knows too little."""
DECIDED = 0.97
"""Where a seat has at least this share of the win, no turn is looked at further."""
LIKELY = 0.004
"""The least chance of an end of a turn that is looked at further."""
MOST_ENDS = 18
"""The most ends of a turn that are looked at further."""
EXACT_ENDS = 8
"""The number of ends of the turn after it that are exact where they leave one turn; more of them
make no difference that matters.
"""
POINT_BITS = 6  # a turn scores less than 64 line points


@cache
def _find_exact_net(players: int) -> Net:
    """Return the master's net in double precision, so that the value of a position does not depend
    on others in the batch.
    """
    return find_net(players).widen()


def _infer(net: Net, inputs: Floats) -> Floats:
    """Return the net's outputs. Positions after one turn have the same values in most columns: what
    these add to the first layer is computed once.
    """
    (weights, biases), *layers = net.layers
    differing = (inputs != inputs[0]).any(axis=0)
    alike = np.where(differing, 0, inputs[0])
    return Net([(weights[differing], biases + alike @ weights), *layers], net.about)(
        inputs[:, differing]
    )


def _estimate(net: Net, positions: Afterstates) -> Floats:
    """Return the share of the win per position (row) and seat, from the one that throws next: by
    the net, exact where the game is over.
    """
    shares = positions.share_win()
    open_rows = np.flatnonzero(~positions.is_over())
    if len(open_rows):
        shares[open_rows], _ = decode(_infer(net, encode(select(positions, open_rows))))
    return shares


def find_shares(positions: Afterstates, first: int, net: Net | None = None) -> Floats:
    """Return the share of the win per position (row) and seat of the table; `first` is the seat
    that throws next. `net` replaces the master's net in double precision.

    Exact where the game is over or one turn is left.
    """
    shares, is_last = (
        np.empty((len(positions.last_round), positions.players)),
        positions.is_last_turn(),
    )
    for rows, find in (
        (~is_last, partial(_estimate, net or _find_exact_net(positions.players))),
        (is_last, solve_last_turns),
    ):
        if rows.any():
            shares[rows] = find(select(positions, np.flatnonzero(rows)))
    return np.roll(shares, first, axis=1)


def survey_orders(state: State) -> Survey:
    """Return a survey with a row for every total of line points that an order of a plan scores."""
    found, table = survey(state), find_plans()
    limit = int(found.discs.max(initial=0))
    playable = table.find_playable(found.own, found.others, limit)
    totals = table.find_totals(found.own, playable, limit)[found.plans]
    rows: list[Indices] = []
    points: list[NDArray[np.int64]] = []
    for scored in range(int(totals.max(initial=0)).bit_length()):
        some = np.flatnonzero(totals >> np.uint64(scored) & np.uint64(1))
        rows.append(some)
        points.append(np.full(len(some), scored))
    chosen = np.concatenate(rows) if rows else np.zeros(0, dtype=np.intp)
    return replace(
        found,
        plans=found.plans[chosen],
        discs=found.discs[chosen],
        captured=found.captured[chosen],
        points=np.concatenate(points) if points else np.zeros(0, dtype=np.int64),
    )


def rank_ends(shares: Floats, own: NDArray[np.int64], points: NDArray[np.int64]) -> Indices:
    """Return the order of the ends of a turn from the best for the mover to the worst; equal ones
    by the cells of its discs, then by its line points.
    """
    return np.lexsort((points, own, -shares))


def look_through(state: State) -> Floats:
    """Return, before the first throw of a turn, the share of the win of each seat of the table
    after the turn, by the net in single precision.

    Exact where the game is over, and at the likeliest ends that leave one turn.
    """
    found, players = survey(state), len(state.discs)
    # seen from the seat that throws next: the mover is the last column; the forfeit is the last row
    after = find_afterstates(found)
    shares = _estimate(find_net(players), after)
    last = after.is_last_turn()
    if last.any():
        chances = np.bincount(
            find_best(found, shares[:-1, -1]) % len(shares),
            LATTICE.chances[LATTICE.full],
            len(shares),
        )
        likeliest = np.argsort(-np.where(last, chances, 0))[:EXACT_ENDS]
        likeliest = likeliest[last[likeliest]]
        shares[likeliest] = solve_last_turns(select(after, likeliest))
    payoffs = expect_payoffs(found, shares, -1)
    return np.roll(payoffs / payoffs.sum(), (state.seat + 1) % players)


def find_unclear(after: Afterstates, shares: Floats) -> NDArray[np.bool_]:
    """Return which positions the net knows too little about: the end of the game is near, the
    winner is open, and the value is not exact.
    """
    return (
        (after.reserve <= FEW).any(axis=1)
        & ~after.is_over()
        & ~after.is_last_turn()
        & (shares.max(axis=1) < DECIDED)
    )


class Turn:
    """A turn from before its first throw, looked through. Rows of `first` and `second` are
    multisets of the lattice, kept dice.

    Ends of the turn that are likely, and that the net knows too little about, have the value of the
    whole turn that follows them. `net` replaces the master's net in double precision.
    """

    def __init__(self, state: State, *, looks_further: bool = True, net: Net | None = None) -> None:
        self._found, self._seat = survey_orders(state), state.seat
        after = find_afterstates(self._found)
        self.ends = find_shares(after, (state.seat + 1) % len(state.discs), net)
        """The shares at every end of the turn; the last is the forfeit."""
        self._solve()
        unclear, left = find_unclear(after, self.ends), MOST_ENDS if looks_further else 0
        while left and unclear.any():
            chances = np.where(unclear, self.find_chances(), 0)
            rows = [row for row in np.argsort(-chances)[:left].tolist() if chances[row] >= LIKELY]
            if not rows:
                break
            for row in rows:
                self.ends[row] = look_through(self.finish(row))
            unclear[rows], left = False, left - len(rows)
            self._solve()

    def _solve(self) -> None:
        found, ends, seat = self._found, self.ends, self._seat
        order = rank_ends(
            ends[:-1, seat], found.own | find_plans().masks[found.plans], found.points
        )
        worth = np.full(LATTICE.size, -np.inf)
        np.maximum.at(
            worth, find_plans().costs[found.plans[order]], -np.arange(len(order), dtype=np.float64)
        )
        best = LATTICE.maximise(worth)[LATTICE.full]
        possible = ~np.isneginf(best)
        # C3.7: the forfeit, where nothing can be placed
        self._chosen = np.full(len(best), len(order), dtype=np.intp)
        self._chosen[possible] = order[(-best[possible]).astype(np.intp)]
        self.final = ends[self._chosen]
        """Per multiset of all eight dice, the shares when they are final."""
        self.second = LATTICE.expect(self.final)
        """Per kept multiset, the shares before the third throw; for all eight dice, those of
        stopping.
        """
        self.second_places = _find_places(self.second[:, seat], possible)
        packed = pack(-self.second_places.astype(np.float64), np.arange(LATTICE.size))
        if found.state.options.kept_dice == "locked":
            self.first = expect_locked(packed, self.second)
        else:
            self.first = LATTICE.expect(self.second[_choose(self.second_places)])
        self.first[LATTICE.full] = self.final
        """Per kept multiset, the shares before the second throw; for all eight dice, those of
        stopping.
        """
        self.first_places = _find_places(self.first[:, seat], possible)
        self.whole: Shares = tuple(
            (LATTICE.chances[LATTICE.full] @ self.first[_choose(self.first_places)]).tolist()
        )
        """The shares before the first throw."""

    def finish(self, end: int) -> State:
        """Return the position at an end."""
        return finish_turn(self._found, end if end < len(self._found.plans) else None)

    def find_chances(self, throws: int = 0, keep: int = 0) -> Floats:
        """Return the chance of each end under best play, before the first throw or after a keep
        that followed `throws` throws; with locked dice, as if they were not locked.
        """
        thrown, final = LATTICE.chances[LATTICE.full], np.zeros(len(self.final))
        if throws:
            kept = np.zeros(LATTICE.size)
            kept[keep] = 1
            final, kept[LATTICE.full] = kept[LATTICE.full].copy(), 0
            thrown = LATTICE.throw_rest(kept)
        for places in (self.first_places, self.second_places)[throws:]:
            kept = np.zeros(LATTICE.size)
            np.add.at(kept, _choose(places), thrown)
            final += kept[LATTICE.full]
            kept[LATTICE.full] = 0
            thrown = LATTICE.throw_rest(kept)
        chances = np.zeros(len(self.ends))
        np.add.at(chances, self._chosen, final + thrown)
        return chances

    def find_ends(self, masks: list[int], points: NDArray[np.int64]) -> Floats:
        """Return the shares at the ends of the turn with these discs placed and these line points
        scored.
        """
        keys = find_plans().masks[self._found.plans] << POINT_BITS | self._found.points
        order = np.argsort(keys)
        return self.ends[
            order[np.searchsorted(keys, np.array(masks) << POINT_BITS | points, sorter=order)]
        ]

    def keeps(self, throws: int) -> tuple[Floats, Indices]:
        """Return, after `throws` throws, the shares per kept multiset, and its place from the best
        for the mover to the worst.
        """
        return (self.first, self.first_places) if throws == 1 else (self.second, self.second_places)


def _find_places(values: Floats, possible: NDArray[np.bool_]) -> Indices:
    """Return the place of each kept multiset from the best to the worst, equal ones by their
    number; stopping last where it is forbidden (C2.4).
    """
    values = values.copy()
    values[LATTICE.full][~possible] = -np.inf
    places = np.empty(LATTICE.size, dtype=np.intp)
    places[np.argsort(-values, kind="stable")] = np.arange(LATTICE.size)
    return places


def _choose(places: Indices) -> Indices:
    """Return, per multiset of all eight dice, the multiset within it that has the best place."""
    best = LATTICE.maximise(-places.astype(np.float64))[LATTICE.full]
    return np.argsort(places)[(-best).astype(np.intp)]


@dataclass(slots=True)
class _Stage:
    """A set of discs placed in the rest of a turn, with the line points they scored."""

    end: int | None
    """The number of the end that follows if the turn ends here; None where it cannot end (C3.6)."""
    following: dict[int, tuple[int, int]]
    """Per cell that can be placed next, the stage after it."""
    best: int = -1
    """The place of the best end that can be reached, from the best to the worst."""


class Placing:
    """The placements that are left of a turn whose dice are final, in every order.

    Before the first of them the turn gives the values of its ends. In the middle of placing the
    turn is not known, and the net gives them.
    """

    def __init__(self, state: State, turn: Turn | None) -> None:
        self.state, seat, players = state, state.seat, len(state.discs)
        self._occupied = rules.occupied(state)
        self.keys: dict[State, tuple[int, int]] = {}
        """The positions that can follow, each with the discs placed since and the line points they
        scored.
        """
        self._stages: dict[tuple[int, int], _Stage] = {}
        self._ends: list[tuple[int, int]] = []
        self._explore(state, (0, 0))
        plans = [plan for plan, _ in self._ends]
        points = np.array(
            [state.line_points[seat] + scored for _, scored in self._ends], dtype=np.int64
        )
        if turn is None:
            ends = find_shares(self._find_ends(plans, points), (seat + 1) % players)
        else:
            ends = turn.find_ends(plans, points - state.line_points[seat])
        order = rank_ends(
            ends[:, seat],
            np.array([state.discs[seat] | plan for plan in plans], dtype=np.int64),
            points,
        )
        self.ends = ends[order]
        """The shares at every end of the turn, from the best for the mover to the worst."""
        places = np.argsort(order).tolist()
        for key in sorted(self._stages, key=lambda key: -key[0].bit_count()):
            stage = self._stages[key]
            stage.end = None if stage.end is None else places[stage.end]
            reached = [self._stages[after].best for after in stage.following.values()]
            stage.best = min(reached if stage.end is None else [*reached, stage.end])

    def _explore(self, state: State, key: tuple[int, int]) -> None:
        if key in self._stages:
            return
        stage = self._stages[key] = _Stage(None, {})
        self.keys[state] = key
        if state.placed:
            stage.end = len(self._ends)
            self._ends.append(key)
        plan, points = key
        for cell in cells_in(rules.open_cells(state)):
            after = rules.apply(state, PLACES[cell])
            following = (
                plan | bit_of(cell),
                points + after.line_points[state.seat] - state.line_points[state.seat],
            )
            stage.following[cell] = following
            self._explore(after, following)

    def _find_ends(self, plans: list[int], points: NDArray[np.int64]) -> Afterstates:
        state, masks = self.state, np.array(plans, dtype=np.int64)
        below = np.array([_find_below(plan) for plan in plans], dtype=np.int64)
        others = self._occupied & ~state.discs[state.seat]
        spent, captured = (
            np.bitwise_count(masks).astype(np.int64),
            np.bitwise_count(below & others).astype(np.int64),
        )
        return end_turns_of(
            state, masks, below, spent, captured, points - state.line_points[state.seat]
        )

    def value(self, state: State) -> Shares:
        """Return the shares at one of the positions, if the rest of the turn is placed in the best
        way.
        """
        return tuple(self.ends[self._stages[self.keys[state]].best].tolist())

    def rank(self, state: State) -> tuple[RankedAction, ...]:
        """Return every placement at one of the positions, and the end of the turn where that is
        allowed, the best first.
        """
        stage = self._stages[self.keys[state]]
        options: list[tuple[int, Action]] = [
            (self._stages[after].best, PLACES[cell]) for cell, after in stage.following.items()
        ]
        if stage.end is not None:
            options.append((stage.end, DONE))
        return tuple(
            RankedAction(action, tuple(self.ends[place].tolist()))
            for place, action in sorted(options, key=lambda option: option[0])
        )


def _find_below(plan: int) -> int:
    """Return every cell below the highest of a plan in each column (C3.4)."""
    below = 0
    for cell in cells_in(plan):
        below |= BELOW[cell]
    return below
