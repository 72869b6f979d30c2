"""What a net of Columbiz learns from: the last positions, and traces of turns whose targets are
still corrected by later turns.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from colonnade.bots.columbiz.features import KINDS, count_inputs
from colonnade.games.columbiz.board import CELLS, RESERVE, SIZE
from colonnade.training.nets import Tensor, align, number_type, torch

# the weight of the correction of each later turn, compared with the turn before it; and the number
# of later turns
LAMBDA, TRACED = 0.8, 12
# shares of what is learnt where the net has moved: all others unknown, some of them unknown
HIDDEN_KINDS, SOME_HIDDEN = 0.5, 0.2
# the share learnt of the positions in which every seat has two thirds of its discs left: there are
# many of them, and they are easy
OPENING_SHARE = 0.4


@cache
def mirror_inputs(players: int) -> Tensor:
    """Return the order of the input columns when the board is mirrored left to right: columns 1 and
    6 change places, and so on.
    """
    order = np.arange(align(count_inputs(players)))
    for seat in range(players):
        for cell in range(CELLS):
            mirrored = (SIZE - 1 - cell // SIZE) * SIZE + cell % SIZE
            # the discs, and what discs would score
            for start in (0, count_inputs(players) - players * CELLS):
                order[start + seat * CELLS + cell] = start + seat * CELLS + mirrored
    return torch.as_tensor(order)


class Memory:
    """The last positions with their targets, to learn from again."""

    def __init__(self, players: int, size: int, device: str) -> None:
        self.players, self.columns = players, count_inputs(players)
        self.inputs = torch.zeros(
            size, align(count_inputs(players)), dtype=number_type(device), device=device
        )
        self.targets = torch.zeros(size, 2 * players, device=device)
        self.mirrored = mirror_inputs(players).to(device)
        self.filled = self.at = 0

    def add(self, inputs: Tensor, targets: Tensor) -> None:
        """Store positions, in place of the oldest ones."""
        places = (self.at + torch.arange(len(inputs), device=inputs.device)) % len(self.inputs)
        self.inputs[places], self.targets[places] = inputs, targets
        self.at = (self.at + len(inputs)) % len(self.inputs)
        self.filled = min(len(self.inputs), self.filled + len(inputs))

    def thin(self, inputs: Tensor, targets: Tensor, generator: Any) -> tuple[Tensor, Tensor]:
        """Return the positions without most of those in the opening."""
        most = RESERVE[self.players]
        start = self.players * CELLS
        reserves = (
            inputs[:, start : start + self.players * most]
            .view(-1, self.players, most)
            .float()
            .sum(2)
        )
        lots = torch.rand(len(inputs), generator=generator, device=inputs.device)
        kept = (3 * reserves.amin(1) <= 2 * most) | (lots < OPENING_SHARE)
        return inputs[kept], targets[kept]

    def draw(self, count: int, generator: Any) -> tuple[Tensor, Tensor]:
        """Return random positions, half of them with the board mirrored left to right, and often
        without who plays.
        """
        device = self.inputs.device
        places = torch.randint(self.filled, (count,), generator=generator, device=device)
        inputs = self.inputs[places]
        half = count // 2
        inputs = torch.cat([inputs[:half], inputs[half:][:, self.mirrored]])
        end = self.columns - self.players * CELLS
        said = inputs[:, end - self.players * len(KINDS) : end].view(
            count, self.players, len(KINDS)
        )
        lots = torch.rand(count, self.players, 2, generator=generator, device=device)
        unsaid = (lots[:, :1, 0] < HIDDEN_KINDS) | (
            (lots[:, :1, 0] < HIDDEN_KINDS + SOME_HIDDEN) & (lots[:, :, 1] < 0.5)
        )
        unsaid[:, -1] = False
        said.masked_fill_((unsaid & (said[:, -1:, 0] > 0))[:, :, None], 0)
        return inputs, self.targets[places]


class Trace:
    """The last turns of a group of games, whose targets are still corrected by the turns that
    follow: TD(λ) on exact expectations.

    The correction of a turn is its exact expectation less the net's value of the position before
    it. Corrections end with the game, and with a turn in which the mover explores.
    """

    def __init__(self, players: int, count: int, device: str) -> None:
        self.inputs = torch.zeros(
            TRACED, count, align(count_inputs(players)), dtype=number_type(device), device=device
        )
        self.targets = torch.zeros(TRACED, count, 2 * players, device=device)
        self.weights = torch.zeros(TRACED, count, device=device)
        """The weight of the next correction, per turn and game; 0 where the turn is no longer
        corrected.
        """
        self.is_valid = torch.zeros(TRACED, count, dtype=torch.bool, device=device)
        self.at = 0
        seats = torch.arange(players, device=device)
        ages = torch.arange(TRACED, device=device)[:, None]
        turned = (seats - ages) % players  # which seat this one is, that many turns later
        self.turned = torch.cat([turned, players + turned], dim=1)
        self.ages = torch.arange(TRACED, device=device)

    def add(
        self, inputs: Tensor, before: Tensor, targets: Tensor, is_exploring: Tensor, is_over: Tensor
    ) -> tuple[Tensor, Tensor]:
        """Add a turn of all games, with the net's values `before` it; return the oldest turn's
        inputs and corrected targets.
        """
        place = self.at % TRACED
        done = self.inputs[place][self.is_valid[place]], self.targets[place][self.is_valid[place]]
        self.weights[place] = 0
        self.weights *= LAMBDA
        self.weights.masked_fill_(is_exploring, 0)
        corrections = (targets - before)[:, self.turned[(place - self.ages) % TRACED]].transpose(
            0, 1
        )
        self.targets += self.weights[:, :, None] * corrections
        self.inputs[place], self.targets[place], self.weights[place], self.is_valid[place] = (
            inputs,
            targets,
            1,
            ~is_exploring,
        )
        self.weights.masked_fill_(is_over, 0)
        self.at += 1
        return done
