"""What the server refuses beside the rules. Codes are stable; `docs/protocol.md` lists them.

ColonnadeError
├── NoSuchTable     no-such-table    no table, record or seat has that name
├── Forbidden       forbidden        the token does not hold what is asked for
├── LinkUsed        link-used        somebody else already sits on the seat of that link
├── NotPlaying      not-playing      the table still waits for players, or was abandoned
├── TooEarly        too-early        the game is not over yet, or the player has not been away for long enough
├── BadCode         bad-code         no table that waits for players has that short code
├── TooMany         too-many         more of something than the server allows
├── HelpOff         help-off         the table was made without that help
├── HelpFailed      help-failed      a hint or a review could not be found, or not in time
└── StoreFailed     store-failed     the database could not be read or written; nothing was changed
"""

from __future__ import annotations

from colonnade.core.errors import ColonnadeError


class NoSuchTable(ColonnadeError):
    """No table, record or seat has that name."""

    code = "no-such-table"


class Forbidden(ColonnadeError):
    """The token does not hold what is asked for."""

    code = "forbidden"


class LinkUsed(ColonnadeError):
    """Somebody else already sits on the seat of that link."""

    code = "link-used"


class NotPlaying(ColonnadeError):
    """The table still waits for players, or was abandoned."""

    code = "not-playing"


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
