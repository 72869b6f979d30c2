"""What must hold of every booklet, whatever its game, paper, language and ink."""

from __future__ import annotations

from itertools import zip_longest

import pytest

from colonnade.printing.order import PAPERS, Order
from colonnade.printing.sheets import Text, Tile
from tests.printing.pages import Page, find_booklet, find_pdf, read_fonts, read_pages

UNPRINTABLE = 5.0
"""The edge of the paper that most printers leave white."""
SPACE = 1.2
"""The box of a line may include the space at its end."""
TEXT_MARGIN, AREA_MARGIN = 18.0, 12.0


def check_words_stay_on_page(order: Order) -> None:
    """Check that every page has words, and that they keep its margins."""
    pages = read_pages(order)
    assert len(pages) >= 6
    sheets = find_booklet(order).sheets
    for page, sheet in zip_longest(pages, sheets, fillvalue=sheets[-1]):
        assert isinstance(page, Page)
        assert sorted((page.width, page.height)) == pytest.approx(PAPERS[order.paper], abs=0.1)
        assert page.words
        if isinstance(sheet, Tile):
            continue  # has the whole board, clipped: the next test looks at it
        margin = TEXT_MARGIN if isinstance(sheet, Text) else AREA_MARGIN
        for word in page.words:
            assert word.left >= margin - 0.5, word
            assert word.right <= page.width - margin + SPACE, word
            assert word.top >= margin - 4.5, word
            assert word.bottom <= page.height - UNPRINTABLE, word


def check_words_stay_in_column(order: Order) -> None:
    """The rules are set in two columns: no line runs into the other one or into the margin."""
    rules = read_pages(Order(order.game, order.paper, order.language, order.saves_ink, ("rules",)))
    for number, page in enumerate(rules):
        lines = [
            word
            for word in page.words
            if word.top > (35 if number == 0 else 0) and word.bottom < page.height - 15
        ]
        assert len(lines) > 20
        for word in lines:
            assert word.left >= TEXT_MARGIN - 0.5, word
            assert word.right <= page.width - TEXT_MARGIN + SPACE, word
            assert not word.left < page.width / 2 < word.right, word


def check_fonts_are_embedded(order: Order) -> None:
    """Check that every font of a booklet is embedded."""
    fonts = read_fonts(find_pdf(order))
    assert fonts
    assert all(fonts.values()), fonts
    assert {name.partition("+")[2].partition("-")[0] for name in fonts} == {"LibertinusSerif"}
