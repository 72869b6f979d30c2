"""The batch of training games: the same inputs, values and rules as at the table. Needs PyTorch and
a C++ compiler, which zig is.
"""

from collections.abc import Sequence
from dataclasses import fields
from random import Random
from typing import Any

import numpy as np
import pytest

from colonnade.bots.columbiz import master
from colonnade.bots.columbiz.features import (
    NET,
    OTHER,
    count_inputs,
    encode,
    find_afterstates,
    unknown,
)
from colonnade.bots.columbiz.greedy import Greedy
from colonnade.bots.columbiz.master import TwoPly
from colonnade.bots.columbiz.net import evaluate, find_net
from colonnade.bots.columbiz.solver import expect_payoffs, find_best, survey
from colonnade.bots.nets import Net
from colonnade.core.agent import Limit
from colonnade.engine.columbiz.kernels import THROWS, UNKNOWN
from colonnade.engine.columbiz.lattice import LATTICE
from colonnade.engine.columbiz.plans import find_plans
from colonnade.engine.columbiz.positions import Positions, gather
from colonnade.games import GAMES
from colonnade.games.columbiz.actions import Place
from colonnade.games.columbiz.board import cells_in, row_of
from colonnade.games.columbiz.state import State
from colonnade.training.columbiz.batch import Games
from colonnade.training.columbiz.memory import mirror_inputs
from colonnade.training.columbiz.referee import Referee
from colonnade.training.columbiz.starts import make_groups, options_of
from colonnade.training.columbiz.values import Values
from colonnade.training.nets import put_layers, torch
from tests.training.columbiz.nets import make_learner


def expect_values(
    net: Net, state: State, kinds: Sequence[int | None], mover: Net | None = None
) -> np.ndarray:
    """What a turn brings every seat by the net's opinion: the mover, by default the net, decides as
    one who does not know the others.
    """
    found, players = survey(state), len(kinds)
    after = find_afterstates(found)
    shares, margins = evaluate(mover or net, after, unknown(players))
    worth = shares[:, -1:] + 0.01 * margins[:, -1:]
    payoffs = np.concatenate([worth, *evaluate(net, after, [*kinds[1:], kinds[0]])], axis=1).astype(
        np.float64
    )
    values = expect_payoffs(found, payoffs, 0)[1:]
    return np.concatenate([np.roll(values[:players], 1), np.roll(values[players:], 1)])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_batch_plays_by_the_rules_and_values_as_the_solver(players: int) -> None:
    learner = make_learner(players)
    values = Values(learner.layers(), "cpu")
    net = Net([(weights.numpy(), biases.numpy()) for weights, biases in learner.layers()], {})
    groups = make_groups(players, 16, "cpu", 5)
    referees = [Referee(players, options_of(games, 8)) for games in groups]
    compared = 0
    for _ in range(8):
        for games, referee in zip(groups, referees, strict=True):
            states, kinds = list(referee.states), games.kinds.tolist()
            inputs, targets, logs = games.step(values, logged=8)
            exploring = games.is_exploring.tolist()
            for state, model, tries, seen, target in zip(
                states, kinds, exploring, inputs.numpy(), targets.numpy(), strict=False
            ):
                assert np.allclose(
                    encode(gather([state]), model)[0], seen[: count_inputs(players)], atol=1e-5
                )
                if model[0] == 0 and not tries and compared < 16:
                    # nearly equal choices
                    assert np.allclose(expect_values(net, state, model), target, atol=1e-3)
                    compared += 1
            assert torch.allclose(targets[:, :players].sum(1), torch.ones(games.count), atol=1e-4)
            assert logs is not None
            referee.replay(logs.numpy())
    assert compared == 16
    assert all(referee.events > 300 for referee in referees)


