"""The table as a new family meets it: every throw is seen, nothing freezes, buttons keep their
place, and the page says what happens.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import OpenPage
from tests.browser.moments import find_action, narrate
from tests.browser.playing import (
    LISTEN,
    TWO_FRAMES,
    WATCH,
    expect_shown_for,
    play_by_mouse,
    record_received,
    record_sent,
    start_against_bot,
    stop_clock,
    wait_for_message,
)
from tests.browser.seating import SIT, make_record, sit_down
from tests.browser.tables import ANA, LINK, join, make_table, remember
from tests.waiting import wait_until

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1440, "height": 900}
# for tests of the layout; what the page does is the same in every window
SIZES = pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
BOT = {"kind": "bot", "level": "random"}
SLOW = {"speed": "usual", "pace": "usual", "playsForced": True}


def sit(page: Page, game: str, **fields: Any) -> str:
    """At a table with two seats of this device, or as the fields say."""
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Björn"}]
    first = None if game == "columbiz" else 0
    table: str = page.evaluate(SIT, {"game": game, "seats": seats, "first": first, **fields})
    page.locator(".tray").wait_for()
    return table


def type_dice(page: Page, *faces: int) -> None:
    """Tap in what real dice show."""
    for face in faces:
        page.locator(".keypad .pick").nth(face - 1).click()
    page.locator("[data-primary]").click()


def keep(page: Page) -> None:
    """Throw until dice lie there to be kept."""
    play_by_mouse(page, until=lambda at: at.locator(".tray button[aria-pressed]").count() > 0)


# 1 Every throw is seen


@pytest.mark.parametrize(("size", "motion"), [(PHONE, "no-preference"), (DESKTOP, "reduce")])
def test_a_lost_throw_lies_there_before_the_next_player_comes(
    open_page: OpenPage, size: dict[str, int], motion: str
) -> None:
    page = open_page(**size, preferences=SLOW)
    page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    sit(page, "quatre_colonnes", dice="physical")
    stop_clock(page)
    type_dice(page, 3)
    thrown = "body:has(.tray[data-event='roll 3'] [data-thrown][data-face='3'])"
    expect_shown_for(page, f"{thrown}:has([data-seat='0'][aria-current='true'])", 1000)
    expect(page.locator("body"), "a lost throw says what was needed").to_contain_text("five")
    page.clock.resume()
    page.locator(".tray[data-event='roll 3']").wait_for(state="detached")
    expect(page.locator("[data-seat='1']")).to_have_attribute("aria-current", "true")


def test_the_throw_for_who_begins_shows_each_seats_die_and_the_tie(open_page: OpenPage) -> None:
    page = open_page(preferences=SLOW)
    sit(page, "columbiz", dice="physical")
    asked = page.locator(".status")
    expect(asked, "each seat's die is asked for by its name").to_contain_text("Ana")
    page.locator(".keypad .pick").nth(4).click()
    expect(asked).to_contain_text("Björn")
    stop_clock(page)
    page.locator(".keypad .pick").nth(4).click()
    page.locator("[data-primary]").click()
    tie = page.locator(".tray[data-event='start 5 5']")
    tie.wait_for()
    expect(tie.locator("[data-face='5']")).to_have_count(2)
    expect(tie.locator(".owner")).to_have_count(2)
    page.clock.resume()
    tie.wait_for(state="detached")
    type_dice(page, 6, 2)
    page.locator(".tray[data-event='start 6 2']").wait_for()


def test_with_real_dice_too_the_cells_of_columbiz_are_its_only_choices(
    open_page: OpenPage,
) -> None:
    record, ply, seat, _ = find_action("columbiz", lambda action, _: action.startswith("place"))
    page = open_page(width=390, height=664)
    sit_down(page, record, ply, seat, dice="physical")
    expect(page.locator("[data-element^='cell:'].open").first).to_be_visible()
    expect(page.locator(".chip")).to_have_count(0)


# 2 No seat ever freezes


def test_second_thoughts_survive_a_lost_connection(open_page: OpenPage) -> None:
    page, lost = open_page(may_lose_line=True), list[str | bytes]()

    def lose(socket: WebSocketRoute) -> None:
        """The connection is lost when the page first asks for second thoughts."""
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            if lost or json.loads(text)["type"] != "consider":
                server.send(text)
            else:
                lost.append(text)
                socket.close()

        socket.on_message(pass_on)

    page.route_web_socket("**/api/tables/*/socket", lose)
    sit(page, "columbiz", think_again=True)
    keep(page)
    page.locator(".tray button[aria-pressed]").first.click()
    go = page.locator(".actions .go")
    go.click()
    second = page.locator(".throws[aria-label='Throw 2 of 3']")
    again = page.get_by_role("button", name="Play it all the same")

    def is_thrown() -> bool:
        if again.count():  # asked to think again: that is an answer, too
            again.click()
        elif go.count() and go.get_attribute("aria-disabled") == "false":
            go.evaluate("(button) => button.click()")
        return second.count() > 0

    wait_until(is_thrown, lambda _: page.evaluate(TWO_FRAMES))
    assert lost


ANSWER_PINGS_ONLY = """() => {
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).type === 'ping')
      void Promise.resolve().then(() => this.onmessage({ data: '{"type": "pong"}' }));
  };
}"""
"""The line works, and nothing else is answered."""


def test_a_command_without_an_answer_ends_and_says_so(open_page: OpenPage) -> None:
    page = open_page()
    sit(page, "columbiz")
    primary = page.locator("[data-primary]")
    primary.wait_for()  # the dice are agreed upon: until then the page still has to send something
    page.evaluate(ANSWER_PINGS_ONLY)
    page.clock.install()
    primary.click()
    page.clock.run_for(12_000)
    page.get_by_text("The table did not answer. Try again.").wait_for()
    expect(page.locator(".actions .go")).to_have_attribute("aria-disabled", "false")


# 3 Whose turn, which throw, what to do


@SIZES
def test_after_a_throw_nothing_is_pressed_and_buttons_keep_their_place(
    open_page: OpenPage, size: dict[str, int]
) -> None:
    page = open_page(**size)
    sent = record_sent(page)
    sit(page, "columbiz")
    keep(page)
    assert sent
    assert page.locator("[data-primary]").count() == 0
    expect(page.locator(".actions .primary")).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".throws")).to_have_attribute("aria-label", "Throw 1 of 3")
    expect(page.locator(".throws .made")).to_have_count(1)
    go, end = page.locator(".actions .go"), page.locator(".actions .end")
    right = go.bounding_box() or {"x": 0, "width": 0}
    sent.clear()
    go.click(force=True)
    page.locator(".tray button[aria-pressed]").first.click()
    expect(page.locator("[data-primary]")).to_have_text("Throw 7 dice again", use_inner_text=True)
    assert sent == [], "a second tap does not burn a throw"
    now = go.bounding_box() or {"x": 0, "width": 0}
    assert abs(now["x"] + now["width"] - right["x"] - right["width"]) < 2
    page.locator("[data-primary]").click()
    page.locator(".throws[aria-label='Throw 2 of 3']").wait_for()
    assert page.locator("[data-primary]").count() == 0
    if end.count():
        assert end.bounding_box()["x"] < go.bounding_box()["x"]  # type: ignore[index]


@SIZES
def test_a_tap_on_a_cell_while_keeping_previews_and_leads_back(
    open_page: OpenPage, size: dict[str, int]
) -> None:
    page = open_page(**size)
    sit(page, "columbiz")
    keep(page)
    page.locator(".number.warm").first.click(force=True)
    page.locator(".ghost").wait_for()
    assert page.locator("[data-piece]").count() == 0, "shown, not yet placed"
    expect(page.locator("[data-primary]")).to_have_text("Place the disc", use_inner_text=True)
    page.get_by_role("button", name="Back to the dice").click()
    page.locator(".tray button[aria-pressed]").first.wait_for()
    expect(page.locator(".throws")).to_have_attribute("aria-label", "Throw 1 of 3")
    page.locator(".number.warm").first.click(force=True)
    page.locator("[data-primary]").click()
    expect(page.locator("[data-piece]")).to_have_count(1)


# 4 What the others did


def test_the_last_turn_is_summed_up_and_marked_until_one_acts(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bot(page, "columbiz", "greedy")
    play_by_mouse(
        page,
        until=lambda at: (
            at.locator("[data-piece]").count() > 3
            and at.get_by_role("button", name="Throw", exact=True).count() > 0
        ),
    )
    page.locator("[data-trace]").first.wait_for(state="attached")
    assert re.search(r"placed .* disc", page.locator(".status").inner_text()), (
        "one line sums up the turn"
    )
    keep(page)
    assert page.locator("[data-trace]").count() > 0, "marked until one's own first act"
    play_by_mouse(page, until=lambda at: at.get_by_role("button", name="End turn").count() > 0)
    expect(page.locator("[data-trace]")).to_have_count(0)


def test_others_play_at_a_pace_one_can_follow(open_page: OpenPage) -> None:
    page = open_page(preferences={**SLOW, "speed": "fast"})
    start_against_bot(page, "quatre_colonnes", "random")
    page.locator("[data-primary]").click()
    shown = page.locator(".tray[data-event^='roll']")
    shown.wait_for()
    expect(page.locator("[data-seat='0']")).to_have_attribute("aria-current", "true")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Pace of the others’ moves")).to_have_value("usual")


# 7 Winning and losing


@SIZES
def test_the_end_stands_uncovered_before_the_result(
    open_page: OpenPage, size: dict[str, int]
) -> None:
    record = make_record("quatre_colonnes")
    page = open_page(**size, preferences=SLOW)
    sit(
        page,
        "quatre_colonnes",
        events=list(record.events[:-1]),
        options=dict(record.options),
        first=record.first,
        dice="physical",
    )
    stop_clock(page)
    type_dice(page, 3, 3)
    dice = ".tray[data-event='roll 3 3']"
    expect(page.locator(dice).locator("[data-face='3']")).to_have_count(2)
    expect_shown_for(page, dice, 1000)
    # the pediment is seen first
    wait_until(page.locator(".board-page.over .pediment").count, lambda _: page.clock.run_for(100))
    expect_shown_for(page, "body:has(.board-page.over .pediment):not(:has(dialog[open]))", 200)
    page.clock.resume()
    page.locator("[data-confetti]").wait_for()
    page.locator("dialog[open] .result").wait_for()
    assert re.search(r"wins?", page.locator("dialog[open] .result h2").inner_text())


# 8 Clocks and absence speak


def test_the_clock_warns_and_a_bot_that_steps_in_is_announced(open_page: OpenPage) -> None:
    def is_warned(seconds: int) -> bool:
        page = open_page()
        sit(page, "columbiz", clock={"seconds": seconds, "increment": 0})
        page.evaluate(LISTEN)
        page.evaluate(WATCH, "Your time is running out")
        page.locator("[data-primary]").click()  # clocks run from the first event on
        notice = page.locator(".banner", has_text="run out")
        notice.wait_for()
        assert "Ana" in notice.inner_text() or "Björn" in notice.inner_text()
        said: list[str] = page.evaluate("() => window.transcript")
        return any("seconds left" in text for text in said) and page.evaluate("window.hasShown")

    # a machine may be too slow to show anything in such a short time
    assert any(map(is_warned, (5, 50, 500, 3000)))


def test_the_title_calls_when_it_is_your_turn(open_page: OpenPage) -> None:
    page = open_page(**DESKTOP)
    start_against_bot(page, "columbiz")
    page.locator("[data-primary]").wait_for()
    assert page.title().startswith("● Your turn")


# 14 Phones


@pytest.mark.parametrize("game", ["columbiz", "quatre_colonnes"])
def test_the_table_fits_and_shows_at_most_three_icons(open_page: OpenPage, game: str) -> None:
    page = open_page()
    seats = [{"kind": "here", "name": "Maximiliane-Alexandra"}, {"kind": "bot", "level": "random"}]
    sit(page, game, seats=seats)
    page.locator("[data-primary]").wait_for()
    for width, height in [(320, 640), (390, 664), (390, 844), (844, 390), (820, 1180)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)
        expect_fit(page, width, height)


def expect_fit(page: Page, width: int, height: int) -> None:
    """Few icons, a title in one line, the button in sight and a board of some size."""
    header = page.locator("header.bar")
    assert header.locator(".icon:visible").count() <= 4 + (2 if width > 640 else 0), (
        "the way back and at most three icons"
    )
    title = header.locator("h1")
    assert title.evaluate(
        "each => each.scrollWidth <= each.clientWidth + 1 && each.getBoundingClientRect().height"
        " < 48"
    )
    go = page.locator(".actions .go").bounding_box()
    assert go is not None
    assert go["y"] + go["height"] <= height + 1, "the button is under the thumb without scrolling"
    box = page.locator(".scene-box").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= min(width, height) * 0.5


def test_back_closes_the_sheet_first(open_page: OpenPage) -> None:
    page = open_page()
    sit(page, "columbiz")
    address = page.url
    page.get_by_role("button", name="More").click()
    page.locator("dialog[open]").wait_for()
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog[open] .settings").wait_for()
    page.go_back()
    page.locator("dialog[open]").wait_for(state="detached")
    assert page.url == address
    expect(page.locator(".tray")).to_be_visible()


# 15 Dead ends


def test_let_a_bot_play_is_answered_in_the_menu(open_page: OpenPage) -> None:
    host = open_page("#/new/columbiz/link")
    host.get_by_label("Your name").fill("Ana")
    host.get_by_role("button", name="To the table").click()
    link = re.sub(r"^.*#", "#", host.get_by_label("Link to the seat").input_value())
    guest = open_page(link, language="fr")
    guest.locator("input").last.fill("Björn")
    guest.locator("main button.primary, form button.primary").last.click()
    guest.wait_for_selector(".tray")
    host.wait_for_selector(".tray")
    guest.context.close()
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name=re.compile("Let a bot play for Björn")).click()
    answer = host.locator("dialog[open] .problem")
    answer.wait_for()
    assert "Björn" in answer.inner_text()
    assert "blue" not in answer.inner_text().lower().replace("björn", "")


@pytest.mark.parametrize("seat", [LINK, BOT])
def test_the_menu_has_what_this_table_can_use(open_page: OpenPage, seat: dict[str, str]) -> None:
    page = open_page(is_touched=True)
    sit_beside(page, seat)
    page.get_by_role("button", name="More").click()
    nav = page.locator("dialog[open] nav")
    assert 4 <= nav.locator(".row:visible").count() <= 8
    nav.get_by_text("About this table").click()
    expect(nav.get_by_role("button", name="Keys")).to_be_hidden()
    for name in ("Say something", "Report this table"):
        expect(nav.get_by_role("button", name=name)).to_have_count(int(seat == LINK))


def sit_beside(page: Page, seat: dict[str, str]) -> None:
    """At a table with one other seat; a friend takes it where it is a friend's."""
    page.locator("article svg").first.wait_for()
    made = make_table(page, "columbiz", ANA, seat, help="on")
    if seat == LINK:
        join(page, made, 1)
    remember(page, (made["table"], "columbiz", made["token"]))
    page.goto(f"{page.url.partition('#')[0]}#/table/{made['table']}")
    page.locator(".tray").wait_for()


