"""The chart of an arena's results: shares of the wins and ratings, each with its interval.
Matplotlib comes with the extra `lab`.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from colonnade.core.extras import import_extra
from colonnade.lab.results import Summary

INK, ACCENT, BAND = "#2b2b33", "#2f6f8f", "#e9e2d0"
BAND_FROM, BAND_TO = 60, 75
"""The share of the wins, in per cent, that a level of a ladder should have against the one below.
"""


def import_matplotlib() -> Any:
    """Matplotlib, set up to draw into files. Raises `MissingExtra`."""
    matplotlib = import_extra("matplotlib", "Matplotlib", "lab")
    matplotlib.use("Agg")
    return import_module("matplotlib.pyplot")


def draw_chart(summary: Summary, title: str, say: Callable[..., str]) -> bytes:
    """The picture as PNG. `say` translates a message's key and arguments. Raises
    `MissingExtra`.
    """
    pyplot = import_matplotlib()
    is_ladder = bool(summary.ratings)
    rows = (
        [
            (
                say(
                    "cli-arena-chart-pair",
                    level=result.levels[0].level,
                    other=result.levels[1].level,
                ),
                result.levels[0],
            )
            for result in summary.pairings
        ]
        if is_ladder
        else [(level.level, level) for level in summary.pairings[0].levels]
    )
    height = 1.6 + 0.32 * max(len(rows), len(summary.ratings))
    figure, panels = pyplot.subplots(
        1, 2 if is_ladder else 1, figsize=(10 if is_ladder else 6, height), dpi=120, squeeze=False
    )
    left = panels[0][0]
    if summary.contest.kind == "ladder":
        left.axvspan(BAND_FROM, BAND_TO, color=BAND, zorder=0)
    for fair in {100 * level.fair for _, level in rows}:
        left.axvline(fair, color=INK, linewidth=0.8, linestyle=":")
    _draw_intervals(
        left,
        [
            (name, 100 * level.share.share, 100 * level.share.low, 100 * level.share.high)
            for name, level in rows
        ],
        say("cli-arena-chart-share"),
    )
    left.set_xlim(0, 100)
    if summary.contest.kind == "ladder":  # zoom in on the steps between the levels
        ends = [
            100 * end
            for _, level in rows
            for end in (level.share.low, level.share.high, level.fair)
        ]
        left.set_xlim(max(0, min(ends) - 5), min(100, max(*ends, BAND_TO) + 5))
    if is_ladder:
        _draw_intervals(
            panels[0][1],
            [(one.level, one.rating, one.low, one.high) for one in summary.ratings],
            say("cli-arena-chart-rating"),
        )
    figure.suptitle(title, fontsize=11, color=INK)
    figure.tight_layout()
    buffer = io.BytesIO()
    figure.savefig(buffer, format="png", metadata={"Software": None})
    pyplot.close(figure)
    return buffer.getvalue()


def _draw_intervals(
    panel: Any, rows: Sequence[tuple[str, float, float, float]], label: str
) -> None:
    """A point per row with its interval, the first row at the bottom."""
    for place, (_, middle, low, high) in enumerate(rows):
        panel.errorbar(
            middle,
            place,
            xerr=[[max(0.0, middle - low)], [max(0.0, high - middle)]],
            fmt="o",
            color=ACCENT,
            capsize=3,
            markersize=4,
        )
    panel.set_yticks(range(len(rows)), [name for name, *_ in rows], fontsize=8)
    panel.set_ylim(-0.7, len(rows) - 0.3)
    panel.set_xlabel(label, fontsize=9)
    panel.tick_params(axis="x", labelsize=8)
    panel.grid(axis="x", alpha=0.25)
    for side in ("top", "right"):
        panel.spines[side].set_visible(False)
