"""Film strips of what must be seen: `python -m tests.browser.filmstrips [FOLDER [MOMENT …]]`, by
default all of them to `docs/images`.

A contact sheet for each moment: what a phone shows, a frame every tenth of a second, with the time
on each.
"""

from __future__ import annotations

import base64
import io
import json
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Browser, Page

from tests.browser.chromium import open_chromium
from tests.browser.moments import MOMENTS, is_throw, make_moment, sit_at, tell
from tests.browser.serving import Server

WIDTH, HEIGHT = 390, 844
STEP = 0.1
COLUMNS = 10
CELL = 170
PREFERENCES = {
    "speed": "usual",
    "confirms": False,
    "playsForced": False,
    "hasSound": False,
    "name": "Ana",
}
PAUSE_AFTER_THROW, PAUSE_AFTER_ACT = 1800, 900
AFTERWARDS = {
    "lost-throw": 1200,
    "who-begins": 900,
    "capture": 900,
    "line-of-four": 1200,
    "barrier-opened": 600,
    "double-three": 2400,
}
"""How long the film goes on after the last event, in milliseconds."""

Film = list[tuple[float, bytes]]


def film(page: Page, name: str) -> tuple[Film, tuple[int, int]]:
    """The frames of a moment with their times, and the part of the page to be shown. A frame is
    taken whenever the page changes.
    """
    moment = make_moment(name)
    sit_at(page, moment)
    page.wait_for_timeout(1500)
    frames: Film = []
    session = page.context.new_cdp_session(page)

    def keep(event: dict[str, object]) -> None:
        metadata: dict[str, float] = event["metadata"]  # type: ignore[assignment]
        frames.append((metadata["timestamp"], base64.b64decode(str(event["data"]))))
        session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "png", "maxWidth": WIDTH, "maxHeight": HEIGHT})
    page.wait_for_timeout(200)
    edges = [find_edges(page)]
    for event in moment.shown:
        tell(page, event)
        page.wait_for_timeout(PAUSE_AFTER_THROW if is_throw(event) else PAUSE_AFTER_ACT)
        edges.append(find_edges(page))
    page.wait_for_timeout(AFTERWARDS[name])
    session.send("Page.stopScreencast")
    frames.append((time.time(), frames[-1][1]))
    return frames, (
        max(0, min(top for top, _ in edges) - 4),
        min(HEIGHT, max(bottom for _, bottom in edges) + 4),
    )


def find_edges(page: Page) -> tuple[int, int]:
    """The top of the board and the bottom of the dice."""
    top, bottom = page.evaluate(
        """() => [document.querySelector('main').getBoundingClientRect().top,
      document.querySelector('.tray, .hand').getBoundingClientRect().bottom]"""
    )
    return int(top), int(bottom)


def make_sheet(frames: Film, crop: tuple[int, int]) -> Image.Image:
    """The frames in rows, every tenth of a second the last one that was shown."""
    start, end = frames[0][0], frames[-1][0]
    scale = CELL / WIDTH
    height = round((crop[1] - crop[0]) * scale)
    count = int((end - start) / STEP) + 1
    rows = -(-count // COLUMNS)
    sheet = Image.new("RGB", (COLUMNS * (CELL + 4), rows * (height + 24)), "white")
    draw, font = ImageDraw.Draw(sheet), ImageFont.load_default(14)
    for number in range(count):
        moment = start + number * STEP
        data = next(data for at, data in reversed(frames) if at <= moment + 1e-6)
        picture = Image.open(io.BytesIO(data)).convert("RGB")
        picture = (
            picture.resize((WIDTH, HEIGHT))
            .crop((0, crop[0], WIDTH, crop[1]))
            .resize((CELL, height), Image.Resampling.LANCZOS)
        )
        x, y = (number % COLUMNS) * (CELL + 4), (number // COLUMNS) * (height + 24)
        sheet.paste(picture, (x, y + 20))
        draw.text((x + 4, y + 2), f"{number * STEP:.1f} s", fill="black", font=font)
    return sheet


def open_page(browser: Browser, address: str) -> Page:
    """A phone on the first page."""
    context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, locale="en")
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
            for name in sys.argv[2:] or MOMENTS:
                page = open_page(browser, server.address)
                frames, crop = film(page, name)
                path = folder / f"film-{name}.webp"
                make_sheet(frames, crop).save(path, quality=45, method=6)
                print(f"{path}: {len(frames)} frames, {path.stat().st_size // 1024} KB")
                page.context.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
