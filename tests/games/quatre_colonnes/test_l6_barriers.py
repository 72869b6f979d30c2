"""L6: barriers."""

import pytest

from colonnade.games.quatre_colonnes import movement
from tests.games.quatre_colonnes.helpers import draw, duty, legal, play, standing, table, why_not


@pytest.mark.parametrize("cell", [12, 17, 29, 34, 46, 51, 63, 68, 22, 39, 56])
def test_l6_1_two_tokens_of_one_player_on_a_safe_cell_let_nobody_else_pass(cell: int) -> None:
    state = draw(table(f"Y {cell - 2} 8 ^ ^", f"R {cell} {cell}"), "3")
    assert legal(state) == ["move Y2 3"]
    assert why_not(state, "move Y1 3") == f"L5.3 barrier-in-the-way cell={cell}"


def test_l6_1_the_owner_passes_freely() -> None:
    state = draw(table("Y 10 12 12 ^", "R w"), "4")
    assert legal(state) == ["move Y1 4", "move Y2 4"]
    assert standing(play(state, "move Y1 4"))[0] == "Y 14 12 12 ^"


def test_l6_1_two_tokens_of_different_players_are_none() -> None:
    assert legal(draw(table("Y 10 ^ ^ ^", "B 12", "R 12"), "4")) == ["move Y1 4"]
    assert legal(draw(table("Y 10 12 ^ ^", "B 12"), "4")) == ["move Y1 4", "move Y2 4"]


def test_l6_1_one_token_is_none() -> None:
    assert legal(draw(table("Y 10 ^ ^ ^", "R 12"), "4")) == ["move Y1 4"]


def test_l6_1_every_rival_barrier_counts() -> None:
    state = draw(table("Y 10 15 27 40", "B 12 12", "R 17 17 29 29"), "3")
    assert legal(state) == ["move Y4 3"]


# L6.2 The duty


def test_l6_2_a_six_must_open_a_barrier() -> None:
    state = draw(table("Y 12 12 20 30", "R w"), "6")
    assert state.duty == (12,)
    assert legal(state) == ["move Y1 6"]
    assert duty(state) == "L6.2 duty-barrier cell=12"
    assert why_not(state, "move Y3 6") == "L6.2 barrier-first cells=12"


def test_l6_2_another_throw_asks_nothing() -> None:
    state = draw(table("Y 12 12 20 30", "R w"), "4")
    assert state.duty == ()
    assert legal(state) == ["move Y1 4", "move Y3 4", "move Y4 4"]
    assert duty(state) is None


def test_l6_2_of_two_barriers_the_player_chooses_which() -> None:
    state = draw(table("Y 29 12 12 29", "R w"), "6")
    assert state.duty == (12, 29)
    assert legal(state) == ["move Y1 6", "move Y2 6"]
    assert play(state, "move Y2 6") == table("Y 29 18 12 29", "R w", sixes=1, moved="Y2")


def test_l6_2_a_barrier_on_the_own_start_cell_and_one_on_anothers() -> None:
    state = draw(table("Y 5 5 22 22", "R w"), "6")
    assert state.duty == (5, 22)
    assert legal(state) == ["move Y1 6", "move Y3 6"]


def test_l6_2_only_if_it_legally_can() -> None:
    state = draw(table("Y 12 12 20 30", "R 17 17"), "6")
    assert state.duty == (12,)
    assert legal(state) == ["move Y3 6", "move Y4 6"]
    assert duty(state) is None
    assert why_not(state, "move Y1 6") == "L5.3 barrier-in-the-way cell=17"
    assert play(state, "move Y3 6") == table("Y 12 12 26 30", "R 17 17", sixes=1, moved="Y3")


def test_l6_2_a_pair_on_a_white_cell_is_no_barrier() -> None:
    state = draw(table("Y 13 13 20 30", "R w"), "6")
    assert state.duty == ()
    assert legal(state) == ["move Y1 6", "move Y3 6", "move Y4 6"]


def test_l6_2_a_token_beside_a_foreign_one_is_no_barrier() -> None:
    assert draw(table("Y 12 20", "R 12"), "6").duty == ()


def test_l6_2_a_rivals_barrier_asks_nothing() -> None:
    assert draw(table("Y 13 20", "R 12 12"), "6").duty == ()


def test_l6_2_with_two_dice_only_the_die_that_shows_6_owes() -> None:
    state = draw(table("Y 12 12 20 30", "R w", dice=2), "3 6")
    assert legal(state) == ["move Y1 3", "move Y3 3", "move Y4 3", "move Y1 6"]
    assert duty(state) == "L6.2 duty-barrier cell=12"
    assert why_not(state, "move Y3 6") == "L6.2 barrier-first cells=12"


