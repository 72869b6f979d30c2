"""Chances in per cent, rounded as people read them. User interfaces write them in a language
(`Speaker.format_percent`, `web/src/lib/numbers.ts`).
"""

from __future__ import annotations

from typing import Literal, NamedTuple

NOISE = 1e-10
"""The most that rounding errors add to the per cent of a sum of chances."""


class Percentage(NamedTuple):
    """A rounded percentage: the number as text, and whether the chance is that, or lies between it
    and an impossible or a certain event.
    """

    bound: Literal["under", "exact", "over"]
    number: str


def round_percent(share: float, digits: int | None = None) -> Percentage:
    """A chance, or a difference of chances, in per cent: with that many decimals, or, if none are
    given, whole from 10 to 99 and else with one decimal.

    A chance that is neither 0 nor 1 is never rounded to one of these: it is `under 0.1` or `over
    99.9`.
    """
    percent = 100 * share
    if min(abs(percent), abs(percent - 100)) < NOISE:
        percent = float(round(percent))
    shown = digits
    if shown is None:
        shown = 1 if abs(percent) < 10 or 99 < percent < 100 else 0
    least = 10.0**-shown
    bound: Literal["under", "exact", "over"] = "exact"
    if 0 < percent < least:
        bound, percent = "under", least
    elif 100 - least < percent < 100:
        bound, percent = "over", 100 - least
    number = f"{percent:.{shown}f}"
    if digits is None:
        number = number.removesuffix(".0")
    return Percentage(bound, number.removeprefix("-") if float(number) == 0 else number)
