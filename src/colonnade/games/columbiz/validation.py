"""Whether a state of Columbiz can occur in a game."""

from __future__ import annotations

from colonnade.core.message import Message, message
from colonnade.games.columbiz.board import (
    BELOW,
    COLOURS,
    DICE,
    MOST_LINE_POINTS,
    RESERVE,
    SIZE,
    cell_of,
    cells_in,
    row_of,
)
from colonnade.games.columbiz.dice import AFFORDABLE, find_lack
from colonnade.games.columbiz.state import State


def is_possible(state: State) -> bool:
    """Whether the parts of a state fit together: discs and prisoners add up, every seat has had
    its turns, the dice fit the phase, and the discs placed in this turn cost what was spent.
    """
    if state.phase == "start":
        return _is_possible_start(state)
    return (
        state.seat < len(state.discs)
        and state.starter is not None
        and state.starter < len(state.discs)
        and not state.throwing
        and _are_possible_discs(state)
        and _are_possible_dice(state)
        and _is_possible_payment(state)
        and _is_possible_end(state, state.starter)
        and _are_even_turns(state, state.starter)
    )


def _is_possible_start(state: State) -> bool:
    players = len(state.discs)
    nothing = (0,) * players
    if len(state.throwing) < 2 or state.throwing[-1] >= players:  # C1.3: one alone would begin
        return False
    return state == State(
        options=state.options,
        phase="start",
        seat=state.throwing[0],
        starter=None,
        throwing=state.throwing,
        discs=nothing,
        reserve=(RESERVE[players],) * players,
        prisoners=nothing,
        set_aside=nothing,
        line_points=nothing,
    )


def _discs_played(state: State) -> list[int]:
    """Per seat, how many of its discs have been placed in the game."""
    return [
        RESERVE[len(state.discs)] - left - aside
        for left, aside in zip(state.reserve, state.set_aside, strict=True)
    ]


def _are_possible_discs(state: State) -> bool:
    played = _discs_played(state)
    lost = [count - own.bit_count() for count, own in zip(played, state.discs, strict=True)]
    return (
        min(lost) >= 0
        # C3.4: what has left the board is somebody's prisoner
        and sum(lost) == sum(state.prisoners)
        # C3.4: never one's own
        and all(taken <= sum(lost) - own for taken, own in zip(state.prisoners, lost, strict=True))
        # C3.4: at most five at once
        and all(
            taken <= (SIZE - 1) * count
            for taken, count in zip(state.prisoners, played, strict=True)
        )
        # C3.7: but the last forfeit
        and all(
            aside % 3 == 0 or _has_ended(state, seat) for seat, aside in enumerate(state.set_aside)
        )
        and all(  # C3.5: the first two discs make no line
            points <= MOST_LINE_POINTS * max(count - 2, 0)
            for points, count in zip(state.line_points, played, strict=True)
        )
    )


def _has_ended(state: State, seat: int) -> bool:
    """Whether a seat has ended a turn with an empty reserve."""
    return state.reserve[seat] == 0 and (seat != state.seat or state.phase == "over")


def _are_possible_dice(state: State) -> bool:
    is_between_turns = state.phase == "over" or (state.phase == "throw" and not state.throws)
    if is_between_turns:
        return (state.dice, state.kept, state.spent, state.throws, state.placed) == (
            (),
            (),
            (),
            0,
            0,
        )
    return (
        len(state.dice) == DICE
        and len(state.kept) < DICE
        and find_lack(state.dice, state.kept) is None  # C2.2
        and find_lack(state.dice, state.spent) is None  # C3.3
        # C2.2: before the first keep nothing is kept
        and (state.phase == "throw" or state.throws > 1 or not state.kept)
        and 1 <= state.throws <= (3 if state.phase == "place" else 2)  # C2.2, C2.5
        and (state.phase == "place" or not state.placed)
        and state.placed <= state.options.max_discs  # C3.1
    )


def _is_possible_payment(state: State) -> bool:
    """Whether the discs placed in this turn can have cost exactly the spent dice."""
    own, others = state.discs[state.seat], sum(state.discs) - state.discs[state.seat]
    if state.phase == "place" and not state.placed and state.throws < 3:
        # C2.4: no stopping with nothing to place
        return not state.spent and AFFORDABLE[state.dice] & ~(own | others) != 0
    numbers = {0}  # how many discs the columns so far may have received
    for face in set(state.spent):
        received = _placements(own, others, face, state.spent.count(face))
        numbers = {number + more for number in numbers for more in received}
    return state.placed in numbers


