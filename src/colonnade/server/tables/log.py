"""What the store keeps of a table: a header, written once, and entries, one per revision. Not part of the protocol: it holds secrets."""

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
    """A seat as the table was made; `link` is the digest of its link, `level` that of a bot."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    link: str | None = None
    digest: str | None = field(default=None, name="token")
    """Of the token that holds the seat."""
    auto_throw: bool = False


class Header(Struct, frozen=True, omit_defaults=True):
    """A table as it was made. `secret` is that of fair dice, in hexadecimal, and leaves the server only when the game is over."""

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
    """Of fair dice; 1 where a table was made before there were others."""
    clock: Clock | None = None
    is_listed: bool = False
    events: list[str] = []
    """What was played elsewhere before the table was made."""
    help: Switch = "off"
    think_again: bool = False
    previous: str | None = None
    code: str | None = None
    """The short code that leads here while the table waits for players."""


Move = Literal["act", "throw", "back"]
SeatEntry = Literal["join", "leave", "fill", "rename", "auto_throw", "take_over", "give_back", "time_out"]
DiceStep = Literal["entropy", "commit", "decline", "reveal", "void"]
TableEntry = Literal["note", "abandon", "rematch"]


class Entry(Struct, omit_defaults=True):
    """Something that happened, as stored under its revision. What the fields mean depends on `what`."""

    what: Move | SeatEntry | DiceStep | TableEntry
    at: int
    """Milliseconds since 1970."""
    seat: int | None = None
    text: str = ""
    """The action, name, level, entropy, commitment, value, fresh secret, note or table."""
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
    """An id that nobody guesses: 128 random bits."""
    return secrets.token_urlsafe(16)


def new_token() -> str:
    """A secret that nobody guesses: 192 random bits."""
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """What is stored of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(token: str, stored: str | None) -> bool:
    """Whether a stored digest is that of the token; takes as long for a near miss as for a far one."""
    return stored is not None and hmac.compare_digest(digest(token), stored)


def link_token(host_token: str, table: str, seat: int) -> str:
    """The secret of a seat's link: follows from the host's token, so that the host can be shown it again and the store need not know it."""
    raw = hmac.digest(host_token.encode(), f"{table}/{seat}".encode(), "sha256")
    return urlsafe_b64encode(raw[:24]).decode()