def test_phrases_have_a_sheet_of_their_own(open_page: OpenPage) -> None:
    page = open_page(**DESKTOP)
    sit_beside(page, LINK)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("button", name="Good luck").click()
    page.locator(".phrase").wait_for()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_tap_through_the_lens_is_no_refusal(open_page: OpenPage) -> None:
    page = open_page(preferences={"hasLens": True}, is_touched=True)
    sent, received = record_sent(page), record_received(page)
    sit(page, "columbiz", help="on")
    play_by_mouse(
        page,
        until=lambda at: (
            at.locator("[data-piece]").count() > 0 and at.locator("[data-element].open").count() > 0
        ),
    )
    wait_for_message(page, received, "seen")
    assert sent
    sent.clear()
    page.locator("[data-element='cell:6-6']").tap()
    page.evaluate(TWO_FRAMES)
    assert sent == [], "nothing was asked for that could be refused"
    expect(page.locator(".status.refusal")).to_have_count(0)


# 16 Focus and keys


def test_focus_stays_on_the_button_through_a_turn(open_page: OpenPage) -> None:
    page = open_page(**DESKTOP)
    sit(page, "columbiz")
    page.locator(".actions .go").focus()
    # who begins, perhaps more than once, and the first throw
    while page.locator(".tray button[aria-pressed]").count() == 0:
        page.keyboard.press("Enter")
        page.evaluate(TWO_FRAMES)
    expect(page.locator(".throws")).to_have_attribute("aria-label", "Throw 1 of 3")
    assert page.evaluate("() => document.activeElement?.matches('.actions .go') ?? false")


