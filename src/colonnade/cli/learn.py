"""`colonnade learn`: a guided first game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from colonnade.cli.common import GameArgument, LanguageOption, Task
from colonnade.locales import Speaker


def learn(
    game: GameArgument,
    language: LanguageOption = None,
    is_restarted: Annotated[
        bool, typer.Option("--again", help="From the beginning; else where you left it.")
    ] = False,
) -> Task:
    """Learn a game by playing it: a guided first game in the terminal."""

    def task(speaker: Speaker) -> int:
        from colonnade.terminal.learn import learn as teach

        return teach(game, language or speaker.language, is_restarted=is_restarted)

    return task
