"""L9: teams."""

import pytest

from colonnade.core.game import Over, Result, Throw
from colonnade.games.quatre_colonnes import rules
from colonnade.games.quatre_colonnes.state import State
from tests.games.quatre_colonnes.helpers import draw, duty, legal, play, table, why_not

HOME = "^ ^ ^ ^"


def teams(yellow: str, green: str, blue: str = "w", red: str = "w", **rest: object) -> State:
    """A table of two teams with yellow to play: yellow and green, blue and red."""
    return table(f"Y {yellow}", f"B {blue}", f"G {green}", f"R {red}", teams=True, **rest)  # type: ignore[arg-type]


# L9.1 Dice for the partner


def test_l9_1_a_die_one_can_use_oneself_is_not_for_the_partner() -> None:
    state = draw(teams("20", "40"), "3")
    assert legal(state) == ["move Y1 3"]
    assert duty(state) is None
    assert why_not(state, "move G1 3") == "L9.1 own-use-first"


def test_l9_1_a_die_without_an_own_use_is_played_with_the_partners_tokens() -> None:
    state = draw(teams("w", "40 50 50"), "3")
    assert legal(state) == ["move G1 3", "move G2 3"]
    assert duty(state) == "L9.1 duty-partner colour=G"
    assert play(state, "move G2 3") == teams("w", "40 53 50", to_play="B")


def test_l9_1_the_partner_sends_back_and_reaches_the_summit_as_usual() -> None:
    # yellow's 20 is lost
    assert play(draw(teams("w", "40", red="43"), "3"), "move G1 3") == teams("w", "43", to_play="B")
    assert play(draw(teams("a7", "a6"), "2"), "move G1 2") == teams("a7", "^", to_play="B")


def test_l9_1_without_teams_nobody_plays_another_colour() -> None:
    state = draw(table("Y w", "B w", "G 40", "R w"), "3")
    assert state.seat == 1


def test_l9_1_the_partners_exit_comes_before_any_other_use_of_the_partners_tokens() -> None:
    state = draw(teams(HOME, "40 w"), "5")
    assert legal(state) == ["exit G2 5"]
    assert why_not(state, "move G1 5") == "L9.1 partner-exit-first"
    assert play(state, "exit G2 5") == teams(HOME, "40 39", to_play="B")


def test_l9_1_but_not_before_a_five_one_can_use_oneself() -> None:
    state = draw(teams("20 ^ ^ ^", "40 w"), "5")
    assert legal(state) == ["move Y1 5"]
    assert why_not(state, "exit G2 5") == "L9.1 own-use-first"


def test_l9_1_the_own_exit_comes_first() -> None:
    state = draw(teams("20 w ^ ^", "40 w", dice=2), "3 5")
    assert legal(state) == ["exit Y2 5"]
    assert why_not(state, "exit G2 5") == "L9.1 own-use-first"
    assert why_not(state, "move G1 3") == "L4.2 exit-first"


def test_l9_1_die_by_die_one_own_and_one_for_the_partner() -> None:
    state = draw(teams("a5 ^ ^ ^", "40 50 ^ ^", dice=2), "2 4")  # the 4 goes beyond yellow's summit
    assert legal(state) == ["move Y1 2", "move G1 4", "move G2 4"]
    assert duty(state) == "L9.1 duty-partner colour=G"
    assert why_not(state, "move G1 2") == "L9.1 own-use-first"


def test_l9_1_as_things_stand_at_that_moment() -> None:
    state = draw(teams("a5 ^ ^ ^", "40 ^ ^ ^", dice=2), "1 3")
    assert legal(state) == ["move Y1 1", "move Y1 3"]
    state = play(state, "move Y1 1")
    assert legal(state) == ["move G1 3"]  # from a6 the 3 has no own use any more


def test_l9_1_a_five_for_the_partner_beside_an_own_use_of_the_other_die() -> None:
    state = draw(teams("a5 ^ ^ ^", "40 w", dice=2), "2 5")
    assert legal(state) == ["move Y1 2", "exit G2 5"]
    assert duty(state) == "L9.1 duty-partner colour=G"
    assert why_not(state, "move G1 5") == "L9.1 partner-exit-first"
    after = play(state, "exit G2 5")
    assert legal(after) == ["move Y1 2"]


