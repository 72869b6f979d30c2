"""A phone that loses the network: it is said at once, a tap is kept and carried out once, and the
others see who is away. How long a page waits for an answer is up to the test.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from colonnade.core.game import Over
from colonnade.core.record import parse_record
from colonnade.games import GAMES
from colonnade.server.settings import Settings
from colonnade.server.tables.table import PRESENCE_SECONDS
from tests.browser.conftest import OpenPage, StartServer
from tests.browser.playing import LOOK, TWO_FRAMES, choose_target, wait_until_in
from tests.browser.tables import ANA, LINK, join, make_table, remember
from tests.server.raw import Handshake, frame

RECORD = """async () => {
  const table = location.hash.split('/')[2];
  return (await fetch(`/api/tables/${table}/record`)).json();
}"""


HOLD_TIME = """
const limits = [1500, 5000, 10_000], held = new Map();
const [wait, stop, repeat] = [setTimeout, clearTimeout, setInterval];
let count = 1e9;
window.setTimeout = (run, delay, ...rest) => {
  if (!limits.includes(delay)) return wait(run, delay, ...rest);
  held.set(++count, { run, delay });
  return count;
};
window.clearTimeout = (id) => held.delete(id) || stop(id);
window.setInterval = (run, delay) => (delay === 5000 ? (window.beat = run) : repeat(run, delay));
window.isHeld = (delay) => [...held.values()].some((each) => each.delay === delay);
window.pass = (time) => {
  const over = [...held].filter(([, { delay }]) => delay <= time);
  for (const [id, { run }] of over) if (held.delete(id)) run();
  return over.length > 0;
};
"""
"""The limits of the client's socket end, and its pings are sent, when the test says so:
`PONG_WITHIN_OFFLINE`, `PONG_WITHIN` and `PING_EVERY`, `ANSWER_WITHIN`.
"""


FIELDS: dict[str, Any] = {
    "has_limits": True,
    "may_lose_line": True,
    "is_touched": True,
    "script": HOLD_TIME,
}


class Phone:
    """A phone at a table whose line can be cut: what is sent then arrives nowhere."""

    def __init__(self, page: Page) -> None:
        self.page, self._is_cut = page, False
        page.locator("article svg").first.wait_for()
        page.route_web_socket("**/api/tables/*/socket", self._connect)

    @classmethod
    def on_turn(cls, open_page: OpenPage) -> Phone:
        """At one's own turn, alone on one device."""
        phone = cls(open_page(**FIELDS))
        made = make_table(phone.page, "quatre_colonnes", ANA, {"kind": "here"}, first=0)
        phone.sit_down(made["table"], "quatre_colonnes", made["token"])
        phone.primary.wait_for()
        phone.page.wait_for_function("() => !window.isHeld(5000) && !window.isHeld(10000)")
        return phone

    def sit_down(self, table: str, game: str, token: str) -> None:
        remember(self.page, (table, game, token))
        self.page.goto(self.page.url.partition("#")[0] + f"#/table/{table}")
        self.page.reload()

    def _connect(self, client: WebSocketRoute) -> None:
        if self._is_cut:
            return
        server = client.connect_to_server()
        client.on_message(lambda message: None if self._is_cut else server.send(message))
        server.on_message(lambda message: None if self._is_cut else client.send(message))

    @property
    def primary(self) -> Locator:
        return self.page.locator("[data-primary]")

    @property
    def banner(self) -> Locator:
        return self.page.locator(".banner", has_text="Connection lost")

    def wait(self, milliseconds: int) -> None:
        """What the page gives so much time, or less, ends. The page may still have to notice what
        was done to it, so there is a wait for the first such thing.
        """
        self.page.wait_for_function("(time) => window.pass(time)", arg=milliseconds)
        self.page.evaluate(TWO_FRAMES)

    def lose_network(self, *, is_noticed: bool) -> None:
        """Cut the line; the browser may notice it."""
        self._is_cut = True
        self.page.context.set_offline(is_noticed)

    def find_network(self) -> None:
        """The browser says that the network is back."""
        self._is_cut = False
        self.page.context.set_offline(True)
        self.page.context.set_offline(False)
        expect(self.banner).to_have_count(0)

    def count_events(self) -> int:
        return len(self.page.evaluate(RECORD)["events"])

    def wait_for_events(self, count: int) -> None:
        wait_until_in(self.page, lambda: self.count_events() == count)


def test_a_network_that_the_browser_misses_is_said_within_two_seconds(open_page: OpenPage) -> None:
    phone = Phone.on_turn(open_page)
    phone.lose_network(is_noticed=True)
    expect(phone.banner).to_have_count(0)
    phone.wait(2000)
    expect(phone.banner).to_be_visible()
    phone.find_network()


def test_a_server_on_the_same_machine_is_not_missed_without_a_network(open_page: OpenPage) -> None:
    phone = Phone.on_turn(open_page)
    phone.page.evaluate("() => dispatchEvent(new Event('offline'))")
    phone.page.wait_for_function("() => !window.isHeld(1500)")
    expect(phone.banner).to_have_count(0)


