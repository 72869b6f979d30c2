"""Records in the browser: saved, opened, stepped through and verified; a tampered
one is refused.
"""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import open_result, play_by_mouse, start_against_bot


def save_record(page: Page, path: Path) -> None:
    """Play a game of Columbiz and save its record."""
    start_against_bot(page, "columbiz")
    play_by_mouse(page)
    open_result(page)
    dialog = page.locator("dialog[open]")
    dialog.locator("[data-verdict='checked']").wait_for()  # by itself: this browser took part
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Save the record").click()
    saved.value.save_as(path)


def open_record(page: Page, path: Path) -> None:
    page.goto(page.url.partition("#")[0])
    page.locator("label", has_text="Open a record").locator("input").set_input_files(path)


def test_a_record_is_saved_opened_replayed_and_verified_and_altered_ones_are_refused(
    open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "record.json"
    save_record(open_page(), path)
    text = path.read_text(encoding="utf-8")
    expect_verified(open_page(), path, len(json.loads(text)["events"]))
    path.write_text(json.dumps(replace_value(json.loads(text))), encoding="utf-8")
    expect_false_value(open_page(), path)
    path.write_text(json.dumps(repeat_placement(json.loads(text))), encoding="utf-8")
    expect_refused(open_page(may_be_refused=True), path)


def expect_verified(page: Page, path: Path, last: int) -> None:
    """The record is stepped through, stays after a reload, and its dice are checked here."""
    asked: list[str] = []
    open_record(page, path)
    page.wait_for_selector(".steps")
    count = page.locator(".steps .count")
    expect(count).to_have_text(f"0/{last}", use_inner_text=True)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.get_by_text(f"2/{last}").wait_for()
    page.keyboard.press("End")
    page.get_by_text(f"{last}/{last}").wait_for()
    page.get_by_label("Step", exact=True).fill("5")
    page.get_by_text(f"5/{last}").wait_for()
    assert page.url.endswith("/replay/file/5")
    page.reload()
    page.get_by_text(f"5/{last}").wait_for()
    page.get_by_role("button", name="Play by itself").click()
    # it does not stay at any step for long
    expect(count).to_have_text(re.compile(rf"^([89]|\d\d+)/{last}$"))
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Check the dice").click()
    page.locator("[data-verdict='holds']").wait_for()
    assert not [url for url in asked if "/api/" in url and not url.endswith("/api/replay")], (
        "verifying asks no server"
    )


def replace_value(record: dict[str, Any]) -> dict[str, Any]:
    """Alter a seat's part of the dice: every move is still legal, only the dice show it."""
    given = next(seat for seat in record["dice"]["seats"] if seat["part"] == "value")
    given["value"] = "0" * 64
    return record


def expect_false_value(page: Page, path: Path) -> None:
    """The record is opened, and the check of its dice fails."""
    open_record(page, path)
    page.wait_for_selector(".steps")
    page.get_by_role("button", name="Check the dice").click()
    page.locator("[data-verdict='false-value']").wait_for()


def repeat_placement(record: dict[str, Any]) -> dict[str, Any]:
    """Place a disc twice on the same cell, which is illegal."""
    at = next(index for index, event in enumerate(record["events"]) if event.startswith("place"))
    record["events"].insert(at + 1, record["events"][at])
    return record


def expect_refused(page: Page, path: Path) -> None:
    """The record is not opened, and the reason names the clause."""
    open_record(page, path)
    alert = page.get_by_role("alert")
    alert.wait_for()
    assert "C3" in alert.inner_text()
