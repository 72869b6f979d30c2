"""What the coach says of a decision in Columbiz: what an action leads to by the end of the turn,
and why another is better.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from colonnade.analysis.columbiz.chances import (
    begin_turn,
    chance_of_being_captured,
    chance_of_filling,
    count_gain,
    count_worth,
    list_seats_before,
)
from colonnade.analysis.columbiz.lens import describe_gain
from colonnade.analysis.numbers import percent
from colonnade.bots.evaluation import Evaluator, RankedAction
from colonnade.core.message import Message, message
from colonnade.games.columbiz.actions import DONE, STOP, Keep, Place
from colonnade.games.columbiz.board import (
    CELLS,
    DICE,
    SIZE,
    bit_of,
    cells_in,
    column_of,
    name_of,
    row_of,
)
from colonnade.games.columbiz.rules import apply, occupied
from colonnade.games.columbiz.state import State


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a decision leads to by the end of the turn, if the rest of it is played as well as can
    be.
    """

    captured: int
    points: int
    """Line points."""
    worth: int
    """Both, in points."""
    discs: int
    dangers: tuple[tuple[float, int], ...]
    """Per column, the chance of own discs being captured before the next turn, and how many; where
    it is the largest loss on average.
    """
    threat: int
    """The most line points that an opponent's next disc can make, on a cell that it can fill with a
    chance of a third or more.
    """
    threat_cell: int
    worths: dict[int, int]
    """Per empty cell where a disc of the own next turn makes something, what that is worth, as
    things stand.
    """
    prepared: dict[int, float]
    """Of these the cells where a disc would have made less before, and the chance to fill each in
    the own next turn.
    """

    @property
    def at_stake(self) -> float:
        """Own discs that are lost on average, if the opponents go for each."""
        return sum(chance * lost for chance, lost in self.dangers)


LIKELY = 1 / 3
WORTH_SAYING = 0.1  # points, or discs, on average: a smaller difference is no reason


@lru_cache(maxsize=8)  # a hint asks for the same two more than once
def find_outcome(state: State, action: Any, evaluator: Evaluator) -> Outcome:
    """The end of the turn after an action that leads to no more throws."""
    seat, after = state.seat, apply(state, action)
    while after.phase == "place" and after.seat == seat:
        after = apply(after, evaluator.rank(after)[0].action)
    captured = after.prisoners[seat] - state.prisoners[seat]
    points = after.line_points[seat] - state.line_points[seat]
    discs = (after.discs[seat] & ~state.discs[seat]).bit_count()
    worth = count_worth(state, captured, points)
    worths = _find_worths(after, seat)
    prepared = _find_prepared(state, after, seat, worths)
    return Outcome(
        captured,
        points,
        worth,
        discs,
        _find_dangers(after, seat),
        *_find_threat(after, seat),
        worths,
        prepared,
    )


def _find_dangers(state: State, seat: int) -> tuple[tuple[float, int], ...]:
    found = [(0.0, 0)] * SIZE
    lost = [0] * SIZE
    # ascending: a disc is captured with those below it
    for cell in cells_in(state.discs[seat]) if state.phase != "over" else ():
        column = column_of(cell) - 1
        lost[column] += 1
        chance = chance_of_being_captured(state, seat, cell)
        if chance * lost[column] > found[column][0] * found[column][1]:
            found[column] = (chance, lost[column])
    return tuple(found)


def _find_worths(state: State, seat: int) -> dict[int, int]:
    if state.phase == "over" or state.last_round:  # no next turn, or perhaps none
        return {}
    turn = begin_turn(state, seat)
    worths = {
        cell: count_worth(turn, *count_gain(turn, cell))
        for cell in range(CELLS)
        if not occupied(state) & bit_of(cell)
    }
    return {cell: worth for cell, worth in worths.items() if worth}


def _find_prepared(
    before: State, after: State, seat: int, worths: dict[int, int]
) -> dict[int, float]:
    """Of the cells with a worth after the turn those where it is new: as many prisoners make it
    worth less before it.
    """
    turn = begin_turn(after, seat)
    earlier = begin_turn(before, seat)
    return {
        cell: chance_of_filling(turn, cell)
        for cell, worth in worths.items()
        if occupied(before) & bit_of(cell) or count_worth(turn, *count_gain(earlier, cell)) < worth
    }


