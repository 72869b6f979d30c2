"""A real Chromium against a real server. Every page is watched: no error in the console, no request
to another origin.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect

from tests.browser.chromium import explain_absence, open_chromium
from tests.browser.serving import Server
from tests.waiting import DEADLINE

HERE = Path(__file__).parent
PATIENCE = 1000 * DEADLINE
"""Milliseconds until something that never comes is given up."""
QUICK = {"speed": "none", "confirms": False, "playsForced": False, "hasSound": False}
"""Preferences of somebody in a hurry."""
LIFT_LIMITS = """() => {
  const lift = (delay) => ([3_000, 5_000, 10_000, 30_000].includes(delay) ? 1000 * delay : delay);
  const [wait, repeat] = [setTimeout, setInterval];
  const abort = AbortSignal.timeout.bind(AbortSignal);
  window.setTimeout = (run, delay, ...rest) => wait(run, lift(delay), ...rest);
  window.setInterval = (run, delay) => repeat(run, lift(delay));
  AbortSignal.timeout = (delay) => abort(lift(delay));
}"""
"""Answers and parts have as long as they take: `ANSWER_WITHIN`, `PONG_WITHIN` and `DOUBT_WITHIN` of
the client, which a slow machine would reach, do not end. All its pauses have other lengths. Nor
does `PING_EVERY`: a test that looks at what is sent, or lets the page's clock run, meets no ping.
"""
PREFER = """([key, text]) => {
  if (location.origin !== 'null' && !localStorage.getItem(key)) localStorage.setItem(key, text);
}"""

expect.set_options(timeout=PATIENCE)
OpenPage = Callable[..., Page]
StartServer = Callable[..., Server]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Where no browser can be started, one test fails in the place of all."""
    own = [item for item in items if item.path.is_relative_to(HERE)]
    if own and explain_absence() is not None:
        left_out = {*own[1:]}
        items[:] = [item for item in items if item not in left_out]


def pytest_runtest_setup() -> None:
    absence = explain_absence()
    if absence is not None:
        pytest.fail(f"{absence} (no test of the browser was run)", pytrace=False)


@pytest.fixture(scope="package")
def server() -> Iterator[Server]:
    """A server that the tests of a process share."""
    folder = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=folder) as place:
        served = Server(Path(place) / "tables.sqlite")
        try:
            served.start()
            yield served
        finally:
            served.kill()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[StartServer]:
    """Start a server for one test: `start_server("0.0.0.0")`."""
    with ExitStack() as stack:

        def start(host: str = "127.0.0.1", cheats: str = "") -> Server:
            served = Server(tmp_path / "tables.sqlite", host, cheats)
            stack.callback(served.kill)
            served.start()
            return served

        yield start


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process; it has ended, with Playwright's event loop, before
    tests of other packages run.
    """
    with open_chromium() as started:
        yield started


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """Open a page of a new profile: `open_page("#/rules", width=360, scheme="dark")`."""
    faults: list[str] = []
    opened: list[BrowserContext] = []

    def open_one(
        address: str = "",
        *,
        width: int = 390,
        height: int = 844,
        scheme: str = "light",
        language: str = "en",
        preferences: dict[str, Any] | None = None,
        may_lose_line: bool = False,
        may_be_refused: bool = False,
        has_worker: bool = False,
        is_touched: bool = False,
        has_limits: bool = False,
        script: str | None = None,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=scheme,  # type: ignore[arg-type]
            locale=language,
            reduced_motion="no-preference",
            has_touch=is_touched,
            is_mobile=is_touched,
            # what one test has stored must not reach another
            service_workers="allow" if has_worker else "block",
        )
        opened.append(context)
        context.set_default_timeout(PATIENCE)
        stored = ["colonnade-preferences", json.dumps({**QUICK, **(preferences or {})})]
        context.add_init_script(f"({PREFER})({json.dumps(stored)})")
        if not has_limits:
            context.add_init_script(f"({LIFT_LIMITS})()")
        if script is not None:
            context.add_init_script(script)
        page = context.new_page()
        url = address if "://" in address else server.address + address
        own = ("blob:", "data:", f"{urlsplit(url).scheme}://{urlsplit(url).netloc}/")

        def hear(message: ConsoleMessage) -> None:
            text = message.text
            is_line = "WebSocket" in text or "ERR_CONNECTION" in text or "ERR_INTERNET" in text
            is_refusal = "status of 4" in text  # Chromium writes every refusal into the console
            is_expected = (may_lose_line and is_line) or (may_be_refused and is_refusal)
            if message.type == "error" and not is_expected:
                faults.append(text)

        def see(request: Request) -> None:
            if not request.url.startswith(own):
                faults.append(f"a request to {request.url}")

        page.on("console", hear)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", see)
        page.goto(url)
        return page

    yield open_one
    for context in opened:
        context.close()
    assert faults == []
