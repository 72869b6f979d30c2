"""Every page: nothing clipped or overlapping, no string missing, and little to load."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from colonnade.locales import LANGUAGES
from tests.browser.conftest import OpenPage
from tests.browser.figures import weigh
from tests.browser.playing import play_by_mouse, start_against_bot
from tests.browser.seating import find_loss, finish_game, make_record, sit_down

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
GAMES = ("columbiz", "quatre_colonnes")
SIZES = {"phone": (390, 844), "desktop": (1440, 900)}


RUN_AXE = """async (options) => {
  const drawings = [...document.querySelectorAll('svg[aria-hidden="true"]')].map((drawing) => {
    const inside = document.createDocumentFragment();
    inside.append(...drawing.childNodes);
    return [drawing, inside];
  });
  try {
    return (await axe.run(document, options)).violations;
  } finally {
    for (const [drawing, inside] of drawings) drawing.append(inside);
  }
}"""
"""What is inside a hidden drawing is taken out for the time being: axe finds nothing there, and
needs ten seconds for the 16,000 elements of the rules' pictures."""


def find_faults(page: Page, *rules: str, without: Sequence[str] = ()) -> list[str]:
    """Return the findings of axe-core: of these rules, or of all but some.

    The script is injected past the page's own policy, which forbids foreign scripts.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE + ";null")
    options = {
        "resultTypes": ["violations"],
        "rules": {rule: {"enabled": False} for rule in without},
        **({"runOnly": rules} if rules else {}),
    }
    found = page.evaluate(RUN_AXE, options)
    return [
        f"{fault['id']} ({fault['impact']}): {node['html'][:160]} ({node['failureSummary'][:200]})"
        for fault in found
        for node in fault["nodes"][:3]
    ]


PAGES = {
    "home": "",
    "new Columbiz": "#/new/columbiz/link",
    "new Les 4 colonnes": "#/new/quatre_colonnes/here",
    "rules of Columbiz": "#/rules/columbiz/C3.5",
    "rules of Les 4 colonnes": "#/rules/quatre_colonnes/L4.2",
    "join": "#/join/0123456789abcdef/0123456789abcdef0123456789",
    "print Columbiz": "#/print/columbiz",
    "privacy": "#/privacy",
    "album": "#/album",
}
"""Every page that needs no game, and its address."""


def go(page: Page, address: str) -> None:
    page.goto(page.url.partition("#")[0] + address)
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")


OVERFLOWING = """() => {
  const found = [];
  const root = document.querySelector('dialog[open]') ?? document; // nothing is seen below a sheet
  const hidden = '.visually-hidden, [aria-hidden="true"]';
  const isShown = (element) => element.getClientRects().length > 0 && !element.closest(hidden);
  const width = document.documentElement.scrollWidth;
  if (width > innerWidth) found.push(`the page is ${width} wide`);
  const texts = 'button, a, label, h1, h2, h3, p, legend, summary, th, td, .name, .hint';
  for (const element of root.querySelectorAll(texts)) {
    if (!isShown(element)) continue;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const start = element.outerHTML.slice(0, 120);
    const isShortened = style.textOverflow === 'ellipsis';
    const isCut = !isShortened && !/visible|auto|scroll/.test(style.overflow);
    const isWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    if (isWide && !isShortened && style.display !== 'inline') found.push(`too narrow: ${start}`);
    if (isCut && element.scrollHeight > element.clientHeight + 1) found.push(`cut off: ${start}`);
    const isBeyond = box.right > innerWidth + 1;
    if (isBeyond && !element.closest('nav')) found.push(`beyond the edge: ${start}`);
  }
  const fields = 'button, a.button, select, input:not([type=radio], [type=checkbox], [type=file])';
  const buttons = [...root.querySelectorAll(fields)].filter(isShown);
  for (const [index, one] of buttons.entries()) {
    const a = one.getBoundingClientRect();
    if (getComputedStyle(one).position === 'fixed' || one.closest('.start, .seats')) continue;
    for (const other of buttons.slice(index + 1)) {
      if (one.contains(other) || other.contains(one) || other.closest('.start')) continue;
      const b = other.getBoundingClientRect();
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const both = [one, other].map((each) => each.outerHTML.slice(0, 80)).join(' and ');
      if (across > 1 && down > 1) found.push(`overlapping: ${both}`);
    }
  }
  return found;
}"""

KEY = re.compile(
    r"\b(?:web|error|record|rules|phrase|note|columbiz|quatre_colonnes)-[a-z][\w]*(?:-[\w]+)*\b"
)


def find_flaws(page: Page) -> list[str]:
    """What is clipped, overlaps or is said by its key."""
    text = page.locator("body").inner_text() + " ".join(
        page.locator("[aria-label]").evaluate_all(
            "all => all.map((each) => each.getAttribute('aria-label'))"
        )
    )
    return [*page.evaluate(OVERFLOWING), *(f"the key {key} is shown" for key in KEY.findall(text))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_a_narrow_phone(open_page: OpenPage, language: str) -> None:
    page = open_page(width=360, height=740, language=language, may_be_refused=True)
    page.locator(f"html[lang='{language}'] h1").wait_for()
    flaws = {}
    for name, address in PAGES.items():
        go(page, address)
        flaws[name] = find_flaws(page)
    for game, kind in (("columbiz", "place"), ("quatre_colonnes", "move")):
        go(page, "")
        sit_down(page, make_record(game), 0, 0)
        flaws[f"{game}: start"] = find_flaws(page)
        event = find_loss(game, kind)
        go(page, "")
        sit_down(page, make_record(game), event.ply - 1, event.seat or 0)
        page.locator("[data-element].open").first.wait_for()
        flaws[f"{game}: choosing"] = find_flaws(page)
        page.locator("header .icon").last.click()
        page.locator("dialog[open]").wait_for()
        flaws[f"{game}: menu"] = find_flaws(page)
        page.keyboard.press("Escape")
    assert {name: found for name, found in flaws.items() if found} == {}


SMALL = """() => [...document.querySelectorAll('button, a, select, summary, input')]
  .filter((each) => !each.matches('[type=radio], [type=checkbox], [type=file], [type=range]'))
  .filter((each) => each.getClientRects().length > 0)
  .filter((each) => !each.closest('.clause, .hint, .visually-hidden'))
  .filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return Math.min(width, height) < 43.5;
  })
  .map((each) => each.outerHTML.slice(0, 140))"""


def test_what_a_finger_touches_is_44_pixels_wide_and_high(open_page: OpenPage) -> None:
    """Places of the board apart: small ones are reached by the nearest touch, and their moves are
    buttons too.
    """
    page = open_page(is_touched=True, may_be_refused=True)
    small = {}
    for name, address in PAGES.items():
        go(page, address)
        small[name] = page.evaluate(SMALL)
    for game in GAMES:
        go(page, "")
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
    """Under 160 KB of compressed scripts and styles, whatever the server does or
    does not compress.
    """
    page = open_page(may_be_refused=True)
    start_against_bot(page, "quatre_colonnes")
    table = "#" + page.url.partition("#")[2]
    statistics = {game: f"#/statistics/{game}" for game in GAMES}
    lessons = {f"learn {game}": f"#/learn/{game}" for game in GAMES}
    weights = {}
    for name, address in {
        **PAGES,
        **statistics,
        **lessons,
        "table": table,
        "replay": table.replace("table", "replay"),
    }.items():
        loaded: set[str] = set()
        fresh = page.context.new_page()
        fresh.on(
            "request",
            lambda request, loaded=loaded: loaded.add(request.url.partition("/assets/")[2]),
        )
        fresh.goto(page.url.partition("#")[0] + address)
        fresh.wait_for_load_state("networkidle")
        fresh.close()
        weights[name] = weigh(loaded)
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
    count = "async () => (await (await caches.open('colonnade-shell-1')).keys()).length"
    for _ in range(100):
        if page.evaluate(count) > 12:
            break
        page.wait_for_timeout(100)
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector("article svg")
    assert "cannot be reached" in page.get_by_role("alert").inner_text()
