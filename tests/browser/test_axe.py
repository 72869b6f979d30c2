"""axe-core finds nothing of any impact, best practices included: on every page, in every main
state, on every sheet, in every theme.

A state is reached once, on a phone, and looked at there and in the window of a desktop. Colours do
not depend on the size of the window: themes and contrast are tried on a phone only.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from colonnade.locales import Speaker
from tests.browser.accessibility import find_all_faults
from tests.browser.conftest import OpenPage
from tests.browser.learning import begin, play_to, touch
from tests.browser.pages import GAMES, PAGES, go, visit
from tests.browser.reviewing import go_to_ply, open_own_review
from tests.browser.season import fill, show_numbers
from tests.browser.seating import (
    SIT,
    find_loss,
    find_placement,
    finish_game,
    make_record,
    open_review,
    sit_before,
    sit_down,
)

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
    # the page knows that it is closed a moment later than the browser
    expect(page.locator("dialog .inside")).to_have_count(0)


def visit_pages(page: Page) -> Iterator[str]:
    """Pages that need no game."""
    for name in PAGES:
        if not name.startswith("rules"):  # visited below, with all that they show
            visit(page, name)
            yield name
    go(page, "#/new/columbiz/here")
    page.locator(".count", has_text="4").click()
    yield "new table for four"
    go(page, "#/new/quatre_colonnes/bot")
    page.locator("summary").click()
    page.locator(".count", has_text="4").click()
    page.get_by_text("two teams", exact=True).click()
    yield "new table for two teams"
    go_home(page)
    page.locator("button.level").first.click()
    page.locator("dialog[open]").wait_for()
    yield "levels"
    close_sheet(page)
    go(page, "#/table/0123456789abcdef")
    page.locator("h1").wait_for()
    yield "a table that does not exist"
    go(page, "#/statistics/columbiz")
    yield "statistics, empty"
    go_home(page)
    fill(page)
    show_numbers(page)
    yield "statistics"
    go_home(page)
    yield "home, returning"
    for game in GAMES:
        go(page, f"#/rules/{game}")
        page.locator("[data-picture]").first.wait_for()
        page.locator("summary").click()
        yield f"rules of {game}, one minute"


def visit_waiting(page: Page) -> Iterator[str]:
    """A table that waits for a friend, and what the friend sees."""
    go_home(page)
    seats = [
        {"kind": "here", "name": "Ana", "colour": "purple"},
        {"kind": "link", "colour": "blue"},
    ]
    table = page.evaluate(SIT, {"game": "columbiz", "seats": seats, "first": None})
    page.locator(".waiting .letter").first.wait_for()
    yield "waiting"
    _, token = page.evaluate("() => JSON.parse(localStorage.getItem('colonnade-tables'))[0].links")
    page.evaluate("() => localStorage.removeItem('colonnade-tables')")
    go(page, f"#/join/{table}/{token}")
    page.locator("form .primary").wait_for()
    yield "join"
    page.evaluate("() => localStorage.removeItem('colonnade-tables')")
    go(page, f"#/table/{table}")
    page.locator(".waiting").first.wait_for()
    yield "waiting, watched"


SHEETS = ("web-menu", "web-settings", "web-dice-about", "web-beside")


def visit_table(page: Page, game: str) -> Iterator[str]:
    """A table in each state of a turn; the end, the replay and the way home. In Columbiz also each
    sheet of the table: they are the same for every game.
    """
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
        yield f"about to {kind}"
    page.keyboard.press("h")
    page.locator(".hint").wait_for()
    yield "with a hint"
    page.keyboard.press("Escape")
    for key in SHEETS if game == "columbiz" else ():
        open_sheet(page, key)
        yield f"sheet {key}"
        close_sheet(page)
    go_home(page)
    table = finish_game(page, game)
    yield "result"
    close_sheet(page)
    yield "over"
    go(page, f"#/replay/{table}/1")
    page.locator(".steps").first.wait_for()
    yield "replay"


def visit_help(page: Page) -> Iterator[str]:
    """A hint with its reasons, the lens, second thoughts, and the list of keys."""
    page.evaluate(
        "() => localStorage.setItem('colonnade-preferences', JSON.stringify({ hasLens: true, speed:"
        " 'none' }))"
    )
    page.reload()
    page.locator("article svg").first.wait_for()
    event = find_placement()
    sit_before(page, "columbiz", event, think_again=True)
    for rung in (".hint", ".ranked", ".reasons"):
        page.keyboard.press("h")
        page.locator(rung).first.wait_for()
    page.locator("[data-element].open").first.focus()
    page.locator(".lens").wait_for()
    yield "hint and lens"
    page.locator(f"[data-element='cell:{event.event.partition(' ')[2]}']").click()
    page.get_by_role("dialog", name=English("web-doubt")).wait_for()
    yield "second thoughts"
    close_sheet(page)
    page.keyboard.press("?")
    page.get_by_role("dialog", name=English("web-shortcuts")).wait_for()
    yield "keys"


def visit_review(page: Page) -> Iterator[str]:
    """The review of a game of partners, with what lies behind its sentences; and of one in which a
    move was costly.
    """
    go_home(page)
    open_own_review(page, "teams", 0)
    page.locator(".story .link").first.click()
    page.locator("summary").first.click()
    page.locator(".summary").wait_for()
    yield "review of a game of partners"
    with tempfile.TemporaryDirectory() as folder:
        go_home(page)
        open_review(page, make_record("columbiz"), Path(folder))
    go_to_ply(page, find_loss("columbiz", "keep").ply)
    page.get_by_text(English("web-review-numbers"), exact=True).click()
    page.get_by_text(English("web-review-table")).click()
    page.locator("tbody tr").first.wait_for()
    yield "review with its numbers"


def visit_lesson(page: Page) -> Iterator[str]:
    """Both guided games: the card before them, a step, and the answer to a wrong move."""
    for game, step, wrong in (
        ("columbiz", "place", "cell:5-6"),
        ("quatre_colonnes", "exact", "token:Y3"),
    ):
        go(page, f"#/learn/{game}")
        page.locator(".card [data-primary]").wait_for()
        yield f"learn {game}"
        begin(page)
        play_to(page, game, step)
        yield f"learn {game}, a step"
        touch(page, wrong)
        page.locator(".answer").wait_for()
        yield f"learn {game}, a wrong move"


VISITS: dict[str, Callable[[Page], Iterator[str]]] = {
    "pages": visit_pages,
    "waiting": visit_waiting,
    **{game: partial(visit_table, game=game) for game in GAMES},
    "help": visit_help,
    "review": visit_review,
    "learn": visit_lesson,
}


@pytest.mark.parametrize("visit", VISITS)
def test_axe_finds_nothing(open_page: OpenPage, visit: str) -> None:
    page = open_page(may_be_refused=True)
    found = {state: faults for state in VISITS[visit](page) if (faults := find_all_faults(page))}
    assert found == {}, json.dumps(found, indent=2)
