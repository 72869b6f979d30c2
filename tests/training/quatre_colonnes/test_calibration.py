"""Predictions of nets of Les 4 colonnes held against games. Needs PyTorch and a C++ compiler."""

import numpy as np
import pytest

from colonnade.training.nets import torch
from colonnade.training.quatre_colonnes.calibration import fit_temperature, observe
from colonnade.training.quatre_colonnes.values import Values
from tests.training.quatre_colonnes.nets import make_learner


def test_predictions_are_compared_with_whole_games() -> None:
    engine, learner = make_learner(3, 1, False)
    predicted, real = observe(engine, Values(learner.layers(mean=True), engine), 40, seed=1)
    assert predicted.sum(1).numpy() == pytest.approx(np.ones(40), abs=1e-4)
    assert real.sum(1).numpy() == pytest.approx(np.ones(40), abs=1e-3)


def test_outputs_that_are_too_certain_are_scaled_down() -> None:
    engine, learner = make_learner(2, 1, False)
    learner.means[-2][:] = torch.randn(
        learner.means[-2].shape, generator=torch.Generator().manual_seed(1)
    )
    before = learner.means[-2].clone()
    factor = fit_temperature(engine, learner, 60, seed=1)
    assert factor == 0.8  # the least that is tried
    assert torch.allclose(learner.means[-2], factor * before)
