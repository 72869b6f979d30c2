"""Firefox and WebKit: every page opens, a whole game of each kind is played by clicks, in a narrow
and in a wide window, and parts that could not be loaded come later.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator

import pytest

from tests.browser.conftest import QUICK
from tests.browser.pages import PAGES
from tests.browser.playing import LOOK, choose_target
from tests.browser.seating import SIT
from tests.browser.serving import Server
from tests.browsers.engines import ENGINES, Window
from tests.browsers.failing import FailingProxy
from tests.waiting import wait_until

SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
COLOURS = {"columbiz": ("purple", "blue"), "quatre_colonnes": ("Y", "G")}

PREFER = "(preferences) => localStorage.setItem('colonnade-preferences', preferences)"
GO = """(address) => new Promise((go) => {
  if (location.hash === address) go();
  const draw = () => requestAnimationFrame(() => requestAnimationFrame(() => go()));
  addEventListener('hashchange', draw, { once: true });
  location.hash = address;
})"""
"""Another page is there, or what stands in its place while it is loaded."""
HAS = "(selector) => document.querySelector(selector) !== null"
NONE = "(selector) => document.querySelector(selector) === null"
SAYS = "(text) => document.body.innerText.includes(text)"
SCROLL = "(distance) => scrollBy(0, distance)"
MIDDLE = """(selector) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}"""
IS_SHOWN = """() => document.body.innerText.length >= 40 &&
  [...document.querySelectorAll('h1')].some((each) => each.getClientRects().length > 0)"""
RENEW = """() => {
  if (sessionStorage.getItem('is-new')) return 'new';
  sessionStorage.setItem('is-new', 'yes');
  location.reload();
  return new Promise(() => undefined);
}"""
IS_TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def wait_for(window: Window, script: str, argument: str = "") -> None:
    """Wait until a function of the page is true."""
    wait_until(lambda: window.evaluate(script, argument))


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
        wait_for(opened, HAS, "h1")
        yield opened
        assert opened.take_faults() == []
    finally:
        opened.close()


def test_a_page_that_renews_itself_is_asked_again(window: Window) -> None:
    assert window.evaluate(RENEW) == "new"


@pytest.mark.parametrize("size", SIZES)
def test_every_page_opens(window: Window, size: str) -> None:
    window.resize(*SIZES[size])
    flaws = list[str]()
    for name, address in PAGES.items():
        window.evaluate(GO, address or "#/")
        wait_for(window, IS_SHOWN)
        if window.evaluate(IS_TOO_WIDE):
            flaws.append(name)
    assert flaws == []


def play_by_clicks(window: Window) -> int:
    """Click what glows until the game is over; how many clicks it took."""
    chance, clicks = random.Random(1), 0

    def is_over() -> bool:
        nonlocal clicks
        seen = window.evaluate(LOOK)
        if seen["isOver"]:
            return True
        target = choose_target(seen, chance)
        if target is not None and not 0 <= target["y"] < seen["height"]:
            window.evaluate(SCROLL, target["y"] - seen["height"] / 2)
        elif target is not None:
            window.click(target["x"], target["y"])
            clicks += 1
        return False

    wait_until(is_over)
    return clicks


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
    wait_for(window, HAS, ".tray")
    clicks = play_by_clicks(window)
    assert clicks > 20
    wait_for(window, HAS, "dialog[open] .result li.won")
    print(f"{clicks} clicks")


@pytest.mark.parametrize("missing", ["Rules-.*js", "Rules-.*css", "lessons-.*js", "web-.*js"])
def test_a_part_that_could_not_be_loaded_comes_later(
    window: Window, server: Server, missing: str
) -> None:
    proxy = FailingProxy(server.address)
    try:
        proxy.missing = re.compile(f"/assets/{missing}$")
        window.open(proxy.address + "#/rules/columbiz")
        wait_for(window, SAYS, "could not be loaded")
        proxy.missing = None
        wait_for(window, HAS, ".clause")
        wait_for(window, NONE, "[role=alert]")
        # the browser itself notes which files were missing
        assert [fault for fault in window.take_faults() if "/assets/" not in fault] == []
    finally:
        proxy.close()
