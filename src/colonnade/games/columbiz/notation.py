"""Columbiz in text: actions, position ids, the plain state of `replay --json`, diagrams and
pictures. What is read has its inverse.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate, pairwise, starmap
from operator import attrgetter, mul
from typing import Any, get_args

from colonnade.core.errors import Malformed
from colonnade.core.options import OptionValue
from colonnade.core.view import Die, Picture, Span
from colonnade.games.columbiz.actions import (
    DONE,
    FORFEIT,
    KEEPS,
    PLACES,
    ROLLS,
    STOP,
    Action,
    Keep,
    Place,
    Roll,
    Start,
)
from colonnade.games.columbiz.board import (
    BELOW,
    CELLS,
    COLOURS,
    COLUMN_LETTERS,
    DICE,
    RESERVE,
    SIZE,
    bit_of,
    cell_of,
    cells_in,
    cut_columns,
    name_of,
    row_of,
)
from colonnade.games.columbiz.dice import AFFORDABLE, FACES, MULTISETS, Dice, find_lack
from colonnade.games.columbiz.options import ColumbizOptions
from colonnade.games.columbiz.state import Phase, State

QUOTED = 60
"""How much of a text that cannot be read is quoted back."""

LETTERS = "PBGK"
SHAPES = "●◆■▲"

# Actions

_FACES = {str(face): face for face in FACES}
_SEAT_FACES: dict[str, int | None] = {**_FACES, "-": None}
_CELLS = {name_of(place.cell): place for place in PLACES}
_WORDS: dict[str, Action] = {str(action): action for action in (STOP, DONE, FORFEIT)}


def parse(text: str) -> Action:
    """The action that a canonical text spells. Raises `Malformed` for a wrong word, face, number or
    order of dice; a wrong count of dice is the rules' affair.
    """
    word, *rest = text.split(" ")
    match word:
        case "roll":
            dice = _parse_dice(text, rest)
            return ROLLS.get(dice) or Roll(dice)
        case "keep":
            dice = _parse_dice(text, rest)
            return KEEPS.get(dice) or Keep(dice)
        case "place":
            return _parse_place(text, rest)
        case "start":
            return Start(tuple(_parse_face(text, face, _SEAT_FACES) for face in rest))
        case _:
            if text in _WORDS:
                return _WORDS[text]
            raise Malformed("columbiz-malformed-action", text=text[:QUOTED])


def _parse_face(text: str, face: str, faces: dict[str, int | None]) -> int | None:
    if face not in faces:
        raise Malformed("columbiz-malformed-face", text=text[:QUOTED], given=face[:QUOTED])
    return faces[face]


def _parse_dice(text: str, words: Sequence[str]) -> Dice:
    for word in words:
        if word not in _FACES:
            raise Malformed("columbiz-malformed-face", text=text[:QUOTED], given=word[:QUOTED])
    if any(word > after for word, after in pairwise(words)):
        raise Malformed("columbiz-malformed-order", text=text[:QUOTED])
    return tuple([_FACES[word] for word in words])


def _parse_place(text: str, words: Sequence[str]) -> Place:
    cell = " ".join(words)
    if cell not in _CELLS:
        raise Malformed("columbiz-malformed-cell", text=text[:QUOTED], given=cell[:QUOTED])
    return _CELLS[cell]


# Positions
#
# A position id is `C2` and fields of one to three digits of base 62, so that a double click selects
# all of it, without the zeros at its end: two digits for the options and the number of players, two
# for the turn, two for the discs placed and who throws for the start, two each for the dice, those
# kept and those spent; then per seat one each for reserve, prisoners and discs set aside and two
# for line points; at last the columns, two digits each with two players, else three. Only what can
# be counted up in play is read back.
#
# The 2 is the version of this spelling. The first field depends on how many values every option
# has: one more needs version 3, and version 2 must still be read (tests/compatibility).

PREFIX = "C2"
_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_PAIRS = tuple(first + second for first in _DIGITS for second in _DIGITS)
_LONGEST = 52
_PHASES: tuple[Phase, ...] = get_args(Phase)
_MOST_PLAYERS = len(COLOURS)
_POINTS_PER_DISC = 16
_HEAD = (*(len(field.values) for field in ColumbizOptions.fields), _MOST_PLAYERS + 1)
_TURN = (len(_PHASES), _MOST_PLAYERS, _MOST_PLAYERS + 1, 4, 2)
_PLACING = (DICE + 1, 1 << _MOST_PLAYERS)
_SPELT = {dice: _PAIRS[index] for index, dice in enumerate(MULTISETS)}
_choose = attrgetter(*(field.name for field in ColumbizOptions.fields))


def position(state: State) -> str:
    """A short id of the position: letters and digits only, to paste into a text or an address."""
    text = (
        _spell_head(_choose(state.options), len(state.discs))
        + _spell_turn(state.phase, state.seat, state.starter, state.throws, state.last_round)
        + _spell_placing(state.placed, state.throwing)
        + _SPELT[state.dice]
        + _SPELT[state.kept]
        + _SPELT[state.spent]
        + _spell_board(
            state.reserve, state.prisoners, state.set_aside, state.line_points, state.discs
        )
    )
    return PREFIX + text.rstrip(_DIGITS[0])


@cache
def _spell_head(chosen: tuple[OptionValue, ...], players: int) -> str:
    """The options and the number of players."""
    indices = [
        field.values.index(value)
        for field, value in zip(ColumbizOptions.fields, chosen, strict=True)
    ]
    return _PAIRS[_join_digits((*indices, players), _HEAD)]


@cache
def _spell_turn(phase: Phase, seat: int, starter: int | None, throws: int, last_round: bool) -> str:
    digits = (
        _PHASES.index(phase),
        seat,
        0 if starter is None else starter + 1,
        throws,
        int(last_round),
    )
    return _PAIRS[_join_digits(digits, _TURN)]


@cache
def _spell_placing(placed: int, throwing: tuple[int, ...]) -> str:
    return _PAIRS[_join_digits((placed, sum(1 << seat for seat in throwing)), _PLACING)]


def _join_digits(digits: Sequence[int], radices: Sequence[int]) -> int:
    """The number with these digits, the lowest first."""
    return sum(map(mul, digits, accumulate(radices[:-1], mul, initial=1)))


def _split_digits(number: int, radices: Iterable[int]) -> list[int]:
    """The digits of a number, the lowest first."""
    digits: list[int] = []
    for radix in radices:
        number, digit = divmod(number, radix)
        digits.append(digit)
    return digits


def _spell_board(
    reserve: tuple[int, ...],
    prisoners: tuple[int, ...],
    set_aside: tuple[int, ...],
    line_points: tuple[int, ...],
    discs: tuple[int, ...],
) -> str:
    """The counts of every seat, and the columns."""
    counts = [
        _DIGITS[left] + _DIGITS[taken] + _DIGITS[aside] + _PAIRS[points]
        for left, taken, aside, points in zip(
            reserve, prisoners, set_aside, line_points, strict=True
        )
    ]
    return "".join(counts) + "".join(
        starmap(_spell_column, zip(*map(cut_columns, discs), strict=True))
    )


@cache
def _spell_column(*rows: int) -> str:
    """A column, with a letter of `cut_columns` per seat: a number with a digit per row, that of its
    owner.
    """
    radix = len(rows) + 1
    number = sum(
        owner * radix**row
        for owner, own in enumerate(rows, 1)
        for row in range(SIZE)
        if COLUMN_LETTERS.index(own) >> row & 1
    )
    return (_DIGITS[number // len(_PAIRS)] + _PAIRS[number % len(_PAIRS)])[
        -_column_width(len(rows)) :
    ]


def _column_width(players: int) -> int:
    return 2 if (players + 1) ** SIZE <= len(_PAIRS) else 3


def owners_of(state: State) -> list[int]:
    """Per cell, whose disc lies there: 0 nobody's, 1 the first seat's."""
    owners = [0] * CELLS
    for owner, own in enumerate(state.discs, 1):
        for cell in cells_in(own):
            owners[cell] = owner
    return owners


def from_position(text: str) -> State:
    """The position that an id names. Raises `Malformed` for what `position` does not write, and for
    counts, dice and discs that cannot come together in a game.
    """
    state = _read_position(text)
    if state is None or not is_possible(state) or position(state) != text:
        raise Malformed("columbiz-malformed-position", text=text[:QUOTED])
    return state


def _read_position(text: str) -> State | None:
    rest = text.removeprefix(PREFIX).ljust(_LONGEST, _DIGITS[0])
    if not text.startswith(PREFIX) or len(text) > _LONGEST or not set(rest).issubset(_DIGITS):
        return None

    def read(width: int) -> int:
        nonlocal rest
        field, rest = rest[:width], rest[width:]
        number = 0
        for digit in field:
            number = number * len(_DIGITS) + _DIGITS.index(digit)
        return number

    *chosen, players = _split_digits(read(2), _HEAD)
    if players not in RESERVE:
        return None
    values = {
        field.name: field.values[index]
        for field, index in zip(ColumbizOptions.fields, chosen, strict=True)
    }
    phase, seat, starter, throws, last_round = _split_digits(read(2), _TURN)
    placed, throwing = _split_digits(read(2), _PLACING)
    dice, kept, spent = (read(2) for _ in range(3))
    if max(dice, kept, spent) >= len(MULTISETS):
        return None
    reserve, prisoners, set_aside, line_points = zip(
        *((read(1), read(1), read(1), read(2)) for _ in range(players)), strict=True
    )
    board = [
        owner
        for _ in range(SIZE)
        for owner in _split_digits(read(_column_width(players)), [players + 1] * SIZE)
    ]
    return State(
        options=ColumbizOptions.resolve(values, players),
        phase=_PHASES[phase],
        seat=seat,
        starter=starter - 1 if starter else None,
        throwing=tuple(thrower for thrower in range(_MOST_PLAYERS) if throwing >> thrower & 1),
        discs=tuple(
            sum(bit_of(cell) for cell, digit in enumerate(board) if digit == owner)
            for owner in range(1, players + 1)
        ),
        reserve=reserve,
        prisoners=prisoners,
        set_aside=set_aside,
        line_points=line_points,
        dice=MULTISETS[dice],
        kept=MULTISETS[kept],
        spent=MULTISETS[spent],
        throws=throws,
        placed=placed,
        last_round=bool(last_round),
    )


def is_possible(state: State) -> bool:
    """Whether the parts of a state fit together: discs and prisoners add up, turns come out even,
    the dice suit the phase, and what was spent lies on the board.
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
            points <= _POINTS_PER_DISC * max(count - 2, 0)
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
    """Whether the discs placed in this turn, lying on the board, have cost just the spent dice."""
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
    """How many own discs of a column can, in this turn, together have cost so many dice."""
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