def _placements(own: int, others: int, face: int, cost: int) -> set[int]:
    """The numbers of own discs in a column that can together have cost `cost` dice in this turn."""
    numbers: set[int] = set()
    for rows in range(1, 1 << SIZE):
        cells = rows << cell_of(face, 1)
        placed = cells_in(cells)
        is_paid = sum(map(row_of, placed)) == cost  # C3.3
        # C3.4: the highest has captured all below
        if is_paid and own & cells == cells and not others & BELOW[placed[-1]]:
            numbers.add(len(placed))
    return numbers


def _is_possible_end(state: State, starter: int) -> bool:
    players = len(state.discs)
    order = [(starter + number) % players for number in range(players)]
    is_over = state.phase == "over"
    if is_over and state.seat != starter:
        return False
    number = players if is_over else order.index(state.seat)
    # by a turn of this round
    has_emptied = any(state.reserve[seat] == 0 for seat in order[:number])
    return (
        state.last_round == has_emptied  # C4.1
        and (state.last_round or not is_over)
        and (is_over or state.reserve[state.seat] + state.placed > 0)
        and all(state.reserve[seat] > 0 for seat in order[number + 1 :])
    )


def _are_even_turns(state: State, starter: int) -> bool:
    """Whether some number of rounds explains every seat's discs: from the starter on, all have had
    the same number of turns.
    """
    players = len(state.discs)
    fewest, most = [0], [RESERVE[players]]
    for seat, played in enumerate(_discs_played(state)):
        placed = played - state.placed if seat == state.seat else played  # in turns that have ended
        forfeits = -(-state.set_aside[seat] // 3)  # C3.7
        # has had its turn of this round
        ahead = (seat - starter) % players < (state.seat - starter) % players
        fewest.append(forfeits - (-placed // state.options.max_discs) - ahead)  # C3.1
        most.append(forfeits + placed - ahead)
    return max(fewest) <= min(most)


def find_fault(state: State) -> Message | None:
    """Why a position before the first throw of a turn cannot occur, for the people who set it up;
    None if and only if it can.
    """
    assert state.starter is not None
    players = len(state.discs)
    played = _discs_played(state)
    lost = [count - own.bit_count() for count, own in zip(played, state.discs, strict=True)]
    for seat, colour in enumerate(COLOURS[:players]):
        if lost[seat] < 0:
            found = RESERVE[players] - lost[seat]
            return message(
                "columbiz-setup-discs", "C1.2", colour=colour, found=found, all=RESERVE[players]
            )
    if sum(lost) != sum(state.prisoners):
        return message(
            "columbiz-setup-prisoners", "C3.4", lost=sum(lost), prisoners=sum(state.prisoners)
        )
    for seat, colour in enumerate(COLOURS[:players]):
        key = None
        if state.prisoners[seat] > sum(lost) - lost[seat]:
            key, clause = "columbiz-setup-own", "C3.4"
        elif state.prisoners[seat] > (SIZE - 1) * played[seat]:
            key, clause = "columbiz-setup-captures", "C3.4"
        elif state.line_points[seat] > MOST_LINE_POINTS * max(played[seat] - 2, 0):
            key, clause = "columbiz-setup-lines", "C3.5"
        elif state.set_aside[seat] % 3 and not _has_ended(state, seat):
            key, clause = "columbiz-setup-aside", "C3.7"
        elif not state.reserve[seat] and not _has_played(state, seat, state.starter):
            key, clause = "columbiz-setup-empty", "C4.1"
        else:
            continue
        return message(key, clause, colour=colour)
    if not _are_even_turns(state, state.starter):
        return message("columbiz-setup-turns", "C4.1", colour=COLOURS[state.starter])
    return None if is_possible(state) else message("columbiz-setup-impossible")


def _has_played(state: State, seat: int, starter: int) -> bool:
    """Whether a seat has had its turn of this round."""
    players = len(state.discs)
    return (seat - starter) % players < (state.seat - starter) % players


def is_last_round(state: State) -> bool:
    """Whether a turn of this round has emptied a reserve (C4.1)."""
    return state.starter is not None and any(
        not left and _has_played(state, seat, state.starter)
        for seat, left in enumerate(state.reserve)
    )
