"""`colonnade check`: checks that the events of records are legal and their results correct."""

from __future__ import annotations

from colonnade.cli.common import FAULT, FilesArgument, Task, to_one_line
from colonnade.cli.files import check_each_record, for_each_file
from colonnade.locales import Speaker


def check(files: FilesArgument) -> Task:
    """Check that every record is legal and its result correct."""

    def check_file(path: str, speaker: Speaker) -> int:
        records, faults = check_each_record(path, lambda record, game: record.check(game), speaker)
        if not faults:
            print(to_one_line(speaker.text("cli-check-fine", file=path, games=records)))
        return faults

    return lambda speaker: (
        FAULT if for_each_file(files, lambda path: check_file(path, speaker), speaker) else 0
    )
