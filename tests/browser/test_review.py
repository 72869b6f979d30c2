"""The review of a game in the browser: curves, bars, the best move on the board, summaries, and a
try from any step.
"""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from colonnade.analysis.review import ReviewEvent
from colonnade.locales import LANGUAGES, Speaker
from tests.browser.conftest import OpenPage
from tests.browser.layout import SMALL, find_flaws
from tests.browser.playing import (
    FINISH,
    TWO_FRAMES,
    open_result,
    play_by_mouse,
    start_against_bot,
)
from tests.browser.reviewing import go_to_ply, ply_of
from tests.browser.seating import find_loss, make_record, make_review, open_review

GAMES = ("columbiz", "quatre_colonnes")


def test_a_game_is_reviewed_from_its_result_and_tried_again_from_a_step(
    open_page: OpenPage,
) -> None:
    page = open_page(width=1280, height=900)
    start_against_bot(page, "columbiz")
    play_by_mouse(page)
    open_result(page)
    page.locator("dialog[open]").get_by_role("link", name="Review").click()
    page.locator(".curves .curve").first.wait_for()
    expect(page.locator(".chances li")).to_have_count(2)
    assert page.locator(".story h2").inner_text().startswith("You ")
    page.get_by_text("Numbers", exact=True).click()
    page.locator(".summary article").nth(1).wait_for()
    expect(page.locator(".summary article")).to_have_count(2)
    game = json.loads(page.evaluate("() => localStorage.getItem('colonnade-statistics')"))[0]
    assert game["judgement"]["decisions"] > 0, (
        "a game that was reviewed counts with its luck and losses"
    )

    page.locator(".moments button").nth(1).click()
    page.locator(".moments .now").wait_for()
    ply = ply_of(page)
    assert page.url.endswith(f"/{ply}")
    # the last throw of all may have decided
    if page.get_by_text("does not count in your statistics").count() == 0:
        go_to_ply(page, ply - 2)
    page.get_by_text("A game tried from here does not count in your statistics.").wait_for()
    expect(page.get_by_role("button", name="Try it from here")).to_have_count(2)
    page.get_by_role("button", name="Try it from here").first.click()
    page.locator(".hand .actions").wait_for()
    expect(page.locator(".seats [data-seat]")).to_have_count(2)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="About these dice").click()
    page.get_by_text("goes on from another one").wait_for()


def test_the_best_move_is_drawn_beside_what_was_played(open_page: OpenPage, tmp_path: Path) -> None:
    record = make_record("columbiz")
    page = open_page(width=1280, height=900)
    open_review(page, record, tmp_path)

    def find_others(event: ReviewEvent) -> list[str]:
        """The places that were neither best nor played."""
        return [
            each.action
            for each in event.ranked
            if each.action.startswith("place") and each.action not in (event.best, event.event)
        ]

    placed = next(
        event
        for event in sorted(make_review("columbiz").events, key=lambda event: -event.loss)
        if event.kind == "place"
        and str(event.best).startswith("place")
        and event.event.startswith("place")
        and find_others(event)
    )
    go_to_ply(page, placed.ply)
    page.locator("[data-mark='best']").wait_for()
    page.locator("[data-mark='played']").wait_for()
    ranked = page.locator(".ranked")
    expect(ranked.first).to_have_attribute("data-action", placed.best)
    expect(page.locator(".ranked", has_text="Played")).to_have_attribute(
        "data-action", placed.event
    )
    assert Speaker("en").format_percent(placed.loss) in page.locator(".verdict").inner_text()
    page.locator(f"[data-action='{find_others(placed)[0]}']").hover()
    page.locator("svg .ghost").wait_for()
    kept = find_loss("columbiz", "keep")
    go_to_ply(page, kept.ply)
    shown = page.locator(".ranked").first.locator(".dice > .die").count()
    assert shown == len(str(kept.best).split()) - 1, "dice that are kept are drawn as dice"


