"""The dice of a table: their source, the part of each seat in fair dice, and what viewers see of
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, cast

from colonnade.core.agreement import VERSION, AgreedDice
from colonnade.core.dice import DiceSource, FairDice, PhysicalDice
from colonnade.server import messages
from colonnade.server.tables.log import Header

if TYPE_CHECKING:
    from colonnade.server.tables.seats import SeatState

ROUNDS_LIMIT = 10
"""After this number of void rounds the table is abandoned: a player prevents the agreement."""


class ContinuedDice(FairDice):
    """The dice of a game that continues another: its earlier throws were not made here, so its
    record has no proof.
    """

    def describe(self, is_over: bool) -> dict[str, object]:
        """Only that not all dice were thrown here."""
        return {"source": "scripted"}


def make_source(header: Header) -> DiceSource:
    """The dice of a new table. Tables made before version 2 of fair dice keep version 1."""
    if header.dice != "fair":
        return PhysicalDice()
    secret = bytes.fromhex(header.secret or "")
    if header.events:
        return ContinuedDice(len(header.colours), secret)
    if header.dice_version == VERSION:
        return AgreedDice(header.id, len(header.colours), secret)
    return FairDice(len(header.colours), secret)


def expect_parts(source: AgreedDice, seats: Sequence[SeatState]) -> None:
    """Set the part of each seat: a value per person, but one value for all seats of one device."""
    parts: list[Literal["value", "shared", "bot"]] = []
    is_device_counted = False
    for seat in seats:
        if seat.kind == "bot" or seat.substitute is not None:
            parts.append("bot")
        elif seat.kind == "here" and is_device_counted:
            parts.append("shared")
        else:
            parts.append("value")
            is_device_counted = is_device_counted or seat.kind == "here"
    source.expect(parts)


def is_ready(source: DiceSource) -> bool:
    """Whether dice can be thrown: fair dice once all values are revealed."""
    return not isinstance(source, AgreedDice) or source.phase == "closed"


def to_dice(source: DiceSource, is_over: bool) -> messages.Dice:
    """The dice as viewers see them."""
    if isinstance(source, AgreedDice):
        seats = [
            messages.DiceSeat(shown.part, shown.commitment, given.value is not None, shown.value)
            for given, shown in zip(source.seats, source.shown_seats, strict=True)
        ]
        secret = cast("str | None", source.describe(is_over)["secret"])
        return messages.Dice(
            "fair", VERSION, source.phase, source.round, source.commitment, seats, secret=secret
        )
    if isinstance(source, ContinuedDice):
        return messages.Dice("scripted")
    if isinstance(source, FairDice):
        secret = cast("str | None", source.describe(is_over)["secret"])
        entropy = list(source.entropy) if source.is_closed else None
        return messages.Dice("fair", 1, "closed", 1, source.commitment, [], entropy, secret)
    return messages.Dice("physical")