def test_keys_are_listed_under_the_question_mark(open_page: OpenPage) -> None:
    page = open_page(**DESKTOP)
    sit(page, "columbiz")
    page.keyboard.press("?")
    sheet = page.locator("dialog[open]")
    sheet.wait_for()
    assert sheet.locator("kbd").count() >= 10
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


# 12 Teach


@SIZES
def test_a_card_says_how_to_win_before_the_first_throw(
    open_page: OpenPage, size: dict[str, int]
) -> None:
    page = open_page(**size)
    start_against_bot(page, "quatre_colonnes")
    card = page.locator(".first-card")
    card.get_by_role("heading", name="How to win").wait_for()
    expect(card.locator("li")).to_have_count(4)
    go = page.locator(".actions .go")
    assert go.is_visible(), "the card covers no button"
    expect(go).to_have_text("Throw the die", use_inner_text=True)
    go.click()
    card.wait_for(state="detached")


# 31 Fewer words, and nothing covered


OVERLAPS = """(one) => ['.seats', '.scene-box', '.tray'].filter((other) => {
  const a = document.querySelector(one).getBoundingClientRect();
  const b = document.querySelector(other).getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
})"""


@SIZES
def test_a_notice_covers_neither_seats_nor_dice(open_page: OpenPage, size: dict[str, int]) -> None:
    page = open_page(**size, may_lose_line=True)
    sit(page, "columbiz")
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    page.locator(".banner").wait_for()
    assert page.evaluate(OVERLAPS, ".banner") == []


