"""A position of Les 4 colonnes as SVG: a cross of limestone on a mosaic ground, and columns of four
cultures.
"""

from __future__ import annotations

from colonnade.core.svg import (
    INK,
    IVORY,
    circle,
    die,
    document,
    element,
    group,
    label,
    path,
    rectangle,
)
from colonnade.games.quatre_colonnes.artwork import (
    CHEVRON,
    DEEP,
    FILL,
    FRIEZE,
    HALF,
    LANE,
    ON_FILL,
    ON_STONE,
    SILHOUETTE,
    STONE,
    STONE_EDGE,
    TINT,
    TURN,
    arrange,
    beam,
    bonus_coin,
    ghost,
    token,
)
from colonnade.games.quatre_colonnes.board import (
    COLOURS,
    LAST_ON_RING,
    LAYOUT,
    PATH,
    REFUGES,
    SAFE_CELLS,
    START_CELL,
    TOKENS,
    WORKSHOP_PLACE,
    arrow_place,
)
from colonnade.games.quatre_colonnes.description import describe, find_tokens, marked_colours
from colonnade.games.quatre_colonnes.monument import centre, monument
from colonnade.games.quatre_colonnes.movement import survey
from colonnade.games.quatre_colonnes.state import State

SIDE = 900
ROW = 41
"""The depth of a row of an arm: less than a lane's width, so that two tokens stand side by side."""
ARM = 8 * ROW
CORNER = HALF + ARM / 2
"""From the centre to the middle of a workshop's corner, along either axis."""


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
        mosaic(),
        _cross(),
        cells,
        *(_arrow(state, colour) for colour in COLOURS),
        *(_workshop(state, colour) for colour in COLOURS),
        monument(state) if state.phase == "over" else centre(state),
        x=SIDE / 2,
        y=SIDE / 2,
    )
    return document(SIDE, SIDE, "Les 4 colonnes", describe(state), board)


# Geometry


def _along(grid: float) -> float:
    """A coordinate of the grid in the drawing, both from the centre: lanes and rows have different
    widths.
    """
    return (
        grid * LANE
        if abs(grid) <= 1
        else (1 if grid > 0 else -1) * (HALF + (abs(grid) - 1.5) * ROW)
    )


def box(place: tuple[int, int]) -> tuple[float, float, float, float]:
    """The middle of a square of the grid in the drawing, its width and its height."""
    across, down = place
    return (
        _along(across),
        _along(down),
        LANE if abs(across) <= 1 else ROW,
        LANE if abs(down) <= 1 else ROW,
    )


# The board.


def mosaic() -> str:
    """The ground of the board: tesserae around the four corners."""
    half = SIDE / 2
    ground = rectangle(-half, -half, SIDE, SIDE, rx=22, fill="#e3e6d8")
    middle, side = CORNER + 4, ARM + 8
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


def _outline() -> str:
    outer = HALF + ARM
    arm = (
        f"V {-HALF} H {outer} V {HALF} H {HALF} V {outer} H {-HALF} V {HALF} H {-outer} V"
        f" {-HALF} H {-HALF} Z"
    )
    return f"M {-HALF} {-outer} H {HALF} {arm}"


OUTLINE = _outline()
"""The outline of the cross, as a path."""


def _cross() -> str:
    outline = OUTLINE
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
        + path(outline, fill=STONE, stroke="#7d6c4c", stroke_width=8, stroke_linejoin="round")
        + path(outline, fill=STONE, stroke="#d9cba9", stroke_width=4, stroke_linejoin="round")
    )


