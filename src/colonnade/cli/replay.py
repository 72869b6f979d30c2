"""`colonnade replay`: shows the games of a file, position by position."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from colonnade.cli.common import Task, to_one_line
from colonnade.cli.files import open_input, raise_faults
from colonnade.core.errors import BadRecord
from colonnade.core.game import Decide, Over, Throw
from colonnade.core.record import Record, Step, replay_lines, scan_records
from colonnade.games import GAMES
from colonnade.locales import Speaker
from colonnade.terminal.screen import draw_lines


def replay(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A file of records; - is standard input.")
    ],
    is_json: Annotated[
        bool, typer.Option("--json", help="Print a line of JSON per position.")
    ] = False,
) -> Task:
    """Step through the games of a file."""

    def task(speaker: Speaker) -> int:
        with open_input(file) as opened:
            records = enumerate(raise_faults(scan_records(opened, GAMES)))
            if is_json:
                for index, record in records:
                    for line in replay_lines(index, record, GAMES[record.game]):
                        sys.stdout.write(line + "\n")
            elif file != "-" and sys.stdin.isatty() and sys.stdout.isatty():
                _step_through(records, speaker)
            else:
                for index, record in records:
                    for shown in _replay_texts(index, record, speaker):
                        print(shown.plain)
        return 0

    return task


def _replay_texts(index: int, record: Record, speaker: Speaker) -> Iterator[Text]:
    before = None
    for step in record.replay(GAMES[record.game]):
        yield _describe_step(index, record, before, step, speaker)
        before = step.state


def _describe_step(
    index: int, record: Record, before: Any, step: Step[Any, Any], speaker: Speaker
) -> Text:
    """A position of a replay: its ply, the event before it, the board, and whose turn it is."""
    game = GAMES[record.game]
    text = Text(style="")
    text.append(
        speaker.text(
            "cli-replay-place", game=str(index), ply=str(step.ply), last=str(len(record.events))
        )
        + "\n",
        style="dim",
    )
    if step.action is None:
        text.append(speaker.text("cli-replay-start") + "\n")
    else:
        text.append(f"{step.action}\n", style="bold")
        for message in game.narrate(before, step.action):
            text.append(f"  {speaker.say_with_clause(message)}\n")
    for line in draw_lines(game.picture(step.state), game.palette):
        text.append_text(line).append("\n")
    match game.turn(step.state):
        case Decide(seat):
            count = len(game.legal(step.state))
            text.append(
                speaker.text(
                    "cli-replay-decide", colour=_colour(record, seat, speaker), count=count
                )
                + "\n"
            )
        case Throw(seat, dice):
            text.append(
                speaker.text("cli-replay-throw", colour=_colour(record, seat, speaker), dice=dice)
                + "\n"
            )
        case Over(result):
            text.append(f"{speaker.text(result.reason)}\n")
    return text


def _colour(record: Record, seat: int, speaker: Speaker) -> str:
    return speaker.text(f"{record.game}-colour-{record.colours[seat]}")


def _step_through(records: Iterator[tuple[int, Record]], speaker: Speaker) -> None:
    """Step by keys: Enter forward, `b` back, a number to that ply, `n` to the next
    game, `q` quits.
    """
    console = Console(highlight=False)
    for index, record in records:
        if not _step_through_game(index, record, console, speaker):
            return
    console.print(speaker.text("cli-replay-end"), markup=False)


def _step_through_game(index: int, record: Record, console: Console, speaker: Speaker) -> bool:
    """Step through one game; whether to continue with the next."""
    steps: list[Step[Any, Any]] = []
    fault: BadRecord | None = None
    try:
        steps.extend(record.replay(GAMES[record.game]))
    except BadRecord as error:  # show the positions before the fault, then raise it
        fault = error
    ply = 0
    while ply < len(steps):
        console.print(
            _describe_step(
                index, record, steps[ply - 1].state if ply else None, steps[ply], speaker
            ),
            end="",
        )
        target: int | None = None
        while target is None:
            try:
                typed = (
                    console.input(Text(speaker.text("cli-replay-prompt") + " > ", style="dim"))
                    .strip()
                    .lower()
                )
            except EOFError:
                return False
            if typed == "q":
                return False
            if typed == "n":
                target = len(steps)
            elif typed in ("", "b"):
                target = ply + 1 if typed == "" else max(0, ply - 1)
            elif typed.isascii() and typed.isdecimal() and int(typed[:9]) < len(steps):
                target = int(typed[:9])
            else:
                console.print(
                    speaker.text(
                        "cli-replay-no-ply", text=to_one_line(typed[:40]), last=str(len(steps) - 1)
                    ),
                    markup=False,
                )
        ply = target
    if fault is not None:
        raise fault
    return True
