"""Rollouts: a position played on many times by the evaluator's own best moves, to check what it
says.

Every trial gives the result less all luck on the way, which is nothing on average: the evaluator
knows the exact expectation of each throw. So a few dozen trials say as much as thousands of plain
ones. Trials come in batches. Within a batch the first throw is stratified, and all candidates of a
decision meet the same dice, turn by turn. Batches are alike and independent, so that their spread
gives the interval. A batch is a function of the seed and its number, and whether to stop is asked
after each batch in its turn: so the answer is the same for any number of workers. Only a limit of
time makes it depend on the machine: then the trials that were finished are what there is.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import islice
from math import sqrt
from statistics import pvariance
from typing import Any, TypeVar

from colonnade.bots.evaluation import Evaluator, Shares, find_evaluator
from colonnade.core.dice import derive_bytes
from colonnade.core.errors import BadOption
from colonnade.core.game import AnyGame, Decide, Over
from colonnade.games import GAMES

BATCH = 8  # trials per candidate and batch
LEAST = 6  # batches before the first interval is believed
# the order of a batch's trials: the first of them lie far apart when time runs out
STRATA = (0, 4, 2, 6, 1, 5, 3, 7)
ROUNDING = 1e-12  # a variance below is nothing
Z95 = 1.959963984540054

T = TypeVar("T")
Spreading = Callable[[Callable[[int], T], int, int], Iterator[T]]
"""Does a task for every number of a range, in order: in this process, or in several."""


@dataclass(frozen=True, slots=True)
class RolloutPlan:
    """What to roll out: plain data, which travels to workers."""

    game: str
    position: str
    candidates: tuple[str, ...]
    """At a decision the actions to compare; empty at a throw."""
    seed: int
    turns: int | None
    """After so many turns the evaluator says how it stands; None plays to the end."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action, or at a throw the position itself, rolled out."""

    action: str | None
    evaluated: Shares
    """What the evaluator says without rolling out."""
    shares: Shares
    """What the trials say."""
    margins: Shares
    """Per seat: the 95 % interval reaches so far to either side."""
    behind: float
    """By how much it is behind the best candidate, for who decides."""
    behind_margin: float
    """The 95 % interval of that difference reaches so far to either side; dice shared between
    candidates make it small.
    """


@dataclass(frozen=True, slots=True)
class Rollout:
    """A position rolled out."""

    game: str
    position: str
    seat: int
    """Who throws or decides."""
    trials: int
    """Per candidate."""
    is_settled: bool
    """Whether the interval was narrow enough, or the best candidate beyond doubt, before the trials
    ran out.
    """
    reduction: float | None
    """How many plain trials one of these is worth: the variance of results over that of results
    less luck; None where that is nothing.
    """
    candidates: tuple[Candidate, ...]
    """The best first."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Per candidate and trial, the shares of all seats at the end: less all luck, and plain. Every
    candidate has the same trials.

    Where time ran out there are fewer than `BATCH` trials, perhaps none.
    """

    less_luck: tuple[tuple[Shares, ...], ...]
    plain: tuple[tuple[Shares, ...], ...]


def plan_rollout(
    game: AnyGame,
    state: Any,
    *,
    seed: int,
    candidates: int = 3,
    actions: Sequence[Any] | None = None,
    turns: int | None = None,
) -> RolloutPlan:
    """The rollout of a position: at a decision of the given actions, or of those that the evaluator
    likes best.

    Raises `BadOption` where the game is over.
    """
    turn = game.turn(state)
    if isinstance(turn, Over):
        raise BadOption("error-rollout-over")
    chosen: Sequence[Any] = ()
    if isinstance(turn, Decide):
        chosen = (
            [option.action for option in find_evaluator(game.key).rank(state)[:candidates]]
            if actions is None
            else actions
        )
    return RolloutPlan(game.key, game.position(state), tuple(map(str, chosen)), seed, turns)


