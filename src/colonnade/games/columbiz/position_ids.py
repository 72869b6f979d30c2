"""Position ids of Columbiz: `position` writes one, `from_position` reads it.

An id is its version, as `C2`, and fields of one to three digits of base 62, without the zeros at
its end: letters and digits only, so that a double click selects all of it. In order: the options
and the number of players (two digits), the turn (two), the discs placed and the seats that throw
for the start (two), the dice, those kept and those spent (two each); per seat the reserve,
prisoners and discs set aside (one each) and line points (two); the columns (two each with two
players, else three). An id is read only if its position can occur in a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate, starmap
from operator import attrgetter, mul
from typing import get_args

from colonnade.core.errors import Malformed
from colonnade.core.id_versions import IdVersion, choose_version
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

_VERSIONS = (
    IdVersion(
        "C2",
        rules=1,
        options={
            "edition": ("fr", "nl", "es", "sv"),
            "max_discs": (4, 1, 2, 3, 5, 6, 7, 8),
            "kept_dice": ("free", "locked"),
            "beyond_twelve": ("extend", "cap"),
        },
    ),
)
"""Oldest first. A new option or value needs a new version; the others never change."""

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_PAIRS = tuple(first + second for first in _DIGITS for second in _DIGITS)
_LONGEST = 52
_PHASES: tuple[Phase, ...] = get_args(Phase)
_MOST_PLAYERS = len(COLOURS)
_PREFIX_LENGTH = 2
_TURN = (len(_PHASES), _MOST_PLAYERS, _MOST_PLAYERS + 1, 4, 2)
_PLACING = (DICE + 1, 1 << _MOST_PLAYERS)
_DICE_CODES = {dice: _PAIRS[index] for index, dice in enumerate(MULTISETS)}
_option_values = attrgetter(*(field.name for field in ColumbizOptions.fields))


def position(state: State) -> str:
    """A short id of the position: letters and digits only, to paste into a text or an address."""
    text = (
        _encode_head(_option_values(state.options), len(state.discs))
        + _encode_turn(state.phase, state.seat, state.starter, state.throws, state.last_round)
        + _encode_placing(state.placed, state.throwing)
        + _DICE_CODES[state.dice]
        + _DICE_CODES[state.kept]
        + _DICE_CODES[state.spent]
        + _encode_board(
            state.reserve, state.prisoners, state.set_aside, state.line_points, state.discs
        )
    )
    return text.rstrip(_DIGITS[0])


@cache
def _encode_head(values: tuple[OptionValue, ...], players: int) -> str:
    """The version, the values of the options, and the number of players."""
    names = (field.name for field in ColumbizOptions.fields)
    options = ColumbizOptions.resolve(dict(zip(names, values, strict=True)), players)
    version, indices = choose_version(_VERSIONS, options, players)
    return version.prefix + _PAIRS[_join_digits((*indices, players), _head_radices(version))]


def _head_radices(version: IdVersion) -> tuple[int, ...]:
    return (*map(len, version.options.values()), _MOST_PLAYERS + 1)


@cache
def _encode_turn(
    phase: Phase, seat: int, starter: int | None, throws: int, last_round: bool
) -> str:
    digits = (
        _PHASES.index(phase),
        seat,
        0 if starter is None else starter + 1,
        throws,
        int(last_round),
    )
    return _PAIRS[_join_digits(digits, _TURN)]


@cache
def _encode_placing(placed: int, throwing: tuple[int, ...]) -> str:
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


def _encode_board(
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
        starmap(_encode_column, zip(*map(cut_columns, discs), strict=True))
    )


@cache
def _encode_column(*rows: int) -> str:
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
    version = next((each for each in _VERSIONS if text.startswith(each.prefix)), None)
    rest = text[_PREFIX_LENGTH:].ljust(_LONGEST, _DIGITS[0])
    if version is None or len(text) > _LONGEST or not set(rest).issubset(_DIGITS):
        return None

    def read(width: int) -> int:
        nonlocal rest
        field, rest = rest[:width], rest[width:]
        number = 0
        for digit in field:
            number = number * len(_DIGITS) + _DIGITS.index(digit)
        return number

    *indices, players = _split_digits(read(2), _head_radices(version))
    if players not in RESERVE:
        return None
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
        options=version.resolve(ColumbizOptions, indices, players),
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
