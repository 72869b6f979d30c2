"""A game that is a distribution of its own (tests/toy), in the browser: drawn by the plain scene,
with words from the server.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import choose_level, open_result, play_by_mouse
from tests.browser.refereeing import Phone
from tests.browser.serving import Server
from tests.toy.conftest import INSTALLED


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where the game is installed."""
    served = Server(tmp_path_factory.mktemp("stones") / "tables.sqlite")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", INSTALLED)
        served.start()
    yield served
    served.kill()


def start(page: Page) -> None:
    card = page.locator("article[aria-labelledby='game-stones']")
    expect(card.get_by_role("heading", name="Stones")).to_be_visible()
    expect(card.get_by_role("link", name="Rules")).to_have_count(0)
    expect(card.get_by_role("link", name=re.compile("Learn|guided", re.IGNORECASE))).to_have_count(
        0
    )
    card.locator("button.level").click()
    choose_level(page, "sharp")
    card.locator("button.primary").click()
    page.wait_for_selector(".tray")


def test_a_whole_game_by_clicking_and_its_review(open_page: OpenPage) -> None:
    page = open_page()
    start(page)
    expect(page.locator("[data-piece]")).to_have_count(9)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    assert play_by_mouse(page) > 3
    open_result(page)
    expect(page.locator("dialog[open] .result li.won")).to_have_count(1)
    page.locator("dialog[open]").get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Stones: review")).to_be_visible()
    expect(page.get_by_role("button", name="More about this game")).to_be_visible()


def test_its_words_follow_the_language(open_page: OpenPage) -> None:
    page = open_page(language="sv")
    expect(page.locator("article[aria-labelledby='game-stones']")).to_contain_text(
        "den som tar den sista vinner"
    )


def test_a_real_board_without_a_scene(open_page: OpenPage) -> None:
    """A game that knows nothing of the referee is followed too; a position is given by its id."""
    page = open_page("#/new/stones/board", is_touched=True)
    phone = Phone(page).begin()
    phone.throw(2)
    assert "Take a stone first" in phone.claim("done")
    phone.do("take, take, done")
    phone.throw(5)
    phone.take_back()
    phone.press("web-referee-setup")
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("textbox").fill("S9-0-2-1-1-0-0-0")
    sheet.get_by_role("button", name="Use this position").tap()
    expect(page.locator("[data-piece]")).to_have_count(1)
    phone.throw(1)
    phone.do("take, done")
    expect(page.locator("dialog[open] .result li.won")).to_have_count(1)
    assert phone.record["format"] == 2