def roll_out(
    plan: RolloutPlan,
    *,
    trials: int,
    precision: float,
    seconds: float | None = None,
    spread: Spreading[Batch] | None = None,
    progress: Callable[[int, float], None] | None = None,
) -> Rollout:
    """Play until the 95 % interval of every candidate reaches no further than `precision`, or one
    is best beyond doubt, or trials run out.

    With `seconds` also until that time is over; one trial of each candidate is played in any case.
    `progress` is told after each batch how many trials are done, and how far the widest interval
    reaches.
    """
    most = max(LEAST, -(-trials // BATCH))
    batches: list[Batch] = []
    is_settled = False
    deadline = None if seconds is None else time.monotonic() + seconds
    answers = (spread or spread_here)(partial(play_batch, plan, deadline=deadline), 0, most)
    for batch in islice(answers, most):
        if batch.less_luck[0]:
            batches.append(batch)
        if len(batch.less_luck[0]) < BATCH:
            break
        found = _summarise(plan, batches, is_settled)
        widest = max(candidate.margins[found.seat] for candidate in found.candidates)
        others = found.candidates[1:]
        is_best = bool(others) and all(other.behind > other.behind_margin for other in others)
        is_settled = len(batches) >= LEAST and (widest <= precision or is_best)
        if progress is not None:
            progress(found.trials, widest)
        if is_settled:
            break
    return _summarise(plan, batches, is_settled)


def spread_here(task: Callable[[int], T], start: int, end: int) -> Iterator[T]:
    """Work done in this process, one number after the other."""
    return map(task, range(start, end))


@lru_cache(maxsize=4)
def _evaluator(game_key: str) -> Evaluator:
    # it remembers positions, and its answers do not depend on that
    return find_evaluator(game_key, is_quick=True)


def play_batch(plan: RolloutPlan, number: int, deadline: float | None = None) -> Batch:
    """The trials of a batch; the same for the same plan and number.

    After the deadline, by `time.monotonic`, no trial is begun; only the first of all, of each
    candidate, is played whatever the time.
    """
    game, evaluator = GAMES[plan.game], _evaluator(plan.game)
    state = game.from_position(plan.position)
    states = [game.apply(state, game.parse(action)) for action in plan.candidates] or [state]
    trials: list[list[tuple[Shares, Shares]]] = [[] for _ in states]
    for place, stratum in enumerate(STRATA):
        if deadline is not None and time.monotonic() > deadline and (number or place):
            break
        for begun, of_candidate in zip(states, trials, strict=True):
            of_candidate.append(
                _play_trial(plan, evaluator, begun, number * BATCH + stratum, stratum)
            )
    return Batch(
        tuple(tuple(less_luck for less_luck, _ in of_candidate) for of_candidate in trials),
        tuple(tuple(plain for _, plain in of_candidate) for of_candidate in trials),
    )


def _draw(seed: int, path: str) -> float:
    """A number between 0 and 1 that follows from a seed and a path."""
    return int.from_bytes(derive_bytes(seed, f"rollout/{path}")[:6], "big") / 2**48


def _play_trial(
    plan: RolloutPlan, evaluator: Evaluator, state: Any, trial: int, stratum: int
) -> tuple[Shares, Shares]:
    """The result less all luck, and the plain result."""
    game = GAMES[plan.game]
    luck = [0.0] * len(evaluator.foresee(state))
    turns, throws, mover, is_first = 0, 0, None, True
    while True:
        turn = game.turn(state)
        if not isinstance(turn, Over) and turn.seat != mover:
            turns, throws, mover = turns + 1, 0, turn.seat
        if isinstance(turn, Over) or (plan.turns is not None and turns > plan.turns):
            reached = _value(evaluator, state)
            return tuple(
                value - gained for value, gained in zip(reached, luck, strict=True)
            ), reached
        if isinstance(turn, Decide):
            state = game.apply(state, evaluator.rank(state)[0].action)
            continue
        place = _draw(plan.seed, f"{trial}/{turns}/{throws}")
        before, state = (
            evaluator.foresee(state),
            throw_at(game, state, (stratum + place) / BATCH if is_first else place),
        )
        luck = [
            gained + value - was
            for gained, value, was in zip(luck, _value(evaluator, state), before, strict=True)
        ]
        throws, is_first = throws + 1, False


def _value(evaluator: Evaluator, state: Any) -> Shares:
    return evaluator.judge(state) if evaluator.is_horizon(state) else evaluator.foresee(state)


def throw_at(game: AnyGame, state: Any, place: float) -> Any:
    """The position after the throw that lies at a place between 0 and 1 of all throws, in their
    order.
    """
    chances = game.chances(state)
    left = place * chances.total
    for outcome, weight in zip(chances.outcomes, chances.weights, strict=True):
        left -= weight
        if left < 0:
            return game.apply(state, outcome)
    return game.apply(state, chances.outcomes[-1])


def _summarise(plan: RolloutPlan, batches: Sequence[Batch], is_settled: bool) -> Rollout:
    game, evaluator = GAMES[plan.game], _evaluator(plan.game)
    state = game.from_position(plan.position)
    turn = game.turn(state)
    seat = 0 if isinstance(turn, Over) else turn.seat
    places = range(len(plan.candidates) or 1)
    whole = [batch for batch in batches if len(batch.less_luck[0]) == BATCH]
    if len(whole) >= LEAST:  # the trials of a batch differ by their stratum; batches are alike
        means = [[_mean(batch.less_luck[place]) for batch in whole] for place in places]
    else:  # too few batches for an interval: that of single trials is a little too wide
        means = [
            [trial for batch in batches for trial in batch.less_luck[place]] for place in places
        ]
    shares = [_mean(of_batches) for of_batches in means]
    order = sorted(places, key=lambda place: -shares[place][seat])
    evaluated = (
        {str(option.action): option.shares for option in evaluator.rank(state)}
        if plan.candidates
        else {}
    )
    found: list[Candidate] = []
    for place in order:
        action = plan.candidates[place] if plan.candidates else None
        behind = [
            best[seat] - own[seat] for best, own in zip(means[order[0]], means[place], strict=True)
        ]
        found.append(
            Candidate(
                action,
                evaluator.foresee(state) if action is None else evaluated[action],
                shares[place],
                tuple(margin_of(values) for values in zip(*means[place], strict=True)),
                sum(behind) / len(behind),
                margin_of(behind),
            )
        )
    less_luck = sum(
        pvariance([trial[seat] for batch in batches for trial in batch.less_luck[place]])
        for place in places
    )
    plain = sum(
        pvariance([trial[seat] for batch in batches for trial in batch.plain[place]])
        for place in places
    )
    reduction = plain / less_luck if less_luck > ROUNDING else None
    trials = BATCH * len(whole) if len(whole) >= LEAST else len(means[0])
    return Rollout(plan.game, plan.position, seat, trials, is_settled, reduction, tuple(found))


def _mean(rows: Sequence[Shares]) -> Shares:
    return tuple(sum(values) / len(rows) for values in zip(*rows, strict=True))


def margin_of(values: Sequence[float]) -> float:
    """How far the 95 % interval of the mean of independent values reaches to either side, by
    Student's distribution.
    """
    count = len(values)
    if count < 3:
        return 1.0
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    freedom, z = count - 1, Z95
    # Cornish and Fisher's expansion of the quantile: right to 3 % with two degrees of freedom, to
    # three digits from five on.
    quantile = z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    quantile += (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return quantile * sqrt(variance / count)
