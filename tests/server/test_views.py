"""The core's values on the wire: a position in JSON is what its view is."""

from random import Random
from typing import Any

import msgspec
import pytest

from colonnade.core.dice import SeededDice
from colonnade.core.game import Decide, Over, Throw
from colonnade.core.match import AnyMatch
from colonnade.games import GAMES
from colonnade.server.views import to_position


def read(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


@pytest.mark.parametrize("key", GAMES)
def test_a_position_says_what_its_view_does(key: str) -> None:
    game, random = GAMES[key], Random(5)
    colours = game.default_colours(2)
    match = AnyMatch(
        game,
        game.options_type.resolve({}, 2),
        game.seats(colours, 0 if key == "quatre_colonnes" else None),
        SeededDice(5),
    )
    while not isinstance(match.turn, Over):
        if isinstance(match.turn, Throw):
            match.throw(match.dice.throw(match.turn.dice))
        else:
            match.act(match.turn.seat, game.sample(match.state, random))
        turn = match.turn
        view = game.view(match.state, turn.seat if isinstance(turn, Decide) else None)
        told = read(to_position(view, len(match.events)))
        assert (told["id"], told["ply"]) == (game.position(match.state), len(match.events))
        assert told["turn"]["what"] == {Decide: "decide", Throw: "throw", Over: "over"}[type(turn)]
        assert told["turn"].get("seat") == (None if isinstance(turn, Over) else turn.seat)
        assert [tuple(piece.values()) for piece in told["pieces"]] == [
            (piece.id, piece.colour, piece.place) for piece in view.pieces
        ]
        assert [tuple(die.values()) for die in told["dice"]] == [
            (die.face, die.status) for die in view.dice
        ]
        assert [(row["key"], tuple(row["values"])) for row in told["pad"]] == [
            (row.key, row.values) for row in view.pad
        ]
        assert [words["key"] for words in told["messages"]] == [
            message.key for message in view.messages
        ]
        choices = read(view.choices)
        assert [(choice["action"], tuple(choice["path"])) for choice in choices] == [
            (choice.action, choice.path) for choice in view.choices
        ]
        assert [len(choice["effects"]) for choice in choices] == [
            len(choice.effects) for choice in view.choices
        ]
