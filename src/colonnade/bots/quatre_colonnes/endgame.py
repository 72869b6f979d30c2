"""Where luck alone is left in Les 4 colonnes: the building phase in closed form, and races past all
contact.

A *race* is a position in which no token can ever again meet or hinder one of another side:

- A side is *homeward* if none of its tokens can come to the ring any more: with one die, if all
  stand beyond the first cell of the arrow; with two dice, if all stand on its seventh cell or the
  summit. From anywhere else a third six of one turn could send a token back to its start cell
  (L3.4).
- At most one side may still be on the ring, or come back to it, and with a single token: it meets
  nobody there.

In a race every side needs a number of turns until its first attempt to build, whatever the others
do. Its distribution is computed from the rules: all positions that can follow, and their chances.
The policy in it is fixed: it maximises the expectation of (35/36)^turns, so it is the best one
against a single rival who is already building.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from math import prod

import numpy as np
from numpy.typing import NDArray

from colonnade.bots.evaluation import Shares
from colonnade.bots.quatre_colonnes.plans import find_plans
from colonnade.games.quatre_colonnes.board import COLOURS, SUMMIT
from colonnade.games.quatre_colonnes.movement import is_home, survey
from colonnade.games.quatre_colonnes.options import QuatreColonnesOptions
from colonnade.games.quatre_colonnes.rules import apply, chances
from colonnade.games.quatre_colonnes.state import Row, State

BUILT = 1 / 36  # L3.1: a double three
MISSED = 1 - BUILT
HOMEWARD = {1: 66, 2: 71}
"""Per number of dice: a token from this progress on can never come back to the ring."""
MOST_LEFT = {False: 4, True: 2}
"""Alone and in teams: with more tokens of a side on their way home, the net gives the value. Eight
make too many positions.
"""
NEGLIGIBLE = 1e-13

Distribution = NDArray[np.float64]
"""The chance that a side first attempts to build in its first turn from now, its second, …"""

_HOME: Row = (SUMMIT, SUMMIT, SUMMIT, SUMMIT)


def share_building(sides: Sequence[int], seat: int) -> Shares:
    """Return the shares when all sides are home and this seat throws first: attempts in turn order,
    one in 36 succeeds (L3.1, L9.3).
    """
    seats = len(sides)
    shares = [0.0] * seats
    for wait in range(seats):
        chance = BUILT * MISSED**wait / (1 - MISSED**seats)
        side = sides[(seat + wait) % seats]
        for member in range(seats):
            if sides[member] == side:
                shares[member] += chance
    return tuple(shares)


def share_race(sides: Sequence[int], seat: int, arrivals: Sequence[Distribution]) -> Shares:
    """Return the shares when this seat begins or continues a turn, and each side arrives by its
    distribution of turns.
    """
    seats, count = len(sides), len(arrivals)
    # per side: not home yet; home, and nothing built; turns so far
    waiting, trying, turns = [1.0] * count, [0.0] * count, [0] * count
    won = [0.0] * count
    while any(turns[side] < len(arrivals[side]) for side in range(count)):
        side = sides[seat]
        if turns[side] < len(arrivals[side]):
            arrived = float(arrivals[side][turns[side]])
            waiting[side] -= arrived
            trying[side] += arrived
        turns[side] += 1
        others = prod(waiting[other] + trying[other] for other in range(count) if other != side)
        won[side] += trying[side] * BUILT * others
        trying[side] *= MISSED
        seat = (seat + 1) % seats
    undecided = prod(trying)
    last = share_building(sides, seat)
    return tuple(won[side] + undecided * last[member] for member, side in enumerate(sides))


def solve_endgame(state: State) -> Shares | None:
    """Return the exact shares at a draw, an attempt to build or the end, where the game is over or
    luck alone is left; None elsewhere.
    """
    if state.phase == "over":
        sides = survey(state).teams
        return tuple(float(side == sides[state.seat]) for side in sides)
    least = HOMEWARD[state.options.dice]
    # two sides on the ring, or two tokens of one
    if sum(min(row) < least for row in state.tokens) > 1:
        return None
    return _solve_race(_canonical(state))


@lru_cache(maxsize=4096)
def _solve_race(state: State) -> Shares | None:
    sides = survey(state).teams
    runners = 0
    for side in range(max(sides) + 1):
        left = [
            progress
            for member, row in enumerate(state.tokens)
            if sides[member] == side
            for progress in row
            if progress < SUMMIT
        ]
        is_homeward = min(left, default=SUMMIT) >= HOMEWARD[state.options.dice]
        # a third six of this turn would send it back (L3.4)
        if state.moved is not None and sides[state.moved[0]] == side:
            is_homeward = False
        runners += not is_homeward
        if runners > 1 or len(left) > (MOST_LEFT[state.options.teams] if is_homeward else 1):
            return None
    return share_race(
        sides, state.seat, [_find_arrival(state, sides, side) for side in range(max(sides) + 1)]
    )


def _find_arrival(state: State, sides: Sequence[int], side: int) -> Distribution:
    """Return the distribution of the first attempt to build of a side in a race."""
    seats = len(sides)
    first = next(wait for wait in range(seats) if sides[(state.seat + wait) % seats] == side)
    seat = (state.seat + first) % seats
    if all(is_home(state, member) for member in range(seats) if sides[member] == side):
        return np.ones(1)
    own = state.tokens[seat]
    partner = state.tokens[(seat + 2) % seats] if state.options.teams else None
    is_now = first == 0
    moved = state.moved
    if moved is not None:
        moved = (0 if moved[0] == seat else 2, moved[1])
    alone = _place_alone(state.options, own, partner)
    return find_arrival(alone._replace(sixes=state.sixes, moved=moved) if is_now else alone)


def _place_alone(options: QuatreColonnesOptions, own: Row, partner: Row | None) -> State:
    """Return a position with a side before its turn and the others home. The side always has the
    first colour, since the quarters of the board are equal.
    """
    if partner is None:
        return _canonical(State(options, (COLOURS[0], COLOURS[2]), 0, "draw", (own, _HOME)))
    return _canonical(State(options, COLOURS, 0, "draw", (own, _HOME, partner, _HOME)))


def _canonical(state: State) -> State:
    """Return the same position with the tokens of each seat in rising order; a moved token on the
    summit is left out (L3.4).
    """
    rows = [tuple(sorted(row)) for row in state.tokens]
    moved = state.moved
    if moved is not None:
        progress = state.tokens[moved[0]][moved[1]]
        moved = None if progress == SUMMIT else (moved[0], rows[moved[0]].index(progress))
    return state._replace(tokens=tuple((a, b, c, d) for a, b, c, d in rows), moved=moved)


_arrivals: dict[State, Distribution] = {}


def find_arrival(alone: State) -> Distribution:
    """Return the distribution of the first attempt to build of a side that is alone on its way, at
    a draw of its first seat. Results are cached.
    """
    if alone not in _arrivals:
        _arrivals.update(_solve(alone))
    return _arrivals[alone]


def solve_races(options: QuatreColonnesOptions) -> None:
    """Compute all arrivals that races with these options may need; it takes about half a second."""
    homeward, most = HOMEWARD[options.dice], MOST_LEFT[options.teams]
    runner = _leave([0])
    sides: list[tuple[Row, Row | None]] = [(runner, None), (_leave([homeward] * most), None)]
    # partners move in turn, so not every pair of ways home follows from the longest
    if options.teams:
        sides = [(runner, _HOME), (_HOME, runner)]
        for count in range(most + 1):
            rows, partners = (
                [
                    _leave(ways)
                    for ways in combinations_with_replacement(range(homeward, SUMMIT), left)
                ]
                for left in (count, most - count)
            )
            sides += product(rows, partners)
    for own, partner in sides:
        find_arrival(_place_alone(options, own, partner))


def _leave(tokens: Sequence[int]) -> Row:
    """Return the tokens of a seat with these on their way, and all others home."""
    first, second, third, fourth = [*tokens, *_HOME[len(tokens) :]]
    return first, second, third, fourth


def _solve(start: State) -> dict[State, Distribution]:
    """Return the distributions of a position and of all positions that can follow it and are not
    known yet.
    """
    fresh, known, ways, starts = _explore(start)
    count, home, throws = len(fresh), len(fresh) + len(known), chances(start)
    weights = np.array(throws.weights) / throws.total
    targets, is_next_turn = np.array([way[0] for way in ways]), np.array([way[1] for way in ways])

    # the policy: the value of each position, and the first of the best ways to play each throw
    factors = np.where(is_next_turn, MISSED, 1.0)
    worth = np.ones(home + 1)
    worth[count:home] = [arrival @ MISSED ** np.arange(len(arrival)) for arrival in known]
    before = np.zeros(home + 1)
    while np.abs(worth - before).max() > NEGLIGIBLE:
        before = worth.copy()
        best = np.maximum.reduceat(factors * worth[targets], starts)
        worth[:count] = best.reshape(count, len(weights)) @ weights
    values = factors * worth[targets]
    ends = [*starts[1:], len(ways)]
    chosen = [
        begin + int(np.argmax(values[begin:end])) for begin, end in zip(starts, ends, strict=True)
    ]

    # the chances of the following positions, in the same turn and in the next
    same, following = np.zeros((count, home + 1)), np.zeros((count, home + 1))
    for place, way in enumerate(chosen):
        node, throw = divmod(place, len(weights))
        (following if is_next_turn[way] else same)[node, targets[way]] += weights[throw]
    inside = same[:, :count]
    # within a turn at most two draws follow another (L3.7)
    turn = np.eye(count) + inside + inside @ inside
    same, following = turn @ same[:, count:], turn @ following

    # the chance to have arrived, turn by turn; a side that is home before a turn attempts in it
    length = max((len(arrival) for arrival in known), default=0)
    arrived_known = np.array(
        [np.cumsum(np.pad(arrival, (0, length - len(arrival)))) for arrival in known]
    ).reshape(len(known), length)
    arrived, past = list[NDArray[np.float64]](), np.zeros(home + 1)
    while not arrived or 1 - arrived[-1].min() > NEGLIGIBLE:
        of_known = arrived_known[:, min(len(arrived), length - 1)] if known else np.zeros(0)
        arrived.append(same @ np.append(of_known, 1.0) + following @ past)
        past = np.concatenate([arrived[-1], of_known, [1.0]])
    table = np.diff(np.array(arrived), axis=0, prepend=0.0)
    return {node: _trim(table[:, place]) for place, node in enumerate(fresh)}


def _trim(distribution: Distribution) -> Distribution:
    """Return a distribution without the last, negligible turns, adding up to 1."""
    tail = np.cumsum(distribution[::-1])[::-1]
    kept = distribution[: max(1, int(np.count_nonzero(tail > NEGLIGIBLE)))]
    return kept / kept.sum()


def _explore(
    start: State,
) -> tuple[list[State], list[Distribution], list[tuple[int, bool]], list[int]]:
    """Return what can follow: positions at a draw that are not known, the distributions of those
    that are, the ways to play the throws of the former, and where the ways of each throw begin.

    A way is the place of the position it leads to and whether that is in the next turn. Places
    count the positions that are not known, then those that are; the last is being home.
    """
    places: dict[State, int] = {start: 0}
    known: dict[State, int] = {}
    fresh, ways, starts = [start], list[tuple[State | None, bool]](), list[int]()
    for node in fresh:  # grows while it is walked
        for roll in chances(node).outcomes:
            starts.append(len(ways))
            after = apply(node, roll)
            for end in (
                [plan.end for plan in find_plans(after)] if after.phase == "play" else [after]
            ):
                following = _follow(end)
                if following is not None and following in _arrivals:
                    known.setdefault(following, len(known))
                elif following is not None and following not in places:
                    places[following] = len(fresh)
                    fresh.append(following)
                ways.append((following, end.seat != 0))
    places |= {node: len(fresh) + place for node, place in known.items()}
    home = len(places)
    return (
        fresh,
        [_arrivals[node] for node in known],
        [(home if node is None else places[node], is_next_turn) for node, is_next_turn in ways],
        starts,
    )


def _follow(end: State) -> State | None:
    """Return the next draw of the side that was to move, after one of its draws; None when it is
    home.
    """
    own, partner = end.tokens[0], end.tokens[2] if end.options.teams else None
    if own == _HOME and partner in (None, _HOME):
        return None
    if end.seat == 0:
        return _canonical(end)
    return (
        _place_alone(end.options, own, None)
        if partner is None
        else _place_alone(end.options, partner, own)
    )
