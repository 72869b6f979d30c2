"""The board of Les 4 colonnes for paper, in the units of the game's own drawing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from colonnade.core.svg import IVORY, circle, element, group, label, path, rectangle
from colonnade.games.quatre_colonnes.artwork import (
    CHEVRON,
    DEEP,
    FILL,
    FRIEZE,
    LANE,
    ON_FILL,
    ON_STONE,
    SILHOUETTE,
    STONE,
    STONE_EDGE,
    TINT,
    TURN,
)
from colonnade.games.quatre_colonnes.board import (
    COLOURS,
    LAYOUT,
    REFUGES,
    START_CELL,
    TOKENS,
    WORKSHOP_PLACE,
    arrow_place,
)
from colonnade.games.quatre_colonnes.drawing import CORNER, OUTLINE, SIDE, box, mosaic
from colonnade.games.quatre_colonnes.monument import base, temple
from colonnade.printing.order import PrintContext
from colonnade.printing.sheets import Picture, draw_picture

BESIDE = 2.0
"""How much wider a cell is than its two tokens, in millimetres."""
_WHITE: dict[str, str] = dict.fromkeys(COLOURS, "#fff")
_BLACK: dict[str, str] = dict.fromkeys(COLOURS, "#000")


class Palette(NamedTuple):
    """The colours of a drawing."""

    fill: Mapping[str, str]
    """Of each player."""
    deep: Mapping[str, str]
    tint: Mapping[str, str]
    on_fill: Mapping[str, str]
    stone: str
    edge: str
    ink: str
    refuge: str
    refuge_edge: str
    paper: str


COLOURED = Palette(
    FILL, DEEP, TINT, ON_FILL, STONE, STONE_EDGE, ON_STONE, "#cdd1d6", "#5f656e", IVORY
)
PLAIN = Palette(_WHITE, _BLACK, _WHITE, _BLACK, "#fff", "#000", "#000", "#fff", "#000", "#fff")
"""Black lines on white: the players are told apart by their columns and friezes."""


def find_palette(context: PrintContext) -> Palette:
    """The palette of an order."""
    return PLAIN if context.saves_ink else COLOURED


def find_unit(piece: float) -> float:
    """The millimetres of a unit: two tokens fit a lane, side by side."""
    return (2 * piece + BESIDE) / LANE


def draw_board(context: PrintContext) -> Picture:
    """The whole board."""
    palette = find_palette(context)
    half = SIDE / 2
    if context.saves_ink:
        ground = rectangle(
            -half + 1, -half + 1, SIDE - 2, SIDE - 2, rx=20, fill="#fff", stroke="#000"
        )
        cross = path(OUTLINE, fill="#fff", stroke="#000", stroke_width=3)
    else:
        ground = mosaic()
        cross = path(OUTLINE, fill=STONE, stroke="#7d6c4c", stroke_width=7)
    drawn = (
        ground
        + cross
        + "".join(_ring_cell(cell, palette) for cell in sorted(LAYOUT))
        + "".join(_arrow(colour, palette) for colour in COLOURS)
        + "".join(_workshop(colour, palette) for colour in COLOURS)
        + _centre(palette)
    )
    return draw_picture(
        drawn,
        view=(-half, -half, SIDE, SIDE),
        unit=find_unit(context.piece),
        description=context.say("printing-quatre_colonnes-board"),
    )


def _ring_cell(cell: int, palette: Palette) -> str:
    x, y, width, height = box(LAYOUT[cell])
    owner = next((colour for colour, start in START_CELL.items() if start == cell), None)
    fill, ink = (
        (palette.fill[owner], palette.on_fill[owner]) if owner else (palette.stone, palette.ink)
    )
    drawn = rectangle(
        -width / 2, -height / 2, width, height, fill=fill, stroke=palette.edge, stroke_width=1.2
    )
    if owner:
        drawn += rectangle(
            -width / 2 + 3.5,
            -height / 2 + 3.5,
            width - 7,
            height - 7,
            rx=3,
            fill="none",
            stroke=ink,
            stroke_width=1.5,
        )
        across, down = (0, 1) if height > width else (1, 0)
        drawn += "".join(
            group(
                element("g", SILHOUETTE[owner], fill=ink),
                x=side * 22 * across,
                y=side * 21 * down + 9,
                scale=0.38,
            )
            for side in (-1, 1)
        )
    if cell in REFUGES:
        drawn += circle(0, 0, 18, fill=palette.refuge, stroke=palette.refuge_edge, stroke_width=2)
        drawn += circle(0, 0, 14.5, fill="none", stroke=palette.refuge_edge, stroke_width=0.8)
        ink = "#000"
    drawn += label(cell, 0, 0, 17, fill=ink)
    return group(drawn, x=x, y=y)


def _arrow(colour: str, palette: Palette) -> str:
    drawn = ""
    for step in range(1, 8):
        x, y, width, height = box(arrow_place(colour, step))
        drawn += group(
            rectangle(
                -width / 2,
                -height / 2,
                width,
                height,
                fill=palette.tint[colour],
                stroke=palette.edge,
                stroke_width=1.2,
            ),
            group(
                path(
                    CHEVRON,
                    fill=palette.fill[colour],
                    stroke=palette.deep[colour],
                    stroke_width=1.4,
                    stroke_linejoin="round",
                ),
                turn=TURN[colour],
            ),
            x=x,
            y=y,
        )
    return drawn


def _workshop(colour: str, palette: Palette) -> str:
    across, down = WORKSHOP_PLACE[colour]
    x, y = (CORNER + 4) * (1 if across > 0 else -1), (CORNER + 4) * (1 if down > 0 else -1)
    half, deep = 112, palette.deep[colour]
    drawn = rectangle(
        -half, -half, 2 * half, 2 * half, rx=12, fill=palette.paper, stroke=deep, stroke_width=3
    )
    for edge in (-half + 28, half - 14):
        drawn += group(
            path(
                "M -95 0 " + FRIEZE[colour] * 8,
                fill="none",
                stroke=deep,
                stroke_width=2,
                stroke_linejoin="round",
            ),
            y=edge,
        )
    drawn += group(
        element(
            "g",
            SILHOUETTE[colour],
            fill=palette.tint[colour],
            stroke=deep,
            stroke_width=0.8,
            stroke_linejoin="round",
        ),
        y=22,
        scale=2,
    )
    spot = 38
    for index in range(TOKENS):
        drawn += rectangle(
            (index - (TOKENS - 1) / 2) * 48 - spot / 2,
            34,
            spot,
            spot,
            rx=4,
            fill=palette.tint[colour],
            stroke=deep,
            stroke_width=1.4,
        )
    return group(drawn, x=x, y=y)


def _centre(palette: Palette) -> str:
    if palette is PLAIN:
        steps = base(
            palette.tint, palette.deep, stone="#fff", ground="#fff", edge="#000", seam="#000"
        )
        return steps + temple("#000", 1.6)
    return base() + temple("#8d7c5c", 2.2)
