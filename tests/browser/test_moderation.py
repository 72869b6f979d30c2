"""Reporting a table by the keyboard, and what is shown of one that is erased."""

import subprocess
import sys

from playwright.sync_api import expect

from tests.browser.accessibility import find_faults
from tests.browser.conftest import OpenPage
from tests.browser.layout import find_flaws
from tests.browser.serving import Server
from tests.browser.tables import ANA, LINK, join, make_table, remember


def moderate(server: Server, *arguments: str) -> None:
    """Run `colonnade moderate`, as a program: Playwright's event loop runs in this process."""
    command = [sys.executable, "-m", "colonnade.cli", "moderate", *arguments]
    subprocess.run([*command, "--store", str(server.database)], check=True)


def test_a_table_is_reported_by_the_keyboard_and_its_end_is_shown(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page(width=360, height=740, may_lose_line=True)
    page.locator("article svg").first.wait_for()
    made = make_table(page, "columbiz", ANA, LINK)
    join(page, made, 1)
    remember(page, (made["table"], "columbiz", made["token"]))
    page.goto(f"{page.url.partition('#')[0]}#/table/{made['table']}")
    page.locator(".tray").wait_for()
    page.get_by_role("button", name="More").click()
    page.get_by_text("About this table").press("Enter")
    page.get_by_role("button", name="Report this table").press("Enter")
    sheet = page.get_by_role("dialog", name="Report this table")
    expect(sheet.get_by_role("radio", name="A name")).to_be_checked()
    sheet.get_by_role("radio", name="A name").press("ArrowDown")
    expect(sheet.get_by_role("radio", name="Cheating")).to_be_checked()
    assert find_flaws(page) == []
    assert find_faults(page) == []
    sheet.get_by_role("button", name="Send").press("Enter")
    expect(sheet.get_by_text("Thank you.")).to_be_visible()
    moderate(server, "erase", page.url, "--yes")
    expect(page.get_by_role("heading", name="No such table")).to_be_visible()
    expect(page.get_by_text("or it was removed")).to_be_visible()
