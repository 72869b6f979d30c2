"""The games: `GAMES` is the only registry. Pure rules, standard library only; the games never meet."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from colonnade.core import record as records
from colonnade.core.errors import Malformed
from colonnade.core.game import AnyGame
from colonnade.core.record import Record
from colonnade.games.columbiz import Columbiz
from colonnade.games.quatre_colonnes import QuatreColonnes

GAMES: dict[str, AnyGame] = {
    Columbiz.key: Columbiz(),
    QuatreColonnes.key: QuatreColonnes(),
}


def find_position(text: str) -> tuple[AnyGame, Any]:
    """The game and the position that an id names; raises `Malformed`."""
    for game in GAMES.values():
        with suppress(Malformed):
            return game, game.from_position(text)
    raise Malformed("error-position", text=text[:80])


def load_records(path: Path | str) -> Iterator[Record]:
    """The records of a file, one after the other. Raises `BadRecord` with the line; `OSError` where the file cannot be read."""
    return records.read_records(Path(path), GAMES)


def parse_record(text: str) -> Record:
    """The record that a JSON text holds, structure and types checked. Raises `BadRecord`."""
    return records.parse_record(text, GAMES)
