"""Every throw is seen: its dice lie still in the tray, uncovered, for the best part of a second,
whatever becomes of them. The page's clock is the test's.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.layout import SIZES
from tests.browser.moments import MOMENTS, Moment, is_throw, make_moment, read_faces, sit_at, tell
from tests.browser.playing import FINISH, stop_clock
from tests.waiting import wait_until

REST = 900  # milliseconds
PREFERENCES = {"speed": "usual"}

TUMBLING = """() => Math.max(0, ...[...document.querySelectorAll('.tray [data-thrown]')]
  .flatMap((die) => die.getAnimations({ subtree: true }))
  .map((each) => each.effect.getComputedTiming().endTime))"""
"""For how many milliseconds the dice move."""

SEEN = """() => {
  const tray = document.querySelector('.tray');
  const dice = [...tray.querySelectorAll('[data-thrown]')];
  const isCovered = (die) => {
    const { x, y, width, height } = die.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top === null || !(die.contains(top) || top.contains(die));
  };
  const animations = dice.flatMap((die) => die.getAnimations({ subtree: true }));
  return {
    event: tray.dataset.event,
    faces: dice.map((die) => Number(die.dataset.face)).sort(),
    isMoving: animations.some((each) => each.playState === 'running'),
    isCovered: dice.some(isCovered),
  };
}"""


TOLD = """() => ({
  said: document.querySelector('[data-voice]').textContent,
  sentence: document.querySelector('.hand .status').textContent,
  counts: [...document.querySelectorAll('.tray .count')].map((each) => each.textContent.trim()),
  seats: [...document.querySelectorAll('[data-seat]')].map(
    (each) => each.textContent + each.getAttribute('aria-current')
  ),
  pad: document.querySelector('.beside .paper').textContent,
  log: document.querySelector('.beside .log').textContent,
  lit: document.querySelectorAll('.board .open, .board .warm, .board .trace-ring').length,
  tones: window.tones,
  title: document.title.replace('● ', ''),
})"""
"""Everything by which the page could tell what a throw has led to."""

LISTEN_TO_TONES = """
  const node = class { connect(other) { return other; } start() {} stop() {} };
  window.tones = 0;
  window.OscillatorNode = class extends node { constructor() { super(); window.tones += 1; } };
  window.GainNode = class extends node {
    gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  };
  window.AudioBufferSourceNode = window.BiquadFilterNode = node;
  window.AudioContext = class {
    state = 'running';
    currentTime = 0;
    sampleRate = 100;
    createBuffer(_, length) { return { getChannelData: () => new Float32Array(length) }; }
  };
"""
"""Count the tones that a page sounds; dice only knock."""


def expect_throws(page: Page, events: Iterable[str]) -> None:
    """Each throw is shown in its turn, and lies there long enough."""
    for event in events:
        tray = page.locator(f".tray[data-event='{event}']")
        wait_until(tray.count, lambda _: page.clock.run_for(100))
        tumbling = page.evaluate(TUMBLING)
        page.evaluate(FINISH)
        page.clock.run_for(tumbling + REST)
        page.evaluate(FINISH)
        faces = sorted(read_faces(event))
        expected = {"event": event, "faces": faces, "isMoving": False, "isCovered": False}
        assert page.evaluate(SEEN) == expected


# every moment in one window, and both windows by turns: their trays are laid out apart
@pytest.mark.parametrize(("name", "size"), list(zip(MOMENTS, cycle(SIZES))))
def test_a_player_sees_every_throw_and_the_replay_shows_it(
    open_page: OpenPage, name: str, size: str
) -> None:
    width, height = SIZES[size]
    page = open_page(width=width, height=height, preferences=PREFERENCES)
    moment = make_moment(name)
    stop_clock(page)
    sit_at(page, moment)
    for event in moment.shown:
        tell(page, event)
        expect_throws(page, filter(is_throw, [event]))
    page.clock.resume()
    table = page.url.rpartition("/")[2]
    for number, event in enumerate(moment.shown, start=len(moment.before) + 1):
        if is_throw(event):
            page.evaluate("(address) => { location.hash = address; }", f"#/replay/{table}/{number}")
            count = page.locator(".steps .count").locator("visible=true").first
            expect(count).to_have_text(f"{number}/{len(moment.before) + len(moment.shown)}")
            page.locator(f".tray[data-event='{event}']").wait_for()
            faces = page.locator(".tray [data-thrown]").evaluate_all(
                "all => all.map((each) => Number(each.dataset.face)).sort()"
            )
            assert faces == sorted(read_faces(event))


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_spectator_sees_every_throw_of_players_in_a_hurry(
    open_page: OpenPage, motion: str
) -> None:
    page = open_page(preferences=PREFERENCES)
    moment = make_moment("who-begins")
    sit_at(page, moment)
    watcher = open_page("#" + page.url.partition("#")[2], preferences=PREFERENCES)
    watcher.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    watcher.locator(".tray").wait_for()
    stop_clock(watcher)
    for event in moment.shown:
        tell(page, event)
    expect_throws(watcher, filter(is_throw, moment.shown))


def expect_suspense(page: Page, event: str, before: dict[str, Any]) -> None:
    """Nothing is told of a throw while its dice roll, and for a moment more."""
    tray = page.locator(f".tray[data-event='{event}']")
    wait_until(tray.count, lambda _: page.clock.run_for(20))
    sentences: set[str] = set()
    for _ in range(17):  # 0.6 s for the dice, a third of a second of silence
        page.clock.run_for(50)
        told = page.evaluate(TOLD)
        assert {**told, "counts": [], "sentence": ""} == {**before, "counts": [], "sentence": ""}
        sentences.add(told["sentence"])  # of what is to be decided, or of what was before
        assert not any(told["counts"])
        assert page.locator(".tray [data-thrown]").count() == len(read_faces(event))
    page.clock.run_for(500)
    told = page.evaluate(TOLD)
    assert told["said"] != before["said"]
    assert told["sentence"] not in sentences


TOLD_LATER = {
    "throw": None,
    "five": Moment("quatre_colonnes", 0, (), ("roll 5",)),
    "lost-throw": None,
    "who-begins": None,
    "double-three": None,
}


@pytest.mark.parametrize("name", TOLD_LATER)
def test_nobody_is_told_a_result_before_the_dice_lie_still(open_page: OpenPage, name: str) -> None:
    moment = TOLD_LATER[name] or make_moment(name)
    preferences = {**PREFERENCES, "hasSound": True}
    sizes = {"preferences": preferences, "script": LISTEN_TO_TONES, "width": 1440, "height": 900}
    player = open_page(**sizes)
    sit_at(player, moment)
    spectator = open_page("#" + player.url.partition("#")[2], **sizes)
    spectator.locator(".tray").wait_for()
    for page in (player, spectator):
        stop_clock(page)
        page.mouse.click(720, 890)  # from now on a page may sound
        page.clock.run_for(5000)
    before = [page.evaluate(TOLD) for page in (player, spectator)]
    tell(player, moment.shown[0])
    for page, told in zip((player, spectator), before, strict=True):
        expect_suspense(page, moment.shown[0], told)
