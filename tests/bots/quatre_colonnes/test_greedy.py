"""The reference player of Les 4 colonnes: each weight by a small position, ties at random."""

from random import Random

import pytest

from colonnade.bots.quatre_colonnes.greedy import Greedy, danger, weigh
from colonnade.core.agent import Limit
from colonnade.games.quatre_colonnes import QuatreColonnes, rules
from colonnade.games.quatre_colonnes.movement import survey
from colonnade.games.quatre_colonnes.notation import parse
from colonnade.games.quatre_colonnes.state import State
from tests.games.quatre_colonnes.helpers import draw, legal, table

GAME = QuatreColonnes()


def weight(state: State, text: str) -> float:
    assert text in legal(state)
    return weigh(state, survey(state), parse(text))


def decide(state: State, seed: int = 1) -> str:
    decision = Greedy().decide(GAME, state, Limit(), Random(seed))
    assert len(decision.actions) == 1
    return str(decision.actions[0])


def test_leaving_the_workshop_weighs_100() -> None:
    assert weight(draw(table("Y 20", "R w"), "5"), "exit Y2 5") == 100
    assert weight(draw(table("Y w", "B 5", "R 5"), "5"), "exit Y1 5 xR1") == 100


def test_declining_a_bonus_weighs_minus_50() -> None:
    assert weight(table("Y 20", "R w", bonus=20), "skip") == -50


@pytest.mark.parametrize(("cell", "progress"), [(6, 2), (20, 16), (60, 56)])
def test_a_plain_move_weighs_a_twentieth_of_the_progress_before_it(
    cell: int, progress: int
) -> None:
    assert weight(draw(table(f"Y {cell}", "R w"), "1"), "move Y1 1") == pytest.approx(
        0.05 * progress
    )


def test_sending_a_token_back_weighs_80_and_the_victims_progress() -> None:
    state = draw(table("Y 23", "R w 24"), "1")
    assert weight(state, "move Y1 1") == pytest.approx(80 + 3 + 0.05 * 19)
    state = draw(table("Y 9", "R 10"), "1")
    assert weight(state, "move Y1 1") == pytest.approx(80 + 57 + 0.05 * 5)


def test_reaching_the_summit_weighs_60_and_20_for_it_is_the_arrows_last_cell() -> None:
    state = draw(table("Y a7 20", "R w"), "1")
    assert weight(state, "move Y1 1") == pytest.approx(60 + 20 + 0.05 * 71)


def test_ending_on_the_arrow_weighs_20() -> None:
    assert weight(draw(table("Y 67", "R w"), "2"), "move Y1 2") == pytest.approx(20 + 0.05 * 63)
    assert weight(draw(table("Y a1", "R w"), "2"), "move Y1 2") == pytest.approx(20 + 0.05 * 65)


@pytest.mark.parametrize(("cell", "die"), [(9, 3), (20, 2), (66, 2)])
def test_ending_on_a_safe_cell_weighs_20(cell: int, die: int) -> None:
    state = draw(table(f"Y {cell}", "R w"), str(die))
    assert weight(state, f"move Y1 {die}") == pytest.approx(20 + 0.05 * (cell - 4))


def test_joining_a_token_of_its_colour_on_a_white_cell_weighs_10() -> None:
    assert weight(draw(table("Y 20 21", "R w"), "1"), "move Y1 1") == pytest.approx(10 + 0.05 * 16)


def test_joining_on_a_safe_cell_or_on_the_arrow_weighs_no_more_than_20() -> None:
    assert weight(draw(table("Y 9 12", "R w"), "3"), "move Y1 3") == pytest.approx(20 + 0.05 * 5)
    assert weight(draw(table("Y a1 a3", "R w"), "2"), "move Y1 2") == pytest.approx(20 + 0.05 * 65)


def test_joining_the_partner_on_a_white_cell_weighs_nothing() -> None:
    state = draw(table("Y 40", "B w", "G 41", "R w", teams=True), "1")
    assert weight(state, "move Y1 1") == pytest.approx(0.05 * 36)


def test_leaving_a_safe_cell_weighs_minus_15() -> None:
    assert weight(draw(table("Y 12", "R w"), "1"), "move Y1 1") == pytest.approx(-15 + 0.05 * 8)
    assert weight(draw(table("Y 5 ^ ^ ^", "R w"), "1"), "move Y1 1") == pytest.approx(-15 + 0.05)
    assert weight(draw(table("Y 68", "R w"), "1"), "move Y1 1") == pytest.approx(
        20 - 15 + 0.05 * 64
    )


def test_coming_into_danger_weighs_three_tenths_of_the_progress_reached_per_rival() -> None:
    state = draw(table("Y 20", "B 15", "R 17"), "3")  # 23 is six cells from red, eight from blue
    assert weight(state, "move Y1 3") == pytest.approx(0.05 * 16 + 0.3 * 16 * 2 - 0.3 * 19 * 1)
    state = draw(table("Y 12 ^ ^ ^", "B 11", "R 10"), "2")
    assert weight(state, "move Y1 2") == pytest.approx(-15 + 0.05 * 8 - 0.3 * 10 * 2)


