"""Columbiz turns by brute force through the rules, to compare the solver with.

`python -m tests.bots.columbiz.brute --positions 2000 --turns 20` compares, for every number of
players and every set of options below, the best plan on 2,000 positions with dice, and every keep
after every throw and the whole turn on 20 positions, on all processors. It prints a line per set
and ends with exit code 1 at the first difference.
"""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random

import numpy as np

from colonnade.bots.columbiz.evaluator import QuickColumbizEvaluator
from colonnade.bots.columbiz.solver import Solution, Survey, solve, survey, value_of
from colonnade.bots.evaluation import Shares
from colonnade.core.game import Decide, Throw
from colonnade.engine.columbiz.lattice import LATTICE
from colonnade.engine.columbiz.plans import find_plans
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.actions import KEEPS, STOP, Done, Forfeit, Keep, Place
from colonnade.games.columbiz.position_ids import position
from colonnade.games.columbiz.state import State
from tests.bots.columbiz.positions import pick

OPTION_SETS: tuple[dict[str, object], ...] = (
    {"edition": "fr"},
    {"edition": "nl"},
    {"kept_dice": "locked"},
    {"beyond_twelve": "cap"},
    {"max_discs": 1},
    {"max_discs": 2, "kept_dice": "locked"},
    {"max_discs": 8, "beyond_twelve": "cap"},
)
CLOSE = 1e-9


class RandomValue:
    """A random value of the position after a turn, in which more line points are better."""

    def __init__(self, random: Random) -> None:
        self.cells = [[random.uniform(-1, 1) for _ in range(36)] for _ in range(4)]
        self.salt = random.getrandbits(32)

    def __call__(self, discs: tuple[int, ...], reserve: int, prisoners: int, points: int) -> float:
        total = 0.3 * points + Random(self.salt ^ hash((reserve, prisoners))).uniform(-1, 1)
        for seat, cells in enumerate(discs):
            total += sum(
                weight for cell, weight in enumerate(self.cells[seat]) if cells >> cell & 1
            )
        return total

    def of_state(self, state: State, seat: int) -> float:
        return self(
            state.discs, state.reserve[seat], state.prisoners[seat], state.line_points[seat]
        )


def best_plan(
    state: State, end_value: RandomValue, known: dict[State, float] | None = None
) -> float:
    """The highest value of a position after the turn, by every sequence of placements that the
    rules allow.
    """
    known = {} if known is None else known
    if state in known:
        return known[state]
    values: list[float] = []
    for action in rules.legal(state):
        after = rules.apply(state, action)
        match action:
            case Place():
                values.append(best_plan(after, end_value, known))
            case Done() | Forfeit():
                values.append(end_value.of_state(after, state.seat))
            case _:
                raise AssertionError(action)
    known[state] = max(values)
    return known[state]


class BruteTurn:
    """The turn of a position by brute force: every decision and every throw, as the rules list
    them.
    """

    def __init__(self, end_value: RandomValue) -> None:
        self.end_value = end_value
        self.values: dict[tuple[object, ...], float] = {}

    def value(self, state: State) -> float:
        match state.phase:
            case "throw":
                key = ("throw", state.throws, state.kept)
            case "keep":
                key = ("keep", state.throws, state.dice, rules.locked_dice(state))
            case _:
                key = ("place", state.dice)
        if key not in self.values:
            self.values[key] = self._find(state)
        return self.values[key]

    def _find(self, state: State) -> float:
        match rules.turn(state):
            case Throw():
                distribution = rules.chances(state)
                throws = zip(distribution.outcomes, distribution.weights, strict=True)
                return (
                    sum(weight * self.value(rules.apply(state, roll)) for roll, weight in throws)
                    / distribution.total
                )
            case Decide() if state.phase == "keep":
                keeps = (action for action in rules.legal(state) if action is not STOP)
                values = [
                    self.value(state._replace(phase="throw", kept=action.dice))
                    for action in keeps
                    if isinstance(action, Keep)
                ]
                if rules.legal(state)[-1] is STOP:
                    values.append(self.value(rules.apply(state, STOP)))
                return max(values)
            case _:
                return best_plan(state._replace(throws=3, kept=()), self.end_value)


def solve_with(found: Survey, end_value: RandomValue) -> Solution:
    """The solution of the solver with the same values."""
    state, table = found.state, find_plans()
    values: list[float] = []
    reserve, prisoners, points = (
        of[state.seat] for of in (state.reserve, state.prisoners, state.line_points)
    )
    for place, plan in enumerate(found.plans):
        below, cells = int(table.below[plan]), int(table.masks[plan])
        discs = tuple(
            own | cells if seat == state.seat else own & ~below
            for seat, own in enumerate(state.discs)
        )
        discs_placed, captured = int(found.discs[place]), int(found.captured[place])
        values.append(
            end_value(
                discs,
                reserve - discs_placed,
                prisoners + captured,
                points + int(found.points[place]),
            )
        )
    forfeit = end_value(state.discs, reserve - found.forfeited, prisoners, points)
    return solve(found, np.array(values), forfeit)


