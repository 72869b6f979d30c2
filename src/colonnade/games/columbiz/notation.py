"""Columbiz in text: actions, the plain state of `replay --json`, and diagrams of the board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from colonnade.core.errors import Malformed
from colonnade.games.columbiz.actions import (
    DONE,
    FORFEIT,
    KEEPS,
    PLACES,
    ROLLS,
    STOP,
    Action,
    Keep,
    Place,
    Roll,
    Start,
)
from colonnade.games.columbiz.board import (
    CELLS,
    COLOURS,
    RESERVE,
    SIZE,
    bit_of,
    cell_of,
    cells_in,
    name_of,
)
from colonnade.games.columbiz.dice import FACES, Dice
from colonnade.games.columbiz.options import ColumbizOptions
from colonnade.games.columbiz.state import State

QUOTED = 60
"""The number of characters that an error quotes of a malformed text."""

LETTERS = "PBGK"

# Actions

_FACES = {str(face): face for face in FACES}
_SEAT_FACES: dict[str, int | None] = {**_FACES, "-": None}
_CELLS = {name_of(place.cell): place for place in PLACES}
_WORDS: dict[str, Action] = {str(action): action for action in (STOP, DONE, FORFEIT)}


def parse(text: str) -> Action:
    """The action of a canonical text. Raises `Malformed` for a wrong word, face, number or order of
    dice; `explain` refuses a wrong count of dice.
    """
    word, *rest = text.split(" ")
    match word:
        case "roll":
            dice = _parse_dice(text, rest)
            return ROLLS.get(dice) or Roll(dice)
        case "keep":
            dice = _parse_dice(text, rest)
            return KEEPS.get(dice) or Keep(dice)
        case "place":
            return _parse_place(text, rest)
        case "start":
            return Start(tuple(_parse_face(text, face, _SEAT_FACES) for face in rest))
        case _:
            if text in _WORDS:
                return _WORDS[text]
            raise Malformed("columbiz-malformed-action", text=text[:QUOTED])


def _parse_face(text: str, face: str, faces: dict[str, int | None]) -> int | None:
    if face not in faces:
        raise Malformed("columbiz-malformed-face", text=text[:QUOTED], given=face[:QUOTED])
    return faces[face]


def _parse_dice(text: str, words: Sequence[str]) -> Dice:
    for word in words:
        if word not in _FACES:
            raise Malformed("columbiz-malformed-face", text=text[:QUOTED], given=word[:QUOTED])
    if any(word > after for word, after in pairwise(words)):
        raise Malformed("columbiz-malformed-order", text=text[:QUOTED])
    return tuple([_FACES[word] for word in words])


def _parse_place(text: str, words: Sequence[str]) -> Place:
    cell = " ".join(words)
    if cell not in _CELLS:
        raise Malformed("columbiz-malformed-cell", text=text[:QUOTED], given=cell[:QUOTED])
    return _CELLS[cell]


# States


def owners_of(state: State) -> list[int]:
    """Per cell, the owner of its disc: 0 for no disc, 1 for the first seat."""
    owners = [0] * CELLS
    for owner, own in enumerate(state.discs, 1):
        for cell in cells_in(own):
            owners[cell] = owner
    return owners


def dump(state: State) -> dict[str, object]:
    """The plain state of `replay --json`, as the rules page defines it."""
    colours = COLOURS[: len(state.discs)]

    def by_colour(values: Sequence[int]) -> dict[str, int]:
        return dict(zip(colours, values, strict=True))

    return {
        "board": {
            name_of(cell): colours[owner - 1]
            for cell, owner in enumerate(owners_of(state))
            if owner
        },
        "reserve": by_colour(state.reserve),
        "prisoners": by_colour(state.prisoners),
        "set_aside": by_colour(state.set_aside),
        "line_points": by_colour(state.line_points),
        "dice": list(state.dice),
        "kept": list(state.kept),
        "spent": list(state.spent),
        "throws": state.throws,
        "last_round": state.last_round,
    }


# Diagrams


def diagram(state: State) -> str:
    """The board as six lines of six letters, row 6 on top: `.` an empty cell, `P` `B` `G` `K` a
    disc of purple, blue, grey or black.
    """
    letters = ["." if owner == 0 else LETTERS[owner - 1] for owner in owners_of(state)]
    return "\n".join(
        " ".join(letters[cell_of(column, row)] for column in FACES) for row in reversed(FACES)
    )


def from_diagram(text: str, players: int = 2, **fields: Any) -> State:
    """A state with the discs of a diagram; `diagram` is the inverse. Raises `Malformed`.

    All other discs are in reserve and the first seat, which began, is to throw, unless `fields` of
    the state say otherwise.
    """
    rows = [line.split() for line in text.strip().splitlines()]
    known = "." + LETTERS[:players]
    if len(rows) != SIZE or any(len(row) != SIZE or not set(row).issubset(known) for row in rows):
        raise Malformed("columbiz-malformed-diagram", text=text[:QUOTED])
    discs = [0] * players
    for row, letters in zip(reversed(FACES), rows, strict=True):
        for column, letter in zip(FACES, letters, strict=True):
            if letter != ".":
                discs[LETTERS.index(letter)] |= bit_of(cell_of(column, row))
    nothing = (0,) * players
    state = State(
        options=ColumbizOptions.resolve({}, players),
        phase="throw",
        seat=0,
        starter=0,
        throwing=(),
        discs=tuple(discs),
        reserve=tuple(RESERVE[players] - own.bit_count() for own in discs),
        prisoners=nothing,
        set_aside=nothing,
        line_points=nothing,
    )
    return state._replace(**fields)