def test_going_out_of_danger_weighs_three_tenths_of_the_progress_left_per_rival() -> None:
    state = draw(table("Y 25", "R 24 24 23"), "6")
    assert weight(state, "move Y1 6") == pytest.approx(0.05 * 21 + 0.3 * 21 * 3)


def test_there_is_no_danger_on_a_safe_cell_nor_on_the_arrow() -> None:
    state = draw(table("Y 9", "R 8 10 11"), "3")
    assert weight(state, "move Y1 3") == pytest.approx(20 + 0.05 * 5 + 0.3 * 5 * 1)
    state = draw(table("Y 67", "R 66"), "3")
    assert weight(state, "move Y1 3") == pytest.approx(20 + 0.05 * 63 + 0.3 * 63 * 1)


def test_a_victim_does_not_endanger_the_cell_where_it_stood() -> None:
    state = draw(table("Y 23", "R 24"), "1")
    assert danger(survey(state), 0, 24) == 0
    assert danger(survey(state), 0, 25) == 1


@pytest.mark.parametrize(("cell", "rivals"), [(24, 0), (25, 1), (30, 1), (31, 0), (32, 0)])
def test_danger_reaches_one_to_six_cells_ahead_of_a_rival(cell: int, rivals: int) -> None:
    state = table("Y w", "R 24")
    assert danger(survey(state), 0, cell) == rivals


def test_danger_runs_over_the_end_of_the_ring() -> None:
    state = table("Y w", "R 67 1")
    assert [danger(survey(state), 0, cell) for cell in (1, 2, 4, 6, 7, 8)] == [1, 2, 2, 1, 1, 0]


def test_danger_counts_every_rival_but_no_own_token_and_no_partner() -> None:
    state = table("Y 20", "B 18", "G 19", "R 24")
    assert danger(survey(state), 0, 21) == 2
    team = table("Y 20", "B 18", "G 19", "R 24", teams=True)
    assert danger(survey(team), 0, 21) == 1
    assert danger(survey(state), 0, 22) == 0
    assert danger(survey(state), 0, 0) == 0


def test_a_bonus_is_weighed_like_a_move() -> None:
    state = table("Y 20 24", "R 44", bonus=20)
    assert weight(state, "bonus Y2 20") == pytest.approx(80 + 23 + 0.05 * 20)
    assert weight(state, "bonus Y1 20") == pytest.approx(0.05 * 16)
    assert decide(state) == "bonus Y2 20"


def test_a_partners_token_is_weighed_by_its_own_way() -> None:
    state = draw(table("Y ^ ^ ^ ^", "B 44", "G 43", "R w", teams=True), "1")
    assert weight(state, "move G1 1") == pytest.approx(80 + 57 + 0.05 * 5)


def test_the_action_of_highest_weight_is_taken_and_all_are_listed() -> None:
    state = draw(table("Y 20 a7 40 9", "R 10"), "1")
    decision = Greedy().decide(GAME, state, Limit(), Random(1))
    assert [str(candidate.action) for candidate in decision.candidates] == legal(state)
    assert [candidate.value for candidate in decision.candidates] == pytest.approx(
        [0.8, 83.55, 1.8, 137.25]
    )
    assert decision.value == pytest.approx(137.25)
    assert list(map(str, decision.actions)) == ["move Y4 1"]


def test_a_bonus_that_weighs_less_than_minus_50_is_declined() -> None:
    state = table("Y 42 ^ ^ ^", "B 58 61 59 60", "R 57", bonus=20)
    assert weight(state, "bonus Y1 20") == pytest.approx(0.05 * 38 - 0.3 * 58 * 5)
    assert decide(state) == "skip"


def test_ties_are_broken_at_random() -> None:
    state = draw(table("Y w", "B 5", "R 5"), "5")
    chosen = [decide(state, seed) for seed in range(40)]
    assert set(chosen) == {"exit Y1 5 xB1", "exit Y1 5 xR1"}
    assert 10 < chosen.count("exit Y1 5 xB1") < 30
    assert chosen == [decide(state, seed) for seed in range(40)]


def test_it_plays_a_game_legally() -> None:
    random = Random(5)
    state = rules.initial(GAME.options_type.resolve({"dice": 2}, 3), GAME.seats(("Y", "B", "G"), 0))
    for _ in range(300):
        if state.phase == "play":
            (action,) = Greedy().decide(GAME, state, Limit(), random).actions
            assert rules.explain(state, action) is None
        else:
            turn = rules.turn(state)
            action = rules.outcome(state, [random.randint(1, 6) for _ in range(turn.dice)])  # type: ignore[union-attr]
        state = rules.apply(state, action)
