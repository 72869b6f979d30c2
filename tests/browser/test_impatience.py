"""Nothing dangerous happens twice in one place: an impatient finger throws once, and ends nobody's
game.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.layout import DESKTOP, PHONE
from tests.browser.playing import record_sent, stop_clock, wait_until_in
from tests.browser.seating import sit_before_throw
from tests.browser.tables import ANA, LINK, join, make_table, remember

SLOW = {"speed": "usual", "pace": "usual"}


def count_sent(sent: list[str | bytes], *kinds: str) -> int:
    return sum(json.loads(text)["type"] in kinds for text in sent)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_impatient_taps_throw_once(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page(**size, preferences=SLOW)
    sent: list[str | bytes] = record_sent(page)
    page.reload()
    sit_before_throw(page)
    stop_clock(page)
    box = page.locator("[data-primary]").bounding_box()
    assert box is not None
    place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def tap() -> None:
        page.mouse.click(*place)
        page.clock.run_for(250)

    tap()
    page.locator(".tray[data-event^='roll']").wait_for()
    for _ in range(10):
        tap()
    assert count_sent(sent, "throw", "act") == 1
    page.locator(".tray button[aria-pressed]").first.click()
    page.clock.run_for(700)
    page.mouse.click(*place)  # the finger has rested: now the button means what it says
    wait_until_in(page, lambda: count_sent(sent, "throw", "act") > 1)


def open_menu(page: Page) -> Any:
    """The menu, and the place of what ends the game."""
    page.get_by_role("button", name="More").click()
    row = page.get_by_role("button", name="End the game without a result")
    row.scroll_into_view_if_needed()
    return row


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_double_tap_ends_nobodys_game(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page(**size)
    sent: list[str | bytes] = record_sent(page)
    page.reload()
    sit_before_throw(page)
    row = open_menu(page)
    box = row.bounding_box()
    row.click()
    sure = page.get_by_role("button", name="Really end it, for everybody").bounding_box()
    assert box is not None
    assert sure is not None
    across = min(box["x"] + box["width"], sure["x"] + sure["width"]) - max(box["x"], sure["x"])
    down = min(box["y"] + box["height"], sure["y"] + sure["height"]) - max(box["y"], sure["y"])
    assert across < 0 or down < -44, "it is asked a finger's width away from where it was pressed"
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(".sure").wait_for(state="detached")
    assert count_sent(sent, "abandon") == 0


def test_all_are_told_who_ended_the_game_and_offered_another(open_page: OpenPage) -> None:
    host, friend = open_page(), open_page()
    made = make_table(host, "columbiz", ANA, LINK)
    joined = join(friend, made, 1)
    for page, token in ((host, made["token"]), (friend, joined["token"])):
        remember(page, (made["table"], "columbiz", token))
        page.goto(f"{page.url.partition('#')[0]}#/table/{made['table']}")
        page.reload()
        page.locator(".tray").wait_for()
    open_menu(host).click()
    host.get_by_role("button", name="Really end it, for everybody").click()
    for page in (host, friend):
        sentence = page.locator(".hand .status")
        expect(sentence).to_contain_text("Ana has ended the game for everybody.")
    friend.get_by_role("button", name="Rematch").click()
    friend.wait_for_url(lambda url: "#/table/" in url and made["table"] not in url)
