"""Training and matches of Les 4 colonnes, in small. Needs PyTorch and a C++ compiler."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from colonnade.bots.nets import BadWeights, read_net
from colonnade.core.errors import BadOption
from colonnade.training.learning import Learner
from colonnade.training.quatre_colonnes import LAMBDA, TRACED, Trace, make_pool, observe, sharpen, train
from colonnade.training.quatre_colonnes_engine import BY_GREEDY, BY_LOT, BY_NET, LOG, OFFSET, Engine, Values, read_position, torch
from colonnade.training.quatre_colonnes_match import Table, begin, load_values, look_further, main, play_match, throw
from colonnade.training.quatre_colonnes_referee import Referee

torch.set_num_threads(1)

KINDS = [(2, 1, False), (2, 2, False), (3, 1, False), (3, 2, False), (4, 1, False), (4, 2, False), (4, 1, True), (4, 2, True)]


def rough(players: int, dice: int, teams: bool) -> tuple[Engine, Learner]:
    engine = Engine(players, dice, teams, "cpu")
    return engine, Learner([engine.inputs, 16, 8, engine.sides], "cpu", 1)


@pytest.mark.parametrize(("players", "dice", "teams"), KINDS)
def test_the_games_of_the_batch_keep_the_rules(players: int, dice: int, teams: bool) -> None:
    engine, learner = rough(players, dice, teams)
    values, pool = Values(engine, learner.layers()), engine.place(make_pool(players, dice, teams, 64, 2))
    games = 24
    positions, ended = pool[:games].clone(), torch.zeros(games, dtype=torch.int64)
    referee = Referee(games)
    generator = torch.Generator().manual_seed(3)
    for number in range(90):
        logs = torch.zeros(games, LOG.itemsize, dtype=torch.uint8)
        faces = throw(engine, games, generator)
        horizon = engine.look(positions, engine.number_draws(faces))
        engine.play(positions, faces, horizon, values(horizon.positions), number, pool, ended, logs)
        referee.replay(logs.numpy())
    assert referee.events > 3 * 90 * games / 2


def test_the_pool_holds_every_seating_option_and_style() -> None:
    records = make_pool(2, 2, False, 600, 1)
    states = [read_position(record) for record in records]
    assert len({state.colours for state in states}) == 6
    assert {state.seat for state in states} == {0, 1}
    assert {(state.options.third_six, state.options.finish, state.options.sums) for state in states} == {
        (six, finish, sums) for six in ("start", "workshop") for finish in ("exact", "free") for sums in (True, False)
    }
    styles = records["style"][:, :2]
    assert set(np.unique(styles)) == {BY_NET, BY_GREEDY, BY_LOT}
    assert (styles == BY_NET).any(axis=1).all()
    partners = make_pool(4, 1, True, 200, 1)["style"]
    assert (partners[:, :2] == partners[:, 2:]).all()


def test_where_all_are_home_a_match_is_shared_out_by_luck() -> None:
    engine, learner = rough(3, 1, False)
    record = begin(3, 1, False, 1, [BY_NET] * 4)
    record["tokens"][:3] = 72
    record["phase"] = 1
    table = Table(engine, np.array([record]), 1)
    while table.step(Values(engine, learner.layers()), 1):
        pass
    chances = np.array([1, 35 / 36, (35 / 36) ** 2])
    chances /= chances.sum()
    assert table.won[0, :3].numpy() == pytest.approx(chances[[2, 0, 1]], abs=1e-6)


@pytest.mark.parametrize(("players", "dice", "teams"), [(2, 1, False), (4, 2, True)])
def test_a_match_shares_out_every_game(players: int, dice: int, teams: bool) -> None:
    engine, learner = rough(players, dice, teams)
    styles = [[BY_NET, BY_LOT, BY_NET, BY_LOT], [BY_GREEDY, BY_LOT, BY_GREEDY, BY_LOT]]
    table = Table(engine, np.array([begin(players, dice, teams, 0, style) for style in styles * 3]), 4)
    while table.step(Values(engine, learner.layers()), 1):
        pass
    assert table.won.sum(1).numpy() == pytest.approx(np.ones(6), abs=1e-4)
    assert (table.home_first >= 0).all()


def test_two_plies_are_the_mean_over_the_next_draw() -> None:
    engine, learner = rough(2, 1, False)
    values = Values(engine, learner.layers())
    positions = engine.place(make_pool(2, 1, False, 30, 5))
    positions[:, OFFSET["style"] : OFFSET["style"] + 4] = BY_NET
    horizon = engine.look(positions)
    assert torch.allclose(look_further(engine, values, positions), engine.expect(positions, horizon, values(horizon.positions)))


def test_targets_are_corrected_by_the_exact_draws_that_follow() -> None:
    engine, _ = rough(3, 1, False)
    random = np.random.default_rng(1)
    game = engine.place(np.array([begin(3, 1, False, 0, [BY_NET] * 4)]))
    steps: list[tuple[int, bool, Any, Any]] = []
    for step in range(TRACED):
        said, target = random.random(3), random.random(3)
        steps.append((int(random.integers(3)), step == 9, torch.tensor(said)[None].float(), torch.tensor(target)[None].float()))
    trace, given = Trace(1, 3, "cpu"), list[tuple[Any, Any]]()
    for number, (seat, styled, said, target) in enumerate([*steps, *steps]):
        positions = game.clone()
        positions[:, OFFSET["seat"]] = seat
        positions[:, OFFSET["style"] + seat] = BY_GREEDY if styled else BY_NET
        given.append(trace.add(positions, said, target))
        trace.end(torch.tensor([number == 5]))
    assert all(not len(targets) for _, targets in given[:TRACED])
    learnt = given[TRACED:]
    assert [len(targets) for _, targets in learnt] == [step != 9 for step in range(TRACED)]
    for first, last in ((0, 5), (3, 5), (5, 5), (6, 8), (7, 8)):  # the game ends after 5, and 9 is played in another style
        seat, _, _, target = steps[first]
        expected = target[0].clone()
        for later in range(first + 1, last + 1):
            other, _, said, after = steps[later]
            expected += LAMBDA ** (later - first) * (after - said)[0].roll(other - seat)
        assert torch.allclose(learnt[first][1][0], expected, atol=1e-6)
        assert int(learnt[first][0][0, OFFSET["seat"]]) == seat


def test_a_net_meets_another_one_on_equal_terms() -> None:
    engine, learner = rough(2, 2, False)
    values = Values(engine, learner.layers())
    score = play_match(engine, values, against=values, games=60, seed=3)
    assert abs(score.share - 0.5) < 2 * score.margin
    other = Learner([engine.inputs, 16, 8, engine.sides], "cpu", 5)
    assert play_match(engine, values, against=Values(engine, other.layers()), games=60, seed=3) != score


def test_greedy_beats_who_plays_by_lot_whatever_the_net() -> None:
    engine, learner = rough(2, 1, False)
    score = play_match(engine, Values(engine, learner.layers()), against="greedy", games=80, seed=2)
    assert score.share + score.margin < 0.5  # a net that has learnt nothing
    assert score.home_first < 0.5


def test_predictions_are_held_against_whole_games() -> None:
    engine, learner = rough(3, 1, False)
    predicted, real = observe(engine, Values(engine, learner.layers(mean=True)), 40, seed=1)
    assert predicted.sum(1).numpy() == pytest.approx(np.ones(40), abs=1e-4)
    assert real.sum(1).numpy() == pytest.approx(np.ones(40), abs=1e-3)


def test_a_net_that_is_too_sure_is_calmed() -> None:
    engine, learner = rough(2, 1, False)
    learner.means[-2][:] = torch.randn(learner.means[-2].shape, generator=torch.Generator().manual_seed(1))
    before = learner.means[-2].clone()
    factor = sharpen(engine, learner, 60, seed=1)
    assert factor == 0.8  # the least that is tried
    assert torch.allclose(learner.means[-2], factor * before)


def test_training_learns_writes_what_it_made_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told: list[Any] = []
    common: dict[str, Any] = {"batch": 32, "hidden": (16, 8), "device": "cpu", "watched": 4, "measured": 4, "every": 1, "commit": "0" * 40}
    output = train(tmp_path / "net.npz", seconds=4, session=2, calibrated=20, report=told.append, **common)
    net = read_net(output.read_bytes(), "net.npz", game="quatre_colonnes", players=2, dice=1, teams=False)
    assert net.about["commit"] == "0" * 40
    assert sum(line["games"] for line in told[-1]["calibration"]) == 20
    before = told[-2]["steps"]
    train(output, seconds=4, resume=output.with_suffix(".pt"), report=told.append, **common)
    assert told[-1]["steps"] > before
    assert told[-1]["events"] > 0
    assert output.with_suffix(".png").exists()
    with pytest.raises(BadWeights, match=r"net\.pt was made with dice 1, and dice 2 is asked for\."):
        train(output, dice=2, resume=output.with_suffix(".pt"), **common)
    engine, _ = load_values(output, "cpu")
    assert (engine.players, engine.dice, engine.teams) == (2, 1, False)
    main([str(output), "--games", "4", "--device", "cpu"])
    assert '"against": "greedy", "plies": 1, "games": 4' in capsys.readouterr().out


def test_teams_are_for_four(tmp_path: Path) -> None:
    with pytest.raises(BadOption):
        train(tmp_path / "net.npz", players=2, teams=True, device="cpu")
