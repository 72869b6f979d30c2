"""The nets of Les 4 colonnes, the players that use them, and those that see less."""

from math import inf
from random import Random

import pytest

from colonnade.bots.levels import find_agent, levels_of
from colonnade.bots.nets import BadWeights, load_net
from colonnade.bots.quatre_colonnes.apprentice import (
    BEGINNER,
    CASUAL,
    CLUB,
    EXPERT,
    SPITEFUL,
    Apprentice,
    Taste,
    count_ahead,
)
from colonnade.bots.quatre_colonnes.evaluator import QuatreColonnesEvaluator
from colonnade.bots.quatre_colonnes.features import ENCODING, count_inputs, count_sides
from colonnade.bots.quatre_colonnes.master import Master, TwoPly, look_ahead
from colonnade.bots.quatre_colonnes.net import find_net
from colonnade.bots.quatre_colonnes.plans import find_plans
from colonnade.core.agent import Agent, Limit
from colonnade.core.game import Decide, Over
from colonnade.games.quatre_colonnes import rules
from colonnade.games.quatre_colonnes.movement import survey
from colonnade.games.quatre_colonnes.state import State
from tests.bots.quatre_colonnes.positions import GAME, TABLES, begin, pick, throw
from tests.games.quatre_colonnes.helpers import table


def decide(agent: Agent, state: State, seed: int = 1) -> list[str]:
    return [str(action) for action in agent.decide(GAME, state, Limit(), Random(seed)).actions]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_nets_of_the_package_say_what_they_are(players: int, options: dict[str, bool]) -> None:
    net = find_net(players, options["dice"], options["teams"])
    assert net.layers[0][0].shape[0] == count_inputs(players, options["teams"])
    assert net.layers[-1][1].shape == (count_sides(players, options["teams"]),)
    assert len(net.about["commit"]) == 40


def test_a_net_for_another_table_is_refused() -> None:
    with pytest.raises(BadWeights, match=r"was trained for dice 1, and dice 2 is needed here\."):
        load_net("quatre_colonnes-2-1", "quatre_colonnes", 2, ENCODING, dice=2)


def play_whole_game(agents: list[Agent], seed: int, **options: object) -> tuple[int, ...]:
    random, state = Random(seed), begin(len(agents), **options)
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Decide):
            decision = agents[turn.seat].decide(GAME, state, Limit(), random)
            for action in decision.actions:
                state = rules.apply(state, action)
        else:
            state = rules.apply(state, throw(random, state))
    return turn.result.ranks


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_masters_play_whole_games(players: int, options: dict[str, object]) -> None:
    given = {"third_six": "workshop", "finish": "free", "sums": False} if players == 3 else {}
    assert 1 in play_whole_game([Master(), CLUB, Master(), EXPERT][:players], 3, **options, **given)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_master_plays_the_plan_that_the_evaluator_ranks_first(
    players: int, options: dict[str, object]
) -> None:
    evaluator = QuatreColonnesEvaluator()
    for state in pick(Random(1), 8, "play", players, **options):
        decision = Master().decide(GAME, state, Limit(), Random(1))
        best = evaluator.find_shares(state)
        after = state
        for action in decision.actions:
            assert after.phase == "play"
            after = rules.apply(after, action)
        assert after.phase != "play"
        reached = (
            evaluator.estimate_shares(after)
            if evaluator.is_horizon(after)
            else evaluator.find_shares(after)
        )
        assert reached[state.seat] == pytest.approx(best[state.seat], abs=1e-9)
        if decision.value is not None:
            assert decision.value == pytest.approx(best[state.seat], abs=1e-12)
            assert decision.candidates[0].value == decision.value
            values = {option.action: option.shares[state.seat] for option in evaluator.rank(state)}
            assert len(decision.candidates) == len(values)
            for candidate in decision.candidates:
                assert candidate.value == pytest.approx(values[candidate.action], abs=1e-12)


def test_a_single_plan_is_not_evaluated() -> None:
    state = table("Y w", "R 10", hand="5")
    decision = Master().decide(GAME, state, Limit(), Random(1))
    assert (decision.actions, decision.value) == (tuple(rules.legal(state)), None)


def test_two_dice_and_their_bonus_are_one_plan() -> None:
    # The one captures and the bonus brings the token to the summit, whose bonus nobody can use;
    # then the other die is left.
    state = table("Y 6 51 w w", "R 7 w w w", hand="1 2", is_whole=True, dice=2)
    decision = Master().decide(GAME, state, Limit(), Random(1))
    assert str(decision.actions[0]) in ("move Y1 1", "move Y2 2", "move Y1 2", "move Y2 1")
    for action in decision.actions:
        state = rules.apply(state, action)
    assert state.phase == "draw"
    assert state.seat == 1
    assert state.tokens[1] == (0, 0, 0, 0), "no master lets this go"


