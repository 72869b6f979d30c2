"""What is printed, as plain values: pictures, drawings in true size, tiles of a board, and texts.

The templates in `templates/` read them as JSON. All lengths are in millimetres, sizes of letters in
points.
"""

from __future__ import annotations

from msgspec import Struct, field

from colonnade.core.svg import Attribute, element

FONT = "Libertinus Serif"
"""The font of all texts and drawings. Typst brings it, so that pages are alike everywhere."""


class Picture(Struct, frozen=True):
    """A drawing as SVG, and its true size."""

    svg: str
    width: float
    height: float
    description: str = ""
    """For screen readers; an ornament has none."""


def draw_picture(
    children: str,
    *,
    view: tuple[float, float, float, float],
    unit: float,
    description: str = "",
    **attributes: Attribute,
) -> Picture:
    """A picture of what lies in `view` (left, top, width, height), a unit being that many
    millimetres.
    """
    width, height = view[2] * unit, view[3] * unit
    svg = element(
        "svg",
        children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(f"{value:.4f}" for value in view),
        width=f"{width:.4f}mm",
        height=f"{height:.4f}mm",
        font_family=FONT,
        **attributes,
    )
    return Picture(svg, width, height, description)


class Placed(Struct, frozen=True):
    """A picture of the booklet, by its name, with its upper left corner."""

    picture: str
    x: float
    y: float


class Line(Struct, frozen=True):
    """A straight line: to cut along, to fold along (dashed), or to write on."""

    x1: float
    y1: float
    x2: float
    y2: float
    width: float = 0.2
    is_dashed: bool = False


class Label(Struct, frozen=True):
    """A text in a box. It is set smaller where it would not fit; where that is not enough, nothing
    is printed and an error is raised.
    """

    text: str
    x: float
    y: float
    width: float
    height: float
    size: float = 10
    align: str = "center"
    """`left`, `center` or `right`."""
    is_bold: bool = False
    is_wrapped: bool = False
    """Whether it may have several lines."""


class Drawing(Struct, frozen=True, tag="drawing"):
    """A page in true size: pictures, lines and labels, from the upper left corner of the area."""

    title: str
    placed: tuple[Placed, ...] = ()
    lines: tuple[Line, ...] = ()
    labels: tuple[Label, ...] = ()
    is_landscape: bool = False


class Tile(Struct, frozen=True, tag="tile"):
    """One page of a board that is larger than the paper, or the only one.

    The window shows the board from (x, y). What lies beyond the trim size, to the right and below,
    is the flap that the next tile is glued on.
    """

    title: str
    picture: str
    x: float
    y: float
    trim_width: float
    trim_height: float
    width: float
    height: float
    row: int
    column: int
    rows: int
    columns: int
    joins: dict[str, str]
    """The letters of the joins, by side: `left`, `right`, `top`, `bottom`."""
    is_landscape: bool


class Heading(Struct, frozen=True, tag="heading"):
    """The heading of a section, with its number if it has one."""

    text: str
    number: str = ""
    is_beside: bool = False
    """Whether it goes to the next column of its page where there is one: the last page of a text
    then has something in both columns.
    """


class Paragraph(Struct, frozen=True, tag="paragraph"):
    """A paragraph."""

    text: str


class Clause(Struct, frozen=True, tag="clause"):
    """A numbered clause of the rules."""

    number: str
    text: str


class Steps(Struct, frozen=True, tag="steps"):
    """A numbered list."""

    texts: tuple[str, ...]
    first: int = 1


class Points(Struct, frozen=True, tag="points"):
    """A list with a sign before each text: a picture's name, or nothing for a dot."""

    texts: tuple[str, ...]
    signs: tuple[str, ...] = ()


class Table(Struct, frozen=True, tag="table"):
    """A table; the first cell of every row is its name."""

    rows: tuple[tuple[str, ...], ...]
    title: str = ""
    is_text: bool = False
    """Whether the other cells hold sentences, not numbers."""


class Pictures(Struct, frozen=True, tag="pictures"):
    """Pictures side by side, by name, each with a caption or none."""

    names: tuple[str, ...]
    captions: tuple[str, ...] = ()
    width: float | None = None
    """Of each; by default in true size."""


class Card(Struct, frozen=True, tag="card"):
    """A short text in a frame, under a title, or rows of a label and a text."""

    title: str
    text: str = ""
    rows: tuple[tuple[str, str], ...] = ()


class CardToCut(Struct, frozen=True):
    """A card of a sheet of cards: a title, a text, a small note below, and a sign by its picture's
    name.
    """

    title: str
    text: str
    note: str
    sign: str


class Cards(Struct, frozen=True, tag="cards"):
    """Cards of one size to cut out, two in a row."""

    cards: tuple[CardToCut, ...]
    height: float
    """Of each."""


class Space(Struct, frozen=True, tag="space"):
    """Empty lines to write on."""

    lines: int


class NewPage(Struct, frozen=True, tag="new_page"):
    """What follows is on a new page."""


Block = (
    Heading
    | Paragraph
    | Clause
    | Steps
    | Points
    | Table
    | Pictures
    | Card
    | Cards
    | Space
    | NewPage
)


class Text(Struct, frozen=True, tag="text"):
    """Pages of text: blocks one after the other, in one column or more."""

    title: str
    blocks: tuple[Block, ...]
    subtitle: str = ""
    columns: int = 1
    size: float = 11
    is_one_page: bool = False
    """Whether it must be on one page: an error is raised where it is not."""


Sheet = Drawing | Tile | Text


class Booklet(Struct, frozen=True):
    """All that is printed at once."""

    title: str
    language: str
    paper: tuple[float, float]
    """Width and height, upright."""
    saves_ink: bool
    sheets: list[Sheet]
    pictures: dict[str, Picture] = field(default_factory=dict[str, Picture])
    words: dict[str, str] = field(default_factory=dict[str, str])
    """The templates' own texts, by the last part of their key."""


def place_in_grid(
    count: int, size: tuple[float, float], area: tuple[float, float], gap: float
) -> list[list[tuple[float, float]]]:
    """The places of `count` things of one size on as few pages as possible: per page the upper left
    corners, row by row, in the middle of the area's width.
    """
    columns = int((area[0] + gap) // (size[0] + gap))
    rows = min(int((area[1] + gap) // (size[1] + gap)), -(-count // columns))
    columns = min(columns, -(-count // rows))  # rows of equal length
    left = (area[0] - columns * (size[0] + gap) + gap) / 2
    places = [
        (left + at % columns * (size[0] + gap), at // columns * (size[1] + gap))
        for at in range(columns * rows)
    ]
    return [
        places[: min(len(places), count - first)] for first in range(0, count, max(1, len(places)))
    ]
