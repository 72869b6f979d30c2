"""The phone as referee at a real board: a whole game of each kind, with forgotten duties,
wrong entries that are found ten steps later, and a position that is set up by hand.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from colonnade.analysis.likely import find_likely_lines
from colonnade.bots.evaluation import find_evaluator
from colonnade.cli import main
from colonnade.core.record import parse_record
from colonnade.games import GAMES
from tests.browser.accessibility import find_faults
from tests.browser.conftest import OpenPage
from tests.browser.playing import TWO_FRAMES, wait_until_in
from tests.browser.refereeing import English, Phone
from tests.browser.seating import SIT


def check(phone: Phone, folder: Path) -> dict[str, object]:
    """The record of the finished game, which `colonnade check` finds to be valid."""
    record = phone.record
    path = folder / "record.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert main(["check", str(path)]) == 0
    return record


def look_back(page: Page, plies: int) -> None:
    """The game is replayed like any other."""
    page.goto(f"{page.url.partition('#')[0]}#/replay/{page.url.rpartition('/')[2]}/{plies}")
    expect(page.locator(".steps .count").locator("visible=true").first).to_have_text(
        f"{plies}/{plies}"
    )


def test_a_whole_game_of_les_4_colonnes(open_page: OpenPage, tmp_path: Path) -> None:
    phone = Phone.sit_down(open_page, "quatre_colonnes", height=664)
    page = phone.page
    assert find_faults(page) == []
    phone.throw(5)
    expect(page.locator("[data-voice]")).to_contain_text("workshop")  # the duty is said aloud
    phone.do("exit Y1 5")
    phone.throw(1)  # a wrong entry: green had thrown a two
    phone.throw(5)
    # the first forgotten duty: yellow ran on instead of bringing a column out
    expect(phone.status).to_contain_text("L4.2")
    phone.press("web-referee-other")
    page.get_by_role("button", name="Yellow 1 moved 5 cells").tap()
    assert "L4.2" in phone.ruling()
    phone.do("exit Y2 5")
    phone.throw(5)
    phone.do("exit G1 5")
    phone.throw(4)
    phone.do("move Y1 4")
    phone.throw(5)
    # the second: green too
    assert "L4.2" in phone.claim("move G1 5")
    phone.do("exit G2 5")
    phone.throw(5)
    phone.do("exit Y3 5")
    phone.throw(3)
    phone.do("move G1 3")
    phone.throw(6)
    # the third: a six opens the barrier on the start cell
    expect(phone.status).to_contain_text("L6.2")
    assert "L6.2" in phone.claim("move Y1 6")
    phone.do("move Y2 6")
    phone.throw(2)  # after a six, yellow draws again
    phone.do("move Y1 2")
    assert len(phone.events) == 19
    # the first wrong entry is found sixteen steps later
    phone.go_back_to(2)
    phone.throw(2)
    phone.enter_again()
    assert len(phone.events) == 19
    assert phone.events[2] == "roll 2"
    expect(phone.panel.locator(".undone")).to_have_count(0)
    # the second, twelve steps later: yellow had thrown a three
    phone.go_back_to(7)
    phone.throw(3)
    phone.do("move Y1 3")
    phone.enter_again()
    assert (len(phone.events), phone.events[7:9]) == (19, ["roll 3", "move Y1 3"])
    phone.throw(6)
    phone.take_back()
    set_up_columns(phone)
    assert find_faults(page) == []
    phone.throw(2)
    phone.do("move Y4 2")
    phone.throw(1)
    phone.do("move G1 1")
    phone.throw(3, 3)
    expect(page.locator("dialog[open] .result li.won")).to_have_count(1)
    record = check(phone, tmp_path)
    assert (record["format"], len(record["setups"])) == (2, 1)  # type: ignore[arg-type]
    look_back(page, len(record["events"]))  # type: ignore[arg-type]


def set_up_columns(phone: Phone) -> None:
    """Three of yellow's columns on the summit, the fourth two cells before it; refused once."""
    page = phone.page
    phone.press("web-referee-setup")
    sheet = page.locator("dialog[open]")

    def put(token: str, place: str) -> None:
        sheet.locator(f'[data-element="token:{token}"]').tap()
        if place == "summit":
            sheet.get_by_role("button", name=English("web-referee-to-summit")).tap()
        else:
            sheet.locator(f'[data-element="{place}"]').tap(force=True)

    put("G1", "cell:50")
    put("G2", "cell:50")
    put("Y4", "cell:50")
    use = sheet.get_by_role("button", name=English("web-referee-setup-use")).first
    use.tap()
    expect(sheet.get_by_role("alert")).to_contain_text("50")
    for token in ("Y1", "Y2", "Y3"):
        put(token, "summit")
    put("Y4", "arrow:Y6")
    sheet.locator(".radio", has_text="Yellow").tap()
    use.tap()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(phone.panel.locator(".dice-entry")).to_contain_text("Yellow")


