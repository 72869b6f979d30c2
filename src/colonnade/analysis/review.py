"""The review of a game: how much each throw and each decision changed every seat's share of the
win.

Every event changes the value of each seat by one term: luck for a throw, a loss for a decision (the
decider never gains). Where the evaluator's look-ahead starts again from a new position, a
correction follows: the difference between the look-ahead and the earlier judgement of that
position, which is no seat's luck or loss. Where people have set up a position by hand, a jump
follows: the difference between the new position and the one that it replaced. Where they entered
only the last throw of a turn, that throw has the luck of the whole turn. For every seat, the value
at the start and all terms, corrections and jumps add up to the result.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import sqrt
from typing import Any

from colonnade.analysis.grades import Z95, Grade, find_grade, is_counted
from colonnade.analysis.last_throws import find_entered_stops, merge_stop
from colonnade.bots.evaluation import Evaluator, RankedAction, Shares, find_evaluator
from colonnade.core.game import START, AnyGame, Decide, Over
from colonnade.core.record import Record
from colonnade.games import GAMES

Progress = Callable[[int, int], None]
"""Called with the number of events that are done, and of all events."""

ROUNDING = 1e-12
"""Sums of the same values in a different order differ by less than this."""
MOST_RANKED = 8
"""The most actions that a decision lists, besides the chosen one."""
MOST_MOMENTS = 3
GRAVE = 0.05
"""A loss of this or more is uncertain until rollouts confirm it; see `checks`."""
LARGE_CORRECTION = 0.05
"""A correction of more than this for any seat is shown by itself."""
WIDEST = 0.4
"""The widest interval of the chance with average dice that is still useful."""


@dataclass(frozen=True, slots=True)
class ReviewSeat:
    """A seat of the record. Seats of one team have the same `side`."""

    colour: str
    name: str
    side: int


@dataclass(frozen=True, slots=True)
class ReviewAction:
    """A legal action, and the shares of all seats after it."""

    action: str
    shares: Shares


@dataclass(frozen=True, slots=True)
class LossCheck:
    """The result of the rollouts of a loss."""

    loss: float
    """The difference between the best action and the chosen one."""
    margin: float
    """Half the width of the 95 % interval of that."""
    trials: int
    """Per action."""
    is_confirmed: bool
    """Whether the whole interval is above 0, and the loss at least half of the review's."""
    is_telling: bool = True
    """Whether the trials are enough for a sentence about them."""


@dataclass(frozen=True, slots=True)
class ReviewEvent:
    """One event of the record, and its changes."""

    ply: int
    event: str
    seat: int | None
    """The seat that threw or decided; None for the throw that decides who begins."""
    kind: str
    """The kind of event in this game; `GAME-kind-KIND` is the key of its name."""
    values: Shares
    """The shares after the event, before its correction."""
    term: Shares
    """The change of each seat's share by the event."""
    correction: Shares | None
    """If the look-ahead starts again after the event: its value less the earlier judgement."""
    best: str | None
    """At a decision, the best action, which may be the chosen one."""
    loss: float
    """The loss of the decision for its decider, never negative; 0 for throws."""
    stake: float
    """The average loss of a random choice among the legal actions; 0 for throws."""
    luck: float
    """The gain of the throw for the seat that threw; 0 for decisions."""
    ranked: tuple[ReviewAction, ...]
    """At a decision, the best actions, best first, and the chosen one."""
    jump: Shares | None = None
    """If another position was set up by hand after the event: its value less the value before."""
    check: LossCheck | None = None
    """The check of a loss of `GRAVE` or more; None if there was no time for it."""

    @property
    def is_certain(self) -> bool:
        """Whether the loss is certain: small, or confirmed by rollouts."""
        return self.loss < GRAVE or (self.check is not None and self.check.is_confirmed)


@dataclass(frozen=True, slots=True)
class ReviewTurn:
    """The events of one seat from its first throw to its last decision."""

    seat: int
    first: int
    last: int
    """The plies of its first and its last event."""
    luck: float
    loss: float
    played: tuple[str, ...]
    """The decisions after the last throw."""
    best: tuple[str, ...]
    """The best decisions after the last throw."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A 95 % interval of a share of the win."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """The sums of a game for one seat.

    start + luck − loss + gifts + corrected + set_up = result.
    """

    luck: float
    """The sum of the terms of all throws, its own and the others'."""
    own_luck: float
    """The sum of the terms of its own throws."""
    loss: float
    """The sum of the losses of its own decisions."""
    gifts: float
    """The sum of the terms of all other seats' decisions."""
    corrected: float
    """The sum of all corrections."""
    margin: float
    """Half the width of the 95 % interval of `adjusted`: 1.96 times the root of the sum of its
    squared corrections.
    """
    decisions: int
    """The number of its decisions between at least two actions."""
    losses_by_kind: dict[str, float]
    grade: Grade | None
    """How well it decided; None if too few decisions count."""
    adjusted: float
    """The result less all luck, and less all jumps: unbiased, and so not always between 0 and 1."""
    with_average_dice: float
    """`adjusted` between 0 and 1: the chance of the seat, or its team, with average dice."""
    interval: Interval | None
    """The interval of `with_average_dice`; None if it is wider than `WIDEST`."""
    luckiest: int | None
    """The ply of its own throw with the largest gain, if any had a gain."""
    unluckiest: int | None
    """The ply of its own throw with the largest loss, if any had a loss."""
    set_up: float = 0.0
    """The sum of all jumps to positions that were set up by hand."""


