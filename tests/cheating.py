"""Servers whose host cheats at the dice: each function changes the program before it serves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from colonnade.core.agreement import AgreedDice
from colonnade.core.dice import DiceSource, FairDice
from colonnade.core.record import Record
from colonnade.core.witness import count_dice
from colonnade.server.tables import state as state_module
from colonnade.server.tables.dice import make_source
from colonnade.server.tables.log import Header
from colonnade.server.tables.state import TableState

BLOCK = 3
Patch = Callable[[Any, str, Any], None]
"""`setattr`, or that of `monkeypatch`."""


def skip_throws(patch: Patch = setattr) -> None:
    """Of every three throws the host takes the one with the most equal dice, and writes the others
    into the record as throws without dice.
    """
    find_faces, record = AgreedDice.find_faces, TableState.record

    def choose(dice: AgreedDice, number: int, count: int) -> int:
        def count_equal(index: int) -> int:
            faces = find_faces(dice, BLOCK * number + index, count)
            return max(Counter(faces).values())

        return max(range(BLOCK), key=count_equal)

    def find_best(dice: AgreedDice, number: int, count: int) -> tuple[int, ...]:
        return find_faces(dice, BLOCK * number + choose(dice, number, count), count)

    def write(state: TableState) -> Record:
        told, dice = record(state), state.source
        assert isinstance(dice, AgreedDice)
        events: list[str] = []
        throws = 0
        for event in told.events:
            skipped = 0
            if count := count_dice(event):
                skipped = choose(dice, throws, count)
                throws += 1
            after = BLOCK - 1 - skipped if count else 0
            events += [*["roll"] * skipped, event, *["roll"] * after]
        return replace(told, events=tuple(events))

    patch(AgreedDice, "find_faces", find_best)
    patch(TableState, "record", write)


def leave_out(patch: Patch = setattr) -> None:
    """The host settles the dice without the players' devices: it says that they share a value."""
    expect = AgreedDice.expect

    def expect_nobody(dice: AgreedDice, parts: Sequence[str]) -> None:
        expect(dice, ("shared",) * len(parts))

    patch(AgreedDice, "expect", expect_nobody)


def use_older_dice(patch: Patch = setattr) -> None:
    """The host settles the dice alone, as in the first version of fair dice."""

    def make_older(header: Header) -> DiceSource:
        source = make_source(header)
        if not isinstance(source, AgreedDice):
            return source
        older = FairDice(len(header.colours), bytes.fromhex(header.secret or ""))
        older.close()
        return older

    patch(state_module, "make_source", make_older)


WAYS = {"skip-throws": skip_throws, "leave-out": leave_out, "older-dice": use_older_dice}
