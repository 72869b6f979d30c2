"""The parts of a drawing of Les 4 colonnes: colours, columns and ornaments, each around (0, 0)."""

from __future__ import annotations

from math import cos, pi, sin

from colonnade.core.svg import (
    INK,
    IVORY,
    circle,
    element,
    group,
    label,
    path,
    rectangle,
)

LANE = 68
"""The width of a lane of an arm, which is three lanes wide."""
HALF = 1.5 * LANE
"""Half the side of the central square."""

FILL = {"Y": "#f6c01c", "B": "#1f59b5", "G": "#55ad66", "R": "#b3261e"}
DEEP = {"Y": "#8a5d00", "B": "#123672", "G": "#1f5c33", "R": "#6f130e"}
TINT = {"Y": "#fdeeb9", "B": "#cfdff6", "G": "#d3ecd5", "R": "#f6d3cd"}
ON_FILL = {"Y": INK, "B": "#ffffff", "G": "#10240f", "R": "#ffffff"}  # on the colour
STONE, STONE_EDGE, ON_STONE = "#faf5e8", "#a8987a", "#6b5d42"
COLUMN_HEIGHT, COLUMN_WIDTH = 46, 24
SILHOUETTE = {
    # Greek: Ionic volutes like a ram's horns on a slender shaft.
    "Y": (
        rectangle(-10, -46, 20, 4)
        + rectangle(-7, -43, 14, 8)
        + circle(-7, -38, 5)
        + circle(7, -38, 5)
        + path("M -5.4 -5 L -4.4 -36 H 4.4 L 5.4 -5 Z")
        + rectangle(-8, -6.5, 16, 3.5)
        + rectangle(-10.5, -3.5, 21, 3.5)
    ),
    # Roman: an arch one can look through, on a plain square shaft.
    "R": (
        path(
            "M -10 -20 V -36 A 10 10 0 0 1 10 -36 V -20 H 4.6 V -34.5 A 4.6 4.6 0 0 0 -4.6 -34.5 V"
            " -20 Z"
        )
        + rectangle(-11.5, -23, 23, 4)
        + rectangle(-7, -20, 14, 17)
        + rectangle(-11, -4.5, 22, 4.5)
    ),
    # Gaul: a pointed post of timber, notched.
    "G": path(
        "M 0 -46 L 7 -36 L 3.6 -31.5 L 7.4 -27 V -22 L 4.4 -18.5 L 7.4 -15 V 0",
        "H -7.4 V -15 L -4.4 -18.5 L -7.4 -22 V -27 L -3.6 -31.5 L -7 -36 Z",
    ),
    # Iberian: a broad pillar that flares into a horned crown.
    "B": (
        path("M -11.5 -46 Q -11 -41 -4 -39.5 H 4 Q 11 -41 11.5 -46 L 12 -35 H -12 Z")
        + rectangle(-12, -37.5, 24, 4.5)
        + rectangle(-9.5, -33.5, 19, 3.5)
        + rectangle(-7.8, -31, 15.6, 28)
        + rectangle(-11.5, -5, 23, 5)
    ),
}


CARVING = {
    "Y": (
        path("M -2.4 -34 L -2.7 -7 M 2.4 -34 L 2.7 -7", stroke_width=1)
        + circle(-7, -38, 2.4, stroke_width=1.3)
        + circle(7, -38, 2.4, stroke_width=1.3)
        + path("M -10 -42.3 H 10 M -8 -3.5 H 8", stroke_width=1)
    ),
    "R": path(
        "M 0 -46 V -39.5 M -7 -43 L -3.6 -38 M 7 -43 L 3.6 -38 M -10 -33 H -4.6 M 10 -33 H 4.6",
        "M -7 -19 H 7 M -7 -4.5 H 7",
        stroke_width=1.1,
    ),
    "G": path(
        "M -4.5 -36 L 0 -32.5 L 4.5 -36 M -7 -24.5 L -3.5 -21.5 L 0 -24.5 L 3.5 -21.5 L 7 -24.5",
        "M 0 -42.5 V -37 M -5 -5.5 V -1 M 5 -5.5 V -1",
        stroke_width=1.2,
    ),
    "B": (
        path(
            "M -12 -37.5 H 12 M -9.5 -33.3 H 9.5 M -7.5 -30 H 7.5 M -7.8 -5 H 7.8", stroke_width=1.1
        )
        + circle(0, -25, 3.4, stroke_width=1.2)
        + circle(0, -25, 0.9, stroke_width=1)
    ),
}


TURN = {"Y": 0, "R": -90, "G": 180, "B": 90}
"""Degrees from yellow's arm, which points south, to each colour's."""
CHEVRON = "M -15 9 L 0 -8 L 15 9 L 15 2 L 0 -15 L -15 2 Z"
"""The sign of an arrow cell, pointing north."""

