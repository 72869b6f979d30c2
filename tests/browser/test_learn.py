"""The guided first games: to the end by touch in French and by keyboard alone in English; what to
touch is lit, and nothing else; wrong moves explained; left and resumed; on any screen.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from colonnade.games import GAMES
from colonnade.locales import Speaker
from tests.browser.conftest import OpenPage
from tests.browser.learning import (
    LEARNER,
    act,
    act_by_keyboard,
    begin,
    number_of,
    path_of,
    play_to,
    press_to,
    steps_of,
    touch,
    wait_for_step,
)
from tests.browser.playing import expect_shown_for, stop_clock

GAME_KEYS = ("columbiz", "quatre_colonnes")
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
    assert flatten(page.locator(".words .text").inner_text()) == flatten(expected)
    shown = page.locator(".board-page").inner_text()
    assert not re.search(r"\b[YBGR][1-4]\b", shown), "a letter code is shown"


@pytest.mark.parametrize("game", GAME_KEYS)
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
    won = page.get_by_role("heading", name=WON[game])
    expect(won).to_be_visible()
    expect(page.locator("[data-confetti]")).to_be_visible()
    expect(page.locator("[data-voice]")).to_have_text(
        f"{WON[game]}. {speaker.text(f'lesson-{game}-finished')}"
    )
    press_to(page, "[data-primary]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/table/*")
    page.locator(".tray").wait_for()


WON = {"columbiz": "You win, 32 to 23", "quatre_colonnes": "You win"}


NO_FILL = "rgba(0, 0, 0, 0)"


def check_lit(page: Page, game: str, number: int) -> None:
    """Before the learner acts: what the step asks for is lit, nothing else, and no piece is drawn
    that does not lie there.
    """
    played = steps_of(game)[number]
    places, dice, buttons = set[str](), list[str](), 0
    if played.step.act.startswith("keep"):
        wanted = Counter(played.step.act.split()[1:])
        for die in GAMES[game].view(played.state, LEARNER).dice:
            if die.status == "kept":
                wanted[str(die.face)] -= 1
        dice = sorted(wanted.elements())
    elif played.step.act.startswith("roll") or played.step.act.startswith("start"):
        buttons = 1
    else:
        first = path_of(game, played, played.step.act)[0]
        places = set() if first.startswith("button:") else {first}
        buttons = 1 if first.startswith("button:") or game == "quatre_colonnes" else 0
    lit = page.locator("[data-element].open")
    assert set(lit.evaluate_all("(all) => all.map((each) => each.dataset.element)")) == places
    lit_dice = page.locator(".tray .suggested")
    assert sorted(lit_dice.evaluate_all("(all) => all.map((each) => each.dataset.die)")) == dice
    expect(page.locator(".actions .wanted")).to_have_count(buttons)
    expect(page.locator(".board .ghost, .number.warm")).to_have_count(0)
    if places and game == "columbiz":
        # the square of the cell is lit; a disc is round
        cell = page.locator("[data-element].open")
        expect(cell.locator("rect.hit")).not_to_have_css("fill", NO_FILL)
        assert cell.locator("circle").evaluate("(each) => getComputedStyle(each).fillOpacity") == (
            "0.18"
        )


@pytest.mark.parametrize("game", GAME_KEYS)
def test_what_is_to_be_touched_is_lit_and_nothing_else(open_page: OpenPage, game: str) -> None:
    page = open_page(f"#/learn/{game}")
    begin(page)

    def look(at: Page, name: str) -> None:
        number = int(name.partition("-")[0]) - 1
        if number < len(steps_of(game)):
            check_lit(at, game, number)

    play_to(page, game, look=look)


def test_dice_that_are_kept_by_mistake_are_lit_to_be_let_go(open_page: OpenPage) -> None:
    page = open_page("#/learn/columbiz")
    begin(page)
    play_to(page, "columbiz", "keep")
    lit = page.locator(".tray .suggested")
    expect(lit).to_have_count(3)
    page.locator(".tray [data-die='6']").click()
    expect(lit).to_have_count(4)
    for number in range(2, -1, -1):
        page.locator(".tray .suggested[data-die='5']").first.click()
        expect(lit).to_have_count(number + 1)
    expect(page.locator(".actions .wanted")).to_have_count(0)
    lit.click()
    expect(lit).to_have_count(0)
    expect(page.locator(".actions .wanted")).to_have_text(
        Speaker("en").text("web-throw-others", count=5)
    )


def test_choices_on_small_places_are_buttons_too_on_a_small_phone(open_page: OpenPage) -> None:
    page, game = open_page("#/learn/quatre_colonnes", height=664), "quatre_colonnes"
    begin(page)
    for number, played in enumerate(steps_of(game)):
        wait_for_step(page, number, game)
        if played.step.act.startswith("roll"):
            page.locator("[data-primary]").click()
            continue
        moves = [
            choice
            for choice in GAMES[game].view(played.state, LEARNER).choices
            if not choice.path[0].startswith("button:")
        ]
        buttons = page.locator(".actions .move")
        expect(buttons).to_have_count(len(moves))
        for button in buttons.all():
            expect(button).to_be_in_viewport(ratio=1)
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= 44
        page.locator(".actions .move.wanted").click()
    wait_for_step(page, len(steps_of(game)), game)


WRONG = {
    "columbiz": {"place": "cell:5-6", "line": "cell:5-4"},
    "quatre_colonnes": {"exact": "token:Y3", "stay": "token:G1"},
}
"""By step: a place that the rules refuse."""
OTHER = {
    "columbiz": {"place": "place 3-2", "keep": "keep 5 5", "stop": "keep 6 6 6"},
    "quatre_colonnes": {"bonus": "skip"},
}
"""By step: a legal action that the step does not ask for."""


@contextmanager
def task_stays(page: Page, game: str, step: str) -> Generator[None]:
    """What is done inside is answered; the task stays where it was, and so does the board."""
    places = [page.locator(".words .text"), page.locator("main.board")]
    before = [place.bounding_box() for place in places]
    yield
    answer = page.locator(".answer")
    expect(answer).to_be_visible()
    assert not re.search(r"\b[CL]\d+\.\d", answer.inner_text()), "a clause number is shown"
    assert len(answer.inner_text()) > 20
    expect(page.locator("[data-voice]")).to_have_text(answer.inner_text())
    expect(places[0]).to_have_text(Speaker("en").text(f"lesson-{game}-{step}"))
    assert [place.bounding_box() for place in places] == before


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


@pytest.mark.parametrize("game", GAME_KEYS)
def test_wrong_and_other_moves_are_answered_and_the_lesson_goes_on(
    open_page: OpenPage, game: str
) -> None:
    page = open_page(f"#/learn/{game}", height=664)
    begin(page)
    at = 0
    for step in sorted({*WRONG[game], *OTHER[game]}, key=lambda step: number_of(game, step)):
        play_to(page, game, step, start=at)
        at = number_of(game, step)
        if step in WRONG[game]:
            with task_stays(page, game, step):
                touch(page, WRONG[game][step])
        if step in OTHER[game]:
            with task_stays(page, game, step):
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


@pytest.mark.parametrize("game", GAME_KEYS)
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
            boxes = at.evaluate(BOXES, [".words", "main.board", ".tray", ".actions"])
            for part, box in boxes.items():
                assert box["y"] >= 0, (step, size, part)
                assert box["y"] + box["height"] <= height, (step, size, part)
                assert box["x"] + box["width"] <= width + 8, (step, size, part)
            assert boxes["main.board"]["height"] >= 190, (step, size)
            assert boxes[".actions"]["height"] >= 44, (step, size)

    assert play_to(page, game, look=look) <= MOST_STEPS
    expect(page.locator("[data-primary]")).to_have_text(speaker.text("lesson-play"))
