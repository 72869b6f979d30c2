"""`colonnade benchmark-bot`: what a bot loses in the benchmark positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from colonnade.cli.common import LanguageOption, Task, WorkersOption, count_cores
from colonnade.cli.progress import show_progress
from colonnade.core.errors import BadOption
from colonnade.locales import Speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from colonnade.lab.benchmark import BotLoss
    from colonnade.lab.positions import BenchmarkPosition, LevelLoss, PositionFile


def benchmark_bot(
    bot: Annotated[str, typer.Argument(metavar="BOT", help="A level, or module:Class.")],
    game: Annotated[
        str | None,
        typer.Option("--game", metavar="GAME", help="Only positions of this game."),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option("--players", metavar="N", help="Only positions with this number of players."),
    ] = None,
    positions: Annotated[
        int | None,
        typer.Option(
            "--positions",
            metavar="N",
            min=2,
            max=1_000_000,
            help="The first N positions of each game and number of players.",
        ),
    ] = None,
    seed: Annotated[
        int, typer.Option("--seed", metavar="S", help="The same seed gives the same answer.")
    ] = 1,
    workers: WorkersOption = None,
    is_json: Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")] = False,
    language: LanguageOption = None,
) -> Task:
    """Measure what a bot loses in the benchmark positions, beside the levels."""

    def task(speaker: Speaker) -> int:
        import msgspec

        from colonnade.lab.benchmark import measure_bot, summarise_losses
        from colonnade.lab.positions import load_positions

        speaker = Speaker(language or speaker.language)
        known = load_positions()
        chosen = _choose_positions(known, bot, game, players, positions)
        count = workers or count_cores()
        with show_progress("cli-benchmark-progress", speaker, len(chosen)) as advance:
            losses = measure_bot(
                bot, chosen, seed=seed, workers=0 if count == 1 else count, progress=advance
            )
        found = summarise_losses(chosen, losses, known.header.levels)
        if is_json:
            print(msgspec.json.encode({"bot": bot, "losses": found}).decode())
            return 0
        console = Console(highlight=False)
        for key in dict.fromkeys(loss.game for loss in found):
            of_game = [loss for loss in found if loss.game == key]
            levels = [level for level in known.header.levels if level.game == key]
            console.print(_make_table(bot, of_game, levels, speaker))
        console.print(speaker.text("cli-benchmark-note"), markup=False, soft_wrap=True)
        return 0

    return task


def _choose_positions(
    known: PositionFile, bot: str, game: str | None, players: int | None, most: int | None
) -> list[BenchmarkPosition]:
    """The positions that were asked for; raises `BadOption` and `BadAgent`.

    Without a game, a level is measured in all games that have it, and other bots in all games.
    """
    from colonnade.bots.levels import find_agent, levels_of

    games = list(dict.fromkeys(position.game for position in known.positions))
    if game is not None and game not in games:
        raise BadOption("error-benchmark-game", game=game[:40], games=", ".join(games))
    wanted = [game] if game is not None else games
    if game is None and any(bot in levels_of(key) for key in games):
        wanted = [key for key in games if bot in levels_of(key)]
    for key in wanted:
        find_agent(key, bot)
    groups: dict[tuple[str, int], list[BenchmarkPosition]] = {}
    for position in known.positions:
        if position.game in wanted and players in (None, position.players):
            groups.setdefault((position.game, position.players), []).append(position)
    if not groups:
        counts = sorted({str(position.players) for position in known.positions})
        raise BadOption("error-seats-count", given=players or 0, allowed=", ".join(counts))
    return [position for some in groups.values() for position in some[:most]]


def _make_table(
    bot: str, found: Sequence[BotLoss], levels: Sequence[LevelLoss], speaker: Speaker
) -> Table:
    """The losses of the levels and, below them, of the bot, a column per number of players."""
    title = speaker.text("cli-benchmark-title", name=speaker.text(f"{found[0].game}-name"))
    table = Table(title=title, title_justify="left")
    table.add_column(speaker.text("cli-summary-bot"))
    for loss in found:
        heading = speaker.text("cli-benchmark-players", players=loss.players)
        table.add_column(heading, justify="right")
    for name in dict.fromkeys(level.level for level in levels):
        row = [name]
        for loss in found:
            same = [
                level for level in levels if (level.level, level.players) == (name, loss.players)
            ]
            row.append(_format_loss(same[0]) if same else "–")
        table.add_row(*map(Text, row))
    table.add_section()
    table.add_row(Text(bot, "bold"), *(Text(_format_loss(loss), "bold") for loss in found))
    table.add_row(
        speaker.text("cli-benchmark-stands"),
        *(Text(_describe_place(loss, speaker)) for loss in found),
    )
    table.add_row(
        speaker.text("cli-benchmark-positions"), *(Text(str(loss.positions)) for loss in found)
    )
    return table


def _format_loss(loss: BotLoss | LevelLoss) -> str:
    return f"{100 * loss.loss:.2f} ± {100 * loss.margin:.2f}"


def _describe_place(loss: BotLoss, speaker: Speaker) -> str:
    if loss.weaker is None:
        return speaker.text("cli-benchmark-below", level=loss.stronger or "–")
    if loss.stronger is None:
        return speaker.text("cli-benchmark-above", level=loss.weaker)
    return f"{loss.weaker} – {loss.stronger}"
