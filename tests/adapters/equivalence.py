"""Random games through an adapter are random games of the rules, event by event.

An adapter plays with random choices among what it calls legal. Then the rules replay its events,
with dice that follow from the same seed: every throw, position, mask, observation and reward must
be the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any
from zlib import crc32

import numpy as np
import pyspiel
from gymnasium.utils.seeding import np_random

from colonnade.adapters.gymnasium import GameEnv
from colonnade.adapters.openspiel import SpielState, to_parameter
from colonnade.adapters.pettingzoo import raw_env
from colonnade.core.agent import Decision, Limit
from colonnade.core.game import AnyGame, Decide, Over, Throw
from colonnade.core.setup import default_first
from tests.adapters.tables import ALL, TABLES


def to_parameters(game: AnyGame, given: dict[str, Any]) -> dict[str, Any]:
    """Options as OpenSpiel takes them."""
    fields = {field.name: field for field in game.options_type.fields}
    return {name: to_parameter(fields[name], value) for name, value in given.items()}


@dataclass(frozen=True)
class Table:
    """A game of a number of players with options."""

    key: str
    players: int
    given: dict[str, Any]


@dataclass(frozen=True)
class Seen:
    """What an adapter showed before an event."""

    seat: int
    state: Any
    legal: list[int]
    observation: Any


@dataclass
class Played:
    """A game that an adapter played."""

    dice: Random | None
    """Gives the same throws once more; None where the throws were chosen from `chances`."""
    events: list[Any] = field(default_factory=lambda: list[Any]())
    seen: dict[int, Seen] = field(default_factory=lambda: dict[int, Seen]())
    """By the number of events before."""
    rewards: dict[int, float] = field(default_factory=lambda: dict[int, float]())
    shares: dict[int, float] = field(default_factory=lambda: dict[int, float]())


class Chooser:
    """An opponent that chooses at random, up to three actions at once."""

    def decide(self, game: AnyGame, state: Any, limit: Limit, random: Random) -> Decision:
        actions: list[Any] = []
        turn = game.turn(state)
        choices = Random(crc32(game.position(state).encode()))  # leaves the dice of the game alone
        while game.turn(state) == turn and len(actions) < 3:
            actions.append(choices.choice(game.legal(state)))
            state = game.apply(state, actions[-1])
        return Decision(tuple(actions))


def play_pettingzoo(table: Table, seed: int) -> Played:
    env: Any = raw_env(table.key, table.players, **table.given)
    env.reset(seed=seed)
    random, played = Random(seed + 1), Played(Random(seed), env.episode.events)
    for agent in env.agent_iter():
        observed, reward, is_over, is_cut, _ = env.last()
        seat = env.possible_agents.index(agent)
        if is_over:
            played.rewards[seat] = reward
            env.step(None)
            continue
        assert (reward, is_cut) == (0, False)
        legal = np.flatnonzero(observed["action_mask"]).tolist()
        played.seen[len(played.events)] = Seen(
            seat, env.episode.state, legal, observed["observation"]
        )
        env.step(random.choice(legal))
    return played


def play_gymnasium(table: Table, seed: int) -> Played:
    seat = seed % table.players
    env = GameEnv(table.key, table.players, opponents=Chooser(), seat=seat, **table.given)
    observed, info = env.reset(seed=seed)
    assert env.episode is not None
    generator, _ = np_random(seed)
    dice = Random(int(generator.integers(2**63)))
    random, played, is_over, reward = Random(seed + 1), Played(dice, env.episode.events), False, 0.0
    while not is_over:
        assert reward == 0
        legal = np.flatnonzero(info["action_mask"]).tolist()
        assert np.flatnonzero(env.action_masks()).tolist() == legal
        played.seen[len(played.events)] = Seen(seat, env.episode.state, legal, observed)
        observed, reward, is_over, is_cut, info = env.step(random.choice(legal))
        assert not is_cut
    played.shares[seat] = reward
    return played


def play_openspiel(table: Table, seed: int) -> Played:
    options = to_parameters(ALL[table.key], table.given)
    game = pyspiel.load_game(f"colonnade_{table.key}", {"players": table.players, **options})
    state: SpielState = game.new_initial_state()
    observer = game.make_py_observer()
    random, played = Random(seed), Played(None)
    while not state.is_terminal():
        player = state.current_player()
        legal = state.legal_actions()
        if player >= 0:
            observer.set_from(state, player)
            seen = Seen(player, state.position.state, legal, observer.tensor.copy())
            played.seen[len(played.events)] = seen
            index = random.choice(legal)
        else:
            places, probabilities = zip(*state.chance_outcomes(), strict=True)
            assert list(places) == legal
            assert abs(sum(probabilities) - 1) < 1e-9
            (index,) = random.choices(places, probabilities)
        action = ALL[table.key].parse(state.action_to_string(player, index))
        played.events.append(action)
        state.apply_action(index)
    played.rewards.update(enumerate(state.returns()))
    return played


ADAPTERS: dict[str, Callable[[Table, int], Played]] = {
    "pettingzoo": play_pettingzoo,
    "gymnasium": play_gymnasium,
    "openspiel": play_openspiel,
}


def replay(table: Table, played: Played) -> None:
    """Play the events by the rules, and compare."""
    game = ALL[table.key]
    encoding = game.encoding
    assert encoding is not None
    seats = game.seats(game.default_colours(table.players), default_first(game))
    state = game.initial(game.options_type.resolve(table.given, table.players), seats)
    for ply, event in enumerate(played.events):
        turn = game.turn(state)
        seen = played.seen.pop(ply, None)
        if isinstance(turn, Throw):
            assert seen is None
            if played.dice is None:
                assert event in game.chances(state).outcomes
            else:
                faces = played.dice.choices(range(1, 7), k=turn.dice)
                assert event == game.outcome(state, faces), (ply, str(event))
        else:
            assert isinstance(turn, Decide)
            legal = game.legal(state)
            assert event in legal, (ply, str(event))
            if seen is not None:
                assert (seen.seat, seen.state) == (turn.seat, state), ply
                assert seen.legal == sorted(encoding.encode_action(state, act) for act in legal)
                assert seen.observation.tolist() == list(encoding.observe(state, turn.seat))
        state = game.apply(state, event)
    assert not played.seen
    turn = game.turn(state)
    assert isinstance(turn, Over)
    sides = game.sides(state.options, table.players)
    winners = {sides[seat] for seat, rank in enumerate(turn.result.ranks) if rank == 1}
    for seat in range(table.players):
        share = 1 / len(winners) if sides[seat] in winners else 0
        others = len(set(sides)) - 1
        if played.shares:
            assert played.shares.get(seat, share) == share
        else:  # of a win alone 1, which the other sides pay
            assert abs(played.rewards[seat] - (share - (1 - share) / others)) < 1e-9


def compare(adapter: str, key: str, events: int, seed: int = 0) -> int:
    """Play and replay games of all groups of options in turn until this number of events; the
    number of games.
    """
    tables = [Table(*values) for values in TABLES if values[0] == key]
    done = 0
    for number in count():
        table = tables[(number * 7 + seed) % len(tables)]
        played = ADAPTERS[adapter](table, seed + number)
        done += len(played.events)
        replay(table, played)
        if done >= events:
            return number + 1
    raise AssertionError
