"""The coach of Columbiz: compares the outcomes of two actions, and says what speaks for the better
one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from colonnade.analysis.columbiz.chances import chance_of_filling, count_gain, count_worth
from colonnade.analysis.columbiz.lens import describe_gain
from colonnade.analysis.columbiz.outcome import Outcome, find_outcome
from colonnade.bots.evaluation import Evaluator, RankedAction
from colonnade.core.message import Argument, Message, message
from colonnade.core.percentages import round_percent
from colonnade.games.columbiz.actions import DONE, STOP, Action, Keep, Place
from colonnade.games.columbiz.board import CELLS, DICE, SIZE, bit_of, name_of, row_of
from colonnade.games.columbiz.rules import apply, occupied
from colonnade.games.columbiz.state import State

WORTH_SAYING = 0.1
"""The least difference, in points or discs on average, that is a reason."""


def describe_action(action: Action) -> dict[str, Argument]:
    """The arguments that name an action in a sentence: its kind, and its dice or its cell."""
    match action:
        case Keep(dice):
            return {"kind": "keep" if dice else "nothing", "what": " ".join(map(str, dice))}
        case Place(cell):
            return {"kind": "place", "what": name_of(cell)}
        case _:
            return {"kind": str(action), "what": ""}


def find_runner_up(state: State, options: Sequence[RankedAction]) -> RankedAction:
    """The action that looks best at first sight: keep the dice whose faces appear more than once,
    or place the disc that gains the most points, the highest one if several do.
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
    other = find_outcome(state, find_runner_up(state, options).action, evaluator)
    is_safer = best.at_stake + WORTH_SAYING < other.at_stake
    if best.captured > (other.captured if is_safer else 0):
        return message("coach-columbiz-nudge-capture", "C3.4")
    if best.points > (other.points if is_safer else 0):
        return message("coach-columbiz-nudge-line", "C3.5")
    if is_safer:
        return message("coach-columbiz-nudge-danger", "C3.4")
    if best.threat < other.threat:
        return message("coach-columbiz-nudge-threat")
    if best.discs < other.discs or options[0].action == DONE:
        return message("coach-columbiz-nudge-few", "C3.6")
    return message("coach-columbiz-nudge-quiet")


def compare(
    state: State, best: RankedAction, other: RankedAction, evaluator: Evaluator
) -> tuple[Message, ...]:
    """What speaks for the best action: between two keeps, the cell that it fills with a higher
    chance; between two placements, the difference of their outcomes.
    """
    if state.phase != "keep":
        return tuple(
            _compare_outcomes(
                find_outcome(state, best.action, evaluator),
                find_outcome(state, other.action, evaluator),
            )
        )
    reasons: list[Message] = []
    if best.action == STOP:
        reasons += _describe_stop(find_outcome(state, STOP, evaluator))
    aim = _find_aim(state, best.action, other.action)
    if aim is not None:
        cell, chance, against = aim
        reasons += [_describe_aim(cell, chance, against), *describe_gain(state, cell)]
    return tuple(reasons) or (message("coach-columbiz-close"),)


def _describe_aim(cell: int, chance: float, against: float) -> Message:
    if chance == 1:
        return message("coach-columbiz-aim-now", None, cell=name_of(cell), against=against)
    if not against:
        return message("coach-columbiz-aim-only", None, cell=name_of(cell), chance=chance)
    return message(
        "coach-columbiz-aim",
        None,
        cell=name_of(cell),
        chance=chance,
        against=against,
    )


def _describe_stop(outcome: Outcome) -> list[Message]:
    if outcome.worth:
        return [
            message("coach-columbiz-stop-points", "C2.2", count=outcome.discs, points=outcome.worth)
        ]
    return [message("coach-columbiz-stop", "C2.2", count=outcome.discs)]


def _find_aim(state: State, best: Any, other: Any) -> tuple[int, float, float] | None:
    """The empty cell that speaks most for the best keep, and the chances to fill it after both
    keeps. A cell counts by the gain of a disc there and by its height.
    """
    ours, theirs = apply(state, best), apply(state, other)
    aims: list[tuple[float, int, float, float]] = []
    for cell in range(CELLS):
        if not occupied(state) & bit_of(cell):
            chance, against = chance_of_filling(ours, cell), chance_of_filling(theirs, cell)
            weight = count_worth(state, *count_gain(state, cell)) + row_of(cell) / (2 * SIZE)
            if chance > against and round_percent(chance) != round_percent(against):
                aims.append(((chance - against) * weight, -cell, chance, against))
    if not aims:
        return None
    _, place, chance, against = max(aims)
    return -place, chance, against


def _compare_outcomes(best: Outcome, other: Outcome) -> Iterator[Message]:
    """The differences between two outcomes that speak for the first, the weightiest first."""
    weighted: list[tuple[float, Message]] = []
    if best.points > other.points:
        weighted.append(
            (
                best.points - other.points,
                message("coach-columbiz-lines", "C3.5", points=best.points, against=other.points),
            )
        )
    if best.captured > other.captured:
        captures = message(
            "coach-columbiz-captures", "C3.4", count=best.captured, against=other.captured
        )
        weighted.append((best.worth - other.worth, captures))
    if other.at_stake > best.at_stake + WORTH_SAYING:
        losses = [
            chance * lost - safer * fewer
            for (chance, lost), (safer, fewer) in zip(other.dangers, best.dangers, strict=True)
        ]
        column = max(range(SIZE), key=lambda column: losses[column])
        chance, lost = other.dangers[column]
        exposed = message(
            "coach-columbiz-exposes", "C3.4", column=column + 1, count=lost, chance=chance
        )
        weighted.append((2 * (other.at_stake - best.at_stake), exposed))
    if best.threat < other.threat:
        blocked = message(
            "coach-columbiz-threat", None, cell=name_of(other.threat_cell), points=other.threat
        )
        weighted.append((other.threat - best.threat, blocked))
    cell, gain = _find_promise(best, other)
    if gain > WORTH_SAYING:
        weighted.append(
            (
                gain,
                message(
                    "coach-columbiz-promise",
                    None,
                    cell=name_of(cell),
                    points=best.worths[cell],
                    chance=best.prepared[cell],
                ),
            )
        )
    if best.discs < other.discs:
        weighted.append(
            (0.1, message("coach-columbiz-fewer", "C3.1", count=best.discs, against=other.discs))
        )
    elif best.discs > other.discs:
        weighted.append(
            (0.1, message("coach-columbiz-more", "C3.1", count=best.discs, against=other.discs))
        )
    weighted.sort(key=lambda item: -item[0])
    if not weighted:
        yield message("coach-columbiz-shape")
    yield from (reason for _, reason in weighted)


def _find_promise(best: Outcome, other: Outcome) -> tuple[int, float]:
    """The cell with the most points on average that the best turn prepares and the other does not,
    and how much that is above the best cell of the other.
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
