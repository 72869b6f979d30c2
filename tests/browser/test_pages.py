"""Every page: nothing clipped or overlapping, no string missing, and little to load."""

import pytest
from playwright.sync_api import expect

from colonnade.locales import LANGUAGES
from tests.browser.conftest import OpenPage
from tests.browser.figures import Wire
from tests.browser.layout import SMALL, find_flaws
from tests.browser.pages import GAMES, PAGES, go, visit
from tests.browser.playing import play_by_mouse, start_against_bot
from tests.browser.seating import find_loss, finish_game, make_record, sit_down


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_a_narrow_phone(open_page: OpenPage, language: str) -> None:
    page = open_page(width=360, height=740, language=language, may_be_refused=True)
    page.locator(f"html[lang='{language}'] h1").wait_for()
    flaws = {}
    for name in PAGES:
        visit(page, name)
        flaws[name] = find_flaws(page)
    for game, kind in (("columbiz", "place"), ("quatre_colonnes", "move")):
        go(page, "#/")
        sit_down(page, make_record(game), 0, 0)
        flaws[f"{game}: start"] = find_flaws(page)
        event = find_loss(game, kind)
        go(page, "#/")
        sit_down(page, make_record(game), event.ply - 1, event.seat or 0)
        page.locator("[data-element].open").first.wait_for()
        flaws[f"{game}: choosing"] = find_flaws(page)
        page.locator("header .icon").last.click()
        page.locator("dialog[open]").wait_for()
        flaws[f"{game}: menu"] = find_flaws(page)
        page.keyboard.press("Escape")
    assert {name: found for name, found in flaws.items() if found} == {}


def test_what_a_finger_touches_is_44_pixels_wide_and_high(open_page: OpenPage) -> None:
    """Places of the board apart: small ones are reached by the nearest touch, and their moves are
    buttons too.
    """
    page = open_page(is_touched=True, may_be_refused=True)
    small = {}
    for name in PAGES:
        visit(page, name)
        small[name] = page.evaluate(SMALL)
    for game in GAMES:
        go(page, "#/")
        start_against_bot(page, game)
        play_by_mouse(
            page, until=lambda at: at.locator(".tray button[aria-pressed], .chip").count() > 0
        )
        small[f"{game}: hand"] = page.evaluate(SMALL)
        page.get_by_role("button", name="What happened").click()
        page.locator("dialog[open]").wait_for()
        small[f"{game}: log"] = page.evaluate(SMALL)
        go(page, "#/replay/" + page.url.rpartition("/")[2])
        page.locator(".steps").wait_for()
        small[f"{game}: replay"] = page.evaluate(SMALL)
    assert {name: found for name, found in small.items() if found} == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_on_its_side_shows_all_of_a_table_and_of_a_replay(
    open_page: OpenPage, game: str
) -> None:
    event = find_loss(game, {"columbiz": "keep", "quatre_colonnes": "move"}[game])
    for width, height in ((844, 390), (667, 375)):
        page = open_page(width=width, height=height)
        page.locator("article svg").first.wait_for()
        table = sit_down(page, make_record(game), event.ply - 1, event.seat or 0)
        assert find_flaws(page) == []
        go(page, f"#/replay/{table}/1")
        page.locator(".steps").wait_for()
        assert find_flaws(page) == []


AT_ITS_END = """() => {
  const log = document.querySelector('dialog[open] .log');
  if (log === null || log.scrollTop === 0) return false;
  return log.scrollTop + log.clientHeight > log.scrollHeight - 4;
}"""


def test_the_log_on_a_sheet_opens_at_its_end(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("article svg").first.wait_for()
    sit_down(page, make_record("quatre_colonnes"), 90, 0)
    page.get_by_role("button", name="What happened").click()
    page.wait_for_function(AT_ITS_END)


@pytest.mark.parametrize("game", GAMES)
def test_the_result_fits_a_phone(open_page: OpenPage, game: str) -> None:
    """In French, whose buttons are long."""
    page = open_page(language="fr")
    page.locator("article svg").first.wait_for()
    finish_game(page, game)
    assert page.locator("dialog[open]").evaluate("each => each.scrollHeight <= each.clientHeight")


def test_the_page_can_be_enlarged_to_twice_its_size(open_page: OpenPage) -> None:
    """A desktop at 200 % is a window of half the size."""
    page = open_page(width=720, height=450)
    start_against_bot(page, "columbiz")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-primary]").scroll_into_view_if_needed()
    expect(page.locator("[data-primary]")).to_be_visible()


def test_every_page_loads_little(open_page: OpenPage) -> None:
    """Under 160 KB of scripts and styles on the wire."""
    page = open_page(may_be_refused=True)
    start_against_bot(page, "quatre_colonnes")
    table = "#" + page.url.partition("#")[2]
    statistics = {game: f"#/statistics/{game}" for game in GAMES}
    lessons = {f"learn {game}": f"#/learn/{game}" for game in GAMES}
    addresses = {
        **PAGES,
        **statistics,
        **lessons,
        "table": table,
        "replay": table.replace("table", "replay"),
    }
    loaded: dict[str, Wire] = {}
    for name, address in addresses.items():
        fresh = page.context.new_page()
        loaded[name] = Wire(fresh, "/assets/")
        fresh.goto(page.url.partition("#")[0] + address)
    for each in page.context.pages:
        each.wait_for_load_state("networkidle")
    weights = {name: wire.size for name, wire in loaded.items()}
    print({name: f"{weight / 1024:.0f} KB" for name, weight in weights.items()})
    assert min(weights.values()) > 20 * 1024, "the search knows what a page loads"
    assert {name: weight for name, weight in weights.items() if weight >= 160 * 1024} == {}


def test_the_client_can_be_installed(open_page: OpenPage) -> None:
    page = open_page()
    manifest = page.evaluate("async () => (await fetch('/manifest.webmanifest')).json()")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.evaluate("async (path) => (await fetch(path)).ok", icon["src"])


def test_without_the_server_the_first_page_opens_and_says_so(open_page: OpenPage) -> None:
    page = open_page(has_worker=True, may_lose_line=True)
    page.wait_for_selector("article svg")
    kept = "async () => (await (await caches.open('colonnade-shell-1')).keys()).length > 12"
    page.wait_for_function(kept, polling=100)
    page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector("article svg")
    assert "cannot be reached" in page.get_by_role("alert").inner_text()
