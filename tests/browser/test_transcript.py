"""Games by keyboard alone, and everything that a screen reader would have read out: printed, and
checked to make sense.

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
from tests.browser.layout import KEY
from tests.browser.moments import is_throw, narrate, read_faces
from tests.browser.playing import LISTEN, open_result, play_by_keyboard, wait_until_in
from tests.browser.seating import make_record, sit_down

RECORD = "async (table) => (await fetch(`/api/tables/${table}/record`)).text()"
OPTIONS = re.compile(r"\b(?:You may|\d+ choices): |no stopping yet: throw again\.")

CODE = re.compile(
    r"\b[YBGR][1-4]?\b(?! (?:bot|and))|(?<!You )\b(?:roll|keep|place|exit|bonus|start|done)"
    r" \d|\{|\}|undefined|null|NaN"
)
"""Letters of colours and tokens, events as records write them, and what is left where a word is
missing.
"""


HAS_HEARD_ENOUGH = """() => transcript.length > 60
  && document.querySelector('[data-primary], [data-element].open') !== null"""


def play_on(page: Page, game: str, start: int) -> tuple[list[str], Record]:
    """What was read out from a position on, and the record of the game: in Columbiz to its end, in
    Les 4 colonnes, which waits long for its last throw, to a turn of Ana's.
    """
    table = sit_down(page, make_record(game), start, 0)
    page.evaluate(LISTEN)
    if game == "columbiz":
        play_by_keyboard(page)
        open_result(page)
    else:
        play_by_keyboard(page, until=lambda at: at.evaluate(HAS_HEARD_ENOUGH))
    record = parse_record(page.evaluate(RECORD, table), GAMES)
    transcript: list[str] = []

    def is_all_told() -> bool:
        transcript[:] = page.evaluate("() => window.transcript")
        return not find_untold_throws(transcript, record.events[start:])

    wait_until_in(page, is_all_told)  # what is said comes a moment after what is shown
    return transcript, record


def find_untold_throws(transcript: Sequence[str], events: Sequence[str]) -> list[str]:
    """The throws of which the transcript does not tell, in their order, what was thrown."""
    told, untold, place = " ".join(transcript), [], 0
    for event in filter(is_throw, events):
        faces = " ".join(map(str, read_faces(event)))
        highest = max(read_faces(event))
        words = (
            rf"throws? the highest die, a {highest}|have thrown a {highest}"
            if event.startswith("start")
            else rf"throws? {faces}\b"
        )
        if faces == "3 3":
            words += "|throws? the double three"
        found = re.compile(words).search(told, place)
        if found:
            place = found.end()
        else:
            untold.append(event)
    return untold


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keyboard_is_told(open_page: OpenPage, game: str) -> None:
    page = open_page()
    page.locator("article svg").first.wait_for()
    told_of = narrate(make_record(game))
    third = len(make_record(game).events) // 3
    start = next(
        event.number
        for event in told_of
        if event.number >= third and event.seat == 0 and is_throw(event.text)
    )
    transcript, record = play_on(page, game, start)
    events = record.events[start:]
    print(f"\n{game}: {len(events)} events, {len(transcript)} announcements\n")
    print("\n".join(transcript))
    told = " ".join(transcript)
    assert [
        one for one, other in pairwise(transcript) if one == other and "throw" not in one
    ] == [], "said twice in a row"
    assert [text for text in transcript if CODE.search(text) or KEY.search(text)] == [], (
        "a code or a key is read out"
    )
    assert [text for text in transcript if not text.endswith(".")] == [], "a sentence has an end"
    assert find_untold_throws(transcript, events) == [], "every throw is told, the opponent's too"
    own = [
        event
        for event in list(narrate(record))[start:]
        if event.seat == 0 and not is_throw(event.text)
    ]
    assert len(own) > 8
    assert len(OPTIONS.findall(told)) >= len(own), (
        "before every decision it is said what is possible"
    )
    if record.result is not None:
        assert re.search(r"\bwins?\b[^.]*\.$", transcript[-1]), "the result is told"
