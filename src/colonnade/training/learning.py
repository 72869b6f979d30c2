"""The parts of training that all games share: the net that learns, its checkpoints, curves and
bins.
"""

from __future__ import annotations

import json
import math
import subprocess
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from colonnade.bots.nets import BadWeights, Net
from colonnade.training.nets import torch

Tensor = Any

LEARNING_RATE, LAST_RATE = 1.5e-3, 2e-5
AVERAGE = 0.999  # per update: the net to keep is a running mean of the learning one
# a running mean with a shorter memory, to play with and to compute targets: a maximum picks up less
# noise
SHORT_AVERAGE = 0.99
FEWEST = 2000  # games in a bin

Report = Callable[[Mapping[str, Any]], None]


class Learner:
    """The net that learns, its running means, and the optimiser. `sizes` are those of the layers,
    inputs first and outputs last.
    """

    def __init__(self, sizes: Sequence[int], device: str, seed: int) -> None:
        generator = torch.Generator().manual_seed(seed)
        self.sizes, self.parameters = list(sizes), list[Any]()
        for number, (before, after) in enumerate(pairwise(sizes)):
            scale = math.sqrt(2 / before) if number < len(sizes) - 2 else 0.1 / math.sqrt(before)
            weights = torch.randn(before, after, generator=generator) * scale
            self.parameters += [
                weights.to(device).requires_grad_(),
                torch.zeros(after, device=device, requires_grad=True),
            ]
        self.means = [parameter.detach().clone() for parameter in self.parameters]
        self.short_means = [parameter.detach().clone() for parameter in self.parameters]
        self.optimiser = torch.optim.Adam(
            self.parameters, lr=LEARNING_RATE, fused=device.startswith("cuda")
        )
        self.updates = 0

    def begin_with(self, net: Net) -> None:
        """Take over the weights of another net, with the same inputs and outputs and no larger
        layers; it may have fewer layers.

        Layers and neurons that it lacks are added so that the outputs do not change: layers that
        pass on their input, and neurons whose outgoing weights are zero. Raises `BadWeights` where
        it does not fit.
        """
        given = [
            (torch.as_tensor(weights), torch.as_tensor(biases)) for weights, biases in net.layers
        ]
        while len(given) < len(self.sizes) - 1:
            size = len(given[-1][0])
            given.insert(-1, (torch.eye(size), torch.zeros(size)))
        sizes = [len(weights) for weights, _ in given] + [len(given[-1][1])]
        fits = len(sizes) == len(self.sizes) and all(
            size <= own for size, own in zip(sizes, self.sizes, strict=True)
        )
        if not fits or (sizes[0], sizes[-1]) != (self.sizes[0], self.sizes[-1]):
            raise BadWeights(
                f"a net with layers of {sizes} cannot be taken over by one with layers of"
                f" {self.sizes}."
            )
        with torch.no_grad():
            for (weights, biases), own_weights, own_biases in zip(
                given, self.parameters[::2], self.parameters[1::2], strict=True
            ):
                rows, columns = weights.shape
                own_weights[:rows, :columns] = weights.to(own_weights.device)
                own_weights[rows:, :columns] = 0
                own_biases[:columns] = biases.to(own_biases.device)
            for means in (self.means, self.short_means):
                for mean, parameter in zip(means, self.parameters, strict=True):
                    mean.copy_(parameter)

    def layers(self, *, mean: bool = False) -> list[tuple[Tensor, Tensor]]:
        """Return the layers of the net as it is now, or of its running mean."""
        chosen = self.means if mean else [parameter.detach() for parameter in self.parameters]
        return list(zip(chosen[::2], chosen[1::2], strict=True))

    def playing_layers(self) -> list[tuple[Tensor, Tensor]]:
        """Return the layers of the running mean with the shorter memory, which plays while the net
        learns.
        """
        return list(zip(self.short_means[::2], self.short_means[1::2], strict=True))

    def evaluate(self, inputs: Tensor) -> Tensor:
        """Return the outputs of the net for each row of inputs, with gradients."""
        sums = inputs
        *hidden, last = zip(self.parameters[::2], self.parameters[1::2], strict=True)
        for weights, biases in hidden:
            sums = torch.addmm(biases, sums, weights).relu()
        return torch.addmm(last[1], sums, last[0])

    def step(self, loss: Tensor, rate: float) -> None:
        """Take one step that lessens the loss."""
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        self.optimiser.step()
        self.updates += 1
        parameters = [parameter.detach() for parameter in self.parameters]
        for means, average in ((self.means, AVERAGE), (self.short_means, SHORT_AVERAGE)):
            torch._foreach_lerp_(
                means, parameters, 1 - min(average, self.updates / (self.updates + 10))
            )

    def net(self, about: Mapping[str, Any]) -> Net:
        """Return the running mean as a net of the bots."""
        return Net(
            [
                (weights.cpu().numpy(), biases.cpu().numpy())
                for weights, biases in self.layers(mean=True)
            ],
            about,
        )


def rate_at(part: float, first: float = LEARNING_RATE) -> float:
    """Return the learning rate when this part of the training is done, 0 to 1; it falls from the
    `first` one.
    """
    return LAST_RATE + (first - LAST_RATE) * 0.5 * (1 + math.cos(math.pi * min(1.0, part)))


