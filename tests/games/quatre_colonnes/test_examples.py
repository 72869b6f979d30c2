"""The ten worked examples of the rules page."""

import pytest

from colonnade.core.game import Over, Result, Throw
from colonnade.games.quatre_colonnes import rules
from tests.games.quatre_colonnes.helpers import draw, legal, play, standing, table, why_not


def test_example_1_three_sixes() -> None:
    state = draw(table("Y 5 30", "R w"), "6")
    state = play(state, "move Y1 6")
    assert standing(state)[0] == "Y 11 30 w w"
    state = draw(state, "6")
    assert legal(state) == ["move Y1 6", "move Y2 6"]  # another token may move
    state = play(state, "move Y2 6")
    assert standing(state)[0] == "Y 11 36 w w"
    state = draw(state, "6")
    assert state == table("Y 11 5", "R w", to_play="R")


def test_example_1_with_one_token_out() -> None:
    state = table("Y 5", "R w")
    for place in ("11", "17"):
        state = play(draw(state, "6"), "move Y1 6")
        assert standing(state)[0] == f"Y {place} w w w"
    assert draw(state, "6") == table("Y 5", "R w", to_play="R")


def test_example_2_landing_on_red_earns_20() -> None:
    state = draw(table("Y 5 ^ ^ ^", "R 10"), "5")
    assert legal(state) == ["move Y1 5"]
    state = play(state, "move Y1 5")
    assert standing(state) == ["Y 10 ^ ^ ^", "R w w w w"]
    assert legal(state) == ["bonus Y1 20", "skip"]
    assert standing(play(state, "bonus Y1 20"))[0] == "Y 30 ^ ^ ^"


def test_example_3_a_red_barrier_on_12() -> None:
    state = draw(table("Y 9 30", "R 12 12 40"), "4")
    assert why_not(state, "move Y1 4") == "L5.3 barrier-in-the-way cell=12"
    assert legal(state) == ["move Y2 4"]
    state = draw(table("Y 9 30", "R 12 12 40", to_play="R"), "6")
    assert legal(state) == ["move R1 6"]
    assert why_not(state, "move R3 6") == "L6.2 barrier-first cells=12"


def test_example_4_a_red_pair_on_white_cell_10() -> None:
    state = draw(table("Y 5", "R 10 10"), "5")
    assert legal(state) == ["exit Y2 5"]
    assert why_not(state, "move Y1 5") == "L5.6 pair-on-cell cell=10"


def test_example_4_with_an_empty_workshop_the_die_is_thrown_again() -> None:
    state = draw(table("Y 5 ^ ^ ^", "R 10 10"), "5")
    assert state == table("Y 5 ^ ^ ^", "R 10 10")
    assert rules.turn(state) == Throw(0, 1)


def test_example_5_green_comes_out_onto_green_and_red() -> None:
    state = draw(table("G 39", "R 39"), "5")
    assert legal(state) == ["exit G2 5"]
    state = play(state, "exit G2 5")
    assert standing(state) == ["G 39 39 w w", "R w w w w"]
    assert legal(state) == ["bonus G1 20", "skip"]


def test_example_6_the_summit_by_exact_count() -> None:
    state = draw(table("Y a6 20", "R w"), "3")
    assert state.tokens[0][0] == 70
    assert why_not(state, "move Y1 3") == "L5.2 beyond-summit cells=3 left=2"
    state = play(draw(table("Y a6 20", "R w"), "2"), "move Y1 2")
    assert legal(state) == ["bonus Y2 10", "skip"]
    assert standing(play(state, "bonus Y2 10"))[0] == "Y ^ 30 w w"


def test_example_7_two_dice_that_add_up_to_five() -> None:
    state = draw(table("Y w 20", "R w", dice=2), "1 4")
    assert legal(state) == ["exit Y1 1+4"]


def test_example_8_two_dice_that_add_up_to_six() -> None:
    state = draw(table("Y 12 12 20 30", "R w", dice=2), "2 4")
    assert legal(state) == ["move Y1 2", "move Y1 4"]
    assert state.sixes == 1


@pytest.mark.parametrize("dice", [1, 2])
def test_example_9_building_the_monument(dice: int) -> None:
    state = table("Y ^ ^ ^ ^", "R w", dice=dice)
    assert rules.turn(state) == Throw(0, 2)
    assert rules.turn(draw(state, "2 3")) == Throw(1, dice)
    assert rules.turn(draw(state, "3 3")) == Over(
        Result((1, 2), None, "quatre_colonnes-monument-built")
    )


def test_example_10_yellow_helps_green() -> None:
    state = draw(table("Y ^ ^ ^ ^", "B w", "G 39 w w w", "R 39", teams=True), "5")
    assert legal(state) == ["exit G2 5"]
    state = play(state, "exit G2 5")
    assert standing(state)[3] == "R w w w w"
    assert legal(state) == ["bonus G1 20", "skip"]
    assert standing(play(state, "bonus G1 20"))[2] == "G 59 39 w w"
