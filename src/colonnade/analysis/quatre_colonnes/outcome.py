"""The outcome of a decision in Les 4 colonnes: what the position after the draw offers, in numbers.

The coach compares two outcomes; `benchmarks/coach_weights.py` fits the weights of the differences.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from colonnade.analysis.quatre_colonnes.chances import (
    begin_next_throw,
    find_capture_odds,
    find_dangers,
    find_odds,
    is_safe,
    list_rival_pieces,
)
from colonnade.bots.evaluation import Evaluator
from colonnade.games.quatre_colonnes.actions import Action, Exit, Move
from colonnade.games.quatre_colonnes.board import (
    LAST_ON_RING,
    PATH,
    RING,
    SAFE_CELLS,
    START_CELL,
    SUMMIT,
    TOKENS,
)
from colonnade.games.quatre_colonnes.movement import Piece, name_of, survey
from colonnade.games.quatre_colonnes.rules import apply, chances, legal
from colonnade.games.quatre_colonnes.state import State

SOON = 12
"""Cells that a token goes in a draw or two."""
NEXT = 6
"""Cells that a die can go."""


class Danger(NamedTuple):
    """What threatens an own token before the seat's next turn."""

    chance: float
    """The chance that it is sent back."""
    progress: int
    """The cells that it has gone, and would lose."""
    rivals: int
    """Rival tokens at most `NEXT` cells behind it, whose way leads over its cell."""

    @property
    def cells(self) -> float:
        """The cells that it loses on average."""
        return self.chance * self.progress


@dataclass(frozen=True, slots=True)
class Outcome:
    """The position after an action and the best play of the rest of the draw, in numbers.

    *Own* tokens are those of the decider's side, *rival* tokens all others.
    """

    sent_back: tuple[str, ...]
    """The rival tokens that the draw sends back, the one that had gone farthest first."""
    cells_lost: int
    """The sum of the cells that these had gone."""
    own_sent_back: tuple[str, ...]
    """The own tokens that the draw sends back, where partners are players (L2.3), in the same
    order.
    """
    own_cells_lost: int
    """The sum of the cells that these had gone."""
    summit: str
    """An own token that reaches the summit; empty if none does, as below."""
    entered: str
    """An own token that leaves the workshop."""
    sheltered: str
    """An own token that moves from an unsafe to a safe place."""
    left_refuge: str
    """An own token that moves from a safe to an unsafe place."""
    safe: int
    """Own tokens out of the workshop that nobody can ever send back from their cell."""
    on_rival_start: str
    """An own token alone on the start cell of a rival that has tokens in its workshop."""
    opened: int
    """The cell of an own barrier that is gone; 0 for none."""
    closed: int
    """The cell of a new barrier; 0 for none."""
    held_up: int
    """Rival tokens at most `SOON` cells behind an own barrier."""
    barred: int
    """Own tokens at most `NEXT` cells behind a rival's barrier."""
    dangers: dict[str, Danger]
    """The danger of every own token, by its name."""
    pursuers: int
    """Rival tokens at most `SOON` cells behind an unsafe own one."""
    third_six: float
    """The cells that a third six in this turn costs on average (L3.4)."""
    progress: int
    """The cells that own tokens go, those aside that are sent back."""
    ring_cells: int
    """Those of them that are on the ring."""
    progress_of: dict[str, int]
    """The progress of every own token, by its name."""
    target: tuple[float, int, str]
    """Of the rival token that loses the most cells on average to the seat's next throw, if the
    board does not change: the chance to send it back, the cells it has gone, and its name.
    """
    chased: int
    """Unsafe rival tokens with an own one at most `SOON` cells behind."""
    landings: int
    """The faces of one die that bring an unsafe token of the seat to a safe place in its next
    throw, if the board does not change.
    """
    summit_next: float
    """The chance that one more of the seat's tokens reaches the summit with its next throw, if the
    board does not change.
    """

    @property
    def at_stake(self) -> float:
        """The cells that all own tokens together lose on average before the seat's next turn."""
        return sum(danger.cells for danger in self.dangers.values())