# Plain data


def dump(state: State) -> dict[str, object]:
    """The plain state of `replay --json`, as the rules page defines it."""
    colours = COLOURS[: len(state.discs)]

    def by_colour(values: Sequence[int]) -> dict[str, int]:
        return dict(zip(colours, values, strict=True))

    return {
        "board": {
            name_of(cell): colours[owner - 1]
            for cell, owner in enumerate(owners_of(state))
            if owner
        },
        "reserve": by_colour(state.reserve),
        "prisoners": by_colour(state.prisoners),
        "set_aside": by_colour(state.set_aside),
        "line_points": by_colour(state.line_points),
        "dice": list(state.dice),
        "kept": list(state.kept),
        "spent": list(state.spent),
        "throws": state.throws,
        "last_round": state.last_round,
    }


# Diagrams


def diagram(state: State) -> str:
    """The board as six lines of six letters, row 6 on top: `.` an empty cell, `P` `B` `G` `K` a
    disc of purple, blue, grey or black.
    """
    letters = ["." if owner == 0 else LETTERS[owner - 1] for owner in owners_of(state)]
    return "\n".join(
        " ".join(letters[cell_of(column, row)] for column in FACES) for row in reversed(FACES)
    )


def from_diagram(text: str, players: int = 2, **fields: Any) -> State:
    """A state with the discs of a diagram; `diagram` is the inverse. Raises `Malformed`.

    All other discs are in reserve and the first seat, which began, is to throw, unless `fields` of
    the state say otherwise.
    """
    rows = [line.split() for line in text.strip().splitlines()]
    known = "." + LETTERS[:players]
    if len(rows) != SIZE or any(len(row) != SIZE or not set(row).issubset(known) for row in rows):
        raise Malformed("columbiz-malformed-diagram", text=text[:QUOTED])
    discs = [0] * players
    for row, letters in zip(reversed(FACES), rows, strict=True):
        for column, letter in zip(FACES, letters, strict=True):
            if letter != ".":
                discs[LETTERS.index(letter)] |= bit_of(cell_of(column, row))
    nothing = (0,) * players
    state = State(
        options=ColumbizOptions.resolve({}, players),
        phase="throw",
        seat=0,
        starter=0,
        throwing=(),
        discs=tuple(discs),
        reserve=tuple(RESERVE[players] - own.bit_count() for own in discs),
        prisoners=nothing,
        set_aside=nothing,
        line_points=nothing,
    )
    return state._replace(**fields)


