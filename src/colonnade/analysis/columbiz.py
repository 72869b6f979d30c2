"""What the coach and the lens know of Columbiz: exact chances of filling, capturing and being captured, and what they say of a decision.

To get a number of dice of one face nothing is better than to keep every die that shows it and to throw the others: each of those has the
same chance, independently, to show it in the throws that are left. So these chances are binomial, and exact. An opponent who wants to
capture a disc must fill the lowest empty cell above it; one who fails has left that column as it was above the disc, so the chances of
several opponents, each going for nothing else, multiply exactly. Opponents whose turn does not come, because the game ends before it,
capture nothing. `tests/audit` finds all of these numbers again by search through the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import comb
from typing import Any

import numpy as np

from colonnade.analysis.columbiz_masters import find_captures_by_masters
from colonnade.analysis.lens import LensEntry
from colonnade.analysis.numbers import percent
from colonnade.bots.columbiz.plans import find_plans
from colonnade.bots.columbiz.solver import solve, survey, value_of
from colonnade.bots.evaluation import Evaluator, Option
from colonnade.core.message import Message, message
from colonnade.games.columbiz.actions import DONE, STOP, Keep, Place
from colonnade.games.columbiz.board import CELLS, COLOURS, DICE, SIZE, bit_of, cell_of, cells_in, column_of, name_of, row_of
from colonnade.games.columbiz.rules import (
    FORFEITED,
    LINE_POINTS,
    THROWS,
    apply,
    find_captures,
    find_lines,
    locked_dice,
    occupied,
    open_cells,
    prison_points,
    unspent,
)
from colonnade.games.columbiz.state import State

# Chances


def chance_of_one(throws: int) -> float:
    """That a die shows a given face at last, thrown up to so many times."""
    return 1 - (5 / 6) ** throws


@cache
def chance_of_many(dice: int, needed: int, throws: int) -> float:
    """That of so many dice, each thrown until it shows the face and up to so many times, at least so many as needed show it."""
    if needed <= 0:
        return 1.0
    one = chance_of_one(throws)
    return sum(comb(dice, count) * one**count * (1 - one) ** (dice - count) for count in range(needed, dice + 1))


def chance_of_face(state: State, face: int, needed: int, discs: int = 1) -> float:
    """That whoever's turn it is can spend so many dice of a face on so many discs, from the dice as they lie, keeping for nothing else."""
    if discs > min(state.options.max_discs - state.placed, state.reserve[state.seat]):  # C3.1
        return 0.0
    is_locked, left = state.options.kept_dice == "locked", THROWS - state.throws
    if state.phase == "place":
        return float(unspent(state).count(face) >= needed)
    if state.phase == "keep":
        shown, locked = state.dice.count(face), locked_dice(state)
        return chance_of_many(DICE - shown - len(locked) + locked.count(face), needed - shown, left)
    if state.phase != "throw" or not state.throws:
        return chance_of_many(DICE, needed, THROWS)
    kept, thrown = state.kept.count(face), DICE - len(state.kept)
    if kept >= needed:
        return 1.0
    if left == 1 or is_locked:
        return chance_of_many(thrown, needed - kept, left)
    # Dice kept for something else lie still in this throw, and can be thrown in the next (C2.3).
    return sum(
        comb(thrown, count) * (1 / 6) ** count * (5 / 6) ** (thrown - count) * chance_of_many(DICE - kept - count, needed - kept - count, 1)
        for count in range(thrown + 1)
    )


def find_row_above(state: State, cell: int) -> int | None:
    """The row of the lowest empty cell above a cell: the dice it takes to capture a disc there (C3.4); None where there is none."""
    taken = occupied(state)
    return next((row for row in range(row_of(cell) + 1, SIZE + 1) if not taken & bit_of(cell_of(column_of(cell), row))), None)


def chance_of_filling(state: State, cell: int) -> float:
    """That the seat to play can place a disc on an empty cell in this turn."""
    return chance_of_face(state, column_of(cell), row_of(cell))


def chance_of_capturing(state: State, cell: int) -> float:
    """That the seat to play can capture an opponent's disc on the cell in this turn."""
    above = find_row_above(state, cell)
    return 0.0 if above is None else chance_of_face(state, column_of(cell), above)


