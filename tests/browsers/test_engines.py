"""Firefox and WebKit: every page opens, a whole game of each kind is played by clicks, in a narrow
and in a wide window, and parts that could not be loaded come later.
"""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Iterator

import pytest

from tests.browser.conftest import QUICK
from tests.browser.pages import PAGES
from tests.browser.playing import LOOK, choose_target
from tests.browser.seating import SIT
from tests.browser.serving import Server
from tests.browsers.engines import ENGINES, Window
from tests.browsers.failing import FailingProxy

SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
COLOURS = {"columbiz": ("purple", "blue"), "quatre_colonnes": ("Y", "G")}

PREFER = "(preferences) => localStorage.setItem('colonnade-preferences', preferences)"
GO = "(address) => { location.hash = address; }"
HAS = "(selector) => document.querySelector(selector) !== null"
NONE = "(selector) => document.querySelector(selector) === null"
SAYS = "(text) => document.body.innerText.includes(text)"
SCROLL = "(distance) => scrollBy(0, distance)"
MIDDLE = """(selector) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}"""
SHOWN = """() => ({
  text: document.body.innerText,
  isTooWide: document.documentElement.scrollWidth > innerWidth,
  hasTitle: [...document.querySelectorAll('h1')].some((each) => each.getClientRects().length > 0),
})"""


def wait_until(window: Window, script: str, argument: str, seconds: float = 10) -> None:
    """Wait until a function of the page is true."""
    deadline = time.monotonic() + seconds
    while not window.evaluate(script, argument):
        assert time.monotonic() < deadline, f"still not so after {seconds} seconds: {argument}"
        time.sleep(0.05)


@pytest.fixture(params=ENGINES)
def window(request: pytest.FixtureRequest, server: Server) -> Iterator[Window]:
    """A window of each browser on the first page, with the preferences of somebody in a hurry, and
    sound on.
    """
    opened = ENGINES[request.param]()
    try:
        opened.open(server.address)
        opened.evaluate(PREFER, json.dumps({**QUICK, "hasSound": True}))
        opened.open(server.address)
        wait_until(opened, HAS, "h1")
        yield opened
        assert opened.take_faults() == []
    finally:
        opened.close()


@pytest.mark.parametrize("size", SIZES)
def test_every_page_opens(window: Window, size: str) -> None:
    window.resize(*SIZES[size])
    flaws = {}
    for name, address in PAGES.items():
        window.evaluate(GO, address or "#/")
        wait_until(window, HAS, "h1")
        time.sleep(0.5)
        shown = window.evaluate(SHOWN)
        if not shown["hasTitle"] or shown["isTooWide"] or len(shown["text"]) < 40:
            flaws[name] = shown
    assert flaws == {}


def play_by_clicks(window: Window, seconds: float) -> int:
    """Click what glows until the game is over; how many clicks it took."""
    chance = random.Random(1)
    deadline, clicks = time.monotonic() + seconds, 0
    while time.monotonic() < deadline:
        seen = window.evaluate(LOOK)
        if seen["isOver"]:
            return clicks
        target = choose_target(seen, chance)
        if target is None:
            time.sleep(0.02)
        elif not 0 <= target["y"] < seen["height"]:
            window.evaluate(SCROLL, target["y"] - seen["height"] / 2)
        else:
            window.click(target["x"], target["y"])
            clicks += 1
    raise AssertionError(f"the game is not over after {clicks} clicks and {seconds} seconds")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", COLOURS)
def test_a_whole_game_by_clicks(window: Window, game: str, size: str) -> None:
    window.resize(*SIZES[size])
    first, second = COLOURS[game]
    seats = [
        {"kind": "here", "name": "Ana", "colour": first},
        {"kind": "bot", "level": "random", "colour": second},
    ]
    window.evaluate(SIT, {"game": game, "seats": seats, "first": None if game == "columbiz" else 0})
    wait_until(window, HAS, ".tray")
    clicks = play_by_clicks(window, seconds=240)
    assert clicks > 20
    wait_until(window, HAS, "dialog[open] .result li.won")
    print(f"{clicks} clicks")


@pytest.mark.parametrize("missing", ["Rules-.*js", "Rules-.*css", "lessons-.*js", "web-.*js"])
def test_a_part_that_could_not_be_loaded_comes_later(
    window: Window, server: Server, missing: str
) -> None:
    proxy = FailingProxy(server.address)
    try:
        proxy.missing = re.compile(f"/assets/{missing}$")
        window.open(proxy.address + "#/rules/columbiz")
        wait_until(window, SAYS, "could not be loaded", seconds=60)
        proxy.missing = None
        wait_until(window, HAS, ".clause", seconds=60)
        wait_until(window, NONE, "[role=alert]", seconds=60)
        # the browser itself notes which files were missing
        assert [fault for fault in window.take_faults() if "/assets/" not in fault] == []
    finally:
        proxy.close()
