"""Positions from games of Les 4 colonnes played at random, and nets of random weights, for tests of
the bots.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

import numpy as np
import pytest

from colonnade.bots.nets import Net
from colonnade.bots.quatre_colonnes import net
from colonnade.bots.quatre_colonnes.features import count_inputs, count_sides
from colonnade.core.game import Decide, Over
from colonnade.games import GAMES
from colonnade.games.quatre_colonnes import rules
from colonnade.games.quatre_colonnes.actions import Action
from colonnade.games.quatre_colonnes.state import State

GAME = GAMES["quatre_colonnes"]
TABLES = [
    pytest.param(
        players,
        {"dice": dice, "teams": teams},
        id=f"{players} players, {dice} dice{', teams' * teams}",
    )
    for players, teams in ((2, False), (3, False), (4, False), (4, True))
    for dice in (1, 2)
]
"""Every kind of table that has a net of its own."""


def begin(players: int, **options: object) -> State:
    seats = GAME.seats(GAME.default_colours(players), 0)
    return rules.initial(GAME.options_type.resolve(options, players), seats)


def walk(random: Random, players: int, **options: object) -> Iterator[State]:
    """The positions of games played at random, one game after another."""
    while True:
        state = begin(players, **options)
        while not isinstance(turn := rules.turn(state), Over):
            yield state
            if isinstance(turn, Decide):
                state = rules.apply(state, rules.sample(state, random))
            else:
                state = rules.apply(state, throw(random, state))
        yield state


def throw(random: Random, state: State) -> Action:
    """A random throw."""
    chances = rules.chances(state)
    return random.choices(chances.outcomes, chances.weights)[0]


def pick(random: Random, count: int, phase: str, players: int, **options: object) -> list[State]:
    """Random positions of a phase, from games played at random."""
    states: list[State] = []
    for state in walk(random, players, **options):
        if state.phase == phase and random.random() < 0.1:
            states.append(state)
            if len(states) == count:
                break
    return states


@cache
def make_random_net(players: int, dice: int, teams: bool) -> Net:
    random = np.random.default_rng(players + dice)
    sizes = [count_inputs(players, teams), 16, count_sides(players, teams)]
    layers = [
        (
            random.normal(size=(before, after)).astype(np.float32),
            random.normal(size=after).astype(np.float32),
        )
        for before, after in pairwise(sizes)
    ]
    return Net(layers, {}).widen()


@pytest.fixture
def random_net(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a net of random weights: look-ahead must be right for any net."""
    monkeypatch.setattr(net, "find_net", make_random_net)
