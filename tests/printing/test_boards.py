"""Boards in true size: a cell is as wide as its disc and two millimetres, tokens fit, and tiles
join into the board that was cut.
"""

from __future__ import annotations

from itertools import pairwise

import pypdfium2
import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from colonnade.printing.order import Order
from colonnade.printing.sheets import Booklet, Drawing, Tile
from colonnade.printing.typesetting import typeset_pdf
from tests.printing.pages import (
    POINT,
    draw_page,
    find_booklet,
    find_box,
    find_pdf,
    mark_dark,
    read_pages,
    render,
)

PIXELS_PER_MM = 4
MARGIN = 12.0


@pytest.mark.parametrize("disc", [None, 20, 30])
@pytest.mark.parametrize("saves_ink", [False, True])
def test_a_cell_is_as_wide_as_its_disc_and_two_millimetres(
    disc: int | None, saves_ink: bool
) -> None:
    """Both are measured in the PDF: the distance of numbers on the board, the outline of discs."""
    order = Order("columbiz", saves_ink=saves_ink, sheets=("board", "pieces"), piece=disc)
    tiles = sum(isinstance(sheet, Tile) for sheet in find_booklet(order).sheets)
    page = read_pages(order)[0]
    # the cells' numbers are larger than those on the frame
    largest = max(word.bottom - word.top for word in page.words if word.text == "4")
    fours = sorted(
        word.middle
        for word in page.words
        if word.text == "4" and word.bottom - word.top > 0.8 * largest
    )
    assert len(fours) >= 3
    for (left, height), (right, other) in pairwise(fours):
        assert right - left == pytest.approx((disc or 25) + 2, abs=0.05)
        assert height == pytest.approx(other, abs=0.01)
    assert measure_disc(order, tiles) == pytest.approx(disc or 25, abs=0.05)


def measure_disc(order: Order, number: int) -> float:
    """The width of the first disc of a page, on its middle row of pixels."""
    fine = 20
    page = render(order, number, fine).convert("L")
    first = find_booklet(order).sheets[number]
    assert isinstance(first, Drawing)
    place, side = first.placed[0], find_booklet(order).pictures[first.placed[0].picture].height
    row = round((MARGIN + place.y + side / 2) * fine)
    left = round((MARGIN + place.x - 0.4) * fine)
    across = page.crop((left, row, left + round((side + 0.6) * fine), row + 1)).tobytes()
    dark = [at for at, value in enumerate(across) if value < 200]
    return (dark[-1] - dark[0] + 1) / fine


@pytest.mark.parametrize("token", [10, 12, 24])
def test_two_tokens_fit_a_cell(token: int) -> None:
    """The distance of two numbers of an arm is the depth of a cell, that of two lanes twice its
    width.
    """
    order = Order("quatre_colonnes", "a3", sheets=("board", "pieces"), piece=token)
    width = abs(find_number(order, 49)[1] - find_number(order, 53)[1]) / 2
    depth = abs(find_number(order, 48)[0] - find_number(order, 47)[0])
    assert width == pytest.approx(2 * token + 2, abs=0.1)
    assert depth >= token + 2


def find_number(order: Order, number: int) -> tuple[float, float]:
    """The middle of a cell's number on the first page."""
    text = pypdfium2.PdfDocument(find_pdf(order))[0].get_textpage()
    found = text.search(str(number), match_whole_word=True).get_next()
    assert found is not None
    boxes = [text.get_charbox(found[0] + at) for at in range(found[1])]
    left, right = boxes[0][0], boxes[-1][2]
    return (left + right) / 2 * POINT, (boxes[0][1] + boxes[0][3]) / 2 * POINT


# Tiles


def name_board(value: Order | int) -> str:
    return str(value) if isinstance(value, int) else f"{value.game}-{value.paper}-{value.piece}"


