"""Statistics of this browser's own games: counted, reviewed, plotted, saved as a file, erased. They are sent nowhere."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from colonnade.locales import LANGUAGES
from tests.browser.conftest import OpenPage
from tests.browser.playing import open_result, play_by_mouse, start_against_bot
from tests.browser.test_pages import SIZES, SMALL, find_faults, find_flaws

STORED = "colonnade-statistics"


def make_games(count: int) -> list[dict[str, Any]]:
    """Games of two people in both games, getting better; the last two were not reviewed."""
    games: list[dict[str, Any]] = []
    chance = Random(4)
    for number in range(count):
        is_columbiz = number % 3 > 0
        loss, luck = 0.06 + 0.2 * 0.97**number + 0.08 * chance.random(), chance.gauss(0, 0.25)
        is_won = chance.random() < 0.5 + luck
        losses = {"keep": 0.6 * loss, "place": 0.4 * loss} if is_columbiz else {"move": 0.9 * loss, "bonus": 0.1 * loss}
        judged = {"luck": luck, "loss": loss, "decisions": 40, "losses": losses, "grade": "club", "average": is_won - luck}
        games.append(
            {
                "table": f"{number:022d}",
                "seat": 0,
                "game": "columbiz" if is_columbiz else "quatre_colonnes",
                "name": "Ana" if number % 2 else "Björn",
                "others": ["bot:greedy", ""],
                "at": 1_790_000_000_000 + number * 86_400_000,
                "share": int(is_won),
                "judgement": None if number >= count - 2 else judged,
            }
        )
    return games


def fill(page: Page, count: int = 24) -> list[dict[str, Any]]:
    games = make_games(count)
    page.evaluate(f"(games) => localStorage.setItem('{STORED}', JSON.stringify(games))", games)
    page.goto(page.url.partition("#")[0] + "#/statistics/columbiz")
    page.locator(".figures").wait_for()
    return [game for game in games if game["game"] == "columbiz"]


def figure(page: Page, name: str) -> str:
    return page.locator(".figures div").filter(has=page.get_by_text(name, exact=True)).locator("dd").inner_text()


def test_a_game_counts_when_it_ends_and_is_reviewed_here(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("link", name="Luck and losses").click()
    page.get_by_text("No game has ended").wait_for()
    page.get_by_role("link", name="Play a game").click()
    start_against_bot(page, "columbiz")
    play_by_mouse(page)
    open_result(page)
    page.goto(page.url.partition("#")[0] + "#/statistics")
    page.locator(".figures").wait_for()
    assert figure(page, "Games") == "1"
    assert figure(page, "Luck per game") == "–"
    page.get_by_role("button", name="Review them").click()
    page.get_by_text("Luck", exact=True).first.wait_for()
    page.locator("figure").nth(3).wait_for()
    assert figure(page, "Luck per game") != "–"
    page.locator("tbody a").click()
    page.locator(".curves .curve").first.wait_for()


def test_figures_and_plots_say_what_is_kept(open_page: OpenPage) -> None:
    page = open_page(width=1280, height=900)
    games = fill(page)
    judged = [game["judgement"] for game in games if game["judgement"]]
    assert figure(page, "Games") == str(len(games))
    assert figure(page, "Won") == f"{100 * sum(game['share'] for game in games) / len(games):.0f}%"
    assert figure(page, "Lost per game") == f"{100 * sum(each['loss'] for each in judged) / len(judged):.1f}%"
    assert page.locator("figure").count() == 4
    assert page.locator("figure .bar").count() == len([each for each in judged])
    page.get_by_label("Player").select_option("Ana")
    assert figure(page, "Games") == str(sum(game["name"] == "Ana" for game in games))
    page.get_by_role("radio", name="Les 4 colonnes").focus()
    page.keyboard.press("Space")
    page.get_by_text("Bonuses").wait_for()


def test_they_are_saved_as_a_file_and_erased(open_page: OpenPage) -> None:
    page = open_page()
    fill(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert json.loads(Path(saved.value.path()).read_text(encoding="utf-8")) == {"format": 1, "games": make_games(24)}
    page.get_by_role("button", name="Erase all").press("Enter")
    page.get_by_role("button", name="Really erase all").press("Enter")
    page.get_by_text("No game has ended").wait_for()
    assert page.evaluate(f"() => localStorage.getItem('{STORED}')") == "[]"


def test_nothing_of_them_is_sent(open_page: OpenPage) -> None:
    page = open_page("#/rules/columbiz")
    page.locator(".clause").first.wait_for()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    fill(page)
    page.wait_for_load_state("networkidle")
    assert asked == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_they_are_free_of_serious_findings(open_page: OpenPage, size: str, scheme: str) -> None:
    width, height = SIZES[size]
    page = open_page(width=width, height=height, scheme=scheme)
    fill(page)
    assert find_faults(page) == []
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_fit_a_narrow_phone_in_every_language(open_page: OpenPage, language: str) -> None:
    page = open_page(width=360, height=740, language=language)
    page.locator(f"html[lang='{language}'] h1").wait_for()
    fill(page)
    # a table that scrolls goes beyond the edge of its own frame
    assert [flaw for flaw in find_flaws(page) if not ("beyond the edge" in flaw and ("<t" in flaw))] == []
