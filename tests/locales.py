"""The messages of every language, as their files have them."""

from functools import cache
from pathlib import Path

from fluent.syntax import ast as fluent
from fluent.syntax import parse

import colonnade.locales

LOCALES = Path(colonnade.locales.__file__).parent


@cache
def entries(language: str) -> dict[str, fluent.Message]:
    found: dict[str, fluent.Message] = {}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found
