"""What one token can do: leave its workshop (L4), advance (L5), and what stands in its way (L6.1)."""

from __future__ import annotations

from typing import NamedTuple

from colonnade.core.message import Refusal, refuse
from colonnade.games.quatre_colonnes.actions import TOKEN
from colonnade.games.quatre_colonnes.board import LAST_ON_RING, PARTNER, PATH, SAFE_CELLS, START_CELL, SUMMIT
from colonnade.games.quatre_colonnes.state import State

Piece = tuple[int, int]
"""A token by its seat and its index from 0."""


class Ring(NamedTuple):
    """Who stands where on the ring, as seen by the side whose turn it is."""

    tokens: dict[int, list[Piece]]
    """Occupied ring cell → the tokens on it."""
    sides: tuple[int, ...]
    """Per seat, its side: in teams the partners are one side (L2.3)."""
    side: int
    """The side whose turn it is."""
    closed: frozenset[int]
    """The cells where another side's barrier stands (L6.1)."""

    def has_barrier(self, cell: int) -> bool:
        """L6.1: whether two tokens of one side stand on a safe cell."""
        here = self.tokens.get(cell, ())
        return cell in SAFE_CELLS and len(here) == 2 and self.sides[here[0][0]] == self.sides[here[1][0]]


class Step(NamedTuple):
    """A token's way to a new progress, and the token that it sends back."""

    progress: int
    victim: Piece | None


_NOWHERE: frozenset[int] = frozenset()
_ALONE = {players: tuple(range(players)) for players in (2, 3, 4)}
_TEAMS = (0, 1, 0, 1)  # the seats of partners face each other


def survey(state: State) -> Ring:
    """The ring as it stands, for the side whose turn it is."""
    tokens: dict[int, list[Piece]] = {}
    doubled: list[int] = []
    for seat, colour in enumerate(state.colours):
        path = PATH[colour]
        for index, progress in enumerate(state.tokens[seat]):
            cell = path[progress]
            if cell:
                if cell in tokens:
                    tokens[cell].append((seat, index))
                    doubled.append(cell)
                else:
                    tokens[cell] = [(seat, index)]
    sides = _TEAMS if state.options.teams else _ALONE[len(state.colours)]
    side = sides[state.seat]
    ring = Ring(tokens, sides, side, _NOWHERE)
    if doubled:
        closed = frozenset(cell for cell in doubled if ring.has_barrier(cell) and sides[tokens[cell][0][0]] != side)
        ring = Ring(tokens, sides, side, closed)
    return ring


def partner_of(state: State) -> int | None:
    """The seat of the partner of the player whose turn it is, in teams (L2.3)."""
    return state.colours.index(PARTNER[state.colours[state.seat]]) if state.options.teams else None


def is_home(state: State, seat: int) -> bool:
    """Whether all four tokens of the seat are on the summit."""
    return state.tokens[seat] == (SUMMIT, SUMMIT, SUMMIT, SUMMIT)


def advance(state: State, ring: Ring, seat: int, progress: int, cells: int) -> Step | Refusal:
    """Where a token on progress 1 to 71 gets by so many cells, or the clause that stops it."""
    colour = state.colours[seat]
    path = PATH[colour]
    target = progress + cells
    if target > SUMMIT:
        if state.options.finish == "exact":  # L5.2
            return refuse("L5.2", "quatre_colonnes-beyond-summit", cells=cells, left=SUMMIT - progress)
        target = SUMMIT
    if ring.closed:  # L5.3
        for cell in path[progress + 1 : min(target, LAST_ON_RING) + 1]:
            if cell in ring.closed:
                return refuse("L5.3", "quatre_colonnes-barrier-in-the-way", cell=cell)
    cell = path[target]
    here = ring.tokens.get(cell)
    if here is None:  # an empty cell, or one of the arrow, which holds any number (L5.4)
        return Step(target, None)
    if cell in SAFE_CELLS:
        if len(here) == 2:  # L5.4
            return refuse("L5.4", "quatre_colonnes-cell-full", cell=cell)
        return Step(target, None)
    is_own = ring.sides[here[0][0]] == ring.side
    if len(here) == 2:
        if is_own:  # L5.4
            return refuse("L5.4", "quatre_colonnes-cell-full", cell=cell)
        return refuse("L5.6", "quatre_colonnes-pair-on-cell", cell=cell)  # L5.6
    return Step(target, None if is_own else here[0])  # L5.5


def leave(state: State, ring: Ring, seat: int) -> tuple[Piece | None, ...] | Refusal:
    """Whom a token leaving the seat's workshop sends back: one entry per choice, None for nobody; or the clause that stops it."""
    cell = START_CELL[state.colours[seat]]
    here = ring.tokens.get(cell, [])
    if len(here) < 2:  # L4.3
        return (None,)
    others = [piece for piece in here if ring.sides[piece[0]] != ring.side]
    if not others:  # L4.5
        return refuse("L4.5", "quatre_colonnes-start-full", cell=cell)
    if len(others) == 1:  # L4.4
        return (others[0],)
    if ring.sides[others[0][0]] == ring.sides[others[1][0]]:  # L4.5
        return refuse("L4.5", "quatre_colonnes-start-barred", cell=cell)
    return tuple(others)  # L4.4: of different sides, the owner chooses


def name_of(state: State, piece: Piece) -> str:
    """The token as it is written: `Y1`."""
    return str(TOKEN[state.colours[piece[0]]][piece[1]])