def test_a_line_that_dies_in_silence_is_found_within_ten_seconds(open_page: OpenPage) -> None:
    phone = Phone.on_turn(open_page)
    phone.lose_network(is_noticed=False)
    phone.page.evaluate("() => window.beat()")
    phone.wait(5000)
    expect(phone.banner).to_be_visible()
    phone.find_network()


def test_a_tap_is_kept_and_carried_out_once(open_page: OpenPage) -> None:
    phone = Phone.on_turn(open_page)
    before = phone.count_events()
    phone.lose_network(is_noticed=False)
    phone.primary.tap()
    phone.wait(5000)
    expect(phone.banner).to_contain_text("Your tap is kept")
    for _ in range(3):
        phone.wait(10_000)
    expect(phone.banner).to_contain_text("Your tap is kept")
    expect(phone.page.locator(".status.refusal")).to_have_count(0)
    phone.find_network()
    phone.wait_for_events(before + 1)


@pytest.mark.parametrize("is_taken_back", [False, True])
def test_a_tap_without_a_line_waits_for_it_and_can_be_taken_back(
    open_page: OpenPage, is_taken_back: bool
) -> None:
    phone = Phone.on_turn(open_page)
    before = phone.count_events()
    phone.lose_network(is_noticed=True)
    phone.wait(2000)
    phone.primary.tap()
    expect(phone.banner).to_contain_text("Your tap is kept")
    if is_taken_back:
        phone.banner.get_by_role("button", name="Take it back").tap()
        expect(phone.banner).not_to_contain_text("Your tap is kept")
    phone.find_network()
    # after a five that was thrown there is a choice, and no button
    expect(phone.primary.or_(phone.page.locator(".chip")).first).to_be_visible()
    phone.wait_for_events(before + (not is_taken_back))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_two_phones_with_the_network_cut_twice(
    open_page: OpenPage, game: str
) -> None:
    host, guest = phones = [Phone(open_page(**FIELDS)) for _ in range(2)]
    made = make_table(host.page, game, ANA, LINK, **({"first": 0} if game != "columbiz" else {}))
    host.sit_down(made["table"], game, made["token"])
    guest.sit_down(made["table"], game, join(guest.page, made, 1)["token"])
    chance, cuts = Random(1), [guest, host]

    def play() -> bool:
        """One tap on each phone, if there is one to make; whether the game is over."""
        for phone in phones:
            seen = phone.page.evaluate(LOOK)
            target = choose_target(seen, chance)
            if seen["isOver"]:
                return True
            if target is None or not 0 <= target["y"] < seen["height"]:
                continue
            is_cut = cuts[-1:] == [phone] and phone.count_events() > 60 - 20 * len(cuts)
            if is_cut:
                cuts.pop().lose_network(is_noticed=True)
            phone.page.mouse.click(target["x"], target["y"])
            if is_cut:
                phone.wait(5000)
                expect(phone.banner).to_be_visible()
                phone.find_network()
        return False

    wait_until_in(host.page, play)
    for phone in phones:
        expect(phone.page.locator(".board-page.over")).to_be_visible()
    assert cuts == []
    record = parse_record(json.dumps(host.page.evaluate(RECORD)), GAMES)
    *_, end = record.replay(GAMES[game])
    assert isinstance(GAMES[game].turn(end.state), Over)


WATCH_SEAT = """() => {
  window.seen = [];
  const look = () => {
    const isAway = document.querySelector("[data-seat='0']")?.classList.contains('away');
    if (isAway !== window.seen.at(-1)) window.seen.push(isAway);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, attributes: true });
  look();
}"""


def test_who_has_lost_the_network_is_seen_to_be_away(
    open_page: OpenPage, start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody says goodbye: the server asks, and has no answer."""
    monkeypatch.setenv("PING_SECONDS", "4")  # this page, too, has half of it to answer
    server = start_server()
    page = open_page(server.address, may_lose_line=True)
    page.locator("article svg").first.wait_for()
    made = make_table(page, "columbiz", ANA, LINK)
    joined = join(page, made, 1)
    remember(page, (made["table"], "columbiz", joined["token"]))
    page.goto(f"{server.address}#/table/{made['table']}")
    page.locator("[data-seat='0'].away").wait_for()
    page.evaluate(WATCH_SEAT)
    silent = Handshake(server, path=f"/api/tables/{made['table']}/socket")
    hello = {"type": "hello", "token": made["token"]}
    silent.raw.sendall(frame(json.dumps(hello).encode()))
    page.wait_for_function("() => String(window.seen) === 'true,false,true'")
    silent.close()


def test_the_usual_server_sees_it_within_ten_seconds() -> None:
    asked = Settings().ping_seconds
    assert asked + asked / 2 + PRESENCE_SECONDS < 10  # the answer has half of the time