def test_a_choice_is_signs_to_the_eye_and_a_sentence_to_a_finger_that_stays(
    open_page: OpenPage,
) -> None:
    page = open_page(is_touched=True)
    sent = record_sent(page)
    sit(page, "quatre_colonnes", dice="physical")
    type_dice(page, 5)
    chip = page.locator(".chip")
    chip.wait_for()
    assert re.fullmatch(r"1 →\s*5", chip.locator("> [aria-hidden]").inner_text().strip())
    sentence = chip.locator(".visually-hidden").inner_text()
    assert re.search(rf"button .{re.escape(sentence)}", chip.aria_snapshot())
    assert sentence.startswith("Yellow 1 leaves the workshop for cell 5.")
    box = chip.bounding_box()
    assert box is not None
    assert sent
    sent.clear()
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    expect(page.locator(".status")).to_contain_text(sentence)
    began = page.evaluate("performance.now()")
    page.wait_for_function("(began) => performance.now() > began + 500", arg=began)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate(TWO_FRAMES)
    assert sent == [], "asked, not chosen"
    chip.tap()
    page.locator("[data-piece='Y1'][aria-label='Yellow 1: Cell 5']").wait_for()


def test_the_line_over_the_dice_says_what_is_to_be_decided(open_page: OpenPage) -> None:
    page = open_page()
    sit(page, "columbiz")
    status = page.locator(".status")
    expect(status).to_have_text("The highest die begins.")
    keep(page)
    expect(status).to_have_text(re.compile("^Tap the dice that you keep"))
    page.locator(".number.warm").first.click(force=True)
    page.locator("[data-primary]").click()
    expect(page.locator("[data-piece]")).to_have_count(1)
    expect(status).to_have_text(re.compile("^(Choose your move|No other disc)"))


