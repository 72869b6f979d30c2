"""L2: players and turns."""

import pytest

from colonnade.core.errors import BadOption
from colonnade.core.game import Decide, Over, Result, Seats, Throw
from colonnade.core.message import Argument
from colonnade.games.quatre_colonnes import QuatreColonnes, rules
from colonnade.games.quatre_colonnes.board import check_colours
from colonnade.games.quatre_colonnes.options import QuatreColonnesOptions
from colonnade.games.quatre_colonnes.state import State
from tests.games.quatre_colonnes.helpers import draw, play, standing, table

GAME = QuatreColonnes()


def problem(error: pytest.ExceptionInfo[BadOption]) -> tuple[str, dict[str, Argument]]:
    return error.value.message.key, dict(error.value.message.arguments)


def test_l2_1_the_game_is_for_two_to_four_players() -> None:
    assert GAME.players == (2, 3, 4)
    assert GAME.colours == ("Y", "B", "G", "R")
    assert GAME.key == "quatre_colonnes"
    assert GAME.rules_version == 1
    assert (GAME.end_clause, GAME.result_clause) == ("L3.1", "L3.1")


@pytest.mark.parametrize(
    ("players", "colours"), [(2, ("Y", "G")), (3, ("Y", "B", "G")), (4, ("Y", "B", "G", "R"))]
)
def test_l2_1_colours_when_nobody_chooses(players: int, colours: tuple[str, ...]) -> None:
    assert GAME.default_colours(players) == colours


@pytest.mark.parametrize("players", [0, 1, 5])
def test_l2_1_no_colours_for_another_number_of_players(players: int) -> None:
    with pytest.raises(BadOption) as error:
        GAME.default_colours(players)
    assert problem(error) == ("error-seats-count", {"given": players, "allowed": "2, 3, 4"})


@pytest.mark.parametrize(
    "colours",
    [
        "YB",
        "BY",
        "YG",
        "GY",
        "YR",
        "RY",
        "BG",
        "BR",
        "RB",
        "YBG",
        "BGY",
        "GYB",
        "RYG",
        "YBGR",
        "BGRY",
        "GRYB",
        "RYBG",
    ],
)
def test_l2_1_any_colours_in_turn_order_from_any_of_them(colours: str) -> None:
    assert GAME.seats(list(colours), 1) == Seats(tuple(colours), 1)
    check_colours(tuple(colours))


