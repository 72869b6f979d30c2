"""What a person can see of a table before joining it: the invitation behind a link or code, and the
tables of a device.
"""

from __future__ import annotations

from collections.abc import Sequence

from colonnade.core.game import Over
from colonnade.server import messages
from colonnade.server.errors import Forbidden
from colonnade.server.tables.access import find_holder, seats_of
from colonnade.server.tables.log import HOST, digest, is_token
from colonnade.server.tables.state import TableState
from colonnade.server.tables.table import Table
from colonnade.server.tables.views import build_seats, decode_event


def invite_by_link(table: Table, link: str) -> messages.Invitation:
    """The invitation behind a seat's link. The token of a taken seat leads to that seat. Raises
    `Forbidden` for any other text.
    """
    state = table.state
    number = next(
        (number for number, seat in enumerate(state.seats) if is_token(link, seat.link)), None
    )
    if number is not None:
        return describe_invitation(
            table, number, is_open=state.status == "waiting" and state.seats[number].is_open
        )
    holder = find_holder(state, digest(link))
    if holder is None:
        raise Forbidden("error-server-link")
    return describe_invitation(table, None if holder == HOST else holder, is_held=True)


def describe_invitation(
    table: Table, number: int | None, *, is_open: bool = False, is_held: bool = False
) -> messages.Invitation:
    """The invitation to a seat, or to the host's seats."""
    state = table.state
    usual = state.game.options_type.resolve({}, len(state.seats)).as_dict()
    return messages.Invitation(
        table=state.info,
        status=state.status,
        seats=build_seats(state, table.presence.seats),
        seat=number,
        is_open=is_open,
        is_held=is_held,
        host=next((seat.name for seat in state.seats if seat.kind == "here" and seat.name), ""),
        unusual=[name for name, value in state.info.options.items() if value != usual[name]],
        dice=state.header.dice,
    )


def describe_standing(
    state: TableState, present: Sequence[bool] | None, token: str
) -> messages.TableStanding:
    """The state of a table for the device with a token; `gone` if the token holds no seat. Without
    `present`, nobody is connected.
    """
    holder = find_holder(state, digest(token))
    if holder is None:
        return messages.TableStanding(state.id, "gone")
    turn = state.match.turn
    event = next(
        (event for event in map(decode_event, reversed(state.recent)) if event.messages), None
    )
    return messages.TableStanding(
        id=state.id,
        status=state.status,
        game=state.game.key,
        seats=build_seats(state, present or [seat.kind == "bot" for seat in state.seats]),
        yours=seats_of(state, holder),
        turn=None if isinstance(turn, Over) or state.status != "playing" else turn.seat,
        last=() if event is None else event.messages,
        result=state.match.result,
        updated=state.updated,
        rematch=state.rematch,
    )
