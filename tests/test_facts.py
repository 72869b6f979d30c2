"""The facts of Les 4 colonnes: complete in every language, short, each with a source; and the line
that the terminal prints.
"""

import importlib.util
import re
from collections import Counter
from pathlib import Path

import pytest

from colonnade.core.facts import Fact, Facts, find_facts
from colonnade.core.message import message
from colonnade.core.view import Piece
from colonnade.games import GAMES
from colonnade.locales import LANGUAGES, Speaker
from tests.terminal.conftest import Table

ROOT = Path(__file__).parent.parent
KEY = "quatre_colonnes"
FACTS = GAMES[KEY].facts
assert FACTS is not None
ENTRIES = FACTS.entries
SUMMIT_NEXT = "Q11ises-Y66050000G00000000-Yp1-6s"
"""Yellow has a six: one column would reach the summit with it, the other not."""


def test_forty_facts_ten_for_each_culture() -> None:
    assert len(ENTRIES) == len({fact.key for fact in ENTRIES}) == 40
    assert Counter(fact.colour for fact in ENTRIES) == dict.fromkeys(GAMES[KEY].colours, 10)
    assert len({fact.place for fact in ENTRIES}) == 40


def test_every_fact_has_a_source_that_names_a_work() -> None:
    """A modern work has its year; an ancient one its book and chapter; a page its title."""
    for fact in ENTRIES:
        assert re.search(r"\b(1[89]|20)\d\d\b|\b[IVX]+ \d+|no\. \d+|: \w", fact.source), fact
        assert len(fact.source) > 20, fact


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_fact_and_no_other(language: str) -> None:
    path = ROOT / "src" / "colonnade" / "locales" / language / f"facts_{KEY}.ftl"
    keys = re.findall(rf"^fact-{KEY}-(\S+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    others = ["about", "hint", *(f"group-{colour}" for colour in GAMES[KEY].colours)]
    assert keys == [*others, *(fact.key for fact in ENTRIES)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_are_one_or_two_short_sentences(language: str) -> None:
    """At 14 px a phone has about 50 characters a line beside the emblem: place and fact fit four
    lines.
    """
    speaker = Speaker(language)
    for fact in ENTRIES:
        text = speaker.text(f"fact-{KEY}-{fact.key}")
        assert 40 <= len(text) <= 150, (fact.key, len(text))
        assert text[0].isupper(), text
        assert re.search(r"[.”»’]$", text), text
        assert len(fact.place) + len(text) <= 190, fact.key


def test_the_page_of_the_docs_has_all_of_them() -> None:
    spec = importlib.util.spec_from_file_location("antiquity", ROOT / "docs" / "make_antiquity.py")
    assert spec is not None
    assert spec.loader is not None
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    assert maker.PAGE.read_text(encoding="utf-8") == maker.write_page()


# Which message brings a fact, and which fact


SMALL = Facts(
    "game-arrived", "piece", tuple(Fact(key, key[0], key, "a book") for key in ("Ya", "Yb", "Rc"))
)


def test_a_message_brings_a_fact_of_its_piece_s_colour() -> None:
    pieces = (Piece("1", "Y", "top"), Piece("2", "R", "top"))
    story = [
        message("game-arrived", piece="2"),
        message("game-moved", piece="1"),
        message("game-arrived", piece="9"),
    ]
    assert SMALL.find_colours(story, pieces) == ["R"]


def test_a_fact_is_told_once_and_the_seed_chooses() -> None:
    first = SMALL.choose("Y", (), "seed")
    assert first is not None
    assert SMALL.choose("Y", (), "seed") == first
    second = SMALL.choose("Y", {first.key}, "seed")
    assert second is not None
    assert {first.key, second.key} == {"Ya", "Yb"}
    assert SMALL.choose("Y", {"Ya", "Yb"}, "seed") is None
    assert {SMALL.choose("Y", (), str(seed)) for seed in range(20)} == set(SMALL.entries[:2])


def test_the_trigger_is_a_message_of_the_rules() -> None:
    """A move onto the summit says it, with the token; no other move does."""
    game, facts = GAMES[KEY], find_facts(GAMES[KEY])
    assert facts is not None
    state = game.from_position(SUMMIT_NEXT)
    raised = {
        str(action): facts.find_colours(
            game.narrate(state, action), game.view(game.apply(state, action), None).pieces
        )
        for action in game.legal(state)
    }
    assert raised == {"move Y1 6": ["Y"], "move Y2 6": []}


# The terminal


def test_the_terminal_tells_a_new_fact_for_every_column_that_is_raised() -> None:
    table = Table(KEY, ["greedy", "greedy"], seed=3)
    table.run()
    said = " ".join(table.output.getvalue().split())
    raised = said.count("is raised on the summit")
    speaker = Speaker("en")
    told = [
        fact
        for fact in ENTRIES
        if f"{fact.place}: {speaker.text(f'fact-{KEY}-{fact.key}')}" in said
    ]
    assert raised == len(told) >= 4


def test_a_game_without_facts_tells_none() -> None:
    assert [key for key, game in GAMES.items() if find_facts(game) is None] == ["columbiz"]
    assert find_facts(object()) is None  # type: ignore[arg-type]
