"""The part of a game's plug-in that reviews and hints use: `PLUGIN` of `analysis/<key>`."""

from __future__ import annotations

from dataclasses import dataclass
from pkgutil import resolve_name
from typing import TYPE_CHECKING

from colonnade.core.plugins import find_plugin

if TYPE_CHECKING:
    from colonnade.analysis.coach import CoachAdapter
    from colonnade.analysis.lens import LensAdapter


@dataclass(frozen=True, slots=True)
class AnalysisPlugin:
    """The coach, the lens and the grades of a game. Modules are given by name, and imported when
    they are needed.
    """

    coach: str | None = None
    """The module with the functions of a `CoachAdapter`; without one there are no hints and no
    warnings.
    """
    lens: str | None = None
    """The module with the functions of a `LensAdapter`."""
    bands: str | None = None
    """The package whose `bands.json` has the bands of the grades (see `grades`); without one there
    are no grades.
    """

    def load_coach(self) -> CoachAdapter | None:
        """The coach, if the game has one."""
        return None if self.coach is None else resolve_name(f"{self.coach}:")

    def load_lens(self) -> LensAdapter | None:
        """The lens, if the game has one."""
        return None if self.lens is None else resolve_name(f"{self.lens}:")


def find_analysis(game_key: str) -> AnalysisPlugin:
    """The plug-in of a game; an empty one if the game has none."""
    return find_plugin("analysis", game_key) or AnalysisPlugin()
