"""What the review promises, in figures: `python benchmarks/review.py
luck|ladder|grades|blunders|planted|time …`.

- `luck`: the evaluator against itself, which is how the master plays: the mean luck of a throw with
  its standard error, per game and number of players; and the results of the seats, plain and less
  luck: the same mean, and how much less variance.
- `ladder`: games between different levels, the part of what was at stake that each loses;
  `colonnade arena GAME --ladder all` tells what they win. `--results FILE` keeps every game, and a
  second call plays only what is missing. `--write` puts the bands of the grades, which follow from
  these, into the package.
- `grades`: a level against masters, the grades that single games give it.
- `blunders`: games of masters in which one decision is replaced by one that rollouts prove worse,
  whatever the evaluator says; how often the review finds it as the largest loss of the game.
- `planted`: the same with blunders by hand-made rules; how often the review finds it as the largest
  loss of its player.
- `time`: the review of whole games on one core.

All take `--game`, `--players`, `--workers` and `--seed`, and print as they go.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cached_property, lru_cache, partial
from itertools import combinations, pairwise
from math import inf, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median, stdev
from typing import Any

import colonnade.analysis
from colonnade.analysis.grades import FEWEST_DECISIONS, GRADES, find_ratio, is_counted
from colonnade.analysis.review import Review, review
from colonnade.analysis.rollout import plan_rollout, play_batch
from colonnade.bots.evaluation import Evaluator, find_evaluator
from colonnade.bots.levels import find_agent
from colonnade.core.agent import Limit
from colonnade.core.dice import SeededDice
from colonnade.core.game import AnyGame, Decide, Over, Throw
from colonnade.core.match import AnyMatch, Match
from colonnade.core.record import Record, Step
from colonnade.games import GAMES
from colonnade.games.columbiz import state as columbiz
from colonnade.games.columbiz.actions import STOP, Place
from colonnade.games.columbiz.board import bit_of, cell_of, column_of, row_of
from colonnade.games.quatre_colonnes import state as quatre_colonnes
from colonnade.games.quatre_colonnes.actions import SKIP, Move
from colonnade.games.quatre_colonnes.board import LAST_ON_RING, PATH, SAFE_CELLS
from colonnade.games.quatre_colonnes.rules import CAPTURE_BONUS
from colonnade.lab.simulate import Experiment, play_game, prepare_experiment
from colonnade.lab.statistics import Z95
from colonnade.lab.workers import parallel_map

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


def tables(arguments: argparse.Namespace) -> Iterator[Table]:
    for game in GAMES:
        for players in GAMES[game].players:
            for options in (
                ((), (("teams", True),)) if game == "quatre_colonnes" and players == 4 else ((),)
            ):
                if arguments.game in (None, game) and arguments.players in (None, players):
                    yield Table(game, players, options)


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


# Luck


@dataclass(frozen=True)
class Luck:
    """A game played by the evaluator itself: the luck of each throw for who threw it, and the
    results with and without luck.
    """

    throws: list[float]
    corrections: list[float]
    """For the seat whose turn begins."""
    result: tuple[float, ...]
    less_luck: tuple[float, ...]


def play_luck(table: Table, seed: int, index: int) -> Luck:
    """One game; the terms are those of `review`, found while playing, so that every turn is looked
    through only once.
    """
    game, evaluator, random = (
        GAMES[table.game],
        evaluator_of(table.game),
        Random(f"{seed} {table} {index}"),
    )
    experiment = table.prepare(["random"] * table.players, 1, seed)
    first = None if experiment.first is None else index % table.players
    state = game.initial(
        game.options_type.resolve(experiment.options, table.players),
        game.seats(experiment.colours, first),
    )
    value = evaluator.find_shares(state)
    total = [0.0] * table.players
    throws, corrections = list[float](), list[float]()
    while not isinstance(turn := game.turn(state), Over):
        taken_for = None
        if isinstance(turn, Throw):
            state = game.apply(
                state, game.outcome(state, [random.randrange(1, 7) for _ in range(turn.dice)])
            )
        else:
            best = evaluator.rank(state)[0]
            state, taken_for = game.apply(state, best.action), best.shares
        looked_ahead = evaluator.find_shares(state)
        after = (
            (taken_for or evaluator.estimate_shares(state))
            if evaluator.is_horizon(state)
            else looked_ahead
        )
        if isinstance(turn, Throw):
            total = [
                gained + now - was for gained, now, was in zip(total, after, value, strict=True)
            ]
            throws.append(after[turn.seat] - value[turn.seat])
        following = game.turn(state)
        if evaluator.is_horizon(state) and not isinstance(following, Over):
            corrections.append(looked_ahead[following.seat] - after[following.seat])
        value = looked_ahead
    return Luck(
        throws,
        corrections,
        value,
        tuple(end - gained for end, gained in zip(value, total, strict=True)),
    )


def show_luck(arguments: argparse.Namespace) -> None:
    for table in tables(arguments):
        throw, plain, less_luck, total, corrections, all_corrections, games = (
            Mean(),
            Mean(),
            Mean(),
            Mean(),
            Mean(),
            list[float](),
            0,
        )
        for found in parallel_map(
            partial(play_luck, table, arguments.seed), 0, 10**9, arguments.workers
        ):
            for value in found.throws:
                throw.add(value)
            for value in found.corrections:
                corrections.add(value)
            all_corrections += found.corrections
            # One seat of each game, in turn, since the seats of a game are not independent.
            seat = games // table.players % table.players
            plain.add(found.result[seat])
            less_luck.add(found.less_luck[seat])
            total.add(found.result[seat] - found.less_luck[seat])
            games += 1
            if throw.count >= arguments.throws:
                break
        print(
            f"{table}: {throw.count:,} throws of {games:,} games: mean luck {100 * throw.mean:+.4f}"
            f" % of a win, standard error {100 * throw.error:.4f} ({throw.mean / throw.error:+.2f}"
            f" errors); deviation of a throw {100 * sqrt(throw.variance):.2f} %"
        )
        print(
            f"  results: mean {plain.mean:.4f} ± {plain.error:.4f} plain, {less_luck.mean:.4f} ±"
            f" {less_luck.error:.4f} less luck (difference {total.mean:+.4f} ± {total.error:.4f});"
            f" variance {plain.variance:.4f} and {less_luck.variance:.4f}:"
            f" {plain.variance / less_luck.variance:.1f} times less"
        )
        spread_of = (
            f"mean {100 * corrections.mean:+.3f} %, deviation"
            f" {100 * sqrt(corrections.variance):.2f} %"
        )
        sizes = [abs(value) for value in all_corrections]
        above = (
            f"{sum(size > 0.1 for size in sizes)} above 10 points,"
            f" {sum(size > 0.05 for size in sizes)} above 5"
        )
        largest = f"the largest {100 * max(sizes, default=0):.1f} points"
        print(
            f"  corrections, for the seat whose turn begins: {corrections.count:,}, {spread_of},"
            f" {above}, {largest}",
            flush=True,
        )


# The ladder


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


# The grades of single games


def grade_game(experiment: Experiment, index: int) -> str | None:
    """The name of the first seat's grade."""
    grade = review_game(experiment, index).summaries[0].grade
    return grade.name if grade else None


