"""The lesson of Les 4 colonnes: counting throws of two dice, and forty cards about antiquity."""

from __future__ import annotations

from fractions import Fraction

from colonnade.analysis.quatre_colonnes.classroom import (
    FACES,
    WAY,
    chance_of_sum,
    chance_to_build,
    find_even_attempts,
    mean_throw,
    mean_wait,
)
from colonnade.games.quatre_colonnes.facts import FACTS
from colonnade.printing.lesson_plan import (
    Plan,
    format_decimal,
    format_fraction,
    format_percent,
    make_lesson,
)
from colonnade.printing.order import PrintContext
from colonnade.printing.sheets import Cards, CardToCut, Table, Text

_ALL = len(FACES) ** 2  # throws of two dice
_CARD_HEIGHT = 42.0  # five rows fit a page of Letter


def make_class_lesson(context: PrintContext) -> list[Text]:
    """The pages of the lesson, and a page of cards for each culture."""
    language = context.order.language
    even = find_even_attempts()
    fives, sixes = chance_of_sum(2, 5), chance_of_sum(2, 6)
    numbers: dict[str, dict[str, str | int]] = {
        "material-2": {"cards": len(FACTS.entries)},
        "question-4": {"way": WAY},
        "question-5": {"even": even},
        "answer-1": {
            "chance": format_fraction(chance_of_sum(1, 5)),
            "mean": int(mean_wait(chance_of_sum(1, 5))),
        },
        "answer-2": {"count": int(fives * _ALL), "chance": format_percent(fives, context.speaker)},
        "answer-3": {"count": int(sixes * _ALL), "chance": format_percent(sixes, context.speaker)},
        "answer-4": {
            "mean": format_decimal(f"{float(mean_throw(1)):.1f}", language),
            "one": round(WAY / mean_throw(1)),
            "two": round(WAY / mean_throw(2)),
        },
        "answer-5": {
            "chance": format_fraction(chance_to_build(1)),
            "mean": int(mean_wait(chance_to_build(1))),
            "even": even,
            "within": format_percent(chance_to_build(even), context.speaker),
        },
    }
    throws = Table(
        (("", *map(str, FACES)), *((str(face), *("",) * len(FACES)) for face in FACES)),
        context.say("printing-lesson-quatre_colonnes-two-dice"),
    )
    plan = Plan(
        minutes=(5, 10, 10, 15, 5, 5),
        numbers=numbers,
        drawn={2: throws},
        tables=make_tables(context),
        lines={2: 1, 3: 1, 5: 2},
    )
    return [*make_lesson(context, plan), *make_cards(context)]


def make_tables(context: PrintContext) -> tuple[Table, ...]:
    """A five and a six with one die and with two, and attempts to build."""
    speaker = context.speaker
    attempts = (1, 5, 10, find_even_attempts(), int(mean_wait(chance_to_build(1))), 50)

    def write(chance: Fraction) -> str:
        return f"{format_fraction(chance)} = {format_percent(chance, speaker)}"

    return (
        Table(
            (
                (
                    "",
                    context.say("printing-lesson-quatre_colonnes-one"),
                    context.say("printing-lesson-quatre_colonnes-two"),
                ),
                *(
                    (
                        context.say(f"printing-lesson-quatre_colonnes-{word}"),
                        *(write(chance_of_sum(dice, number)) for dice in (1, 2)),
                    )
                    for word, number in (("five", 5), ("six", 6))
                ),
            ),
            context.say("printing-lesson-quatre_colonnes-draws"),
        ),
        Table(
            (
                (context.say("printing-lesson-quatre_colonnes-attempts"), *map(str, attempts)),
                (
                    context.say("printing-lesson-chance"),
                    *(format_percent(chance_to_build(count), speaker) for count in attempts),
                ),
            ),
            context.say("printing-lesson-quatre_colonnes-build"),
        ),
    )


def make_cards(context: PrintContext) -> list[Text]:
    """The facts of each culture as cards to cut out, with their sources."""
    game = context.order.game
    return [
        Text(
            context.say(f"fact-{game}-group-{colour}"),
            (
                Cards(
                    tuple(
                        CardToCut(
                            fact.place,
                            context.say(f"fact-{game}-{fact.key}"),
                            fact.source,
                            f"small-{colour}",
                        )
                        for fact in FACTS.entries
                        if fact.colour == colour
                    ),
                    _CARD_HEIGHT,
                ),
            ),
            context.say("printing-lesson-quatre_colonnes-cards"),
            size=11.5,
            is_one_page=True,
        )
        for colour in dict.fromkeys(fact.colour for fact in FACTS.entries)
    ]
