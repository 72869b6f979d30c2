"""A position of Les 4 colonnes as SVG: a cross of limestone on a mosaic ground, and columns of four
cultures.
"""

from __future__ import annotations

from math import cos, pi, sin

from colonnade.core.svg import (
    INK,
    IVORY,
    circle,
    die,
    document,
    element,
    group,
    join_words,
    label,
    path,
    rectangle,
)
from colonnade.games.quatre_colonnes.board import (
    COLOURS,
    LAST_ON_RING,
    LAYOUT,
    PARTNER,
    PATH,
    REFUGES,
    SAFE_CELLS,
    START_CELL,
    SUMMIT,
    TOKENS,
    WORKSHOP_PLACE,
    arrow_place,
)
from colonnade.games.quatre_colonnes.movement import survey
from colonnade.games.quatre_colonnes.state import State

SIDE = 900
_LANE, _ROW = 68, 41  # a lane is wider than a row is deep, so that two tokens stand side by side
_HALF = 1.5 * _LANE  # of the central square
_ARM = 8 * _ROW
# from the centre to the middle of a workshop's corner, along either axis
_CORNER = _HALF + _ARM / 2

_NAME = {"Y": "Yellow", "B": "Blue", "G": "Green", "R": "Red"}
_FILL = {"Y": "#f6c01c", "B": "#1f59b5", "G": "#55ad66", "R": "#b3261e"}
_DEEP = {"Y": "#8a5d00", "B": "#123672", "G": "#1f5c33", "R": "#6f130e"}
_TINT = {"Y": "#fdeeb9", "B": "#cfdff6", "G": "#d3ecd5", "R": "#f6d3cd"}
_WRITTEN = {"Y": INK, "B": "#ffffff", "G": "#10240f", "R": "#ffffff"}  # on the colour

_STONE, _STONE_EDGE, _STONE_WRITTEN = "#faf5e8", "#a8987a", "#6b5d42"

COLUMN_HEIGHT, COLUMN_WIDTH = 46, 24

