"""A position of a real board, as people see it: where every token is, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from colonnade.core.errors import Impossible, Malformed
from colonnade.games.quatre_colonnes.board import SUMMIT, TOKENS
from colonnade.games.quatre_colonnes.movement import is_side_home
from colonnade.games.quatre_colonnes.state import Row, State
from colonnade.games.quatre_colonnes.validation import find_fault


def set_up_position(state: State, plain: Mapping[str, object]) -> State:
    """The position before the first throw of a turn: a draw, or an attempt to build (L3.1)."""
    unknown = set(plain) - {"turn", "tokens"}
    if unknown:
        raise Malformed("error-setup-field", field=min(unknown)[:40])
    turn, tokens = plain.get("turn"), plain.get("tokens")
    if turn not in state.colours:
        raise Malformed("error-setup-field", field="turn")
    rows = cast("dict[Any, Any]", tokens)
    if not isinstance(tokens, dict) or set(rows) != set(state.colours):
        raise Malformed("error-setup-field", field="tokens")
    found = State(
        options=state.options,
        colours=state.colours,
        seat=state.colours.index(cast("str", turn)),
        phase="draw",
        tokens=tuple(_parse_row(rows[colour]) for colour in state.colours),
    )
    fault = find_fault(found)
    if fault is not None:
        raise Impossible(fault)
    return found._replace(phase="build") if is_side_home(found) else found


def _parse_row(row: Any) -> Row:
    """The progress of a seat's four tokens."""
    if not isinstance(row, list) or len(cast("list[Any]", row)) != TOKENS:
        raise Malformed("error-setup-field", field="tokens")
    for progress in cast("list[Any]", row):
        if type(progress) is not int or not 0 <= progress <= SUMMIT:
            raise Malformed("error-setup-field", field="tokens")
    return cast("Row", tuple(cast("list[int]", row)))
