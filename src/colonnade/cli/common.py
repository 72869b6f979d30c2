"""Shared by all commands: exit codes, arguments, and the text of errors."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from typing import Annotated

import typer

from colonnade.core.errors import BadRecord, ColonnadeError
from colonnade.locales import LANGUAGES, Speaker

MOST_GAMES = 10_000_000
MOST_WORKERS = 256
QUOTED = 200
"""The most characters of a name or a text that a message quotes."""
FAULT, USAGE, INTERNAL, INTERRUPTED, CLOSED_PIPE = 1, 2, 70, 130, 141
"""Exit codes: a check failed, wrong arguments, an error in the program, Ctrl-C, and a closed output
pipe.
"""

Task = Callable[[Speaker], int]
"""The work of a command; returns the exit code."""

GameArgument = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="A game's key; an unknown one is answered by all there are."
    ),
]
SeatsOption = Annotated[
    str,
    typer.Option(
        "--seats",
        metavar="A,B[,C,D]",
        help="The player of each seat, in turn order: levels, or module:Class.",
    ),
]
ColoursOption = Annotated[
    str | None, typer.Option("--colours", metavar="Y,R", help="A colour per seat.")
]
FirstOption = Annotated[
    int | None,
    typer.Option(
        "--first", metavar="N", help="The seat that begins, from 0, where no dice decide."
    ),
]
OptionOption = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A rule option; may be given again."),
]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        "--store",
        metavar="FILE|ADDRESS",
        envvar="COLONNADE_STORE",
        help=(
            "The database of the tables: a file, by default in your data folder, or"
            " postgresql://USER@HOST/NAME."
        ),
    ),
]
FilesArgument = Annotated[
    list[str], typer.Argument(metavar="FILE...", help="Files of records; - is standard input.")
]
LanguageOption = Annotated[
    str | None,
    typer.Option("--language", metavar="|".join(LANGUAGES), help="By default the environment's."),
]
WorkersOption = Annotated[
    int | None,
    typer.Option(
        "--workers",
        metavar="N",
        min=1,
        max=MOST_WORKERS,
        help="Processes; by default one per core.",
    ),
]


def split_list(text: str | None) -> list[str] | None:
    """The parts of `a,b,c`; None stays None."""
    return None if text is None else [part.strip() for part in text.split(",")]


def count_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def complain(sentence: str) -> None:
    """Print an error as one line on standard error."""
    with contextlib.suppress(OSError, ValueError):
        print(f"colonnade: {to_one_line(sentence)}", file=sys.stderr, flush=True)


def to_one_line(text: str) -> str:
    """The text without line breaks and control characters."""
    return "".join(
        character
        if character.isprintable()
        else " "
        if character.isspace()
        else "\N{REPLACEMENT CHARACTER}"
        for character in text
    )


def describe_error(error: ColonnadeError, speaker: Speaker) -> str:
    """An error as a sentence; for an error in a record, with its place."""
    if isinstance(error, BadRecord):
        return ": ".join(filter(None, [describe_place(error, speaker), speaker.say(error.message)]))
    return speaker.say(error.message)


def describe_place(error: BadRecord, speaker: Speaker, game: int | None = None) -> str:
    """The place of an error in a record: `game 0, line 1, ply 17, “place 5-3”, C3.2`."""
    words = [
        "" if game is None else speaker.text("cli-where-game", game=str(game)),
        "" if error.line is None else speaker.text("cli-where-line", line=str(error.line)),
        "" if error.ply is None else speaker.text("cli-where-ply", ply=str(error.ply)),
        "" if error.event is None else speaker.text("cli-where-event", event=error.event[:80]),
        error.clause or "",
    ]
    return ", ".join(filter(None, words))
