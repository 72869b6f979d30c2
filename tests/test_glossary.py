"""One word for one thing: the terms of docs/translating.md in every language, and the terms of
docs/glossary.md in rules, code and docs.
"""

import re
from functools import cache
from pathlib import Path

import pytest

from colonnade.locales import LANGUAGES

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "src" / "colonnade" / "locales"
OTHERS = [language for language in LANGUAGES if language != "en"]
PLAYED = (
    "columbiz",
    "quatre_colonnes",
    "coach",
    "server",
    "web",
    "web_review",
    "web_referee",
    "web_album",
    "web_printing",
    "printing",
    "printing_lesson",
    "lessons",
    "rules_columbiz",
    "rules_quatre_colonnes",
)
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
            found |= {
                match[1]: match[2]
                for match in re.finditer(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", text, re.MULTILINE)
            }
    return found


def rows(heading: str, page: str = "translating.md") -> list[list[str]]:
    """The rows of the table whose header begins so; each as its cells."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
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
        and not any(term.lower() in own[key].lower() for term in terms)
        and not {key, (language, key)} & SAID_OTHERWISE
    }
    assert differing == {}


@pytest.mark.parametrize("row", rows("| language | not |"), ids=lambda row: row[0])
def test_words_that_are_not_ours(row: list[str]) -> None:
    avoided = re.compile(
        r"\b(" + "|".join(map(re.escape, row[1].split(", "))) + r")(s|er|en|a)?\b", re.IGNORECASE
    )
    assert {
        key: text for key, text in messages(row[0]).items() if avoided.search(words_of(text))
    } == {}


def test_in_french_nothing_agrees_with_the_name_of_a_column() -> None:
    """“Vert 2 est renvoyée” is neither the colour's gender nor said of a column."""
    agreeing = re.compile(r"\b\w{3,}ées?\b")
    assert {
        key: text
        for key, text in messages("fr").items()
        if "PIECE(" in text and agreeing.search(words_of(text))
    } == {}


# docs/glossary.md

GAMES = {
    "## Columbiz": ("columbiz.md", "rules_columbiz"),
    "## Les 4 colonnes": ("les-4-colonnes.md", "rules_quatre_colonnes"),
}


def game_terms() -> list[tuple[str, str, str, str, str]]:
    """Every term of a game: itself, its French pair, its clause, its rules page and the file of its
    French rules.
    """
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    found: list[tuple[str, str, str, str, str]] = []
    for heading, (rules, locale) in GAMES.items():
        section = page[page.index(heading) :].split("\n\n")[1]
        for line in section.splitlines()[2:]:
            term, french, clause, _ = (cell.strip() for cell in line.strip("|").split("|"))
            found.append((term, french, clause, rules, locale))
    return found


def without_ending(word: str) -> str:
    """A French word as it is found in its other forms: without reflexive pronoun and infinitive
    ending.
    """
    return re.sub(r"(er|r)$", "", word.removeprefix("s’"))


@cache
def everything_but_the_glossary() -> str:
    """Code and docs, in small letters."""
    pages = [page for page in (ROOT / "docs").glob("*.md") if page.name != "glossary.md"]
    files = [*pages, *(ROOT / "src" / "colonnade").rglob("*.py")]
    return "\n".join(file.read_text(encoding="utf-8").lower() for file in files)


@pytest.mark.parametrize("term", game_terms(), ids=lambda term: f"{term[2]} {term[0]}")
def test_a_term_of_a_game_is_defined_by_its_clause(term: tuple[str, str, str, str, str]) -> None:
    english, french, clause, rules, locale = term
    page = (ROOT / "docs" / "rules" / rules).read_text(encoding="utf-8")
    section = next(
        part for part in page.split("\n## ") if part.startswith(f"{clause.split('.')[0]} ")
    )
    defined = re.search(rf"^- \*\*{re.escape(clause)}\*\* .*(\n  .*)*", section, re.MULTILINE)
    assert defined, f"{clause} is not a clause"
    words = f"{section.splitlines()[0]} {defined[0]}".lower()
    assert english in words, f"{english} is not in {clause}"
    text = (LOCALES / "fr" / f"{locale}.ftl").read_text(encoding="utf-8").lower()
    assert without_ending(french) in text, f"{french} is not in the French rules"


@pytest.mark.parametrize("row", rows("| term | meaning |", "glossary.md"), ids=lambda row: row[0])
def test_a_term_of_the_project_is_used(row: list[str]) -> None:
    uses = re.findall(rf"\b{row[0]}s?\b", everything_but_the_glossary())
    assert len(uses) >= 3, f"{row[0]} is hardly used: remove it from the glossary"


def test_terms_of_the_project_are_sorted_and_stated_once() -> None:
    terms = [row[0] for row in rows("| term | meaning |", "glossary.md")]
    assert terms == sorted(set(terms))


# Plain words

DIALECT = re.compile(
    r"\b(by lot|so many|so often|whoever|beside the rules|such and such|hang up|for ever)\b",
    re.IGNORECASE,
)
"""Phrases for which there is a plain word: at random, a number, the seat that …, not a move."""
PLAIN = ("cli", "core", "games", "locales", "server", "terminal")
"""The packages that are written in plain words throughout."""


@pytest.mark.parametrize("package", PLAIN)
def test_packages_are_written_in_plain_words(package: str) -> None:
    files = sorted((ROOT / "src" / "colonnade" / package).rglob("*.py"))
    found = [
        f"{file.name}:{number}: {line.strip()}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if DIALECT.search(line)
    ]
    assert files
    assert found == []
