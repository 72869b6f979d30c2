"""The table keeps its size: board, dice and buttons have one place each through a whole game, on
every window, whatever choices appear.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPage
from tests.browser.playing import TWO_FRAMES, play_by_mouse
from tests.browser.seating import SIT, make_record, sit_down
from tests.browser.tables import remember

WINDOWS = {"small": (320, 568), "short": (390, 664), "tall": (390, 844), "flat": (844, 390)}
WATCH = """() => {
  const places = ['.bar', '.seats', '.scene-box', '.status-row', '.tray', '.slot',
    '.hand .actions', '.hand .go'];
  window.places = Object.fromEntries(places.map((place) => [place, new Set()]));
  window.shifts = [];
  window.filled = new Set();
  const look = () => {
    for (const place of places) {
      const box = document.querySelector(place)?.getBoundingClientRect();
      const sides = box && [box.x, box.y, box.width, box.height].map(Math.round);
      if (sides) window.places[place].add(sides.join(' '));
    }
    const isOpen = document.querySelector('.tray button[aria-pressed], [data-element].open');
    const primary = [...document.querySelectorAll('.board-page .primary')];
    if (isOpen || primary.length > 0)
      window.filled.add(primary.map((each) => each.matches('.go')).join());
    requestAnimationFrame(look);
  };
  look();
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      const nodes = sources.map(({ node }) => node?.parentElement?.closest('.tray') ? null : node);
      if (nodes.some((node) => node !== null && node?.isConnected))
        window.shifts.push([value, ...nodes.map((node) => node?.textContent?.slice(0, 80))]);
    }
  }).observe({ type: 'layout-shift' });
}"""
"""Note every place of these parts, and every layout shift of what is still there, but for the dice:
they roll.
"""
READ = """() => Object.entries(window.places)
  .filter(([, seen]) => seen.size > 1).map(([place, seen]) => [place, ...seen])"""


def open_screens(open_page: OpenPage, game: str, **fields: Any) -> list[Page]:
    """The same seat at one table on several screens: only the first is touched."""
    first = open_page(width=320, height=568, language="nl")  # whose words are long
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "bot", "level": "random"}]
    begins = None if game == "columbiz" else 0
    if "record" in fields:
        record, ply = fields["record"], fields["ply"]
        sit_down(first, record, ply, 0, help="on")
    else:
        wanted = {"game": game, "seats": seats, "first": begins, "help": "on", **fields}
        first.evaluate(SIT, wanted)
    first.locator(".tray").wait_for()
    table = first.url.rpartition("/")[2]
    token = first.evaluate("() => JSON.parse(localStorage.getItem('colonnade-tables'))[0].token")
    screens = [first]
    for width, height in list(WINDOWS.values())[1:]:
        page = open_page(width=width, height=height)
        remember(page, (table, game, token))
        page.goto(f"{page.url.partition('#')[0]}#/table/{table}")
        page.locator(".tray").wait_for()
        screens.append(page)
    for page in screens:
        page.evaluate(TWO_FRAMES)
        page.evaluate(WATCH)
    return screens


def expect_steady(screens: list[Page]) -> None:
    for page, window in zip(screens, WINDOWS, strict=True):
        page.evaluate(TWO_FRAMES)
        assert page.evaluate(READ) == [], window
        assert page.evaluate("[...window.filled]") == ["true"], "one filled button, in its place"
    for page, window in zip(screens[1:], list(WINDOWS)[1:], strict=True):  # those nobody touched
        assert page.evaluate("window.shifts") == [], window


def test_nothing_moves_through_a_whole_game_of_columbiz(open_page: OpenPage) -> None:
    screens = open_screens(open_page, "columbiz")
    play_by_mouse(screens[0])
    for page in screens:
        page.locator(".board-page.over").wait_for()
    expect_steady(screens)


@pytest.mark.parametrize("dice", [1, 2])
def test_nothing_moves_when_choices_come_and_go(open_page: OpenPage, dice: int) -> None:
    """Les 4 colonnes: its choices are buttons, from none to eight."""
    screens = open_screens(open_page, "quatre_colonnes", options={"dice": dice})
    seen = set[int]()

    def is_enough(page: Page) -> bool:
        seen.add(page.locator(".chip").count())
        return len(seen) > 2 + dice

    play_by_mouse(screens[0], until=is_enough)
    expect_steady(screens)


def test_nothing_moves_at_the_end_of_a_game(open_page: OpenPage) -> None:
    record = make_record("quatre_colonnes")
    ply = len(record.events) * 2 // 3
    screens = open_screens(open_page, "quatre_colonnes", record=record, ply=ply)
    clicks = 0

    def count(_: Page) -> bool:
        nonlocal clicks
        clicks += 1
        return clicks > 40

    play_by_mouse(screens[0], until=count)
    expect_steady(screens)
