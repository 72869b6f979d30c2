"""A review told in sentences: it opens where the game turned, says whose luck and whose decisions
it was, and every throw is seen.
"""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from colonnade.core.game import START
from colonnade.locales import LANGUAGES, Speaker
from tests.browser.conftest import OpenPage
from tests.browser.layout import SIZES, SMALL, find_flaws
from tests.browser.reviewing import (
    TABLE,
    judge_game,
    make_game,
    open_own_review,
    play_as,
    ply_of,
    serve_table,
)
from tests.browser.seating import make_record, open_review


def find_turning_point(name: str) -> int:
    judged = judge_game(name)
    winner = judged.result.index(max(judged.result))
    events = [event for event in judged.events if event.kind != START]
    return max(events, key=lambda event: event.term[winner]).ply


def read_story(page: Page) -> str:
    """All of it: on a phone a part is shown on request."""
    more = page.locator(".story .whole")
    if more.count() and more.is_visible():
        more.press("Enter")
        expect(more).to_have_attribute("aria-expanded", "true")
    return page.locator(".story").inner_text()


def percent(share: float) -> str:
    return Speaker("en").format_percent(abs(share))


def test_it_opens_at_the_turning_point(open_page: OpenPage) -> None:
    page = open_page()
    open_own_review(page, "two", 0)
    decisive = find_turning_point("two")
    assert ply_of(page) == decisive
    assert page.url.endswith(f"/{TABLE}/{decisive}")
    expect(page.locator(".moments .now .tag")).to_have_text(
        "The turning point", use_inner_text=True
    )


def test_it_opens_at_the_step_that_the_address_names(open_page: OpenPage) -> None:
    page = open_page()
    open_own_review(page, "two", 0, ply=7)
    assert ply_of(page) == 7
    page.goto(page.url.partition("#")[0] + f"#/review/{TABLE}/0")
    page.locator(".curves[aria-valuenow='0']").wait_for()


@pytest.mark.parametrize(("size", "seat"), [("phone", 0), ("desktop", 1)])
def test_a_player_reads_of_their_own_luck_and_decisions(
    open_page: OpenPage, size: str, seat: int
) -> None:
    width, height = SIZES[size]
    page = open_page(width=width, height=height)
    open_own_review(page, "two", seat)
    own, other = judge_game("two").summaries[seat], judge_game("two").summaries[1 - seat]
    story = read_story(page)
    is_won = judge_game("two").result[seat] == 1
    assert page.locator(".story h2").inner_text().startswith("You won" if is_won else "You lost")
    way = "more" if own.luck > 0 else "less"
    assert (
        f"The dice gave you {percent(own.luck)} {way} than average; your own decisions cost you"
        f" {percent(own.loss)}." in story
    )
    if own.interval is None:
        assert "cannot be told from this game" in story
    else:
        low, high = round(100 * own.interval.low), round(100 * own.interval.high)
        assert f"between {low} and {high} of a hundred games" in story
    name = "Emil" if seat == 0 else "Ana"
    assert f"{name}’s decisions cost {percent(other.loss)}." in story


def test_the_percentages_are_explained_once_and_on_request(open_page: OpenPage) -> None:
    page = open_page()
    open_own_review(page, "two", 0)
    ask = page.get_by_role("button", name="What do the percentages mean?")
    expect(ask).to_have_count(1)
    explained = page.get_by_text("They are parts of a win")
    expect(explained).to_be_hidden()
    ask.press("Enter")
    explained.wait_for()
    assert "from 40% to 52% gives you 12%" in explained.inner_text()
    expect(ask).to_have_attribute("aria-expanded", "true")


