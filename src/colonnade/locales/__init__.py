"""The languages of the players: sentences for message keys, from Fluent files. A folder per
language, one `.ftl` file per area.

Only user interfaces import this package. All others produce message keys and arguments
(`core/message.py`).
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent

from colonnade.core.errors import BadOption
from colonnade.core.message import Argument, Message
from colonnade.core.percentages import round_percent
from colonnade.core.plugins import list_words


class Language(NamedTuple):
    """A language: its own name for itself, and how it writes numbers."""

    name: str
    decimal_sign: str
    percent_sign: str
    """The sign after a percentage, with the space before it."""


LANGUAGES = {
    "en": Language("English", ".", "%"),
    "fr": Language("Français", ",", "\u202f%"),
    "nl": Language("Nederlands", ",", "%"),
    "es": Language("Español", ",", "\u00a0%"),
    "sv": Language("Svenska", ",", "\u00a0%"),
}
"""The languages by their codes. `web/generate.py` writes the browser's list from it."""
FALLBACK = "en"


class Speaker:
    """Formats messages in one language. A message that the language does not have is formatted in
    English, and one that English does not have is its key.

    `names` maps colours to the players' names; players without a name are called by their colours.
    With `shows_codes`, pieces and cells are followed by their codes: `green 2 (G2)`.
    """

    def __init__(
        self, language: str, names: Mapping[str, str] | None = None, *, shows_codes: bool = False
    ) -> None:
        if language not in LANGUAGES:
            raise BadOption(
                "error-option-value",
                option="language",
                value=language[:40],
                values=", ".join(LANGUAGES),
            )
        self.language = language
        self.names = dict(names or {})
        self.shows_codes = shows_codes
        self.functions: dict[str, Callable[..., Any]] = {
            "PLAYER": self._name_player,
            "PIECE": self._name_pieces,
            "CELL": self._name_cell,
            "CAPITAL": capitalise,
            "PERCENT": self.format_percent,
            "CASES": self._format_cases,
        }

    @cached_property
    def _bundles(self) -> list[FluentBundle]:
        """The messages of the language and of English. Read at the first use, which takes 0.2 s."""
        # Without isolation marks: all languages run from left to right, and terminals show the
        # marks as boxes.
        bundles = [
            FluentBundle([each], self.functions, use_isolating=False)
            for each in dict.fromkeys((self.language, FALLBACK))
        ]
        for bundle in bundles:
            for resource in _resources(bundle.locales[0]):
                bundle.add_resource(resource)
        return bundles

    def say(self, message: Message) -> str:
        """The sentence of a message, without its clause."""
        return self._render(message.key, dict(message.arguments))

    def say_with_clause(self, message: Message) -> str:
        """The sentence of a message and its clause, if it has one: `The cell is taken.
        (C3.2)`.
        """
        sentence = self.say(message)
        return f"{sentence} ({message.clause})" if message.clause else sentence

    def text(self, key: str, /, **arguments: Argument) -> str:
        """The sentence of a key and its arguments."""
        return self._render(key, arguments)

    def has(self, key: str) -> bool:
        """Whether the language itself has the key."""
        return self._bundles[0].has_message(key)

    @staticmethod
    def list_keys(area: str) -> tuple[str, ...]:
        """The keys of one file, in its order; nothing if there is no such file."""
        return _list_keys(area)

    def explain_option(self, game: str, option: str) -> tuple[tuple[str, str], ...]:
        """What the printed sheet says of an option, what is played by default, and what can be
        chosen instead, each with its label; nothing where the rules of the game do not tell.
        """
        labels = {"sheet": f"{game}-sheet-says", "ours": "option-ours", "or": "option-or"}
        rows = [(label, f"rules-{game}-switch-{option}-{part}") for part, label in labels.items()]
        return tuple((self.text(label), self.text(key)) for label, key in rows if self.has(key))

    # Chances: no other function of Python writes a percentage for a person

    def format_percent(self, share: float, digits: int | None = None) -> str:
        """A chance, or the size of a difference of chances, as the language writes it: `43%`,
        `4.3 %`, `under 0.1%`. See `round_percent`.
        """
        return self._format_percent("percent-bound", share, digits)

    def format_change(self, change: float, digits: int = 1) -> str:
        """By how much a chance has changed, with its sign: `+4.2%`."""
        number = f"{100 * change:+.{digits}f}"
        return self._write_percent(number if float(number) else number[1:])

    def _format_cases(self, share: float, digits: int | None = None) -> str:
        return self._format_percent("percent-cases", share, digits)

    def _format_percent(self, key: str, share: float, digits: int | None) -> str:
        bound, number = round_percent(float(share), digits)
        return self._render(key, {"bound": bound, "percent": self._write_percent(number)})

    def _write_percent(self, number: str) -> str:
        language = LANGUAGES[self.language]
        written = number.replace("-", "\N{MINUS SIGN}").replace(".", language.decimal_sign)
        return written + language.percent_sign

    def _render(self, key: str, arguments: Mapping[str, Argument]) -> str:
        return self._find(key, arguments) or key

    def _find(self, key: str, arguments: Mapping[str, Argument]) -> str | None:
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(arguments))[0])
        return None

    def _find_in_games(self, rest: str, **arguments: Argument) -> str | None:
        return next(
            filter(None, (self._find(f"{game}-{rest}", arguments) for game in _games())), None
        )

    # Functions of the Fluent files: see docs/translating.md

    def _name_player(self, colour: object) -> str:
        return self.names.get(str(colour)) or capitalise(
            self._find_in_games(f"colour-{colour}") or str(colour)
        )

    def _name_pieces(self, codes: object) -> str:
        return ", ".join(self._name(code, "piece", _PIECE) for code in str(codes).split(", "))

    def _name_cell(self, code: object) -> str:
        return self._name(str(code), "cell", _CELL)

    def _name(self, code: str, kind: str, form: re.Pattern[str]) -> str:
        parts = form.fullmatch(code)
        if not parts:
            return code
        arguments = {
            name: int(part) if part.isdecimal() else part
            for name, part in parts.groupdict().items()
        }
        named = self._find_in_games(kind, **arguments)
        if not named:
            return code
        return f"{named} ({code})" if self.shows_codes else named


