"""The chance of each token of Les 4 colonnes to be sent back by rivals who play as the level
`master`.
"""

from __future__ import annotations

from collections.abc import Sequence

from colonnade.analysis.quatre_colonnes.chances import (
    MOST_DRAWS,
    Odds,
    find_capture_odds,
    find_dangers,
    list_movers,
    list_rival_turns,
)
from colonnade.bots.evaluation import Shares
from colonnade.bots.quatre_colonnes.lookahead import LookAhead
from colonnade.bots.quatre_colonnes.net import evaluate
from colonnade.games.quatre_colonnes.board import TOKENS
from colonnade.games.quatre_colonnes.movement import Piece
from colonnade.games.quatre_colonnes.state import State


class MastersDraw(Odds):
    """One draw of a seat that maximises its share of the win, as the evaluator judges it.

    The values of a position are the shares of all seats, then a 1 or 0 per target (sent back at the
    end of the turn), then a 1 or 0 per position in `further` (reached).
    """

    def __init__(self, seat: int, targets: Sequence[Piece]) -> None:
        super().__init__(seat, lambda after: ())
        self._estimate = self._estimate_ends
        self._targets = targets
        self.further: list[State] = []
        """The positions before another draw of the same turn."""

    def _estimate_ends(self, states: Sequence[State]) -> list[Shares]:
        self.further = [state for state in states if self._draws_again(state)]
        return [
            (*shares, *self._mark(state))
            for state, shares in zip(states, evaluate(states), strict=True)
        ]

    def _draws_again(self, state: State) -> bool:
        return state.seat == self._seat and state.phase == "draw"

    def _mark(self, state: State) -> tuple[float, ...]:
        is_further = self._draws_again(state)
        sent = (
            float(not is_further and state.tokens[owner][index] == 0)
            for owner, index in self._targets
        )
        return (*sent, *(float(is_further and state == further) for further in self.further))

    def _choose(self, place: int, seat: int, children: Sequence[int]) -> None:
        """The best plan for the player's share of the win."""
        LookAhead._choose(self, place, seat, children)


def find_sent_back(turn: State, targets: Sequence[Piece], draws: int) -> list[float]:
    """Per target, the chance that the seat to play sends it back in the rest of its turn, with at
    most `draws` more draws.
    """
    search = MastersDraw(turn.seat, targets)
    place = search.add(turn, int(turn.phase == "draw"))
    values = search.solve()[place][len(turn.colours) :]
    chances = list(values[: len(targets)])
    for state, weight in zip(search.further, values[len(targets) :], strict=True):
        if weight:
            later = (
                find_sent_back(state, targets, draws - 1)
                if draws > 1
                else [state.tokens[owner][index] == 0 for owner, index in targets]
            )
            chances = [chance + weight * more for chance, more in zip(chances, later, strict=True)]
    return chances


def find_dangers_by_masters(
    state: State, seat: int, dangers: Sequence[float] | None = None
) -> tuple[float, ...]:
    """As `find_dangers`, if the rivals play as the level `master`: with one die whole turns, with
    two dice one draw each. A partner spares its team's tokens.

    `dangers` may give the result of `find_dangers`; tokens without a danger are not searched.
    """
    dangers = find_dangers(state, seat) if dangers is None else dangers
    targets = [(seat, index) for index in range(TOKENS) if dangers[index]]
    spared = [1.0] * TOKENS
    draws = MOST_DRAWS if state.options.dice == 1 else 1
    for turn in list_rival_turns(state, seat) if targets else ():
        if turn.phase == "build":
            continue
        draws_left = draws if turn.phase == "draw" or draws > 1 else 0
        if seat in list_movers(turn):
            odds = find_capture_odds(turn, targets, draws_left, spares=True)
            for (_, index), chance in zip(targets, odds, strict=True):
                spared[index] *= 1 - chance
            continue
        odds = find_capture_odds(turn, targets, draws_left)
        # a target without odds cannot be sent back by a master either
        within = [target for target, chance in zip(targets, odds, strict=True) if chance]
        for (_, index), chance in zip(
            within, find_sent_back(turn, within, draws) if within else (), strict=True
        ):
            spared[index] *= 1 - chance
    return tuple(1 - rest for rest in spared)