def test_l6_2_the_other_die_first_leaves_the_duty_to_the_six() -> None:
    state = play(draw(table("Y 12 12 20 30", "R w", dice=2), "3 6"), "move Y3 3")
    assert state == table(
        "Y 12 12 23 30", "R w", dice=2, hand="6", is_six=True, duty="12", moved="Y3"
    )
    assert legal(state) == ["move Y1 6"]


def test_l6_2_a_six_only_by_its_sum_opens_with_either_die() -> None:
    state = draw(table("Y 12 12 20 30", "R w", dice=2), "2 4")
    assert legal(state) == ["move Y1 2", "move Y1 4"]
    assert why_not(state, "move Y3 2") == "L6.2 barrier-first cells=12"
    assert why_not(state, "move Y4 4") == "L6.2 barrier-first cells=12"


def test_l6_2_a_six_by_its_sum_asks_with_sums_six_too() -> None:
    state = draw(table("Y 12 12 20 ^", "R w", dice=2, sums="six"), "2 4")
    assert state.duty == (12,)
    assert legal(state) == ["move Y1 2", "move Y1 4"]


def test_l6_2_a_sum_asks_nothing_without_sums() -> None:
    state = draw(table("Y 12 12 20 ^", "R w", dice=2, sums=False), "2 4")
    assert state.duty == ()
    assert legal(state) == ["move Y1 2", "move Y3 2", "move Y1 4", "move Y3 4"]


def test_l6_2_each_die_is_judged_by_itself() -> None:
    state = draw(table("Y 12 12 20 30", "R 16 16", dice=2), "2 4")
    assert legal(state) == ["move Y1 2", "move Y3 4", "move Y4 4"]  # the 4 would land on a pair
    state = play(state, "move Y3 4")
    assert state == table(
        "Y 12 12 24 30", "R 16 16", dice=2, hand="2", is_six=True, duty="12", moved="Y3"
    )
    assert legal(state) == ["move Y1 2"]


def test_l6_2_the_first_die_of_a_sum_that_cannot_open_leaves_the_duty_to_the_other() -> None:
    state = draw(table("Y 12 12 20 30", "R 14 14", dice=2), "2 4")
    assert legal(state) == ["move Y3 2", "move Y4 2", "move Y1 4"]
    assert legal(play(state, "move Y3 2")) == ["move Y1 4"]


def test_l6_2_neither_die_of_a_sum_can_open() -> None:
    state = draw(table("Y 12 12 20 ^", "R 14 14 16 16", dice=2), "2 4")
    assert state.duty == (12,)
    assert legal(state) == ["move Y3 2", "move Y3 4"]


def test_l6_2_one_draw_is_one_duty_and_the_second_6_is_free() -> None:
    state = draw(table("Y 12 12 20 30", "R w", dice=2), "6 6")
    assert legal(state) == ["move Y1 6"]
    state = play(state, "move Y1 6")
    assert state == table("Y 18 12 20 30", "R w", dice=2, hand="6", is_six=True, moved="Y1")
    assert legal(state) == ["move Y1 6", "move Y2 6", "move Y3 6", "move Y4 6"]


def test_l6_2_with_two_barriers_6_6_opens_one_only() -> None:
    state = play(draw(table("Y 12 12 29 29", "R w", dice=2), "6 6"), "move Y1 6")
    assert state.duty == ()
    assert legal(state) == ["move Y1 6", "move Y2 6", "move Y3 6"]


def test_l6_2_6_6_where_the_first_cannot_open_and_the_second_can() -> None:
    state = draw(table("Y 12 12 18 18", "R w", dice=2), "6 6")  # an own pair fills cell 18
    assert state.duty == (12,)
    assert legal(state) == ["move Y3 6"]
    state = play(state, "move Y3 6")
    assert state == table(
        "Y 12 12 24 18", "R w", dice=2, hand="6", is_six=True, duty="12", moved="Y3"
    )
    assert legal(state) == ["move Y1 6"]


def test_l6_2_6_6_where_neither_can_open() -> None:
    state = draw(table("Y 12 12 7 ^", "B 18 18", dice=2), "6 6")
    assert legal(state) == ["move Y3 6"]
    state = play(state, "move Y3 6")
    assert state == table(
        "Y 12 12 13 ^", "B 18 18", dice=2, hand="6", is_six=True, duty="12", moved="Y3"
    )
    assert legal(state) == ["move Y3 6"]


def test_l6_2_a_sum_six_with_two_equal_dice() -> None:
    state = draw(table("Y 12 12 20 ^", "R w", dice=2), "3 3")
    assert legal(state) == ["move Y1 3"]
    assert legal(play(state, "move Y1 3")) == ["move Y1 3", "move Y2 3", "move Y3 3"]


