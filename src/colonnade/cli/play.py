"""`colonnade play`: a game in the terminal, local or at a table of a server."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated

import typer

from colonnade.cli.common import (
    ColoursOption,
    FirstOption,
    LanguageOption,
    OptionOption,
    Task,
    split_list,
)
from colonnade.cli.files import translate_os_errors
from colonnade.locales import Speaker


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game's key; not with --join.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="A,B[,C,D]",
            help=(
                "The player of each seat, in turn order: human, human:NAME, a level, or"
                " module:Class. By default human,greedy."
            ),
        ),
    ] = None,
    colours: ColoursOption = None,
    first: FirstOption = None,
    option: OptionOption = None,
    dice: Annotated[
        str | None,
        typer.Option(
            "--dice",
            metavar="fair|physical|seeded",
            help="Where the dice come from; by default fair.",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed", metavar="S", help="With seeded dice: the same seed gives the same dice."
        ),
    ] = None,
    language: LanguageOption = None,
    load: Annotated[
        str | None, typer.Option("--load", metavar="FILE", help="Resume a saved game.")
    ] = None,
    join: Annotated[
        str | None,
        typer.Option("--join", metavar="LINK", help="Play at a server's table, or watch it."),
    ] = None,
    name: Annotated[
        str | None, typer.Option("--name", metavar="NAME", help="With --join: your name.")
    ] = None,
) -> Task:
    """Play a game in the terminal."""
    if join is not None:
        table_options = [game, seats, colours, first, option, dice, seed, load]
        if any(value is not None for value in table_options):
            raise typer.BadParameter(
                "with --join the table decides what is played; only --name and --language can be"
                " given"
            )
        return lambda speaker: _play_online(join, name, language or speaker.language)
    if name is not None:
        raise typer.BadParameter("--name needs --join; in a local game, name a seat by human:NAME")
    if game is None:
        raise typer.BadParameter("Missing argument 'GAME'.")
    table = seats or "human,greedy"

    def task(speaker: Speaker) -> int:
        from colonnade.lab.simulate import find_game
        from colonnade.terminal.play import play as play_game

        options = find_game(game).options_type.parse(option or [])
        path = None if load is None else Path(load)
        with contextlib.nullcontext() if load is None else translate_os_errors(load):
            if path is not None:
                path.open("rb").close()
        players = split_list(table) or []
        return play_game(
            game,
            players,
            split_list(colours),
            first,
            options,
            dice or "fair",
            seed,
            language or speaker.language,
            path,
        )

    return task


def _play_online(link: str, name: str | None, language: str) -> int:
    from colonnade.terminal.online import play_online

    return play_online(link, name, language)
