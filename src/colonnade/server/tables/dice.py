"""The dice of a table: which source it has, what each seat is to give to fair dice, and what everybody is shown of them."""

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
"""After as many void rounds the table is abandoned: somebody keeps the dice from being agreed on."""


class ContinuedDice(FairDice):
    """The dice of a game that goes on from another: what was thrown before came from elsewhere, so its record claims no proof."""

    def describe(self, is_over: bool) -> dict[str, object]:
        """Nothing but that not all dice were thrown here."""
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
    """Say what each seat is to give: every person a value, but the seats of one device only one for all of them."""
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
    """Whether dice can be thrown: fair ones when everybody has revealed."""
    return not isinstance(source, AgreedDice) or source.phase == "closed"


def to_dice(source: DiceSource, is_over: bool) -> messages.Dice:
    """What everybody is shown."""
    if isinstance(source, AgreedDice):
        seats = [
            messages.DiceSeat(shown.part, shown.commitment, given.value is not None, shown.value)
            for given, shown in zip(source.seats, source.shown_seats, strict=True)
        ]
        secret = cast("str | None", source.describe(is_over)["secret"])
        return messages.Dice("fair", VERSION, source.phase, source.round, source.commitment, seats, secret=secret)
    if isinstance(source, ContinuedDice):
        return messages.Dice("scripted")
    if isinstance(source, FairDice):
        secret = cast("str | None", source.describe(is_over)["secret"])
        entropy = list(source.entropy) if source.is_closed else None
        return messages.Dice("fair", 1, "closed", 1, source.commitment, [], entropy, secret)
    return messages.Dice("physical")