def show_grades(arguments: argparse.Namespace) -> None:
    for table in tables(arguments):
        for level in arguments.levels.split(","):
            agents = [level, *["master"] * (table.players - 1)]
            experiment = table.prepare(agents, arguments.games, arguments.seed)
            told = Counter(
                parallel_map(partial(grade_game, experiment), 0, arguments.games, arguments.workers)
            )
            names = ", ".join(
                f"{name or 'none'} {told[name]}" for name in (*GRADES, None) if told[name]
            )
            print(f"{table}: {level} against masters, {arguments.games} games: {names}", flush=True)


# Blunders

PROVEN = 3  # standard errors by which the blunder must be worse
MOST_BATCHES = 8
SIZES = {"columbiz": 0.05, "quatre_colonnes": 0.03}
"""Per game, what a blunder must lose at least by the rollouts' mean, in shares of the win."""


Choice = tuple[int, Any]
"""How many events of a game come before a decision, and an action to take there instead of the one
that was taken.
"""


@dataclass(frozen=True)
class Case:
    """A game with a blunder: what the rollouts say it loses, and what the review does."""

    tries: int
    ply: int
    blunder: str
    better: str
    loss: float
    error: float
    found: int
    """The ply of the largest loss: of the game, or of the seat that blundered where only its losses
    are asked for.
    """
    found_loss: float
    review_loss: float
    """What the review says the blunder loses."""
    record: str


