"""What is stored of a table: a header, written once, and entries, one per revision. Not part of the
protocol: it contains secrets.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from base64 import urlsafe_b64encode
from typing import Literal

import msgspec
from msgspec import Struct, field

from colonnade.server.messages import Clock, SeatKind, Switch

HOST = -1
"""The holder that is the creating device; others are the number of their seat."""


class HeaderSeat(Struct, frozen=True, omit_defaults=True):
    """A seat when the table was created; `link` is the digest of its link, `level` that
    of a bot.
    """

    kind: SeatKind
    name: str = ""
    level: str | None = None
    link: str | None = None
    digest: str | None = field(default=None, name="token")
    """Of the token that holds the seat."""
    auto_throw: bool = False


class Header(Struct, frozen=True, omit_defaults=True):
    """A table when it was created. `secret` is that of fair dice, in hexadecimal, and is sent only
    when the game is over.
    """

    id: str
    game: str
    options: dict[str, str | int | bool]
    colours: list[str]
    first: int | None
    seats: list[HeaderSeat]
    host: str
    """The digest of the host's token."""
    created: int
    """Milliseconds since 1970."""
    rules: int = 1
    """The version of the game's rules."""
    dice: Literal["fair", "physical"] = "fair"
    secret: str | None = None
    """Of the first round."""
    dice_version: int = 1
    """The version of fair dice; 1 for tables of servers that had no other."""
    clock: Clock | None = None
    is_listed: bool = False
    events: list[str] = []
    """The events played elsewhere before the table was created."""
    help: Switch = "off"
    think_again: bool = False
    is_referee: bool = False
    """Whether people play at a real board, and the table follows."""
    previous: str | None = None
    code: str | None = None
    """The short code that leads here while the table waits for players."""


Move = Literal["act", "throw", "back", "rewind", "set_up"]
SeatEntry = Literal[
    "join", "leave", "fill", "rename", "auto_throw", "take_over", "give_back", "time_out"
]
DiceStep = Literal["entropy", "commit", "decline", "reveal", "void"]
TableEntry = Literal["note", "abandon", "rematch"]
NOTES = frozenset(
    (
        "abandoned",
        "bot-failed",
        "dice-declined",
        "dice-void",
        "ended",
        "gave-back",
        "hinted",
        "last-throw-only",
        "left",
        "looked",
        "time-out",
        "took-over",
    )
)
"""The first words of the notes that a table adds to its record; a colour and a level may follow."""


class Entry(Struct, omit_defaults=True):
    """A change of the table, stored under its revision. The meaning of the fields depends on
    `what`.
    """

    what: Move | SeatEntry | DiceStep | TableEntry
    at: int
    """Milliseconds since 1970."""
    seat: int | None = None
    text: str = ""
    """The action, ply to go back to, position, name, level, entropy, commitment, value, fresh
    secret, note or table.
    """
    kind: str = ""
    """Of a filled seat; `on` or `off` of a preference."""
    digest: str = ""
    """Of the token that holds a joined seat."""
    faces: list[int] = []
    by: str = ""
    holder: int | None = None
    command: str = ""
    clock: list[int] = []
    """Milliseconds left per seat after this entry, where there is a clock."""


encode = msgspec.json.Encoder().encode
decode_header = msgspec.json.Decoder(Header).decode
decode_entry = msgspec.json.Decoder(Entry).decode


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """An unguessable id: 128 random bits."""
    return secrets.token_urlsafe(16)


def new_token() -> str:
    """An unguessable secret: 192 random bits."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """The hash of a token that is stored: it identifies the token, but cannot replace it."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(token: str, stored: str | None) -> bool:
    """Whether a stored digest is that of the token, compared in constant time."""
    return stored is not None and hmac.compare_digest(digest(token), stored)


def link_token(host_token: str, table: str, seat: int) -> str:
    """The secret of a seat's link, derived from the host's token: the host can be shown it again,
    and it need not be stored.
    """
    raw = hmac.digest(host_token.encode(), f"{table}/{seat}".encode(), "sha256")
    return urlsafe_b64encode(raw[:24]).decode()
