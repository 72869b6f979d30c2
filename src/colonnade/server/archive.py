"""Records in and out of a server's database, by the thousand: JSON Lines, as `colonnade check` and `replay` read them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from colonnade.core.record import read_records
from colonnade.games import GAMES
from colonnade.server.errors import TooEarly
from colonnade.server.store.sqlite import SqliteStore
from colonnade.server.tables.log import new_id


def export_records(database: Path, file: TextIO) -> int:
    """Write every finished game's record, a line each, the oldest first; how many. Also while a server uses the database."""
    count = 0
    for text in SqliteStore(database).records():
        file.write(text + "\n")
        count += 1
    return count


def import_records(database: Path, path: Path, tell: Callable[[str], None] = lambda _: None) -> int:
    """Take in the records of a file, all or none: each is checked first. How many; `tell` gets their ids.

    Raises `BadRecord` with the line, `TooEarly` for a game that is not over, `OSError`, and `StoreFailed`.
    """
    found: list[tuple[str, str, str]] = []
    for record in read_records(path, GAMES):
        record.check(GAMES[record.game])
        if record.result is None:
            raise TooEarly("error-server-not-over")
        found.append((new_id(), record.game, record.to_json()))

    async def store() -> None:
        opened = SqliteStore(database)
        opened.open()
        try:
            await opened.save_records(found)
        finally:
            await opened.close()

    asyncio.run(store())
    for id, _, _ in found:
        tell(id)
    return len(found)
