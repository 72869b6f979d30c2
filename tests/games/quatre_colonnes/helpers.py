"""Helpers for the tests of Les 4 colonnes: positions from diagrams; actions and answers as texts.

`table("Y 5 12 w ^", "R 10 w w w")` is a position with yellow to draw: a row per player in turn
order, a word per token from 1 to 4. A number is a ring cell, `w` the workshop, `a3` the third cell
of the arrow, `^` the summit. Tokens left out wait in the workshop. The arithmetic of cells is
computed here again, independently of the rules that are tested.
"""

from __future__ import annotations

from functools import partial

from colonnade.games.quatre_colonnes import QuatreColonnes
from colonnade.games.quatre_colonnes.options import QuatreColonnesOptions
from colonnade.games.quatre_colonnes.state import Phase, State
from colonnade.games.quatre_colonnes.validation import is_possible
from tests.games import helpers

GAME = QuatreColonnes()
START = {"Y": 5, "R": 22, "G": 39, "B": 56}

play = partial(helpers.play, GAME)
legal = partial(helpers.legal, GAME)
why_not = partial(helpers.why_not, GAME)
story = partial(helpers.story, GAME)
duty = partial(helpers.duty, GAME)


def progress(colour: str, word: str) -> int:
    """The progress of a token whose place a diagram gives in a word."""
    if word == "w":
        return 0
    if word == "^":
        return 72
    if word.startswith("a"):
        step = int(word[1:])
        assert 1 <= step <= 7, f"the arrow has no cell {step}"
        return 64 + step
    cell = int(word)
    walked = cell - START[colour] + 1 if cell >= START[colour] else cell + 68 - START[colour] + 1
    assert 1 <= cell <= 68, f"the ring has no cell {cell}"
    assert walked <= 64, f"{colour} never comes to cell {cell}"
    return walked


def word(colour: str, progress: int) -> str:
    """The word for a progress in a diagram."""
    if progress in (0, 72):
        return "w" if progress == 0 else "^"
    if progress > 64:
        return f"a{progress - 64}"
    cell = START[colour] + progress - 1
    return str(cell if cell <= 68 else cell - 68)


def table(
    *rows: str,
    to_play: str = "",
    hand: str = "",
    bonus: int = 0,
    sixes: int = 0,
    is_six: bool = False,
    is_whole: bool = False,
    duty: str = "",
    moved: str = "",
    phase: Phase | None = None,
    **options: object,
) -> State:
    """A possible position. The first row is to play unless `to_play` names a colour; the next
    throw is due unless something is in hand.
    """
    words = [row.split() for row in rows]
    colours = tuple(row[0] for row in words)
    places = [[*row[1:], *["w"] * (5 - len(row))] for row in words]
    assert all(len(row) == 4 for row in places)
    tokens = tuple(
        (a, b, c, d)
        for a, b, c, d in (
            [progress(colour, it) for it in row]
            for colour, row in zip(colours, places, strict=True)
        )
    )
    seat = colours.index(to_play or colours[0])
    side = [seat, (seat + 2) % 4] if options.get("teams") else [seat]
    is_finished = all(tokens[member] == (72, 72, 72, 72) for member in side)
    state = State(
        options=QuatreColonnesOptions.resolve(options, len(rows)),
        colours=colours,
        seat=seat,
        phase=phase or ("play" if hand or bonus else "build" if is_finished else "draw"),
        tokens=tokens,
        dice=tuple(map(int, hand.split())),
        bonuses=(bonus,) if bonus else (),
        sixes=sixes or int(is_six),
        is_six=is_six,
        is_whole=is_whole,
        duty=tuple(map(int, duty.split())),
        moved=(colours.index(moved[0]), int(moved[1]) - 1) if moved else None,
    )
    assert is_possible(state), f"not a possible position: {GAME.position(state)}"
    return state


def draw(state: State, faces: str) -> State:
    """The position after a throw: a draw, a die thrown again, an attempt to build."""
    return play(state, f"roll {faces}")


def standing(state: State) -> list[str]:
    """The rows of the diagram of a position."""
    return [
        " ".join([colour, *(word(colour, progress) for progress in row)])
        for colour, row in zip(state.colours, state.tokens, strict=True)
    ]
