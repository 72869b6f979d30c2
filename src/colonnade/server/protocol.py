"""The whole protocol: every message of HTTP and WebSocket, typed. Messages are JSON; a socket message is one text frame with a `type`.

The server speaks message keys and arguments, never prose. `docs/protocol.md` explains the conversation; its tables are made from this file.
"""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from colonnade.analysis.coach import HintCandidate
from colonnade.analysis.review import Review
from colonnade.core.dice import ENTROPY_LIMIT
from colonnade.core.message import Argument

NAME_LIMIT = 40
FRAME_LIMIT = 8 * 1024
"""The most bytes of a socket message from a client."""
BODY_LIMIT = 64 * 1024
"""The most bytes of a request's body, but for records."""
RECORD_LIMIT = 512 * 1024
"""The most bytes of a request that holds a record: the longest games need a third of it."""
EVENTS_LIMIT = 4_000
"""The most events that a new table may begin after."""
FORESEE_LIMIT = 40
"""The most actions that may be foreseen in one answer."""
MY_TABLES_LIMIT = 40
"""The most tables of a device in one answer."""
PLIES_LIMIT = 200
"""The most positions of a replay in one answer."""

TableId = Annotated[str, Meta(min_length=16, max_length=32, pattern="^[A-Za-z0-9_-]+$", description="An unguessable id.")]
Token = Annotated[
    str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$", description="A secret: who knows it, holds the seat.")
]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, description="Made by the client, unique for its token.")]
Revision = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Face = Annotated[int, Meta(ge=1, le=6)]
Name = Annotated[str, Meta(max_length=NAME_LIMIT * 4, description=f"Cut to {NAME_LIMIT} characters, control characters removed.")]
ActionText = Annotated[str, Meta(max_length=100, description="The canonical text of an action.")]
Key = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9_]+$")]
Level = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z0-9_-]+$")]
Colour = Annotated[str, Meta(min_length=1, max_length=20)]
Code = Annotated[str, Meta(min_length=1, max_length=20, description="Five letters; capitals, spaces and dashes do not matter.")]
Entropy = Annotated[str, Meta(max_length=ENTROPY_LIMIT)]
OptionName = Annotated[str, Meta(min_length=1, max_length=40)]
OptionText = Annotated[str, Meta(max_length=40)]

HintLevel = Annotated[int, Meta(ge=1, le=3)]

SeatKind = Literal["here", "link", "bot"]
Status = Literal["waiting", "playing", "over", "abandoned"]
Phrase = Literal["hello", "good_luck", "well_played", "thanks", "oops", "thinking", "your_turn", "one_moment", "again", "goodbye"]
Switch = Literal["on", "off"]
PHRASES: tuple[str, ...] = Phrase.__args__  # type: ignore[attr-defined]


def clean_name(text: str) -> str:
    """A name that is safe to show: no control or invisible characters, no edges of white space, at most 40 characters."""
    kept = "".join(" " if character.isspace() else character for character in unicodedata.normalize("NFC", text))
    kept = "".join(character for character in kept if unicodedata.category(character)[0] != "C")
    return " ".join(kept.split())[:NAME_LIMIT].strip()


# What both doors say


class Words(Struct, frozen=True):
    """A sentence without its words: a message key, arguments by name, and the clause of the rules it rests on."""

    key: str
    arguments: dict[str, Argument] = {}
    clause: str | None = None