def test_turns_of_many_discs_have_the_value_of_the_solver() -> None:
    """Nearly equal choices may bring other seats something else, never the mover."""
    players, learner = 4, make_learner(4)
    values = Values(learner.layers(), "cpu")
    net = Net([(weights.numpy(), biases.numpy()) for weights, biases in learner.layers()], {})
    most = torch.tensor([6, 7, 8, 8])
    cap = torch.zeros(len(most), dtype=torch.bool)
    games = Games(players, most, cap, locked=False, device="cpu", seed=5)
    referee = Referee(players, options_of(games, len(most)))
    for _ in range(4):
        targets = games.expect_turns(values, UNKNOWN).numpy()
        for state, target in zip(referee.states, targets, strict=True):
            *others, mover = unknown(players)
            expected = expect_values(net, state, [mover, *others])
            assert np.allclose(expected, target, atol=1e-3)
            worth, wanted = (each[0] + 0.01 * each[players] for each in (target, expected))
            assert abs(worth - wanted) < 1e-6
        logs: Any = games.step(values, learn=False, logged=len(most))[2]
        referee.replay(logs.numpy())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_net_sees_the_positions_after_a_turn_as_at_the_table(players: int) -> None:
    values = Values(make_learner(players).layers(), "cpu")
    games = make_groups(players, 8, "cpu", 6)[0]
    referee, seen = Referee(players, options_of(games, 8)), 0
    for turn in range(16):
        if turn % 5 == 4:
            games.totals.zero_()
            games.run("survey")
            total = int(games.totals[0])
            inputs = torch.empty(total, games.stride)
            games.batch.put(inputs=inputs, which=1, until=total, **{"from": 0})
            games.run("encode")
            for number, state in enumerate(referee.states):
                start, count = (
                    int(games.buffers["starts"][number]),
                    int(games.buffers["leaves"][number]),
                )
                found = survey(state)
                numbers = np.append(found.plans, 0).tolist()  # the forfeit is the empty plan
                rows = [
                    numbers.index(plan)
                    for plan in games.buffers["leaf_plans"][start : start + count].tolist()
                ]
                after = encode(find_afterstates(found), unknown(players))[rows]
                assert np.allclose(
                    after, inputs[start : start + count, : after.shape[1]], atol=1e-6
                )
                seen += count
        _, _, logs = games.step(values, logged=8)
        assert logs is not None
        referee.replay(logs.numpy())
    assert seen > 5_000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_referee_finds_no_difference_in_many_events(players: int) -> None:
    """Three of these are more than 30,000 events, with all options, the net and the other styles.
    Every training replays many more.
    """
    values = Values(make_learner(players).layers(), "cpu")
    groups = make_groups(players, 32, "cpu", 11)
    referees = [Referee(players, options_of(games, games.count)) for games in groups]
    while sum(referee.events for referee in referees) < 10_500:
        for games, referee in zip(groups, referees, strict=True):
            _, _, logs = games.step(values, learn=False, logged=games.count)
            assert logs is not None
            referee.replay(logs.numpy())
    assert all(int(games.ended) > 0 for games in groups)


def test_the_value_of_another_styles_turn_is_what_it_does() -> None:
    values = Values(make_learner(2).layers(), "cpu")
    count = 300
    games = Games(
        2,
        torch.full((count,), 4),
        torch.zeros(count, dtype=torch.bool),
        locked=False,
        device="cpu",
        seed=3,
        against="captures",
    )
    games.kinds[:] = 2
    games.now.discs[:] = torch.tensor([1 << 5 | 1 << 9, 1 << 1 | 1 << 14 | 1 << 20])
    _, targets, _ = games.step(values)
    after = values.evaluate(games.encode())[:, 1]
    assert float(targets[:, 0].mean()) == pytest.approx(
        float(after.mean()), abs=4 * float(after.std()) / count**0.5
    )


def test_the_greedy_style_keeps_and_places_as_the_player_does() -> None:
    values = Values(make_learner(2).layers(), "cpu")
    games = Games(
        2,
        torch.full((1,), 4),
        torch.zeros(1, dtype=torch.bool),
        locked=False,
        device="cpu",
        seed=3,
        against="greedy",
    )
    games.kinds[:] = 2
    referee, greedy, random = Referee(2, options_of(games, 1)), Greedy(), Random(1)
    empty = referee.states[0]
    games.step(values, learn=False)

    def to_action(multiset: int) -> tuple[int, ...]:
        return tuple(
            face + 1
            for face, count in enumerate(LATTICE.counts[multiset].tolist())
            for _ in range(count)
        )

    for throw in range(0, THROWS, 7):
        number = LATTICE.full.start + throw
        keeping = empty._replace(phase="keep", throws=1, dice=to_action(number))
        first, *_ = greedy.decide(GAMES["columbiz"], keeping, Limit(), random).actions
        kept = int(games.buffers["first"][0, throw])
        assert kept == int(games.buffers["second"][0, throw])
        assert str(first) == (
            "stop" if kept == number else f"keep {' '.join(map(str, to_action(kept)))}".strip()
        )
        placing = keeping._replace(phase="place", throws=3)
        placed = [
            action.cell
            for action in greedy.decide(GAMES["columbiz"], placing, Limit(), random).actions
            if isinstance(action, Place)
        ]
        plan = find_plans().masks[int(games.buffers["plans"][0, throw])]
        assert sorted(row_of(cell) for cell in placed) == sorted(
            row_of(cell) for cell in cells_in(int(plan))
        )


