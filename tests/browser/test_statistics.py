"""Statistics of this browser's own games: counted, reviewed, plotted, saved as a file, erased. They
are sent nowhere.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from colonnade.locales import LANGUAGES, Speaker
from tests.browser.accessibility import find_faults
from tests.browser.conftest import OpenPage
from tests.browser.layout import PHONE, SIZES, SMALL, find_flaws
from tests.browser.playing import open_result, play_by_mouse, start_against_bot
from tests.browser.season import STORED, fill, make_games, remember_games, show_numbers
from tests.browser.tables import LONG, end_game, join


def told(page: Page) -> str:
    return page.locator(".season").inner_text()


def percent(share: float) -> str:
    return Speaker("en").format_percent(abs(share))


def figure(page: Page, name: str) -> str:
    return (
        page.locator(".figures div")
        .filter(has=page.get_by_text(name, exact=True))
        .locator("dd")
        .inner_text()
    )


def test_a_game_counts_when_it_ends_and_is_reviewed_here(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(page.url.partition("#")[0] + "#/statistics")
    page.get_by_text("No game has ended").wait_for()
    page.get_by_role("link", name="Play a game").click()
    start_against_bot(page, "columbiz")
    play_by_mouse(page)
    open_result(page)
    page.goto(page.url.partition("#")[0] + "#/statistics")
    page.locator(".season").wait_for()
    assert re.search(r"You played one game and (won it|lost it|shared the win)\.", told(page))
    assert "The dice" not in told(page)
    page.get_by_role("button", name="Review it").click()
    page.locator(".season", has_text="The dice").wait_for()
    assert "a game" not in told(page)
    page.get_by_role("link", name=re.compile("Won|Lost|Shared")).click()
    page.locator(".curves .curve").first.wait_for()


@pytest.mark.parametrize("size", SIZES)
def test_a_season_is_told_in_sentences(open_page: OpenPage, size: str) -> None:
    width, height = SIZES[size]
    page = open_page(width=width, height=height)
    games: list[dict[str, Any]] = [{**game, "name": "Ana"} for game in make_games(24)]
    remember_games(page, games)
    own = [game for game in games if game["game"] == "columbiz"]
    judged = [game["judgement"] for game in own if game["judgement"]]
    luck, loss = (sum(each[name] for each in judged) / len(judged) for name in ("luck", "loss"))
    assert f"You won {sum(game['share'] for game in own)} of {len(own)} games." in told(page)
    assert (
        re.search(rf"The dice were [a-z ]*kind to you: {percent(luck)} a game\.", told(page))
        or abs(luck) < 0.005
    )
    assert f"Your own decisions cost you {percent(loss)} a game." in told(page)
    assert "Most of it went when keeping dice." in told(page)
    assert "It is getting better" in told(page)
    expect(page.locator("figure")).to_have_count(2)
    expect(page.locator(".figures"), "numbers are for those who open them").to_have_count(0)


def test_figures_and_plots_say_what_is_kept(open_page: OpenPage) -> None:
    page = open_page(width=1280, height=900)
    games = fill(page)
    page.get_by_label("Player").select_option("Everybody")
    show_numbers(page)
    judged = [game["judgement"] for game in games if game["judgement"]]
    assert figure(page, "Games") == str(len(games))
    assert figure(page, "Won") == f"{100 * sum(game['share'] for game in games) / len(games):.0f}%"
    assert (
        figure(page, "Lost per game")
        == f"{100 * sum(each['loss'] for each in judged) / len(judged):.1f}%"
    )
    expect(page.locator("figure")).to_have_count(4)
    expect(page.locator("figure .bar")).to_have_count(len(judged))
    page.get_by_label("Player").select_option("Ana")
    assert figure(page, "Games") == str(sum(game["name"] == "Ana" for game in games))
    page.get_by_role("radio", name="Les 4 colonnes").focus()
    page.keyboard.press("Space")
    page.get_by_text("Bonuses").wait_for()


def test_people_who_share_a_device_are_named(open_page: OpenPage) -> None:
    page = open_page()
    games = fill(page)
    last = games[-1]["name"]
    assert told(page).count(f"{last} won") == 1
    assert "You" not in told(page)
    page.get_by_label("Player").select_option("Everybody")
    assert "Ana won" in told(page)
    assert "Björn won" in told(page)


def test_a_game_that_cannot_be_reviewed_is_said_and_tried_again(open_page: OpenPage) -> None:
    page = open_page(may_be_refused=True, may_lose_line=True)
    page.route("**/review", lambda route: route.abort("connectionrefused"))
    remember_games(page, [{**make_games(4)[1], "name": "Ana", "judgement": None}])
    page.get_by_role("button", name="Review it").click()
    page.get_by_text("One game could not be reviewed.").wait_for()
    page.unroute("**/review")
    page.get_by_role("button", name="Try again").click()  # the server does not know that table
    page.get_by_text("One game could not be reviewed.").wait_for()


def test_a_desktop_is_used(open_page: OpenPage) -> None:
    """Sentences, the last games and both plots are in sight at once, side by side."""
    page = open_page(width=1440, height=900)
    fill(page)
    season, recent = (
        page.locator(name).bounding_box() or {}
        for name in (".season", "section[aria-labelledby=recent]")
    )
    assert season["x"] < 120
    assert recent["x"] > season["x"] + season["width"]
    assert recent["x"] + recent["width"] > 1320
    plots = page.locator("figure").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().bottom)"
    )
    assert all(bottom < 900 for bottom in plots)


@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_told_in_every_language_and_fit_a_narrow_phone(
    open_page: OpenPage, language: str
) -> None:
    page = open_page(width=360, height=740, language=language)
    page.locator(f"html[lang='{language}'] h1").wait_for()
    games: list[dict[str, Any]] = [
        {**game, "name": "Ana", "game": "columbiz"} for game in make_games(14)
    ]
    for count in (1, 12):
        remember_games(page, games[:count])
        page.reload()
        page.locator(".season p").first.wait_for()
        print(f"{language}, {count}: {told(page)}")
        assert not re.search(
            r"\b1 (games|parties|partijen|partidas|partier)\b|[{}]|\?\?|web-",
            told(page),
        )
    page.goto(page.url.partition("#")[0] + "#/")
    fill(page)
    page.locator("summary").click()
    page.locator(".figures").wait_for()
    # a table that scrolls goes beyond the edge of its own frame
    assert [
        flaw for flaw in find_flaws(page) if not ("beyond the edge" in flaw and ("<t" in flaw))
    ] == []


def test_they_are_saved_as_a_file_and_erased(open_page: OpenPage) -> None:
    page = open_page()
    fill(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save as a file").click()
    assert json.loads(Path(saved.value.path()).read_text(encoding="utf-8")) == {
        "format": 1,
        "games": make_games(24),
    }
    page.get_by_role("button", name="Erase all").press("Enter")
    page.get_by_role("button", name="Really erase all").press("Enter")
    page.get_by_text("No game has ended").wait_for()
    assert page.evaluate(f"() => localStorage.getItem('{STORED}')") == "[]"


def test_nothing_of_them_is_sent(open_page: OpenPage) -> None:
    page = open_page("#/rules/columbiz")
    page.locator(".clause").first.wait_for()
    asked: list[str] = []
    page.on(
        "request", lambda request: asked.append(request.url) if "/api/" in request.url else None
    )
    fill(page)
    page.wait_for_load_state("networkidle")
    assert asked == []


def test_what_a_finger_touches_is_large_enough(open_page: OpenPage) -> None:
    page = open_page()
    fill(page)
    show_numbers(page)
    assert page.evaluate(SMALL) == []


HOSTILE = ("", LONG, "\u202eנועה <b>", "x" * 40)


def test_people_are_listed_with_wins_and_a_rematch_is_one_tap(open_page: OpenPage) -> None:
    page = open_page(**PHONE, is_touched=True)
    page.locator("article svg").first.wait_for()
    made, _ = end_game(page)
    common = {"seat": 0, "name": "Ana", "at": 1_790_000_000_000, "judgement": None}
    played = [
        *(("columbiz", name, 1) for name in HOSTILE),
        ("columbiz", "bot:greedy", 1),
        *(("columbiz", "Bo", share) for share in (1, 1, 0)),
        *(("quatre_colonnes", "Bo", share) for share in (0, 1, 0)),
    ]
    games: list[dict[str, Any]] = [
        {**common, "table": f"{number:022d}", "game": game, "others": [name], "share": share}
        for number, (game, name, share) in enumerate(played)
    ]
    games[-1]["table"] = made["table"]
    remember_games(page, games)
    people = page.get_by_role("region", name="People you have played with")
    rows = people.locator("li")
    expect(rows).to_have_count(3)
    people.get_by_role("button", name="Show all 5").tap()
    expect(rows).to_have_count(5)
    expect(rows.first.locator("h3")).to_have_text("You – Bo")
    assert rows.first.locator("strong").all_inner_texts() == ["1 : 2", "2 : 1"]
    expect(rows.last.locator("h3")).to_have_text("You – a friend")
    assert find_faults(page) == []
    assert find_flaws(page) == []
    assert page.evaluate(SMALL) == []

    people.get_by_role("button", name="Rematch: Bo, Les 4 colonnes").tap()
    page.locator(".waiting .letter").first.wait_for()
    stored = json.loads(page.evaluate("() => localStorage.getItem('colonnade-tables')"))[0]
    assert stored["id"] != made["table"]
    assert [link is None for link in stored["links"]] == [True, False]
    join(page, {"table": stored["id"], "links": stored["links"]}, 1)
    page.locator("section.waiting").wait_for(state="detached")
    seats = page.locator("ul.seats > li")
    expect(seats.nth(0)).to_contain_text("Ana")
    expect(seats.nth(1)).to_contain_text("Bo")


def test_a_rematch_of_a_game_that_the_server_has_forgotten_says_so(open_page: OpenPage) -> None:
    page = open_page(**PHONE, may_be_refused=True)
    remember_games(page, [{**make_games(2)[1], "others": ["Bo"]}])
    page.get_by_role("button", name="Rematch: Bo, Columbiz").press("Enter")
    page.get_by_role("alert").wait_for()
    assert find_flaws(page) == []
