"""Matches of nets of Columbiz. Needs PyTorch and a C++ compiler."""

from colonnade.bots.columbiz.net import find_net
from colonnade.training.columbiz.match import measure_nets
from colonnade.training.nets import torch
from tests.training.columbiz.nets import make_learner


def test_two_nets_meet_each_other_in_every_order_of_seats() -> None:
    """The shipped net against one that has learnt nothing, and the other way round."""
    shipped = [
        (torch.as_tensor(weights), torch.as_tensor(biases))
        for weights, biases in find_net(2).layers
    ]
    rough = make_learner(2).layers()
    won = measure_nets(shipped, rough, 2, 8, device="cpu", seed=1)
    assert won.shape == (8, 2)
    assert torch.equal(won.sum(1), torch.ones(8))
    assert float(won[:, 0].mean()) > 0.8
    lost = measure_nets(rough, shipped, 2, 8, device="cpu", seed=1)
    assert float(lost[:, 0].mean()) < 0.2
