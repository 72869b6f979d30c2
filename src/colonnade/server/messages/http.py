"""Requests and answers of HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from colonnade.analysis.review import Review
from colonnade.core.game import Result
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
Colour = Annotated[str, Meta(min_length=1, max_length=20)]
Code = Annotated[str, Meta(min_length=1, max_length=20, description="Five letters; capitals, spaces and dashes do not matter.")]
OptionName = Annotated[str, Meta(min_length=1, max_length=40)]
OptionText = Annotated[str, Meta(max_length=40)]


class LevelForm(Struct, frozen=True):
    """A level of a game's bots: its strength from 1 to 5, and whether it is the one suggested to a newcomer."""

    name: str
    strength: int
    is_suggested: bool


class OptionForm(Struct, frozen=True):
    """An option of a game: its values, the usual one first, and the clause it decides."""

    name: str
    values: tuple[OptionValue, ...]
    clause: str


class UsualOptions(Struct, frozen=True):
    """The usual options with a number of players, where `given` was chosen: of those that fit the last holds. `impossible`: per option."""

    players: int
    given: dict[str, OptionValue]
    usual: dict[str, OptionValue]
    impossible: dict[str, list[OptionValue]]


class GameForm(Struct, frozen=True):
    """A game as a form needs it: colours in turn order, numbers of players, whether somebody must be named who begins, options, bots."""

    key: str
    rules: int
    colours: list[str]
    players: list[int]
    default_colours: dict[str, list[str]]
    """Per number of players."""
    needs_first: bool
    options: list[OptionForm]
    usual: list[UsualOptions]
    levels: list[LevelForm]
    """From the weakest to the strongest."""


class GamesAnswer(Struct, frozen=True):
    """Everything a new table can be."""

    games: list[GameForm]
    phrases: list[str]
    name_limit: int
    network: str | None = None
    """Where others on the local network find this server, if it serves them: for links that are made on its own machine."""


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: a person on this device, a person with a link, or a bot of a level."""

    kind: SeatKind
    name: Name = ""
    level: Level | None = None
    colour: Colour | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. Seats stand in turn order; colours are given for all seats or for none. Private unless `is_listed`."""

    game: Key
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[OptionName, OptionText | int | bool], Meta(max_length=20)] = {}
    first: SeatNumber | None = None
    dice: Literal["fair", "physical"] = "fair"
    clock: Clock | None = None
    is_listed: bool = False
    help: Switch | None = None
    """Hints and the lens. Left out, they are on where every seat is played on this device or by a bot, and off where a friend may come."""
    think_again: bool = False
    """Whether players are asked once more before a grave mistake."""
    events: Annotated[list[ActionText], Meta(max_length=4_000)] = []
    """What was played already, in a game that goes on from another. Its dice are the server's, and its record claims no proof."""
    token: Token | None = None
    """The creating device's secret, if it would rather make its own: so a repeated request does no harm."""


class Created(Struct, frozen=True):
    """A new table: its id, the token of the creating device, and per seat the link to send to a friend, or null."""

    table: str
    token: str
    links: list[str | None]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down with a seat's link, or with the table's short code on the first open seat.

    Who makes its own `token` may repeat the request: the same link or code and token give the same answer.
    """

    link: Token | None = None
    code: Code | None = None
    name: Name = ""
    token: Token | None = None


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
    """What a link or a code leads to, before anybody sits down.

    `seat` is the seat it is for, null for the host's own secret. `is_open`: it can be taken. `is_held`: the link is the secret that
    holds the seat, carried here from another device.
    """

    table: TableInfo
    status: Status
    seats: list[Seat]
    seat: int | None
    is_open: bool
    is_held: bool
    host: str
    """The name of who made the table; empty where none was given."""
    unusual: list[str]
    """The options that are not as usual."""
    dice: Literal["fair", "physical"]


class MyTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and the secret that a device has for it."""

    table: TableId
    token: Token


class MyTables(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of a device."""

    tables: Annotated[list[MyTable], Meta(max_length=MY_TABLES_LIMIT)]


class TableStanding(Struct, frozen=True, omit_defaults=True):
    """How a table stands for a device: whose turn it is while it plays, what was said of the last event, the result.

    `gone`: there is no such table, or the secret holds nothing there.
    """

    id: str
    status: Literal["waiting", "playing", "over", "abandoned", "gone"]
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
    """A table as a list shows it."""

    id: str
    game: str
    status: Status
    colours: list[str]
    names: list[str]
    open_seats: int
    created: str


class TableList(Struct, frozen=True):
    """The tables that are listed publicly, the newest first."""

    tables: list[TableLine]


class Ply(Struct, frozen=True):
    """A position of a replay, the event that led to it (null at ply 0), and what that event did."""

    event: str | None
    messages: tuple[Words, ...]
    position: Position


class Plies(Struct, frozen=True):
    """A stretch of a replay: positions from `start` on, and how many there are in all."""

    start: int
    total: int
    plies: list[Ply]


class Stored(Struct, frozen=True):
    """A record that was taken in: its id."""

    id: str


class Stretch(Struct, frozen=True):
    """Which positions of a game are wanted."""

    start: Annotated[int, Meta(ge=0, le=10**6, description="The first ply wanted.")] = 0
    count: Annotated[int, Meta(ge=1, le=PLIES_LIMIT, description="How many plies at most.")] = PLIES_LIMIT


class ReplayRequest(Stretch, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A record to look at, without storing it, and which stretch of it."""

    record: str


class ForeseeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position's id, and actions: each legal there, or, as a line, each legal after those before it."""

    position: Annotated[str, Meta(max_length=400)]
    actions: Annotated[list[ActionText], Meta(max_length=40)]
    is_line: bool = False


class Foreseen(Struct, frozen=True):
    """What actions would do, in the order asked for; a path is empty where an action is no path of places."""

    choices: tuple[Choice, ...]


class LessonStep(Struct, frozen=True):
    """One act of a learner: the position, all that is possible there, the act that is asked for, and what then happens.

    Its texts have the keys `lesson-GAME-KEY`, `lesson-GAME-KEY-other` (the answer to another legal action, where there is one) and
    `lesson-GAME-topic-TOPIC`.
    """

    key: str
    topic: str
    position: Position
    choices: tuple[Choice, ...]
    keep: Keep | None
    act: str
    """The action to choose, or the throw with its faces."""
    plies: list[Ply]
    """The act, then what follows without the learner."""


class LessonAnswer(Struct, frozen=True):
    """A guided first game: the learner has the first seat."""

    game: str
    colours: list[str]
    steps: list[LessonStep]


class ExplainRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position's id, and an action that somebody would like to play there."""

    position: Annotated[str, Meta(max_length=400)]
    action: ActionText


class Explained(Struct, frozen=True):
    """Why an action is not possible at a position; null where it is."""

    message: Words | None


class FinishedRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to keep or to review, as its JSON text: it must hold, and be over."""

    record: str


class ReviewAnswer(Struct, frozen=True):
    """A review, or its `progress` from 0 to 1. Ask again until `review` is there, and while `is_checking`: rollouts check large losses."""

    id: str
    progress: float
    is_checking: bool
    review: Review | None


class Health(Struct, frozen=True):
    """How the server is."""

    status: Literal["ok", "failing"]
    version: str
    tables: int
    """At hand in memory; all others are loaded when asked for."""
    sockets: int
    workers: int
