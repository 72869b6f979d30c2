"""C3 Placing."""

import pytest

from colonnade.core.game import Decide
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.board import CELLS, COLOURS, RAYS, _measure_runs, cell_of
from colonnade.games.columbiz.notation import diagram
from tests.games.columbiz.helpers import (
    EMPTY,
    board,
    dice,
    duty,
    legal,
    options,
    play,
    story,
    to_place,
    to_throw,
    why_not,
)


def show(text: str) -> str:
    return "\n".join(line.strip() for line in text.strip().splitlines())


def test_c3_1_a_disc_comes_from_the_reserve() -> None:
    state = play(to_place("1 2 3 3 5 5 5 6", seat=1), "place 5-3")
    assert (state.reserve, state.placed, state.phase) == ((18, 17), 1, "place")
    assert board(state) == {"5-3": "blue"}
    assert rules.turn(state) == Decide(1)


def test_c3_1_a_placement_is_told() -> None:
    assert story(to_place("1 2 3 3 5 5 5 6"), "place 5-3") == ["C3.1 placed colour=purple cell=5-3"]


def test_c3_1_at_least_one_disc_is_placed() -> None:
    state = to_place("1 2 3 3 5 5 5 6")
    assert legal(state) == [
        "place 1-1",
        "place 2-1",
        "place 3-1",
        "place 3-2",
        "place 5-1",
        "place 5-2",
        "place 5-3",
        "place 6-1",
    ]
    assert duty(state) is None


def test_c3_1_at_most_max_discs_are_placed() -> None:
    state = play(to_place("1 2 3 3 5 5 5 6"), "place 1-1", "place 2-1", "place 3-1", "place 5-1")
    assert legal(state) == ["done"]
    assert why_not(state, "place 6-1") == "C3.1 place-most count=4"
    assert duty(state) == "C3.1 place-most count=4"


def test_c3_1_max_discs_is_an_option() -> None:
    state = to_place("1 2 3 3 5 5 5 6", options=options(max_discs=1))
    assert why_not(play(state, "place 1-1"), "place 2-1") == "C3.1 place-most count=1"


def test_c3_1_one_below_the_most_may_go_on() -> None:
    state = play(to_place("1 2 3 3 5 5 5 6"), "place 1-1", "place 2-1", "place 3-1")
    assert why_not(state, "place 5-1") is None
    assert duty(state) is None


def test_c3_1_nothing_is_placed_from_an_empty_reserve() -> None:
    state = play(to_place("1 2 3 3 5 5 5 6", reserve=(1, 18)), "place 1-1")
    assert legal(state) == ["done"]
    assert why_not(state, "place 2-1") == "C3.1 reserve-empty"
    assert duty(state) == "C3.1 reserve-empty"


def test_c3_1_it_is_the_players_own_reserve_that_counts() -> None:
    assert why_not(to_place("1 2 3 3 5 5 5 6", reserve=(18, 0)), "place 1-1") is None


def test_c3_2_the_cell_must_be_empty() -> None:
    state = to_place("1 2 3 3 5 5 5 6", """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . B .
        P . . . . .
    """)  # fmt: skip
    assert why_not(state, "place 1-1") == "C3.2 cell-occupied cell=1-1 colour=purple"
    assert why_not(state, "place 5-2") == "C3.2 cell-occupied cell=5-2 colour=blue"
    assert legal(state) == [
        "place 2-1",
        "place 3-1",
        "place 3-2",
        "place 5-1",
        "place 5-3",
        "place 6-1",
    ]


def test_c3_2_every_colours_discs_are_in_the_way() -> None:
    state = to_place("1 2 3 4 5 5 6 6", players=4, board="""
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P B G K . .
    """)  # fmt: skip
    assert legal(state) == ["place 5-1", "place 5-2", "place 6-1", "place 6-2"]


def test_c3_3_placing_spends_dice_of_that_face() -> None:
    state = play(to_place("1 2 3 3 5 5 5 6"), "place 5-2")
    assert (state.dice, state.spent) == (dice("1 2 3 3 5 5 5 6"), (5, 5))
    assert legal(state) == [
        "place 1-1",
        "place 2-1",
        "place 3-1",
        "place 3-2",
        "place 5-1",
        "place 6-1",
        "done",
    ]
    state = play(state, "place 3-1")
    assert state.spent == (3, 5, 5)


def test_c3_3_a_die_is_spent_once() -> None:
    state = play(to_place("1 2 3 3 5 5 5 6"), "place 5-3")
    assert why_not(state, "place 5-1") == "C3.3 dice-short cell=5-1 face=5 needed=1 left=0"


