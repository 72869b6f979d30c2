"""Records: checked, replayed position by position, imported and exported.

Files are JSON Lines, as `colonnade check` and `replay` read them.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TextIO

from colonnade.core.record import Record, parse_record, read_records
from colonnade.games import GAMES
from colonnade.server import messages
from colonnade.server.errors import TooEarly
from colonnade.server.store.base import open_store
from colonnade.server.tables.log import new_id
from colonnade.server.views import to_position


def check_record(text: str) -> Record:
    """The record of a text, if it is valid and finished; raises `BadRecord` or `TooEarly`."""
    return check_finished(parse_record(text, GAMES))


def check_finished(record: Record) -> Record:
    """The record, if it is valid and finished; raises `BadRecord` or `TooEarly`."""
    record.check(GAMES[record.game])
    if record.result is None:
        raise TooEarly("error-server-not-over")
    return record


def replay(text: str, start: int, count: int) -> messages.Plies:
    """A range of positions of a record; raises `BadRecord`."""
    record = parse_record(text, GAMES)
    game = GAMES[record.game]
    plies: list[messages.Ply] = []
    before = None
    for step in record.replay(game):
        if step.ply >= start + count:
            break
        if step.ply >= start:
            effects = () if step.action is None else game.narrate(before, step.action)
            position = to_position(game.view(step.state, None), step.ply)
            plies.append(
                messages.Ply(None if step.action is None else str(step.action), effects, position)
            )
        before = step.state
    return messages.Plies(start, len(record.events) + 1, plies)


def export_records(database: Path | str, file: TextIO) -> int:
    """Write every finished game's record, a line each, the oldest first; their number. Works while
    a server uses the database.
    """

    async def export() -> int:
        count = 0
        async for text in open_store(database).records():
            file.write(text + "\n")
            count += 1
        return count

    return asyncio.run(export())


def import_records(database: Path | str, path: Path) -> list[str]:
    """Store the records of a file, all or none, after checking each; their ids.

    Raises `BadRecord` with the line, `TooEarly` for a game that is not over, `OSError`, and
    `StoreFailed`.
    """
    checked = map(check_finished, read_records(path, GAMES))
    found = [(new_id(), record.game, record.to_json()) for record in checked]

    async def store() -> None:
        opened = open_store(database)
        await opened.open()
        try:
            await opened.save_records(found)
        finally:
            await opened.close()

    asyncio.run(store())
    return [id for id, _, _ in found]
