"""A seat of a table."""

from __future__ import annotations

from colonnade.server.tables.log import HeaderSeat


class SeatState(HeaderSeat, frozen=True, kw_only=True):
    """A seat as it is now."""

    colour: str
    substitute: str | None = None
    """The level that plays in the person's place."""
    has_timed_out: bool = False

    @property
    def is_open(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.kind == "link" and self.digest is None

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot plays the seat now: its own, a substitute, or the one that plays on a time-out."""
        return self.kind == "bot" or self.substitute is not None or self.has_timed_out

    @property
    def record_name(self) -> str:
        """The name that the record has for the seat."""
        return f"bot:{self.level}" if self.kind == "bot" else self.name

    def player(self, fallback: str) -> str | None:
        """The level that plays the seat now; None where its person does."""
        if self.kind == "bot":
            return self.level
        return self.substitute or (fallback if self.has_timed_out else None)
