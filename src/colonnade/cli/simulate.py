"""`colonnade simulate`: games between bots, as records."""

from __future__ import annotations

import contextlib
import sys
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from colonnade.cli.common import (
    MOST_GAMES,
    ColoursOption,
    FirstOption,
    GameArgument,
    OptionOption,
    SeatsOption,
    Task,
    WorkersOption,
    count_cores,
    split_list,
)
from colonnade.cli.files import atomic_output
from colonnade.cli.progress import show_progress
from colonnade.locales import Speaker

if TYPE_CHECKING:
    from colonnade.lab.simulate import Experiment
    from colonnade.lab.statistics import Tally


def simulate(
    game: GameArgument,
    seats: SeatsOption,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, max=MOST_GAMES, help="How many games.")
    ],
    seed: Annotated[
        int, typer.Option("--seed", metavar="S", help="The same seed gives the same games.")
    ],
    colours: ColoursOption = None,
    first: FirstOption = None,
    option: OptionOption = None,
    dice: Annotated[
        str, typer.Option("--dice", metavar="seeded|fair", help="Where the dice come from.")
    ] = "seeded",
    out: Annotated[
        str | None,
        typer.Option(
            "--out", metavar="FILE", help="Where the records go; else to standard output."
        ),
    ] = None,
    workers: WorkersOption = None,
) -> Task:
    """Play bot games, and write their records as JSON Lines."""

    def task(speaker: Speaker) -> int:
        from colonnade.lab.simulate import find_game, prepare_experiment
        from colonnade.lab.simulate import simulate as play_games
        from colonnade.lab.statistics import Tally

        experiment = prepare_experiment(
            game,
            split_list(seats) or [],
            games,
            seed,
            colours=split_list(colours),
            first=first,
            options=find_game(game).options_type.parse(option or []),
            dice=dice,
        )
        tally = Tally(len(experiment.agents))
        with (
            contextlib.nullcontext(sys.stdout) if out is None else atomic_output(out) as file,
            show_progress("cli-progress", speaker, experiment.games) as advance,
        ):
            for record in play_games(experiment, workers or count_cores()):
                file.write(record.to_json() + "\n")
                tally.add(record)
                advance(tally.games)
        sys.stdout.flush()
        _print_summary(experiment, tally, out, speaker)
        return 0

    return task


def _print_summary(experiment: Experiment, tally: Tally, out: str | None, speaker: Speaker) -> None:
    from colonnade.lab.statistics import wilson

    console, percent = Console(stderr=True, highlight=False), speaker.format_percent
    table = Table(title=speaker.text("cli-summary-title", games=tally.games), title_justify="left")
    for name in ("seat", "bot"):
        table.add_column(speaker.text(f"cli-summary-{name}"))
    for name in ("wins", "share", "interval", *(["score"] if tally.scores else [])):
        table.add_column(speaker.text(f"cli-summary-{name}"), justify="right")
    for seat, (colour, agent, firsts) in enumerate(
        zip(experiment.colours, experiment.agents, tally.firsts, strict=True)
    ):
        low, high = wilson(firsts, tally.games)
        row = [
            colour,
            agent,
            str(firsts),
            percent(firsts / tally.games, 1),
            f"{percent(low, 1)} – {percent(high, 1)}",
        ]
        if tally.scores:
            row.append(f"{tally.scores[seat] / tally.games:.1f}")
        table.add_row(*map(Text, row))
    console.print(table)
    console.print(
        speaker.text("cli-summary-length", events=f"{tally.events / tally.games:.1f}"), markup=False
    )
    if out is not None:
        console.print(speaker.text("cli-written", file=out), markup=False, soft_wrap=True)
