"""What tests read in a PDF: words with their boxes, and pages as pictures. Lengths are millimetres
from the upper left corner.
"""

from __future__ import annotations

import io
from functools import cache
from typing import Any, NamedTuple

import pypdf
import pypdfium2
from PIL import Image
from pypdf.generic import DictionaryObject, PdfObject

from colonnade.printing.booklet import make_booklet
from colonnade.printing.order import Order
from colonnade.printing.sheets import Booklet
from colonnade.printing.typesetting import typeset_pdf

GAMES = ("columbiz", "quatre_colonnes")
POINT = 25.4 / 72


def name_order(order: Order) -> str:
    return f"{order.game}-{order.paper}-{order.language}{'-ink' if order.saves_ink else ''}"


class Word(NamedTuple):
    text: str
    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


class Page(NamedTuple):
    width: float
    height: float
    words: list[Word]
    """Runs of text, as the PDF has them."""


@cache
def find_booklet(order: Order) -> Booklet:
    return make_booklet(order)


@cache
def find_pdf(order: Order) -> bytes:
    return typeset_pdf(find_booklet(order))


@cache
def read_pages(order: Order) -> list[Page]:
    document = pypdfium2.PdfDocument(find_pdf(order))
    pages: list[Page] = []
    for page in document:
        width, height = page.get_size()
        text = page.get_textpage()
        words: list[Word] = []
        for at in range(text.count_rects()):
            left, bottom, right, top = text.get_rect(at)
            words.append(
                Word(
                    text.get_text_bounded(left, bottom, right, top).strip(),
                    left * POINT,
                    (height - top) * POINT,
                    right * POINT,
                    (height - bottom) * POINT,
                )
            )
        pages.append(Page(width * POINT, height * POINT, words))
    return pages


def render(order: Order, number: int, pixels_per_mm: float) -> Image.Image:
    return draw_page(pypdfium2.PdfDocument(find_pdf(order))[number], pixels_per_mm)


def draw_page(page: pypdfium2.PdfPage, pixels_per_mm: float) -> Image.Image:
    scale: Any = pixels_per_mm * POINT  # a float may be given, though the types deny it
    return page.render(scale=scale).to_pil().convert("RGB")


def find_box(picture: Image.Image, limit: int) -> tuple[int, int, int, int]:
    """The smallest rectangle with everything that is darker than a limit."""
    box = mark_dark(picture, limit).getbbox()
    assert box is not None
    return box


def mark_dark(picture: Image.Image, limit: int) -> Image.Image:
    """White where the picture is darker than a limit, else black."""
    table = [255 if value < limit else 0 for value in range(256)]
    return picture.convert("L").point(table)


def read_fonts(pdf: bytes) -> dict[str, bool]:
    """The fonts of a PDF by name, and whether they are embedded."""
    fonts: dict[str, bool] = {}
    for page in pypdf.PdfReader(io.BytesIO(pdf)).pages:
        _collect_fonts(page["/Resources"].get_object(), fonts)
    return fonts


def _collect_fonts(resources: PdfObject | None, fonts: dict[str, bool]) -> None:
    """Also those of drawings within drawings."""
    assert isinstance(resources, DictionaryObject)
    for each in resources.get("/Font", {}).values():
        font = each.get_object()
        described = font.get("/DescendantFonts", [font])[0].get_object()["/FontDescriptor"]
        fonts[font["/BaseFont"]] = any(name.startswith("/FontFile") for name in described)
    for each in resources.get("/XObject", {}).values():
        inner = each.get_object().get("/Resources")
        if inner is not None:
            _collect_fonts(inner.get_object(), fonts)
