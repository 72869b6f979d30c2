"""The way in: home, the form of a new table, short codes, invitations and levels. What depends on
the window is looked at on a phone and on a desktop.
"""

from __future__ import annotations

import json
import re
import time

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from colonnade.bots.levels import describe_levels
from colonnade.locales import LANGUAGES, Speaker
from tests.browser.accessibility import find_faults
from tests.browser.conftest import OpenPage, StartServer
from tests.browser.layout import DESKTOP, PHONE, find_flaws
from tests.browser.playing import FINISH, choose_level, play_by_mouse, resized
from tests.browser.seating import make_record, sit_down
from tests.browser.serving import Server
from tests.browser.tables import ANA, LINK, LONG, SAY, end_game, join, make_table, remember


def expect_in_sight(page: Page, selector: str) -> None:
    """All of an element is seen without scrolling, on a phone and on a desktop."""
    for size in (PHONE, DESKTOP):
        with resized(page, **size):
            box = page.locator(selector).last.bounding_box()
            assert box is not None
            assert 0 <= box["y"] <= size["height"] - box["height"], size


def expect_sound(page: Page) -> None:
    """No finding of axe, nothing clipped, no key shown, on a phone and on a desktop. Other themes
    are tried in test_axe.py.
    """
    assert find_faults(page) == []
    assert find_flaws(page) == []
    with resized(page, **DESKTOP):
        assert find_flaws(page) == []


# Home


def test_a_newcomer_finds_lessons_one_way_to_play_and_a_place_for_a_code(
    open_page: OpenPage,
) -> None:
    page = open_page(**PHONE)
    for game in ("columbiz", "quatre_colonnes"):
        card = page.locator(f"article[aria-labelledby='game-{game}']")
        expect(card.get_by_role("link", name="Learn in three minutes")).to_have_attribute(
            "href", f"#/learn/{game}"
        )
        assert card.locator(".button.primary").all_inner_texts() == ["Play now"]
    expect_in_sight(page, "form #code")
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect_sound(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_games_begin_above_the_fold(open_page: OpenPage, language: str) -> None:
    page = open_page(language=language, **PHONE)
    page.locator(f"html[lang='{language}'] article button.primary:enabled").nth(1).wait_for()
    expect(page.locator(".button.primary")).to_have_count(2)
    bottoms = page.locator("article button.primary").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect().bottom)"
    )
    assert max(bottoms) <= PHONE["height"]
    tops = page.locator("header select, form #code, form button").evaluate_all(
        "all => all.map((each) => Math.round(each.getBoundingClientRect().top))"
    )
    assert len(set(tops)) == 2, "language and theme in the corner, the code in one line"


