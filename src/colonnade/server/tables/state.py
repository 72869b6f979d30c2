"""A table as its log determines it: the match, the seats, the dice, the clocks. No sockets, no
disk, no time of day.

`TableState.apply(entry)` is the only way a table changes, live and on load, so a table that is
loaded again is the same table.
"""

from __future__ import annotations

import dataclasses
import datetime
from collections.abc import Sequence
from copy import deepcopy
from typing import Any, get_args

import msgspec

from colonnade.core.agreement import AgreedDice
from colonnade.core.dice import DiceSource, FairDice, PhysicalDice
from colonnade.core.errors import BadDice, ColonnadeError, Finished
from colonnade.core.game import AnyGame, Decide, Over, Throw
from colonnade.core.match import AnyMatch, Match
from colonnade.core.record import Record
from colonnade.games import GAMES
from colonnade.server import messages
from colonnade.server.errors import StoreFailed
from colonnade.server.tables.dice import expect_parts, make_source
from colonnade.server.tables.entered import Entered, find_removed, find_undone
from colonnade.server.tables.log import HOST, DiceStep, Entry, Header, Move, decode_entry
from colonnade.server.tables.seats import SeatState
from colonnade.server.views import to_event

UNREADABLE = (
    ColonnadeError,
    msgspec.MsgspecError,
    ArithmeticError,
    LookupError,
    TypeError,
    ValueError,
)
"""What a damaged header or entry may raise."""
ANSWERS_KEPT = 200
"""Answers kept per token, for repeated commands."""
EVENTS_KEPT = 64
MOVES = frozenset(get_args(Move))
DICE_STEPS = frozenset(get_args(DiceStep))


Answer = int | messages.Refused
"""The answer to a command: the revision it was stored as, or the refusal (the view is added when it
is sent).
"""
Answers = dict[str, dict[str, Answer]]
"""By the digest of the sender's token, then by the command's id."""


def remember(answers: Answers, digest: str, command: str, answer: Answer) -> Answers:
    """The answers with one more; if there are too many, the oldest are dropped."""
    own = answers[digest].copy() if digest in answers else {}
    own[command] = answer
    if len(own) > 2 * ANSWERS_KEPT:  # all at once: a dictionary without gaps is copied much faster
        own = dict(list(own.items())[-ANSWERS_KEPT:])
    return {**answers, digest: own}