def find_lesser(steps: Sequence[Step[Any, Any]], game: AnyGame) -> list[Choice]:
    """Decisions with actions that do less: there is less to tell of them in captures, lines,
    bonuses, arrivals.
    """
    return [
        (step.ply, action)
        for step, following in pairwise(steps)
        for action in game.legal(step.state)
        if len(game.narrate(step.state, action)) < len(game.narrate(step.state, following.action))
    ]


def stop_with_nothing(state: columbiz.State, game: AnyGame) -> list[Any]:
    """Stopping after the first throw, where no disc that the dice pay for scores a line or
    captures.
    """
    if state.phase != "keep" or state.throws != 1 or STOP not in game.legal(state):
        return []
    stopped = game.apply(state, STOP)
    return (
        []
        if any(_brings_points(stopped, action, game) for action in game.legal(stopped))
        else [STOP]
    )


def place_to_be_captured(state: columbiz.State, game: AnyGame) -> list[Any]:
    """Discs that bring nothing, in the lowest row and under a free cell, where the next seat still
    has a turn.

    It captures them with two dice of a face out of eight, thrown up to three times: in 91 % if it
    goes for it.
    """
    players, next_seat = len(state.discs), (state.seat + 1) % len(state.discs)
    if (
        state.phase != "place"
        or (state.last_round and next_seat == state.starter)
        or state.reserve[next_seat] < 1
    ):
        return []
    taken = sum(state.discs[seat] for seat in range(players))
    return [
        action
        for action in game.legal(state)
        if isinstance(action, Place)
        and row_of(action.cell) == 1
        and not taken & bit_of(cell_of(column_of(action.cell), 2))
        and not _brings_points(state, action, game)
    ]


def _brings_points(state: columbiz.State, action: Any, game: AnyGame) -> bool:
    after = game.apply(state, action)
    return (after.line_points, after.prisoners) != (state.line_points, state.prisoners)


def decline_twenty(state: quatre_colonnes.State, game: AnyGame) -> list[Any]:
    """Declining a bonus of 20 cells that can be played."""
    return [SKIP] if state.bonuses[:1] == (CAPTURE_BONUS,) and SKIP in game.legal(state) else []


def leave_refuge(state: quatre_colonnes.State, game: AnyGame) -> list[Any]:
    """A token moved by a die from a safe cell to one that is not, at most six cells before a
    rival's token, where it stands alone.
    """
    found: list[Any] = []
    if state.phase != "play":
        return found
    colour, row = state.colours[state.seat], state.tokens[state.seat]
    for action in game.legal(state):
        if not isinstance(action, Move) or action.token.colour != colour:
            continue
        begin = row[action.token.number - 1]
        end = begin + action.die
        if (
            end > LAST_ON_RING
            or PATH[colour][begin] not in SAFE_CELLS
            or PATH[colour][end] in SAFE_CELLS
            or end in row
        ):
            continue
        pursuers = (
            progress
            for seat, rival in enumerate(state.colours)
            if seat != state.seat
            for progress in state.tokens[seat]
            if progress > 0
            and PATH[colour][end] in PATH[rival][progress + 1 : min(progress + 6, LAST_ON_RING) + 1]
        )
        if any(pursuers):
            found.append(action)
    return found


BLUNDERS: dict[str, tuple[Callable[[Any, AnyGame], list[Any]], ...]] = {
    "columbiz": (stop_with_nothing, place_to_be_captured),
    "quatre_colonnes": (decline_twenty, leave_refuge),
}
"""Per game the rules by which blunders are planted; they take turns."""


