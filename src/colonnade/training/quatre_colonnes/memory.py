"""What a net of Les 4 colonnes learns from: the last positions, and traces of draws whose targets
are still corrected by later draws.
"""

from __future__ import annotations

from typing import Any

from colonnade.engine.quatre_colonnes.positions import BY_NET, OFFSET, POSITION
from colonnade.training.nets import Tensor, torch

# the weight of the correction of each later draw, compared with the draw before it; and the number
# of later draws
LAMBDA, TRACED = 0.9, 24


class Memory:
    """The last positions with their targets, to learn from again."""

    def __init__(self, sides: int, size: int, device: str) -> None:
        self.positions = torch.zeros(size, POSITION.itemsize, dtype=torch.uint8, device=device)
        self.targets = torch.zeros(size, sides, device=device)
        self.filled = self.at = 0

    def add(self, positions: Tensor, targets: Tensor) -> None:
        """Store positions, in place of the oldest ones."""
        places = (self.at + torch.arange(len(positions), device=positions.device)) % len(
            self.positions
        )
        self.positions[places], self.targets[places] = positions, targets
        self.at = (self.at + len(positions)) % len(self.positions)
        self.filled = min(len(self.positions), self.filled + len(positions))

    def draw(self, count: int, generator: Any) -> tuple[Tensor, Tensor]:
        """Return random positions and their targets."""
        places = torch.randint(
            self.filled, (count,), generator=generator, device=self.targets.device
        )
        return self.positions[places], self.targets[places]


class Trace:
    """The last draws of the games, whose targets are still corrected by the draws that follow:
    TD(λ) on exact means.

    The correction of a draw is its exact mean less the net's value of the position before it.
    Corrections end with the game, and with a draw that a seat plays in another style, for what
    follows is not what the net would have played. Targets are stored with sides counted from the
    first of the table.
    """

    def __init__(self, sides: int, count: int, device: str) -> None:
        self.sides = sides
        self.positions = torch.zeros(
            TRACED, count, POSITION.itemsize, dtype=torch.uint8, device=device
        )
        self.targets = torch.zeros(TRACED, count, sides, device=device)
        self.weights = torch.zeros(TRACED, count, device=device)
        """The weight of the next correction, per draw and game; 0 where the draw is no longer
        corrected.
        """
        self.is_valid = torch.zeros(TRACED, count, dtype=torch.bool, device=device)
        self.at = 0

    def _turn(self, shares: Tensor, seats: Tensor, way: int) -> Tensor:
        """Convert shares counted from a seat's side into shares counted from the first side of the
        table (-1), or back (1).
        """
        return shares.gather(
            1, (torch.arange(self.sides, device=shares.device) + way * seats[:, None]) % self.sides
        )

    def add(self, positions: Tensor, before: Tensor, targets: Tensor) -> tuple[Tensor, Tensor]:
        """Add a draw of all games, with the net's values `before` it; return the oldest draw's
        positions and corrected targets.
        """
        place, seats = self.at % TRACED, positions[:, OFFSET["seat"]].long()
        is_valid = self.is_valid[place]
        done = self.positions[place][is_valid]
        corrected = self._turn(self.targets[place][is_valid], done[:, OFFSET["seat"]].long(), 1)
        is_styled = positions.gather(1, OFFSET["style"] + seats[:, None])[:, 0] != BY_NET
        self.weights[place] = 0
        self.weights *= LAMBDA
        self.targets += self.weights[:, :, None] * self._turn(targets - before, seats, -1)
        self.positions[place], self.targets[place] = positions, self._turn(targets, seats, -1)
        self.weights[place], self.is_valid[place] = 1, True
        self.weights.masked_fill_(is_styled, 0)
        self.at += 1
        return done, corrected

    def end(self, is_over: Tensor) -> None:
        """End the corrections of the games that have ended."""
        self.weights.masked_fill_(is_over, 0)
