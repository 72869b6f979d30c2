"""What a person is told of a table before sitting down at it: what an invitation leads to, and how the tables of a device stand."""

from __future__ import annotations

import hmac

from colonnade.core.errors import ColonnadeError
from colonnade.core.game import Over
from colonnade.server import messages
from colonnade.server.errors import Forbidden
from colonnade.server.tables.log import HOST, is_token
from colonnade.server.tables.state import TableState
from colonnade.server.views import to_result


def invite_by_link(table: TableState, link: str) -> messages.Invitation:
    """What a seat's link leads to. The secret of a seat that is taken leads to that seat. Raises `Forbidden` for any other text."""
    number = next((number for number, seat in enumerate(table.seats) if is_token(link, seat.link)), None)
    if number is not None:
        return _describe(table, number, is_open=table.status == "waiting" and table.seats[number].is_open)
    try:
        holder = table.holder_of(link)
    except Forbidden as error:
        raise Forbidden("error-server-link") from error
    return _describe(table, None if holder == HOST else holder, is_held=True)


def invite_by_code(table: TableState, code: str) -> messages.Invitation | None:
    """What a code leads to: the first open seat; None where the table does not wait for anybody, or has another code."""
    number = find_seat_of_code(table, code)
    return None if number is None else _describe(table, number, is_open=True)


def find_seat_of_code(table: TableState, code: str) -> int | None:
    """The first open seat of a table that waits, if the code is its own."""
    own = table.header.code
    if own is None or not hmac.compare_digest(own.encode(), code.encode()) or table.status != "waiting":
        return None
    return next((number for number, seat in enumerate(table.seats) if seat.is_open), None)


def _describe(table: TableState, number: int | None, *, is_open: bool = False, is_held: bool = False) -> messages.Invitation:
    options = table.info.options
    usual = table.game.options_type.resolve({}, len(table.seats)).as_dict()
    return messages.Invitation(
        table=table.info,
        status=table.status,
        seats=table.seat_views(),
        seat=number,
        is_open=is_open,
        is_held=is_held,
        host=next((seat.name for seat in table.seats if seat.kind == "here" and seat.name), ""),
        unusual=[name for name, value in options.items() if value != usual[name]],
        dice=table.header.dice,
    )


def describe_standing(table: TableState, token: str) -> messages.TableStanding:
    """How a table stands for the device with a token; gone where the token holds nothing there."""
    try:
        holder = table.holder_of(token)
    except ColonnadeError:
        return messages.TableStanding(table.id, "gone")
    turn = table.match.turn
    result = table.match.result
    event = table.find_last_told()
    return messages.TableStanding(
        id=table.id,
        status=table.status,
        game=table.game.key,
        seats=table.seat_views(),
        yours=table.seats_of(holder),
        turn=None if isinstance(turn, Over) or table.status != "playing" else turn.seat,
        last=[] if event is None else event.messages,
        result=None if result is None else to_result(result),
        updated=table.updated,
        rematch=table.rematch,
    )