def find_planted(
    rule: Callable[[Any, AnyGame], list[Any]], steps: Sequence[Step[Any, Any]], game: AnyGame
) -> list[Choice]:
    """Decisions where the rule knows a blunder that the master did not make."""
    return [
        (step.ply, action)
        for step, following in pairwise(steps)
        if isinstance(game.turn(step.state), Decide)
        for action in rule(step.state, game)
        if action != following.action
    ]


def make_case(table: Table, seed: int, index: int, *, is_planted: bool = False) -> Case:
    """The first decision of some games of masters, replaced by a blunder, both drawn at random,
    that rollouts prove worse by enough.

    The decision lies in the second half of its game, where a game is soon played to its end.
    Planted blunders are made by the rules of `BLUNDERS`, others do less than what the master did.
    No evaluator has a say in the choice. An action counts as a blunder if it loses at least `SIZES`
    by the mean of up to `MOST_BATCHES` batches of rollouts to the end, and more than `PROVEN`
    standard errors of that mean; else another game is taken. Masters play the game to its end. Of a
    planted blunder the review must say that it is the largest loss of its seat, of another that it
    is the largest loss of the game.
    """
    game = GAMES[table.game]
    rules = BLUNDERS[table.game]
    find = partial(find_planted, rules[index % len(rules)]) if is_planted else find_lesser
    tries = 0
    while True:
        random = Random(f"{seed} {index} {tries}")
        record = play_game(
            table.prepare(["master"] * table.players, 10**9, seed), index * 1000 + tries
        )
        tries += 1
        steps = list(record.replay(game))
        choices = find(steps[len(steps) // 2 :], game)
        if not choices:
            continue
        ply, blunder = random.choice(choices)
        state, played = steps[ply].state, steps[ply + 1].action
        loss, error = measure_blunder(table.game, state, played, blunder, seed)
        if loss >= SIZES[table.game] and loss > PROVEN * error:
            changed = finish_game(record, steps[ply].ply, blunder, seed, index)
            found = review(changed, evaluator_of(table.game))
            given = found.events[ply]
            asked = [event for event in found.events if not is_planted or event.seat == given.seat]
            worst = max(asked, key=lambda event: event.loss)
            judged = worst.ply, worst.loss, given.loss
            return Case(
                tries, ply + 1, str(blunder), str(played), loss, error, *judged, changed.to_json()
            )


def measure_blunder(
    game_key: str, state: Any, played: Any, blunder: Any, seed: int
) -> tuple[float, float]:
    """By how much rollouts to the end say that a decision is worse than another, and the standard
    error of that.
    """
    game = GAMES[game_key]
    turn = game.turn(state)
    assert isinstance(turn, Decide)
    seat = turn.seat
    plan = plan_rollout(game, state, seed=seed, actions=[played, blunder])
    differences: list[float] = []
    mean, error = 0.0, inf
    for number in range(MOST_BATCHES):
        batch = play_batch(plan, number)
        differences += [
            one[seat] - other[seat] for one, other in zip(*batch.less_luck, strict=True)
        ]
        mean, error = fmean(differences), stdev(differences) / sqrt(len(differences))
        if mean + 2 * error < SIZES[game_key] or (
            number and mean >= SIZES[game_key] and mean > PROVEN * error
        ):
            break
    return mean, error


def finish_game(record: Record, ply: int, blunder: Any, seed: int, index: int) -> Record:
    """The game up to a ply, then the blunder, then masters to the end on other dice."""
    game = GAMES[record.game]
    begun = replace(record, events=record.events[:ply], result=None, notes=())
    dice = SeededDice(seed, 10**6 + index)
    match: AnyMatch = Match.resume(game, begun, dice)
    agent, random = find_agent(record.game, "master"), Random(index)
    turn = match.turn
    assert isinstance(turn, Decide)
    match.act(turn.seat, blunder)
    while not isinstance(turn := match.turn, Over):
        if isinstance(turn, Throw):
            match.throw(dice.throw(turn.dice))
            continue
        for action in agent.decide(game, match.state, Limit(), random).actions:
            match.act(turn.seat, action)
    return match.record()


def show_blunders(arguments: argparse.Namespace, *, is_planted: bool = False) -> None:
    whose = "seat" if is_planted else "game"
    for table in tables(arguments):
        if table.players != (arguments.players or 2) or table.options:
            continue
        hits, cases = 0, list[Case]()
        make = partial(make_case, table, arguments.seed, is_planted=is_planted)
        for index, case in enumerate(parallel_map(make, 0, arguments.games, arguments.workers)):
            cases.append(case)
            is_hit = case.found == case.ply
            hits += is_hit
            other = (
                ""
                if is_hit
                else f"; the review finds ply {case.found} ({100 * case.found_loss:.1f} %)"
            )
            rolled = f"{100 * case.loss:.1f} ± {100 * Z95 * case.error:.1f} % by rollouts"
            judged = f"{100 * case.review_loss:.1f} % by the review"
            print(
                f"  {index}: ply {case.ply}, {case.blunder} for {case.better}: {rolled},"
                f" {judged}{other}",
                flush=True,
            )
            if arguments.records is not None:
                with arguments.records.open("a", encoding="utf-8") as file:
                    file.write(
                        json.dumps(
                            {"ply": case.ply, "blunder": case.blunder, "record": case.record}
                        )
                        + "\n"
                    )
        rolled, judged = (
            median(case.loss for case in cases),
            median(case.review_loss for case in cases),
        )
        print(
            f"{table}: the review finds {hits} of {len(cases)} blunders as the largest loss of the"
            f" {whose}; median loss {100 * rolled:.1f} % by rollouts and {100 * judged:.1f} % by"
            f" the review; {sum(case.tries for case in cases)} decisions tried",
            flush=True,
        )


# Time


def show_time(arguments: argparse.Namespace) -> None:
    for table in tables(arguments):
        seconds: list[float] = []
        events: list[int] = []
        experiment = table.prepare(["master"] * table.players, arguments.games, arguments.seed)
        for index in range(arguments.games):
            record = play_game(experiment, index)
            begun = time.thread_time()
            review(record)
            seconds.append(time.thread_time() - begun)
            events.append(len(record.events))
        print(
            f"{table}: {median(seconds):.2f} s of one core per game (median of {len(seconds)}; at"
            f" most {max(seconds):.2f}), {median(events):.0f} events",
            flush=True,
        )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    for name, task in (
        ("luck", show_luck),
        ("ladder", show_ladder),
        ("grades", show_grades),
        ("blunders", show_blunders),
        ("planted", partial(show_blunders, is_planted=True)),
        ("time", show_time),
    ):
        command = commands.add_parser(name)
        command.set_defaults(task=task)
        command.add_argument("--game", choices=list(GAMES))
        command.add_argument("--players", type=int, choices=(2, 3, 4))
        command.add_argument("--workers", type=int, default=len(os.sched_getaffinity(0)))
        command.add_argument("--seed", type=int, default=1)
        if name == "luck":
            command.add_argument("--throws", type=int, default=100_000)
        if name == "ladder":
            command.add_argument("--games", type=int, default=200, help="per level")
            command.add_argument(
                "--levels",
                help=(
                    "from the weakest to the strongest; by default the game's ladder without the"
                    " champion"
                ),
            )
            command.add_argument(
                "--results",
                type=Path,
                metavar="FILE",
                help="keep the games here, and play only those that are missing",
            )
            command.add_argument("--write", action="store_true")
        if name == "grades":
            command.add_argument("--games", type=int, default=10)
            command.add_argument("--levels", default="random,master")
        if name in ("blunders", "planted"):
            command.add_argument("--games", type=int, default=100)
            command.add_argument(
                "--records",
                type=Path,
                metavar="FILE",
                help="add the games to this file, with the plies of the blunders",
            )
        if name == "time":
            command.add_argument("--games", type=int, default=10)
    arguments = parser.parse_args()
    arguments.task(arguments)
    return 0


if __name__ == "__main__":
    sys.exit(main())
