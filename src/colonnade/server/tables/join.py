"""Taking a seat by a link or a short code, and the table of a rematch."""

from __future__ import annotations

import hmac
import secrets

import msgspec

from colonnade.core.agreement import VERSION
from colonnade.core.dice import SECRET_BYTES
from colonnade.server import messages
from colonnade.server.errors import BadCode, Forbidden, LinkUsed, NotPlaying
from colonnade.server.names import clean_allowed_name
from colonnade.server.tables.log import Header, HeaderSeat, digest, is_token, new_id
from colonnade.server.tables.state import TableState
from colonnade.server.tables.transaction import Context, Transaction, auto_throw

CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, so that no code is a word, and no letter that resembles a digit."""
CODE_LENGTH = 5


def clean_code(text: str) -> str:
    """A typed code in capitals, without spaces and dashes."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def new_code() -> str:
    """A short code at random. The store says whether another table has it."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def join_seat(
    state: TableState, request: messages.Join, token: str, context: Context
) -> tuple[Transaction, int]:
    """Take a seat with a token: the transaction, and the seat. No entries if the token holds the
    seat already, after a lost answer.
    """
    transaction = Transaction(state, context)
    number = _find_seat(state, request, token)
    seat = state.seats[number]
    if is_token(token, seat.digest):
        return transaction, number
    if seat.digest is not None:
        raise LinkUsed("error-server-seat-taken", colour=seat.colour)
    if state.status != "waiting":
        raise NotPlaying("error-server-abandoned")
    if is_token(token, state.header.host) or any(
        is_token(token, other.digest) for other in state.seats
    ):
        raise Forbidden("error-server-token-twice")
    name = clean_allowed_name(request.name, context.settings.forbidden_names)
    transaction.record("join", number, name, digest=digest(token))
    auto_throw(transaction)
    return transaction, number


def _find_seat(state: TableState, request: messages.Join, token: str) -> int:
    """The seat of a link, or for a code the first open one, unless the token already holds one."""
    link = request.link
    if link is not None:
        number = next(
            (
                index
                for index, seat in enumerate(state.seats)
                if seat.kind == "link" and is_token(link, seat.link)
            ),
            None,
        )
        if number is None:
            raise Forbidden("error-server-link")
        return number
    number = next(
        (
            index
            for index, seat in enumerate(state.seats)
            if seat.kind == "link" and is_token(token, seat.digest)
        ),
        None,
    )
    return find_seat_of_code(state, clean_code(request.code or "")) if number is None else number


def find_seat_of_code(state: TableState, code: str) -> int:
    """The first open seat of a waiting table; raises `BadCode` if there is none, or the code is
    another table's.
    """
    own = state.header.code
    if (
        own is not None
        and hmac.compare_digest(own.encode(), code.encode())
        and state.status == "waiting"
    ):
        for number, seat in enumerate(state.seats):
            if seat.is_open:
                return number
    raise BadCode("error-server-code")


def build_rematch(state: TableState, at: int) -> Header:
    """A new table with the same seats and tokens, and a secret of its own."""
    return msgspec.structs.replace(
        state.header,
        id=new_id(),
        seats=[
            HeaderSeat(seat.kind, seat.name, seat.level, seat.link, seat.digest, seat.auto_throw)
            for seat in state.seats
        ],
        created=at,
        rules=state.game.rules_version,
        secret=secrets.token_hex(SECRET_BYTES) if state.is_fair else None,
        dice_version=VERSION,
        previous=state.id,
        events=[],
        code=None,
    )
