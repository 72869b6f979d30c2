"""A training of Les 4 colonnes, in small. Needs PyTorch and a C++ compiler."""

from pathlib import Path
from typing import Any

import pytest

from colonnade.bots.nets import BadWeights, read_net
from colonnade.core.errors import BadOption
from colonnade.training import run
from colonnade.training.nets import torch
from colonnade.training.quatre_colonnes.match import main
from colonnade.training.quatre_colonnes.starts import make_pool
from colonnade.training.quatre_colonnes.train import stagger, train
from colonnade.training.quatre_colonnes.values import Values, load_values
from tests.clocks import SteppingClock
from tests.training.quatre_colonnes.nets import make_learner


def test_training_learns_writes_its_files_and_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "time", SteppingClock(0.03))  # three steps of each session
    reported: list[Any] = []
    common: dict[str, Any] = {
        "batch": 32,
        "hidden": (16, 8),
        "device": "cpu",
        "referee_games": 4,
        "evaluation_games": 4,
        "every": 1,
        "commit": "0" * 40,
    }
    output = train(
        tmp_path / "net.npz",
        seconds=1000,
        session=0.1,
        calibration_games=20,
        report=reported.append,
        **common,
    )
    net = read_net(
        output.read_bytes(), "net.npz", game="quatre_colonnes", players=2, dice=1, teams=False
    )
    assert net.about["commit"] == "0" * 40
    assert sum(line["games"] for line in reported[-1]["calibration"]) == 20
    before = reported[-2]["steps"]
    train(
        output,
        seconds=1000,
        session=0.1,
        resume=output.with_suffix(".pt"),
        report=reported.append,
        **common,
    )
    assert reported[-1]["steps"] > before
    assert reported[-1]["events"] > 0
    assert output.with_suffix(".png").exists()
    with pytest.raises(
        BadWeights, match=r"net\.pt was made with dice 1, and dice 2 is asked for\."
    ):
        train(output, dice=2, resume=output.with_suffix(".pt"), **common)
    engine, _ = load_values(output, "cpu")
    assert (engine.players, engine.dice, engine.teams) == (2, 1, False)
    main([str(output), "--games", "4", "--device", "cpu"])
    assert '"against": "greedy", "plies": 1, "games": 4' in capsys.readouterr().out


def test_the_games_of_a_batch_do_not_all_begin_together() -> None:
    engine, learner = make_learner(2, 1, False)
    pool = engine.place(make_pool(2, 1, False, 64, 1))
    positions, generator = pool.clone(), torch.Generator().manual_seed(1)
    stagger(engine, Values(learner.layers(), engine), positions, pool, 1, generator)
    gone = positions[:, :8].int().sum(1)  # the progress of all tokens together
    assert int(gone[-4:].max()) < 60 < 200 < int(gone.max())


def test_teams_are_for_four(tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        train(tmp_path / "net.npz", players=2, teams=True, device="cpu")
