"""L4: leaving the workshop."""

import pytest

from tests.games.quatre_colonnes.helpers import draw, legal, play, standing, table, why_not


def test_l4_1_a_five_brings_a_token_onto_its_start_cell() -> None:
    state = draw(table("Y w", "R w"), "5")
    assert legal(state) == ["exit Y1 5"]
    assert play(state, "exit Y1 5") == table("Y 5", "R w", to_play="R")


@pytest.mark.parametrize(("colour", "cell"), [("Y", 5), ("R", 22), ("G", 39), ("B", 56)])
def test_l4_1_every_colour_comes_out_on_its_own_start_cell(colour: str, cell: int) -> None:
    other = "R" if colour == "Y" else "Y"
    after = play(draw(table(f"{colour} w", f"{other} w"), "5"), f"exit {colour}1 5")
    assert standing(after)[0] == f"{colour} {cell} w w w"


@pytest.mark.parametrize("face", ["1", "2", "3", "4", "6"])
def test_l4_1_no_other_face_does(face: str) -> None:
    state = draw(table("Y w", "R w"), face)
    assert legal(state) == []
    assert standing(state)[0] == "Y w w w w"


@pytest.mark.parametrize("faces", ["1 4", "2 3"])
def test_l4_1_two_dice_adding_up_to_five_do_the_same_and_are_both_spent(faces: str) -> None:
    spent = faces.replace(" ", "+")
    state = draw(table("Y 20 w", "R w", dice=2), faces)
    assert legal(state) == [f"exit Y2 {spent}"]
    assert play(state, f"exit Y2 {spent}") == table("Y 20 5", "R w", dice=2, to_play="R")


@pytest.mark.parametrize("faces", ["1 4", "2 3"])
def test_l4_1_not_without_sums(faces: str) -> None:
    state = draw(table("Y 20 w", "R w", dice=2, sums=False), faces)
    low, high = faces.split()
    assert legal(state) == [f"move Y1 {low}", f"move Y1 {high}"]


@pytest.mark.parametrize("faces", ["1 4", "2 3"])
def test_l4_1_with_sums_six_a_sum_is_no_five(faces: str) -> None:
    state = draw(table("Y 20 w", "R w", dice=2, sums="six"), faces)
    assert legal(state) == [f"move Y1 {face}" for face in faces.split()]
    assert why_not(state, f"exit Y2 {faces.replace(' ', '+')}") == "L4.1 no-five"


def test_l4_1_without_sums_a_die_showing_five_still_opens_the_workshop() -> None:
    assert legal(draw(table("Y 20 w", "R w", dice=2, sums=False), "1 5")) == ["exit Y2 5"]


def test_l4_1_no_other_sum_does() -> None:
    assert legal(draw(table("Y 20 w", "R w", dice=2), "1 3")) == ["move Y1 1", "move Y1 3"]
    assert legal(draw(table("Y 20 w", "R w", dice=2), "2 4")) == ["move Y1 2", "move Y1 4"]


def test_l4_1_two_fives_bring_two_tokens_out_one_after_the_other() -> None:
    state = draw(table("Y w", "R w", dice=2), "5 5")
    assert legal(state) == ["exit Y1 5"]
    state = play(state, "exit Y1 5")
    assert legal(state) == ["exit Y2 5"]
    assert play(state, "exit Y2 5") == table("Y 5 5", "R w", dice=2, to_play="R")


def test_l4_1_the_lowest_numbered_waiting_token_leaves() -> None:
    assert legal(draw(table("Y 20 w 30 w", "R w"), "5")) == ["exit Y2 5"]


def test_l4_1_two_dice_left_of_a_relaunch_have_no_sum() -> None:
    state = table("Y 20 w", "R w", dice=2, hand="1 4")
    assert legal(state) == ["move Y1 1", "move Y1 4"]


def test_l4_2_leaving_is_a_duty_before_any_other_use() -> None:
    state = draw(table("Y 20 w", "R 25", dice=2), "3 5")
    assert legal(state) == ["exit Y2 5"]
    assert why_not(state, "move Y1 5") == "L4.2 exit-first"
    assert why_not(state, "move Y1 3") == "L4.2 exit-first"
    state = play(state, "exit Y2 5")
    assert legal(state) == ["move Y1 3", "move Y2 3"]


def test_l4_2_not_when_no_token_waits() -> None:
    assert legal(draw(table("Y 20 ^ ^ ^", "R w"), "5")) == ["move Y1 5"]
    assert legal(draw(table("Y 20 ^ ^ ^", "R w", dice=2), "2 3")) == ["move Y1 2", "move Y1 3"]


def test_l4_2_a_three_in_hand_can_open_the_start_cell_for_the_five() -> None:
    state = draw(table("Y 5 5 w ^", "R w", dice=2), "3 5")
    assert legal(state) == ["move Y1 3", "move Y1 5"]
    state = play(state, "move Y1 3")
    assert legal(state) == ["exit Y3 5"]