def test_l9_1_a_five_for_the_partner_before_the_other_idle_die() -> None:
    state = draw(teams("a7 ^ ^ ^", "40 w", dice=2), "3 5")
    assert legal(state) == ["exit G2 5"]
    assert why_not(state, "move G1 3") == "L9.1 partner-exit-first"
    state = play(state, "exit G2 5")
    assert legal(state) == ["move G1 3", "move G2 3"]


@pytest.mark.parametrize("faces", ["1 4", "2 3"])
def test_l9_1_a_sum_brings_the_partner_out_when_neither_die_has_an_own_use(faces: str) -> None:
    spent = faces.replace(" ", "+")
    state = draw(teams(HOME, "40 w", dice=2), faces)
    assert legal(state) == [f"exit G2 {spent}"]
    assert why_not(state, f"move G1 {faces[0]}") == "L9.1 partner-exit-first"
    assert play(state, f"exit G2 {spent}") == teams(HOME, "40 39", dice=2, to_play="B")


@pytest.mark.parametrize(
    ("yellow", "moves"),
    [("a7 ^ ^ ^", ["move Y1 1", "move G1 4"]), ("64 ^ ^ ^", ["move Y1 1", "move Y1 4"])],
)
def test_l9_1_no_sum_for_the_partner_while_a_die_has_an_own_use(
    yellow: str, moves: list[str]
) -> None:
    state = draw(teams(yellow, "40 w", dice=2), "1 4")
    assert legal(state) == moves
    assert why_not(state, "exit G2 1+4") == "L9.1 own-use-first"


def test_l9_1_no_sum_for_the_partner_without_sums() -> None:
    state = draw(teams(HOME, "40 w", dice=2, sums=False), "1 4")
    assert legal(state) == ["move G1 1", "move G1 4"]


def test_l9_1_a_partner_whose_start_cell_is_full_moves_instead() -> None:
    state = draw(teams(HOME, "40 w", red="39 39"), "5")
    assert legal(state) == ["move G1 5"]


def test_l9_1_the_partners_exit_sends_an_opponent_back() -> None:
    state = draw(teams(HOME, "39 w", red="39"), "5")
    assert legal(state) == ["exit G2 5"]
    assert play(state, "exit G2 5") == teams(HOME, "39 39", bonus=20, moved="G2")


def test_l9_1_equal_dice_without_an_own_use_are_listed_once() -> None:
    assert legal(draw(teams(HOME, "40 50 ^ ^", dice=2), "4 4")) == ["move G1 4", "move G2 4"]
    state = draw(teams(HOME, "40 w w ^", dice=2), "5 5")
    assert legal(state) == ["exit G2 5"]
    assert legal(play(state, "exit G2 5")) == ["exit G3 5"]


def test_l9_1_two_idle_dice_are_listed_by_die() -> None:
    assert legal(draw(teams(HOME, "40 50 ^ ^", dice=2), "2 6")) == [
        "move G1 2",
        "move G2 2",
        "move G1 6",
        "move G2 6",
    ]


def test_l9_1_where_the_partner_has_no_use_either_the_die_is_lost() -> None:
    assert draw(teams(HOME, "a7 w"), "3") == teams(HOME, "a7 w", to_play="B")


def test_l9_1_red_and_blue_are_partners_too() -> None:
    assert legal(draw(teams("w", "w", red="23", to_play="B"), "3")) == ["move R1 3"]
    assert legal(draw(teams("w", "w", blue="57", to_play="R"), "3")) == ["move B1 3"]
    assert legal(draw(teams("6", "w", to_play="G"), "3")) == ["move Y1 3"]


# L9.2 Bonuses


