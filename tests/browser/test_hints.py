"""Help at the table: the ladder of hints, second thoughts before a grave mistake, and the lens.
Every number is the analysis' own.
"""

import pytest
from playwright.sync_api import expect

from colonnade.analysis.lens import lens
from colonnade.analysis.review import ReviewEvent
from colonnade.games import GAMES
from colonnade.locales import LANGUAGES, Speaker
from tests.browser.conftest import OpenPage
from tests.browser.layout import SMALL, find_flaws
from tests.browser.playing import TWO_FRAMES, record_received, record_sent, wait_for_message
from tests.browser.seating import (
    find_loss,
    find_placement,
    make_record,
    sit_before,
)


def test_hints_by_mouse_lead_from_a_nudge_to_the_moves_and_the_reason(open_page: OpenPage) -> None:
    event = find_loss("columbiz", "keep")
    page = open_page(width=1280, height=900)
    sit_before(page, "columbiz", event)
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.locator(".hint")
    hint.wait_for()
    assert len(hint.locator("header p").inner_text()) > 10
    expect(hint.locator(".ranked"), "the first rung only says where to look").to_have_count(0)
    hint.get_by_role("button", name="Which moves?").click()
    candidates = hint.locator(".ranked")
    candidates.first.wait_for()
    expect(candidates.first).to_have_attribute("data-action", event.best)
    share = next(each.shares[event.seat or 0] for each in event.ranked if each.action == event.best)
    assert Speaker("en").format_percent(share) in candidates.first.inner_text()
    candidates.first.hover()
    kept = len(str(event.best).split()) - 1
    expect(page.locator(".tray .suggested")).to_have_count(kept)
    candidates.first.click()
    assert page.locator(".tray .kept").count() == kept, (
        "a move that is taken up is set, and played by hand"
    )
    hint.get_by_role("button", name="Why?").click()
    hint.locator(".reasons li").first.wait_for()
    hint.get_by_role("button", name="Put the hint away").click()
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator(".tray .kept")).to_have_count(kept)


def test_hints_by_keyboard_are_drawn_on_the_board_of_a_phone(open_page: OpenPage) -> None:
    page = open_page()
    sit_before(page, "quatre_colonnes", find_loss("quatre_colonnes", "move"))
    page.keyboard.press("h")
    page.locator(".hint").wait_for()
    page.keyboard.press("h")
    page.locator(".ranked").first.wait_for()
    page.keyboard.press("h")
    page.locator(".reasons li").first.wait_for()
    page.locator(".hint .close").focus()
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement?.matches('.ranked')")
    page.locator("svg .ghost").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)


def test_a_grave_mistake_is_thought_of_again(open_page: OpenPage) -> None:
    event = find_placement()
    page = open_page()
    sit_before(page, "columbiz", event, think_again=True)
    cell = page.locator(f"[data-element='cell:{event.event.partition(' ')[2]}']")
    before = page.locator("[data-piece]").count()
    cell.click()
    dialog = page.get_by_role("dialog", name="Think again?")
    dialog.wait_for()
    assert Speaker("en").format_percent(event.loss) in dialog.inner_text()
    dialog.get_by_role("button", name="What would be better?").click()
    better = Speaker("en").text("web-you-columbiz-placed", cell=str(event.best).partition(" ")[2])
    assert better in dialog.inner_text()
    dialog.get_by_role("button", name="Think again").click()
    dialog.wait_for(state="hidden")
    expect(page.locator("[data-piece]"), "nothing was played").to_have_count(before)
    page.locator("svg .ghost").wait_for()
    cell.click()
    dialog.wait_for()
    page.keyboard.press("Enter")  # the button that goes back has the focus
    dialog.wait_for(state="hidden")
    expect(page.locator("[data-piece]")).to_have_count(before)
    cell.click()
    page.get_by_role("button", name="Play it all the same").click()
    page.wait_for_function(
        "(before) => document.querySelectorAll('[data-piece]').length !== before", arg=before
    )


def test_what_is_no_mistake_is_played_without_a_question(open_page: OpenPage) -> None:
    event = find_placement()
    page = open_page()
    sit_before(page, "columbiz", event, think_again=True)
    before = page.locator("[data-piece]").count()
    page.locator(f"[data-element='cell:{str(event.best).partition(' ')[2]}']").click()
    page.wait_for_function(
        "(before) => document.querySelectorAll('[data-piece]').length !== before", arg=before
    )
    expect(page.locator("dialog[open]")).to_have_count(0)


def chances_of(game: str, event: ReviewEvent) -> dict[str, list[str]]:
    """What the lens says at every target, in English."""
    *_, step = (step for step in make_record(game).replay(GAMES[game]) if step.ply < event.ply)
    speaker = Speaker("en")
    entries = lens(GAMES[game], step.state, event.seat or 0)
    return {entry.target: [speaker.say(message) for message in entry.messages] for entry in entries}


