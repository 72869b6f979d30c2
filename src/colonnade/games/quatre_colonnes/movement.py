"""What one token can do: leave its workshop (L4) and advance (L5); and the barriers (L6.1)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from colonnade.core.message import Refusal
from colonnade.games.quatre_colonnes.actions import TOKEN
from colonnade.games.quatre_colonnes.board import (
    PATH,
    SAFE_AHEAD,
    SAFE_CELLS,
    START_CELL,
    SUMMIT,
    TOKENS,
)
from colonnade.games.quatre_colonnes.options import QuatreColonnesOptions
from colonnade.games.quatre_colonnes.refusals import Reason
from colonnade.games.quatre_colonnes.state import State

Piece = tuple[int, int]
"""A token by its seat and its index from 0."""


class Ring(NamedTuple):
    """The tokens on the ring."""

    cells: list[int]
    """The ring cell of every token, seat after seat; 0 for one that is not on the ring."""
    sides: tuple[int, ...]
    """Per seat, its side: in teams the partners are one side, unless `partners` is `players`
    (L2.3).
    """
    teams: tuple[int, ...]
    """Per seat, who wins together (L9)."""

    def on(self, cell: int) -> list[Piece]:
        """The tokens on a ring cell."""
        return [divmod(number, TOKENS) for number, where in enumerate(self.cells) if where == cell]

    def side_on(self, cell: int) -> int | None:
        """The side that two tokens on the cell belong to; None if there are not two, or of two
        sides.
        """
        if self.cells.count(cell) < 2:
            return None
        one, other = (self.sides[seat] for seat, _ in self.on(cell))
        return one if one == other else None

    def has_barrier(self, cell: int) -> bool:
        """L6.1: whether two tokens of one side stand on a safe cell."""
        return cell in SAFE_CELLS and self.side_on(cell) is not None

    def find_barriers(self) -> list[int]:
        """The ring cells with a barrier, ascending."""
        return [
            cell for cell in sorted(SAFE_CELLS.intersection(self.cells)) if self.has_barrier(cell)
        ]


class Step(NamedTuple):
    """A token's way to a new progress, and the token that it sends back."""

    progress: int
    victim: Piece | None


# the same few refusals are met over and over while moves are looked for
_refuse = cache(Reason.refuse)
_HOME = (SUMMIT,) * TOKENS
_surveyed: tuple[State | None, Ring] = (None, Ring([], (), ()))


def survey(state: State) -> Ring:
    """The tokens on the ring. Remembers the last result: the tokens do not move while dice are
    thrown.
    """
    global _surveyed
    seen, ring = _surveyed
    if (
        seen is None
        or seen.tokens is not state.tokens
        or seen.colours is not state.colours
        or seen.options is not state.options
    ):
        cells: list[int] = []
        for colour, row in zip(state.colours, state.tokens, strict=True):
            cells += map(PATH[colour].__getitem__, row)
        ring = Ring(cells, *_find_sides(state.options, len(state.colours)))
        _surveyed = (state, ring)
    return ring


@cache
def _find_sides(
    options: QuatreColonnesOptions, players: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    return options.find_sides(players), options.find_teams(players)


def partner_of(state: State) -> int | None:
    """The seat of the partner of the player whose turn it is, in teams (L2.3)."""
    return (state.seat + 2) % 4 if state.options.teams else None


def is_home(state: State, seat: int) -> bool:
    """Whether all four tokens of the seat are on the summit."""
    return state.tokens[seat] == _HOME


def is_side_home(state: State) -> bool:
    """Whether all tokens of the player whose turn it is, in teams of the team, are on the summit
    (L3.1, L9.3).
    """
    partner = partner_of(state)
    return is_home(state, state.seat) and (partner is None or is_home(state, partner))


def advance(state: State, ring: Ring, seat: int, progress: int, cells: int) -> Step | Refusal:
    """The step of a token on progress 1 to 71 by `cells` cells, or the refusal that stops it. The
    side of the token decides, not that of the player (L2.3).
    """
    path, side = PATH[state.colours[seat]], ring.sides[seat]
    target = progress + cells
    if target > SUMMIT:
        if state.options.finish == "exact":  # L5.2
            return _refuse(Reason.BEYOND_SUMMIT, cells=cells, left=SUMMIT - progress)
        target = SUMMIT
    for safe in SAFE_AHEAD[progress]:  # L5.3: barriers stand on safe cells
        if safe > target:
            break
        if ring.cells.count(path[safe]) == 2 and ring.side_on(path[safe]) not in (None, side):
            return _refuse(Reason.BARRIER_IN_THE_WAY, cell=path[safe])
    cell = path[target]
    standing = ring.cells.count(cell) if cell else 0  # an arrow cell holds any number (L5.4)
    if standing == 0:
        return Step(target, None)
    if cell in SAFE_CELLS:
        if standing == 2:  # L5.4
            return _refuse(Reason.CELL_FULL, cell=cell)
        return Step(target, None)
    first = ring.on(cell)[0]
    is_own = ring.sides[first[0]] == side
    if standing == 2:
        if is_own:  # L5.4
            return _refuse(Reason.CELL_FULL, cell=cell)
        return _refuse(Reason.PAIR_ON_CELL, cell=cell)
    return Step(target, None if is_own else first)  # L5.5


def leave(state: State, ring: Ring, seat: int) -> tuple[Piece | None, ...] | Refusal:
    """The tokens that one leaving the seat's workshop can send back: one entry per choice, None for
    no token; or the refusal that stops it.
    """
    cell = START_CELL[state.colours[seat]]
    here = ring.on(cell)
    if len(here) < 2:  # L4.3
        return (None,)
    others = [piece for piece in here if ring.sides[piece[0]] != ring.sides[seat]]
    if not others:  # L4.5
        return _refuse(Reason.START_FULL, cell=cell)
    if len(others) == 1:  # L4.4
        return (others[0],)
    if ring.sides[others[0][0]] == ring.sides[others[1][0]]:  # L4.5
        return _refuse(Reason.START_BARRED, cell=cell)
    return tuple(others)  # L4.4: of different sides, the owner chooses


def name_of(state: State, piece: Piece) -> str:
    """The name of the token: `Y1`."""
    return str(TOKEN[state.colours[piece[0]]][piece[1]])
