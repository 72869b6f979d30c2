"""Booklets of every game, language and paper: no text leaves its box, and fonts are embedded."""

from __future__ import annotations

import io
from itertools import zip_longest

import pypdf
import pytest
from msgspec.structs import replace
from PIL import ImageChops, ImageStat
from pypdf.generic import DictionaryObject, PdfObject

from colonnade.locales import LANGUAGES
from colonnade.printing.booklet import make_booklet
from colonnade.printing.order import PAPERS, USUAL, Order
from colonnade.printing.sheets import Drawing, Label, Text, Tile
from colonnade.printing.typesetting import count_pages, typeset_pdf
from tests.printing.pages import Page, find_booklet, find_box, find_pdf, read_pages, render

GAMES = ("columbiz", "quatre_colonnes")
ORDERS = [
    *(Order(game, language=language) for game in GAMES for language in LANGUAGES),
    *(Order(game, paper, "nl", saves_ink=True) for game in GAMES for paper in ("letter", "a3")),
]
UNPRINTABLE = 5.0
"""The edge of the paper that most printers leave white."""
SPACE = 1.2
"""The box of a line may include the space at its end."""
TEXT_MARGIN, AREA_MARGIN = 18.0, 12.0


def name_order(order: Order) -> str:
    return f"{order.game}-{order.paper}-{order.language}{'-ink' if order.saves_ink else ''}"


@pytest.mark.parametrize("order", ORDERS, ids=name_order)
def test_no_text_leaves_its_page(order: Order) -> None:
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
    fonts: dict[str, bool] = {}
    for page in pypdf.PdfReader(io.BytesIO(find_pdf(order))).pages:
        collect_fonts(page["/Resources"].get_object(), fonts)
    assert fonts
    assert all(fonts.values()), fonts
    assert {name.partition("+")[2].partition("-")[0] for name in fonts} == {"LibertinusSerif"}


def collect_fonts(resources: PdfObject | None, fonts: dict[str, bool]) -> None:
    """Also those of drawings within drawings."""
    assert isinstance(resources, DictionaryObject)
    for each in resources.get("/Font", {}).values():
        font = each.get_object()
        described = font.get("/DescendantFonts", [font])[0].get_object()["/FontDescriptor"]
        fonts[font["/BaseFont"]] = any(name.startswith("/FontFile") for name in described)
    for each in resources.get("/XObject", {}).values():
        inner = each.get_object().get("/Resources")
        if inner is not None:
            collect_fonts(inner.get_object(), fonts)


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
