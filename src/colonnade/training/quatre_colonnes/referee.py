"""The referee of Les 4 colonnes training: it replays sampled games of the batch through the rules,
event by event. One difference ends the run.
"""

from __future__ import annotations

from colonnade.core.game import Seats
from colonnade.engine.quatre_colonnes.positions import KINDS, LOG, WITH_SUM, Records, from_record
from colonnade.games.quatre_colonnes import rules
from colonnade.games.quatre_colonnes.actions import (
    BONUS_MOVES,
    MOVES,
    ROLLS,
    SKIP,
    TOKEN,
    Action,
    Exit,
    Token,
)
from colonnade.games.quatre_colonnes.board import SUMMIT
from colonnade.games.quatre_colonnes.state import State
from colonnade.training.referee import Difference

NOBODY = 255


class Referee:
    """Replays games, one per row, from their first draw on."""

    def __init__(self, games: int) -> None:
        self.states: list[State | None] = [None] * games
        self.events = 0

    def replay(self, logs: Records) -> None:
        """Play the steps through the rules, first axis the step, second the game (`LOG`); raises
        `Difference`.
        """
        for step in logs.view(LOG).reshape(-1, len(self.states)):
            for row, log in enumerate(step):
                self.states[row] = self._replay_step(row, self.states[row], log)

    def _replay_step(self, row: int, state: State | None, log: Records) -> State | None:
        """Return the position after the step; None where the next step begins a new game."""
        before = from_record(log["before"])
        expected = state or rules.initial(before.options, Seats(before.colours, before.seat))
        if before != expected:
            raise Difference(
                f"row {row}: the batch is at {rules.position(before)}, the rules are at"
                f" {rules.position(expected)}"
            )
        state = before
        events: list[list[int]] = log["events"].tolist()
        # a die thrown again some sixty times in a row is not logged, so the step cannot be checked
        if int(log["count"]) > len(events):
            return from_record(log["after"])
        for kind, token, cells, other in events[: int(log["count"])]:
            uses = len(rules.legal(state))
            if uses != kind >> 3:
                raise Difference(
                    f"row {row}: {kind >> 3} legal uses in the batch and {uses} on the rules, at"
                    f" {rules.position(state)}"
                )
            try:
                state = rules.apply(state, to_action(state, kind & 7, token, cells, other))
            except Exception as error:
                raise Difference(
                    f"row {row}: the rules refuse what the batch did at {rules.position(state)}:"
                    f" {error}"
                ) from error
            self.events += 1
        after = from_record(log["after"])
        if after != state:
            raise Difference(
                f"row {row}: after {rules.position(before)} the batch is at"
                f" {rules.position(after)}, the rules at {rules.position(state)}"
            )
        is_done = state.phase == "over" or all(
            progress == SUMMIT for tokens in state.tokens for progress in tokens
        )
        return None if is_done else state


def to_action(state: State, kind: int, token: int, cells: int, other: int) -> Action:
    """Return the action of an event of the batch."""

    def name(number: int) -> Token:
        return TOKEN[state.colours[number // 4]][number % 4]

    match KINDS[kind]:
        case "roll":
            return ROLLS[(cells, other) if other else (cells,)]
        case "exit":
            return Exit(
                name(token),
                state.dice if cells == WITH_SUM else (cells,),
                None if other == NOBODY else name(other),
            )
        case "move":
            return MOVES[state.colours[token // 4]][cells][token % 4]
        case "bonus":
            return BONUS_MOVES[state.colours[token // 4]][cells][token % 4]
        case _:
            return SKIP