# one motif of each culture's border, 24 wide and 14 high, and the line that runs through all of
# them
FRIEZE = {
    "Y": "v -14 h 17 v 10 h -9 v -5 h 4 m 12 9",
    "R": "v -5 a 10 9 0 0 1 20 0 v 5 m 4 0",
    "G": "l 12 -14 l 12 14 m -12 -4 l -5 -5 l 5 -5 m 0 0 l 5 5 l -5 5 m 12 4",
    "B": "c 8 0 10 -14 18 -12 c 5 1 4 8 -1 7 c -3 -1 -2 -4 0 -4 m 7 9",
}


def column(colour: str, *, mark: object = "") -> str:
    """A culture's column, standing on (0, 0), 46 high and 24 wide, with a mark on its shaft. Each
    is known by its silhouette alone.
    """
    silhouette = SILHOUETTE[colour]
    return (
        element("g", silhouette, fill=IVORY, stroke=IVORY, stroke_width=5, stroke_linejoin="round")
        + element("g", silhouette, fill=INK, stroke=INK, stroke_width=2.6, stroke_linejoin="round")
        + element("g", silhouette, fill=FILL[colour])
        + element("g", CARVING[colour], fill="none", stroke=ON_FILL[colour], stroke_opacity=0.75)
        + (
            label(
                mark,
                0,
                -11.5,
                11.5,
                weight=800,
                fill=ON_FILL[colour],
                stroke=FILL[colour],
                stroke_width=2.5,
                paint_order="stroke",
            )
            if mark
            else ""
        )
    )


def ghost(colour: str) -> str:
    """The empty place of a column in its workshop."""
    return element("g", SILHOUETTE[colour], fill=DEEP[colour], opacity=0.15)


def token(colour: str, name: str, place: str, x: float, y: float, scale: float) -> str:
    """A token with its number, its foot at (x, y)."""
    return group(
        column(colour, mark=name[1:]), x=x, y=y, scale=scale, data_piece=name, data_cell=place
    )


def arrange(count: int, width: float, height: float) -> list[tuple[float, float, float]]:
    """The places of `count` tokens in a cell around (0, 0): x and y of the foot, and scale. Side by
    side; in two rows where there is no other way.
    """
    ranks = 2 if count > 2 and height > width else 1
    files = max(1, -(-count // ranks))
    scale = min(
        1.02, (width - 1) / files / (COLUMN_WIDTH + 1), (height - 3) / ranks / (COLUMN_HEIGHT + 1)
    )
    wide, high = (COLUMN_WIDTH + (2 if width < height else 4)) * scale, (COLUMN_HEIGHT + 3) * scale
    return [
        (
            (at % files - (files - 1) / 2) * wide,
            (at // files - (ranks - 1) / 2) * high + COLUMN_HEIGHT * scale / 2,
            scale,
        )
        for at in range(count)
    ]


def beam(cell: int, width: float) -> str:
    """L6.1: a beam across the two tokens of a barrier."""
    reach = min(width - 2, 2 * COLUMN_WIDTH * 0.82 + 12)
    nails = circle(-reach / 2 + 5, -3.5, 1.5) + circle(reach / 2 - 5, -3.5, 1.5)
    return group(
        rectangle(
            -reach / 2,
            -8,
            reach,
            9,
            rx=2,
            fill="#6d4520",
            stroke=IVORY,
            stroke_width=4,
            paint_order="stroke",
        ),
        rectangle(-reach / 2, -8, reach, 9, rx=2, fill="#8a5a2b", stroke=INK, stroke_width=1.6),
        path(
            "M",
            -reach / 2 + 9,
            -5,
            "H",
            reach / 2 - 9,
            "M",
            -reach / 2 + 12,
            -2,
            "H",
            reach / 2 - 12,
            stroke="#5a3614",
            stroke_width=1,
        ),
        element("g", nails, fill="#f0e2c4"),
        data_barrier=str(cell),
    )


def bonus_coin(cells: int) -> str:
    """L8: cells to advance, on a laurelled coin."""
    rays = "".join(circle(20 * cos(at * pi / 8), 20 * sin(at * pi / 8), 1.5) for at in range(16))
    return group(
        circle(0, 0, 23, fill="#f3d27a", stroke="#6b4a00", stroke_width=2),
        element("g", rays, fill="#6b4a00"),
        label(f"+{cells}", -1, 0, 18, weight=800, fill="#3d2a00"),
        data_bonus=str(cells),
    )


def wreath(fill: str = "#4c6b1f") -> str:
    """The laurel wreath in the pediment."""
    leaves = "".join(
        group(
            element("ellipse", cx=0, cy=0, rx=4, ry=1.9),
            x=9 * cos(angle * pi / 180),
            y=-56 + 9 * sin(angle * pi / 180),
            turn=angle + 60 * (1 if cos(angle * pi / 180) < 0 else -1),
        )
        for angle in (60, 25, -10, -45, 120, 155, 190, 225)
    )
    return element("g", leaves, fill=fill)
