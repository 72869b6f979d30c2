"""From the core's values to the protocol's: what is encoded once and sent often is always what it was made from."""

from random import Random
from typing import Any

import msgspec
import pytest

from colonnade.core.dice import SeededDice
from colonnade.core.game import Decide, Over, Throw
from colonnade.core.match import AnyMatch
from colonnade.core.view import Die
from colonnade.games import GAMES
from colonnade.server import messages
from colonnade.server.views import FRAGMENTS_KEPT, VALUES_KEPT, Fragments, Known, to_choices, to_position


def read(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def test_the_very_same_value_is_encoded_once() -> None:
    encoded: list[tuple[int, ...]] = []

    def encode(value: tuple[int, ...]) -> msgspec.Raw:
        encoded.append(value)
        return msgspec.Raw(msgspec.json.encode(value))

    known, value = Known(encode), (1, 2, 3)
    assert [read(known(value)), read(known(value))] == [[1, 2, 3]] * 2
    assert len(encoded) == 1


def test_no_value_is_taken_for_another_that_has_gone() -> None:
    known = Known(lambda value: msgspec.Raw(msgspec.json.encode(value)))
    for number in range(3 * VALUES_KEPT):  # each gone at once: its place in memory is free for the next
        assert read(known((number, str(number)))) == [number, str(number)]


def test_no_value_is_taken_for_another_where_replays_fill_the_memory_meanwhile() -> None:
    def encode(value: tuple[int, str]) -> msgspec.Raw:
        if value[1] == "first":  # as a replay does, in a thread of its own
            for number in range(2 * VALUES_KEPT):
                known((number, "other"))
        return msgspec.Raw(msgspec.json.encode(value))

    known = Known(encode)
    for number in range(50):
        assert read(known((number, "first"))) == [number, "first"]
        assert [read(known((other, "next")))[1] for other in range(100)] == ["next"] * 100


def test_fragments_are_the_same_however_many_there_have_been() -> None:
    fragments = Fragments[Die](lambda die: messages.Die(*die))
    for face in range(2 * FRAGMENTS_KEPT):
        assert read(fragments.list((Die(face), Die(face, "kept")))) == [{"face": face, "status": "free"}, {"face": face, "status": "kept"}]
    assert read(fragments.list(())) == []
    assert len(fragments) <= FRAGMENTS_KEPT


@pytest.mark.parametrize("key", GAMES)
def test_a_position_says_what_its_view_does(key: str) -> None:
    game, random = GAMES[key], Random(5)
    colours = game.default_colours(2)
    match = AnyMatch(game, game.options_type.resolve({}, 2), game.seats(colours, 0 if key == "quatre_colonnes" else None), SeededDice(5))
    while not isinstance(match.turn, Over):
        if isinstance(match.turn, Throw):
            match.throw()
        else:
            match.act(match.turn.seat, game.sample(match.state, random))
        turn = match.turn
        view = game.view(match.state, turn.seat if isinstance(turn, Decide) else None)
        told = read(to_position(view, len(match.events)))
        assert (told["id"], told["ply"]) == (game.position(match.state), len(match.events))
        assert told["turn"]["what"] == {Decide: "decide", Throw: "throw", Over: "over"}[type(turn)]
        assert told["turn"].get("seat") == (None if isinstance(turn, Over) else turn.seat)
        assert [tuple(piece.values()) for piece in told["pieces"]] == [tuple(piece) for piece in view.pieces]
        assert [tuple(die.values()) for die in told["dice"]] == [tuple(die) for die in view.dice]
        assert [(row["key"], tuple(row["values"])) for row in told["pad"]] == [(row.key, row.values) for row in view.pad]
        assert [words["key"] for words in told["messages"]] == [message.key for message in view.messages]
        choices = read(to_choices(view)[0])
        assert [(choice["action"], tuple(choice["path"])) for choice in choices] == [
            (choice.action, choice.path) for choice in view.choices
        ]
        assert [len(choice["effects"]) for choice in choices] == [len(choice.effects) for choice in view.choices]
