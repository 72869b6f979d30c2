"""The tokens of Les 4 colonnes to cut out and stand up, and the pediment of the monument.

A token is a strip that is folded into a tent: a flap, the back of the column upside down, the front
upright, and a flap. The two flaps are glued on each other and are the foot.
"""

from __future__ import annotations

from colonnade.core.svg import INK, element, group, label, path, rectangle
from colonnade.games.quatre_colonnes.artwork import CARVING, DEEP, SILHOUETTE, wreath
from colonnade.games.quatre_colonnes.board import TOKENS
from colonnade.printing.order import PrintContext
from colonnade.printing.quatre_colonnes.drawing import COLOURED, Palette, find_palette
from colonnade.printing.sheets import Picture, draw_picture

STRIP, FACE = 27.0, 55.0
"""The width of a strip, which is the width of a piece, and the height of a face, in units."""


def _column(colour: str, palette: Palette, mark: object = "") -> str:
    silhouette = SILHOUETTE[colour]
    ink = palette.on_fill[colour]
    drawn = (
        element(
            "g",
            silhouette,
            fill=INK if palette is COLOURED else "#000",
            stroke=INK if palette is COLOURED else "#000",
            stroke_width=2,
            stroke_linejoin="round",
        )
        + element("g", silhouette, fill=palette.fill[colour])
        + element("g", CARVING[colour], fill="none", stroke=ink)
    )
    if mark:
        drawn += element("ellipse", cx=0, cy=-12.5, rx=4.2, ry=6, fill=palette.fill[colour])
        drawn += label(mark, 0, -12.5, 11, weight=700, fill=ink)
    return drawn


def draw_column(
    colour: str, context: PrintContext, height: float, description: str = ""
) -> Picture:
    """A column as an ornament, that high in millimetres."""
    return draw_picture(
        _column(colour, find_palette(context)),
        view=(-14, -48, 28, 50),
        unit=height / 50,
        description=description,
    )


def draw_token(colour: str, number: int, context: PrintContext) -> Picture:
    """The strip of one token."""
    palette = find_palette(context)
    half, length = STRIP / 2, FACE + STRIP
    fold = "#888" if palette is COLOURED else "#000"
    face = group(_column(colour, palette, number), y=FACE - 3)
    drawn = rectangle(-half, -length, STRIP, 2 * length, fill="#fff")
    if palette is COLOURED:
        for turn in (0, 180):
            drawn += group(rectangle(-half, 0, STRIP, FACE, fill=palette.tint[colour]), turn=turn)
    drawn += face + group(face, turn=180)
    drawn += rectangle(
        -half + 0.2,
        -length + 0.2,
        STRIP - 0.4,
        2 * length - 0.4,
        fill="none",
        stroke="#000",
        stroke_width=0.4,
    )
    for y in (-FACE, 0, FACE):
        drawn += path(
            "M", -half, y, "h", STRIP, stroke=fold, stroke_width=0.5, stroke_dasharray="2 1.5"
        )
    for y in (-length, FACE):
        lines = "".join(
            path("M", -half + at, y + STRIP - 3, "L", -half + at + 3, y + 3) for at in (3, 10, 17)
        )
        drawn += element("g", lines, stroke="#999", stroke_width=0.5)
    return draw_picture(
        drawn,
        view=(-half, -length, STRIP, 2 * length),
        unit=context.piece / STRIP,
        description=f"{colour}{number}",
    )


# The pediment: two gables, joined by the strip that lies on the columns.


def draw_pediment(context: PrintContext) -> Picture:
    """The pediment to lay on four columns: two gables and the architrave between, with a tab."""
    palette = find_palette(context)
    across = TOKENS * (STRIP + 2) + 6
    half, rise, beam, depth = across / 2, across * 0.3, 12.0, STRIP
    stone, ink = palette.stone, INK if palette is COLOURED else "#000"
    laurel = wreath("#4c6b1f" if palette is COLOURED else "#000")
    gable = group(
        path("M", -half, 0, "V", -beam, "L", 0, -beam - rise, "L", half, -beam, "V 0 Z"),
        path("M", -half, -beam, "H", half, stroke_width=0.8),
        path(
            "M",
            -half + 14,
            -beam - 4,
            "L 0",
            -beam - rise + 7,
            "L",
            half - 14,
            -beam - 4,
            "Z",
            stroke_width=0.8,
            fill="none",
        ),
        path(
            "M",
            -half + 4,
            -beam / 2,
            "H",
            half - 4,
            stroke_dasharray="5 5",
            stroke_width=2,
            stroke=DEEP["Y"] if palette is COLOURED else "#000",
        ),
        group(group(laurel, y=56), y=-beam - 0.34 * rise, scale=0.8, stroke="none"),
        fill=stone,
        stroke=ink,
        stroke_width=0.6,
    )
    tab = path(
        "M", -10, -beam - rise + 5, "L -7", -beam - rise - 8, "H 7", "L 10", -beam - rise + 5, "Z",
        fill="#fff", stroke="#000", stroke_width=0.4, stroke_dasharray="2 1.5",
    )  # fmt: skip
    drawn = group(tab, gable, y=-depth / 2) + group(gable, y=depth / 2, turn=180)
    drawn += rectangle(-half, -depth / 2, across, depth, fill=stone, stroke=ink, stroke_width=0.6)
    for y in (-depth / 2, depth / 2):
        drawn += path(
            "M", -half, y, "h", across, stroke="#fff", stroke_width=0.8, stroke_dasharray="2 1.5"
        )
    high = beam + rise + depth / 2
    return draw_picture(
        drawn,
        view=(-half - 1, -high - 9, across + 2, 2 * high + 10),
        unit=context.piece / STRIP,
        description=context.say("printing-quatre_colonnes-pediment"),
    )
