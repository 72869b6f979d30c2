"""What the tests of Columbiz share: positions from diagrams, actions as text, and what the rules
say, as text.
"""

from typing import Any

from colonnade.games.columbiz import Columbiz, notation, rules
from colonnade.games.columbiz.options import ColumbizOptions
from colonnade.games.columbiz.state import State

GAME = Columbiz()

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
    return tuple(map(int, text.split()))


def options(players: int = 2, **given: object) -> ColumbizOptions:
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


def play(state: State, *texts: str) -> State:
    for text in texts:
        state = rules.apply(state, notation.parse(text))
    return state


def legal(state: State) -> list[str]:
    return [str(action) for action in rules.legal(state)]


def why(state: State, text: str) -> str:
    """The refusal: clause, key and arguments; empty if the action is possible."""
    refusal = rules.explain(state, notation.parse(text))
    if refusal is None:
        return ""
    assert refusal.clause == refusal.message.clause
    return str(refusal)


def told(state: State, text: str) -> list[str]:
    return [str(message) for message in rules.narrate(state, notation.parse(text))]


def board(state: State) -> dict[str, str]:
    found = notation.dump(state)["board"]
    assert isinstance(found, dict)
    return found
