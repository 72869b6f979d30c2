"""How well a net of Les 4 colonnes predicts the results of games among its copies, and the factor
that makes it predict best.
"""

from __future__ import annotations

import numpy as np

from colonnade.engine.quatre_colonnes.positions import BY_NET
from colonnade.training.learning import Learner
from colonnade.training.nets import Tensor, torch
from colonnade.training.quatre_colonnes.batch import Engine
from colonnade.training.quatre_colonnes.match import Table
from colonnade.training.quatre_colonnes.starts import begin
from colonnade.training.quatre_colonnes.values import Values

# factors on the outputs of a net that are tried
FACTORS = [0.8 + 0.01 * number for number in range(61)]


def observe(engine: Engine, values: Values, games: int, *, seed: int) -> tuple[Tensor, Tensor]:
    """Return predicted and real chances of the sides, from the one to throw, in a random position
    of each of these games among copies of a net.

    The real chance is what a side won of the rest of the game. Attempts to build are counted by
    their odds, not thrown.
    """
    records = np.array(
        [
            begin(engine.players, engine.dice, engine.teams, first, [BY_NET] * 4)
            for first in range(engine.players)
        ]
    )
    table = Table(engine, records[np.arange(games) % engine.players], seed)
    generator = torch.Generator(device=engine.device).manual_seed(seed + 1)
    predicted, won = (
        torch.zeros(games, engine.sides, device=engine.device),
        torch.zeros(games, 4, device=engine.device),
    )
    seen, left = torch.zeros(games, device=engine.device), torch.ones(games, device=engine.device)
    side = torch.zeros(games, dtype=torch.int64, device=engine.device)
    going = True
    while going:
        # reservoir sampling: a position replaces the one drawn so far by its share of all so far
        seen += table.left
        chosen = torch.rand(games, generator=generator, device=engine.device) * seen < table.left
        predicted = torch.where(chosen[:, None], values(table.positions), predicted)
        left, won = (
            torch.where(chosen, table.left, left),
            torch.where(chosen[:, None], table.won, won),
        )
        side = torch.where(chosen, table.seats() % engine.sides, side)
        going = table.step(values, 1)
    turned = (side[:, None] + torch.arange(engine.sides, device=engine.device)) % engine.sides
    return predicted, (table.won - won).gather(1, turned) / left[:, None]


def fit_temperature(engine: Engine, learner: Learner, games: int, *, seed: int) -> float:
    """Multiply the outputs of the running mean by the factor under which real games are likeliest;
    return the factor.
    """
    predicted, real = observe(engine, Values(learner.layers(mean=True), engine), games, seed=seed)
    logarithms = predicted.clamp(min=1e-6).log()
    losses = [
        float(-(real * (factor * logarithms).log_softmax(1)).sum(1).mean()) for factor in FACTORS
    ]
    best = FACTORS[losses.index(min(losses))]
    for last in learner.means[-2:]:
        last *= best
    return round(best, 2)
