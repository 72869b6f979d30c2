"""Small nets in NumPy: layers of weights in one file, with a description of what they were trained
for; a net for anything else is refused.
"""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
REQUIRED = ("game", "players", "options", "encoding", "seed", "commit")
"""The keys that the description of every file of weights has."""


class BadWeights(ValueError):
    """A file of weights that cannot be used, and why, in a sentence."""


class Net:
    """Linear layers with rectifiers between them."""

    def __init__(self, layers: Sequence[tuple[Floats, Floats]], about: Mapping[str, Any]) -> None:
        self.layers = tuple(layers)
        self.about = dict(about)

    def __call__(self, inputs: Floats) -> Floats:
        """Return the outputs for each row of inputs."""
        *hidden, (weights, biases) = self.layers
        sums = inputs
        for hidden_weights, hidden_biases in hidden:
            sums = sums @ hidden_weights
            sums += hidden_biases
            np.maximum(sums, 0, out=sums)
        return sums @ weights + biases

    def widen(self) -> Net:
        """Return the same net in double precision: the output for a row depends on the other rows
        of a batch by less than 1e-13.
        """
        layers: list[Any] = [
            (weights.astype(np.float64), biases.astype(np.float64))
            for weights, biases in self.layers
        ]
        return Net(layers, self.about)

    def save(self, path: Path) -> None:
        """Write layers and description to one file; the same net gives the same bytes."""
        arrays: dict[str, NDArray[Any]] = {
            "about": np.frombuffer(json.dumps(self.about, sort_keys=True).encode(), dtype=np.uint8)
        }
        for number, (weights, biases) in enumerate(self.layers):
            arrays[f"weights{number}"], arrays[f"biases{number}"] = (
                weights.astype(np.float32),
                biases.astype(np.float32),
            )
        buffer = io.BytesIO()
        np.savez_compressed(buffer, allow_pickle=False, **arrays)
        path.write_bytes(buffer.getvalue())


def read_net(content: bytes, name: str, **wanted: object) -> Net:
    """Return the net of a file's content, if its description has the `wanted` values (`game`,
    `players`, `encoding`, …); raises `BadWeights`.
    """
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as stored:
            about: dict[str, Any] = json.loads(stored["about"].tobytes())
            count = sum(key.startswith("weights") for key in stored.files)
            layers = [
                (stored[f"weights{number}"], stored[f"biases{number}"]) for number in range(count)
            ]
    except Exception as error:
        raise BadWeights(f"{name} is not a file of weights: {error}") from error
    for key in REQUIRED:
        if key not in about:
            raise BadWeights(f"{name} has no {key}, so it is not known what it was trained for.")
    for key, value in wanted.items():
        if about.get(key) != value:
            raise BadWeights(
                f"{name} was trained for {key} {about.get(key)!r}, and {key} {value!r} is needed"
                " here."
            )
    for (weights, biases), (following, _) in zip(
        layers, [*layers[1:], (np.zeros((0, 0)), None)], strict=True
    ):
        if weights.shape[1:] != biases.shape or (len(following) and len(following) != len(biases)):
            raise BadWeights(f"{name} has layers that do not fit together.")
    return Net(layers, about)


@lru_cache(maxsize=16)
def load_net(name: str, game: str, players: int, encoding: int, **wanted: object) -> Net:
    """Return a net of the package, read once; raises `BadWeights` where its description does not
    have the wanted values.
    """
    content = files("colonnade.bots").joinpath("weights", f"{name}.npz").read_bytes()
    return read_net(content, f"{name}.npz", game=game, players=players, encoding=encoding, **wanted)
