"""Parses what a player types: a command (`undo`, `hint`), a choice by its number, or an action as
the record writes it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from colonnade.core.view import View
from colonnade.locales import Speaker

WORDS = ("help", "hint", "undo", "board", "log", "save", "load", "quit")
"""The commands at a local table. Each also has a name in the player's language:
`terminal-word-undo`.
"""


@dataclass(frozen=True, slots=True)
class Nothing:
    """An empty line: throw, where dice are to be thrown."""


@dataclass(frozen=True, slots=True)
class Word:
    """A command, and the rest of the line."""

    word: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class Why:
    """`?`: why the last action was refused, or why this one would be."""

    text: str = ""


@dataclass(frozen=True, slots=True)
class Number:
    """A choice by its number in the list, from 1; not checked."""

    number: int


@dataclass(frozen=True, slots=True)
class Typed:
    """An action as the record writes it; not checked."""

    text: str


Command = Nothing | Word | Why | Number | Typed


def clean(line: str) -> str:
    """The line with single spaces and without characters that cannot be printed."""
    return " ".join(
        "".join(character if character.isprintable() else " " for character in line).split()
    )


def parse_command(
    line: str, speaker: Speaker, view: View | None = None, words: Sequence[str] = WORDS
) -> Command:
    """The parsed line. With a view, a bare number is the number of a choice or, where dice are to
    be kept, their faces.
    """
    text = clean(line)
    if not text:
        return Nothing()
    if text.startswith("?"):
        return Why(_complete(text[1:].strip(), view))
    first, _, rest = text.partition(" ")
    word = find_word(first, speaker, words)
    if word is not None:
        return Word(word, rest)
    if view is not None and view.keep is None and text.isdecimal() and text.isascii():
        return Number(int(text[:9]))
    return Typed(_complete(text, view))


def find_word(text: str, speaker: Speaker, words: Sequence[str] = WORDS) -> str | None:
    """The command named by a text, in English or in the player's language."""
    typed = text.casefold()
    for word in words:
        if typed in (word, speaker.text(f"terminal-word-{word}").casefold()):
            return word
    return None


def _complete(text: str, view: View | None) -> str:
    """The canonical text of an action: `keep` may be left out where dice are to be kept, and the
    case of the verb does not matter.
    """
    faces = parse_faces(text)
    if faces is not None and view is not None and view.keep is not None:
        return format_keep(faces, view.keep.verb)
    first, _, rest = text.partition(" ")
    kept = parse_faces(rest)
    verb = "keep" if view is None or view.keep is None else view.keep.verb
    if first.casefold() == verb and kept is not None:
        return format_keep(kept, verb)
    return " ".join([first.casefold(), *rest.split()])


def parse_faces(text: str) -> tuple[int, ...] | None:
    """The faces in a text, `5 5 3` or `5,5,3` or `553`; None for any other text."""
    compact = text.replace(",", " ").replace("+", " ").split()
    if not compact or not all(part.isascii() and part.isdecimal() for part in compact):
        return None
    if len(compact) == 1 and len(compact[0]) <= 16:
        return tuple(int(digit) for digit in compact[0])
    return tuple(int(part[:9]) for part in compact)


def format_keep(faces: Sequence[int], verb: str) -> str:
    """The canonical text of keeping these faces."""
    return " ".join([verb, *map(str, sorted(faces))])


Ask = Callable[[str], str]
"""Asks a question and returns the typed line; raises `EOFError` at the end of the input."""
