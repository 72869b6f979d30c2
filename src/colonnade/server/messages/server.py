"""The messages that the server sends through the socket."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct, UnsetType

from colonnade.analysis.coach import Caution as Mistake
from colonnade.analysis.coach import HintCandidate
from colonnade.analysis.lens import LensEntry
from colonnade.core.message import Message as Words
from colonnade.core.record import Note
from colonnade.core.view import Choice
from colonnade.core.view import KeepChoice as Keep
from colonnade.server.messages.common import Clocks, Dice, Event, Position, Seat, Status, TableInfo


class View(Struct, frozen=True, tag="view"):
    """Everything a viewer may see of a table, as of a revision: the answer to `hello` and `sync`,
    and part of a refusal.

    `choices` and `keep` are filled where the viewer holds the seat to decide.
    """

    table: TableInfo
    revision: int
    status: Status
    seats: list[Seat]
    yours: list[int]
    """The seats the viewer's token holds."""
    is_host: bool
    position: Position
    choices: tuple[Choice, ...]
    keep: Keep | None
    can_take_back: bool
    dice: Dice
    clocks: Clocks | None
    notes: tuple[Note, ...]
    rematch: str | None
    spectators: int
    links: list[str | None] = []
    """For the host: per seat the secret of its link while it is open."""
    code: str | None = None
    """For the host: the short code of the table while it waits."""
    undone: tuple[str, ...] = ()
    """At a referee's table: the first thousand entries that were taken back and can be entered
    again, in order.
    """
    events: list[Event] = []


class Update(Struct, frozen=True, tag="update", omit_defaults=True):
    """What happened since a revision, after it was stored. A viewer that is not at `since` has
    missed something and sends `sync`.

    A field that is left out has not changed, except for `choices`, `keep` and `can_take_back`: left
    out, they are empty, null and false.
    """

    since: int
    revision: int
    events: list[Event]
    position: Position | UnsetType = msgspec.UNSET
    choices: tuple[Choice, ...] = ()
    keep: Keep | None = None
    can_take_back: bool = False
    status: Status | UnsetType = msgspec.UNSET
    seats: list[Seat] | UnsetType = msgspec.UNSET
    dice: Dice | UnsetType = msgspec.UNSET
    clocks: Clocks | UnsetType = msgspec.UNSET
    notes: tuple[Note, ...] | UnsetType = msgspec.UNSET
    rematch: str | UnsetType = msgspec.UNSET
    undone: tuple[str, ...] | UnsetType = msgspec.UNSET
    """The first thousand, as in `View`."""


class Ack(Struct, frozen=True, tag="ack"):
    """The command was carried out, and is on disk as that revision. A repeated command is answered
    the same, also after a restart.
    """

    command: str
    revision: int


class Refused(Struct, frozen=True, tag="refused"):
    """The command changed nothing: a stable code, the clause and the message that explain why, and
    the current table.
    """

    command: str
    code: str
    message: Words
    clause: str | None = None
    view: View | None = None


class Because(Struct, frozen=True, tag="because"):
    """The answer to `why`. The code is `legal`, or that of the refusal."""

    command: str
    action: str
    code: str
    message: Words | None = None
    clause: str | None = None


class Hinted(Struct, frozen=True, tag="hinted"):
    """The answer to `hint`: the nudge, from level 2 on the best few actions, the best first, and at
    level 3 the reasons for the best.
    """

    command: str
    revision: int
    seat: int
    level: int
    nudge: Words
    candidates: tuple[HintCandidate, ...] = ()
    reasons: tuple[Words, ...] = ()


class Seen(Struct, frozen=True, tag="seen"):
    """The answer to `lens`: an entry per cell and piece with chances to show.

    At a decision `values` has, per legal action, the share of the win after it: `keep 1 2 2` with
    its dice ascending.
    """

    command: str
    revision: int
    seat: int
    entries: tuple[LensEntry, ...]
    values: dict[str, float] = {}


class Considered(Struct, frozen=True, tag="considered"):
    """The answer to `consider`: a warning, or null where the action is not a grave mistake."""

    command: str
    revision: int
    action: str
    warning: Mistake | None = None


class Ranked(Struct, frozen=True, tag="ranked"):
    """The answer to `rank`: what may have been done, the most likely first. Each line has its
    actions up to the next throw or the next seat's turn, each as a choice where it would be made.
    """

    command: str
    revision: int
    lines: tuple[tuple[Choice, ...], ...]


class Presence(Struct, frozen=True, tag="presence"):
    """Who is connected: per seat, and the number of spectators. Not stored, and
    without a revision.
    """

    seats: list[bool]
    spectators: int


class Said(Struct, frozen=True, tag="said"):
    """A quick phrase of a seat: the message key is `phrase-` and the phrase. Not stored."""

    seat: int
    phrase: str


class Pong(Struct, frozen=True, tag="pong"):
    """The answer to `ping`."""


class Problem(Struct, frozen=True, tag="problem"):
    """A malformed message, an unknown table, or too many messages; bots that wait because too much
    was stored (`too-many`); also the body of every HTTP error.
    """

    code: str
    message: Words


class Closing(Struct, frozen=True, tag="closing"):
    """The server closes the socket. After `restart`, reconnect and send `hello`; everything
    acknowledged is stored.
    """

    code: Literal["restart", "idle", "store-failed"]


class Moved(Struct, frozen=True, tag="moved"):
    """Another process of the server has the table, or takes it because this one shuts down: the
    socket is closed, and the client connects to `ADDRESS/api/tables/TABLE/socket` at once. If that
    fails, it goes back to its first address.
    """

    address: str


ServerMessage = (
    View
    | Update
    | Ack
    | Refused
    | Because
    | Hinted
    | Seen
    | Considered
    | Ranked
    | Presence
    | Said
    | Pong
    | Problem
    | Closing
    | Moved
)
