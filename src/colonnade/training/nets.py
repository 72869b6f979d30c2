"""Nets on a device, as the batches of training games use them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from colonnade.bots.nets import Net
from colonnade.core.extras import import_extra

torch = import_extra("torch", "PyTorch", "train")
Tensor = Any
Layers = Sequence[tuple[Tensor, Tensor]]
"""Weights and biases of the layers of a net."""

ALIGNED = 16  # the GPU multiplies fastest where rows begin at such multiples


def align(columns: int) -> int:
    """Return the columns of an encoded row, with empty ones at the end for the speed of the GPU."""
    return -(-columns // ALIGNED) * ALIGNED


def number_type(device: str) -> Any:
    """Return the type of the numbers of encoded rows on a device."""
    return torch.float16 if device.startswith("cuda") else torch.float32


def put_layers(net: Net, device: str) -> Layers:
    """Return the layers of a net on a device."""
    return [
        (torch.as_tensor(weights, device=device), torch.as_tensor(biases, device=device))
        for weights, biases in net.layers
    ]


class HiddenLayers:
    """The hidden layers of a net on a device, for encoded rows with `align`ed columns."""

    def __init__(self, layers: Layers, device: str) -> None:
        (first, biases), *between = layers[:-1]
        padded = torch.zeros(align(len(first)), first.shape[1], device=device)
        padded[: len(first)] = first
        kind = number_type(device)
        self._layers = [
            (weights.to(kind), given.to(kind)) for weights, given in [(padded, biases), *between]
        ]

    def __call__(self, inputs: Tensor) -> Tensor:
        """Return the outputs of the last hidden layer, a row per row of inputs."""
        sums = inputs
        for weights, biases in self._layers:
            sums = torch.addmm(biases, sums, weights).relu_()
        return sums
