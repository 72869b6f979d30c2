"""A position of Les 4 colonnes drawn in text, for a terminal."""

from __future__ import annotations

from colonnade.core.view import Picture, Span
from colonnade.games.quatre_colonnes.actions import (
    TOKEN,
)
from colonnade.games.quatre_colonnes.board import (
    COLOURS,
    LAST_ON_RING,
    LAYOUT,
    PATH,
    REFUGES,
    START_CELL,
    SUMMIT,
    WORKSHOP_PLACE,
    arrow_place,
)
from colonnade.games.quatre_colonnes.state import State

_WIDTH = 4  # characters of a square of the picture
_ACROSS = range(-9, 10)


def picture(state: State) -> Picture:
    """The cross (L1.7) with its cells, arrows, workshops and tokens, in four
    characters a square.
    """
    squares = _bare_cross()
    for colour, row in zip(state.colours, state.tokens, strict=True):
        squares |= _workshop(colour, row)
        squares[arrow_place(colour, 8)] = Span(f"{colour}^{row.count(SUMMIT)}", colour)
    for place, names in _standing(state).items():
        text = "".join(names) if len(names) < 3 else f"{names[0]}+{len(names) - 1}"
        squares[place] = Span(text, f"strong {names[0][0]}")
    nothing = Span("")
    return tuple(
        tuple(
            Span(square.text.center(_WIDTH), square.style)
            for square in (squares.get((x, y), nothing) for x in _ACROSS)
        )
        for y in _ACROSS
    )


def _bare_cross() -> dict[tuple[int, int], Span]:
    """The ring cells with their numbers, start cells as `[5]`, refuges as `(12)`,
    and the arrows.
    """
    owners = {start: colour for colour, start in START_CELL.items()}
    squares = {
        place: (
            Span(f"[{cell}]", owners[cell])
            if cell in owners
            else Span(f"({cell})" if cell in REFUGES else str(cell), "faint")
        )
        for cell, place in LAYOUT.items()
    }
    for colour in COLOURS:
        for step in range(1, 8):
            squares[arrow_place(colour, step)] = Span("·", colour)
    return squares


def _workshop(colour: str, row: tuple[int, ...]) -> dict[tuple[int, int], Span]:
    """A box, five squares wide and three high, with the tokens that wait."""
    waiting = "  ".join(
        f"{colour}{number}" if progress == 0 else " ·" for number, progress in enumerate(row, 1)
    )
    lines = (f"┌{'─' * 18}┐", f"│{waiting:^18}│", f"└{'─' * 18}┘")
    left, top = WORKSHOP_PLACE[colour][0] - 2, WORKSHOP_PLACE[colour][1] - 1
    return {
        (left + column, top + line): Span(text[column * _WIDTH : (column + 1) * _WIDTH], colour)
        for line, text in enumerate(lines)
        for column in range(5)
    }


def _standing(state: State) -> dict[tuple[int, int], list[str]]:
    """Square → the tokens on it, of those on the ring or an arrow."""
    standing: dict[tuple[int, int], list[str]] = {}
    for colour, row in zip(state.colours, state.tokens, strict=True):
        for token, progress in zip(TOKEN[colour], row, strict=True):
            if 0 < progress < SUMMIT:
                cell = PATH[colour][progress]
                place = LAYOUT[cell] if cell else arrow_place(colour, progress - LAST_ON_RING)
                standing.setdefault(place, []).append(str(token))
    return standing
