"""Chances of Les 4 colonnes by the rules' own moves, exact under what they assume: behind the lens
and the coach.

A player who goes for something plays every die for it alone, and the throws are expectations by the
rules' own chances. One's own chances are those of one draw. Rivals have with one die the rest of
their turn or a whole one, sixes and all; with two dice one draw, since a whole turn takes seconds
to search. Each of several rivals is taken to find the board as it stands now, so that their chances
multiply.
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
from colonnade.games.quatre_colonnes.movement import Piece, is_side_home, survey
from colonnade.games.quatre_colonnes.rules import SUMMIT_BONUS, apply, chances, legal
from colonnade.games.quatre_colonnes.state import State, Tokens

MOST_DRAWS = 3  # L3.4: the third six ends the turn
MOST_CELLS = MOST_DRAWS * 12  # of the dice of one turn

Goals = Callable[[State], Shares]
"""What has been reached in a position, goal by goal: 1 or 0."""


class Odds(LookAhead):
    """The best chance of each of several goals, every one of them gone for alone, in the rest of
    one seat's turn.
    """

    def __init__(self, seat: int, goals: Goals) -> None:
        super().__init__(lambda states: [goals(state) for state in states])
        self._seat = seat

    def add(self, state: State, draws: int) -> int:
        """As `LookAhead`, within the turn of the seat."""
        return super().add(state, draws if state.seat == self._seat else 0)

    def _add_throw(self, state: State, draws: int) -> int:
        """A throw that is void counts for nothing: it is made anew (L7.2). One that can change
        nothing ends where it began.
        """
        throw = chances(state)
        weights, children = list[int](), list[int]()
        for roll, weight in zip(throw.outcomes, throw.weights, strict=True):
            if not self._looks_at(state, roll, draws):
                weights.append(weight)
                children.append(self.add(state, 0))
            elif (after := apply(state, roll)) != state:
                weights.append(weight)
                children.append(self.add(after, draws - 1))
        place = self._take_place(state, draws)
        self._folds.append(partial(self._expect, place, weights, children))
        return place

    def _looks_at(self, state: State, roll: Action, draws: int) -> bool:
        """Whether a throw, the first of so many draws, can change anything."""
        return True

    def _choose(self, place: int, seat: int, children: Sequence[int]) -> None:
        """Each goal by itself: the plan that is best for it."""
        self._values[place] = tuple(
            max(goal) for goal in zip(*(self._values[child] for child in children), strict=True)
        )


class CaptureSearch(Odds):
    """The best chance to send back each of some tokens: what can neither do that nor earn a bonus
    to do it with is not looked into.
    """

    def __init__(self, seat: int, targets: Sequence[Piece]) -> None:
        super().__init__(
            seat,
            lambda after: tuple(float(after.tokens[other][index] == 0) for other, index in targets),
        )
        self._targets = targets
        self._sights: dict[Tokens, Sight] = {}

    def add(self, state: State, draws: int) -> int:
        """As `Odds`. Dice in hand are followed one by one, only as far as they can matter."""
        if state.phase != "play" or state.seat != self._seat:
            return super().add(state, draws)
        place = self._places.get(find_key(state, draws))
        if place is not None:
            return place
        draws_again = draws > 0 and state.is_six  # L3.7
        if draws_again or self._see(state).has(state.dice, state.bonuses):
            children = [self.add(apply(state, action), draws) for action in legal(state)]
            place = self._take_place(state, draws)
            self._folds.append(partial(self._choose, place, state.seat, children))
        else:
            place = self._take_place(state, draws)
            self._horizon.append((place, state))
        return place

    def _looks_at(self, state: State, roll: Action, draws: int) -> bool:
        assert isinstance(roll, Roll)
        # L3.3, L3.7
        return (draws > 1 and (6 in roll.dice or sum(roll.dice) == 6)) or self._see(state).has(
            roll.dice
        )

    def _see(self, state: State) -> Sight:
        sight = self._sights.get(state.tokens)
        if sight is None:
            sight = self._sights[state.tokens] = find_sight(state, self._targets)
        return sight


class Sight(NamedTuple):
    """What the tokens of a side could come to, whatever stands in between: a bit for every number
    of cells that one would have to go.

    Tokens in the workshop count from their start cell, with bit 0 for who stands there (L4.4).
    """

    targets: int
    """From where tokens stand, to one that is hunted (L5.5)."""
    others: int
    """To what earns a bonus: another rival's token, the summit (L8.1)."""
    pairs: int
    """To a pair: the die is thrown again, and can show anything (L7.1)."""
    exit_targets: int
    exit_others: int
    exit_pairs: int

    def has(self, dice: tuple[int, ...], bonuses: tuple[int, ...] = ()) -> bool:
        """Whether dice and bonuses in hand may send back one that is hunted, at once or with a
        bonus that they earn.
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
    """How far one token can go, a bit per number of cells; whether one can come out (L4.1); and how
    far that one can go on, 0 cells too.
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
    """A bit for the sum of every choice of the numbers, 0 for none of them."""
    sums = 1
    for number in numbers:
        sums |= sums << number
    return sums


