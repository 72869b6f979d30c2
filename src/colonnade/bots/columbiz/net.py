"""The value of positions of Columbiz between two turns: exact where the game is over, else by a net
trained by self-play.
"""

from __future__ import annotations

import numpy as np

from colonnade.bots.columbiz.features import (
    ENCODING,
    OpponentModel,
    decode,
    encode,
    final_values,
)
from colonnade.bots.nets import Net, load_net
from colonnade.engine.columbiz.lattice import Floats
from colonnade.engine.columbiz.positions import Afterstates


def find_net(players: int) -> Net:
    """Return the net for this number of players; raises `BadWeights`."""
    return load_net(f"columbiz-{players}", "columbiz", players, ENCODING)


def evaluate(
    net: Net, positions: Afterstates, model: OpponentModel | None = None
) -> tuple[Floats, Floats]:
    """Return the share of the win and the margin per position (row) and seat: by the net, and exact
    where the game is over.
    """
    over = positions.is_over()
    if over.all():
        return final_values(positions)
    shares, margins = decode(net(encode(positions, model)))
    if over.any():
        final_shares, final_margins = final_values(positions)
        shares, margins = (
            np.where(over[:, None], final_shares, shares),
            np.where(over[:, None], final_margins, margins),
        )
    return shares, margins
