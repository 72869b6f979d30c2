"""Golden playthroughs: whole games as a person can read them, to be reviewed as diffs.

Each file here is one game, written by `python -m tests.playthroughs` from the root of the
repository. A change of the rules, of a story or of a picture shows in them: run the command, read
the diff, and commit it if it is what you meant.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from colonnade.core.game import Decide, Over, Throw, Turn
from colonnade.core.view import picture_text
from colonnade.games import GAMES
from colonnade.lab.simulate import play_game, prepare_experiment

FOLDER = Path(__file__).parent
MANY = 12  # more legal actions than these are counted, not listed


@dataclass(frozen=True)
class Playthrough:
    """Which game to write down."""

    name: str
    game: str
    agents: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    colours: tuple[str, ...] | None = None
    every: int = 1
    """The board is drawn after so many turns."""


PLAYTHROUGHS = (
    Playthrough("columbiz_two_players", "columbiz", ("greedy", "random"), 1, {}),
    Playthrough(
        "columbiz_four_players_dutch_locked",
        "columbiz",
        ("greedy", "random", "greedy", "random"),
        2,
        {"edition": "nl", "kept_dice": "locked"},
    ),
    Playthrough(
        "quatre_colonnes_one_die", "quatre_colonnes", ("greedy", "greedy"), 15, {}, ("Y", "B"), 8
    ),
    Playthrough(
        "quatre_colonnes_two_dice_in_teams",
        "quatre_colonnes",
        ("greedy",) * 4,
        15,
        {"dice": 2, "teams": True},
        None,
        10,
    ),
    Playthrough(
        "quatre_colonnes_partners_are_players",
        "quatre_colonnes",
        ("greedy",) * 4,
        15,
        {"dice": 2, "teams": True, "sums": "six", "partners": "players"},
        None,
        10,
    ),
)


def write(playthrough: Playthrough) -> Iterator[str]:
    """The lines of a playthrough."""
    game = GAMES[playthrough.game]
    experiment = prepare_experiment(
        playthrough.game,
        playthrough.agents,
        1,
        playthrough.seed,
        colours=playthrough.colours,
        options=playthrough.options,
    )
    record = play_game(experiment, 0)
    yield f"{game.key}, rules {record.rules}, seed {playthrough.seed}"
    yield "seats: " + ", ".join(
        f"{colour} {name}" for colour, name in zip(record.colours, record.names, strict=True)
    )
    yield "options: " + ", ".join(f"{name}={value}" for name, value in record.options.items())
    before, seat, turns = None, None, 0
    for step in record.replay(game):
        turn = game.turn(step.state)
        if step.action is not None:
            yield f"{step.ply:>4}  {step.action}"
            yield from (f"        {told}" for told in game.narrate(before, step.action))
        if isinstance(turn, Over) or turn.seat != seat:  # a turn has ended, or the first begins
            seat = None if isinstance(turn, Over) else turn.seat
            if turns % playthrough.every == 0 or seat is None:
                yield ""
                yield from (
                    f"    {line}".rstrip()
                    for line in picture_text(game.picture(step.state)).splitlines()
                )
            yield f"    {game.position(step.state)}"
            yield ""
            turns += 1
        yield f"      {_describe(game, step.state, turn, record.colours)}"
        before = step.state


def _describe(game: Any, state: Any, turn: Turn, colours: tuple[str, ...]) -> str:
    match turn:
        case Decide(seat):
            legal = [str(action) for action in game.legal(state)]
            duty = game.duty(state)
            listed = f": {', '.join(legal)}" if len(legal) <= MANY else ""
            return f"{colours[seat]} decides, {len(legal)} legal{listed}" + (
                "" if duty is None else f"; {duty}"
            )
        case Throw(seat, dice):
            return f"{colours[seat]} throws {dice}"
        case Over(result):
            return f"over: ranks {result.ranks}, scores {result.scores}, {result.reason}"


def path_of(playthrough: Playthrough) -> Path:
    """Where a playthrough is kept."""
    return FOLDER / f"{playthrough.name}.txt"


def text_of(playthrough: Playthrough) -> str:
    """A playthrough, whole."""
    return "\n".join(write(playthrough)) + "\n"
