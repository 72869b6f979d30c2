"""The results of an arena: shares of the wins per pairing, ratings per level."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from colonnade.lab.contest import Contest, Pairing
from colonnade.lab.deals import Deal
from colonnade.lab.ratings import Rating
from colonnade.lab.statistics import Estimate, estimate_share


@dataclass(frozen=True)
class LevelResult:
    """The result of a level in a pairing."""

    level: str
    share: Estimate
    fair: float
    """The share that equal levels would have: its fraction of the seats."""
    opened: Estimate | None
    """How often it was the first that could end the game; None in games without a last throw."""
    score: float | None
    """The mean score of its seats; None in games without scores."""


@dataclass(frozen=True)
class PairingResult:
    """The results of the levels of a pairing."""

    levels: tuple[LevelResult, ...]
    seats: tuple[str, ...]
    """The levels in the seats of the first arrangement."""
    games: int
    events: float
    """The mean number of events per game."""


@dataclass(frozen=True)
class Summary:
    """The results of an arena."""

    contest: Contest
    pairings: tuple[PairingResult, ...]
    ratings: tuple[Rating, ...]
    """In the order of the levels; empty for a single table."""

    def as_dict(self) -> dict[str, Any]:
        """The results as plain data."""

        def of(estimate: Estimate | None) -> dict[str, float] | None:
            if estimate is None:
                return None
            return {
                "share": estimate.share,
                "low": estimate.low,
                "high": estimate.high,
                "trials": estimate.trials,
            }

        return {
            **self.contest.describe(),
            "results": [
                {
                    "seats": list(result.seats),
                    "games": result.games,
                    "events_per_game": result.events,
                    "levels": [
                        {
                            "level": level.level,
                            **(of(level.share) or {}),
                            "fair_share": level.fair,
                            "first_to_build": of(level.opened),
                            "mean_score": level.score,
                        }
                        for level in result.levels
                    ],
                }
                for result in self.pairings
            ],
            "ratings": [
                {"level": one.level, "rating": one.rating, "low": one.low, "high": one.high}
                for one in self.ratings
            ],
        }


class PairingTally:
    """The deals of one pairing, in eight bytes per deal and level."""

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self.deals = 0
        self.events = 0
        self._won = [array("d") for _ in pairing.levels]
        self._opened = [array("d") for _ in pairing.levels]
        self._scores: list[int] | None = None

    def add(self, deal: Deal) -> None:
        """Add the next deal."""
        self.deals += 1
        self.events += deal.events
        games = len(self.pairing.arrangements)
        for column, won in zip(self._won, deal.won, strict=True):
            column.append(won / games)
        if deal.opened is not None:
            for column, opened in zip(self._opened, deal.opened, strict=True):
                column.append(opened / games)
        if deal.scores is not None:
            self._scores = [
                sum(pair)
                for pair in zip(self._scores or [0] * len(deal.scores), deal.scores, strict=True)
            ]

    def shares_of(self, level: int) -> Sequence[float]:
        """The share of a level in every deal."""
        return self._won[level]

    def summarise(self) -> PairingResult:
        """The results of the levels so far."""
        met, games = self.pairing, self.deals * len(self.pairing.arrangements)
        found: list[LevelResult] = []
        for number, level in enumerate(met.levels):
            opened = estimate_share(self._opened[number]) if self._opened[number] else None
            seats = self.deals * sum(row.count(number) for row in met.arrangements)
            score = None if self._scores is None else self._scores[number] / seats
            found.append(
                LevelResult(
                    level, estimate_share(self._won[number]), met.fair_share(number), opened, score
                )
            )
        seated = tuple(met.levels[number] for number in met.arrangements[0])
        return PairingResult(tuple(found), seated, games, self.events / games if games else 0.0)
