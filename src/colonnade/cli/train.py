"""`colonnade train`: trains a net by self-play."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from colonnade.cli.common import INTERRUPTED, QUOTED, GameArgument, Task, to_one_line
from colonnade.cli.files import translate_os_errors
from colonnade.cli.progress import show_progress
from colonnade.core.errors import BadOption, ColonnadeError
from colonnade.locales import Speaker

MOST_SECONDS = 7 * 24 * 3600


def train(
    game: GameArgument,
    out: Annotated[
        str,
        typer.Option(
            "--out",
            metavar="FILE.npz",
            help="The weights; checkpoint, log and curve are written to the same folder.",
        ),
    ],
    players: Annotated[
        int | None,
        typer.Option("--players", metavar="N", help="Seats at the table; by default the fewest."),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            metavar="NAME=VALUE",
            help="Those that a net is made for. A net learns all others.",
        ),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            "--seconds", metavar="S", min=0.1, max=MOST_SECONDS, help="Time of the whole training."
        ),
    ] = None,
    session: Annotated[
        float | None,
        typer.Option(
            "--session",
            metavar="S",
            min=0.1,
            max=MOST_SECONDS,
            help="Time of this run, if others will continue it.",
        ),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Continue from the checkpoint of the weights.")
    ] = False,
    seed: Annotated[
        int,
        typer.Option(
            "--seed",
            metavar="S",
            min=0,
            max=2**31 - 1,
            help="The seed of the first weights and the dice.",
        ),
    ] = 1,
    batch: Annotated[
        int | None,
        typer.Option(
            "--batch", metavar="N", min=1, max=2**20, help="Games played at the same time."
        ),
    ] = None,
    hidden: Annotated[
        str | None, typer.Option("--hidden", metavar="N,N", help="Sizes of the hidden layers.")
    ] = None,
    device: Annotated[
        str | None,
        typer.Option(
            "--device", metavar="cuda|cpu", help="By default the GPU, where there is one."
        ),
    ] = None,
    watched: Annotated[
        int | None,
        typer.Option(
            "--watched", metavar="N", min=0, max=4096, help="Games that the referee replays."
        ),
    ] = None,
    measured: Annotated[
        int | None,
        typer.Option(
            "--measured",
            metavar="N",
            min=0,
            max=2**20,
            help="Games per point of the curve, against a weaker style.",
        ),
    ] = None,
    calibrated: Annotated[
        int | None,
        typer.Option(
            "--calibrated",
            metavar="N",
            min=0,
            max=2**22,
            help="Games for the calibration of predictions at the end.",
        ),
    ] = None,
    every: Annotated[
        float | None,
        typer.Option(
            "--every",
            metavar="S",
            min=0.1,
            max=MOST_SECONDS,
            help="Time between two points of the curve.",
        ),
    ] = None,
    is_json: Annotated[
        bool, typer.Option("--json", help="Print a line of JSON per point of the curve.")
    ] = False,
) -> Task:
    """Train a net by self-play, while a referee replays a sample of the games."""

    def task(speaker: Speaker) -> int:
        from colonnade import training
        from colonnade.core.setup import check_setup, fewest_players
        from colonnade.lab.simulate import find_game

        settings = find_game(game)
        trainer = training.find_trainer(settings.key)
        if trainer is None:
            raise CannotTrain("error-train-none", game=settings.key)
        given = settings.options_type.parse(option or [])
        for name in given:
            if name not in trainer.options:
                raise BadOption(
                    "error-train-option", option=name, options=", ".join(trainer.options) or "–"
                )
        count = players if players is not None else fewest_players(settings, given)
        chosen = check_setup(settings, count, None, given)[1].as_dict()
        path = _check_weights(out)
        asked: dict[str, Any] = {
            "seconds": seconds,
            "session": session,
            "batch": batch,
            "hidden": None if hidden is None else _parse_sizes(hidden),
            "device": device,
            "referee_games": watched,
            "evaluation_games": measured,
            "calibration_games": calibrated,
            "every": every,
            "resume": path.with_suffix(".pt") if resume else None,
            **{name: chosen[name] for name in trainer.options},
        }
        if resume:
            with translate_os_errors(str(path.with_suffix(".pt"))):
                path.with_suffix(".pt").open("rb").close()
        training.check_device(device)
        learn = trainer.load()
        wanted = {name: value for name, value in asked.items() if value is not None}
        is_whole = _train(learn, path, {"players": count, "seed": seed, **wanted}, is_json, speaker)
        if not is_json:
            beside = [path.with_suffix(ending).name for ending in (".pt", ".json", ".png")]
            present = [name for name in beside if path.with_name(name).exists()]
            print(
                to_one_line(speaker.text("cli-train-written", file=out, beside=", ".join(present)))
            )
        return 0 if is_whole else INTERRUPTED

    return task


class CannotTrain(ColonnadeError):
    """A training that cannot be started or continued."""

    code = "cannot-train"


def _train(
    learn: Callable[..., Path], path: Path, asked: dict[str, Any], is_json: bool, speaker: Speaker
) -> bool:
    """Train, and report the progress: a line per point of the curve, and in a terminal a bar.
    Whether it ran to its end.

    After the first Ctrl-C the weights so far are written; the second interrupts the program.
    """
    from colonnade.bots.nets import BadWeights
    from colonnade.training.referee import Difference

    console = Console(highlight=False)
    progress = show_progress("cli-train-progress", speaker, asked.get("seconds"), console=console)
    with contextlib.nullcontext() if is_json else progress as advance:

        def report(line: Mapping[str, Any]) -> None:
            if advance is None:
                print(json.dumps(line), flush=True)
                return
            console.print(_describe_training(line, speaker), markup=False, soft_wrap=True)
            advance(float(line.get("seconds", 0)))

        signals: list[int] = []

        def stop(number: int, _: object) -> None:
            if signals:
                raise KeyboardInterrupt
            signals.append(number)
            print(speaker.text("cli-train-stopping"), file=sys.stderr, flush=True)

        before = signal.signal(signal.SIGINT, stop)
        try:
            learn(path, report=report, is_stopped=lambda: bool(signals), **asked)
        except BadWeights as error:
            raise CannotTrain("error-train-checkpoint", reason=str(error)) from error
        except Difference as error:
            raise CannotTrain("error-train-difference", reason=str(error)) from error
        finally:
            signal.signal(signal.SIGINT, before)
    return not signals


def _describe_training(line: Mapping[str, Any], speaker: Speaker) -> str:
    """A point of the curve, or the result of the calibration, as a sentence."""
    if "calibration" in line:
        worst = max(
            (abs(one["predicted"] - one["real"]) for one in line["calibration"]), default=0.0
        )
        return speaker.text(
            "cli-train-calibration", difference=worst, bins=len(line["calibration"])
        )
    known = {
        "games": f"{line['games']:,}",
        "speed": f"{line['games_per_second']:,.0f}",
        "events": f"{line['events']:,}",
    }
    text = speaker.text(
        "cli-train-line", seconds=f"{line['seconds']:.0f}", loss=f"{line['loss']:.4f}", **known
    )
    for name in ("points", "greedy"):
        if line.get(f"against_{name}") is not None:
            text += " " + speaker.text("cli-train-share", level=name, share=line[f"against_{name}"])
    return text


def _check_weights(out: str) -> Path:
    """The path of the weights, if it can be written; raises `UnusableFile` and `BadOption`."""
    with translate_os_errors(out):
        path = Path(out)
        if path.is_dir():
            raise IsADirectoryError
        if path.suffix != ".npz":
            raise BadOption("error-train-name", path=out[:QUOTED])
        if not path.parent.is_dir():
            raise FileNotFoundError
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            raise PermissionError
    return path


def _parse_sizes(text: str) -> tuple[int, ...]:
    """The sizes of layers in a text such as `256,64`; raises `BadOption`."""
    parts = [part.strip() for part in text.split(",")]
    if not all(
        part.isascii() and part.isdecimal() and len(part) <= 4 and int(part) > 0 for part in parts
    ):
        raise BadOption("error-train-hidden", text=text[:40])
    return tuple(map(int, parts))
