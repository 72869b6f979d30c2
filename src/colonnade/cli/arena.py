"""`colonnade arena`: compares the strength of bots."""

from __future__ import annotations

import contextlib
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from colonnade.cli.common import (
    MOST_GAMES,
    GameArgument,
    OptionOption,
    Task,
    WorkersOption,
    count_cores,
    to_one_line,
)
from colonnade.cli.files import atomic_output, translate_os_errors
from colonnade.cli.progress import show_progress
from colonnade.locales import Speaker

if TYPE_CHECKING:
    from colonnade.lab.results import Summary


def arena(
    game: GameArgument,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="A,B[,C,D]",
            help="One table, whose seats rotate: levels, or module:Class.",
        ),
    ] = None,
    ladder: Annotated[
        str | None,
        typer.Option(
            "--ladder",
            metavar="A,B,C…",
            help="Each against the next, with ratings; all means every level.",
        ),
    ] = None,
    round_robin: Annotated[
        str | None,
        typer.Option(
            "--round-robin", metavar="A,B,C…", help="Each against all others, with ratings."
        ),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option(
            "--players", metavar="N", help="With those two: seats at a table; by default 2."
        ),
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            "--games", metavar="N", min=1, max=MOST_GAMES, help="Games per pairing, at least."
        ),
    ] = 2000,
    seed: Annotated[
        int, typer.Option("--seed", metavar="S", help="The same seed gives the same games.")
    ] = 1,
    option: OptionOption = None,
    exact_building: Annotated[
        bool,
        typer.Option(
            "--exact-building",
            help="Les 4 colonnes: calculate the throw for the monument instead of throwing.",
        ),
    ] = False,
    workers: WorkersOption = None,
    out: Annotated[
        str | None,
        typer.Option(
            "--out",
            metavar="FILE",
            help="Keep the results there, and go on with those that it holds.",
        ),
    ] = None,
    chart: Annotated[
        str | None, typer.Option("--chart", metavar="FILE.png", help="Draw the results there.")
    ] = None,
    is_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
) -> Task:
    """Let bots play each other, with rotated seats and shared dice, and compare their strength."""

    def task(speaker: Speaker) -> int:
        from colonnade.lab.arena import Arena
        from colonnade.lab.contest import prepare_contest
        from colonnade.lab.simulate import find_game

        options = find_game(game).options_type.parse(option or [])
        contest = prepare_contest(
            game,
            seats,
            ladder,
            round_robin,
            seed,
            players=players,
            options=options,
            is_exact=exact_building,
        )
        with contextlib.ExitStack() as stack:
            drawing = None
            if chart is not None:
                from colonnade.lab.chart import import_matplotlib

                import_matplotlib()  # before the games, which may take hours
                drawing = stack.enter_context(atomic_output(chart))
            with contextlib.nullcontext() if out is None else translate_os_errors(out):
                contested = stack.enter_context(
                    Arena(contest, games, None if out is None else Path(out))
                )
            try:
                with show_progress("cli-progress", speaker, contested.games) as advance:
                    advance(contested.played)
                    for played in contested.play(workers or count_cores()):
                        advance(played)
            except KeyboardInterrupt:
                if out is not None:
                    contested.close()
                    with Arena(contest, games, Path(out)) as kept:  # what the file really has
                        played = kept.played
                    text = speaker.text(
                        "cli-arena-kept",
                        played=str(played),
                        games=str(contested.games),
                        file=out,
                    )
                    print(to_one_line(text), file=sys.stderr)
                raise
            summary = contested.summarise()
            if drawing is not None:
                from colonnade.lab.chart import draw_chart

                title = speaker.text(
                    "cli-arena-chart-title",
                    name=speaker.text(f"{game}-name"),
                    games=summary.pairings[0].games,
                )
                drawing.buffer.write(draw_chart(summary, title, speaker.text))
        if is_json:
            print(json.dumps(summary.as_dict(), indent=1))
        else:
            _print_arena(summary, speaker)
            for file in filter(None, (out, chart)):
                print(to_one_line(speaker.text("cli-written", file=file)))
        return 0

    return task


def _print_arena(summary: Summary, speaker: Speaker) -> None:
    """Print the shares of the wins, the ratings of a ladder, and notes on their meaning."""
    console = Console(highlight=False)
    percent, first = speaker.format_percent, summary.pairings[0]
    is_ladder = bool(summary.ratings)
    has_last, has_scores = first.levels[0].opened is not None, first.levels[0].score is not None
    table = Table(
        title=speaker.text("cli-arena-title", games=first.games, pairings=len(summary.pairings)),
        title_justify="left",
    )
    for name in ("cli-summary-bot", *(["cli-arena-against"] if is_ladder else ["cli-arena-fair"])):
        table.add_column(speaker.text(name))
    columns = ["cli-summary-share", "cli-summary-interval", "cli-arena-worth"]
    for name in (
        *columns,
        *(["cli-arena-first"] if has_last else []),
        *(["cli-summary-score"] if has_scores else []),
    ):
        table.add_column(speaker.text(name), justify="right")
    for result in reversed(summary.pairings):
        for level in result.levels[:1] if is_ladder else result.levels:
            share = level.share
            row = [level.level, result.levels[1].level if is_ladder else percent(level.fair, 1)]
            row += [
                percent(share.share, 2),
                f"{percent(share.low, 2)} – {percent(share.high, 2)}",
                f"{share.trials:.0f}",
            ]
            if level.opened is not None:
                row.append(percent(level.opened.share, 1))
            if level.score is not None:
                row.append(f"{level.score:.1f}")
            table.add_row(*map(Text, row))
    console.print(table)
    if is_ladder:
        ratings = Table()
        ratings.add_column(speaker.text("cli-summary-bot"))
        for name in ("cli-arena-rating", "cli-summary-interval"):
            ratings.add_column(speaker.text(name), justify="right")
        for rating in sorted(summary.ratings, key=lambda one: -one.rating):
            ratings.add_row(
                *map(
                    Text,
                    (rating.level, f"{rating.rating:.0f}", f"{rating.low:.0f} – {rating.high:.0f}"),
                )
            )
        console.print(ratings)
    notes = ["cli-arena-note", *(["cli-arena-note-exact"] if summary.contest.is_exact else [])]
    for name in (*notes, *(["cli-arena-note-ratings"] if is_ladder else [])):
        console.print(speaker.text(name), markup=False, soft_wrap=True)
