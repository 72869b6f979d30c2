"""The run of a training, the same for every game: its time, its curve, its checkpoint and its
command line. Needs PyTorch.
"""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from colonnade.bots.nets import BadWeights
from colonnade.training.columbiz import train as columbiz
from colonnade.training.learning import Learner
from colonnade.training.quatre_colonnes import train as quatre_colonnes
from colonnade.training.run import Settings, TrainingRun, make_parser, run_command

KIND = {"game": "a", "players": 2}


class Clock:
    """A clock that a test sets."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "perf_counter", clock)
    return clock


def make_run(**overrides: Any) -> TrainingRun:
    settings = Settings(
        **{
            "seconds": 10.0,
            "batch": 1,
            "hidden": (4,),
            "referee_games": 0,
            "every": 4.0,
            "commit": "0" * 40,
            **overrides,
        }
    )
    return TrainingRun(settings, Learner([3, 4, 2], "cpu", 1), KIND, "none", 1, "steps")


def follow(run: TrainingRun, clock: Clock) -> list[float]:
    """A second per step, and ten per point of the curve; which parts of the training the steps were
    reported of.
    """
    parts: list[float] = []

    def step(part: float) -> None:
        parts.append(part)
        clock.now += 1

    def describe(now: float, is_last: bool) -> dict[str, Any]:
        clock.now += 10
        return {
            "seconds": now,
            "games": run.earlier_games + run.new_steps,
            "rate": run.per_second(run.new_steps, now),
            "events": int(is_last),
        }

    run.run_steps(step, describe)
    return parts


def test_a_training_takes_its_time_and_points_of_the_curve_do_not_count(clock: Clock) -> None:
    reported: list[Any] = []
    run = make_run(report=reported.append)
    assert follow(run, clock) == [pytest.approx(number / 10) for number in range(10)]
    assert [(point["seconds"], point["events"]) for point in reported] == [(4, 0), (8, 0), (10, 1)]
    assert reported[-1]["rate"] == pytest.approx(1)
    assert run.curve == reported


def test_a_training_continues_from_its_checkpoint(clock: Clock, tmp_path: Path) -> None:
    first = make_run(session=3.0)
    follow(first, clock)
    first.save_checkpoint(tmp_path / "new" / "net.npz")
    assert first.about["events_replayed"] == 1
    second = make_run(resume=tmp_path / "new" / "net.pt")
    assert (second.steps, second.earlier_games, second.new_steps, second.curve) == (
        3,
        3,
        0,
        first.curve,
    )
    assert follow(second, clock) == [pytest.approx(number / 10) for number in range(3, 10)]
    assert (second.steps, second.new_steps, second.curve[-1]["games"]) == (10, 7, 10)
    with pytest.raises(
        BadWeights, match=r"net\.pt was made with seed 1, and seed 2 is asked for\."
    ):
        make_run(resume=tmp_path / "new" / "net.pt", seed=2)


def test_a_training_that_is_stopped_has_its_last_point(clock: Clock) -> None:
    run = make_run(is_stopped=lambda: run.steps == 2)
    follow(run, clock)
    assert (run.steps, [point["seconds"] for point in run.curve]) == (2, [2])


def test_net_log_and_curve_are_written_to_the_same_folder(clock: Clock, tmp_path: Path) -> None:
    run = make_run()
    follow(run, clock)
    run.save_net(tmp_path / "net.npz", [{"from": 0.0}], "nobody", "A game")
    log = json.loads((tmp_path / "net.json").read_text(encoding="utf-8"))
    assert log == {"about": run.about, "curve": run.curve, "calibration": [{"from": 0.0}]}
    assert (tmp_path / "net.npz").exists()


OWN = [
    (columbiz, {"against": "", "informed": False, "rival": None}),
    (quatre_colonnes, {"dice": 1, "teams": False}),
]


@pytest.mark.parametrize(("module", "own"), OWN)
def test_the_command_line_has_the_settings_and_the_options_of_the_game(
    module: Any, own: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, Any] = {}
    monkeypatch.setattr(
        module, "train", lambda output, **overrides: asked.update(output=output, **overrides)
    )
    assert module.main(["--output", "net.npz", "--hidden", "8", "4", "--seed", "3"]) == 0
    assert asked.pop("report") is not None
    planned = {
        key: value
        for key, value in vars(module.SETTINGS).items()
        if key not in ("report", "is_stopped")
    }
    assert asked == {
        "output": Path("net.npz"),
        "players": 2,
        **planned,
        "hidden": [8, 4],
        "seed": 3,
        **own,
    }


def test_reports_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    def train(output: Path, **overrides: Any) -> Path:
        overrides["report"]({"seconds": overrides["seconds"]})
        return output

    parser = make_parser("A game", columbiz.SETTINGS)
    assert run_command(train, parser, ["--output", "net.npz", "--seconds", "7"]) == 0
    assert capsys.readouterr().out == '{"seconds": 7.0}\n'


def test_an_unknown_setting_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="hiden"):
        quatre_colonnes.train(tmp_path / "net.npz", hiden=(4,))
