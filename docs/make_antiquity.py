"""Writes docs/antiquity.md: the facts of the games that have some, with their sources."""

from __future__ import annotations

from pathlib import Path

from colonnade.core.facts import Fact, find_facts
from colonnade.core.game import AnyGame
from colonnade.games import BUILT_IN
from colonnade.locales import Speaker

PAGE = Path(__file__).parent / "antiquity.md"
INTRODUCTION = """\
# Antiquity

Les 4 colonnes was made to teach a little antiquity. When a column is raised on the summit, one line
tells of a place where its culture built. The browser keeps these lines in an album, the terminal
prints them. Each states only what the work named beside it says.

`docs/make_antiquity.py` writes this page from the `facts.py` of the game and the English words. All
languages are in `locales/<language>/facts_<game>.ftl`.
"""


def write_page() -> str:
    """The whole page."""
    parts = [INTRODUCTION]
    for game in BUILT_IN.values():
        facts = find_facts(game)
        if facts is None:
            continue
        for colour in dict.fromkeys(fact.colour for fact in facts.entries):
            own = [fact for fact in facts.entries if fact.colour == colour]
            parts.append(write_group(game, colour, own))
    return "\n".join(parts)


def write_group(game: AnyGame, colour: str, facts: list[Fact]) -> str:
    """The table of one culture."""
    speaker = Speaker("en")
    rows = [
        f"| {fact.place} | {speaker.text(f'fact-{game.key}-{fact.key}')} | {fact.source} |"
        for fact in facts
    ]
    title = speaker.text(f"fact-{game.key}-group-{colour}")
    return "\n".join((f"## {title}", "", "| place | fact | source |", "|---|---|---|", *rows, ""))


if __name__ == "__main__":
    PAGE.write_text(write_page(), encoding="utf-8")
