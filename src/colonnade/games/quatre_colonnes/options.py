"""The options of Les 4 colonnes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from colonnade.core.errors import BadOption
from colonnade.core.options import OptionField, Options


@dataclass(frozen=True, slots=True)
class QuatreColonnesOptions(Options):
    """The options of a game, resolved in full."""

    dice: int
    teams: bool
    third_six: str
    finish: str
    sums: bool | str
    partners: str

    fields: ClassVar[tuple[OptionField, ...]] = (
        OptionField("dice", (1, 2), "L2.2"),
        OptionField("teams", (False, True), "L2.3"),
        OptionField("third_six", ("start", "workshop"), "L3.4"),
        OptionField("finish", ("exact", "free"), "L5.2"),
        OptionField("sums", (True, "six", False), "L3.3"),
        OptionField("partners", ("side", "players"), "L2.3"),
    )

    def check(self, players: int) -> None:
        """L2.3: teams are for four players, and partners only in teams."""
        if self.teams and players != 4:
            raise BadOption("error-option-teams", players=players)
        if self.partners != "side" and not self.teams:
            raise BadOption("error-option-partners")

    def find_teams(self, players: int) -> tuple[int, ...]:
        """Per seat, who wins together: in teams the partners, who sit opposite each other (L9)."""
        return tuple(seat % 2 if self.teams else seat for seat in range(players))

    def find_sides(self, players: int) -> tuple[int, ...]:
        """Per seat, who protects, blocks and sends back as one player (L2.3)."""
        return self.find_teams(players) if self.partners == "side" else tuple(range(players))