def test_a_whole_game_of_columbiz(open_page: OpenPage, tmp_path: Path) -> None:
    phone = Phone.sit_down(open_page, "columbiz")
    page = phone.page
    phone.throw(5, 3)
    phone.throw(1, 2, 3, 3, 5, 5, 5, 6)  # a wrong entry: there were two ones
    # the first forgotten duty: a turn without a disc
    assert "C3" in phone.claim("done")
    phone.do("place 5-3, place 3-2, done")
    phone.throw(1, 1, 2, 2, 2, 4, 4, 6)
    phone.touch("cell:2-3")
    phone.touch("cell:4-2")
    phone.do("done")
    phone.throw(1, 1, 1, 2, 3, 4, 6, 6)
    phone.touch("cell:6-2")
    phone.do("done")
    assert len(phone.events) == 15
    # the first wrong entry is found thirteen steps later
    phone.go_back_to(1)
    phone.throw(1, 1, 3, 3, 5, 5, 5, 6)
    phone.enter_again()
    assert (len(phone.events), phone.events[1]) == (15, "roll 1 1 3 3 5 5 5 6")
    # the second, ten steps later: purple had placed one disc more
    phone.go_back_to(5)
    phone.do("place 6-1, done")
    phone.enter_again()
    assert (len(phone.events), phone.events[5]) == (16, "place 6-1")
    set_up_discs(phone)
    assert find_faults(page) == []
    # nothing fits the dice that were meant to be the last: every throw is asked for
    phone.throw(1, 1, 2, 2, 3, 4, 5, 6)
    phone.press("web-referee-enter-every")
    expect(phone.panel.locator(".dice-entry")).to_be_visible()
    assert len(phone.events) == 16
    phone.throw(1, 1, 2, 2, 3, 4, 5, 6)
    # the second: nobody stops where nothing fits
    expect(phone.status).to_contain_text("C2.4")
    assert "C2.4" in phone.claim("stop")
    for throws in (1, 2):
        phone.press("web-referee-thrown-again", count=8)
        phone.throw(1, 1, 2, 2, 3, 3, 5, 6 - throws % 2)
    # the third: three discs of the reserve are forfeited
    expect(phone.status).to_contain_text("C3.7")
    assert "C3" in phone.claim("done")
    phone.do("forfeit")
    expect(page.locator("dialog[open] .result li.won")).to_have_count(1)
    record = check(phone, tmp_path)
    assert (record["format"], len(record["setups"])) == (2, 1)  # type: ignore[arg-type]
    assert [note["what"] for note in record["notes"]] == ["last-throw-only"]  # type: ignore
    look_back(page, len(record["events"]))  # type: ignore[arg-type]


def set_up_discs(phone: Phone) -> None:
    """Purple on the two lowest rows, and blue with three discs left; refused once."""
    phone.press("web-referee-setup")
    sheet = phone.page.locator("dialog[open]")
    brushes = sheet.locator(".brush")

    def put(colour: int, *cells: str) -> None:
        brushes.nth(colour).tap()
        for cell in cells:
            sheet.locator(f'[data-element="cell:{cell}"]').tap()

    held = {"5-3": 0, "3-2": 0, "6-1": 0, "6-2": 0, "2-3": 1, "4-2": 1}
    low = [f"{column}-{row}" for column in range(1, 7) for row in (1, 2)]
    put(0, "5-3", *(cell for cell in low if held.get(cell) != 0))
    put(1, "1-3", "3-3")
    for what, counts in (("reserve", (2, 3)), ("lines", (6, 0)), ("prisoners", (12, 3))):
        for name, count in zip(("Purple", "Blue"), counts, strict=True):
            label = f"{English(f'columbiz-pad-{what}')}, {name}"
            sheet.get_by_role("textbox", name=label, exact=True).fill(str(count))
    sheet.locator(".radio", has_text="Blue").tap()
    use = sheet.get_by_role("button", name=English("web-referee-setup-use")).first
    use.tap()
    expect(sheet.get_by_role("alert")).to_contain_text("C3.4")  # a prisoner is missing
    label = f"{English('columbiz-pad-prisoners')}, Blue"
    sheet.get_by_role("button", name=English("web-referee-one-more", what=label)).tap()
    use.tap()
    expect(phone.page.locator("dialog[open]")).to_have_count(0)


