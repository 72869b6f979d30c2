"""Random positions of Les 4 colonnes, and an independent search through the rules."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

from colonnade.core.game import Over, Throw
from colonnade.games import GAMES
from colonnade.games.quatre_colonnes import rules
from colonnade.games.quatre_colonnes.state import State

GAME = GAMES["quatre_colonnes"]


def search(
    state: State, seat: int, is_reached: Callable[[State], bool], draws: int, patience: int = 40
) -> Fraction:
    """The best chance to reach something in a turn, by every move of the rules; throws made anew
    are followed for a while.
    """
    if (
        state.seat != seat
        or state.phase == "over"
        or (state.phase in ("draw", "build") and not draws)
        or not patience
    ):
        return Fraction(is_reached(state))
    if state.phase == "play":
        return max(
            search(rules.apply(state, action), seat, is_reached, draws, patience)
            for action in rules.legal(state)
        )
    total = Fraction(0)
    for roll, chance in rules.chances(state):
        after = rules.apply(state, roll)
        is_again = after == state or after.phase == "relaunch"
        total += chance * search(
            after,
            seat,
            is_reached,
            draws - (state.phase == "draw" and after != state),
            patience - is_again,
        )
    return total


def positions(random: Random, players: int = 2, **options: Any) -> list[State]:
    found: list[State] = []
    for _ in range(4):
        state = GAME.initial(
            GAME.options_type.resolve(options, players),
            GAME.seats(GAME.default_colours(players), 0),
        )
        while not isinstance(turn := GAME.turn(state), Over):
            if random.random() < 0.03 and len(found) < 120:
                found.append(state)
            if isinstance(turn, Throw):
                state = GAME.apply(
                    state, GAME.outcome(state, [random.randint(1, 6) for _ in range(turn.dice)])
                )
            else:
                state = GAME.apply(state, GAME.sample(state, random))
    random.shuffle(found)
    return found
