"""A lesson of fifty minutes for a class: a page for the teacher, a worksheet, and the answers.

The words are in `locales/<language>/printing_lesson.ftl`; a game says how long each step takes, and
which numbers and tables belong to its questions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from colonnade.locales import LANGUAGES, Speaker
from colonnade.printing.order import PrintContext
from colonnade.printing.sheets import Block, Heading, Paragraph, Points, Space, Steps, Table, Text

MINUTES = 50
_SMALL = Fraction(1, 1000)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a game adds to the texts of its lesson."""

    minutes: tuple[int, ...]
    """Of each step."""
    numbers: Mapping[str, Mapping[str, str | int]]
    """The arguments of its sentences, by the last part of their key."""
    drawn: Mapping[int, Block]
    """What stands under a question of the worksheet, by its number."""
    tables: tuple[Block, ...]
    """On the page of answers."""
    goals: int = 3
    materials: int = 3
    questions: int = 6
    levels: int = 2
    lines: Mapping[int, int] = field(default_factory=dict[int, int])
    """Lines to write on, by the question's number; three where nothing is said."""


def make_lesson(context: PrintContext, plan: Plan) -> list[Text]:
    """The pages of a lesson: each of its three parts on one."""
    name = context.say(f"{context.order.game}-name")

    def say(key: str) -> str:
        return context.say(
            f"printing-lesson-{context.order.game}-{key}", **plan.numbers.get(key, {})
        )

    def say_all(kind: str, count: int) -> tuple[str, ...]:
        return tuple(say(f"{kind}-{number}") for number in range(1, count + 1))

    steps = say_all("step", len(plan.minutes))
    timetable = tuple(
        (context.say("printing-lesson-minutes", minutes=minutes), step)
        for minutes, step in zip(plan.minutes, steps, strict=True)
    )
    teacher = (
        Paragraph(say("intro")),
        Heading(context.say("printing-lesson-goals")),
        Points(say_all("goal", plan.goals)),
        Heading(context.say("printing-lesson-material")),
        Points(say_all("material", plan.materials)),
        Heading(context.say("printing-lesson-timetable")),
        Table(timetable, is_text=True),
        Heading(context.say("printing-lesson-behind")),
        Paragraph(say("behind")),
        Heading(context.say("printing-lesson-levels")),
        Points(say_all("level", plan.levels)),
    )
    questions = say_all("question", plan.questions)
    worksheet: list[Block] = [Paragraph(context.say("printing-lesson-name")), Space(1)]
    for number, question in enumerate(questions, 1):
        worksheet.append(Steps((question,), first=number))
        if number in plan.drawn:
            worksheet.append(plan.drawn[number])
        worksheet.append(Space(plan.lines.get(number, 3)))
    answers = (
        Steps(say_all("answer", plan.questions)),
        *plan.tables,
        Paragraph(context.say("printing-lesson-exact")),
    )
    return [
        Text(name, teacher, context.say("printing-sheet-lesson"), size=11.5, is_one_page=True),
        Text(name, tuple(worksheet), context.say("printing-lesson-worksheet"), is_one_page=True),
        Text(name, answers, context.say("printing-lesson-answers"), size=11.5, is_one_page=True),
    ]


def format_percent(chance: Fraction, speaker: Speaker) -> str:
    """A chance in per cent, as the language writes it: one decimal, more where it is tiny."""
    digits = None if chance == 1 else 1 if chance >= _SMALL else 4
    return speaker.format_percent(float(chance), digits)


def format_decimal(written: str, language: str) -> str:
    """A number with the decimal sign of the language."""
    return written.replace(".", LANGUAGES[language].decimal_sign)


def format_fraction(value: Fraction) -> str:
    """A fraction in lowest terms."""
    return f"{value.numerator}/{value.denominator}"
