"""Pictures of every page for the docs: `python -m tests.browser.screenshots [FOLDER]`, by default `docs/images`.

Phone and desktop, light and dark; both games at the start, in mid-play and at the end.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, QUICK, find_chromium
from tests.browser.playing import play_by_mouse, start_against_bot
from tests.browser.serving import Server

SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
PAGES = {
    "home": ("", "article svg"),
    "new-columbiz": ("#/new/columbiz/link", ".card"),
    "new-quatre_colonnes": ("#/new/quatre_colonnes/here", ".card"),
    "rules-columbiz": ("#/rules/columbiz/C3.5", ".clause"),
    "rules-quatre_colonnes": ("#/rules/quatre_colonnes/L6.1", ".clause"),
}


def open_page(browser: Browser, address: str, size: str, scheme: str) -> Page:
    """A page of a new profile."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, locale="en")  # type: ignore[arg-type]
    stored = json.dumps(json.dumps({**QUICK, "name": "Ana"}))
    context.add_init_script(f"localStorage.setItem('colonnade-preferences', {stored})")
    page = context.new_page()
    page.goto(address)
    return page


def take_game(page: Page, game: str, name: str, folder: Path) -> None:
    """A game at its start, in mid-play and at its end, and its replay."""
    start_against_bot(page, game, "greedy")
    page.wait_for_timeout(300)
    page.screenshot(path=folder / f"{name}-start.png")
    stage = {"columbiz": 9, "quatre_colonnes": 0}[game]

    def is_mid_play(at: Page) -> bool:
        numbers = at.locator(".beside .steps .count").text_content() or "0/0"
        is_far = int(numbers.partition("/")[2]) > (25 if game == "columbiz" else 180)
        return is_far and at.locator("[data-piece]").count() > stage and at.locator("[data-element].open").count() > 2

    play_by_mouse(page, until=is_mid_play, seconds=60)
    open_places = page.locator("[data-element].open")
    if open_places.count():
        open_places.first.focus()
    page.wait_for_timeout(400)
    page.screenshot(path=folder / f"{name}-middle.png")
    play_by_mouse(page, seconds=120)
    page.wait_for_selector("dialog[open] .result")
    page.wait_for_timeout(1200)
    page.screenshot(path=folder / f"{name}-end.png")
    table = page.url.rpartition("/")[2]
    page.goto(page.url.partition("#")[0] + f"#/replay/{table}/30")
    page.wait_for_selector(".steps")
    page.wait_for_timeout(400)
    page.screenshot(path=folder / f"{name}-replay.png")


def main() -> int:
    """Take them all."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[2] / "docs" / "images"
    folder.mkdir(parents=True, exist_ok=True)
    executable = find_chromium()
    if executable is None:
        print("There is no Chromium. On Debian and Ubuntu: sudo apt-get install chromium", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place) / "tables.sqlite")
        server.start()
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        try:
            for size in SIZES:
                for scheme in ("light", "dark"):
                    for name, (address, shown) in PAGES.items():
                        page = open_page(browser, server.address + address, size, scheme)
                        page.wait_for_selector(shown)
                        page.wait_for_timeout(400)
                        page.screenshot(path=folder / f"{name}-{size}-{scheme}.png")
                        page.context.close()
                    for game in ("columbiz", "quatre_colonnes"):
                        page = open_page(browser, server.address, size, scheme)
                        take_game(page, game, f"{game}-{size}-{scheme}", folder)
                        page.context.close()
        finally:
            browser.close()
            server.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
