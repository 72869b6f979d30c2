"""A position of a real board, as people count it: discs, reserves, prisoners and points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from colonnade.core.errors import Impossible, Malformed
from colonnade.core.message import message
from colonnade.games.columbiz.board import CELLS, COLOURS, bit_of, name_of
from colonnade.games.columbiz.state import State
from colonnade.games.columbiz.validation import find_fault, is_last_round

_CELLS = {name_of(cell): cell for cell in range(CELLS)}
_COUNTS = ("reserve", "prisoners", "set_aside", "line_points")
_MOST = 999  # more than any count of a game


def set_up_position(state: State, plain: Mapping[str, object]) -> State:
    """The position before the first throw of a turn. `first` is the colour that began, needed
    where the game has not; counts that are left out are those of `state`.
    """
    colours = COLOURS[: len(state.discs)]
    unknown = set(plain) - {"turn", "first", "board", *_COUNTS}
    if unknown:
        raise Malformed("error-setup-field", field=min(unknown)[:40])
    discs = [0] * len(colours)
    board = plain.get("board")
    if not isinstance(board, dict):
        raise Malformed("error-setup-field", field="board")
    for name, colour in cast("dict[Any, Any]", board).items():
        if name not in _CELLS or colour not in colours:
            raise Malformed("error-setup-field", field="board")
        discs[colours.index(colour)] |= bit_of(_CELLS[name])
    starter = state.starter
    if "first" in plain:
        starter = _find_seat(plain, "first", colours)
    if starter is None:
        raise Impossible(message("columbiz-setup-first", "C1.3"))
    found = State(
        options=state.options,
        phase="throw",
        seat=_find_seat(plain, "turn", colours),
        starter=starter,
        throwing=(),
        discs=tuple(discs),
        reserve=_find_counts(plain, "reserve", colours, state.reserve),
        prisoners=_find_counts(plain, "prisoners", colours, state.prisoners),
        set_aside=_find_counts(plain, "set_aside", colours, state.set_aside),
        line_points=_find_counts(plain, "line_points", colours, state.line_points),
    )
    found = found._replace(last_round=is_last_round(found))
    fault = find_fault(found)
    if fault is not None:
        raise Impossible(fault)
    return found


def _find_seat(plain: Mapping[str, object], field: str, colours: tuple[str, ...]) -> int:
    colour = plain.get(field)
    if colour not in colours:
        raise Malformed("error-setup-field", field=field)
    return colours.index(cast("str", colour))


def _find_counts(
    plain: Mapping[str, object], field: str, colours: tuple[str, ...], default: tuple[int, ...]
) -> tuple[int, ...]:
    if field not in plain:
        return default
    counts = cast("dict[Any, Any]", plain[field])
    if not isinstance(plain[field], dict) or set(counts) != set(colours):
        raise Malformed("error-setup-field", field=field)
    for count in counts.values():
        if type(count) is not int or not 0 <= count <= _MOST:
            raise Malformed("error-setup-field", field=field)
    return tuple(counts[colour] for colour in colours)
