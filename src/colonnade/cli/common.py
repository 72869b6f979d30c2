"""What all commands share: exit codes, arguments, and how an error is told."""

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
"""Characters of a name or a text that a sentence quotes."""
FAULT, USAGE, INTERNAL, INTERRUPTED, CLOSED_PIPE = 1, 2, 70, 130, 141
"""Exit codes: something does not hold, the command line cannot be read, a fault of the program, Ctrl-C, and nobody reads the output."""

Task = Callable[[Speaker], int]
"""What a command asks for; returns the exit code."""

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="columbiz or quatre_colonnes.")]
SeatsOption = Annotated[str, typer.Option("--seats", metavar="A,B[,C,D]", help="Who sits where, in turn order: levels, or module:Class.")]
ColoursOption = Annotated[str | None, typer.Option("--colours", metavar="Y,R", help="A colour per seat.")]
FirstOption = Annotated[int | None, typer.Option("--first", metavar="N", help="The seat that begins, from 0, where no dice decide.")]
OptionOption = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A rule option; may be given again.")]
DatabaseOption = Annotated[
    str | None, typer.Option("--database", metavar="FILE", help="Where the tables lie; by default in the folder of your data.")
]
FilesArgument = Annotated[list[str], typer.Argument(metavar="FILE...", help="Files of records; - is standard input.")]
LanguageOption = Annotated[str | None, typer.Option("--language", metavar="|".join(LANGUAGES), help="By default the environment's.")]
WorkersOption = Annotated[
    int | None, typer.Option("--workers", metavar="N", min=1, max=MOST_WORKERS, help="Processes; by default one per core.")
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
    """The text without line breaks and control characters, which a file or a person may have put into it."""
    return "".join(
        character if character.isprintable() else " " if character.isspace() else "\N{REPLACEMENT CHARACTER}" for character in text
    )


def describe_error(error: ColonnadeError, speaker: Speaker) -> str:
    """An error as a sentence, with its place if it is one of a record."""
    if isinstance(error, BadRecord):
        return ": ".join(filter(None, [describe_place(error, speaker), speaker.say(error.message)]))
    return speaker.say(error.message)


def describe_place(error: BadRecord, speaker: Speaker, game: int | None = None) -> str:
    """Where a record is at fault: `game 0, line 1, ply 17, “place 5-3”, C3.2`."""
    words = [
        "" if game is None else speaker.text("cli-where-game", game=str(game)),
        "" if error.line is None else speaker.text("cli-where-line", line=str(error.line)),
        "" if error.ply is None else speaker.text("cli-where-ply", ply=str(error.ply)),
        "" if error.event is None else speaker.text("cli-where-event", event=error.event[:80]),
        error.clause or "",
    ]
    return ", ".join(filter(None, words))
