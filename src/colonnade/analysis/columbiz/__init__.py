"""The coach, the lens and the grades of Columbiz."""

from __future__ import annotations

from colonnade.analysis.plugin import AnalysisPlugin

PLUGIN = AnalysisPlugin(
    coach="colonnade.analysis.columbiz.coach",
    lens="colonnade.analysis.columbiz.lens",
    bands="colonnade.analysis.columbiz",
)
