"""The actions of Columbiz: frozen values whose `str` is their canonical text. Made once each; look
them up, do not build them in play.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from colonnade.games.columbiz.board import CELLS, DICE, name_of
from colonnade.games.columbiz.dice import MULTISETS, Dice, format_dice


@dataclass(frozen=True, slots=True)
class _WithText:
    """An action that stores its text, because it is made once and written often."""

    text: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", self.format())

    def format(self) -> str:
        """The canonical text."""
        raise NotImplementedError

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Start:
    """The throw for who begins: a face per seat, None for seats that do not throw (C1.3)."""

    faces: tuple[int | None, ...]

    def __str__(self) -> str:
        return " ".join(["start", *("-" if face is None else str(face) for face in self.faces)])


@dataclass(frozen=True, slots=True)
class Roll(_WithText):
    """The dice just thrown (C2.1)."""

    dice: Dice

    def format(self) -> str:
        """The canonical text."""
        return f"roll {format_dice(self.dice)}".rstrip()


@dataclass(frozen=True, slots=True)
class Keep(_WithText):
    """Keep these dice and throw the others again (C2.2)."""

    dice: Dice

    def format(self) -> str:
        """The canonical text."""
        return f"keep {format_dice(self.dice)}".rstrip()  # the word alone, if no die is kept


@dataclass(frozen=True, slots=True)
class Stop:
    """Keep all eight dice (C2.2)."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Place(_WithText):
    """Put a disc on a cell (C3.1)."""

    cell: int

    def format(self) -> str:
        """The canonical text."""
        return f"place {name_of(self.cell)}"


@dataclass(frozen=True, slots=True)
class Done:
    """End the turn (C3.6)."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Forfeit:
    """Nothing can be placed: discs of the reserve go out of the game (C3.7)."""

    def __str__(self) -> str:
        return "forfeit"


Action = Start | Roll | Keep | Stop | Place | Done | Forfeit

STOP, DONE, FORFEIT = Stop(), Done(), Forfeit()
PLACES = tuple(Place(cell) for cell in range(CELLS))
KEEPS = {dice: Keep(dice) for dice in MULTISETS if len(dice) < DICE}
ROLLS = {dice: Roll(dice) for dice in MULTISETS if dice}
