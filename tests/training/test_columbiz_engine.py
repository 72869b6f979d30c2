"""The batch of training games: the same inputs, values and rules as at the table. Needs PyTorch."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from colonnade.bots.columbiz.features import afterstate, encode, find_afterstates
from colonnade.bots.columbiz.master import evaluate
from colonnade.bots.columbiz.solver import solve, survey
from colonnade.bots.nets import BadWeights, Net, read_net
from colonnade.training.columbiz import Learner, make_groups, observe, options_of, train
from colonnade.training.columbiz_engine import Games, Values, mirror_inputs, torch
from colonnade.training.columbiz_referee import Referee

torch.set_num_threads(1)


def rough_learner(players: int) -> Learner:
    learner = Learner(players, (32, 16), "cpu", 1)
    generator = torch.Generator().manual_seed(2)
    for parameter in learner.parameters:
        parameter.data.add_(0.05 * torch.randn(parameter.shape, generator=generator))
    return learner


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_batch_plays_by_the_rules_and_values_as_the_solver(players: int) -> None:
    learner = rough_learner(players)
    values = Values(learner.layers(), torch.float32)
    net = Net([(weights.numpy(), biases.numpy()) for weights, biases in learner.layers()], {})
    groups = make_groups(players, 16, "cpu", torch.float32, 5)
    referees = [Referee(players, options_of(games, 8)) for games in groups]
    for _ in range(8):
        for games, referee in zip(groups, referees, strict=True):
            state, styled = referee.states[0], bool(games.styled[0, 0])
            inputs, targets, happened = games.step(values, log=8)
            assert np.allclose(encode(afterstate(state))[0], inputs[0].numpy(), atol=1e-5)
            if not styled:
                found = survey(state)
                shares, margins = evaluate(net, find_afterstates(found))
                worth = (shares[:, -1] + 0.01 * margins[:, -1]).astype(np.float64)
                expected = float(solve(found, worth[:-1], float(worth[-1])).turn)
                assert float(targets[0, 0] + 0.01 * targets[0, players]) == pytest.approx(expected, abs=1e-5)
            assert torch.allclose(targets[:, :players].sum(1), torch.ones(games.count), atol=1e-4)
            assert happened is not None
            referee.replay(happened.numpy())
    assert all(referee.events > 300 for referee in referees)


def test_the_value_of_another_styles_turn_is_what_it_does() -> None:
    values = Values(rough_learner(2).layers(), torch.float32)
    count = 300
    games = Games(
        2,
        torch.full((count,), 4),
        torch.zeros(count, dtype=torch.bool),
        locked=False,
        device="cpu",
        kind=torch.float32,
        seed=3,
        style_share=0,
        against="captures",
    )
    games.styled[:] = True
    games.now.discs[:] = torch.tensor([1 << 5 | 1 << 9, 1 << 1 | 1 << 14 | 1 << 20])
    _, targets, _ = games.step(values)
    after = values(games.now.encode(torch.float32))[:, 1]
    assert float(targets[:, 0].mean()) == pytest.approx(float(after.mean()), abs=4 * float(after.std()) / count**0.5)


def test_mirrored_inputs_are_those_of_the_mirrored_board() -> None:
    order = mirror_inputs(2)
    assert torch.equal(order[order], torch.arange(len(order)))
    assert int(order[0]) == 30


def test_games_are_observed_to_their_end() -> None:
    predicted, real = observe(rough_learner(3), 12, device="cpu", kind=torch.float32, seed=1)
    assert torch.allclose(predicted.sum(1), torch.ones(12), atol=1e-4)
    assert torch.allclose(real.sum(1), torch.ones(12), atol=1e-4)


def test_training_writes_what_it_made_and_goes_on(tmp_path: Path) -> None:
    told: list[Any] = []
    common: dict[str, Any] = {"batch": 16, "hidden": (16, 8), "device": "cpu", "watched": 4, "measured": 4, "every": 1, "commit": "0" * 40}
    output = train(tmp_path / "net.npz", seconds=4, session=2, report=told.append, **common)
    net = read_net(output.read_bytes(), "net.npz", game="columbiz", players=2)
    assert net.about["commit"] == "0" * 40
    before = told[-1]["turns"]
    train(output, seconds=4, resume=output.with_suffix(".pt"), report=told.append, **common)
    assert told[-1]["turns"] > before
    assert told[-1]["events"] > 0
    with pytest.raises(BadWeights, match=r"net\.pt was made with players 2, and players 3 is asked for\."):
        train(output, players=3, resume=output.with_suffix(".pt"), **common)
