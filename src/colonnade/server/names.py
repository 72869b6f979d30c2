"""Names that a host forbids, also in disguise: other capitals, accents, small capitals, enclosed
letters, digits and letters of other alphabets that look alike, and spaces between the letters.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import Any

from colonnade.core.errors import ColonnadeError
from colonnade.server.messages import clean_name

ANYWHERE = "*"
COMMENT = "#"
_SIGNS = str.maketrans(
    {
        "0": "o",
        "1": "i",
        "3": "e",
        "4": "a",
        "5": "s",
        "6": "g",
        "7": "t",
        "8": "b",
        "9": "g",
        "@": "a",
        "$": "s",
        "€": "e",
        "|": "i",
        "l": "i",
    }
)
"""Digits and signs that are read as a small letter. `i` and `l` are one."""
_LEFT_OUT = ("Mn", "Mc", "Me", "Cf")
"""The categories of marks on letters, and of characters that are not seen."""
_LATIN = re.compile(
    r"(?:LATIN (?:SMALL |CAPITAL )?LETTER (?:SMALL CAPITAL )?|SYMBOL LETTER )([A-Z])(?: WITH .+)?$"
)
"""The end of the Unicode name of a small capital, an enclosed letter, or one with a stroke."""
_FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Characters that look like nothing, although they are letters, marks or signs."""
MARKS_AT_ONE_PLACE, MARKS_IN_A_ROW = 2, 5
"""How many marks a letter of a name may have above it, below it, or at any other place, and in all.
Vietnamese has two above a letter, Tibetan and Burmese have four at different places.
"""


class BadName(ColonnadeError):
    """A name that the host of the server does not allow."""

    code = "bad-name"


class NameFilter:
    """The words that a host forbids in names: each as a whole word or, with a `*`, anywhere."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self._words: set[str] = set()
        self._parts: set[str] = set()
        for word in words:
            found = self._parts if ANYWHERE in word else self._words
            found.update(map("".join, _read(word.replace(ANYWHERE, ""))))
        self._words.discard("")
        self._parts.discard("")

    def is_forbidden(self, name: str) -> bool:
        """Whether a name contains a forbidden word."""
        return bool(self._words or self._parts) and any(map(self._has_forbidden, _read(name)))

    def _has_forbidden(self, words: list[str]) -> bool:
        whole = "".join(words)
        spelled = _join_letters(words)
        return not self._words.isdisjoint((*words, *spelled, whole)) or any(
            part in whole for part in self._parts
        )


def clean_allowed_name(name: str, forbidden: tuple[str, ...]) -> str:
    """The name as it is shown. Raises `BadName` where it contains a forbidden word, also in what is
    cut off (records have longer names), or is unreadable.
    """
    cleaned, words = clean_name(name), _make_filter(forbidden)
    if any(is_unreadable(text) or words.is_forbidden(text) for text in (name, cleaned)):
        raise BadName("error-server-name")
    return cleaned


def is_unreadable(name: str) -> bool:
    """Whether nothing of a name can be seen, though it is not empty, or it has fillers that look
    like nothing, or more marks at one place or on one letter than any language has.
    """
    return (
        not _FILLERS.isdisjoint(name)
        or (bool(name.strip()) and not any(map(_is_visible, name)))
        or any(
            is_run and _has_too_many_marks(list(run))
            for is_run, run in groupby(unicodedata.normalize("NFD", name), _is_stacked)
        )
    )


def _is_visible(character: str) -> bool:
    return unicodedata.category(character)[0] not in "CZ" and not _is_stacked(character)


def _is_stacked(character: str) -> bool:
    """Whether a character is a mark without a width of its own."""
    return unicodedata.category(character) in ("Mn", "Me")


def _has_too_many_marks(marks: list[str]) -> bool:
    """Whether the marks of a letter are too many. Their place is their combining class; a mark
    without one has a place of its own, but all that enclose the letter have the same.
    """
    places = Counter(
        unicodedata.combining(mark) or (mark if unicodedata.category(mark) == "Mn" else "Me")
        for mark in marks
    )
    return len(marks) > MARKS_IN_A_ROW or max(places.values()) > MARKS_AT_ONE_PLACE


@lru_cache(maxsize=4)
def _make_filter(words: tuple[str, ...]) -> NameFilter:
    return NameFilter(words)


def parse_words(text: str) -> tuple[str, ...]:
    """The words of a host's list, one per line; empty lines and those that begin with `#` are left
    out.
    """
    lines = (line.strip() for line in text.splitlines())
    return tuple(line for line in lines if line and not line.startswith(COMMENT))


def _join_letters(words: list[str]) -> list[str]:
    """The words that are spelled by single letters, as in `r u d e person`."""
    runs = groupby(words, lambda word: len(word) == 1)
    return ["".join(run) for is_spelled, run in runs if is_spelled]


def _read(text: str) -> list[list[str]]:
    """The words of a text in small Latin letters, as it is written and as all capitals read alike:
    in Greek and Cyrillic a capital may look like another Latin letter than its small one.
    """
    return [_split_words(text), _split_words(text.casefold())]


def _split_words(name: str) -> list[str]:
    folded = "".join(map(_find_latin, _strip_marks(name))).translate(_SIGNS)
    return "".join(letter if letter.isalnum() else " " for letter in folded).split()


def _strip_marks(text: str) -> str:
    return "".join(
        character
        for character in unicodedata.normalize("NFKD", text)
        if unicodedata.category(character) not in _LEFT_OUT
    )


@lru_cache(maxsize=10_000)
def _find_latin(character: str) -> str:
    """The small Latin letters or the digit that a character looks like, by its Unicode name or by
    Unicode's list of confusable characters; else the character.
    """
    if character.isascii():
        return character.lower()
    named = _LATIN.search(unicodedata.name(character, ""))
    if named is not None:
        return named[1].lower()
    for case in (character, character.lower(), character.upper()):
        for seen in (case, *_list_confusables(case)):
            plain = _strip_marks(seen)
            if plain.isascii() and plain.isalnum():
                return plain.lower()
    return character


def _list_confusables(text: str) -> list[str]:
    # here: it reads a megabyte of data, and most servers forbid no names
    from confusable_homoglyphs import (  # pyright: ignore[reportMissingTypeStubs]
        confusables,
    )

    find: Any = confusables.is_confusable  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
    return [like["c"] for found in find(text, greedy=True) or () for like in found["homoglyphs"]]
