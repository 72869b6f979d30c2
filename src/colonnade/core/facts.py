"""Facts about the world of a game: shown when one of its messages tells of a certain moment, and
collected in an album. The sentences are in `locales/`, the sources here.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING
from zlib import crc32

from colonnade.core.message import Message
from colonnade.core.view import Piece

if TYPE_CHECKING:
    from colonnade.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact. `fact-GAME-KEY` is its sentence, `fact-GAME-group-COLOUR` names its group."""

    key: str
    colour: str
    """The colour of the game that it belongs to."""
    place: str
    """Where it is, as it is called there."""
    source: str
    """Where it is published: not translated."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts of a game, and the message of `narrate` that brings one of them."""

    trigger: str
    """The key of that message."""
    piece: str
    """Its argument that names a piece: the fact is one of that piece's colour."""
    entries: tuple[Fact, ...]

    def find_colours(self, messages: Sequence[Message], pieces: Sequence[Piece]) -> list[str]:
        """The colours that these messages bring a fact of, in order."""
        colours = {piece.id: piece.colour for piece in pieces}
        named = [
            str(message.arguments.get(self.piece))
            for message in messages
            if message.key == self.trigger
        ]
        return [colours[piece] for piece in named if piece in colours]

    def choose(self, colour: str, told: Collection[str], seed: str) -> Fact | None:
        """A fact of a colour that has not been told; the same seed gives the same one. None where
        all have been told.
        """
        left = [fact for fact in self.entries if fact.colour == colour and fact.key not in told]
        return left[crc32(seed.encode()) % len(left)] if left else None


def find_facts(game: AnyGame) -> Facts | None:
    """The facts of a game, if it has any. A game of another distribution may lack the property."""
    return getattr(game, "facts", None)
