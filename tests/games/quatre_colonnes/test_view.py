"""What a user interface may see of a position."""

import pytest

from colonnade.core.game import Decide, Over, Result, Throw
from colonnade.core.view import Choice, Die, Highlight, PadRow, Piece
from colonnade.games.quatre_colonnes import QuatreColonnes, rules
from colonnade.games.quatre_colonnes.drawing import draw as draw_svg
from colonnade.games.quatre_colonnes.notation import parse
from colonnade.games.quatre_colonnes.position_ids import position
from colonnade.games.quatre_colonnes.state import State
from colonnade.games.quatre_colonnes.view import place_name, view
from tests.games.quatre_colonnes.helpers import draw, legal, table


def paths(state) -> dict[str, tuple[str, ...]]:
    return {choice.action: choice.path for choice in view(state, state.seat).choices}


@pytest.mark.parametrize(
    ("colour", "progress", "name"),
    [
        ("Y", 0, "workshop:Y"),
        ("Y", 1, "cell:5"),
        ("R", 64, "cell:17"),
        ("R", 65, "arrow:R1"),
        ("G", 71, "arrow:G7"),
        ("B", 72, "summit:B"),
    ],
)
def test_places_have_names(colour: str, progress: int, name: str) -> None:
    assert place_name(colour, progress) == name


def test_a_view_shows_the_whole_position() -> None:
    state = draw(table("Y 20 a3 w ^", "R 24 22", dice=2), "1 3")
    shown = view(state, 0)
    assert shown.game == "quatre_colonnes"
    assert shown.position == position(state)
    assert shown.turn == Decide(0)
    assert shown.colours == ("Y", "R")
    assert shown.pieces == (
        Piece("Y1", "Y", "cell:20"),
        Piece("Y2", "Y", "arrow:Y3"),
        Piece("Y3", "Y", "workshop:Y"),
        Piece("Y4", "Y", "summit:Y"),
        Piece("R1", "R", "cell:24"),
        Piece("R2", "R", "cell:22"),
        Piece("R3", "R", "workshop:R"),
        Piece("R4", "R", "workshop:R"),
    )
    assert shown.dice == (Die(1), Die(3))
    assert shown.pad == (
        PadRow("quatre_colonnes-pad-workshop", (1, 2)),
        PadRow("quatre_colonnes-pad-way", (2, 2)),
        PadRow("quatre_colonnes-pad-summit", (1, 0), is_below=True),
    )
    assert shown.keep is None
    assert shown.messages == ()
    assert shown == QuatreColonnes().view(state, 0)


def test_a_notebook_shows_the_drawing() -> None:
    state = table("Y 20 a3 w ^", "R 24 22")
    assert state._repr_svg_() == draw_svg(state) == QuatreColonnes().draw(state)


def test_only_the_seat_to_decide_has_choices() -> None:
    state = draw(table("Y 20", "R w"), "3")
    assert [choice.action for choice in view(state, 0).choices] == legal(state) == ["move Y1 3"]
    assert view(state, 1).choices == ()
    assert view(state, None).choices == ()
    assert view(table("Y 20", "R w"), 0).choices == ()
    assert view(draw(table("Y ^ ^ ^ ^", "R w"), "3 3"), 0).choices == ()


def test_the_turn_at_a_throw_and_at_the_end() -> None:
    assert view(table("Y 20", "R w"), 1).turn == Throw(0, 1)
    over = view(draw(table("Y ^ ^ ^ ^", "R w"), "3 3"), None)
    assert over.turn == Over(Result((1, 2), None, "quatre_colonnes-monument-built"))


def test_a_choice_is_a_path_of_clicks_with_its_effects() -> None:
    state = draw(table("Y 20 67", "R w"), "2")
    assert view(state, 0).choices == (
        Choice("move Y1 2", ("token:Y1", "cell:22"), rules.narrate(state, parse("move Y1 2"))),
        Choice("move Y2 2", ("token:Y2", "arrow:Y1"), rules.narrate(state, parse("move Y2 2"))),
    )


def test_paths_of_bonuses_and_of_declining() -> None:
    assert paths(table("Y 20 66", "R w", bonus=10)) == {
        "bonus Y1 10": ("token:Y1", "cell:30"),
        "bonus Y2 10": ("token:Y2", "summit:Y"),
        "skip": ("button:skip",),
    }


def test_paths_of_leaving_the_workshop() -> None:
    assert paths(draw(table("Y w", "R w", dice=2), "1 4")) == {
        "exit Y1 1+4": ("token:Y1", "cell:5")
    }
    assert paths(draw(table("Y w", "B 5", "R w 5"), "5")) == {
        "exit Y1 5 xB1": ("token:Y1", "cell:5", "token:B1"),
        "exit Y1 5 xR2": ("token:Y1", "cell:5", "token:R2"),
    }


def test_the_die_is_asked_for_only_where_two_lead_to_one_place() -> None:
    state = draw(table("Y a6 20 ^ ^", "R w", dice=2, finish="free"), "3 4")
    assert paths(state) == {
        "move Y1 3": ("token:Y1", "summit:Y", "die:3"),
        "move Y2 3": ("token:Y2", "cell:23"),
        "move Y1 4": ("token:Y1", "summit:Y", "die:4"),
        "move Y2 4": ("token:Y2", "cell:24"),
    }


def test_a_duty_is_said_to_everybody() -> None:
    state = draw(table("Y 20 29 29 ^", "R w"), "6")
    for seat in (0, 1, None):
        assert view(state, seat).messages == (rules.duty(state),)


@pytest.mark.parametrize(
    ("state", "barriers"),
    [
        (table("Y 12 12 20 20", "R 29 w", dice=1), ["cell:12"]),  # white cells have none
        (table("Y 12 20", "R 12 29", dice=1), []),  # two sides are none
        (
            table("Y 17 17 12", "B w", "G 12 w", "R 63 63", dice=1, teams=True),
            ["cell:12", "cell:17", "cell:63"],
        ),
        (
            table("Y 17 17 12", "B w", "G 12 w", "R 63 63", dice=1, teams=False),
            ["cell:17", "cell:63"],
        ),
    ],
)
def test_barriers_stand_out(state: State, barriers: list[str]) -> None:
    assert view(state, None).highlights == tuple(Highlight("barrier", place) for place in barriers)
