"""The state of a game of Columbiz: what the rules depend on, and nothing else."""

from __future__ import annotations

from typing import Literal, NamedTuple

from colonnade.games.columbiz.dice import Dice
from colonnade.games.columbiz.options import ColumbizOptions

Phase = Literal["start", "throw", "keep", "place", "over"]


class State(NamedTuple):
    """A position. Per-seat values are tuples in seat order; sets of cells are integers (see
    `board`).
    """

    options: ColumbizOptions
    phase: Phase
    seat: int
    """The seat whose turn it is; in the starting throw, the first seat that throws."""
    starter: int | None
    """The seat that began, None until the dice have said so."""
    throwing: tuple[int, ...]
    """The seats that throw for the start; empty afterwards."""
    discs: tuple[int, ...]
    """Per seat, the set of cells with a disc of its colour."""
    reserve: tuple[int, ...]
    prisoners: tuple[int, ...]
    """Per seat, how many discs it has taken."""
    set_aside: tuple[int, ...]
    line_points: tuple[int, ...]
    dice: Dice = ()
    """All eight, also those spent and, between `keep` and the roll, those to be thrown again."""
    kept: Dice = ()
    """What the last `keep` of this turn kept."""
    spent: Dice = ()
    throws: int = 0
    placed: int = 0
    """Discs placed in this turn."""
    last_round: bool = False

    def __str__(self) -> str:
        from colonnade.core.view import picture_text
        from colonnade.games.columbiz.picture import picture

        return picture_text(picture(self))

    def _repr_svg_(self) -> str:
        """The position as SVG: notebooks show it."""
        from colonnade.games.columbiz.drawing import draw

        return draw(self)