def test_the_lens_shows_the_exact_chances_where_one_points(open_page: OpenPage) -> None:
    event = find_loss("columbiz", "keep")
    page = open_page(width=1280, height=900)
    sit_before(page, "columbiz", event)
    toggle = page.get_by_role("button", name="Show chances where you point")
    expect(toggle).to_have_attribute("aria-pressed", "false")
    chances = chances_of("columbiz", event)
    target = next(
        target
        for target in chances
        if target.startswith("cell:") and any("%" in text for text in chances[target])
    )
    sentences = chances[target]
    element = page.locator(f"[data-element='{target}']")
    element.hover()
    expect(page.locator(".lens")).to_have_count(0)
    toggle.click()
    page.locator(".status", has_text="%").wait_for()
    element.hover()
    page.locator(".lens").wait_for()
    assert page.locator(".lens p").all_inner_texts() == sentences
    page.mouse.move(2, 2)
    page.locator(".lens").wait_for(state="detached")
    element.focus()
    page.locator(".lens").wait_for()
    assert page.locator(".lens p").all_inner_texts() == sentences, "the keyboard points, too"
    before = page.locator(".status").inner_text()
    for die in page.locator(".tray button[aria-pressed='false']").all():
        die.click()
        if page.locator(".status").inner_text() != before:
            break
    else:
        raise AssertionError("the value of a keep changes with the dice that are kept")


def test_a_finger_that_stays_asks_the_lens_and_does_not_play(open_page: OpenPage) -> None:
    event = find_loss("quatre_colonnes", "move")
    page = open_page(is_touched=True, preferences={"hasLens": True})
    received = record_received(page)
    sit_before(page, "quatre_colonnes", event)
    chances = chances_of("quatre_colonnes", event)
    token = next(
        target
        for target in chances
        if page.locator(f"[data-element='token:{target.removeprefix('token:')}']").count()
    )
    piece = page.locator(f"[data-element='token:{token.removeprefix('token:')}']")
    box = piece.bounding_box()
    assert box is not None
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    wait_for_message(page, received, "seen")
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    page.locator(".lens").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.locator(".lens p").all_inner_texts() == chances[token]
    expect(page.locator(".token.selected")).to_have_count(0)
    assert page.evaluate(SMALL) == []


def test_where_help_is_off_there_is_none(open_page: OpenPage) -> None:
    page = open_page(preferences={"hasLens": True})
    sent = record_sent(page)
    sit_before(page, "columbiz", find_loss("columbiz", "keep"), help="off")
    assert sent
    sent.clear()
    page.keyboard.press("h")
    page.locator("[data-element]").nth(8).hover()
    page.evaluate(TWO_FRAMES)
    assert sent == [], "nothing is asked for"
    expect(page.locator(".hint, .lens")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    expect(page.get_by_role("button", name="Show chances where you point")).to_have_count(0)


def test_who_makes_a_table_chooses_its_help(open_page: OpenPage) -> None:
    page = open_page("#/new/columbiz/here")
    page.get_by_text("Rules, time and dice").click()
    help_switch = page.get_by_role("checkbox", name="Hints and chances")
    assert help_switch.is_checked(), "on among those around one device"
    page.locator(".card").nth(1).get_by_text("By link").click()
    assert not help_switch.is_checked(), "off where a friend may come"
    page.locator(".card").nth(1).get_by_text("A bot").click()
    help_switch.uncheck()
    page.get_by_role("checkbox", name="Second thoughts").check()
    page.get_by_role("button", name="To the table").click()
    page.locator(".tray").wait_for()
    view = page.evaluate(
        "async () => (await fetch(`/api/tables/${location.hash.split('/')[2]}`)).json()"
    )
    assert view["table"]["help"] == "off"
    assert view["table"]["think_again"] is True


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_fit_a_narrow_phone_in_every_language(open_page: OpenPage, language: str) -> None:
    page = open_page(width=360, height=740, language=language, preferences={"hasLens": True})
    page.locator(f"html[lang='{language}'] h1").wait_for()
    flaws: dict[str, list[str]] = {}
    for game, kind in (("columbiz", "keep"), ("quatre_colonnes", "move")):
        sit_before(page, game, find_loss(game, kind))
        for rung in (".hint", ".ranked", ".reasons"):
            page.keyboard.press("h")
            page.locator(rung).first.wait_for()
        # what is scrolled out of the hint lies below the dice, and is not seen there
        flaws[game] = [
            flaw
            for flaw in find_flaws(page)
            if not ("overlapping" in flaw and 'class="ranked' in flaw)
        ]
    assert {game: found for game, found in flaws.items() if found} == {}