def test_the_best_way_to_use_a_throw_is_drawn_whole(open_page: OpenPage, tmp_path: Path) -> None:
    judged = make_review("columbiz")
    turn = max(
        (turn for turn in judged.turns if turn.best != turn.played and len(turn.played) > 1),
        key=lambda turn: turn.loss,
    )
    page = open_page(width=1280, height=900)
    open_review(page, make_record("columbiz"), tmp_path)
    go_to_ply(page, turn.last)
    show = page.get_by_role("button", name="Show it on the board")
    show.click()
    discs = [action for action in turn.best if action.startswith("place")]
    page.wait_for_function(
        "(count) => document.querySelectorAll('[data-mark]').length === count", arg=len(discs)
    )
    assert "The best with these dice" in page.locator(".moves").inner_text()
    expect(show).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("End")
    page.locator(f".curves[aria-valuenow='{len(judged.events)}']").wait_for()
    expect(page.locator("[data-mark]"), "another turn is looked at for itself").to_have_count(0)


def test_a_token_that_should_have_gone_another_way(open_page: OpenPage, tmp_path: Path) -> None:
    record = make_record("quatre_colonnes")
    page = open_page()
    open_review(page, record, tmp_path)
    go_to_ply(page, find_loss("quatre_colonnes", "move").ply)
    page.locator("[data-mark='best'] .way").wait_for()
    page.locator("[data-mark='played'] .way").wait_for()


def test_the_curves_are_walked_by_keyboard(open_page: OpenPage, tmp_path: Path) -> None:
    record = make_record("columbiz")
    last = len(record.events)
    page = open_page()
    open_review(page, record, tmp_path)
    curves = page.get_by_role("slider", name="Chances to win")
    curves.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.locator(".curves[aria-valuenow='2']").wait_for()
    assert "throw" in (curves.get_attribute("aria-valuetext") or "")
    page.keyboard.press("End")
    page.locator(f".curves[aria-valuenow='{last}']").wait_for()
    assert "100%" in page.locator(".chances").inner_text()
    page.keyboard.press("Home")
    page.locator(".curves[aria-valuenow='0']").wait_for()
    notable = [
        event.ply for event in make_review("columbiz").events if max(map(abs, event.term)) >= 0.02
    ]
    page.keyboard.press("PageUp")
    page.locator(f".curves[aria-valuenow='{notable[0]}']").wait_for()
    page.get_by_text("Numbers", exact=True).press("Enter")
    page.get_by_text("All steps as a table").press("Enter")
    rows = page.locator("tbody tr")
    rows.first.wait_for()
    expect(rows).to_have_count(last)
    rows.nth(4).get_by_role("button").press("Enter")
    page.locator(".curves[aria-valuenow='5']").wait_for()


def test_a_touch_on_the_curves_jumps_to_the_nearest_thing_that_happened(
    open_page: OpenPage, tmp_path: Path
) -> None:
    record = make_record("columbiz")
    page = open_page(is_touched=True)
    open_review(page, record, tmp_path)
    moment = make_review("columbiz").moments[0]
    page.locator(".curves").scroll_into_view_if_needed()
    box = page.locator(".curves").bounding_box()
    assert box is not None
    inner = box["width"] - 74  # between the scale and the signs
    page.touchscreen.tap(box["x"] + 40 + inner * moment / len(record.events) + 2, box["y"] + 60)
    page.locator(f".curves[aria-valuenow='{moment}']").wait_for()
    assert page.evaluate(SMALL) == []


