"""axe-core finds nothing of any impact, best practices included: on every page, in every main state, on every sheet, in every theme."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from colonnade.locales import Speaker
from tests.browser.conftest import OpenPage
from tests.browser.playing import open_result, play_by_mouse
from tests.browser.seating import SIT, find_loss, make_record, make_review, open_review, sit_down
from tests.browser.test_pages import GAMES, PAGES, SIZES, find_faults, go
from tests.browser.test_statistics import fill

English = Speaker("en").text


def go_home(page: Page) -> None:
    go(page, "#/")
    page.locator("article svg").first.wait_for()


def open_sheet(page: Page, key: str) -> None:
    """Open a sheet of the table by the button of that name, in the header or in the menu."""
    button = page.get_by_role("button", name=English(key), exact=True).locator("visible=true")
    if button.count() == 0:
        open_sheet(page, "web-menu")
    button.first.click()
    page.locator("dialog[open]").wait_for()


def close_sheet(page: Page) -> None:
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def visit_pages(page: Page) -> Iterator[str]:
    """Pages that need no game."""
    for name, address in PAGES.items():
        go(page, address)
        yield name
    go(page, "#/new/columbiz/here")
    page.locator(".count", has_text="4").click()
    yield "new table for four"
    go(page, "#/table/0123456789abcdef")
    page.locator("h1").wait_for()
    yield "a table that does not exist"
    go(page, "#/statistics/columbiz")
    yield "statistics, empty"
    go_home(page)
    fill(page)
    yield "statistics"
    go_home(page)
    yield "home, returning"


def visit_waiting(page: Page) -> Iterator[str]:
    """A table that waits for a friend, and what the friend sees."""
    go_home(page)
    seats = [{"kind": "here", "name": "Ana", "colour": "purple"}, {"kind": "link", "colour": "blue"}]
    table = page.evaluate(SIT, {"game": "columbiz", "seats": seats, "first": None})
    page.locator(".waiting").first.wait_for()
    page.wait_for_timeout(300)
    yield "waiting"
    _, token = page.evaluate("() => JSON.parse(localStorage.getItem('colonnade-tables'))[0].links")
    page.evaluate("() => localStorage.removeItem('colonnade-tables')")
    go(page, f"#/join/{table}/{token}")
    page.wait_for_timeout(300)
    yield "join"
    page.evaluate("() => localStorage.removeItem('colonnade-tables')")
    go(page, f"#/table/{table}")
    page.wait_for_timeout(300)
    yield "waiting, watched"


def visit_table(page: Page, game: str) -> Iterator[str]:
    """A table in each state of a turn, with each of its sheets; the end, the replay and the way home."""
    record = make_record(game)
    go_home(page)
    sit_down(page, record, 0, 0)
    page.locator("[data-primary]").wait_for()
    yield "before the first throw"
    kinds = ("keep", "place") if game == "columbiz" else ("move",)
    for kind in kinds:
        event = find_loss(game, kind)
        go_home(page)
        sit_down(page, record, event.ply - 1, event.seat or 0)
        page.locator(".tray button[aria-pressed], [data-element].open").first.wait_for()
        page.wait_for_timeout(200)
        yield f"about to {kind}"
    page.keyboard.press("h")
    page.locator(".hint").wait_for()
    yield "with a hint"
    page.keyboard.press("Escape")
    is_phone = page.viewport_size is not None and page.viewport_size["width"] < 900
    for key in ("web-menu", "web-settings", "web-dice-about", "web-phrases", *(("web-log", "web-beside") if is_phone else ())):
        open_sheet(page, key)
        page.wait_for_timeout(200)
        yield f"sheet {key}"
        close_sheet(page)
    last = [each.ply for each in make_review(game).events if each.seat == 0 and each.best is not None][-3]
    go_home(page)
    table = sit_down(page, record, last - 1, 0)
    play_by_mouse(page)
    open_result(page)
    page.wait_for_timeout(300)
    yield "result"
    close_sheet(page)
    yield "over"
    go(page, f"#/replay/{table}/1")
    page.locator(".steps").first.wait_for()
    yield "replay"


def visit_review(page: Page, folder: Path) -> Iterator[str]:
    """The review of a game that was opened from a file."""
    go_home(page)
    open_review(page, make_record("columbiz"), folder)
    page.wait_for_timeout(300)
    yield "review"


def visit_lesson(page: Page) -> Iterator[str]:
    """Both guided games."""
    for game in GAMES:
        go(page, f"#/learn/{game}")
        page.wait_for_timeout(500)
        yield f"learn {game}"


VISITS: dict[str, Callable[[Page, Path], Iterator[str]]] = {
    "pages": lambda page, _: visit_pages(page),
    "waiting": lambda page, _: visit_waiting(page),
    **{game: lambda page, _, game=game: visit_table(page, game) for game in GAMES},  # type: ignore[misc]
    "review": visit_review,
    "learn": lambda page, _: visit_lesson(page),
}


THEMES: dict[str, tuple[str, ...]] = {"dark": ("color-contrast",), "contrast": ("color-contrast", "color-contrast-enhanced"), "light": ()}
"""Which rules are tried in each theme. Only colours depend on it, and all rules are tried in the light one."""


def find_faults_of_themes(page: Page) -> list[str]:
    """The findings in every theme; the page is as before when it is done."""
    found = []
    for theme, rules in THEMES.items():
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        page.wait_for_timeout(250)  # colours change by transitions
        found += [f"{theme}: {fault}" for fault in find_faults(page, *rules)]
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("visit", VISITS)
def test_axe_finds_nothing(open_page: OpenPage, tmp_path: Path, visit: str, size: str) -> None:
    width, height = SIZES[size]
    page = open_page(width=width, height=height, may_be_refused=True)
    found = {state: faults for state in VISITS[visit](page, tmp_path) if (faults := find_faults_of_themes(page))}
    assert found == {}, json.dumps(found, indent=2)
