"""How well a net of Columbiz predicts the results of games among its copies."""

from __future__ import annotations

from colonnade.training.columbiz.batch import Games
from colonnade.training.columbiz.values import Values
from colonnade.training.learning import bin_predictions
from colonnade.training.nets import Layers, Tensor, torch


def observe(
    layers: Layers, players: int, games: int, *, device: str, seed: int
) -> tuple[Tensor, Tensor]:
    """Return predicted and real shares of the win, per game and seat, of games among copies of a
    net.

    Each game gives one random position; seats are counted from the one to throw in it.
    """
    discs, cap = (
        torch.full((games,), 3 if players == 4 else 4),
        torch.zeros(games, dtype=torch.bool),
    )
    table = Games(players, discs, cap, locked=False, device=device, seed=seed, restarts=False)
    net = Values(layers, device)
    seats = torch.arange(players, device=device)
    predicted, real = (
        torch.zeros(games, players, device=device),
        torch.full((games, players), -1.0, device=device),
    )
    drawn = torch.zeros(games, dtype=torch.int64, device=device)
    generator = torch.Generator(device=device).manual_seed(seed + 1)
    turn = 0
    while bool((going := real[:, 0] < 0).any()):
        # reservoir sampling: the k-th position replaces the one drawn so far with the chance 1 / k
        chosen = going & (torch.rand(games, generator=generator, device=device) * (turn + 1) < 1)
        predicted = torch.where(
            chosen[:, None], net.evaluate(table.encode())[:, :players], predicted
        )
        drawn = torch.where(chosen, turn, drawn)
        table.step(net, learn=False)
        turn += 1
        over = going & (table.over != 0)
        final = table.outcome.gather(1, (drawn[:, None] + seats - turn) % players)
        real = torch.where(over[:, None], final, real)
    return predicted, real


def calibrate(
    layers: Layers, players: int, games: int, *, device: str, seed: int
) -> list[dict[str, float]]:
    """Return predicted and real shares of the win of the seat to throw, in ten bins by the
    prediction; bins under 2,000 are merged.
    """
    predicted, real = observe(layers, players, games, device=device, seed=seed)
    return bin_predictions(predicted[:, 0].cpu(), real[:, 0].cpu())
