"""L7: relaunch."""

import pytest

from colonnade.core.game import Throw
from colonnade.games.quatre_colonnes import rules
from tests.games.quatre_colonnes.helpers import draw, legal, play, standing, story, table

# Three yellow tokens are on the summit, the fourth stands on 20: with a red pair on 24 the 4 is
# stopped by the pair alone.
STOPPED = ("Y 20 ^ ^ ^", "R 24 24")


# L7.1 When a die is thrown again


def test_l7_1_a_die_stopped_by_a_pair_alone_is_thrown_again() -> None:
    state = draw(table(*STOPPED), "4")
    assert state == table(*STOPPED)
    assert rules.turn(state) == Throw(0, 1)
    state = draw(table(*STOPPED, dice=2), "4 4")
    assert state == table(*STOPPED, dice=2, hand="4", phase="relaunch")
    assert rules.turn(state) == Throw(0, 1)


def test_l7_1_not_while_another_token_can_use_the_die() -> None:
    state = draw(table("Y 20 30 ^ ^", "R 24 24"), "4")
    assert legal(state) == ["move Y2 4"]


def test_l7_1_not_while_the_other_die_has_a_use() -> None:
    state = draw(table(*STOPPED, dice=2), "1 4")
    assert legal(state) == ["move Y1 1"]
    state = play(state, "move Y1 1")
    assert legal(state) == ["move Y1 4"]  # judged afresh: from 21 the 4 leads beyond the pair


def test_l7_1_the_second_die_is_thrown_again_after_the_first_was_played() -> None:
    state = play(draw(table("Y 19 ^ ^ ^", "R 24 24", dice=2), "1 4"), "move Y1 1")
    assert state == table("Y 20 ^ ^ ^", "R 24 24", dice=2, phase="relaunch", moved="Y1")


def test_l7_1_not_when_a_barrier_stands_before_the_pair() -> None:
    assert draw(table("Y 20 ^ ^ ^", "R 24 24 22 22"), "4") == table(
        "Y 20 ^ ^ ^", "R 24 24 22 22", to_play="R"
    )


def test_l7_1_not_for_a_pair_of_ones_own() -> None:
    rows = ("Y 20 26 26 ^", "R 29 29")
    assert draw(table(*rows), "6") == table(*rows, sixes=1)


def test_l7_1_not_for_a_full_safe_cell() -> None:
    rows = ("Y 25 ^ ^ ^", "B 29", "R 29")
    assert draw(table(*rows), "4") == table(*rows, to_play="B")


def test_l7_1_not_when_it_goes_beyond_the_summit() -> None:
    assert draw(table("Y a5 ^ ^ ^", "R 24 24"), "4") == table("Y a5 ^ ^ ^", "R 24 24", to_play="R")


def test_l7_1_not_where_no_face_would_have_a_use() -> None:
    # B and R close the way: 1 is full, 2 is closed by a barrier, and so are all beyond it.
    rows = ("Y 10 ^ ^ ^", "B 11 11", "R 12 12")
    assert draw(table(*rows), "1") == table(*rows, to_play="B")
    assert draw(table(*rows, dice=2), "1 1") == table(*rows, dice=2, to_play="B")


def test_l7_1_a_five_that_could_bring_a_token_out_is_a_use() -> None:
    rows = ("Y 10 ^ ^ w", "B 11 11", "R 12 12")
    assert draw(table(*rows), "1") == table(*rows)
    assert draw(table(*rows, dice=2), "1 1") == table(*rows, dice=2, hand="1", phase="relaunch")


def test_l7_1_a_one_alone_would_help() -> None:
    rows = ("Y 9 ^ ^ ^", "B 11 11", "R 12 12")
    assert draw(table(*rows), "2") == table(*rows)
    assert legal(draw(table(*rows), "1")) == ["move Y1 1"]
    assert draw(table(*rows, dice=2), "2 2") == table(*rows, dice=2, hand="2", phase="relaunch")


def test_l7_1_a_six_alone_would_help() -> None:
    rows = ("Y 57 ^ ^ ^", "B 58 58 59 59", "G 60 60 61 61", "R 62 62")
    for face in "12345":
        assert draw(table(*rows), face) == table(*rows)
    assert legal(draw(table(*rows), "6")) == ["move Y1 6"]
    closed = ("Y 57 ^ ^ ^", "B 58 58 59 59", "G 60 60 61 61", "R 62 62 63 63")
    assert draw(table(*closed), "1") == table(*closed, to_play="B")


def test_l7_1_not_where_pairs_stand_on_all_six_cells() -> None:
    rows = ("Y 22 ^ ^ ^", "B 23 23 24 24", "G 25 25 26 26", "R 27 27 28 28")
    assert draw(table(*rows), "1") == table(*rows, to_play="B")


