"""What was said, and what is true."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any, TypeVar
from zlib import crc32

from colonnade.core.message import Message

T = TypeVar("T")


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


def is_sampled(*subject: object) -> bool:
    """Whether a costly check is made of this subject: of one in eight."""
    return crc32(repr(subject).encode()) % 8 == 0


def choose_pairs(options: Sequence[T], count: int, random: Random) -> list[tuple[T, T]]:
    """Different pairs, at random where there are more, each in the order of the options."""
    pairs = list(combinations(options, 2))
    return random.sample(pairs, min(count, len(pairs)))


def claim_sentence(
    position: str, subject: str, said: Message, key: str, chance: float, *, has_sure: bool = True
) -> Claim:
    """A sentence about one chance has the key for the impossible, the certain or what lies between,
    and the right chance.
    """
    ending = "never" if not chance else "now" if chance == 1 and has_sure else ""
    expected = f"{key}-{ending}" if ending else key
    if said.key != expected:
        return Claim(position, f"{subject} sentence", said.key, expected)
    if ending:
        return Claim(position, f"{subject} sentence", said.key, said.key)
    return Claim(position, f"{subject} {said.key}", dict(said.arguments)["chance"], chance)
