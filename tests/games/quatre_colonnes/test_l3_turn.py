"""L3: a turn."""

import pytest

from colonnade.core.game import Decide, Over, Result, Throw
from colonnade.games.quatre_colonnes import rules
from tests.games.quatre_colonnes.helpers import draw, legal, play, table

HOME = "^ ^ ^ ^"


# L3.1 Building


@pytest.mark.parametrize("dice", [1, 2])
def test_l3_1_a_player_whose_four_tokens_are_on_the_summit_throws_two_dice(dice: int) -> None:
    state = table(f"Y {HOME}", "R w", dice=dice)
    assert state.phase == "build"
    assert rules.turn(state) == Throw(0, 2)


@pytest.mark.parametrize("dice", [1, 2])
def test_l3_1_a_double_three_builds_the_monument_and_wins(dice: int) -> None:
    state = table("Y w", f"G {HOME}", "R w", dice=dice, to_play="G")
    assert rules.turn(draw(state, "3 3")) == Over(
        Result((2, 1, 2), None, "quatre_colonnes-monument-built")
    )


@pytest.mark.parametrize("faces", ["3 4", "2 3", "6 6", "1 5", "1 1", "3 6"])
def test_l3_1_anything_else_ends_the_turn(faces: str) -> None:
    assert draw(table(f"Y {HOME}", "R w", dice=2), faces) == table(
        f"Y {HOME}", "R w", dice=2, to_play="R"
    )


def test_l3_1_who_has_three_on_the_summit_draws() -> None:
    state = table("Y ^ ^ ^ a7", "R w")
    assert rules.turn(state) == Throw(0, 1)
    assert state.phase == "draw"


def test_l3_1_the_turn_comes_round_to_the_attempt() -> None:
    state = draw(table("R w", f"Y {HOME}"), "1")
    assert state == table("R w", f"Y {HOME}", to_play="Y")
    assert rules.turn(state) == Throw(1, 2)


def test_l3_1_a_further_draw_earned_by_a_six_is_an_attempt_too() -> None:
    state = play(draw(table("Y a2 ^ ^ ^", "R w"), "6"), "move Y1 6")
    assert state == table(f"Y {HOME}", "R w", sixes=1, moved="Y1")
    assert rules.turn(state) == Throw(0, 2)
    assert rules.turn(draw(state, "3 3")) == Over(
        Result((1, 2), None, "quatre_colonnes-monument-built")
    )


def test_l3_1_an_attempt_is_no_draw_for_counting_sixes() -> None:
    state = table(f"Y {HOME}", "R w", sixes=2, moved="Y1")
    after = draw(state, "6 6")
    assert after == table(f"Y {HOME}", "R w", to_play="R")
    won = draw(state, "3 3")
    assert (won.sixes, won.moved, won.phase, won.dice, won.bonuses) == (2, (0, 0), "over", (), ())


def test_l3_1_the_last_token_arriving_without_a_six_ends_the_turn() -> None:
    state = play(draw(table("Y a5 ^ ^ ^", "R w"), "3"), "move Y1 3")
    assert state == table(f"Y {HOME}", "R w", to_play="R")


# L3.2 to L3.3 The draw


def test_l3_2_otherwise_the_dice_are_drawn() -> None:
    assert draw(table("Y 6", "R w"), "2") == table("Y 6", "R w", hand="2")
    assert draw(table("Y 6 7 8 9", "R w", dice=2), "2 3") == table(
        "Y 6 7 8 9", "R w", hand="2 3", is_whole=True, dice=2
    )


@pytest.mark.parametrize("faces", ["1 6", "2 6", "3 6", "4 6", "5 6", "6 6", "1 5", "2 4", "3 3"])
def test_l3_3_a_die_showing_6_or_a_sum_of_6_is_a_six(faces: str) -> None:
    state = draw(table("Y 6 7 8 9", "R w", dice=2), faces)
    assert state == table("Y 6 7 8 9", "R w", hand=faces, is_whole=True, is_six=True, dice=2)


@pytest.mark.parametrize("faces", ["1 1", "1 4", "2 3", "2 5", "3 4", "5 5", "4 4"])
def test_l3_3_other_throws_are_none(faces: str) -> None:
    state = draw(table("Y 6 7 8 9", "R w", dice=2), faces)
    assert state == table("Y 6 7 8 9", "R w", hand=faces, is_whole=True, dice=2)