def chance_of_being_captured(state: State, seat: int, cell: int) -> float:
    """That a disc of the seat on the cell is captured before the seat's next turn, if every opponent goes for nothing else.

    In the seat's own turn that is said of the end of the turn: after a disc on the cell or, where it has one there, after as few discs as
    it may place.
    """
    above = find_row_above(state, cell)
    if above is None:
        return 0.0
    if state.seat == seat:
        is_there = bool(state.discs[seat] & bit_of(cell))
        state = _end_turn(state if is_there else _put_disc(state, cell), 0 if state.placed and is_there else 1)
    return _chance_of_capture(state, seat, column_of(cell), above)


def _chance_of_capture(state: State, seat: int, column: int, above: int) -> float:
    """From any opponent's turn on: that one of those who play before the seat fills the cell `column-above`."""
    if state.phase == "over" or state.seat == seat:
        return 0.0
    chance = chance_of_face(state, column, above)
    later = _chance_of_capture(_end_turn(state, 0 if state.placed else 1), seat, column, above)
    if state.phase != "place" and not state.placed and 1 < state.reserve[state.seat] <= FORFEITED:
        # A forfeit would empty the reserve, and may end the game before the others have played: not every keep is as good then.
        forfeited = _chance_of_capture(_end_turn(state, FORFEITED), seat, column, above)
        if forfeited != later:
            return _solve_capture(state, bit_of(cell_of(column, above)), later, forfeited)
    return chance + (1 - chance) * later


def _solve_capture(state: State, wanted: int, placed: float, forfeited: float) -> float:
    """The best chance of a turn in which a disc on the wanted cell is worth 1, and any other end what it leaves to the next seats."""
    found = survey(state._replace(phase="throw", dice=(), kept=(), spent=(), throws=0))
    values = np.where(find_plans().masks[found.plans] & wanted != 0, 1.0, placed)
    return value_of(solve(found, values, forfeited), state)


def _put_disc(state: State, cell: int) -> State:
    """A disc of the seat to play on an empty cell, and what it captures gone (C3.4)."""
    captures = find_captures(state, cell)
    discs = tuple(here & ~captured for here, captured in zip(state.discs, captures, strict=True))
    return state._replace(discs=(*discs[: state.seat], discs[state.seat] | bit_of(cell), *discs[state.seat + 1 :]))


def _end_turn(state: State, discs: int) -> State:
    """The end of a turn in which so many more discs leave the reserve; three or what there is, where it can only be forfeited."""
    if state.phase == "place" and not state.placed and not open_cells(state):
        discs = FORFEITED  # C3.7
    left = max(0, state.reserve[state.seat] - discs)
    reserve = (*state.reserve[: state.seat], left, *state.reserve[state.seat + 1 :])
    return apply(state._replace(phase="place", placed=max(1, state.placed), reserve=reserve), DONE)


def list_seats_before(state: State, seat: int) -> list[int]:
    """After the seat's turn has ended: the opponents who play before its next turn, if none empties a reserve that need not."""
    found: list[int] = []
    while state.phase != "over" and state.seat != seat:
        found.append(state.seat)
        state = _end_turn(state, 0 if state.placed else 1)
    return found


# The lens


def find_entries(state: State, seat: int) -> tuple[LensEntry, ...]:
    """Per empty cell the chances of filling it and of a disc there being captured; per disc those of capturing it."""
    if state.phase in ("start", "over"):
        return ()
    return tuple(_describe_cells(state, seat))


