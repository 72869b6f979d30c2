"""`colonnade rollout`: plays a position to the end many times."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console

from colonnade.cli.common import LanguageOption, Task, WorkersOption, count_cores
from colonnade.cli.progress import show_progress
from colonnade.core.errors import BadOption
from colonnade.locales import Speaker

if TYPE_CHECKING:
    from colonnade.core.game import AnyGame


def rollout(
    position: Annotated[str, typer.Argument(metavar="POSITION", help="A position's identifier.")],
    candidates: Annotated[
        int,
        typer.Option(
            "--candidates", metavar="N", min=1, max=50, help="At a decision, how many actions."
        ),
    ] = 3,
    action: Annotated[
        list[str] | None,
        typer.Option("--action", metavar="TEXT", help="An action to compare; may be given again."),
    ] = None,
    trials: Annotated[
        int,
        typer.Option(
            "--trials",
            metavar="N",
            min=48,
            max=1_000_000,
            help="The most games per action, 48 or more.",
        ),
    ] = 400,
    precision: Annotated[
        float,
        typer.Option(
            "--precision",
            metavar="P",
            min=0.0001,
            max=50,
            help="Stop when the interval is at most ± P %.",
        ),
    ] = 1.0,
    seconds: Annotated[
        float | None,
        typer.Option(
            "--seconds",
            metavar="S",
            min=0,
            max=86_400,
            help="The most time; the results so far are printed then.",
        ),
    ] = None,
    turns: Annotated[
        int | None,
        typer.Option(
            "--turns",
            metavar="N",
            min=1,
            max=1000,
            help="Evaluate after N turns; by default play to the end.",
        ),
    ] = None,
    seed: Annotated[
        int, typer.Option("--seed", metavar="S", help="The same seed gives the same answer.")
    ] = 1,
    workers: WorkersOption = None,
    is_json: Annotated[bool, typer.Option("--json", help="Print the answer as JSON.")] = False,
    language: LanguageOption = None,
) -> Task:
    """Play a position to the end many times, to check the value that the bots give it."""

    def task(speaker: Speaker) -> int:
        import msgspec

        from colonnade.analysis.report import show_rollout
        from colonnade.analysis.rollout import plan_rollout, roll_out
        from colonnade.games import find_position
        from colonnade.lab.workers import parallel_map

        speaker = Speaker(language or speaker.language)
        game, state = find_position(position)
        chosen = None if not action else [_check_action(game, state, text) for text in action]
        plan = plan_rollout(
            game, state, seed=seed, candidates=candidates, actions=chosen, turns=turns
        )
        count = workers or count_cores()
        with show_progress("cli-rollout-progress", speaker) as advance:
            found = roll_out(
                plan,
                trials=trials,
                precision=precision / 100,
                seconds=seconds,
                run=None
                if count == 1
                else lambda work, start, end: parallel_map(work, start, end, count),
                progress=lambda done, _: advance(done, max(done, trials)),
            )
        if is_json:
            print(msgspec.json.encode(found).decode())
        else:
            name = speaker.text(f"{game.key}-colour-{game.view(state, None).colours[found.seat]}")
            Console(highlight=False).print(show_rollout(found, name, speaker))
        return 0

    return task


def _check_action(game: AnyGame, state: Any, text: str) -> Any:
    """The action of a text, if it is legal in the position. Raises `BadOption`, `Malformed` and
    `Illegal`.
    """
    from colonnade.core.game import Throw

    if isinstance(game.turn(state), Throw):
        raise BadOption("error-rollout-throw")
    action = game.parse(text)
    game.apply(state, action)
    return action