def _find_threat(state: State, seat: int) -> tuple[int, int]:
    """The most line points that one disc of an opponent can make before the seat's next turn, on a
    cell it is likely to fill; and which.
    """
    found = (0, -1)
    if state.phase == "over":
        return found
    for other in list_seats_before(state, seat):
        turn = begin_turn(state, other)
        for cell in range(CELLS):
            if not occupied(state) & bit_of(cell) and chance_of_filling(turn, cell) >= LIKELY:
                points = count_gain(turn, cell)[1]
                if points > found[0]:
                    found = (points, cell)
    return found


def find_runner_up(state: State, options: Sequence[RankedAction]) -> RankedAction:
    """What looks good at once: the dice that show the commonest face; the disc that makes the most
    points, then the highest.
    """
    lesser = [
        option
        for option in options[1:]
        if option.shares[state.seat] < options[0].shares[state.seat]
    ] or list(options[1:])
    attraction: Callable[[Any], tuple[float, ...]] = (
        _attraction_of_keep if state.phase == "keep" else _attraction_of_place
    )
    return max(
        lesser, key=lambda option: (*attraction((state, option.action)), option.shares[state.seat])
    )


def _attraction_of_keep(decision: tuple[State, Any]) -> tuple[float, ...]:
    state, action = decision
    if action == STOP:
        return (1.0 if any(state.dice.count(face) >= 5 for face in state.dice) else -DICE / 2, 0.0)
    assert isinstance(action, Keep)
    faces = sorted({face for face in state.dice if state.dice.count(face) > 1} or state.dice)
    return (
        -float(
            sum(
                abs(action.dice.count(face) - (state.dice.count(face) if face in faces else 0))
                for face in set(state.dice)
            )
        ),
        0.0,
    )


def _attraction_of_place(decision: tuple[State, Any]) -> tuple[float, ...]:
    state, action = decision
    return (
        (float(count_worth(state, *count_gain(state, action.cell))), float(row_of(action.cell)))
        if isinstance(action, Place)
        else (-1.0, 0.0)
    )


def nudge(state: State, options: Sequence[RankedAction], evaluator: Evaluator) -> Message:
    """What to look at, without the answer."""
    return (
        _nudge_keep(state, options)
        if state.phase == "keep"
        else _nudge_place(state, options, evaluator)
    )


def _nudge_keep(state: State, options: Sequence[RankedAction]) -> Message:
    best = options[0].action
    if best == STOP:
        return message("coach-columbiz-nudge-stop", "C2.2")
    aim = _find_aim(state, best, find_runner_up(state, options).action)
    captured, points = (0, 0) if aim is None else count_gain(state, aim[0])
    if captured:
        return message("coach-columbiz-nudge-capture", "C3.4")
    if points:
        return message("coach-columbiz-nudge-line", "C3.5")
    if isinstance(best, Keep) and not best.dice:
        return message("coach-columbiz-nudge-anew", "C2.2")
    return message("coach-columbiz-nudge-height", "C3.3")


def _nudge_place(state: State, options: Sequence[RankedAction], evaluator: Evaluator) -> Message:
    best = find_outcome(state, options[0].action, evaluator)
    tempted = find_outcome(state, find_runner_up(state, options).action, evaluator)
    is_safer = best.at_stake + WORTH_SAYING < tempted.at_stake
    if best.captured > (tempted.captured if is_safer else 0):
        return message("coach-columbiz-nudge-capture", "C3.4")
    if best.points > (tempted.points if is_safer else 0):
        return message("coach-columbiz-nudge-line", "C3.5")
    if is_safer:
        return message("coach-columbiz-nudge-danger", "C3.4")
    if best.threat < tempted.threat:
        return message("coach-columbiz-nudge-threat")
    if best.discs < tempted.discs or options[0].action == DONE:
        return message("coach-columbiz-nudge-few", "C3.6")
    return message("coach-columbiz-nudge-quiet")


def compare(
    state: State, best: RankedAction, other: RankedAction, evaluator: Evaluator
) -> tuple[Message, ...]:
    """What speaks for the best: of keeps, the cell they reach more surely; of placements, what the
    turn gains and leaves behind.
    """
    if state.phase != "keep":
        return tuple(
            _compare_outcomes(
                find_outcome(state, best.action, evaluator),
                find_outcome(state, other.action, evaluator),
            )
        )
    told: list[Message] = []
    if best.action == STOP:
        told += _describe_stop(find_outcome(state, STOP, evaluator))
    aim = _find_aim(state, best.action, other.action)
    if aim is not None:
        cell, chance, against = aim
        told += [_say_aim(cell, chance, against), *describe_gain(state, cell)]
    return tuple(told) or (message("coach-columbiz-close"),)


