"""`colonnade export`: finished games out of a server's database."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import Annotated

import typer

from colonnade.cli.common import QUOTED, DatabaseOption, Task
from colonnade.cli.files import UnusableFile, atomic_output, find_database, translate_os_errors
from colonnade.locales import Speaker


def export(
    database: DatabaseOption = None,
    out: Annotated[
        str | None,
        typer.Option(
            "--out", metavar="FILE", help="Where the records go; else to standard output."
        ),
    ] = None,
) -> Task:
    """Write every finished game of a server's database as JSON Lines."""

    def task(speaker: Speaker) -> int:
        from colonnade.server.records import export_records
        from colonnade.server.settings import default_database

        path = find_database(str(default_database()) if database is None else database)
        if out is not None:
            with translate_os_errors(out):
                if isinstance(path, Path) and Path(out).exists() and Path(out).samefile(path):
                    raise UnusableFile("cli-export-itself", path=out[:QUOTED])
        with contextlib.nullcontext(sys.stdout) if out is None else atomic_output(out) as file:
            count = export_records(path, file)
        sys.stdout.flush()
        print(speaker.text("cli-exported", games=count), file=sys.stderr)
        return 0

    return task
