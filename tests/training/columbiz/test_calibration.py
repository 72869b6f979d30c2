"""Predictions of nets of Columbiz held against games. Needs PyTorch and a C++ compiler."""

from colonnade.training.columbiz.calibration import observe
from colonnade.training.nets import torch
from tests.training.columbiz.nets import make_learner


def test_games_are_observed_to_their_end() -> None:
    predicted, real = observe(make_learner(3).layers(), 3, 12, device="cpu", seed=1)
    assert torch.allclose(predicted.sum(1), torch.ones(12), atol=1e-4)
    assert torch.allclose(real.sum(1), torch.ones(12), atol=1e-4)
