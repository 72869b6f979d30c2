"""The exact turn of Columbiz: plans, lattice and solver against brute force through the rules."""

from random import Random
from typing import Any

import numpy as np
import pytest

from colonnade.bots.columbiz.points import Points
from colonnade.bots.columbiz.solver import expect_payoffs, solve, survey
from colonnade.core.agent import Limit
from colonnade.core.game import Decide, Over
from colonnade.engine.columbiz.lattice import LATTICE, find_lattice
from colonnade.engine.columbiz.plans import find_plans
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.dice import MULTISETS
from colonnade.games.columbiz.state import State
from tests.bots.columbiz.brute import OPTION_SETS, RandomValue, compare_plan, compare_turn
from tests.bots.columbiz.positions import pick
from tests.games.columbiz.helpers import (
    GAME,
    LATE,
    ONE_CELL_LEFT,
    begin,
    options,
    play,
    to_keep,
    to_place,
    to_throw,
)


def test_the_lattice_numbers_multisets_as_the_rules_do() -> None:
    assert LATTICE.multisets == MULTISETS
    assert [level.stop - level.start for level in LATTICE.levels] == [
        1,
        6,
        21,
        56,
        126,
        252,
        462,
        792,
        1287,
    ]
    assert LATTICE.chances[LATTICE.full].sum() == pytest.approx(1)


def test_the_lattice_finds_parts() -> None:
    lattice = find_lattice(3, 6)
    parts = lattice.find_parts(lattice.index[2, 2, 5], lattice.index[2,])
    assert [lattice.multisets[part] for part in parts] == [(2,), (2, 2), (2, 5), (2, 2, 5)]


def test_the_plans_of_an_empty_board() -> None:
    assert np.diff(find_plans().ends).tolist()[:4] == [36, 456, 1804, 2700]
    assert len(survey(to_throw()).plans) == 4996


def test_a_turn_of_known_value() -> None:
    solution = solve(found := survey(to_throw()), np.ones(len(found.plans)), 0.0)
    assert solution.turn == pytest.approx(1)
    assert solution.first[0] == pytest.approx(1)


@pytest.mark.parametrize("given", OPTION_SETS, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_best_plan_equals_brute_force(players: int, given: dict[str, object]) -> None:
    random = Random(f"{players} {given}")
    states = pick(random, 8, "place", players, **given)
    assert all(compare_plan(state, RandomValue(random)) for state in states)


@pytest.mark.parametrize("given", [{}, {"kept_dice": "locked"}], ids=str)
def test_every_keep_and_the_turn_equal_brute_force(given: dict[str, Any]) -> None:
    state = to_throw(LATE, reserve=(1, 4), options=options(max_discs=2, **given))
    assert compare_turn(state, RandomValue(Random(1))) > 4000


@pytest.mark.parametrize("kept_dice", ["free", "locked"])
def test_payoffs_expect_no_stop_where_nothing_can_be_placed(kept_dice: str) -> None:
    """Also where the mover would like to forfeit (C2.4)."""
    found = survey(to_throw(ONE_CELL_LEFT, options=options(kept_dice=kept_dice)))
    payoffs = np.zeros((len(found.plans) + 1, 2))
    payoffs[-1] = 1.0
    turn = float(solve(found, payoffs[:-1, 1], 1.0).turn)
    assert 0 < turn < 1
    assert expect_payoffs(found, payoffs, 1).tolist() == pytest.approx([turn, turn])


def decide(state: State, seed: int = 1) -> list[str]:
    return [str(action) for action in Points().decide(GAME, state, Limit(), Random(seed)).actions]


def test_points_takes_the_most_points_of_the_turn() -> None:
    board = """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . B . .
        P P . B . .
        . . . B . .
    """
    # The row of three is worth 1, the captures of three discs 4.
    assert set(decide(to_place("1 2 3 3 4 4 4 4", board))) >= {"place 3-2", "place 4-4"}


def test_points_orders_a_plan_for_the_longest_lines() -> None:
    board = """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P . . P . .
    """
    # The gap first, whole lines then: four for 2 points, five for 3, six for 4.
    state = to_place("2 3 5 6 6 6 6 6", board)
    assert play(state, *decide(state)).line_points[0] == 9


def test_points_stops_where_nothing_can_be_gained() -> None:
    assert decide(to_keep("1 1 1 1 1 1 1 1", ONE_CELL_LEFT, throws=2))[0].startswith("keep")
    assert decide(to_place("1 1 1 1 1 1 1 1", ONE_CELL_LEFT)) == ["forfeit"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kept_dice", ["free", "locked"])
def test_points_always_decides_legally_and_alike(players: int, kept_dice: str) -> None:
    random, state = Random(players), begin(players, kept_dice=kept_dice)
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Decide):
            seed = random.random()
            plan = Points().decide(GAME, state, Limit(), Random(seed))
            for action in plan.actions:
                state = rules.apply(state, action)
        else:
            state = rules.apply(
                state, rules.outcome(state, random.choices(range(1, 7), k=turn.dice))
            )
    assert state.last_round
