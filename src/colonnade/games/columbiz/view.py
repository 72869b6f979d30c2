"""Columbiz as a face sees it: discs, dice, the score pad, and the choices of the seat to decide."""

from __future__ import annotations

from colonnade.core.game import Decide, Seat, turn_as_dict
from colonnade.core.message import message
from colonnade.core.view import Choice, Die, KeepChoice, PadRow, Piece, View
from colonnade.games.columbiz.actions import STOP, Action, Place
from colonnade.games.columbiz.board import CELLS, COLOURS, cells_in, name_of
from colonnade.games.columbiz.dice import FACES
from colonnade.games.columbiz.notation import die_statuses, position
from colonnade.games.columbiz.rules import duties, explain, legal, locked_dice, narrate, prison_points, scores, turn
from colonnade.games.columbiz.state import State

_DISCS = {colour: tuple(Piece(f"{colour}:{name_of(cell)}", colour, f"cell:{name_of(cell)}") for cell in range(CELLS)) for colour in COLOURS}
_DICE = {(face, status): Die(face, status) for face in FACES for status in ("free", "kept", "spent")}


def view(state: State, seat: Seat | None) -> View:
    """What a face may show to that seat, or to a spectator. A disc never moves, so its id is its colour and cell."""
    colours = COLOURS[: len(state.discs)]
    is_deciding = turn(state) == Decide(-1 if seat is None else seat)
    return View(
        game="columbiz",
        position=position(state),
        turn=turn_as_dict(turn(state), colours),
        colours=colours,
        pieces=tuple([_DISCS[colour][cell] for colour, own in zip(colours, state.discs, strict=True) for cell in cells_in(own)]),
        dice=tuple([_DICE[die] for die in die_statuses(state)]),
        pad=_pad(state),
        choices=_choices(state) if is_deciding else (),
        keep=KeepChoice(state.dice, locked_dice(state)) if is_deciding and state.phase == "keep" else None,
        messages=(*duties(state), *((message("columbiz-now-last-round", "C4.1"),) if state.last_round and state.phase != "over" else ())),
    )


def _choices(state: State) -> tuple[Choice, ...]:
    """Every legal action but the keeps, which travel as one."""
    actions = legal(state) if state.phase == "place" else [STOP] if explain(state, STOP) is None else []
    return tuple(Choice(str(action), (_target(action),), narrate(state, action)) for action in actions)


def _target(action: Action) -> str:
    return f"cell:{name_of(action.cell)}" if isinstance(action, Place) else f"button:{action}"


def _pad(state: State) -> tuple[PadRow, ...]:
    """The score pad as on paper: line points above the line, prison and total below; and the reserve, which lies beside it."""
    return (
        PadRow("columbiz-pad-reserve", state.reserve),
        PadRow("columbiz-pad-lines", state.line_points),
        PadRow("columbiz-pad-prisoners", state.prisoners, True),
        PadRow("columbiz-pad-prison", tuple(prison_points(count, state.options.beyond_twelve) for count in state.prisoners), True),
        PadRow("columbiz-pad-total", scores(state), True),
    )
