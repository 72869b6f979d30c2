"""A position of Columbiz for a user interface: discs, dice, the score pad, and the choices of the
seat to decide.
"""

from __future__ import annotations

from colonnade.core.game import Decide, Seat
from colonnade.core.message import message
from colonnade.core.view import Choice, Die, Highlight, KeepChoice, PadRow, Piece, Throws, View
from colonnade.games.columbiz.actions import PLACES, STOP, Action, Place
from colonnade.games.columbiz.board import CELLS, COLOURS, cells_in, name_of
from colonnade.games.columbiz.dice import FACES, Dice
from colonnade.games.columbiz.position_ids import position
from colonnade.games.columbiz.rules import (
    THROWS,
    add_up,
    duties,
    explain,
    legal,
    locked_dice,
    narrate,
    open_cells,
    prison_points,
    turn,
)
from colonnade.games.columbiz.state import State

_DISCS = tuple(
    tuple(
        Piece(f"{colour}:{name_of(cell)}", colour, f"cell:{name_of(cell)}") for cell in range(CELLS)
    )
    for colour in COLOURS
)
_AFFORDABLE = tuple(Highlight("affordable", f"cell:{name_of(cell)}") for cell in range(CELLS))
_PLACE_CLICKS = tuple((str(place), (f"cell:{name_of(place.cell)}",)) for place in PLACES)


def view(state: State, seat: Seat | None) -> View:
    """What a user interface may show to that seat, or to a spectator. A disc never moves, so its id
    is its colour and cell.
    """
    colours = COLOURS[: len(state.discs)]
    now = turn(state)
    is_deciding = isinstance(now, Decide) and now.seat == seat
    return View(
        game="columbiz",
        position=position(state),
        turn=now,
        colours=colours,
        pieces=_pieces(state.discs),
        dice=mark_dice(state),
        pad=_pad(state),
        choices=_choices(state) if is_deciding else (),
        keep=KeepChoice(state.dice, locked_dice(state))
        if is_deciding and state.phase == "keep"
        else None,
        messages=(
            *duties(state),
            *(
                (message("columbiz-now-last-round", "C4.1"),)
                if state.last_round and state.phase != "over"
                else ()
            ),
        ),
        # C2.1, C2.2
        throws=None if state.phase in ("start", "over") else Throws(state.throws, THROWS),
        throwers=state.throwing if state.phase == "start" else (),  # C1.3
        # C3.3
        highlights=tuple([_AFFORDABLE[cell] for cell in cells_in(open_cells(state))])
        if isinstance(now, Decide)
        else (),
    )


def _pieces(discs: tuple[int, ...]) -> tuple[Piece, ...]:
    return tuple(
        [own[cell] for own, cells in zip(_DISCS, discs, strict=False) for cell in cells_in(cells)]
    )


def _choices(state: State) -> tuple[Choice, ...]:
    """Every legal action but the keeps, which are one `KeepChoice`."""
    actions = (
        legal(state) if state.phase == "place" else [STOP] if explain(state, STOP) is None else []
    )
    return tuple([Choice(*_click(action), narrate(state, action)) for action in actions])


def _click(action: Action) -> tuple[str, tuple[str]]:
    """The text of an action, and the path of clicks to it."""
    return (
        _PLACE_CLICKS[action.cell]
        if isinstance(action, Place)
        else (str(action), (f"button:{action}",))
    )


def _pad(state: State) -> tuple[PadRow, ...]:
    """The score pad as on paper: line points above the line, prison and total below; and the
    reserve and the discs set aside, if there are any, which are not on the pad.
    """
    beyond_twelve = state.options.beyond_twelve
    aside = (PadRow("columbiz-pad-aside", state.set_aside),) if any(state.set_aside) else ()
    return (
        PadRow("columbiz-pad-reserve", state.reserve),
        *aside,
        PadRow("columbiz-pad-lines", state.line_points),
        PadRow("columbiz-pad-prisoners", state.prisoners, True),
        PadRow(
            "columbiz-pad-prison",
            tuple([prison_points(count, beyond_twelve) for count in state.prisoners]),
            True,
        ),
        PadRow(
            "columbiz-pad-total", add_up(state.line_points, state.prisoners, beyond_twelve), True
        ),
    )


_MARKED = {
    status: {face: Die(face, status) for face in FACES} for status in ("free", "kept", "spent")
}


def mark_dice(state: State) -> tuple[Die, ...]:
    """The dice as they lie, each with its status: `spent`, `kept` by the last keep while throwing
    goes on, or `free`.
    """
    return (
        _mark(state.dice, state.spent, "spent")
        if state.phase == "place"
        else _mark(state.dice, state.kept, "kept")
    )


def _mark(dice: Dice, marked: Dice, status: str) -> tuple[Die, ...]:
    found = list(map(_MARKED["free"].__getitem__, dice))
    start = 0
    for face in marked:  # both ascend, so each search goes on where the last one ended
        index = dice.index(face, start)
        found[index] = _MARKED[status][face]
        start = index + 1
    return tuple(found)
