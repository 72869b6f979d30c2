"""`colonnade show`: shows a position by its id."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from colonnade.cli.common import Task, to_one_line
from colonnade.cli.files import atomic_output
from colonnade.locales import Speaker


def show(
    position: Annotated[str, typer.Argument(metavar="POSITION", help="A position's identifier.")],
    svg: Annotated[
        str | None, typer.Option("--svg", metavar="FILE", help="Draw it into a file, as SVG.")
    ] = None,
) -> Task:
    """Show a position, given its id."""

    def task(speaker: Speaker) -> int:
        from colonnade.games import find_position
        from colonnade.terminal.screen import draw_lines

        game, state = find_position(position)
        if svg is None:
            Console(highlight=False).print(
                *draw_lines(game.picture(state), game.palette), sep="\n", soft_wrap=True
            )
            return 0
        with atomic_output(svg) as file:
            file.write(game.draw(state))
        print(to_one_line(speaker.text("cli-drawn", file=svg)))
        return 0

    return task
