"""The games: `GAMES` has the built-in ones, and those of other distributions. Uses the standard
library only; no game imports another.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any

from colonnade.core import record as records
from colonnade.core.errors import Malformed
from colonnade.core.game import AnyGame
from colonnade.core.plugins import find_plugin, list_entry_points
from colonnade.core.record import Record
from colonnade.games.columbiz import Columbiz
from colonnade.games.quatre_colonnes import QuatreColonnes

BUILT_IN: Mapping[str, AnyGame] = {
    Columbiz.key: Columbiz(),
    QuatreColonnes.key: QuatreColonnes(),
}


class Registry(Mapping[str, AnyGame]):
    """All games by their keys, the built-in ones first. Other distributions are searched only for a
    game that is not built in.
    """

    @cached_property
    def _external(self) -> dict[str, AnyGame]:
        found = {
            key: find_plugin("games", key)
            for key in sorted(list_entry_points("games"))
            if key not in BUILT_IN
        }
        return {key: game for key, game in found.items() if game is not None}

    def __getitem__(self, key: str) -> AnyGame:
        return BUILT_IN[key] if key in BUILT_IN else self._external[key]

    def __iter__(self) -> Iterator[str]:
        yield from BUILT_IN
        yield from self._external

    def __len__(self) -> int:
        return len(BUILT_IN) + len(self._external)


GAMES: Mapping[str, AnyGame] = Registry()


def find_position(text: str) -> tuple[AnyGame, Any]:
    """The game and the position that an id names; raises `Malformed`."""
    for game in GAMES.values():
        with suppress(Malformed):
            return game, game.from_position(text)
    raise Malformed("error-position", text=text[:80])


def load_records(path: Path | str) -> Iterator[Record]:
    """The records of a file, one after the other. Raises `BadRecord` with the line; `OSError` where
    the file cannot be read.
    """
    return records.read_records(Path(path), GAMES)


def parse_record(text: str) -> Record:
    """The record of a JSON text, with structure and types checked. Raises `BadRecord`."""
    return records.parse_record(text, GAMES)