def test_of_a_game_that_others_played_everybody_is_named(
    open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page()
    open_review(page, make_game("two"), tmp_path)
    story = read_story(page)
    assert not re.search(r"\byour?\b", story, re.IGNORECASE)
    for seat, name in enumerate(("Ana", "Emil")):
        summary = judge_game("two").summaries[seat]
        assert f"The dice gave {name} {percent(summary.luck)}" in story
        assert f"{name}’s own decisions cost {percent(summary.loss)}" in story


def test_two_people_at_one_device_are_both_named(open_page: OpenPage) -> None:
    page = open_page()
    open_own_review(page, "four", 0, 2)
    story = page.locator(".story").inner_text()
    assert "The dice gave Ana" in story
    assert "The dice gave Ben" in story
    assert "You" not in story


def test_partners_share_the_dice_and_answer_for_their_own_decisions(open_page: OpenPage) -> None:
    page = open_page()
    open_own_review(page, "teams", 0)
    judged = judge_game("teams")
    story = page.locator(".story").inner_text()
    assert (
        page.locator(".story h2")
        .inner_text()
        .startswith("Your team won" if judged.result[0] == 1 else "Your team lost")
    )
    assert f"The dice gave your team {percent(judged.summaries[0].luck)}" in story
    assert f"Your own decisions cost {percent(judged.summaries[0].loss)}." in story
    assert f"Ben’s decisions cost {percent(judged.summaries[2].loss)}." in story


def test_of_three_and_four_everybody_has_a_sentence(open_page: OpenPage) -> None:
    for name, seats in (("three", 3), ("four", 4)):
        page = open_page()
        open_own_review(page, name, 0)
        expect(page.locator(".story li")).to_have_count(seats)
        story = read_story(page)
        assert story.count("than average") + story.count("neither for") == seats


def test_a_friend_gives_no_grades(open_page: OpenPage) -> None:
    page = open_page()
    open_own_review(page, "two", 0)
    assert "played like" not in read_story(page)
    page.get_by_text("Numbers", exact=True).click()
    page.locator(".summary article").nth(1).wait_for()
    assert "a beginner" not in page.locator("main").inner_text()


def test_the_throw_for_who_begins_is_told_with_what_it_means(open_page: OpenPage) -> None:
    page = open_page()
    open_own_review(page, "two", 0, ply=1)
    about = page.get_by_text(Speaker("en").text("web-columbiz-start"), exact=True)
    expect(page.locator(".said-step").filter(has=about)).to_contain_text("who begins suited")
    page.get_by_role("button", name=Speaker("en").text("web-step-next"), exact=True).click()
    expect(about).to_have_count(0)


def test_a_moment_that_is_tapped_shows_its_board_on_a_phone(open_page: OpenPage) -> None:
    page = open_page(height=664)
    open_own_review(page, "two", 0)
    for moment in page.locator(".moments button").all():
        moment.click()
        expect(page.locator("main .course .board").first).to_be_in_viewport(ratio=1)


def test_turning_points_are_told_in_the_order_of_play(open_page: OpenPage) -> None:
    page = open_page(width=1440, height=900)
    open_own_review(page, "two", 0)
    judged = judge_game("two")
    plies = sorted({*judged.moments, find_turning_point("two")})
    moments = page.locator(".moments button")
    expect(moments).to_have_count(len(plies))
    for index, ply in enumerate(plies):
        moments.nth(index).click()
        page.locator(f".curves[aria-valuenow='{ply}']").wait_for()
        event, before = (
            judged.events[ply - 1],
            judged.events[ply - 2].values if ply > 1 else judged.start,
        )
        if event.best is not None:
            after = event.values[event.seat or 0]
            best = after + event.loss
            assert (
                f"{percent(best)} with the best move, {percent(after)} after this one"
                in moments.nth(index).inner_text()
            )
        else:
            assert before
            assert re.search(
                r"from (over |under )?[\d.]+% to (over |under )?[\d.]+%",
                moments.nth(index).inner_text(),
            )


THROWN = (
    "() => [...document.querySelectorAll('.tray .die[role=img]')].map((die) =>"
    " die.getAttribute('aria-label'))"
)


def test_every_throw_is_seen(open_page: OpenPage) -> None:
    """Also a throw that is lost, the throw for who begins, and the double three that wins: the
    position after them has no dice.
    """
    lost = next(event.ply for event in judge_game("pair").events if event.event == "roll 6")
    last = len(judge_game("pair").events)
    cases = [
        ("two", 1, make_game("two").events[0]),
        ("pair", lost, "roll 6"),
        ("pair", last, "roll 3 3"),
    ]
    for name, ply, event in cases:
        page = open_page()
        assert make_game(name).events[ply - 1] == event
        open_own_review(page, name, 0, ply=ply)
        faces = [face for face in event.split()[1:] if face != "-"]
        page.wait_for_function(f"(count) => ({THROWN})().length === count", arg=len(faces))
        assert sorted(re.findall(r"\d", " ".join(page.evaluate(THROWN)))) == sorted(faces)


def test_the_numbers_are_there_for_those_who_open_them(open_page: OpenPage) -> None:
    page = open_page(width=1440, height=900)
    open_own_review(page, "pair", 0)
    expect(page.locator(".summary")).to_have_count(0)
    page.get_by_text("Numbers", exact=True).press("Enter")
    expect(page.locator(".summary article")).to_have_count(2)
    page.get_by_text("All steps as a table").press("Enter")
    rows = page.locator("tbody tr")
    rows.first.wait_for()
    expect(rows).to_have_count(len(make_game("pair").events))
    page.wait_for_function(
        "() => [...document.querySelectorAll('tbody td:nth-child(2)')].every((cell) =>"
        " cell.textContent.length > 0)"
    )
    assert not re.search(r"\broll \d", page.locator("tbody").inner_text()), (
        "steps are told, not written as records write them"
    )


def test_a_desktop_is_used(open_page: OpenPage) -> None:
    """Board, story, curves, step and turning points are in sight at once, and reach from edge to
    edge.
    """
    page = open_page(width=1440, height=900)
    open_own_review(page, "two", 0)
    boxes = {
        name: (
            page.locator(name).first.bounding_box()
            or {"x": 0.0, "y": 9e9, "width": 0.0, "height": 0.0}
        )
        for name in (
            ".looked > .course",
            ".looked > .story",
            ".looked > .line",
            ".looked > .said",
            ".looked > .turning",
        )
    }
    assert all(box["y"] + 60 < 900 for box in boxes.values()), boxes
    assert min(box["x"] for box in boxes.values()) < 40
    assert max(box["x"] + box["width"] for box in boxes.values()) > 1400
    course = boxes[".looked > .course"]
    assert course["y"] + course["height"] > 840, "the board reaches down to the end of the window"
    assert course["height"] <= 900


# What goes wrong is said, and can be tried again


@pytest.mark.parametrize("size", SIZES)
def test_a_server_that_is_away_is_said_and_tried_again(open_page: OpenPage, size: str) -> None:
    width, height = SIZES[size]
    page = open_page(width=width, height=height, may_lose_line=True)
    serve_table(page, make_game("two"))
    play_as(page, make_game("two"), 0)
    page.route("**/review", lambda route: route.abort("connectionrefused"))
    page.goto(page.url.partition("#")[0] + f"#/review/{TABLE}")
    page.get_by_role("alert").wait_for()
    assert "cannot be reached" in page.get_by_role("alert").inner_text()
    page.unroute("**/review")
    page.get_by_role("button", name="Try again").click()
    page.locator(".curves .curve").first.wait_for()
    assert ply_of(page) == find_turning_point("two")


def test_words_that_cannot_be_loaded_are_said_and_tried_again(open_page: OpenPage) -> None:
    """As after a new version was deployed: the file of the page's own words is gone."""
    page = open_page(may_be_refused=True)
    serve_table(page, make_game("two"))
    missing = re.compile(r"/assets/web_review.*\.js")
    page.route(missing, lambda route: route.fulfill(status=404, body=""))
    page.goto(page.url.partition("#")[0] + f"#/review/{TABLE}")
    expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
    page.unroute(missing)
    page.locator(".curves .curve").first.wait_for()


def test_moves_that_cannot_be_told_can_be_asked_for_again(open_page: OpenPage) -> None:
    page = open_page(may_be_refused=True)
    page.route("**/api/foresee", lambda route: route.fulfill(status=429, json={}))
    judged = judge_game("pair")
    ply = max(
        (event for event in judged.events if event.kind == "move"), key=lambda event: event.loss
    ).ply
    open_own_review(page, "pair", 0, ply=ply)
    page.get_by_text("could not be loaded").wait_for()
    assert not re.search(r"move [YBGR]\d", page.locator(".moves").inner_text())
    page.unroute("**/api/foresee")
    page.get_by_role("button", name="Try again").click()
    page.locator("[data-mark='best']").wait_for()


def test_waiting_is_told_in_words(open_page: OpenPage) -> None:
    page = open_page()
    serve_table(page, make_game("two"))
    asked: list[str] = []

    def delay(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) < 3:
            route.fulfill(
                status=202, json={"id": "0123456789abcdef", "progress": 0.4, "review": None}
            )
        else:
            text = make_game("two").to_json()
            base = route.request.url.partition("/api/")[0]
            made = page.request.post(f"{base}/api/reviews", data={"record": text})
            route.fulfill(status=made.status, content_type="application/json", body=made.body())

    page.route(f"**/api/tables/{TABLE}/review", delay)
    page.route("**/api/reviews/*", delay)
    page.goto(page.url.partition("#")[0] + f"#/review/{TABLE}")
    page.get_by_text("The game is being looked through: 40%.").wait_for()
    page.locator(".curves .curve").first.wait_for()


# Every language, every size


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_reads_in_every_language(open_page: OpenPage, language: str) -> None:
    width, height = SIZES["desktop" if language == "fr" else "phone"]
    page = open_page(width=width, height=height, language=language)
    page.locator(f"html[lang='{language}'] h1").wait_for()
    flaws: dict[str, list[str]] = {}
    for name in ("teams", "two"):
        open_own_review(page, name, 0)
        page.locator(".story .link").first.click()
        story = read_story(page)
        flaws[name] = find_flaws(page)
        print(f"{language}, {name}: {story}")
        assert not re.search(r"[{}]|\?\?", story)
        if name == "two":
            expect_one_format_of_percentages(page, language)
        else:
            page.goto(page.url.partition("#")[0] + "#/")
    assert {name: found for name, found in flaws.items() if found} == {}


def expect_one_format_of_percentages(page: Page, language: str) -> None:
    page.locator("summary").first.click()
    page.locator(".summary").wait_for()
    text = page.locator("body").inner_text() + (
        page.locator(".curves").get_attribute("aria-valuetext") or ""
    )
    written = re.findall(r"\d(\D?%)", text)
    assert len(written) > 20
    assert {*written} == {LANGUAGES[language].percent_sign}
    told = page.locator(".story, .said, .turning, .chances").all_inner_texts()
    assert not [part for part in told if re.search(r"[1-8]\d[.,]\d+.?%|\d[.,]\d\d+.?%", part)], (
        "sentences and labels have decimals where they matter"
    )


def test_what_a_finger_touches_in_a_story_is_large_enough(open_page: OpenPage) -> None:
    page = open_page(is_touched=True)
    open_own_review(page, "teams", 0)
    page.locator(".story .link").first.click()
    assert page.evaluate(SMALL) == []


def test_a_record_of_this_device_opens_at_its_turning_point_too(
    open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page()
    open_review(page, make_record("quatre_colonnes"), tmp_path)
    expect(page.locator(".moments .now .tag")).to_have_count(1)