def test_c3_3_too_few_dice_are_refused() -> None:
    state = to_place("1 2 3 3 5 5 5 6")
    assert why_not(state, "place 5-4") == "C3.3 dice-short cell=5-4 face=5 needed=4 left=3"
    assert why_not(state, "place 4-1") == "C3.3 dice-short cell=4-1 face=4 needed=1 left=0"


def test_c3_3_unspent_dice_are_simply_left() -> None:
    state = play(to_place("1 1 1 1 1 1 1 1"), "place 1-6")
    assert rules.unspent(state) == (1, 1)
    assert rules.unspent(to_place("1 1 1 1 1 1 1 2")) == dice("1 1 1 1 1 1 1 2")


def test_c3_4_opponents_lower_in_the_column_are_captured() -> None:
    state = to_place("4 4 4 4 5 5 6 6", players=3, reserve=(9, 8, 7), board="""
        . . . . . .
        . . . . . .
        . . . . . .
        . . G B . .
        . . G B B .
        . . G G B .
    """)  # fmt: skip
    after = play(state, "place 4-4")
    assert diagram(after) == show("""
        . . . . . .
        . . . . . .
        . . . P . .
        . . G . . .
        . . G . B .
        . . G . B .
    """)
    assert (after.prisoners, after.reserve) == ((3, 0, 0), (8, 8, 7))


def test_c3_4_a_capture_is_told_for_each_colour() -> None:
    state = to_place("4 4 4 4 5 5 6 6", players=3, board="""
        . . . . . .
        . . . . . .
        . . . . . .
        . . . B . .
        . . . B . .
        . . . G . .
    """)  # fmt: skip
    assert story(state, "place 4-4") == [
        "C3.1 placed colour=purple cell=4-4",
        "C3.4 captured colour=purple victim=blue count=2 cells=4-2 4-3",
        "C3.4 captured colour=purple victim=grey count=1 cells=4-1",
    ]


def test_c3_4_own_and_higher_discs_stay() -> None:
    state = to_place("4 4 4 5 5 6 6 6", seat=1, prisoners=(1, 2), board="""
        . . . P . .
        . . . . . .
        . . . P . .
        . . . . . .
        . . . B . .
        . . . P . .
    """)  # fmt: skip
    after = play(state, "place 4-3")
    assert diagram(after) == show("""
        . . . P . .
        . . . . . .
        . . . P . .
        . . . B . .
        . . . B . .
        . . . . . .
    """)
    assert after.prisoners == (1, 3)


