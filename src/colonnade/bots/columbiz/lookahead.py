"""Looking ahead in Columbiz: exactly, through a turn, to the positions between two turns, where the
net gives the value.

The mover maximises its own share of the win. Of two choices with exactly the same share it makes
the one with fewer dice, and among placements the one whose discs come first on the board. All sums
are in double precision, and no order of placing is left out, so that no decision is ever better
than the best.

Near the end the net errs by up to 24 points: it must guess the outcome of a single turn. There ends
of a turn have the value of the whole turn that follows them: while dice are thrown the likely ends,
once they are final all ends that can still be reached.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial

import numpy as np
from numpy.typing import NDArray

from colonnade.bots.columbiz.endgame import solve_last_turns
from colonnade.bots.columbiz.features import decode, encode, find_afterstates
from colonnade.bots.columbiz.net import find_net
from colonnade.bots.columbiz.solver import (
    NOTHING,
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
from colonnade.engine.columbiz.positions import Afterstates, gather, select
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.actions import DONE, FORFEIT, PLACES, Action
from colonnade.games.columbiz.board import bit_of, cells_in
from colonnade.games.columbiz.options import ColumbizOptions
from colonnade.games.columbiz.state import State

MAX_UNCLEAR_RESERVE = 4
"""Where a seat has at most this number of discs left, and can place them in one turn, the net knows
too little.
"""
MAX_OPEN_SHARE = 0.97
"""Where a seat has at least this share of the win, no turn is looked at further."""
MIN_END_CHANCE = 0.004
"""The least chance of an end of a turn that is looked at further before the dice are final."""
MAX_ENDS = 18
"""The most ends of a turn that are looked at further before the dice are final."""
EXACT_ENDS = 8
"""The number of ends of the turn after it that are exact where they leave one turn; more of them
make no difference that matters.
"""

Look = Callable[[State], Floats]
"""Gives the shares before the first throw of a turn by looking through it."""


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


def _find_unclear_reserve(options: ColumbizOptions) -> int:
    return min(MAX_UNCLEAR_RESERVE, options.max_discs)


def is_near_end(state: State) -> bool:
    """Return whether the net may know too little about an end of the turn."""
    spent = max(state.options.max_discs - state.placed, rules.count_forfeited(state))
    return any(
        reserve - (spent if seat == state.seat else 0) <= _find_unclear_reserve(state.options)
        for seat, reserve in enumerate(state.reserve)
    )


def find_unclear(after: Afterstates, shares: Floats) -> NDArray[np.bool_]:
    """Return which positions the net knows too little about: the end of the game is near, the
    winner is open, and the value is not exact.
    """
    return (
        (after.reserve <= _find_unclear_reserve(after.options)).any(axis=1)
        & ~after.is_over()
        & ~after.is_last_turn()
        & (shares.max(axis=1) < MAX_OPEN_SHARE)
    )


class Turn:
    """A turn from before its first throw, looked through. Rows of `first` and `second` are
    multisets of the lattice, kept dice.

    Ends of the turn that are likely, and that the net knows too little about, have the value of the
    whole turn that follows them, which `look` gives; without it all have the net's. `net` replaces
    the master's net in double precision.
    """

    def __init__(self, state: State, look: Look | None = None, net: Net | None = None) -> None:
        self._found, self._seat = survey_orders(state), state.seat
        after = find_afterstates(self._found)
        self.ends = find_shares(after, (state.seat + 1) % len(state.discs), net)
        """The shares at every end of the turn; the last is the forfeit."""
        self._solve()
        unclear, left = find_unclear(after, self.ends), MAX_ENDS
        while look is not None and left and unclear.any():
            chances = np.where(unclear, self.find_chances(), 0)
            rows = [
                row
                for row in np.argsort(-chances)[:left].tolist()
                if chances[row] >= MIN_END_CHANCE
            ]
            if not rows:
                break
            for row in rows:
                self.ends[row] = look(self.finish(row))
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


Key = tuple[int, int]
"""The discs placed in the rest of a turn, and the line points they scored."""


def rank_placings(state: State, look: Look | None) -> tuple[RankedAction, ...]:
    """Return, once the dice are final, every placement, the end of the turn or the forfeit, the
    best first. Each has the shares of the best end that it can lead to, in any order of placing.

    Ends that the net knows too little about have the value of the whole turn that follows them,
    which `look` gives. It depends on the end alone, so that it is the same all along the turn.
    """
    found, ends, seat = dict[Key, tuple[int | None, dict[int, Key]]](), list[State](), state.seat

    def explore(state: State, key: Key) -> None:
        cells, (plan, points) = rules.open_cells(state), key
        is_end, following = state.placed > 0 or not cells, dict[int, Key]()
        found[key] = (len(ends) if is_end else None), following
        if is_end:
            ends.append(rules.end_turn(state) if state.placed else rules.forfeit(state))
        for cell in cells_in(cells):
            after = rules.apply(state, PLACES[cell])
            scored = after.line_points[seat] - state.line_points[seat]
            following[cell] = plan | bit_of(cell), points + scored
            if following[cell] not in found:
                explore(after, following[cell])

    explore(state, (NOTHING, 0))
    after = gather(ends)
    shares = find_shares(after, ends[0].seat)
    if look is not None:
        for row in np.flatnonzero(find_unclear(after, shares)).tolist():
            shares[row] = look(ends[row])
    own = np.array([end.discs[seat] for end in ends], dtype=np.int64)
    order = rank_ends(shares[:, seat], own, after.line_points[:, -1])
    places, best = np.argsort(order).tolist(), dict[Key, int]()
    for key in sorted(found, key=lambda key: -key[0].bit_count()):
        end, following = found[key]
        reached = [best[after] for after in following.values()]
        best[key] = min(reached if end is None else [*reached, places[end]])
    end, following = found[NOTHING, 0]
    options: list[tuple[int, Action]] = [
        (best[after], PLACES[cell]) for cell, after in following.items()
    ]
    if end is not None:
        options.append((places[end], DONE if state.placed else FORFEIT))
    return tuple(
        RankedAction(action, tuple(shares[order[place]].tolist()))
        for place, action in sorted(options, key=lambda option: option[0])
    )
