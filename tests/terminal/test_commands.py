"""What was typed, as commands: words of the table in every language, numbers, faces, actions."""

import pytest

from colonnade.core.game import Decide
from colonnade.core.view import KeepChoice, View
from colonnade.games import GAMES
from colonnade.locales import LANGUAGES, Speaker
from colonnade.terminal.commands import (
    WORDS,
    Nothing,
    Number,
    Typed,
    Why,
    Word,
    clean,
    find_word,
    parse_command,
    parse_faces,
)

ENGLISH = Speaker("en")
PLAIN = View("toy", "", Decide(0), (), (), (), ())
KEEPING = View("toy", "", Decide(0), (), (), (), (), keep=KeepChoice((1, 5, 5), ()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_understood_in_english_and_in_the_players_language(language: str) -> None:
    speaker = Speaker(language)
    for word in WORDS:
        assert find_word(word.upper(), speaker) == word
        assert find_word(speaker.text(f"terminal-word-{word}"), speaker) == word


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_single_distinct_and_no_game_uses_them(language: str) -> None:
    speaker = Speaker(language)
    words = [speaker.text(f"terminal-word-{word}") for word in WORDS]
    assert len(set(words)) == len(words)
    assert all(len(word.split()) == 1 for word in words)
    actions = {
        "start",
        "roll",
        "keep",
        "stop",
        "place",
        "done",
        "forfeit",
        "exit",
        "move",
        "bonus",
        "skip",
    }
    assert not actions & set(words)


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("", Nothing()),
        ("  \t ", Nothing()),
        ("3", Number(3)),
        ("99999999999999999999", Number(999999999)),
        ("place 5-3", Typed("place 5-3")),
        ("  PLACE   5-3 ", Typed("place 5-3")),
        ("move Y1 6", Typed("move Y1 6")),
        ("keep 5 1 5", Typed("keep 1 5 5")),
        ("?", Why()),
        ("? place 5-3", Why("place 5-3")),
        ("?place 5-3", Why("place 5-3")),
        ("save my game.json", Word("save", "my game.json")),
        ("\x1b[31mquit", Typed("[31mquit")),
    ],
)
def test_lines_are_commands(line: str, command: object) -> None:
    assert parse_command(line, ENGLISH, PLAIN) == command


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("5 5", "keep 5 5"),
        ("55", "keep 5 5"),
        ("5,1", "keep 1 5"),
        ("5", "keep 5"),
        ("keep", "keep"),
        ("stop", "stop"),
        ("keep 5 1", "keep 1 5"),
    ],
)
def test_faces_alone_are_kept(line: str, text: str) -> None:
    assert parse_command(line, ENGLISH, KEEPING) == Typed(text)


def test_why_understands_faces_too() -> None:
    assert parse_command("? 5 1", ENGLISH, KEEPING) == Why("keep 1 5")


@pytest.mark.parametrize(
    ("text", "faces"),
    [
        ("1 2 3", (1, 2, 3)),
        ("123", (1, 2, 3)),
        ("7", (7,)),
        ("", None),
        ("a", None),
        ("٣", None),
        ("1 x", None),
    ],
)
def test_faces(text: str, faces: tuple[int, ...] | None) -> None:
    assert parse_faces(text) == faces


def test_what_cannot_be_printed_is_left_out() -> None:
    assert clean("a\x00b\x1b[2J\r\n c") == "a b [2J c"


def test_no_game_is_named_in_the_terminal() -> None:
    from pathlib import Path

    import colonnade.terminal

    for path in Path(str(colonnade.terminal.__file__)).parent.glob("*.py"):
        assert not [key for key in GAMES if key in path.read_text(encoding="utf-8")], path
