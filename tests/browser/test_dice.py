"""Fair dice in the browser: it takes part by itself, says so at the end, and catches a table that
shows another record.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from colonnade.core.agreement import commit
from tests.browser.conftest import OpenPage, StartServer
from tests.browser.playing import open_result, play_by_mouse, start_against_bot
from tests.browser.refereeing import English
from tests.browser.tables import LINK, make_table

CHECKED = re.compile(
    r"^\s*Checked by this browser: your own contribution is in it, and all \d+ throws follow, "
    r"as they were shown here\.\s*$"
)


def find_verdict(page: Page) -> Any:
    return page.locator("dialog[open] [data-verdict]")


def test_an_honest_game_is_checked_by_this_browser_and_a_tampered_record_is_caught(
    open_page: OpenPage,
) -> None:
    page = open_page()
    start_against_bot(page, "columbiz")
    play_by_mouse(page)
    open_result(page)
    expect(find_verdict(page)).to_have_text(CHECKED)
    keys = page.evaluate(
        "Object.keys(localStorage).filter((key) => key.startsWith('colonnade-dice-'))"
    )
    kept = [json.loads(page.evaluate("(key) => localStorage[key]", key)) for key in keys]
    table = page.url.rpartition("/")[2]
    assert [each["table"] for each in kept] == [table]
    page.reload()
    expect(find_verdict(page)).to_have_text(CHECKED)  # what it kept outlives the page
    expect_tampering_is_caught(page)


def replace_secret(record: dict[str, Any]) -> None:
    """Another secret than the table had committed to, with a commitment that fits it."""
    dice = record["dice"]
    dice.update(secret="0" * 64, commitment=commit(dice["table"], 1, None, bytes(32)))


def replace_own(record: dict[str, Any]) -> None:
    """Another value in the place of this browser's, with a commitment that fits it."""
    dice = record["dice"]
    seat = next(number for number, given in enumerate(dice["seats"]) if given["part"] == "value")
    dice["seats"][seat].update(value="0" * 64, commitment=commit(dice["table"], 1, seat, bytes(32)))


def leave_out(record: dict[str, Any]) -> None:
    """This browser is said to have declined."""
    record["dice"]["seats"] = [
        {"part": "declined"} if given["part"] == "value" else given
        for given in record["dice"]["seats"]
    ]


def replace_table(record: dict[str, Any]) -> None:
    """The proof of another table."""
    record["dice"]["table"] = "another"


def replace_throw(record: dict[str, Any]) -> None:
    """Another throw than was seen at the table."""
    at = next(index for index, event in enumerate(record["events"]) if event.startswith("roll"))
    record["events"][at] = "roll 6 6 6 6 6 6 6 6"


def add_throw(record: dict[str, Any]) -> None:
    """A throw without dice, which skips what falls next."""
    record["events"].insert(1, "roll")


def claim_nothing(record: dict[str, Any]) -> None:
    """No proof at all."""
    record["dice"] = {"source": "scripted"}


WAYS: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (replace_secret, "the table’s commitment is not the one it showed before"),
    (replace_own, "your own contribution was altered"),
    (leave_out, "your own contribution is not in the record"),
    (replace_table, "The record is of another table."),
    (replace_throw, "happened at the table"),
    (add_throw, "happened at the table"),
    (claim_nothing, "The record gives no proof of these dice, though the table promised one."),
]


def expect_tampering_is_caught(page: Page) -> None:
    """At the end of a game: the verdict on records that the table alters in different ways."""
    tamper: list[Callable[[dict[str, Any]], None]] = []

    def answer(route: Route) -> None:
        record = json.loads(route.fetch().text())
        tamper[-1](record)
        route.fulfill(json=record)

    page.route("**/api/tables/*/record", answer)
    for way, sentence in WAYS:
        tamper.append(way)
        page.reload()
        expect(find_verdict(page)).to_have_attribute("data-verdict", "differs")
        expect(find_verdict(page)).to_contain_text("These dice are not as this browser saw them:")
        expect(find_verdict(page)).to_contain_text(sentence)
        expect(find_verdict(page)).not_to_contain_text("Checked by this browser")


def sit_down_as_a_friend(page: Page, game: str) -> None:
    """This browser takes a seat, by its link, at a table that the host has made."""
    first = {"first": 1} if game == "quatre_colonnes" else {}
    made = make_table(page, game, {"kind": "bot", "level": "random"}, LINK, **first)
    page.evaluate(
        "(address) => location.hash = address", f"#/join/{made['table']}/{made['links'][1]}"
    )
    page.get_by_label(English("web-name")).fill("Bo")
    page.get_by_role("button", name=English("web-join"), exact=True).click()
    page.wait_for_selector(".tray")


@pytest.mark.parametrize(
    ("cheats", "sentence"),
    [
        ("skip-throws", "happened at the table"),
        ("hide-throws", "but “–” happened at the table"),
        ("show-sixes", "dice lay on the table that nobody had thrown."),
        ("mix-dice", "dice lay on the table that nobody had thrown."),
    ],
)
def test_a_host_that_chooses_dice_is_caught_at_the_end(
    start_server: StartServer, open_page: OpenPage, cheats: str, sentence: str
) -> None:
    server = start_server(cheats=cheats)
    page = open_page(server.address, may_be_refused=True)  # such a record is not replayed
    sit_down_as_a_friend(page, "columbiz")
    play_by_mouse(page)
    open_result(page)
    expect(find_verdict(page)).to_have_attribute("data-verdict", "differs")
    expect(find_verdict(page)).to_contain_text(sentence)
    expect(find_verdict(page)).not_to_contain_text("Checked by this browser")


@pytest.mark.parametrize("cheats", ["leave-out", "close-early", "older-dice"])
def test_a_browser_that_is_left_out_says_so_before_the_first_throw(
    start_server: StartServer, open_page: OpenPage, cheats: str
) -> None:
    page = open_page(start_server(cheats=cheats).address)
    sit_down_as_a_friend(page, "quatre_colonnes")
    alarm = page.locator(".banners").get_by_role("alert")
    expect(alarm).to_contain_text("This browser had no part in the dice of your seat.")
    assert page.locator("[data-thrown]").count() == 0, "nothing is thrown yet"
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="About these dice").click()
    sheet = page.locator("dialog[open] .dice")
    expect(sheet).to_contain_text("This browser had no part in the dice of your seat.")
    expect(sheet).not_to_contain_text("Nobody can choose these dice")
    page.keyboard.press("Escape")
    play_by_mouse(page)
    open_result(page)
    expect(find_verdict(page)).to_have_attribute("data-verdict", "differs")
    expect(find_verdict(page)).to_contain_text("This device had no part in the dice of its seat.")


def test_dice_to_which_nobody_adds_are_not_called_fair(open_page: OpenPage) -> None:
    page = open_page()
    bot = {"kind": "bot", "level": "random"}
    made = make_table(page, "columbiz", bot, bot)
    page.evaluate("(address) => location.hash = address", f"#/table/{made['table']}")
    page.get_by_role("dialog", name="The game is over").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="About these dice").click()
    sheet = page.locator("dialog[open] .dice")
    expect(sheet).to_contain_text("a bot: nothing")
    expect(sheet).not_to_contain_text("Nobody can choose these dice")
