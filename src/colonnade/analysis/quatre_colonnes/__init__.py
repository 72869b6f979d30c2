"""The coach, the lens and the grades of Les 4 colonnes."""

from __future__ import annotations

from colonnade.analysis.plugin import AnalysisPlugin

PLUGIN = AnalysisPlugin(
    coach="colonnade.analysis.quatre_colonnes.coach",
    lens="colonnade.analysis.quatre_colonnes.lens",
    bands="colonnade.analysis.quatre_colonnes",
)
