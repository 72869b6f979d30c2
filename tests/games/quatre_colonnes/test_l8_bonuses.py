"""L8: bonuses."""

from colonnade.games.quatre_colonnes import rules
from tests.games.quatre_colonnes.helpers import draw, legal, play, standing, table, why_not


def test_l8_1_sending_a_token_back_earns_20_cells() -> None:
    state = play(draw(table("Y 23", "R 24"), "1"), "move Y1 1")
    assert state == table("Y 24", "R w", bonus=20, moved="Y1")
    assert rules.CAPTURE_BONUS == 20


def test_l8_1_sending_back_on_the_start_cell_earns_20_too() -> None:
    state = play(draw(table("Y 5 w", "R 5"), "5"), "exit Y2 5")
    assert state == table("Y 5 5", "R w", bonus=20, moved="Y2")


def test_l8_1_reaching_the_summit_earns_10() -> None:
    state = play(draw(table("Y a7 20", "R w"), "1"), "move Y1 1")
    assert state == table("Y ^ 20", "R w", bonus=10, moved="Y1")
    assert rules.SUMMIT_BONUS == 10


def test_l8_1_each_is_played_at_once_before_the_next_die() -> None:
    state = play(draw(table("Y a7 20 30 ^", "R w", dice=2), "1 3"), "move Y1 1")
    assert legal(state) == ["bonus Y2 10", "bonus Y3 10", "skip"]
    state = play(state, "bonus Y2 10")
    assert standing(state)[0] == "Y ^ 30 30 ^"
    assert legal(state) == ["move Y2 3"]


def test_l8_1_in_the_order_earned() -> None:
    # more than ever come together
    state = table("Y 66 30 ^ ^", "R w", bonus=20)._replace(bonuses=(20, 10, 20))
    assert legal(state) == ["bonus Y2 20", "skip"]
    assert play(state, "bonus Y2 20").bonuses == (10, 20)
    assert play(state, "skip").bonuses == (10, 20)
    state = table("Y 66 ^ ^ ^", "R w", bonus=10)._replace(bonuses=(10, 20, 10, 20))
    assert play(state, "skip").bonuses == (10, 20)  # the 20 is lost by itself


def test_l8_2_a_token_advances_by_the_whole_bonus() -> None:
    state = play(table("Y 24 30", "R w", bonus=20), "bonus Y2 20")
    assert state == table("Y 24 50", "R w", to_play="R")


def test_l8_2_or_the_player_declines() -> None:
    state = play(table("Y 24 30", "R w", bonus=20), "skip")
    assert state == table("Y 24 30", "R w", to_play="R")


def test_l8_2_only_tokens_on_their_way_are_listed_and_of_equal_ones_the_first() -> None:
    assert legal(table("Y w 30 30 ^", "R w", bonus=20)) == ["bonus Y2 20", "skip"]
    assert legal(table("Y w 5 30 ^", "R w", bonus=10)) == ["bonus Y2 10", "bonus Y3 10", "skip"]


def test_l8_2_the_summit_is_reached_by_exact_count_with_a_bonus_too() -> None:
    exact = table("Y 66 67 20 ^", "R w", bonus=10)  # 66 is ten cells from the summit
    assert legal(exact) == ["bonus Y1 10", "bonus Y3 10", "skip"]
    assert why_not(exact, "bonus Y2 10") == "L5.2 beyond-summit cells=10 left=9"
    assert play(exact, "bonus Y1 10") == table("Y ^ 67 20 ^", "R w", bonus=10)


def test_l8_2_with_finish_free_a_surplus_of_a_bonus_is_lost_at_the_summit() -> None:
    state = table("Y 66 a7 20 ^", "R w", bonus=20, finish="free")
    assert legal(state) == ["bonus Y1 20", "bonus Y2 20", "bonus Y3 20", "skip"]
    assert play(state, "bonus Y2 20") == table("Y 66 ^ 20 ^", "R w", bonus=10, finish="free")


