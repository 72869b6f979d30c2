"""What people have entered at a referee's table, and what of it was taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Entered(NamedTuple):
    """An act, a throw or a set-up that people typed in."""

    what: str
    seat: int
    """The seat whose turn it was."""
    text: str
    faces: tuple[int, ...]
    ply: int
    """The number of events after it."""
    is_first: bool
    """Whether a command began with it."""


def find_last_ply(entered: Sequence[Entered]) -> int | None:
    """The ply before the last command; None if there was none."""
    first = next((item for item in reversed(entered) if item.is_first), None)
    if first is None:
        return None
    return first.ply - (first.what != "set_up")


def find_removed(entered: Sequence[Entered], ply: int, now: int) -> tuple[Entered, ...]:
    """What goes when a match at ply `now` is taken back to a ply: everything after it; at the same
    ply, its set-ups.
    """
    if ply == now:
        return tuple(item for item in entered if item.what == "set_up" and item.ply == now)
    return tuple(item for item in entered if item.ply > ply)


def find_undone(
    undone: tuple[Entered, ...], item: Entered, has_turn_ended: bool
) -> tuple[Entered, ...]:
    """What can still be entered again after a new entry, which takes the place of the first one of
    its kind and seat. With the end of a turn, the rest of that turn is gone.
    """
    if item.what == "set_up":  # the game goes on from elsewhere
        is_same = bool(undone) and (undone[0].what, undone[0].text) == (item.what, item.text)
        return undone[1:] if is_same else ()
    if undone and (undone[0].what, undone[0].seat) == (item.what, item.seat):
        undone = undone[1:]
    if has_turn_ended:
        rest = (
            index
            for index, other in enumerate(undone)
            if other.seat != item.seat or other.what == "set_up"
        )
        undone = undone[next(rest, len(undone)) :]
    return undone
