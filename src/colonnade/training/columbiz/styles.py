"""The styles of play that a net of Columbiz meets in training beside its own."""

from __future__ import annotations

from collections.abc import Callable

from colonnade.bots.columbiz.features import OTHER, POINTS
from colonnade.bots.columbiz.points import TIE_WEIGHT
from colonnade.training.nets import Tensor, torch

STYLES = 8
"""The number of weights of a style: of line points, prison points, discs, squares of rows, chance,
the net's own value, and heights (the highest row first, then the next). The last one is 1 where the
style keeps pairs instead of the dice that promise most.
"""
POINTS_SHARE = 0.65
"""Of the games with another style, those in which it is `points`."""
NAMED_STYLES: dict[str, list[float]] = {
    "points": [1.0, 1.0, 0.0, 0.0, TIE_WEIGHT, 0.0, 0.0, 0.0],
    "greedy": [0.0, 0.0, 0.0, 0.0, 0.5, 0.0, 1.0, 1.0],
    "high": [0.0, 0.0, 0.0, 1.0, 0.5, 0.0, 0.0, 0.0],
    "lines": [1.0, 0.0, 0.0, 0.0, 0.1, 0.0, 0.0, 0.0],
    "captures": [0.0, 1.0, 0.0, 0.0, 0.1, 0.0, 0.0, 0.0],
    "chance": [0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0],
    "hasty": [1.0, 1.0, 1.5, 0.0, 0.1, 0.0, 0.0, 0.0],
    "slow": [1.0, 1.0, -1.0, 0.0, 0.1, 0.0, 0.0, 0.0],
    "blurred": [0.0, 0.0, 0.0, 0.0, 0.1, 1.0, 0.0, 0.0],
}
"""The weights of each style, see `STYLES`: the player for points, the greedy one, and others."""
TRAINED_STYLES = (*NAMED_STYLES, *["greedy"] * 8)
"""The styles that are met in training; one that is listed more often is met more often."""


def draw_styles(count: int, draw: Callable[..., Tensor], device: str) -> tuple[Tensor, Tensor]:
    """Return a kind, `POINTS` or `OTHER`, and the weights of a style for each of `count` games.

    Most styles play for points, the others for some mixture of aims. `draw` gives random numbers
    between 0 and 1 of a shape.
    """
    named = torch.tensor([NAMED_STYLES[name] for name in TRAINED_STYLES], device=device)
    which = (draw(count) * len(named)).long()
    mixed = draw(count, STYLES)
    mixed = torch.where(draw(count, STYLES) < 0.5, 0.0, mixed)
    mixed[:, 2] = 2 * mixed[:, 2] - 1
    mixed[:, 3] *= 0.2
    mixed[:, 5] *= 10
    mixed[:, 6:] = 0
    chosen = draw(count, 1)
    points = torch.tensor(NAMED_STYLES["points"], device=device)
    weights = torch.where(
        chosen < POINTS_SHARE, points, torch.where(chosen < 0.9, named[which], mixed)
    )
    return torch.where(chosen < POINTS_SHARE, POINTS, OTHER), weights
