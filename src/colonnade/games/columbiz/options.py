"""The options of Columbiz and its four editions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from colonnade.core.options import OptionField, Options, OptionValue

EDITIONS = ("fr", "nl", "es", "sv")


@dataclass(frozen=True, slots=True)
class ColumbizOptions(Options):
    """The options of a game, resolved in full."""

    edition: str
    max_discs: int
    kept_dice: str
    beyond_twelve: str

    fields: ClassVar[tuple[OptionField, ...]] = (
        OptionField("edition", EDITIONS, "C3.1"),
        OptionField("max_discs", (4, 1, 2, 3, 5, 6, 7, 8), "C3.1"),
        OptionField("kept_dice", ("free", "locked"), "C2.3"),
        OptionField("beyond_twelve", ("extend", "cap"), "C4.3"),
    )

    @classmethod
    def defaults(
        cls, given: Mapping[str, object], players: int, rules: int | None
    ) -> dict[str, OptionValue]:
        """An edition is a preset: the French one, the default, has at most three discs a turn with
        four players (R4).
        """
        edition = given.get("edition", "fr")
        defaults = super(ColumbizOptions, cls).defaults(given, players, rules)
        return {**defaults, "max_discs": 3 if edition == "fr" and players == 4 else 4}