def save_checkpoint(
    path: Path, learner: Learner, about: Mapping[str, Any], progress: Mapping[str, Any]
) -> None:
    """Write all that `load_checkpoint` needs to continue."""
    stored = {
        "about": dict(about),
        "parameters": [parameter.detach().cpu() for parameter in learner.parameters],
        "means": [mean.cpu() for mean in learner.means],
        "short_means": [mean.cpu() for mean in learner.short_means],
        "optimiser": learner.optimiser.state_dict(),
        "updates": learner.updates,
        "progress": dict(progress),
    }
    torch.save(stored, path)


def load_checkpoint(
    path: Path, learner: Learner, about: Mapping[str, Any], same: Sequence[str]
) -> dict[str, Any]:
    """Load a checkpoint into the learner and return its progress. Raises `BadWeights` where one of
    the keys that must be the `same` differs.
    """
    stored = read_checkpoint(path, learner.means[0].device, about, same)
    with torch.no_grad():
        values = [*stored["parameters"], *stored["means"], *stored["short_means"]]
        for parameter, value in zip(
            [*learner.parameters, *learner.means, *learner.short_means], values, strict=True
        ):
            parameter.copy_(value)
    learner.optimiser.load_state_dict(stored["optimiser"])
    learner.updates = stored["updates"]
    return stored["progress"]


def read_checkpoint(
    path: Path, device: Any, about: Mapping[str, Any], same: Sequence[str]
) -> dict[str, Any]:
    """Return the content of a checkpoint; raises `BadWeights` for another file, and where one of
    the keys that must be the `same` differs.
    """
    try:
        stored: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
        made_of: Mapping[str, Any] = dict(stored["about"])
    except OSError:
        raise
    except Exception as error:  # of many kinds, for a file of another format
        raise BadWeights(f"{path.name} is not a checkpoint of a training.") from error
    for key in same:
        if made_of.get(key) != about[key]:
            raise BadWeights(
                f"{path.name} was made with {key} {made_of.get(key)!r}, and {key} {about[key]!r} is"
                " asked for."
            )
    return stored


def find_commit() -> str:
    """Return the commit of the working tree, or `unknown`."""
    try:
        answer = subprocess.run(
            ["git", "rev-parse", "HEAD"],
            capture_output=True,
            text=True,
            check=True,
            cwd=Path(__file__).parent,
        )
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return answer.stdout.strip()


def bin_predictions(predicted: Tensor, real: Tensor) -> list[dict[str, float]]:
    """Return predicted and real shares in ten bins by the prediction; bins of fewer than 2,000 are
    merged with a neighbour.
    """
    bins: list[list[float]] = []
    for number in range(10):
        inside = (predicted >= number / 10) & ((predicted < (number + 1) / 10) | (number == 9))
        bins.append(
            [
                number / 10,
                (number + 1) / 10,
                int(inside.sum()),
                float(predicted[inside].sum()),
                float(real[inside].sum()),
            ]
        )
    merged: list[list[float]] = []
    for one in bins:
        if merged and merged[-1][2] < FEWEST:
            merged[-1] = _join(merged[-1], one)
        else:
            merged.append(one)
    if len(merged) > 1 and merged[-1][2] < FEWEST:
        merged[-2:] = [_join(merged[-2], merged[-1])]
    return [
        {
            "from": start,
            "to": end,
            "games": count,
            "predicted": round(said / max(1, count), 4),
            "real": round(was / max(1, count), 4),
        }
        for start, end, count, said, was in merged
    ]


def _join(lower: list[float], upper: list[float]) -> list[float]:
    return [lower[0], upper[1], *(a + b for a, b in zip(lower[2:], upper[2:], strict=True))]


def write_log(
    path: Path,
    about: Mapping[str, Any],
    curve: Sequence[Mapping[str, Any]],
    bins: Sequence[Mapping[str, float]],
) -> None:
    """Write the description, the curve and the calibration as JSON."""
    path.write_text(
        json.dumps({"about": about, "curve": curve, "calibration": bins}, indent=1) + "\n",
        encoding="utf-8",
    )


def draw_curve(
    path: Path, curve: Sequence[Mapping[str, Any]], key: str, label: str, title: str
) -> bool:
    """Draw a share of the curve's lines over the seconds of training, each with its `margin` if it
    has one.

    Return whether it was drawn: Matplotlib may not be installed.
    """
    try:
        from importlib import import_module

        matplotlib: Any = import_module("matplotlib")
        matplotlib.use("Agg")
        pyplot: Any = import_module("matplotlib.pyplot")
    except ModuleNotFoundError:
        return False
    lines = [line for line in curve if line.get(key) is not None]
    figure, axes = pyplot.subplots(figsize=(6, 3.5), dpi=110)
    margins = [100 * line.get("margin", 0) for line in lines]
    axes.errorbar(
        [line["seconds"] for line in lines],
        [100 * line[key] for line in lines],
        yerr=margins,
        marker="o",
        markersize=3,
        capsize=2,
    )
    axes.set_xlabel("seconds of training")
    axes.set_ylabel(label)
    axes.set_title(title)
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(path)
    pyplot.close(figure)
    return True
