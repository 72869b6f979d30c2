"""Turns of a real board of which only the last throw was entered."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from colonnade.core.game import AnyGame, Decide
from colonnade.core.record import LAST_THROW_ONLY, Record, Step

if TYPE_CHECKING:
    from colonnade.analysis.review import ReviewEvent


def find_entered_stops(
    game: AnyGame, record: Record, steps: Sequence[Step[Any, Any]]
) -> frozenset[int]:
    """The plies at which throwing ended after a single throw, from the note on that not every throw
    was entered: nobody decided there.
    """
    noted = min((note.ply for note in record.notes if note.what == LAST_THROW_ONLY), default=None)
    if noted is None:
        return frozenset()
    return frozenset(
        step.ply
        for previous, step in pairwise(steps)
        if previous.ply >= noted
        and previous.replaced is None
        and _ends_throwing(game, previous.state, step.action)
    )


def _ends_throwing(game: AnyGame, state: Any, action: Any) -> bool:
    """Whether an action keeps all dice after the first throw of a turn."""
    turn = game.turn(state)
    if not isinstance(turn, Decide):
        return False
    view = game.view(state, turn.seat)
    return (
        view.keep is not None
        and view.throws is not None
        and view.throws.made == 1
        and str(action) in [choice.action for choice in view.choices]
    )


def merge_stop(throw: ReviewEvent, stop: ReviewEvent) -> tuple[ReviewEvent, ReviewEvent]:
    """The throw with the change of the stop after it, and the stop as a decision without a choice
    that changes nothing: the luck of the turn is that of its last dice.
    """
    term = tuple(one + other for one, other in zip(throw.term, stop.term, strict=True))
    luck = 0.0 if throw.seat is None else term[throw.seat]
    ranked = tuple(option for option in stop.ranked if option.action == stop.event)
    return (
        replace(throw, values=stop.values, term=term, luck=luck),
        replace(
            stop,
            term=(0.0,) * len(term),
            best=stop.event,
            loss=0.0,
            stake=0.0,
            ranked=ranked,
        ),
    )
