"""Columbiz turns by brute force through the rules, to hold the solver against.

`python -m tests.bots.columbiz.brute --positions 2000 --turns 20` compares, for every number of
players and every set of options below, the best plan on 2,000 positions with dice, and every keep
after every throw and the whole turn on 20 positions, on all processors. It prints a line per set
and ends with exit code 1 at the first difference.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random

import numpy as np

from colonnade.bots.columbiz.solver import Solution, Survey, solve, survey, value_of
from colonnade.core.game import Decide, Over, Throw
from colonnade.engine.columbiz.lattice import LATTICE
from colonnade.engine.columbiz.plans import find_plans
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.actions import DONE, KEEPS, STOP, Done, Forfeit, Keep, Place
from colonnade.games.columbiz.position_ids import position
from colonnade.games.columbiz.state import State
from tests.games.columbiz.helpers import begin

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


class Worth:
    """Some worth of a position after a turn: by lot, as unlike a sensible one as can be, but more
    line points are better.
    """

    def __init__(self, random: Random) -> None:
        self.cells = [[random.uniform(-1, 1) for _ in range(36)] for _ in range(4)]
        self.salt = random.getrandbits(32)

    def __call__(self, discs: tuple[int, ...], reserve: int, prisoners: int, points: int) -> float:
        worth = 0.3 * points + Random(self.salt ^ hash((reserve, prisoners))).uniform(-1, 1)
        for seat, cells in enumerate(discs):
            worth += sum(
                weight for cell, weight in enumerate(self.cells[seat]) if cells >> cell & 1
            )
        return worth

    def of_state(self, state: State, seat: int) -> float:
        return self(
            state.discs, state.reserve[seat], state.prisoners[seat], state.line_points[seat]
        )


def best_plan(state: State, worth: Worth, known: dict[State, float] | None = None) -> float:
    """The highest worth of the position after the turn, by every sequence of placements that the
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
                values.append(best_plan(after, worth, known))
            case Done() | Forfeit():
                values.append(worth.of_state(after, state.seat))
            case _:
                raise AssertionError(action)
    known[state] = max(values)
    return known[state]


class Turn:
    """The turn of a position by brute force: every decision and every throw, as the rules list
    them.
    """

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
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
                return best_plan(state._replace(throws=3, kept=()), self.worth)


def judge(found: Survey, worth: Worth) -> Solution:
    """The solver's answer with the same worth."""
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
            worth(
                discs,
                reserve - discs_placed,
                prisoners + captured,
                points + int(found.points[place]),
            )
        )
    forfeit = worth(state.discs, reserve - found.forfeited, prisoners, points)
    return solve(found, np.array(values), forfeit)


def positions(random: Random, players: int, phase: str, **options: object) -> Iterator[State]:
    """Positions of that phase from random games, at most one per turn."""
    while True:
        state, taken = begin(players, **options), False
        while not isinstance(turn := rules.turn(state), Over):
            if isinstance(turn, Throw):
                if state.throws == 0:
                    taken = random.random() < 0.7
                if state.phase == phase and state.throws == 0 and not taken:
                    yield state
                state = rules.apply(
                    state, rules.outcome(state, random.choices(range(1, 7), k=turn.dice))
                )
            else:
                if state.phase == phase and not taken and random.random() < 0.5:
                    taken = True
                    yield state
                action = rules.sample(state, random)
                # Random players end their turns early; to fill the board, place on where that is
                # possible.
                if action is DONE and len(rules.legal(state)) > 1 and random.random() < 0.7:
                    action = rules.legal(state)[0]
                state = rules.apply(state, action)


def compare_plan(state: State, worth: Worth) -> bool:
    """Whether solver and brute force agree on the best plan of a position with dice."""
    base = state._replace(dice=(), kept=(), spent=(), throws=0)
    return abs(value_of(judge(survey(base), worth), state) - best_plan(state, worth)) < CLOSE


def compare_turn(state: State, worth: Worth) -> int:
    """How many keeps, throws and the turn agree; raises where one does not."""
    solution, brute = judge(survey(state), worth), Turn(worth)
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
    """Compare so many plans and whole turns of one set: how many plans, keeps and throws are equal;
    raises where one is not.
    """
    random = Random(f"{seed} {players} {options} {part}")
    found = positions(random, players, "place", **options)
    for _ in range(plans):
        state, worth = next(found), Worth(random)
        assert compare_plan(state, worth), position(state)
    found = positions(random, players, "throw", **options)
    for _ in range(random.randrange(12)):  # not only the beginnings of games
        next(found)
    return plans, sum(compare_turn(next(found), Worth(random)) for _ in range(turns))


def main() -> int:
    parser = argparse.ArgumentParser(description="Hold the solver against brute force.")
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