def _describe_cells(state: State, seat: int) -> Iterator[LensEntry]:
    masters = _find_chances_by_masters(state, seat)
    for cell in range(CELLS):
        owner = next((other for other, discs in enumerate(state.discs) if discs & bit_of(cell)), None)
        chances: dict[str, float] = {}
        messages: list[Message] = []
        if owner == seat:
            chances["captured"] = chance_of_being_captured(state, seat, cell)
            messages.append(_say_exposed("lens-columbiz-own", chances["captured"]))
        elif state.seat == seat and owner is None:
            chances["fill"] = chance_of_filling(state, cell)
            messages.append(_say_chance("lens-columbiz-fill", chances["fill"], cell=name_of(cell)))
            if chances["fill"]:  # of what cannot be, nothing more is said
                chances["captured"] = chance_of_being_captured(state, seat, cell)
                messages += [*_describe_gain(state, cell), _say_exposed("lens-columbiz-exposed", chances["captured"])]
        elif state.seat == seat:
            chances["capture"] = chance_of_capturing(state, cell)
            messages.append(_say_chance("lens-columbiz-capture", chances["capture"]))
        if chances.get("captured") and cell in masters:
            chances["captured_by_masters"] = masters[cell]
            messages.append(message("lens-columbiz-masters", "C3.4", percent=percent(masters[cell])))
        if messages:
            yield LensEntry(f"{'cell' if owner is None else COLOURS[owner]}:{name_of(cell)}", tuple(messages), chances)


def _find_chances_by_masters(state: State, seat: int) -> dict[int, float]:
    """Per own disc, and per cell that the dice pay for once they lie: as `chance_of_being_captured`, but the opponents play as masters.

    Nothing in the middle of an opponent's turn.
    """
    if state.seat != seat:
        return _find_captures_before(state, seat) if state.phase == "throw" and not state.throws else {}
    found = _find_captures_before(_end_turn(state, 0 if state.placed else 1), seat)
    for cell in cells_in(open_cells(state)) if state.phase == "place" else ():
        if find_row_above(state, cell) is not None:
            found[cell] = _find_captures_before(_end_turn(_put_disc(state, cell), 1), seat).get(cell, 0.0)
    return found


def _find_captures_before(state: State, seat: int) -> dict[int, float]:
    turns = [_begin_turn(state, other) for other in list_seats_before(state, seat)]
    return find_captures_by_masters([turn for turn in turns if turn.reserve[turn.seat]], seat)


def _say_chance(key: str, chance: float, **arguments: str) -> Message:
    if chance in (0.0, 1.0):
        return message(f"{key}-now" if chance else f"{key}-never", None, **arguments)
    return message(key, None, **arguments, percent=percent(chance))


def _say_exposed(key: str, chance: float) -> Message:
    return message(key, "C3.4", percent=percent(chance)) if chance else message(f"{key}-safe", "C3.4")


def _describe_gain(state: State, cell: int) -> list[Message]:
    captured, points = count_gain(state, cell)
    told: list[Message] = []
    if captured:
        told.append(message("lens-columbiz-captures", "C3.4", count=captured))
    if points:
        told.append(message("lens-columbiz-lines", "C3.5", points=points))
    return told


def count_gain(state: State, cell: int) -> tuple[int, int]:
    """How many discs a disc on an empty cell captures now, and the line points it scores."""
    captured = sum(discs.bit_count() for discs in find_captures(state, cell))
    return captured, sum(LINE_POINTS[length] for length in find_lines(state.discs[state.seat], cell))


def _worth(state: State, captured: int, points: int) -> int:
    """So many captures and line points, in points (C4.2)."""
    had, beyond = state.prisoners[state.seat], state.options.beyond_twelve
    return points + prison_points(had + captured, beyond) - prison_points(had, beyond)


# The coach


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a decision leads to by the end of the turn, if the rest of it is played as well as can be."""

    captured: int
    points: int
    """Line points."""
    worth: int
    """Both, in points."""
    discs: int
    dangers: tuple[tuple[float, int], ...]
    """Per column, the chance of own discs being captured before the next turn, and how many; where it is the largest loss on average."""
    threat: int
    """The most line points that an opponent's next disc can make, on a cell that it can fill with a chance of a third or more."""
    threat_cell: int
    worths: dict[int, int]
    """Per empty cell where a disc of the own next turn makes something, what that is worth, as things stand."""
    prepared: dict[int, float]
    """Of these the cells where a disc would have made less before, and the chance to fill each in the own next turn."""

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
    worth = _worth(state, captured, points)
    worths = _find_worths(after, seat)
    prepared = _find_prepared(state, after, seat, worths)
    return Outcome(captured, points, worth, discs, _find_dangers(after, seat), *_find_threat(after, seat), worths, prepared)


