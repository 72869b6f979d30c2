"""Weaker players of Columbiz, from a child's first opponent to a club player. They make mistakes as
people do, not at random.

Each solves its turn exactly, for an objective of its own and among the plans that it notices. It
notices every single disc, and only a share of the plans with more discs. It misjudges the values of
plans; better players do so less. Both depend on the position alone. And its objective is
short-sighted: the points of this turn instead of the win, or together with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

import numpy as np

from colonnade.bots.columbiz.master import find_values
from colonnade.bots.columbiz.player import Planner
from colonnade.bots.columbiz.points import count_prison_gains
from colonnade.bots.columbiz.solver import Survey
from colonnade.engine.columbiz.lattice import LATTICE, Floats
from colonnade.engine.columbiz.plans import find_plans
from colonnade.games.columbiz.state import State


@dataclass(frozen=True)
class Taste:
    """The objective of a player, in shares of the win: the win itself by the master's net, and what
    this turn brings.
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


class Apprentice(Planner):
    """Solves its turn for its taste, among the plans that it notices.

    `notice` is the share of the plans with several discs that it notices, `noise` the standard
    deviation of its mistakes about a plan.
    """

    def __init__(self, name: str, taste: Taste, notice: float, noise: float = 0.0) -> None:
        super().__init__()
        self.name, self.taste, self.notice, self.noise = name, taste, notice, noise

    def value_plans(self, found: Survey) -> tuple[Floats, float]:
        """Return the value of each plan to its taste; minus infinity where it overlooks one."""
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
        random = np.random.default_rng(crc32(repr((self.name, _describe(state))).encode()))
        # for all plans, so that the value of one does not depend on which others can be placed
        is_noticed = random.random(len(table.masks)) < self.notice
        if self.noise:
            values += self.noise * random.standard_normal(len(table.masks))[found.plans]
        values[~(is_noticed[found.plans] | (found.discs <= 1))] = -np.inf
        return values, forfeit


def _describe(state: State) -> tuple[object, ...]:
    return state.seat, state.discs, state.reserve, state.prisoners, state.line_points


LATTICE_DICE = LATTICE.counts.sum(axis=1).astype(np.float64)
"""Per multiset of the lattice, its number of dice; for the dice that a plan spends, that is the sum
of the rows of its discs.
"""

BEGINNER = Apprentice("beginner", Taste(lines=1), 0.02, noise=1.0)
"""Sees its own lines and no captures, overlooks nearly every plan of more than one disc, and
misjudges plans by a point or two.
"""
LEARNER = Apprentice("learner", Taste(lines=1), 0.08, noise=0.2)
"""As the beginner, but notices more plans of several discs and misjudges them less."""
CASUAL = Apprentice("casual", Taste(lines=1), 0.55, noise=0.1)
"""Plays for lines alone and sees no captures, but overlooks only about every other plan."""
AMATEUR = Apprentice("amateur", Taste(win=1, lines=0.1, prison=0.1), 1.0)
"""Knows a little about what wins, and nearly always takes points of this turn."""
CLUB = Apprentice("club", Taste(win=1, lines=0.066, prison=0.066), 1.0)
"""Knows what wins, and can seldom resist points of this turn."""
EXPERT = Apprentice("expert", Taste(win=1, lines=0.052, prison=0.052), 1.0)
"""As the club player, and less greedy."""
CAREFUL = Apprentice("careful", Taste(win=1, lines=0.05, prison=0.05, discs=-0.1), 0.2)
"""Places few discs at a time, to leave nothing to capture."""
BOLD = Apprentice("bold", Taste(win=1, lines=0.09, discs=0.02), 0.8)
"""Builds lines with many discs, even where they may be captured."""
SPITEFUL = Apprentice("spiteful", Taste(win=1, prison=0.2), 0.1)
"""Captures as many discs as it can."""
