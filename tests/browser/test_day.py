"""The day's throw: played on a phone by tapping and by keyboard alone, compared, remembered by the
browser, and its dice checked by it.
"""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Route, expect

from colonnade.locales import Speaker
from colonnade.server.day import find_turn, play_turn
from tests.browser.accessibility import find_all_faults
from tests.browser.conftest import OpenPage, StartServer
from tests.browser.learning import keep, press_element, press_to, touch
from tests.browser.serving import TODAY

English = Speaker("en").text
KEEP, AGAIN, POOR, BEST, DONE = (
    "keep 4 4 4",
    "keep 4 4 4 4 6 6",
    "place 4-1",
    "place 4-4",
    "done",
)
"""Actions of that day's turn: the best ones, and a poor one."""
PHONE = {"width": 390, "height": 664, "is_touched": True}
EARLIER = """localStorage.setItem('colonnade-days', localStorage.getItem('colonnade-days') ??
  '{"losses": {"2026-11-18": 0.01, "2026-11-17": 0, "2026-11-15": 0.3}}');"""


def find_place(action: str) -> str:
    """The place to touch for a disc."""
    game, start, dice = find_turn(TODAY)
    events, _ = play_turn(game, start, dice, [KEEP, AGAIN])
    choices = game.view(events[-1].state, 0).choices
    return next(choice.path[0] for choice in choices if choice.action == action)


def throw_and_keep(page: Page) -> None:
    page.locator("[data-primary]", has_text="Throw").click()
    page.locator(".tray button[data-die]").first.wait_for()
    keep(page, KEEP)
    throw_others(page, 5)
    keep(page, AGAIN)
    throw_others(page, 2)


def throw_others(page: Page, count: int) -> None:
    page.locator(".actions .go", has_text=f"Throw {count} dice again").click()


def play(page: Page, placement: str) -> None:
    """The whole turn, by tapping."""
    throw_and_keep(page)
    place(page, placement)
    page.locator(f".actions [data-action='{DONE}']").click()
    page.locator(".actions a.primary").wait_for()


def place(page: Page, placement: str) -> None:
    page.locator("[data-element].open").first.wait_for()
    touch(page, find_place(placement))
    page.locator(f".actions [data-action='{DONE}']").wait_for()


def list_marks(page: Page) -> list[str]:
    return [text.split(": ")[1] for text in page.locator(".days li").all_inner_texts()]


def test_a_turn_is_played_on_a_phone_compared_and_remembered(
    open_page: OpenPage, start_server: StartServer
) -> None:
    address = start_server().address
    page = open_page(f"{address}#/", **PHONE)
    page.get_by_role("link", name=English("web-day")).click()
    expect(page.get_by_role("heading", name="The throw of November 19")).to_be_visible()
    expect(page.locator(".tray")).to_be_visible()
    button = page.locator("[data-primary]").bounding_box()
    assert button is not None
    assert button["y"] + button["height"] <= PHONE["height"]
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    play(page, POOR)
    words = page.locator(".words")
    expect(words).to_contain_text("There was a better turn")
    expect(words).to_contain_text(re.compile(r"Your decisions cost \d+% of a win\."))
    expect(words).to_contain_text("You are the first at this server.")
    expect(words).to_contain_text("Better: “You place a disc on four fours.")

    other = open_page(f"{address}#/day", script=EARLIER, **PHONE)
    expect(other.locator(".days")).to_contain_text("2 days in a row")
    play(other, BEST)
    expect(other.locator(".words")).to_contain_text("Better than 1 of 1 at this server.")
    expect(other.locator(".days")).to_contain_text("3 days in a row")
    for _ in range(2):
        marks = ["missed", "missed", "dear", "missed", "best", "near", "best"]
        expected = [English("web-day-mark", mark=mark) for mark in marks]
        assert list_marks(other) == expected
        expect(other.locator(".words")).to_contain_text("Better than 1 of 1 at this server.")
        expect(other.locator("[data-primary]")).to_have_text(English("web-day-games"))
        other.reload()
        other.locator(".actions a.primary").wait_for()

    assert find_all_faults(other) == []

    page.reload()
    expect(page.locator(".words")).to_contain_text("Better than 0 of 1 at this server.")


