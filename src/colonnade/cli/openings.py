"""`colonnade openings`: every first throw of a game, with what to do after it."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from colonnade.cli.common import GameArgument, LanguageOption, OptionOption, Task
from colonnade.cli.files import atomic_output
from colonnade.core.errors import BadOption
from colonnade.locales import Speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from colonnade.analysis.openings import Opening

SHOWN = 10
"""Rows of a table."""
COLUMNS = ("throw", "chance", "best", "share", "second", "second_share", "behind")
"""The columns of the CSV file."""


def openings(
    game: GameArgument,
    dice: Annotated[
        list[int] | None,
        typer.Argument(metavar="[DIE]...", help="The dice of one throw: what to do after it."),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option("--players", metavar="N", min=1, help="How many play; by default the fewest."),
    ] = None,
    option: OptionOption = None,
    csv_file: Annotated[
        str | None,
        typer.Option("--csv", metavar="FILE", help="Write every throw to a CSV file."),
    ] = None,
    language: LanguageOption = None,
) -> Task:
    """Show the first throws of a game, and the best action after each by the master's evaluator."""

    def task(speaker: Speaker) -> int:
        from colonnade.analysis.openings import find_openings
        from colonnade.lab.simulate import find_game

        speaker = Speaker(language or speaker.language)
        played = find_game(game)
        count = players or played.players[0]
        found = find_openings(played, count, played.options_type.parse(option or []))
        console = Console(highlight=False)
        if csv_file is not None:
            with atomic_output(csv_file) as file:
                writer = csv.writer(file, lineterminator="\n")
                writer.writerow(COLUMNS)
                writer.writerows(_list_row(opening) for opening in found)
            console.print(speaker.text("cli-written", file=csv_file), markup=False, soft_wrap=True)
        if dice:
            _print_throw(_find_throw(found, dice), console, speaker)
        elif csv_file is None:
            _print_throws(found, console, speaker, speaker.text(f"{game}-name"), count)
        return 0

    return task


def _list_row(opening: Opening) -> list[str]:
    """The row of a throw in the CSV file; shares have six digits."""
    second, share = opening.ranked[1] if len(opening.ranked) > 1 else ("", None)
    return [
        opening.roll.removeprefix("roll "),
        f"{opening.chance:.8f}",
        opening.best or "",
        f"{opening.share:.6f}",
        second,
        "" if share is None else f"{share:.6f}",
        "" if share is None else f"{opening.share - share:.6f}",
    ]


def _find_throw(found: Sequence[Opening], dice: Sequence[int]) -> Opening:
    """The throw with these dice, in any order; raises `BadOption`."""
    wanted = " ".join(map(str, ["roll", *sorted(dice)]))
    for opening in found:
        if opening.roll == wanted:
            return opening
    raise BadOption(
        "error-openings-throw", given=" ".join(map(str, dice))[:80], example=found[0].roll[5:]
    )


def _print_throw(opening: Opening, console: Console, speaker: Speaker) -> None:
    """Print the best actions after one throw."""
    percent = speaker.format_percent
    table = Table(
        title=speaker.text(
            "cli-openings-throw", throw=opening.roll[5:], chance=percent(opening.chance, 3)
        ),
        title_justify="left",
    )
    table.add_column(speaker.text("cli-openings-action"))
    for name in ("cli-openings-share", "cli-openings-behind"):
        table.add_column(speaker.text(name), justify="right")
    for action, share in opening.ranked[:SHOWN]:
        table.add_row(Text(action), percent(share, 2), percent(opening.share - share, 2))
    if not opening.ranked:
        table.add_row("–", percent(opening.share, 2), "–")
    console.print(table)
    if len(opening.ranked) > SHOWN:
        more = speaker.text("cli-openings-more", count=len(opening.ranked) - SHOWN)
        console.print(more, markup=False, soft_wrap=True)


def _print_throws(
    found: Sequence[Opening], console: Console, speaker: Speaker, name: str, players: int
) -> None:
    """Print the likeliest throws, the best and the worst ones."""
    percent = speaker.format_percent
    mean = sum(opening.chance * opening.share for opening in found)
    title = speaker.text(
        "cli-openings-title", name=name, players=players, throws=len(found), share=percent(mean, 2)
    )
    console.print(title, markup=False, soft_wrap=True)
    by_share = sorted(found, key=lambda opening: -opening.share)
    parts = {
        "likeliest": sorted(found, key=lambda opening: -opening.chance),
        "best": by_share,
        "worst": by_share[::-1],
    }
    for part, some in parts.items():
        table = Table(title=speaker.text(f"cli-openings-{part}"), title_justify="left")
        table.add_column(speaker.text("cli-openings-dice"))
        table.add_column(speaker.text("cli-openings-chance"), justify="right")
        table.add_column(speaker.text("cli-openings-action"))
        table.add_column(speaker.text("cli-openings-share"), justify="right")
        for opening in some[:SHOWN]:
            table.add_row(
                opening.roll[5:],
                percent(opening.chance, 3),
                Text(opening.best or "–"),
                percent(opening.share, 2),
            )
        console.print(table)
    console.print(speaker.text("cli-openings-note"), markup=False, soft_wrap=True)
