"""Les 4 colonnes in text: actions, and the plain state of `replay --json`."""

from __future__ import annotations

import re

from colonnade.core.errors import Malformed
from colonnade.games.quatre_colonnes.actions import (
    BONUS_MOVES,
    MOVES,
    ROLLS,
    SKIP,
    TOKEN,
    Action,
    Exit,
    Token,
)
from colonnade.games.quatre_colonnes.state import State

# Actions

_TOKEN = "([YBGR])([1-4])"
_ROLL = re.compile("roll ([1-6])(?: ([1-6]))?")
_EXIT = re.compile(rf"exit {_TOKEN} ([1-6])(?:\+([1-6]))?(?: x{_TOKEN})?")
_MOVE = re.compile(f"move {_TOKEN} ([1-6])")
_BONUS = re.compile(f"bonus {_TOKEN} (10|20)")


def parse(text: str) -> Action:
    """The action of a canonical text; raises `Malformed`."""
    if text == "skip":
        return SKIP
    if found := _MOVE.fullmatch(text):
        return MOVES[found[1]][int(found[3])][int(found[2]) - 1]
    if found := _ROLL.fullmatch(text):
        dice = tuple(int(face) for face in found.groups() if face)
        if dice in ROLLS:  # ascending
            return ROLLS[dice]
    if found := _BONUS.fullmatch(text):
        return BONUS_MOVES[found[1]][int(found[3])][int(found[2]) - 1]
    if found := _EXIT.fullmatch(text):
        dice = tuple(int(face) for face in (found[3], found[4]) if face)
        if dice in ROLLS:  # ascending
            return Exit(
                _token(found[1], found[2]), dice, _token(found[5], found[6]) if found[5] else None
            )
    raise Malformed("quatre_colonnes-malformed", text=text[:60])


def _token(colour: str, number: str) -> Token:
    return TOKEN[colour][int(number) - 1]


# States


def dump(state: State) -> dict[str, object]:
    """The plain state, as the rules page defines it."""
    return {
        "tokens": {
            colour: list(row) for colour, row in zip(state.colours, state.tokens, strict=True)
        },
        "dice": list(state.dice),
        "bonuses": list(state.bonuses),
        "sixes": state.sixes,
    }