def _add_bonuses(steps: int) -> int:
    """The same ways with any bonuses behind them."""
    ways = 0
    for cells in range(SUMMIT_BONUS, SUMMIT, SUMMIT_BONUS):  # every sum of tens and twenties (L8.1)
        ways |= steps << cells
    return ways


def find_sight(state: State, targets: Sequence[Piece]) -> Sight:
    """What the side to play could come to, hunting these tokens."""
    ring = survey(state)
    hunted = {ring.cells[seat * TOKENS + index] for seat, index in targets} - {0}
    rivals = {
        cell
        for number, cell in enumerate(ring.cells)
        if cell and ring.sides[number // TOKENS] != ring.side
    }
    pairs = {cell for cell in rivals if ring.cells.count(cell) == 2} - SAFE_CELLS
    found = [0] * 6
    for seat, row in enumerate(state.tokens):
        if ring.sides[seat] != ring.side:
            continue
        start = START_CELL[state.colours[seat]]
        # L1.6
        places = [
            [(cell - start) % RING + 1 for cell in cells - SAFE_CELLS]
            for cells in (hunted, rivals, pairs)
        ]
        for progress in set(row) - {SUMMIT}:
            for number, ahead in enumerate(places):
                found[number + (0 if progress else 3)] |= _list_bits(ahead, progress or 1)
            if progress:
                # L5.2
                found[1] |= (-1 if state.options.finish == "free" else 1) << SUMMIT - progress
            else:
                found[3] |= start in hunted
                found[4] |= start in rivals
    return Sight(*found)


def _list_bits(ahead: Sequence[int], progress: int) -> int:
    """A bit for the cells to go to every place ahead on the ring."""
    bits = 0
    for place in ahead:
        if progress < place <= LAST_ON_RING:
            bits |= 1 << place - progress
    return bits


def find_odds(state: State, goals: Goals, draws: int) -> Shares:
    """Per goal, the best chance for whoever's turn it is, with the dice in hand and so many draws
    that are yet to be thrown.
    """
    return _solve(Odds(state.seat, goals), state, draws)


def find_capture_odds(state: State, targets: Sequence[Piece], draws: int) -> Shares:
    """Per token on the ring that is hunted, the best chance to send it back, as
    `find_odds` has it.
    """
    return _solve(CaptureSearch(state.seat, targets), state, draws)


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
    """The position before the next throw of a seat, as things stand: after a six in its own turn
    that is a further draw of it (L3.7).
    """
    if state.seat != seat or not (state.is_six or state.phase == "draw"):
        return begin_turn(state, seat)
    further = begin_turn(state, seat)
    return further._replace(sixes=state.sixes, moved=state.moved)


def list_rivals(state: State, seat: int) -> list[int]:
    """The seats of other sides, in the order of their turns after the seat's."""
    sides = survey(state).sides
    players = len(state.colours)
    after = [(seat + number) % players for number in range(1, players)]
    return [other for other in after if sides[other] != sides[seat]]


def list_rival_pieces(state: State, seat: int) -> list[Piece]:
    """The rivals' tokens on the ring."""
    pieces = [(other, index) for other in list_rivals(state, seat) for index in range(TOKENS)]
    return [
        (other, index) for other, index in pieces if 0 < state.tokens[other][index] <= LAST_ON_RING
    ]


def list_rival_turns(state: State, seat: int) -> list[State]:
    """The turns of rivals before the seat's next turn, as things stand; one that has begun is the
    first.
    """
    rivals, players = list_rivals(state, seat), len(state.colours)
    if state.seat == seat:
        return [begin_turn(state, rival) for rival in rivals]
    waiting = (seat - state.seat) % players
    coming = [rival for rival in rivals if (rival - state.seat) % players < waiting]
    return [state if rival == state.seat else begin_turn(state, rival) for rival in coming]


def find_dangers(
    state: State, owner: int, wanted: Sequence[int] = range(TOKENS), seat: int | None = None
) -> tuple[float, ...]:
    """Per token of the owner, the chance that it is sent back before the seat's next turn if it
    stays, each rival going for it.

    The seat is the owner's own where it is not given. Only those that are wanted, by their index,
    are looked at; 0 for the others.
    """
    targets = [(owner, index) for index in wanted if is_at_risk(state, owner, index)]
    spared = [1.0] * TOKENS
    for turn in list_rival_turns(state, owner if seat is None else seat) if targets else ():
        if turn.phase != "build":
            draws = MOST_DRAWS if state.options.dice == 1 else int(turn.phase == "draw")
            for (_, index), chance in zip(
                targets, find_capture_odds(turn, targets, draws), strict=True
            ):
                spared[index] *= 1 - chance
    return tuple(1 - rest for rest in spared)


def is_at_risk(state: State, seat: int, index: int) -> bool:
    """Whether a token stands where it can be sent back at all.

    That is alone of its side on a white cell (L5.5, L5.6), or alone of its side where a rival's
    tokens come out (L4.4, L4.5).
    """
    ring = survey(state)
    cell = ring.cells[seat * TOKENS + index]
    if cell == 0 or ring.side_on(cell) is not None:
        return False
    return cell not in SAFE_CELLS or any(
        cell == START_CELL[state.colours[rival]] for rival in list_rivals(state, seat)
    )


def may_be_sent_back(state: State, owner: int, index: int) -> bool:
    """False where no draw of the rivals' turns before the owner's next one can send a token back,
    whatever stands in between.

    Every number of cells that the dice of a turn can add up to is taken to be possible, and every
    one where a bonus may be earned.
    """
    return is_at_risk(state, owner, index) and any(
        _may_reach(turn, PATH[state.colours[owner]][state.tokens[owner][index]])
        for turn in list_rival_turns(state, owner)
        if turn.phase != "build"
    )


def _may_reach(turn: State, cell: int) -> bool:
    ring = survey(turn)
    mates = [mate for mate, side in enumerate(ring.sides) if side == ring.side]
    rivals = {
        where
        for number, where in enumerate(ring.cells)
        if where and ring.sides[number // TOKENS] != ring.side
    }
    ways: list[int] = []  # cells to go to the one looked at
    may_earn = False
    for mate in mates:
        start = START_CELL[turn.colours[mate]]
        for progress in turn.tokens[mate]:
            stands = max(progress, 1)  # a token in the workshop comes out first
            places = {where: (where - start) % RING + 1 for where in rivals}  # L1.6
            ahead = {
                where: place - stands
                for where, place in places.items()
                if stands <= place <= LAST_ON_RING
            }
            if progress == 0 and places.get(cell) == 1:
                return True  # L4.4
            if progress < SUMMIT:
                ways += [ahead[cell]] if ahead.get(cell) else []
                may_earn = (
                    may_earn
                    or progress + MOST_CELLS >= SUMMIT
                    or any(way <= MOST_CELLS for way in ahead.values())
                )
    return any(may_earn or way <= MOST_CELLS for way in ways)


def is_on_safe_cell(state: State, seat: int, index: int) -> bool:
    """Whether a token stands on a safe cell, on its arrow or on the summit (L1.4, L1.5)."""
    progress = state.tokens[seat][index]
    return progress > LAST_ON_RING or PATH[state.colours[seat]][progress] in SAFE_CELLS


def stands_safe(state: State, seat: int, index: int) -> bool:
    """Whether a token stands on a safe cell, on its arrow or on the summit, or with another of its
    side (L5.6).
    """
    cell = PATH[state.colours[seat]][state.tokens[seat][index]]
    return is_on_safe_cell(state, seat, index) or (
        cell != 0 and survey(state).side_on(cell) is not None
    )
