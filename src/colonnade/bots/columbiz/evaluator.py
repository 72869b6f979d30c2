"""The evaluator of Columbiz for review, hints and the lens."""

from __future__ import annotations

from functools import lru_cache, partial

import numpy as np

from colonnade.bots.columbiz.lookahead import (
    Turn,
    find_shares,
    is_near_end,
    look_through,
    rank_placings,
)
from colonnade.bots.columbiz.net import find_net
from colonnade.bots.columbiz.solver import find_dice, find_keeps
from colonnade.bots.evaluation import RankedAction, Shares
from colonnade.engine.columbiz.lattice import LATTICE
from colonnade.engine.columbiz.positions import gather
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.actions import KEEPS, STOP, Action
from colonnade.games.columbiz.state import State

REMEMBERED = 4
"""Turns, and positions in the middle of placing: review and hints ask for some of them again."""
REMEMBERED_ENDS = 256
"""Ends of a turn that were looked at further: decisions of one turn have many in common."""


class ColumbizEvaluator:
    """Looks through a turn exactly. The horizon is before the first throw of a turn, and at the end
    of the game; near the end also where the dice of a turn have become final.

    While dice are thrown, only the likely ends of the turn can have the value of the turn after
    them. Then all ends that the dice allow have it.
    """

    looks_further = True
    """Whether ends of a turn have the value of the turn after them, near the end of the game."""

    def __init__(self) -> None:
        look = lru_cache(REMEMBERED_ENDS)(look_through) if self.looks_further else None
        # what is remembered is a function of the position, and changes no answer
        self._solve_turn = lru_cache(REMEMBERED)(partial(Turn, look=look))
        self._rank_placings = lru_cache(REMEMBERED)(partial(rank_placings, look=look))

    def is_horizon(self, state: State) -> bool:
        """Whether a turn is about to begin, the game is over, or the dice have become final near
        the end of the game.
        """
        match state.phase:
            case "throw":
                return not state.throws
            case "place":
                return self.looks_further and not state.placed and is_near_end(state)
            case phase:
                return phase == "over"

    def estimate_shares(self, state: State) -> Shares:
        """Return the net's value; before the last turn of the game the exact chances, at its end
        the result. Where dice have become final, the value that the whole turn has for them.
        """
        if state.phase == "place":
            final = self._find_turn(state).final
            return tuple(final[find_dice(state) - LATTICE.full.start].tolist())
        return tuple(find_shares(gather([state]), state.seat)[0].tolist())

    def find_shares(self, state: State) -> Shares:
        """Return the exact expectation, if every seat maximises its own share."""
        match state.phase:
            case "over":
                return self.estimate_shares(state)
            case "start":  # C1.3: every seat that throws is as likely to begin as any other
                begun = [
                    state._replace(phase="throw", seat=seat, starter=seat, throwing=())
                    for seat in state.throwing
                ]
                return tuple(
                    np.mean([self.estimate_shares(position) for position in begun], axis=0).tolist()
                )
            case "throw":
                turn = self._find_turn(state)
                return (
                    tuple(turn.keeps(state.throws)[0][LATTICE.index[state.kept]].tolist())
                    if state.throws
                    else turn.whole
                )
            case "keep":
                shares, places = self._find_turn(state).keeps(state.throws)
                keeps = find_keeps(state)
                return tuple(shares[keeps[places[keeps].argmin()]].tolist())
            case "place":
                return self._rank_placings(state)[0].shares

    def rank(self, state: State) -> tuple[RankedAction, ...]:
        """Return every keep and stop, every placement and the end of the turn, or the forfeit."""
        if state.phase == "place":
            return self._rank_placings(state)
        shares, places = self._find_turn(state).keeps(state.throws)
        keeps = find_keeps(state)
        ordered = keeps[np.argsort(places[keeps])].tolist()
        if not rules.open_cells(state):
            ordered.remove(LATTICE.index[state.dice])  # C2.4
        return tuple(
            RankedAction(_keep_action(keep), tuple(shares[keep].tolist())) for keep in ordered
        )

    def get_ready(self, state: State) -> None:
        """Load the net."""
        find_net(len(state.discs))

    def _find_turn(self, state: State) -> Turn:
        return self._solve_turn(state._replace(phase="throw", dice=(), kept=(), spent=(), throws=0))


class QuickColumbizEvaluator(ColumbizEvaluator):
    """The same without the turn after an end: ten times faster near the end of the game."""

    looks_further = False


def _keep_action(keep: int) -> Action:
    return STOP if keep >= LATTICE.full.start else KEEPS[LATTICE.multisets[keep]]
