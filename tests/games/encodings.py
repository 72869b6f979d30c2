"""What the tests of the encodings share."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any

from colonnade.core.game import AnyGame, Decide, Throw
from colonnade.core.setup import default_first

_SPREAD_EVERY = 25  # planes are large


def play_positions(
    game: AnyGame, players: int, games: int = 1, **given: object
) -> Iterator[tuple[Any, list[int]]]:
    """Every position of random games, with the integers of its legal actions."""
    encoding = game.encoding
    assert encoding is not None
    options = game.options_type.resolve(given, players)
    seats = game.seats(game.default_colours(players), default_first(game))
    for number in range(games):
        random = Random(number)
        state = game.initial(options, seats)
        while isinstance(turn := game.turn(state), Decide | Throw):
            legal = list(encoding.list_legal(state))
            yield state, legal
            if isinstance(turn, Decide):
                index = legal[int(random.random() * len(legal))]
                action = encoding.decode_action(state, index)
            else:
                faces = [int(random.random() * 6) + 1 for _ in range(turn.dice)]
                action = game.outcome(state, faces)
            state = game.apply(state, action)
        yield state, []


def digest(game: AnyGame) -> str:
    """A hash of all that the encoding says: of every integer, and of positions of random games."""
    encoding = game.encoding
    assert encoding is not None
    found = sha256()
    for index in range(encoding.action_count):
        found.update(encoding.describe_action(index).encode())
    for players in game.players:
        for number, (state, legal) in enumerate(play_positions(game, players)):
            found.update(repr(legal).encode())
            for seat in range(players):
                found.update(repr([round(x, 5) for x in encoding.observe(state, seat)]).encode())
            if number % _SPREAD_EVERY == 0:
                planes = encoding.observe_planes(state, 0)
                spread = [(place, round(x, 5)) for place, x in enumerate(planes) if x]
                found.update(repr(spread).encode())
    return found.hexdigest()[:16]
