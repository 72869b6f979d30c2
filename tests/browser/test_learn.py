"""The guided first games: to the end by touch in French and by keyboard alone in English; wrong
moves explained; left and resumed; on any screen.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from colonnade.locales import Speaker
from tests.browser.conftest import OpenPage
from tests.browser.learning import (
    act,
    act_by_keyboard,
    begin,
    number_of,
    play_to,
    press_to,
    steps_of,
    touch,
    wait_for_step,
)
from tests.browser.playing import expect_shown_for, stop_clock

GAMES = ("columbiz", "quatre_colonnes")
SIZES = {
    "phone": (390, 664),
    "small phone": (320, 640),
    "desktop": (1440, 900),
}
MOST_STEPS = 40


def flatten(text: str) -> str:
    return " ".join(text.split())


def check_words(page: Page, game: str, name: str, speaker: Speaker) -> None:
    """At a step that `play_to` has reached: its sentence is the language's, and no code is seen."""
    number, _, key = name.partition("-")
    expected = speaker.text(f"lesson-{game}-{'finished' if number == '99' else key}")
    assert flatten(page.locator(".words p").inner_text()) == flatten(expected)
    shown = page.locator(".board-page").inner_text()
    assert not re.search(r"\b[YBGR][1-4]\b", shown), "a letter code is shown"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_by_keyboard_alone_and_spoken(open_page: OpenPage, game: str) -> None:
    page = open_page(f"#/learn/{game}", width=1440, height=900)
    page.locator(".card [data-primary]").wait_for()
    press_to(page, "[data-primary]")
    page.keyboard.press("Enter")
    speaker = Speaker("en")
    for number, played in enumerate(steps_of(game)):
        wait_for_step(page, number, game)
        expect(page.locator("[data-voice]")).to_contain_text(
            flatten(speaker.text(f"lesson-{game}-{played.step.key}"))
        )
        act_by_keyboard(page, game, played)
    wait_for_step(page, len(steps_of(game)), game)
    expect(page.locator("[data-voice]")).to_have_text(speaker.text(f"lesson-{game}-finished"))
    press_to(page, "[data-primary]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/table/*")
    page.locator(".tray").wait_for()


WRONG = {
    "columbiz": {"place": ("cell:5-6", "C3.3"), "line": ("cell:5-4", "C3.2")},
    "quatre_colonnes": {"exact": ("token:Y3", "L5.2"), "stay": ("token:G1", "L3.5")},
}
"""By step: a place that the rules refuse, and their clause."""
OTHER = {
    "columbiz": {"place": "place 3-2", "keep": "keep 5 5", "stop": "keep 6 6 6"},
    "quatre_colonnes": {"bonus": "skip"},
}
"""By step: a legal action that the step does not ask for."""


def try_wrong(page: Page, game: str, element: str, clause: str) -> None:
    """Touch a place that the rules refuse: the answer names the clause."""
    touch(page, element)
    answer = page.locator(".answer")
    expect(answer.get_by_role("link")).to_have_text(clause)
    expect(answer.get_by_role("link")).to_have_attribute("href", f"#/rules/{game}/{clause}")
    sentence = answer.locator("span").inner_text()
    assert len(sentence) > 20
    expect(page.locator("[data-voice]")).to_have_text(sentence)


def try_other(page: Page, game: str, step: str, other: str) -> None:
    """Do what the rules allow and the step does not ask for: the answer shows what it asks for."""
    played = steps_of(game)[number_of(game, step)]
    act(page, game, played, other)
    expect(page.locator(".answer")).to_have_text(Speaker("en").text(f"lesson-{game}-{step}-other"))
    if played.step.act.startswith("keep"):
        expect(page.locator(".tray .suggested")).to_have_count(len(played.step.act.split()) - 1)
    elif played.step.act == "stop":
        expect(page.locator(".actions .wanted")).to_have_attribute("data-action", "stop")
    wait_for_step(page, number_of(game, step), game)


