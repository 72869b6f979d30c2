"""L5: advancing."""

import pytest

from tests.games.quatre_colonnes.helpers import draw, legal, play, standing, table, why_not


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_l5_1_a_token_advances_by_exactly_the_dies_value(die: int) -> None:
    after = play(draw(table("Y 20 ^ ^ ^", "R w"), str(die)), f"move Y1 {die}")
    assert standing(after)[0] == f"Y {20 + die} ^ ^ ^"


def test_l5_1_a_token_in_the_workshop_or_on_the_summit_does_not() -> None:
    state = draw(table("Y w 20 ^ ^", "R w"), "2")
    assert legal(state) == ["move Y2 2"]


def test_l5_1_a_token_on_the_start_cell_and_one_a_step_from_the_summit_do() -> None:
    assert legal(draw(table("Y 5 a7 ^ ^", "R w"), "1")) == ["move Y1 1", "move Y2 1"]


@pytest.mark.parametrize(
    ("place", "dice"),
    [("a7", [1]), ("a6", [1, 2]), ("a3", [1, 2, 3, 4, 5]), ("a2", [1, 2, 3, 4, 5, 6])],
)
def test_l5_2_the_summit_is_reached_by_exact_count(place: str, dice: list[int]) -> None:
    usable = [die for die in range(1, 7) if legal(draw(table(f"Y {place} ^ ^ ^", "R w"), str(die)))]
    assert usable == dice


@pytest.mark.parametrize("place", ["a7", "a6", "a3", "a2"])
def test_l5_2_with_finish_free_a_surplus_is_lost_at_the_summit(place: str) -> None:
    state = draw(table(f"Y {place} ^ ^ 20", "R w", finish="free"), "6")
    assert legal(state) == ["move Y1 6", "move Y4 6"]
    assert play(state, "move Y1 6") == table(
        "Y ^ ^ ^ 20", "R w", finish="free", bonus=10, sixes=1, is_six=True, moved="Y1"
    )


def test_l5_2_with_finish_free_one_reaches_the_summit_from_the_ring_by_a_bonus() -> None:
    state = play(draw(table("Y 66 60 ^ ^", "R 67", finish="free"), "1"), "move Y1 1")
    assert legal(state) == ["bonus Y1 20", "bonus Y2 20", "skip"]
    assert standing(play(state, "bonus Y1 20"))[0] == "Y ^ 60 ^ ^"


def test_l5_3_a_barrier_of_another_player_stops_one_that_would_pass() -> None:
    state = draw(table("Y 9 20", "R 12 12"), "4")
    assert legal(state) == ["move Y2 4"]
    assert why_not(state, "move Y1 4") == "L5.3 barrier-in-the-way cell=12"


def test_l5_3_a_barrier_stops_one_that_would_land_on_it() -> None:
    state = draw(table("Y 9 20", "R 12 12"), "3")
    assert why_not(state, "move Y1 3") == "L5.3 barrier-in-the-way cell=12"


def test_l5_3_before_the_barrier_one_may_move_up_to_it() -> None:
    assert legal(draw(table("Y 9 20", "R 12 12"), "2")) == ["move Y1 2", "move Y2 2"]


def test_l5_3_a_barrier_behind_is_no_hindrance() -> None:
    assert legal(draw(table("Y 13 ^ ^ ^", "R 12 12"), "2")) == ["move Y1 2"]
    assert legal(draw(table("Y 12 ^ ^ ^", "R 17 17"), "4")) == ["move Y1 4"]


def test_l5_3_of_two_barriers_the_nearer_is_named() -> None:
    state = draw(table("Y 11 30 ^ ^", "R 17 17 12 12"), "6")
    assert why_not(state, "move Y1 6") == "L5.3 barrier-in-the-way cell=12"


def test_l5_3_a_barrier_on_the_last_ring_cell_bars_the_arrow() -> None:
    state = draw(table("Y 66 20", "R 68 68"), "4")
    assert legal(state) == ["move Y2 4"]
    assert why_not(state, "move Y1 4") == "L5.3 barrier-in-the-way cell=68"


def test_l5_3_a_barrier_at_another_colours_turn_off_does_not_touch_the_arrow() -> None:
    assert legal(draw(table("Y 68 ^ ^ ^", "R 5 5"), "4")) == ["move Y1 4"]


def test_l5_3_a_barrier_on_a_start_cell_stops_as_well() -> None:
    state = draw(table("Y 20 30", "R 22 22"), "4")
    assert why_not(state, "move Y1 4") == "L5.3 barrier-in-the-way cell=22"


def test_l5_3_a_barrier_stops_a_bonus() -> None:
    state = play(draw(table("Y 23 40 ^ ^", "R 24 29 29"), "1"), "move Y1 1")
    assert legal(state) == ["bonus Y2 20", "skip"]
    assert why_not(state, "bonus Y1 20") == "L5.3 barrier-in-the-way cell=29"


