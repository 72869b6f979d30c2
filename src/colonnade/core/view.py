"""What a user interface may show of a position: pieces, dice, counters, and the choices of the seat
to decide. It needs no rules.

These values are also what the server sends: their fields are those of the JSON.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from colonnade.core.message import Message

if TYPE_CHECKING:
    from colonnade.core.game import Turn


@dataclass(frozen=True, slots=True)
class Piece:
    """A disc or a token: an id that stays with it while it is moved, its colour, and the place
    where it is.
    """

    id: str
    colour: str
    place: str


@dataclass(frozen=True, slots=True)
class Die:
    """A die on the table: its face, and whether it is `free`, `kept` or `spent`."""

    face: int
    status: str = "free"


@dataclass(frozen=True, slots=True)
class Choice:
    """A click path to an action: the places, pieces or buttons to touch one after the other, and
    what the action would do.
    """

    action: str
    path: tuple[str, ...]
    effects: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class KeepChoice:
    """All keeps in one: any part of the dice that contains those in `must`, but not all dice."""

    dice: tuple[int, ...]
    must: tuple[int, ...]
    verb: str = "keep"
    """The first word of these actions; the faces follow it in ascending order."""


@dataclass(frozen=True, slots=True)
class Throws:
    """Which throw of a turn it is: those made, and the most that may be made."""

    made: int
    most: int


@dataclass(frozen=True, slots=True)
class Highlight:
    """A place to highlight, and the reason: a word of the game, such as `barrier`."""

    kind: str
    place: str


@dataclass(frozen=True, slots=True)
class PadRow:
    """A row of the score pad: a message key for its label, a value per seat, and whether it is
    below the pad's line.
    """

    key: str
    values: tuple[int, ...]
    is_below: bool = False


@dataclass(frozen=True, slots=True)
class Span:
    """A run of characters of a picture in text, with its style: words out of the colours of the
    game, `faint` and `strong`.
    """

    text: str
    style: str = ""


Picture = tuple[tuple[Span, ...], ...]
"""A position drawn in text: lines of spans."""


def picture_text(picture: Picture) -> str:
    """A picture without its styles."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in picture)


@dataclass(frozen=True, slots=True)
class View:
    """A position for a user interface. `choices` and `keep` are empty for a seat that is not to
    decide. After a throw all its `dice` lie with those kept before, or none of them: devices check
    that nobody chose among them.
    """

    game: str
    position: str
    turn: Turn
    colours: tuple[str, ...]
    pieces: tuple[Piece, ...]
    dice: tuple[Die, ...]
    pad: tuple[PadRow, ...]
    choices: tuple[Choice, ...] = ()
    keep: KeepChoice | None = None
    messages: tuple[Message, ...] = ()
    """What needs saying about the position: a duty that narrows the choice, the last round."""
    throws: Throws | None = None
    """Which throw of the turn it is, in a game where a turn has several."""
    throwers: tuple[int, ...] = ()
    """The seats that throw one die each, in seat order, where several throw at once."""
    highlights: tuple[Highlight, ...] = ()
    """Places about which the rules say more than their pieces do: barriers, cells that the dice pay
    for.
    """
