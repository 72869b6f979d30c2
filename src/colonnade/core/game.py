"""The contract of a game: whose turn it is, what is legal and why not, and what an action does. A
throw is a turn of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from colonnade.core.encoding import AnyEncoding
from colonnade.core.facts import Facts
from colonnade.core.lesson import Lesson
from colonnade.core.message import Message, Refusal
from colonnade.core.options import Options
from colonnade.core.view import Picture, View

Seat = int
START = "start"
"""The kind of the throw that decides which seat begins; reviews count it as nobody's luck."""
S = TypeVar("S")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Seats:
    """The seats of a game: a colour per seat, in turn order, and the seat that begins (None where
    the dice decide).
    """

    colours: tuple[str, ...]
    first: Seat | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: a rank per seat (1 = won, equal ranks are shared), a score per seat if the
    game has scores, and a message key.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None
    reason: str

    def as_dict(self, colours: Sequence[str]) -> dict[str, object]:
        """The result as plain data, for records: scores by colour."""
        scores = None if self.scores is None else dict(zip(colours, self.scores, strict=True))
        return {"ranks": list(self.ranks), "scores": scores, "reason": self.reason}


@dataclass(frozen=True, slots=True)
class Decide:
    """That seat chooses an action."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Throw:
    """A number of dice is thrown for that seat."""

    seat: Seat
    dice: int


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    result: Result


Turn = Decide | Throw | Over


@dataclass(frozen=True, slots=True)
class Distribution(Generic[A]):
    """Every outcome of a throw with its exact probability: integer weights over a common total."""

    outcomes: tuple[A, ...]
    weights: tuple[int, ...]
    total: int

    def __iter__(self) -> Iterator[tuple[A, Fraction]]:
        for outcome, weight in zip(self.outcomes, self.weights, strict=True):
            yield outcome, Fraction(weight, self.total)

    def __len__(self) -> int:
        return len(self.outcomes)


@dataclass(frozen=True, slots=True)
class Ink:
    """How every user interface shows a colour of a game: an emblem of one character, and legible
    colours.
    """

    emblem: str
    light: str
    """On a light background, as `#66359c`."""
    dark: str
    """On a dark background."""
    terminal: str
    """A style of the terminal that is legible on both."""


@dataclass(frozen=True, slots=True)
class LastThrow:
    """The throw that ends a game by luck alone: when it is due, faces that end the game, faces
    that do not, and the probability of the former.

    All faces that do not end the game must lead to the same position.
    """

    is_due: Callable[[Any], bool]
    ending: tuple[int, ...]
    going_on: tuple[int, ...]
    chance: float


class Game(Protocol[S, A]):
    """The rules of one game. States and actions are frozen values; `str(action)` is the action's
    canonical text.

    `state.options` are the options by which the game is played.
    """

    key: str
    rules_version: int
    options_type: type[Options]
    colours: tuple[str, ...]
    """Every colour a seat can have, in turn order."""
    palette: Mapping[str, Ink]
    """How each colour is shown."""
    players: tuple[int, ...]
    """The numbers of players the game is for."""
    end_clause: str
    """The clause that says when the game is over."""
    result_clause: str
    """The clause that says which seat has won."""
    chooses_first: bool
    """Whether a table names the seat that begins; elsewhere the dice decide."""
    last_throw: LastThrow | None
    """The throw that ends the game by luck alone, if there is one: its result can be calculated
    instead of thrown.
    """
    lesson: Lesson | None
    """The guided first game, if there is one."""
    encoding: AnyEncoding | None
    """Actions as integers and positions as numbers, for programs that learn; without it a game has
    no environments.
    """
    facts: Facts | None
    """Facts about the world of the game, if it has any."""

    def seats(self, colours: Sequence[str], first: Seat | None) -> Seats:
        """The seats, checked: raises `BadOption` for colours or a first seat that cannot be."""
        ...

    def default_colours(self, players: int) -> tuple[str, ...]:
        """The colours for a number of players when nobody chooses."""
        ...

    def sides(self, options: Options, players: int) -> tuple[Seat, ...]:
        """Per seat, the first seat of its side: the same for partners, else the seat itself."""
        ...

    def initial(self, options: Options, seats: Seats) -> S:
        """The position before the first throw."""
        ...

    def turn(self, state: S) -> Turn:
        """Whose turn it is, to decide or to throw, or how the game ended."""
        ...

    def legal(self, state: S) -> Sequence[A]:
        """At `Decide`: every legal action, in a fixed order, never empty. Elsewhere nothing."""
        ...

    def explain(self, state: S, action: A) -> Refusal | None:
        """Why the action is not possible now; None if and only if it is (at `Decide`: if it is in
        `legal`).
        """
        ...

    def outcome(self, state: S, faces: Sequence[int]) -> A:
        """At `Throw`: the thrown faces as an action."""
        ...

    def chances(self, state: S) -> Distribution[A]:
        """At `Throw`: every outcome with its exact probability."""
        ...

    def apply(self, state: S, action: A) -> S:
        """The position after the action. Deterministic; raises `Illegal` with the refusal."""
        ...

    def narrate(self, state: S, action: A) -> tuple[Message, ...]:
        """What applying a legal action does, in order: what was captured, scored, lost or thrown
        again, and by which clause.
        """
        ...

    def kind(self, state: S, action: A) -> str:
        """The kind of the event; `GAME-kind-KIND` is the key of its name. Reviews add up losses by
        kind. See `START`.
        """
        ...

    def duty(self, state: S) -> Message | None:
        """At `Decide`: why the choice is narrower than the dice suggest, if a duty of the rules
        narrows it.
        """
        ...

    def sample(self, state: S, random: Random) -> A:
        """At `Decide`: a random legal action, without listing all of them where there are many."""
        ...

    def parse(self, text: str) -> A:
        """The action of a canonical text; raises `Malformed`. The inverse of `str`."""
        ...

    def position(self, state: S) -> str:
        """The id of the position: a short text to copy and paste."""
        ...

    def from_position(self, text: str) -> S:
        """The position of an id; raises `Malformed`. The inverse of `position`."""
        ...

    def dump(self, state: S) -> dict[str, object]:
        """The plain state, as the rules page defines it."""
        ...

    def set_up_position(self, state: S, plain: Mapping[str, object]) -> S:
        """The position of a real board, before the first throw of a turn, in the game of `state`:
        its options, its seats, and what `plain` leaves out.

        `plain` has `turn`, the colour whose turn it is, and fields of `dump`. Raises `Malformed`
        for other fields or values, and `Impossible` for a position that cannot occur.
        """
        ...

    def view(self, state: S, seat: Seat | None) -> View:
        """What a user interface may show to that seat, or to a spectator (None)."""
        ...

    def picture(self, state: S) -> Picture:
        """The position drawn in text, with styles; `str(state)` is the same without styles."""
        ...

    def draw(self, state: S) -> str:
        """The position drawn as SVG."""
        ...


AnyGame = Game[Any, Any]
Games = Mapping[str, AnyGame]


def play_for_themselves(options: Options, players: int) -> tuple[Seat, ...]:
    """The sides of a game without partners."""
    return tuple(range(players))


def turn_as_dict(turn: Turn, colours: Sequence[str]) -> dict[str, object]:
    """A turn as plain data: the seat by its colour."""
    match turn:
        case Decide(seat):
            return {"decide": colours[seat]}
        case Throw(seat):
            return {"throw": colours[seat]}
        case Over(result):
            return {"over": result.as_dict(colours)}
