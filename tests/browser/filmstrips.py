"""Film strips of what must be seen: `python -m tests.browser.filmstrips [FOLDER [MOMENT …]]`, by
default all of them to `docs/images`.

A contact sheet for each moment: what a phone shows, a frame every tenth of a second, with the time
on each. `MOMENT-desktop` is the same in a wide window.
"""

from __future__ import annotations

import io
import json
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Browser, Page

from tests.browser.chromium import open_chromium
from tests.browser.moments import MOMENTS, is_throw, make_moment, sit_at, tell
from tests.browser.playing import stop_clock
from tests.browser.serving import Server

PHONE, DESKTOP = (390, 844), (1440, 900)
STEP = 100  # milliseconds
COLUMNS = 10
CELL = 170
PREFERENCES = {
    "speed": "usual",
    "confirms": False,
    "playsForced": False,
    "hasSound": False,
    "name": "Ana",
}
STEPS_AFTER_THROW, STEPS_AFTER_ACT = 18, 9
AFTERWARDS = {
    "round": 42,
    "capture": 9,
    "line-of-four": 12,
    "barrier-opened": 6,
    "double-three": 36,
}
"""How many frames the film goes on after the last event; six where nothing is said."""
ADVANCE = """(milliseconds) => {
  window.stopped ??= new WeakSet();
  for (const each of document.getAnimations()) {
    if (!window.stopped.has(each)) {
      window.stopped.add(each);
      each.pause();
      each.currentTime = 0;
    }
    const next = each.currentTime + milliseconds;
    if (next < each.effect.getComputedTiming().endTime) each.currentTime = next;
    else each.finish();
  }
}"""
"""Move all animations on: with the page's clock they stand still between two frames, so that a busy
machine makes the same film.
"""


def film(page: Page, name: str) -> tuple[list[bytes], tuple[int, int]]:
    """The frames of a moment, and the part of the page to be shown."""
    moment = make_moment(name)
    sit_at(page, moment)
    page.wait_for_timeout(500)
    stop_clock(page)
    frames, edges = [], []

    def take(count: int) -> None:
        for _ in range(count):
            frames.append(page.screenshot())
            edges.append(find_edges(page))
            page.clock.run_for(STEP)
            page.evaluate(ADVANCE, STEP)

    take(1)
    for event in moment.shown:
        tell(page, event)
        if moment.colours and event != moment.shown[-1]:
            continue  # the others of a round are faster than the page shows them
        page.clock.run_for(50)  # what is said within a moment is told together
        page.evaluate(ADVANCE, 0)
        take(STEPS_AFTER_THROW if is_throw(event) else STEPS_AFTER_ACT)
    take(AFTERWARDS.get(name, 6))
    tops, bottoms = zip(*edges, strict=True)
    return frames, (max(0, min(tops) - 4), max(bottoms) + 4)


def find_edges(page: Page) -> tuple[int, int]:
    """The top of the board and the bottom of the dice."""
    top, bottom = page.evaluate(
        """() => [document.querySelector('main').getBoundingClientRect().top,
      document.querySelector('.tray, .hand').getBoundingClientRect().bottom]"""
    )
    return int(top), int(bottom)


def make_sheet(frames: list[bytes], crop: tuple[int, int]) -> Image.Image:
    """The frames in rows."""
    pictures = [Image.open(io.BytesIO(data)).convert("RGB") for data in frames]
    width, (top, bottom) = pictures[0].width, crop
    cell = CELL if width == PHONE[0] else 3 * CELL // 2
    height = round((bottom - top) * cell / width)
    rows = -(-len(pictures) // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * (cell + 4), rows * (height + 24)), "white")
    draw, font = ImageDraw.Draw(sheet), ImageFont.load_default(14)
    for number, picture in enumerate(pictures):
        small = picture.crop((0, top, width, bottom)).resize(
            (cell, height), Image.Resampling.LANCZOS
        )
        x, y = (number % COLUMNS) * (cell + 4), (number // COLUMNS) * (height + 24)
        sheet.paste(small, (x, y + 20))
        draw.text((x + 4, y + 2), f"{number * STEP / 1000:.1f} s", fill="black", font=font)
    return sheet


def open_page(browser: Browser, address: str, size: tuple[int, int]) -> Page:
    """A window of this size on the first page."""
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en")
    context.add_init_script(
        f"localStorage.setItem('colonnade-preferences', {json.dumps(json.dumps(PREFERENCES))})"
    )
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("article svg")
    return page


def main() -> None:
    """Make them all, or some."""
    folder = (
        Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[2] / "docs" / "images"
    )
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, open_chromium() as browser:
        server = Server(Path(place) / "tables.sqlite")
        server.start()
        try:
            for film_name in sys.argv[2:] or [*MOMENTS, "throw-desktop", "double-three-desktop"]:
                name = film_name.removesuffix("-desktop")
                page = open_page(browser, server.address, PHONE if name == film_name else DESKTOP)
                frames, crop = film(page, name)
                path = folder / f"film-{film_name}.webp"
                make_sheet(frames, crop).save(path, quality=45, method=6)
                print(f"{path}: {len(frames)} frames, {path.stat().st_size // 1024} KB")
                page.context.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
