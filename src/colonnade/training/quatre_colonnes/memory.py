"""What a net of Les 4 colonnes learns from: the last positions, and traces of draws whose targets
later draws still correct.
"""

from __future__ import annotations

from typing import Any

from colonnade.engine.quatre_colonnes.positions import BY_NET, OFFSET, POSITION
from colonnade.training.nets import Tensor, torch

# what the correction of each later draw counts, compared with the draw before it; draws that are
# waited for
LAMBDA, TRACED = 0.9, 24


class Memory:
    """The last positions with what they were worth, to learn from again."""

    def __init__(self, sides: int, size: int, device: str) -> None:
        self.positions = torch.zeros(size, POSITION.itemsize, dtype=torch.uint8, device=device)
        self.targets = torch.zeros(size, sides, device=device)
        self.filled = self.at = 0

    def add(self, positions: Tensor, targets: Tensor) -> None:
        """Remember, in place of the oldest."""
        places = (self.at + torch.arange(len(positions), device=positions.device)) % len(
            self.positions
        )
        self.positions[places], self.targets[places] = positions, targets
        self.at = (self.at + len(positions)) % len(self.positions)
        self.filled = min(len(self.positions), self.filled + len(positions))

    def draw(self, count: int, generator: Any) -> tuple[Tensor, Tensor]:
        """So many at random."""
        places = torch.randint(
            self.filled, (count,), generator=generator, device=self.targets.device
        )
        return self.positions[places], self.targets[places]


class Trace:
    """The last draws of the games, whose targets are still corrected by the draws that follow:
    TD(λ) on exact means.

    The correction of a draw is its exact mean less what the net said of the position before it. It
    ends with the game, and with a draw of a seat of another style, from whose position nothing is
    learnt. Inside, sides are counted from the first of the table.
    """

    def __init__(self, sides: int, count: int, device: str) -> None:
        self.sides = sides
        self.positions = torch.zeros(
            TRACED, count, POSITION.itemsize, dtype=torch.uint8, device=device
        )
        self.targets = torch.zeros(TRACED, count, sides, device=device)
        self.weights = torch.zeros(TRACED, count, device=device)
        """What the next correction counts, per draw and game; 0 where the draw can no longer learn
        from it.
        """
        self.is_valid = torch.zeros(TRACED, count, dtype=torch.bool, device=device)
        self.at = 0

    def _turn(self, shares: Tensor, seats: Tensor, way: int) -> Tensor:
        """Shares counted from a seat's side as counted from the first of the table (-1), or the
        other way (1).
        """
        return shares.gather(
            1, (torch.arange(self.sides, device=shares.device) + way * seats[:, None]) % self.sides
        )

    def add(self, positions: Tensor, before: Tensor, targets: Tensor) -> tuple[Tensor, Tensor]:
        """Take a draw of all games, with what the net said `before` it; give back the oldest draw's
        positions and corrected targets.
        """
        place, seats = self.at % TRACED, positions[:, OFFSET["seat"]].long()
        is_valid = self.is_valid[place]
        done = self.positions[place][is_valid]
        corrected = self._turn(self.targets[place][is_valid], done[:, OFFSET["seat"]].long(), 1)
        is_styled = positions.gather(1, OFFSET["style"] + seats[:, None])[:, 0] != BY_NET
        self.weights[place] = 0
        self.weights *= LAMBDA
        self.weights.masked_fill_(is_styled, 0)
        self.targets += self.weights[:, :, None] * self._turn(targets - before, seats, -1)
        self.positions[place], self.targets[place] = positions, self._turn(targets, seats, -1)
        self.weights[place], self.is_valid[place] = ~is_styled, ~is_styled
        self.at += 1
        return done, corrected

    def end(self, is_over: Tensor) -> None:
        """Nothing more is to be learnt from the games that have ended."""
        self.weights.masked_fill_(is_over, 0)