def test_l9_2_a_bonus_is_for_own_tokens_only_even_when_the_partner_earned_it() -> None:
    state = draw(teams("a7 20 ^ ^", "40", red="43 23 23"), "3")  # red's pair stops Y2
    assert legal(state) == ["move G1 3"]
    state = play(state, "move G1 3")
    assert state == teams("a7 20 ^ ^", "43", red="w 23 23", bonus=20, moved="G1")
    assert legal(state) == ["bonus Y2 20", "skip"]
    assert why_not(state, "bonus G1 20") == "L9.2 bonus-for-own colour=Y"


def test_l9_2_while_one_own_token_is_not_home_the_partner_cannot_use_it() -> None:
    state = play(draw(teams("23 ^ ^ ^", "40", red="24"), "1"), "move Y1 1")
    assert legal(state) == ["bonus Y1 20", "skip"]
    assert why_not(state, "bonus G1 20") == "L9.2 bonus-for-own colour=Y"


def test_l9_2_when_all_four_own_tokens_are_home_it_is_for_the_partner() -> None:
    state = play(draw(teams(HOME, "40 50", red="43"), "3"), "move G1 3")
    assert legal(state) == ["bonus G1 20", "bonus G2 20", "skip"]
    assert why_not(state, "bonus Y1 20") == "L9.2 bonus-for-own colour=G"
    assert why_not(state, "bonus R1 20") == "L8.2 bonus-for-own colour=G"
    assert play(state, "bonus G2 20") == teams(HOME, "43 2", to_play="B")


def test_l9_2_at_that_moment_the_last_token_home_gives_its_10_to_the_partner() -> None:
    state = play(draw(teams("a7 ^ ^ ^", "40 50"), "1"), "move Y1 1")
    assert state == teams(HOME, "40 50", bonus=10, moved="Y1")
    assert legal(state) == ["bonus G1 10", "bonus G2 10", "skip"]


def test_l9_2_a_bonus_that_brings_the_last_token_home_gives_the_next_to_the_partner() -> None:
    state = teams("66 ^ ^ ^", "40", bonus=10)
    assert legal(state) == ["bonus Y1 10", "skip"]
    assert legal(play(state, "bonus Y1 10")) == ["bonus G1 10", "skip"]


def test_l9_2_without_a_token_of_the_partner_on_its_way_it_is_lost() -> None:
    assert play(draw(teams("a7 ^ ^ ^", "w"), "1"), "move Y1 1") == teams(HOME, "w", to_play="B")


def test_l9_2_without_teams_a_bonus_of_one_who_is_home_is_lost() -> None:
    after = play(draw(table("Y a7 ^ ^ ^", "B w", "G 40", "R w"), "1"), "move Y1 1")
    assert after == table(f"Y {HOME}", "B w", "G 40", "R w", to_play="B")


# L9.3 Building together


def test_l9_3_the_team_builds_when_all_eight_are_on_the_summit() -> None:
    state = teams(HOME, HOME)
    assert rules.turn(state) == Throw(0, 2)
    assert rules.turn(draw(state, "3 3")) == Over(
        Result((1, 2, 1, 2), None, "quatre_colonnes-monument-built")
    )


def test_l9_3_one_member_alone_does_not_build() -> None:
    state = teams(HOME, "^ ^ ^ a7")
    assert state.phase == "draw"
    assert rules.turn(state) == Throw(0, 1)
    assert teams("^ ^ ^ a7", HOME).phase == "draw"
    assert draw(teams("w", "w", red=HOME), "1") == teams("w", "w", red=HOME, to_play="B")


def test_l9_3_each_members_turn_is_one_attempt() -> None:
    state = draw(teams(HOME, HOME), "2 5")
    assert state == teams(HOME, HOME, to_play="B")
    state = draw(state, "1")
    assert state == teams(HOME, HOME, to_play="G")
    assert state.phase == "build"
    state = draw(draw(state, "6 6"), "1")
    assert state == teams(HOME, HOME)


def test_l9_3_a_six_that_brings_the_partners_last_token_home_is_followed_by_an_attempt() -> None:
    state = play(draw(teams(HOME, "a2 ^ ^ ^"), "6"), "move G1 6")
    assert state == teams(HOME, HOME, sixes=1, moved="G1")
    assert state.phase == "build"
