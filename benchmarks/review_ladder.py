"""`review.py ladder` and `grades`: what each level loses, and the bands of the grades."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property, partial
from itertools import combinations, pairwise
from math import sqrt
from pathlib import Path
from random import Random
from statistics import median

from review_tables import ANALYSIS, Table, review_game, tables

from colonnade.analysis.grades import FEWEST_DECISIONS, GRADES, Grade, find_ratio, is_counted
from colonnade.analysis.review import Review
from colonnade.lab.simulate import Experiment
from colonnade.lab.workers import parallel_map

RATIOS = (0.006, 0.05, 0.2)
"""Ratios of losses to stakes above which games are counted."""
RUNGS = {
    "columbiz": (
        "random",
        "beginner",
        "learner",
        "casual",
        "points",
        "amateur",
        "club",
        "expert",
        "master",
    ),
    "quatre_colonnes": ("random", "beginner", "casual", "club", "expert", "master"),
}
"""Per game the levels that are measured, from the weakest to the strongest: the ladder of
`docs/bots.md`.

The champion is left out. It looks one turn further than the review, so what the review charges it
is where the two disagree.
"""


@dataclass(frozen=True)
class SeatLosses:
    """What a level lost in one game, over the decisions that count for its grade."""

    level: str
    loss: float
    stake: float
    decisions: int


@dataclass(frozen=True)
class Schedule:
    """Games between different levels: game number k is the same whenever it is played."""

    table: Table
    levels: tuple[str, ...]
    games: int
    """Per level, at least."""
    seed: int

    @cached_property
    def pairings(self) -> list[tuple[str, ...]]:
        """Per game its levels, seat by seat, until every level has had its games.

        Round after round all combinations of different levels, in an order and on seats drawn at
        random.
        """
        random, combined = (
            Random(f"{self.seed} {self.table}"),
            list(combinations(self.levels, self.table.players)),
        )
        counted, found = Counter[str](), list[tuple[str, ...]]()
        while True:
            random.shuffle(combined)
            for combination in combined:
                if min(counted[level] for level in self.levels) >= self.games:
                    return found
                found.append(tuple(random.sample(combination, len(combination))))
                counted.update(combination)

    def play(self, numbers: Sequence[int], place: int) -> tuple[SeatLosses, ...]:
        """Play and review the game whose number has that place among the given ones."""
        index = numbers[place]
        experiment = self.table.prepare(list(self.pairings[index]), self.games, self.seed)
        found = review_game(experiment, index)
        return tuple(
            measure_losses(found, seat, level) for seat, level in enumerate(experiment.agents)
        )


def measure_losses(found: Review, seat: int, level: str) -> SeatLosses:
    """The losses of a seat, and its stakes, where a decision counts for the grade."""
    decided = [event for event in found.events if event.seat == seat and len(event.ranked) > 1]
    counted = [event for event in decided if is_counted(event.values[seat] + event.loss)]
    return SeatLosses(
        level,
        sum(event.loss for event in counted),
        sum(event.stake for event in counted),
        len(counted),
    )


class Results:
    """The games of schedules that have been played, kept in a file, one line each; without a file,
    in memory only.
    """

    def __init__(self, path: Path | None) -> None:
        self._path, self._games = path, dict[tuple[str, int, int], tuple[SeatLosses, ...]]()
        if path is not None and path.exists():
            text = path.read_text(encoding="utf-8")
            whole = text[: text.rfind("\n") + 1]
            if whole != text:  # it was stopped in the middle of a line
                path.write_text(whole, encoding="utf-8")
            for line in whole.splitlines():
                stored = json.loads(line)
                key = stored["table"], stored["seed"], stored["game"]
                self._games[key] = tuple(SeatLosses(**seat) for seat in stored["seats"])

    def find(self, schedule: Schedule, index: int) -> tuple[SeatLosses, ...] | None:
        """The game of that number, if it has been played; a game of other levels is none."""
        found = self._games.get((str(schedule.table), schedule.seed, index))
        return (
            found
            if found and tuple(seat.level for seat in found) == schedule.pairings[index]
            else None
        )

    def add(self, schedule: Schedule, index: int, seats: tuple[SeatLosses, ...]) -> None:
        """Keep a game."""
        self._games[str(schedule.table), schedule.seed, index] = seats
        if self._path is not None:
            line = {
                "table": str(schedule.table),
                "seed": schedule.seed,
                "game": index,
                "seats": [asdict(seat) for seat in seats],
            }
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")


ANCHORS = ("expert", "club", "casual")
"""The levels between whose losses the bands lie, with the level below `casual` and the weakest of
all.

