"""`colonnade print`: boards, pieces, score pads and rules as PDF, and solids for 3-D printers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from colonnade.cli.common import GameArgument, LanguageOption, Task, split_list, to_one_line
from colonnade.cli.files import atomic_output, translate_os_errors
from colonnade.core.errors import BadOption
from colonnade.locales import Speaker


def print_(
    game: GameArgument,
    out: Annotated[
        str | None, typer.Option("--out", metavar="FILE", help="Where the PDF goes.")
    ] = None,
    paper: Annotated[
        str, typer.Option("--paper", metavar="a4|letter|a3", help="The size of the paper.")
    ] = "a4",
    language: LanguageOption = None,
    sheets: Annotated[
        str | None,
        typer.Option(
            "--sheets",
            metavar="A,B",
            help="Some of guide, board, pieces, pad, summary, rules, and lesson, for a class; by"
            " default all but the lesson.",
        ),
    ] = None,
    saves_ink: Annotated[
        bool,
        typer.Option("--ink-saving", help="Black and white, without large filled areas."),
    ] = False,
    piece: Annotated[
        int | None,
        typer.Option(
            "--piece",
            metavar="MM",
            help="How wide your pieces are: the board is drawn for them.",
        ),
    ] = None,
    stl: Annotated[
        str | None,
        typer.Option(
            "--stl", metavar="FOLDER", help="Write the pieces for a 3-D printer there, as STL."
        ),
    ] = None,
) -> Task:
    """Print a game: board, pieces, score pad and rules."""

    def task(speaker: Speaker) -> int:
        from colonnade.printing.booklet import make_booklet, make_solids
        from colonnade.printing.order import USUAL, Order, sort_sheets

        order = Order(
            game,
            paper,
            language or speaker.language,
            saves_ink,
            sort_sheets(USUAL if sheets is None else [*filter(None, split_list(sheets) or [])]),
            piece,
        )
        if out is None and stl is None:
            raise BadOption("cli-print-where")
        if out is not None:
            booklet = make_booklet(order)
            with atomic_output(out, is_binary=True) as file:
                from colonnade.printing.typesetting import count_pages, typeset_pdf

                pdf = typeset_pdf(booklet)
                file.write(pdf)
            pages = count_pages(pdf)
            print(to_one_line(speaker.text("cli-printed", file=out, pages=pages)))
        if stl is not None:
            solids = make_solids(order)
            with translate_os_errors(stl):
                Path(stl).mkdir(exist_ok=True)
            for name, data in solids.items():
                with atomic_output(str(Path(stl) / f"{name}.stl"), is_binary=True) as file:
                    file.write(data)
            print(to_one_line(speaker.text("cli-print-solids", files=len(solids), folder=stl)))
        return 0

    return task
