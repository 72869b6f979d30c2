"""Requests and answers of HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from colonnade.analysis.review import Review
from colonnade.core.forms import Sides, UsualOptions
from colonnade.core.game import Ink, Result
from colonnade.core.message import Message as Words
from colonnade.core.options import OptionValue
from colonnade.core.view import Choice
from colonnade.core.view import KeepChoice as Keep
from colonnade.server.messages.common import (
    ActionText,
    Clock,
    Level,
    Name,
    Position,
    Seat,
    SeatKind,
    SeatNumber,
    Status,
    Switch,
    TableId,
    TableInfo,
    Token,
)

MY_TABLES_LIMIT = 40
"""The most tables of a device in one answer."""
PLIES_LIMIT = 200
"""The most positions of a replay in one answer."""
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9_]+$")]
Language = Annotated[str, Meta(pattern="^[a-z]{2}$", description="The code of a language.")]
Colour = Annotated[str, Meta(min_length=1, max_length=20)]
Code = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=20,
        description="Five letters; capitals, spaces and dashes do not matter.",
    ),
]
OptionName = Annotated[str, Meta(min_length=1, max_length=40)]
OptionText = Annotated[str, Meta(max_length=40)]
ReportReason = Literal["name", "cheating", "other"]


class LevelForm(Struct, frozen=True):
    """A level of a game's bots: its strength from 1 to 5, and whether it is the one suggested to a
    newcomer.
    """

    name: str
    strength: int
    is_suggested: bool


class OptionForm(Struct, frozen=True):
    """An option of a game: its values, the default first, and its clause."""

    name: str
    values: tuple[OptionValue, ...]
    clause: str


class GameForm(Struct, frozen=True):
    """A game as a form needs it: colours in turn order, numbers of players, whether the first seat
    must be chosen, options, bots.
    """

    key: str
    rules: int
    colours: list[str]
    players: list[int]
    default_colours: dict[str, list[str]]
    """Per number of players."""
    needs_first: bool
    options: list[OptionForm]
    usual: list[UsualOptions]
    sides: list[Sides]
    palette: dict[str, Ink]
    """Per colour."""
    has_hints: bool
    has_lesson: bool
    is_printable: bool
    levels: list[LevelForm]
    """From the weakest to the strongest."""


class GameWords(Struct, frozen=True):
    """The sentences of a game that is not the program's own, in one language: a file of Project
    Fluent; empty where there are none.
    """

    text: str


class GamesAnswer(Struct, frozen=True):
    """The choices for a new table."""

    games: list[GameForm]
    phrases: list[str]
    name_limit: int
    network: str | None = None
    """The address of this server on the local network, if it serves it: for links that are made on
    its own machine.
    """


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: a person on this device, a person with a link, or a bot of a level."""

    kind: SeatKind
    name: Name = ""
    level: Level | None = None
    colour: Colour | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. Seats are in turn order; colours are given for all seats or for none. Private
    unless `is_listed`.
    """

    game: Key
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[OptionName, OptionText | int | bool], Meta(max_length=20)] = {}
    first: SeatNumber | None = None
    dice: Literal["fair", "physical"] = "fair"
    clock: Clock | None = None
    is_listed: bool = False
    help: Switch | None = None
    """Hints and the lens. By default on where every seat is played on this device or by a bot, and
    off where a player may join.
    """
    think_again: bool = False
    """Whether players are warned before a grave mistake."""
    is_referee: bool = False
    """Whether people play at a real board and type in what happens; the dice must be `physical`,
    and there is no clock.
    """
    events: Annotated[list[ActionText], Meta(max_length=4_000)] = []
    """The events so far, of a game that continues another. Its dice are the server's, and its
    record has no proof.
    """
    token: Token | None = None
    """A token chosen by the creating device, so that a repeated request does no harm."""


class Created(Struct, frozen=True):
    """A new table: its id, the token of the creating device, and per seat the link to send to a
    player, or null.
    """

    table: str
    token: str
    links: list[str | None]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat with its link, or the first open seat with the table's short code."""

    link: Token | None = None
    code: Code | None = None
    name: Name = ""
    token: Token | None = None
    """One chosen by the device lets it repeat the request: the same link or code and token give the
    same answer.
    """


class Joined(Struct, frozen=True):
    """A seat taken: its number, and the secret that holds it, from any device."""

    table: str
    seat: int
    token: str


