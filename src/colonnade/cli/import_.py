"""`colonnade import`: copies finished games into a server's database."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from colonnade.cli.common import FAULT, QUOTED, DatabaseOption, Task, complain, describe_place
from colonnade.cli.files import check_database, seekable_copy
from colonnade.core.errors import BadRecord
from colonnade.locales import Speaker

if TYPE_CHECKING:
    from colonnade.core.record import Record


def import_(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A file of records; - is standard input.")
    ],
    database: DatabaseOption = None,
) -> Task:
    """Copy the finished games of a file into a server's database: all of them, or none."""

    def task(speaker: Speaker) -> int:
        from colonnade.server.errors import TooEarly
        from colonnade.server.records import import_records
        from colonnade.server.settings import default_database

        target = check_database(str(default_database()) if database is None else database)
        with seekable_copy(file) as path:
            try:
                count = len(import_records(target, path))
            except (BadRecord, TooEarly) as error:
                index = _find_fault(path)
                place = (
                    describe_place(error, speaker, index)
                    if isinstance(error, BadRecord)
                    else speaker.text("cli-where-game", game=str(index))
                )
                complain(f"{file[:QUOTED]}: {place}: {speaker.say(error.message)}")
                return FAULT
        print(speaker.text("cli-imported", games=count))
        return 0

    return task


def _find_fault(path: Path) -> int:
    """The index of the first record of a file that is faulty or not finished."""
    from colonnade.core.record import scan_records
    from colonnade.games import GAMES
    from colonnade.server.records import check_names

    def is_fine(found: Record | BadRecord) -> bool:
        try:
            if isinstance(found, BadRecord):
                return False
            found.check(GAMES[found.game])
            check_names(found)
        except BadRecord:
            return False
        return found.result is not None

    with path.open("rb") as file:
        return sum(1 for _ in takewhile(is_fine, scan_records(file, GAMES)))
