"""What the examples share: games of a policy against our levels, with 95 % intervals, the tables
and curves that show them, and the files they are kept in.
"""

from __future__ import annotations

import json
import os
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from importlib import metadata
from itertools import cycle
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from colonnade.adapters.gymnasium import GameEnv, Opponents
from colonnade.games import GAMES
from colonnade.lab.chart import import_matplotlib
from colonnade.lab.statistics import estimate_share

Choose = Callable[[NDArray[np.float32], NDArray[np.bool_]], Sequence[int] | NDArray[np.int64]]
"""A policy: from a row of numbers per position, and the legal actions of each, to an action for
each.
"""
OUT = Path("build/examples")
CURVE_SEED, FINAL_SEED = 1_000_000, 2_000_000
"""The dice of the games that measure."""
TABLES = 64
"""Games at the same time: a net is much faster with many positions at once."""


def play(
    choose: Choose, game: str, opponent: Opponents, games: int, seed: int, players: int = 2
) -> list[float]:
    """The policy's share of the win in each of these games; it has each seat in turn.

    Every game that begins is played to its end, so that short games do not count more often.
    """
    shares = [0.0] * games
    tables = [GameEnv(game, players, opponents=opponent) for _ in range(min(TABLES, games))]
    waiting, ended = iter(range(games)), 0
    playing: list[tuple[GameEnv, int, Any, Any]] = []

    def begin(table: GameEnv) -> None:
        number = next(waiting, None)
        if number is not None:
            options = {"seat": number % players}
            seen, info = table.reset(seed=seed + number, options=options)
            playing.append((table, number, seen, info["action_mask"]))

    for table in tables:
        begin(table)
    while playing:
        seen = np.stack([seen for _, _, seen, _ in playing])
        masks = np.stack([mask for *_, mask in playing]).astype(np.bool_)
        before, playing = playing, []
        for (table, number, *_), action in zip(before, choose(seen, masks), strict=True):
            position, reward, is_over, _, info = table.step(action)
            if is_over:
                shares[number] = reward
                ended += 1
                show(f"{ended} of {games} games")
                begin(table)
            else:
                playing.append((table, number, position, info["action_mask"]))
    show("")
    return shares


def show(text: str) -> None:
    """Show how far it is in a line of its own, which the next text replaces; only on a screen."""
    if sys.stderr.isatty():
        print(f"\r{text:<40}\r", end="", file=sys.stderr, flush=True)


def measure(
    choose: Choose, game: str, levels: Sequence[str], games: int, seed: int
) -> list[dict[str, Any]]:
    """Play each level, two players, and print a line of the table after each."""
    print_head()
    return [summarise(level, play(choose, game, level, games, seed)) for level in levels]


def print_head() -> None:
    """Print the head of a table of levels."""
    print(f"\n{'against':<10}{'games':>8}{'share of the wins':>20}   95 % interval", flush=True)


def summarise(against: str, shares: Sequence[float]) -> dict[str, Any]:
    """A line of the table: printed, and returned."""
    found = estimate_share(shares)
    print(
        f"{against:<10}{len(shares):>8,}{found.share:>20.1%}   {found.low:.1%} – {found.high:.1%}",
        flush=True,
    )
    return {
        "against": against,
        "games": len(shares),
        "share": round(found.share, 4),
        "interval": [round(found.low, 4), round(found.high, 4)],
    }


class Clock:
    """The time of a run, by the clock on the wall and by the processor."""

    def __init__(self, seconds: float) -> None:
        self.limit = seconds
        self._start, self._processor_start = time.monotonic(), time.process_time()

    @property
    def seconds(self) -> float:
        """Seconds since the start."""
        return time.monotonic() - self._start

    @property
    def processor_seconds(self) -> float:
        """Processor time since the start, of all threads."""
        return time.process_time() - self._processor_start

    @property
    def left(self) -> float:
        """What is left of the limit: 1 at the start, 0 at the end and after it."""
        return max(0.0, 1 - self.seconds / self.limit)


class Curve:
    """A learning curve: measures a policy a few times while it learns."""

    def __init__(self, given: Namespace) -> None:
        self.levels: list[str] = given.curve.split(",")
        self.points: list[dict[str, Any]] = []
        self._game, self._games, self._count = given.game, given.curve_games, given.points
        self._before = self._processor_before = 0.0
        self._measured = 0

    def start(self, clock: Clock) -> None:
        """Begin a part of the learning, with a clock of its own."""
        self.clock, self._measured = clock, 0

    def end(self) -> None:
        """End a part of the learning: the next one's times are counted from here on."""
        self._before += self.clock.seconds
        self._processor_before += self.clock.processor_seconds

    @property
    def is_due(self) -> bool:
        """Whether it is time to measure the policy."""
        return 1 - self.clock.left >= self._measured / self._count

    def add(self, choose: Choose, **counts: object) -> None:
        """Measure the policy, with the same dice each time, and print the new point."""
        self._measured += 1
        point: dict[str, Any] = {
            "seconds": round(self._before + self.clock.seconds, 1),
            "processor_seconds": round(self._processor_before + self.clock.processor_seconds, 1),
            **counts,
        }
        for level in self.levels:
            shares = play(choose, self._game, level, self._games, CURVE_SEED)
            point[level] = round(float(np.mean(shares)), 4)
        self.points.append(point)
        print("  ".join(f"{name} {value}" for name, value in point.items()), flush=True)


def make_parser(text: str | None) -> ArgumentParser:
    """The arguments of all examples that learn; the first paragraph of the text describes them."""
    parser = ArgumentParser(description=(text or "").partition("\n\n")[0])
    parser.add_argument("--game", default="columbiz", choices=GAMES)
    parser.add_argument("--seconds", type=float, default=15, help="of learning")
    parser.add_argument("--points", type=int, default=3, help="of the curve")
    parser.add_argument("--curve", default="random,greedy", help="levels of the curve")
    parser.add_argument("--curve-games", type=int, default=50, help="per point and level")
    parser.add_argument("--levels", default="random,greedy", help="to meet at the end")
    parser.add_argument("--games", type=int, default=100, help="with each level at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT, help="folder")
    return parser


def save(out: Path, name: str, found: dict[str, Any], libraries: Sequence[str]) -> Path:
    """Write what was found as JSON, with the command, the versions and the load of the machine."""
    about: dict[str, Any] = {
        "command": " ".join(["python", *sys.argv]),
        "versions": {library: metadata.version(library) for library in ("colonnade", *libraries)},
        "cores": os.cpu_count(),
        "load_at_the_end": [round(load, 1) for load in os.getloadavg()],
    }
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"{name}.json"
    path.write_text(json.dumps({"about": about, **found}, indent=1) + "\n", encoding="utf-8")
    print(f"\n{path}")
    return path


def draw(path: Path, curve: Curve, title: str) -> None:
    """Draw a learning curve: the share of the wins against each level, over processor time."""
    pyplot = import_matplotlib()
    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    seconds = [point["processor_seconds"] for point in curve.points]
    for level, colour in zip(curve.levels, cycle(("#5b3a8c", "#1f6fb4", "#6b6b6b", "#111111"))):
        shares = [100 * point[level] for point in curve.points]
        axes.plot(seconds, shares, color=colour, marker="o", markersize=3)
        axes.annotate(f" {level}", (seconds[-1], shares[-1]), color=colour, va="center")
    axes.set(xlabel="seconds of processor time", ylabel="share of the wins, %", title=title)
    axes.set_ylim(0, 100)
    axes.grid(alpha=0.3)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, dpi=110)
    print(path)
