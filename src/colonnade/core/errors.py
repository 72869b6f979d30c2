"""The exceptions of Colonnade. Each class has a stable `code`; each error has a message key and
arguments for the user interfaces.

ColonnadeError
├── Malformed          malformed            a text that is not an action, position, option or number
├── Illegal            illegal              an action that the rules forbid now; carries the refusal
├── NotYourTurn        not-your-turn        an action for a seat that is not to decide
├── Stale              stale                an action for a position that has passed
├── Finished           finished             an action after the end of the game
├── NothingToTakeBack  nothing-to-take-back there is no decision of this turn after its last throw
├── BadOption          bad-option           an option, or a choice of seats, outside its domain
├── Impossible         impossible           a position that cannot occur in a game
├── BadDice            bad-dice             impossible dice, or a source used out of order
├── BadRecord          bad-record           a record that cannot be parsed, or is not valid
├── BadAgent           bad-agent            an unknown level, or an agent that cannot be used
└── MissingExtra       missing-extra        a library of an extra of the package is not installed
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from colonnade.core.message import Argument, Message, Refusal, message


class ColonnadeError(Exception):
    """An error with a stable code, a message key and arguments. `str` is for developers; user
    interfaces show the message.
    """

    code: ClassVar[str] = "error"

    def __init__(self, key: str, /, **arguments: Argument) -> None:
        self.message = message(key, None, **arguments)
        super().__init__(key, arguments)

    def __str__(self) -> str:
        return f"{self.code}: {self.message}"

    def __reduce__(self) -> tuple[Callable[..., ColonnadeError], tuple[Any, ...]]:
        # Errors are pickled by worker processes, and Python would call the constructors below with
        # `args` only.
        return _restore, (type(self), self.args, self.__dict__)


def _restore(
    kind: type[ColonnadeError], arguments: tuple[Any, ...], attributes: dict[str, Any]
) -> ColonnadeError:
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(attributes)
    return error


class Malformed(ColonnadeError):
    """The text is not an action, position, option or number."""

    code = "malformed"


class Illegal(ColonnadeError):
    """The action is well formed, but the rules forbid it now."""

    code = "illegal"

    def __init__(self, action: object, refusal: Refusal, position: str = "") -> None:
        super().__init__(refusal.message.key)
        self.action, self.refusal, self.position = action, refusal, position
        self.message: Message = refusal.message

    def __str__(self) -> str:
        return f"{self.code}: '{self.action}': {self.refusal}" + (
            f" at {self.position}" if self.position else ""
        )


class NotYourTurn(ColonnadeError):
    """Another seat is to decide."""

    code = "not-your-turn"


class Stale(ColonnadeError):
    """The action was meant for a position that has passed."""

    code = "stale"


class Finished(ColonnadeError):
    """The game is over."""

    code = "finished"


class NothingToTakeBack(ColonnadeError):
    """There is no decision of this turn after its last throw."""

    code = "nothing-to-take-back"


class BadOption(ColonnadeError):
    """An option, or a choice of seats, outside its domain."""

    code = "bad-option"


class Impossible(ColonnadeError):
    """A position that cannot occur in a game; the message says why."""

    code = "impossible"

    def __init__(self, reason: Message) -> None:
        super().__init__(reason.key)
        self.message: Message = reason


class BadDice(ColonnadeError):
    """Dice that cannot have been thrown, or a source used out of order."""

    code = "bad-dice"


class BadRecord(ColonnadeError):
    """A record that cannot be parsed, or is not valid; with the line, the ply and the event at
    fault where they are known.
    """

    code = "bad-record"

    def __init__(
        self,
        reason: Message,
        *,
        line: int | None = None,
        ply: int | None = None,
        event: str | None = None,
        clause: str | None = None,
    ) -> None:
        super().__init__(reason.key)
        self.message: Message = reason
        self.line, self.ply, self.event, self.clause = line, ply, event, clause or reason.clause

    def __str__(self) -> str:
        where = [
            f"{name} {value!r}"
            for name, value in (("line", self.line), ("ply", self.ply), ("event", self.event))
            if value is not None
        ]
        return f"{self.code}: " + ", ".join([*where, str(self.message)])


class BadAgent(ColonnadeError):
    """An unknown level, or an agent that cannot be used."""

    code = "bad-agent"


class MissingExtra(ColonnadeError):
    """A library of an extra of the package is not installed; the message names the extra."""

    code = "missing-extra"
