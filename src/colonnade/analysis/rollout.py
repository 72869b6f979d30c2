"""Rollouts: a position is played many times with the evaluator's best moves, to check its value.

The rest of the turn is played by the evaluator that judges everything else; the turns after it by
the quick one, which the mean hardly depends on. Where no throw is left in the turn, one end of it
is played after each action. Another may be better: an interval reaches up to what the evaluator
says of the best of them.

The result of a trial is the result of the game less all luck on the way. The luck is 0 on average,
since the evaluator knows the exact expectation of each throw, and without it the variance is so
small that a few dozen trials are worth thousands of plain ones.

Trials come in batches. Within a batch the first throw is stratified, and all candidates of a
decision get the same dice, turn by turn. Batches are independent and identically distributed, and
their variance gives the interval. A batch depends only on the seed and its number, and batches are
counted in order, so that the answer is the same for any number of workers. Only a time limit makes
it depend on the machine: then the trials that were finished count.
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

BATCH = 8
"""Trials per candidate and batch."""
FEWEST_BATCHES = 6
"""Batches before the interval is used to stop."""
STRATA = (0, 4, 2, 6, 1, 5, 3, 7)
"""The order of a batch's trials: if time runs out, the first ones are far apart."""
ROUNDING = 1e-12
"""A smaller variance counts as 0."""
Z95 = 1.959963984540054
"""The quantile of the normal distribution that leaves 2.5 % on each side."""

T = TypeVar("T")
OrderedMap = Callable[[Callable[[int], T], int, int], Iterator[T]]
"""Calls a task with every number of a range, in this process or in several; the results come in
order.
"""


@dataclass(frozen=True, slots=True)
class RolloutPlan:
    """What to roll out, as plain data for workers."""

    game: str
    position: str
    candidates: tuple[str, ...]
    """At a decision, the actions to compare; empty at a throw."""
    seed: int
    turns: int | None
    """Turns after which the evaluator's value is the result; None plays to the end."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """The result for an action or, at a throw, for the position itself."""

    action: str | None
    evaluated: Shares
    """The evaluator's values without rollouts."""
    shares: Shares
    """The means of the trials."""
    margins: Shares
    """Per seat, half the width of the 95 % interval of its share."""
    behind: float
    """The difference to the best candidate, for the decider."""
    behind_margin: float
    """Half the width of the 95 % interval of that difference. It is small, since the candidates
    share their dice; what was left out is in it.
    """
    ending: tuple[str, ...] = ()
    """The decisions that were played after the action, up to the next throw or the end of the turn.
    """
    left_out: float = 0.0
    """By how much the evaluator's value of another end of the turn is above the mean of the trials,
    for the decider.
    """


