"""Playing in the browser as a person does: with the mouse, or with the keyboard alone. Knows no
rule, only what glows.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page

from tests.waiting import DEADLINE, retry, wait_until

LOOK = Path(__file__).with_name("look.js").read_text(encoding="utf-8")
"""What there is to be done, as it is seen."""

TWO_FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
"""Until the page has been drawn anew, as after a change of the window's size."""

FINISH = """() => {
  for (const each of document.getAnimations()) {
    if (each.effect?.getComputedTiming().iterations !== Infinity) each.finish();
  }
}"""
"""Be at the end of all transitions and animations that have one."""

LISTEN = """() => {
  window.transcript = [];
  const hear = () => {
    const text = document.querySelector('[data-voice]')?.textContent;
    if (text && text !== window.heard) window.transcript.push(text.trim());
    window.heard = text;
  };
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver(hear).observe(document.body, changes);
  hear();
}"""
"""Keep everything that is read aloud in `window.transcript`."""

WATCH = """(text) => {
  const look = () => (window.hasShown ||= document.body.textContent.includes(text));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""Note in `window.hasShown` that a text was shown, for however short a time."""

OPEN_RESULT = """() => {
  if (document.querySelector('.board-page.over') === null) return false;
  if (document.querySelector('dialog[open] .result')) return true;
  document.querySelector('[data-primary]')?.click();
}"""

Stop = Callable[[Page], bool]


def wait_until_in(page: Page, condition: Callable[[], Any]) -> None:
    """Return when a condition is true that the page or its server brings about."""
    wait_until(condition, lambda seconds: page.wait_for_timeout(1000 * seconds))


@contextmanager
def resized(page: Page, width: int, height: int) -> Generator[None]:
    """A window of this size inside, drawn anew; as before outside."""
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(TWO_FRAMES)
    try:
        yield
    finally:
        page.set_viewport_size(before)
        page.evaluate(TWO_FRAMES)


class Impatience(AssertionError):
    """A game that does not go on."""


def choose_target(seen: dict[str, Any], chance: random.Random) -> dict[str, float] | None:
    """Where to click next. Prefers placing to throwing again, so that games end."""
    if seen["canKeep"]:
        return seen["secondary"] or seen["primary"]
    touchable = seen["dice"] or seen["chips"] or seen["places"]
    return chance.choice(touchable) if touchable else seen["primary"]


def play_by_mouse(
    page: Page, *, seconds: float = DEADLINE, seed: int = 1, until: Stop | None = None
) -> int:
    """Click what glows until the game is over; how many clicks it took."""
    chance = random.Random(seed)
    deadline, clicks = time.monotonic() + seconds, 0
    while time.monotonic() < deadline:
        seen = page.evaluate(LOOK)
        if seen["isOver"] or (until is not None and until(page)):
            return clicks
        target = choose_target(seen, chance)
        if target is None:
            page.wait_for_timeout(20)
            continue
        if not 0 <= target["y"] < seen["height"]:  # below the fold of a very small window
            page.mouse.wheel(0, target["y"] - seen["height"] / 2)
            continue
        page.mouse.click(target["x"], target["y"])
        clicks += 1
    raise Impatience(f"the game is not over after {clicks} clicks: {page.inner_text('.hand')}")


def play_by_keyboard(page: Page, *, seconds: float = DEADLINE, until: Stop | None = None) -> int:
    """The same with keys alone: PageDown to what may be touched, Tab to the button, Enter. How many
    keys it took.
    """
    deadline, keys = time.monotonic() + seconds, 0

    def press(key: str) -> None:
        nonlocal keys
        page.keyboard.press(key)
        keys += 1

    def press_at(selector: str) -> None:
        for _ in range(40):
            if page.evaluate(
                "(selector) => document.activeElement?.matches(selector) ?? false", selector
            ):
                press("Enter")
                return
            if not page.locator(selector).count():
                return  # what was to be done is done
            press("Tab")
        raise Impatience("the Tab key does not lead to the button")

    while time.monotonic() < deadline:
        seen = page.evaluate(LOOK)
        if seen["isOver"] or (until is not None and until(page)):
            return keys
        if seen["canKeep"]:
            # nothing can be placed: keep what is kept, or one die, and throw the others
            if not seen["canStop"]:
                if not page.locator(".tray button[aria-pressed='true']").count():
                    press(
                        page.evaluate(
                            "() => document.querySelector('.tray button[data-die]')?.dataset.die ??"
                            " 'Tab'"
                        )
                    )
                press_at("[data-primary], .actions .go")
                continue
            for face in "123456":  # keep all dice by their faces: then the button is to stop
                while page.locator(
                    f".tray button[data-die='{face}'][aria-pressed='false']"
                ).count():
                    press(face)
            if page.evaluate(LOOK)["primary"]:
                press_at("[data-primary]")
        elif seen["places"]:
            press("PageDown")
            if page.evaluate(
                "() => document.activeElement?.closest('[data-element].open') !== null"
            ):
                press("Enter")
        elif seen["primary"]:
            press_at("[data-primary]")
        else:
            page.wait_for_timeout(20)
    raise Impatience(f"the game is not over after {keys} keys")


def stop_clock(page: Page) -> None:
    """The page's timers wait for `page.clock.run_for` from now on; animations do not."""
    page.clock.install()
    # a moment that has passed before the page hears of it is refused
    retry(lambda: page.clock.pause_at(datetime.now() + timedelta(seconds=10)), Error)


@contextmanager
def slow_motion(page: Page, rate: float = 0.25) -> Generator[None]:
    """Animations take four times as long inside, so that a slow machine draws some of them too; at
    the rate 0 they stand.
    """
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": rate})
    try:
        yield
    finally:
        session.send("Animation.setPlaybackRate", {"playbackRate": 1})
        session.detach()


def expect_shown_for(page: Page, selector: str, milliseconds: int) -> None:
    """Something comes while the page's clock stands, and is still there after this time."""
    page.locator(selector).wait_for()
    page.clock.run_for(milliseconds)
    assert page.locator(selector).count() == 1, "it has gone too soon"


def record_sent(page: Page) -> list[str | bytes]:
    """A list that every message which the page sends to a table is added to from now on."""
    sent: list[str | bytes] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda data: sent.append(data)))
    return sent


def record_received(page: Page) -> list[str]:
    """A list that the type of every message from a table is added to from now on."""
    received: list[str] = []

    def keep(data: str | bytes) -> None:
        received.append(json.loads(data)["type"])

    page.on("websocket", lambda socket: socket.on("framereceived", keep))
    return received


def wait_for_message(page: Page, received: list[str], kind: str) -> None:
    """Wait until a message of this type is among those received, and shown."""
    wait_until_in(page, lambda: kind in received)
    page.evaluate(TWO_FRAMES)


def open_result(page: Page) -> None:
    """The result of a game that is over: it opens by itself, unless a click that came too late has
    put it away.
    """
    page.wait_for_function(OPEN_RESULT, polling=100)


def click_place(page: Page, element: str) -> None:
    """A click in the middle of a place of the board."""
    box = page.locator(f"[data-element='{element}']").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def choose_level(page: Page, level: str) -> None:
    """In the open choice of bots."""
    page.locator(f"dialog[open] label:has(input[value='{level}'])").click()
    page.locator("dialog[open]").wait_for(state="detached")


def start_against_bot(page: Page, game: str, level: str = "random") -> None:
    """From the first page to a table with a bot."""
    card = page.locator(f"article[aria-labelledby='game-{game}']")
    card.locator("button.level").click()
    choose_level(page, level)
    card.locator("button.primary").click()
    page.wait_for_selector(".tray")
