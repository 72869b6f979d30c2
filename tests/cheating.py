"""Servers whose host cheats at the dice: each function changes the program before it serves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

import msgspec

from colonnade.core.agreement import AWAITED, AgreedDice
from colonnade.core.dice import DiceSource, FairDice
from colonnade.core.record import Record
from colonnade.core.witness import count_dice
from colonnade.server import messages
from colonnade.server.tables import state as state_module
from colonnade.server.tables import table as table_module
from colonnade.server.tables.dice import ContinuedDice, make_source
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


def hide_throws(patch: Patch = setattr) -> None:
    """The host throws again what it does not like, and shows the second throw alone. The record has
    both, and what the players are shown counts both.
    """
    record = TableState.record

    def find_numbers(state: TableState, counts: Sequence[int]) -> list[int]:
        """The number that each throw shown has in the record."""
        dice, number = state.source, -1
        assert isinstance(dice, AgreedDice)
        found: list[int] = []
        for count in counts:
            number += 1
            if sum(dice.find_faces(number, count)) < 4 * count:
                number += 1
            found.append(number)
        return found

    def count_throws(state: TableState) -> list[int]:
        return [count for event in state.match.events if (count := count_dice(str(event)))]

    def throw(state: TableState, count: int) -> tuple[int, ...]:
        number = find_numbers(state, [*count_throws(state), count])[-1]
        assert isinstance(state.source, AgreedDice)
        return state.source.find_faces(number, count)

    def write(state: TableState) -> Record:
        told, dice = record(state), state.source
        if not isinstance(dice, AgreedDice):
            return told
        events: list[str] = []
        numbers, before = iter(find_numbers(state, count_throws(state))), -1
        for event in told.events:
            if count := count_dice(event):
                number = next(numbers)
                if number > before + 1:
                    faces = dice.find_faces(number - 1, count)
                    word = event.split(" ")[0]
                    shown = sorted(faces) if word == "roll" else faces
                    events.append(" ".join([word, *map(str, shown)]))
                before = number
            events.append(event)
        return replace(told, events=tuple(events))

    def count_hidden(state: TableState, position: messages.Position) -> messages.Position:
        numbers = find_numbers(state, count_throws(state))
        hidden = numbers[-1] + 1 - len(numbers) if numbers else 0
        return msgspec.structs.replace(position, ply=position.ply + hidden)

    patch(TableState, "next_faces", throw)
    patch(TableState, "record", write)
    _change_positions(patch, count_hidden)


def show_sixes(patch: Patch = setattr) -> None:
    """In the turns of seat 0, the host shows sixes in the place of what fell."""

    def show(_: TableState, position: messages.Position) -> messages.Position:
        if position.turn.seat != 0:
            return position
        dice = tuple(replace(die, face=6) for die in position.dice)
        return msgspec.structs.replace(position, dice=dice)

    _change_positions(patch, show)


def mix_dice(patch: Patch = setattr) -> None:
    """Where an action and a throw come in one update, the host shows the best of the dice that lay
    there before and of those thrown, as many as fell.
    """
    build_update = table_module.build_update

    def change_update(transaction: Any, presence: Any) -> Any:
        before, after = transaction.before, transaction.state
        lay = before.game.view(before.match.state, None).dice
        lie = after.game.view(after.match.state, None).dice
        whats = [event.what for event in transaction.events]
        updates = build_update(transaction, presence)
        if whats != ["act", "throw"] or not lie:
            return updates
        faces = map(int, transaction.events[-1].text.split(" ")[1:])
        best = sorted([*(die.face for die in lay), *faces])[-len(lie) :]
        dice = tuple(replace(die, face=face) for die, face in zip(lie, best, strict=True))
        return _replace_positions(
            updates, lambda position: msgspec.structs.replace(position, dice=dice)
        )

    patch(table_module, "build_update", change_update)


def _change_positions(
    patch: Patch, change: Callable[[TableState, messages.Position], messages.Position]
) -> None:
    """Change every position that players are shown."""
    build_view, build_update = table_module.build_view, table_module.build_update

    def change_view(state: TableState, *given: Any, **named: Any) -> messages.View:
        view = build_view(state, *given, **named)
        return msgspec.structs.replace(view, position=change(state, view.position))

    def change_update(transaction: Any, presence: Any) -> Any:
        return _replace_positions(
            build_update(transaction, presence),
            lambda position: change(transaction.state, position),
        )

    patch(table_module, "build_view", change_view)
    patch(table_module, "build_update", change_update)


def _replace_positions(
    updates: Iterable[Any], change: Callable[[messages.Position], messages.Position]
) -> tuple[Any, ...]:
    """The same updates, with the position of each that has one changed."""
    return tuple(
        update
        if update.position is msgspec.UNSET
        else msgspec.structs.replace(update, position=change(update.position))
        for update in updates
    )


def close_early(patch: Patch = setattr) -> None:
    """The host throws as soon as everybody has committed, and awaits no values."""

    def find_phase(dice: AgreedDice) -> str:
        return "commit" if AWAITED in dice.seats else "closed"

    patch(AgreedDice, "phase", property(find_phase))


def leave_out(patch: Patch = setattr) -> None:
    """The host settles the dice without the players' devices: it says that they share a value."""
    expect = AgreedDice.expect

    def expect_nobody(dice: AgreedDice, parts: Sequence[str]) -> None:
        expect(dice, ("shared",) * len(parts))

    patch(AgreedDice, "expect", expect_nobody)


def use_older_dice(patch: Patch = setattr) -> None:
    """The host settles the dice alone, as in the first version of fair dice."""
    _replace_agreed_dice(patch, FairDice)


def claim_another_game(patch: Patch = setattr) -> None:
    """The host says that the game goes on from another, whose dice have no proof."""
    _replace_agreed_dice(patch, ContinuedDice)


def _replace_agreed_dice(patch: Patch, kind: type[FairDice]) -> None:
    """Where players would agree on dice, the table has dice of this kind, and awaits nobody."""

    def make_other(header: Header) -> DiceSource:
        source = make_source(header)
        if not isinstance(source, AgreedDice):
            return source
        other = kind(len(header.colours), bytes.fromhex(header.secret or ""))
        other.close()
        return other

    patch(state_module, "make_source", make_other)


WAYS = {
    "skip-throws": skip_throws,
    "hide-throws": hide_throws,
    "show-sixes": show_sixes,
    "mix-dice": mix_dice,
    "leave-out": leave_out,
    "close-early": close_early,
    "older-dice": use_older_dice,
}
