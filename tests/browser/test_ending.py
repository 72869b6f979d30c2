"""The end of a game, in front of people: the monument is built, or what decided the game is drawn
once more, and then the result opens by itself. The page's clock is the test's.
"""

from __future__ import annotations

import io
import re
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from colonnade.core.record import Record
from colonnade.games import GAMES
from colonnade.lab.simulate import play_game, prepare_experiment
from tests.browser.conftest import OpenPage
from tests.browser.moments import make_moment, narrate, sit_at, tell
from tests.browser.playing import open_result, slow_motion, stop_clock
from tests.browser.seating import finish_game, make_record, sit_down
from tests.waiting import wait_until

MOVING = {"speed": "usual"}
NAMES = {"Y": "GREEKS", "B": "IBERIANS", "G": "GAULS", "R": "ROMANS"}
DEEP = {"Y": (138, 93, 0), "B": (18, 54, 114), "G": (31, 92, 51), "R": (111, 19, 14)}
"""The colour in which a culture's name is cut."""

HOLD = """() => {
  window.held = document.querySelector('main svg.scene').getAnimations({ subtree: true });
  for (const each of window.held) each.pause();
  return window.held.length;
}"""
"""Stop everything that moves on the board; how many animations these are."""

MOVE_TO = "(time) => window.held.forEach((each) => (each.currentTime = time))"
LET_GO = "() => window.held.forEach((each) => each.finish())"

STANDING = """(colour) => {
  const scale = (node) => new DOMMatrix(getComputedStyle(node).transform).a;
  const columns = [...document.querySelectorAll(`main [data-piece^='${colour}']`)];
  const name = getComputedStyle(document.querySelector('main .inscription'));
  const pediment = getComputedStyle(document.querySelector('main .pediment'));
  return {
    columns: columns.filter((node) => scale(node.firstElementChild) > 1.5).length,
    hasPediment: Number(pediment.opacity) === 1,
    hasName: Number(name.opacity) === 1 && name.clipPath === 'none',
  };
}"""
"""How far the monument has come: how many columns stand up, and what lies on them."""

IS_MOVING = """() => document.querySelector('main svg.scene').getAnimations({ subtree: true })
  .flatMap((each) => each.effect.getKeyframes())
  .some((frame) => 'transform' in frame || 'clipPath' in frame || 'strokeDashoffset' in frame)"""

RESULT = "dialog[open] .result"


def build(page: Page) -> str:
    """Ana throws the double three, and sees the dice; her colour."""
    moment = make_moment("double-three")
    sit_at(page, moment)
    colour = ("Y", "G")[moment.seat]
    stop_clock(page)
    for event in moment.shown:
        tell(page, event)
    monument = page.locator("main [data-monument]")
    wait_until(monument.count, lambda _: page.clock.run_for(100))
    return colour


def test_the_monument_stands_with_its_name_before_the_result_opens(open_page: OpenPage) -> None:
    page = open_page(preferences=MOVING)
    with slow_motion(page):
        colour = build(page)
        assert page.evaluate(HOLD) > 8
    states: list[Any] = []
    for time in (0, 900, 1300, 1640, 1960):
        page.evaluate(MOVE_TO, time)
        states.append(page.evaluate(STANDING, colour))
    columns = [state["columns"] for state in states]
    assert columns == sorted(columns)
    assert columns[0] == 0
    assert columns[1] in {1, 2, 3}, "one after another"
    assert columns[2:] == [4, 4, 4]
    assert [state["hasPediment"] for state in states] == [False, False, False, True, True]
    assert [state["hasName"] for state in states] == [False, False, False, False, True]
    page.clock.run_for(10_000)
    assert page.locator(RESULT).count() == 0, "the ceremony is not over"
    page.evaluate(LET_GO)
    page.locator("[data-confetti]").wait_for(state="attached")
    page.clock.run_for(500)
    assert page.locator(RESULT).count() == 0, "the board is seen first"
    page.clock.run_for(1000)
    page.locator(RESULT).wait_for()
    for place in ("main", ".result"):
        expect(page.locator(f"{place} .inscription")).to_have_text(NAMES[colour])


@pytest.mark.parametrize("way", ["tap", "key"])
def test_a_tap_or_a_key_ends_the_ceremony(open_page: OpenPage, way: str) -> None:
    page = open_page(preferences=MOVING)
    with slow_motion(page):
        colour = build(page)
        assert page.evaluate(HOLD) > 8
        if way == "tap":
            page.locator("main svg.scene").click()
        else:
            page.keyboard.press("ArrowDown")
        page.locator("[data-confetti]").wait_for(state="attached")
    assert page.evaluate(STANDING, colour) == {"columns": 4, "hasPediment": True, "hasName": True}
    page.clock.run_for(2000)
    page.locator(RESULT).wait_for()


def test_the_tap_that_threw_does_not_end_the_ceremony(open_page: OpenPage) -> None:
    record = make_record("quatre_colonnes")
    last = list(narrate(record))[-1]
    page = open_page(preferences=MOVING)
    sit_down(page, record, last.number, last.seat, dice="physical")
    stop_clock(page)
    page.locator(".keypad .pick").nth(2).click()
    page.locator(".keypad .pick").nth(2).click()
    with slow_motion(page):
        page.locator("[data-primary]").click()
        wait_until(page.locator("main [data-monument]").count, lambda _: page.clock.run_for(100))
        assert page.evaluate(HOLD) > 8
        page.locator("main svg.scene").click()
        assert page.locator("[data-confetti]").count() == 0, "an impatient finger"
        page.clock.run_for(1000)
        page.locator("main svg.scene").click()
        page.locator("[data-confetti]").wait_for(state="attached")


