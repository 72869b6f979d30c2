"""How chances are said to people."""

from __future__ import annotations


def percent(chance: float) -> float:
    """A chance in hundredths: whole numbers from ten on, one decimal below and close to certainty;
    never 0 or 100 for what is neither.
    """
    hundredths = 100 * chance
    if 0 < chance < 1:
        hundredths = min(max(hundredths, 0.1), 99.9)
    return round(hundredths, 1) if hundredths < 10 or 99 < hundredths < 100 else round(hundredths)
