"""A real Chromium against a real server. Every page is watched: no error in the console, no request
to another origin.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.serving import Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
QUICK = {"speed": "none", "confirms": False, "playsForced": False, "hasSound": False}
"""Preferences of somebody in a hurry."""

expect.set_options(timeout=30_000)  # as long as any other wait of Playwright's
OpenPage = Callable[..., Page]


def find_chromium() -> str | None:
    """A Chromium of the system, at best without its windows; Playwright's own downloads are not
    used.
    """
    return next(
        filter(
            None,
            map(
                shutil.which,
                ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
            ),
        ),
        None,
    )


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A server that the tests of a process share."""
    folder = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=folder) as place:
        served = Server(Path(place) / "tables.sqlite")
        served.start()
        yield served
        served.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process; each page has a profile of its own."""
    executable = find_chromium()
    if executable is None:
        pytest.fail(
            "The browser tests need Chromium. On Debian and Ubuntu: sudo apt-get install chromium"
        )
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[OpenPage]:
    """Open a page of a new profile: `open_page("#/rules", width=360, scheme="dark")`."""
    faults: list[str] = []
    opened: list[Page] = []

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
        stored = json.dumps(json.dumps({**QUICK, **(preferences or {})}))
        context.add_init_script(
            "if (!localStorage.getItem('colonnade-preferences'))"
            f" localStorage.setItem('colonnade-preferences', {stored})"
        )
        page = context.new_page()

        def hear(kind: str, text: str) -> None:
            is_line = "WebSocket" in text or "ERR_CONNECTION" in text or "ERR_INTERNET" in text
            is_refusal = "status of 4" in text  # Chromium writes every refusal into the console
            if (
                kind == "error"
                and not (may_lose_line and is_line)
                and not (may_be_refused and is_refusal)
            ):
                faults.append(text)

        page.on("console", lambda message: hear(message.type, message.text))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on(
            "request",
            lambda request: (
                None if is_own(request.url) else faults.append(f"a request to {request.url}")
            ),
        )
        opened.append(page)
        page.goto(server.address + address)
        return page

    def is_own(url: str) -> bool:
        return url.startswith((server.address, "blob:", "data:"))

    yield open_one
    for page in opened:
        page.context.close()
    assert faults == []