def test_the_result_is_shared_as_one_line_with_the_marks(open_page: OpenPage) -> None:
    page = open_page(
        "#/day", script=f"{EARLIER}; navigator.share = (link) => {{ window.given = link.text; }}"
    )
    play(page, BEST)
    page.get_by_role("button", name=English("web-day-share")).click()
    page.wait_for_function("() => window.given")
    line = "The day’s throw · November 19 · ··▲·★●★ · As good as the best turn. "
    assert page.evaluate("window.given").startswith(line)


def test_a_disc_is_taken_back_but_no_throw(open_page: OpenPage) -> None:
    page = open_page("#/day")
    back = page.get_by_role("button", name=English("web-undo"))
    expect(back).to_be_disabled()
    throw_and_keep(page)
    place(page, POOR)
    back.click()
    expect(page.locator(f".actions [data-action='{DONE}']")).to_have_count(0)
    place(page, BEST)
    page.locator(f".actions [data-action='{DONE}']").click()
    expect(page.locator(".words")).to_contain_text("As good as the best turn")
    expect(back).to_be_disabled()


def test_after_a_throw_nothing_is_taken_back(open_page: OpenPage) -> None:
    page = open_page("#/day")
    page.locator("[data-primary]").click()
    page.locator(".tray button[data-die]").first.wait_for()
    keep(page, KEEP)
    throw_others(page, 5)
    page.locator(".actions [data-action='stop']").wait_for()
    expect(page.get_by_role("button", name=English("web-undo"))).to_be_disabled()


def test_without_the_server_nothing_chosen_is_lost(open_page: OpenPage) -> None:
    page = open_page("#/day", may_lose_line=True)
    page.locator("[data-primary]").click()
    page.locator(".tray button[data-die]").first.wait_for()
    keep(page, KEEP)
    page.route("**/api/day", lambda route: route.abort("connectionfailed"))
    throw_others(page, 5)
    expect(page.locator(".words .answer")).to_have_text(English("web-offline"))
    page.unroute("**/api/day")
    throw_others(page, 5)
    expect(page.locator(".tray button[data-die='6']")).to_have_count(2)


def test_the_turn_is_played_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("#/day", width=1440, height=900)
    page.locator("[data-primary]").wait_for()
    press_to(page, "[data-primary]")
    page.keyboard.press("Enter")
    for faces, count in (("444", 5), ("466", 2)):
        lying = page.locator(f".tray button[data-die='{faces[-1]}']")
        expect(lying).to_have_count(faces.count(faces[-1]))
        for face in faces:
            page.keyboard.press(face)
        page.locator(".actions .go", has_text=f"Throw {count} dice again").wait_for()
        press_to(page, ".actions .go")
        page.keyboard.press("Enter")
    page.locator("[data-element].open").first.wait_for()
    press_element(page, find_place(BEST))
    page.locator(f".actions [data-action='{DONE}']").wait_for()
    press_to(page, f".actions [data-action='{DONE}']")
    page.keyboard.press("Enter")
    expect(page.locator("[data-voice]")).to_contain_text("As good as the best turn. ")


def test_the_page_says_so_if_the_dice_are_not_those_of_the_date(open_page: OpenPage) -> None:
    page = open_page("#/")
    page.locator("article svg").first.wait_for()

    def change(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        body["plies"][1]["event"] = "roll 1 2 3 4 5 6 6 6"
        route.fulfill(response=answer, body=json.dumps(body))

    page.route("**/api/day", change)
    page.evaluate("location.hash = '#/day'")
    expect(page.get_by_role("alert")).to_have_text(English("web-day-false"))