def test_l4_3_one_token_on_the_start_cell_is_not_disturbed() -> None:
    own = play(draw(table("Y 5 w", "R w"), "5"), "exit Y2 5")
    assert own == table("Y 5 5", "R w", to_play="R")
    foreign = play(draw(table("Y w", "R 5"), "5"), "exit Y1 5")
    assert foreign == table("Y 5", "R 5", to_play="R")


def test_l4_4_a_foreign_token_beside_an_own_one_is_sent_back_and_earns_the_bonus() -> None:
    state = draw(table("Y 5 w", "R 40 5"), "5")
    assert legal(state) == ["exit Y2 5"]
    state = play(state, "exit Y2 5")
    assert state == table("Y 5 5", "R 40 w", bonus=20, moved="Y2")


def test_l4_4_there_is_no_choice_to_name_with_one_foreign_token() -> None:
    state = draw(table("Y 5 w", "R 5"), "5")
    assert why_not(state, "exit Y2 5 xR1") == "L4.4 victim-unwanted token=R1"


@pytest.mark.parametrize(
    ("rows", "tokens"),
    [
        (("Y w", "B 60 5", "G 5"), ("B2", "G1")),
        (("Y w", "B w", "G 40 41 5", "R 5"), ("G3", "R1")),
        (("Y w", "B 5", "G w", "R 60 61 62 5"), ("B1", "R4")),
    ],
)
def test_l4_4_of_two_tokens_of_two_other_players_the_owner_chooses(
    rows: tuple[str, ...], tokens: tuple[str, str]
) -> None:
    state = draw(table(*rows), "5")
    assert legal(state) == [f"exit Y1 5 x{tokens[0]}", f"exit Y1 5 x{tokens[1]}"]
    for victim, survivor in (tokens, tokens[::-1]):
        after = play(state, f"exit Y1 5 x{victim}")
        places = {row[0]: row.split()[1:] for row in standing(after)}
        assert places["Y"] == ["5", "w", "w", "w"]
        assert places[victim[0]][int(victim[1]) - 1] == "w"
        assert places[survivor[0]][int(survivor[1]) - 1] == "5"
        assert (after.seat, after.bonuses) == (0, (20,))
        assert legal(after) == ["bonus Y1 20", "skip"]


def test_l4_4_the_choice_is_given_with_a_sum_too() -> None:
    state = draw(table("Y w", "B 5", "G 5", dice=2), "2 3")
    assert legal(state) == ["exit Y1 2+3 xB1", "exit Y1 2+3 xG1"]
    assert play(state, "exit Y1 2+3 xG1") == table(
        "Y 5", "B 5", "G w", dice=2, bonus=20, moved="Y1"
    )


def test_l4_4_the_victim_must_be_named_and_be_one_of_the_two() -> None:
    state = draw(table("Y w", "B 5", "G 5 40"), "5")
    assert why_not(state, "exit Y1 5") == "L4.4 victim-wanted tokens=B1, G1"
    assert why_not(state, "exit Y1 5 xG2") == "L4.4 victim-wanted tokens=B1, G1"


def test_l4_5_two_tokens_of_one_other_player_bar_the_start_cell() -> None:
    state = draw(table("Y 20 w", "R 5 5"), "5")
    assert legal(state) == ["move Y1 5"]
    assert why_not(state, "exit Y2 5") == "L4.5 start-barred cell=5"


def test_l4_5_two_own_tokens_fill_the_start_cell() -> None:
    state = draw(table("Y 5 5 w ^", "R w"), "5")
    assert legal(state) == ["move Y1 5"]
    assert why_not(state, "exit Y3 5") == "L4.5 start-full cell=5"


def test_l4_5_in_teams_two_opponents_of_one_team_are_a_barrier() -> None:
    state = draw(table("Y 20 w", "B 5", "G w", "R 5", teams=True), "5")
    assert legal(state) == ["move Y1 5"]
    assert why_not(state, "exit Y2 5") == "L4.5 start-barred cell=5"


def test_l4_5_in_teams_a_partner_beside_an_own_token_fills_the_cell() -> None:
    state = draw(table("Y 5 w", "B w", "G 5", "R w", teams=True), "5")
    assert legal(state) == ["move Y1 5"]
    assert why_not(state, "exit Y2 5") == "L4.5 start-full cell=5"


def test_l4_5_in_teams_an_opponent_beside_a_partner_is_sent_back() -> None:
    state = draw(table("Y w", "B 5", "G 5", "R w", teams=True), "5")
    assert legal(state) == ["exit Y1 5"]
    assert play(state, "exit Y1 5") == table(
        "Y 5", "B w", "G 5", "R w", teams=True, bonus=20, moved="Y1"
    )


def test_l4_5_the_dice_are_played_otherwise_or_lost() -> None:
    assert draw(table("Y w", "R 5 5"), "5") == table("Y w", "R 5 5", to_play="R")
    assert draw(table("Y w", "R 5 5", dice=2), "1 4") == table("Y w", "R 5 5", dice=2, to_play="R")
