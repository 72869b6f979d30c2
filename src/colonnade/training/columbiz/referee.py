"""The referee of Columbiz training: it replays sampled games of the batch through the rules, event
by event. One difference ends the run.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from colonnade.core.game import Over, Seats
from colonnade.engine.columbiz.kernels import BLOCKS, SINGLES
from colonnade.engine.columbiz.lattice import LATTICE
from colonnade.engine.columbiz.plans import find_plans
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.actions import (
    DONE,
    FORFEIT,
    KEEPS,
    PLACES,
    ROLLS,
    STOP,
    Action,
    Start,
)
from colonnade.games.columbiz.board import COLOURS
from colonnade.games.columbiz.dice import remove
from colonnade.games.columbiz.options import ColumbizOptions
from colonnade.games.columbiz.state import State
from colonnade.training.referee import Difference

Logs = NDArray[np.int64]
"""What happened in one turn of each watched game: a row per game, with the columns of `read_row`.
"""


def read_row(row: NDArray[np.int64]) -> dict[str, Any]:
    """Return the columns by name: dice and keeps as multisets of the lattice, the plan, the
    position after it from the seat that throws next.
    """
    numbers: list[int] = row.tolist()
    players = (len(numbers) - len(SINGLES)) // len(BLOCKS)
    found: dict[str, Any] = dict(zip(SINGLES, numbers, strict=False))
    for number, name in enumerate(BLOCKS):
        start = len(SINGLES) + number * players
        found[name] = numbers[start : start + players]
    return found


class Referee:
    """Follows games, one per row, from their first turn on."""

    def __init__(self, players: int, options: Sequence[Mapping[str, Any]]) -> None:
        self.players = players
        self.options = [ColumbizOptions.resolve(given, players) for given in options]
        self.states = [self._begin(chosen) for chosen in self.options]
        self.events = 0

    def _begin(self, options: ColumbizOptions) -> State:
        state = rules.initial(options, Seats(COLOURS[: self.players]))
        return rules.apply(state, Start((6, *[1] * (self.players - 1))))

    def replay(self, logs: Logs) -> None:
        """Play the turn of each row on the rules; raises `Difference`."""
        for row, state in enumerate(self.states):
            turn = read_row(logs[row])
            before = state
            try:
                for action in self._actions(state, turn):
                    state = rules.apply(state, action)
                    self.events += 1
            except Exception as error:
                raise Difference(
                    f"row {row}: the rules refuse what the batch did at {rules.position(before)}:"
                    f" {error}"
                ) from error
            self._compare(row, before, state, turn)
            self.states[row] = (
                self._begin(self.options[row]) if isinstance(rules.turn(state), Over) else state
            )

    def _actions(self, state: State, turn: Mapping[str, Any]) -> list[Action]:
        multisets, full = LATTICE.multisets, LATTICE.full.start
        first, second, dice = (
            multisets[int(turn[name])] for name in ("first_throw", "second_throw", "dice")
        )
        actions: list[Action] = [ROLLS[first]]
        if turn["first_keep"] >= full:
            actions.append(STOP)
        else:
            kept = multisets[int(turn["first_keep"])]
            actions += [KEEPS[kept], ROLLS[remove(second, kept)]]
            if turn["second_keep"] >= full:
                actions.append(STOP)
            else:
                kept = multisets[int(turn["second_keep"])]
                actions += [KEEPS[kept], ROLLS[remove(dice, kept)]]
        plan = turn["plan"]
        if not plan:
            return [*actions, FORFEIT]
        others = 0
        for seat, discs in enumerate(state.discs):
            others |= 0 if seat == state.seat else discs
        order = find_plans().find_order(plan, state.discs[state.seat], others)
        return [*actions, *(PLACES[cell] for cell in order), DONE]

    def _compare(self, row: int, before: State, state: State, turn: Mapping[str, Any]) -> None:
        seats = [(before.seat + 1 + number) % self.players for number in range(self.players)]
        expected = {
            "discs": [state.discs[seat] for seat in seats],
            "reserve": [state.reserve[seat] for seat in seats],
            "prisoners": [state.prisoners[seat] for seat in seats],
            "line_points": [state.line_points[seat] for seat in seats],
            "scores": [rules.scores(state)[seat] for seat in seats],
            "last_round": state.last_round,
            "starter": seats.index(state.starter or 0),
            "over": isinstance(rules.turn(state), Over),
        }
        for name, value in expected.items():
            if turn[name] != value:
                raise Difference(
                    f"row {row}: {name} is {turn[name]} in the batch and {value} on the rules,"
                    f" after {rules.position(before)}"
                )