def _find_dangers(state: State, seat: int) -> tuple[tuple[float, int], ...]:
    found = [(0.0, 0)] * SIZE
    lost = [0] * SIZE
    for cell in cells_in(state.discs[seat]) if state.phase != "over" else ():  # ascending: a disc is captured with those below it
        column = column_of(cell) - 1
        lost[column] += 1
        chance = chance_of_being_captured(state, seat, cell)
        if chance * lost[column] > found[column][0] * found[column][1]:
            found[column] = (chance, lost[column])
    return tuple(found)


def _begin_turn(state: State, seat: int) -> State:
    """The position as if a seat began its turn now."""
    return state._replace(phase="throw", seat=seat, dice=(), kept=(), spent=(), throws=0, placed=0)


def _find_worths(state: State, seat: int) -> dict[int, int]:
    if state.phase == "over" or state.last_round:  # no next turn, or perhaps none
        return {}
    turn = _begin_turn(state, seat)
    worths = {cell: _worth(turn, *count_gain(turn, cell)) for cell in range(CELLS) if not occupied(state) & bit_of(cell)}
    return {cell: worth for cell, worth in worths.items() if worth}


def _find_prepared(before: State, after: State, seat: int, worths: dict[int, int]) -> dict[int, float]:
    """Of the cells with a worth after the turn those where it is new: as many prisoners make it worth less before it."""
    turn = _begin_turn(after, seat)
    earlier = _begin_turn(before, seat)
    return {
        cell: chance_of_filling(turn, cell)
        for cell, worth in worths.items()
        if occupied(before) & bit_of(cell) or _worth(turn, *count_gain(earlier, cell)) < worth
    }


def _find_threat(state: State, seat: int) -> tuple[int, int]:
    """The most line points that one disc of an opponent can make before the seat's next turn, on a cell it is likely to fill; and which."""
    found = (0, -1)
    if state.phase == "over":
        return found
    for other in list_seats_before(state, seat):
        turn = _begin_turn(state, other)
        for cell in range(CELLS):
            if not occupied(state) & bit_of(cell) and chance_of_filling(turn, cell) >= LIKELY:
                points = count_gain(turn, cell)[1]
                if points > found[0]:
                    found = (points, cell)
    return found


def find_runner_up(state: State, options: Sequence[Option]) -> Option:
    """What looks good at once: the dice that show the commonest face; the disc that makes the most points, then the highest."""
    lesser = [option for option in options[1:] if option.shares[state.seat] < options[0].shares[state.seat]] or list(options[1:])
    attraction: Callable[[Any], tuple[float, ...]] = _attraction_of_keep if state.phase == "keep" else _attraction_of_place
    return max(lesser, key=lambda option: (*attraction((state, option.action)), option.shares[state.seat]))


def _attraction_of_keep(decision: tuple[State, Any]) -> tuple[float, ...]:
    state, action = decision
    if action == STOP:
        return (1.0 if any(state.dice.count(face) >= 5 for face in state.dice) else -DICE / 2, 0.0)
    assert isinstance(action, Keep)
    faces = sorted({face for face in state.dice if state.dice.count(face) > 1} or state.dice)
    return (-float(sum(abs(action.dice.count(face) - (state.dice.count(face) if face in faces else 0)) for face in set(state.dice))), 0.0)


def _attraction_of_place(decision: tuple[State, Any]) -> tuple[float, ...]:
    state, action = decision
    return (float(_worth(state, *count_gain(state, action.cell))), float(row_of(action.cell))) if isinstance(action, Place) else (-1.0, 0.0)


def nudge(state: State, options: Sequence[Option], evaluator: Evaluator) -> Message:
    """What to look at, without the answer."""
    return _nudge_keep(state, options) if state.phase == "keep" else _nudge_place(state, options, evaluator)


def _nudge_keep(state: State, options: Sequence[Option]) -> Message:
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


def _nudge_place(state: State, options: Sequence[Option], evaluator: Evaluator) -> Message:
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


