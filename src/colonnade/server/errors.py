"""The errors of the server, besides refusals by the rules. Codes are stable; `docs/protocol.md`
lists them.
"""

from __future__ import annotations

from colonnade.core.errors import ColonnadeError


class NoSuchTable(ColonnadeError):
    """No table, record or seat has that name."""

    code = "no-such-table"


class Forbidden(ColonnadeError):
    """The token does not give the right to do this."""

    code = "forbidden"


class LinkUsed(ColonnadeError):
    """Somebody else already sits on the seat of that link."""

    code = "link-used"


class NotPlaying(ColonnadeError):
    """The table still waits for players, or was abandoned."""

    code = "not-playing"


class NotReferee(ColonnadeError):
    """The table is played by itself: people do not type in what happens at a real board."""

    code = "not-referee"


class TooEarly(ColonnadeError):
    """The game is not over yet, or the player has not been away for long enough."""

    code = "too-early"


class BadCode(ColonnadeError):
    """No table that waits for players has that short code."""

    code = "bad-code"


class TooMany(ColonnadeError):
    """More of something than the server allows."""

    code = "too-many"


class HelpOff(ColonnadeError):
    """The table was made without that help."""

    code = "help-off"


class HelpFailed(ColonnadeError):
    """A hint or a review could not be found, or not in time."""

    code = "help-failed"


class StoreFailed(ColonnadeError):
    """The database could not be read or written; nothing was changed."""

    code = "store-failed"


class CodeTaken(StoreFailed):
    """Another table that waits for players has the short code; nothing was changed."""


class NotOwner(StoreFailed):
    """Another process owns the table; nothing was changed.

    `address` is where clients reach that process; empty if that is not known, or the process has
    not been seen for a while.
    """

    def __init__(self, address: str = "") -> None:
        super().__init__("error-store-owner")
        self.address = address
