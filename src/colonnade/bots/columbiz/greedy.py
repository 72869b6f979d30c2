"""The reference player of Columbiz: keeps pairs and better, then places as high as it can."""

from __future__ import annotations

from random import Random

from colonnade.core.agent import Decision, Limit
from colonnade.core.game import AnyGame
from colonnade.games.columbiz.actions import DONE, KEEPS, PLACES, STOP, Action
from colonnade.games.columbiz.board import cells_in, row_of
from colonnade.games.columbiz.rules import apply, explain, legal, locked_dice, open_cells
from colonnade.games.columbiz.state import State


class Greedy:
    """Keeps every face shown by two or more dice, then places the highest affordable row first.

    - After the first and the second throw it keeps every die whose face two or more of the eight
      dice show, and with locked dice also those that must stay kept; it throws the others again.
    - If that would keep all eight, it stops. Where it may not stop, since nothing could be placed,
      it keeps only what must stay kept, with free dice nothing.
    - Then it places a disc on the highest row among all cells where one can be placed, the column
      at random, again and again until no disc can be placed; then it ends the turn. Where no disc
      can be placed at all it forfeits.

    It looks at nothing else: neither at captures nor at lines. One random number is drawn per disc,
    `random.random()`, also where there is a single column; column ⌊number × columns⌋ is taken,
    counted from 0 and from the left. A decision contains all actions up to the next throw.
    """

    def decide(self, game: AnyGame, state: State, limit: Limit, random: Random) -> Decision:
        """Return a keep, or all actions that are left in the turn."""
        if state.phase == "place":
            return Decision(_place_all(state, random))
        locked = locked_dice(state)
        kept = tuple([face for face in state.dice if state.dice.count(face) > 1 or face in locked])
        if len(kept) < len(state.dice):
            return Decision((KEEPS[kept],))
        if explain(state, STOP) is not None:
            return Decision((KEEPS[locked],))
        return Decision((STOP, *_place_all(apply(state, STOP), random)))


def _place_all(state: State, random: Random) -> tuple[Action, ...]:
    plan: list[Action] = []
    while cells := cells_in(open_cells(state)):
        highest = max(map(row_of, cells))
        columns = [cell for cell in cells if row_of(cell) == highest]
        plan.append(PLACES[columns[int(random.random() * len(columns))]])
        state = apply(state, plan[-1])
    return (*plan, DONE) if plan or state.placed else tuple(legal(state))
