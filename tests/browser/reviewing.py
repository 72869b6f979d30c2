"""Reviews of games that somebody played on this device: tables of the server that are served from a
record.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache
from typing import Any

from playwright.sync_api import Page, Route

from colonnade.analysis.review import Review, review
from colonnade.core.record import Record
from colonnade.lab.simulate import play_game, prepare_experiment

TABLE = "0123456789abcdefghijkl"

GAMES: dict[str, tuple[str, list[str], int, dict[str, str | int | bool]]] = {
    "two": ("columbiz", ["club", "careful"], 11, {}),
    "three": ("columbiz", ["greedy", "careful", "club"], 4, {}),
    "four": ("columbiz", ["greedy", "careful", "club", "greedy"], 5, {}),
    "pair": ("quatre_colonnes", ["greedy", "random"], 4, {}),
    "teams": ("quatre_colonnes", ["greedy", "random", "club", "greedy"], 3, {"teams": True}),
}
"""Games by the number of their players: the game, who plays it, the seed, the options. Ana has the
first seat, Ben the third.
"""


@cache
def make_game(name: str) -> Record:
    """A finished game of Ana's: the same on every run."""
    game, levels, seed, options = GAMES[name]
    record = play_game(prepare_experiment(game, levels, 1, seed, options=options), 0)
    names = [*record.names]
    names[::2] = ["Ana", "Ben"][: len(names[::2])]
    return replace(record, names=tuple(names))


@cache
def judge_game(name: str) -> Review:
    """Its review."""
    return review(make_game(name))


def serve_table(page: Page, record: Record) -> None:
    """Have the server's answers about `TABLE` made from a record."""
    text = record.to_json()

    def answer(route: Route) -> None:
        url = route.request.url
        base = url.partition("/api/")[0]
        if url.endswith("/record"):
            route.fulfill(status=200, content_type="application/json", body=text)
            return
        if "/plies" in url:
            start, count = map(int, re.findall(r"=(\d+)", url))
            made = page.request.post(
                f"{base}/api/replay", data={"record": text, "start": start, "count": count}
            )
        else:
            made = page.request.post(f"{base}/api/reviews", data={"record": text})
        route.fulfill(status=made.status, content_type="application/json", body=made.body())

    page.route(f"**/api/tables/{TABLE}/**", answer)


def play_as(page: Page, record: Record, *seats: int) -> None:
    """Have this device remember that it played seats of `TABLE`."""
    ranks: Any = (record.result or {})["ranks"]
    games = [
        {
            "table": TABLE,
            "seat": seat,
            "game": record.game,
            "name": record.names[seat],
            "others": [name for other, name in enumerate(record.names) if other != seat],
            "at": 1_790_000_000_000,
            "share": int(ranks[seat] == 1),
            "judgement": None,
        }
        for seat in seats
    ]
    page.evaluate(
        "(games) => localStorage.setItem('colonnade-statistics', games)", json.dumps(games)
    )


def open_own_review(page: Page, name: str, *seats: int, ply: int | None = None) -> None:
    """The review of a game, for who played some of its seats on this device."""
    record = make_game(name)
    serve_table(page, record)
    play_as(page, record, *seats)
    page.goto(page.url.partition("#")[0] + f"#/review/{TABLE}" + ("" if ply is None else f"/{ply}"))
    page.locator(".curves .curve").first.wait_for()


def ply_of(page: Page) -> int:
    return int(page.locator(".curves").get_attribute("aria-valuenow") or -1)


def go_to_ply(page: Page, ply: int) -> None:
    page.evaluate(
        "(ply) => { location.hash = location.hash.replace(/(review\\/[^/]+).*/, `$1/${ply}`) }", ply
    )
    page.locator(f".curves[aria-valuenow='{ply}']").wait_for()