_SILHOUETTE = {
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

_CARVING = {
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

# one motif of each culture's border, 24 wide and 14 high, and the line that runs through all of
# them
_FRIEZE = {
    "Y": "v -14 h 17 v 10 h -9 v -5 h 4 m 12 9",
    "R": "v -5 a 10 9 0 0 1 20 0 v 5 m 4 0",
    "G": "l 12 -14 l 12 14 m -12 -4 l -5 -5 l 5 -5 m 0 0 l 5 5 l -5 5 m 12 4",
    "B": "c 8 0 10 -14 18 -12 c 5 1 4 8 -1 7 c -3 -1 -2 -4 0 -4 m 7 9",
}


def draw(state: State) -> str:
    """The position as a self-contained SVG: the same text for the same position."""
    standing: dict[int, list[tuple[str, str]]] = {cell: [] for cell in sorted(LAYOUT)}
    for colour, tokens in zip(state.colours, state.tokens, strict=True):
        for index, progress in enumerate(tokens):
            if cell := PATH[colour][progress]:
                standing[cell].append((colour, f"{colour}{index + 1}"))
    ring = survey(state)
    cells = "".join(
        _ring_cell(cell, tokens, has_barrier=ring.has_barrier(cell))
        for cell, tokens in standing.items()
    )
    board = group(
        _mosaic(),
        _cross(),
        cells,
        *(_arrow(state, colour) for colour in COLOURS),
        *(_workshop(state, colour) for colour in COLOURS),
        _monument(state) if state.phase == "over" else _centre(state),
        x=SIDE / 2,
        y=SIDE / 2,
    )
    return document(SIDE, SIDE, "Les 4 colonnes", _describe(state), board)


# Where things are.


def _along(grid: float) -> float:
    """A coordinate of the grid in the drawing, both from the centre: lanes and rows have different
    widths.
    """
    return (
        grid * _LANE
        if abs(grid) <= 1
        else (1 if grid > 0 else -1) * (_HALF + (abs(grid) - 1.5) * _ROW)
    )


def _box(place: tuple[int, int]) -> tuple[float, float, float, float]:
    """The middle of a square of the grid in the drawing, its width and its height."""
    across, down = place
    return (
        _along(across),
        _along(down),
        _LANE if abs(across) <= 1 else _ROW,
        _LANE if abs(down) <= 1 else _ROW,
    )


# Columns.


def column(colour: str, *, mark: object = "") -> str:
    """A culture's column, standing on (0, 0), 46 high and 24 wide, with a mark on its shaft. Each
    is known by its silhouette alone.
    """
    silhouette = _SILHOUETTE[colour]
    return (
        element("g", silhouette, fill=IVORY, stroke=IVORY, stroke_width=5, stroke_linejoin="round")
        + element("g", silhouette, fill=INK, stroke=INK, stroke_width=2.6, stroke_linejoin="round")
        + element("g", silhouette, fill=_FILL[colour])
        + element("g", _CARVING[colour], fill="none", stroke=_WRITTEN[colour], stroke_opacity=0.75)
        + (
            label(
                mark,
                0,
                -11.5,
                11.5,
                weight=800,
                fill=_WRITTEN[colour],
                stroke=_FILL[colour],
                stroke_width=2.5,
                paint_order="stroke",
            )
            if mark
            else ""
        )
    )


def _ghost(colour: str) -> str:
    return element("g", _SILHOUETTE[colour], fill=_DEEP[colour], opacity=0.15)


def _token(colour: str, name: str, place: str, x: float, y: float, scale: float) -> str:
    return group(
        column(colour, mark=name[1:]), x=x, y=y, scale=scale, data_piece=name, data_cell=place
    )


def _stand(many: int, width: float, height: float) -> list[tuple[float, float, float]]:
    """Where so many tokens stand in a cell around (0, 0), as x, y of the foot, and scale: side by
    side, in two ranks where they must.
    """
    ranks = 2 if many > 2 and height > width else 1
    files = max(1, -(-many // ranks))
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
        for at in range(many)
    ]


# The board.


def _mosaic() -> str:
    half = SIDE / 2
    ground = rectangle(-half, -half, SIDE, SIDE, rx=22, fill="#e3e6d8")
    middle, side = _CORNER + 4, _ARM + 8
    for across in (-1, 1):
        for down in (-1, 1):
            for at, (tessera, other) in enumerate(
                (
                    ("#7fa8a2", "#5f8f8c"),
                    ("#7fa8a2", "#94b8af"),
                    ("#b4583c", "#c87554"),
                    ("#f0dfb8", "#e2c98f"),
                    ("#7fa8a2", "#6b9a96"),
                )
            ):
                inset = at * 9.5 + 5
                x, y, size = (
                    across * middle - side / 2 + inset,
                    down * middle - side / 2 + inset,
                    side - 2 * inset,
                )
                for colour, dashes in (
                    (tessera, "8 1.6"),
                    (other, f"8 {9.6 * (2 + at % 2) - 8:.1f}"),
                ):
                    ground += rectangle(
                        x,
                        y,
                        size,
                        size,
                        fill="none",
                        stroke=colour,
                        stroke_width=8,
                        stroke_dasharray=dashes,
                    )
    return ground + rectangle(
        -half + 2,
        -half + 2,
        SIDE - 4,
        SIDE - 4,
        rx=20,
        fill="none",
        stroke="#4f6f6c",
        stroke_width=4,
    )


def _cross() -> str:
    outer = _HALF + _ARM
    arm = (
        f"V {-_HALF} H {outer} V {_HALF} H {_HALF} V {outer} H {-_HALF} V {_HALF} H {-outer} V"
        f" {-_HALF} H {-_HALF} Z"
    )
    outline = f"M {-_HALF} {-outer} H {_HALF} {arm}"
    return (
        path(
            outline,
            transform="translate(3 6)",
            fill="#000",
            fill_opacity=0.25,
            stroke="#000",
            stroke_opacity=0.25,
            stroke_width=8,
        )
        + path(outline, fill=_STONE, stroke="#7d6c4c", stroke_width=8, stroke_linejoin="round")
        + path(outline, fill=_STONE, stroke="#d9cba9", stroke_width=4, stroke_linejoin="round")
    )


def _ring_cell(cell: int, standing: list[tuple[str, str]], *, has_barrier: bool) -> str:
    x, y, width, height = _box(LAYOUT[cell])
    owner = next((colour for colour, start in START_CELL.items() if start == cell), None)
    fill, ink = (_FILL[owner], _WRITTEN[owner]) if owner else (_STONE, _STONE_WRITTEN)
    drawn = rectangle(
        -width / 2, -height / 2, width, height, fill=fill, stroke=_STONE_EDGE, stroke_width=1.4
    )
    if owner:
        if standing:  # pale, so that a token of the same colour stands out
            ink = INK
            drawn += rectangle(
                -width / 2 + 3.5, -height / 2 + 3.5, width - 7, height - 7, fill=_TINT[owner]
            )
        else:
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
            step = (0, 1) if height > width else (1, 0)
            drawn += "".join(
                group(
                    element("g", _SILHOUETTE[owner], fill=ink, fill_opacity=0.85),
                    x=side * 22 * step[0],
                    y=side * 21 * step[1] + 9,
                    scale=0.38,
                )
                for side in (-1, 1)
            )
    if cell in REFUGES:
        drawn += circle(0, 0, 18, fill="#cdd1d6", stroke="#5f656e", stroke_width=2.4) + circle(
            0,
            0,
            14,
            fill="none",
            stroke="#5f656e",
            # fmt:
            # skip
            stroke_width=1,
        )
    if standing:
        drawn += _small_number(cell, width, height, ink)
    else:
        drawn += label(
            cell,
            0,
            0,
            17 if cell in SAFE_CELLS else 19,
            weight=600,
            fill="#2f343b" if cell in REFUGES else ink,
        )
    tokens = "".join(
        _token(colour, name, str(cell), *place)
        for (colour, name), place in zip(
            standing, _stand(len(standing), width, height), strict=True
        )
    )
    beam = _beam(cell, width) if has_barrier else ""
    below_number = 6 if height > width else 0
    return group(drawn, group(tokens, beam, y=below_number), x=x, y=y, data_ring=str(cell))


def _small_number(cell: int, width: float, height: float, ink: str) -> str:
    """Where tokens stand, the cell's number moves to its edge."""
    if width > height:
        return label(cell, -width / 2 + 4, -height / 2 + 9, 10.5, anchor="start", fill=ink)
    return label(cell, 0, -height / 2 + 8, 10.5, fill=ink)


def _beam(cell: int, width: float) -> str:
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


def _arrow(state: State, colour: str) -> str:
    turn = {"Y": 0, "R": -90, "G": 180, "B": 90}[colour]
    drawn = ""
    for step in range(1, 8):
        x, y, width, height = _box(arrow_place(colour, step))
        pieces = [
            (colour, f"{colour}{index + 1}")
            for index, progress in enumerate(_tokens_of(state, colour))
            if progress == LAST_ON_RING + step
        ]
        cell = rectangle(
            -width / 2,
            -height / 2,
            width,
            height,
            fill=_TINT[colour],
            stroke=_STONE_EDGE,
            stroke_width=1.4,
        )
        if not pieces:
            cell += group(
                path(
                    "M -15 9 L 0 -8 L 15 9 L 15 2 L 0 -15 L -15 2 Z",
                    fill=_FILL[colour],
                    stroke=_DEEP[colour],
                    stroke_width=1.4,
                    stroke_linejoin="round",
                ),
                turn=turn,
            )
        place = f"{colour}-arrow-{step}"
        cell += "".join(
            _token(*piece, place, *spot)
            for piece, spot in zip(pieces, _stand(len(pieces), width, height), strict=True)
        )
        drawn += group(cell, x=x, y=y, data_arrow=place)
    return drawn


# The workshops in the corners.


def _workshop(state: State, colour: str) -> str:
    across, down = WORKSHOP_PLACE[colour]
    x, y = (_CORNER + 4) * (1 if across > 0 else -1), (_CORNER + 4) * (1 if down > 0 else -1)
    is_seated = colour in state.colours
    is_marked = is_seated and colour in _marked(state)
    half = 116
    drawn = rectangle(
        -half + 3, -half + 6, 2 * half, 2 * half, rx=12, fill="#000", fill_opacity=0.25
    )
    drawn += rectangle(
        -half,
        -half,
        2 * half,
        2 * half,
        rx=12,
        fill=IVORY if is_seated else "#e9e4d6",
        stroke=_DEEP[colour],
        stroke_width=3,
    )
    if is_marked:
        drawn += rectangle(
            -half, -half, 2 * half, 2 * half, rx=12, fill="none", stroke=INK, stroke_width=11
        )
        drawn += rectangle(
            -half,
            -half,
            2 * half,
            2 * half,
            rx=12,
            fill="none",
            stroke=_FILL[colour],
            stroke_width=6,
        )
    frieze = "M -95 0 " + _FRIEZE[colour] * 8
    for edge in (-half + 28, half - 14):
        drawn += group(
            path(
                frieze,
                fill="none",
                stroke=_DEEP[colour],
                stroke_width=2.2,
                stroke_linejoin="round",
                stroke_opacity=1 if is_seated else 0.4,
            ),
            y=edge,
        )
    is_playing = is_marked and state.phase != "over"
    foot = 28 if is_playing else 46
    drawn += path(
        "M -102", foot + 3, "H 102", stroke=_DEEP[colour], stroke_width=5, stroke_linecap="round"
    )
    for index in range(TOKENS):
        spot = -75 + index * 50
        is_waiting = is_seated and _tokens_of(state, colour)[index] == 0
        if is_waiting:
            drawn += _token(colour, f"{colour}{index + 1}", f"{colour}-workshop", spot, foot, 2)
        else:
            drawn += group(_ghost(colour), x=spot, y=foot, scale=2)
    if is_playing:
        drawn += _in_hand(state) + path(
            "M",
            -17,
            -half - 8,
            "h 34 l -17 18 Z",
            fill=INK,
            stroke=IVORY,
            stroke_width=3,
            stroke_linejoin="round",
            data_turn=colour,
        )
    return group(drawn, x=x, y=y, data_workshop=colour)


def _marked(state: State) -> tuple[str, ...]:
    """Whose turn it is; at the end, who has won."""
    colour = state.colours[state.seat]
    return (colour, PARTNER[colour]) if state.phase == "over" and state.options.teams else (colour,)


def _in_hand(state: State) -> str:
    """The dice still to be played or thrown, the bonuses, and the sixes of this turn, around (0,
    68).
    """
    unthrown = {"draw": state.options.dice, "relaunch": 1, "build": 2}.get(state.phase, 0)
    things: list[tuple[float, str]] = []
    size = 40
    for face in (*state.dice, *(None,) * unthrown):
        things.append((size, die(face, -size / 2, -size / 2, size)))
    things.extend((46, _bonus(cells)) for cells in state.bonuses)
    if state.sixes:
        small = "".join(
            die(6, -10, 12 - 12 * state.sixes + 24 * at - 10, 20, status="drawn")
            for at in range(state.sixes)
        )
        things.append((22, element("g", small, data_sixes=str(state.sixes))))
    width = sum(thing[0] for thing in things) + 9 * (len(things) - 1)
    scale = min(1, 204 / max(width, 1))
    x = -width / 2
    drawn = ""
    for wide, thing in things:
        drawn += group(thing, x=x + wide / 2)
        x += wide + 9
    return group(drawn, y=60, scale=scale)


def _bonus(cells: int) -> str:
    """L8: cells to advance, on a laurelled coin."""
    rays = "".join(circle(20 * cos(at * pi / 8), 20 * sin(at * pi / 8), 1.5) for at in range(16))
    return group(
        circle(0, 0, 23, fill="#f3d27a", stroke="#6b4a00", stroke_width=2),
        element("g", rays, fill="#6b4a00"),
        label(f"+{cells}", -1, 0, 18, weight=800, fill="#3d2a00"),
        data_bonus=str(cells),
    )


# The centre: the monument's base, and the monument.


def _finished(state: State, colour: str) -> list[str]:
    return [
        f"{colour}{index + 1}"
        for index, progress in enumerate(_tokens_of(state, colour))
        if progress == SUMMIT
    ]


def _tokens_of(state: State, colour: str) -> tuple[int, ...]:
    return state.tokens[state.colours.index(colour)] if colour in state.colours else ()


def _centre(state: State) -> str:
    """Four sides of stone steps, one below each arrow, where finished columns stand up, and the
    place of the temple to be built.
    """
    drawn = rectangle(
        -_HALF, -_HALF, 2 * _HALF, 2 * _HALF, fill="#efe6d0", stroke="#7d6c4c", stroke_width=2
    )
    inner = 44
    for colour, turn in (("Y", 0), ("R", -90), ("G", 180), ("B", 90)):
        side = path(
            "M",
            -_HALF,
            _HALF,
            "H",
            _HALF,
            "L",
            inner,
            inner,
            "H",
            -inner,
            "Z",
            fill=_TINT[colour],
            stroke="#a8987a",
            stroke_width=1.5,
        )
        steps = "".join(
            path("M", -at, at, "H", at, stroke=_DEEP[colour], stroke_opacity=0.35, stroke_width=1.4)
            for at in (56, 97)
        )
        drawn += group(side, steps, turn=turn)
    drawn += rectangle(
        -inner, -inner, 2 * inner, 2 * inner, fill=_STONE, stroke="#7d6c4c", stroke_width=2
    )
    is_building = state.phase == "build"
    temple = path("M -34 -10 L 0 -32 L 34 -10 Z M -32 -3 H 32 M -36 30 H 36 M -31 25 H 31")
    temple += "".join(path("M", x, -3, "V 25") for x in (-24, -8, 8, 24))
    drawn += element(
        "g",
        temple,
        fill="none",
        stroke=_DEEP[state.colours[state.seat]] if is_building else "#8d7c5c",
        stroke_width=3 if is_building else 2.2,
        stroke_linejoin="round",
        stroke_dasharray="5 3",
    )
    for colour in COLOURS:
        places = _SUMMIT_PLACES[colour]
        for at, name in enumerate(_finished(state, colour)):
            drawn += _token(colour, name, f"{colour}-summit", *places[at])
    return group(drawn, data_summit="")


def _summit_places() -> dict[str, list[tuple[float, float, float]]]:
    """Per colour: where its four finished columns stand, on its side of the base."""
    row = [-36, -12, 12, 36]
    return {
        "Y": [(x, 96, 0.86) for x in row],
        "G": [(x, -55, 0.86) for x in row],
        "R": [(62 + 24 * (at % 2), 1 + 43 * (at // 2), 0.86) for at in range(4)],
        "B": [(-86 + 24 * (at % 2), 1 + 43 * (at // 2), 0.86) for at in range(4)],
    }


_SUMMIT_PLACES = _summit_places()


def _monument(state: State) -> str:
    """The end: the winners' columns carry the pediment, in their colour; other finished columns
    stand small on the steps.
    """
    winners = _marked(state)
    colour = winners[0]
    other = winners[-1]
    drawn = rectangle(
        -_HALF, -_HALF, 2 * _HALF, 2 * _HALF, fill="#dcebf0", stroke="#7d6c4c", stroke_width=2
    )
    for at in range(3):
        drawn += rectangle(
            -82 - at * 8,
            58 + at * 13,
            164 + at * 16,
            13,
            fill=_STONE,
            stroke="#7d6c4c",
            stroke_width=1.4,
        )
    orders = len(winners)
    high = 82 / orders
    for at, winner in enumerate(winners):
        foot = 57 - (orders - 1 - at) * high
        scale = (high - 7) / COLUMN_HEIGHT if orders > 1 else 1.72
        for index, name in enumerate(_finished(state, winner)):
            drawn += _token(winner, name, f"{winner}-summit", -60 + 40 * index, foot, scale)
        if at:
            drawn += rectangle(-84, foot - high, 168, 6, fill=_STONE, stroke=INK, stroke_width=1.4)
    drawn += rectangle(-90, -36, 180, 13, fill=_STONE, stroke=INK, stroke_width=2)
    drawn += path("M -82 -30 H 82", stroke=_DEEP[colour], stroke_width=3, stroke_dasharray="5 5")
    drawn += group(
        path("M 0 -94 L 98 -36 H 0 Z", fill=_FILL[other]),
        path("M 0 -94 L -98 -36 H 0 Z", fill=_FILL[colour]),
        path(
            "M 0 -94 L 98 -36 H -98 Z",
            fill="none",
            stroke=INK,
            stroke_width=3.5,
            stroke_linejoin="round",
        ),
        path("M 0 -83 L 76 -41 H -76 Z", fill="none", stroke=IVORY, stroke_width=1.8),
        circle(0, -56, 14, fill=IVORY, stroke=INK, stroke_width=2),
        _wreath(),
        data_pediment=colour,
    )
    others = [
        (loser, name)
        for loser in COLOURS
        if loser not in winners
        for name in _finished(state, loser)
    ]
    for at, (loser, name) in enumerate(others):
        drawn += _token(
            loser, name, f"{loser}-summit", (at - (len(others) - 1) / 2) * 15.5, 96, 0.6
        )
    return group(drawn, data_summit="")


def _wreath() -> str:
    leaves = "".join(
        group(
            element("ellipse", cx=0, cy=0, rx=4, ry=1.9),
            x=9 * cos(angle * pi / 180),
            y=-56 + 9 * sin(angle * pi / 180),
            turn=angle + 60 * (1 if cos(angle * pi / 180) < 0 else -1),
        )
        for angle in (60, 25, -10, -45, 120, 155, 190, 225)
    )
    return element("g", leaves, fill="#4c6b1f")


def _describe(state: State) -> str:
    sentences = [_describe_turn(state)]
    for colour, tokens in zip(state.colours, state.tokens, strict=True):
        where = [_describe_place(colour, progress) for progress in tokens]
        sentences.append(f"{_NAME[colour]}: {join_words(where)}.")
    return " ".join(sentences)


def _describe_place(colour: str, progress: int) -> str:
    if progress == 0:
        return "workshop"
    if progress == SUMMIT:
        return "summit"
    return (
        f"cell {PATH[colour][progress]}"
        if progress <= LAST_ON_RING
        else f"arrow {progress - LAST_ON_RING}"
    )


def _describe_turn(state: State) -> str:
    name = _NAME[state.colours[state.seat]]
    match state.phase:
        case "draw" | "relaunch":
            return f"{name} is to throw."
        case "build":
            return f"{name} throws to build the monument."
        case "play":
            hand = [*map(str, state.dice), *(f"a bonus of {cells}" for cells in state.bonuses)]
            return f"{name} plays {join_words(hand)}."
        case "over":
            return f"{join_words([_NAME[colour] for colour in _marked(state)])} built the monument."
