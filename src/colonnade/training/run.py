"""One run of a training, the same for every game: its time, its checkpoints, its curve, and the
files it writes.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from colonnade.bots.nets import read_net
from colonnade.training.learning import (
    LEARNING_RATE,
    Learner,
    Report,
    draw_curve,
    find_commit,
    load_checkpoint,
    save_checkpoint,
    torch,
    write_log,
)


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of a training. The trainer of each game has its own, of which a caller may
    replace any field.
    """

    seconds: float
    """The time of the whole training."""
    session: float | None = None
    """The time of this run; later runs continue with `resume`."""
    resume: Path | None = None
    """The checkpoint to continue from."""
    begin_with: Path | None = None
    """A file of weights, .npz, to begin with, of a net for the same game and players with the same
    or smaller layers.
    """
    rate: float = LEARNING_RATE
    """The learning rate at the beginning; it falls to nearly zero."""
    seed: int = 1
    batch: int
    """Games that are played at the same time."""
    hidden: Sequence[int]
    """The sizes of the hidden layers."""
    device: str | None = None
    """By default `cuda` where there is a GPU."""
    referee_games: int
    """Games that the referee replays."""
    evaluation_games: int = 4096
    """Games per point of the curve."""
    calibration_games: int = 0
    """Games to calibrate with at the end."""
    every: float
    """Seconds between two points of the curve."""
    commit: str | None = None
    """The commit to note in the net, by default that of the working tree."""
    report: Report | None = None
    """Called with every point of the curve, and with the calibration."""
    is_stopped: Callable[[], bool] = lambda: False
    """Whether to stop early; what was learnt is written, and the training can continue from it."""

    def find_device(self) -> str:
        """Return the device to train on."""
        return self.device or ("cuda" if torch.cuda.is_available() else "cpu")


class TrainingRun:
    """A run of a training, from the beginning or from a checkpoint: what the net is for, the
    progress, and the curve.
    """

    def __init__(
        self,
        settings: Settings,
        learner: Learner,
        kind: Mapping[str, Any],
        options: str,
        encoding: int,
        unit: str,
    ) -> None:
        """`kind` says what the net is for, game and players first, and `options` which rules are
        inputs; a step of the batch is a `unit`.

        Raises `BadWeights` for a checkpoint of another kind of net.
        """
        self._settings, self._learner, self._unit = settings, learner, unit
        self.about: dict[str, Any] = {
            **kind,
            "options": options,
            "encoding": encoding,
            "seed": settings.seed,
            "commit": settings.commit or find_commit(),
            "hidden": list(settings.hidden),
            "batch": settings.batch,
            "seconds": settings.seconds,
        }
        if settings.begin_with is not None:
            begun = read_net(
                settings.begin_with.read_bytes(),
                settings.begin_with.name,
                **kind,
                encoding=encoding,
            )
            learner.begin_with(begun)
            self.about["begun_with"] = {
                key: begun.about[key] for key in ("commit", "games", "hidden") if key in begun.about
            }
        self.steps, self.earlier_games, self.curve = 0, 0, list[dict[str, Any]]()
        """Steps so far, the games of earlier runs, and the points of the curve."""
        self._seconds = 0.0
        if settings.resume is not None:
            progress = load_checkpoint(
                settings.resume, learner, self.about, (*kind, "encoding", "hidden", "seed")
            )
            self._seconds, self.steps, self.earlier_games, self.curve = (
                progress[key] for key in ("seconds", unit, "games", "curve")
            )
        self._begun_at = self.steps
        self._begun_after = self._seconds

    @property
    def new_steps(self) -> int:
        """Steps of this run."""
        return self.steps - self._begun_at

    def per_second(self, number: float, now: float) -> float:
        """Return a number of things of this run per second of it."""
        return number / max(1e-9, now - self._begun_after)

    def run_steps(
        self, step: Callable[[float], None], describe: Callable[[float, bool], dict[str, Any]]
    ) -> None:
        """Take steps until the time is over, or until the training is stopped.

        `step` is given the part of the training that is done, 0 to 1. `describe` returns a point of
        the curve, from the seconds so far and whether it is the last one; its time does not count
        as training.
        """
        settings = self._settings
        begun, until = (
            time.perf_counter() - self._seconds,
            min(settings.seconds, self._seconds + (settings.session or settings.seconds)),
        )
        next_point = self._seconds + settings.every
        while (now := time.perf_counter() - begun) < until and not settings.is_stopped():
            step(now / settings.seconds)
            self.steps += 1
            if now >= next_point:
                next_point += settings.every
                paused = time.perf_counter()
                self._add(describe(now, False))
                begun += time.perf_counter() - paused
        self._seconds = time.perf_counter() - begun
        self._add(describe(self._seconds, True))

    def _add(self, point: dict[str, Any]) -> None:
        self.curve.append(point)
        self.report(point)

    def report(self, line: Mapping[str, Any]) -> None:
        """Pass a line to the `report` of the settings."""
        if self._settings.report:
            self._settings.report(line)

    def save_checkpoint(self, output: Path) -> None:
        """Write the checkpoint, `.pt`, from which the training can continue."""
        last = self.curve[-1]
        self.about |= {
            "games": last["games"],
            self._unit: self.steps,
            "events_replayed": last["events"],
        }
        progress = {
            "seconds": self._seconds,
            self._unit: self.steps,
            "games": last["games"],
            "curve": self.curve,
        }
        output.parent.mkdir(parents=True, exist_ok=True)
        save_checkpoint(output.with_suffix(".pt"), self._learner, self.about, progress)

    def save_net(
        self, output: Path, bins: Sequence[Mapping[str, float]], rival: str, title: str
    ) -> None:
        """Write the net, `.npz`, and beside it the log, `.json`, and the curve against the rival,
        `.png`.
        """
        self._learner.net(self.about).save(output)
        write_log(output.with_suffix(".json"), self.about, self.curve, bins)
        draw_curve(
            output.with_suffix(".png"),
            self.curve,
            f"against_{rival}",
            f"wins against {rival}, %",
            title,
        )


