"""Dice in the hand: they are shaken from the tap on, roll with the speed of the hand, and show
nothing but their true faces. The page's clock is the test's, and animations are read, not watched.
"""

from __future__ import annotations

import json
import math
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import OpenPage
from tests.browser.moments import make_moment, sit_at, tell
from tests.browser.playing import (
    play_by_mouse,
    record_sent,
    slow_motion,
    stop_clock,
    wait_until_in,
)
from tests.browser.seating import SIT, sit_before_throw
from tests.waiting import wait_until

SLOW = {"speed": "usual", "pace": "usual"}
ROLL = make_moment("throw")

CUBES = """() => [...document.querySelectorAll('.tray [data-thrown]')].map((die) => {
  const cube = die.querySelector('.cube');
  const [animation] = cube.getAnimations();
  const { delay, duration } = animation.effect.getTiming();
  const frames = animation.effect.getKeyframes();
  const pips = (side) => side.querySelectorAll('.pip').length;
  const isRead = (side) =>
    Number(getComputedStyle(side.querySelector('.pip')).fillOpacity) > 0.5;
  return {
    face: Number(die.dataset.face),
    sides: [...cube.querySelectorAll('.side')].map(pips),
    read: [...cube.querySelectorAll('.side')].filter(isRead).map(pips),
    ends: delay + duration,
    step: duration / (frames.length - 1),
    frames: frames.map((each) => each.transform),
  };
})"""
"""The dice that roll: their sides, those that can be read, and how they move."""

FLICK = """([x, y, apart]) => {
  const tray = document.querySelector('.tray');
  const box = tray.getBoundingClientRect();
  const fire = (kind, step) => {
    const at = { clientX: box.x + 40 + x * step, clientY: box.y + 40 + y * step };
    const event = new PointerEvent(kind, { ...at, bubbles: true, pointerType: 'touch' });
    Object.defineProperty(event, 'timeStamp', { value: 1000 + apart * step });
    tray.dispatchEvent(event);
  };
  fire('pointerdown', 0);
  for (const step of [1, 2, 3]) fire('pointermove', step);
  fire('pointerup', 4);
}"""
"""A finger swipes over the tray: four times so far across and down, in so many milliseconds."""

JERK = """(moment) => {
  const force = { x: 14, y: 14, z: 0 };
  const event = new DeviceMotionEvent('devicemotion', { acceleration: force });
  Object.defineProperty(event, 'timeStamp', { value: moment });
  dispatchEvent(event);
}"""


