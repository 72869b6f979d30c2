"""The part of a game's plug-in that is printed: `PLUGIN` of `printing/<key>`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Protocol

from colonnade.core.errors import BadOption
from colonnade.core.plugins import find_plugin
from colonnade.printing.order import NothingToPrint

if TYPE_CHECKING:
    from colonnade.printing.order import PrintContext
    from colonnade.printing.sheets import Picture, Sheet
    from colonnade.printing.solids import Mesh


class PrintingAdapter(Protocol):
    """The functions of a game's module."""

    def draw_board(self, context: PrintContext) -> Picture:
        """The board in true size."""
        ...

    def draw_pictures(self, context: PrintContext) -> Mapping[str, Picture]:
        """The pictures that the sheets name."""
        ...

    @property
    def sheets(self) -> Mapping[str, Callable[[PrintContext], Sequence[Sheet]]]:
        """The game's own sheets by their kind; `board` and `rules` are made for every game."""
        ...

    def make_solids(self, piece: int) -> Mapping[str, Mesh]:
        """The pieces for a 3-D printer, by name."""
        ...


@dataclass(frozen=True, slots=True)
class PrintingPlugin:
    """What can be printed of a game. The module is given by name, and imported when something is
    printed.
    """

    module: str
    """The module with the functions of a `PrintingAdapter`."""
    piece: int
    """The usual width of a piece in millimetres."""
    least_piece: int
    most_piece: int

    def load(self) -> PrintingAdapter:
        """The functions of the game."""
        return resolve_name(f"{self.module}:")

    def check_piece(self, piece: int | None) -> int:
        """The width of a piece in millimetres, by default the usual one. Raises `BadOption` where
        the game's board cannot be drawn for it.
        """
        if piece is None:
            return self.piece
        if not self.least_piece <= piece <= self.most_piece:
            raise BadOption(
                "error-print-piece",
                given=str(piece)[:20],
                least=self.least_piece,
                most=self.most_piece,
            )
        return piece


def find_printing(game_key: str) -> PrintingPlugin:
    """The plug-in of a game; raises `NothingToPrint`."""
    found = find_plugin("printing", game_key)
    if found is None:
        raise NothingToPrint("error-print-none", game=game_key)
    return found


def is_printable(game_key: str) -> bool:
    """Whether the game has something to print."""
    return find_plugin("printing", game_key) is not None
