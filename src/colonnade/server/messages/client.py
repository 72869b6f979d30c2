"""The messages that clients send through the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from colonnade.server.messages.common import (
    ActionText,
    Level,
    Name,
    Phrase,
    SeatNumber,
    TableId,
    Token,
)

CommandId = Annotated[
    str, Meta(min_length=1, max_length=64, description="Made by the client, unique for its token.")
]
Revision = Annotated[int, Meta(ge=0, le=2**53)]
Face = Annotated[int, Meta(ge=1, le=6)]
Digits = Annotated[
    str,
    Meta(
        min_length=64, max_length=64, pattern="^[0-9a-f]+$", description="32 bytes in hexadecimal."
    ),
]
PlainValue = str | int | dict[str, str | int | list[int]]
"""A field of the plain state of a position."""
HintLevel = Annotated[int, Meta(ge=1, le=3)]


class Hello(Struct, frozen=True, tag="hello"):
    """The first message of a socket: the token of a player; without one, a spectator. Answered by
    `view`, also if repeated.

    `table` is not needed: the socket's address names it. With `since`, the view also has the events
    after that revision, as far as the server has them in memory.
    """

    table: TableId | None = None
    token: Token | None = None
    since: Revision | None = None


class _Command(Struct, frozen=True):
    command: CommandId


class _PositionCommand(_Command, frozen=True):
    revision: Revision


class _SeatCommand(_Command, frozen=True):
    seat: SeatNumber


class Act(_PositionCommand, frozen=True, tag="act"):
    """A decision of the seat on turn, for the position of that revision."""

    action: ActionText


class Throw(_PositionCommand, frozen=True, tag="throw"):
    """Throw for the seat on turn. With real dice: their faces, in the order asked for."""

    faces: Annotated[list[Face], Meta(max_length=16)] | None = None
    is_last: bool = False
    """At a referee's table: the dice are as they lay at the end of throwing, and the throws before
    were not entered. Noted in the record.
    """


class Enter(_PositionCommand, frozen=True, tag="enter"):
    """What the seat on turn did, one action after the other, all or none. Only at a referee's
    table.
    """

    actions: Annotated[list[ActionText], Meta(min_length=1, max_length=20)]


class Rewind(_PositionCommand, frozen=True, tag="rewind"):
    """Go back to the position after event number `ply`, throws included; at the current ply, undo
    its set-up. Without a ply, undo the last command. Only at a referee's table.
    """

    ply: Annotated[int, Meta(ge=0, le=10**6)] | None = None


class Redo(_PositionCommand, frozen=True, tag="redo"):
    """Enter again what was taken back, as far as it is still legal: what `count` commands had
    entered, at most 200 entries. Only at a referee's table; refused if not even the first entry is
    legal.
    """

    count: Annotated[int, Meta(ge=1, le=100)] = 1


class SetUp(_PositionCommand, frozen=True, tag="set_up"):
    """Go on from a position that people have set up by hand: its id, or the parts of the plain
    state between two turns, with `turn`. Only at a referee's table; refused with the reason if it
    cannot occur.
    """

    position: Annotated[str, Meta(max_length=400)] | None = None
    plain: (
        Annotated[dict[Annotated[str, Meta(max_length=20)], PlainValue], Meta(max_length=10)] | None
    ) = None


class Rank(_PositionCommand, frozen=True, tag="rank"):
    """Ask what the seat on turn is most likely to do. Only at a referee's table, whose people have
    to find it in a list. Answered by `ranked`.
    """


class Back(_PositionCommand, frozen=True, tag="back"):
    """Take back the last decision of this turn. Nothing before the last throw can be taken back."""


class Why(_Command, frozen=True, tag="why"):
    """Ask whether an action is legal now, and why not; also for spectators.
    Answered by `because`.
    """

    action: ActionText


class Hint(_PositionCommand, frozen=True, tag="hint"):
    """Ask for a hint at one's own decision: a nudge (1), the best few actions with numbers (2), or
    the reasons too (3).

    Only at tables with help. Answered by `hinted`; the first of each turn is noted in the record.
    """

    level: HintLevel = 1


class Lens(_PositionCommand, frozen=True, tag="lens"):
    """Ask for the chances of every cell and piece in one's own turn.

    Only at tables with help. Answered by `seen`; the first of each turn is noted in the record.
    """


class Consider(_PositionCommand, frozen=True, tag="consider"):
    """Ask before a decision whether it is a grave mistake. Only at tables with `think_again`.
    Answered by `considered`.
    """

    action: ActionText


class Commit(_SeatCommand, frozen=True, tag="commit"):
    """A seat's commitment to a value for fair dice, in the `commit` phase. Once a round; shown to
    all.
    """

    commitment: Digits


class Reveal(_SeatCommand, frozen=True, tag="reveal"):
    """The value a seat committed to, in the `reveal` phase: when all commitments are shown. Shown
    to all once all values are in.
    """

    value: Digits


class Decline(_SeatCommand, frozen=True, tag="decline"):
    """A seat contributes nothing to fair dice. Shown to all, and stated in the record."""


class AutoThrow(_SeatCommand, frozen=True, tag="auto_throw"):
    """A seat's preference: the table throws for it automatically."""

    is_on: bool


class Rename(_SeatCommand, frozen=True, tag="rename"):
    """Change the name of one's own seat."""

    name: Name


class Fill(_SeatCommand, frozen=True, tag="fill"):
    """Sent by the host while the table waits: an open seat is played on the host's device, or by a
    bot.
    """

    kind: Literal["here", "bot"]
    level: Level | None = None
    name: Name = ""


class TakeOver(_SeatCommand, frozen=True, tag="take_over"):
    """Let a bot play for a person: at once for one's own seat, for another's after some absence.
    Noted in the record. Not at a referee's table.
    """

    level: Level | None = None


class GiveBack(_SeatCommand, frozen=True, tag="give_back"):
    """The person plays again. Noted in the record."""


class Say(_SeatCommand, frozen=True, tag="say"):
    """A quick phrase of a seat. There is no free chat: children may be playing."""

    phrase: Phrase


class Leave(_SeatCommand, frozen=True, tag="leave"):
    """Leave a seat. While the table waits, it opens again; during a game a bot takes it over,
    except at a referee's table, and the person may return.
    """


class Abandon(_Command, frozen=True, tag="abandon"):
    """The host ends an unfinished game without a result."""


class Rematch(_Command, frozen=True, tag="rematch"):
    """A new table with the same seats and tokens, after the end. An event has its id; asked for
    twice, it is the same table.
    """


class Sync(Struct, frozen=True, tag="sync"):
    """Ask for the full view: after a gap, or whenever in doubt."""

    since: Revision | None = None


class Ping(Struct, frozen=True, tag="ping"):
    """Ask whether the server is there; answered by `pong`."""


Query = Why | Hint | Lens | Consider | Rank
"""Queries: they change nothing, except for the note of help. The answer is not stored: a repeated
query is answered again.
"""
Step = Act | Enter | Throw | Back | Rewind | Redo | SetUp | Commit | Reveal | Decline
"""Commands that advance a game or the agreement on its dice."""
Change = AutoThrow | Rename | Fill | TakeOver | GiveBack | Leave
"""Commands that lengthen the log without advancing the game: a table limits their number."""
Command = Step | Query | Change | Say | Abandon | Rematch
ClientMessage = Hello | Command | Sync | Ping
