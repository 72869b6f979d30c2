"""The evaluator of Columbiz for review, hints and the lens."""

from __future__ import annotations

from collections import OrderedDict

import numpy as np

from colonnade.bots.columbiz.lookahead import Placing, Turn, find_shares
from colonnade.bots.columbiz.net import find_net
from colonnade.bots.columbiz.solver import find_dice, find_keeps
from colonnade.bots.evaluation import RankedAction, Shares
from colonnade.engine.columbiz.lattice import LATTICE
from colonnade.engine.columbiz.positions import gather
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.actions import FORFEIT, KEEPS, STOP, Action
from colonnade.games.columbiz.state import State

REMEMBERED = 4  # turns: a review asks for all positions of one turn before it comes to the next


class ColumbizEvaluator:
    """Looks through a turn exactly. The horizon is before the first throw of a turn, and at the end
    of the game.
    """

    looks_further = True
    """Whether likely ends of a turn have the value of the turn after them, near the end of the
    game.
    """

    def __init__(self) -> None:
        self._turns: OrderedDict[State, Turn] = OrderedDict()
        self._placing: Placing | None = None

    def is_horizon(self, state: State) -> bool:
        """Whether a turn is about to begin, or the game is over."""
        return state.phase == "over" or (state.phase == "throw" and not state.throws)

    def estimate_shares(self, state: State) -> Shares:
        """Return the net's value; before the last turn of the game the exact chances, at its end
        the result.
        """
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
                if state.placed:
                    return self._find_placing(state).value(state)
                return tuple(
                    self._find_turn(state).final[find_dice(state) - LATTICE.full.start].tolist()
                )

    def rank(self, state: State) -> tuple[RankedAction, ...]:
        """Return every keep and stop, every placement and the end of the turn, or the forfeit."""
        if state.phase == "place":
            if state.placed or rules.open_cells(state):
                return self._find_placing(state).rank(state)
            return (RankedAction(FORFEIT, self.find_shares(state)),)
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
        position = state._replace(phase="throw", dice=(), kept=(), spent=(), throws=0)
        turn = self._turns.get(position)
        if turn is None:
            turn = self._turns[position] = Turn(position, looks_further=self.looks_further)
            if len(self._turns) > REMEMBERED:
                self._turns.popitem(last=False)
        self._turns.move_to_end(position)
        return turn

    def _find_placing(self, state: State) -> Placing:
        if self._placing is None or state not in self._placing.keys:
            self._placing = Placing(state, None if state.placed else self._find_turn(state))
        return self._placing


class QuickColumbizEvaluator(ColumbizEvaluator):
    """The same without the turn after an end: ten times faster near the end of the game."""

    looks_further = False


def _keep_action(keep: int) -> Action:
    return STOP if keep >= LATTICE.full.start else KEEPS[LATTICE.multisets[keep]]