def compare(state: State, best: Option, other: Option, evaluator: Evaluator) -> tuple[Message, ...]:
    """What speaks for the best: of keeps, the cell they reach more surely; of placements, what the turn gains and leaves behind."""
    if state.phase != "keep":
        return tuple(_compare_outcomes(find_outcome(state, best.action, evaluator), find_outcome(state, other.action, evaluator)))
    told: list[Message] = []
    if best.action == STOP:
        told += _describe_stop(find_outcome(state, STOP, evaluator))
    aim = _find_aim(state, best.action, other.action)
    if aim is not None:
        cell, chance, against = aim
        told += [_say_aim(cell, chance, against), *_describe_gain(state, cell)]
    return tuple(told) or (message("coach-columbiz-close"),)


def _say_aim(cell: int, chance: float, against: float) -> Message:
    if chance == 1:
        return message("coach-columbiz-aim-now", None, cell=name_of(cell), against=percent(against))
    if not against:
        return message("coach-columbiz-aim-only", None, cell=name_of(cell), percent=percent(chance))
    return message("coach-columbiz-aim", None, cell=name_of(cell), percent=percent(chance), against=percent(against))


def _describe_stop(outcome: Outcome) -> list[Message]:
    if outcome.worth:
        return [message("coach-columbiz-stop-points", "C2.2", count=outcome.discs, points=outcome.worth)]
    return [message("coach-columbiz-stop", "C2.2", count=outcome.discs)]


def _find_aim(state: State, best: Any, other: Any) -> tuple[int, float, float] | None:
    """The empty cell for which the best keep is better than the other, by what a disc there makes and by its height; with both chances."""
    ours, theirs = apply(state, best), apply(state, other)
    aims: list[tuple[float, int, float, float]] = []
    for cell in range(CELLS):
        if not occupied(state) & bit_of(cell):
            chance, against = chance_of_filling(ours, cell), chance_of_filling(theirs, cell)
            weight = _worth(state, *count_gain(state, cell)) + row_of(cell) / (2 * SIZE)
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
        told.append((best.points - other.points, message("coach-columbiz-lines", "C3.5", points=best.points, against=other.points)))
    if best.captured > other.captured:
        captures = message("coach-columbiz-captures", "C3.4", count=best.captured, against=other.captured)
        told.append((best.worth - other.worth, captures))
    if other.at_stake > best.at_stake + WORTH_SAYING:
        losses = [chance * lost - safer * fewer for (chance, lost), (safer, fewer) in zip(other.dangers, best.dangers, strict=True)]
        column = max(range(SIZE), key=lambda column: losses[column])
        chance, lost = other.dangers[column]
        exposed = message("coach-columbiz-exposes", "C3.4", column=column + 1, count=lost, percent=percent(chance))
        told.append((2 * (other.at_stake - best.at_stake), exposed))
    if best.threat < other.threat:
        blocked = message("coach-columbiz-threat", None, cell=name_of(other.threat_cell), points=other.threat)
        told.append((other.threat - best.threat, blocked))
    cell, gain = _find_promise(best, other)
    if gain > WORTH_SAYING:
        chance = percent(best.prepared[cell])
        told.append((gain, message("coach-columbiz-promise", None, cell=name_of(cell), points=best.worths[cell], percent=chance)))
    if best.discs < other.discs:
        told.append((0.1, message("coach-columbiz-fewer", "C3.1", count=best.discs, against=other.discs)))
    elif best.discs > other.discs:
        told.append((0.1, message("coach-columbiz-more", "C3.1", count=best.discs, against=other.discs)))
    told.sort(key=lambda item: -item[0])
    yield from (said for _, said in told) if told else [message("coach-columbiz-shape")]


def _find_promise(best: Outcome, other: Outcome) -> tuple[int, float]:
    """The cell that the best turn prepares, and the other does not, with the most points on average; and how many more that are."""
    promises = {cell: chance * best.worths[cell] for cell, chance in best.prepared.items() if best.worths[cell] > other.worths.get(cell, 0)}
    cell = max(promises, key=lambda cell: promises[cell], default=-1)
    against = max((chance * other.worths[cell] for cell, chance in other.prepared.items()), default=0.0)
    return cell, promises.get(cell, 0.0) - against
