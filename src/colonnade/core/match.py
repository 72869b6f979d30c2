"""A match: the only object that advances a game, by actions and thrown faces. It also takes
decisions back and makes the record.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple

from colonnade.core.dice import DiceSource, check_faces
from colonnade.core.errors import Finished, NothingToTakeBack, NotYourTurn, Stale
from colonnade.core.game import A, Decide, Game, Over, Result, S, Seat, Seats, Throw, Turn
from colonnade.core.options import Options
from colonnade.core.record import Note, Record
from colonnade.core.set_up_positions import SetUp, read_position


class _Moment(NamedTuple):
    """A position to which a match can be taken back."""

    state: Any
    before: tuple[Any, ...]
    turn_began: int


class Match(Generic[S, A]):
    """A game being played. `revision` only grows, by one for every act, throw and take-back.

    `dice` is the source named in the record. The match never throws it: the code that runs the
    match does, and passes the faces on.

    With `can_rewind` the match remembers every position, so that it can be taken back to any of
    them: for games at a real board, where people typed everything.
    """

    def __init__(
        self,
        game: Game[S, A],
        options: Options,
        seats: Seats,
        dice: DiceSource,
        names: Sequence[str] = (),
        played: str | None = None,
        *,
        can_rewind: bool = False,
    ) -> None:
        self.game, self.options, self.seats, self.dice = game, options, seats, dice
        self.names = list(names) or [""] * len(seats.colours)
        self.played = played
        self.notes: list[Note] = []
        self.events: list[A] = []
        self.revision = 0
        self._state = game.initial(options, seats)
        self._turn = game.turn(self._state)
        # the states before each decision of this turn since its last throw
        self._before: list[S] = []
        self._turn_began = 0  # the events before the turn of the seat to play
        self.can_rewind = can_rewind
        self.setups: tuple[SetUp, ...] = ()
        """The positions that were set up by hand."""
        # with `can_rewind`: per event the moment before it, per set-up the moment it replaced
        self._history: list[_Moment] = []
        self._replaced: dict[int, _Moment] = {}

    @property
    def state(self) -> S:
        """The position now."""
        return self._state

    @property
    def turn(self) -> Turn:
        """Whose turn it is now."""
        return self._turn

    @property
    def result(self) -> Result | None:
        """How the game ended, if it has."""
        return self._turn.result if isinstance(self._turn, Over) else None

    def throw(self, faces: Sequence[int]) -> A:
        """Play a throw with these faces. Raises `BadDice` for faces that the dice of this turn
        cannot show.
        """
        turn = self._turn
        if isinstance(turn, Over):
            raise Finished("error-match-finished")
        if not isinstance(turn, Throw):
            raise NotYourTurn("error-match-decide-first", colour=self.seats.colours[turn.seat])
        action = self.game.outcome(self._state, check_faces(faces, turn.dice))
        self._advance(self.game.apply(self._state, action), action)
        return action

    def act(self, seat: Seat, action: A, revision: int | None = None) -> None:
        """Play a seat's decision; with a revision, raise `Stale` unless it is the current one."""
        turn = self._turn
        if isinstance(turn, Over):
            raise Finished("error-match-finished")
        if revision is not None and revision != self.revision:
            raise Stale("error-match-stale", expected=self.revision, given=revision)
        if turn.seat != seat:
            raise NotYourTurn("error-match-not-your-turn", colour=self.seats.colours[turn.seat])
        if isinstance(turn, Throw):
            raise NotYourTurn("error-match-throw-first", colour=self.seats.colours[turn.seat])
        self._advance(self.game.apply(self._state, action), action)

    @property
    def can_take_back(self) -> bool:
        """Whether there is a decision of this turn after its last throw."""
        return bool(self._before)

    def take_back(self, seat: Seat) -> A:
        """Undo the last decision of the turn that is being played. A throw is never taken back."""
        if isinstance(self._turn, Over):
            raise Finished("error-match-finished")
        if self._turn.seat != seat:
            raise NotYourTurn(
                "error-match-not-your-turn", colour=self.seats.colours[self._turn.seat]
            )
        if not self._before:
            raise NothingToTakeBack("error-match-nothing-to-take-back")
        self._state = self._before.pop()
        self._turn = self.game.turn(self._state)
        self.revision += 1
        action = self.events.pop()
        if self.can_rewind:
            self._history.pop()
        # no note may come after the last event
        self.notes = [Note(min(note.ply, len(self.events)), note.what) for note in self.notes]
        return action

    def set_up(self, position: str) -> None:
        """Go on from a position that people have set up by hand, given by its id. It replaces the
        position at this ply. Raises `Malformed` for one that cannot be set up in this game.
        """
        if isinstance(self._turn, Over):
            raise Finished("error-match-finished")
        state = read_position(self.game, position, self._state, self.seats)
        ply = len(self.events)
        if self.setups and self.setups[-1].ply == ply:
            self.setups = self.setups[:-1]
        elif self.can_rewind:
            self._replaced = {**self._replaced, ply: self._moment()}
        self.setups = (*self.setups, SetUp(ply, position))
        self._state, self._turn = state, self.game.turn(state)
        self._before, self._turn_began = [], ply
        self.revision += 1

    def rewind(self, ply: int) -> None:
        """Go back to the position after event number `ply`; at the current ply, undo its set-up.
        Raises `NothingToTakeBack` where there is nothing to go back to.
        """
        now = len(self.events)
        if not self.can_rewind or not 0 <= ply <= now:
            raise NothingToTakeBack("error-match-nothing-to-take-back")
        if ply < now:
            moment = self._history[ply]
        elif ply in self._replaced:
            moment = self._replaced[ply]
        else:
            raise NothingToTakeBack("error-match-nothing-to-take-back")
        last = ply if ply < now else ply - 1  # of the set-ups that stay
        self.setups = tuple(setup for setup in self.setups if setup.ply <= last)
        self._replaced = {at: each for at, each in self._replaced.items() if at <= last}
        del self.events[ply:], self._history[ply:]
        self.notes = [Note(min(note.ply, ply), note.what) for note in self.notes]
        self._state, self._before, self._turn_began = (
            moment.state,
            list(moment.before),
            moment.turn_began,
        )
        self._turn = self.game.turn(self._state)
        self.revision += 1

    def _moment(self) -> _Moment:
        return _Moment(self._state, tuple(self._before), self._turn_began)

    def note(self, what: str) -> None:
        """Add a note: something that happened now and is not a move."""
        self.notes.append(Note(len(self.events), what))

    def has_noted(self, what: str) -> bool:
        """Whether this note was added during the current turn."""
        return any(note.what == what and note.ply >= self._turn_began for note in self.notes)

    def copy(self) -> Match[S, A]:
        """An independent copy."""
        # `copy.copy` takes 25 times as long, and every command of a server needs one
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.names, twin.notes, twin.events, twin._before, twin._history = (
            self.names.copy(),
            self.notes.copy(),
            self.events.copy(),
            self._before.copy(),
            self._history.copy(),
        )
        return twin

    def record(self) -> Record:
        """The game so far."""
        colours = self.seats.colours
        return Record(
            game=self.game.key,
            rules=self.game.rules_version,
            options=self.options.as_dict(),
            colours=colours,
            names=tuple(self.names),
            first=self.seats.first,
            played=self.played,
            dice=self.dice.describe(self.result is not None),
            events=tuple(map(str, self.events)),
            notes=tuple(self.notes),
            result=None if self.result is None else self.result.as_dict(colours),
            setups=self.setups,
        )

    @classmethod
    def resume(
        cls, game: Game[S, A], record: Record, dice: DiceSource, *, can_rewind: bool = False
    ) -> Match[S, A]:
        """A match at the end of a record, to be continued with these dice; raises `BadRecord` for a
        record that is not valid.
        """
        match = cls(
            game,
            record.resolve_options(game),
            record.resolve_seats(game),
            dice,
            record.names,
            record.played,
            can_rewind=can_rewind,
        )
        match.notes.extend(record.notes)
        setups = {setup.ply: setup.position for setup in record.setups}
        for step in record.replay(game):
            if step.action is not None:
                match._advance(step.state if step.replaced is None else step.replaced, step.action)
            if step.replaced is not None:
                match.set_up(setups[step.ply])
        return match

    def _advance(self, state: S, action: A) -> None:
        was, now = self._turn, self.game.turn(state)
        if self.can_rewind:
            self._history.append(self._moment())
        self.events.append(action)
        self.revision += 1
        if isinstance(was, Over) or isinstance(now, Over) or now.seat != was.seat:
            self._before.clear()
            self._turn_began = len(self.events)
        elif isinstance(was, Decide):
            self._before.append(self._state)
        else:
            self._before.clear()
        self._state, self._turn = state, now


AnyMatch = Match[Any, Any]