@dataclass(frozen=True, slots=True)
class Spread:
    """The distribution of corrections, for the seat whose turn begins, in shares of the win."""

    count: int
    mean: float
    deviation: float
    largest: float
    """The largest absolute value, with its sign."""


@dataclass(frozen=True, slots=True)
class Review:
    """A game, event by event: start + Σ (term + correction + jump) = result, for every seat."""

    game: str
    seats: tuple[ReviewSeat, ...]
    is_over: bool
    start: Shares
    events: tuple[ReviewEvent, ...]
    turns: tuple[ReviewTurn, ...]
    result: Shares
    """The shares at the last position; of a game that is over, the result."""
    summaries: tuple[SeatSummary, ...]
    moments: tuple[int, ...]
    """The plies of the events that changed the most, the largest change first; the throw for who
    begins comes last.
    """
    corrections: Spread

    def _repr_html_(self) -> str:
        """The review as notebooks show it, in the language of the environment."""
        # here, since the report imports this module
        from colonnade.analysis.report import show_in_notebook

        return show_in_notebook(self)


def review(
    record: Record, evaluator: Evaluator | None = None, progress: Progress | None = None
) -> Review:
    """The review of a record. Raises `BadRecord` if it cannot be replayed."""
    game = GAMES[record.game]
    evaluator = find_evaluator(record.game) if evaluator is None else evaluator
    steps = list(record.replay(game))
    start = before = evaluator.find_shares(steps[0].state)
    events: list[ReviewEvent] = []
    corrections: list[float] = []
    lines: dict[int, tuple[str, ...]] = {}
    entered_stops = find_entered_stops(game, record, steps)
    for previous, step in pairwise(steps):
        reached = step.state if step.replaced is None else step.replaced
        if step.ply in entered_stops:
            lines[step.ply] = (str(step.action), *_find_best_line(game, evaluator, reached))
        elif isinstance(game.turn(previous.state), Decide) and (
            not events or events[-1].best is None or events[-1].jump is not None
        ):
            lines[step.ply] = _find_best_line(game, evaluator, previous.state)
        event, before = _review_event(
            game, evaluator, previous.state, step.ply, step.action, reached, before
        )
        if step.ply in entered_stops:
            events[-1], event = merge_stop(events[-1], event)
        turn = game.turn(reached)
        if step.replaced is not None:
            after = evaluator.find_shares(step.state)
            jump = tuple(new - old for new, old in zip(after, before, strict=True))
            event, before = replace(event, jump=jump), after
        events.append(event)
        if event.correction is not None and not isinstance(turn, Over):
            corrections.append(event.correction[turn.seat])
        if progress is not None:
            progress(step.ply, len(steps) - 1)
    is_over = isinstance(game.turn(steps[-1].state), Over)
    sides = game.sides(steps[0].state.options, len(record.colours))
    seats = tuple(
        ReviewSeat(*seat) for seat in zip(record.colours, record.names, sides, strict=True)
    )
    turns = tuple(_find_turns(events, lines))
    summaries = tuple(
        _summarise(record.game, len(seats), seat, events, before) for seat in range(len(seats))
    )
    return Review(
        record.game,
        seats,
        is_over,
        start,
        tuple(events),
        turns,
        before,
        summaries,
        find_moments(events),
        _spread(corrections),
    )


def _review_event(
    game: AnyGame,
    evaluator: Evaluator,
    state: Any,
    ply: int,
    action: Any,
    following: Any,
    before: Shares,
) -> tuple[ReviewEvent, Shares]:
    """The event between two positions, and the look-ahead from the second."""
    turn = game.turn(state)
    options: Sequence[RankedAction] = []
    if isinstance(turn, Decide):
        # before the evaluation of `following`, which is then in the evaluator's cache
        options = evaluator.rank(state)
    is_horizon = evaluator.is_horizon(following)
    looked_ahead = evaluator.find_shares(following)
    is_over = isinstance(game.turn(following), Over)
    values = looked_ahead
    if is_horizon and not is_over:  # the value that the look-ahead to this position used
        values = next(
            (option.shares for option in options if option.action == action), None
        ) or evaluator.estimate_shares(following)
    term = tuple(after - value for after, value in zip(values, before, strict=True))
    correction = (
        tuple(value - judged for value, judged in zip(looked_ahead, values, strict=True))
        if is_horizon and not is_over
        else None
    )
    kind = game.kind(state, action)
    seat = None if kind == START or isinstance(turn, Over) else turn.seat
    best, ranked, loss, stake, luck = None, (), 0.0, 0.0, 0.0
    if isinstance(turn, Decide):
        best, loss = (
            str(options[0].action),
            -term[turn.seat] if term[turn.seat] < -ROUNDING else 0.0,
        )
        stake = options[0].shares[turn.seat] - sum(
            option.shares[turn.seat] for option in options
        ) / len(options)
        shown = [
            option
            for place, option in enumerate(options)
            if place < MOST_RANKED or option.action == action
        ]
        ranked = tuple(ReviewAction(str(option.action), option.shares) for option in shown)
    elif seat is not None:
        luck = term[seat]
    return (
        ReviewEvent(
            ply, str(action), seat, kind, values, term, correction, best, loss, stake, luck, ranked
        ),
        looked_ahead,
    )


