"""Weaker players of Columbiz, from a child's first opponent to a club player. They err as people do, and never jump at random.

Each solves its turn exactly for what it sees and wants. It overlooks: single discs it always sees, of the plans with more discs it notices
only a share, the same ones whenever it meets the same position. And it is short-sighted: beside the win, or instead of it, it wants the
goods of this turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from colonnade.bots.columbiz.lattice import Floats
from colonnade.bots.columbiz.master import find_values
from colonnade.bots.columbiz.plans import find_plans
from colonnade.bots.columbiz.player import Solver
from colonnade.bots.columbiz.solver import LATTICE, Survey
from colonnade.games.columbiz.rules import prison_points
from colonnade.games.columbiz.state import State


@dataclass(frozen=True)
class Taste:
    """What a player wants, in shares of the win: the win itself as the master sees it, and the goods of this turn."""

    win: float = 0.0
    lines: float = 0.0
    """Per line point."""
    prison: float = 0.0
    """Per prison point."""
    discs: float = 0.0
    """Per disc placed."""
    height: float = 0.0
    """Per row of each disc: discs on high cells are hard to capture."""


class Apprentice(Solver):
    """Solves its turn for its taste, among the plans that it notices."""

    def __init__(self, taste: Taste, notice: float, name: str) -> None:
        super().__init__()
        self.taste, self.notice, self.name = taste, notice, name

    def judge(self, found: Survey) -> tuple[Floats, float]:
        """What each plan is worth to its taste; minus infinity for what it overlooks."""
        state, taste, table = found.state, self.taste, find_plans()
        had, beyond = state.prisoners[state.seat], state.options.beyond_twelve
        most = int(found.captured.max(initial=0))
        worth = np.array([prison_points(had + captured, beyond) for captured in range(most + 1)], dtype=np.float64)
        values = taste.lines * found.points + taste.prison * (worth - worth[0])[found.captured] + taste.discs * found.discs
        if taste.height:
            values += taste.height * LATTICE_DICE[table.costs[found.plans]]
        forfeit = 0.0
        if taste.win:
            shares, lost = find_values(found)
            values += taste.win * shares
            forfeit += taste.win * lost
        values[~self.find_noticed(found)] = -np.inf
        return values, forfeit

    def find_noticed(self, found: Survey) -> NDArray[np.bool_]:
        """Which plans it notices: single discs, and to place no more, always; of the others a share, by the position and its name."""
        random = np.random.default_rng(crc32(repr((self.name, _spell(found.state))).encode()))
        # Drawn for all plans, so that what is noticed of one does not depend on which others can be placed.
        noticed = random.random(len(find_plans().masks)) < self.notice
        return noticed[found.plans] | (found.discs <= 1)


def _spell(state: State) -> tuple[object, ...]:
    return state.seat, state.discs, state.reserve, state.prisoners, state.line_points


LATTICE_DICE = LATTICE.counts.sum(axis=1).astype(np.float64)
"""Per multiset of the lattice, how many dice it has: what a plan spends is the sum of its rows."""

BEGINNER = Apprentice(Taste(lines=1), 0.02, "beginner")
"""Sees lines of its own and no captures, and overlooks nearly every way to place more than one disc."""
LEARNER = Apprentice(Taste(lines=1), 0.08, "learner")
"""As the beginner, with a better eye for plans of several discs."""
CASUAL = Apprentice(Taste(lines=1), 0.5, "casual")
"""Plays for lines alone, and still blind to captures, but misses only every other plan."""
AMATEUR = Apprentice(Taste(win=1, lines=0.1, prison=0.1), 1.0, "amateur")
"""Has an idea of what wins, and takes points at hand nearly always."""
CLUB = Apprentice(Taste(win=1, lines=0.085, prison=0.085), 1.0, "club")
"""Knows what wins, and can seldom resist points at hand."""
EXPERT = Apprentice(Taste(win=1, lines=0.0625, prison=0.0625), 1.0, "expert")
"""As the club player, and less greedy."""
CAREFUL = Apprentice(Taste(win=1, lines=0.05, prison=0.05, discs=-0.1), 0.2, "careful")
"""Places few discs at a time, to leave nothing to capture."""
BOLD = Apprentice(Taste(win=1, lines=0.09, discs=0.02), 0.8, "bold")
"""Builds lines with many discs, whatever may be captured."""
SPITEFUL = Apprentice(Taste(win=1, prison=0.2), 0.1, "spiteful")
"""Captures whatever it can."""
