"""Every booklet there is, checked: `python -m tests.printing`. With `--images FOLDER` it writes the
contact sheets that docs/printing.md shows, and nothing else.
"""

from __future__ import annotations

import argparse
import time
from itertools import product
from pathlib import Path

from PIL import Image

from colonnade.locales import LANGUAGES
from colonnade.printing.order import PAPERS, Order
from tests.printing.checks import (
    check_fonts_are_embedded,
    check_words_stay_in_column,
    check_words_stay_on_page,
)
from tests.printing.pages import GAMES, find_booklet, find_pdf, name_order, read_pages, render

SHOWN = {
    "print-columbiz.webp": Order("columbiz"),
    "print-columbiz-ink-saving.webp": Order("columbiz", language="nl", saves_ink=True),
    "print-les-4-colonnes.webp": Order("quatre_colonnes", language="fr"),
    "print-les-4-colonnes-ink-saving.webp": Order("quatre_colonnes", "letter", "es", True),
}


def check_all() -> None:
    """Check every combination, a line each."""
    combinations = list(product(GAMES, PAPERS, LANGUAGES, (False, True)))
    for game, paper, language, saves_ink in combinations:
        order = Order(game, paper, language, saves_ink)
        begun = time.perf_counter()
        size = len(find_pdf(order))
        seconds = time.perf_counter() - begun
        check_words_stay_on_page(order)
        check_words_stay_in_column(order)
        check_fonts_are_embedded(order)
        pages = len(read_pages(order))
        name = name_order(order)
        print(f"{name:36} {pages:3} pages {size / 1000:6.0f} kB {seconds:5.2f} s", flush=True)
        for cached in (find_booklet, find_pdf, read_pages):
            cached.cache_clear()
    print(f"{len(combinations)} booklets, no fault")


def draw_contact_sheet(order: Order, across: int = 4) -> Image.Image:
    """All pages of a booklet, small, in rows."""
    pages = [render(order, number, 1.1) for number in range(len(read_pages(order)))]
    width, height = (max(sizes) + 10 for sizes in zip(*(page.size for page in pages), strict=True))
    across = min(across, len(pages))
    sheet = Image.new("RGB", (across * width, -(-len(pages) // across) * height), "#b9b0a0")
    for at, page in enumerate(pages):
        sheet.paste(page, (at % across * width + 5, at // across * height + 5))
    return sheet


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.printing", description=__doc__)
    parser.add_argument("--images", metavar="FOLDER", type=Path)
    folder: Path | None = parser.parse_args().images
    if folder is None:
        check_all()
        return
    for name, order in SHOWN.items():
        draw_contact_sheet(order).save(folder / name, quality=80, method=6)
        print(folder / name, f"{(folder / name).stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
