"""Looking ahead, and the evaluator behind review and hints: exact up to the horizon."""

from collections.abc import Sequence
from random import Random

import pytest

from colonnade.bots.evaluation import Shares, find_evaluator
from colonnade.bots.quatre_colonnes.endgame import solve_endgame
from colonnade.bots.quatre_colonnes.evaluator import QuatreColonnesEvaluator
from colonnade.bots.quatre_colonnes.lookahead import LookAhead
from colonnade.bots.quatre_colonnes.net import evaluate
from colonnade.bots.quatre_colonnes.plans import Plan, find_all_plans, find_plans
from colonnade.games.quatre_colonnes import rules
from colonnade.games.quatre_colonnes.state import State
from tests.bots.quatre_colonnes.brute import expect, find_value
from tests.bots.quatre_colonnes.positions import TABLES, pick, random_net, walk
from tests.games.quatre_colonnes.helpers import legal, table

__all__ = ["random_net"]
pytestmark = pytest.mark.usefixtures("random_net")

HOME = "^ ^ ^ ^"


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_values_are_those_of_brute_force(players: int, options: dict[str, object]) -> None:
    evaluator = QuatreColonnesEvaluator()
    for state in pick(Random(1), 12, "play", players, **options):
        assert evaluator.find_shares(state) == pytest.approx(find_value(state), abs=1e-12)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_at_a_throw_the_shares_are_the_mean_of_those_after_it(
    players: int, options: dict[str, object]
) -> None:
    evaluator = QuatreColonnesEvaluator()
    for state in pick(Random(2), 5, "draw", players, **options):
        after = {roll: rules.apply(state, roll) for roll in rules.chances(state).outcomes}
        values = {
            roll: evaluator.estimate_shares(position)
            if evaluator.is_horizon(position)
            else QuatreColonnesEvaluator().find_shares(position)
            for roll, position in after.items()
        }
        assert evaluator.find_shares(state) == pytest.approx(expect(state, values), abs=1e-12)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_best_action_has_the_value_of_the_position(
    players: int, options: dict[str, object]
) -> None:
    evaluator = QuatreColonnesEvaluator()
    for state in pick(Random(3), 25, "play", players, **options):
        ranked = evaluator.rank(state)
        assert ranked[0].shares == pytest.approx(evaluator.find_shares(state), abs=1e-12)
        assert sorted(str(option.action) for option in ranked) == sorted(legal(state))
        shares = [option.shares[state.seat] for option in ranked]
        assert shares == sorted(shares, reverse=True)
        for option in ranked:
            after = rules.apply(state, option.action)
            value = (
                evaluator.estimate_shares(after)
                if evaluator.is_horizon(after)
                else evaluator.find_shares(after)
            )
            assert option.shares == pytest.approx(value, abs=1e-12)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_shares_add_up_to_one_and_partners_share_theirs(
    players: int, options: dict[str, object]
) -> None:
    evaluator, states = QuatreColonnesEvaluator(), walk(Random(4), players, **options)
    for state in (next(states) for _ in range(60)):
        shares = evaluator.find_shares(state)
        assert len(shares) == players
        if options["teams"]:
            assert shares[:2] == shares[2:]
            shares = shares[:2]
        assert sum(shares) == pytest.approx(1, abs=1e-12)
        assert all(0 <= share <= 1 for share in shares)


def test_equal_options_stand_in_the_order_of_the_rules() -> None:
    state = table("Y a7 a7 ^ ^", f"R {HOME}", hand="1 1", is_whole=True, dice=2)
    evaluator = QuatreColonnesEvaluator()
    assert [str(option.action) for option in evaluator.rank(state)] == legal(state)


def test_exact_shares_come_before_the_net() -> None:
    evaluator = QuatreColonnesEvaluator()
    for state in (
        table("Y a7 ^ ^ ^", f"R {HOME}"),
        table(f"Y {HOME}", f"R {HOME}"),
        table(f"Y {HOME}", f"R {HOME}", phase="over"),
    ):
        assert evaluator.is_horizon(state)
        assert evaluator.estimate_shares(state) == solve_endgame(state)
    assert evaluator.estimate_shares(table(f"Y {HOME}", f"R {HOME}", phase="over")) == (1, 0)
    assert evaluator.find_shares(table(f"Y {HOME}", f"R {HOME}", phase="over")) == (1, 0)


def test_the_horizon_is_the_next_draw_and_not_a_die_thrown_again() -> None:
    evaluator = QuatreColonnesEvaluator()
    # Red's pair on a white cell alone stops yellow's die, and again if the next face is the same.
    for waiting in ("", "4"):
        state = table("Y 6 ^ ^ ^", "R 10 10", phase="relaunch", hand=waiting, dice=2)
        assert not evaluator.is_horizon(state)
        assert evaluator.find_shares(state) == pytest.approx(find_value(state), abs=1e-6)


def test_values_do_not_depend_on_earlier_ones() -> None:
    fresh, used = QuatreColonnesEvaluator(), QuatreColonnesEvaluator()
    for state in pick(Random(6), 30, "draw", 3):
        assert used.find_shares(state) == pytest.approx(fresh.find_shares(state), abs=1e-13)
        fresh = QuatreColonnesEvaluator()


def test_deeper_look_ahead_is_look_ahead_of_look_ahead() -> None:
    for state in pick(Random(7), 4, "draw", 2):
        deep = LookAhead(evaluate)
        place = deep.add(state, 2)

        def look(states: Sequence[State]) -> list[Shares]:
            one = LookAhead(evaluate)
            places = [one.add(each, 1) for each in states]
            values = one.solve()
            return [values[each] for each in places]

        shallow = LookAhead(look)
        first = shallow.add(state, 1)
        assert deep.solve()[place] == pytest.approx(shallow.solve()[first], abs=1e-12)


def test_the_evaluator_is_found_by_the_game() -> None:
    assert isinstance(find_evaluator("quatre_colonnes"), QuatreColonnesEvaluator)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_plans_end_at_throws_and_no_two_at_the_same_position(
    players: int, options: dict[str, object]
) -> None:
    for state in pick(Random(8), 25, "play", players, **options):
        plans = find_plans(state)
        ends = [plan.end for plan in plans]
        assert len(set(ends)) == len(ends)
        for plan in plans:
            after = state
            for action in plan.actions:
                assert after.phase == "play"
                after = rules.apply(after, action)
            assert after == plan.end
            assert after.phase != "play"


def test_both_orders_of_two_dice_are_one_plan() -> None:
    state = table("Y 6 ^ ^ ^", "R 40", hand="1 3", is_whole=True, dice=2)
    assert [describe(plan) for plan in find_plans(state)] == ["move Y1 1, move Y1 3"]
    assert [describe(plan) for plan in find_all_plans(state)] == [
        "move Y1 1, move Y1 3",
        "move Y1 3, move Y1 1",
    ]


def describe(plan: Plan) -> str:
    return ", ".join(map(str, plan.actions))
