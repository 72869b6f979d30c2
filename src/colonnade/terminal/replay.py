"""Shows the positions of recorded games, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.text import Text

from colonnade.core.errors import BadRecord
from colonnade.core.game import Decide, Over, Throw
from colonnade.core.record import Record, Step
from colonnade.games import GAMES
from colonnade.locales import Speaker
from colonnade.terminal.commands import clean
from colonnade.terminal.screen import draw_lines


def describe_steps(index: int, record: Record, speaker: Speaker) -> Iterator[Text]:
    """The positions of a game, with the index of the game in its file. Raises `BadRecord`."""
    before = None
    for step in record.replay(GAMES[record.game]):
        yield _describe_step(index, record, before, step, speaker)
        before = step.state


def _describe_step(
    index: int, record: Record, before: Any, step: Step[Any, Any], speaker: Speaker
) -> Text:
    """A position: its ply, the event before it, the board, and whose turn it is."""
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
                    "cli-replay-decide", colour=_name_colour(record, seat, speaker), count=count
                )
                + "\n"
            )
        case Throw(seat, dice):
            text.append(
                speaker.text(
                    "cli-replay-throw", colour=_name_colour(record, seat, speaker), dice=dice
                )
                + "\n"
            )
        case Over(result):
            text.append(f"{speaker.text(result.reason)}\n")
    return text


def _name_colour(record: Record, seat: int, speaker: Speaker) -> str:
    return speaker.text(f"{record.game}-colour-{record.colours[seat]}")


def step_through(records: Iterator[tuple[int, Record]], speaker: Speaker) -> None:
    """Step through games by keys: Enter forward, `b` back, a number to that ply, `n` to the next
    game, `q` quits. Raises `BadRecord`.
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
                        "cli-replay-no-ply", text=clean(typed[:40]), last=str(len(steps) - 1)
                    ),
                    markup=False,
                )
        ply = target
    if fault is not None:
        raise fault
    return True