_OPTIONS: tuple[tuple[str, str, type, str], ...] = (
    ("--seconds", "seconds", float, "time of the whole training"),
    ("--session", "session", float, "time of this run, if others will continue it"),
    ("--resume", "resume", Path, "the checkpoint to continue from, .pt"),
    ("--begin-with", "begin_with", Path, "weights to begin with, .npz: no larger layers"),
    ("--rate", "rate", float, "learning rate at the beginning"),
    ("--seed", "seed", int, "of all random numbers"),
    ("--batch", "batch", int, "games played at the same time"),
    ("--device", "device", str, "cuda or cpu; by default the GPU, where there is one"),
    ("--watched", "referee_games", int, "games that the referee replays"),
    ("--measured", "evaluation_games", int, "games per point of the curve"),
    ("--calibrated", "calibration_games", int, "games to calibrate with at the end"),
    ("--every", "every", float, "seconds between two points of the curve"),
    ("--commit", "commit", str, "the commit to note; by default that of the working tree"),
)
"""Option, field of `Settings`, type and help."""


def make_parser(game: str, settings: Settings) -> argparse.ArgumentParser:
    """Return the command line of a trainer, without the options of its own."""
    parser = argparse.ArgumentParser(description=f"Train a net for {game} by self-play.")
    parser.add_argument("--output", type=Path, required=True, help="the weights to write, .npz")
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument(
        "--hidden", type=int, nargs="+", default=list(settings.hidden), help="sizes of the layers"
    )
    for option, name, kind, text in _OPTIONS:
        parser.add_argument(
            option, dest=name, type=kind, default=getattr(settings, name), help=text
        )
    return parser


def run_command(
    train: Callable[..., Path], parser: argparse.ArgumentParser, arguments: Sequence[str] | None
) -> int:
    """Train with the arguments of a command line, and print every report as a line of JSON."""

    def report(line: Mapping[str, Any]) -> None:
        print(json.dumps(line), flush=True)

    chosen = vars(parser.parse_args(arguments))
    train(chosen.pop("output"), **chosen, report=report)
    return 0
