"""The browser client says what is in the files, and the files hold nothing that it does not say."""

import re
from pathlib import Path

import pytest

from colonnade.bots.levels import levels_of
from colonnade.games import GAMES
from colonnade.locales import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCES = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]


def file_keys(language: str = "en") -> list[str]:
    texts = [path.read_text(encoding="utf-8") for path in sorted((ROOT / "src" / "colonnade" / "locales" / language).glob("web*.ftl"))]
    return re.findall(r"^([a-z][\w-]*) =", "\n".join(texts), re.MULTILINE)


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
    assert sorted(key for key in file_keys() if key not in whole and not key.startswith(tuple(begun))) == []


def test_every_bot_has_a_name() -> None:
    levels = {level for game in GAMES for level in levels_of(game)}
    assert sorted(levels - {key.removeprefix("web-level-") for key in file_keys()}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_short_enough_for_a_phone(language: str) -> None:
    """A primary button is one line at 360 px: about 26 characters at 18 px."""
    text = (ROOT / "src" / "colonnade" / "locales" / language / "web.ftl").read_text(encoding="utf-8")
    labels = dict(re.findall(r"^(web-(?:button-\w+|start|join|play-bot|follow|rematch|show-result)) = (.*)$", text, re.MULTILINE))
    assert len(labels) == 10
    assert {key: label for key, label in labels.items() if len(label) > 26} == {}
