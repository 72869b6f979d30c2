"""Whole games in a real browser: by mouse, at one device, over links. Those by keyboard alone are
in test_transcript.py.
"""

import re

from playwright.sync_api import Page, expect

from colonnade.lab.simulate import play_game, prepare_experiment
from tests.browser.conftest import OpenPage
from tests.browser.playing import choose_level, open_result, play_by_mouse, start_against_bot
from tests.browser.seating import make_record, sit_down
from tests.browser.tables import ANA, LINK, make_table, remember


def expect_result(page: Page) -> None:
    open_result(page)
    assert page.locator("dialog[open] .result li.won").count() >= 1


def test_a_whole_game_against_a_bot_by_clicking(open_page: OpenPage) -> None:
    page = open_page()
    start_against_bot(page, "columbiz")
    assert play_by_mouse(page) > 20
    expect_result(page)


def test_a_long_game_is_clicked(open_page: OpenPage) -> None:
    """Two thirds into a game of Les 4 colonnes. Its end waits for one throw in 36: `finish_game`
    taps that in, for many tests.
    """
    record = make_record("quatre_colonnes")
    page = open_page()
    sit_down(page, record, len(record.events) * 2 // 3, 0)
    clicks = 0

    def count(_: Page) -> bool:
        nonlocal clicks
        clicks += 1
        return clicks > 30

    play_by_mouse(page, until=count)


def test_partners_who_are_players_are_clicked(open_page: OpenPage) -> None:
    """The end of a game in which partners bar each other, and sums count for a six only."""
    options = {"dice": 2, "teams": True, "sums": "six", "partners": "players"}
    experiment = prepare_experiment("quatre_colonnes", ["greedy"] * 4, 1, 15, options=options)
    record = play_game(experiment, 0)
    page = open_page()
    sit_down(page, record, len(record.events) * 2 // 3, 0)
    clicks = 0

    def count(_: Page) -> bool:
        nonlocal clicks
        clicks += 1
        return clicks > 20

    play_by_mouse(page, until=count)


def test_hot_seat_with_four(open_page: OpenPage) -> None:
    page = open_page("#/new/columbiz/here")
    page.locator(".count", has_text="4").click()
    names = ["Ana", "Björn", "Chloé", "Daan"]
    for index, name in enumerate(names):
        page.get_by_label("Your name").nth(index).fill(name)
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(".tray")
    handed: set[str] = set()

    def note_hand_over(at: Page) -> bool:
        handed.update(
            re.findall("Over to (.*)", "\n".join(at.locator(".handed").all_inner_texts()))
        )
        return handed == set(names)

    play_by_mouse(page, until=note_hand_over)
    assert handed == set(names)


def test_teams_with_two_dice(open_page: OpenPage) -> None:
    """Partners at the end of a game: `test_scenes.py`."""
    page = open_page("#/new/quatre_colonnes/here", width=1280, height=900)
    page.locator(".count", has_text="4").click()
    for index in range(1, 4):
        page.locator(".card").nth(index).get_by_text("A bot").click()
        page.locator(".card").nth(index).locator("button.level").click()
        choose_level(page, "random")
    page.get_by_text("Rules, time and dice").click()
    page.get_by_text("two dice", exact=True).click()
    page.get_by_text("two teams", exact=True).click()
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(".tray")
    expect(page.locator(".seats .team")).to_have_count(2)
    turns: list[bool] = []

    def has_had_turns(at: Page) -> bool:
        is_own = at.locator("[data-seat='0'][aria-current]").count() == 1
        if turns[-1:] != [is_own]:
            turns.append(is_own)
        return turns.count(True) > 1

    play_by_mouse(page, until=has_had_turns)
    assert turns.count(True) > 1, "the game was over before"


def test_two_browsers_joined_by_link_and_a_spectator(open_page: OpenPage) -> None:
    """The last turns of a game; how a host invites: `test_entrance.py`."""
    host = open_page(width=1280, height=900)
    record = make_record("columbiz")
    seats = [
        {**seat, "colour": colour} for seat, colour in zip((ANA, LINK), record.colours, strict=True)
    ]
    fields = {"options": dict(record.options), "first": record.first}
    events = record.events[: len(record.events) * 4 // 5]
    made = make_table(host, "columbiz", *seats, events=events, **fields)
    remember(host, (made["table"], "columbiz", made["token"]))
    host.evaluate("(address) => { location.hash = address; }", f"#/table/{made['table']}")

    guest = open_page(f"#/join/{made['table']}/{made['links'][1]}", width=1280, height=900)
    guest.get_by_label("Your name").fill("Björn")
    guest.get_by_role("button", name="Sit down").click()
    watcher = open_page(f"#/table/{made['table']}")
    for page in (host, guest, watcher):
        page.wait_for_selector(".tray")
        page.get_by_text("Björn").first.wait_for()
    host.get_by_text("One person watches").first.wait_for(state="attached")

    guest.get_by_role("button", name="More").click()
    guest.get_by_role("button", name="Say something").click()
    guest.get_by_role("button", name="Good luck").click()
    host.locator(".phrase").wait_for()

    turn = 0
    while host.locator(".board-page.over").count() == 0:
        turn += 1
        for page in (host, guest):
            play_by_mouse(page, seed=turn, until=is_others_turn)
    for page in (host, guest, watcher):
        expect_result(page)
    texts = [
        page.locator("dialog[open] .result ol").inner_text() for page in (host, guest, watcher)
    ]
    assert ["You" in text for text in texts] == [True, True, False]
    assert texts[0].replace("You", "Ana") == texts[1].replace("You", "Björn") == texts[2]
    expect(watcher.locator("dialog[open]").get_by_role("button", name="Rematch")).to_have_count(0)

    host.locator("dialog[open]").get_by_role("button", name="Rematch").click()
    guest.get_by_role("link", name="To the rematch").click()
    guest.wait_for_selector(".board-page:not(.over) .tray")
    expect(guest.locator("[data-seat]")).to_have_count(2)


def is_others_turn(page: Page) -> bool:
    return page.title().startswith(("Björn to", "Ana to"))