BOARDS = [
    Order("columbiz", sheets=("board",)),
    Order("columbiz", sheets=("board",), piece=34),
    Order("columbiz", "letter", sheets=("board",), piece=50, saves_ink=True),
    Order("quatre_colonnes", sheets=("board",)),
    Order("quatre_colonnes", "letter", sheets=("board",), saves_ink=True),
    Order("quatre_colonnes", "a3", sheets=("board",), piece=20),
]


@pytest.mark.parametrize(
    ("order", "sheets"), list(zip(BOARDS, (1, 2, 4, 4, 4, 6), strict=True)), ids=name_board
)
def test_the_tiles_cut_at_their_marks_and_joined_are_the_board(order: Order, sheets: int) -> None:
    booklet = find_booklet(order)
    assert len(booklet.sheets) == sheets
    whole, document = render_whole(booklet), pypdfium2.PdfDocument(find_pdf(order))
    across = down = 0
    joined = Image.new("RGB", whole.size, "red")
    for number, tile in enumerate(booklet.sheets):
        assert isinstance(tile, Tile)
        cut = cut_out(document[number])
        across += cut.width if tile.row == 0 else 0
        down += cut.height if tile.column == 0 else 0
        joined.paste(cut, (round(tile.x * PIXELS_PER_MM), round(tile.y * PIXELS_PER_MM)))
    assert across == pytest.approx(whole.width, abs=4)
    assert down == pytest.approx(whole.height, abs=4)
    # a pixel of a page is a quarter of a millimetre, and may lie half a pixel beside that of the
    # board: compare what both show within a millimetre
    small = (whole.width // PIXELS_PER_MM, whole.height // PIXELS_PER_MM)
    both = [picture.resize(small, Image.Resampling.BOX) for picture in (joined, whole)]
    difference = ImageChops.difference(*both).convert("L").histogram()
    assert sum(difference[64:]) <= 0.001 * small[0] * small[1], difference
    assert sum(difference[24:]) <= 0.03 * small[0] * small[1], difference


def render_whole(booklet: Booklet) -> Image.Image:
    """The board in one piece, on a sheet of paper that is large enough."""
    (first, *_) = booklet.sheets
    assert isinstance(first, Tile)
    board = booklet.pictures["board"]
    tile = replace(
        first,
        x=0,
        y=0,
        width=board.width,
        height=board.height,
        trim_width=board.width,
        trim_height=board.height,
        rows=1,
        columns=1,
        joins={},
        is_landscape=False,
    )
    paper = (board.width + 2 * MARGIN, board.height + 30)
    document = pypdfium2.PdfDocument(typeset_pdf(replace(booklet, paper=paper, sheets=[tile])))
    return cut_out(document[0])


def cut_out(page: pypdfium2.PdfPage) -> Image.Image:
    """What lies between the marks of a page, as a person finds them: the black strokes that reach
    furthest up stand at the left and the right side, those that reach furthest to the left at the
    top and at the bottom.
    """
    fine = 2
    drawn = draw_page(page, fine * PIXELS_PER_MM)
    footer = drawn.height - round(13.6 * fine * PIXELS_PER_MM)
    dark = mark_dark(drawn.crop((0, 0, drawn.width, footer)), 200)
    box = find_box(drawn.crop((0, 0, drawn.width, footer)), 200)
    across = find_runs(dark.crop((0, box[1] + 4, dark.width, box[1] + 5)).tobytes())
    down = find_runs(dark.crop((box[0] + 4, 0, box[0] + 5, dark.height)).tobytes())
    (left, right), (top, bottom) = across, down
    cut = drawn.crop((round(left), round(top), round(right), round(bottom)))
    size = (round((right - left) / fine), round((bottom - top) / fine))
    return cut.resize(size, Image.Resampling.BOX)


def find_runs(values: bytes) -> list[float]:
    """The middles of the runs of dark pixels."""
    starts = [at for at in range(1, len(values)) if values[at] and not values[at - 1]]
    ends = [at for at in range(1, len(values)) if values[at - 1] and not values[at]]
    return [(start + end) / 2 for start, end in zip(starts, ends, strict=True)]
