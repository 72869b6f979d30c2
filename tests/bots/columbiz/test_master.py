"""The nets of Columbiz, the players that use them, and those that see less."""

from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

from colonnade.bots.columbiz.apprentice import BEGINNER, CLUB, Apprentice
from colonnade.bots.columbiz.features import (
    ENCODING,
    NET,
    POINTS,
    count_inputs,
    encode,
    final_values,
    find_afterstates,
)
from colonnade.bots.columbiz.master import (
    Master,
    TwoPly,
    find_mixture_weight,
    look_ahead,
)
from colonnade.bots.columbiz.net import evaluate, find_net
from colonnade.bots.columbiz.player import Planner
from colonnade.bots.columbiz.points import Points
from colonnade.bots.columbiz.solver import finish_turn, solve, survey
from colonnade.bots.levels import find_agent, levels_of
from colonnade.bots.nets import BadWeights, Net, read_net
from colonnade.core.agent import Limit
from colonnade.core.game import Decide, Over, Throw
from colonnade.engine.columbiz.positions import gather
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.actions import DONE, PLACES
from tests.bots.columbiz.positions import pick
from tests.games.columbiz.helpers import GAME, begin, options, to_place, to_throw

ABOUT = {
    "game": "columbiz",
    "players": 2,
    "options": "",
    "encoding": ENCODING,
    "seed": 1,
    "commit": "none",
}


def small_net(**about: object) -> Net:
    random = np.random.default_rng(1)
    sizes = [count_inputs(2), 8, 4]
    layers = [
        (
            random.normal(size=(before, after)).astype(np.float32),
            random.normal(size=after).astype(np.float32),
        )
        for before, after in pairwise(sizes)
    ]
    return Net(layers, {**ABOUT, **about})


def test_a_net_is_read_as_it_was_written(tmp_path: Path) -> None:
    net, inputs = (
        small_net(),
        np.random.default_rng(2).normal(size=(5, count_inputs(2))).astype(np.float32),
    )
    net.save(tmp_path / "net.npz")
    read = read_net(
        (tmp_path / "net.npz").read_bytes(),
        "net.npz",
        game="columbiz",
        players=2,
        encoding=ENCODING,
    )
    assert np.array_equal(read(inputs), net(inputs))
    assert read.about == net.about


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"players": 3}, "net.npz was trained for players 2, and players 3 is needed here."),
        (
            {"game": "quatre_colonnes"},
            "net.npz was trained for game 'columbiz', and game 'quatre_colonnes' is needed here.",
        ),
        (
            {"encoding": ENCODING + 1},
            (
                f"net.npz was trained for encoding {ENCODING}, and encoding {ENCODING + 1} is"
                " needed here."
            ),
        ),
    ],
)
def test_a_net_for_something_else_is_refused(
    tmp_path: Path, wanted: dict[str, object], sentence: str
) -> None:
    small_net().save(tmp_path / "net.npz")
    with pytest.raises(BadWeights) as refused:
        read_net((tmp_path / "net.npz").read_bytes(), "net.npz", **wanted)
    assert str(refused.value) == sentence


def test_what_is_no_net_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match="is not a file of weights"):
        read_net(b"nothing", "net.npz")
    net = small_net()
    del net.about["seed"]
    net.save(tmp_path / "net.npz")
    with pytest.raises(BadWeights, match="has no seed"):
        read_net((tmp_path / "net.npz").read_bytes(), "net.npz")
    wrong = Net([net.layers[0], (net.layers[1][0][:-1], net.layers[1][1])], ABOUT)
    wrong.save(tmp_path / "net.npz")
    with pytest.raises(BadWeights, match="do not fit together"):
        read_net((tmp_path / "net.npz").read_bytes(), "net.npz")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_nets_of_the_package_say_what_they_are(players: int) -> None:
    net = find_net(players)
    assert net.layers[0][0].shape[0] == count_inputs(players)
    assert net.layers[-1][1].shape == (2 * players,)
    assert len(net.about["commit"]) == 40


