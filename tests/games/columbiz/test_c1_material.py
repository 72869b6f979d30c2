"""C1 Material, and who begins."""

from itertools import product

import pytest

from colonnade.core.errors import BadOption, Illegal
from colonnade.core.game import Seats, Throw
from colonnade.core.options import Options
from colonnade.games.columbiz import board, rules
from colonnade.games.columbiz.dice import AFFORDABLE
from tests.games.columbiz.helpers import GAME, begin, options, play, story, why_not


def bits(*names: str) -> int:
    return sum(1 << board.cell_of(*map(int, name.split("-"))) for name in names)


def test_c1_1_six_columns_of_six_cells_each_with_a_name() -> None:
    names = [board.name_of(cell) for cell in range(board.CELLS)]
    assert names == [f"{column}-{row}" for column in range(1, 7) for row in range(1, 7)]


def test_c1_1_a_cell_knows_its_column_and_row() -> None:
    for column, row in product(range(1, 7), repeat=2):
        cell = board.cell_of(column, row)
        assert (board.column_of(cell), board.row_of(cell)) == (column, row)


def test_c1_1_a_set_of_cells_has_a_bit_for_each() -> None:
    assert [board.bit_of(cell) for cell in range(3)] == [1, 2, 4]
    assert board.cells_in(board.bit_of(0) | board.bit_of(7) | board.bit_of(35)) == [0, 7, 35]
    assert board.cells_in(0) == []


def test_c1_1_cell_r_of_column_c_costs_r_dice_showing_c() -> None:
    assert AFFORDABLE[(5, 5, 5)] == bits("5-1", "5-2", "5-3")
    assert AFFORDABLE[(1, 2, 2, 6)] == bits("1-1", "2-1", "2-2", "6-1")
    assert AFFORDABLE[(4,) * 8] == bits("4-1", "4-2", "4-3", "4-4", "4-5", "4-6")
    assert AFFORDABLE[()] == 0


def test_c1_1_lines_run_along_columns_rows_and_both_diagonals() -> None:
    rays = board.RAYS[board.cell_of(3, 2)]
    named = [
        [[board.name_of(bit.bit_length() - 1) for bit in ray] for ray in pair] for pair in rays
    ]
    assert named == [
        [["3-3", "3-4", "3-5", "3-6"], ["3-1"]],
        [["4-2", "5-2", "6-2"], ["2-2", "1-2"]],
        [["4-3", "5-4", "6-5"], ["2-1"]],
        [["4-1"], ["2-3", "1-4"]],
    ]


@pytest.mark.parametrize(
    ("across", "up", "cells"),
    [
        (0, 1, ["2-6"]),
        (0, -1, ["2-4", "2-3", "2-2", "2-1"]),
        (1, 0, ["3-5", "4-5", "5-5", "6-5"]),
        (-1, 0, ["1-5"]),
        (1, 1, ["3-6"]),
        (-1, -1, ["1-4"]),
        (1, -1, ["3-4", "4-3", "5-2", "6-1"]),
        (-1, 1, ["1-6"]),
    ],
)
def test_c1_1_a_ray_ends_at_the_edge(across: int, up: int, cells: list[str]) -> None:
    assert board.find_ray(board.cell_of(2, 5), across, up) == tuple(bits(cell) for cell in cells)


def test_c1_1_below_a_cell_are_the_lower_numbers_of_its_column() -> None:
    assert board.BELOW[board.cell_of(4, 3)] == bits("4-1", "4-2")
    assert board.BELOW[board.cell_of(4, 1)] == 0
    assert board.BELOW[board.cell_of(1, 6)] == bits("1-1", "1-2", "1-3", "1-4", "1-5")


@pytest.mark.parametrize(("players", "discs"), [(2, 18), (3, 13), (4, 10)])
def test_c1_2_each_player_has_the_discs_for_their_number(players: int, discs: int) -> None:
    state = begin(players)
    assert state.reserve == (discs,) * players
    assert state.discs == state.prisoners == state.set_aside == state.line_points == (0,) * players


@pytest.mark.parametrize(
    ("players", "colours"),
    [
        (2, ("purple", "blue")),
        (3, ("purple", "blue", "grey")),
        (4, ("purple", "blue", "grey", "black")),
    ],
)
def test_c1_2_the_colours_follow_from_the_number_of_players(
    players: int, colours: tuple[str, ...]
) -> None:
    assert GAME.default_colours(players) == colours
    assert GAME.seats(colours, None) == Seats(colours)
    assert GAME.seats(list(colours), None) == Seats(colours)


def test_c1_2_the_game_is_for_two_to_four() -> None:
    assert GAME.players == (2, 3, 4)
    assert GAME.colours == ("purple", "blue", "grey", "black")


