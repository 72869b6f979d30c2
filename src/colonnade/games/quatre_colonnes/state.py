"""The state of a game of Les 4 colonnes: what the rules depend on, and nothing else."""

from __future__ import annotations

from typing import Literal, NamedTuple

from colonnade.core.view import picture_text
from colonnade.games.quatre_colonnes.options import QuatreColonnesOptions

Phase = Literal["draw", "relaunch", "build", "play", "over"]
Row = tuple[int, int, int, int]
"""The progress of the four tokens of a seat."""
Tokens = tuple[Row, ...]


class State(NamedTuple):
    """A position. Per-seat values are tuples in seat order."""

    options: QuatreColonnesOptions
    colours: tuple[str, ...]
    seat: int
    """The seat whose turn it is; at the end, the seat that built the monument."""
    phase: Phase
    """What comes next: a draw, one die thrown again, an attempt to build, a decision, or nothing.
    """
    tokens: Tokens
    """Per seat, the progress of its four tokens (L1.6)."""
    dice: tuple[int, ...] = ()
    """Still to be played, ascending."""
    bonuses: tuple[int, ...] = ()
    """Still to be played, in the order earned."""
    sixes: int = 0
    """Sixes drawn in this turn (L3.4)."""
    is_six: bool = False
    """Whether the draw being played is a six (L3.3)."""
    is_whole: bool = False
    """Whether both dice of the draw are in hand as first thrown, so that their sum counts (L4.1).
    """
    duty: tuple[int, ...] = ()
    """The ring cells of the barriers one of which the six must open (L6.2); empty when the duty is
    over.
    """
    moved: tuple[int, int] | None = None
    """Seat and index of the token last moved by a die in this turn (L3.4)."""

    def __str__(self) -> str:
        # picture imports state
        from colonnade.games.quatre_colonnes.picture import picture

        return picture_text(picture(self))

    def _repr_svg_(self) -> str:
        # drawing imports state
        from colonnade.games.quatre_colonnes.drawing import draw

        return draw(self)
