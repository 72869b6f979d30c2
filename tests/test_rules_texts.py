"""The rules shown to players: every clause of docs/rules has its text in every language, with the
same figures.
"""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse, serialize
from fluent.syntax.serializer import serialize_pattern

from colonnade.core.options import format_value
from colonnade.games import GAMES
from colonnade.locales import LANGUAGES, Speaker

ROOT = Path(__file__).parent.parent
LOCALES = ROOT / "src" / "colonnade" / "locales"
PAGES = {"columbiz": "columbiz.md", "quatre_colonnes": "les-4-colonnes.md"}
OTHERS = [language for language in LANGUAGES if language != "en"]


def page(game: str) -> str:
    return (ROOT / "docs" / "rules" / PAGES[game]).read_text(encoding="utf-8")


@cache
def clauses(game: str) -> dict[str, str]:
    """The clauses of a rules page by their numbers, with the tables that follow them."""
    parts = re.split(r"^- \*\*([CL]\d+\.\d+)\*\* ", page(game), flags=re.MULTILINE)
    texts = (re.split(r"^## ", text, flags=re.MULTILINE)[0] for text in parts[2::2])
    found = dict(zip(parts[1::2], texts, strict=True))
    assert len(found) == len(parts) // 2, "a clause number is there twice"
    return found


def sections(game: str) -> list[str]:
    return re.findall(r"^## ([CL]\d+) ", page(game), flags=re.MULTILINE)


def examples(game: str) -> list[str]:
    return re.findall(
        r"^(\d+)\. ", page(game).partition("## Worked examples")[2], flags=re.MULTILINE
    )


def expected_keys(game: str) -> set[str]:
    return (
        {f"rules-{clause.replace('.', '-')}" for clause in clauses(game)}
        | {f"rules-{section}-title" for section in sections(game)}
        | {
            f"rules-{game}-{word}"
            for word in ("intro", "options", "options-title", "examples-title")
        }
        | {
            f"rules-{game}-switch-{field.name}-{part}"
            for field in GAMES[game].options_type.fields
            for part in ("sheet", "ours", "or")
        }
        | {f"rules-{game}-example-{number}" for number in examples(game)}
    )


@cache
def texts(language: str, game: str) -> dict[str, str]:
    """The texts of a game's rules in one language, as they stand in the file."""
    path = LOCALES / language / f"rules_{game}.ftl"
    resource = parse(path.read_text(encoding="utf-8"))
    assert "Junk" not in {type(entry).__name__ for entry in resource.body}, serialize(
        resource, with_junk=True
    )
    messages = [
        entry for entry in resource.body if isinstance(entry, fluent.Message) and entry.value
    ]
    return {
        entry.id.name: serialize_pattern(entry.value).strip() for entry in messages if entry.value
    }


def figures(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def test_the_pages_have_their_clauses() -> None:
    assert {"C1.1", "C4.4"} <= clauses("columbiz").keys()
    assert {"L1.1", "L9.3"} <= clauses("quatre_colonnes").keys()
    assert [len(clauses(game)) for game in PAGES] == [19, 40]
    assert [len(examples(game)) for game in PAGES] == [8, 10]
    assert set(PAGES) == set(GAMES)


@pytest.mark.parametrize("game", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_its_text_and_every_text_its_clause(language: str, game: str) -> None:
    keys = texts(language, game).keys()
    assert sorted(expected_keys(game) - keys) == []
    assert sorted(keys - expected_keys(game)) == []


@pytest.mark.parametrize("game", PAGES)
def test_the_clauses_stand_in_the_order_of_the_page(game: str) -> None:
    numbers = [key for key in texts("en", game) if re.fullmatch(r"rules-[CL]\d+-\d+", key)]
    assert numbers == [f"rules-{clause.replace('.', '-')}" for clause in clauses(game)]


@pytest.mark.parametrize("game", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_are_plain_sentences(language: str, game: str) -> None:
    for key, text in texts(language, game).items():
        assert not set("'\"!{}`*_") & set(text), key
        assert "  " not in text, key
        assert text[0].isupper(), key
        assert key.endswith("title") == (text[-1] != "."), key
        assert Speaker(language).text(key) == text, key


@pytest.mark.parametrize("game", PAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_the_figures_are_those_of_english(language: str, game: str) -> None:
    different = {
        key: (figures(texts(language, game)[key]), figures(text))
        for key, text in texts("en", game).items()
        if figures(texts(language, game)[key]) != figures(text)
    }
    assert not different


# What the pages say, against the texts


@pytest.mark.parametrize("game", PAGES)
def test_the_figures_of_a_clause_are_in_its_text(game: str) -> None:
    """Whatever a clause of the page gives in figures, its text gives too; ranges, cells and tables
    alike.
    """
    missing: dict[str, set[str]] = {}
    for clause, law in clauses(game).items():
        spoken = re.sub(r"\b[CLRQ]\d+(\.\d+)?|`\w+ = [^`]*`|⌊.*⌋", "", law)
        wanted = set(figures(spoken)) - {"1"}  # “one” is said in words
        missing[clause] = wanted - set(
            figures(texts("en", game)[f"rules-{clause.replace('.', '-')}"])
        )
    assert {clause: lacking for clause, lacking in missing.items() if lacking} == {}


def test_the_prison_table_is_complete_in_every_language() -> None:
    rows = [
        re.findall(r"\d+", row)
        for row in re.findall(r"^\| (?:prisoners|points).*$", page("columbiz"), flags=re.MULTILINE)
    ]
    table = list(zip(*rows, strict=True))
    assert len(table) == 13
    for language in LANGUAGES:
        pairs = re.findall(r"(\d+)\D+(\d+)", texts(language, "columbiz")["rules-C4-2"])
        assert pairs == table, language


def test_the_points_beyond_twelve_follow_the_formula() -> None:
    for language in LANGUAGES:
        text = texts(language, "columbiz")["rules-C4-3"]
        pairs = re.findall(r"\b(1[3-5])\D+(\d+)", text)
        assert [(int(n), int(points)) for n, points in pairs] == [
            (n, (n + 1) ** 2 // 4) for n in (13, 14, 15)
        ], language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("clause", "game", "option", "value"),
    [
        ("C2-3", "columbiz", "kept_dice", "locked"),
        ("C4-3", "columbiz", "beyond_twelve", "cap"),
        ("L5-2", "quatre_colonnes", "finish", "free"),
    ],
)
def test_a_switch_is_quoted_by_its_name(
    language: str, clause: str, game: str, option: str, value: str
) -> None:
    (field,) = (field for field in GAMES[game].options_type.fields if field.name == option)
    assert value in [format_value(of) for of in field.values]
    assert (
        Speaker(language).text(f"{game}-option-{option}-{value}")
        in texts(language, game)[f"rules-{clause}"]
    )


@pytest.mark.parametrize("game", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_that_are_cited_exist(language: str, game: str) -> None:
    for key, text in texts(language, game).items():
        for cited in re.findall(r"\b[CL]\d+(?:\.\d+)?", text):
            assert cited in {*clauses(game), *sections(game)}, f"{key}: {cited}"


def test_no_text_cites_a_ruling() -> None:
    """Players read what holds; the numbers of rulings stay on the page for the makers."""
    for game in PAGES:
        for language in LANGUAGES:
            assert not [
                key
                for key, text in texts(language, game).items()
                if re.search(r"\b[RQ]\d+\b", text)
            ]
