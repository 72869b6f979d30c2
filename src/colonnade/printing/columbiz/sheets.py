"""The sheets of Columbiz: how to make it, discs, score pads, and what to know on one page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from colonnade.games.columbiz.board import COLOURS, DICE, LINE_POINTS, RESERVE
from colonnade.games.columbiz.rules import LAST_OF_TABLE, prison_points
from colonnade.locales import capitalise
from colonnade.printing.columbiz.drawing import draw_board as draw_board
from colonnade.printing.columbiz.drawing import draw_disc, draw_signs
from colonnade.printing.columbiz.lesson import make_class_lesson
from colonnade.printing.guide import make_guide
from colonnade.printing.order import PrintContext
from colonnade.printing.sheets import (
    Block,
    Drawing,
    Heading,
    Label,
    Line,
    Paragraph,
    Picture,
    Pictures,
    Placed,
    Sheet,
    Steps,
    Table,
    Text,
    place_in_grid,
)
from colonnade.printing.solids import Mesh, make_disc

GAP = 1.0
"""Between discs, to cut."""
_PAD_GAP = 8.0
_PAD_ROW = 6.6


def count_discs() -> dict[str, int]:
    """The discs of each colour: as many as it takes with the fewest players that use it (C1.2)."""
    return {
        colour: max(discs for players, discs in RESERVE.items() if at < players)
        for at, colour in enumerate(COLOURS)
    }


def draw_pictures(context: PrintContext) -> Mapping[str, Picture]:
    """Discs in true size and small, and the signs of the score pad."""
    pictures: dict[str, Picture] = {}
    for colour in COLOURS:
        name = capitalise(context.say(f"columbiz-colour-{colour}"))
        pictures[f"disc-{colour}"] = draw_disc(colour, context, context.piece, name)
        pictures[f"small-{colour}"] = draw_disc(colour, context, 8, name)
        pictures[f"middle-{colour}"] = draw_disc(colour, context, 14, name)
    return pictures | draw_signs(context)


def make_pieces(context: PrintContext) -> list[Drawing]:
    """All discs of the game, to cut out."""
    discs = [colour for colour, count in count_discs().items() for _ in range(count)]
    side = context.piece * 1.01  # with a hair of white around it
    height = 9
    pages = place_in_grid(
        len(discs), (side, side), (context.area[0], context.area[1] - height), GAP
    )
    drawn: list[Drawing] = []
    first = 0
    for places in pages:
        drawn.append(
            Drawing(
                context.say("printing-sheet-pieces"),
                tuple(
                    Placed(f"disc-{colour}", x, y + height)
                    for colour, (x, y) in zip(discs[first:], places, strict=False)
                ),
                labels=(
                    Label(
                        context.say("printing-columbiz-pieces", millimetres=context.piece),
                        0,
                        0,
                        context.area[0],
                        height - 2,
                        10,
                        "left",
                        is_wrapped=True,
                    ),
                ),
            )
        )
        first += len(places)
    return drawn


# The score pad


def make_pad(context: PrintContext) -> list[Drawing]:
    """Four score pads on a page: line points above the line, prison points and total below it."""
    width, height = (context.area[0] - _PAD_GAP) / 2, (context.area[1] - _PAD_GAP) / 2
    placed: list[Placed] = []
    lines: list[Line] = []
    labels: list[Label] = []
    for x in (0.0, width + _PAD_GAP):
        for y in (0.0, height + _PAD_GAP):
            pad = _Pad(context, x, y, width, height)
            placed += pad.placed
            lines += pad.lines
            labels += pad.labels
    middle, half = context.area[0] / 2, context.area[1] / 2
    lines += [
        Line(middle, 0, middle, context.area[1], 0.15, is_dashed=True),
        Line(0, half, context.area[0], half, 0.15, is_dashed=True),
    ]
    return [Drawing(context.say("printing-sheet-pad"), tuple(placed), tuple(lines), tuple(labels))]


class _Pad:
    """One score pad."""

    def __init__(
        self, context: PrintContext, x: float, y: float, width: float, height: float
    ) -> None:
        self.placed: list[Placed] = []
        self.lines: list[Line] = []
        self.labels: list[Label] = []
        names = 27.0
        each = (width - names) / len(COLOURS)
        heads, below, table = y + 9, y + height - 16 - 3 * 8, y + height - 12
        self._write(context.say("columbiz-name"), x, y, 34, 7, 13, is_bold=True)
        self._write(context.say("printing-pad-date"), x + width - 42, y, 16, 7, 9, align="right")
        self._rule(x + width - 25, y + 6, x + width, y + 6, 0.15)
        for at, colour in enumerate(COLOURS):
            self.placed.append(
                Placed(f"small-{colour}", x + names + (at + 0.5) * each - 4.1, heads)
            )
        top = heads + 9.4
        self._rule(x, top, x + width, top, 0.5)
        self.placed.append(Placed("sign-lines", x + 0.4, top + 1))
        self._write(context.say("columbiz-pad-lines"), x + 8, top + 0.6, names - 9, 6, 9.5)
        rows = int((below - top) // _PAD_ROW)
        for row in range(1, rows):
            y_row = top + row * (below - top) / rows
            self._rule(x + names, y_row, x + width, y_row, 0.1)
        self._rule(x, below, x + width, below, 0.9)
        for at, name in enumerate(("prisoners", "prison", "total")):
            y_row = below + at * 8
            if name == "prisoners":
                self.placed.append(Placed("sign-prison", x + 0.6, y_row + 1.3))
            self._write(
                context.say(f"columbiz-pad-{name}"),
                x + 8,
                y_row + 0.8,
                names - 9,
                6.4,
                9.5,
                is_bold=name == "total",
            )
            self._rule(x, y_row + 8, x + width, y_row + 8, 0.5 if at == 1 else 0.2)
        for at in range(len(COLOURS) + 1):
            across = x + names + at * each
            self._rule(across, heads, across, below + 24, 0.2)
        self._tabulate(x, table, width)

    def _tabulate(self, x: float, y: float, width: float) -> None:
        """C4.2: the prison table, along the lower edge."""
        columns = LAST_OF_TABLE + 2
        each = (width - 8) / (columns - 1)
        self.placed.append(Placed("sign-prison", x + 0.6, y + 0.3))
        for prisoners in range(LAST_OF_TABLE + 1):
            left = x + 8 + prisoners * each
            self._write(str(prisoners), left, y, each, 5.5, 8, align="center")
            points = str(prison_points(prisoners, "extend"))
            self._write(points, left, y + 5.8, each, 5.5, 8.5, align="center", is_bold=True)
            self._rule(left, y, left, y + 11.5, 0.1)
        self._rule(x + 8, y + 5.7, x + width, y + 5.7, 0.1)

    def _write(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        height: float,
        size: float,
        *,
        align: str = "left",
        is_bold: bool = False,
    ) -> None:
        self.labels.append(Label(text, x, y, width, height, size, align, is_bold))

    def _rule(self, x1: float, y1: float, x2: float, y2: float, width: float) -> None:
        self.lines.append(Line(x1, y1, x2, y2, width))


# Texts


def make_summary(context: PrintContext) -> list[Text]:
    """What to know while playing, on one page."""
    scoring = [length for length, points in enumerate(LINE_POINTS) if points]
    blocks: list[Block] = [
        Pictures(tuple(f"middle-{colour}" for colour in COLOURS)),
        Heading(context.say("lesson-minute")),
        Steps(tuple(context.say(f"lesson-columbiz-minute-{at}") for at in range(1, 7))),
        Heading(context.say("columbiz-pad-lines")),
        Table(
            (
                (context.say("printing-columbiz-in-line"), *map(str, scoring)),
                (context.say("printing-points"), *(str(LINE_POINTS[length]) for length in scoring)),
            )
        ),
        Heading(context.say("columbiz-pad-prison")),
        Table(
            (
                (
                    context.say("columbiz-pad-prisoners"),
                    *(str(prisoners) for prisoners in range(LAST_OF_TABLE + 1)),
                ),
                (
                    context.say("printing-points"),
                    *(
                        str(prison_points(prisoners, "extend"))
                        for prisoners in range(LAST_OF_TABLE + 1)
                    ),
                ),
            )
        ),
        Paragraph(context.say("rules-C4-3")),
        Heading(context.say("printing-players")),
        Table(
            (
                (context.say("printing-players"), *map(str, RESERVE)),
                (context.say("printing-columbiz-discs-each"), *map(str, RESERVE.values())),
            )
        ),
    ]
    return [
        Text(
            context.say("columbiz-name"),
            tuple(blocks),
            context.say("printing-sheet-summary"),
            size=11.5,
            is_one_page=True,
        )
    ]


def _make_guide(context: PrintContext) -> Sequence[Sheet]:
    count = sum(count_discs().values())
    return make_guide(
        context,
        Pictures(tuple(f"middle-{colour}" for colour in COLOURS)),
        needs=(
            context.say("printing-columbiz-need-dice", dice=DICE),
            context.say("printing-columbiz-need-discs", discs=count, millimetres=context.piece),
        ),
        steps=(context.say("printing-columbiz-step-discs", millimetres=context.piece),),
    )


sheets: Mapping[str, Callable[[PrintContext], Sequence[Sheet]]] = {
    "guide": _make_guide,
    "pieces": make_pieces,
    "pad": make_pad,
    "summary": make_summary,
    "lesson": make_class_lesson,
}


def make_solids(piece: int) -> Mapping[str, Mesh]:
    """The disc."""
    return {"disc": make_disc(piece)}