def _find_turns(
    events: Sequence[ReviewEvent], lines: Mapping[int, tuple[str, ...]]
) -> list[ReviewTurn]:
    """The turns of the game, without the throws that decide who begins. `lines` has the best
    decisions by the ply of the first of them.
    """
    groups: list[list[ReviewEvent]] = []
    for event in events:
        if event.seat is None:
            continue
        last = groups[-1][-1] if groups else None
        # no seat has two turns in a row, unless a position was set up
        if last is None or last.seat != event.seat or last.jump is not None:
            groups.append([])
        groups[-1].append(event)
    turns: list[ReviewTurn] = []
    for group in groups:
        last_throw = max(
            (place for place, event in enumerate(group) if event.best is None), default=-1
        )
        decisions = group[last_throw + 1 :]
        best = lines[decisions[0].ply] if decisions else ()
        turns.append(
            ReviewTurn(
                group[0].seat or 0,
                group[0].ply,
                group[-1].ply,
                sum(event.luck for event in group),
                sum(event.loss for event in group),
                tuple(event.event for event in decisions),
                best,
            )
        )
    return turns


def _find_best_line(game: AnyGame, evaluator: Evaluator, state: Any) -> tuple[str, ...]:
    """The best decisions of a seat up to its next throw, or to the end of its turn."""
    turn, line = game.turn(state), list[str]()
    while game.turn(state) == turn:
        action = evaluator.rank(state)[0].action
        line.append(str(action))
        state = game.apply(state, action)
    return tuple(line)


def _summarise(
    game: str, players: int, seat: int, events: Sequence[ReviewEvent], result: Shares
) -> SeatSummary:
    throws = [event for event in events if event.best is None]
    own = [event for event in throws if event.seat == seat]
    decided = [
        event
        for event in events
        if event.best is not None and event.seat == seat and len(event.ranked) > 1
    ]
    losses: dict[str, float] = {}
    for event in decided:
        losses[event.kind] = losses.get(event.kind, 0.0) + event.loss
    graded = [
        (event.loss, event.stake)
        for event in decided
        if is_counted(event.values[seat] + event.loss)
    ]
    luck, loss = sum(event.term[seat] for event in throws), sum(event.loss for event in decided)
    gifts = sum(
        event.term[seat] for event in events if event.best is not None and event.seat != seat
    )
    corrections = [event.correction[seat] for event in events if event.correction is not None]
    jumps = sum(event.jump[seat] for event in events if event.jump is not None)
    adjusted = result[seat] - luck - jumps
    margin = Z95 * sqrt(sum(value**2 for value in corrections))
    interval = Interval(_clip(adjusted - margin), _clip(adjusted + margin))
    luckiest, unluckiest = (
        max(own, key=lambda event: event.luck, default=None),
        min(own, key=lambda event: event.luck, default=None),
    )
    return SeatSummary(
        luck,
        sum(event.luck for event in own),
        loss,
        gifts,
        sum(corrections),
        margin,
        len(decided),
        losses,
        find_grade(game, players, graded),
        adjusted,
        _clip(adjusted),
        interval if interval.high - interval.low <= WIDEST else None,
        luckiest.ply if luckiest is not None and luckiest.luck > 0 else None,
        unluckiest.ply if unluckiest is not None and unluckiest.luck < 0 else None,
        jumps,
    )


def _clip(share: float) -> float:
    return min(1.0, max(0.0, share))


def find_moments(events: Sequence[ReviewEvent]) -> tuple[int, ...]:
    """The plies of the events that changed the most; the throw for who begins comes last."""
    # the throw for who begins is nobody's doing: it is told only where little else happened
    changes = [
        (event.kind == START, -max(map(abs, event.term)), event.ply)
        for event in events
        if any(event.term)
    ]
    return tuple(ply for _, _, ply in sorted(changes)[:MOST_MOMENTS])


def _spread(values: Sequence[float]) -> Spread:
    if not values:
        return Spread(0, 0.0, 0.0, 0.0)
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / len(values)
    return Spread(len(values), mean, sqrt(variance), max(values, key=abs))
