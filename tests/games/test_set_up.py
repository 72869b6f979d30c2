"""Positions of a real board, as people count them: those of games can be set up, and what cannot be
is refused with the reason.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from colonnade.core.errors import Impossible, Malformed
from colonnade.core.game import Over, Throw
from colonnade.games import GAMES

COLUMBIZ, COLUMNS = GAMES["columbiz"], GAMES["quatre_colonnes"]


def begin(game: Any, players: int = 2, **options: Any) -> Any:
    colours = game.default_colours(players)
    seats = game.seats(colours, 0 if game.chooses_first else None)
    state = game.initial(game.options_type.resolve(options, players), seats)
    if game is COLUMBIZ:
        state = game.apply(state, game.outcome(state, range(6, 6 - players, -1)))
    return state


def describe(game: Any, state: Any) -> dict[str, object]:
    """The plain state between two turns, as a user interface states it."""
    turn = game.turn(state)
    assert isinstance(turn, Throw)
    plain = game.dump(state)
    names = ("tokens",) if game is COLUMNS else ("board", *COUNTS)
    return {
        "turn": game.view(state, None).colours[turn.seat],
        **{name: plain[name] for name in names},
    }


COUNTS = ("reserve", "prisoners", "set_aside", "line_points")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", [COLUMBIZ, COLUMNS], ids=lambda game: game.key)
def test_every_position_between_turns_can_be_set_up(game: Any, players: int) -> None:
    random, checked = Random(players), 0
    for _ in range(2):
        start = state = begin(game, players)
        for _ in range(2_000):
            turn = game.turn(state)
            if isinstance(turn, Over):
                break
            if isinstance(turn, Throw):
                is_between = (
                    not state.throws
                    if game is COLUMBIZ
                    else state.phase in ("draw", "build") and not state.sixes
                )
                if is_between:
                    found = game.set_up_position(start, describe(game, state))
                    assert game.position(found) == game.position(
                        state if game is COLUMBIZ else state._replace(moved=None)
                    )
                    checked += 1
                faces = [random.randint(1, 6) for _ in range(turn.dice)]
                state = game.apply(state, game.outcome(state, faces))
            else:
                state = game.apply(state, game.sample(state, random))
    assert checked > 20


def place(colour: str = "purple", **fields: Any) -> dict[str, object]:
    """Five turns each: purple with four discs, blue with three, of which purple took one."""
    return {
        "turn": colour,
        "board": {"1-1": "purple", "2-1": "purple", "4-1": "purple", "5-2": "blue", "6-1": "blue"},
        "reserve": {"purple": 15, "blue": 15},
        "prisoners": {"purple": 1, "blue": 0},
        "line_points": {"purple": 0, "blue": 0},
        "set_aside": {"purple": 0, "blue": 0},
        **fields,
    }


def counts(purple: int, blue: int) -> dict[str, int]:
    return {"purple": purple, "blue": blue}


def test_a_board_of_columbiz_is_set_up() -> None:
    found = COLUMBIZ.set_up_position(begin(COLUMBIZ), place())
    assert (found.seat, found.reserve, found.prisoners, found.last_round) == (
        0,
        (15, 15),
        (1, 0),
        False,
    )


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"reserve": counts(16, 15)}, "columbiz-setup-discs"),
        ({"prisoners": counts(0, 0)}, "columbiz-setup-prisoners"),
        ({"prisoners": counts(0, 1)}, "columbiz-setup-own"),
        ({"line_points": counts(200, 0)}, "columbiz-setup-lines"),
        (
            {"set_aside": counts(1, 0), "reserve": counts(14, 15)},
            "columbiz-setup-aside",
        ),
        (
            {
                "board": {f"{column}-1": "blue" for column in range(1, 7)},
                "reserve": counts(18, 12),
                "prisoners": counts(0, 0),
            },
            "columbiz-setup-turns",
        ),
        (
            {
                "board": {
                    f"{column}-{row}": "purple" for column in range(1, 7) for row in (1, 2, 3)
                },
                "reserve": counts(0, 18),
                "prisoners": counts(0, 0),
            },
            "columbiz-setup-empty",
        ),
        (
            {
                "board": {"1-1": "purple", "2-2": "blue"},
                "reserve": counts(17, 9),
                "prisoners": counts(8, 0),
            },
            "columbiz-setup-captures",
        ),
    ],
)
def test_what_cannot_be_on_a_board_of_columbiz_is_said(fields: dict[str, Any], key: str) -> None:
    with pytest.raises(Impossible, match=key):
        COLUMBIZ.set_up_position(begin(COLUMBIZ), place(**fields))


def test_who_began_must_be_said_before_it_was_thrown_for() -> None:
    seats = COLUMBIZ.seats(("purple", "blue"), None)
    fresh = COLUMBIZ.initial(COLUMBIZ.options_type.resolve({}, 2), seats)
    with pytest.raises(Impossible, match="columbiz-setup-first"):
        COLUMBIZ.set_up_position(fresh, place())
    assert COLUMBIZ.set_up_position(fresh, place(first="purple")).starter == 0


def test_the_last_round_is_seen_by_itself() -> None:
    board = {f"{column}-{row}": "purple" for column in range(1, 7) for row in (1, 2, 3)}
    blue = {f"{column}-4": "blue" for column in range(1, 7)}
    found = COLUMBIZ.set_up_position(
        begin(COLUMBIZ),
        place(
            "blue",
            board={**board, **blue},
            reserve=counts(0, 12),
            prisoners=counts(0, 0),
        ),
    )
    assert found.last_round


@pytest.mark.parametrize(
    "plain",
    [
        {},
        place("green"),
        place(board=[]),
        place(board={"7-1": "purple"}),
        place(board={"1-1": "grey"}),
        place(reserve={"purple": 15}),
        place(reserve={"purple": 15, "blue": "15"}),
        place(reserve={"purple": 15, "blue": True}),
        place(prisoners=counts(-1, 0)),
        place(dice=[1]),
        place(first="grey"),
    ],
)
def test_other_fields_and_values_are_malformed(plain: dict[str, object]) -> None:
    with pytest.raises(Malformed, match="error-setup-field"):
        COLUMBIZ.set_up_position(begin(COLUMBIZ), plain)


def columns(turn: str = "Y", **rows: Any) -> dict[str, object]:
    return {"turn": turn, "tokens": {"Y": [0, 0, 0, 0], "G": [0, 0, 0, 0], **rows}}


def test_a_board_of_les_4_colonnes_is_set_up() -> None:
    found = COLUMNS.set_up_position(
        begin(COLUMNS), columns("G", Y=[72, 1, 1, 0], G=[64, 65, 65, 0])
    )
    assert (found.seat, found.phase, found.tokens[0]) == (1, "draw", (72, 1, 1, 0))


def test_four_on_the_summit_are_about_to_build() -> None:
    assert COLUMNS.set_up_position(begin(COLUMNS), columns(Y=[72, 72, 72, 72])).phase == "build"
    assert COLUMNS.set_up_position(begin(COLUMNS), columns("G", Y=[72, 72, 72, 72])).phase == "draw"


@pytest.mark.parametrize(
    ("rows", "key"),
    [
        ({"Y": [8, 8, 8, 0]}, "quatre_colonnes-setup-full"),
        ({"Y": [6, 0, 0, 0], "G": [40, 0, 0, 0]}, "quatre_colonnes-setup-white"),
    ],
)
def test_what_cannot_be_on_a_board_of_les_4_colonnes_is_said(
    rows: dict[str, Any], key: str
) -> None:
    with pytest.raises(Impossible, match=key):
        COLUMNS.set_up_position(begin(COLUMNS), columns(**rows))


@pytest.mark.parametrize(
    "plain",
    [
        {},
        columns("R"),
        {"turn": "Y", "tokens": []},
        {"turn": "Y", "tokens": {"Y": [0, 0, 0, 0]}},
        columns(Y=[0, 0, 0]),
        columns(Y=[0, 0, 0, 73]),
        columns(Y=[0, 0, 0, -1]),
        {**columns(), "dice": []},
    ],
)
def test_other_values_of_les_4_colonnes_are_malformed(plain: dict[str, object]) -> None:
    with pytest.raises(Malformed, match="error-setup-field"):
        COLUMNS.set_up_position(begin(COLUMNS), plain)
