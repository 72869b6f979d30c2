"""The value of positions of Les 4 colonnes at the horizon: exact where luck alone is left, else by
a net trained by self-play.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from colonnade.bots.evaluation import Shares
from colonnade.bots.nets import Net, load_net
from colonnade.bots.quatre_colonnes.endgame import solve_endgame
from colonnade.bots.quatre_colonnes.features import ENCODING, decode, encode
from colonnade.engine.quatre_colonnes.positions import gather
from colonnade.games.quatre_colonnes.state import State


@lru_cache(maxsize=8)
def find_net(players: int, dice: int, teams: bool) -> Net:
    """Return the net for these players and dice, in double precision, so that the value of a
    position does not depend on others in the batch; raises `BadWeights`.
    """
    name = f"quatre_colonnes-{players}{'-teams' if teams else ''}-{dice}"
    return load_net(name, "quatre_colonnes", players, ENCODING, teams=teams, dice=dice).widen()


def evaluate(states: Sequence[State]) -> list[Shares]:
    """Return the shares of all seats at positions at the horizon, all of one table."""
    found = [solve_endgame(state) for state in states]
    open_states = [state for state, shares in zip(states, found, strict=True) if shares is None]
    if not open_states:
        return [shares for shares in found if shares is not None]
    first = open_states[0]
    players, teams = len(first.colours), first.options.teams
    outputs = find_net(players, first.options.dice, teams)(encode(gather(open_states)))
    rows = decode(outputs, teams)
    seats = np.array([state.seat for state in open_states])
    # the net counts seats from the one that throws
    columns = (np.arange(players) - seats[:, None]) % players
    answers = iter(np.take_along_axis(rows, columns, axis=1).tolist())
    return [tuple(next(answers)) if shares is None else shares for shares in found]