def test_a_returning_player_sees_whose_turn_it_is_without_scrolling(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    page.locator("article svg").first.wait_for()
    mine = make_table(page, "columbiz", ANA, LINK)
    join(page, mine, 1, LONG)
    waiting = make_table(page, "columbiz", ANA, LINK)
    ended, _ = end_game(page)
    remember(
        page,
        (mine["table"], "columbiz", mine["token"]),
        (waiting["table"], "columbiz", waiting["token"]),
        (ended["table"], "quatre_colonnes", ended["token"]),
        ("0123456789abcdef", "columbiz", "0" * 32),
    )
    page.reload()
    rows = page.locator("section.tables li")
    expect(rows).to_have_count(3)  # the table that is gone is not listed, and forgotten
    page.wait_for_function("() => !localStorage['colonnade-tables'].includes('0123456789abcdef')")
    assert page.locator("section.tables h2").all_inner_texts() == [
        "Your turn",
        "The others’ turn",
        "Games played",
    ]
    assert page.locator("section.tables li.yours strong").all_inner_texts() == [LONG]
    expect(rows.nth(1)).to_contain_text("Waiting for friends")
    expect(rows.nth(2)).to_contain_text(re.compile("You win|Bo wins"))
    expect(rows.nth(2).get_by_role("link", name="Review")).to_be_visible()
    assert all(re.search(r"now|ago", text) for text in rows.all_inner_texts())
    expect_in_sight(page, "section.tables li")
    expect_sound(page)


def test_the_list_shows_the_last_move_and_is_fetched_again_when_looked_at(
    open_page: OpenPage,
) -> None:
    page = open_page()
    page.locator("article svg").first.wait_for()
    made = make_table(page, "quatre_colonnes", {**ANA}, LINK, first=0)
    joined = join(page, made, 1)
    page.evaluate(
        SAY, [made["table"], joined["token"], {"type": "decline", "command": "dice", "seat": 1}]
    )
    remember(page, (made["table"], "quatre_colonnes", made["token"]))
    page.reload()
    page.locator("li.yours").wait_for()
    other = open_page(f"#/join/{made['table']}/{made['token']}")
    other.wait_for_selector(".tray")
    play_by_mouse(other, until=lambda at: at.locator("[data-seat='1'][aria-current]").count() == 1)
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    page.locator("section.tables li:not(.yours)").get_by_text("Bo to play").wait_for()
    assert re.search("Ana|Yellow", page.locator("section.tables .last").inner_text())
    assert joined["seat"] == 1


def test_a_rematch_that_a_friend_began_is_on_the_list(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("article svg").first.wait_for()
    made, joined = end_game(page)
    page.evaluate(SAY, [made["table"], joined["token"], {"type": "rematch", "command": "again"}])
    remember(page, (made["table"], "quatre_colonnes", made["token"]))
    page.reload()
    expect(page.locator("section.tables li")).to_have_count(2)


def test_a_rematch_begun_after_the_end_was_seen_is_found_within_a_day(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("article svg").first.wait_for()
    made, joined = end_game(page)
    remember(page, (made["table"], "quatre_colonnes", made["token"]), seen=int(time.time() * 1000))
    page.reload()
    expect(page.locator("section.tables li")).to_have_count(1)
    expect(page.locator("section.tables li")).to_contain_text("Bo")  # it is known to be over
    page.evaluate(SAY, [made["table"], joined["token"], {"type": "rematch", "command": "again"}])
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("section.tables li")).to_have_count(2)


def test_an_abandoned_game_is_not_asked_for_again(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("article svg").first.wait_for()
    made = make_table(page, "columbiz", ANA, LINK)
    page.evaluate(SAY, [made["table"], made["token"], {"type": "abandon", "command": "end"}])
    remember(page, (made["table"], "columbiz", made["token"]))
    with page.expect_response("**/api/lobby"):
        page.reload()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_response("**/api/lobby"):
        page.reload()
    page.locator("section.tables li").wait_for()
    assert not [url for url in asked if url.endswith("/api/my-tables")]


def test_a_table_can_be_taken_off_the_list(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("article svg").first.wait_for()
    sit_down(page, make_record("columbiz"), 9, 0)
    page.goto(page.url.partition("#")[0] + "#/")
    page.get_by_role("button", name="Take off the list: Kiki").click()
    page.get_by_role("heading", level=1, name="Colonnade").wait_for()


# Levels


SUGGESTED = {"columbiz": "Mia", "quatre_colonnes": "Lena"}
"""Whom a newcomer beats every second time: tests/bots/newcomers.py."""


@pytest.mark.parametrize("game", SUGGESTED)
def test_every_level_has_an_emblem_a_sentence_and_a_strength(
    open_page: OpenPage, game: str
) -> None:
    page = open_page(**PHONE)
    card = page.locator(f"article[aria-labelledby='game-{game}']")
    card.get_by_role("button", name=f"Strength of the bot: {SUGGESTED[game]}").click()
    rows = page.locator("dialog[open] label")
    expect(rows).to_have_count(len(describe_levels(game)))
    drawn = rows.locator("svg").evaluate_all("all => all.map((each) => each.innerHTML)")
    assert len(set(drawn)) == len(describe_levels(game))
    for index, (name, level) in enumerate(describe_levels(game).items()):
        row = rows.nth(index)
        expect(row.locator("input")).to_have_attribute("value", name)
        expect(row.locator(".pip.full")).to_have_count(level.strength)
        assert row.locator(".about").inner_text().endswith(".")
        expect(row.locator("svg")).to_have_attribute("data-sign", name)
    expect(rows.filter(has_text="A good first opponent")).to_have_count(1)
    page.evaluate(FINISH)
    expect_sound(page)
    choose_level(page, "master")
    expect(
        card.get_by_role("button", name="Strength of the bot: Ada Strength 5 of 5")
    ).to_be_focused()
    page.reload()
    card.get_by_role("button", name="Strength of the bot: Ada").wait_for()


def test_a_level_is_chosen_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    card = page.locator("article[aria-labelledby='game-columbiz']")
    card.get_by_role("button", name="Mia").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("radio", name="Mia")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Lena")).to_be_checked()
    expect(page.get_by_role("button", name="Choose Lena")).to_be_visible()
    page.keyboard.press("Enter")
    expect(card.get_by_role("button", name="Lena")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Escape")  # thought better of it
    expect(card.get_by_role("button", name="Lena")).to_be_focused()


# A new table


def start_table(page: Page) -> dict[str, object]:
    """Go to the table that the form describes; its options."""
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(".tray")
    options: dict[str, object] = page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).table.options",
        page.url.rpartition("/")[2],
    )
    return options


def open_rules(page: Page, language: str = "en") -> None:
    """The rules of a new table, which are folded."""
    page.locator("summary", has_text=Speaker(language).text("web-fold")).click()


def test_the_form_is_three_choices_and_the_rules_are_folded(open_page: OpenPage) -> None:
    page = open_page("#/new/columbiz/here", **PHONE)
    page.locator(".cards .card").first.wait_for()
    assert page.locator("legend:visible").all_inner_texts() == ["Players", "Who plays"]
    expect(page.locator("details")).to_have_count(1)
    expect(page.locator("summary")).to_contain_text("as usual")
    open_rules(page)
    page.get_by_text("Dutch", exact=True).click()
    page.get_by_label("Clock").select_option("10")
    open_rules(page)
    expect(page.locator("summary")).to_contain_text("Dutch · 10 minutes each")


def test_play_now_offers_three_or_four_players(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    page.get_by_role("link", name="3 or 4 players").first.click()
    expect(page.locator(".cards .card")).to_have_count(3)
    expect(page.locator(".card button.level")).to_have_count(2)


def test_the_form_shows_rules_and_usual_values(open_page: OpenPage) -> None:
    page = open_page("#/new/columbiz/here", **PHONE)
    open_rules(page)
    discs = page.get_by_role("radiogroup", name="Discs per turn")
    expect(discs.get_by_role("radio", name="4 as usual")).to_be_checked()
    expect(discs).to_have_accessible_description(
        re.compile("The sheets say All allow 4 discs.* We play .* Or Any number")
    )
    page.locator(".count", has_text="4").click()
    # R4: three discs with four players in the French edition
    expect(discs.get_by_role("radio", name="3 as usual")).to_be_checked()
    page.get_by_text("Dutch", exact=True).click()
    expect(discs.get_by_role("radio", name="4 as usual")).to_be_checked()
    discs.get_by_text("2", exact=True).click()
    expect_sound(page)
    options = start_table(page)
    assert (options["edition"], options["max_discs"]) == ("nl", 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_says_what_the_sheet_says_in_every_language(
    open_page: OpenPage, language: str
) -> None:
    page = open_page("#/new/quatre_colonnes/here", language=language, **PHONE)
    say = Speaker(language).text
    open_rules(page, language)
    for option in ("sums", "partners"):
        group = page.get_by_role(
            "radiogroup", name=say(f"quatre_colonnes-option-{option}"), exact=True
        )
        expect(group.locator("dt")).to_have_text(
            [say("quatre_colonnes-sheet-says"), say("option-ours"), say("option-or")]
        )
        expect(group.locator("dd")).to_have_text(
            [
                say(f"rules-quatre_colonnes-switch-{option}-{part}")
                for part in ("sheet", "ours", "or")
            ]
        )
    expect_sound(page)


def test_a_short_game_for_a_school_hour_is_one_tick(open_page: OpenPage) -> None:
    page = open_page("#/new/quatre_colonnes/here", **PHONE)
    open_rules(page)
    short = page.get_by_role("checkbox", name="A short game")
    two, free = (
        page.get_by_role("radio", name=name, exact=True)
        for name in ("two dice", "a surplus is lost")
    )
    short.check()
    expect(two).to_be_checked()
    expect(free).to_be_checked()
    page.locator(".radio", has_text="one die").click()
    expect(short).not_to_be_checked()
    short.check()
    expect_sound(page)
    options = start_table(page)
    assert (options["dice"], options["finish"]) == (2, "free")


def test_partners_can_be_players_once_there_are_teams(open_page: OpenPage) -> None:
    page = open_page("#/new/quatre_colonnes/here", **PHONE)
    open_rules(page)
    partners = page.get_by_role("radiogroup", name="Partners")
    players = partners.get_by_role("radio", name="players like any other")
    expect(partners).to_contain_text("Not with 2 players.")
    page.locator(".count", has_text="4").click()
    expect(players).to_be_disabled()
    expect(partners).to_contain_text("Only with Teams: two teams.")
    page.get_by_text("two teams", exact=True).click()
    expect(players).to_be_enabled()
    partners.get_by_text("players like any other", exact=True).click()
    page.get_by_text("for six only", exact=True).click()
    page.get_by_role("radiogroup", name="Teams").get_by_text("everyone alone").click()
    expect(players).not_to_be_checked()  # it goes with the teams
    page.get_by_text("two teams", exact=True).click()
    partners.get_by_text("players like any other", exact=True).click()
    options = start_table(page)
    assert (options["teams"], options["partners"], options["sums"]) == (True, "players", "six")


def test_partners_are_seen_to_be_partners_in_the_form(open_page: OpenPage) -> None:
    page = open_page("#/new/quatre_colonnes/bot", **PHONE)
    open_rules(page)
    teams = page.get_by_role("radiogroup", name="Teams")
    expect(teams.get_by_role("radio", name="two teams")).to_be_disabled()
    expect(teams).to_contain_text("Not with 2 players.")
    page.locator(".count", has_text="4").click()
    expect(page.locator(".card .badge")).to_have_count(0)
    teams.get_by_text("two teams", exact=True).click()
    badges = page.locator(".card .badge").all_inner_texts()
    assert badges == [
        "Team 1, with Green",
        "Team 2, with Red",
        "Team 1, with Yellow",
        "Team 2, with Blue",
    ]
    borders = page.locator(".card").evaluate_all(
        "all => all.map((each) => getComputedStyle(each).border)"
    )
    assert borders[0] == borders[2] != borders[1] == borders[3]
    expect_sound(page)
    page.locator(".count", has_text="3").click()  # teams go with the fourth player
    expect(teams.get_by_role("radio", name="everyone alone")).to_be_checked()
    page.get_by_role("button", name="To the table").click()
    page.wait_for_selector(".tray")


def test_a_game_that_does_not_exist_gives_a_sentence(open_page: OpenPage) -> None:
    page = open_page("#/new/chess/here")
    page.get_by_text("There is no such game here").wait_for()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    page.locator("article svg").first.wait_for()


# Codes


def test_a_code_brings_a_friend_to_the_table(open_page: OpenPage) -> None:
    host = open_page("#/new/columbiz/link", **PHONE)
    host.get_by_label("Your name").fill("Ana")
    host.get_by_role("button", name="To the table").click()
    code = host.locator(".letters .visually-hidden").inner_text().replace(" ", "")
    assert re.fullmatch("[B-DF-HJ-NP-TV-XZ]{5}", code)
    expect_sound(host)
    guest = open_page(**PHONE)
    guest.get_by_label("A code for a table?").fill(f" {code[:2].lower()} {code[2:].lower()}")
    guest.keyboard.press("Enter")
    guest.get_by_role("heading", name="Ana invites you to Columbiz").wait_for()
    guest.get_by_label("Your name").fill("Bo")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.wait_for_selector(".tray")
        page.get_by_text("Bo").first.wait_for()
    late = open_page(f"#/join/{code}", **PHONE, may_be_refused=True)
    late.get_by_role("heading", name="This code leads to no table").wait_for()
    late.get_by_role("link", name="Home").last.click()
    late.locator("article svg").first.wait_for()


MANY_CODES = 100
"""More than one address may try."""


def test_a_wrong_code_says_so_where_it_was_typed_and_guessing_ends(
    start_server: StartServer, open_page: OpenPage
) -> None:
    # of its own: it will refuse this address for a while
    page = open_page(start_server().address, **PHONE, may_be_refused=True)
    field = page.get_by_label("A code for a table?")
    field.fill("zzzzz")
    page.get_by_role("button", name="Find the table").click()
    page.get_by_role("alert").get_by_text("No table waits under this code").wait_for()
    assert find_faults(page) == []
    refused = page.get_by_role("alert").get_by_text("Too many wrong codes were tried.")
    for _ in range(MANY_CODES):
        if refused.count() > 0:
            break
        with page.expect_response("**/api/**"):
            field.press("Enter")
        page.locator("form button:not(:disabled)").wait_for()
    expect(refused).to_be_visible()


# Invitations


def test_an_invitation_says_what_it_is_to(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    bot = {"kind": "bot", "level": "casual"}
    fields = {
        "first": 0,
        "options": {"dice": 2, "teams": True},
        "clock": {"seconds": 600, "increment": 5},
    }
    made = make_table(page, "quatre_colonnes", {**ANA, "name": LONG}, LINK, bot, LINK, **fields)
    guest = open_page(f"#/join/{made['table']}/{made['links'][3]}", **PHONE)
    guest.get_by_role("heading", name=f"{LONG} invites you to Les 4 colonnes").wait_for()
    text = guest.locator("dl").inner_text()
    for words in (
        "Red",
        "Lena",
        "Open seat",
        "Dice: two dice",
        "Teams: two teams",
        "10 minutes each",
        "Partners",
    ):
        assert words in text
    assert "Third six" not in text
    expect(guest.locator("dd.colour svg")).to_have_count(1)
    expect(guest.get_by_role("link", name="Watch the game")).to_be_visible()
    expect_sound(guest)
    guest.get_by_label("Language").select_option("fr")
    guest.get_by_role("button", name="S’asseoir").wait_for()
    assert find_flaws(guest) == []


def test_a_seat_that_is_taken_says_so_before_asking_for_a_name(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    made = make_table(page, "columbiz", ANA, LINK)
    join(page, made, 1)
    guest = open_page(f"#/join/{made['table']}/{made['links'][1]}", **PHONE)
    guest.get_by_role("heading", name="This seat is taken").wait_for()
    expect(guest.get_by_label("Your name")).to_have_count(0)
    expect_sound(guest)
    guest.get_by_role("link", name="Watch the game").click()
    guest.wait_for_selector(".tray")


@pytest.mark.parametrize("way", ["link", "code"])
def test_a_player_at_the_table_keeps_the_seat(open_page: OpenPage, way: str) -> None:
    page = open_page("#/new/columbiz/link", **PHONE)
    page.get_by_role("button", name="To the table").click()
    letters = page.locator(".waiting .letter")
    letters.first.wait_for()
    stored = "() => localStorage['colonnade-tables']"
    [table] = json.loads(page.evaluate(stored))
    parts = (
        [table["id"], table["links"][1]] if way == "link" else ["".join(letters.all_inner_texts())]
    )
    page.goto(page.url.partition("#")[0] + "#/join/" + "/".join(parts))
    page.get_by_role("heading", level=1, name="You already sit at this table").wait_for()
    expect(page.get_by_label("Name")).to_have_count(0)
    expect_sound(page)
    page.get_by_role("link", name="To the table").click()
    page.locator(".waiting .fill button").first.wait_for()  # still the host's
    assert json.loads(page.evaluate(stored))[0]["token"] == table["token"]


def test_a_seat_that_cannot_be_filled_says_why(open_page: OpenPage) -> None:
    page = open_page()
    page.locator("article svg").first.wait_for()
    made = make_table(page, "columbiz", ANA, LINK, LINK)
    remember(page, (made["table"], "columbiz", made["token"]))

    def refuse(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "fill":
                words = {"key": "error-server-too-many", "arguments": {}, "clause": None}
                answer = {
                    "type": "refused",
                    "command": message["command"],
                    "code": "too-many",
                    "message": words,
                    "clause": None,
                }
                socket.send(json.dumps(answer))
            else:
                server.send(text)

        socket.on_message(pass_on)

    page.route_web_socket("**/api/tables/*/socket", refuse)
    page.goto(page.url.partition("#")[0] + f"#/table/{made['table']}")
    page.locator(".waiting .fill button").first.click()
    expect(page.locator(".waiting").get_by_role("alert")).to_be_visible()


def test_a_game_that_is_over_offers_its_replay(open_page: OpenPage) -> None:
    page = open_page(**PHONE)
    made, _ = end_game(page)
    guest = open_page(f"#/join/{made['table']}/{made['links'][1]}", **PHONE)
    guest.get_by_role("heading", name="The game is over").wait_for()
    expect(guest.get_by_label("Your name")).to_have_count(0)
    expect_sound(guest)
    guest.get_by_role("link", name="Replay").click()
    guest.wait_for_selector(".steps")


def test_a_seat_taken_while_the_name_was_typed_says_so(open_page: OpenPage) -> None:
    page = open_page()
    made = make_table(page, "columbiz", ANA, LINK)
    guest = open_page(f"#/join/{made['table']}/{made['links'][1]}", may_be_refused=True)
    guest.get_by_label("Your name").fill("Cy")
    join(page, made, 1)
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("heading", name="This seat is taken").wait_for()


@pytest.mark.parametrize(
    "path",
    [
        "x/y",
        "0123456789abcdef/0123456789abcdef0123456789",
        "%E0%A4%A/0123456789abcdef0123456789",
        "?",
    ],
)
def test_a_bad_link_gives_a_sentence_and_a_way_on(open_page: OpenPage, path: str) -> None:
    page = open_page(f"#/join/{path}", may_be_refused=True)
    page.get_by_role("heading", name=re.compile("leads to no")).wait_for()
    assert find_flaws(page) == []
    page.get_by_role("main").get_by_role("link", name="Home").click()
    page.locator("article svg").first.wait_for()


def test_a_wrong_secret_still_offers_to_watch(open_page: OpenPage) -> None:
    page = open_page()
    made = make_table(page, "columbiz", ANA, {"kind": "bot", "level": "random"})
    guest = open_page(f"#/join/{made['table']}/{'x' * 32}", may_be_refused=True)
    guest.get_by_role("link", name="Watch the game").click()
    guest.wait_for_selector(".tray")


# While the server is away


@pytest.mark.parametrize("address", ["", "#/new/columbiz/link", "#/join/"])
def test_a_page_that_was_loaded_without_the_server_recovers_by_itself(
    open_page: OpenPage, server: Server, address: str
) -> None:
    page = open_page(may_lose_line=True, may_be_refused=True)
    page.locator("article svg").first.wait_for()
    if address == "#/join/":
        made = make_table(page, "columbiz", ANA, LINK)
        address += f"{made['table']}/{made['links'][1]}"
    page.route("**/api/**", lambda route: route.abort("connectionrefused"))
    page.goto(server.address + address)
    page.reload()
    page.get_by_role("alert").get_by_text("Trying again by itself").wait_for()
    assert find_flaws(page) == []
    page.unroute("**/api/**")
    shown = {
        "": "article button.primary:not(:disabled)",
        "#/n": ".cards .card",
        "#/j": "form .primary",
    }[address[:3]]
    page.locator(shown).first.wait_for()
    expect(page.get_by_role("alert")).to_have_count(0)