@pytest.mark.parametrize("players", [2, 3])
def test_two_plies_are_those_of_the_champion(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    learner = make_learner(players)
    net = Net([(weights.numpy(), biases.numpy()) for weights, biases in learner.layers()], {})

    def find_net(players: int) -> Net:
        return net

    monkeypatch.setattr(master, "find_net", find_net)
    values = Values(learner.layers(), "cpu")
    games = Games(
        players,
        torch.full((2,), 2),
        torch.zeros(2, dtype=torch.bool),
        locked=False,
        device="cpu",
        seed=3,
        plies=2,
    )
    referee, champion = Referee(players, options_of(games, 2)), TwoPly()
    for _ in range(7 - 2 * players):
        states = list(referee.states)
        logs: Any = games.step(values, learn=False, logged=2)[2]
        referee.replay(logs.numpy())
        for game, state in enumerate(states):
            turn = champion.solve_turn(state)
            best = find_best(turn.survey, turn.values)
            plans = np.where(best < 0, 0, turn.survey.plans[best])
            # nearly equal choices
            assert (plans == games.buffers["plans"][game].numpy()).mean() > 0.995


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_batch_ends_a_turn_as_the_rules_do(players: int) -> None:
    values = Values(make_learner(players).layers(), "cpu")
    games = make_groups(players, 4, "cpu", 6)[0]
    referee, compared = Referee(players, options_of(games, 4)), 0
    for turn in range(24):
        if turn % 4 == 3:
            games.totals.zero_()
            games.run("survey")
            for number, state in enumerate(referee.states):
                found = survey(state)
                plans = torch.as_tensor(np.append(found.plans, 0))  # the forfeit is the empty plan
                after, over = games.finish_turns(torch.full_like(plans, number), plans)
                expected = find_afterstates(found)
                for field in fields(Positions):
                    assert np.array_equal(
                        getattr(after, field.name).numpy(), getattr(expected, field.name)
                    ), field.name
                assert np.array_equal(over.numpy(), expected.is_over())
                compared += len(plans)
        logs: Any = games.step(values, learn=False, logged=4)[2]
        referee.replay(logs.numpy())
    assert compared > 2_000


def test_mirrored_inputs_are_those_of_the_mirrored_board() -> None:
    order = mirror_inputs(2)
    assert torch.equal(order[order], torch.arange(len(order)))
    assert int(order[0]) == 30


def test_an_opponent_that_does_not_learn_decides_and_the_net_values_what_it_does() -> None:
    learner, opponent = make_learner(2), find_net(2)
    net = Net([(weights.numpy(), biases.numpy()) for weights, biases in learner.layers()], {})
    values, moving = (
        Values(learner.layers(), "cpu"),
        Values(put_layers(opponent, "cpu"), "cpu"),
    )
    games = Games(
        2, torch.full((3,), 4), torch.zeros(3, dtype=torch.bool), locked=False, device="cpu", seed=3
    )
    games.kinds[:, 1:] = OTHER
    referee, compared = Referee(2, options_of(games, 3)), 0
    for turn in range(6):
        states, kinds = list(referee.states), games.kinds.tolist()
        assert kinds[0] == ([OTHER, NET] if turn % 2 else [NET, OTHER])
        _, targets, logs = games.step(values, mover=moving if turn % 2 else None, logged=3)
        for game, state in enumerate(states):
            expected = expect_values(net, state, kinds[game], opponent if turn % 2 else None)
            assert np.allclose(targets[game].numpy(), expected, atol=1e-3)  # nearly equal choices
            compared += 1
        assert logs is not None
        referee.replay(logs.numpy())
    assert compared == 18
