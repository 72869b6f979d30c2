"""A net of Columbiz on a device: the values of encoded positions."""

from __future__ import annotations

from pathlib import Path

from colonnade.bots.columbiz.features import ENCODING
from colonnade.bots.nets import read_net
from colonnade.training.nets import HiddenLayers, Layers, Tensor, put_layers, torch


def read_layers(path: Path, players: int, device: str) -> Layers:
    """Return the layers of the net in a file on a device; raises `BadWeights`."""
    return put_layers(
        read_net(path.read_bytes(), path.name, game="columbiz", players=players, encoding=ENCODING),
        device,
    )


class Values:
    """A net on a device: the hidden layers in PyTorch, and the last one for the kernels."""

    def __init__(self, layers: Layers, device: str) -> None:
        self.hidden = HiddenLayers(layers, device)
        self.last = layers[-1][0].float().contiguous(), layers[-1][1].float().contiguous()

    def evaluate(self, inputs: Tensor) -> Tensor:
        """Return the shares of the win, then the margins, per row, as if no game were over."""
        outputs = torch.addmm(self.last[1], self.hidden(inputs).float(), self.last[0])
        players = outputs.shape[1] // 2
        return torch.cat([outputs[:, :players].softmax(1), outputs[:, players:]], dim=1)
