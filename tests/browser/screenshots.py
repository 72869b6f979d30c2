"""Pictures of every page: `python -m tests.browser.screenshots [FOLDER [CHAPTER …]]`, by default
all of them to `build/screenshots`.

Phone and desktop, light and dark; both games at the start, in mid-play and at the end, reviewed,
with hints and with the lens. Those that the README shows are copied to `docs/images`.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from colonnade.analysis.review import Review, review
from colonnade.core.record import Record
from colonnade.lab.simulate import play_game, prepare_experiment
from colonnade.locales import Speaker
from tests.browser.chromium import open_chromium
from tests.browser.conftest import QUICK
from tests.browser.playing import open_result, play_by_mouse, start_against_bot
from tests.browser.refereeing import Phone
from tests.browser.season import fill
from tests.browser.seating import open_review, sit_down
from tests.browser.serving import Server

SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
PAGES = {
    "home": ("", "article svg"),
    "new-columbiz": ("#/new/columbiz/link", ".card"),
    "new-quatre_colonnes": ("#/new/quatre_colonnes/here", ".card"),
    "rules-columbiz": ("#/rules/columbiz/C3.5", ".clause"),
    "rules-quatre_colonnes": ("#/rules/quatre_colonnes/L6.1", ".clause"),
}


def store(**preferences: object) -> str:
    """Preferences as a page stores them, as a text of JavaScript."""
    return json.dumps(json.dumps({**QUICK, "name": "Ana", **preferences}))


def open_page(browser: Browser, address: str, size: str, scheme: Any) -> Page:
    """A page of a new profile."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, locale="en"
    )
    context.add_init_script(f"localStorage.setItem('colonnade-preferences', {store()})")
    page = context.new_page()
    page.goto(address)
    return page


def take_game(page: Page, game: str, name: str, folder: Path) -> None:
    """A game at its start, in mid-play and at its end, and its replay."""
    start_against_bot(page, game, "greedy")
    page.get_by_role("button", name=Speaker("en").text("lesson-understood"), exact=True).click()
    page.wait_for_timeout(300)
    page.screenshot(path=folder / f"{name}-start.png")
    stage = {"columbiz": 9, "quatre_colonnes": 0}[game]

    def is_mid_play(at: Page) -> bool:
        numbers = at.locator(".beside .steps .count").text_content() or "0/0"
        is_far = int(numbers.partition("/")[2]) > (25 if game == "columbiz" else 180)
        return (
            is_far
            and at.locator("[data-piece]").count() > stage
            and at.locator("[data-element].open").count() > 2
        )

    play_by_mouse(page, until=is_mid_play, seconds=60)
    open_places = page.locator("[data-element].open")
    if open_places.count():
        open_places.first.focus()
    page.wait_for_timeout(400)
    page.screenshot(path=folder / f"{name}-middle.png")
    play_by_mouse(page, seconds=120)
    open_result(page)
    page.wait_for_timeout(1200)
    page.screenshot(path=folder / f"{name}-end.png")
    table = page.url.rpartition("/")[2]
    page.goto(page.url.partition("#")[0] + f"#/replay/{table}/30")
    page.wait_for_selector(".steps")
    page.wait_for_timeout(400)
    page.screenshot(path=folder / f"{name}-replay.png")


GAMES = {"columbiz": ("club", "careful", 11), "quatre_colonnes": ("greedy", "random", 6)}
"""Who plays the game that is reviewed, and its seed."""

Open = Callable[[str], Page]


@cache
def reviewed(game: str) -> tuple[Record, Review]:
    """A game of Ana's, and its review."""
    first, second, seed = GAMES[game]
    record = play_game(prepare_experiment(game, [first, second], 1, seed), 0)
    return replace(record, names=("Ana", record.names[1])), review(record)


def take_pages(opened: Open, size: str, scheme: str, folder: Path) -> None:
    """Every page that needs no game."""
    for name, (address, shown) in PAGES.items():
        page = opened(address)
        page.wait_for_selector(shown)
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"{name}-{size}-{scheme}.png")


def take_games(opened: Open, size: str, scheme: str, folder: Path) -> None:
    """Both games, played."""
    for game in GAMES:
        take_game(opened(""), game, f"{game}-{size}-{scheme}", folder)