@pytest.mark.parametrize("width", [320, 390])
def test_ones_own_of_four_seats_says_so_on_a_phone(open_page: OpenPage, width: int) -> None:
    page = open_page(width=width, height=664)
    bots = [{"kind": "bot", "level": level} for level in ("random", "greedy", "casual")]
    sit(page, "columbiz", seats=[{"kind": "here", "name": "Ana"}, *bots])
    expect(page.locator("[data-seat='0'] .you")).to_have_text("You")
    expect(page.locator("[data-seat='0'] .you")).to_be_visible()
    expect(page.locator(".you")).to_have_count(1)


def test_the_dice_are_large_on_a_desktop(open_page: OpenPage) -> None:
    page = open_page(**DESKTOP)
    sit(page, "columbiz")
    keep(page)
    widths = page.locator(".tray [data-face] svg").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().width)"
    )
    assert len(widths) == 8
    assert min(widths) >= 56
    tray = page.locator(".tray")
    assert tray.evaluate("each => each.scrollWidth <= each.clientWidth")


@pytest.mark.parametrize("wins", [True, False])
def test_confetti_is_for_those_who_won(open_page: OpenPage, wins: bool) -> None:
    record = make_record("quatre_colonnes")
    last = list(narrate(record))[-1]
    page = open_page()
    seat = last.seat if wins else 1 - last.seat
    sit_down(page, record, last.number, seat, dice="physical")
    type_dice(page, 3, 3)
    page.locator("dialog[open] .result").wait_for()
    expect(page.locator("[data-confetti]")).to_have_count(int(wins))
    own = page.locator(".result li", has_text="You")
    expect(own).to_have_count(1)
    expect(page.locator(".result li.won", has_text="You")).to_have_count(int(wins))
    expect(page.locator(".result").get_by_role("button", name="Share")).to_have_count(1)
