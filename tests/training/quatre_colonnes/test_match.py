"""Matches of nets of Les 4 colonnes. Needs PyTorch and a C++ compiler."""

import numpy as np
import pytest

from colonnade.engine.quatre_colonnes.positions import BY_CHANCE, BY_GREEDY, BY_NET, OFFSET
from colonnade.training.nets import torch
from colonnade.training.quatre_colonnes.match import Table, look_further, play_match
from colonnade.training.quatre_colonnes.starts import begin, make_pool
from colonnade.training.quatre_colonnes.train import Learner
from colonnade.training.quatre_colonnes.values import Values
from tests.training.quatre_colonnes.nets import make_learner


def test_where_all_are_home_a_match_is_divided_by_the_odds() -> None:
    engine, learner = make_learner(3, 1, False)
    record = begin(3, 1, False, 1, [BY_NET] * 4)
    record["tokens"][:3] = 72
    record["phase"] = 1
    table = Table(engine, np.array([record]), 1)
    while table.step(Values(learner.layers(), engine), 1):
        pass
    chances = np.array([1, 35 / 36, (35 / 36) ** 2])
    chances /= chances.sum()
    assert table.won[0, :3].numpy() == pytest.approx(chances[[2, 0, 1]], abs=1e-6)


@pytest.mark.parametrize(("players", "dice", "teams"), [(2, 1, False), (4, 2, True)])
def test_a_match_divides_every_game(players: int, dice: int, teams: bool) -> None:
    engine, learner = make_learner(players, dice, teams)
    styles = [[BY_NET, BY_CHANCE, BY_NET, BY_CHANCE], [BY_GREEDY, BY_CHANCE, BY_GREEDY, BY_CHANCE]]
    table = Table(
        engine, np.array([begin(players, dice, teams, 0, style) for style in styles * 3]), 4
    )
    while table.step(Values(learner.layers(), engine), 1):
        pass
    assert table.won.sum(1).numpy() == pytest.approx(np.ones(6), abs=1e-4)
    assert (table.home_first >= 0).all()


def test_two_plies_are_the_mean_over_the_next_draw() -> None:
    engine, learner = make_learner(2, 1, False)
    values = Values(learner.layers(), engine)
    positions = engine.place(make_pool(2, 1, False, 30, 5))
    positions[:, OFFSET["style"] : OFFSET["style"] + 4] = BY_NET
    horizon = engine.look(positions)
    assert torch.allclose(
        look_further(engine, values, positions),
        engine.expect(positions, horizon, values(horizon.positions)),
    )


def test_a_net_plays_against_another_net() -> None:
    engine, learner = make_learner(2, 2, False)
    values = Values(learner.layers(), engine)
    score = play_match(engine, values, against=values, games=60, seed=3)
    assert abs(score.share - 0.5) < 2 * score.margin
    other = Learner(engine, (16, 8), "cpu", 5)
    assert (
        play_match(engine, values, against=Values(other.layers(), engine), games=60, seed=3)
        != score
    )


def test_greedy_beats_a_net_that_has_learnt_nothing() -> None:
    engine, learner = make_learner(2, 1, False)
    score = play_match(engine, Values(learner.layers(), engine), against="greedy", games=80, seed=2)
    assert score.share + score.margin < 0.5  # a net that has learnt nothing
    assert score.home_first < 0.5
