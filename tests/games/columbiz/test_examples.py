"""The worked examples of the rules page, in its order."""

from colonnade.core.game import Over, Throw
from colonnade.games.columbiz import rules
from tests.games.columbiz.helpers import board, legal, play, to_place, why_not


def test_example_1_three_fives_and_two_threes() -> None:
    state = to_place("1 2 3 3 5 5 5 6")
    assert board(play(state, "place 3-2", "place 5-3")) == {"3-2": "purple", "5-3": "purple"}
    assert board(play(state, "place 5-1", "place 5-2")) == {"5-1": "purple", "5-2": "purple"}
    assert board(play(state, "place 5-2", "place 5-1")) == {"5-1": "purple", "5-2": "purple"}
    assert (
        why_not(play(state, "place 5-3"), "place 5-1")
        == "C3.3 dice-short cell=5-1 face=5 needed=1 left=0"
    )
    assert (
        why_not(play(state, "place 5-1"), "place 5-3")
        == "C3.3 dice-short cell=5-3 face=5 needed=3 left=2"
    )


def test_example_2_two_prisoners_and_a_freed_cell() -> None:
    state = to_place("1 2 4 4 4 4 4 4", seat=1, board="""
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . P . .
        . . . P . .
    """)  # fmt: skip
    state = play(state, "place 4-5")
    assert state.prisoners == (0, 2)
    state = play(state, "place 4-1")
    assert board(state) == {"4-1": "blue", "4-5": "blue"}
    assert state.prisoners == (0, 2)


def test_example_3_no_capture_upwards_and_own_discs_stay() -> None:
    state = to_place("1 2 3 4 4 5 6 6", seat=1, board="""
        . . . . . .
        . . . . . .
        . . . P . .
        . . . . . .
        . . . . . .
        . . . . . .
    """)  # fmt: skip
    state = play(state, "place 4-2")
    assert state.prisoners == (0, 0)
    assert board(state) == {"4-2": "blue", "4-4": "purple"}
    state = play(state, "done", "roll 1 2 4 4 4 4 4 4", "stop", "place 4-6")
    assert state.prisoners == (1, 0)
    assert board(state) == {"4-4": "purple", "4-6": "purple"}


def test_example_4_a_line_made_longer_scores_its_whole_new_length() -> None:
    state = to_place(
        "1 2 3 4 4 4 4 5",
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . P . . .
        . P . . . .
        . . . . . .
    """,
    )
    state = play(state, "place 4-4")
    assert state.line_points == (1, 0)
    state = play(state, "done", "roll 1 1 1 1 1 1 1 1", "stop", "place 1-1", "done")
    state = play(state, "roll 5 5 5 5 5 6 6 6", "stop", "place 5-5")
    assert state.line_points == (3, 0)


def test_example_5_a_run_of_five_at_once() -> None:
    state = to_place(
        "1 2 3 4 5 6 6 6",
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P P . P P .
    """,
    )
    assert play(state, "place 3-1").line_points == (3, 0)


def test_example_6_a_row_and_a_diagonal_score_together() -> None:
    state = to_place(
        "1 2 3 3 3 4 5 6",
        """
        . . . . . .
        . . . . . .
        . . . . . .
        P P . . . .
        . P . . . .
        P . . . . .
    """,
    )
    assert play(state, "place 3-3").line_points == (2, 0)


def test_example_7_a_reserve_of_two_places_two_and_the_round_is_completed() -> None:
    state = to_place("1 2 3 3 5 5 5 6", reserve=(2, 9), discs=(0, 0))
    assert len(legal(state)) >= 4
    state = play(state, "place 1-1", "place 2-1")
    assert legal(state) == ["done"]
    state = play(state, "done")
    assert rules.turn(state) == Throw(1, 8)
    state = play(state, "roll 6 6 6 6 6 6 6 6", "stop", "place 6-6", "done")
    assert isinstance(rules.turn(state), Over)


def test_example_8_a_reserve_of_two_is_forfeited_and_the_round_is_completed() -> None:
    state = to_place("1 1 1 1 1 1 1 1", "B . . . . .\n" * 6, reserve=(2, 9))
    assert legal(state) == ["forfeit"]
    state = play(state, "forfeit")
    assert (state.reserve, state.set_aside) == ((0, 9), (2, 0))
    assert rules.turn(state) == Throw(1, 8)
    state = play(state, "roll 6 6 6 6 6 6 6 6", "stop", "place 6-6", "done")
    assert isinstance(rules.turn(state), Over)
