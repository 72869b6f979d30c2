"""Helpers for the tests of Columbiz: positions from diagrams; actions and answers as texts."""

from functools import partial
from typing import Any

from colonnade.games.columbiz import Columbiz, notation, rules
from colonnade.games.columbiz.options import ColumbizOptions
from colonnade.games.columbiz.state import State
from tests.games import helpers

GAME = Columbiz()

play = partial(helpers.play, GAME)
legal = partial(helpers.legal, GAME)
why_not = partial(helpers.why_not, GAME)
story = partial(helpers.story, GAME)
duty = partial(helpers.duty, GAME)

EMPTY = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
"""
LATE = """
    P B . B P .
    . P B P . B
    B . P . B P
    P B . B P B
    . P B P . P
    B P . P B .
"""
ONE_CELL_LEFT = """
    B B B B B B
    B B B B B B
    B B B B B B
    B B B B B B
    B B B B B B
    B B B B B .
"""


def dice(text: str) -> tuple[int, ...]:
    """The faces of a text: `1 2 2`."""
    return tuple(map(int, text.split()))


def options(players: int = 2, **given: object) -> ColumbizOptions:
    """The options of a game; those not given have their defaults."""
    return ColumbizOptions.resolve(given, players)


def begin(players: int = 2, **given: object) -> State:
    """The position before the starting throw."""
    return rules.initial(options(players, **given), GAME.seats(GAME.default_colours(players), None))


def to_throw(board: str = EMPTY, players: int = 2, **fields: Any) -> State:
    """The first throw of purple's turn is due; purple began."""
    return notation.from_diagram(board, players, **fields)


def to_keep(faces: str, board: str = EMPTY, players: int = 2, **fields: Any) -> State:
    """Purple, who began, has thrown once."""
    return notation.from_diagram(
        board, players, **{"phase": "keep", "throws": 1, "dice": dice(faces), **fields}
    )


def to_place(faces: str, board: str = EMPTY, players: int = 2, **fields: Any) -> State:
    """Purple, who began, has thrown three times."""
    return notation.from_diagram(
        board, players, **{"phase": "place", "throws": 3, "dice": dice(faces), **fields}
    )


def board(state: State) -> dict[str, str]:
    """The colour of every disc by its cell."""
    found = notation.dump(state)["board"]
    assert isinstance(found, dict)
    return found
