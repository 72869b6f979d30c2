"""The chance of each disc of Columbiz to be captured by opponents of the level `master`."""

from __future__ import annotations

import numpy as np

from colonnade.bots.columbiz.features import find_afterstates
from colonnade.bots.columbiz.net import evaluate, find_net
from colonnade.bots.columbiz.solver import expect_payoffs, survey
from colonnade.engine.columbiz.plans import find_plans
from colonnade.games.columbiz.board import cells_in
from colonnade.games.columbiz.state import State


def find_captures_by_masters(turns: list[State], seat: int) -> dict[int, float]:
    """Per disc of the seat, the chance that it is captured in one of these turns, all of which
    begin now.

    Each opponent plays on the board of its own turn, so their chances multiply.
    """
    own = cells_in(turns[0].discs[seat]) if turns else []
    spared = np.ones(len(own))
    for turn in turns:
        found = survey(turn)
        # the mover is the last column, the forfeit the last row
        shares, _ = evaluate(find_net(len(turn.discs)), find_afterstates(found))
        # the mover's share of the win, then 1 per disc that is captured
        payoffs = np.zeros((len(shares), 1 + len(own)))
        payoffs[:, 0] = shares[:, -1]
        payoffs[:-1, 1:] = (
            find_plans().below[found.plans][:, None] >> np.array(own, dtype=np.int64) & 1
        )
        spared *= 1 - expect_payoffs(found, payoffs, 0)[1:]
    return dict(zip(own, (1 - spared).tolist(), strict=True))
