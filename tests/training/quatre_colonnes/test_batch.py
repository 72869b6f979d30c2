"""The compiled engine of Les 4 colonnes: the same rules, inputs and values as at the table. Needs
PyTorch and a C++ compiler.
"""

from collections import Counter
from itertools import product

import numpy as np
import pytest

from colonnade.bots.quatre_colonnes.features import decode, encode
from colonnade.engine.quatre_colonnes.positions import (
    BY_CHANCE,
    BY_EAGER,
    BY_GREEDY,
    BY_NET,
    LOG,
    gather,
    to_record,
)
from colonnade.games.quatre_colonnes import rules
from colonnade.training.nets import torch
from colonnade.training.quatre_colonnes.batch import Engine
from colonnade.training.quatre_colonnes.match import throw as throw_pairs
from colonnade.training.quatre_colonnes.referee import Referee
from colonnade.training.quatre_colonnes.starts import make_pool
from colonnade.training.quatre_colonnes.values import Values
from tests.training.quatre_colonnes.nets import Brute, make_learner, make_net
from tests.training.quatre_colonnes.positions import KINDS, collect, walk


@pytest.mark.parametrize(("players", "dice", "teams"), KINDS)
def test_the_inputs_of_the_net_are_those_of_the_bots(players: int, dice: int, teams: bool) -> None:
    states = [state for seed in range(4) for state in collect(players, dice, teams, seed, 300, 3)]
    engine = Engine(players, dice, teams, "cpu")
    rows = engine.encode(engine.place(np.array([to_record(state) for state in states]))).numpy()
    assert np.abs(rows[:, : engine.inputs] - encode(gather(states))).max() < 1e-6
    assert not rows[:, engine.inputs :].any()


@pytest.mark.parametrize("hidden", [(16, 8), (40, 33), (70,), (64, 32, 5)])
def test_a_net_on_the_processor_gives_what_numpy_gives(hidden: tuple[int, ...]) -> None:
    engine = Engine(3, 2, False, "cpu")
    values, net = make_net(engine, 1, hidden)
    states = collect(3, 2, False, 5, 200, 3)
    # twice, since a position that was evaluated a moment ago is not evaluated again
    found = values(engine.place(np.array([to_record(state) for state in [*states, *states]])))
    wanted = decode(net(encode(gather(states))), False)
    assert np.abs(found.numpy() - np.concatenate([wanted, wanted])).max() < 1e-6


@pytest.mark.parametrize(("players", "dice", "teams"), KINDS)
def test_the_search_is_brute_force_through_the_rules(players: int, dice: int, teams: bool) -> None:
    engine = Engine(players, dice, teams, "cpu")
    values, net = make_net(engine, 3)
    states = collect(players, dice, teams, 11, 24 if dice == 1 else 8, 23)
    # whoever plays, the value is that of the net's play
    styles = [[BY_NET] * 4, [BY_GREEDY] * 4, [BY_CHANCE] * 4, [BY_EAGER] * 4]
    positions = engine.place(
        np.array([to_record(state, styles[row % 4]) for row, state in enumerate(states)])
    )
    horizon = engine.look(positions)
    expected = engine.expect(positions, horizon, values(horizon.positions)).numpy()
    for row, state in enumerate(states):
        assert expected[row] == pytest.approx(Brute(net).expect(state)[: engine.sides], abs=2e-6)
    first = Brute(net)
    first.expect(states[0])
    alone = engine.look(engine.place(np.array([to_record(states[0])])))
    if states[0].phase == "draw":  # an attempt that fails is one position, whatever was thrown
        assert Counter(row.tobytes() for row in alone.positions.numpy()) == first.horizon


def test_a_die_thrown_again_is_averaged_until_it_changes_something() -> None:
    engine = Engine(2, 2, False, "cpu")
    values, net = make_net(engine, 5)
    relaunches = 0
    for state in walk(2, 2, False, 17):
        if state.phase == "draw" and any(
            rules.apply(state, action).phase == "relaunch"
            for action in rules.chances(state).outcomes
        ):
            relaunches += 1
            position = engine.place(np.array([to_record(state)]))
            horizon = engine.look(position)
            found = engine.expect(position, horizon, values(horizon.positions)).numpy()[0]
            assert found == pytest.approx(Brute(net).expect(state), abs=2e-6)
            if relaunches == 2:
                return


def test_only_the_given_draw_is_searched() -> None:
    engine = Engine(2, 2, False, "cpu")
    states = [state for state in collect(2, 2, False, 1, 30, 7) if state.phase == "draw"]
    positions = engine.place(np.array([to_record(state) for state in states]))
    faces = torch.as_tensor(
        np.random.default_rng(1).integers(1, 7, (len(states), 2)), dtype=torch.int8
    )
    numbers = engine.number_draws(faces)
    pairs = [(low, high) for low, high in product(range(1, 7), repeat=2) if low <= high]
    assert [pairs[number] for number in numbers.tolist()] == [
        tuple(sorted(pair)) for pair in faces.tolist()
    ]
    everything, asked = engine.look(positions), engine.look(positions, numbers)
    rows = torch.arange(len(states)) + len(states) * numbers.long()
    assert torch.equal(asked.counts[rows], everything.counts[rows])
    assert int(asked.counts.sum()) == int(everything.counts[rows].sum()) == len(asked.positions)


@pytest.mark.parametrize(("players", "dice", "teams"), KINDS)
def test_the_batch_plays_by_the_rules(players: int, dice: int, teams: bool) -> None:
    engine, learner = make_learner(players, dice, teams)
    values, pool = (
        Values(learner.layers(), engine),
        engine.place(make_pool(players, dice, teams, 64, 2)),
    )
    games = 24
    positions, ended = pool[:games].clone(), torch.zeros(games, dtype=torch.int64)
    referee = Referee(games)
    generator = torch.Generator().manual_seed(3)
    for number in range(90):
        logs = torch.zeros(games, LOG.itemsize, dtype=torch.uint8)
        faces = throw_pairs(engine, games, generator)
        horizon = engine.look(positions, engine.number_draws(faces))
        engine.play(positions, faces, horizon, values(horizon.positions), number, pool, ended, logs)
        referee.replay(logs.numpy())
    assert referee.events > 3 * 90 * games / 2
