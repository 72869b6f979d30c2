"""Checks of large losses by rollouts: a loss of `GRAVE` or more is certain once they confirm it.

The game is played to the end after the best action and after the chosen one, with the same dice. So
the check does not depend on the evaluator's value of the positions after them. A loss for which
there was no time stays uncertain.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from colonnade.analysis.review import GRAVE, LossCheck, Review
from colonnade.analysis.rollout import plan_rollout, roll_out
from colonnade.core.record import Record
from colonnade.games import GAMES

TRIALS = 400
"""The most trials per action."""
PRECISION = 0.01


def find_grave(review: Review) -> list[int]:
    """The plies of all losses that need a check, the largest loss first."""
    grave = [event for event in review.events if event.loss >= GRAVE]
    return [event.ply for event in sorted(grave, key=lambda event: (-event.loss, event.ply))]


def find_unchecked(review: Review) -> list[int]:
    """The plies of `find_grave` that have no check yet."""
    return [ply for ply in find_grave(review) if review.events[ply - 1].check is None]


def check_loss(record: Record, review: Review, ply: int, seconds: float) -> Review:
    """The review with a check of the loss at a ply. At least one trial of each action is played,
    more if the time allows.
    """
    game, event = GAMES[record.game], review.events[ply - 1]
    if event.best is None:
        raise ValueError("only decisions have losses")
    state = next(step.state for step in record.replay(game) if step.ply == ply - 1)
    plan = plan_rollout(
        game, state, seed=ply, actions=[game.parse(event.best), game.parse(event.event)]
    )
    found = roll_out(plan, trials=TRIALS, precision=PRECISION, seconds=seconds)
    second = found.candidates[1]
    loss = second.behind if second.action == event.event else -second.behind
    is_confirmed = loss > second.behind_margin and loss >= event.loss / 2
    check = LossCheck(loss, second.behind_margin, found.trials, is_confirmed)
    events = (*review.events[: ply - 1], replace(event, check=check), *review.events[ply:])
    return replace(review, events=events)


def check_losses(
    record: Record,
    review: Review,
    seconds: float,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """The review with checks of its large losses, the largest first, in about this time.

    Each check gets an equal part of the time that is left.
    """
    end, plies = time.monotonic() + seconds, find_unchecked(review)
    for done, ply in enumerate(plies):
        left = end - time.monotonic()
        if left <= 0:
            break
        review = check_loss(record, review, ply, left / (len(plies) - done))
        if progress is not None:
            progress(done + 1, len(plies))
    return review
