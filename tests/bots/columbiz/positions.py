"""Positions from games of Columbiz played at random, for tests of the bots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from colonnade.core.game import Decide, Over, Throw
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.actions import DONE
from colonnade.games.columbiz.state import State
from tests.games.columbiz.helpers import begin


def walk(random: Random, players: int, **given: object) -> Iterator[State]:
    """The positions of one game played at random."""
    state = begin(players, **given)
    while True:
        yield state
        match rules.turn(state):
            case Over():
                return
            case Throw(_, dice):
                state = rules.apply(
                    state, rules.outcome(state, random.choices(range(1, 7), k=dice))
                )
            case Decide():
                state = rules.apply(state, rules.sample(state, random))


def pick(random: Random, count: int, phase: str, players: int, **options: object) -> list[State]:
    """Random positions of a phase, at most one per turn, from games played at random."""
    states: list[State] = []
    while True:
        state, taken = begin(players, **options), False
        while not isinstance(turn := rules.turn(state), Over):
            if isinstance(turn, Throw):
                if state.throws == 0:
                    taken = random.random() < 0.7
                if state.phase == phase and state.throws == 0 and not taken:
                    states.append(state)
                action = rules.outcome(state, random.choices(range(1, 7), k=turn.dice))
            else:
                if state.phase == phase and not taken and random.random() < 0.5:
                    taken = True
                    states.append(state)
                action = rules.sample(state, random)
                # Random players end their turns early; to fill the board, place on where that is
                # possible.
                if action is DONE and len(rules.legal(state)) > 1 and random.random() < 0.7:
                    action = rules.legal(state)[0]
            if len(states) == count:
                return states
            state = rules.apply(state, action)