def test_work_that_takes_time_tells_how_far_it_has_come(
    open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page()
    asked: list[str] = []

    def delay(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > 2:
            route.continue_(
                url=re.sub(r"/api/reviews/.*", "/api/reviews", route.request.url),
                method="POST",
                post_data=sent[0],
            )
        else:
            sent.append(route.request.post_data or "")
            route.fulfill(
                status=202, json={"id": "0123456789abcdef", "progress": 0.4, "review": None}
            )

    sent: list[str] = []
    page.route("**/api/reviews**", delay)
    path = tmp_path / "record.json"
    path.write_text(make_record("columbiz").to_json(), encoding="utf-8")
    page.locator("label", has_text="Review a record").locator("input").set_input_files(path)
    page.get_by_text("The game is being looked through: 40%.").wait_for()
    expect(page.locator("progress")).to_have_attribute("value", "0.4")


def test_a_game_that_is_not_over_is_not_reviewed(open_page: OpenPage, tmp_path: Path) -> None:
    record = make_record("columbiz").as_dict()
    events = record["events"]
    assert isinstance(events, list)
    path = tmp_path / "record.json"
    path.write_text(json.dumps({**record, "events": events[:9], "result": None}), encoding="utf-8")
    page = open_page(may_be_refused=True)
    page.locator("label", has_text="Review a record").locator("input").set_input_files(path)
    page.get_by_role("heading", name="This game cannot be reviewed").wait_for()
    assert page.get_by_role("alert").inner_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_review_fits_a_narrow_phone_in_every_language(
    open_page: OpenPage, tmp_path: Path, language: str
) -> None:
    flaws: dict[str, list[str]] = {}
    for game in GAMES:
        page = open_page(width=360, height=740, language=language)
        page.locator(f"html[lang='{language}'] h1").wait_for()
        path = tmp_path / f"{game}.json"
        path.write_text(make_record(game).to_json(), encoding="utf-8")
        page.locator(".ways input").nth(1).set_input_files(path)
        page.locator(".curves .curve").first.wait_for()
        go_to_ply(page, find_loss(game, "keep" if game == "columbiz" else "move").ply)
        page.evaluate(FINISH)
        page.evaluate(TWO_FRAMES)
        flaws[game] = find_flaws(page)
    assert {game: found for game, found in flaws.items() if found} == {}


def test_a_large_correction_is_a_bar_of_its_own_and_every_row_names_an_owner(
    open_page: OpenPage, tmp_path: Path
) -> None:
    judged = make_review("columbiz")
    large = [
        event
        for event in judged.events
        if event.correction is not None and max(map(abs, event.correction)) > 0.05
    ]
    page = open_page(width=1280, height=900)
    open_review(page, make_record("columbiz"), tmp_path)
    expect(page.locator(".curves rect.doubt")).to_have_count(len(large))
    expect(page.locator(".legend", has_text="the program corrects itself")).to_have_count(
        int(bool(large))
    )
    page.get_by_text("Numbers", exact=True).click()
    ledger = page.locator(".summary article").first.inner_text()
    for part in (
        "At the start",
        "Luck, one’s own and the others’",
        "Given by the others’ decisions",
        "The program’s corrections of itself",
    ):
        assert part in ledger
    page.get_by_text("All steps as a table").click()
    rows = page.locator("tbody tr")
    rows.first.wait_for()
    start = judged.events[0]
    owner = start.term.index(max(start.term))
    expect(rows.first.locator("td").nth(1)).to_have_text(
        ("Max", "Kiki")[owner], use_inner_text=True
    )
    assert "" not in page.locator("tbody td:nth-child(3)").all_inner_texts()


def test_a_large_loss_is_perhaps_a_mistake_until_it_is_confirmed(
    open_page: OpenPage, tmp_path: Path
) -> None:
    """The review comes first and unchecked; what the rollouts say replaces it while the page is
    open.
    """
    dear = max(make_review("columbiz").events, key=lambda event: event.loss)
    assert dear.loss >= 0.05
    page = open_page(width=1280, height=900)
    asked: list[str] = []

    def check(route: Route) -> None:
        made = route.fetch()
        answer = made.json()
        if answer["review"]:
            asked.append(route.request.method)
            answer["is_checking"] = len(asked) < 3
            if len(asked) >= 3:
                answer["review"]["events"][dear.ply - 1]["check"] = {
                    "loss": 0.31,
                    "margin": 0.02,
                    "trials": 40,
                    "is_confirmed": True,
                    "is_telling": True,
                }
        route.fulfill(status=made.status, json=answer)

    page.route("**/api/reviews", check)
    page.route("**/api/reviews/*", check)
    open_review(page, make_record("columbiz"), tmp_path)
    go_to_ply(page, dear.ply)
    said = page.locator(".said-step")
    assert "Perhaps a mistake" in said.inner_text()
    assert "Not certain" in said.inner_text()
    assert "are being checked" in said.inner_text()
    before = page.locator(".curves rect.unsure").count()
    page.get_by_text(
        "Confirmed: played on to the end, 40 times each way, it cost 31% ± 2%."
    ).wait_for()
    assert "A big mistake" in said.inner_text()
    assert "are being checked" not in said.inner_text()
    expect(page.locator(".curves rect.unsure")).to_have_count(before - 1)
