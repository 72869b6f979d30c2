"""Self-play on a GPU: how the nets of the bots are made. The only package that imports PyTorch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from colonnade.core.errors import BadOption
from colonnade.core.plugins import find_plugin


@dataclass(frozen=True)
class Trainer:
    """How the nets of a game are trained: the module whose `train` does it, and the rule options
    that each net is for.

    All other options are inputs of the net, which learns every value of them.
    """

    module: str
    options: tuple[str, ...] = ()

    def load(self) -> Callable[..., Path]:
        """Its `train`; raises `MissingExtra` where PyTorch is not installed."""
        return import_module(self.module).train


def find_trainer(game_key: str) -> Trainer | None:
    """The trainer of a game: `PLUGIN` of its `training/<key>`; None where there is none."""
    return find_plugin("training", game_key)


DEVICES = ("cuda", "cpu")


def check_device(device: str | None) -> None:
    """Refuse a device that is not there: raises `BadOption`, and `MissingExtra` without PyTorch."""
    from colonnade.training.extras import import_torch

    if device is not None and device not in DEVICES:
        raise BadOption(
            "error-option-value", option="device", value=device[:40], values=", ".join(DEVICES)
        )
    if device == "cuda" and not import_torch().cuda.is_available():
        raise BadOption("error-train-device")
