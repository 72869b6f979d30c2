"""What a face sees: pieces, dice, pad, choices, and what needs saying."""

import pytest

from colonnade.core.game import Decide, Over, Result, Throw
from colonnade.core.view import Die, KeepChoice, PadRow, Piece, View
from colonnade.games.columbiz.view import view
from tests.games.columbiz.helpers import GAME, begin, options, play, to_keep, to_place, to_throw

FACES = "1 2 3 3 5 5 5 6"


def said(seen: View) -> list[str]:
    return [str(message) for message in seen.messages]


def test_a_view_names_game_position_turn_and_colours() -> None:
    seen = view(to_keep(FACES, players=3, seat=1), None)
    assert (seen.game, seen.turn, seen.colours) == (
        "columbiz",
        Decide(1),
        ("purple", "blue", "grey"),
    )
    assert seen.position == GAME.position(to_keep(FACES, players=3, seat=1))
    assert GAME.view(begin(), None).turn == Throw(0, 2)


def test_a_disc_is_known_by_its_colour_and_cell() -> None:
    seen = view(play(to_place(FACES, ". . . . B .\n" + ". . . . . .\n" * 5), "place 5-3"), None)
    assert seen.pieces == (
        Piece("purple:5-3", "purple", "cell:5-3"),
        Piece("blue:5-6", "blue", "cell:5-6"),
    )


def test_dice_are_free_kept_or_spent() -> None:
    assert view(play(to_keep(FACES), "keep 5 5"), None).dice == (
        *(Die(face) for face in (1, 2, 3, 3)),
        *[Die(5, "kept")] * 2,
        Die(5, "free"),
        Die(6, "free"),
    )
    assert view(play(to_place(FACES), "place 6-1"), None).dice[-1] == Die(6, "spent")
    assert view(begin(), None).dice == ()


def test_the_pad_has_the_reserve_and_line_points_above_and_prison_below() -> None:
    assert view(to_throw(line_points=(7, 2), prisoners=(3, 13), reserve=(5, 2)), None).pad == (
        PadRow("columbiz-pad-reserve", (5, 2), False),
        PadRow("columbiz-pad-lines", (7, 2), False),
        PadRow("columbiz-pad-prisoners", (3, 13), True),
        PadRow("columbiz-pad-prison", (4, 49), True),
        PadRow("columbiz-pad-total", (11, 51), True),
    )


def test_the_pad_counts_discs_set_aside_where_there_are_any() -> None:
    rows = view(to_throw(set_aside=(0, 3)), None).pad
    assert rows[1] == PadRow("columbiz-pad-aside", (0, 3), False)
    assert [row.key for row in view(to_throw(), None).pad] == [
        row.key for row in rows if row.key != "columbiz-pad-aside"
    ]


def test_all_keeps_travel_as_one_choice() -> None:
    seen = view(to_keep(FACES), 0)
    assert seen.keep == KeepChoice((1, 2, 3, 3, 5, 5, 5, 6), ())
    assert [(choice.action, choice.path) for choice in seen.choices] == [("stop", ("button:stop",))]
    assert [str(effect) for effect in seen.choices[0].effects] == [
        "C2.2 columbiz-stopped colour=purple"
    ]


def test_locked_dice_must_be_in_the_keep() -> None:
    seen = view(to_keep(FACES, kept=(5, 5), throws=2, options=options(kept_dice="locked")), 0)
    assert seen.keep == KeepChoice((1, 2, 3, 3, 5, 5, 5, 6), (5, 5))
    assert said(seen) == ["C2.3 columbiz-dice-locked dice=5 5 count=2"]


def test_where_stopping_is_forbidden_there_is_no_button() -> None:
    seen = view(to_keep("1 1 1 1 1 1 1 1", "P . . . . .\n" * 6), 0)
    assert seen.choices == ()
    assert said(seen) == ["C2.4 columbiz-stop-nothing"]


def test_a_cell_is_clicked_to_place_and_a_button_to_end() -> None:
    seen = view(play(to_place("1 2 2 2 2 2 2 2"), "place 2-6"), 0)
    assert [(choice.action, choice.path) for choice in seen.choices] == [
        ("place 1-1", ("cell:1-1",)),
        ("place 2-1", ("cell:2-1",)),
        ("done", ("button:done",)),
    ]
    assert [str(effect) for effect in seen.choices[0].effects] == [
        "C3.1 columbiz-placed colour=purple cell=1-1"
    ]
    assert seen.keep is None


def test_a_forfeit_is_a_button() -> None:
    seen = view(to_place("1 1 1 1 1 1 1 1", "P . . . . .\n" * 6), 0)
    assert [(choice.action, choice.path) for choice in seen.choices] == [
        ("forfeit", ("button:forfeit",))
    ]
    assert said(seen) == ["C3.7 columbiz-must-forfeit count=3"]


@pytest.mark.parametrize("seat", [None, 1])
def test_only_the_seat_to_decide_has_choices(seat: int | None) -> None:
    for state in (to_keep(FACES), to_place(FACES), to_throw()):
        seen = view(state, seat)
        assert (seen.choices, seen.keep) == ((), None)


def test_nobody_has_choices_while_dice_are_thrown() -> None:
    seen = view(play(to_keep(FACES), "keep 5 5"), 0)
    assert (seen.choices, seen.keep) == ((), None)


def test_the_last_round_is_said_until_the_end() -> None:
    assert said(view(to_throw(seat=1, last_round=True), None)) == ["C4.1 columbiz-now-last-round"]
    assert said(view(to_throw(phase="over", last_round=True), None)) == []
    assert said(view(to_throw(), None)) == []


def test_after_the_end_the_turn_is_the_result() -> None:
    seen = view(to_throw(phase="over", last_round=True, line_points=(3, 1)), 0)
    assert (seen.turn, seen.choices) == (
        Over(Result((1, 2), (3, 1), "columbiz-reason-highest")),
        (),
    )


def affordable(seen: View) -> list[str]:
    assert {one.kind for one in seen.highlights} <= {"affordable"}
    return [one.place.removeprefix("cell:") for one in seen.highlights]


def test_cells_that_the_dice_pay_for_stand_out_while_somebody_decides() -> None:
    assert affordable(view(to_keep(FACES), None)) == [
        "1-1",
        "2-1",
        "3-1",
        "3-2",
        "5-1",
        "5-2",
        "5-3",
        "6-1",
    ]
    placed = play(to_place(FACES), "place 5-2")
    assert affordable(view(placed, None)) == ["1-1", "2-1", "3-1", "3-2", "5-1", "6-1"]
    assert (
        affordable(view(play(to_place(FACES, options=options(max_discs=1)), "place 5-2"), None))
        == []
    )
    assert affordable(view(play(to_keep(FACES), "keep 5 5"), None)) == []
