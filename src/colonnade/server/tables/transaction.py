"""A transaction: the entries of a command, and the automatic throws after it. Pure: no disk, no
clock, no sockets.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any

from msgspec import Struct

from colonnade.core.agreement import AgreedDice
from colonnade.core.dice import SECRET_BYTES, check_faces
from colonnade.core.game import Decide, Throw
from colonnade.server import messages
from colonnade.server.settings import Settings
from colonnade.server.tables.access import Holder
from colonnade.server.tables.dice import ROUNDS_LIMIT, is_ready
from colonnade.server.tables.log import Entry
from colonnade.server.tables.state import TableState

SYSTEM_RANDOM = SystemRandom()
UNPACED_SHARE = 0.15
"""The share of a bot's pause where the devices of the players keep the pace."""
THROWS_AT_ONCE = 100
"""The most automatic throws in one transaction: bots without a legal move may follow each other
without end.
"""


class Context(Struct, frozen=True):
    """What a command depends on besides the table: the sender, the time, and who is present."""

    at: int
    """Milliseconds since 1970."""
    settings: Settings
    holder: Holder = None
    elapsed: int = 0
    """Milliseconds that the running clock has used since the last entry."""
    away: Sequence[float] = ()
    """For how many seconds each seat's person has been absent; 0 while present."""
    is_watched: bool = False
    random: Random = SYSTEM_RANDOM


class Transaction:
    """The entries of a command, and the table after them. Nothing is stored or sent yet."""

    def __init__(self, state: TableState, context: Context, command: str = "") -> None:
        self.before, self.state, self.context = state, state.copy(), context
        self.entries: list[Entry] = []
        self.events: list[messages.Event] = []
        self.said: messages.Said | None = None
        """A quick phrase to be sent to all viewers, not stored."""
        self._command = command

    @property
    def revision(self) -> int:
        """The revision that acknowledges the command: that of its first entry."""
        return self.before.revision + min(1, len(self.entries))

    def record(self, what: Any, seat: int | None = None, text: str = "", **fields: Any) -> None:
        """Add an entry, and apply it to `state`. Raises the refusal of the rules."""
        entry = Entry(what, self.context.at, seat, text, **fields)
        if not self.entries and self._command and self.context.holder is not None:
            entry.holder, entry.command = self.context.holder, self._command
        if self.state.header.clock is None:
            self.events.append(self.state.apply(entry))
        else:
            self._record_with_clock(entry)
        self.entries.append(entry)

    def _record_with_clock(self, entry: Entry) -> None:
        """The time since the last entry is charged to the seat whose clock ran; at the end of a
        turn the increment is added.
        """
        clock, turn = self.state.header.clock, self.state.match.turn
        left = list(self.state.charge(0 if self.entries else self.context.elapsed))
        if entry.what == "time_out" and entry.seat is not None:
            left[entry.seat] = 0
        after = self.state.copy()
        after.apply(entry)
        later = after.match.turn
        if (
            clock is not None
            and isinstance(turn, Decide | Throw)
            and isinstance(later, Decide | Throw)
            and later.seat != turn.seat
        ):
            left[turn.seat] += clock.increment * 1000
        entry.clock = left
        self.events.append(self.state.apply(entry))


def record_throw(transaction: Transaction, turn: Throw, by: str = "") -> None:
    """A throw of fair dice."""
    state = transaction.state
    faces = state.next_faces(turn.dice)
    transaction.record(
        "throw",
        turn.seat,
        str(state.game.outcome(state.match.state, faces)),
        faces=list(faces),
        by=by,
    )


def record_faces(transaction: Transaction, turn: Throw, faces: Sequence[int]) -> None:
    """A throw of real dice. Raises `BadDice` for faces that these dice cannot show."""
    state = transaction.state
    check_faces(faces, turn.dice)
    action = state.game.outcome(state.match.state, faces)
    transaction.record("throw", turn.seat, str(action), faces=list(faces))


def auto_throw(transaction: Transaction) -> None:
    """Make the automatic throws that need no pause, in the same transaction."""
    state, context = transaction.state, transaction.context
    for _ in range(THROWS_AT_ONCE):
        turn = state.match.turn
        if (
            not isinstance(turn, Throw)
            or not can_auto_throw(state, turn.seat)
            or find_pause(state, turn.seat, context) > 0
        ):
            return
        record_throw(transaction, turn, "table")


def can_auto_throw(state: TableState, seat: int) -> bool:
    """Whether the table throws for a seat automatically."""
    is_due = state.seats[seat].auto_throw or state.seats[seat].is_played_by_bot
    return is_due and state.status == "playing" and state.is_fair and is_ready(state.source)


def find_pause(state: TableState, seat: int, context: Context) -> float:
    """How many seconds to wait before a bot moves. Who plays sees each move at a pace of their own,
    and may hurry; where nobody plays, or a clock runs, the table keeps the pace.
    """
    if not context.is_watched or not state.seats[seat].is_played_by_bot:
        return 0.0
    is_paced = state.header.clock is not None or all(each.is_played_by_bot for each in state.seats)
    return context.settings.bot_pause * (1.0 if is_paced else UNPACED_SHARE)


def void_round(transaction: Transaction, by: str) -> None:
    """End a round whose values are missing, and begin the next; after too many,
    abandon the table.
    """
    transaction.record("void", text=transaction.context.random.randbytes(SECRET_BYTES).hex(), by=by)
    source = transaction.state.source
    if isinstance(source, AgreedDice) and source.round > ROUNDS_LIMIT:
        transaction.record("abandon", by=by)