@pytest.mark.parametrize("dice", [1, 2])
def test_the_champion_looks_at_the_next_draw_of_the_best_plans(dice: int) -> None:
    for state in pick(Random(4), 4, "play", 2, dice=dice):
        plans = find_plans(state)
        if len(plans) == 1:
            continue
        values, seeming, deeper = (
            TwoPly().value_plans(state, plans),
            look_ahead(state, plans, 0),
            look_ahead(state, plans, 1),
        )
        looked_at = [place for place, value in enumerate(values) if value > -inf]
        assert 1 <= len({seeming[place] for place in looked_at}) <= TwoPly.candidates
        assert max(seeming[place] for place in looked_at) == max(seeming)
        for place in looked_at:
            assert values[place] == pytest.approx(deeper[place], abs=1e-12)
        decision = TwoPly().decide(GAME, state, Limit(), Random(1))
        assert decision.value == max(values)


@pytest.mark.parametrize("level", levels_of("quatre_colonnes"))
def test_levels_are_players_that_decide_by_the_position_alone(level: str) -> None:
    agent, other = find_agent("quatre_colonnes", level), find_agent("quatre_colonnes", level)
    if isinstance(agent, Apprentice):
        assert agent.name == level
    for players, options in ((2, {}), (4, {"teams": True, "dice": 2})):
        for state in pick(Random(5), 3, "play", players, **options):
            decision = agent.decide(GAME, state, Limit(), Random(7))
            assert decision == other.decide(GAME, state, Limit(), Random(7))
            after = state
            for action in decision.actions:
                after = rules.apply(after, action)


def test_the_master_beats_a_beginner_more_often_than_not() -> None:
    wins = sum(
        play_whole_game([Master(), BEGINNER] if first else [BEGINNER, Master()], seed)[1 - first]
        == 1
        for seed in range(6)
        for first in (0, 1)
    )
    assert wins >= 9


# Those that see less


EAGER = Apprentice("eager", CLUB.taste)
"""Those below the club player want the same as it does."""


@pytest.mark.parametrize("agent", [BEGINNER, CASUAL, CLUB], ids=lambda agent: agent.name)
def test_weak_players_run_and_capture_and_look_at_nothing_behind(agent: Apprentice) -> None:
    assert agent.taste == EAGER.taste
    assert decide(EAGER, table("Y 6 40", "R 66", hand="3")) == ["move Y2 3"]
    assert decide(EAGER, table("Y 6 40", "R 9", hand="3")) == ["move Y1 3"]
    assert decide(EAGER, table("Y 6 40", "R 39", hand="3")) == ["move Y2 3"]


@pytest.mark.parametrize(
    ("agent", "share"),
    [(BEGINNER, 0.5), (CASUAL, 0.8)],
    ids=lambda value: getattr(value, "name", ""),
)
def test_a_weak_player_forgets_the_same_bonuses_again(agent: Apprentice, share: float) -> None:
    states = pick(Random(6), 300, "draw", 2)
    remembered = [agent.remembers_bonus(state) for state in states]
    assert remembered == [agent.remembers_bonus(state) for state in states]
    assert abs(sum(remembered) / len(remembered) - share) < 0.1


def test_better_players_misjudge_fewer_steps() -> None:
    states = [
        state
        for state in pick(Random(9), 400, "play", 2)
        if len(rules.legal(state)) > 1 and not state.bonuses
    ]
    wanted = [decide(EAGER, state) for state in states]
    right = [
        sum(decide(agent, state) == step for state, step in zip(states, wanted, strict=True))
        for agent in (BEGINNER, CASUAL, CLUB)
    ]
    by_chance = sum(1 / len(rules.legal(state)) for state in states)
    assert by_chance < right[0] < right[1] < right[2]
    assert [decide(BEGINNER, state) for state in states] == [
        decide(BEGINNER, state) for state in states
    ]


def test_a_club_player_sees_captures_near_at_hand() -> None:
    assert decide(CLUB, table("Y 6 40", "R 9", hand="3")) == ["move Y1 3"]
    assert decide(CLUB, table("Y 6 40", "R 10", hand="4")) == ["move Y2 4"]


def test_a_spiteful_player_sends_back_the_most_advanced_token() -> None:
    # red's 9 has walked 56 cells, its 43 only 22
    assert decide(SPITEFUL, table("Y 6 40", "R 9 43", hand="3")) == ["move Y1 3"]


def test_rivals_ahead_are_counted_one_to_six_cells_ahead_on_white_cells() -> None:
    ring = survey(table("Y 5", "R 6 11 12 14"))
    assert count_ahead(ring, 0, 5) == 2  # 6 and 11
    assert count_ahead(ring, 0, 8) == 2  # 11 and 14; 12 is a refuge
    assert count_ahead(ring, 0, 7) == 1  # 14 is too far
    assert count_ahead(ring, 0, 0) == 0


def test_an_expert_who_is_not_impatient_ranks_as_the_master() -> None:
    calm = Apprentice("calm", Taste(win=1))
    for state in pick(Random(8), 10, "play", 2):
        if len(rules.legal(state)) > 1:
            value = calm.decide(GAME, state, Limit(), Random(1)).value
            assert value == pytest.approx(
                QuatreColonnesEvaluator().find_shares(state)[state.seat], abs=1e-12
            )
            assert EXPERT.decide(GAME, state, Limit(), Random(1)).value != value