def drop_irrelevant(state: State) -> State:
    """The position without what cannot matter any more, so that equal ones are searched once."""
    match state.phase:
        case "throw":
            return state._replace(dice=())
        case "keep":
            return state._replace(kept=rules.locked_dice(state))
        case "place":
            return state._replace(kept=(), throws=3)
        case _:
            return state._replace(kept=())


class BruteForce:
    """The value of any position up to the evaluator's horizon, by every throw and every choice that
    the rules list.
    """

    def __init__(self) -> None:
        self.evaluator = QuickColumbizEvaluator()
        self.known: dict[object, Shares] = {}

    def value(self, state: State) -> Shares:
        if self.evaluator.is_horizon(state) and self.known:
            return self.evaluator.estimate_shares(state)
        key = drop_irrelevant(state)
        if key not in self.known:
            self.known[key] = (0.0,)
            self.known[key] = self.find(state)
        return self.known[key]

    def find(self, state: State) -> Shares:
        turn = rules.turn(state)
        if isinstance(turn, Throw):
            chances = rules.chances(state)
            after = np.array(
                [self.value(rules.apply(state, outcome)) for outcome in chances.outcomes]
            )
            return tuple((np.array(chances.weights) @ after / chances.total).tolist())
        assert isinstance(turn, Decide)
        return max(
            (self.value(rules.apply(state, action)) for action in rules.legal(state)),
            key=lambda shares: shares[turn.seat],
        )


def compare_plan(state: State, end_value: RandomValue) -> bool:
    """Whether solver and brute force agree on the best plan of a position with dice."""
    base = state._replace(dice=(), kept=(), spent=(), throws=0)
    return (
        abs(value_of(solve_with(survey(base), end_value), state) - best_plan(state, end_value))
        < CLOSE
    )


def compare_turn(state: State, end_value: RandomValue) -> int:
    """How many keeps, throws and the turn agree; raises where one does not."""
    solution, brute = solve_with(survey(state), end_value), BruteTurn(end_value)
    compared = 1
    assert abs(float(solution.turn) - brute.value(state)) < CLOSE
    for throws in (1, 2):
        for kept in KEEPS:
            key = ("throw", throws, kept)
            if key in brute.values:
                assert (
                    abs(float(solution.keeps(throws)[LATTICE.index[kept]]) - brute.values[key])
                    < CLOSE
                ), (throws, kept)
                compared += 1
    for dice in LATTICE.multisets[LATTICE.full]:
        for throws in (1, 2):
            if state.options.kept_dice == "free" or throws == 1:
                lying = state._replace(phase="keep", dice=dice, throws=throws)
                assert abs(value_of(solution, lying) - brute.value(lying)) < CLOSE, (throws, dice)
                compared += 1
    return compared


def compare(
    seed: int, players: int, options: dict[str, object], part: int, plans: int, turns: int
) -> tuple[int, int]:
    """Compare plans and whole turns of one set; return how many plans, keeps and throws are equal.
    Raises where one is not.
    """
    random = Random(f"{seed} {players} {options} {part}")
    for state in pick(random, plans, "place", players, **options):
        assert compare_plan(state, RandomValue(random)), position(state)
    skipped = random.randrange(12)  # not only the beginnings of games
    states = pick(random, skipped + turns, "throw", players, **options)[skipped:]
    return plans, sum(compare_turn(state, RandomValue(random)) for state in states)


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the solver with brute force.")
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--turns", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    arguments = parser.parse_args()
    plans = -(-arguments.positions // arguments.turns)
    sets = [(players, options) for players in arguments.players for options in OPTION_SETS]
    begun = time.perf_counter()
    with ProcessPoolExecutor(arguments.workers) as executor:
        # A part is one whole turn and its share of the plans, so that no process waits for
        # another's long set.
        parts = [
            [
                executor.submit(compare, arguments.seed, players, options, part, plans, 1)
                for part in range(arguments.turns)
            ]
            for players, options in sets
        ]
        for (players, options), running in zip(sets, parts, strict=True):
            names = " ".join(f"{name}={value}" for name, value in options.items())
            try:
                done = [part.result() for part in running]
            except AssertionError as error:
                print(f"{players} players, {names}: different, {error}")
                executor.shutdown(wait=False, cancel_futures=True)
                return 1
            print(
                f"{players} players, {names}: {sum(some for some, _ in done)} plans, {len(done)}"
                f" turns with {sum(some for _, some in done)} keeps and throws equal"
                f" ({time.perf_counter() - begun:.0f} s)",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
