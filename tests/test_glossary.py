"""One word for one thing: the glossary of docs/translating.md holds in every file of every language."""

import re
from functools import cache
from pathlib import Path

import pytest

from colonnade.locales import LANGUAGES

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "src" / "colonnade" / "locales"
OTHERS = [language for language in LANGUAGES if language != "en"]
PLAYED = ("columbiz", "quatre_colonnes", "coach", "server", "web", "web_review", "lessons", "rules_columbiz", "rules_quatre_colonnes")
"""The files that people read while they play."""
SAID_OTHERWISE = {"rules-L4-5", "rules-L5-3", "rules-C1-3", ("nl", "web-partners")}
"""Sentences that a language says well without the term."""


@cache
def messages(language: str) -> dict[str, str]:
    """Every message of the files that people read while they play, by its key."""
    found: dict[str, str] = {}
    for area in PLAYED:
        path = LOCALES / language / f"{area}.ftl"
        if path.exists():
            text = re.sub(r"^#.*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
            found |= {match[1]: match[2] for match in re.finditer(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", text, re.MULTILINE)}
    return found


def rows(heading: str) -> list[list[str]]:
    text = (ROOT / "docs" / "translating.md").read_text(encoding="utf-8")
    table = text[text.index(heading) :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def words_of(text: str) -> str:
    """What a message says, without the names of variables and variants."""
    return re.sub(r"\{ [A-Z]+\([^{}]*\) \}|\{ \$\w+ (->|\})|\*?\[\w[\w-]*\]", " ", text)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("row", rows("| English | fr |"), ids=lambda row: row[0])
def test_a_term_is_always_the_same_word(language: str, row: list[str]) -> None:
    english = re.compile(r"\b(" + "|".join(row[0].split(", ")) + r")s?\b", re.IGNORECASE)
    terms = row[1 + OTHERS.index(language)].split(", ")
    own = messages(language)
    differing = {
        key: own[key]
        for key, text in messages("en").items()
        if english.search(words_of(text))
        and not any(term in own[key].lower() for term in terms)
        and not {key, (language, key)} & SAID_OTHERWISE
    }
    assert differing == {}


@pytest.mark.parametrize("row", rows("| language | not |"), ids=lambda row: row[0])
def test_words_that_are_not_ours(row: list[str]) -> None:
    avoided = re.compile(r"\b(" + "|".join(map(re.escape, row[1].split(", "))) + r")(s|er|en|a)?\b", re.IGNORECASE)
    assert {key: text for key, text in messages(row[0]).items() if avoided.search(words_of(text))} == {}
