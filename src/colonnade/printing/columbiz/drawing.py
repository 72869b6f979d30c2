"""The board and the discs of Columbiz for paper, in units of a hundredth of a disc."""

from __future__ import annotations

from math import cos, pi, sin

from colonnade.core.svg import circle, die, element, group, label, path, rectangle
from colonnade.games.columbiz.artwork import (
    DISC_RADIUS,
    DOTS,
    FILL,
    RIM,
    SHAPE,
    lines_sign,
    prison_sign,
)
from colonnade.games.columbiz.board import CELLS, SIZE, column_of, row_of
from colonnade.printing.order import PrintContext
from colonnade.printing.sheets import Picture, draw_picture

DISC = 2 * DISC_RADIUS
AROUND = 2.0
"""How much wider a cell is than a disc, in millimetres."""
FRAME = 0.36
"""The board's frame, in cells."""
HEAD = 0.98
"""The part of the board above the cells, with the die faces, in cells."""
_EDGE = DISC_RADIUS - 0.5
"""The radius of the outline, whose outer side is where a disc is cut."""
_HATCHED = {
    # black and white: a ring, upright strokes, a chequer, a full triangle
    "purple": circle(0, 0, 21) + circle(0, 0, 12),
    "blue": SHAPE["blue"] + path("M -12 -13.5 V 13.5 M 0 -27 V 27 M 12 -13.5 V 13.5"),
    "grey": SHAPE["grey"] + path("M -20 0 H 20 M 0 -20 V 20"),
    "black": element("g", SHAPE["black"], fill="#000"),
}


def draw_disc(colour: str, context: PrintContext, width: float, description: str = "") -> Picture:
    """A disc of that width in millimetres; in black and white by its emblem, its pattern and the
    dots on its rim.
    """
    half = DISC_RADIUS + 0.5
    return draw_picture(
        _disc(colour, saves_ink=context.saves_ink),
        view=(-half, -half, 2 * half, 2 * half),
        unit=width / DISC,
        description=description,
    )


def _disc(colour: str, *, saves_ink: bool) -> str:
    dots = "".join(
        circle(43 * cos(angle * pi / 180), 43 * sin(angle * pi / 180), 2.6)
        for angle in DOTS[colour]
    )
    if saves_ink:
        return (
            circle(0, 0, _EDGE, fill="#fff", stroke="#000", stroke_width=1)
            + circle(0, 0, 36.5, fill="none", stroke="#000", stroke_width=0.8)
            + element("g", dots, fill="#000")
            + element("g", _HATCHED[colour], fill="none", stroke="#000", stroke_width=2.4)
        )
    return (
        circle(0, 0, _EDGE, fill=FILL[colour], stroke=RIM[colour], stroke_width=1)
        + circle(0, 0, 36.5, fill="none", stroke=RIM[colour], stroke_width=2)
        + element("g", dots, fill="#fff")
        + element("g", SHAPE[colour], fill="#fff")
    )


def draw_board(context: PrintContext) -> Picture:
    """The board: row 1 nearest to the player, a large die face at the head of each column."""
    unit = context.piece / DISC
    cell = DISC + AROUND / unit
    frame, head = FRAME * cell, HEAD * cell
    width, height = SIZE * cell + 2 * frame, SIZE * cell + head + 2 * frame
    drawn = _ground(cell, width, height, saves_ink=context.saves_ink)
    size = 0.78 * cell
    for face in range(1, SIZE + 1):
        x = frame + (face - 0.5) * cell - size / 2
        drawn += die(
            face,
            x,
            frame + (head - size) / 2 - 0.1 * cell,
            size,
            status="flat" if context.saves_ink else "free",
        )
    top = frame + head
    for place in range(CELLS):
        x = frame + (column_of(place) - 0.5) * cell
        y = top + (SIZE - row_of(place) + 0.5) * cell
        drawn += group(_cell(row_of(place), saves_ink=context.saves_ink), x=x, y=y)
    for row in range(1, SIZE + 1):
        for x in (frame / 2, width - frame / 2):
            drawn += label(
                row,
                x,
                top + (SIZE - row + 0.5) * cell,
                0.2 * cell,
                fill="#000" if context.saves_ink else "#5c3a14",
            )
    return draw_picture(
        drawn,
        view=(0, 0, width, height),
        unit=unit,
        description=context.say("printing-columbiz-board"),
    )


def _ground(cell: float, width: float, height: float, *, saves_ink: bool) -> str:
    frame, top, side = FRAME * cell, FRAME * cell + HEAD * cell, SIZE * cell
    edge = "#000" if saves_ink else "#8a5a2b"
    drawn = rectangle(
        0.6,
        0.6,
        width - 1.2,
        height - 1.2,
        rx=12,
        fill="#fff" if saves_ink else "#d8ae74",
        stroke=edge,
        stroke_width=1.2,
    )
    for column in range(SIZE):
        drawn += rectangle(
            frame + column * cell,
            top,
            cell,
            side,
            fill="#fff" if saves_ink else "#f6e8cb" if column % 2 else "#efdcb8",
        )
    if not saves_ink:
        drawn += _grain(frame, top, side)
    for at in range(SIZE + 1):
        drawn += path("M", frame + at * cell, top, "v", side, stroke=edge, stroke_width=1.2)
        drawn += path("M", frame, top + at * cell, "h", side, stroke=edge, stroke_width=0.5)
    return drawn


def _grain(left: float, top: float, side: float) -> str:
    """Long soft lines of wood."""
    lines = ""
    for at in range(17):
        x = left + (at + 0.3 + 0.4 * sin(at * 2.4)) * side / 17
        bend, sway = 9 * sin(at * 1.7), 6 * cos(at * 2.9)
        lines += path(
            "M",
            x,
            top,
            "q",
            bend,
            side / 4,
            0,
            side / 2,
            "t",
            sway,
            side / 2,
            stroke_opacity=0.18 + at % 3 * 0.05,
            stroke_width=1 + at % 2,
        )
    return element("g", lines, fill="none", stroke="#b98a4e")


def _cell(row: int, *, saves_ink: bool) -> str:
    if saves_ink:
        return circle(
            0, 0, 44, fill="none", stroke="#000", stroke_width=0.8, stroke_dasharray="2 3"
        ) + label(row, 0, 0, 36, weight=400, fill="#000")
    return circle(
        0, 0, 45, fill="#e2c592", fill_opacity=0.5, stroke="#a9773c", stroke_width=1
    ) + label(row, 0, 0, 38, weight=400, fill="#6a4c25")


def draw_signs(context: PrintContext) -> dict[str, Picture]:
    """The signs of the score pad: lines and prison."""
    fill = "#aaa" if context.saves_ink else "#d27a12"
    return {
        "sign-lines": draw_picture(lines_sign(fill), view=(-24, -19, 48, 38), unit=0.14),
        "sign-prison": draw_picture(prison_sign(fill), view=(-20, -18, 40, 36), unit=0.15),
    }
