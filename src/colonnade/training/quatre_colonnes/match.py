"""Matches of a net for Les 4 colonnes in batches: `python -m
colonnade.training.quatre_colonnes.match quatre_colonnes-2-1.npz --plies 2`.

One seat (in teams one team) is the net's; all others belong to `greedy`, play at random, or belong
to another net whose file is given. Seats and the first seat rotate from game to game. Attempts to
build are counted by their odds, not thrown (L3.1): each wins one in thirty-six of what is left of a
game, and where all are home the rest is divided by the closed form. The mean is that of real games,
and far fewer games are needed to measure it.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from colonnade.engine.quatre_colonnes.positions import BY_CHANCE, BY_GREEDY, BY_NET, OFFSET, Records
from colonnade.training.nets import Tensor, torch
from colonnade.training.quatre_colonnes.batch import Engine, Horizon
from colonnade.training.quatre_colonnes.starts import begin
from colonnade.training.quatre_colonnes.values import Values, load_values

STYLES = {"greedy": BY_GREEDY, "random": BY_CHANCE}
AT_A_TIME = {"cuda": 32768, "cpu": 2048}  # games
SECOND_PLY = {"cuda": 16384, "cpu": 512}  # positions whose next draw is searched at a time


@dataclass(frozen=True, slots=True)
class Score:
    """The result of a net in a match."""

    games: int
    share: float
    """Of the wins."""
    margin: float
    """Half the width of the 95 % interval."""
    home_first: float
    """The share of games in which all its tokens, in teams all of its team, were the first on the
    summit.
    """

    def as_dict(self) -> dict[str, Any]:
        """Return the figures, rounded."""
        low, high = self.share - self.margin, self.share + self.margin
        figures = {"share": self.share, "low": low, "high": high, "home_first": self.home_first}
        return {"games": self.games, **{name: round(value, 5) for name, value in figures.items()}}


def look_further(engine: Engine, values: Values, horizon: Tensor) -> Tensor:
    """Return the values of positions at the horizon: the exact mean over the next draw, in which
    every seat plays by the net.
    """
    size = SECOND_PLY["cuda" if engine.on_gpu else "cpu"]
    parts: list[Tensor] = []
    for start in range(0, len(horizon), size):
        part = horizon[start : start + size]
        beyond = engine.look(part)
        parts.append(engine.expect(part, beyond, values(beyond.positions)))
    return torch.cat(parts) if parts else torch.zeros(0, engine.sides, device=engine.device)


def throw(engine: Engine, games: int, generator: Any) -> Tensor:
    """Throw two dice for each game."""
    return torch.randint(
        1, 7, (games, 2), dtype=torch.int8, device=engine.device, generator=generator
    )


def play_match(
    engine: Engine,
    values: Values,
    *,
    against: str | Values,
    games: int,
    plies: int = 1,
    seed: int = 1,
) -> Score:
    """Play a match of a net against copies of a style, or of another net with the same plies."""
    rival = against if isinstance(against, Values) else None
    style, players, sides = (
        STYLES[against] if isinstance(against, str) else BY_NET,
        engine.players,
        engine.sides,
    )
    seatings = np.array(
        [
            begin(
                players,
                engine.dice,
                engine.teams,
                first,
                [BY_NET if seat % sides == side else style for seat in range(4)],
            )
            for first in range(players)
            for side in range(sides)
        ]
    )
    shares: list[Any] = []
    first_home = 0
    size = AT_A_TIME["cuda" if engine.on_gpu else "cpu"]
    for start in range(0, games, size):
        numbers = np.arange(start, min(games, start + size))
        mine = numbers % sides
        table = Table(engine, seatings[numbers % len(seatings)], seed + start)
        own = torch.as_tensor(mine, device=engine.device)
        while table.step(values, plies, None if rival is None else (rival, own)):
            pass
        shares.append(table.won.cpu().numpy()[np.arange(len(mine)), mine])
        first_home += int((table.home_first.cpu().numpy() == mine).sum())
    found = np.concatenate(shares)
    return Score(
        games, float(found.mean()), 1.96 * float(found.std()) / math.sqrt(games), first_home / games
    )


class Table:
    """Games of a match, played at the same time to their end."""

    def __init__(self, engine: Engine, records: Records, seed: int) -> None:
        self.engine, self.seed, self.steps = engine, seed, 0
        self.positions = engine.place(records)
        self.generator = torch.Generator(device=engine.device).manual_seed(seed)
        count = len(records)
        self.left = torch.ones(count, device=engine.device)
        self.won = torch.zeros(count, 4, device=engine.device)
        """Per game and side, its share of the win so far."""
        self.home_first = torch.full((count,), -1, dtype=torch.int8, device=engine.device)

    def seats(self) -> Tensor:
        """Return the seat to throw in each game."""
        return self.positions[:, OFFSET["seat"]].long()

    def step(self, values: Values, plies: int, rival: tuple[Values, Tensor] | None = None) -> bool:
        """Play one draw of every game; return whether some may not have ended, which is checked
        every 16 draws.

        With a `rival`, its net plays all sides but the one given per game.
        """
        faces = throw(self.engine, len(self.positions), self.generator)
        horizon = self.engine.look(self.positions, self.engine.number_draws(faces), everyone=False)
        shares = self._judge(values, plies, horizon.positions)
        if rival is not None:
            other, own = rival
            is_rival = (self.seats() % self.engine.sides != own).repeat(self.engine.draws)
            rows = is_rival.repeat_interleave(horizon.counts).nonzero()[:, 0]
            shares[rows] = self._judge(other, plies, horizon.positions[rows])
        self._play(faces, horizon, shares)
        self.steps += 1
        return self.steps % 16 != 0 or bool((self.left > 0).any())

    def _judge(self, values: Values, plies: int, positions: Tensor) -> Tensor:
        return values(positions) if plies == 1 else look_further(self.engine, values, positions)

    def _play(self, faces: Tensor, horizon: Horizon, shares: Tensor) -> None:
        seed = (self.seed * 1_000_003 + self.steps) & ((1 << 63) - 1)
        self.engine.play_match(
            self.positions, faces, horizon, shares, seed, self.left, self.won, self.home_first
        )


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of this module: a line of JSON per net, opponent and number of plies."""
    parser = argparse.ArgumentParser(
        description="Match nets for Les 4 colonnes against a reference player."
    )
    parser.add_argument("nets", type=Path, nargs="+", help="files of weights, .npz")
    parser.add_argument(
        "--against",
        nargs="+",
        default=["greedy"],
        help="greedy, random, or files of weights, .npz, for the same table",
    )
    parser.add_argument("--plies", type=int, choices=(1, 2), nargs="+", default=[1])
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--device",
        default="cuda" if torch.cuda.is_available() else "cpu",
        help="cuda or cpu; by default the GPU, where there is one",
    )
    chosen = parser.parse_args(arguments)
    for path in chosen.nets:
        engine, values = load_values(path, chosen.device)
        for against in chosen.against:
            for plies in chosen.plies:
                rival = (
                    against
                    if against in STYLES
                    else load_values(Path(against), chosen.device, engine)[1]
                )
                score = play_match(
                    engine, values, against=rival, games=chosen.games, plies=plies, seed=chosen.seed
                )
                print(
                    json.dumps(
                        {"net": path.stem, "against": against, "plies": plies, **score.as_dict()}
                    ),
                    flush=True,
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
