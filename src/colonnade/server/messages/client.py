"""What a client sends through the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from colonnade.server.messages.common import (
    ActionText,
    CommandId,
    Digits,
    Face,
    HintLevel,
    Level,
    Name,
    Phrase,
    Revision,
    SeatNumber,
    TableId,
    Token,
)


class Hello(Struct, frozen=True, tag="hello"):
    """The first message of a socket: with which token; without one as a spectator. Answered by `view`, also if repeated.

    `table` is not needed: the socket's address names it. With `since`, the view also brings the events after that revision, as far as
    the server has them at hand.
    """

    table: TableId | None = None
    token: Token | None = None
    since: Revision | None = None


class Act(Struct, frozen=True, tag="act"):
    """A decision of the seat on turn, for the position of that revision."""

    command: CommandId
    revision: Revision
    action: ActionText


class Throw(Struct, frozen=True, tag="throw"):
    """Throw for the seat on turn. With real dice: what they show, in the order asked for."""

    command: CommandId
    revision: Revision
    faces: Annotated[list[Face], Meta(max_length=16)] | None = None


class Back(Struct, frozen=True, tag="back"):
    """Take the last decision of this turn back. What came before the last throw stands."""

    command: CommandId
    revision: Revision


class Why(Struct, frozen=True, tag="why"):
    """Ask whether an action is possible now, and why not. Anybody may. Answered by `because`."""

    command: CommandId
    action: ActionText


class Hint(Struct, frozen=True, tag="hint"):
    """Ask for a hint at one's own decision: a nudge (1), the best few actions with numbers (2), or the reasons too (3).

    Where the table has help only. Answered by `hinted`; the first of each turn is noted in the record.
    """

    command: CommandId
    revision: Revision
    level: HintLevel = 1


class Lens(Struct, frozen=True, tag="lens"):
    """Ask for the chances of every cell and piece in one's own turn.

    Where the table has help only. Answered by `seen`; the first of each turn is noted in the record.
    """

    command: CommandId
    revision: Revision


class Consider(Struct, frozen=True, tag="consider"):
    """Ask before a decision whether it is a grave mistake. Where the table has `think_again` only. Answered by `considered`."""

    command: CommandId
    revision: Revision
    action: ActionText


class Commit(Struct, frozen=True, tag="commit"):
    """A seat's commitment to a value for fair dice, in the `commit` phase. Once a round; shown to all."""

    command: CommandId
    seat: SeatNumber
    commitment: Digits


class Reveal(Struct, frozen=True, tag="reveal"):
    """The value a seat committed to, in the `reveal` phase: when all commitments are shown. Shown to all once all values are in."""

    command: CommandId
    seat: SeatNumber
    value: Digits


class Decline(Struct, frozen=True, tag="decline"):
    """A seat adds nothing to fair dice. Shown to all, and stated in the record."""

    command: CommandId
    seat: SeatNumber


class AutoThrow(Struct, frozen=True, tag="auto_throw"):
    """A seat's preference: the table throws for it without being asked."""

    command: CommandId
    seat: SeatNumber
    is_on: bool


class Rename(Struct, frozen=True, tag="rename"):
    """Another name for a seat one holds."""

    command: CommandId
    seat: SeatNumber
    name: Name


class Fill(Struct, frozen=True, tag="fill"):
    """The host, while the table waits: an open seat is played here, or by a bot."""

    command: CommandId
    seat: SeatNumber
    kind: Literal["here", "bot"]
    level: Level | None = None
    name: Name = ""


class TakeOver(Struct, frozen=True, tag="take_over"):
    """A bot plays on for a person: at once for one's own seat, for another's when it has been absent for a while. Noted in the record."""

    command: CommandId
    seat: SeatNumber
    level: Level | None = None


class GiveBack(Struct, frozen=True, tag="give_back"):
    """The person plays again. Noted in the record."""

    command: CommandId
    seat: SeatNumber


class Say(Struct, frozen=True, tag="say"):
    """A quick phrase of a seat. There is no free chat: children may be playing."""

    command: CommandId
    seat: SeatNumber
    phrase: Phrase


class Leave(Struct, frozen=True, tag="leave"):
    """Leave a seat. While the table waits, it opens again; in a game a bot takes it over, and the person may come back."""

    command: CommandId
    seat: SeatNumber


class Abandon(Struct, frozen=True, tag="abandon"):
    """The host ends an unfinished game without a result."""

    command: CommandId


class Rematch(Struct, frozen=True, tag="rematch"):
    """A new table with the same seats and tokens, after the end. All are told its id by an event; asked twice, it is the same table."""

    command: CommandId


class Sync(Struct, frozen=True, tag="sync"):
    """Ask for the full view: after a gap, or whenever in doubt."""

    since: Revision | None = None


class Ping(Struct, frozen=True, tag="ping"):
    """Ask whether the server is there; answered by `pong`."""


Query = Why | Hint | Lens | Consider
"""What a client asks without changing anything, but for the note of help. The answer is not remembered: asked again, it is given anew."""
Step = Act | Throw | Back | Commit | Reveal | Decline
"""What moves a game on, or its dice."""
Command = Step | Query | AutoThrow | Rename | Fill | TakeOver | GiveBack | Say | Leave | Abandon | Rematch
ClientMessage = Hello | Command | Sync | Ping
