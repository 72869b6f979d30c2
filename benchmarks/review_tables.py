"""The tables and figures that the commands of `review.py` share."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from pathlib import Path
from typing import Any

import colonnade.analysis
from colonnade.analysis.review import Review, review
from colonnade.bots.evaluation import Evaluator, find_evaluator
from colonnade.games import GAMES
from colonnade.lab.simulate import Experiment, play_game, prepare_experiment

for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    # one core, as the figures promise; NumPy reads it when the first level is looked up
    os.environ.setdefault(name, "1")

ANALYSIS = Path(colonnade.analysis.__file__).parent


@dataclass(frozen=True)
class Table:
    """A game for a number of players, with options."""

    game: str
    players: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return ", ".join(
            [
                self.game,
                f"{self.players} players",
                *(f"{name}={value}" for name, value in self.options),
            ]
        )

    def prepare(self, agents: list[str], games: int, seed: int) -> Experiment:
        """Games of these levels at this table."""
        return prepare_experiment(self.game, agents, games, seed, options=dict(self.options))


def tables(arguments: argparse.Namespace, dice: Sequence[int] = (1,)) -> Iterator[Table]:
    """The tables that are asked for, Les 4 colonnes with each of these numbers of dice."""
    for game in GAMES:
        for players in GAMES[game].players:
            kinds: list[dict[str, Any]] = [{}]
            if game == "quatre_colonnes":
                kinds = [{} if number == 1 else {"dice": number} for number in dice]
                if players == 4:
                    kinds += [{"teams": True, **kind} for kind in kinds]
            for kind in kinds:
                if arguments.game in (None, game) and arguments.players in (None, players):
                    yield Table(game, players, tuple(kind.items()))


@lru_cache(maxsize=2)
def evaluator_of(game: str) -> Evaluator:
    return find_evaluator(game)


def review_game(experiment: Experiment, index: int) -> Review:
    return review(play_game(experiment, index), evaluator_of(experiment.game))


class Mean:
    """A mean with its standard error, of independent values or of values that no earlier one
    foretells.
    """

    def __init__(self) -> None:
        self.count, self.total, self.squares = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        """Count one more."""
        self.count, self.total, self.squares = (
            self.count + 1,
            self.total + value,
            self.squares + value * value,
        )

    @property
    def mean(self) -> float:
        """Of all values so far."""
        return self.total / self.count

    @property
    def variance(self) -> float:
        """Of a single value."""
        return max(0.0, self.squares / self.count - self.mean**2)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return sqrt(self.variance / self.count)