def test_l6_2_a_barrier_formed_in_the_same_draw_is_no_duty() -> None:
    state = draw(table("Y 9 12 20 ^", "R w", dice=2), "3 6")
    assert state.duty == ()
    state = play(state, "move Y1 3")
    assert standing(state)[0] == "Y 12 12 20 ^"
    assert legal(state) == ["move Y1 6", "move Y3 6"]


def test_l6_2_leaving_the_workshop_forms_no_duty_either() -> None:
    state = play(draw(table("Y 5 w 20 ^", "R w", dice=2), "5 6"), "exit Y2 5")
    assert standing(state)[0] == "Y 5 5 20 ^"
    assert legal(state) == ["move Y1 6", "move Y3 6"]


def test_l6_2_a_barrier_formed_by_the_last_draw_is_a_duty_of_the_next_six() -> None:
    state = play(draw(table("Y 6 12 20 30", "R w"), "6"), "move Y1 6")
    state = draw(state, "6")
    assert state == table(
        "Y 12 12 20 30", "R w", hand="6", is_six=True, sixes=2, duty="12", moved="Y1"
    )


def test_l6_2_a_barrier_of_the_partners_tokens_alone_asks_nothing() -> None:
    state = draw(table("Y 20 30 ^ ^", "B w", "G 46 46", "R w", teams=True), "6")
    assert state.duty == ()
    assert legal(state) == ["move Y1 6", "move Y2 6"]


def test_l6_2_a_barrier_of_one_own_and_one_of_the_partners_asks_for_the_own() -> None:
    state = draw(table("Y 20 46 ^ ^", "B w", "G 46", "R w", teams=True), "6")
    assert state.duty == (46,)
    assert legal(state) == ["move Y2 6"]
    assert play(state, "move Y2 6") == table(
        "Y 20 52 ^ ^", "B w", "G 46", "R w", teams=True, sixes=1, moved="Y2"
    )


def test_l6_2_a_barrier_whose_own_token_cannot_move_leaves_the_six_free() -> None:
    state = draw(table("Y 20 46 ^ ^", "B w", "G 46", "R 51 51", teams=True), "6")
    assert state.duty == (46,)
    assert legal(state) == ["move Y1 6"]


# L6.3 The end of the duty


def test_l6_3_over_when_the_six_has_opened_the_barrier() -> None:
    state = play(draw(table("Y 12 12 20 30", "R w", dice=2), "3 6"), "move Y1 6")
    assert state == table("Y 18 12 20 30", "R w", dice=2, hand="3", is_six=True, moved="Y1")
    assert legal(state) == ["move Y1 3", "move Y2 3", "move Y3 3", "move Y4 3"]


@pytest.mark.parametrize(("first", "second"), [("2", "4"), ("4", "2")])
def test_l6_3_over_when_either_die_of_a_sum_has_opened_it(first: str, second: str) -> None:
    state = play(draw(table("Y 12 12 29 29", "R w", dice=2), "2 4"), f"move Y1 {first}")
    assert state.duty == ()
    assert legal(state) == [f"move Y1 {second}", f"move Y2 {second}", f"move Y3 {second}"]


def test_l6_3_over_when_the_other_die_has_opened_it() -> None:
    state = play(draw(table("Y 12 12 20 30", "R w", dice=2), "3 6"), "move Y1 3")
    assert state == table("Y 15 12 20 30", "R w", dice=2, hand="6", is_six=True, moved="Y1")
    assert legal(state) == ["move Y1 6", "move Y2 6", "move Y3 6", "move Y4 6"]


def test_l6_3_with_a_second_barrier_the_other_die_opens_one_and_the_six_owes_the_other() -> None:
    state = play(draw(table("Y 12 12 29 29", "R w", dice=2), "3 6"), "move Y1 3")
    assert state == table(
        "Y 15 12 29 29", "R w", dice=2, hand="6", is_six=True, duty="29", moved="Y1"
    )
    assert legal(state) == ["move Y3 6"]
    assert why_not(state, "move Y2 6") == "L6.2 barrier-first cells=29"


def test_l6_3_over_when_a_bonus_has_opened_it() -> None:
    state = play(draw(table("Y 12 12 20 30", "R 23", dice=2), "3 6"), "move Y3 3")
    assert state == table(
        "Y 12 12 23 30", "R w", dice=2, hand="6", is_six=True, duty="12", bonus=20, moved="Y3"
    )
    opened = play(state, "bonus Y1 20")
    assert opened == table("Y 32 12 23 30", "R w", dice=2, hand="6", is_six=True, moved="Y3")
    kept = play(state, "bonus Y3 20")
    assert kept == table(
        "Y 12 12 43 30", "R w", dice=2, hand="6", is_six=True, duty="12", moved="Y3"
    )
    assert legal(kept) == ["move Y1 6"]
    declined = play(state, "skip")
    assert declined == table(
        "Y 12 12 23 30", "R w", dice=2, hand="6", is_six=True, duty="12", moved="Y3"
    )


