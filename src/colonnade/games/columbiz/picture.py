"""A position of Columbiz drawn in text, for a terminal."""

from __future__ import annotations

from colonnade.core.view import Picture, Span
from colonnade.games.columbiz.board import (
    COLOURS,
    SIZE,
    cell_of,
)
from colonnade.games.columbiz.dice import FACES
from colonnade.games.columbiz.notation import LETTERS, owners_of
from colonnade.games.columbiz.state import State
from colonnade.games.columbiz.view import mark_dice

SHAPES = "●◆■▲"
_BRACKETS = {"free": " {} ", "kept": "[{}]", "spent": "({})"}
_STYLES = {"free": "strong", "kept": "strong", "spent": "faint"}


def picture(state: State) -> Picture:
    """The position for a terminal, 41 columns wide: the board under its die faces, the dice (kept
    ones in brackets, spent ones in parentheses), and each colour's reserve with a mark at the seat
    whose turn it is. No words, so that it needs no language.
    """
    edge = "─" * (6 * SIZE)
    lines: list[tuple[Span, ...]] = [
        (Span("    "), *(Span(f"  {face}   ", "strong") for face in FACES)),
        (Span(f"   ┌{edge}┐", "faint"),),
        *(_picture_row(state, row) for row in reversed(FACES)),
        (Span(f"   └{edge}┘", "faint"),),
    ]
    if state.dice:
        lines.append(
            (
                Span("    "),
                *(
                    Span(_BRACKETS[die.status].format(die.face), _STYLES[die.status])
                    for die in mark_dice(state)
                ),
            )
        )
    lines.append(_picture_reserve(state))
    return tuple(lines)


def _picture_row(state: State, row: int) -> tuple[Span, ...]:
    """A row: each disc by letter and shape, each empty cell by the number of dice that it costs."""
    owners = owners_of(state)
    spans = [Span(f" {row} ", "strong"), Span("│", "faint")]
    for column in FACES:
        owner = owners[cell_of(column, row)]
        spans.append(
            Span(f"  {LETTERS[owner - 1]}{SHAPES[owner - 1]}  ", COLOURS[owner - 1])
            if owner
            else Span(f"  {row}   ", "faint")
        )
    return (*spans, Span("│", "faint"))


def _picture_reserve(state: State) -> tuple[Span, ...]:
    spans = [Span("   ")]
    for seat, left in enumerate(state.reserve):
        is_playing = state.phase != "over" and seat == state.seat
        spans.append(Span("▸" if is_playing else " ", "strong"))
        spans.append(Span(f"{LETTERS[seat]}{SHAPES[seat]} {left:<5}", COLOURS[seat]))
    return tuple(spans)
