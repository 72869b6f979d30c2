"""Tables without a server: their states, and what a command finds."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from colonnade.games import GAMES
from colonnade.server import messages
from colonnade.server.messages.common import SeatKind
from colonnade.server.settings import Settings
from colonnade.server.tables.automatic import TableCommand
from colonnade.server.tables.join import join_seat
from colonnade.server.tables.log import HOST, Header, HeaderSeat, digest
from colonnade.server.tables.state import TableState
from colonnade.server.tables.transaction import Context, Transaction
from colonnade.server.tables.views import build_view

HOST_TOKEN, LINK, BO = "h" * 30, "l" * 30, "b" * 30
SETTINGS = Settings(bot_pause=0.5)


def make_table(
    game: str = "columbiz", kinds: tuple[SeatKind, ...] = ("here", "link"), **fields: Any
) -> TableState:
    """A table of the host and others; a link is that of the second seat."""
    colours = list(GAMES[game].default_colours(len(kinds)))
    seats = [
        HeaderSeat(
            kind,
            "Ana",
            "random" if kind == "bot" else None,
            digest(LINK) if kind == "link" else None,
        )
        for kind in kinds
    ]
    given = {
        "id": "t" * 22,
        "first": 0 if game == "quatre_colonnes" else None,
        "secret": "ab" * 32,
        "options": {},
        **fields,
    }
    return TableState(
        Header(
            game=game, colours=colours, seats=seats, host=digest(HOST_TOKEN), created=1000, **given
        )
    )


def ask(holder: int | None = HOST, **fields: Any) -> Context:
    return Context(
        2000, SETTINGS, holder, **{"away": (0.0, 0.0, 0.0, 0.0), "random": Random(1), **fields}
    )


def run_own(state: TableState, command: TableCommand, **fields: Any) -> Transaction:
    """What a command of the table itself leads to."""
    transaction = Transaction(state, ask(None, **fields))
    command(transaction)
    return transaction


def sit_down(state: TableState) -> TableState:
    transaction, number = join_seat(state, messages.Join(link=LINK, name="Bo"), BO, ask(None))
    assert number == 1
    return transaction.state


def look_at(state: TableState, holder: int | None = None) -> object:
    return msgspec.json.decode(
        messages.encode(
            build_view(
                state, messages.Presence([True] * len(state.seats), 0), holder=holder, since=0
            )
        )
    )


def fold_again(state: TableState, log: list[bytes]) -> TableState:
    again = TableState(state.header)
    again.fold(log)
    return again
