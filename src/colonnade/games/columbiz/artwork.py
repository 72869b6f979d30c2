"""The parts of a drawing of Columbiz: colours, discs, signs and ornaments, each around (0, 0)."""

from __future__ import annotations

from math import cos, pi, sin

from colonnade.core.svg import (
    INK,
    IVORY,
    circle,
    element,
    group,
    path,
    rectangle,
)

DISC_RADIUS = 50  # radius
FILL = {"purple": "#66359c", "blue": "#2476be", "grey": "#70747b", "black": "#212125"}
RIM = {"purple": "#43206b", "blue": "#14507f", "grey": "#494c52", "black": "#000000"}
SHAPE = {
    "purple": circle(0, 0, 21),
    "blue": path("M 0 -27 L 24 0 L 0 27 L -24 0 Z"),
    "grey": rectangle(-20, -20, 40, 40, rx=3),
    "black": path("M 0 -26 L 25 18 L -25 18 Z"),
}
"""The emblem of each colour, embossed on its discs."""

# angles of the dots on the rim, in degrees: each colour has its own rhythm, so that it can be told
# without its shape too
DOTS = {
    "purple": tuple(range(0, 360, 30)),
    "blue": tuple(corner + side for corner in (0, 90, 180, 270) for side in (-9, 9)),
    "grey": tuple(corner + side for corner in (45, 135, 225, 315) for side in (-18, 0, 18)),
    "black": tuple(corner + side for corner in (-90, 30, 150) for side in (-24, -8, 8, 24)),
}


def disc(colour: str) -> str:
    """A disc around (0, 0): its colour, its rhythm of dots on the rim, and its shape embossed."""
    dots = "".join(
        circle(43 * cos(angle * pi / 180), 43 * sin(angle * pi / 180), 2.6)
        for angle in DOTS[colour]
    )
    shape = SHAPE[colour]
    return (
        circle(2, 5, DISC_RADIUS, fill="#000", fill_opacity=0.25)
        + circle(0, 0, DISC_RADIUS, fill=FILL[colour], stroke=RIM[colour], stroke_width=2.5)
        + circle(0, 0, 36.5, fill="none", stroke=RIM[colour], stroke_width=2)
        + path(
            "M -34 -14 A 36.5 36.5 0 0 1 34 -14",
            fill="none",
            stroke="#fff",
            stroke_opacity=0.35,
            stroke_width=2,
        )
        + element("g", dots, fill="#fff", fill_opacity=0.9)
        + group(shape, x=1.5, y=3, fill="#000", fill_opacity=0.4)
        + element("g", shape, fill="#fbf8ff")
    )


def lines_sign(fill: str = "#d27a12") -> str:
    """The sign of line points: three dots in a row."""
    dots = "".join(circle(at * 15, at * -10, 6.5) for at in (-1, 0, 1))
    return path("M -15 10 L 15 -10", stroke=INK, stroke_width=3) + element(
        "g", dots, fill=fill, stroke=INK, stroke_width=2
    )


def prison_sign(fill: str = "#d27a12") -> str:
    """The sign of prisoners: a barred window."""
    bars = "".join(path("M", x, "-15 V 15", stroke=INK, stroke_width=3) for x in (-10, 0, 10))
    return (
        circle(0, 0, 9, fill=fill)
        + rectangle(-18, -16, 36, 32, rx=4, fill="none", stroke=INK, stroke_width=3)
        + bars
    )


def reserve_sign(colour: str) -> str:
    """The sign of the reserve: a stack of discs."""
    edges = "".join(element("ellipse", cx=0, cy=y, rx=18, ry=7.5) for y in (9, 0, -9))
    return element("g", edges, fill=FILL[colour], stroke=IVORY, stroke_width=2.5)


def set_aside_sign() -> str:
    """The sign of discs set aside: a dashed disc, struck through."""
    return circle(
        0, 0, 13, fill="none", stroke=INK, stroke_width=3, stroke_dasharray="5 3.2"
    ) + path("M -15 15 L 15 -15", stroke=INK, stroke_width=3.5, stroke_linecap="round")


def laurel() -> str:
    """Two branches around (0, 0), open at the top, for a disc between them."""
    leaves = ""
    for side in (-1, 1):
        for at in range(7):
            angle = 90 - side * (14 + at * 21)
            x, y = 50 * cos(angle * pi / 180), 50 * sin(angle * pi / 180)
            leaves += group(
                element("ellipse", cx=0, cy=0, rx=10, ry=4.6), x=x, y=y, turn=angle - side * 62
            )
    return element("g", leaves, fill="#6f7a1f", stroke="#e6d3b3", stroke_width=1.2, data_winner="")


def last_round_flag(x: float, y: float) -> str:
    """The flag of the last round, with its middle at (x, y)."""
    flag = "".join(
        rectangle(column * 9, row * 9, 9, 9)
        for row in range(4)
        for column in range(4)
        if (row + column) % 2
    )
    cloth = rectangle(0, 0, 36, 36, fill=IVORY, stroke=INK, stroke_width=2) + element(
        "g", flag, fill=INK
    )
    return group(
        path("M -2 -4 V 66", stroke=INK, stroke_width=4, stroke_linecap="round"),
        cloth,
        x=x - 16,
        y=y - 34,
        data_last_round="",
    )
