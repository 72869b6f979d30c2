"""Exact chances of Les 4 colonnes, by a search through the rules under these assumptions.

A player who tries for a goal plays every die for that goal alone. A player's own chances are those
of one draw. With one die, rivals have the rest of their turn or a whole turn, with all extra draws
for sixes; with two dice, one draw, since a whole turn takes seconds to search. Each of several
rivals plays on the present board, so their chances multiply. Where partners are players (L2.3), a
partner sends back a token of its team only where it cannot do otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import NamedTuple

from colonnade.bots.evaluation import Shares
from colonnade.bots.quatre_colonnes.lookahead import LookAhead, find_key
from colonnade.games.quatre_colonnes.actions import Action, Roll
from colonnade.games.quatre_colonnes.board import (
    LAST_ON_RING,
    PATH,
    RING,
    SAFE_CELLS,
    START_CELL,
    SUMMIT,
    TOKENS,
)
from colonnade.games.quatre_colonnes.movement import Piece, Ring, is_side_home, survey
from colonnade.games.quatre_colonnes.rules import SUMMIT_BONUS, apply, chances, is_six, legal
from colonnade.games.quatre_colonnes.state import State, Tokens

MOST_DRAWS = 3
"""The most draws of a turn: the third six ends it (L3.4)."""
MOST_CELLS = MOST_DRAWS * 12
"""The most cells that the dice of one turn add up to."""

Goals = Callable[[State], Shares]
"""Which goals a position reaches: 1 or 0 per goal."""


class Odds(LookAhead):
    """The best chance of each of several goals in the rest of one seat's turn. Each goal has its
    own best play.
    """

    def __init__(self, seat: int, goals: Goals) -> None:
        super().__init__(lambda states: [goals(state) for state in states])
        self._seat, self._goals = seat, goals
        self._best: Callable[[Sequence[float]], float] = max

    def add(self, state: State, draws: int) -> int:
        """As `LookAhead.add`, but the search ends with the turn of the seat."""
        return super().add(state, draws if state.seat == self._seat else 0)

    def _add_throw(self, state: State, draws: int) -> int:
        """A void throw is thrown again, so it is left out (L7.2). A throw that cannot change any
        goal leads back to the same position.
        """
        throw = chances(state)
        weights, children = list[int](), list[int]()
        for roll, weight in zip(throw.outcomes, throw.weights, strict=True):
            if not self._can_matter(state, roll, draws):
                weights.append(weight)
                children.append(self.add(state, 0))
            elif (after := apply(state, roll)) != state:
                weights.append(weight)
                children.append(self.add(after, draws - 1))
        place = self._take_place(state, draws)
        self._folds.append(partial(self._expect, place, weights, children))
        return place

    def _can_matter(self, state: State, roll: Action, draws: int) -> bool:
        """Whether a throw, with this number of draws left, can change any goal."""
        return True

    def _choose(self, place: int, seat: int, children: Sequence[int]) -> None:
        """The best of each goal by itself."""
        self._values[place] = tuple(
            self._best(goal)
            for goal in zip(*(self._values[child] for child in children), strict=True)
        )


class CaptureSearch(Odds):
    """The best chance to send back each of some tokens, or to spare each. Moves that can neither do
    that nor earn a bonus for it are not searched.
    """

    def __init__(self, seat: int, targets: Sequence[Piece], *, spares: bool = False) -> None:
        super().__init__(
            seat,
            lambda after: tuple(float(after.tokens[other][index] == 0) for other, index in targets),
        )
        self._targets = targets
        self._best = min if spares else max
        self._reaches: dict[Tokens, Reach] = {}

    def add(self, state: State, draws: int) -> int:
        """As `Odds.add`, but dice are searched one by one, and only while they can matter."""
        if state.phase != "play" or state.seat != self._seat:
            return super().add(state, draws)
        place = self._places.get(find_key(state, draws))
        if place is not None:
            return place
        draws_again = draws > 0 and state.is_six  # L3.7
        if draws_again or self._find_reach(state).has(state.dice, state.bonuses):
            children = [self.add(apply(state, action), draws) for action in legal(state)]
            place = self._take_place(state, draws)
            self._folds.append(partial(self._choose, place, state.seat, children))
            if any(sent := self._goals(state)):
                self._folds.append(partial(self._keep, place, sent))
        else:
            place = self._take_place(state, draws)
            self._horizon.append((place, state))
        return place

    def _keep(self, place: int, sent: Shares) -> None:
        """What was sent back stays so, though it may come out again in the same turn (L9.1)."""
        self._values[place] = tuple(map(max, self._values[place], sent))

    def _can_matter(self, state: State, roll: Action, draws: int) -> bool:
        assert isinstance(roll, Roll)
        # L3.4: a token that goes back after a third six was moved; it is not sent back as it stands
        if state.sixes == 2 and is_six(state.options, roll.dice):
            return False
        # L3.3, L3.7
        return (draws > 1 and (6 in roll.dice or sum(roll.dice) == 6)) or self._find_reach(
            state
        ).has(roll.dice)

    def _find_reach(self, state: State) -> Reach:
        reach = self._reaches.get(state.tokens)
        if reach is None:
            reach = self._reaches[state.tokens] = find_reach(state, self._targets)
        return reach


class Reach(NamedTuple):
    """What the tokens of a side could reach, if nothing were in the way: bit n is set if some token
    would have to go n cells.

    Tokens in the workshop count from their start cell; bit 0 is for tokens on it (L4.4).
    """

    targets: int
    """For tokens on the board: to a target (L5.5)."""
    others: int
    """To something that earns a bonus: any rival token, the summit (L8.1)."""
    pairs: int
    """To a pair, where the die is thrown again and can show any face (L7.1)."""
    exit_targets: int
    """The same three for tokens in the workshop."""
    exit_others: int
    exit_pairs: int

    def has(self, dice: tuple[int, ...], bonuses: tuple[int, ...] = ()) -> bool:
        """Whether these dice and bonuses may send back a target, at once or with a bonus that they
        earn.
        """
        steps, comes_out, rest = _list_ways(dice, bonuses)
        if steps & (self.targets | self.pairs) or (
            comes_out and rest & (self.exit_targets | self.exit_pairs)
        ):
            return True
        if not (steps & self.others or (comes_out and rest & self.exit_others)):
            return False
        return bool(
            _add_bonuses(steps | 1) & self.targets
            or (comes_out and _add_bonuses(rest) & self.exit_targets)
        )


@cache
def _list_ways(dice: tuple[int, ...], bonuses: tuple[int, ...]) -> tuple[int, bool, int]:
    """The distances that one token can go, a bit per number of cells; whether a token can come out
    (L4.1); and the distances that this token can go on, including 0.
    """
    if 5 in dice:
        spent = dice.index(5)
        rest = (*dice[:spent], *dice[spent + 1 :])
    else:
        rest = ()
    return (
        _list_sums((*dice, *bonuses)) & ~1,
        5 in dice or sum(dice) == 5,
        _list_sums((*rest, *bonuses)),
    )


def _list_sums(numbers: tuple[int, ...]) -> int:
    """A bit for the sum of every subset of the numbers; 0 is the sum of the empty one."""
    sums = 1
    for number in numbers:
        sums |= sums << number
    return sums


def _add_bonuses(steps: int) -> int:
    """The distances with any bonuses added."""
    found = 0
    for cells in range(SUMMIT_BONUS, SUMMIT, SUMMIT_BONUS):  # every sum of tens and twenties (L8.1)
        found |= steps << cells
    return found


def find_reach(state: State, targets: Sequence[Piece]) -> Reach:
    """What the tokens that the seat in turn may move could reach, with these tokens as targets."""
    ring = survey(state)
    found = [0] * 6
    for seat in list_movers(state):
        row, start = state.tokens[seat], START_CELL[state.colours[seat]]
        rivals = find_rival_cells(ring, seat)
        target_cells = {ring.cells[other * TOKENS + index] for other, index in targets} & rivals
        pairs = {cell for cell in rivals if ring.cells.count(cell) == 2} - SAFE_CELLS
        # L1.6
        places = [
            [(cell - start) % RING + 1 for cell in cells - SAFE_CELLS]
            for cells in (target_cells, rivals, pairs)
        ]
        for progress in set(row) - {SUMMIT}:
            for number, ahead in enumerate(places):
                found[number + (0 if progress else 3)] |= _list_bits(ahead, progress or 1)
            if progress:
                # L5.2
                found[1] |= (-1 if state.options.finish == "free" else 1) << SUMMIT - progress
            else:
                found[3] |= start in target_cells
                found[4] |= start in rivals
    return Reach(*found)


def list_movers(state: State) -> list[int]:
    """The seats whose tokens the seat in turn may move: in teams its partner's too (L9.1)."""
    teams = survey(state).teams
    return [seat for seat, team in enumerate(teams) if team == teams[state.seat]]


