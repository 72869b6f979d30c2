"""What the training of every game shares. Needs PyTorch."""

from pathlib import Path

import pytest

from colonnade.bots.nets import BadWeights, Net
from colonnade.training.learning import (
    LAST_RATE,
    LEARNING_RATE,
    Learner,
    bin_predictions,
    load_checkpoint,
    rate_at,
    save_checkpoint,
    torch,
)


def test_bins_of_few_games_are_merged_with_a_neighbour() -> None:
    predicted = torch.cat(
        [
            torch.full((count,), share)
            for count, share in [(500, 0.05), (1600, 0.15), (3000, 0.45), (100, 0.95)]
        ]
    )
    bins = bin_predictions(predicted, (predicted > 0.3).float())
    assert [(one["from"], one["to"], one["games"]) for one in bins] == [
        (0.0, 0.2, 2100),
        (0.2, 1.0, 3100),
    ]
    assert bins[0]["predicted"] == pytest.approx((500 * 0.05 + 1600 * 0.15) / 2100, abs=1e-4)
    assert [one["real"] for one in bins] == [0, 1]


def test_few_games_make_one_bin() -> None:
    bins = bin_predictions(torch.tensor([0.1, 0.9]), torch.tensor([0.0, 1.0]))
    assert bins == [{"from": 0.0, "to": 1.0, "games": 2, "predicted": 0.5, "real": 0.5}]


def test_the_rate_falls_from_first_to_last() -> None:
    rates = [rate_at(part / 10) for part in range(12)]
    assert rates[0] == LEARNING_RATE
    assert rates[10] == pytest.approx(LAST_RATE)
    assert rates[11] == rates[10]
    assert sorted(rates, reverse=True) == rates


def test_a_step_lessens_the_loss_and_the_mean_follows() -> None:
    learner = Learner([3, 8, 2], "cpu", 1)
    inputs, targets = torch.eye(3), torch.tensor([[1.0, 0], [0, 1], [1, 0]])
    losses: list[float] = []
    before = learner.means[0].clone()
    for _ in range(200):
        loss = -(targets * learner.evaluate(inputs).log_softmax(1)).sum(1).mean()
        learner.step(loss, 0.02)
        losses.append(float(loss.detach()))
    assert losses[-1] < 0.1 < losses[0]
    assert not torch.equal(before, learner.means[0])


def test_a_net_that_has_grown_has_the_same_outputs_and_learns() -> None:
    small = Learner([3, 4, 2], "cpu", 1)
    grown = Learner([3, 16, 8, 2], "cpu", 2)
    grown.begin_with(small.net({}))
    inputs = torch.rand(20, 3)
    assert torch.allclose(grown.evaluate(inputs), small.evaluate(inputs), atol=1e-6)
    assert torch.equal(grown.means[0], grown.parameters[0])
    before = [parameter.detach().clone() for parameter in grown.parameters]
    grown.step(grown.evaluate(inputs).square().sum(), 0.01)
    # what new neurons say is listened to
    assert not torch.equal(before[2][4:], grown.parameters[2].detach()[4:])
    net = Net(
        [(weights.numpy(), biases.numpy()) for weights, biases in grown.layers(mean=True)], {}
    )
    with pytest.raises(BadWeights, match="cannot be taken over"):
        small.begin_with(net)
    with pytest.raises(BadWeights, match="cannot be taken over"):
        Learner([4, 16, 8, 2], "cpu", 1).begin_with(net)


def test_a_checkpoint_is_restored(tmp_path: Path) -> None:
    about = {"game": "a", "seed": 1}
    learner = Learner([3, 4, 2], "cpu", 1)
    learner.step(learner.evaluate(torch.ones(2, 3)).square().sum(), 0.01)
    save_checkpoint(tmp_path / "one.pt", learner, about, {"seconds": 2.5})
    other = Learner([3, 4, 2], "cpu", 2)
    assert load_checkpoint(tmp_path / "one.pt", other, about, ("game", "seed")) == {"seconds": 2.5}
    assert all(
        torch.equal(one, two) for one, two in zip(learner.parameters, other.parameters, strict=True)
    )
    assert all(torch.equal(one, two) for one, two in zip(learner.means, other.means, strict=True))
    assert other.updates == 1
    with pytest.raises(
        BadWeights, match=r"one\.pt was made with seed 1, and seed 3 is asked for\."
    ):
        load_checkpoint(tmp_path / "one.pt", other, {"game": "a", "seed": 3}, ("game", "seed"))
