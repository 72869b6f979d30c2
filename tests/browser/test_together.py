"""Playing with people in the same room: a code that is scanned seats at once, and a big screen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.accessibility import find_faults
from tests.browser.conftest import OpenPage
from tests.browser.layout import DESKTOP, PHONE, find_flaws
from tests.browser.playing import play_by_mouse, resized, wait_until_in
from tests.browser.seating import make_record, sit_down
from tests.browser.tables import on_network

HERE = "Play with someone here"
FIND_LINK = """() => {
  const [table] = JSON.parse(localStorage['colonnade-tables']);
  return `#/join/${table.id}/${table.links[1]}/now`;
}"""


def wait_for_somebody(open_page: OpenPage) -> Page:
    """At the page with the code, one tap from home."""
    page = open_page(**PHONE)
    on_network(page)
    page.get_by_role("button", name=HERE).click()
    page.get_by_role("heading", name=HERE).wait_for()
    expect(page.get_by_role("img", name="Code to scan")).to_be_visible()
    return page


def test_who_scans_the_code_sits_down_and_the_game_begins(open_page: OpenPage) -> None:
    host = wait_for_somebody(open_page)
    guest = open_page(host.evaluate(FIND_LINK), **PHONE)
    for page in (host, guest):
        expect(page.locator(".tray")).to_be_visible()
        expect(page.locator(".seats .you")).to_have_count(1)
    assert "/join/" not in guest.url


def test_the_code_is_large_and_has_a_page_of_its_own(open_page: OpenPage) -> None:
    page = wait_for_somebody(open_page)
    expect(page.locator("form, input, .seats, .tray, .waiting")).to_have_count(0)
    for size in (PHONE, {"width": 390, "height": 664}, DESKTOP):
        with resized(page, **size):
            box = page.get_by_role("img", name="Code to scan").bounding_box()
            assert box is not None
            assert box["width"] > 0.4 * min(size.values())
            assert box["y"] + box["height"] < size["height"]
            assert find_flaws(page) == []
    assert find_faults(page) == []


def test_another_game_takes_the_place_of_the_first_while_nobody_has_come(
    open_page: OpenPage,
) -> None:
    host = wait_for_somebody(open_page)
    first = host.evaluate(FIND_LINK)
    games = host.get_by_role("group", name="Which game")
    expect(games.get_by_role("button", name="Columbiz", pressed=True)).to_be_visible()
    games.get_by_role("button", name="Les 4 colonnes").click()
    expect(games.get_by_role("button", name="Les 4 colonnes", pressed=True)).to_be_visible()
    assert host.evaluate("JSON.parse(localStorage['colonnade-tables']).length") == 1
    late = open_page(first, **PHONE)
    late.get_by_role("heading", name="abandoned").wait_for()
    guest = open_page(host.evaluate(FIND_LINK), **PHONE)
    expect(guest.locator("main[aria-label='Les 4 colonnes'] .scene-box")).to_be_visible()


def test_a_link_that_was_sent_still_asks_for_a_name(open_page: OpenPage) -> None:
    host = wait_for_somebody(open_page)
    guest = open_page(host.evaluate(FIND_LINK).removesuffix("/now"), **PHONE)
    guest.get_by_role("button", name="Sit down").wait_for()


# A big screen


def test_a_table_is_shown_on_a_big_screen_two_clicks_from_its_menu(open_page: OpenPage) -> None:
    page = open_page(width=1920, height=1080)
    sit_down(page, make_record("columbiz"), 9, 0)
    page.get_by_role("button", name="More").click()
    page.get_by_text("About this table").click()
    page.get_by_role("link", name="Show on a big screen").click()
    screen = page.locator(".screen")
    expect(screen.locator(".scene-box")).to_be_visible()
    expect(page.locator(".bar, .hand, .beside .paper, dialog[open], [data-primary]")).to_have_count(
        0
    )
    for name in ("Ana", "Kiki"):
        expect(screen.locator(".name", has_text=name)).to_be_visible()
    board = screen.locator(".scene-box").bounding_box()
    assert board is not None
    assert board["height"] > 1000
    size = "(each) => each.getBoundingClientRect().height"
    assert screen.locator(".tray svg").first.evaluate(size) > 80
    assert screen.locator(".name").first.evaluate(size) > 30
    assert find_faults(page) == []
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator(".hand")).to_be_visible()


def test_the_screen_follows_the_game_and_plays_for_nobody(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    sit_down(page, make_record("columbiz"), 9, 0)
    screen = page.context.new_page()
    screen.goto(page.url + "/screen")
    expect(screen.locator(".screen .tray")).to_be_visible()
    expect(screen.locator(".open, .tray button")).to_have_count(0)
    pieces, shown = page.locator("[data-piece]"), screen.locator("[data-piece]")
    before = pieces.count()
    play_by_mouse(page, until=lambda _: pieces.count() != before)
    wait_until_in(page, lambda: before != pieces.count() == shown.count())


def test_a_table_that_waits_shows_its_code_on_the_big_screen(open_page: OpenPage) -> None:
    host = wait_for_somebody(open_page)
    table = host.evaluate(FIND_LINK).split("/")[2]
    host.goto(f"{host.url.partition('#')[0]}#/table/{table}/screen")
    expect(host.get_by_role("img", name="Code to scan")).to_be_visible()
    guest = open_page(host.evaluate(FIND_LINK), **PHONE)
    expect(guest.locator(".tray")).to_be_visible()
    expect(host.locator(".screen .scene-box")).to_be_visible()
