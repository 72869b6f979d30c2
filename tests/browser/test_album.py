"""A column is raised: a line tells a fact, in nobody's way, and goes; the album has it."""

from __future__ import annotations

import json
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from colonnade.core.facts import Fact
from colonnade.core.record import Record
from colonnade.games import GAMES
from colonnade.locales import Speaker
from tests.browser.accessibility import find_all_faults
from tests.browser.conftest import OpenPage
from tests.browser.moments import find_action, tells
from tests.browser.pages import go
from tests.browser.playing import FINISH, click_place, resized, stop_clock
from tests.browser.seating import finish_game, sit_down
from tests.waiting import wait_until

GAME = "quatre_colonnes"
ENGLISH = Speaker("en").text
SIZES = {"phone": (390, 844), "small": (320, 568), "landscape": (844, 390), "desktop": (1440, 900)}
COVERED = """() => {
  const box = document.querySelector('.fact-line').getBoundingClientRect();
  const overlaps = (element) => {
    const other = element.getBoundingClientRect();
    return other.width > 0 && other.left < box.right - 1 && box.left < other.right - 1
      && other.top < box.bottom - 1 && box.top < other.bottom - 1;
  };
  const kinds = ['.scene-box svg', '.hand', '.seats', '[data-primary]', '.keypad'];
  return kinds.filter((kind) => [...document.querySelectorAll(kind)].some(overlaps));
}"""


@cache
def find_arrival() -> tuple[Record, int, int, str]:
    """The first column that is raised in a recorded game."""
    return find_action(GAME, tells(f"{GAME}-reached-summit"))


def move_to_summit(page: Page) -> str:
    """Make the move of that game; the column's colour."""
    _, _, _, action = find_arrival()
    token = action.split(" ")[1]
    page.locator("[data-element].open").first.wait_for()
    for element in (f"token:{token}", f"summit:{token[0]}"):
        if page.locator(f"[data-element='{element}'].open").count() > 0:
            click_place(page, element)
    return token[0]


def raise_column(page: Page) -> str:
    """Sit down before a column is raised, and raise it; its colour."""
    record, ply, seat, _ = find_arrival()
    sit_down(page, record, ply, seat)
    colour = move_to_summit(page)
    page.locator(".fact-line").wait_for()
    return colour


def raise_column_by_the_clock(page: Page) -> str:
    """The same; the page's clock stands when the line has come."""
    record, ply, seat, _ = find_arrival()
    sit_down(page, record, ply, seat)
    stop_clock(page)
    page.clock.run_for(1_000)  # the finger has rested
    colour = move_to_summit(page)
    wait_until(page.locator(".fact-line").count, lambda _: page.clock.run_for(20))
    return colour


def first_fact(colour: str) -> Fact:
    facts = GAMES[GAME].facts
    assert facts is not None
    return next(fact for fact in facts.entries if fact.colour == colour)


@pytest.mark.parametrize("size", SIZES)
def test_a_raised_column_tells_a_fact_in_nobody_s_way(open_page: OpenPage, size: str) -> None:
    page = open_page()
    with resized(page, *SIZES[size]):
        fact = first_fact(raise_column(page))
        text = ENGLISH(f"fact-{GAME}-{fact.key}")
        expect(page.locator(".fact-line")).to_have_text(f"{fact.place} · {text}")
        page.evaluate(FINISH)
        assert page.evaluate(COVERED) == []
        stored = page.evaluate("() => JSON.parse(localStorage.getItem('colonnade-album'))")
        assert stored == {GAME: [fact.key]}


def test_the_line_is_read_after_the_game_goes_by_itself_and_stays_when_tapped(
    open_page: OpenPage,
) -> None:
    page = open_page()
    fact = first_fact(raise_column_by_the_clock(page))
    page.clock.run_for(2_000)
    expect(page.locator("[data-voice]")).to_contain_text(ENGLISH(f"fact-{GAME}-{fact.key}"))
    page.clock.run_for(10_000)
    assert page.locator(".fact-line").count() == 1
    page.locator(".fact-line .line").click()
    expect(page.locator(".fact-line .source")).to_have_text(fact.source)
    page.clock.run_for(60_000)
    assert page.locator(".fact-line").count() == 1
    page.clock.resume()
    assert find_all_faults(page) == []
    page.locator(".fact-line .close").click()
    expect(page.locator(".fact-line")).to_have_count(0)


def test_the_line_goes_by_itself(open_page: OpenPage) -> None:
    page = open_page()
    raise_column_by_the_clock(page)
    page.clock.run_for(20_000)
    expect(page.locator(".fact-line")).to_have_count(0)


def test_the_album_shows_what_was_collected_and_how_to_get_the_rest(open_page: OpenPage) -> None:
    page = open_page()
    colour = raise_column(page)
    fact = first_fact(colour)
    page.locator(".fact-line .line").click()
    page.locator(".fact-line a").click()
    page.locator(".card").first.wait_for()
    expect(page.locator(".progress strong")).to_have_text("1 of 40")
    card = page.locator(".card:not(.missing)")
    expect(card).to_have_count(1)
    expect(card.locator("h3")).to_have_text(fact.place)
    expect(card.locator(".source")).to_have_text(fact.source)
    expect(page.locator(".card.missing")).to_have_count(39)
    expect(page.locator(".hint").first).to_have_text(ENGLISH(f"fact-{GAME}-hint"))
    assert find_all_faults(page) == []


def test_everybody_who_watches_collects_it(open_page: OpenPage) -> None:
    page = open_page()
    record, ply, seat, _ = find_arrival()
    table = sit_down(page, record, ply, seat)
    watcher = open_page()
    go(watcher, f"#/table/{table}")
    watcher.locator(".tray").wait_for()
    colour = move_to_summit(page)
    watcher.locator(".fact-line").wait_for()
    stored = watcher.evaluate("() => JSON.parse(localStorage.getItem('colonnade-album'))")
    assert stored == {GAME: [first_fact(colour).key]}


def test_it_can_be_switched_off(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("heading").first.wait_for()
    page.evaluate(
        "(text) => localStorage.setItem('colonnade-preferences', text)",
        json.dumps({"speed": "none", "confirms": False, "playsForced": False, "showsFacts": False}),
    )
    page.reload()
    record, ply, seat, _ = find_arrival()
    sit_down(page, record, ply, seat)
    move_to_summit(page)
    expect(page.locator("[data-voice]")).to_contain_text("summit")
    assert page.locator(".fact-line").count() == 0
    assert page.evaluate("() => localStorage.getItem('colonnade-album')") is None


def test_the_result_leads_to_the_album_and_shows_no_fact(open_page: OpenPage) -> None:
    page = open_page()
    finish_game(page, GAME)
    assert page.locator(".fact-line").count() == 0
    page.locator("dialog[open]").get_by_role("link", name=ENGLISH("web-album")).click()
    expect(page.locator(".progress strong")).to_have_text("0 of 40")


def test_only_a_game_with_facts_has_the_album_in_its_menu(open_page: OpenPage) -> None:
    page = open_page()
    finish_game(page, "columbiz")
    assert page.get_by_role("link", name=ENGLISH("web-album")).count() == 0
