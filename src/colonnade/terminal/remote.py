"""A table of a server as this terminal knows it: the last view, the seat's token, and the commands
it sends.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any

from colonnade.core.errors import Malformed
from colonnade.core.game import AnyGame, Over, Throw, Turn
from colonnade.games import GAMES
from colonnade.terminal import saves
from colonnade.terminal.client import (
    Connection,
    Data,
    Link,
    Offline,
    OnMessage,
    Refused,
    call,
    fetch,
    new_secret,
)


class RemoteTable:
    """A table of a server, with a seat at it or without."""

    def __init__(
        self, link: Link, on_message: OnMessage, on_connection_change: Callable[[bool], None]
    ) -> None:
        self.link = link
        self._on_message, self._on_connection_change = on_message, on_connection_change
        self._secret = link.secret
        self._connection: Connection | None = None
        self._first: Data = call(link.server, "GET", f"/api/tables/{link.table}")
        self._parsed: tuple[str, Any] = ("", None)  # the id of the position, and its state
        if self.view["table"].get("game") not in GAMES:
            raise Offline("terminal-error-version", server=link.server)

    # The last view

    @property
    def view(self) -> Data:
        """The table as last seen."""
        return (
            self._first
            if self._connection is None or not self._connection.view
            else self._connection.view
        )

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return GAMES[self.view["table"]["game"]]

    @property
    def state(self) -> Any:
        """The position, from its id. Raises `Offline` where the server's rules are not ours."""
        position: str = self.view["position"]["id"]
        if self._parsed[0] != position:
            try:
                self._parsed = (position, self.game.from_position(position))
            except Malformed as error:
                raise Offline("terminal-error-version", server=self.link.server) from error
        return self._parsed[1]

    @property
    def turn(self) -> Turn:
        """Whose turn it is, to decide or to throw, or how the game ended."""
        return self.game.turn(self.state)

    @property
    def colours(self) -> Sequence[str]:
        """A colour per seat."""
        return self.view["table"]["colours"]

    @property
    def seats(self) -> list[Data]:
        """The seats, with the names and levels of their players."""
        return self.view["seats"]

    @property
    def own_seats(self) -> list[int]:
        """The seats of this terminal; none for a spectator."""
        return self.view["yours"]

    @property
    def is_physical(self) -> bool:
        """Whether people throw real dice, and type the faces."""
        return self.view["dice"]["source"] == "physical"

    @property
    def is_dice_ready(self) -> bool:
        """Whether the dice can be thrown: the seats have agreed on them."""
        return self.view["dice"]["phase"] == "closed"

    def is_own_turn(self, turn: Turn) -> bool:
        """Whether this terminal's player is to act. Real dice are thrown by people,
        for bots too.
        """
        if (
            self.view["status"] != "playing"
            or isinstance(turn, Over)
            or not self.own_seats
            or not self.is_dice_ready
        ):
            return False
        if self.seats[turn.seat]["level"] is not None:
            return isinstance(turn, Throw) and self.is_physical
        return turn.seat in self.own_seats

    def mark(self) -> tuple[object, ...]:
        """A value that changes whenever a question to the player becomes obsolete."""
        view = self.view
        seat: int | None = view["position"]["turn"].get("seat")
        level: str | None = None if seat is None else self.seats[seat]["level"]
        return (
            view["table"]["id"],
            view["position"]["ply"],
            view["position"]["id"],
            view["status"],
            view["dice"]["phase"],
            level,
        )

    # The seat

    def find_token(self) -> str | None:
        """The token of the seat that this device already holds: by the link, or the only one at
        this table.
        """
        kept = saves.find_seat(self.link.table, self._secret)
        if kept is None:
            return None
        self._secret, token = kept
        return token

    @property
    def link_secret(self) -> str | None:
        """The secret of the link to a seat; None for a link to watch."""
        return self._secret

    def join(self, name: str) -> str:
        """Take the seat of the link; its token. The token is chosen here and saved first, so that a
        lost answer does no harm.
        """
        assert self._secret is not None
        token = new_secret()
        self.remember_seat(token)
        try:
            join = {"link": self._secret, "name": name[:40], "token": token}
            call(self.link.server, "POST", f"/api/tables/{self.link.table}/join", join)
        except Refused:
            self.forget_seat()
            raise
        return token

    def remember_seat(self, token: str) -> None:
        """Save the token, so that the player can return to the seat."""
        if self._secret is not None:
            # without a state folder the player cannot return later, but can play
            with contextlib.suppress(OSError):
                saves.keep_seat(self.link.table, self._secret, token)

    def forget_seat(self) -> None:
        """Delete the saved token."""
        if self._secret is not None:
            saves.forget_seat(self.link.table, self._secret)

    # The connection

    def connect(self, token: str | None) -> None:
        """Open the socket. Raises `Refused` or `Offline`."""
        connection = Connection(self.link, token, self._on_message, self._on_connection_change)
        self._connection = connection
        try:
            connection.open()
        except Refused:
            self.close()
            self._connection = None
            raise

    @property
    def connection(self) -> Connection:
        """The open connection."""
        assert self._connection is not None
        return self._connection

    def command(self, kind: str, /, **fields: Any) -> Data:
        """Send a command, and wait for its answer."""
        return self.connection.command(kind, **fields)

    def command_now(self, kind: str, /, **fields: Any) -> Data:
        """Send a command that is valid for the current revision only, and wait for its answer."""
        return self.command(kind, revision=self.view["revision"], **fields)

    def receive_waiting(self) -> None:
        """Take in every message that has arrived."""
        while self.connection.receive(0) is not None:
            pass

    def fetch_record(self) -> str:
        """The record of the game so far. Raises `Refused` or `Offline`."""
        return fetch(self.link.server, "GET", f"/api/tables/{self.link.table}/record").decode()

    def fetch_phrases(self) -> list[str]:
        """The keys of the quick phrases. Raises `Refused` or `Offline`."""
        return call(self.link.server, "GET", "/api/games")["phrases"]

    def move_to_rematch(self) -> str | None:
        """Wait for the rematch and make it this table; the token of the same seat. `connect` comes
        next.
        """
        while self.view["rematch"] is None:
            self.connection.receive(1.0)
        token = self.connection.token
        self.close()
        self.forget_seat()
        self.link = Link(self.link.server, self.view["rematch"], self._secret)
        if token is not None:
            self.remember_seat(token)
        return token

    def close(self) -> None:
        """Close the socket; the seat stays."""
        if self._connection is not None:
            self._connection.close()