@pytest.mark.parametrize("faces", ["1 5", "2 4", "3 3"])
def test_l3_3_without_sums_a_sum_is_no_six(faces: str) -> None:
    state = draw(table("Y 6 7 8 9", "R w", dice=2, sums=False), faces)
    assert state == table("Y 6 7 8 9", "R w", hand=faces, is_whole=True, dice=2, sums=False)


@pytest.mark.parametrize("faces", ["1 5", "2 4", "3 3"])
def test_l3_3_with_sums_six_a_sum_is_a_six(faces: str) -> None:
    state = draw(table("Y 6 7 8 9", "R w", dice=2, sums="six"), faces)
    assert state.is_six
    assert state.sixes == 1


def test_l3_3_with_sums_six_two_dice_never_come_to_more() -> None:
    assert not draw(table("Y 6 7 8 9", "R w", dice=2, sums="six"), "3 4").is_six
    assert not draw(table("Y 20", "R w", sums="six"), "5").is_six


def test_l3_3_without_sums_a_die_showing_6_is_a_six() -> None:
    state = draw(table("Y 6 7 8 9", "R w", dice=2, sums=False), "1 6")
    assert (state.is_six, state.sixes) == (True, 1)


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_l3_3_with_one_die_only_the_6_is_a_six(face: int) -> None:
    state = draw(table("Y 6 7 8 9", "R w"), str(face))
    assert state == table("Y 6 7 8 9", "R w", hand=str(face), is_six=face == 6)


# L3.4 The third six


def test_l3_4_on_the_third_six_nothing_is_played_and_the_token_last_moved_goes_back() -> None:
    state = draw(table("Y 20 30 40 50", "R w"), "6")
    state = draw(play(state, "move Y2 6"), "6")
    state = play(state, "move Y3 6")
    assert state == table("Y 20 36 46 50", "R w", sixes=2, moved="Y3")
    assert draw(state, "6") == table("Y 20 36 5 50", "R w", to_play="R")


def test_l3_4_a_first_and_a_second_six_are_played() -> None:
    state = draw(table("Y 20 30 40 50", "R w", sixes=1, moved="Y1"), "6")
    assert state == table("Y 20 30 40 50", "R w", hand="6", is_six=True, sixes=2, moved="Y1")


def test_l3_4_after_two_sixes_another_throw_is_played() -> None:
    state = draw(table("Y 20 30 40 50", "R w", sixes=2, moved="Y1"), "4")
    assert state == table("Y 20 30 40 50", "R w", hand="4", sixes=2, moved="Y1")
    assert play(state, "move Y1 4") == table("Y 24 30 40 50", "R w", to_play="R")


def test_l3_4_a_third_six_by_its_sum_counts() -> None:
    state = table("Y 20 30 40 50", "R w", sixes=2, moved="Y4", dice=2)
    assert draw(state, "2 4") == table("Y 20 30 40 5", "R w", to_play="R", dice=2)


def test_l3_4_two_sixes_of_one_draw_are_one_six() -> None:
    state = draw(table("Y 20 30 40 50", "R w", sixes=1, moved="Y4", dice=2), "6 6")
    assert state.sixes == 2
    assert legal(state) == ["move Y1 6", "move Y2 6", "move Y3 6", "move Y4 6"]


def test_l3_4_leaving_the_workshop_counts_as_moved() -> None:
    state = play(draw(table("Y 20 30 50 w", "R w", dice=2), "5 6"), "exit Y4 5")
    assert state.moved == (0, 3)
    state = play(state, "move Y1 6")
    assert state == table("Y 26 30 50 5", "R w", sixes=1, moved="Y1", dice=2)


def test_l3_4_a_token_just_out_of_the_workshop_stays_on_its_start_cell() -> None:
    state = table("Y 20 30 50 5", "R w", sixes=2, moved="Y4")
    assert draw(state, "6") == table("Y 20 30 50 5", "R w", to_play="R")


def test_l3_4_a_token_on_its_start_cell_beside_one_other_stays_there() -> None:
    state = table("Y 5 30 50 5", "R w", sixes=2, moved="Y4")
    assert draw(state, "6") == table("Y 5 30 50 5", "R w", to_play="R")


def test_l3_4_a_token_joins_one_other_on_its_start_cell() -> None:
    state = table("Y 20 30 40 50", "R 5", sixes=2, moved="Y1")
    assert draw(state, "6") == table("Y 5 30 40 50", "R 5", to_play="R")


