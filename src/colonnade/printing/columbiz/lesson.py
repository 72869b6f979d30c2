"""The lesson of Columbiz: eight dice, three throws, and what keeping is worth."""

from __future__ import annotations

from colonnade.analysis.columbiz.classroom import (
    chance_of_alike,
    chance_of_cell,
    chance_of_face,
    chance_of_row,
)
from colonnade.games.columbiz.board import DICE, SIZE
from colonnade.games.columbiz.rules import THROWS
from colonnade.printing.lesson_plan import (
    Plan,
    format_decimal,
    format_fraction,
    format_percent,
    make_lesson,
)
from colonnade.printing.order import PrintContext
from colonnade.printing.sheets import Table, Text

_TRIALS = 20  # throws of each group
_WANTED = 4  # dice alike, in the last questions
_ROWS = range(1, SIZE + 1)


def make_class_lesson(context: PrintContext) -> list[Text]:
    """The pages of the lesson."""
    language = context.order.language
    once = chance_of_face(THROWS)
    three = chance_of_alike(3)
    numbers: dict[str, dict[str, str | int]] = {
        "material-1": {"dice": DICE},
        "behind": {"throws": THROWS, "once": format_fraction(once)},
        "answer-2": {
            "chance": format_percent(three, context.speaker),
            "times": str(round(_TRIALS * three)),
        },
        "answer-3": {
            "never": format_fraction(1 - once),
            "once": format_fraction(once),
            "chance": format_percent(once, context.speaker),
        },
        "answer-4": {
            "dice": DICE,
            "once": format_fraction(once),
            "mean": format_decimal(f"{float(DICE * once):.1f}", language),
        },
        "answer-5": {"chance": format_percent(chance_of_cell(_WANTED), context.speaker)},
        "answer-6": {
            "cell": format_percent(chance_of_cell(_WANTED), context.speaker),
            "row": format_percent(chance_of_row(_WANTED), context.speaker),
        },
    }
    tally = Table(
        (
            (context.say("printing-lesson-columbiz-tally"), *map(str, range(2, DICE + 1))),
            (context.say("printing-lesson-columbiz-tallied"), *("",) * (DICE - 1)),
        )
    )
    plan = Plan(
        minutes=(5, 10, 10, 15, 5, 5),
        numbers=numbers,
        drawn={2: tally},
        tables=make_tables(context),
        lines={2: 1, 4: 2},
    )
    return make_lesson(context, plan)


def make_tables(context: PrintContext) -> tuple[Table, ...]:
    """Dice alike in one throw; a given cell and a row, throw by throw."""
    speaker = context.speaker
    alike = range(2, DICE + 1)
    throws = range(1, THROWS + 1)
    heads = (context.say("printing-lesson-columbiz-dice"), *map(str, _ROWS))
    names = [context.say("printing-lesson-columbiz-throw", throw=throw) for throw in throws]
    return (
        Table(
            (
                (context.say("printing-lesson-columbiz-alike-row"), *map(str, alike)),
                (
                    context.say("printing-lesson-chance"),
                    *(format_percent(chance_of_alike(count), speaker) for count in alike),
                ),
            ),
            context.say("printing-lesson-columbiz-alike"),
        ),
        *(
            Table(
                (
                    heads,
                    *(
                        (
                            name,
                            *(format_percent(find(row, throw), speaker) for row in _ROWS),
                        )
                        for name, throw in zip(names, throws, strict=True)
                    ),
                ),
                context.say(title),
            )
            for title, find in (
                ("printing-lesson-columbiz-cell", chance_of_cell),
                ("printing-lesson-columbiz-row", chance_of_row),
            )
        ),
    )
