"""A position of Columbiz in English sentences, which describe its drawing to screen readers."""

from __future__ import annotations

from colonnade.core.svg import (
    join_words,
)
from colonnade.games.columbiz.board import (
    COLOURS,
    cells_in,
    name_of,
)
from colonnade.games.columbiz.state import State

_NAME = {colour: colour.capitalize() for colour in COLOURS}


def describe(state: State) -> str:
    """The position in sentences: the turn, then each player."""
    sentences = [_describe_turn(state)]
    for seat, discs in enumerate(state.discs):
        where = join_words([name_of(cell) for cell in cells_in(discs)]) or "no cell"
        sentences.append(
            f"{_NAME[COLOURS[seat]]}: discs on {where}; {state.reserve[seat]} in reserve,"
            f" {state.prisoners[seat]} prisoners, {state.line_points[seat]} line points."
        )
    return " ".join(sentences)


def _describe_turn(state: State) -> str:
    name = _NAME[COLOURS[state.seat]]
    match state.phase:
        case "start":
            return (
                f"{join_words([_NAME[COLOURS[seat]] for seat in state.throwing])} throw for who"
                " begins."
            )
        case "throw":
            return f"{name} is to throw."
        case "keep":
            return f"{name} chooses which dice to keep of {' '.join(map(str, state.dice))}."
        case "place":
            spent = f", {' '.join(map(str, state.spent))} spent" if state.spent else ""
            return f"{name} places discs with {' '.join(map(str, state.dice))}{spent}."
        case "over":
            return "The game is over."
