"""`colonnade database`: checks, migrates, backs up, copies and compacts a server's database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from colonnade.cli.common import FAULT, QUOTED, DatabaseOption, Task, complain, describe_error
from colonnade.cli.files import UnusableFile, check_database, find_database, translate_os_errors
from colonnade.locales import Speaker

database = typer.Typer(help="Check, migrate, back up, copy or compact a server's database.")
"""The group of commands."""


def _find(given: str | None) -> Path | str:
    """The database that a command is about. Raises `UnusableFile` and `StoreFailed`."""
    from colonnade.server.settings import default_database

    return find_database(str(default_database()) if given is None else given)


@database.command()
def check(database: DatabaseOption = None) -> Task:
    """Check that every table and every finished game can be read."""

    def task(speaker: Speaker) -> int:
        from colonnade.server.inspection import inspect_content
        from colonnade.server.store.content import open_content

        content = open_content(_find(database))
        counts, faults = asyncio.run(inspect_content(content))
        for id, error in faults:
            complain(f"{content.name}: {id}: {describe_error(error, speaker)}")
        if faults:
            return FAULT
        print(
            speaker.text(
                "cli-database-sound",
                path=content.name,
                tables=str(counts.tables),
                entries=str(counts.entries),
                records=str(counts.records),
            )
        )
        return 0

    return task


@database.command()
def migrate(database: DatabaseOption = None) -> Task:
    """Bring the database up to date; an older file is copied first."""

    def task(speaker: Speaker) -> int:
        from colonnade.server.store.content import open_content
        from colonnade.server.store.migrations import MIGRATIONS

        content = open_content(_find(database))
        asyncio.run(content.migrate())
        version = str(len(MIGRATIONS))
        print(speaker.text("cli-database-migrated", path=content.name, version=version))
        return 0

    return task


@database.command()
def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The new SQLite file.")],
    database: DatabaseOption = None,
) -> Task:
    """Copy the database into a new SQLite file, also while a server uses it."""

    def task(speaker: Speaker) -> int:
        from colonnade.server.store.content import SqliteContent, copy_content, open_content

        content = open_content(_find(database))
        target = _check_new(file)
        if isinstance(content, SqliteContent):
            asyncio.run(content.back_up(target))
        else:
            unfinished = target.with_name(target.name + ".unfinished")
            _remove(unfinished)
            try:
                asyncio.run(copy_content(content, SqliteContent(unfinished)))
                unfinished.replace(target)
            finally:
                _remove(unfinished)
        print(speaker.text("cli-database-copied", path=content.name, target=file[:QUOTED]))
        return 0

    return task


@database.command()
def copy(
    source: Annotated[
        str, typer.Argument(metavar="FROM", help="A file, or postgresql://USER@HOST/NAME.")
    ],
    target: Annotated[str, typer.Argument(metavar="TO", help="An empty database, or a new file.")],
) -> Task:
    """Copy a database into an empty one, from SQLite to PostgreSQL or back: everything or nothing.
    No server may write to the first meanwhile.
    """

    def task(speaker: Speaker) -> int:
        from colonnade.server.store.content import copy_content, open_content

        found, place = find_database(source), check_database(target)
        is_new = isinstance(place, Path) and not place.exists()
        if is_new:
            _check_new(target)
        first, second = open_content(found), open_content(place)
        try:
            asyncio.run(copy_content(first, second))
        except BaseException:
            if is_new and isinstance(place, Path):
                _remove(place)
            raise
        print(speaker.text("cli-database-copied", path=first.name, target=second.name))
        return 0

    return task


@database.command()
def vacuum(database: DatabaseOption = None) -> Task:
    """Give back the space of removed tables."""

    def task(speaker: Speaker) -> int:
        from colonnade.server.store.content import open_content

        content = open_content(_find(database))
        asyncio.run(content.vacuum())
        print(speaker.text("cli-database-vacuumed", path=content.name))
        return 0

    return task


def _check_new(file: str) -> Path:
    """The path of a file that does not exist yet, in a folder that does. Raises `UnusableFile`."""
    with translate_os_errors(file):
        path = Path(file)
        if path.exists():
            raise UnusableFile("error-file-exists", path=file[:QUOTED])
        path.open("xb").close()  # raises what forbids it
        path.unlink()
    return path


def _remove(path: Path) -> None:
    """Remove a database that was not finished, with what SQLite has beside it."""
    for end in ("", "-wal", "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)