class TableState:
    """A table after some entries of its log. All attributes but the match are immutable values that
    are replaced.
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.id = header.id
        self.game: AnyGame = GAMES[header.game]
        self.seats = tuple(
            SeatState(**msgspec.structs.asdict(seat), colour=colour)
            for colour, seat in zip(header.colours, header.seats, strict=True)
        )
        day = (
            datetime.datetime.fromtimestamp(header.created / 1000, datetime.UTC).date().isoformat()
        )
        self.match = self._begin_match(day)
        self.info = self._describe_table(day)
        self.revision = 0
        self.position_revision = 0
        """The revision of the last act, throw or take-back."""
        self.other_entries = 0
        """The number of entries that are not moves."""
        self.status: messages.Status = "waiting"
        self.playing_since = header.created
        self.updated = header.created
        """When something last happened, in milliseconds since 1970."""
        self.rematch: str | None = None
        self.source: DiceSource = make_source(header)
        """Replaced by a copy when it changes; it does not count throws."""
        self.reveal_since = header.created
        """When the last commitment to a value for fair dice came."""
        self.throws = 0
        self.clock_left: tuple[int, ...] = (
            0 if header.clock is None else header.clock.seconds * 1000,
        ) * len(self.seats)
        self.entered: tuple[Entered, ...] = ()
        """At a referee's table: what people have entered here, in order."""
        self.undone: tuple[Entered, ...] = ()
        """At a referee's table: what was taken back and can be entered again, in order."""
        self.corrections = 0
        """How often people took back, went back, or set up a position."""
        self.taken_back = 0
        """How many entries people took back by going back, each time counted."""
        self.answers: Answers = {}
        self.recent: tuple[bytes, ...] = ()
        """The last events, encoded: they take a third of the memory."""
        if header.events:
            self._close_entropy()
        self._begin_if_full(header.created)
        self._settle_parts(header.created)

    def _begin_match(self, day: str) -> AnyMatch:
        header = self.header
        options = self.game.options_type.resolve(header.options, len(header.colours), header.rules)
        seats = self.game.seats(header.colours, header.first)
        match: AnyMatch = Match(
            self.game,
            options,
            seats,
            PhysicalDice(),
            [seat.record_name for seat in self.seats],
            day,
            can_rewind=header.is_referee,
        )
        if not header.events:
            return match
        match = AnyMatch.resume(
            self.game,
            dataclasses.replace(match.record(), events=tuple(header.events)),
            match.dice,
            can_rewind=header.is_referee,
        )
        if match.result is not None:
            raise Finished("error-match-finished")
        return match

    def _describe_table(self, day: str) -> messages.TableInfo:
        header = self.header
        return messages.TableInfo(
            id=self.id,
            game=self.game.key,
            rules=self.game.rules_version,
            options=self.match.options.as_dict(),
            colours=header.colours,
            first=header.first,
            is_listed=header.is_listed,
            clock=header.clock,
            created=day,
            help=header.help,
            think_again=header.think_again,
            is_referee=header.is_referee,
            previous=header.previous,
            began_at=len(header.events),
        )

    def copy(self) -> TableState:
        """An independent copy."""
        # `copy.copy` takes 25 times as long, and every command needs one
        twin = object.__new__(TableState)
        twin.__dict__.update(self.__dict__)
        twin.match = self.match.copy()
        return twin

    # The log

    def fold(self, entries: Sequence[bytes]) -> None:
        """Apply all entries of the log. Raises `StoreFailed` for a log that is not valid."""
        try:
            for number, data in enumerate(entries, 1):
                self.apply(decode_entry(data), is_recent=number > len(entries) - EVENTS_KEPT)
        except UNREADABLE as error:
            raise StoreFailed(
                "error-store-table", table=self.id, reason=str(error)[:200]
            ) from error

    def apply(self, entry: Entry, is_recent: bool = True) -> messages.Event:
        """Apply an entry of the log; the event for the viewers. Raises the refusal of the rules or
        the dice.

        A state that an entry was refused by is of no further use: apply entries to a copy.
        """
        asker = self.find_digest(entry.holder)  # before the entry changes who that is
        before = self.match.state
        self.revision += 1
        self.updated = entry.at
        if entry.what in MOVES:
            self._apply_move(entry)
        else:
            self.other_entries += 1
            if entry.what in DICE_STEPS:
                self._apply_dice(entry)
            else:
                self._apply_other(entry)
            self._begin_if_full(entry.at)
            self._settle_parts(entry.at)
        if entry.clock:
            self.clock_left = tuple(entry.clock)
        if asker is not None and entry.command:
            self.answers = remember(self.answers, asker, entry.command, self.revision)
        if not is_recent:
            return to_event(self.revision, entry, ())
        effects = (
            self.game.narrate(before, self.match.events[-1])
            if entry.what in ("act", "throw")
            else ()
        )
        event = to_event(self.revision, entry, effects)
        self.recent = (*self.recent[-(EVENTS_KEPT - 1) :], messages.encode(event))
        return event

    def _apply_move(self, entry: Entry) -> None:
        before = self.match.turn
        match before, entry.what:
            case _, "rewind" if self.header.is_referee:
                self._rewind(int(entry.text))
            case _, "set_up" if self.header.is_referee:
                self.match.set_up(entry.text)
            case Decide(seat), "act":
                self.match.act(seat, self.game.parse(entry.text))
            case Throw(), "throw":
                self._close_entropy()
                if str(self.match.throw(entry.faces)) != entry.text:
                    raise BadDice("error-store-throw")
                self.throws += 1
            case ((Decide(seat) | Throw(seat)), "back"):
                self.match.take_back(seat)
            case _:
                raise Finished("error-match-finished")
        self.position_revision = self.revision
        turn = self.match.turn
        self.corrections += entry.what in ("back", "rewind", "set_up")
        if self.header.is_referee and entry.what != "rewind" and not isinstance(before, Over):
            self._remember_entry(entry, before.seat)
        if self.header.clock is not None:
            for number, seat in enumerate(self.seats):
                if seat.has_timed_out and (isinstance(turn, Over) or turn.seat != number):
                    self._change_seat(number, has_timed_out=False)
        if isinstance(turn, Over):
            self.status = "over"

    def _rewind(self, ply: int) -> None:
        """Go back to a ply, also from the end of the game, and remember what can be entered
        again.
        """
        removed = find_removed(self.entered, ply, len(self.match.events))
        self.taken_back += len(removed)
        self.match.rewind(ply)
        self.entered = self.entered[: len(self.entered) - len(removed)]
        self.undone = (*removed, *self.undone)
        if self.status == "over":
            self.status = "playing"

    def _remember_entry(self, entry: Entry, seat: int) -> None:
        """Remember an entry at a referee's table, so that it can be entered again."""
        if entry.what == "back":
            self.undone = (self.entered[-1], *self.undone)
            self.entered = self.entered[:-1]
            return
        ply, is_first = len(self.match.events), entry.command != ""
        item = Entered(entry.what, seat, entry.text, tuple(entry.faces), ply, is_first)
        self.entered = (*self.entered, item)
        turn = self.match.turn
        has_ended = isinstance(turn, Over) or turn.seat != seat
        self.undone = find_undone(self.undone, item, has_ended)

    def _apply_other(self, entry: Entry) -> None:
        number = entry.seat or 0
        colour = self.seats[number].colour
        match entry.what:
            case "join":
                self._change_seat(number, digest=entry.digest, name=entry.text)
            case "leave":
                self._change_seat(number, digest=None, name="", auto_throw=False)
                self._forget_part(number)
                self.answers = self.drop_answers(self.answers)
            case "fill":
                is_bot = entry.kind == "bot"
                self._change_seat(
                    number,
                    kind="bot" if is_bot else "here",
                    level=entry.text if is_bot else None,
                    name="" if is_bot else entry.text,
                )
            case "rename":
                self._change_seat(number, name=entry.text)
            case "auto_throw":
                self._change_seat(number, auto_throw=entry.kind == "on")
            case "take_over":
                self._change_seat(number, substitute=entry.text)
                self.match.note(
                    f"{'left' if entry.kind == 'left' else 'took-over'} {colour} {entry.text}"
                )
            case "give_back":
                self._change_seat(number, substitute=None)
                self.match.note(f"gave-back {colour}")
            case "time_out":
                self._change_seat(number, has_timed_out=True)
                self.match.note(f"time-out {colour}")
            case "note":
                self.match.note(entry.text)
            case "abandon":
                self.status = "abandoned"
                self.match.note("abandoned" if entry.seat is None else f"ended {colour}")
            case "rematch":
                self.rematch = entry.text
            case _:
                pass

    def _change_seat(self, number: int, **changes: Any) -> None:
        seat = msgspec.structs.replace(self.seats[number], **changes)
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        self.match.names[number] = seat.record_name

    def _begin_if_full(self, at: int) -> None:
        """Start the game as soon as no seat is open."""
        if self.status == "waiting" and not any(seat.is_open for seat in self.seats):
            self.status = "playing"
            self.playing_since = at

    @property
    def can_take_back(self) -> bool:
        """Whether the last decision of this turn can be taken back. At a referee's table only what
        was entered there.
        """
        return self.match.can_take_back and (not self.header.is_referee or bool(self.entered))

    # Answers

    def drop_answers(self, answers: Answers) -> Answers:
        """The answers without those to tokens that hold no seat any more."""
        held = {self.header.host, *(seat.digest for seat in self.seats)}
        return {digest: found for digest, found in answers.items() if digest in held}

    def find_digest(self, holder: int | None) -> str | None:
        """The digest of a holder's current token."""
        if holder is None:
            return None
        return self.header.host if holder == HOST else self.seats[holder].digest

    # Dice

    @property
    def is_fair(self) -> bool:
        """Whether the table throws, by fair dice."""
        return self.header.dice == "fair"

    @property
    def has_ended(self) -> bool:
        """Whether the game is over or abandoned: then the secret of its dice is shown."""
        return self.status in ("over", "abandoned")

    def _apply_dice(self, entry: Entry) -> None:
        """A commitment, value or refusal for fair dice."""
        source = deepcopy(self.source)
        match source, entry.what, entry.seat:
            case FairDice(), "entropy", int(seat):
                source.contribute(seat, entry.text)
            case AgreedDice(), "commit", int(seat):
                source.commit(seat, entry.text)
            case AgreedDice(), "decline", int(seat):
                source.decline(seat)
                if entry.by == "clock":
                    self.match.note(f"dice-declined {self.seats[seat].colour}")
            case AgreedDice(), "reveal", int(seat):
                source.reveal(seat, entry.text)
            case AgreedDice(), "void", _:
                for seat in source.void(bytes.fromhex(entry.text)).missing:
                    self.match.note(f"dice-void {self.seats[seat].colour}")
            case _:
                raise BadDice("error-server-not-fair")
        self.source = source

    def _forget_part(self, number: int) -> None:
        """Drop the contribution of a seat that another person takes."""
        if isinstance(self.source, AgreedDice):
            self.source = self.source.copy()
            self.source.forget(number)

    def _settle_parts(self, at: int) -> None:
        """Update the parts of the seats in the dice, and the time since all have committed, after a
        change of seats or values.
        """
        if not isinstance(self.source, AgreedDice):
            return
        source = self.source.copy()
        expect_parts(source, self.seats)
        if source.seats != self.source.seats:
            self.source = source
        if source.phase == "commit":
            self.reveal_since = at  # until the last commitment

    def _close_entropy(self) -> None:
        """Fair dice of version 1 are closed by the first throw."""
        if isinstance(self.source, FairDice) and not self.source.is_closed:
            source = deepcopy(self.source)
            source.close()
            self.source = source

    def next_faces(self, dice: int) -> tuple[int, ...]:
        """The faces of the next throw of fair dice; raises `BadDice` before all values are
        revealed.
        """
        self._close_entropy()
        if not isinstance(self.source, AgreedDice | FairDice):
            raise BadDice("error-server-not-fair")
        return self.source.find_faces(self.throws, dice)

    def record(self) -> Record:
        """The game so far."""
        return dataclasses.replace(self.match.record(), dice=self.source.describe(self.has_ended))

    # Clocks

    def running_seat(self) -> int | None:
        """The seat whose clock runs: a person's on turn, from the first event on; not while real
        dice are thrown.
        """
        turn = self.match.turn
        if (
            self.header.clock is None
            or self.status != "playing"
            or isinstance(turn, Over)
            or not self.match.events
        ):
            return None
        if isinstance(turn, Throw) and not self.is_fair:
            return None
        return None if self.seats[turn.seat].is_played_by_bot else turn.seat

    def charge(self, elapsed: int) -> tuple[int, ...]:
        """Milliseconds left per seat after the running clock has used `elapsed`."""
        running = self.running_seat()
        return tuple(
            max(0, left - elapsed) if number == running else left
            for number, left in enumerate(self.clock_left)
        )