def _ring_cell(cell: int, standing: list[tuple[str, str]], *, has_barrier: bool) -> str:
    x, y, width, height = box(LAYOUT[cell])
    owner = next((colour for colour, start in START_CELL.items() if start == cell), None)
    fill, ink = (FILL[owner], ON_FILL[owner]) if owner else (STONE, ON_STONE)
    drawn = rectangle(
        -width / 2, -height / 2, width, height, fill=fill, stroke=STONE_EDGE, stroke_width=1.4
    )
    if owner:
        if standing:  # pale, so that a token of the same colour stands out
            ink = INK
            drawn += rectangle(
                -width / 2 + 3.5, -height / 2 + 3.5, width - 7, height - 7, fill=TINT[owner]
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
                    element("g", SILHOUETTE[owner], fill=ink, fill_opacity=0.85),
                    x=side * 22 * step[0],
                    y=side * 21 * step[1] + 9,
                    scale=0.38,
                )
                for side in (-1, 1)
            )
    if cell in REFUGES:
        drawn += circle(0, 0, 18, fill="#cdd1d6", stroke="#5f656e", stroke_width=2.4)
        drawn += circle(0, 0, 14, fill="none", stroke="#5f656e", stroke_width=1)
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
        token(colour, name, str(cell), *place)
        for (colour, name), place in zip(
            standing, arrange(len(standing), width, height), strict=True
        )
    )
    below_number = 6 if height > width else 0
    return group(
        drawn,
        group(tokens, beam(cell, width) if has_barrier else "", y=below_number),
        x=x,
        y=y,
        data_ring=str(cell),
    )


def _small_number(cell: int, width: float, height: float, ink: str) -> str:
    """Where tokens stand, the cell's number moves to its edge."""
    if width > height:
        return label(cell, -width / 2 + 4, -height / 2 + 9, 10.5, anchor="start", fill=ink)
    return label(cell, 0, -height / 2 + 8, 10.5, fill=ink)


def _arrow(state: State, colour: str) -> str:
    turn = TURN[colour]
    drawn = ""
    for step in range(1, 8):
        x, y, width, height = box(arrow_place(colour, step))
        names = find_tokens(state, colour, LAST_ON_RING + step)
        cell = rectangle(
            -width / 2,
            -height / 2,
            width,
            height,
            fill=TINT[colour],
            stroke=STONE_EDGE,
            stroke_width=1.4,
        )
        if not names:
            cell += group(
                path(
                    CHEVRON,
                    fill=FILL[colour],
                    stroke=DEEP[colour],
                    stroke_width=1.4,
                    stroke_linejoin="round",
                ),
                turn=turn,
            )
        place = f"{colour}-arrow-{step}"
        cell += "".join(
            token(colour, name, place, *spot)
            for name, spot in zip(names, arrange(len(names), width, height), strict=True)
        )
        drawn += group(cell, x=x, y=y, data_arrow=place)
    return drawn


# The workshops in the corners.


def _workshop(state: State, colour: str) -> str:
    across, down = WORKSHOP_PLACE[colour]
    x, y = (CORNER + 4) * (1 if across > 0 else -1), (CORNER + 4) * (1 if down > 0 else -1)
    is_seated = colour in state.colours
    is_marked = is_seated and colour in marked_colours(state)
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
        stroke=DEEP[colour],
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
            stroke=FILL[colour],
            stroke_width=6,
        )
    frieze = "M -95 0 " + FRIEZE[colour] * 8
    for edge in (-half + 28, half - 14):
        drawn += group(
            path(
                frieze,
                fill="none",
                stroke=DEEP[colour],
                stroke_width=2.2,
                stroke_linejoin="round",
                stroke_opacity=1 if is_seated else 0.4,
            ),
            y=edge,
        )
    is_playing = is_marked and state.phase != "over"
    foot = 28 if is_playing else 46
    drawn += path(
        "M -102", foot + 3, "H 102", stroke=DEEP[colour], stroke_width=5, stroke_linecap="round"
    )
    waiting = find_tokens(state, colour, 0)
    for index in range(TOKENS):
        spot, name = -75 + index * 50, f"{colour}{index + 1}"
        if name in waiting:
            drawn += token(colour, name, f"{colour}-workshop", spot, foot, 2)
        else:
            drawn += group(ghost(colour), x=spot, y=foot, scale=2)
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


def _in_hand(state: State) -> str:
    """The dice still to be played or thrown, the bonuses, and the sixes of this turn, around (0,
    68).
    """
    unthrown = {"draw": state.options.dice, "relaunch": 1, "build": 2}.get(state.phase, 0)
    things: list[tuple[float, str]] = []
    size = 40
    for face in (*state.dice, *(None,) * unthrown):
        things.append((size, die(face, -size / 2, -size / 2, size)))
    things.extend((46, bonus_coin(cells)) for cells in state.bonuses)
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