def test_l8_2_where_no_token_can_use_it_it_is_lost_by_itself() -> None:
    assert play(draw(table("Y a7 w w w", "R w"), "1"), "move Y1 1") == table(
        "Y ^ w w w", "R w", to_play="R"
    )
    assert play(draw(table("Y 58 ^ ^ ^", "R 62 50"), "4"), "move Y1 4") == table(
        "Y 62 ^ ^ ^", "R w 50", to_play="R"
    )


def test_l8_2_a_lost_bonus_leaves_the_other_die_in_hand() -> None:
    state = play(draw(table("Y a7 a5 ^ ^", "R w", dice=2), "1 3"), "move Y1 1")
    assert state == table("Y ^ a5 ^ ^", "R w", dice=2, hand="3", moved="Y1")


def test_l8_2_a_declined_bonus_leaves_the_other_die_in_hand() -> None:
    state = play(draw(table("Y 23 30 ^ ^", "R 24", dice=2), "1 3"), "move Y1 1", "skip")
    assert state == table("Y 24 30 ^ ^", "R w", dice=2, hand="3", moved="Y1")


def test_l8_2_another_players_token_cannot_use_it() -> None:
    assert (
        why_not(table("Y 24 30", "R 40", bonus=20), "bonus R1 20") == "L8.2 bonus-for-own colour=Y"
    )


def test_l8_3_a_bonus_can_send_back_and_earn_the_next() -> None:
    state = play(draw(table("Y 23 ^ ^ ^", "R 24 44 64"), "1"), "move Y1 1")
    state = play(state, "bonus Y1 20")
    assert state == table("Y 44 ^ ^ ^", "R w w 64", bonus=20, moved="Y1")
    after = play(state, "bonus Y1 20")
    # a third bonus of 20 has no use: 64 is 12 from the summit
    assert after == table("Y 64 ^ ^ ^", "R w", to_play="R")


def test_l8_3_a_bonus_can_reach_the_summit_and_earn_the_next() -> None:
    state = table("Y 56 66 20 ^", "R w", bonus=20)
    state = play(state, "bonus Y1 20")
    assert state == table("Y ^ 66 20 ^", "R w", bonus=10)
    state = play(state, "bonus Y2 10")
    assert state == table("Y ^ ^ 20 ^", "R w", bonus=10)
    assert play(state, "bonus Y3 10") == table("Y ^ ^ 30 ^", "R w", to_play="R")


def test_l8_3_a_bonus_on_a_safe_cell_sends_nobody_back() -> None:
    after = play(table("Y 9 ^ ^ ^", "R 29", bonus=20), "bonus Y1 20")
    assert after == table("Y 29 ^ ^ ^", "R 29", to_play="R")


def test_l8_3_a_bonus_is_never_a_five_nor_a_six() -> None:
    state = table("Y 24 w", "R w", bonus=20)
    assert legal(state) == ["bonus Y1 20", "skip"]
    assert play(state, "bonus Y1 20").seat == 1


def test_l8_3_after_the_bonus_of_a_six_the_player_draws_again() -> None:
    state = play(draw(table("Y 18 ^ ^ ^", "R 24"), "6"), "move Y1 6")
    assert state == table("Y 24 ^ ^ ^", "R w", bonus=20, is_six=True, moved="Y1")
    assert play(state, "bonus Y1 20") == table("Y 44 ^ ^ ^", "R w", sixes=1, moved="Y1")


def test_l8_3_a_bonus_is_not_moved_by_a_die() -> None:
    state = play(table("Y 24 30", "R w", bonus=20, moved="Y1", is_six=True), "bonus Y2 20")
    assert state == table("Y 24 50", "R w", sixes=1, moved="Y1")


def test_l8_3_a_bonus_may_form_a_barrier_which_is_no_duty_of_this_draw() -> None:
    state = play(draw(table("Y 23 26 46 ^", "R 24", dice=2), "1 6"), "move Y1 1", "bonus Y2 20")
    assert standing(state)[0] == "Y 24 46 46 ^"
    assert state.duty == ()
    assert legal(state) == ["move Y1 6", "move Y2 6"]
