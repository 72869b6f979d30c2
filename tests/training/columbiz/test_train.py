"""A training of Columbiz, in small. Needs PyTorch and a C++ compiler."""

from pathlib import Path
from typing import Any

import pytest

from colonnade.bots.nets import BadWeights, read_net
from colonnade.training import run
from colonnade.training.columbiz.train import train
from tests.clocks import SteppingClock


def test_training_writes_its_files_and_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "time", SteppingClock(0.03))  # three steps of each session
    reported: list[Any] = []
    common: dict[str, Any] = {
        "batch": 16,
        "hidden": (16, 8),
        "device": "cpu",
        "referee_games": 4,
        "evaluation_games": 4,
        "every": 1,
        "commit": "0" * 40,
    }
    output = train(
        tmp_path / "net.npz", seconds=1000, session=0.1, report=reported.append, **common
    )
    net = read_net(output.read_bytes(), "net.npz", game="columbiz", players=2)
    assert net.about["commit"] == "0" * 40
    before = reported[-1]["turns"]
    train(
        output,
        seconds=1000,
        session=0.1,
        resume=output.with_suffix(".pt"),
        report=reported.append,
        **common,
    )
    assert reported[-1]["turns"] > before
    assert reported[-1]["events"] > 0
    train(
        tmp_path / "response.npz", against=str(output), seconds=1, report=reported.append, **common
    )
    assert 0 <= reported[-1]["against_rival"] <= 1
    with pytest.raises(
        BadWeights, match=r"net\.pt was made with players 2, and players 3 is asked for\."
    ):
        train(output, players=3, resume=output.with_suffix(".pt"), **common)
