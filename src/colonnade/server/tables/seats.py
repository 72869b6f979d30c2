"""A seat of a table."""

from __future__ import annotations

from colonnade.server.tables.log import HeaderSeat


class SeatState(HeaderSeat, frozen=True, kw_only=True):
    """The current state of a seat."""

    colour: str
    substitute: str | None = None
    """The level that plays for the person."""
    has_timed_out: bool = False

    @property
    def is_open(self) -> bool:
        """Whether the seat can still be taken."""
        return self.kind == "link" and self.digest is None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot plays the seat now: its own, a substitute, or the one that plays on a
        time-out.
        """
        return self.kind == "bot" or self.substitute is not None or self.has_timed_out

    @property
    def record_name(self) -> str:
        """The name of the seat in the record."""
        return f"bot:{self.level}" if self.kind == "bot" else self.name

    def player(self, fallback: str) -> str | None:
        """The level that plays the seat now; None where its person does."""
        if self.kind == "bot":
            return self.level
        return self.substitute or (fallback if self.has_timed_out else None)
