"""The lens of Columbiz: the exact chances of every cell and disc."""

from __future__ import annotations

from collections.abc import Iterator

from colonnade.analysis.columbiz.chances import (
    begin_turn,
    chance_of_being_captured,
    chance_of_capturing,
    chance_of_filling,
    count_gain,
    end_turn,
    find_row_above,
    list_seats_before,
    put_disc,
)
from colonnade.analysis.columbiz.masters import find_captures_by_masters
from colonnade.analysis.lens import LensEntry
from colonnade.core.message import Message, message
from colonnade.games.columbiz.board import CELLS, COLOURS, bit_of, cells_in, name_of
from colonnade.games.columbiz.rules import open_cells
from colonnade.games.columbiz.state import State


def find_entries(state: State, seat: int) -> tuple[LensEntry, ...]:
    """The chances to fill each empty cell and to lose a disc there, and to capture each disc."""
    if state.phase in ("start", "over"):
        return ()
    return tuple(_describe_cells(state, seat))


def _describe_cells(state: State, seat: int) -> Iterator[LensEntry]:
    masters = _find_chances_by_masters(state, seat)
    for cell in range(CELLS):
        owner = next(
            (other for other, discs in enumerate(state.discs) if discs & bit_of(cell)), None
        )
        chances: dict[str, float] = {}
        messages: list[Message] = []
        if owner == seat:
            chances["captured"] = chance_of_being_captured(state, seat, cell)
            messages.append(_describe_exposure("lens-columbiz-own", chances["captured"]))
        elif state.seat == seat and owner is None:
            chances["fill"] = chance_of_filling(state, cell)
            messages.append(
                _describe_chance("lens-columbiz-fill", chances["fill"], cell=name_of(cell))
            )
            if chances["fill"]:  # the rest is useless for a cell that cannot be filled
                chances["captured"] = chance_of_being_captured(state, seat, cell)
                messages += [
                    *describe_gain(state, cell),
                    _describe_exposure("lens-columbiz-exposed", chances["captured"]),
                ]
        elif state.seat == seat:
            chances["capture"] = chance_of_capturing(state, cell)
            messages.append(_describe_chance("lens-columbiz-capture", chances["capture"]))
        if chances.get("captured") and cell in masters:
            chances["captured_by_masters"] = masters[cell]
            messages.append(message("lens-columbiz-masters", "C3.4", chance=masters[cell]))
        if messages:
            yield LensEntry(
                f"{'cell' if owner is None else COLOURS[owner]}:{name_of(cell)}",
                tuple(messages),
                chances,
            )


def _find_chances_by_masters(state: State, seat: int) -> dict[int, float]:
    """As `chance_of_being_captured`, if the opponents play as the level `master`: per own disc and,
    while the seat places discs, per cell that it can fill.

    Empty in the middle of an opponent's turn.
    """
    if state.seat != seat:
        return (
            _find_captures_before(state, seat)
            if state.phase == "throw" and not state.throws
            else {}
        )
    found = _find_captures_before(end_turn(state, 0 if state.placed else 1), seat)
    for cell in cells_in(open_cells(state)) if state.phase == "place" else ():
        if find_row_above(state, cell) is not None:
            found[cell] = _find_captures_before(end_turn(put_disc(state, cell), 1), seat).get(
                cell, 0.0
            )
    return found


def _find_captures_before(state: State, seat: int) -> dict[int, float]:
    turns = [begin_turn(state, other) for other in list_seats_before(state, seat)]
    return find_captures_by_masters([turn for turn in turns if turn.reserve[turn.seat]], seat)


def _describe_chance(key: str, chance: float, **arguments: str) -> Message:
    if chance in (0.0, 1.0):
        return message(f"{key}-now" if chance else f"{key}-never", None, **arguments)
    return message(key, None, **arguments, chance=chance)


def _describe_exposure(key: str, chance: float) -> Message:
    return message(key, "C3.4", chance=chance) if chance else message(f"{key}-safe", "C3.4")


def describe_gain(state: State, cell: int) -> list[Message]:
    """Sentences about the captures and the line points of a disc on an empty cell."""
    captured, points = count_gain(state, cell)
    messages: list[Message] = []
    if captured:
        messages.append(message("lens-columbiz-captures", "C3.4", count=captured))
    if points:
        messages.append(message("lens-columbiz-lines", "C3.5", points=points))
    return messages
