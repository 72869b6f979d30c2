"""The phone as referee at a real board: a whole game of each kind, with forgotten duties,
wrong entries that are found ten steps later, and a position that is set up by hand.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from colonnade.analysis.likely import find_likely_lines
from colonnade.bots.evaluation import find_evaluator
from colonnade.cli import main
from colonnade.core.game import Decide
from colonnade.core.record import Record, parse_record
from colonnade.games import GAMES
from colonnade.lab.simulate import play_game, prepare_experiment
from tests.browser.accessibility import find_faults
from tests.browser.conftest import OpenPage
from tests.browser.playing import LISTEN, TWO_FRAMES, wait_until_in
from tests.browser.refereeing import SHOWN_PLY, English, Phone
from tests.browser.seating import SIT, make_record


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
    other.get_by_text(English("web-menu-table")).tap()
    bot = English("web-take-over", name="Bo")
    expect(other.get_by_role("button", name=English("web-report"))).to_be_visible()
    expect(other.get_by_role("button", name=bot)).to_have_count(0)


ENTER = """async ([table, token, events]) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  const commands = events.map((event) => {
    const [verb, ...rest] = event.split(' ');
    if (['roll', 'start'].includes(verb)) return { type: 'throw', faces: rest.map(Number) };
    if (verb === 'rewind') return { type: 'rewind', ply: Number(rest[0]) };
    return { type: 'enter', actions: [event] };
  });
  let revision = 0;
  await new Promise((settle, fail) => {
    const next = () => {
      const command = commands.shift();
      if (command) socket.send(JSON.stringify({ ...command, revision, command: `${revision}` }));
      else settle();
    };
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      revision = message.revision ?? revision;
      if (message.type === 'view' || message.type === 'ack') next();
      if (message.type === 'refused' || message.type === 'problem') fail(new Error(data));
    };
  });
  socket.close();
}"""
"""Enters events at a referee's table, as another phone would."""


def sit_as_referee(page: Page, record: Record, events: Sequence[str] = (), **fields: object) -> str:
    """At a table that follows a real board, where this was entered."""
    wanted = {
        "game": record.game,
        "seats": [{"kind": "here", "colour": colour} for colour in record.colours],
        "options": dict(record.options),
        "first": record.first,
        "dice": "physical",
        "is_referee": True,
        **fields,
    }
    page.locator("article svg").first.wait_for()
    table: str = page.evaluate(SIT, json.loads(json.dumps(wanted)))
    page.locator(".referee").wait_for()
    token = page.evaluate("JSON.parse(localStorage['colonnade-tables'])[0].token")
    page.evaluate(ENTER, [table, token, list(events)])
    entered = Phone(page).events
    page.wait_for_function(f"(ply) => {SHOWN_PLY} === ply", arg=len(entered))
    return table


def test_nothing_is_read_aloud_before_its_words_are_there(open_page: OpenPage) -> None:
    page, held = open_page(), list[Route]()
    page.locator("article svg").first.wait_for()
    page.route("**/assets/web_referee-*.js", lambda route: held.append(route))
    page.evaluate(LISTEN)
    page.evaluate("() => (location.hash = '#/new/quatre_colonnes/board')")
    page.get_by_role("button", name=English("web-start")).click()
    page.locator("main.board .scene-box").wait_for()
    page.evaluate(TWO_FRAMES)
    wait_until_in(page, lambda: held)
    held.pop().continue_()
    said = English("web-referee-throw", name="Yellow", count=1)
    page.wait_for_function("(said) => window.transcript.includes(said)", arg=said)
    assert not [text for text in page.evaluate("window.transcript") if "web-" in text]


def test_the_answer_of_the_rules_is_seen_where_something_else_was_done(open_page: OpenPage) -> None:
    page = open_page(height=400)  # with a keyboard on the screen
    record = make_record("quatre_colonnes")
    sit_as_referee(page, record, record.events[:1])
    page.get_by_role("button", name=English("web-referee-other")).click()
    sheet = page.locator("dialog[open]")
    for token in ("Y1", "Y2", "Y3"):
        sheet.get_by_label(English("web-referee-typed")).fill(f"move {token} 6")
        ask = sheet.get_by_role("button", name=English("web-referee-ask"))
        ask.scroll_into_view_if_needed()
        ask.click()
        expect(sheet.locator(".ruling")).to_be_in_viewport(ratio=1)


def find_only_disc() -> tuple[Record, int]:
    """A game, and after how many of its events one disc on one cell is all that can be done."""
    game = GAMES["columbiz"]
    for seed in range(40):
        record = play_game(prepare_experiment("columbiz", ["random", "random"], 1, seed), 0)
        for number, step in enumerate(record.replay(game)):
            turn = game.turn(step.state)
            if isinstance(turn, Decide):
                legal = list(game.legal(step.state))
                if len(legal) == 1 and str(legal[0]).startswith("place"):
                    return record, number
    raise AssertionError("no such position")


def test_the_only_disc_of_a_turn_is_one_tap(open_page: OpenPage) -> None:
    page = open_page()
    record, ply = find_only_disc()
    sit_as_referee(page, record, events=record.events[:ply])
    lines = page.locator(".lines")
    expect(lines.locator("[aria-busy=false]")).to_be_visible()
    lines.locator("[data-line]").first.click()
    expect(page.locator(".dice-entry")).to_be_visible()


NO_PAUSE = """
const wait = setTimeout;
window.setTimeout = (run, delay, ...rest) => wait(run, delay > 600 ? 3e8 : delay, ...rest);
"""
"""What is shown for longer than that stays for ever."""


NOTE_PROGRESS = """() => {
  window.left = [];
  const look = () => {
    const text = document.querySelector('.undone [role=status]')?.textContent;
    const left = text && Number(text.match(/[0-9]+/)[0]);
    if (text && left !== window.left.at(-1)) window.left.push(left);
  };
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document.body, changes);
}"""


def test_a_whole_game_is_entered_again_without_being_shown_step_by_step(
    open_page: OpenPage,
) -> None:
    page = open_page(script=NO_PAUSE, preferences={"speed": "usual", "pace": "slow"})
    record = make_record("quatre_colonnes")
    before = record.events[:-1]
    assert len(before) > 100
    table = sit_as_referee(page, record, [*before, "rewind 0"])
    undone = page.locator(".referee .undone")
    expect(undone).to_contain_text(str(len(before)))
    page.evaluate(NOTE_PROGRESS)
    undone.get_by_role("button", name=English("web-referee-redo-all")).click()
    expect(undone).to_have_count(0)
    phone = Phone(page)
    assert phone.events == list(before)
    left = page.evaluate("window.left")
    assert len(left) > 3
    assert left == sorted(left, reverse=True)
    assert table == phone.table
