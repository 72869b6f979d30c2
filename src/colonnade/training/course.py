"""The course of a training, the same for every game: how long it goes, where it goes on from, its
curve, and the files it leaves.
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
class Plan:
    """What a training is to be. The trainer of each game has one of its own, of which a caller may
    replace any field.
    """

    seconds: float
    """The time of the whole training."""
    session: float | None = None
    """How much of it this run may use; later runs go on with `resume`."""
    resume: Path | None = None
    """The checkpoint to go on from."""
    begin_with: Path | None = None
    """A file of weights, .npz, to begin with, of a net for the same game and players with the same
    or smaller layers.
    """
    rate: float = LEARNING_RATE
    """The learning rate at the beginning; it falls to nearly nothing."""
    seed: int = 1
    batch: int
    """Games side by side."""
    hidden: Sequence[int]
    """The sizes of the hidden layers."""
    device: str | None = None
    """By default what there is."""
    referee_games: int
    """Games that the referee follows."""
    evaluation_games: int = 4096
    """Games per point of the curve."""
    calibration_games: int = 0
    """Games to calibrate with at the end."""
    every: float
    """Seconds between two points of the curve."""
    commit: str | None = None
    """To be noted, where git cannot tell."""
    report: Report | None = None
    """Told of every point of the curve, and of the calibration."""
    is_stopped: Callable[[], bool] = lambda: False
    """Whether to end before the time: what there is is written, and can be gone on from."""

    def find_device(self) -> str:
        """The device to train on."""
        return self.device or ("cuda" if torch.cuda.is_available() else "cpu")


class Course:
    """One training, from its beginning or from a checkpoint on: what it is of, how far it has come,
    and its curve.
    """

    def __init__(
        self,
        plan: Plan,
        learner: Learner,
        kind: Mapping[str, Any],
        options: str,
        encoding: int,
        unit: str,
    ) -> None:
        """`kind` says what the net is for, game and players first, and `options` which rules are
        inputs; a step of the batch is a `unit`.

        Raises `BadWeights` for a checkpoint of something else.
        """
        self._plan, self._learner, self._unit = plan, learner, unit
        self.about: dict[str, Any] = {
            **kind,
            "options": options,
            "encoding": encoding,
            "seed": plan.seed,
            "commit": plan.commit or find_commit(),
            "hidden": list(plan.hidden),
            "batch": plan.batch,
            "seconds": plan.seconds,
        }
        if plan.begin_with is not None:
            begun = read_net(
                plan.begin_with.read_bytes(), plan.begin_with.name, **kind, encoding=encoding
            )
            learner.begin_with(begun)
            self.about["begun_with"] = {
                key: begun.about[key] for key in ("commit", "games", "hidden") if key in begun.about
            }
        self.count, self.already, self.curve = 0, 0, list[dict[str, Any]]()
        """Steps so far, the games of earlier runs, and the points of the curve."""
        self._seconds = 0.0
        if plan.resume is not None:
            progress = load_checkpoint(
                plan.resume, learner, self.about, (*kind, "encoding", "hidden", "seed")
            )
            self._seconds, self.count, self.already, self.curve = (
                progress[key] for key in ("seconds", unit, "games", "curve")
            )
        self._begun_at = self.count
        self._begun_after = self._seconds

    @property
    def done(self) -> int:
        """Steps of this run."""
        return self.count - self._begun_at

    def rate(self, number: float, now: float) -> float:
        """So many in this run, per second of it."""
        return number / max(1e-9, now - self._begun_after)

    def follow(
        self, step: Callable[[float], None], describe: Callable[[float, bool], dict[str, Any]]
    ) -> None:
        """Take steps until the time is over, or until the training is stopped.

        `step` is told which part of the training is done, 0 to 1. `describe` makes a point of the
        curve, every so often and, told so, at the end; its time does not count as training.
        """
        plan = self._plan
        begun, until = (
            time.perf_counter() - self._seconds,
            min(plan.seconds, self._seconds + (plan.session or plan.seconds)),
        )
        next_point = self._seconds + plan.every
        while (now := time.perf_counter() - begun) < until and not plan.is_stopped():
            step(now / plan.seconds)
            self.count += 1
            if now >= next_point:
                next_point += plan.every
                paused = time.perf_counter()
                self._add(describe(now, False))
                begun += time.perf_counter() - paused
        self._seconds = time.perf_counter() - begun
        self._add(describe(self._seconds, True))

    def _add(self, point: dict[str, Any]) -> None:
        self.curve.append(point)
        self.report(point)

    def report(self, line: Mapping[str, Any]) -> None:
        """Tell whoever listens."""
        if self._plan.report:
            self._plan.report(line)

    def keep(self, output: Path) -> None:
        """Write the checkpoint, `.pt`, from which the training can go on."""
        last = self.curve[-1]
        self.about |= {
            "games": last["games"],
            self._unit: self.count,
            "events_replayed": last["events"],
        }
        progress = {
            "seconds": self._seconds,
            self._unit: self.count,
            "games": last["games"],
            "curve": self.curve,
        }
        output.parent.mkdir(parents=True, exist_ok=True)
        save_checkpoint(output.with_suffix(".pt"), self._learner, self.about, progress)

    def publish(
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


def make_parser(
    game: str, plan: Plan, *, rival: str, watched: str, calibrated: str
) -> argparse.ArgumentParser:
    """The command line of a trainer, to which it adds what is its own: the game's name, its plan,
    whom its curve meets, and two helps.
    """
    measured = f"games against {rival} per point of the curve"
    parser = argparse.ArgumentParser(description=f"Train a net for {game} by self-play.")
    parser.add_argument(
        "--output", type=Path, required=True, help="the file of weights to write, .npz"
    )
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    parser.add_argument(
        "--seconds", type=float, default=plan.seconds, help="time of the whole training"
    )
    parser.add_argument(
        "--session", type=float, help="time of this run, where training goes on later"
    )
    parser.add_argument("--resume", type=Path, help="the checkpoint to go on from, .pt")
    parser.add_argument(
        "--begin-with",
        type=Path,
        help="weights to begin with, .npz: of a net for the same, with no larger layers",
    )
    parser.add_argument(
        "--rate", type=float, default=plan.rate, help="learning rate at the beginning"
    )
    parser.add_argument("--seed", type=int, default=plan.seed)
    parser.add_argument("--batch", type=int, default=plan.batch, help="games side by side")
    parser.add_argument(
        "--hidden",
        type=int,
        nargs="+",
        default=list(plan.hidden),
        help="sizes of the hidden layers",
    )
    parser.add_argument("--device", help="cuda or cpu; by default what there is")
    parser.add_argument(
        "--watched", dest="referee_games", type=int, default=plan.referee_games, help=watched
    )
    parser.add_argument(
        "--measured",
        dest="evaluation_games",
        type=int,
        default=plan.evaluation_games,
        help=measured,
    )
    parser.add_argument(
        "--calibrated",
        dest="calibration_games",
        type=int,
        default=plan.calibration_games,
        help=calibrated,
    )
    parser.add_argument(
        "--every", type=float, default=plan.every, help="seconds between two points of the curve"
    )
    parser.add_argument("--commit", help="the commit to note, where git cannot tell")
    return parser


def run(
    train: Callable[..., Path], parser: argparse.ArgumentParser, arguments: Sequence[str] | None
) -> int:
    """Train as a command line says, and print what is reported, a line of JSON each."""

    def report(line: Mapping[str, Any]) -> None:
        print(json.dumps(line), flush=True)

    chosen = vars(parser.parse_args(arguments))
    train(chosen.pop("output"), **chosen, report=report)
    return 0
