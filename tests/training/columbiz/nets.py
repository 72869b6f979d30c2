"""Nets of Columbiz that have learnt nothing, for tests."""

from colonnade.training.columbiz.train import Learner
from colonnade.training.nets import torch


def make_learner(players: int) -> Learner:
    learner = Learner(players, (32, 16), "cpu", 1)
    generator = torch.Generator().manual_seed(2)
    for parameter in learner.parameters:
        parameter.data.add_(0.05 * torch.randn(parameter.shape, generator=generator))
    return learner
