"""L1: the board."""

from itertools import pairwise

import pytest

from colonnade.games.quatre_colonnes import board
from tests.games.quatre_colonnes.helpers import draw, legal, play, standing, table


def test_l1_1_the_ring_has_68_cells_and_tokens_run_in_rising_order() -> None:
    assert board.RING == 68
    assert [board.ring_cell("Y", progress) for progress in range(1, 65)] == list(range(5, 69))


def test_l1_1_cell_68_is_followed_by_cell_1() -> None:
    after = play(draw(table("R 67", "Y w"), "2"), "move R1 2")
    assert standing(after) == ["R 1 w w w", "Y w w w w"]


@pytest.mark.parametrize(
    ("colour", "start", "last"),
    [("Y", 5, 68), ("R", 22, 17), ("G", 39, 34), ("B", 56, 51)],
)
def test_l1_2_every_colour_has_its_start_cell_and_its_last_ring_cell(
    colour: str, start: int, last: int
) -> None:
    assert board.START_CELL[colour] == start
    assert board.ring_cell(colour, 1) == start
    assert board.ring_cell(colour, 64) == last


def test_l1_2_the_quarters_are_17_cells_apart_in_the_order_yellow_red_green_blue() -> None:
    starts = [board.START_CELL[colour] for colour in "YRGB"]
    assert [after - before for before, after in pairwise(starts)] == [17, 17, 17]


def test_l1_2_yellow_faces_green_and_red_faces_blue() -> None:
    assert board.PARTNER == {"Y": "G", "G": "Y", "R": "B", "B": "R"}


@pytest.mark.parametrize("colours", ["YG", "YBGR", "BR"])
def test_l1_3_four_tokens_of_each_colour_wait_in_the_workshop(colours: str) -> None:
    from colonnade.games.quatre_colonnes import QuatreColonnes

    game = QuatreColonnes()
    state = game.initial(game.options_type.resolve({}, len(colours)), game.seats(tuple(colours), 1))
    assert standing(state) == [f"{colour} w w w w" for colour in colours]


def test_l1_4_the_start_cells_and_the_refuges_are_the_safe_cells() -> None:
    assert frozenset((5, 22, 39, 56)) == board.START_CELLS
    assert frozenset((12, 17, 29, 34, 46, 51, 63, 68)) == board.REFUGES
    assert board.SAFE_CELLS == board.START_CELLS | board.REFUGES
    assert len(set(range(1, 69)) - board.SAFE_CELLS) == 56


@pytest.mark.parametrize("cell", [5, 22, 39, 56, 12, 17, 29, 34, 46, 51, 63, 68])
def test_l1_4_nobody_is_sent_back_from_a_safe_cell(cell: int) -> None:
    colour, other = ("B", "G") if cell in (5, 12, 17, 22, 68, 29) else ("R", "Y")
    seats = [f"{colour} {cell - 1 or 68}", f"{other} {cell}"]
    after = play(draw(table(*seats), "1"), f"move {colour}1 1")
    assert standing(after) == [f"{colour} {cell} w w w", f"{other} {cell} w w w"]


@pytest.mark.parametrize(
    "cell", [1, 4, 6, 11, 13, 16, 18, 28, 30, 33, 35, 45, 47, 50, 52, 62, 64, 67]
)
def test_l1_4_the_cells_beside_the_safe_ones_are_white(cell: int) -> None:
    colour, other = ("B", "G") if cell < 31 else ("R", "Y")
    after = draw(table(f"{colour} {cell - 1 or 68} ^ ^ ^", f"{other} {cell}"), "1")
    after = play(after, f"move {colour}1 1")
    assert standing(after) == [f"{colour} {cell} ^ ^ ^", f"{other} w w w w"]


@pytest.mark.parametrize("colour", ["Y", "R", "G", "B"])
def test_l1_5_the_arrow_begins_after_the_last_ring_cell_and_has_eight_cells(colour: str) -> None:
    last = {"Y": 68, "R": 17, "G": 34, "B": 51}[colour]
    other = {"Y": "R", "R": "Y", "G": "R", "B": "G"}[colour]
    state = table(f"{colour} {last} {last} ^ ^", f"{other} w")
    assert standing(play(draw(state, "1"), f"move {colour}1 1"))[0] == f"{colour} a1 {last} ^ ^"
    assert standing(play(draw(state, "6"), f"move {colour}1 6"))[0] == f"{colour} a6 {last} ^ ^"
    near = table(f"{colour} a6 ^ ^ ^", f"{other} w")
    assert standing(play(draw(near, "2"), f"move {colour}1 2"))[0] == f"{colour} ^ ^ ^ ^"


