"""A phone beside a real board: what people tap in, as they do it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from colonnade.locales import Speaker
from tests.browser.conftest import OpenPage

English = Speaker("en").text


SHOWN_PLY = "Number(document.querySelector('.referee').dataset.ply)"
"""The number of events that the page shows, which may be fewer than the table has."""


class Phone:
    """A table that follows a real board, on one phone."""

    def __init__(self, page: Page, *, is_touched: bool = True) -> None:
        self.page, self._is_touched = page, is_touched
        self._ply = 0  # the number of events when they were last looked at

    def tap(self, target: Locator) -> None:
        """Tap something, or click it where there is only a mouse."""
        target.tap() if self._is_touched else target.click()

    @classmethod
    def sit_down(cls, open_page: OpenPage, game: str, *, height: int = 844, **fields: Any) -> Phone:
        """Begin from the first page: two people, one phone."""
        page = open_page(width=390, height=height, is_touched=True, **fields)
        card = page.locator(f"article[aria-labelledby='game-{game}']")
        card.get_by_role("link", name=English("web-play-board")).tap()
        return cls(page).begin()

    def begin(self) -> Phone:
        """Set the table, as the form offers it."""
        self.page.get_by_role("button", name=English("web-start")).tap()
        expect(self.page.locator(".dice-entry")).to_be_visible()
        return self

    @property
    def panel(self) -> Locator:
        return self.page.locator(".referee")

    @property
    def status(self) -> Locator:
        """The sentence over the dice: a duty, a refusal, what happened."""
        return self.panel.locator(".status")

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    def press(self, key: str, **arguments: Any) -> None:
        """Tap a button by what it says."""
        name = English(key, **arguments)
        button = self.page.get_by_role("button", name=name, exact=True)
        self.tap(button.locator("visible=true"))

    def fetch(self, path: str) -> Any:
        """What the server says about the table."""
        code = "(path) => fetch(path).then((answer) => answer.text())"
        return json.loads(self.page.evaluate(code, f"/api/tables/{self.table}/{path}"))

    @property
    def record(self) -> dict[str, Any]:
        return self.fetch("record")

    @property
    def events(self) -> list[str]:
        events: list[str] = self.record["events"]
        self._ply = len(events)
        return events

    def throw(self, *faces: int) -> None:
        """Tap in what the dice show; done when the table has taken them."""
        dice = self.panel.locator(".dice-entry .pick")
        expect(dice).to_have_count(6)
        for face in faces:
            self.tap(dice.nth(face - 1))
        self.wait_beyond(self._ply)

    def wait_beyond(self, ply: int) -> None:
        """Wait until the page has more events than that, and shows what is due."""
        self.page.wait_for_function(f"(ply) => {SHOWN_PLY} > ply", arg=ply)
        self._ply = self.page.evaluate(SHOWN_PLY)
        expect(self.panel.locator(".dice-entry, .lines, .go")).to_be_visible()

    def do(self, line: str) -> None:
        """Tap what was done, by its actions; from the whole list where it is not among the first,
        and one by one where it is not offered as a whole.
        """
        button = self.panel.locator(f'[data-line="{line}"]')
        expect(self.panel.locator(".lines [aria-busy=false] [data-line]").first).to_be_visible()
        if not button.count() and self.panel.locator(".more").count():
            self.tap(self.panel.locator(".more"))
        if not button.count() and ", " in line:
            for action in line.split(", "):
                self.do(action)
            return
        self.tap(button)
        self.wait_beyond(self._ply)

    def touch(self, element: str) -> None:
        """Tap a place on the board, where something was done."""
        self.page.locator(f'.scene-box [data-element="{element}"]').tap()
        self.wait_beyond(self._ply)

    def claim(self, action: str) -> str:
        """Say that something else was done; what the rules answer."""
        self.ask(action)
        return self.ruling()

    def ask(self, action: str) -> None:
        """Say that something else was done, and wait for the answer of the rules."""
        self.press("web-referee-other")
        sheet = self.page.locator("dialog[open]")
        sheet.get_by_label(English("web-referee-typed")).fill(action)
        self.tap(sheet.get_by_role("button", name=English("web-referee-ask")))
        expect(self.page.locator("dialog[open] .ruling")).to_be_visible()

    def ruling(self) -> str:
        """The answer of the rules, with its clause; closes it."""
        answer = self.page.locator("dialog[open] .ruling")
        expect(answer).to_be_visible()
        text = answer.inner_text()
        allowed = English("web-referee-allowed")
        expect(
            self.page.locator("dialog[open]").get_by_role("heading", name=allowed)
        ).to_be_visible()
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)
        return text

    def take_back(self) -> None:
        """Undo the last entry."""
        before = self.page.evaluate(SHOWN_PLY)
        self.press("web-referee-undo")
        self.page.wait_for_function(f"(ply) => {SHOWN_PLY} < ply", arg=before)
        self._ply = self.page.evaluate(SHOWN_PLY)

    def go_back_to(self, ply: int) -> None:
        """Take the game back to a ply, found in the log."""
        self.page.get_by_role("button", name=English("web-beside"), exact=True).tap()
        line = self.page.locator(f'dialog[open] [data-ply="{ply}"]')
        line.scroll_into_view_if_needed()
        line.tap()
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog .inside")).to_have_count(0)
        self.press("web-referee-rewind")
        expect(self.panel.locator(".undone")).to_be_visible()
        assert len(self.events) == ply

    def enter_again(self) -> None:
        """All that was taken back, as far as it is legal."""
        self.press("web-referee-redo-all")
        self.wait_beyond(self._ply)
