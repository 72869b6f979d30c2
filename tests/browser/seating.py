"""Shortcuts to what a test is about: a record of a finished game, and a seat in the
middle of one.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from colonnade.analysis.review import Review, ReviewEvent, review
from colonnade.core.record import Record
from colonnade.lab.simulate import play_game, prepare_experiment
from tests.browser.moments import narrate, read_faces
from tests.browser.playing import open_result

SIT = """async (wanted) => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/tables', {
    method: 'POST', headers, body: JSON.stringify(wanted),
  });
  const made = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(made));
  const table = {
    id: made.table, game: wanted.game, token: made.token, links: made.links,
    names: [], seen: 0, isOver: false,
  };
  localStorage.setItem('colonnade-tables', JSON.stringify([table]));
  location.hash = `#/table/${made.table}`;
  return made.table;
}"""


def sit_before_throw(page: Page) -> None:
    """Ana is to throw her eight dice."""
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Björn"}]
    page.evaluate(SIT, {"game": "columbiz", "seats": seats, "events": ["start 6 2"]})
    page.locator("[data-primary]").wait_for()


SEEDS = {"columbiz": 41, "quatre_colonnes": 4}
"""Of games that are short, have a winner, and hold mistakes of every kind."""


@cache
def make_record(game: str) -> Record:
    """A finished game between bots: the same on every run."""
    return play_game(prepare_experiment(game, ["greedy", "random"], 1, SEEDS[game]), 0)


@cache
def make_review(game: str) -> Review:
    """Its review."""
    return review(make_record(game))


def find_loss(game: str, kind: str) -> ReviewEvent:
    """The costliest decision of a kind."""
    return max(
        (event for event in make_review(game).events if event.kind == kind),
        key=lambda event: event.loss,
    )


def open_review(page: Page, record: Record, folder: Path) -> None:
    """From home to the review of a record that lies in a file."""
    path = folder / "record.json"
    path.write_text(record.to_json(), encoding="utf-8")
    page.locator("label", has_text="Review a record").locator("input").set_input_files(path)
    page.locator(".curves .curve").first.wait_for()


def sit_down(page: Page, record: Record, ply: int, seat: int, **fields: Any) -> str:
    """At a table that goes on where a record stood after so many events; the other seats are played
    by random bots.
    """
    seats = [
        {"kind": "here", "name": "Ana"} if number == seat else {"kind": "bot", "level": "random"}
        for number in range(len(record.colours))
    ]
    wanted = {
        "game": record.game,
        "seats": [
            {**each, "colour": colour} for each, colour in zip(seats, record.colours, strict=True)
        ],
        "options": dict(record.options),
        "first": record.first,
        "events": record.events[:ply],
        **fields,
    }
    table: str = page.evaluate(SIT, json.loads(json.dumps(wanted)))
    page.locator(".tray").wait_for()
    return table


def finish_game(page: Page, game: str) -> str:
    """Make the last event of a recorded game happen, with real dice where it is a throw, and open
    the result; the table's id.
    """
    record = make_record(game)
    last = list(narrate(record))[-1]
    table = sit_down(page, record, last.number, last.seat, dice="physical")
    for face in read_faces(last.text):
        page.locator(".keypad .pick").nth(face - 1).click()
    page.locator("[data-primary]").click()
    open_result(page)
    return table


def sit_before(page: Page, game: str, event: ReviewEvent, **fields: object) -> None:
    """At the table, about to decide what was decided in that event."""
    assert event.seat is not None
    sit_down(page, make_record(game), event.ply - 1, event.seat, **fields)
    page.locator(".tray button[aria-pressed], [data-element].open, [data-primary]").first.wait_for()


def find_placement(game: str = "columbiz") -> ReviewEvent:
    """The costliest disc of the game, where another disc would have been better."""
    events = [
        event
        for event in make_review(game).events
        if event.event.startswith("place") and str(event.best).startswith("place")
    ]
    return max(events, key=lambda event: event.loss)
