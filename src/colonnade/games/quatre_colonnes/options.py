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
    sums: bool

    fields: ClassVar[tuple[OptionField, ...]] = (
        OptionField("dice", (1, 2), "L2.2"),
        OptionField("teams", (False, True), "L2.3"),
        OptionField("third_six", ("start", "workshop"), "L3.4"),
        OptionField("finish", ("exact", "free"), "L5.2"),
        OptionField("sums", (True, False), "L3.3"),
    )

    def check(self, players: int) -> None:
        """L2.3: teams are for four players."""
        if self.teams and players != 4:
            raise BadOption("error-option-teams", players=players)
