"""How far a net of Les 4 colonnes corrects itself in games of a style against it: `python -m
colonnade.training.quatre_colonnes.corrections NET.npz …`.

The correction of a draw is its exact mean less the value of the position before it, for the side
that plays in the style. The mean of a game is 0 where the net knows what the positions of that
style are worth. Reviews show the same, with other levels (`benchmarks/review.py corrections`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from colonnade.engine.quatre_colonnes.positions import (
    BY_CHANCE,
    BY_EAGER,
    BY_GREEDY,
    BY_NET,
    OFFSET,
)
from colonnade.training.nets import torch
from colonnade.training.quatre_colonnes.batch import Engine
from colonnade.training.quatre_colonnes.match import throw
from colonnade.training.quatre_colonnes.starts import begin
from colonnade.training.quatre_colonnes.values import Values, load_values

STYLES = {"random": BY_CHANCE, "eager": BY_EAGER, "greedy": BY_GREEDY, "net": BY_NET}


@dataclass(frozen=True, slots=True)
class Corrections:
    """The mean corrections of a game, in shares of the win, with their standard errors: at the
    draws of the style's own side, at all others, and at all draws.
    """

    own: tuple[float, float]
    others: tuple[float, float]
    total: tuple[float, float]

    def as_dict(self) -> dict[str, list[float]]:
        """Return the figures in percent of the win, rounded."""
        return {
            name: [round(100 * figure, 3) for figure in figures]
            for name, figures in (
                ("own", self.own),
                ("others", self.others),
                ("total", self.total),
            )
        }


def measure_corrections(
    engine: Engine, values: Values, *, style: int, games: int, seed: int
) -> Corrections:
    """Play games in which one side plays in the style and the others by the net."""
    sides = engine.sides
    seatings = np.array(
        [
            begin(
                engine.players,
                engine.dice,
                engine.teams,
                first,
                [style if seat % sides == side else BY_NET for seat in range(4)],
            )
            for first in range(engine.players)
            for side in range(sides)
        ]
    )
    numbers = np.arange(games) % len(seatings)
    positions = engine.place(seatings[numbers])
    pool = positions[:1].clone()  # a game that has ended is followed by one that does not count
    styled = torch.as_tensor(numbers % sides, device=engine.device)
    running = torch.arange(games, device=engine.device)
    ended = torch.zeros(games, dtype=torch.int64, device=engine.device)
    generator = torch.Generator(device=engine.device).manual_seed(seed)
    sums = torch.zeros(2, games, device=engine.device)
    step = 0
    while len(running):
        seats = positions[:, OFFSET["seat"]].long()
        horizon = engine.look(positions)
        shares = values(horizon.positions)
        corrected = engine.expect(positions, horizon, shares) - values(positions)
        # sides are counted from the one to throw
        of_styled = corrected.gather(1, ((styled - seats) % sides)[:, None])[:, 0]
        is_own = seats % sides == styled
        sums[0, running] += of_styled * is_own
        sums[1, running] += of_styled * ~is_own
        engine.play(
            positions, throw(engine, len(running), generator), horizon, shares,
            (seed << 32) + step, pool, ended, None,
        )  # fmt: skip
        is_left = ended == 0
        positions, styled, running, ended = (
            rows[is_left] for rows in (positions, styled, running, ended)
        )
        step += 1
    found = sums.double().cpu().numpy()
    return Corrections(*(_average(one) for one in (*found, found.sum(0))))


def _average(found: np.ndarray) -> tuple[float, float]:
    """Return the mean and its standard error."""
    return float(found.mean()), float(found.std() / np.sqrt(len(found)))


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of this module: a line of JSON per net and style."""
    parser = argparse.ArgumentParser(
        description="Measure how far nets for Les 4 colonnes correct themselves."
    )
    parser.add_argument("nets", type=Path, nargs="+", help="files of weights, .npz")
    parser.add_argument("--styles", nargs="+", choices=list(STYLES), default=list(STYLES))
    parser.add_argument("--games", type=int, default=2048)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--device",
        default="cuda" if torch.cuda.is_available() else "cpu",
        help="cuda or cpu; by default the GPU, where there is one",
    )
    chosen = parser.parse_args(arguments)
    for path in chosen.nets:
        engine, values = load_values(path, chosen.device)
        for style in chosen.styles:
            found = measure_corrections(
                engine, values, style=STYLES[style], games=chosen.games, seed=chosen.seed
            )
            print(
                json.dumps(
                    {"net": path.stem, "style": style, "games": chosen.games, **found.as_dict()}
                ),
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
