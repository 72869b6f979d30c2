"""What viewers are sent of a table: the full view, and updates."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from colonnade.core.errors import ColonnadeError
from colonnade.core.game import Decide
from colonnade.core.record import Note
from colonnade.server import messages
from colonnade.server.store.base import NewTable, RowChange
from colonnade.server.tables.access import Holder, may_decide, seats_of
from colonnade.server.tables.dice import to_dice
from colonnade.server.tables.log import HOST, encode, link_token
from colonnade.server.tables.state import TableState
from colonnade.server.tables.transaction import Transaction
from colonnade.server.views import to_position

MAX_UNDONE_SHOWN = 1_000
"""The most entries to be entered again that are sent: no game needs more."""
PAGE_BYTES, ROW_BYTES, ENTRY_BYTES = 4096, 640, 64
"""The size of a page of the database; what a table or record takes besides its own pages, in
indexes and on a shared page; and what an entry takes besides its content.
"""
decode_event = msgspec.json.Decoder(messages.Event).decode


def build_view(
    state: TableState,
    presence: messages.Presence,
    elapsed: int = 0,
    holder: Holder = None,
    token: str | None = None,
    since: int | None = None,
) -> messages.View:
    """Everything that a holder may see, `elapsed` milliseconds after the last entry. With `since`,
    also the events after that revision, as far as they are in memory.
    """
    decides = may_decide(state, holder)
    turn = state.match.turn
    view = state.game.view(
        state.match.state, turn.seat if decides and isinstance(turn, Decide) else None
    )
    links: list[str | None] = []
    if holder == HOST and token is not None:
        links = [
            link_token(token, state.id, number) if seat.is_open else None
            for number, seat in enumerate(state.seats)
        ]
    return messages.View(
        table=state.info,
        revision=state.revision,
        status=state.status,
        seats=build_seats(state, presence.seats),
        yours=seats_of(state, holder),
        is_host=holder == HOST,
        position=to_position(view, len(state.match.events)),
        choices=view.choices if decides else (),
        keep=view.keep if decides else None,
        can_take_back=decides and state.can_take_back,
        dice=to_dice(state.source, state.has_ended),
        clocks=build_clocks(state, elapsed),
        notes=build_notes(state),
        rematch=state.rematch,
        spectators=presence.spectators,
        links=links,
        code=state.header.code if holder == HOST and state.status == "waiting" else None,
        undone=list_undone(state),
        events=(
            []
            if since is None
            else [event for event in map(decode_event, state.recent) if event.revision > since]
        ),
    )


def to_refused(command: str, error: ColonnadeError) -> messages.Refused:
    """The answer to a refused command."""
    return messages.Refused(command, error.code, error.message, error.message.clause)


def build_update(
    transaction: Transaction, presence: messages.Presence
) -> tuple[messages.Update, messages.Update]:
    """The update of a transaction: for all viewers, and with the choices of the
    seat that decides.
    """
    before, after = transaction.before, transaction.state
    turn = after.match.turn
    view = after.game.view(after.match.state, turn.seat if isinstance(turn, Decide) else None)
    has_new_dice = after.source is not before.source or after.has_ended != before.has_ended
    update = messages.Update(
        since=before.revision,
        revision=after.revision,
        events=transaction.events,
        position=(
            to_position(view, len(after.match.events))
            if after.position_revision != before.position_revision
            else msgspec.UNSET
        ),
        status=after.status if after.status != before.status else msgspec.UNSET,
        seats=build_seats(after, presence.seats) if after.seats != before.seats else msgspec.UNSET,
        dice=(to_dice(after.source, after.has_ended) if has_new_dice else msgspec.UNSET),
        clocks=build_clocks(after) or msgspec.UNSET,
        notes=notes if (notes := build_notes(after)) != build_notes(before) else msgspec.UNSET,
        rematch=(
            msgspec.UNSET
            if after.rematch == before.rematch or after.rematch is None
            else after.rematch
        ),
        undone=(list_undone(after) if after.undone != before.undone else msgspec.UNSET),
    )
    if not isinstance(turn, Decide) or after.status != "playing":
        return update, update
    return update, msgspec.structs.replace(
        update, choices=view.choices, keep=view.keep, can_take_back=after.can_take_back
    )


def list_undone(state: TableState) -> tuple[str, ...]:
    """The entries that can be entered again, as far as they are shown."""
    return tuple(item.text for item in state.undone[:MAX_UNDONE_SHOWN])


def build_notes(state: TableState) -> tuple[Note, ...]:
    """The notes of the record, and where a position was set up, in their order."""
    setups = [Note(setup.ply, "set-up") for setup in state.match.setups]
    if not setups:
        return tuple(state.match.notes)
    return tuple(sorted([*state.match.notes, *setups], key=lambda note: note.ply))


def build_seats(state: TableState, is_present: Sequence[bool]) -> list[messages.Seat]:
    """The seats, and whether their players are present."""
    return [
        messages.Seat(
            seat.colour,
            seat.kind,
            seat.name,
            seat.player(""),
            seat.is_open,
            is_here,
            seat.auto_throw,
        )
        for seat, is_here in zip(state.seats, is_present, strict=True)
    ]


def build_clocks(state: TableState, elapsed: int = 0) -> messages.Clocks | None:
    """The clocks, `elapsed` milliseconds after the last entry; None without clocks."""
    if state.header.clock is None:
        return None
    return messages.Clocks(list(state.charge(elapsed)), state.running_seat())


def summarize(state: TableState) -> bytes:
    """The fields shown in the lobby."""
    return messages.encode(
        messages.TableLine(
            id=state.id,
            game=state.game.key,
            status=state.status,
            colours=state.header.colours,
            names=[seat.record_name for seat in state.seats],
            open_seats=sum(seat.is_open for seat in state.seats),
            created=state.info.created,
        )
    )


def to_row(state: TableState) -> NewTable:
    """The row of a new table in the store."""
    header = state.header
    return (
        header.id,
        header.game,
        state.status,
        header.is_listed,
        header.created,
        encode(header),
        summarize(state),
        header.code,
    )


def stored_size(content: int) -> int:
    """What a table or record with content of this size takes in the database at most, in bytes. A
    longer one fills pages of its own.
    """
    return -(-content // PAGE_BYTES) * PAGE_BYTES + ROW_BYTES


def row_size(row: NewTable) -> int:
    """What a new table takes at most."""
    return stored_size(sum(len(value) for value in row if isinstance(value, bytes)))


def change_size(entries: Sequence[bytes], change: RowChange | None) -> int:
    """What entries take at most, and the record that a change stores. Pages of entries are three
    quarters full where several tables grow together.
    """
    record = change.record[2].encode() if change is not None and change.record else b""
    return sum(len(entry) * 4 // 3 + ENTRY_BYTES for entry in entries) + (
        stored_size(len(record)) if record else 0
    )


def describe_change(before: TableState, after: TableState) -> RowChange | None:
    """The changes of the table's row in the store, if any."""
    if after.status == before.status and after.seats == before.seats:
        return None
    record = (
        (after.id, after.game.key, after.record().to_json()) if after.status == "over" else None
    )
    is_reopened = before.status == "over" != after.status
    return RowChange(after.status, summarize(after), record, is_reopened)