def test_l7_1_a_token_in_the_workshop_is_stopped_by_no_pair() -> None:
    assert draw(table("Y w", "R 7 7"), "3") == table("Y w", "R 7 7", to_play="R")


def test_l7_1_if_both_qualify_the_higher_is_thrown_first_and_the_other_waits() -> None:
    rows = ("Y 20 ^ ^ ^", "R 24 24 25 25")
    state = draw(table(*rows, dice=2), "4 5")
    assert state == table(*rows, dice=2, hand="4", phase="relaunch")
    assert rules.turn(state) == Throw(0, 1)


def test_l7_1_the_waiting_die_is_judged_afresh() -> None:
    rows = ("Y 20 ^ ^ ^", "R 24 24 25 25")
    state = draw(draw(table(*rows, dice=2), "4 5"), "1")
    assert state == table(*rows, dice=2, hand="1 4")
    assert legal(state) == ["move Y1 1"]
    state = play(state, "move Y1 1")
    # now the 4 leads onto 25
    assert state == table("Y 21 ^ ^ ^", "R 24 24 25 25", dice=2, phase="relaunch", moved="Y1")


def test_l7_1_the_waiting_die_may_have_a_use_afterwards() -> None:
    rows = ("Y 20 ^ ^ ^", "R 24 24 25 25")
    state = draw(draw(table(*rows, dice=2), "4 5"), "3")
    assert legal(state) == ["move Y1 3"]
    state = play(state, "move Y1 3")
    assert legal(state) == ["move Y1 4"]
    assert play(state, "move Y1 4") == table("Y 27 ^ ^ ^", "R 24 24 25 25", dice=2, to_play="R")


def test_l7_1_a_die_thrown_again_may_be_thrown_again_again() -> None:
    rows = ("Y 20 ^ ^ ^", "R 24 24 25 25")
    state = draw(table(*rows, dice=2), "4 5")
    assert draw(state, "5") == state
    assert draw(state, "4") == state
    assert draw(state, "4") == table(*rows, dice=2, hand="4", phase="relaunch")


def test_l7_1_the_other_die_without_the_reason_is_lost() -> None:
    rows = ("Y 7 ^ ^ ^", "B 10 10", "R 12 12")
    state = draw(table(*rows, dice=2), "3 6")  # the 3 meets the pair, the 6 the barrier
    assert state == table(*rows, dice=2, phase="relaunch", is_six=True)
    assert draw(table(*rows, dice=2), "3 5") == table(*rows, dice=2, phase="relaunch")


def test_l7_1_a_lower_die_with_the_reason_and_a_higher_without() -> None:
    rows = ("Y 7 ^ ^ ^", "B 10 10", "R 12 12")
    assert story(table(*rows, dice=2), "roll 3 5") == [
        "L3.2 drew colour=Y dice=3 5",
        "L5.3 die-lost die=5 reason=L5-3",
        "L7.1 thrown-again die=3 cell=10",
    ]


def test_l7_1_of_two_equal_dice_one_is_thrown_and_one_waits() -> None:
    state = draw(table(*STOPPED, dice=2), "4 4")
    assert state.dice == (4,)
    state = draw(state, "2")
    assert state == table(*STOPPED, dice=2, hand="2 4")
    assert legal(state) == ["move Y1 2"]


def test_l7_1_in_teams_a_partners_token_stopped_by_a_pair_counts() -> None:
    rows = ("Y ^ ^ ^ ^", "B w", "G 40 ^ ^ ^", "R 44 44")
    assert draw(table(*rows, teams=True), "4") == table(*rows, teams=True)
    assert draw(table(*rows, teams=True, dice=2), "4 4") == table(
        *rows, teams=True, dice=2, hand="4", phase="relaunch"
    )


def test_l7_1_in_teams_the_other_teams_mixed_pair_counts() -> None:
    rows = ("Y 40 ^ ^ ^", "B 44", "G ^ ^ ^ ^", "R 44")
    assert draw(table(*rows, teams=True), "4") == table(*rows, teams=True)


def test_l7_1_in_teams_the_partners_pair_does_not_count() -> None:
    rows = ("Y 40 ^ ^ ^", "B w", "G 44 44 ^ ^", "R 46 46")
    assert draw(table(*rows, teams=True), "4") == table(*rows, teams=True, to_play="B")


def test_l7_1_a_bonus_is_never_thrown_again() -> None:
    after = play(draw(table("Y 23 ^ ^ ^", "R 24 44 44"), "1"), "move Y1 1")
    assert after == table("Y 24 ^ ^ ^", "R w 44 44", to_play="R")


# L7.2 One die


def test_l7_2_with_one_die_the_draw_is_made_anew_and_can_be_a_six() -> None:
    state = draw(draw(table(*STOPPED), "4"), "6")
    assert state == table(*STOPPED, hand="6", is_six=True)


