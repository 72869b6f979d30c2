"""`colonnade replay`: shows the games of a file, position by position."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from colonnade.cli.common import Task
from colonnade.cli.files import open_input, raise_faults
from colonnade.locales import Speaker


def replay(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A file of records; - is standard input.")
    ],
    is_json: Annotated[
        bool, typer.Option("--json", help="Print a line of JSON per position.")
    ] = False,
) -> Task:
    """Step through the games of a file."""

    def task(speaker: Speaker) -> int:
        from colonnade.core.record import replay_lines, scan_records
        from colonnade.games import GAMES
        from colonnade.terminal.replay import describe_steps, step_through

        with open_input(file) as opened:
            records = enumerate(raise_faults(scan_records(opened, GAMES)))
            if is_json:
                for index, record in records:
                    for line in replay_lines(index, record, GAMES[record.game]):
                        sys.stdout.write(line + "\n")
            elif file != "-" and sys.stdin.isatty() and sys.stdout.isatty():
                step_through(records, speaker)
            else:
                for index, record in records:
                    for text in describe_steps(index, record, speaker):
                        print(text.plain)
        return 0

    return task
