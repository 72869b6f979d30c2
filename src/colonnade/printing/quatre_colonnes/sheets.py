"""The sheets of Les 4 colonnes: how to make it, tokens, a sheet for many games, and what to know on
one page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from colonnade.games.quatre_colonnes.board import COLOURS, REFUGES, START_CELL, TOKENS
from colonnade.games.quatre_colonnes.rules import BUILDING, CAPTURE_BONUS, SUMMIT_BONUS
from colonnade.printing.guide import make_guide
from colonnade.printing.order import PrintContext
from colonnade.printing.quatre_colonnes.columns import make_columns
from colonnade.printing.quatre_colonnes.drawing import draw_board as draw_board
from colonnade.printing.quatre_colonnes.lesson import make_class_lesson
from colonnade.printing.quatre_colonnes.pieces import draw_column, draw_pediment, draw_token
from colonnade.printing.sheets import (
    Drawing,
    Heading,
    Label,
    Line,
    Picture,
    Pictures,
    Placed,
    Sheet,
    Steps,
    Table,
    Text,
    place_in_grid,
)
from colonnade.printing.solids import Mesh

GAP = 2.0
_PAD_ROW = 11.0


def draw_pictures(context: PrintContext) -> Mapping[str, Picture]:
    """Tokens and pediment in true size, and columns as ornaments."""
    pictures = {
        f"token-{colour}{number}": draw_token(colour, number, context)
        for colour in COLOURS
        for number in range(1, TOKENS + 1)
    }
    for colour in COLOURS:
        name = context.say(f"quatre_colonnes-colour-{colour}")
        pictures[f"column-{colour}"] = draw_column(colour, context, 22, name)
        pictures[f"small-{colour}"] = draw_column(colour, context, 10, name)
    return pictures | {"pediment": draw_pediment(context)}


def make_pieces(context: PrintContext) -> list[Drawing]:
    """The tokens of all colours, and the pediment."""
    pictures = draw_pictures(context)
    names = [f"token-{colour}{number}" for colour in COLOURS for number in range(1, TOKENS + 1)]
    strip, pediment = pictures[names[0]], pictures["pediment"]
    size, height = (strip.width, strip.height), 14.0
    pages = place_in_grid(len(names), size, (context.area[0], context.area[1] - height), GAP)
    note = Label(
        context.say("printing-quatre_colonnes-pieces", millimetres=context.piece),
        0,
        0,
        context.area[0],
        height - 2,
        10,
        "left",
        is_wrapped=True,
    )
    drawn: list[Drawing] = []
    first = 0
    for places in pages:
        placed = [
            Placed(name, x, y + height) for name, (x, y) in zip(names[first:], places, strict=False)
        ]
        first += len(places)
        below = max(place.y for place in placed) + strip.height + 6
        if first == len(names) and below + pediment.height <= context.area[1]:
            placed.append(Placed("pediment", (context.area[0] - pediment.width) / 2, below))
        drawn.append(Drawing(context.say("printing-sheet-pieces"), tuple(placed), labels=(note,)))
    if not any(place.picture == "pediment" for page in drawn for place in page.placed):
        drawn.append(
            Drawing(
                context.say("printing-sheet-pieces"),
                (Placed("pediment", (context.area[0] - pediment.width) / 2, height),),
                labels=(note,),
            )
        )
    return drawn


def make_pad(context: PrintContext) -> list[Drawing]:
    """A sheet for many games: a row per game, and per colour four columns to tick and a pediment
    for the one who builds.
    """
    width, height = context.area
    date = 30.0
    each = (width - date) / len(COLOURS)
    placed: list[Placed] = []
    lines: list[Line] = []
    labels = [
        Label(context.say("quatre_colonnes-name"), 0, 0, 80, 9, 16, "left", is_bold=True),
        Label(
            context.say("printing-quatre_colonnes-pad"),
            82,
            0,
            width - 82,
            9,
            9,
            "right",
            is_wrapped=True,
        ),
        Label(context.say("printing-pad-date"), 0, 14, date - 2, 9, 10, "left"),
    ]
    for at, colour in enumerate(COLOURS):
        x = date + at * each
        placed.append(Placed(f"small-{colour}", x + 3, 12))
        labels.append(
            Label(
                context.say(f"quatre_colonnes-colour-{colour}"),
                x + 10,
                14,
                each - 12,
                8,
                10,
                "left",
            )
        )
    top = 24.0
    rows = int((height - top) // _PAD_ROW)
    for row in range(rows + 1):
        y = top + row * _PAD_ROW
        lines.append(Line(0, y, width, y, 0.5 if row == 0 else 0.15))
        if row < rows:
            for at in range(len(COLOURS)):
                lines += _tick_boxes(date + at * each, y, each)
    bottom = top + rows * _PAD_ROW
    for at in range(len(COLOURS)):
        x = date + at * each
        lines.append(Line(x, 12, x, bottom, 0.2))
    return [Drawing(context.say("printing-sheet-pad"), tuple(placed), tuple(lines), tuple(labels))]


def _tick_boxes(x: float, y: float, width: float) -> list[Line]:
    """Four columns to tick and the pediment on them."""
    side, lines = 4.2, list[Line]()
    step = min(6.5, (width - 8) / TOKENS)
    left = x + (width - step * TOKENS) / 2
    top, bottom = y + 5.2, y + _PAD_ROW - 1.4
    for at in range(TOKENS):
        first = left + at * step + (step - side) / 2
        last = first + side
        lines += [
            Line(first, top, last, top, 0.12),
            Line(first, bottom, last, bottom, 0.12),
            Line(first, top, first, bottom, 0.12),
            Line(last, top, last, bottom, 0.12),
        ]
    middle, right = left + step * TOKENS / 2, left + step * TOKENS
    return [
        *lines,
        Line(left, y + 4.4, right, y + 4.4, 0.12),
        Line(left, y + 4.4, middle, y + 1.2, 0.12),
        Line(right, y + 4.4, middle, y + 1.2, 0.12),
    ]


def make_summary(context: PrintContext) -> list[Text]:
    """What to know while playing, on one page."""
    faces = " + ".join(map(str, BUILDING))
    return [
        Text(
            context.say("quatre_colonnes-name"),
            (
                Pictures(tuple(f"column-{colour}" for colour in COLOURS)),
                Heading(context.say("lesson-minute")),
                Steps(
                    tuple(context.say(f"lesson-quatre_colonnes-minute-{at}") for at in range(1, 7))
                ),
                Heading(context.say("printing-quatre_colonnes-throws")),
                Table(
                    (
                        ("5", context.say("printing-quatre_colonnes-five")),
                        ("6", context.say("printing-quatre_colonnes-six")),
                        ("6 · 6 · 6", context.say("printing-quatre_colonnes-third")),
                        (faces, context.say("printing-quatre_colonnes-build")),
                    ),
                    is_text=True,
                ),
                Heading(context.say("printing-quatre_colonnes-bonuses")),
                Table(
                    (
                        (f"+ {CAPTURE_BONUS}", context.say("printing-quatre_colonnes-captured")),
                        (f"+ {SUMMIT_BONUS}", context.say("printing-quatre_colonnes-arrived")),
                    ),
                    is_text=True,
                ),
                Heading(context.say("printing-quatre_colonnes-cells")),
                Table(
                    (
                        (
                            context.say("printing-quatre_colonnes-starts"),
                            ", ".join(map(str, sorted(START_CELL.values()))),
                        ),
                        (
                            context.say("printing-quatre_colonnes-refuges"),
                            ", ".join(map(str, sorted(REFUGES))),
                        ),
                    ),
                    is_text=True,
                ),
            ),
            context.say("printing-sheet-summary"),
            size=11.5,
            is_one_page=True,
        )
    ]


def _make_guide(context: PrintContext) -> Sequence[Sheet]:
    return make_guide(
        context,
        Pictures(tuple(f"column-{colour}" for colour in COLOURS)),
        needs=(
            context.say("printing-quatre_colonnes-need-dice"),
            context.say("printing-quatre_colonnes-need-tokens", millimetres=context.piece),
        ),
        steps=(
            context.say("printing-quatre_colonnes-step-tokens"),
            context.say("printing-quatre_colonnes-step-pediment"),
        ),
    )


sheets: Mapping[str, Callable[[PrintContext], Sequence[Sheet]]] = {
    "guide": _make_guide,
    "pieces": make_pieces,
    "pad": make_pad,
    "summary": make_summary,
    "lesson": make_class_lesson,
}


def make_solids(piece: int) -> Mapping[str, Mesh]:
    """The four columns."""
    return make_columns(piece)