def test_the_board_is_cleared_for_the_monument(open_page: OpenPage) -> None:
    record = make_record("quatre_colonnes")
    game: Any = GAMES[record.game]
    pieces = game.view(list(record.replay(game))[-1].state, None).pieces
    on_board = {each.id for each in pieces if each.place.startswith(("cell", "arrow"))}
    assert 0 < len(on_board) < len(pieces)
    page = open_page(preferences=MOVING)
    finish_game(page, record.game)
    hidden = page.locator("main [data-piece]").evaluate_all(
        "(nodes) => nodes.filter((node) => getComputedStyle(node).opacity === '0')"
        ".map((node) => node.dataset.piece)"
    )
    assert set(hidden) == on_board


def test_with_reduced_motion_the_monument_fades_in(open_page: OpenPage) -> None:
    page = open_page(preferences=MOVING)
    page.emulate_media(reduced_motion="reduce")
    with slow_motion(page):
        colour = build(page)
        assert page.evaluate(HOLD) > 8
    assert not page.evaluate(IS_MOVING)
    page.evaluate(LET_GO)
    assert page.evaluate(STANDING, colour) == {"columns": 4, "hasPediment": True, "hasName": True}
    page.locator("[data-confetti='still']").wait_for(state="attached")
    page.clock.run_for(3000)
    page.locator(RESULT).wait_for()


@pytest.mark.parametrize("game", ["columbiz", "quatre_colonnes"])
def test_a_game_that_was_over_is_shown_as_it_stands(open_page: OpenPage, game: str) -> None:
    page = open_page(preferences={"speed": "none"})
    finish_game(page, game)
    page.evaluate("() => localStorage.setItem('colonnade-preferences', '{\"speed\": \"slow\"}')")
    page.add_init_script("""
      window.begun = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...given) {
        window.begun += Boolean(this.closest('main svg.scene'));
        return animate.apply(this, given);
      };
    """)
    page.reload()
    page.locator(RESULT).wait_for()
    assert page.evaluate("() => window.begun") == 0
    assert page.locator("[data-confetti], [data-strokes='scoring']").count() == 0
    if game == "quatre_colonnes":
        expect(page.locator("main .inscription")).to_have_text(re.compile(r"^[A-Z]+$"))


def find_decisive(record: Record) -> list[str]:
    """What the turn that brought the winner the most points is marked with, by the rules."""
    game: Any = GAMES[record.game]
    pads = [game.view(step.state, None).pad[-1].values for step in record.replay(game)]
    seat = pads[-1].index(max(pads[-1]))
    totals = [pad[seat] for pad in pads]
    told = list(narrate(record))
    ends = [-1, *(each.number for each in told if each.text in {"done", "forfeit"})]
    turns = [
        (totals[end + 1] - totals[before + 1], told[before + 1 : end + 1])
        for before, end in pairwise(ends)
        if told[end].seat == seat
    ]
    _, turn = max(enumerate(turns), key=lambda each: (each[1][0], each[0]))[1]
    badges: list[str] = []
    for event in turn:
        lines = [each for each in event.messages if each.key == "columbiz-line"]
        taken = [each for each in event.messages if each.key == "columbiz-captured"]
        badges += [f"+{dict(each.arguments)['points']}" for each in lines]
        if taken:
            badges.append(f"×{sum(int(dict(each.arguments)['count']) for each in taken)}")
    return badges


@pytest.mark.parametrize("seed", [9, 41])
def test_what_decided_a_game_of_columbiz_is_drawn_once_more(open_page: OpenPage, seed: int) -> None:
    record = play_game(prepare_experiment("columbiz", ["greedy", "random"], 1, seed), 0)
    last = list(narrate(record))[-1]
    page = open_page(preferences=MOVING)
    sit_down(page, record, last.number, last.seat)
    stop_clock(page)
    with slow_motion(page):
        page.get_by_role("button", name="End turn").click()
        strokes = page.locator("main [data-strokes='scoring']")
        strokes.locator(".badge").first.wait_for(state="attached")
        expect(strokes.locator(".badge text")).to_have_text(find_decisive(record))
        assert page.evaluate(HOLD) > 0
        assert page.evaluate(IS_MOVING)
        assert page.locator(f"[data-confetti], {RESULT}").count() == 0
    page.clock.run_for(1000)  # the finger that ended the turn has rested
    page.locator("main svg.scene").click()
    page.clock.run_for(2000)
    page.locator(RESULT).wait_for()


def test_with_reduced_motion_it_is_there_at_once(open_page: OpenPage) -> None:
    page = open_page(preferences=MOVING)
    page.emulate_media(reduced_motion="reduce")
    record = make_record("columbiz")
    last = list(narrate(record))[-1]
    sit_down(page, record, last.number, last.seat)
    stop_clock(page)
    page.get_by_role("button", name="End turn").click()
    page.locator("main [data-strokes='scoring'] .badge").first.wait_for()
    assert not page.evaluate(IS_MOVING)
    assert page.locator(RESULT).count() == 0
    page.clock.run_for(3000)
    page.locator(RESULT).wait_for()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_picture_to_send_has_the_name(open_page: OpenPage, theme: str) -> None:
    page = open_page(preferences={"theme": theme})
    colour = build(page)
    page.clock.resume()
    open_result(page)
    expect(page.locator(".result .inscription")).to_have_text(NAMES[colour])
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share a picture").click()
    picture = Image.open(io.BytesIO(saved.value.path().read_bytes())).convert("RGB")
    unit = (picture.width - 72) / 900
    left, top, right, bottom = (round(36 + (450 + at) * unit) for at in (-90, -47, 90, -22))
    beam = picture.crop((left, top, right, bottom))
    size = beam.width * beam.height
    counts = {pixel: count for count, pixel in beam.getcolors(size) or []}
    assert counts.get(DEEP[colour], 0) > 0.04 * size