@pytest.mark.parametrize("players", [2, 3, 4])
def test_afterstates_are_what_the_rules_make_of_the_plans(players: int) -> None:
    random = Random(players)
    for state in pick(random, 5, "throw", players):
        found = survey(state)
        inputs = encode(find_afterstates(found))
        for place in random.sample(range(len(found.plans)), 5):
            final = state._replace(phase="place", throws=3, dice=(1,) * 8)
            for cell in found.order(place):
                # Dice are no matter here: each cell gets the dice it costs.
                final = rules.apply(
                    final._replace(dice=(cell // 6 + 1,) * 8, spent=()), PLACES[cell]
                )
            after = rules.apply(final, DONE)
            assert np.allclose(encode(gather([after]))[0], inputs[place])
            assert finish_turn(found, place) == after


def test_the_value_of_the_end_is_exact() -> None:
    state = to_throw(reserve=(1, 3), line_points=(3, 3), prisoners=(2, 2), starter=1)
    found = survey(state)
    after = find_afterstates(found)
    assert after.is_over().all()
    shares, _ = evaluate(find_net(2), after)
    assert np.array_equal(shares, final_values(after)[0])
    assert set(np.unique(shares)) <= {0.0, 0.5, 1.0}


@pytest.mark.parametrize("kept_dice", ["free", "locked"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_looking_ahead_is_solving_for_everybody(players: int, kept_dice: str) -> None:
    state = pick(Random(players), 1, "throw", players, kept_dice=kept_dice)[0]
    found = survey(state)
    shares, margins = evaluate(find_net(players), find_afterstates(found))
    values = (shares[:, -1] + 0.01 * margins[:, -1]).astype(np.float64)
    payoffs = look_ahead(state, find_net(players))
    turn = float(solve(found, values[:-1], float(values[-1])).turn)
    assert payoffs[state.seat] + 0.01 * payoffs[players + state.seat] == pytest.approx(
        turn, abs=1e-5
    )
    assert payoffs[:players].sum() == pytest.approx(1, abs=1e-5)


def test_a_player_for_points_is_predicted_as_it_plays() -> None:
    board = """
        . . . . . .
        . . . . . .
        . . . . . .
        P P . . . .
        . . . . . .
        P P . . . .
    """
    state = to_throw(board, seat=1, reserve=(14, 18))
    shares = look_ahead(state, find_net(2), net_seat=0)[:2]
    games, won = 150, 0.0
    for seed in range(games):
        after, random = state, Random(seed)
        while after.seat == 1:
            if isinstance(turn := rules.turn(after), Decide):
                for action in Points().decide(GAME, after, Limit(), random).actions:
                    after = rules.apply(after, action)
            elif isinstance(turn, Throw):
                after = rules.apply(
                    after, rules.outcome(after, random.choices(range(1, 7), k=turn.dice))
                )
        won += float(evaluate(find_net(2), gather([after]), (NET, POINTS))[0][0, 0])
    assert shares[0] == pytest.approx(won / games, abs=0.04)


def play_whole_game(
    players: int, agents: list[Planner], seed: int, **given: object
) -> tuple[int, ...]:
    random, state = Random(seed), begin(players, **given)
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Decide):
            for action in agents[turn.seat].decide(GAME, state, Limit(), random).actions:
                state = rules.apply(state, action)
        else:
            state = rules.apply(
                state, rules.outcome(state, random.choices(range(1, 7), k=turn.dice))
            )
    return turn.result.ranks


@pytest.mark.parametrize(
    "given", [{}, {"kept_dice": "locked"}, {"max_discs": 8, "beyond_twelve": "cap"}], ids=str
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_masters_play_whole_games(players: int, given: dict[str, object]) -> None:
    assert 1 in play_whole_game(players, [Master(), CLUB, BEGINNER, Master()], 3, **given)


def test_the_master_wins_against_a_beginner() -> None:
    wins = sum(
        play_whole_game(2, [Master(), BEGINNER] if first else [BEGINNER, Master()], 5)[1 - first]
        == 1
        for first in (0, 1)
    )
    assert wins == 2


def test_decisions_of_the_master_do_not_depend_on_earlier_ones() -> None:
    state = pick(Random(8), 1, "keep", 2)[0]
    fresh, used = Master(), Master()
    for other in range(3):
        used.decide(GAME, pick(Random(other), 1, "keep", 2)[0], Limit(), Random(1))
    assert fresh.decide(GAME, state, Limit(), Random(1)) == used.decide(
        GAME, state, Limit(), Random(1)
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_champion_looks_at_the_next_turn(players: int) -> None:
    state = to_place("1 1 2 2 3 5 5 5", players=players)
    decision = TwoPly().decide(GAME, state, Limit(), Random(1))
    for action in decision.actions:
        state = rules.apply(state, action)
    net = find_net(players)
    foreseen = [
        payoffs[0] + 0.01 * payoffs[players]
        for payoffs in (look_ahead(state, net), look_ahead(state, net, net_seat=0))
    ]
    assert min(foreseen) - 1e-6 <= decision.value <= max(foreseen) + 1e-6


def test_the_mixture_weight_is_between_masters_and_players_for_points() -> None:
    masters, for_points = np.array([0.5, 0.4, 0.45]), np.array([0.8, 0.7, 0.85])
    assert find_mixture_weight(
        0.75 * masters + 0.25 * for_points, masters, for_points
    ) == pytest.approx(0.25)
    assert find_mixture_weight(masters - 0.1, masters, for_points) == 0
    assert find_mixture_weight(for_points + 0.1, masters, for_points) == 1
    assert find_mixture_weight(masters, masters, masters) == 0


def test_an_apprentice_overlooks_and_misjudges_the_same_plans_again() -> None:
    found = survey(to_throw(options=options()))
    values, _ = BEGINNER.value_plans(found)
    assert np.array_equal(values, BEGINNER.value_plans(found)[0])
    is_noticed = values > -np.inf
    assert is_noticed[found.discs == 1].all()
    assert 0.01 < is_noticed[found.discs > 1].mean() < 0.03
    mistakes = (values - found.points)[is_noticed]
    assert 0.7 < mistakes.std() < 1.3, (
        "no two plans seem equal, so that no keep is drawn among fifty"
    )


def test_every_level_of_columbiz_is_a_player() -> None:
    for level in levels_of("columbiz"):
        agent = find_agent("columbiz", level)
        assert callable(agent.decide)
        if isinstance(agent, Apprentice):
            assert agent.name == level
