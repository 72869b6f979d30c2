"""Position ids of Columbiz: `position` writes one, `from_position` reads it.

An id is `C2` and fields of one to three digits of base 62, so that a double click selects all of
it, without the zeros at its end. In order: the options and the number of players (two digits), the
turn (two), the discs placed and the seats that throw for the start (two), the dice, those kept and
those spent (two each); per seat the reserve, prisoners and discs set aside (one each) and line
points (two); the columns (two each with two players, else three). An id is read only if its
position can occur in a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate, starmap
from operator import attrgetter, mul
from typing import get_args

from colonnade.core.errors import Malformed
from colonnade.core.options import OptionValue
from colonnade.games.columbiz.board import (
    COLOURS,
    COLUMN_LETTERS,
    DICE,
    RESERVE,
    SIZE,
    bit_of,
    cut_columns,
)
from colonnade.games.columbiz.dice import MULTISETS
from colonnade.games.columbiz.notation import QUOTED
from colonnade.games.columbiz.options import ColumbizOptions
from colonnade.games.columbiz.state import Phase, State
from colonnade.games.columbiz.validation import is_possible

PREFIX = "C2"
_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_PAIRS = tuple(first + second for first in _DIGITS for second in _DIGITS)
_LONGEST = 52
_PHASES: tuple[Phase, ...] = get_args(Phase)
_MOST_PLAYERS = len(COLOURS)
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
