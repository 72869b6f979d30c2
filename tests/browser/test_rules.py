"""The rules page: one minute on top, contents, a picture where a clause needs one, and the way to
the guided first game.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from colonnade.games import GAMES
from colonnade.games.columbiz.rules import prison_points
from colonnade.locales import LANGUAGES, Speaker
from tests.browser.conftest import OpenPage
from tests.browser.serving import Server

PICTURED = {
    "columbiz": ("C1.1", "C2.2", "C3.3", "C3.4", "C3.5"),
    "quatre_colonnes": ("L1.5", "L3.1", "L4.1", "L5.2", "L5.4", "L5.5", "L6.1", "L8.2"),
}


def flatten(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_begin_with_one_minute_in_every_language(
    open_page: OpenPage, server: Server, language: str
) -> None:
    page = open_page(language=language)
    speaker = Speaker(language)
    for game in GAMES:
        page.goto(f"{server.address}#/rules/{game}")
        page.locator("[data-picture]").first.wait_for()
        expect(page.locator(".minute li")).to_have_count(6)
        expect(page.locator(".minute li")).to_have_text(
            [flatten(speaker.text(f"lesson-{game}-minute-{number}")) for number in range(1, 7)]
        )
        page.get_by_role("link", name=speaker.text("lesson-title")).click()
        page.wait_for_url(f"**/#/learn/{game}")
        expect(page.locator(".card h2")).to_have_text(speaker.text("lesson-how-to-win"))


def test_contents_are_folded_on_a_phone_and_lead_to_their_sections(open_page: OpenPage) -> None:
    page = open_page("#/rules/quatre_colonnes")
    contents = page.locator("details nav a")
    page.locator("summary").wait_for()
    expect(contents.first).to_be_hidden()
    page.locator("summary").click()
    expect(contents).to_have_count(page.locator("main > h2").count())
    for link in contents.all():
        box = link.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    contents.nth(2).click()
    expect(page.locator("main > h2").nth(2)).to_be_in_viewport()
    contents.last.evaluate("link => link.click()")
    expect(page.locator("main > h2").last).to_be_in_viewport()


def test_contents_are_beside_the_text_on_a_wide_screen(open_page: OpenPage) -> None:
    page = open_page("#/rules/quatre_colonnes", width=1440, height=900)
    expect(page.locator("details nav a").first).to_be_visible()
    contents, text = page.locator("details").bounding_box(), page.locator("main").bounding_box()
    assert contents is not None
    assert text is not None
    assert contents["x"] + contents["width"] <= text["x"]
    page.locator("main > h2").last.scroll_into_view_if_needed()
    expect(page.locator("summary")).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_clauses_have_their_pictures_and_nothing_is_wider_than_the_page(
    open_page: OpenPage, game: str
) -> None:
    page = open_page(f"#/rules/{game}")
    expect(page.locator("[data-picture]")).to_have_count(len(PICTURED[game]))
    for width, height in ((320, 640), (390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        for clause in PICTURED[game]:
            box = page.locator(f"[id='{clause}'] [data-picture]").bounding_box()
            assert box is not None, (clause, width)
            assert box["width"] >= 160, (clause, width)
            assert box["height"] >= 40, (clause, width)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), width


def test_the_prison_table_is_a_table(open_page: OpenPage) -> None:
    page = open_page("#/rules/columbiz/C4.2")
    rows = page.locator("[id='C4.2'] tr")
    expect(rows).to_have_count(2)
    assert rows.nth(0).locator("td").all_inner_texts() == [
        str(prisoners) for prisoners in range(13)
    ]
    assert rows.nth(1).locator("td").all_inner_texts() == [
        str(prison_points(prisoners, "extend")) for prisoners in range(13)
    ]


IN_VIEW = """(name) => {
  const box = document.getElementById(name)?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.top < innerHeight;
}"""


@pytest.mark.parametrize(
    ("address", "size"),
    [("columbiz/C3.5", (1440, 900)), ("quatre_colonnes/L6.1", (390, 844))],
)
def test_an_address_with_a_clause_opens_at_the_clause(
    open_page: OpenPage, address: str, size: tuple[int, int]
) -> None:
    """Pictures above it have their size before it is scrolled to."""
    page = open_page(f"#/rules/{address}", width=size[0], height=size[1])
    page.locator(".clause svg").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_function(IN_VIEW, arg=address.partition("/")[2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_says_what_the_sheet_says_what_we_play_and_what_else(
    open_page: OpenPage, server: Server, language: str
) -> None:
    page = open_page(language=language)
    speaker = Speaker(language)
    for key, game in GAMES.items():
        page.goto(f"{server.address}#/rules/{key}")
        fields = game.options_type.fields
        expect(page.locator(".switch")).to_have_count(len(fields))
        for field in fields:
            card = page.locator(f"#option-{field.name}")
            expect(card.locator("h3")).to_have_text(speaker.text(f"{key}-option-{field.name}"))
            rows = speaker.explain_option(key, field.name)
            assert len(rows) == 3
            expect(card.locator("dt")).to_have_text([label for label, _ in rows])
            expect(card.locator("dd")).to_have_text([reading for _, reading in rows])
