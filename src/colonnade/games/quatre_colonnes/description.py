"""What a drawing of Les 4 colonnes shows: the position in English sentences for screen readers, and
the tokens on a place.
"""

from __future__ import annotations

from colonnade.core.svg import (
    join_words,
)
from colonnade.games.quatre_colonnes.board import (
    LAST_ON_RING,
    PARTNER,
    PATH,
    SUMMIT,
)
from colonnade.games.quatre_colonnes.state import State

_NAME = {"Y": "Yellow", "B": "Blue", "G": "Green", "R": "Red"}


def describe(state: State) -> str:
    """The position in sentences: the turn, then where each colour has its tokens."""
    sentences = [_describe_turn(state)]
    for colour, tokens in zip(state.colours, state.tokens, strict=True):
        where = [_describe_place(colour, progress) for progress in tokens]
        sentences.append(f"{_NAME[colour]}: {join_words(where)}.")
    return " ".join(sentences)


def _describe_place(colour: str, progress: int) -> str:
    if progress == 0:
        return "workshop"
    if progress == SUMMIT:
        return "summit"
    return (
        f"cell {PATH[colour][progress]}"
        if progress <= LAST_ON_RING
        else f"arrow {progress - LAST_ON_RING}"
    )


def _describe_turn(state: State) -> str:
    name = _NAME[state.colours[state.seat]]
    match state.phase:
        case "draw" | "relaunch":
            return f"{name} is to throw."
        case "build":
            return f"{name} throws to build the monument."
        case "play":
            hand = [*map(str, state.dice), *(f"a bonus of {cells}" for cells in state.bonuses)]
            return f"{name} plays {join_words(hand)}."
        case "over":
            builders = join_words([_NAME[colour] for colour in marked_colours(state)])
            return f"{builders} built the monument."


def marked_colours(state: State) -> tuple[str, ...]:
    """The colour whose turn it is; at the end, the colours that have won."""
    colour = state.colours[state.seat]
    return (colour, PARTNER[colour]) if state.phase == "over" and state.options.teams else (colour,)


def find_tokens(state: State, colour: str, progress: int) -> list[str]:
    """The names of a colour's tokens on a progress; none of a colour that nobody plays."""
    if colour not in state.colours:
        return []
    row = state.tokens[state.colours.index(colour)]
    return [f"{colour}{number}" for number, own in enumerate(row, 1) if own == progress]