def read_numbers(transform: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?(?:e-?\d+)?", transform)]


def roll(page: Page) -> list[dict[str, Any]]:
    """Ana's dice roll, thrown from elsewhere; the page's clock stands."""
    sit_at(page, ROLL)
    stop_clock(page)
    with slow_motion(page, 0):  # a cube that has rolled is a cube no more
        tell(page, ROLL.shown[0])
        tray = page.locator(f".tray[data-event='{ROLL.shown[0]}']")
        wait_until(tray.count, lambda _: page.clock.run_for(20))
        cubes: list[dict[str, Any]] = page.evaluate(CUBES)
    return cubes


def test_rolling_dice_are_cubes_that_can_be_read_as_what_they_show(open_page: OpenPage) -> None:
    cubes = roll(open_page(preferences=SLOW))
    assert [cube["face"] for cube in cubes] == [1, 1, 2, 3, 5, 5, 5, 6]
    for cube in cubes:
        assert sorted(cube["sides"]) == [1, 2, 3, 4, 5, 6]
        assert cube["sides"][0] + cube["sides"][-1] == 7, "the other side of the top"
        assert cube["read"] == [cube["face"]], "no other face can be read"
        assert cube["ends"] <= 700
        x, y, _, down, *_, angle = read_numbers(cube["frames"][-1])
        assert (x, y, angle) == (0, 0, 0), "they lie where the flat dice will"
        assert down < 0, "with their true face level with the tray"


def test_counts_tick_up_after_a_silence(open_page: OpenPage) -> None:
    page = open_page(preferences=SLOW)
    roll(page)
    counts = page.locator(".tray .count")
    seen: list[list[str]] = []
    for _ in range(70):
        page.clock.run_for(20)
        now = [re.sub(r"\D", "", text) for text in counts.all_inner_texts()]
        if not seen or now != seen[-1]:
            seen.append(now)
    none, one = [""] * 5, ["1"] * 5
    assert seen == [none, one, ["2", "1", "1", "2", "1"], ["2", "1", "1", "3", "1"]]


def test_counts_of_a_throw_that_is_looked_at_are_there_at_once(open_page: OpenPage) -> None:
    page = open_page(preferences=SLOW)
    sit_at(page, ROLL)
    tell(page, ROLL.shown[0])
    table = page.url.rpartition("/")[2]
    page.goto("about:blank")
    stop_clock(page)
    page.go_back()
    page.evaluate("(address) => { location.hash = address; }", f"#/replay/{table}/2")
    expect(page.locator(".tray .count")).to_have_text(
        ["×\u200a2", *["×\u200a1"] * 2, "×\u200a3", "×\u200a1"]
    )


def test_with_reduced_motion_dice_fade(open_page: OpenPage) -> None:
    page = open_page(preferences=SLOW)
    page.emulate_media(reduced_motion="reduce")
    sit_at(page, ROLL)
    tell(page, ROLL.shown[0])
    page.locator(f".tray[data-event='{ROLL.shown[0]}']").wait_for()
    assert page.locator(".cube").count() == 0
    assert page.locator(".tray .count").first.is_visible()


@pytest.mark.parametrize("speed", [(12, -16, 10), (-30, -40, 10)], ids=["gentle", "fast"])
def test_a_swipe_throws_and_the_dice_keep_its_speed(
    open_page: OpenPage, speed: tuple[int, int, int]
) -> None:
    x, y, apart = speed
    page = open_page(preferences=SLOW)
    sit_before_throw(page)
    stop_clock(page)
    page.evaluate(FLICK, [1, -1, 200])
    assert page.locator(".tray.shaken, .tray[data-event^='roll']").count() == 0, "too slow"
    with slow_motion(page, 0):
        page.evaluate(FLICK, [x, y, apart])
        page.locator(".tray[data-event^='roll'] .cube").first.wait_for()
        cubes = page.evaluate(CUBES)
    for cube in cubes:
        (x0, y0, *_), (x1, y1, *_) = (read_numbers(frame) for frame in cube["frames"][:2])
        found = math.hypot(x1 - x0, y1 - y0) / cube["step"]
        assert found == pytest.approx(math.hypot(x, y) / apart, rel=0.1)
        assert (x1 - x0) * x > 0, "the way the hand went"
        assert (y1 - y0) * y > 0


def test_dice_move_from_the_tap_on_though_the_table_has_not_answered(open_page: OpenPage) -> None:
    page, withheld = open_page(preferences=SLOW), list[str | bytes]()

    def withhold(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            if json.loads(text)["type"] == "throw":
                withheld.append(text)
            else:
                server.send(text)

        socket.on_message(pass_on)

    page.route_web_socket("**/api/tables/*/socket", withhold)
    sit_before_throw(page)
    moving = """() => {
      document.querySelector('[data-primary]').click();
      return new Promise((go) => requestAnimationFrame(() => go(document.getAnimations()
        .filter((each) => each.effect.target.closest('.tray')).length)));
    }"""
    assert page.evaluate(moving) == 8, "each die, in the next frame"
    wait_until_in(page, lambda: withheld)


def test_shaking_the_phone_throws_once_that_was_agreed_to(open_page: OpenPage) -> None:
    page = open_page(is_touched=True)  # in a hurry: clicks follow each other without a rest
    sent = record_sent(page)
    page.reload()
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Björn"}]
    page.evaluate(SIT, {"game": "quatre_colonnes", "seats": seats, "first": 0})
    page.locator("[data-primary]").wait_for()
    throws = lambda: sum(json.loads(text)["type"] == "throw" for text in sent)  # noqa: E731
    assert page.get_by_text("shaking the phone").count() == 0, "first one throws by a tap"
    offer = page.get_by_text("Throw the dice by shaking the phone?")
    play_by_mouse(page, until=lambda _: offer.count() > 0)
    before = throws()
    for moment in (100, 300):
        page.evaluate(JERK, moment)
    page.get_by_role("button", name="Yes").tap()
    offer.wait_for(state="detached")
    assert throws() == before, "nothing was agreed to"
    page.locator("[data-primary]").wait_for()  # the finger has rested
    for moment in (1000, 1030, 3000):  # one jerk, and another that is too late
        page.evaluate(JERK, moment)
    assert throws() == before
    page.evaluate(JERK, 3300)
    wait_until_in(page, lambda: throws() == before + 1)
    page.reload()
    page.locator(".tray").wait_for()
    expect(offer).to_have_count(0)