_PIECE = re.compile(r"(?P<colour>[A-Z])(?P<number>\d)")
_CELL = re.compile(r"(?P<column>\d)-(?P<row>\d)")


def capitalise(text: object) -> str:
    """A text with a capital first letter."""
    return str(text)[:1].upper() + str(text)[1:]


def default_language() -> str:
    """The language of the environment (`LC_ALL`, then `LC_MESSAGES`, then `LANG`), English if it
    is not one of `LANGUAGES`.
    """
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:  # the first that is set decides, as POSIX has it
            language = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


@cache
def _resources(language: str) -> tuple[fluent.Resource, ...]:
    paths = sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name)
    own = [path.read_text(encoding="utf-8") for path in paths if path.name.endswith(".ftl")]
    return tuple(FluentResource(text) for text in (*own, *list_words(language).values()))


@cache
def _list_keys(area: str) -> tuple[str, ...]:
    path = files(__name__).joinpath(FALLBACK, f"{area}.ftl")
    if not path.is_file():
        return ()
    return tuple(
        entry.id.name
        for entry in FluentResource(path.read_text(encoding="utf-8")).body
        if isinstance(entry, fluent.Message)
    )


@cache
def _games() -> tuple[str, ...]:
    """The games whose colours have names in the files."""
    names = [
        entry.id.name
        for resource in _resources(FALLBACK)
        for entry in resource.body
        if isinstance(entry, fluent.Message)
    ]
    return tuple(
        dict.fromkeys(name.partition("-colour-")[0] for name in names if "-colour-" in name)
    )
