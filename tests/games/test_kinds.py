"""The kinds of events that reviews add up losses by, and the sides that win together."""

from __future__ import annotations

from random import Random

import pytest

from colonnade.core.game import START, AnyGame, Over, Throw
from colonnade.games import GAMES

KINDS = {
    "columbiz": {
        ("throw", "start"): START,
        ("throw", "roll"): "throw",
        ("decide", "keep"): "keep",
        ("decide", "stop"): "keep",
        ("decide", "place"): "place",
        ("decide", "done"): "place",
        ("decide", "forfeit"): "place",
    },
    "quatre_colonnes": {
        ("throw", "roll"): "throw",
        ("build", "roll"): "build",
        ("decide", "exit"): "move",
        ("decide", "move"): "move",
        ("decide", "bonus"): "bonus",
        ("decide", "skip"): "bonus",
    },
}
"""Per game: what is due, the first word of an event, and its kind."""


@pytest.mark.parametrize("key", KINDS)
def test_every_event_of_a_game_has_its_kind(key: str) -> None:
    found: dict[tuple[str, str], str] = {}
    for seed in range(32):
        found |= find_kinds(GAMES[key], Random(seed))
    assert found == KINDS[key]


def find_kinds(game: AnyGame, random: Random) -> dict[tuple[str, str], str]:
    """The kinds of the events of a random game of two."""
    found: dict[tuple[str, str], str] = {}
    seats = game.seats(game.default_colours(2), 0 if game.chooses_first else None)
    state = game.initial(game.options_type.resolve({}, 2), seats)
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Throw):
            action = game.outcome(state, [random.randrange(1, 7) for _ in range(turn.dice)])
            is_last = game.last_throw is not None and game.last_throw.is_due(state)
            due = "build" if is_last else "throw"
        else:
            action, due = game.sample(state, random), "decide"
        found[due, str(action).split()[0]] = game.kind(state, action)
        state = game.apply(state, action)
    return found


def test_partners_are_one_side() -> None:
    game = GAMES["quatre_colonnes"]
    resolve = game.options_type.resolve
    assert game.sides(resolve({"teams": True}, 4), 4) == (0, 1, 0, 1)
    assert game.sides(resolve({"teams": False}, 4), 4) == (0, 1, 2, 3)
    assert game.sides(resolve({}, 3), 3) == (0, 1, 2)
