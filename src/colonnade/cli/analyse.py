"""`colonnade analyse`: the luck and the skill in a game."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from colonnade.cli.common import QUOTED, LanguageOption, Task, to_one_line
from colonnade.cli.files import UnusableFile, atomic_output, open_input
from colonnade.cli.progress import show_progress
from colonnade.core.errors import BadOption, BadRecord
from colonnade.locales import Speaker

if TYPE_CHECKING:
    from colonnade.core.record import Record


def analyse(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A file of records; - is standard input.")
    ],
    game: Annotated[
        int,
        typer.Option("--game", metavar="N", min=0, help="Which game of the file, counted from 0."),
    ] = 0,
    is_json: Annotated[
        bool, typer.Option("--json", help="Print the whole review as JSON.")
    ] = False,
    html: Annotated[
        str | None,
        typer.Option(
            "--html", metavar="FILE", help="Write it as one page that needs nothing else."
        ),
    ] = None,
    is_whole: Annotated[
        bool, typer.Option("--all", help="List every event, also those that changed little.")
    ] = False,
    seconds: Annotated[
        float,
        typer.Option(
            "--seconds",
            metavar="S",
            min=0,
            max=86_400,
            help="Time for rollouts that confirm large losses; 0 for none.",
        ),
    ] = 10.0,
    language: LanguageOption = None,
) -> Task:
    """Separate luck and skill in a game."""

    def task(speaker: Speaker) -> int:
        import msgspec

        from colonnade.analysis.checks import check_losses
        from colonnade.analysis.report import ReviewText, show_review, write_page
        from colonnade.analysis.review import review

        speaker = Speaker(language or speaker.language)
        record = _find_record(file, game)
        with contextlib.nullcontext() if html is None else atomic_output(html) as page:
            with show_progress("cli-analyse-progress", speaker) as advance:
                found = review(record, progress=advance)
            with show_progress("cli-analyse-checks", speaker) as advance:
                found = check_losses(record, found, seconds, advance)
            text = ReviewText(found, speaker, record)
            if page is not None:
                page.write(write_page(text))
        if is_json:
            print(msgspec.json.encode(found).decode())
        elif html is not None:
            print(to_one_line(speaker.text("cli-written", file=html)))
        else:
            Console(highlight=False).print(show_review(text, is_whole=is_whole))
        return 0

    return task


def _find_record(file: str, number: int) -> Record:
    """The record of this number in a file. Raises `BadRecord`, and `BadOption` if the file has
    fewer.
    """
    from colonnade.core.record import scan_records
    from colonnade.games import GAMES

    count = 0
    with open_input(file) as opened:
        try:
            for count, found in enumerate(scan_records(opened, GAMES), 1):
                if count == number + 1:
                    if isinstance(found, BadRecord):
                        raise found
                    return found
        # some systems fail only when a folder is read, not when it is opened
        except IsADirectoryError as error:
            raise UnusableFile("error-file-directory", path=file[:QUOTED]) from error
    raise BadOption("error-no-game", game=str(number), games=str(count))