def test_l6_3_over_when_the_six_was_played_otherwise() -> None:
    state = play(draw(table("Y 12 12 20 ^", "R 17 17", dice=2), "3 6"), "move Y3 6")
    assert state == table("Y 12 12 26 ^", "R 17 17", dice=2, hand="3", is_six=True, moved="Y3")
    assert legal(state) == ["move Y1 3", "move Y3 3"]


def test_l6_3_over_after_a_relaunch_with_two_dice() -> None:
    rows = ("Y 12 12 ^ a5", "B 18 18 15 15")
    state = draw(table(*rows, dice=2), "4 6")  # nothing uses the 6, and the 4 opens the barrier
    assert legal(state) == ["move Y1 4"]
    rows = ("Y 12 12 ^ a6", "B 18 18 15 15")
    state = draw(table(*rows, dice=2), "3 6")
    assert state == table(*rows, dice=2, hand="3", is_six=True, phase="relaunch")
    state = draw(state, "2")  # the 6 was thrown again: the 2 may be played with any token
    assert state == table(*rows, dice=2, hand="2 3", is_six=True)
    assert legal(state) == ["move Y1 2", "move Y4 2"]


def test_l6_3_leaving_the_workshop_comes_first() -> None:
    state = draw(table("Y 12 12 w ^", "R w", dice=2), "5 6")
    assert state.duty == (12,)
    assert legal(state) == ["exit Y3 5"]
    assert duty(state) == "L4.2 duty-exit colour=Y"
    assert why_not(state, "move Y1 6") == "L4.2 exit-first"
    state = play(state, "exit Y3 5")
    assert legal(state) == ["move Y1 6"]


def test_l6_3_a_sum_six_whose_five_leaves_the_workshop_still_owes_with_the_one() -> None:
    state = draw(table("Y 12 12 w ^", "R w", dice=2), "1 5")
    assert legal(state) == ["exit Y3 5"]
    state = play(state, "exit Y3 5")
    assert state == table(
        "Y 12 12 5 ^", "R w", dice=2, hand="1", is_six=True, duty="12", moved="Y3"
    )
    assert legal(state) == ["move Y1 1"]


def test_l6_3_a_partners_token_out_of_a_mixed_barrier_ends_the_duty() -> None:
    state = draw(table("Y 46 ^ ^ ^", "B w", "G 46", "R 48 48", teams=True, dice=2), "2 4")
    assert state.duty == (46,)
    assert legal(state) == ["move Y1 4"]
    blocked = draw(table("Y 46 ^ ^ ^", "B 50 50", "G 46 60", "R 48 48", teams=True, dice=2), "2 4")
    assert blocked.duty == (46,)
    assert legal(blocked) == ["move G2 2", "move G2 4"]


# The survey behind L5 and L6 is made once per position


def test_l6_1_who_stands_where_is_surveyed_once_while_the_tokens_stand_still(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(movement, "_surveyed", (None, movement.Ring([], (), ())))
    state = table("Y 5 12 w ^", "R 10")
    ring = movement.survey(state)
    assert ring == ([5, 12, 0, 0, 10, 0, 0, 0], (0, 1), (0, 1))
    assert movement.survey(state._replace(phase="play", dice=(3,))) is ring


def test_l6_1_other_tokens_colours_or_options_are_surveyed_anew() -> None:
    teams = table("Y w", "B w", "G w", "R w", teams=True).options
    players = table("Y w", "B w", "G w", "R w", teams=True, partners="players").options
    state = table("Y 5", "B 56", "G 39", "R 22")
    assert movement.survey(state) == (
        [5, 0, 0, 0, 56, 0, 0, 0, 39, 0, 0, 0, 22, 0, 0, 0],
        (0, 1, 2, 3),
        (0, 1, 2, 3),
    )
    movement.survey(state)
    assert movement.survey(state._replace(options=teams))[1:] == ((0, 1, 0, 1), (0, 1, 0, 1))
    movement.survey(state)
    assert movement.survey(state._replace(options=players))[1:] == ((0, 1, 2, 3), (0, 1, 0, 1))
    movement.survey(state)
    assert movement.survey(state._replace(colours=("B", "G", "R", "Y"))).cells == [
        56,
        0,
        0,
        0,
        39,
        0,
        0,
        0,
        22,
        0,
        0,
        0,
        5,
        0,
        0,
        0,
    ]
    movement.survey(state)
    assert movement.survey(state._replace(tokens=((2, 0, 0, 0), *state.tokens[1:]))).cells[0] == 6