@pytest.mark.parametrize(
    ("yellow", "others"),
    [("20 5 5 50", ["R w"]), ("20 5 40 50", ["R 5"]), ("20 30 40 50", ["R 5 5"])],
)
def test_l3_4_with_two_other_tokens_on_its_start_cell_it_goes_to_its_workshop(
    yellow: str, others: list[str]
) -> None:
    state = table(f"Y {yellow}", *others, sixes=2, moved="Y1")
    assert draw(state, "6") == table(f"Y w{yellow[2:]}", *others, to_play="R")


def test_l3_4_two_tokens_of_two_other_players_fill_the_start_cell_too() -> None:
    state = table("Y 20 30 40 50", "B 5", "R 5", sixes=2, moved="Y1")
    assert draw(state, "6") == table("Y w 30 40 50", "B 5", "R 5", to_play="B")


def test_l3_4_with_third_six_workshop_it_always_goes_to_its_workshop() -> None:
    state = table("Y 20 30 40 50", "R w", sixes=2, moved="Y2", third_six="workshop")
    assert draw(state, "6") == table("Y 20 w 40 50", "R w", to_play="R", third_six="workshop")


def test_l3_4_with_third_six_workshop_from_the_start_cell_too() -> None:
    state = table("Y 20 5 40 50", "R w", sixes=2, moved="Y2", third_six="workshop")
    assert draw(state, "6") == table("Y 20 w 40 50", "R w", to_play="R", third_six="workshop")


@pytest.mark.parametrize("third_six", ["start", "workshop"])
def test_l3_4_a_token_on_the_summit_stays(third_six: str) -> None:
    state = table("Y ^ 30 40 50", "R w", sixes=2, moved="Y1", third_six=third_six)
    assert draw(state, "6") == table("Y ^ 30 40 50", "R w", to_play="R", third_six=third_six)


@pytest.mark.parametrize("third_six", ["start", "workshop"])
def test_l3_4_where_no_token_was_moved_none_goes_back(third_six: str) -> None:
    state = table("Y w", "R w", third_six=third_six)
    for sixes in (1, 2):
        state = draw(state, "6")
        assert state == table("Y w", "R w", sixes=sixes, third_six=third_six)
    assert draw(state, "6") == table("Y w", "R w", to_play="R", third_six=third_six)


def test_l3_4_a_token_on_the_arrow_goes_back_too() -> None:
    state = table("Y a3 30 40 50", "R w", sixes=2, moved="Y1")
    assert draw(state, "6") == table("Y 5 30 40 50", "R w", to_play="R")


def test_l3_4_a_bonus_is_not_moved_by_a_die() -> None:
    state = play(draw(table("Y 20 30 40 50", "R 26"), "6"), "move Y1 6", "bonus Y3 20")
    assert state == table("Y 26 30 60 50", "R w", sixes=1, moved="Y1")


def test_l3_4_the_partners_token_goes_back_to_the_partners_start_cell() -> None:
    rows = (f"Y {HOME}", "B w", "G 45 50 60 66", "R w")
    state = table(*rows, teams=True, sixes=2, moved="G2")
    assert draw(state, "6") == table(
        f"Y {HOME}", "B w", "G 45 39 60 66", "R w", teams=True, to_play="B"
    )


def test_l3_4_the_partners_token_goes_to_the_partners_workshop() -> None:
    rows = (f"Y {HOME}", "B w", "G 45 50 60 39", "R 39")
    state = table(*rows, teams=True, sixes=2, moved="G2")
    assert draw(state, "6") == table(
        f"Y {HOME}", "B w", "G 45 w 60 39", "R 39", teams=True, to_play="B"
    )


def test_l3_4_going_back_earns_nothing_and_sends_nobody_back() -> None:
    state = table("Y 20 5 40 50", "B w", "R 5", sixes=2, moved="Y1")
    after = draw(state, "6")
    assert after == table("Y w 5 40 50", "B w", "R 5", to_play="B")


def test_l3_4_the_next_player_starts_counting_afresh() -> None:
    after = draw(table("Y 20", "R w", sixes=2, moved="Y1"), "6")
    assert (after.sixes, after.moved, after.is_six, after.seat) == (0, None, False, 1)


# L3.5 Playing the dice


def test_l3_5_the_dice_are_played_one_by_one_in_any_order() -> None:
    state = draw(table("Y 20 30 40 50", "R w", dice=2), "1 3")
    assert legal(state) == [f"move Y{number} {die}" for die in (1, 3) for number in (1, 2, 3, 4)]
    assert legal(play(state, "move Y2 3")) == ["move Y1 1", "move Y2 1", "move Y3 1", "move Y4 1"]
    assert legal(play(state, "move Y2 1")) == ["move Y1 3", "move Y2 3", "move Y3 3", "move Y4 3"]
    assert play(state, "move Y2 3", "move Y2 1") == table(
        "Y 20 34 40 50", "R w", dice=2, to_play="R"
    )


