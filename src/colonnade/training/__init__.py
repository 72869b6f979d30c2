"""Self-play on a GPU, by which the nets of the bots are trained. The only package that imports
PyTorch.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from colonnade.core.errors import BadOption
from colonnade.core.plugins import find_plugin


@dataclass(frozen=True)
class Trainer:
    """The trainer of a game: the module whose `train` trains a net, and the rule options that each
    net is for.

    All other options are inputs of the net.
    """

    module: str
    options: tuple[str, ...] = ()

    def load(self) -> Callable[..., Path]:
        """Return its `train`; raises `MissingExtra` where PyTorch is not installed."""
        return import_module(self.module).train


def find_trainer(game_key: str) -> Trainer | None:
    """Return the trainer of a game, `PLUGIN` of its `training/<key>`; None where there is none."""
    return find_plugin("training", game_key)


DEVICES = ("cuda", "cpu")


def check_device(device: str | None) -> None:
    """Check that a device exists; raises `BadOption`, and `MissingExtra` without PyTorch."""
    if device is not None and device not in DEVICES:
        raise BadOption(
            "error-option-value", option="device", value=device[:40], values=", ".join(DEVICES)
        )
    if device == "cuda":
        from colonnade.training.nets import torch

        if not torch.cuda.is_available():
            raise BadOption("error-train-device")
