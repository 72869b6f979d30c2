"""The centre of a drawing of Les 4 colonnes: the base of the monument; at the end the monument."""

from __future__ import annotations

from collections.abc import Mapping

from colonnade.core.svg import (
    INK,
    IVORY,
    circle,
    element,
    group,
    path,
    rectangle,
)
from colonnade.games.quatre_colonnes.artwork import (
    COLUMN_HEIGHT,
    DEEP,
    FILL,
    HALF,
    STONE,
    TINT,
    TURN,
    token,
    wreath,
)
from colonnade.games.quatre_colonnes.board import (
    COLOURS,
    SUMMIT,
)
from colonnade.games.quatre_colonnes.description import find_tokens, marked_colours
from colonnade.games.quatre_colonnes.state import State

INNER = 44
"""Half the side of the square where the temple is to be built."""


def base(
    tint: Mapping[str, str] = TINT,
    deep: Mapping[str, str] = DEEP,
    *,
    stone: str = STONE,
    ground: str = "#efe6d0",
    edge: str = "#7d6c4c",
    seam: str = "#a8987a",
) -> str:
    """Four sides of stone steps, one below each arrow, around an empty square."""
    drawn = rectangle(-HALF, -HALF, 2 * HALF, 2 * HALF, fill=ground, stroke=edge, stroke_width=2)
    inner = INNER
    for colour, turn in TURN.items():
        side = path(
            "M",
            -HALF,
            HALF,
            "H",
            HALF,
            "L",
            inner,
            inner,
            "H",
            -inner,
            "Z",
            fill=tint[colour],
            stroke=seam,
            stroke_width=1.5,
        )
        steps = "".join(
            path("M", -at, at, "H", at, stroke=deep[colour], stroke_opacity=0.35, stroke_width=1.4)
            for at in (56, 97)
        )
        drawn += group(side, steps, turn=turn)
    return drawn + rectangle(
        -inner, -inner, 2 * inner, 2 * inner, fill=stone, stroke=edge, stroke_width=2
    )


def temple(stroke: str, stroke_width: float) -> str:
    """The place of the temple to be built: its outline."""
    lines = path("M -34 -10 L 0 -32 L 34 -10 Z M -32 -3 H 32 M -36 30 H 36 M -31 25 H 31")
    lines += "".join(path("M", x, -3, "V 25") for x in (-24, -8, 8, 24))
    return element(
        "g",
        lines,
        fill="none",
        stroke=stroke,
        stroke_width=stroke_width,
        stroke_linejoin="round",
        stroke_dasharray="5 3",
    )


def centre(state: State) -> str:
    """Four sides of stone steps, one below each arrow, where finished columns stand up, and the
    place of the temple to be built.
    """
    is_building = state.phase == "build"
    drawn = base() + temple(
        DEEP[state.colours[state.seat]] if is_building else "#8d7c5c", 3 if is_building else 2.2
    )
    for colour in COLOURS:
        places = _SUMMIT_PLACES[colour]
        for at, name in enumerate(find_tokens(state, colour, SUMMIT)):
            drawn += token(colour, name, f"{colour}-summit", *places[at])
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


def monument(state: State) -> str:
    """The end: the winners' columns carry the pediment, in their colour; other finished columns
    stand small on the steps.
    """
    winners = marked_colours(state)
    colour = winners[0]
    other = winners[-1]
    drawn = rectangle(
        -HALF, -HALF, 2 * HALF, 2 * HALF, fill="#dcebf0", stroke="#7d6c4c", stroke_width=2
    )
    for at in range(3):
        drawn += rectangle(
            -82 - at * 8,
            58 + at * 13,
            164 + at * 16,
            13,
            fill=STONE,
            stroke="#7d6c4c",
            stroke_width=1.4,
        )
    orders = len(winners)
    high = 82 / orders
    for at, winner in enumerate(winners):
        foot = 57 - (orders - 1 - at) * high
        scale = (high - 7) / COLUMN_HEIGHT if orders > 1 else 1.72
        for index, name in enumerate(find_tokens(state, winner, SUMMIT)):
            drawn += token(winner, name, f"{winner}-summit", -60 + 40 * index, foot, scale)
        if at:
            drawn += rectangle(-84, foot - high, 168, 6, fill=STONE, stroke=INK, stroke_width=1.4)
    drawn += rectangle(-90, -36, 180, 13, fill=STONE, stroke=INK, stroke_width=2)
    drawn += path("M -82 -30 H 82", stroke=DEEP[colour], stroke_width=3, stroke_dasharray="5 5")
    drawn += group(
        path("M 0 -94 L 98 -36 H 0 Z", fill=FILL[other]),
        path("M 0 -94 L -98 -36 H 0 Z", fill=FILL[colour]),
        path(
            "M 0 -94 L 98 -36 H -98 Z",
            fill="none",
            stroke=INK,
            stroke_width=3.5,
            stroke_linejoin="round",
        ),
        path("M 0 -83 L 76 -41 H -76 Z", fill="none", stroke=IVORY, stroke_width=1.8),
        circle(0, -56, 14, fill=IVORY, stroke=INK, stroke_width=2),
        wreath(),
        data_pediment=colour,
    )
    others = [
        (loser, name)
        for loser in COLOURS
        if loser not in winners
        for name in find_tokens(state, loser, SUMMIT)
    ]
    for at, (loser, name) in enumerate(others):
        drawn += token(loser, name, f"{loser}-summit", (at - (len(others) - 1) / 2) * 15.5, 96, 0.6)
    return group(drawn, data_summit="")
