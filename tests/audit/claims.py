"""What was said, and what is true."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from colonnade.core.message import Message


@dataclass(frozen=True)
class Claim:
    """A number that was stated of a position, and the number that was found."""

    position: str
    subject: str
    """Which number: of which cell or token, to which seat, in which sentence."""
    stated: Any
    truth: Any
    slack: float = 1e-9

    @property
    def is_right(self) -> bool:
        if isinstance(self.stated, float | int) and isinstance(self.truth, float | int):
            return abs(self.stated - self.truth) <= self.slack
        return self.stated == self.truth

    def __str__(self) -> str:
        return f"{self.position}: {self.subject}: stated {self.stated!r}, truly {self.truth!r}"


def claim_percent(position: str, subject: str, stated: float, chance: float) -> Claim:
    """Hundredths as people read them: whole from ten on, one decimal below and above 99; never 0 or
    100 for what is neither.
    """
    truth = 100 * chance
    if 0 < chance < 1:
        truth = min(max(truth, 0.1), 99.9)
    return Claim(
        position, subject, stated, truth, 0.5 + 1e-9 if 9.95 <= truth <= 99 else 0.05 + 1e-9
    )


def claim_sentence(
    position: str, subject: str, said: Message, key: str, chance: float, *, has_sure: bool = True
) -> Claim:
    """A sentence about one chance has the key for the impossible, the certain or what lies between,
    and the right percentage.
    """
    ending = "never" if not chance else "now" if chance == 1 and has_sure else ""
    expected = f"{key}-{ending}" if ending else key
    if said.key != expected:
        return Claim(position, f"{subject} sentence", said.key, expected)
    if ending:
        return Claim(position, f"{subject} sentence", said.key, said.key)
    stated = dict(said.arguments)["percent"]
    assert isinstance(stated, (int, float))
    return claim_percent(position, f"{subject} {said.key}", stated, chance)
