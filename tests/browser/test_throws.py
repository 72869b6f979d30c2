"""Every throw is seen: its dice lie still in the tray, uncovered, for the best part of a second,
whatever becomes of them.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError

from tests.browser.conftest import OpenPage
from tests.browser.moments import MOMENTS, Moment, is_throw, make_moment, read_faces, sit_at, tell
from tests.browser.test_pages import SIZES

REST = 900  # milliseconds
PREFERENCES = {"speed": "usual"}

WATCH = """() => {
  window.seen = [];
  const look = () => {
    const tray = document.querySelector('.tray');
    const dice = [...(tray?.querySelectorAll('[data-thrown]') ?? [])];
    const covers = (die) => {
      const { x, y, width, height } = die.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top === null || !(die.contains(top) || top.contains(die));
    };
    const animations = dice.flatMap((die) => die.getAnimations({ subtree: true }));
    const isMoving = animations.some((each) => each.playState === 'running');
    seen.push({
      at: performance.now(),
      event: tray?.dataset.event ?? null,
      faces: dice.map((die) => Number(die.dataset.face)).sort(),
      isMoving,
      isCovered: !isMoving && dice.some(covers),
    });
    requestAnimationFrame(look);
  };
  look();
}"""


def measure_rest(seen: list[dict[str, Any]], event: str) -> float:
    """For how long the dice of a throw were still and uncovered, in milliseconds."""
    rests = [
        sample["at"]
        for sample in seen
        if sample["event"] == event
        and sample["faces"] == sorted(read_faces(event))
        and not sample["isMoving"]
        and not sample["isCovered"]
    ]
    return rests[-1] - rests[0] if rests else 0.0


HAS_RESTED = """([event, faces, rest]) => {
  const still = seen.filter((sample) => sample.event === event && !sample.isMoving);
  const shown = still.filter((sample) => !sample.isCovered && `${sample.faces}` === `${faces}`);
  return shown.length > 0 && shown.at(-1).at - shown[0].at >= rest;
}"""


def wait_for_throw(page: Page, event: str) -> None:
    """Until the dice of a throw have been in sight long enough, or it is clear that they are not:
    `expect_throws` says what was seen instead.
    """
    with suppress(TimeoutError):
        arguments = [event, sorted(read_faces(event)), REST]
        page.wait_for_function(HAS_RESTED, arg=arguments, timeout=15_000)


def expect_throws(page: Page, moment: Moment) -> None:
    """Every throw of the moment was in sight long enough."""
    throws = [event for event in moment.shown if is_throw(event)]
    seen = page.evaluate("() => seen")
    rests = {event: measure_rest(seen, event) for event in throws}
    assert all(rest >= REST for rest in rests.values()), (
        f"{rests}, seen: {sorted({str((each['event'], each['faces'])) for each in seen})}"
    )


# every moment in one window, and both windows by turns: their trays are laid out apart
@pytest.mark.parametrize(("name", "size"), list(zip(MOMENTS, cycle(SIZES))))
def test_a_player_sees_every_throw(open_page: OpenPage, name: str, size: str) -> None:
    width, height = SIZES[size]
    page = open_page(width=width, height=height, preferences=PREFERENCES)
    moment = make_moment(name)
    sit_at(page, moment)
    page.evaluate(WATCH)
    for event in moment.shown:
        tell(page, event)
        if is_throw(event):
            wait_for_throw(page, event)
    expect_throws(page, moment)


@pytest.mark.parametrize("name", ["lost-throw", "who-begins"])
def test_a_spectator_sees_every_throw_of_players_in_a_hurry(open_page: OpenPage, name: str) -> None:
    page = open_page(preferences=PREFERENCES)
    moment = make_moment(name)
    sit_at(page, moment)
    watcher = open_page("#" + page.url.partition("#")[2], preferences=PREFERENCES)
    watcher.locator(".tray").wait_for()
    watcher.wait_for_load_state("networkidle")
    watcher.evaluate(WATCH)
    for event in moment.shown:
        tell(page, event)
    for event in filter(is_throw, moment.shown):
        wait_for_throw(watcher, event)
    expect_throws(watcher, moment)


@pytest.mark.parametrize("name", ["lost-throw", "who-begins", "double-three"])
def test_with_reduced_motion_the_dice_lie_as_long(open_page: OpenPage, name: str) -> None:
    page = open_page(preferences=PREFERENCES)
    page.emulate_media(reduced_motion="reduce")
    moment = make_moment(name)
    sit_at(page, moment)
    page.evaluate(WATCH)
    for event in moment.shown:
        tell(page, event)
        if is_throw(event):
            wait_for_throw(page, event)
    expect_throws(page, moment)


@pytest.mark.parametrize("name", MOMENTS)
def test_a_replay_shows_every_throw(open_page: OpenPage, name: str) -> None:
    page = open_page(preferences=PREFERENCES)
    moment = make_moment(name)
    sit_at(page, moment)
    for event in moment.shown:
        tell(page, event)
    table = page.url.rpartition("/")[2]
    for number, event in enumerate(moment.shown, start=len(moment.before) + 1):
        if is_throw(event):
            page.evaluate("(address) => { location.hash = address; }", f"#/replay/{table}/{number}")
            page.locator(f".tray[data-event='{event}']").wait_for()
            faces = page.locator(".tray [data-thrown]").evaluate_all(
                "all => all.map((each) => Number(each.dataset.face)).sort()"
            )
            assert faces == sorted(read_faces(event))
