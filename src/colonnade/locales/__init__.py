"""The players' languages: sentences for message keys, from Fluent files. A folder per language, one `.ftl` file per area.

Only faces import this room. Everything below them says message keys and arguments (`core/message.py`).
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from colonnade.core.errors import BadOption
from colonnade.core.message import Argument, Message

LANGUAGES = ("en", "fr", "nl", "es", "sv")
FALLBACK = "en"


class Speaker:
    """Says messages in one language. What a language lacks is said in English, and what English lacks is said by its key."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadOption("error-option-value", option="language", value=language[:40], values=", ".join(LANGUAGES))
        self.language = language

    def say(self, message: Message) -> str:
        """The sentence of a message, without its clause."""
        return self._render(message.key, dict(message.arguments))

    def say_with_clause(self, message: Message) -> str:
        """The sentence of a message and, where it rests on one, its clause: `The cell is taken. (C3.2)`."""
        sentence = self.say(message)
        return f"{sentence} ({message.clause})" if message.clause else sentence

    def text(self, key: str, /, **arguments: Argument) -> str:
        """The sentence of a key and its arguments."""
        return self._render(key, arguments)

    def has(self, key: str) -> bool:
        """Whether the language itself has the key."""
        return _bundle(self.language).has_message(key)

    def _render(self, key: str, arguments: Mapping[str, Argument]) -> str:
        for language in (self.language, FALLBACK):
            bundle = _bundle(language)
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, dict(arguments))[0])
        return key


def default_language() -> str:
    """The language of the environment (`LC_ALL`, then `LC_MESSAGES`, then `LANG`), English where it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:  # the first that is set decides, as POSIX has it
            language = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


@cache
def _bundle(language: str) -> FluentBundle:
    # Without isolation marks: all five languages run from left to right, and terminals show the marks as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
