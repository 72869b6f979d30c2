"""A whole game by keyboard alone, and everything that a screen reader would have read out: printed,
and checked to make sense.

`pytest tests/browser/test_transcript.py -s` shows the transcripts.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

import pytest
from playwright.sync_api import Page

from colonnade.core.record import Record, parse_record
from colonnade.games import GAMES
from tests.browser.conftest import OpenPage
from tests.browser.moments import COLOURS, is_throw, narrate, read_faces
from tests.browser.playing import open_result, play_by_keyboard
from tests.browser.seating import SIT
from tests.browser.test_pages import KEY

LISTEN = """() => {
  window.transcript = [];
  const hear = () => {
    const text = document.querySelector('[data-voice]')?.textContent;
    if (text && text !== window.heard) window.transcript.push(text.trim());
    window.heard = text;
  };
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver(hear).observe(document.body, changes);
  hear();
}"""
RECORD = "async (table) => (await fetch(`/api/tables/${table}/record`)).text()"
OPTIONS = re.compile(r"\b(?:You may|\d+ choices): |no stopping yet: throw again\.")

CODE = re.compile(
    r"\b[YBGR][1-4]?\b(?! (?:bot|and))|\b(?:roll|keep|place|exit|bonus|start|done)"
    r" \d|\{|\}|undefined|null|NaN"
)
"""Letters of colours and tokens, events as records write them, and what is left where a word is
missing.
"""


def play_whole_game(page: Page, game: str) -> tuple[list[str], Record]:
    """What was read out, and the record of the game."""
    first, second = COLOURS[game]
    seats = [
        {"kind": "here", "name": "Ana", "colour": first},
        {"kind": "bot", "level": "random", "colour": second},
    ]
    table = page.evaluate(
        SIT, {"game": game, "seats": seats, "first": None if game == "columbiz" else 0}
    )
    page.locator(".tray").wait_for()
    page.evaluate(LISTEN)
    play_by_keyboard(page, seconds=240)
    open_result(page)
    transcript: list[str] = page.evaluate("() => window.transcript")
    return transcript, parse_record(page.evaluate(RECORD, table), GAMES)


def find_untold_throws(told: str, events: Sequence[str]) -> list[str]:
    """The throws of which the transcript does not tell, in their order, what was thrown."""
    untold, place = [], 0
    for event in filter(is_throw, events):
        faces = " ".join(map(str, read_faces(event)))
        highest = max(read_faces(event))
        words = (
            rf"throws the highest die, a {highest}|have thrown a {highest}"
            if event.startswith("start")
            else rf"throws {faces}\b"
        )
        found = re.compile(rf"{words}|throws the double three" if faces == "3 3" else words).search(
            told, place
        )
        if found:
            place = found.end()
        else:
            untold.append(event)
    return untold


@pytest.mark.parametrize("game", COLOURS)
def test_a_game_by_keyboard_is_told_from_beginning_to_end(open_page: OpenPage, game: str) -> None:
    page = open_page()
    page.locator("article svg").first.wait_for()
    transcript, record = play_whole_game(page, game)
    print(f"\n{game}: {len(record.events)} events, {len(transcript)} announcements\n")
    print("\n".join(transcript))
    told = " ".join(transcript)
    assert [
        one for one, other in pairwise(transcript) if one == other and "throws" not in one
    ] == [], "said twice in a row"
    assert [text for text in transcript if CODE.search(text) or KEY.search(text)] == [], (
        "a code or a key is read out"
    )
    assert [text for text in transcript if not text.endswith(".")] == [], "a sentence has an end"
    assert find_untold_throws(told, record.events) == [], "every throw is told, the opponent's too"
    own = [event for event in narrate(record) if event.seat == 0 and not is_throw(event.text)]
    assert len(OPTIONS.findall(told)) >= len(own), (
        "before every decision it is said what is possible"
    )
    assert re.search(r"\bwins?\b[^.]*\.$", transcript[-1]), "the result is told"