@pytest.mark.parametrize("game", GAMES)
def test_wrong_and_other_moves_are_answered_and_the_lesson_goes_on(
    open_page: OpenPage, game: str
) -> None:
    page = open_page(f"#/learn/{game}")
    begin(page)
    at = 0
    for step in sorted({*WRONG[game], *OTHER[game]}, key=lambda step: number_of(game, step)):
        play_to(page, game, step, start=at)
        at = number_of(game, step)
        if step in WRONG[game]:
            try_wrong(page, game, *WRONG[game][step])
        if step in OTHER[game]:
            try_other(page, game, step, OTHER[game][step])
    act(page, game, steps_of(game)[at])
    wait_for_step(page, at + 1, game)


def test_a_lesson_goes_on_where_it_was_left_and_begins_anew_after_its_end(
    open_page: OpenPage,
) -> None:
    page = open_page("#/learn/quatre_colonnes")
    begin(page)
    play_to(page, "quatre_colonnes", "capture")
    page.goto(page.url.partition("#")[0])
    page.reload()
    page.goto(page.url.partition("#")[0] + "#/learn/quatre_colonnes")
    number = number_of("quatre_colonnes", "capture")
    wait_for_step(page, number, "quatre_colonnes")
    expect(page.get_by_role("progressbar")).to_have_attribute(
        "aria-valuetext", f"Step {number + 1} of 23"
    )
    page.get_by_role("button", name="One step back").click()
    wait_for_step(page, number - 1, "quatre_colonnes")
    play_to(page, "quatre_colonnes", start=number - 1)
    page.reload()
    page.locator(".card [data-primary]").wait_for()


def test_a_lesson_goes_on_without_the_server(open_page: OpenPage) -> None:
    page = open_page("#/learn/columbiz", may_lose_line=True)
    begin(page)
    play_to(page, "columbiz", "place")
    page.context.set_offline(True)
    touch(page, "cell:5-6")
    expect(page.locator(".answer")).to_have_text("That is not possible now.")
    play_to(page, "columbiz", start=number_of("columbiz", "place"))
    page.context.set_offline(False)


def test_a_finger_confirms_what_it_has_chosen(open_page: OpenPage) -> None:
    page = open_page("#/learn/quatre_colonnes", is_touched=True, preferences={"confirms": True})
    begin(page)
    assert play_to(page, "quatre_colonnes", "capture") > 5


def test_a_lost_throw_is_seen_before_the_lesson_goes_on(open_page: OpenPage) -> None:
    page = open_page("#/learn/quatre_colonnes", preferences={"speed": "usual"})
    begin(page)
    stop_clock(page)
    page.locator("[data-primary]").click()
    die = "body:has(.tray [aria-label='Die showing 3'])"
    expect_shown_for(page, f"{die}:has([role='progressbar'][aria-valuenow='0'])", 1000)
    page.clock.resume()
    wait_for_step(page, 1, "quatre_colonnes")


def test_a_lesson_that_is_none_says_so(open_page: OpenPage) -> None:
    page = open_page("#/learn/chess", may_be_refused=True)
    expect(page.get_by_role("alert")).to_be_visible()


BOXES = """(parts) => Object.fromEntries(
  parts.map((part) => [part, document.querySelector(part).getBoundingClientRect().toJSON()]),
)"""


@pytest.mark.parametrize("game", GAMES)
def test_text_board_tray_and_button_fit_on_every_screen(open_page: OpenPage, game: str) -> None:
    """In French: its sentences are long."""
    page, speaker = open_page(f"#/learn/{game}", language="fr"), Speaker("fr")
    expect(page.locator(".card h2")).to_have_text(speaker.text("lesson-how-to-win"))
    begin(page)

    sizes = list(SIZES)

    def look(at: Page, step: str) -> None:
        check_words(at, game, step, speaker)
        sizes.reverse()  # the window has the first of these sizes already
        for size in sizes:
            width, height = SIZES[size]
            at.set_viewport_size({"width": width, "height": height})
            boxes = at.evaluate(BOXES, [".words", "main.board", ".tray", "[data-primary]"])
            for part, box in boxes.items():
                assert box["y"] >= 0, (step, size, part)
                assert box["y"] + box["height"] <= height, (step, size, part)
                assert box["x"] + box["width"] <= width + 8, (step, size, part)
            assert boxes["main.board"]["height"] >= 190, (step, size)
            assert boxes["[data-primary]"]["height"] >= 44, (step, size)

    assert play_to(page, game, look=look) <= MOST_STEPS
    expect(page.locator("[data-primary]")).to_have_text(speaker.text("lesson-play"))
