"""The lessons for a class: fifty minutes, exact tables, all words used, every part on its page."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb
from pathlib import Path

import pytest
from msgspec.structs import replace

from colonnade.core.message import Argument
from colonnade.games import GAMES
from colonnade.locales import LANGUAGES, Speaker
from colonnade.printing.booklet import make_booklet
from colonnade.printing.lesson_plan import MINUTES, format_percent
from colonnade.printing.order import PAPERS, SHEETS, USUAL, Order
from colonnade.printing.sheets import Cards, Space, Steps, Table, Text
from colonnade.printing.typesetting import typeset_pdf
from tests.analysis.columbiz_keeps import best_throw, throw_dice
from tests.printing.checks import check_fonts_are_embedded
from tests.printing.pages import find_booklet, read_pages

PAGES = {"columbiz": 3, "quatre_colonnes": 7}
ORDERS = [
    *(
        Order(game, language=language, sheets=("lesson",))
        for game in PAGES
        for language in LANGUAGES
    ),
    *(
        Order(game, paper, "nl", saves_ink=True, sheets=("lesson",))
        for game in PAGES
        for paper in PAPERS
        if paper != "a4"
    ),
]


def name_order(order: Order) -> str:
    return f"{order.game}-{order.paper}-{order.language}"


def sheets_of(game: str, language: str = "en") -> list[Text]:
    sheets = find_booklet(Order(game, language=language, sheets=("lesson",))).sheets
    assert all(isinstance(sheet, Text) for sheet in sheets)
    return [sheet for sheet in sheets if isinstance(sheet, Text)]


def tables_of(game: str, page: int) -> list[Table]:
    return [block for block in sheets_of(game)[page].blocks if isinstance(block, Table)]


def test_a_lesson_is_printed_only_when_asked_for() -> None:
    assert "lesson" in SHEETS
    assert "lesson" not in USUAL
    assert "lesson" not in Order("columbiz").sheets


@pytest.mark.parametrize("game", PAGES)
def test_the_steps_take_fifty_minutes(game: str) -> None:
    (timetable,) = tables_of(game, 0)
    assert sum(int(row[0].split()[0]) for row in timetable.rows) == MINUTES


@pytest.mark.parametrize("game", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_room_and_an_answer_on_another_page(game: str, language: str) -> None:
    _, worksheet, answers, *_ = sheets_of(game, language)
    questions = [block for block in worksheet.blocks if isinstance(block, Steps)]
    assert [block.first for block in questions] == [1, 2, 3, 4, 5, 6]
    assert sum(isinstance(block, Space) for block in worksheet.blocks) == len(questions) + 1
    (given,) = (block for block in answers.blocks if isinstance(block, Steps))
    assert len(given.texts) == len(questions)
    texts = [*given.texts, *(text for block in questions for text in block.texts)]
    assert not any("{" in text or "printing-" in text for text in texts)


@pytest.mark.parametrize("order", ORDERS, ids=name_order)
def test_every_part_is_on_its_page_and_inside_the_margins(order: Order) -> None:
    pages = read_pages(order)
    assert len(pages) == PAGES[order.game]
    for page in pages:
        for word in page.words:
            assert word.left >= 17.5, word
            assert word.right <= page.width - 18 + 1.2, word
            assert word.bottom <= page.height - 5, word


@pytest.mark.parametrize("order", [ORDERS[1], ORDERS[6]], ids=name_order)
def test_fonts_are_embedded(order: Order) -> None:
    check_fonts_are_embedded(order)


def test_a_card_that_is_too_long_is_an_error() -> None:
    booklet = find_booklet(ORDERS[-1])
    sheet = booklet.sheets[3]
    assert isinstance(sheet, Text)
    (block,) = sheet.blocks
    assert isinstance(block, Cards)
    assert len(block.cards) == 10
    long = replace(block.cards[0], text=block.cards[0].text * 4)
    sheet = replace(sheet, blocks=(replace(block, cards=(long, *block.cards[1:])),))
    with pytest.raises(RuntimeError, match="does not fit its card: Marseille"):
        typeset_pdf(replace(booklet, sheets=[sheet]))


def test_every_word_of_the_file_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    text = Speaker.text

    def listen(self: Speaker, key: str, /, **arguments: Argument) -> str:
        said.add(key)
        return text(self, key, **arguments)

    monkeypatch.setattr(Speaker, "text", listen)
    for game in PAGES:
        make_booklet(Order(game, sheets=("lesson",)))
    file = Path(__file__).parents[2] / "src/colonnade/locales/en/printing_lesson.ftl"
    keys = set(re.findall(r"^(printing-lesson-\S+) =", file.read_text(encoding="utf-8"), re.M))
    assert keys == {key for key in said if key.startswith("printing-lesson-")}


# The tables, computed in another way


def percents(*chances: Fraction) -> tuple[str, ...]:
    return tuple(format_percent(chance, Speaker("en")) for chance in chances)


def test_the_tables_of_columbiz() -> None:
    alike, cell, row = tables_of("columbiz", 2)
    first = throw_dice(())
    counted = [
        sum(chance for dice, chance in first if max(Counter(dice).values()) >= count)
        for count in range(2, 9)
    ]
    assert alike.rows[1][1:] == percents(*(Fraction(chance) for chance in counted))
    for throws in (1, 2, 3):
        miss = Fraction(5, 6) ** throws
        binomial = [
            sum(
                (comb(8, k) * (1 - miss) ** k * miss ** (8 - k) for k in range(needed, 9)),
                Fraction(),
            )
            for needed in range(1, 7)
        ]
        assert cell.rows[throws][1:] == percents(*binomial)
        best = [best_throw((), needed, throws) for needed in range(1, 7)]
        assert row.rows[throws][1:] == percents(*best)


def test_the_tables_of_les_4_colonnes() -> None:
    draws, build = tables_of("quatre_colonnes", 2)
    pairs = list(product(range(1, 7), repeat=2))
    for row, number in ((1, 5), (2, 6)):
        hits = sum(number in pair or sum(pair) == number for pair in pairs)
        assert draws.rows[row][1].endswith(percents(Fraction(1, 6))[0])
        assert draws.rows[row][2].endswith(percents(Fraction(hits, 36))[0])
    attempts = [int(text) for text in build.rows[0][1:]]
    assert 25 in attempts
    expected = percents(*(1 - Fraction(35, 36) ** count for count in attempts))
    assert build.rows[1][1:] == expected
    state = GAMES["quatre_colonnes"].from_position("Q11ises-Y72727272G00000000-Yb0")
    won = [
        chance
        for action, chance in GAMES["quatre_colonnes"].chances(state)
        if str(action) == "roll 3 3"
    ]
    assert won == [Fraction(1, 36)]


@pytest.mark.parametrize(
    ("chance", "language", "text"),
    [
        (Fraction(1), "en", "100%"),
        (Fraction(1, 3), "fr", "33,3\u202f%"),
        (Fraction(6, 6**8), "sv", "0,0004\u00a0%"),
        (Fraction(1, 1000), "nl", "0,1%"),
    ],
)
def test_percentages_are_written_as_the_language_does(
    chance: Fraction, language: str, text: str
) -> None:
    assert format_percent(chance, Speaker(language)) == text