def test_l3_5_the_hand_after_one_die_is_no_longer_whole() -> None:
    state = play(draw(table("Y 20 30 40 50", "R w", dice=2), "1 3"), "move Y2 3")
    assert state == table("Y 20 33 40 50", "R w", dice=2, hand="1", moved="Y2")


def test_l3_5_two_equal_dice_are_listed_once_and_played_twice() -> None:
    state = draw(table("Y 20 ^ ^ ^", "R w", dice=2), "2 2")
    assert legal(state) == ["move Y1 2"]
    state = play(state, "move Y1 2")
    assert legal(state) == ["move Y1 2"]
    assert play(state, "move Y1 2") == table("Y 24 ^ ^ ^", "R w", dice=2, to_play="R")


def test_l3_5_nobody_need_choose_an_order_that_uses_both() -> None:
    state = draw(table("Y a3 ^ ^ ^", "R w", dice=2), "2 3")
    assert legal(state) == ["move Y1 2", "move Y1 3"]
    assert play(state, "move Y1 2", "move Y1 3") == table("Y ^ ^ ^ ^", "R w", dice=2, to_play="R")
    state = draw(table("Y a3 a7 ^ ^", "R w", dice=2), "1 5")
    assert legal(state) == ["move Y1 1", "move Y2 1", "move Y1 5"]
    # and the 5 is lost
    assert play(state, "move Y1 1") == table("Y a4 a7 ^ ^", "R w", dice=2, sixes=1, moved="Y1")


def test_l3_5_dice_without_a_use_are_lost() -> None:
    assert draw(table("Y w", "R w"), "3") == table("Y w", "R w", to_play="R")
    assert draw(table("Y w", "R w", dice=2), "3 4") == table("Y w", "R w", dice=2, to_play="R")
    assert draw(table("Y a7 ^ ^ ^", "R w", dice=2), "2 3") == table(
        "Y a7 ^ ^ ^", "R w", dice=2, to_play="R"
    )


def test_l3_5_tokens_on_one_cell_are_interchangeable_and_only_the_first_is_listed() -> None:
    state = draw(table("Y 20 30 20 30", "R w"), "1")
    assert legal(state) == ["move Y1 1", "move Y2 1"]


# L3.6 to L3.7


def test_l3_6_a_bonus_is_played_before_the_next_die() -> None:
    state = play(draw(table("Y 23 30 40 50", "R 24", dice=2), "1 3"), "move Y1 1")
    assert state == table("Y 24 30 40 50", "R w", dice=2, hand="3", bonus=20, moved="Y1")
    assert rules.turn(state) == Decide(0)
    assert legal(state) == ["bonus Y1 20", "bonus Y2 20", "bonus Y3 20", "bonus Y4 20", "skip"]
    after = play(state, "bonus Y1 20")
    assert after == table("Y 44 30 40 50", "R w", dice=2, hand="3", moved="Y1")


def test_l3_7_after_a_six_the_player_draws_again() -> None:
    state = play(draw(table("Y 20", "R w"), "6"), "move Y1 6")
    assert state == table("Y 26", "R w", sixes=1, moved="Y1")
    state = play(draw(state, "6"), "move Y1 6")
    assert state == table("Y 32", "R w", sixes=2, moved="Y1")


def test_l3_7_a_lost_six_draws_again_too() -> None:
    assert draw(table("Y w", "R w"), "6") == table("Y w", "R w", sixes=1)


def test_l3_7_otherwise_the_turn_ends() -> None:
    assert play(draw(table("Y 20", "R w", sixes=1, moved="Y1"), "4"), "move Y1 4") == table(
        "Y 24", "R w", to_play="R"
    )


def test_l3_7_a_six_by_its_sum_draws_again_when_both_dice_are_played() -> None:
    state = draw(table("Y 20 ^ ^ ^", "R w", dice=2), "2 4")
    state = play(state, "move Y1 4")
    assert state == table("Y 24 ^ ^ ^", "R w", dice=2, hand="2", is_six=True, moved="Y1")
    assert play(state, "move Y1 2") == table("Y 26 ^ ^ ^", "R w", dice=2, sixes=1, moved="Y1")
