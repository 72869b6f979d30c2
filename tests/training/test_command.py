"""`colonnade train` with PyTorch: small nets from the command line, told as they grow."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from colonnade.bots.nets import read_net
from colonnade.cli import main
from colonnade.training import run
from colonnade.training.referee import Difference
from tests.clocks import SteppingClock

SMALL = [
    "--batch",
    "8",
    "--hidden",
    "8,4",
    "--watched",
    "2",
    "--measured",
    "1",
    "--every",
    "100",
    "--device",
    "cpu",
]


@pytest.fixture(autouse=True)
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Be in an empty folder, in English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.mark.parametrize(
    ("game", "more", "wanted"),
    [
        ("columbiz", [], {"players": 2}),
        ("quatre_colonnes", ["--option", "teams=true"], {"players": 4, "dice": 1, "teams": True}),
    ],
)
def test_a_net_is_trained_and_goes_on(
    game: str,
    more: list[str],
    wanted: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(run, "time", SteppingClock(0.03))  # three steps of each session
    command = [
        "train",
        game,
        "--out",
        "net.npz",
        "--seconds",
        "1000",
        "--session",
        "0.1",
        *more,
        *SMALL,
    ]
    assert main([*command, "--calibrated", "8"]) == 0
    output, errors = capsys.readouterr()
    assert errors == ""
    for words in (
        " games, ",
        "loss 0.",
        "events replayed by the referee",
        "of the wins against",
        "differ by",
        "net.pt, net.json, net.png in the",
    ):
        assert words in output
    net = read_net(Path("net.npz").read_bytes(), "net.npz", game=game, **wanted)
    assert [len(biases) for _, biases in net.layers][:-1] == [8, 4]
    curve = json.loads(Path("net.json").read_text(encoding="utf-8"))["curve"]
    assert main([*command, "--resume", "--json", "--watched", "0"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    longer = json.loads(Path("net.json").read_text(encoding="utf-8"))["curve"]
    assert longer == [*curve, *lines]
    assert longer[-1]["seconds"] > curve[-1]["seconds"]
    assert (
        main([*command, "--resume", "--players", "3" if game == "columbiz" else "4", "--seed", "2"])
        == 1
    )
    assert capsys.readouterr().err.startswith(
        "colonnade: The training cannot go on from there: net.pt was made with "
    )


def test_a_difference_that_the_referee_finds_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def disagree(*_: object, **__: object) -> None:
        raise Difference("row 3: seven is not eight")

    monkeypatch.setattr("colonnade.training.quatre_colonnes.train.train", disagree)
    assert main(["train", "quatre_colonnes", "--out", "net.npz"]) == 1
    told = (
        "The referee found a difference between the batch and the rules: row 3: seven is not eight"
    )
    assert capsys.readouterr().err == f"colonnade: {told}\n"


def test_the_first_control_c_writes_what_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def train(output: Path, *, is_stopped: Callable[[], bool], **_: object) -> Path:
        assert not is_stopped()
        os.kill(os.getpid(), signal.SIGINT)
        assert is_stopped()
        output.write_bytes(b"weights")
        return output

    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr("colonnade.training.columbiz.train.train", train)
    assert main(["train", "columbiz", "--out", "net.npz"]) == 130
    output, errors = capsys.readouterr()
    assert output.startswith("Written to net.npz")
    assert errors == "Stopping, and writing what there is. Ctrl-C again ends it at once.\n"
    assert signal.getsignal(signal.SIGINT) is before


def test_the_second_control_c_ends_it_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def train(*_: object, **__: object) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr("colonnade.training.columbiz.train.train", train)
    assert main(["train", "columbiz", "--out", "net.npz"]) == 130
    assert capsys.readouterr().err.endswith("colonnade: Stopped.\n")


def test_a_letter_is_no_checkpoint(capsys: pytest.CaptureFixture[str]) -> None:
    Path("letter.pt").write_text("Dear reader,\nthis is no checkpoint.\n", encoding="utf-8")
    assert main(["train", "columbiz", "--out", "letter.npz", "--resume", *SMALL]) == 1
    told = "The training cannot go on from there: letter.pt is not a checkpoint of a training."
    assert capsys.readouterr().err == f"colonnade: {told}\n"
    assert [path.name for path in Path().iterdir()] == ["letter.pt"]