# Pictures


def picture(state: State) -> Picture:
    """The position for a terminal, 41 columns wide: the board under its die faces, the dice (kept
    ones in brackets, spent ones in parentheses), and each colour's reserve with a mark at the seat
    whose turn it is. No words, so that it needs no language.
    """
    edge = "─" * (6 * SIZE)
    lines: list[tuple[Span, ...]] = [
        (Span("    "), *(Span(f"  {face}   ", "strong") for face in FACES)),
        (Span(f"   ┌{edge}┐", "faint"),),
        *(_picture_row(state, row) for row in reversed(FACES)),
        (Span(f"   └{edge}┘", "faint"),),
    ]
    if state.dice:
        lines.append(
            (
                Span("    "),
                *(
                    Span(_BRACKETS[die.status].format(die.face), _STYLES[die.status])
                    for die in mark_dice(state)
                ),
            )
        )
    lines.append(_picture_reserve(state))
    return tuple(lines)


_BRACKETS = {"free": " {} ", "kept": "[{}]", "spent": "({})"}
_STYLES = {"free": "strong", "kept": "strong", "spent": "faint"}


def _picture_row(state: State, row: int) -> tuple[Span, ...]:
    """A row: each disc by letter and shape, each empty cell by the number of dice that it costs."""
    owners = owners_of(state)
    spans = [Span(f" {row} ", "strong"), Span("│", "faint")]
    for column in FACES:
        owner = owners[cell_of(column, row)]
        spans.append(
            Span(f"  {LETTERS[owner - 1]}{SHAPES[owner - 1]}  ", COLOURS[owner - 1])
            if owner
            else Span(f"  {row}   ", "faint")
        )
    return (*spans, Span("│", "faint"))


def _picture_reserve(state: State) -> tuple[Span, ...]:
    spans = [Span("   ")]
    for seat, left in enumerate(state.reserve):
        is_playing = state.phase != "over" and seat == state.seat
        spans.append(Span("▸" if is_playing else " ", "strong"))
        spans.append(Span(f"{LETTERS[seat]}{SHAPES[seat]} {left:<5}", COLOURS[seat]))
    return tuple(spans)


def mark_dice(state: State) -> tuple[Die, ...]:
    """The dice as they lie, each with its status: `spent`, `kept` by the last keep while throwing
    goes on, or `free`.
    """
    return (
        _mark(state.dice, state.spent, "spent")
        if state.phase == "place"
        else _mark(state.dice, state.kept, "kept")
    )


_MARKED = {
    status: {face: Die(face, status) for face in FACES} for status in ("free", "kept", "spent")
}


def _mark(dice: Dice, marked: Dice, status: str) -> tuple[Die, ...]:
    found = list(map(_MARKED["free"].__getitem__, dice))
    start = 0
    for face in marked:  # both ascend, so each search goes on where the last one ended
        index = dice.index(face, start)
        found[index] = _MARKED[status][face]
        start = index + 1
    return tuple(found)