def test_c3_4_a_freed_cell_can_be_used_in_the_same_turn() -> None:
    state = to_place(
        "4 4 4 5 5 6 6 6",
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . B . .
    """,
    )
    assert why_not(state, "place 4-1") == "C3.2 cell-occupied cell=4-1 colour=blue"
    assert board(play(state, "place 4-2", "place 4-1")) == {"4-1": "purple", "4-2": "purple"}


# C3.5: the purple discs of a diagram, the cell that is filled, and the lengths of the lines that
# score


@pytest.mark.parametrize(
    ("rows", "cell", "lengths"),
    [
        ("...... ...... ...... ...... ...... PP....", "3-1", [3]),
        ("...... ...... ...... ...... ...... P.P...", "2-1", [3]),
        ("...... ...... ...... ...... ...... .PPP..", "1-1", [4]),
        ("...... ...... ...... ...... ...... PPP.PP", "4-1", [6]),
        ("...... ...... ...... ...... ...... PP.PP.", "3-1", [5]),
        ("...... ...... ...... ...... ...... P.....", "2-1", []),
        ("...... ...... ...... ...... ...... PP..P.", "4-1", []),
        ("...... ...... ...... ...... ...... PPB.P.", "4-1", []),
        ("P..... P..... ...... P..... P..... P.....", "1-4", [6]),
        ("...... ...... ...... P..... P..... ......", "1-1", [3]),
        (".....P ....P. ...P.. ...... .P.... P.....", "3-3", [6]),
        ("P..... .P.... ..P... ...P.. ...... .....P", "5-2", [6]),
        ("...... ...P.. ..P... ...... ...... ......", "5-6", [3]),
        ("...... ...... .P.... ..P... ...... ......", "4-2", [3]),
        ("...... ..P... ..P... PP.... ...... ......", "3-3", [3, 3]),
        ("...... P.P.P. .PPP.. PP.PP. .PPP.. P.P.P.", "3-3", [5, 5, 5, 5]),
        ("..PPPP ....PP P.P.P. .PPP.. PP.... ......", "3-2", [3, 3, 4, 3]),
        ("...... ...... ...... ...... ...... ......", "3-3", []),
    ],
)
def test_c3_5_each_direction_with_a_run_of_three_or_more_scores(
    rows: str, cell: str, lengths: list[int]
) -> None:
    text = "\n".join(" ".join(row) for row in rows.split())
    column, row = map(int, cell.split("-"))
    own, placed = to_throw(text).discs[0], cell_of(column, row)
    assert rules.find_lines(own, placed) == lengths
    assert [cells.bit_count() for cells in rules.find_line_cells(own, placed)] == lengths
    assert all(cells & ~own == 1 << placed for cells in rules.find_line_cells(own, placed))


@pytest.mark.parametrize(
    ("row", "cell", "points"),
    [("PP....", "3-1", 1), ("PPP...", "4-1", 2), ("PPPP..", "5-1", 3), ("PPPPP.", "6-1", 4)],
)
def test_c3_5_a_line_scores_at_once_by_its_length(row: str, cell: str, points: int) -> None:
    state = to_place("1 2 3 4 5 6 6 6", ". . . . . .\n" * 5 + " ".join(row), line_points=(10, 20))
    assert play(state, f"place {cell}").line_points == (10 + points, 20)
    length = len(row.rstrip(".")) + 1
    cells = " ".join(f"{column}-1" for column in range(1, length + 1))
    assert story(state, f"place {cell}")[1:] == [
        f"C3.5 line colour=purple length={length} points={points} cells={cells}"
    ]


def test_c3_5_several_directions_all_score() -> None:
    state = to_place(
        "3 3 3 4 5 6 6 6",
        """
        . . . . . .
        . . P . . .
        . . P . . .
        P P . . . .
        . . . . . .
        . . . . . .
    """,
    )
    assert play(state, "place 3-3").line_points == (2, 0)
    assert story(state, "place 3-3") == [
        "C3.1 placed colour=purple cell=3-3",
        "C3.5 line colour=purple length=3 points=1 cells=3-3 3-4 3-5",
        "C3.5 line colour=purple length=3 points=1 cells=1-3 2-3 3-3",
    ]


def test_c3_5_lines_not_through_the_new_disc_do_not_score() -> None:
    state = to_place(
        "1 2 3 4 5 6 6 6",
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P P P . . .
        . . . . . .
    """,
    )
    assert play(state, "place 6-1").line_points == (0, 0)