@pytest.mark.parametrize(
    ("colours", "first", "said"),
    [
        ((), None, "error-seats-count given=0 allowed=2, 3, 4"),
        (("purple",), None, "error-seats-count given=1 allowed=2, 3, 4"),
        (
            ("purple", "blue", "grey", "black", "red"),
            None,
            "error-seats-count given=5 allowed=2, 3, 4",
        ),
        (
            ("blue", "purple"),
            None,
            "columbiz-seats-colours given=blue, purple expected=purple, blue",
        ),
        (
            ("purple", "x" * 99),
            None,
            f"columbiz-seats-colours given={'purple, ' + 'x' * 52} expected=purple, blue",
        ),
        (
            ("purple", "blue", "black"),
            None,
            "columbiz-seats-colours given=purple, blue, black expected=purple, blue, grey",
        ),
        (("purple", "blue"), 0, "columbiz-seats-first"),
        (("purple", "blue"), 1, "columbiz-seats-first"),
    ],
)
def test_c1_2_other_seats_are_refused(
    colours: tuple[str, ...], first: int | None, said: str
) -> None:
    with pytest.raises(BadOption) as error:
        GAME.seats(colours, first)
    assert str(error.value.message) == said


def test_the_options_of_another_game_are_refused() -> None:
    with pytest.raises(TypeError, match=r"^not options of Columbiz: Options\(\)$"):
        rules.initial(Options(), GAME.seats(("purple", "blue"), None))


def test_c1_3_before_the_first_turn_every_seat_throws_a_die() -> None:
    state = begin(3)
    assert (state.phase, state.seat, state.starter, state.throwing) == ("start", 0, None, (0, 1, 2))
    assert rules.turn(state) == Throw(0, 3)
    assert rules.legal(state) == ()


def test_c1_3_the_options_stay_with_the_state() -> None:
    assert begin(2, max_discs=7).options == options(max_discs=7)


@pytest.mark.parametrize(
    ("text", "seat"), [("start 5 3 4", 0), ("start 1 2 1", 1), ("start 5 5 6", 2)]
)
def test_c1_3_the_highest_begins(text: str, seat: int) -> None:
    state = play(begin(3), text)
    assert (state.phase, state.seat, state.starter, state.throwing) == ("throw", seat, seat, ())
    assert rules.turn(state) == Throw(seat, 8)


def test_c1_3_who_begins_is_told() -> None:
    assert story(begin(3), "start 1 6 5") == ["C1.3 begins colour=blue face=6"]


def test_c1_3_the_tied_highest_throw_again_among_themselves() -> None:
    state = play(begin(4), "start 2 6 1 6")
    assert (state.phase, state.seat, state.starter, state.throwing) == ("start", 1, None, (1, 3))
    assert rules.turn(state) == Throw(1, 2)
    assert play(state, "start - 3 - 4").starter == 3


def test_c1_3_a_tie_is_told() -> None:
    assert story(begin(4), "start 6 2 6 6") == ["C1.3 start-tied count=3 face=6"]


def test_c1_3_a_tie_may_follow_a_tie() -> None:
    state = play(begin(3), "start 4 4 4", "start 2 2 1", "start 5 5 -")
    assert (state.phase, state.throwing) == ("start", (0, 1))
    assert play(state, "start 1 2 -").starter == 1


def test_c1_3_the_thrown_faces_belong_to_the_throwing_seats() -> None:
    assert str(rules.outcome(begin(3), (5, 3, 1))) == "start 5 3 1"
    tied = play(begin(4), "start 2 6 1 6")
    assert str(rules.outcome(tied, (4, 2))) == "start - 4 - 2"


def test_c1_3_each_throwing_seat_has_just_one_die() -> None:
    with pytest.raises(ValueError, match="zip"):
        rules.outcome(begin(2), (5, 3, 1))


def test_c1_3_nothing_else_happens_before_someone_begins() -> None:
    for text in ("roll 1 1 1 1 1 1 1 1", "keep", "stop", "place 1-1", "done", "forfeit"):
        assert why_not(begin(), text) == "C1.3 start-first"


def test_c1_3_an_illegal_start_quotes_action_and_position() -> None:
    state = begin()
    with pytest.raises(Illegal) as error:
        play(state, "start 1 2 3")
    assert str(error.value.action) == "start 1 2 3"
    assert str(error.value.refusal) == "C1.3 columbiz-start-count expected=2 given=3"
    assert error.value.position == GAME.position(state)


def test_c1_3_turns_go_clockwise_in_seat_order() -> None:
    state = play(begin(3), "start 1 6 5")
    seats: list[int] = []
    for _ in range(4):
        seats.append(state.seat)
        state = play(state, "roll 1 2 3 4 5 6 6 6", "stop")
        state = rules.apply(state, rules.legal(state)[0])
        state = play(state, "done")
    assert seats == [1, 2, 0, 1]
