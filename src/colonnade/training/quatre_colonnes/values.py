"""A net of Les 4 colonnes on a device: the values of positions of a batch."""

from __future__ import annotations

from pathlib import Path

from colonnade.bots.nets import read_net
from colonnade.bots.quatre_colonnes.features import ENCODING
from colonnade.training.nets import HiddenLayers, Layers, Tensor, put_layers, torch
from colonnade.training.quatre_colonnes.batch import Engine

CHUNK = 1 << 20  # positions that the net evaluates at a time on a GPU


class Values:
    """A net on the device of an engine."""

    def __init__(self, layers: Layers, engine: Engine) -> None:
        self.engine = engine
        if engine.on_gpu:
            self._hidden = HiddenLayers(layers, engine.device)
            self._last = layers[-1][0].float(), layers[-1][1].float()
        else:
            self._sizes = [*(len(weights) for weights, _ in layers), engine.sides]
            self._parameters = torch.cat(
                [part.flatten() for layer in layers for part in layer]
            ).float()

    def __call__(self, positions: Tensor) -> Tensor:
        """Return the chances of the sides per position, from the side of the seat that throws."""
        if not self.engine.on_gpu:
            return self.engine.evaluate(positions, self._parameters, self._sizes).softmax(1)
        parts = [
            self._evaluate(positions[start : start + CHUNK])
            for start in range(0, len(positions), CHUNK)
        ]
        return (
            torch.cat(parts)
            if parts
            else torch.zeros(0, self.engine.sides, device=self.engine.device)
        )

    def _evaluate(self, positions: Tensor) -> Tensor:
        sums = self._hidden(self.engine.encode(positions))
        return torch.addmm(self._last[1], sums.float(), self._last[0]).softmax(1)


def load_values(path: Path, device: str, given: Engine | None = None) -> tuple[Engine, Values]:
    """Return the net in a file and the engine of the games that it was trained for, or the given
    engine; raises `BadWeights`.
    """
    wanted = (
        {}
        if given is None
        else {"players": given.players, "dice": given.dice, "teams": given.teams}
    )
    net = read_net(
        path.read_bytes(), path.name, game="quatre_colonnes", encoding=ENCODING, **wanted
    )
    engine = given or Engine(net.about["players"], net.about["dice"], net.about["teams"], device)
    return engine, Values(put_layers(net, device), engine)
