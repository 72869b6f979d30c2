"""A position of Les 4 colonnes for a user interface: tokens, dice, counters, and the choices of the
seat to decide.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from colonnade.core.view import Choice, Die, Highlight, PadRow, Piece, View
from colonnade.games.quatre_colonnes.actions import TOKEN, Action, Bonus, Exit, Move
from colonnade.games.quatre_colonnes.board import LAST_ON_RING, PATH, SAFE_CELLS, SUMMIT
from colonnade.games.quatre_colonnes.movement import survey
from colonnade.games.quatre_colonnes.position_ids import position
from colonnade.games.quatre_colonnes.rules import duty, legal, narrate, turn
from colonnade.games.quatre_colonnes.state import State

_BARRIERS = {cell: Highlight("barrier", f"cell:{cell}") for cell in SAFE_CELLS}


def view(state: State, seat: int | None) -> View:
    """The position as that seat, or a spectator, may see it."""
    reason = duty(state)
    return View(
        game="quatre_colonnes",
        position=position(state),
        turn=turn(state),
        colours=state.colours,
        pieces=_pieces(state.colours, state.tokens),
        # at a throw, one waits beside it (L7.1)
        dice=tuple(Die(face, "free" if state.phase == "play" else "kept") for face in state.dice),
        pad=_pad(state.tokens),
        choices=_choices(state) if state.phase == "play" and seat == state.seat else (),
        messages=() if reason is None else (reason,),
        highlights=tuple([_BARRIERS[cell] for cell in survey(state).find_barriers()]),
    )


def _pieces(colours: tuple[str, ...], tokens: tuple[tuple[int, ...], ...]) -> tuple[Piece, ...]:
    return tuple(
        _piece(colour, number, progress)
        for colour, row in zip(colours, tokens, strict=True)
        for number, progress in enumerate(row)
    )


@cache
def _piece(colour: str, number: int, progress: int) -> Piece:
    return Piece(str(TOKEN[colour][number]), colour, place_name(colour, progress))


def _pad(tokens: tuple[tuple[int, ...], ...]) -> tuple[PadRow, ...]:
    """Not a score pad, but what players count: tokens not yet out, on their way, and home."""
    return (
        PadRow("quatre_colonnes-pad-workshop", tuple(row.count(0) for row in tokens)),
        PadRow(
            "quatre_colonnes-pad-way",
            tuple(sum(0 < progress < SUMMIT for progress in row) for row in tokens),
        ),
        PadRow(
            "quatre_colonnes-pad-summit", tuple(row.count(SUMMIT) for row in tokens), is_below=True
        ),
    )


def place_name(colour: str, progress: int) -> str:
    """A place of the board: `workshop:Y`, `cell:12`, `arrow:Y3`, `summit:Y`."""
    if progress == 0:
        return f"workshop:{colour}"
    if progress == SUMMIT:
        return f"summit:{colour}"
    cell = PATH[colour][progress]
    return f"cell:{cell}" if cell else f"arrow:{colour}{progress - LAST_ON_RING}"


def _choices(state: State) -> tuple[Choice, ...]:
    """A path per legal action: the token, where it goes, whom it sends back; the die where two lead
    to one place.
    """
    actions = legal(state)
    paths = [_path(state, action) for action in actions]
    counts = Counter(paths)
    return tuple(
        Choice(
            str(action),
            (*path, f"die:{action.die}") if counts[path] > 1 and isinstance(action, Move) else path,
            narrate(state, action),
        )
        for action, path in zip(actions, paths, strict=True)
    )


def _path(state: State, action: Action) -> tuple[str, ...]:
    if not isinstance(action, Exit | Move | Bonus):
        return ("button:skip",)
    token = action.token
    if isinstance(action, Exit):
        path = (f"token:{token}", place_name(token.colour, 1))
        return (*path, f"token:{action.victim}") if action.victim else path
    before = state.tokens[state.colours.index(token.colour)][token.number - 1]
    cells = action.die if isinstance(action, Move) else action.cells
    return (f"token:{token}", place_name(token.colour, min(before + cells, SUMMIT)))  # L5.2
