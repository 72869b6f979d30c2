"""The browser client says what is in the files, and the files hold nothing that it does not say."""

import re
from pathlib import Path

import pytest

from colonnade.bots.levels import levels_of
from colonnade.games import GAMES
from colonnade.locales import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCES = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]


LOCALES = ROOT / "src" / "colonnade" / "locales"
ELSEWHERE = ("cli", "terminal", "lab", "analysis_report", "printing", "printing_lesson")
"""Files that the browser does not load."""

COMMAND_LINE = (
    "error-option-",
    "error-seats-",
    "error-agent-",
    "error-extra-",
    "error-file-",
    "record-dice-source",
)
"""Beginnings of keys that only answer what was typed in a command line or written in a file."""

TYPED = {"keep", "stop", "place", "done", "forfeit", "roll", "exit", "move", "skip", "hello"}
NATIVE = {"en": TYPED - {"hello"}, "fr": {"place"}, "nl": {"stop"}}
"""What one types in a terminal, and which of it is a word of the language too."""


def file_keys(language: str = "en", areas: str = "web*") -> list[str]:
    texts = [
        path.read_text(encoding="utf-8")
        for path in sorted((LOCALES / language).glob(f"{areas}.ftl"))
    ]
    return re.findall(r"^([a-z][\w-]*) =", "\n".join(texts), re.MULTILINE)


def shown_texts(language: str) -> dict[str, str]:
    """What the browser may show, by key: its own sentence where it has one for a message."""
    found: dict[str, str] = {}
    for path in (LOCALES / language).glob("*.ftl"):
        if path.stem not in ELSEWHERE:
            text = re.sub(r"^#.*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
            found |= {
                match[1]: match[2]
                for match in re.finditer(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", text, re.MULTILINE)
            }
    return {
        key: found.get(f"web-{key}", text)
        for key, text in found.items()
        if not key.startswith(COMMAND_LINE)
    }


def said_keys() -> tuple[set[str], set[str]]:
    """The keys in the client's sources, and the beginnings of those it puts together."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    whole = set(re.findall(r"'(web-[\w-]+)'", text))
    begun = set(re.findall(r"`(web-[\w-]*)\$\{", text))
    return whole, begun


def test_every_word_of_the_client_is_in_the_files() -> None:
    whole, _ = said_keys()
    assert sorted(whole - set(file_keys())) == []


def test_every_word_of_the_files_is_said() -> None:
    whole, begun = said_keys()
    # the browser's own sentences for messages
    whole |= {f"web-{key}" for key in file_keys(areas="*")}
    assert (
        sorted(key for key in file_keys() if key not in whole and not key.startswith(tuple(begun)))
        == []
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_never_speaks_of_what_is_typed_in_a_terminal(language: str) -> None:
    coded = r"\b[YBGR][1-4]\b|name=value|module:Class|(?<!\w)--\w+"
    typed = "|".join(sorted(TYPED - NATIVE.get(language, set())))
    pattern = re.compile(rf"{coded}|\b({typed})\b" if typed else coded)
    spoken = {
        key: re.sub(r"\{ \$\w+ (->|\})|\*?\[[\w-]+\]", " ", text)
        for key, text in shown_texts(language).items()
    }
    assert {
        key: text
        for key, text in spoken.items()
        if pattern.search(text) and not key.startswith("rules-")
    } == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_codes_of_players_pieces_and_cells_are_put_into_words(language: str) -> None:
    """An argument that holds a code stands in a sentence by itself nowhere: a function or a variant
    gives its words.
    """
    coded = re.compile(r"\{ \$(token|tokens|first|instead|victim|colour) \}")
    assert {
        key: text
        for key, text in shown_texts(language).items()
        if coded.search(text) and not key.startswith("web-")
    } == {}


def test_every_bot_has_a_name() -> None:
    levels = {level for game in GAMES for level in levels_of(game)}
    assert sorted(levels - {key.removeprefix("web-level-") for key in file_keys()}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_short_enough_for_a_phone(language: str) -> None:
    """A primary button is one line at 360 px: about 26 characters at 18 px."""
    text = (ROOT / "src" / "colonnade" / "locales" / language / "web.ftl").read_text(
        encoding="utf-8"
    )
    labels = dict(
        re.findall(
            r"^(web-(?:button-\w+|start|join|play-bot|follow|rematch|show-result)) = (.*)$",
            text,
            re.MULTILINE,
        )
    )
    assert len(labels) == 10
    assert {key: label for key, label in labels.items() if len(label) > 26} == {}