def test_c3_5_other_colours_make_no_line() -> None:
    state = to_place(
        "1 2 3 4 5 6 6 6",
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        B B . B B .
    """,
    )
    assert play(state, "place 3-1").line_points == (0, 0)


def test_c3_5_captures_come_before_lines_in_the_story() -> None:
    state = to_place(
        "3 3 4 5 5 6 6 6",
        """
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P P . . . .
        . . B . . .
    """,
    )
    assert story(state, "place 3-2") == [
        "C3.1 placed colour=purple cell=3-2",
        "C3.4 captured colour=purple victim=blue count=1 cells=3-1",
        "C3.5 line colour=purple length=3 points=1 cells=1-2 2-2 3-2",
    ]


def test_c3_6_with_a_disc_placed_the_player_ends_the_turn_by_saying_so() -> None:
    state = play(to_place("1 2 3 3 5 5 5 6", kept=(1,)), "place 5-3", "done")
    assert state == to_throw(
        "\n".join(["......"] * 3 + ["....P."] + ["......"] * 2).replace("", " "), seat=1
    )
    assert (state.dice, state.kept, state.spent, state.throws, state.placed) == ((), (), (), 0, 0)


def test_c3_6_the_end_of_a_turn_is_told() -> None:
    assert story(play(to_place("1 2 3 3 5 5 5 6"), "place 5-3"), "done") == [
        "C3.6 turn-ended colour=purple"
    ]


def test_c3_6_no_ending_before_a_disc_is_placed() -> None:
    assert why_not(to_place("1 2 3 3 5 5 5 6"), "done") == "C3.6 done-early"


def test_c3_6_the_turn_does_not_end_by_itself() -> None:
    state = play(to_place("1 1 1 1 1 1 2 2"), "place 1-6", "place 2-2")
    assert legal(state) == ["done"]
    assert duty(state) == "C3.3 place-nothing"


# C3.7: with 1 1 1 1 2 2 2 2 nothing can be placed here
TAKEN = """
    . . . . . .
    . . . . . .
    P B . . . .
    P B . . . .
    P B . . . .
    P B . . . .
"""


def test_c3_7_with_nothing_to_place_the_player_forfeits_three_discs() -> None:
    state = to_place(
        "1 1 1 1 2 2 2 2",
        TAKEN,
        seat=1,
        set_aside=(3, 6),
        reserve=(10, 9),
        prisoners=(1, 2),
        line_points=(3, 4),
    )
    assert legal(state) == ["forfeit"]
    after = play(state, "forfeit")
    assert after == to_throw(
        TAKEN, set_aside=(3, 9), reserve=(10, 6), prisoners=(1, 2), line_points=(3, 4)
    )


def test_c3_7_a_forfeit_is_told_and_ends_the_turn() -> None:
    assert story(to_place("1 1 1 1 2 2 2 2", TAKEN), "forfeit") == [
        "C3.7 forfeited colour=purple count=3",
        "C3.7 turn-ended colour=purple",
    ]


@pytest.mark.parametrize(("reserve", "count"), [(14, 3), (4, 3), (3, 3), (2, 2), (1, 1)])
def test_c3_7_three_or_what_is_left_of_the_reserve(reserve: int, count: int) -> None:
    state = to_place("1 1 1 1 2 2 2 2", TAKEN, reserve=(reserve, 14))
    after = play(state, "forfeit")
    assert (after.reserve, after.set_aside) == ((reserve - count, 14), (count, 0))
    assert story(state, "forfeit")[0] == f"C3.7 forfeited colour=purple count={count}"
    assert duty(state) == f"C3.7 must-forfeit count={count}"


def test_c3_7_who_must_forfeit_cannot_just_be_done() -> None:
    assert why_not(to_place("1 1 1 1 2 2 2 2", TAKEN), "done") == "C3.7 must-forfeit count=3"


def test_c3_7_no_forfeit_while_a_disc_can_be_placed() -> None:
    state = to_place("1 1 1 1 2 2 2 3", TAKEN)
    assert legal(state) == ["place 3-1"]
    assert why_not(state, "forfeit") == "C3.7 forfeit-possible cell=3-1"
    assert why_not(to_place("1 2 3 3 5 5 5 6"), "forfeit") == "C3.7 forfeit-possible cell=1-1"


def test_c3_7_no_forfeit_once_a_disc_is_placed() -> None:
    state = play(to_place("1 1 1 1 2 2 2 3", TAKEN), "place 3-1")
    assert legal(state) == ["done"]
    assert why_not(state, "forfeit") == "C3.7 forfeit-placed"


def test_placing_changes_nothing_else() -> None:
    fields = {
        "last_round": True,
        "starter": 1,
        "reserve": (18, 0),
        "prisoners": (1, 2),
        "set_aside": (3, 4),
        "line_points": (5, 6),
    }
    before = to_place("1 2 3 3 5 5 5 6", EMPTY, kept=(1, 2), **fields)
    after = play(before, "place 5-1")
    assert after == before._replace(
        discs=(1 << cell_of(5, 1), 0), reserve=(17, 0), spent=(5,), placed=1
    )


@pytest.mark.parametrize("seat", range(4))
def test_every_seat_counts_its_own(seat: int) -> None:
    state = to_place("1 1 1 3 5 5 5 6", players=4, seat=seat, board="""
        . . . . . .
        . . . . . .
        . . . . . .
        . . . . . .
        P B G K . .
        . . . . . .
    """)  # fmt: skip
    after = play(state, "place 1-3")
    expected = [10, 10, 10, 10]
    assert after.prisoners == tuple(int(other == seat != 0) for other in range(4))
    assert after.reserve == tuple(left - 1 - (other == seat) for other, left in enumerate(expected))
    assert board(after)["1-3"] == COLOURS[seat]
    assert story(state, "place 1-3")[0] == f"C3.1 placed colour={COLOURS[seat]} cell=1-3"


@pytest.mark.parametrize("cell", range(CELLS))
def test_c3_5_the_run_through_a_cell_ends_at_the_first_gap_on_either_side(cell: int) -> None:
    """Found again by walking outwards, for every set of discs on each line of the cell."""
    for onwards, backwards in RAYS[cell]:
        line, runs = _measure_runs(onwards, backwards)
        others = (*onwards, *backwards)
        assert line == sum(others)
        assert len(runs) == 2 ** len(others)
        for own, length in runs.items():
            walked = 1
            for ray in (onwards, backwards):
                gaps = [steps for steps, bit in enumerate(ray) if not own & bit]
                walked += min(gaps, default=len(ray))
            assert length == walked
