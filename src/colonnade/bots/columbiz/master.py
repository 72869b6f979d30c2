"""The master of Columbiz: the exact turn with respect to a net that was trained by self-play."""

from __future__ import annotations

import numpy as np

from colonnade.bots.columbiz.features import ENCODING, Afterstates, decode, encode, find_afterstates, settle
from colonnade.bots.columbiz.lattice import Floats
from colonnade.bots.columbiz.player import Solver
from colonnade.bots.columbiz.solver import Survey
from colonnade.bots.nets import Net, load_net

MARGIN_WEIGHT = 0.01  # what a margin of 20 points weighs beside the win: enough to play on when the game is decided


def find_net(players: int) -> Net:
    """The net for so many players; raises `BadWeights`."""
    return load_net(f"columbiz-{players}", "columbiz", players, ENCODING)


def evaluate(net: Net, positions: Afterstates) -> tuple[Floats, Floats]:
    """Per position (row) and seat, the share of the win and the margin: by the net, and exactly where the game is over."""
    over = positions.is_over()
    if over.all():
        return settle(positions)
    shares, margins = decode(net(encode(positions)))
    if over.any():
        final_shares, final_margins = settle(positions)
        shares, margins = np.where(over[:, None], final_shares, shares), np.where(over[:, None], final_margins, margins)
    return shares, margins


def find_values(found: Survey) -> tuple[Floats, float]:
    """Per plan of a survey, the mover's share of the win after it and a little of the margin; and of a forfeit."""
    shares, margins = evaluate(find_net(len(found.state.discs)), find_afterstates(found))
    values = (shares[:, -1] + MARGIN_WEIGHT * margins[:, -1]).astype(np.float64)
    return values[:-1], float(values[-1])


class Master(Solver):
    """Maximises its own share of the win; every turn is played exactly best by the net's judgement of the positions after it."""

    def judge(self, found: Survey) -> tuple[Floats, float]:
        """The share of the win after each plan, and a little of the margin."""
        return find_values(found)