def test_l1_5_other_colours_run_past_the_arrow() -> None:
    after = play(draw(table("Y 16 ^ ^ ^", "R 17"), "2"), "move Y1 2")
    assert standing(after) == ["Y 18 ^ ^ ^", "R 17 w w w"]


def test_l1_6_progress_is_0_in_the_workshop_64_on_the_last_ring_cell_and_72_on_the_summit() -> None:
    assert (board.SUMMIT, board.LAST_ON_RING, board.TOKENS) == (72, 64, 4)
    for colour in board.COLOURS:
        path = board.PATH[colour]
        assert len(path) == 73
        assert path[0] == 0
        assert path[1:65] == tuple(board.ring_cell(colour, progress) for progress in range(1, 65))
        assert path[65:] == (0,) * 8


def test_l1_6_progress_of_the_tokens_in_a_diagram() -> None:
    assert table("Y 5 68 a1 ^", "R 22 17 a7 w").tokens == ((1, 64, 65, 72), (1, 64, 71, 0))


@pytest.fixture(params=["as loaded", "made anew"])
def layout(request: pytest.FixtureRequest) -> dict[int, tuple[int, int]]:
    return board.LAYOUT if request.param == "as loaded" else board._layout()


class TestLayout:
    def test_l1_7_every_ring_cell_has_a_place_of_its_own(
        self, layout: dict[int, tuple[int, int]]
    ) -> None:
        assert sorted(layout) == list(range(1, 69))
        assert len(set(layout.values())) == 68

    def test_l1_7_yellows_arm_points_south(self, layout: dict[int, tuple[int, int]]) -> None:
        assert [layout[cell] for cell in range(60, 68)] == [(-1, y) for y in range(2, 10)]
        assert layout[68] == (0, 9)
        assert [layout[cell] for cell in range(1, 9)] == [(1, y) for y in range(9, 1, -1)]

    def test_l1_7_reds_arm_points_east(self, layout: dict[int, tuple[int, int]]) -> None:
        assert [layout[cell] for cell in range(9, 17)] == [(x, 1) for x in range(2, 10)]
        assert layout[17] == (9, 0)
        assert [layout[cell] for cell in range(18, 26)] == [(x, -1) for x in range(9, 1, -1)]

    def test_l1_7_greens_arm_points_north(self, layout: dict[int, tuple[int, int]]) -> None:
        assert [layout[cell] for cell in range(26, 34)] == [(1, y) for y in range(-2, -10, -1)]
        assert layout[34] == (0, -9)
        assert [layout[cell] for cell in range(35, 43)] == [(-1, y) for y in range(-9, -1)]

    def test_l1_7_blues_arm_points_west(self, layout: dict[int, tuple[int, int]]) -> None:
        assert [layout[cell] for cell in range(43, 51)] == [(x, -1) for x in range(-2, -10, -1)]
        assert layout[51] == (-9, 0)
        assert [layout[cell] for cell in range(52, 60)] == [(x, 1) for x in range(-9, -1)]


def test_l1_7_the_arrows_run_inwards_in_the_middle_lane() -> None:
    assert [board.arrow_place("Y", step) for step in range(1, 9)] == [
        (0, y) for y in range(8, 0, -1)
    ]
    assert [board.arrow_place("R", step) for step in range(1, 9)] == [
        (x, 0) for x in range(8, 0, -1)
    ]
    assert [board.arrow_place("G", step) for step in range(1, 9)] == [(0, y) for y in range(-8, 0)]
    assert [board.arrow_place("B", step) for step in range(1, 9)] == [(x, 0) for x in range(-8, 0)]


def test_l1_7_the_workshops_are_in_the_corners() -> None:
    assert board.WORKSHOP_PLACE == {"Y": (5, 5), "R": (5, -5), "G": (-5, -5), "B": (-5, 5)}


def test_l1_7_a_whole_lap_passes_every_ring_cell_but_the_four_beyond_the_arrow() -> None:
    assert set(range(1, 69)) - set(board.PATH["Y"]) == {1, 2, 3, 4}
    assert set(range(1, 69)) - set(board.PATH["R"]) == {18, 19, 20, 21}
    assert legal(draw(table("R 16 ^ ^ ^", "Y w"), "3")) == ["move R1 3"]


def test_the_start_cells_lie_a_quarter_of_the_ring_apart() -> None:
    assert [board.quarter_of(colour) for colour in "YRGB"] == [0, 1, 2, 3]
