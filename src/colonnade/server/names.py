"""Names that a host forbids, also in disguise: other capitals, accents, digits and letters of other
alphabets that look alike, and spaces between the letters.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby

from colonnade.core.errors import ColonnadeError
from colonnade.server.messages import clean_name

ANYWHERE = "*"
COMMENT = "#"
_LOOKALIKES = str.maketrans(
    {
        lookalike: letter
        for letter, lookalikes in {
            "a": "аα4@",
            "ae": "æ",
            "b": "вβ8",
            "c": "с¢",
            "d": "δđðԁ",
            "e": "еε3€",
            "f": "ƒ",
            "g": "69",
            "h": "нһħ",
            "i": "іιı1|lł",
            "j": "ј",
            "k": "кκ",
            "m": "м",
            "n": "пη",
            "o": "оο0ø",
            "oe": "œ",
            "p": "рρ",
            "r": "г",
            "s": "ѕ5$",
            "t": "тτ7ŧ",
            "u": "υμ",
            "v": "ν",
            "w": "ωш",
            "x": "хχ",
            "y": "уγ",
        }.items()
        for lookalike in lookalikes
    }
)
"""Small letters and signs that are read as another letter. `i` and `l` are one."""
_LEFT_OUT = ("Mn", "Mc", "Me", "Cf")
"""The categories of marks on letters, and of characters that are not seen."""


class BadName(ColonnadeError):
    """A name that the host of the server does not allow."""

    code = "bad-name"


class NameFilter:
    """The words that a host forbids in names: each as a whole word or, with a `*`, anywhere."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self._words: set[str] = set()
        self._parts: set[str] = set()
        for word in words:
            folded = "".join(_split_words(word.replace(ANYWHERE, "")))
            if folded:
                (self._parts if ANYWHERE in word else self._words).add(folded)

    def is_forbidden(self, name: str) -> bool:
        """Whether a name contains a forbidden word."""
        words = _split_words(name)
        whole = "".join(words)
        spelled = _join_letters(words)
        return not self._words.isdisjoint((*words, *spelled, whole)) or any(
            part in whole for part in self._parts
        )


def clean_allowed_name(name: str, forbidden: tuple[str, ...]) -> str:
    """The name as it is shown. Raises `BadName` where it contains a forbidden word, also in what is
    cut off: records have longer names.
    """
    cleaned, words = clean_name(name), _make_filter(forbidden)
    if words.is_forbidden(cleaned) or words.is_forbidden(name):
        raise BadName("error-server-name")
    return cleaned


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


def _split_words(name: str) -> list[str]:
    """The words of a name in their plainest letters."""
    plain = "".join(
        character
        for character in unicodedata.normalize("NFKD", name)
        if unicodedata.category(character) not in _LEFT_OUT
    )
    folded = plain.casefold().translate(_LOOKALIKES)
    return "".join(letter if letter.isalnum() else " " for letter in folded).split()
