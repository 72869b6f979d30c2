"""Limits, field types, and values that are used in messages of both the socket and HTTP."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct, UnsetType

from colonnade.core.game import Result
from colonnade.core.message import Message as Words
from colonnade.core.view import Die, Highlight, PadRow, Piece, Throws

NAME_LIMIT = 40
FRAME_LIMIT = 8 * 1024
"""The most bytes of a socket message from a client."""
BODY_LIMIT = 64 * 1024
"""The most bytes of a request's body, but for records."""
RECORD_LIMIT = 512 * 1024
"""The most bytes of a request that holds a record: the longest games need a third of it."""

TableId = Annotated[
    str,
    Meta(
        min_length=16, max_length=32, pattern="^[A-Za-z0-9_-]+$", description="An unguessable id."
    ),
]
Token = Annotated[
    str,
    Meta(
        min_length=22,
        max_length=64,
        pattern="^[A-Za-z0-9_-]+$",
        description="A secret that holds a seat.",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Name = Annotated[
    str,
    Meta(
        max_length=NAME_LIMIT * 4,
        description=f"Cut to {NAME_LIMIT} characters, control characters removed.",
    ),
]
ActionText = Annotated[str, Meta(max_length=100, description="The canonical text of an action.")]
Level = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9_-]+$")]

SeatKind = Literal["here", "link", "bot"]
Status = Literal["waiting", "playing", "over", "abandoned"]
Phrase = Literal[
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "oops",
    "thinking",
    "your_turn",
    "one_moment",
    "again",
    "goodbye",
]
Switch = Literal["on", "off"]
PHRASES: tuple[str, ...] = get_args(Phrase)


def clean_name(text: str) -> str:
    """A name that is safe to show: no control or invisible characters, no edges of white space, at
    most 40 characters.
    """
    kept = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
    )
    kept = "".join(character for character in kept if unicodedata.category(character)[0] != "C")
    return " ".join(kept.split())[:NAME_LIMIT].strip()


class Clock(Struct, frozen=True):
    """A clock per player: seconds at the start, and seconds added after each turn. When it has run
    out, a bot plays that turn.
    """

    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Turn(Struct, frozen=True, omit_defaults=True):
    """Whose turn it is: `decide` or `throw` of a seat (with the number of dice), or `over` with the
    result.
    """

    what: Literal["decide", "throw", "over"]
    seat: int | None = None
    dice: int | None = None
    result: Result | None = None


class Position(Struct, frozen=True):
    """A position as all viewers may see it. `id` can be pasted; `ply` counts the events before it;
    `throws` is left out where a turn has one throw, `throwers` (seats that throw a die each) where
    one seat throws, `highlights` where no place stands out.
    """

    id: str
    ply: int
    turn: Turn
    pieces: tuple[Piece, ...]
    dice: tuple[Die, ...]
    pad: tuple[PadRow, ...]
    messages: tuple[Words, ...]
    throws: Throws | UnsetType = msgspec.UNSET
    throwers: tuple[int, ...] | UnsetType = msgspec.UNSET
    highlights: tuple[Highlight, ...] | UnsetType = msgspec.UNSET


class Seat(Struct, frozen=True):
    """A seat. `level` is the bot that plays it now, also for a person who is away; `is_open`: waits
    for a player with the link.
    """

    colour: str
    kind: SeatKind
    name: str
    level: str | None
    is_open: bool
    is_present: bool
    auto_throw: bool


class DiceSeat(Struct, frozen=True):
    """A seat's part in fair dice: not known yet (`awaited`), a value, declined, shared with another
    seat of its device, or a bot's.

    Of a value: the commitment, whether it is revealed, and the value itself once all are.
    """

    part: Literal["awaited", "value", "declined", "shared", "bot"]
    commitment: str | None = None
    is_revealed: bool = False
    value: str | None = None


class Dice(Struct, frozen=True):
    """The source of the dice. Of fair dice: `phase`, `round`, the table's commitment, every seat's
    part, the secret after the end.

    `version` 1 is that of tables of older servers, with `entropy` instead of `seats`.
    """

    source: Literal["fair", "physical", "seeded", "scripted"]
    version: int | None = None
    phase: Literal["commit", "reveal", "closed"] = "closed"
    round: int = 1
    commitment: str | None = None
    seats: list[DiceSeat] = []
    entropy: list[str] | None = None
    secret: str | None = None


class Clocks(Struct, frozen=True):
    """Milliseconds left per seat, and the seat whose clock runs, as of this message."""

    left: list[int]
    running: int | None


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table. `messages` describe what an action did."""

    revision: int
    what: str
    seat: int | None = None
    text: str = ""
    """The action, the name, the level or the new table's id, by `what`."""
    by: str = ""
    """Empty where the seat's person did it; else `bot`, `clock` or `table`."""
    messages: tuple[Words, ...] = ()
    dice: int = 0
    """How many dice the rules asked for, where it is a throw."""


class TableInfo(Struct, frozen=True):
    """The properties of a table that never change."""

    id: str
    game: str
    rules: int
    options: dict[str, str | int | bool]
    colours: list[str]
    first: int | None
    is_listed: bool
    clock: Clock | None
    created: str
    """The day, as in `2026-11-15`."""
    help: Switch = "off"
    """Whether hints and the lens may be asked for."""
    think_again: bool = False
    """Whether a client should send `consider` before a decision."""
    is_referee: bool = False
    """Whether people play at a real board and type in what happens: `enter`, `rewind`, `redo` and
    `set_up` are only for such a table, and every player may enter for every seat.
    """
    previous: str | None = None
    """The table of which this is the rematch."""
    began_at: int = 0
    """The number of events played elsewhere, before the table was created."""