@lru_cache(maxsize=8)  # a hint needs the same two more than once
def find_outcome(state: State, action: Action, evaluator: Evaluator) -> Outcome:
    """The outcome of an action. The evaluator plays the rest of the draw."""
    seat, after = state.seat, apply(state, action)
    while after.phase == "play" and after.seat == seat:
        after = apply(after, evaluator.rank(after)[0].action)
    teams = survey(state).teams
    own = [
        (mate, index)
        for mate, team in enumerate(teams)
        if team == teams[seat]
        for index in range(TOKENS)
    ]
    rivals = [
        (other, index)
        for other, team in enumerate(teams)
        if team != teams[seat]
        for index in range(TOKENS)
    ]
    gone, own_gone = (_find_sent_back(pieces, state, after) for pieces in (rivals, own))
    before, now = [[at.tokens[mate][index] for mate, index in own] for at in (state, after)]
    safe_before, safe_after = [
        [is_safe(at, mate, index) for mate, index in own] for at in (state, after)
    ]
    barriers_before, barriers_after = _find_barriers(state, own), _find_barriers(after, own)
    cells = [_find_cell(after, piece) for piece in own]
    dangers = {
        name_of(state, piece): Danger(
            chance, progress, _count_behind(after, rivals, [cell] if cell else [], NEXT)
        )
        for piece, chance, progress, cell in zip(
            own, _find_chances(after, own, seat), now, cells, strict=True
        )
    }
    unsafe_cells = [
        cell for cell, is_safe in zip(cells, safe_after, strict=True) if cell and not is_safe
    ]
    unsafe_rivals = [_find_cell(after, rival) for rival in rivals if not is_safe(after, *rival)]

    def find_first(matches: Callable[[int], bool]) -> str:
        return next(
            (name_of(state, piece) for number, piece in enumerate(own) if matches(number)), ""
        )

    return Outcome(
        sent_back=tuple(name_of(state, piece) for piece in gone),
        cells_lost=sum(state.tokens[other][index] for other, index in gone),
        own_sent_back=tuple(name_of(state, piece) for piece in own_gone),
        own_cells_lost=sum(state.tokens[mate][index] for mate, index in own_gone),
        summit=find_first(lambda number: before[number] < SUMMIT == now[number]),
        entered=find_first(lambda number: before[number] == 0 < now[number]),
        sheltered=find_first(
            lambda number: (
                0 < before[number] < now[number] and not safe_before[number] and safe_after[number]
            )
        ),
        left_refuge=find_first(
            lambda number: (
                before[number] < now[number] and safe_before[number] and not safe_after[number]
            )
        ),
        safe=sum(
            progress > 0 and not _can_be_sent_back(after, piece)
            for piece, progress in zip(own, now, strict=True)
        ),
        on_rival_start=find_first(lambda number: _is_on_rival_start(after, own[number], rivals)),
        opened=next(iter(sorted(barriers_before - barriers_after)), 0),
        closed=next(iter(sorted(barriers_after - barriers_before)), 0),
        held_up=_count_behind(after, rivals, barriers_after, SOON),
        barred=_count_behind(after, own, _find_barriers(after, rivals), NEXT),
        dangers=dangers,
        pursuers=_count_behind(after, rivals, unsafe_cells, SOON),
        third_six=_find_third_six(after, seat),
        progress=sum(new - old for old, new in zip(before, now, strict=True) if new >= old),
        ring_cells=sum(
            min(new, LAST_ON_RING) - min(old, LAST_ON_RING)
            for old, new in zip(before, now, strict=True)
            if new >= old
        ),
        progress_of={
            name_of(state, piece): progress for piece, progress in zip(own, now, strict=True)
        },
        target=_find_target(after, seat),
        chased=sum(_count_behind(after, own, [cell], SOON) > 0 for cell in unsafe_rivals if cell),
        landings=_count_landings(after, seat),
        summit_next=_find_summit_odds(after, seat),
    )


def _find_sent_back(pieces: Sequence[Piece], before: State, after: State) -> list[Piece]:
    """Those of the tokens that are back in their workshops, the farthest first."""
    gone = [piece for piece in pieces if after.tokens[piece[0]][piece[1]] == 0]
    gone = [piece for piece in gone if before.tokens[piece[0]][piece[1]]]
    return sorted(gone, key=lambda piece: -before.tokens[piece[0]][piece[1]])


def _find_chances(state: State, own: Sequence[Piece], seat: int) -> list[float]:
    """Per own token, in the order of `own`, the chance that it is sent back before the seat's next
    turn.
    """
    if state.phase == "over":
        return [0.0] * len(own)
    return [
        chance
        for mate in sorted({mate for mate, _ in own})
        for chance in find_dangers(state, mate, seat=seat)
    ]


