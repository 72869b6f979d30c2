"""Booklets of every game, language and paper: no text leaves its box, and fonts are embedded."""

from __future__ import annotations

import io

import pypdf
import pytest
from msgspec.structs import replace
from PIL import ImageChops, ImageStat

from colonnade.locales import LANGUAGES
from colonnade.printing.booklet import make_booklet
from colonnade.printing.order import USUAL, Order
from colonnade.printing.sheets import Drawing, Label, Text
from colonnade.printing.typesetting import count_pages, typeset_pdf
from tests.printing.checks import (
    UNPRINTABLE,
    check_fonts_are_embedded,
    check_words_stay_in_column,
    check_words_stay_on_page,
)
from tests.printing.pages import GAMES, find_box, find_pdf, name_order, read_pages, render

ORDERS = [
    *(Order(game, language=language) for game in GAMES for language in LANGUAGES),
    *(Order(game, paper, "nl", saves_ink=True) for game in GAMES for paper in ("letter", "a3")),
]


@pytest.mark.parametrize("order", ORDERS, ids=name_order)
def test_no_text_leaves_its_page(order: Order) -> None:
    check_words_stay_on_page(order)


@pytest.mark.parametrize("order", [*ORDERS[:1], *ORDERS[5:6], *ORDERS[-4:]], ids=name_order)
def test_nothing_is_drawn_where_printers_leave_the_paper_white(order: Order) -> None:
    for number in range(len(read_pages(order))):
        page = render(order, number, 1)
        box = find_box(page, 250)
        assert min(box[:2]) >= UNPRINTABLE
        assert box[2] <= page.width - UNPRINTABLE
        assert box[3] <= page.height - UNPRINTABLE


@pytest.mark.parametrize("order", ORDERS, ids=name_order)
def test_no_text_leaves_its_column(order: Order) -> None:
    check_words_stay_in_column(order)


def test_a_text_that_does_not_fit_its_box_is_an_error() -> None:
    booklet = make_booklet(Order("columbiz", sheets=("pad",)))
    (page,) = booklet.sheets
    assert isinstance(page, Drawing)
    narrow = Label("Donaudampfschifffahrt", 0, 0, 8, 5)
    with pytest.raises(RuntimeError, match="does not fit its box: Donaudampfschifffahrt"):
        typeset_pdf(replace(booklet, sheets=[replace(page, labels=(narrow,))]))


def test_a_summary_of_two_pages_is_an_error() -> None:
    booklet = make_booklet(Order("columbiz", sheets=("summary",)))
    (page,) = booklet.sheets
    assert isinstance(page, Text)
    with pytest.raises(RuntimeError, match="does not fit one page"):
        typeset_pdf(replace(booklet, sheets=[replace(page, blocks=page.blocks * 2)]))


@pytest.mark.parametrize("order", ORDERS[::5], ids=name_order)
def test_all_fonts_are_embedded(order: Order) -> None:
    check_fonts_are_embedded(order)


def test_the_same_order_gives_the_same_file() -> None:
    order = Order("columbiz", language="es", sheets=("summary",))
    assert typeset_pdf(make_booklet(order)) == typeset_pdf(make_booklet(order))


def test_pages_are_counted() -> None:
    pdf = find_pdf(Order("quatre_colonnes"))
    assert count_pages(pdf) == len(pypdf.PdfReader(io.BytesIO(pdf)).pages)


def test_only_the_sheets_that_were_asked_for() -> None:
    sizes = {sheet: len(read_pages(Order("columbiz", sheets=(sheet,)))) for sheet in USUAL}
    assert sum(sizes.values()) == len(read_pages(Order("columbiz")))
    assert all(sizes.values())


@pytest.mark.parametrize("game", GAMES)
def test_saving_ink_takes_no_colour_and_little_black(game: str) -> None:
    order = Order(game, "letter", "nl", saves_ink=True)
    for number in range(len(read_pages(order))):
        page = render(order, number, 2)
        channels = page.split()
        for other in channels[1:]:
            difference = ImageChops.difference(channels[0], other).histogram()
            assert sum(difference[24:]) == 0, number  # the ink of signs is nearly black
        black = 1 - ImageStat.Stat(page.convert("L")).mean[0] / 255
        assert black < 0.15, (number, black)