def test_l7_2_a_void_six_does_not_count() -> None:
    rows = ("Y 20 ^ ^ ^", "R 26 26")
    state = draw(table(*rows), "6")
    assert state == table(*rows)
    assert draw(state, "4") == table(*rows, hand="4")
    assert play(draw(state, "4"), "move Y1 4") == table("Y 24 ^ ^ ^", "R 26 26", to_play="R")


@pytest.mark.parametrize("sixes", [0, 1])
def test_l7_2_the_sixes_before_it_stay(sixes: int) -> None:
    rows = ("Y 20 ^ ^ ^", "R 26 26")
    before = table(*rows, sixes=sixes, moved="Y1")
    assert draw(before, "6") == before


def test_l7_2_a_void_throw_that_was_no_six_leaves_the_sixes() -> None:
    before = table(*STOPPED, sixes=2, moved="Y1")
    assert draw(before, "4") == before


def test_l7_2_the_third_six_is_never_thrown_again() -> None:
    before = table("Y 20 ^ ^ ^", "R 26 26", sixes=2, moved="Y1")
    assert draw(before, "6") == table("Y 5 ^ ^ ^", "R 26 26", to_play="R")


def test_l7_2_the_duty_of_a_void_six_is_gone_and_judged_anew() -> None:
    rows = ("Y 12 12 ^ ^", "B 18 18")
    state = draw(table(*rows), "6")
    assert state == table(*rows)
    assert draw(state, "4") == table(*rows, hand="4")


# L7.3 Two dice


@pytest.mark.parametrize("face", [1, 2, 3, 5, 6])
def test_l7_3_with_two_dice_the_die_is_thrown_alone_and_played_like_any(face: int) -> None:
    state = table(*STOPPED, dice=2, phase="relaunch")
    after = draw(state, str(face))
    assert after == table(*STOPPED, dice=2, hand=str(face))
    assert legal(after) == [f"move Y1 {face}"]


def test_l7_3_a_five_thrown_alone_opens_the_workshop() -> None:
    rows = ("Y 20 ^ ^ w", "R 24 24")
    state = draw(draw(table(*rows, dice=2), "4 4"), "5")
    assert legal(state) == ["exit Y4 5"]
    assert play(state, "exit Y4 5") == table("Y 20 ^ ^ 5", "R 24 24", dice=2, hand="4", moved="Y4")


def test_l7_3_a_six_thrown_alone_makes_no_six_of_the_draw() -> None:
    state = draw(table(*STOPPED, dice=2, phase="relaunch"), "6")
    assert state == table(*STOPPED, dice=2, hand="6")
    assert play(state, "move Y1 6") == table("Y 26 ^ ^ ^", "R 24 24", dice=2, to_play="R")


def test_l7_3_a_six_thrown_alone_opens_no_barrier() -> None:
    rows = ("Y 12 12 7 ^", "B 10 10 15 15")
    state = draw(table(*rows, dice=2, phase="relaunch"), "6")
    assert state.duty == ()
    assert legal(state) == ["move Y1 6", "move Y3 6"]


def test_l7_3_whether_the_draw_was_a_six_stays_as_first_thrown() -> None:
    rows = ("Y 20 ^ ^ ^", "R 26 26 24 24")
    state = draw(table(*rows, dice=2), "4 6")
    assert state == table(*rows, dice=2, hand="4", is_six=True, phase="relaunch")
    state = draw(state, "1")
    assert state == table(*rows, dice=2, hand="1 4", is_six=True)
    state = play(state, "move Y1 1", "move Y1 4")
    assert state == table("Y 25 ^ ^ ^", "R 26 26 24 24", dice=2, sixes=1, moved="Y1")


def test_l7_3_a_third_six_is_not_thrown_alone() -> None:
    state = table(*STOPPED, dice=2, phase="relaunch", sixes=2, moved="Y1")
    assert draw(state, "6") == table(*STOPPED, dice=2, hand="6", sixes=2, moved="Y1")


def test_l7_3_there_is_no_sum_after_a_relaunch() -> None:
    rows = ("Y 20 ^ ^ w", "R 24 24")
    state = draw(draw(table(*rows, dice=2), "4 4"), "1")
    assert state == table(*rows, dice=2, hand="1 4")
    assert legal(state) == ["move Y1 1"]
    assert standing(state)[0] == "Y 20 ^ ^ w"


def test_l7_3_a_die_thrown_again_in_vain_is_lost_with_the_turn() -> None:
    rows = ("Y 7 ^ ^ ^", "B 10 10", "R 12 12")
    state = table(*rows, dice=2, phase="relaunch")
    assert draw(state, "6") == table(*rows, dice=2, to_play="B")
    again = table(*rows, dice=2, phase="relaunch", is_six=True)
    assert draw(again, "6") == table(*rows, dice=2, sixes=1)
