"""Chances as people read them."""

from __future__ import annotations


def percent(chance: float) -> float:
    """A chance in per cent: a whole number between 10 and 99, else with one decimal; 0 and 100 only
    if it is exactly that.
    """
    hundredths = 100 * chance
    if 0 < chance < 1:
        hundredths = min(max(hundredths, 0.1), 99.9)
    return round(hundredths, 1) if hundredths < 10 or 99 < hundredths < 100 else round(hundredths)