A master loses less than half of what the expert does, or less than halfway, in proportion, between
what the two levels lose.
"""
PROGRESS = 10  # games between two lines that say how far it is
CHANCE = 0.55
"""No grade above `casual` beyond this ratio, whatever the levels lose: choices at random have a
ratio of 1, in one game 0.6 at least.
"""


def draw_bands(ratios: dict[str, float]) -> list[float]:
    """The highest ratio of each grade but the last: halfway, in proportion, between the levels that
    stand for the grades.
    """
    levels = list(ratios)
    below_casual = levels[levels.index("casual") - 1]
    anchors = sorted([*(ratios[level] for level in (*ANCHORS, below_casual)), max(ratios.values())])
    ends = [
        max(anchors[0] / 2, sqrt(ratios["master"] * anchors[0])),
        *(sqrt(below * above) for below, above in pairwise(anchors)),
    ]
    above_casual = GRADES.index("casual")
    shrunk = min(1.0, CHANCE / ends[above_casual - 1])
    return [
        round(end * shrunk if grade < above_casual else end, 4) for grade, end in enumerate(ends)
    ]


def play_schedule(
    schedule: Schedule, results: Results, workers: int
) -> list[tuple[SeatLosses, ...]]:
    """All games of a schedule: those that are missing are played, and kept."""
    numbers = range(len(schedule.pairings))
    missing = [index for index in numbers if results.find(schedule, index) is None]
    begun, most = time.monotonic(), len(numbers)
    print(f"{schedule.table}: {most - len(missing)} of {most} games are there", flush=True)
    for place, seats in enumerate(
        parallel_map(partial(schedule.play, missing), 0, len(missing), workers) if missing else ()
    ):
        results.add(schedule, missing[place], seats)
        if (place + 1) % PROGRESS == 0:
            each = (time.monotonic() - begun) / (place + 1)
            print(
                f"  {most - len(missing) + place + 1} of {most} games, {each:.1f} s each",
                flush=True,
            )
    found = (results.find(schedule, index) for index in numbers)
    return [seats for seats in found if seats is not None]


def show_ladder(arguments: argparse.Namespace) -> None:
    bands: dict[str, dict[str, list[float]]] = {}
    results = Results(arguments.results)
    for table in tables(arguments):
        if table.options:
            continue
        levels = tuple(arguments.levels.split(",")) if arguments.levels else RUNGS[table.game]
        games = play_schedule(
            Schedule(table, levels, arguments.games, arguments.seed), results, arguments.workers
        )
        ratios: dict[str, float] = {}
        for level in levels:
            seats = [seat for seats in games for seat in seats if seat.level == level]
            ratios[level], margin = find_ratio([(seat.loss, seat.stake) for seat in seats])
            lost = f"loses {100 * ratios[level]:6.2f} ± {100 * margin:.2f} % of what is at stake"
            print(f"  {level:<10} {lost}, {len(seats)} games", flush=True)
        if {*ANCHORS, "random", "master"} <= ratios.keys():
            ends = bands.setdefault(table.game, {})[str(table.players)] = draw_bands(ratios)
            print(
                "  bands:",
                ", ".join(
                    f"{grade} to {100 * end:.2f} %"
                    for grade, end in zip(GRADES, ends, strict=False)
                ),
            )
            for level in levels:
                graded = [
                    seat
                    for seats in games
                    for seat in seats
                    if seat.level == level and seat.decisions >= FEWEST_DECISIONS
                ]
                told = Counter(
                    GRADES[sum(seat.loss > end * seat.stake for end in ends)] for seat in graded
                )
                shares = ", ".join(
                    f"{grade} {100 * told[grade] / len(graded):.0f} %"
                    for grade in GRADES
                    if told[grade]
                )
                print(f"  {level:<10} in single games: {shares}", flush=True)
    if arguments.write:
        for game, by_players in bands.items():
            path = ANALYSIS / game / "bands.json"
            stored = json.loads(path.read_text(encoding="utf-8"))
            path.write_text(json.dumps({**stored, **by_players}, indent=2) + "\n", encoding="utf-8")
            print(f"Written to {game}/{path.name}.")


def grade_game(experiment: Experiment, index: int) -> Grade | None:
    """The first seat's grade."""
    return review_game(experiment, index).summaries[0].grade


def show_grades(arguments: argparse.Namespace) -> None:
    for table in tables(arguments):
        for level in arguments.levels.split(","):
            agents = [level, *["master"] * (table.players - 1)]
            experiment = table.prepare(agents, arguments.games, arguments.seed)
            grades = list(
                parallel_map(partial(grade_game, experiment), 0, arguments.games, arguments.workers)
            )
            told = Counter(grade.name if grade else None for grade in grades)
            ratios = [grade.ratio for grade in grades if grade]
            names = ", ".join(
                f"{name or 'none'} {told[name]}" for name in (*GRADES, None) if told[name]
            )
            above = ", ".join(
                f"{sum(ratio > limit for ratio in ratios)} above {limit}" for limit in RATIOS
            )
            print(f"{table}: {level} against masters, {arguments.games} games: {names}")
            print(
                f"  ratios: median {median(ratios or [0]):.4f}, {above}, the largest"
                f" {max(ratios, default=0):.3f}",
                flush=True,
            )
