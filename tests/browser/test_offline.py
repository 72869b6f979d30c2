"""A phone that loses the network: it is said at once, a tap is kept and carried out once, and the
others see who is away. How long a page waits for an answer is up to the test.
"""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from colonnade.server.settings import Settings
from colonnade.server.tables.table import PRESENCE_SECONDS
from tests.browser.conftest import OpenPage, StartServer
from tests.browser.playing import TWO_FRAMES, wait_until_in
from tests.browser.tables import ANA, LINK, join, make_table, remember
from tests.server.raw import Handshake, frame

COUNT_EVENTS = """async () => {
  const table = location.hash.split('/')[2];
  return (await (await fetch(`/api/tables/${table}/record`)).json()).events.length;
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
  for (const [id, { run, delay }] of [...held])
    if (delay <= time && held.delete(id)) run();
};
"""
"""The limits of the client's socket end, and its pings are sent, when the test says so:
`PONG_WITHIN_OFFLINE`, `PONG_WITHIN` and `PING_EVERY`, `ANSWER_WITHIN`.
"""


class Phone:
    """One's own turn on a phone whose line can be cut: what is sent then arrives nowhere."""

    def __init__(self, open_page: OpenPage) -> None:
        self.page = page = open_page(
            has_limits=True, may_lose_line=True, is_touched=True, script=HOLD_TIME
        )
        self._is_cut = False
        page.locator("article svg").first.wait_for()
        made = make_table(page, "quatre_colonnes", ANA, {"kind": "here"}, first=0)
        remember(page, (made["table"], "quatre_colonnes", made["token"]))
        page.route_web_socket("**/api/tables/*/socket", self._connect)
        page.goto(page.url.partition("#")[0] + f"#/table/{made['table']}")
        page.reload()
        self.primary.wait_for()
        page.wait_for_function("() => !window.isHeld(5000) && !window.isHeld(10000)")

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
        """What the page gives so much time, or less, ends."""
        self.page.evaluate("(time) => window.pass(time)", milliseconds)
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
        count: int = self.page.evaluate(COUNT_EVENTS)
        return count

    def wait_for_events(self, count: int) -> None:
        wait_until_in(self.page, lambda: self.count_events() == count)


def test_a_network_that_the_browser_misses_is_said_within_two_seconds(open_page: OpenPage) -> None:
    phone = Phone(open_page)
    phone.lose_network(is_noticed=True)
    expect(phone.banner).to_have_count(0)
    phone.wait(2000)
    expect(phone.banner).to_be_visible()
    phone.find_network()


def test_a_server_on_the_same_machine_is_not_missed_without_a_network(open_page: OpenPage) -> None:
    phone = Phone(open_page)
    phone.page.evaluate("() => dispatchEvent(new Event('offline'))")
    phone.page.wait_for_function("() => !window.isHeld(1500)")
    phone.wait(2000)
    expect(phone.banner).to_have_count(0)


def test_a_line_that_dies_in_silence_is_found_within_ten_seconds(open_page: OpenPage) -> None:
    phone = Phone(open_page)
    phone.lose_network(is_noticed=False)
    phone.page.evaluate("() => window.beat()")
    phone.wait(5000)
    expect(phone.banner).to_be_visible()
    phone.find_network()


def test_a_tap_is_kept_and_carried_out_once(open_page: OpenPage) -> None:
    phone = Phone(open_page)
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


def test_a_tap_without_a_line_waits_for_it(open_page: OpenPage) -> None:
    phone = Phone(open_page)
    before = phone.count_events()
    phone.lose_network(is_noticed=True)
    phone.wait(2000)
    phone.primary.tap()
    expect(phone.banner).to_contain_text("Your tap is kept")
    phone.find_network()
    phone.wait_for_events(before + 1)


def test_a_kept_tap_can_be_taken_back(open_page: OpenPage) -> None:
    phone = Phone(open_page)
    before = phone.count_events()
    phone.lose_network(is_noticed=True)
    phone.wait(2000)
    phone.primary.tap()
    phone.banner.get_by_role("button", name="Take it back").tap()
    expect(phone.banner).not_to_contain_text("Your tap is kept")
    phone.find_network()
    phone.primary.wait_for()
    assert phone.count_events() == before


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
    monkeypatch.setenv("PING_SECONDS", "1")
    server = start_server()
    page = open_page(server.address)
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
