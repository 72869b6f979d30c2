"""Playing a guided first game in the browser: with the mouse or a finger, or with the keyboard
alone, as the lesson says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

from playwright.sync_api import Page, expect

from colonnade.core.game import Throw
from colonnade.core.lesson import Played, find_lesson, play_lesson
from colonnade.games import GAMES

LEARNER = 0
Look = Callable[[Page, str], None]


@cache
def steps_of(game: str) -> tuple[Played, ...]:
    """The steps of a lesson, as the rules play them."""
    return tuple(play_lesson(GAMES[game], find_lesson(GAMES[game])))


def number_of(game: str, key: str) -> int:
    """The number of a step, from 0."""
    return [played.step.key for played in steps_of(game)].index(key)


def wait_for_step(page: Page, number: int, game: str) -> None:
    """Until the learner is to act at that step; after the last, until the lesson is over."""
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", str(number))
    if number < len(steps_of(game)):
        expect(page.locator(".words .quiet")).to_have_count(0)


def path_of(game: str, played: Played, action: str) -> tuple[str, ...]:
    """The elements to touch for an action, one after the other."""
    choices = GAMES[game].view(played.state, LEARNER).choices
    return next(choice.path for choice in choices if choice.action == action)


def act(page: Page, game: str, played: Played, action: str | None = None) -> None:
    """Do what the step asks for, or another action, by touching things."""
    wanted = played.step.act if action is None else action
    if isinstance(GAMES[game].turn(played.state), Throw):
        page.locator("[data-primary]").click()
    elif wanted.startswith("keep"):
        keep(page, wanted)
        page.locator(".actions .go").click()
    else:
        # in these lessons the first touch leaves one choice
        first = path_of(game, played, wanted)[0]
        if first.startswith("button:"):
            page.locator(f".actions [data-action='{wanted}']").click()
        else:
            touch(page, first)
        confirm = page.locator("[data-primary][data-confirms]")
        if confirm.count():
            confirm.click()


def begin(page: Page) -> None:
    page.locator(".card [data-primary]").click()


def touch(page: Page, element: str) -> None:
    """Touch the middle of a place: what may be touched pulses, and is never still."""
    box = page.locator(f"[data-element='{element}']").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def keep(page: Page, action: str) -> None:
    """Have just these dice kept."""
    counts = Counter(action.split()[1:])
    for face in "123456":
        for _ in range(8):
            pressed = page.locator(f".tray button[data-die='{face}'][aria-pressed='true']").count()
            if pressed == counts[face]:
                break
            state = "false" if pressed < counts[face] else "true"
            page.locator(f".tray button[data-die='{face}'][aria-pressed='{state}']").first.click()


def play_to(
    page: Page, game: str, last: str | None = None, *, look: Look | None = None, start: int = 0
) -> int:
    """Play the lesson by touching, to a step or to its end; how many acts it took."""
    steps = steps_of(game)
    end = len(steps) if last is None else number_of(game, last)
    for number in range(start, end):
        wait_for_step(page, number, game)
        if look is not None:
            look(page, f"{number + 1:02d}-{steps[number].step.key}")
        act(page, game, steps[number])
    wait_for_step(page, end, game)
    if look is not None:
        look(page, "99-end")
    return end - start


# The keyboard alone


def press_to(page: Page, selector: str) -> None:
    """Tab until what is wanted has the focus."""
    for _ in range(60):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not lead to {selector}")


def press_element(page: Page, element: str) -> None:
    """PageDown until a place of the board has the focus, then Enter."""
    for _ in range(40):
        if page.evaluate(
            "(wanted) => document.activeElement?.dataset?.element === wanted", element
        ):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("PageDown")
    raise AssertionError(f"PageDown does not lead to {element}")


def act_by_keyboard(page: Page, game: str, played: Played) -> None:
    """Do what the step asks for with keys alone."""
    wanted = played.step.act
    if isinstance(GAMES[game].turn(played.state), Throw):
        press_to(page, "[data-primary]")
        page.keyboard.press("Enter")
    elif wanted.startswith("keep"):
        counts = Counter(wanted.split()[1:])
        for face, count in counts.items():
            while (
                page.locator(f".tray button[data-die='{face}'][aria-pressed='true']").count()
                < count
            ):
                page.keyboard.press(face)
        press_to(page, ".actions .go")
        page.keyboard.press("Enter")
    else:
        first = path_of(game, played, wanted)[0]
        if first.startswith("button:"):
            press_to(page, f".actions [data-action='{wanted}']")
            page.keyboard.press("Enter")
        else:
            press_element(page, first)