class Clock(Struct, frozen=True):
    """A clock per player: seconds at the start, and seconds added after each turn. When it has run out, a bot plays that turn."""

    seconds: Annotated[int, Meta(ge=1, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Turn(Struct, frozen=True, omit_defaults=True):
    """Whose turn it is: `decide` or `throw` of a seat (so many dice), or `over` with the result."""

    what: Literal["decide", "throw", "over"]
    seat: int | None = None
    dice: int | None = None
    result: Result | None = None


class Result(Struct, frozen=True):
    """How the game ended: a rank per seat (1 = won), a score per seat or null, and a message key."""

    ranks: list[int]
    scores: list[int] | None
    reason: str


class Piece(Struct, frozen=True):
    """A disc or a token: an id that stays with it while it is moved, its colour, and the place where it is."""

    id: str
    colour: str
    place: str


class Die(Struct, frozen=True):
    """A die on the table: its face, and whether it is `free`, `kept` or `spent`."""

    face: int
    status: str


class PadRow(Struct, frozen=True):
    """A row of the score pad: a message key for its label, a value per seat, and whether it stands below the pad's line."""

    key: str
    values: list[int]
    is_below: bool


class Choice(Struct, frozen=True):
    """A click path to an action: the places, pieces or buttons to touch one after the other, and what the action would do."""

    action: str
    path: list[str]
    effects: list[Words]


class Keep(Struct, frozen=True):
    """All keeps in one: any part of the dice may be kept that contains those which must be, but not all of them: `keep 1 2 2`."""

    dice: list[int]
    must: list[int]


class Throws(Struct, frozen=True):
    """Which throw of a turn it is: those made, and the most that may be made."""

    made: int
    most: int


class Position(Struct, frozen=True):
    """A position as everybody may see it. `id` can be pasted; `ply` counts the events that led to it; `throws` is left out
    where a turn has one throw, `throwers` (seats that throw a die each) where one seat throws."""

    id: str
    ply: int
    turn: Turn
    pieces: list[Piece]
    dice: list[Die]
    pad: list[PadRow]
    messages: list[Words]
    throws: Throws | UnsetType = UNSET
    throwers: list[int] | UnsetType = UNSET


class Seat(Struct, frozen=True):
    """A seat. `level` is the bot that plays it now, also in the place of a person; `is_open` waits for somebody with the link."""

    colour: str
    kind: SeatKind
    name: str
    level: str | None
    is_open: bool
    is_present: bool
    auto_throw: bool
    has_contributed: bool


class Dice(Struct, frozen=True):
    """Where the faces come from. Of fair dice: the commitment from the start, the entropies once closed, the secret after the end."""

    source: Literal["fair", "physical", "seeded", "scripted"]
    commitment: str | None = None
    is_closed: bool = True
    entropy: list[str] | None = None
    secret: str | None = None


class Clocks(Struct, frozen=True):
    """Milliseconds left per seat, and the seat whose clock runs, as of this message."""

    left: list[int]
    running: int | None


class Note(Struct, frozen=True):
    """Something that happened beside the rules, after so many events: `took-over Y greedy`."""

    ply: int
    what: str


class Event(Struct, frozen=True, omit_defaults=True):
    """Something that happened at the table. `messages` say what an action did, for the log in words."""

    revision: int
    what: str
    seat: int | None = None
    text: str = ""
    """The action, the name, the level or the new table's id, by `what`."""
    by: str = ""
    """Empty where the seat's person did it; else `bot`, `clock` or `table`."""
    messages: list[Words] = []


class LensEntry(Struct, frozen=True):
    """What the lens shows at a cell or piece: its id as the position names it, sentences, and the exact chances behind them by name."""

    target: str
    messages: list[Words]
    chances: dict[str, float]


class Mistake(Struct, frozen=True):
    """A grave mistake: what it would lose of the win, the best action instead and the share of the win after that, and why."""

    loss: float
    best: str
    share: float
    reasons: list[Words]


class TableInfo(Struct, frozen=True):
    """What never changes about a table."""

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
    """Whether a client shall ask `consider` before it sends a decision."""
    previous: str | None = None
    """The table of which this is the rematch."""
    began_at: int = 0
    """How many events were played elsewhere, before the table was made."""


# Socket: what a client says


class Hello(Struct, frozen=True, tag="hello"):
    """The first message of a socket: which table, and with which token; without one as a spectator. Answered by `view`, also if repeated.

    With `since`, the view also brings the events after that revision, as far as the server has them at hand.
    """

    table: TableId
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


class ContributeEntropy(Struct, frozen=True, tag="entropy"):
    """A seat's part in fair dice, before they are closed; an empty text is to skip. Shown to all once closed."""

    command: CommandId
    seat: SeatNumber
    text: Entropy


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
Command = Act | Throw | Back | Query | ContributeEntropy | AutoThrow | Rename | Fill | TakeOver | GiveBack | Say | Leave | Abandon | Rematch
ClientMessage = Hello | Command | Sync | Ping


# Socket: what the server says


class View(Struct, frozen=True, tag="view"):
    """Everything a viewer may see of a table, as of a revision: the answer to `hello` and `sync`, and part of a refusal.

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
    choices: list[Choice]
    keep: Keep | None
    can_take_back: bool
    dice: Dice
    clocks: Clocks | None
    notes: list[Note]
    rematch: str | None
    spectators: int
    links: list[str | None] = []
    """For the host: per seat the secret of its link while it is open."""
    code: str | None = None
    """For the host: the short code that leads here, while the table waits."""
    events: list[Event] = []


class Update(Struct, frozen=True, tag="update", omit_defaults=True):
    """What happened since a revision, after it was stored. A viewer that does not stand at `since` has missed something and asks `sync`.

    What is left out has not changed, but for `choices`, `keep` and `can_take_back`: left out, they are empty, null and false.
    """

    since: int
    revision: int
    events: list[Event]
    position: Position | UnsetType = UNSET
    choices: list[Choice] = []
    keep: Keep | None = None
    can_take_back: bool = False
    status: Status | UnsetType = UNSET
    seats: list[Seat] | UnsetType = UNSET
    dice: Dice | UnsetType = UNSET
    clocks: Clocks | UnsetType = UNSET
    notes: list[Note] | UnsetType = UNSET
    rematch: str | UnsetType = UNSET


class Ack(Struct, frozen=True, tag="ack"):
    """The command was carried out, and is on disk as that revision. Repeated, also after a restart, it is answered the same."""

    command: str
    revision: int


class Refused(Struct, frozen=True, tag="refused"):
    """The command changed nothing: a stable code, the clause and the words that say why, and the table as it is now."""

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
    """The answer to `hint`: the nudge, from level 2 on the best few actions, the best first, and at level 3 why that is the best."""

    command: str
    revision: int
    seat: int
    level: int
    nudge: Words
    candidates: list[HintCandidate] = []
    reasons: list[Words] = []


class Seen(Struct, frozen=True, tag="seen"):
    """The answer to `lens`: an entry per cell and piece of which there is something to say.

    At a decision `values` has, per legal action, the share of the win after it: `keep 1 2 2` with its dice ascending.
    """

    command: str
    revision: int
    seat: int
    entries: list[LensEntry]
    values: dict[str, float] = {}


class Considered(Struct, frozen=True, tag="considered"):
    """The answer to `consider`: null where there is nothing to think of again."""

    command: str
    revision: int
    action: str
    warning: Mistake | None = None


class Presence(Struct, frozen=True, tag="presence"):
    """Who is there: per seat, and how many watch. Not stored, and no revision."""

    seats: list[bool]
    spectators: int


class Said(Struct, frozen=True, tag="said"):
    """A quick phrase of a seat: the message key is `phrase-` and the phrase. Not stored."""

    seat: int
    phrase: str


class Pong(Struct, frozen=True, tag="pong"):
    """The server is there."""


class Problem(Struct, frozen=True, tag="problem"):
    """A message that is none, a table that is none, or too many of them: also the body of every HTTP error."""

    code: str
    message: Words


class Closing(Struct, frozen=True, tag="closing"):
    """The server closes the socket. After `restart` and `slow` come back and say `hello`; all that was acknowledged is stored."""

    code: Literal["restart", "slow", "idle", "store-failed"]


ServerMessage = View | Update | Ack | Refused | Because | Hinted | Seen | Considered | Presence | Said | Pong | Problem | Closing


# HTTP


class LevelForm(Struct, frozen=True):
    """A level of a game's bots: its strength from 1 to 5, and whether it is the one suggested to a newcomer."""

    name: str
    strength: int
    is_suggested: bool


class OptionForm(Struct, frozen=True):
    """An option of a game: its values, the usual one first, and the clause it decides."""

    name: str
    values: list[str | int | bool]
    clause: str


class UsualOptions(Struct, frozen=True):
    """The usual options with a number of players, where `given` was chosen: of those that fit the last holds. `impossible`: per option."""

    players: int
    given: dict[str, str | int | bool]
    usual: dict[str, str | int | bool]
    impossible: dict[str, list[str | int | bool]]


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
    events: Annotated[list[ActionText], Meta(max_length=EVENTS_LIMIT)] = []
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
    entropy: Entropy | None = None


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
    last: list[Words] = []
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
    messages: list[Words]
    position: Position


class Plies(Struct, frozen=True):
    """A stretch of a replay: positions from `start` on, and how many there are in all."""

    start: int
    total: int
    plies: list[Ply]


class Stored(Struct, frozen=True):
    """A record that was taken in: its id."""

    id: str


class ReplayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to look at, without storing it, and which stretch of it."""

    record: str
    start: Annotated[int, Meta(ge=0, le=10**6)] = 0
    count: Annotated[int, Meta(ge=1, le=PLIES_LIMIT)] = PLIES_LIMIT


class ForeseeRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A position's id, and actions: each legal there, or, as a line, each legal after those before it."""

    position: Annotated[str, Meta(max_length=400)]
    actions: Annotated[list[ActionText], Meta(max_length=FORESEE_LIMIT)]
    is_line: bool = False


class Foreseen(Struct, frozen=True):
    """What actions would do, in the order asked for; a path is empty where an action is no path of places."""

    choices: list[Choice]


class LessonStep(Struct, frozen=True):
    """One act of a learner: the position, all that is possible there, the act that is asked for, and what then happens.

    Its texts have the keys `lesson-GAME-KEY`, `lesson-GAME-KEY-other` (the answer to another legal action, where there is one) and
    `lesson-GAME-topic-TOPIC`.
    """

    key: str
    topic: str
    position: Position
    choices: list[Choice]
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


class NewRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to keep, as its JSON text: it must hold, and be over."""

    record: str


class ReviewRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game's record to review, without storing it."""

    record: str


class ReviewAnswer(Struct, frozen=True):
    """A review, or how far it has come: `progress` goes from 0 to 1. Until `review` is there, ask again."""

    id: str
    progress: float
    review: Review | None


class Health(Struct, frozen=True):
    """How the server is."""

    status: Literal["ok", "failing"]
    version: str
    tables: int
    """At hand in memory; all others are loaded when asked for."""
    sockets: int
    workers: int


encode = msgspec.json.Encoder().encode
_client_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage)
decode_server: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ServerMessage)


def parse_client(data: bytes | str) -> ClientMessage:
    """The message that a frame holds; raises `msgspec.MsgspecError` (or `UnicodeError`, `RecursionError`)."""
    return _client_decoder.decode(data)
