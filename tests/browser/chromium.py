"""Starts the Chromium of the system; Playwright's own downloads are not used."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import playwright
from playwright.sync_api import Browser, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PROGRAMS = (  # at best without its windows
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
)


def find_chromium() -> str | None:
    """The path of Chromium."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


@cache
def explain_absence() -> str | None:
    """Why no browser can be started, and what to install; nothing if all is there."""
    if find_chromium() is None:
        return "There is no Chromium. On Debian and Ubuntu: sudo apt-get install chromium"
    node = Path(playwright.__file__).parent / "driver" / "node"
    if not node.exists():
        return None
    started = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    if started.returncode == 0:
        return None
    return (
        f"Playwright's Node does not start: {started.stderr.strip()}."
        " On Debian and Ubuntu: sudo apt-get install libatomic1"
    )


@contextmanager
def open_chromium() -> Iterator[Browser]:
    """A browser; outside, no event loop of Playwright's is left running. Ends the program where
    there is none.
    """
    absence = explain_absence()
    if absence is not None:
        sys.exit(absence)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
