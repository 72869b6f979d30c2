"""Messages: a key and arguments. The sentences are in `locales/`, for every user interface and
language.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

Argument = str | int | float


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence of no language yet: a message key, named arguments, and the clause of the rules
    behind it, if any.
    """

    key: str
    arguments: dict[str, Argument] = field(default_factory=dict[str, Argument], hash=False)
    clause: str | None = None

    def __str__(self) -> str:
        words = [
            self.clause,
            self.key,
            *(f"{name}={value}" for name, value in self.arguments.items()),
        ]
        return " ".join(word for word in words if word)

    def as_dict(self) -> dict[str, object]:
        """The message as plain data, for JSON."""
        return {"key": self.key, "arguments": self.arguments, "clause": self.clause}


def message(key: str, clause: str | None = None, /, **arguments: Argument) -> Message:
    """A message from its key, its clause and its arguments by name."""
    return Message(key, arguments, clause)


class RefusalReason(Enum):
    """The base of a game's reasons to refuse an action: each has the clause that forbids it and the
    key of the message that says so.
    """

    def __init__(self, clause: str, key: str) -> None:
        self.clause, self.key = clause, key

    def refuse(self, **arguments: Argument) -> Refusal:
        """A refusal for this reason."""
        return Refusal(self, Message(self.key, arguments, self.clause))


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal now: the reason, and a message that says so."""

    reason: RefusalReason
    message: Message

    @property
    def clause(self) -> str:
        """The clause that forbids the action."""
        return self.reason.clause

    def __str__(self) -> str:
        return str(self.message)
