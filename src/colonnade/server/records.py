"""Records: checked, replayed position by position, imported and exported.

Files are JSON Lines, as `colonnade check` and `replay` read them.
"""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Collection
from pathlib import Path
from typing import TextIO

from colonnade.bots.levels import levels_of
from colonnade.core.fields import expect_field
from colonnade.core.record import Record, is_real_dice_note, parse_record, read_records
from colonnade.games import GAMES
from colonnade.server import messages
from colonnade.server.errors import TooEarly
from colonnade.server.names import clean_allowed_name
from colonnade.server.store.base import open_store
from colonnade.server.tables.log import NOTES, new_id
from colonnade.server.views import to_position

MAX_NOTES = 1_000
"""The most notes of a record that anybody may have stored."""
_DIRECTIONS = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))
"""The characters that turn the direction of the text after them, by their bidirectional class."""


def check_record(text: str) -> Record:
    """The record of a text, if it is valid and finished; raises `BadRecord` or `TooEarly`."""
    return check_finished(parse_record(text, GAMES))


def check_finished(record: Record) -> Record:
    """The record, if it is valid and finished; raises `BadRecord` or `TooEarly`."""
    record.check(GAMES[record.game])
    if record.result is None:
        raise TooEarly("error-server-not-over")
    return record


def check_for_storing(text: str, forbidden: tuple[str, ...] = ()) -> Record:
    """The record of a text that anybody may have stored: valid, finished, its names allowed, its
    notes of the kinds that this program writes. Raises `BadRecord`, `TooEarly` or `BadName`.
    """
    record = check_record(text)
    check_names(record)
    for number, name in enumerate(record.names):
        is_turned = any(unicodedata.bidirectional(letter) in _DIRECTIONS for letter in name)
        expect_field(not is_turned, f"seats[{number}].name")
        clean_allowed_name(name, forbidden)
    expect_field(len(record.notes) <= MAX_NOTES, "notes")
    for number, note in enumerate(record.notes):
        is_known = is_note_of_program(note.what, record.colours, record.game)
        expect_field(is_known, f"notes[{number}].what")
    return record


def check_names(record: Record) -> None:
    """Raise `BadRecord` for a name with control characters."""
    for number, name in enumerate(record.names):
        has_control = any(unicodedata.category(letter) == "Cc" for letter in name)
        expect_field(not has_control, f"seats[{number}].name")


def is_note_of_program(text: str, colours: Collection[str], game: str) -> bool:
    """Whether a note of a record is one that this program adds: a key, and perhaps a colour and a
    level, or what the dice were before real ones. Any other words may be a name.
    """
    key, *rest = text.split(" ")
    known = (colours, levels_of(game))
    return is_real_dice_note(text) or (
        key in NOTES
        and len(rest) <= len(known)
        and all(word in words for word, words in zip(rest, known, strict=False))
    )


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

    Their notes may be any: the file is the host's. Raises `BadRecord` with the line, `TooEarly` for
    a game that is not over, `OSError`, and `StoreFailed`.
    """
    found: list[tuple[str, str, str]] = []
    for record in map(check_finished, read_records(path, GAMES)):
        check_names(record)
        found.append((new_id(), record.game, record.to_json()))

    async def store() -> None:
        opened = open_store(database)
        await opened.open()
        try:
            await opened.save_records(found)
        finally:
            await opened.close()

    asyncio.run(store())
    return [id for id, _, _ in found]