def find_rival_cells(ring: Ring, seat: int) -> set[int]:
    """The ring cells with a token that one of the seat may send back, or be stopped by (L2.3)."""
    return {
        cell
        for number, cell in enumerate(ring.cells)
        if cell and ring.sides[number // TOKENS] != ring.sides[seat]
    }


def _list_bits(ahead: Sequence[int], progress: int) -> int:
    """A bit for the distance to every place ahead on the ring."""
    bits = 0
    for place in ahead:
        if progress < place <= LAST_ON_RING:
            bits |= 1 << place - progress
    return bits


def find_odds(state: State, goals: Goals, draws: int) -> Shares:
    """Per goal, the best chance of the seat to play, with the dice of this draw and `draws` more
    draws.
    """
    return _solve(Odds(state.seat, goals), state, draws)


def find_capture_odds(
    state: State, targets: Sequence[Piece], draws: int, *, spares: bool = False
) -> Shares:
    """As `find_odds`, per target on the ring the best chance to send it back; or, if the seat to
    play spares it, the chance that it cannot.
    """
    return _solve(CaptureSearch(state.seat, targets, spares=spares), state, draws)


def _solve(odds: Odds, state: State, draws: int) -> Shares:
    place = odds.add(state, draws)
    return odds.solve()[place]


def begin_turn(state: State, seat: int) -> State:
    """The position as if a seat began its turn now."""
    fresh = state._replace(
        seat=seat,
        phase="draw",
        dice=(),
        bonuses=(),
        sixes=0,
        is_six=False,
        is_whole=False,
        duty=(),
        moved=None,
    )
    return fresh._replace(phase="build") if is_side_home(fresh) else fresh


def begin_next_throw(state: State, seat: int) -> State:
    """The position before the next throw of a seat, if the board does not change: after a six in
    its own turn, its next draw (L3.7).
    """
    if state.seat != seat or not (state.is_six or state.phase == "draw"):
        return begin_turn(state, seat)
    further = begin_turn(state, seat)
    return further._replace(sixes=state.sixes, moved=state.moved)


def list_rivals(state: State, seat: int) -> list[int]:
    """The opponents, in the order of their turns after the seat."""
    teams = survey(state).teams
    return [other for other in _list_following(state, seat) if teams[other] != teams[seat]]


def _list_following(state: State, seat: int) -> list[int]:
    """The seats whose tokens can send back those of the seat (L2.3), in the order of their turns
    after it: the opponents and, where partners are players, the partner.
    """
    sides, players = survey(state).sides, len(state.colours)
    after = [(seat + number) % players for number in range(1, players)]
    return [other for other in after if sides[other] != sides[seat]]


def list_rival_pieces(state: State, seat: int) -> list[Piece]:
    """The rivals' tokens on the ring."""
    pieces = [(other, index) for other in list_rivals(state, seat) for index in range(TOKENS)]
    return [
        (other, index) for other, index in pieces if 0 < state.tokens[other][index] <= LAST_ON_RING
    ]


def list_rival_turns(state: State, seat: int) -> list[State]:
    """The turns before the seat's next turn that can send back its tokens, all on the present
    board; the present turn is the first, if it is one of them.
    """
    rivals, players = _list_following(state, seat), len(state.colours)
    if state.seat == seat:
        return [begin_turn(state, rival) for rival in rivals]
    waiting = (seat - state.seat) % players
    coming = [rival for rival in rivals if (rival - state.seat) % players < waiting]
    return [state if rival == state.seat else begin_turn(state, rival) for rival in coming]


def find_dangers(
    state: State, owner: int, wanted: Sequence[int] = range(TOKENS), seat: int | None = None
) -> tuple[float, ...]:
    """Per token of the owner, the chance that it is sent back before the seat's next turn, if it
    does not move and each rival tries for it alone. A partner spares it.

    The default seat is the owner. Only the tokens of the wanted indexes are searched; the others
    have 0.
    """
    targets = [(owner, index) for index in wanted if is_at_risk(state, owner, index)]
    spared = [1.0] * TOKENS
    for turn in list_rival_turns(state, owner if seat is None else seat) if targets else ():
        if turn.phase != "build":
            draws = MOST_DRAWS if state.options.dice == 1 else int(turn.phase == "draw")
            spares = owner in list_movers(turn)
            odds = find_capture_odds(turn, targets, draws, spares=spares)
            for (_, index), chance in zip(targets, odds, strict=True):
                spared[index] *= 1 - chance
    return tuple(1 - rest for rest in spared)


def is_at_risk(state: State, seat: int, index: int) -> bool:
    """Whether a token is on a cell from which it can be sent back: alone of its side on a white
    cell (L5.5, L5.6) or on the start cell of one who can send it back (L4.4, L4.5).
    """
    ring = survey(state)
    cell = ring.cells[seat * TOKENS + index]
    if cell == 0 or ring.side_on(cell) is not None:
        return False
    return cell not in SAFE_CELLS or any(
        cell == START_CELL[state.colours[other]] for other in _list_following(state, seat)
    )


def may_be_sent_back(state: State, owner: int, index: int) -> bool:
    """False only if nobody can send the token back before the owner's next turn, even if nothing
    were in the way.

    All distances up to the most that the dice of a turn add up to count as possible, and all
    distances if a bonus may be earned.
    """
    return is_at_risk(state, owner, index) and any(
        _may_reach(turn, PATH[state.colours[owner]][state.tokens[owner][index]])
        for turn in list_rival_turns(state, owner)
        if turn.phase != "build"
    )


def _may_reach(turn: State, cell: int) -> bool:
    ring = survey(turn)
    distances: list[int] = []  # to the cell
    may_earn = False
    for mate in list_movers(turn):
        start, rivals = START_CELL[turn.colours[mate]], find_rival_cells(ring, mate)
        for progress in turn.tokens[mate]:
            current = max(progress, 1)  # a token in the workshop comes out first
            places = {where: (where - start) % RING + 1 for where in rivals}  # L1.6
            ahead = {
                where: place - current
                for where, place in places.items()
                if current <= place <= LAST_ON_RING
            }
            if progress == 0 and places.get(cell) == 1:
                return True  # L4.4
            if progress < SUMMIT:
                distances += [ahead[cell]] if ahead.get(cell) else []
                may_earn = (
                    may_earn
                    or progress + MOST_CELLS >= SUMMIT
                    or any(distance <= MOST_CELLS for distance in ahead.values())
                )
    return any(may_earn or distance <= MOST_CELLS for distance in distances)


def is_on_safe_cell(state: State, seat: int, index: int) -> bool:
    """Whether a token is on a safe cell, on its arrow or on the summit (L1.4, L1.5)."""
    progress = state.tokens[seat][index]
    return progress > LAST_ON_RING or PATH[state.colours[seat]][progress] in SAFE_CELLS


def is_safe(state: State, seat: int, index: int) -> bool:
    """Whether a token is on a safe cell, on its arrow or on the summit, or on a cell with another
    of its side (L5.6).
    """
    cell = PATH[state.colours[seat]][state.tokens[seat][index]]
    return is_on_safe_cell(state, seat, index) or (
        cell != 0 and survey(state).side_on(cell) is not None
    )