def _find_target(state: State, seat: int) -> tuple[float, int, str]:
    """See `Outcome.target`."""
    pieces = list_rival_pieces(state, seat)
    turn = begin_next_throw(state, seat)
    if not pieces or state.phase == "over" or turn.phase != "draw":
        return 0.0, 0, ""
    odds = find_capture_odds(turn, pieces, 1)
    found = [
        (chance, state.tokens[other][index], (other, index))
        for chance, (other, index) in zip(odds, pieces, strict=True)
    ]
    chance, cells, piece = max(found, key=lambda item: item[0] * item[1])
    return chance, cells, name_of(state, piece)


def _find_cell(state: State, piece: Piece) -> int:
    """The ring cell of a token; 0 for a token that is not on the ring."""
    return PATH[state.colours[piece[0]]][state.tokens[piece[0]][piece[1]]]


def _find_barriers(state: State, pieces: Sequence[Piece]) -> set[int]:
    """The cells of barriers that these tokens form (L6.1)."""
    ring = survey(state)
    return {
        cell
        for cell in (_find_cell(state, piece) for piece in pieces)
        if cell and ring.has_barrier(cell)
    }


def _count_behind(state: State, pieces: Sequence[Piece], cells: Collection[int], most: int) -> int:
    """The number of these tokens that are at most `most` cells behind one of the cells, on their
    way.
    """
    return sum(
        any(
            0 < (cell - at) % RING <= min(most, LAST_ON_RING - state.tokens[seat][index])
            for cell in cells
        )
        for seat, index in pieces
        if (at := _find_cell(state, (seat, index)))
    )


def _is_on_rival_start(state: State, piece: Piece, rivals: Sequence[Piece]) -> bool:
    """Whether a token is alone of its side on the start cell of a rival that has tokens in its
    workshop (L4.4, L4.5).
    """
    cell = _find_cell(state, piece)
    is_start = any(
        cell == START_CELL[state.colours[other]] and not state.tokens[other][index]
        for other, index in rivals
    )
    return is_start and survey(state).side_on(cell) is None


def _can_be_sent_back(state: State, piece: Piece) -> bool:
    """Whether a token of another side can ever send a token back from its cell, by coming out there
    (L4.4) or by a move (L5.5).
    """
    cell, sides = _find_cell(state, piece), survey(state).sides
    rivals = [
        (other, index)
        for other, side in enumerate(sides)
        if side != sides[piece[0]]
        for index in range(TOKENS)
    ]
    if cell in SAFE_CELLS:
        return _is_on_rival_start(state, piece, rivals)
    if is_safe(state, *piece):
        return False
    for other, index in rivals:
        # the rival's progress there (L1.6)
        place = (cell - START_CELL[state.colours[other]]) % RING + 1
        if state.tokens[other][index] < place <= LAST_ON_RING:
            return True
    return False


def _find_third_six(state: State, seat: int) -> float:
    """If the seat draws again after two sixes: the cells that the token moved last loses in the
    next draw, on average (L3.4).
    """
    if state.seat != seat or state.phase != "draw" or state.sixes < 2:
        return 0.0
    gone = sum(map(sum, state.tokens))
    return float(
        sum(
            chance * (gone - sum(map(sum, apply(state, roll).tokens)))
            for roll, chance in chances(state)
        )
    )


def _count_landings(state: State, seat: int) -> int:
    """The number of faces with which one die brings an unsafe token of the seat to a safe place in
    its next throw.
    """
    turn = begin_next_throw(state, seat)
    if state.phase == "over" or turn.phase != "draw":
        return 0
    barriers = tuple(sorted(_find_barriers(turn, [(seat, index) for index in range(TOKENS)])))
    hands = [
        # L6.2
        turn._replace(
            phase="play", dice=(face,), is_six=face == 6, duty=barriers if face == 6 else ()
        )
        for face in range(1, 7)
        if face < 6 or turn.sixes < 2  # L3.4
    ]
    return sum(any(_is_landing(hand, action) for action in legal(hand)) for hand in hands)


def _is_landing(state: State, action: Action) -> bool:
    assert isinstance(action, Exit | Move)
    piece = state.colours.index(action.token.colour), action.token.number - 1
    after = apply(state, action)
    return not (state.tokens[piece[0]][piece[1]] and is_safe(state, *piece)) and is_safe(
        after, *piece
    )


def _find_summit_odds(state: State, seat: int) -> float:
    turn = begin_next_throw(state, seat)
    if state.phase == "over" or turn.phase != "draw":
        return 0.0
    home = state.tokens[seat].count(SUMMIT)
    return find_odds(turn, lambda after: (float(after.tokens[seat].count(SUMMIT) > home),), 1)[0]
