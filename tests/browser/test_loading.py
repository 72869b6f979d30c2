"""Parts of the client that cannot be loaded: a sentence, a way on, and recovery."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import colonnade.server
from colonnade.games import GAMES
from tests.browser.conftest import OpenPage
from tests.browser.learning import play_to
from tests.browser.seating import make_record, sit_down
from tests.browser.serving import Server
from tests.browser.test_entrance import ANA, DESKTOP, LINK, PHONE, make_table
from tests.browser.test_learn import begin
from tests.browser.test_pages import find_flaws

SHOWN = {
    "join": "form .primary",
    "new": ".cards .card",
    "rules": ".clause",
    "learn": ".card [data-primary]",
    "home": "article svg",
}
"""What is there when a page is whole."""
SHIFTS = """() => new Promise((settle) => {
  let sum = 0;
  const watch = (list) => list.forEach((entry) => (sum += entry.hadRecentInput ? 0 : entry.value));
  const observer = new PerformanceObserver((list) => watch(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => (watch(observer.takeRecords()), settle(sum)), 500);
})"""


def find_scenes() -> re.Pattern[str]:
    """The files with the scenes of the games. Those with the games' words have the same names, and
    import nothing.
    """
    folder = Path(colonnade.server.__file__).parent / "static" / "assets"
    files = [
        path
        for game in GAMES
        for path in folder.glob(f"{game}-*.js")
        if "import{" in path.read_text(encoding="utf-8")
    ]
    assert len(files) == len(GAMES)
    return re.compile("|".join(re.escape(path.name) for path in files))


def make_address(page: Page, name: str) -> str:
    if name == "join":
        made = make_table(page, "columbiz", ANA, LINK)
        return f"#/join/{made['table']}/{made['links'][1]}"
    return {
        "new": "#/new/columbiz/link",
        "rules": "#/rules/columbiz",
        "learn": "#/learn/columbiz",
        "home": "#/",
    }[name]


@pytest.mark.parametrize("name", SHOWN)
def test_a_part_that_is_missing_is_said_and_the_page_recovers(
    open_page: OpenPage, server: Server, name: str
) -> None:
    page = open_page(may_be_refused=True)
    page.locator("article svg").first.wait_for()
    address = make_address(page, name)
    missing = find_scenes()
    page.route(missing, lambda route: route.fulfill(status=404, body=""))
    page.goto(server.address + address)
    page.reload()
    said = page.get_by_role("alert")
    expect(said).to_contain_text("could not be loaded", timeout=20_000)
    expect(said).to_contain_text("Trying again by itself")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert find_flaws(page) == []
    page.unroute(missing)
    page.locator(SHOWN[name]).first.wait_for(timeout=30_000)
    expect(said).to_have_count(0)


@pytest.mark.parametrize("missing", ["rules_columbiz", "lessons"])
def test_rules_wait_for_their_words(open_page: OpenPage, server: Server, missing: str) -> None:
    page = open_page(may_be_refused=True)
    page.locator("article svg").first.wait_for()
    files = re.compile(rf"/assets/{missing}.*\.js")
    page.route(files, lambda route: route.fulfill(status=404, body=""))
    page.goto(server.address + "#/rules/columbiz")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded", timeout=20_000)
    page.unroute(files)
    page.get_by_role("button", name="Try again").click()
    page.locator(SHOWN["rules"]).first.wait_for(timeout=20_000)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_rules_stand_still_when_they_have_come(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page("#/rules/columbiz", **size)
    page.locator(".clause").first.wait_for()
    assert page.evaluate(SHIFTS) < 0.1


def test_rules_follow_the_game_and_the_language(open_page: OpenPage) -> None:
    page = open_page("#/rules/columbiz")
    page.locator("[id='C3.1']").wait_for()
    page.get_by_role("navigation", name="Rules").get_by_role("link", name="Les 4 colonnes").click()
    page.get_by_role("heading", level=1, name="Les 4 colonnes").wait_for()
    expect(page.locator("[id='C3.1']")).to_have_count(0)


@pytest.mark.parametrize("place", ["home", "table"])
def test_a_language_that_cannot_be_loaded_leaves_the_spoken_one(
    open_page: OpenPage, place: str
) -> None:
    page = open_page(may_be_refused=True)
    page.locator("article svg").first.wait_for()
    if place == "table":
        sit_down(page, make_record("columbiz"), 9, 0)
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name="Settings").click()
    chosen = page.get_by_label("Language")
    missing = re.compile(r"/assets/.*\.js")
    page.route(missing, lambda route: route.fulfill(status=404, body=""))
    chosen.select_option("fr")
    expect(chosen).to_have_value("en")
    page.unroute(missing)
    chosen.select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_lesson_stays_when_the_game_after_it_cannot_begin(open_page: OpenPage) -> None:
    page = open_page("#/learn/columbiz", may_lose_line=True)
    begin(page)
    play_to(page, "columbiz")
    page.route("**/api/tables", lambda route: route.abort("connectionrefused"))
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".hand").get_by_role("alert")).to_contain_text("cannot be reached")
    expect(page.locator(".board svg").first).to_be_visible()
    page.unroute("**/api/tables")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/#/table/*")


@pytest.mark.parametrize("name", ["learn", "replay"])
def test_a_page_that_was_loaded_without_the_server_goes_on_by_itself(
    open_page: OpenPage, server: Server, name: str
) -> None:
    page = open_page(may_lose_line=True)
    page.locator("article svg").first.wait_for()
    address = "#/learn/columbiz"
    if name == "replay":
        table = sit_down(page, make_record("columbiz"), 9, 0)
        address = f"#/replay/{table}"
    page.route("**/api/**", lambda route: route.abort("connectionrefused"))
    page.goto(server.address + address)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Trying again by itself")
    assert find_flaws(page) == []
    page.unroute("**/api/**")
    page.locator({"learn": SHOWN["learn"], "replay": ".steps"}[name]).wait_for(timeout=30_000)
    expect(page.get_by_role("alert")).to_have_count(0)
