"""What loading and throwing cost: `python -m tests.browser.figures` prints first paint, layout
shift and bytes on the wire of each page, and the frames of throws, also on a slow phone.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.chromium import open_chromium
from tests.browser.moments import narrate
from tests.browser.playing import play_by_mouse, start_against_bot
from tests.browser.seating import SIT, make_record, sit_before_throw, sit_down
from tests.browser.serving import Server

WATCH = """
  window.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  window.largest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
"""
READ = """() => ({
  first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  largest: window.largest,
  shift: window.shift,
})"""


class Wire:
    """Counts the bytes of the answers to a page, with their heads, as they come: of all, or of
    those at an address with this in it.
    """

    def __init__(self, page: Page, part: str = "") -> None:
        self.size = 0.0
        self._part = part
        self._counted: set[str] = set()
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._note)
        session.on("Network.loadingFinished", self._add)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def _note(self, event: dict[str, Any]) -> None:
        if self._part in event["request"]["url"]:
            self._counted.add(event["requestId"])

    def _add(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self._counted:
            self.size += event["encodedDataLength"]


def measure(
    browser: Browser, name: str, address: str, shown: str, state: Any, slowness: int
) -> str:
    """One page, cold: a line of the table."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, locale="en", storage_state=state
    )
    context.add_init_script(WATCH)
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slowness})
    wire = Wire(page)
    page.goto(address)
    page.wait_for_selector(shown)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    seen = page.evaluate(READ)
    context.close()
    return (
        f"{name:24} {slowness:>3}× {seen['first']:>9.0f} ms {seen['largest']:>9.0f} ms"
        f" {seen['shift']:>9.3f} {wire.size / 1024:>9.0f} KB"
    )


Visit = tuple[str, str, str, object]
"""A page's name, its address, what is waited for, and what the browser has stored."""


def list_visits(browser: Browser, address: str) -> list[Visit]:
    """Every page that people come to, with a table to join, one of each game, and a game to look
    back on.
    """
    visits: list[Visit] = [("first page", address, "article svg", None)]
    for game in ("columbiz", "quatre_colonnes"):
        page = browser.new_page()
        page.goto(address)
        start_against_bot(page, game)
        visits.append((f"table: {game}", page.url, ".tray", page.context.storage_state()))
        page.context.close()
    host = browser.new_page()
    host.goto(address)
    host.wait_for_selector("article svg")
    record = make_record("columbiz")
    last = list(narrate(record))[-1]
    sit_down(host, record, last.number, last.seat)
    play_by_mouse(host)
    finished = host.url.rpartition("/")[2]
    visits.append(("replay", f"{address}#/replay/{finished}", ".steps", None))
    visits.append(
        ("review", f"{address}#/review/{finished}", ".curves .curve", host.context.storage_state())
    )
    host.evaluate(
        SIT,
        {
            "game": "columbiz",
            "seats": [{"kind": "here", "colour": "purple"}, {"kind": "link", "colour": "blue"}],
        },
    )
    made = host.evaluate("() => JSON.parse(localStorage.getItem('colonnade-tables'))[0]")
    visits.append(("join", f"{address}#/join/{made['id']}/{made['links'][1]}", "h1", None))
    host.context.close()
    visits.append(("new table", f"{address}#/new/columbiz/link", ".card", None))
    visits.append(("learn: columbiz", f"{address}#/learn/columbiz", "svg", None))
    visits.append(("learn: quatre_colonnes", f"{address}#/learn/quatre_colonnes", "svg", None))
    visits.append(("statistics", f"{address}#/statistics/columbiz", "h1", None))
    visits.append(("rules", f"{address}#/rules/columbiz", ".clause", None))
    return visits


THROW = """() => new Promise((settle) => {
  const [frames, shiftBefore] = [[], window.shift];
  let tapped = 0;
  let moved = 0;
  addEventListener('click', (event) => (tapped = event.timeStamp), { once: true, capture: true });
  document.querySelector('[data-primary]').click();
  const isMoving = () => document.getAnimations()
    .some((each) => each.effect.target?.closest?.('.tray') && each.playState === 'running');
  const look = (now) => {
    if (moved === 0 && isMoving()) moved = performance.now();
    frames.push(now);
    if (now - tapped < 1300) requestAnimationFrame(look);
    else settle({
      first: moved - tapped,
      gaps: frames.slice(1).map((each, at) => each - frames[at]),
      shift: window.shift - shiftBefore,
    });
  };
  requestAnimationFrame(look);
})"""
"""Throw, and note when each frame was drawn until everything was told."""


def measure_throws(browser: Browser, address: str, slowness: int, count: int = 6) -> str:
    """Some throws of eight dice on a phone: a line."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
    context.add_init_script(WATCH)
    page = context.new_page()
    session = context.new_cdp_session(page)
    first, gaps, shift = [], [], 0.0
    for _ in range(count):
        page.goto(address)
        page.wait_for_selector("article svg")
        sit_before_throw(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slowness})
        page.wait_for_timeout(1000)
        seen = page.evaluate(THROW)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        first.append(seen["first"])
        gaps.extend(seen["gaps"])
        shift += seen["shift"]
        page.goto("about:blank")
    context.close()
    gaps.sort()
    middle, late = gaps[len(gaps) // 2], sum(gap > 25 for gap in gaps)
    return (
        f"{'throws of eight dice':24} {slowness:>3}× first moving frame"
        f" {sorted(first)[count // 2]:.0f} ms (most {max(first):.0f}), frames: p50 {middle:.0f} ms,"
        f" p95 {gaps[len(gaps) * 95 // 100]:.0f} ms, {late} of {len(gaps)}"
        f" late, shift {shift:.3f}"
    )


def main() -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as place, open_chromium() as browser:
        server = Server(Path(place) / "tables.sqlite")
        server.start()
        try:
            print(
                f"{'page':24} {'CPU':>4} {'first paint':>12} {'largest':>12} {'shift':>9}"
                f" {'on the wire':>12}"
            )
            visits = list_visits(browser, server.address)
            for slowness in (1, 4):
                print(measure_throws(browser, server.address, slowness))
                for name, address, shown, state in visits:
                    print(measure(browser, name, address, shown, state, slowness))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