def throw_for_lines(phone: Phone) -> list[str]:
    """The first throws of Columbiz; the likely lines, as they are listed."""
    phone.throw(5, 3)
    phone.throw(1, 2, 3, 3, 5, 5, 5, 6)
    game = GAMES["columbiz"]
    *_, last = parse_record(json.dumps(phone.record), GAMES).replay(game)
    lines = find_likely_lines(game, last.state, find_evaluator("columbiz", is_quick=True))
    return [", ".join(line) for line in lines[:5]]


def list_lines(phone: Phone) -> list[str]:
    """The list once its order stands."""
    expect(phone.panel.locator(".lines [aria-busy=false]")).to_be_visible()
    lines = phone.panel.locator("[data-line]")
    return lines.evaluate_all("(all) => all.map((each) => each.dataset.line)")


def test_the_most_likely_comes_first(open_page: OpenPage) -> None:
    phone = Phone.sit_down(open_page, "columbiz")
    # on a busy machine the answer may come late: this finger waits for it
    phone.page.add_init_script(
        "const wait = setTimeout;"
        "window.setTimeout = (run, ms, ...rest) => wait(run, ms === 400 ? 30000 : ms, ...rest)"
    )
    phone.page.reload()
    assert throw_for_lines(phone) == list_lines(phone)


def test_an_order_that_comes_late_changes_nothing_under_a_finger(open_page: OpenPage) -> None:
    phone, late = Phone.sit_down(open_page, "columbiz"), list[Callable[[], None]]()

    def hold(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def receive(message: str | bytes) -> None:
            if json.loads(message)["type"] == "ranked":
                late.append(lambda: socket.send(message))
            else:
                socket.send(message)

        server.on_message(receive)

    phone.page.route_web_socket("**/api/tables/*/socket", hold)
    phone.page.reload()
    likely = throw_for_lines(phone)
    before = list_lines(phone)
    assert before != likely
    wait_until_in(phone.page, lambda: late)
    late[0]()
    phone.page.evaluate(TWO_FRAMES)
    assert list_lines(phone) == before


def test_a_game_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page("#/new/quatre_colonnes/board", width=1440, height=900)
    page.get_by_role("button", name=English("web-start")).click()
    phone = Phone(page)
    expect(phone.panel.locator(".dice-entry")).to_be_visible()
    page.keyboard.press("5")
    phone.wait_beyond(0)
    phone.panel.locator("[data-line]").first.focus()
    page.keyboard.press("Enter")
    phone.wait_beyond(1)
    page.keyboard.press("3")
    phone.wait_beyond(2)
    page.locator("body").press("Backspace")
    expect(phone.panel.locator(".undone")).to_be_visible()
    assert phone.events == ["roll 5", "exit Y1 5"]


def test_two_phones_at_one_board(open_page: OpenPage) -> None:
    """Everybody with a seat enters for everybody; who only watches does not."""
    page = open_page(is_touched=True)
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "link"}]
    wanted = {"game": "quatre_colonnes", "seats": seats, "first": 0}
    page.evaluate(SIT, {**wanted, "dice": "physical", "is_referee": True})
    host = Phone(page)
    expect(page.locator("main")).to_be_visible()
    link = page.evaluate("JSON.parse(localStorage['colonnade-tables'])[0].links[1]")
    other = open_page(f"#/join/{host.table}/{link}", is_touched=True, scheme="dark")
    other.get_by_label(English("web-name")).fill("Bo")
    other.get_by_role("button", name=English("web-join"), exact=True).tap()
    guest = Phone(other)
    watcher = open_page(f"#/table/{host.table}", scheme="dark")
    expect(watcher.locator(".referee")).to_be_visible()
    expect(watcher.locator(".dice-entry")).to_have_count(0)
    guest.throw(5)  # the host's throw
    host.wait_beyond(0)
    host.do("exit Y1 5")
    expect(watcher.locator(".referee .status")).to_contain_text("Yellow")
    expect(watcher.get_by_role("button", name=English("web-referee-undo"))).to_have_count(0)
    guest.wait_beyond(1)
    guest.throw(1)
    guest.take_back()
    assert guest.events == ["roll 5", "exit Y1 5"]
    for shown in (host.page, guest.page, watcher):
        assert find_faults(shown) == []
    # nobody could enter for a seat that a bot plays
    guest.press("web-menu")
    bot = English("web-take-over", name="Bo")
    expect(other.get_by_role("button", name=English("web-report"))).to_be_visible()
    expect(other.get_by_role("button", name=bot)).to_have_count(0)
