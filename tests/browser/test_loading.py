"""Parts of the client that cannot be loaded: a sentence, recovery by itself, and what was done is
kept.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

import colonnade.server
from colonnade.games import GAMES
from tests.browser.conftest import OpenPage
from tests.browser.layout import DESKTOP, PHONE, find_flaws
from tests.browser.learning import begin, keep, play_to
from tests.browser.refereeing import Phone
from tests.browser.seating import find_loss, make_record, sit_down
from tests.browser.serving import Server
from tests.browser.tables import ANA, LINK, make_table

SHOWN = {
    "join": "form .primary",
    "new": ".cards .card",
    "rules": ".clause",
    "learn": ".card [data-primary]",
    "table": ".tray",
    "home": "article svg",
}
"""What is there when a page is whole."""
SHIFTS = """() => new Promise((settle) => {
  let sum = 0;
  const watch = (list) => list.forEach((entry) => (sum += entry.hadRecentInput ? 0 : entry.value));
  const observer = new PerformanceObserver((list) => watch(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const end = () => (watch(observer.takeRecords()), settle(sum));
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(end)));
})"""
STATIC = Path(colonnade.server.__file__).parent / "static"
HEALTH = re.compile("/api/health$")
PRESSED = "all => all.map((each) => each.getAttribute('aria-pressed'))"


def find_scenes() -> re.Pattern[str]:
    """The files with the scenes of the games. Those with the games' words have the same names, and
    import nothing.
    """
    files = [
        path
        for game in GAMES
        for path in (STATIC / "assets").glob(f"{game}-*.js")
        if "import{" in path.read_text(encoding="utf-8")
    ]
    assert len(files) == len(GAMES)
    return re.compile("|".join(re.escape(path.name) for path in files))


def find_part(name: str) -> re.Pattern[str]:
    """The files of a part: its module and its styles."""
    return re.compile(rf"/assets/{name}-[^/]*\.(js|css)$")


def refuse(route: Route) -> None:
    route.fulfill(status=404, body="")


def hide(page: Page, files: re.Pattern[str]) -> None:
    """Files are missing; the server says that it is not well, so that the page waits for it."""
    page.route(HEALTH, refuse)
    page.route(files, refuse)


def show(page: Page, files: re.Pattern[str]) -> None:
    """Everything is there again, and the browser says so."""
    page.unroute(files)
    page.unroute(HEALTH)
    page.evaluate("dispatchEvent(new Event('online'))")


def upgrade(page: Page) -> None:
    """The server has a newer version of the client: all its files have other names."""
    names = [path.name for path in (STATIC / "assets").iterdir()]
    every = re.compile("|".join(map(re.escape, names)))

    def answer(route: Route) -> None:
        name = route.request.url.partition("/assets/")[2]
        if name in names:
            refuse(route)
            return
        path = STATIC / "assets" / name.removeprefix("newer-") if name else STATIC / "index.html"
        text = every.sub(lambda found: f"newer-{found[0]}", path.read_text(encoding="utf-8"))
        kind = {".js": "text/javascript", ".css": "text/css", ".html": "text/html"}[path.suffix]
        route.fulfill(content_type=kind, body=text)

    # a page that does not come over the network may not open sockets without this
    page.context.grant_permissions(["local-network-access"])
    page.route(re.compile(r"/assets/|^http://[^/]+/$"), answer)


def make_address(page: Page, name: str) -> str:
    if name == "join":
        made = make_table(page, "columbiz", ANA, LINK)
        return f"#/join/{made['table']}/{made['links'][1]}"
    if name == "table":
        return f"#/table/{sit_down(page, make_record('columbiz'), 9, 0)}"
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
    hide(page, missing)
    page.goto(server.address + address)
    page.reload()
    said = page.get_by_role("alert")
    expect(said).to_contain_text("could not be loaded")
    expect(said).to_contain_text("Trying again by itself")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    assert find_flaws(page) == []
    show(page, missing)
    page.locator(SHOWN[name]).first.wait_for()
    expect(said).to_have_count(0)


@pytest.mark.parametrize("name", ["Rules", "rules_columbiz", "lessons"])
def test_the_page_of_the_rules_waits_for_its_parts(open_page: OpenPage, name: str) -> None:
    page = open_page(may_be_refused=True)
    page.locator("article svg").first.wait_for()
    missing = find_part(name)
    hide(page, missing)
    page.evaluate("location.hash = '#/rules/columbiz'")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    page.unroute(missing)
    page.unroute(HEALTH)
    page.get_by_role("button", name="Try again").click()
    page.locator(SHOWN["rules"]).first.wait_for()


def test_a_part_waits_for_its_styles(open_page: OpenPage) -> None:
    page = open_page(may_be_refused=True)
    page.locator("article svg").first.wait_for()
    missing = re.compile(r"/assets/Rules-[^/]*\.css$")
    hide(page, missing)
    for _ in range(2):  # the second time Vite no longer asks for the styles
        page.evaluate("location.hash = '#/rules/columbiz'")
        expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
        page.evaluate("location.hash = '#/'")
        expect(page.get_by_role("alert")).to_have_count(0)
    page.evaluate("location.hash = '#/rules/columbiz'")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    show(page, missing)
    page.locator(SHOWN["rules"]).first.wait_for()
    sheets = page.locator("link[rel=stylesheet][href*=Rules]")
    assert sheets.evaluate_all("all => all.map((each) => each.sheet.cssRules.length > 0)") == [True]


@pytest.mark.parametrize("is_reached", [True, False], ids=["reached", "unreached"])
def test_the_first_words_are_waited_for(open_page: OpenPage, is_reached: bool) -> None:
    page = open_page(may_be_refused=True)
    page.locator("article svg").first.wait_for()
    missing = find_part("web")
    page.route(missing, refuse)
    if not is_reached:
        page.route(HEALTH, refuse)
    page.reload()
    said = (
        "A part of this page could not be loaded" if is_reached else "The server cannot be reached"
    )
    page.get_by_text(f"{said}. Trying again…").wait_for()
    show(page, missing)
    page.locator("article svg").first.wait_for()


def sit_down_before(page: Page, **fields: object) -> None:
    """At a table where dice are to be kept, and one mistake is grave."""
    event = find_loss("columbiz", "keep")
    assert event.seat is not None
    sit_down(page, make_record("columbiz"), event.ply - 1, event.seat, **fields)


def choose_die(page: Page) -> list[str]:
    """Choose one die more; which are chosen then."""
    page.locator(".tray button[aria-pressed='false']").first.click()
    chosen = pressed(page)
    assert "true" in chosen
    return chosen


def pressed(page: Page) -> list[str]:
    states: list[str] = page.locator(".tray button[aria-pressed]").evaluate_all(PRESSED)
    return states


@pytest.mark.parametrize("name", ["Hint", "coach"])
def test_a_hint_comes_later_and_the_dice_stay_chosen(open_page: OpenPage, name: str) -> None:
    page = open_page(may_be_refused=True)
    missing = find_part(name)
    hide(page, missing)
    sit_down_before(page)
    chosen = choose_die(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    assert find_flaws(page) == []
    assert pressed(page) == chosen, "the game goes on without it"
    show(page, missing)
    page.locator(".hint").wait_for()
    assert pressed(page) == chosen
    expect(page.get_by_role("alert")).to_have_count(0)


def test_parts_wait_for_styles_at_the_same_time(open_page: OpenPage) -> None:
    page = open_page(may_be_refused=True, preferences={"hasLens": True}, width=1280, height=900)
    hint, lens = (re.compile(rf"/assets/{name}-[^/]*\.css$") for name in ("Hint", "Lens"))
    hide(page, hint)
    page.route(lens, refuse)
    sit_down_before(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    for _ in range(3):
        with page.expect_response(hint), page.expect_response(lens):
            page.evaluate("dispatchEvent(new Event('online'))")
    page.unroute(lens)
    page.evaluate("dispatchEvent(new Event('online'))")
    page.get_by_text("If you keep these, you win in").wait_for()
    expect(page.locator(".hint")).to_have_count(0)
    show(page, hint)
    page.locator(".hint").wait_for()


def test_the_lens_comes_later(open_page: OpenPage) -> None:
    page = open_page(may_be_refused=True, preferences={"hasLens": True}, width=1280, height=900)
    missing = find_part("Lens")
    hide(page, missing)
    sit_down_before(page)
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    show(page, missing)
    expect(page.get_by_role("alert")).to_have_count(0)  # the page may be another one now
    page.get_by_text("If you keep these, you win in").wait_for()
    page.locator(".scene-box [data-element]").first.hover()
    page.locator(".lens").wait_for()


def test_nobody_is_kept_from_playing_by_second_thoughts(open_page: OpenPage) -> None:
    page = open_page(may_be_refused=True, has_limits=True)
    hide(page, find_part("Doubt"))
    sit_down_before(page, think_again=True)
    keep(page, find_loss("columbiz", "keep").event)
    throws = page.locator(".throws")
    before = throws.get_attribute("aria-label") or ""
    page.locator("[data-primary]").click()
    expect(throws).not_to_have_attribute("aria-label", before)
    # they come too late now: what shows them is no longer waited for
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_real_board_waits_for_its_panel_and_sheets(open_page: OpenPage) -> None:
    page = open_page("#/new/columbiz/board", is_touched=True, may_be_refused=True)
    panel, sheet = find_part("Panel"), find_part("SetUp")
    hide(page, panel)
    page.get_by_role("button", name="To the table").tap()
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    show(page, panel)
    phone = Phone(page)
    expect(page.locator(".dice-entry")).to_be_visible()
    hide(page, sheet)
    phone.press("web-referee-setup")
    page.get_by_text("could not be loaded").wait_for()
    show(page, sheet)
    page.locator("dialog[open] .tools").wait_for()


def test_a_sheet_that_was_closed_is_not_waited_for(open_page: OpenPage) -> None:
    page = open_page("#/new/columbiz/board", is_touched=True, may_be_refused=True)
    phone = Phone(page).begin()
    missing = find_part("SetUp")
    hide(page, missing)
    alert = page.get_by_role("alert")
    for _ in range(2):
        phone.press("web-referee-setup")
        page.get_by_text("could not be loaded").wait_for()
        page.keyboard.press("Escape")
        expect(alert).to_have_count(0)
    phone.press("web-referee-setup")
    show(page, missing)
    page.locator("dialog[open] .tools").wait_for()


@pytest.mark.parametrize("name", ["Panel", "SetUp", "Hint", "Lens", "HowToWin"])
def test_what_a_table_lacks_is_not_waited_for_elsewhere(open_page: OpenPage, name: str) -> None:
    is_board = name in ("Panel", "SetUp")
    page = open_page(
        "#/new/columbiz/board" if is_board else "",
        is_touched=is_board,
        may_be_refused=True,
        preferences={"hasLens": name == "Lens"},
    )
    hide(page, find_part(name))
    if is_board:
        page.get_by_role("button", name="To the table").tap()
    elif name == "HowToWin":
        sit_down(page, make_record("columbiz"), 0, 0)
    else:
        sit_down_before(page)
    if name == "Hint":
        page.get_by_role("button", name="Hint", exact=True).click()
    elif name == "SetUp":
        Phone(page).press("web-referee-setup")
    page.get_by_text("could not be loaded").wait_for()
    page.evaluate("location.hash = '#/'")
    page.locator("article svg").first.wait_for()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_what_is_missing_is_named_in_the_console(open_page: OpenPage) -> None:
    page = open_page(may_be_refused=True)
    page.locator("article svg").first.wait_for()
    hide(page, find_part("Privacy"))
    with page.expect_console_message(
        lambda each: each.type == "warning" and "/assets/Privacy-" in each.text
    ):
        page.evaluate("location.hash = '#/privacy'")


def test_a_newer_version_is_taken_up_and_the_dice_stay_chosen(open_page: OpenPage) -> None:
    page = open_page(may_be_refused=True)
    sit_down_before(page)
    chosen = choose_die(page)
    upgrade(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator("script[src*='/newer-']")).to_have_count(1)
    page.locator(".hint").wait_for()
    assert pressed(page) == chosen


def test_a_newer_version_keeps_the_throw_that_is_typed_in(open_page: OpenPage) -> None:
    page = open_page("#/new/columbiz/board", is_touched=True, may_be_refused=True)
    phone = Phone(page).begin()
    page.locator(".dice-entry .pick").nth(2).tap()
    left = page.locator(".dice-entry [role=status]").inner_text()
    upgrade(page)
    phone.press("web-referee-setup")
    expect(page.locator("script[src*='/newer-']")).to_have_count(1)
    page.locator("dialog[open] .tools").wait_for()
    page.keyboard.press("Escape")
    assert page.locator(".dice-entry [role=status]").inner_text() == left


def test_a_newer_version_speaks_the_language_that_was_chosen(open_page: OpenPage) -> None:
    page = open_page(may_be_refused=True)
    page.locator("article svg").first.wait_for()
    upgrade(page)
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("script[src*='/newer-']")).to_have_count(1)


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
def test_a_language_that_cannot_be_loaded_is_spoken_later(open_page: OpenPage, place: str) -> None:
    page = open_page(may_be_refused=True)
    page.locator("article svg").first.wait_for()
    if place == "table":
        sit_down(page, make_record("columbiz"), 9, 0)
        page.get_by_role("button", name="More").click()
        page.get_by_role("button", name="Settings").click()
    missing = re.compile(r"/assets/.*\.js")
    hide(page, missing)
    page.get_by_label("Language").select_option("fr")
    page.get_by_text("could not be loaded").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    show(page, missing)
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
    page.locator({"learn": SHOWN["learn"], "replay": ".steps"}[name]).wait_for()
    expect(page.get_by_role("alert")).to_have_count(0)
