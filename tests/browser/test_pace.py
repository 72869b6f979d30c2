"""Les 4 colonnes flows: a round of others is short, shorter when they are hurried, and one's own
turn is not. The page's clock is the test's.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.moments import FOUR, OUT, Moment, sit_at, tell
from tests.browser.playing import stop_clock

STEP = 20  # milliseconds
ROUNDS = {
    "moves": tuple(event for colour in FOUR for event in ("roll 3", f"move {colour}1 3")),
    "lost": ("roll 3",) * 4,
}


def sit_in_round(page: Page, name: str) -> None:
    """The others play after Ana, faster than the page shows it."""
    before = OUT if name == "moves" else ()
    sit_at(page, Moment("quatre_colonnes", 0, before, ROUNDS[name], 0, FOUR))
    stop_clock(page)
    own, others = (2, 6) if name == "moves" else (1, 3)
    for event in ROUNDS[name][:own]:
        tell(page, event)
    page.clock.run_for(5000)
    expect(page.locator("[data-seat='1']")).to_have_attribute("aria-current", "true")
    for event in ROUNDS[name][own : own + others]:
        tell(page, event)


def count_until_own(page: Page, most: int) -> int:
    """For how many milliseconds the page shows what the others did; at most so many."""
    own = page.locator(".keypad")
    shown = 0
    while not own.count() and shown <= most:
        page.clock.run_for(STEP)
        shown += STEP
    return shown


@pytest.mark.parametrize("name", ROUNDS)
def test_a_round_of_three_others_is_short(open_page: OpenPage, name: str) -> None:
    page = open_page(preferences={"speed": "usual", "pace": "usual"})
    sit_in_round(page, name)
    assert count_until_own(page, 6000) < 5000


@pytest.mark.parametrize("name", ROUNDS)
def test_a_tap_hurries_the_others_and_not_ones_own_throw(open_page: OpenPage, name: str) -> None:
    page = open_page(preferences={"speed": "usual", "pace": "usual"})
    sit_in_round(page, name)
    page.locator(".hand .status").click()
    assert 200 < count_until_own(page, 6000) < 2000, "all is seen, if at a glance"
    voice = page.locator("[data-voice]")
    page.clock.run_for(100)
    before = voice.inner_text()
    tell(page, "roll 2" if name == "moves" else "roll 1")
    page.clock.run_for(500)
    assert voice.inner_text() == before, "one's own dice still roll"
    page.clock.run_for(600)
    assert voice.inner_text() != before


def test_a_held_finger_hurries_while_it_stays(open_page: OpenPage) -> None:
    page = open_page(preferences={"speed": "usual", "pace": "usual"})
    sit_in_round(page, "lost")
    page.locator(".hand .status").hover()
    page.mouse.down()
    page.clock.run_for(500)
    page.mouse.up()
    assert count_until_own(page, 6000) > 480, "the last throw lies there as long as usual"
