"""Plug-ins: how each package of the program finds its part of a game by the game's key.

What the program brings for a game is `PLUGIN` of `colonnade.<layer>.<key>`. A game that is a
distribution of its own names its plug-ins as entry points: the group `colonnade.<layer>`, the
game's key as the name. Nothing is imported before it is asked for.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

PROGRAM = "colonnade"


@cache
def find_plugin(layer: str, key: str) -> Any | None:
    """The plug-in of a layer for a game; None if there is none. One that cannot be loaded is left
    out, with a warning.
    """
    built_in = f"{PROGRAM}.{layer}.{key}"
    if key.isidentifier() and find_spec(built_in) is not None:
        return getattr(import_module(built_in), "PLUGIN", None)
    entry = list_entry_points(layer).get(key)
    return None if entry is None else load_entry_point(entry)


@cache
def list_entry_points(layer: str) -> Mapping[str, EntryPoint]:
    """The plug-ins of other distributions for a layer, by the game's key."""
    # imported here because it takes 20 ms, which only a game of another distribution needs
    from importlib.metadata import entry_points

    return {entry.name: entry for entry in entry_points(group=f"{PROGRAM}.{layer}")}


@lru_cache(maxsize=16)
def list_words(language: str) -> Mapping[str, str]:
    """The messages of other distributions in a language, by the game's key: the `.ftl` files in
    their folder for that language.
    """
    found: dict[str, str] = {}
    for key in list_entry_points("locales"):
        package = find_plugin("locales", key)
        folder = None if package is None else files(package).joinpath(language)
        if folder is not None and folder.is_dir():
            paths = sorted(
                (path for path in folder.iterdir() if path.name.endswith(".ftl")),
                key=lambda path: path.name,
            )
            found[key] = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    return found


def load_entry_point(entry: EntryPoint) -> Any | None:
    """The plug-in of another distribution; None, with a warning, where it cannot be loaded."""
    try:
        return entry.load()
    except Exception as error:  # code of another distribution may raise anything
        warnings.warn(
            f"{entry.group}: {entry.name} ({entry.value}) is left out: {error!r}",
            RuntimeWarning,
            stacklevel=2,
        )
        return None