def _say_aim(cell: int, chance: float, against: float) -> Message:
    if chance == 1:
        return message("coach-columbiz-aim-now", None, cell=name_of(cell), against=percent(against))
    if not against:
        return message("coach-columbiz-aim-only", None, cell=name_of(cell), percent=percent(chance))
    return message(
        "coach-columbiz-aim",
        None,
        cell=name_of(cell),
        percent=percent(chance),
        against=percent(against),
    )


def _describe_stop(outcome: Outcome) -> list[Message]:
    if outcome.worth:
        return [
            message("coach-columbiz-stop-points", "C2.2", count=outcome.discs, points=outcome.worth)
        ]
    return [message("coach-columbiz-stop", "C2.2", count=outcome.discs)]


def _find_aim(state: State, best: Any, other: Any) -> tuple[int, float, float] | None:
    """The empty cell for which the best keep is better than the other, by what a disc there makes
    and by its height; with both chances.
    """
    ours, theirs = apply(state, best), apply(state, other)
    aims: list[tuple[float, int, float, float]] = []
    for cell in range(CELLS):
        if not occupied(state) & bit_of(cell):
            chance, against = chance_of_filling(ours, cell), chance_of_filling(theirs, cell)
            weight = count_worth(state, *count_gain(state, cell)) + row_of(cell) / (2 * SIZE)
            if percent(chance) > percent(against):
                aims.append(((chance - against) * weight, -cell, chance, against))
    if not aims:
        return None
    _, place, chance, against = max(aims)
    return -place, chance, against


def _compare_outcomes(best: Outcome, other: Outcome) -> Iterator[Message]:
    """The differences between two ends of a turn that speak for the first, the weightiest first."""
    told: list[tuple[float, Message]] = []
    if best.points > other.points:
        told.append(
            (
                best.points - other.points,
                message("coach-columbiz-lines", "C3.5", points=best.points, against=other.points),
            )
        )
    if best.captured > other.captured:
        captures = message(
            "coach-columbiz-captures", "C3.4", count=best.captured, against=other.captured
        )
        told.append((best.worth - other.worth, captures))
    if other.at_stake > best.at_stake + WORTH_SAYING:
        losses = [
            chance * lost - safer * fewer
            for (chance, lost), (safer, fewer) in zip(other.dangers, best.dangers, strict=True)
        ]
        column = max(range(SIZE), key=lambda column: losses[column])
        chance, lost = other.dangers[column]
        exposed = message(
            "coach-columbiz-exposes", "C3.4", column=column + 1, count=lost, percent=percent(chance)
        )
        told.append((2 * (other.at_stake - best.at_stake), exposed))
    if best.threat < other.threat:
        blocked = message(
            "coach-columbiz-threat", None, cell=name_of(other.threat_cell), points=other.threat
        )
        told.append((other.threat - best.threat, blocked))
    cell, gain = _find_promise(best, other)
    if gain > WORTH_SAYING:
        chance = percent(best.prepared[cell])
        told.append(
            (
                gain,
                message(
                    "coach-columbiz-promise",
                    None,
                    cell=name_of(cell),
                    points=best.worths[cell],
                    percent=chance,
                ),
            )
        )
    if best.discs < other.discs:
        told.append(
            (0.1, message("coach-columbiz-fewer", "C3.1", count=best.discs, against=other.discs))
        )
    elif best.discs > other.discs:
        told.append(
            (0.1, message("coach-columbiz-more", "C3.1", count=best.discs, against=other.discs))
        )
    told.sort(key=lambda item: -item[0])
    yield from (said for _, said in told) if told else [message("coach-columbiz-shape")]


def _find_promise(best: Outcome, other: Outcome) -> tuple[int, float]:
    """The cell that the best turn prepares, and the other does not, with the most points on
    average; and how many more that are.
    """
    promises = {
        cell: chance * best.worths[cell]
        for cell, chance in best.prepared.items()
        if best.worths[cell] > other.worths.get(cell, 0)
    }
    cell = max(promises, key=lambda cell: promises[cell], default=-1)
    against = max(
        (chance * other.worths[cell] for cell, chance in other.prepared.items()), default=0.0
    )
    return cell, promises.get(cell, 0.0) - against
