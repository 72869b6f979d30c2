"""A season of games that a browser remembers, for its statistics."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page

STORED = "colonnade-statistics"


def make_games(count: int) -> list[dict[str, Any]]:
    """Games of two people in both games, getting better; the last two were not reviewed."""
    games: list[dict[str, Any]] = []
    chance = Random(4)
    for number in range(count):
        is_columbiz = number % 3 > 0
        loss, luck = 0.06 + 0.2 * 0.97**number + 0.08 * chance.random(), chance.gauss(0, 0.25)
        is_won = chance.random() < 0.5 + luck
        losses = (
            {"keep": 0.6 * loss, "place": 0.4 * loss}
            if is_columbiz
            else {"move": 0.9 * loss, "bonus": 0.1 * loss}
        )
        judged = {
            "luck": luck,
            "loss": loss,
            "decisions": 40,
            "losses": losses,
            "grade": "club",
            "average": is_won - luck,
        }
        games.append(
            {
                "table": f"{number:022d}",
                "seat": 0,
                "game": "columbiz" if is_columbiz else "quatre_colonnes",
                "name": "Ana" if number % 2 else "Björn",
                "others": ["bot:greedy", ""],
                "at": 1_790_000_000_000 + number * 86_400_000,
                "share": int(is_won),
                "judgement": None if number >= count - 2 else judged,
            }
        )
    return games


def remember_games(page: Page, games: list[dict[str, Any]]) -> None:
    """Have the browser remember games, and open their statistics."""
    page.evaluate(f"(games) => localStorage.setItem('{STORED}', JSON.stringify(games))", games)
    page.goto(page.url.partition("#")[0] + "#/statistics/columbiz")
    page.locator(".season, .empty").first.wait_for()


def fill(page: Page, count: int = 24) -> list[dict[str, Any]]:
    """A season of Ana and Björn; their games of Columbiz, of which Ana's are shown."""
    games = make_games(count)
    remember_games(page, games)
    return [game for game in games if game["game"] == "columbiz"]


def show_numbers(page: Page) -> None:
    page.get_by_text("Numbers", exact=True).press("Enter")
    page.locator(".figures").wait_for()
