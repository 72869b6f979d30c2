"""Words for people: no code, no key, no English in another language; one name for each player on
chip, in the log and aloud.
"""

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from colonnade.locales import LANGUAGES, Speaker
from tests.browser.conftest import OpenPage
from tests.browser.layout import BROKEN
from tests.browser.playing import play_by_mouse
from tests.browser.seating import make_record, sit_down
from tests.browser.tables import ANA, make_table, remember
from tests.locales import entries

SEATS = {"columbiz": ("purple", "blue"), "quatre_colonnes": ("Y", "G")}
LOOKS = 16
SENTENCES = 16
"""How often the page is read at least, and how many lines of the log a game has then."""

READ = """() => {
  const attributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
  const named = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join(', '))];
  const texts = (selector) =>
    [...document.querySelectorAll(selector)].map((each) => each.textContent.trim());
  return {
    lines: [
      ...document.body.innerText.split('\\n'),
      ...named.flatMap((each) => attributes.map((name) => each.getAttribute(name) ?? '')),
    ].map((text) => text.trim()).filter(Boolean),
    log: texts('.log .line, .log p, .log button'),
    aloud: texts('[aria-live="polite"], [aria-live="assertive"]'),
    chips: [...document.querySelectorAll('[data-seat] .name')]
      .map((each) => each.firstChild.textContent.trim()),
  };
}"""

CODED = re.compile(
    r"\b[YBGR][1-4]\b|\b(web|columbiz|quatre_colonnes|coach|lens|note|error|phrase|record)-[a-z]|\{|\bbot:"
)
IDENTITY = re.compile(r"(?<![\w’'])(purple|blue|grey|black)(?!\w)|(?<![\w’'.-])[BGR](?![\w’'])")
ENGLISH = re.compile(r"\b(the|and|your|you|with|throws|places)\b", re.IGNORECASE)


@cache
def plain_sentences(language: str) -> set[str]:
    """What needs no argument, in one language."""
    speaker = Speaker(language)
    return {
        speaker.text(key)
        for key, entry in entries(language).items()
        if entry.value and len(entry.value.elements) == 1
    }


def play_and_read(page: Page, game: str, language: str) -> dict[str, set[str]]:
    """Sit down as Ana against a bot in mid-game, play for a while and ask for hints; everything
    that was to be read or heard.
    """
    record = make_record(game)
    assert record.colours == SEATS[game]
    sit_down(page, record, len(record.events) // 2, 0)
    seen: dict[str, set[str]] = {"lines": set(), "log": set(), "aloud": set(), "chips": set()}
    rounds = 0

    def read(at: Page) -> bool:
        nonlocal rounds
        rounds += 1
        for kind, texts in at.evaluate(READ).items():
            seen[kind] |= set(texts)
        if rounds % 8 == 4:
            at.keyboard.press("h")
        return rounds > LOOKS and len(seen["log"]) > SENTENCES

    play_by_mouse(page, until=read, seed=3)
    return seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SEATS)
def test_the_table_speaks_in_words_and_calls_everybody_by_one_name(
    open_page: OpenPage, game: str, language: str
) -> None:
    page = open_page(width=1280, height=900, language=language)
    page.locator("main").first.wait_for()
    seen = play_and_read(page, game, language)
    assert len(seen["lines"]) > 40
    assert sorted(line for line in seen["lines"] | seen["aloud"] if CODED.search(line)) == []
    if language != "en":
        foreign = plain_sentences("en") - plain_sentences(language)
        assert sorted(line for line in seen["lines"] if line in foreign) == []
        assert (
            sorted(line for line in seen["lines"] if ENGLISH.search(line.replace("Colonnade", "")))
            == []
        )
        assert sorted(line for line in seen["lines"] if IDENTITY.search(line)) == []
    expect_one_name_each(seen, game, Speaker(language))


def expect_one_name_each(seen: dict[str, set[str]], game: str, speaker: Speaker) -> None:
    """A player is called the same on chip, in the log and aloud, and “you” by their own page."""
    bot = speaker.text("web-level-random")
    assert seen["chips"] == {"Ana", bot}
    assert any(bot in line for line in seen["log"])
    # Ana reads: what she does is said to her
    thrown = {"columbiz": "columbiz-thrown", "quatre_colonnes": "quatre_colonnes-drew"}[game]
    start = speaker.text(f"web-you-{thrown}", colour="", dice="").partition("  ")[0].rstrip(" .")
    own = SEATS[game][0]
    noted = Speaker(speaker.language, {own: "Ana"}).text("note-hinted", colour=own, level="")
    for kind in ("log", "aloud"):
        assert [text for text in seen[kind] - {noted} if "Ana" in text] == []
        assert any(start in text for text in seen[kind])
    colours = "|".join(speaker.functions["PLAYER"](colour) for colour in SEATS[game])
    called = re.compile(rf"(?<!\w)({colours})(?!\w| \d)")
    assert sorted(line for line in seen["log"] | seen["aloud"] if called.search(line)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_table_is_broken_in_two(open_page: OpenPage, language: str) -> None:
    page = open_page("#/rules/columbiz", width=320, height=640, language=language)
    page.locator(".scroller").wait_for()
    others = [{"kind": "here", "name": name} for name in ("", "Ruben", "Björn")]
    made = make_table(page, "columbiz", ANA, *others)
    remember(page, (made["table"], "columbiz", made["token"]))
    for width in (320, 390):
        page.set_viewport_size({"width": width, "height": 640})
        assert page.evaluate(BROKEN, ".scroller") == [], width
    page.goto(page.url.partition("#")[0] + f"#/table/{made['table']}")
    page.locator(".icon.narrow").click()
    page.locator("dialog[open] table").wait_for()
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 640})
        assert page.evaluate(BROKEN, "dialog[open] table") == [], width


@pytest.mark.parametrize("game", SEATS)
def test_the_rules_of_a_new_table_show_no_clause(open_page: OpenPage, game: str) -> None:
    page = open_page(f"#/new/{game}/here")
    page.locator("summary").click()
    links = page.locator(".option a")
    expect(links.first).to_have_attribute("href", re.compile(r"#/rules/\w+/[CL]\d"))
    assert {text.strip() for text in links.all_inner_texts()} == {"Why?"}
