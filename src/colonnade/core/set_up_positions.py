"""Positions that people set up by hand in the middle of a game, at a real board: which are allowed,
and how a record states them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from colonnade.core.errors import BadRecord, Malformed
from colonnade.core.fields import check_keys, expect_field
from colonnade.core.game import A, Game, Over, S, Seats
from colonnade.core.message import message

SETUP_DICE = ("physical", "scripted")
"""The dice of games in which a position may be set up: nobody has promised to prove their throws.
"""


@dataclass(frozen=True, slots=True)
class SetUp:
    """A position that people have set up by hand after event number `ply`: its id."""

    ply: int
    position: str


def parse_setups(fields: Any, dice: Mapping[str, Any]) -> tuple[SetUp, ...]:
    """The set-ups of a record in their order, at least one, each at a ply of its own."""
    expect_field(isinstance(fields, list) and fields != [], "setups")
    setups: list[SetUp] = []
    for number, setup in enumerate(cast("list[dict[str, Any]]", fields)):
        expect_field(type(setup) is dict, f"setups[{number}]")
        check_keys(setup, ("ply", "position"), f"setups[{number}].")
        first = setups[-1].ply + 1 if setups else 0
        expect_field(type(setup["ply"]) is int and setup["ply"] >= first, f"setups[{number}].ply")
        expect_field(type(setup["position"]) is str, f"setups[{number}].position")
        setups.append(SetUp(setup["ply"], setup["position"]))
    if dice["source"] not in SETUP_DICE:
        raise BadRecord(message("record-setup-dice", source=dice["source"]))
    return tuple(setups)


def read_position(game: Game[S, A], text: str, state: S, seats: Seats) -> S:
    """The position of an id that may be set up by hand in the game of `state`. Raises `Malformed`
    for an id that is none, of other options or seats, or of a finished game.
    """
    found = game.from_position(text)
    is_same_game = (
        # every state has the options by which it is played
        getattr(found, "options", None) == getattr(state, "options", None)
        and game.view(found, None).colours == seats.colours
    )
    if not is_same_game:
        raise Malformed("error-setup-game", text=text[:60])
    if isinstance(game.turn(found), Over):
        raise Malformed("error-setup-over")
    return found


def read_setup(game: Game[S, A], setup: SetUp, state: S, seats: Seats) -> S:
    """The position of a record's set-up, where `state` had been reached. Raises `BadRecord`."""
    try:
        if isinstance(game.turn(state), Over):
            raise Malformed("error-setup-over")
        return read_position(game, setup.position, state, seats)
    except Malformed as error:
        raise BadRecord(error.message, ply=setup.ply, event=setup.position[:60]) from error
