"""Checks of large losses by rollouts: a loss of `GRAVE` or more is certain once they confirm it.

The game is played to the end after the best action and after the chosen one, with the same dice. So
the check does not depend on the evaluator's value of the positions after them. A loss for which
there was no time, or so little that the trials say nothing, stays uncertain.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from colonnade.analysis.review import GRAVE, LossCheck, Review
from colonnade.analysis.rollout import BATCH, plan_rollout, roll_out
from colonnade.core.record import Record
from colonnade.games import GAMES

TRIALS = 400
"""The most trials per action."""
PRECISION = 0.01
MIN_TRIALS = BATCH
"""With fewer trials per action a check says nothing."""
MAX_MARGIN = 0.1
"""A check that confirms nothing, with half an interval wider than this, says nothing."""
MIN_SECONDS = 4.0
"""The least time of a check: a few losses are known better than many not at all."""


def find_grave(review: Review) -> list[int]:
    """The plies of all losses that need a check, the largest loss first."""
    grave = [event for event in review.events if event.loss >= GRAVE]
    return [event.ply for event in sorted(grave, key=lambda event: (-event.loss, event.ply))]


def find_unchecked(review: Review) -> list[int]:
    """The plies of `find_grave` that have no check yet."""
    return [ply for ply in find_grave(review) if review.events[ply - 1].check is None]


def count_checks(seconds: float, losses: int) -> int:
    """How many of some losses are checked in a time: fewer where each would have too little."""
    return max(1, min(losses, int(seconds / MIN_SECONDS)))


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
    margin, is_enough = second.behind_margin, found.trials >= MIN_TRIALS
    is_confirmed = is_enough and loss > margin and loss >= event.loss / 2
    is_telling = is_confirmed or (is_enough and margin <= MAX_MARGIN)
    check = LossCheck(loss, margin, found.trials, is_confirmed, is_telling)
    events = (*review.events[: ply - 1], replace(event, check=check), *review.events[ply:])
    return replace(review, events=events)


def check_losses(
    record: Record,
    review: Review,
    seconds: float,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """The review with checks of its large losses, the largest first, in about this time.

    The checks that there is time for get an equal part of what is left of it.
    """
    end, plies = time.monotonic() + seconds, find_unchecked(review)
    for done, ply in enumerate(plies):
        left = end - time.monotonic()
        if left <= 0:
            break
        review = check_loss(record, review, ply, left / count_checks(left, len(plies) - done))
        if progress is not None:
            progress(done + 1, len(plies))
    return review