@dataclass(frozen=True, slots=True)
class Rollout:
    """The rollout of a position."""

    game: str
    position: str
    seat: int
    """The seat that throws or decides."""
    trials: int
    """The number of trials per candidate."""
    is_settled: bool
    """Whether the intervals were narrow enough, or one candidate was certainly the best, before the
    trials ran out.
    """
    reduction: float | None
    """How many plain trials one of these is worth: the variance of plain results over the variance
    of results less luck; None if the latter is 0.
    """
    candidates: tuple[Candidate, ...]
    """The best first."""
    turns: int | None = None
    """Turns after which the evaluator's value was the result; None if all was played to the end."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What follows an action up to the next throw or the end of the turn, by the evaluator."""

    actions: tuple[str, ...]
    other: float
    """The decider's share at the best end but this one; 0 where there is no other."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Per candidate and trial, the shares of all seats at the end, less luck and plain.

    All candidates have the same number of trials: `BATCH`, or fewer if time ran out.
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
    """The plan of a rollout: at a decision, of these actions or of the evaluator's best ones.

    Raises `BadOption` if the game is over.
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
    run: OrderedMap[Batch] | None = None,
    progress: Callable[[int, float], None] | None = None,
) -> Rollout:
    """Play until the 95 % interval of every candidate, with what was left out, is at most ±
    `precision`, or one candidate is certainly the best, or the trials or `seconds` run out.

    At least one trial of each candidate is played. `progress` is called after each batch with the
    number of trials and half the width of the widest interval.
    """
    most = max(FEWEST_BATCHES, -(-trials // BATCH))
    batches: list[Batch] = []
    is_settled, endings = False, _find_endings(plan)
    deadline = None if seconds is None else time.monotonic() + seconds
    answers = (run or run_here)(partial(play_batch, plan, deadline=deadline), 0, most)
    for batch in islice(answers, most):
        if batch.less_luck[0]:
            batches.append(batch)
        if len(batch.less_luck[0]) < BATCH:
            break
        found = _summarise(plan, batches, endings, is_settled)
        widest = max(
            candidate.margins[found.seat] + candidate.left_out for candidate in found.candidates
        )
        others = found.candidates[1:]
        is_best = bool(others) and all(other.behind > other.behind_margin for other in others)
        is_settled = len(batches) >= FEWEST_BATCHES and (widest <= precision or is_best)
        if progress is not None:
            progress(found.trials, widest)
        if is_settled:
            break
    return _summarise(plan, batches, endings, is_settled)


def run_here(task: Callable[[int], T], start: int, end: int) -> Iterator[T]:
    """The results of a task for a range of numbers, computed in this process."""
    return map(task, range(start, end))


# shared: they cache positions, which does not change their answers
_find_evaluator = lru_cache(maxsize=4)(find_evaluator)


def _find_endings(plan: RolloutPlan) -> list[Ending]:
    """The ending of each candidate; of a position itself, where dice are thrown next, an empty
    one.
    """
    game, evaluator = GAMES[plan.game], _find_evaluator(plan.game)
    state = game.from_position(plan.position)
    return [
        find_ending(game, evaluator, game.turn(state), game.apply(state, game.parse(action)))
        for action in plan.candidates
    ] or [Ending((), 0.0)]


def find_ending(game: AnyGame, evaluator: Evaluator, turn: Any, state: Any) -> Ending:
    """How the evaluator ends a turn from a position, and what it says of the best other end."""
    ends, waiting, seen = dict[Any, float](), [state], {state}
    while waiting:
        position = waiting.pop()
        if game.turn(position) != turn:
            continue
        for option in evaluator.rank(position):
            after = game.apply(position, option.action)
            if game.turn(after) != turn:
                ends[after] = option.shares[turn.seat]
            elif after not in seen:
                seen.add(after)
                waiting.append(after)
    actions = list[str]()
    while game.turn(state) == turn:
        action = evaluator.rank(state)[0].action
        actions.append(str(action))
        state = game.apply(state, action)
    others = (share for end, share in ends.items() if end != state)
    return Ending(tuple(actions), max(others, default=0.0))


def play_batch(plan: RolloutPlan, number: int, deadline: float | None = None) -> Batch:
    """The trials of a batch; the same for the same plan and number.

    No trial begins after the deadline, a time of `time.monotonic`, except the first of each
    candidate.
    """
    game = GAMES[plan.game]
    state = game.from_position(plan.position)
    turn = game.turn(state)
    seat = 0 if isinstance(turn, Over) else turn.seat
    states = [game.apply(state, game.parse(action)) for action in plan.candidates] or [state]
    trials: list[list[tuple[Shares, Shares]]] = [[] for _ in states]
    for place, stratum in enumerate(STRATA):
        if deadline is not None and time.monotonic() > deadline and (number or place):
            break
        for first, of_candidate in zip(states, trials, strict=True):
            of_candidate.append(_play_trial(plan, seat, first, number * BATCH + stratum, stratum))
    return Batch(
        tuple(tuple(less_luck for less_luck, _ in of_candidate) for of_candidate in trials),
        tuple(tuple(plain for _, plain in of_candidate) for of_candidate in trials),
    )


def _derive_number(seed: int, path: str) -> float:
    """A number between 0 and 1, derived from a seed and a path."""
    return int.from_bytes(derive_bytes(seed, f"rollout/{path}")[:6], "big") / 2**48


def _play_trial(
    plan: RolloutPlan, seat: int, state: Any, trial: int, stratum: int
) -> tuple[Shares, Shares]:
    """The result less all luck, and the plain result. Turns are counted from that of `seat`, which
    an action may have ended.
    """
    game, evaluator = GAMES[plan.game], _find_evaluator(plan.game)
    luck = [0.0] * len(evaluator.find_shares(state))
    turns, throws, mover, is_first = 1, 0, seat, True
    while True:
        turn = game.turn(state)
        if not isinstance(turn, Over) and turn.seat != mover:
            turns, throws, mover = turns + 1, 0, turn.seat
            evaluator = _find_evaluator(plan.game, is_quick=True)
        if isinstance(turn, Over) or (plan.turns is not None and turns > plan.turns):
            reached = _evaluate(evaluator, state)
            return tuple(
                value - gained for value, gained in zip(reached, luck, strict=True)
            ), reached
        if isinstance(turn, Decide):
            state = game.apply(state, evaluator.rank(state)[0].action)
            continue
        place = _derive_number(plan.seed, f"{trial}/{turns}/{throws}")
        before, state = (
            evaluator.find_shares(state),
            throw_at(game, state, (stratum + place) / BATCH if is_first else place),
        )
        luck = [
            gained + value - was
            for gained, value, was in zip(luck, _evaluate(evaluator, state), before, strict=True)
        ]
        throws, is_first = throws + 1, False


def _evaluate(evaluator: Evaluator, state: Any) -> Shares:
    return (
        evaluator.estimate_shares(state)
        if evaluator.is_horizon(state)
        else evaluator.find_shares(state)
    )


def throw_at(game: AnyGame, state: Any, place: float) -> Any:
    """The position after the throw at a place between 0 and 1 of all throws, in their order and by
    their probabilities.
    """
    chances = game.chances(state)
    left = place * chances.total
    for outcome, weight in zip(chances.outcomes, chances.weights, strict=True):
        left -= weight
        if left < 0:
            return game.apply(state, outcome)
    return game.apply(state, chances.outcomes[-1])


def _summarise(
    plan: RolloutPlan, batches: Sequence[Batch], endings: Sequence[Ending], is_settled: bool
) -> Rollout:
    game, evaluator = GAMES[plan.game], _find_evaluator(plan.game)
    state = game.from_position(plan.position)
    turn = game.turn(state)
    seat = 0 if isinstance(turn, Over) else turn.seat
    places = range(len(plan.candidates) or 1)
    whole = [batch for batch in batches if len(batch.less_luck[0]) == BATCH]
    if (
        len(whole) >= FEWEST_BATCHES
    ):  # the trials of a batch differ by their strata; batches are identically distributed
        means = [[_mean(batch.less_luck[place]) for batch in whole] for place in places]
    else:  # too few batches for an interval; the interval of single trials is a little too wide
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
    left_out = [
        max(0.0, ending.other - of_candidate[seat])
        for ending, of_candidate in zip(endings, shares, strict=True)
    ]
    found: list[Candidate] = []
    for place in order:
        action = plan.candidates[place] if plan.candidates else None
        behind = [
            best[seat] - own[seat] for best, own in zip(means[order[0]], means[place], strict=True)
        ]
        found.append(
            Candidate(
                action,
                evaluator.find_shares(state) if action is None else evaluated[action],
                shares[place],
                tuple(find_margin(values) for values in zip(*means[place], strict=True)),
                sum(behind) / len(behind),
                find_margin(behind) + max(left_out[place], left_out[order[0]]),
                endings[place].actions,
                left_out[place],
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
    trials = BATCH * len(whole) if len(whole) >= FEWEST_BATCHES else len(means[0])
    return Rollout(
        plan.game,
        plan.position,
        seat,
        trials,
        is_settled,
        reduction,
        tuple(found),
        plan.turns,
    )


def _mean(rows: Sequence[Shares]) -> Shares:
    return tuple(sum(values) / len(rows) for values in zip(*rows, strict=True))


def find_margin(values: Sequence[float]) -> float:
    """Half the width of the 95 % interval of the mean of independent values, by Student's
    distribution.
    """
    count = len(values)
    if count < 3:
        return 1.0
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    freedom, z = count - 1, Z95
    # the Cornish-Fisher expansion of the quantile: exact to 3 % with two degrees of freedom, to
    # three digits from five on
    quantile = z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    quantile += (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return quantile * sqrt(variance / count)