def take_reviews(opened: Open, size: str, scheme: str, folder: Path) -> None:
    """Both games, looked back on: where the costliest move was made that can be drawn."""
    for game in GAMES:
        record, judged = reviewed(game)
        drawn = [
            event
            for event in judged.events
            if event.event.startswith(("place", "move"))
            and str(event.best).startswith(("place", "move"))
        ]
        costliest = max(drawn, key=lambda event: event.loss)
        page = opened("")
        page.wait_for_selector("article svg")
        open_review(page, record, folder)
        (folder / "record.json").unlink()
        page.evaluate("(ply) => { location.hash = `#/review/file/${ply}` }", costliest.ply)
        page.locator("[data-mark='best']").first.wait_for()
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"review-{game}-{size}-{scheme}.png")


def take_help(opened: Open, size: str, scheme: str, folder: Path) -> None:
    """Hints in light colours, the lens and second thoughts in dark ones."""
    for game in GAMES:
        record, judged = reviewed(game)
        words = ("keep", "move") if scheme == "light" else ("place", "move")
        event = max(
            (
                each
                for each in judged.events
                if each.event.startswith(words) and len(each.ranked) > 2
            ),
            key=lambda each: each.loss,
        )
        page = opened("")
        page.wait_for_selector("article svg")
        if scheme == "light":
            sit_down(page, record, event.ply - 1, event.seat or 0)
            for rung in (".hint", ".ranked", ".reasons"):
                page.keyboard.press("h")
                page.locator(rung).first.wait_for()
            page.locator(".ranked").first.hover()
            page.wait_for_timeout(300)
            page.screenshot(path=folder / f"hint-{game}-{size}.png")
            continue
        page.context.add_init_script(
            f"localStorage.setItem('colonnade-preferences', {store(hasLens=True)})"
        )
        page.reload()
        page.wait_for_selector("article svg")
        sit_down(page, record, event.ply - 1, event.seat or 0, think_again=True)
        page.locator("[data-element].open").last.focus()
        page.locator(".lens").wait_for()
        page.wait_for_timeout(300)
        page.screenshot(path=folder / f"lens-{game}-{size}.png")


def take_statistics(opened: Open, size: str, scheme: str, folder: Path) -> None:
    """A season of games."""
    page = opened("")
    page.wait_for_selector("article svg")
    fill(page, 60)
    page.wait_for_timeout(300)
    page.screenshot(path=folder / f"statistics-{size}-{scheme}.png")


def take_referee(opened: Open, size: str, scheme: str, folder: Path) -> None:
    """The phone beside a real board: dice, what was done, the rules, a position set up."""
    for game in GAMES:
        page = opened(f"#/new/{game}/board")
        for seat, name in enumerate(("Ana", "Bo")):
            page.locator("input[placeholder]").nth(seat).fill(name)
        page.get_by_role("button", name=Speaker("en").text("web-start")).click()
        phone = Phone(page, is_touched=False)
        page.locator(".dice-entry").wait_for()
        page.screenshot(path=folder / f"referee-{game}-dice-{size}-{scheme}.png")
        if game == "columbiz":
            phone.throw(5, 3)
            phone.throw(1, 2, 3, 3, 5, 5, 5, 6)
        else:
            phone.throw(5)
            phone.do("exit Y1 5")
            phone.throw(2)
            phone.throw(5)
        page.wait_for_timeout(600)
        page.screenshot(path=folder / f"referee-{game}-done-{size}-{scheme}.png")
        phone.ask("done" if game == "columbiz" else "move Y1 5")
        page.screenshot(path=folder / f"referee-{game}-why-{size}-{scheme}.png")
        phone.ruling()
        phone.take_back()
        phone.press("web-referee-setup")
        page.wait_for_timeout(600)
        page.screenshot(path=folder / f"referee-{game}-setup-{size}-{scheme}.png")


CHAPTERS = {
    "pages": take_pages,
    "games": take_games,
    "reviews": take_reviews,
    "help": take_help,
    "statistics": take_statistics,
    "referee": take_referee,
}


def main() -> None:
    """Take them all, or some chapters."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("build", "screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, open_chromium() as browser:
        server = Server(Path(place) / "tables.sqlite")
        server.start()

        def open_at(size: str, scheme: str, address: str) -> Page:
            return open_page(browser, server.address + address, size, scheme)

        try:
            for size in SIZES:
                for scheme in ("light", "dark"):
                    for chapter in sys.argv[2:] or CHAPTERS:
                        CHAPTERS[chapter](partial(open_at, size, scheme), size, scheme, folder)
                        for context in browser.contexts:
                            context.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
