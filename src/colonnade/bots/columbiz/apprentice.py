"""Weaker players of Columbiz, from a child's first opponent to a club player. They err as people
do, and never jump at random.

Each solves its turn exactly for what it sees and wants. It overlooks: single discs it always sees,
of the plans with more discs it notices only a share. It mistakes what a plan is worth, the less the
better it is. Both are the same whenever it meets the same position. And it is short-sighted:
instead of the win, or together with it, it wants the points of this turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

import numpy as np

from colonnade.bots.columbiz.master import find_values
from colonnade.bots.columbiz.player import Solver
from colonnade.bots.columbiz.points import count_prison_gains
from colonnade.bots.columbiz.solver import Survey
from colonnade.engine.columbiz.lattice import LATTICE, Floats
from colonnade.engine.columbiz.plans import find_plans
from colonnade.games.columbiz.state import State


@dataclass(frozen=True)
class Taste:
    """What a player wants, in shares of the win: the win itself as the master sees it, and the
    payoffs of this turn.
    """

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
    """Solves its turn for its taste, among the plans that it notices.

    `notice` is the share of the plans with several discs that it notices, `noise` the standard
    deviation of its mistakes about a plan.
    """

    def __init__(self, taste: Taste, notice: float, name: str, noise: float = 0.0) -> None:
        super().__init__()
        self.taste, self.notice, self.name, self.noise = taste, notice, name, noise

    def judge(self, found: Survey) -> tuple[Floats, float]:
        """What each plan is worth to its taste; minus infinity for what it overlooks."""
        state, taste, table = found.state, self.taste, find_plans()
        prison = count_prison_gains(found, state.prisoners[state.seat], state.options.beyond_twelve)
        values = taste.lines * found.points + taste.prison * prison + taste.discs * found.discs
        if taste.height:
            values += taste.height * LATTICE_DICE[table.costs[found.plans]]
        forfeit = 0.0
        if taste.win:
            shares, lost = find_values(found)
            values += taste.win * shares
            forfeit += taste.win * lost
        random = np.random.default_rng(crc32(repr((self.name, _spell(state))).encode()))
        # Drawn for all plans, so that what is thought of one does not depend on which others can be
        # placed.
        is_noticed = random.random(len(table.masks)) < self.notice
        if self.noise:
            values += self.noise * random.standard_normal(len(table.masks))[found.plans]
        values[~(is_noticed[found.plans] | (found.discs <= 1))] = -np.inf
        return values, forfeit


def _spell(state: State) -> tuple[object, ...]:
    return state.seat, state.discs, state.reserve, state.prisoners, state.line_points


LATTICE_DICE = LATTICE.counts.sum(axis=1).astype(np.float64)
"""Per multiset of the lattice, how many dice it has: what a plan spends is the sum of its rows."""

BEGINNER = Apprentice(Taste(lines=1), 0.02, "beginner", noise=1.0)
"""Sees lines of its own and no captures, overlooks nearly every way to place more than one disc,
and mistakes them by a point or two.
"""
LEARNER = Apprentice(Taste(lines=1), 0.08, "learner", noise=0.2)
"""As the beginner, with a better eye for plans of several discs and for what they are worth."""
CASUAL = Apprentice(Taste(lines=1), 0.55, "casual", noise=0.1)
"""Plays for lines alone, and still blind to captures, but misses only about every other plan."""
AMATEUR = Apprentice(Taste(win=1, lines=0.1, prison=0.1), 1.0, "amateur")
"""Has an idea of what wins, and takes points at hand nearly always."""
CLUB = Apprentice(Taste(win=1, lines=0.066, prison=0.066), 1.0, "club")
"""Knows what wins, and can seldom resist points at hand."""
EXPERT = Apprentice(Taste(win=1, lines=0.052, prison=0.052), 1.0, "expert")
"""As the club player, and less greedy."""
CAREFUL = Apprentice(Taste(win=1, lines=0.05, prison=0.05, discs=-0.1), 0.2, "careful")
"""Places few discs at a time, to leave nothing to capture."""
BOLD = Apprentice(Taste(win=1, lines=0.09, discs=0.02), 0.8, "bold")
"""Builds lines with many discs, whatever may be captured."""
SPITEFUL = Apprentice(Taste(win=1, prison=0.2), 0.1, "spiteful")
"""Captures whatever it can."""