class OpenInvitation(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's link, or the secret of a seat, to see what it leads to."""

    link: Token


class OpenCode(Struct, frozen=True, forbid_unknown_fields=True):
    """A short code, to see what it leads to."""

    code: Code


class Invitation(Struct, frozen=True):
    """What a link or a code leads to, before the seat is taken.

    `seat` is the seat it is for, null for the host's own secret. `is_open`: it can be taken.
    `is_held`: the link is the secret that holds the seat, carried here from another device.
    """

    table: TableInfo
    status: Status
    seats: list[Seat]
    seat: int | None
    is_open: bool
    is_held: bool
    host: str
    """The name of the person who created the table; may be empty."""
    unusual: list[str]
    """The options that differ from the defaults."""
    dice: Literal["fair", "physical"]


class MyTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and the secret that a device has for it."""

    table: TableId
    token: Token


class MyTables(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of a device."""

    tables: Annotated[list[MyTable], Meta(max_length=MY_TABLES_LIMIT)]


class TableStanding(Struct, frozen=True, omit_defaults=True):
    """The state of a table for a device: whose turn it is while it plays, the messages of the last
    event, the result.
    """

    id: str
    status: Literal["waiting", "playing", "over", "abandoned", "gone"]
    """`gone`: there is no such table, or the secret holds nothing there."""
    game: str = ""
    seats: list[Seat] = []
    yours: list[int] = []
    turn: int | None = None
    last: tuple[Words, ...] = ()
    result: Result | None = None
    updated: int = 0
    """When something last happened, in milliseconds since 1970."""
    rematch: str | None = None


class TableStandings(Struct, frozen=True):
    """The tables of a device, in the order asked for; one that cannot be read now is left out."""

    tables: list[TableStanding]


class TableLine(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    status: Status
    colours: list[str]
    names: list[str]
    open_seats: int
    created: str


class TableList(Struct, frozen=True):
    """The public tables, the newest first."""

    tables: list[TableLine]


class Ply(Struct, frozen=True):
    """A position of a replay, the event that led to it (null at ply 0), and what that event did."""

    event: str | None
    messages: tuple[Words, ...]
    position: Position


class Plies(Struct, frozen=True):
    """A range of a replay: positions from `start` on, and the number of all positions."""

    start: int
    total: int
    plies: list[Ply]


class Stored(Struct, frozen=True):
    """A stored record: its id."""

    id: str


class Stretch(Struct, frozen=True):
    """The range of positions that is asked for."""

    start: Annotated[int, Meta(ge=0, le=10**6, description="The first ply wanted.")] = 0
    count: Annotated[int, Meta(ge=1, le=PLIES_LIMIT, description="How many plies at most.")] = (
        PLIES_LIMIT
    )


class ReplayRequest(Stretch, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A record to replay without storing it, and the range of positions."""

    record: str


class ForeseeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position's id, and actions: each legal there, or, as a line, each legal after those before
    it.
    """

    position: Annotated[str, Meta(max_length=400)]
    actions: Annotated[list[ActionText], Meta(max_length=40)]
    is_line: bool = False


class Foreseen(Struct, frozen=True):
    """The effects of actions, in the order asked for; a path is empty where an action is not a path
    of places.
    """

    choices: tuple[Choice, ...]


class LessonStep(Struct, frozen=True):
    """One action of a learner: the position, the choices there, the action that is asked for, and
    the events after it.

    Its texts have the keys `lesson-GAME-KEY`, `lesson-GAME-KEY-other` (the answer to another legal
    action, where there is one) and `lesson-GAME-topic-TOPIC`.
    """

    key: str
    topic: str
    position: Position
    choices: tuple[Choice, ...]
    keep: Keep | None
    act: str
    """The action to choose, or the throw with its faces."""
    plies: list[Ply]
    """The learner's action, then the scripted events."""


class LessonAnswer(Struct, frozen=True):
    """A guided first game: the learner has the first seat."""

    game: str
    colours: list[str]
    steps: list[LessonStep]


class ExplainRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position's id, and an action."""

    position: Annotated[str, Meta(max_length=400)]
    action: ActionText


class Explained(Struct, frozen=True):
    """Why an action is not legal at a position; null where it is legal."""

    message: Words | None


class DayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The player's actions so far in a day's turn; without any, the beginning."""

    date: Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")] | None = None
    """The date of the turn; by default today, in UTC. A turn that began before midnight can be
    ended on the next day.
    """
    actions: Annotated[list[ActionText], Meta(max_length=20)] = []
    is_repeat: bool = False
    """Whether this device has ended the day's turn before: then it is not counted again."""


class JudgedDecision(Struct, frozen=True):
    """A decision: what it did, what the best action would have done, and the share of the win that
    it lost.
    """

    messages: tuple[Words, ...]
    best: tuple[Words, ...]
    loss: float


class JudgedTurn(Struct, frozen=True):
    """A turn that has ended: what it lost in all, and how the others at this server did."""

    loss: float
    decisions: list[JudgedDecision]
    others: int
    """How many others have ended the turn."""
    worse: int
    """How many of them lost more."""


class DayAnswer(Struct, frozen=True):
    """The day's turn so far. Its position and dice follow from the date."""

    date: str
    game: str
    colours: list[str]
    plies: list[Ply]
    """The position before the turn, then every event of it."""
    choices: tuple[Choice, ...]
    keep: Keep | None
    judged: JudgedTurn | None
    """Once the turn has ended."""


class Report(Struct, frozen=True, forbid_unknown_fields=True):
    """A report of a table to the host of the server: what it is about."""

    reason: ReportReason


class Reported(Struct, frozen=True):
    """A report that is stored."""

    reason: ReportReason


class Privacy(Struct, frozen=True):
    """How long this server stores what, and how to reach its host."""

    contact: str
    """Empty where the host gives none."""
    waiting_days: float
    """After this time a table that never began is removed."""
    unfinished_days: float
    """After this time without a move an unfinished game is removed."""
    report_days: float
    """After this time a report is removed."""


class FinishedRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to store or to review, as its JSON text. It must be valid and finished."""

    record: str


class ReviewAnswer(Struct, frozen=True):
    """A review, or its `progress` from 0 to 1. Ask again until `review` is there, and while
    `is_checking`: rollouts check large losses.
    """

    id: str
    progress: float
    is_checking: bool
    review: Review | None


Readiness = Literal["starting", "ready", "failing", "stopping"]
"""Whether a process can serve players: not while it starts, while it cannot write its database, and
while it shuts down.
"""


class Live(Struct, frozen=True):
    """The process runs."""

    status: Literal["live"] = "live"


class Ready(Struct, frozen=True):
    """Whether the process can serve players."""

    status: Readiness


class Health(Struct, frozen=True):
    """The health of the server."""

    status: Literal["ok", "failing"]
    version: str
    tables: int
    """The tables in memory; others are loaded when needed."""
    sockets: int
    workers: int
