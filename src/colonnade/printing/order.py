"""What may be asked for: a game, a paper, a language, which sheets, with or without much ink."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from colonnade.core.errors import BadOption, ColonnadeError

if TYPE_CHECKING:
    from colonnade.locales import Speaker

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4), "a3": (297.0, 420.0)}
"""Width and height of each paper, upright, in millimetres."""
USUAL = ("guide", "board", "pieces", "pad", "summary", "rules")
"""The sheets of the booklet that makes a game."""
SHEETS = (*USUAL, "lesson")
"""The kinds of sheets, in the order in which they are printed. A game need not have all."""
MARGIN, FOOT = 12.0, 18.0
"""The margins of a drawing: at the sides and the top, and at the bottom, where the footer stands.
Most printers leave 5 mm of the paper white; marks stand between that and the drawing.
"""


class NothingToPrint(ColonnadeError):
    """The game has no plug-in of the printing package."""

    code = "nothing-to-print"


@dataclass(frozen=True, slots=True)
class Order:
    """What to print, checked."""

    game: str
    paper: str = "a4"
    language: str = "en"
    saves_ink: bool = False
    sheets: tuple[str, ...] = USUAL
    piece: int | None = None
    """The width of a piece in millimetres; by default the game's own."""

    def __post_init__(self) -> None:
        # here, because only user interfaces that print need the languages
        from colonnade.locales import LANGUAGES

        _check("paper", self.paper, PAPERS)
        _check("language", self.language, LANGUAGES)
        for sheet in self.sheets:
            _check("sheets", sheet, SHEETS)
        if not self.sheets:
            raise BadOption("error-print-nothing", values=", ".join(SHEETS))

    @property
    def area(self) -> tuple[float, float]:
        """Width and height for a drawing on upright paper."""
        width, height = PAPERS[self.paper]
        return width - 2 * MARGIN, height - MARGIN - FOOT


def _check(option: str, value: str, values: Collection[str]) -> None:
    if value not in values:
        raise BadOption(
            "error-option-value", option=option, value=value[:40], values=", ".join(values)
        )


def sort_sheets(sheets: Sequence[str]) -> tuple[str, ...]:
    """The sheets in the order of `SHEETS`, each once; unknown ones last."""
    known = [sheet for sheet in SHEETS if sheet in sheets]
    return (*known, *(sheet for sheet in sheets if sheet not in SHEETS))


@dataclass(frozen=True, slots=True)
class PrintContext:
    """What the functions of a game's plug-in are given: the order, its words and the sizes."""

    order: Order
    speaker: Speaker
    piece: int
    """The width of a piece."""

    @property
    def area(self) -> tuple[float, float]:
        """Width and height for a drawing on upright paper."""
        return self.order.area

    @property
    def saves_ink(self) -> bool:
        """Whether to draw in black and white, without large filled areas."""
        return self.order.saves_ink

    def say(self, key: str, /, **arguments: str | int) -> str:
        """The text of a key in the order's language."""
        return self.speaker.text(key, **arguments)