def test_l5_4_a_safe_cell_holds_two_tokens_of_anyone() -> None:
    assert standing(play(draw(table("Y 9", "R 12"), "3"), "move Y1 3")) == [
        "Y 12 w w w",
        "R 12 w w w",
    ]
    assert standing(play(draw(table("Y 9 12", "R w"), "3"), "move Y1 3")) == [
        "Y 12 12 w w",
        "R w w w w",
    ]


@pytest.mark.parametrize("rows", [("Y 9 12 20 ^", "R 12"), ("Y 9 12 20 12", "R w")])
def test_l5_4_a_full_safe_cell_cannot_be_landed_on(rows: tuple[str, ...]) -> None:
    state = draw(table(*rows), "3")
    assert why_not(state, "move Y1 3") == "L5.4 cell-full cell=12"


def test_l5_4_a_full_safe_cell_of_two_other_players_cannot_be_landed_on_but_passed() -> None:
    state = draw(table("Y 9 20", "B 12", "R 12"), "3")
    assert legal(state) == ["move Y2 3"]
    assert why_not(state, "move Y1 3") == "L5.4 cell-full cell=12"
    assert legal(draw(table("Y 9 20", "B 12", "R 12"), "4")) == ["move Y1 4", "move Y2 4"]


def test_l5_4_a_white_cell_holds_two_tokens_of_one_player() -> None:
    assert standing(play(draw(table("Y 9 11", "R w"), "2"), "move Y1 2"))[0] == "Y 11 11 w w"


def test_l5_4_a_third_own_token_finds_the_white_cell_full() -> None:
    state = draw(table("Y 9 11 11 20", "R w"), "2")
    assert legal(state) == ["move Y2 2", "move Y4 2"]
    assert why_not(state, "move Y1 2") == "L5.4 cell-full cell=11"


def test_l5_4_in_teams_a_mixed_pair_is_full_for_both_partners() -> None:
    state = draw(table("Y 42 20", "B w", "G 44", "R w", teams=True), "2")
    state = play(state, "move Y1 2")
    assert standing(state)[0] == "Y 44 20 w w"
    state = draw(table("Y 42 44 20", "B w", "G 44", "R w", teams=True), "2")
    assert why_not(state, "move Y1 2") == "L5.4 cell-full cell=44"


@pytest.mark.parametrize("step", [1, 3, 7])
def test_l5_4_arrow_cells_hold_any_number(step: int) -> None:
    before = "68" if step == 1 else f"a{step - 1}"
    state = draw(table(f"Y {before} a{step} a{step} a{step}", "R w"), "1")
    assert standing(play(state, "move Y1 1"))[0] == f"Y a{step} a{step} a{step} a{step}"


def test_l5_4_the_summit_holds_any_number() -> None:
    after = play(draw(table("Y a7 ^ ^ ^", "R w"), "1"), "move Y1 1")
    assert standing(after)[0] == "Y ^ ^ ^ ^"


def test_l5_5_landing_on_one_token_of_another_player_sends_it_back() -> None:
    after = play(draw(table("Y 23", "R 9 24 40"), "1"), "move Y1 1")
    assert after == table("Y 24", "R 9 w 40", bonus=20, moved="Y1")


def test_l5_5_passing_sends_nobody_back() -> None:
    after = play(draw(table("Y 23", "R 24"), "2"), "move Y1 2")
    assert after == table("Y 25", "R 24", to_play="R")


def test_l5_5_a_bonus_sends_back_too() -> None:
    state = play(draw(table("Y 23", "R 24 44"), "1"), "move Y1 1", "bonus Y1 20")
    assert state == table("Y 44", "R w", bonus=20, moved="Y1")


def test_l5_5_three_colours_stand_apart() -> None:
    after = play(draw(table("Y 20", "B 21", "G 23"), "3"), "move Y1 3")
    assert standing(after) == ["Y 23 w w w", "B 21 w w w", "G w w w w"]


def test_l5_6_nobody_lands_on_a_pair() -> None:
    state = draw(table("Y 20 30", "R 23 23"), "3")
    assert legal(state) == ["move Y2 3"]
    assert why_not(state, "move Y1 3") == "L5.6 pair-on-cell cell=23"


def test_l5_6_anyone_may_pass_a_pair() -> None:
    assert standing(play(draw(table("Y 20", "R 23 23"), "4"), "move Y1 4")) == [
        "Y 24 w w w",
        "R 23 23 w w",
    ]


def test_l5_6_no_bonus_lands_on_a_pair() -> None:
    state = play(draw(table("Y 23 25 ^ ^", "R 24 44 44"), "1"), "move Y1 1")
    assert legal(state) == ["bonus Y2 20", "skip"]
    assert why_not(state, "bonus Y1 20") == "L5.6 pair-on-cell cell=44"


def test_l5_6_in_teams_the_other_teams_mixed_pair_cannot_be_sent_back() -> None:
    state = draw(table("Y 20 30", "B 23", "G w", "R 23", teams=True), "3")
    assert why_not(state, "move Y1 3") == "L5.6 pair-on-cell cell=23"