@pytest.mark.parametrize(
    "colours", ["YY", "YGB", "GBY", "YBB", "YYB", "BBBB", "YRGB", "YGBR", "BYGR"]
)
def test_l2_1_seats_out_of_turn_order_are_refused(colours: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.seats(tuple(colours), 0)
    assert problem(error) == (
        "error-seats-order",
        {"given": ", ".join(colours), "order": "Y, B, G, R"},
    )


@pytest.mark.parametrize("colours", ["", "Y", "YBGRY"])
def test_l2_1_too_few_and_too_many_seats_are_refused(colours: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.seats(tuple(colours), 0)
    assert problem(error) == ("error-seats-count", {"given": len(colours), "allowed": "2, 3, 4"})


def test_l2_1_an_unknown_colour_is_refused_and_quoted_in_brief() -> None:
    with pytest.raises(BadOption) as error:
        GAME.seats(("Y", "purple" * 10), 0)
    assert problem(error) == (
        "error-seats-colour",
        {"colour": "purplepurplepurplepu", "colours": "Y, B, G, R"},
    )


@pytest.mark.parametrize(
    ("first", "given"), [(None, "null"), (-1, "-1"), (2, "2"), (10**30, "1" + "0" * 19)]
)
def test_l2_1_the_youngest_must_be_named(first: int | None, given: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.seats(("Y", "G"), first)
    assert problem(error) == ("error-seats-first", {"given": given, "last": 1})


@pytest.mark.parametrize("first", [0, 1, 2])
def test_l2_1_the_youngest_begins_with_all_tokens_in_the_workshops(first: int) -> None:
    options = QuatreColonnesOptions.resolve({}, 3)
    state = GAME.initial(options, GAME.seats(("B", "G", "R"), first))
    assert state == State(options, ("B", "G", "R"), first, "draw", ((0, 0, 0, 0),) * 3)
    assert state == State(
        options,
        ("B", "G", "R"),
        first,
        "draw",
        ((0, 0, 0, 0),) * 3,
        (),
        (),
        0,
        False,
        False,
        (),
        None,
    )
    assert rules.turn(state) == Throw(first, 1)


def test_l2_1_a_game_cannot_begin_without_its_own_options_or_a_first_seat() -> None:
    options = GAME.options_type.resolve({}, 2)
    with pytest.raises(TypeError, match=r"^the options and seats of Les 4 colonnes are wanted$"):
        rules.initial(options, Seats(("Y", "G"), None))
    with pytest.raises(TypeError, match=r"^the options and seats of Les 4 colonnes are wanted$"):
        rules.initial(object(), Seats(("Y", "G"), 0))  # type: ignore[arg-type]


def test_l2_1_turns_go_clockwise_yellow_blue_green_red() -> None:
    state = table("Y 6", "B w", "G w", "R w")
    order = []
    for _ in range(5):
        order.append(state.colours[state.seat])
        state = draw(state, "1")
        if rules.legal(state):
            state = play(state, "move Y1 1")
    assert order == ["Y", "B", "G", "R", "Y"]
    assert standing(state) == ["Y 8 w w w", "B w w w w", "G w w w w", "R w w w w"]


@pytest.mark.parametrize("dice", [1, 2])
def test_l2_2_one_die_is_drawn_or_two(dice: int) -> None:
    assert rules.turn(table("Y w", "G w", dice=dice)) == Throw(0, dice)
    assert rules.turn(table("Y w", "G w", dice=dice, to_play="G")) == Throw(1, dice)


def test_l2_2_the_player_in_turn_decides() -> None:
    assert rules.turn(draw(table("Y 6", "G w", "R w"), "1")) == Decide(0)
    assert rules.turn(draw(table("Y w", "G 40", "R w", to_play="G"), "1")) == Decide(1)


def test_l2_3_partners_sit_across() -> None:
    state = draw(table("Y ^ ^ ^ ^", "B ^ ^ ^ ^", "G ^ ^ ^ ^", "R ^ ^ ^ 23", teams=True), "3 3")
    assert rules.turn(state) == Over(Result((1, 2, 1, 2), None, "quatre_colonnes-monument-built"))
    state = draw(
        table("Y ^ ^ ^ 6", "B ^ ^ ^ ^", "G ^ ^ ^ ^", "R ^ ^ ^ ^", teams=True, to_play="R"), "3 3"
    )
    assert rules.turn(state) == Over(Result((2, 1, 2, 1), None, "quatre_colonnes-monument-built"))


def test_l2_3_partners_do_not_send_each_other_back_and_share_a_white_cell() -> None:
    after = play(draw(table("Y 40", "B w", "G 41", "R w", teams=True), "1"), "move Y1 1")
    assert standing(after) == ["Y 41 w w w", "B w w w w", "G 41 w w w", "R w w w w"]
    assert after.bonuses == ()


def test_l2_3_a_pair_may_be_one_token_of_each_partner() -> None:
    state = draw(table("R 40 41", "Y 42", "B w", "G 42", teams=True), "2")
    assert [str(action) for action in rules.legal(state)] == ["move R2 2"]


def test_l2_3_a_barrier_may_be_one_token_of_each_partner() -> None:
    state = draw(table("R 45 60", "Y 46", "B w", "G 46", teams=True), "2")
    assert [str(action) for action in rules.legal(state)] == ["move R2 2"]


def test_l2_3_partners_pass_each_others_barriers() -> None:
    after = play(draw(table("Y 45", "B w", "G 46 46", "R w", teams=True), "2"), "move Y1 2")
    assert standing(after)[0] == "Y 47 w w w"


def test_l2_3_alone_the_one_across_is_an_opponent() -> None:
    after = play(draw(table("Y 40", "B w", "G 41", "R w"), "1"), "move Y1 1")
    assert standing(after)[2] == "G w w w w"
