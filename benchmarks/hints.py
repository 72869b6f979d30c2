"""How the coach of Les 4 colonnes explains, and how long it and the lens take: `python
benchmarks/hints.py [--games 4] [--decisions 150]`.

Masters play each other. At random decisions with a choice that matters, the best action is compared
with the runner-up of the hint: in how many hints something measured speaks for it, in how many only
which column goes on, and in how many nothing (`the way that follows`). Processor time of one core.
"""

from __future__ import annotations

import argparse
import os
import time
from collections import Counter
from random import Random
from statistics import median
from typing import Any

from colonnade.analysis import coach
from colonnade.analysis.lens import find_values, lens
from colonnade.bots.evaluation import Evaluator, find_evaluator
from colonnade.bots.levels import find_agent
from colonnade.core.agent import Limit
from colonnade.core.game import Over, Throw
from colonnade.core.options import OptionValue
from colonnade.games import GAMES

for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    # one core, as the figures promise; NumPy reads it when the first level is looked up
    os.environ.setdefault(name, "1")

GAME = GAMES["quatre_colonnes"]
TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (players, {"dice": dice, "teams": teams})
    for players, teams in ((2, False), (3, False), (4, False), (4, True))
    for dice in (1, 2)
]
PREFIX = "coach-quatre_colonnes-"
WAYS = ("nearer", "last")


def play(players: int, options: dict[str, OptionValue], games: int, seed: int) -> list[Any]:
    """The decisions of games between masters that have a choice."""
    random, agent = Random(f"{seed} {players} {options}"), find_agent(GAME.key, "master")
    found: list[Any] = []
    for number in range(games):
        state = GAME.initial(
            GAME.options_type.resolve(options, players),
            GAME.seats(GAME.default_colours(players), number % players),
        )
        while not isinstance(turn := GAME.turn(state), Over):
            if isinstance(turn, Throw):
                state = GAME.apply(
                    state, GAME.outcome(state, [random.randint(1, 6) for _ in range(turn.dice)])
                )
                continue
            if len(GAME.legal(state)) > 1:
                found.append(state)
            state = GAME.apply(state, agent.decide(GAME, state, Limit(), random).actions[0])
    return found


def explain(state: Any, evaluator: Evaluator) -> str:
    """What the hint rests on: `measured`, `column`, `nothing`, or `equal` where nothing is to be
    explained.
    """
    keys = [
        said.key.removeprefix(PREFIX) for said in coach.hint(GAME, state, evaluator).reasons[2:]
    ]
    if not keys:
        return "equal"
    return "nothing" if keys == ["way"] else "column" if keys[0] in WAYS else "measured"


def describe(what: str, spent: list[float]) -> str:
    """How long something takes, in words."""
    return f"{what}: median {1e3 * median(spent):.0f} ms, at most {1e3 * max(spent):.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=4, help="games per table")
    parser.add_argument("--decisions", type=int, default=150, help="random decisions per table")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    for players, options in TABLES:
        states = play(players, options, arguments.games, arguments.seed)
        states = Random(arguments.seed).sample(states, min(arguments.decisions, len(states)))
        evaluator, found = find_evaluator(GAME.key), Counter[str]()
        evaluator.get_ready(states[0])  # as the workers of a server do
        hints, looks = list[float](), list[float]()
        for state in states:
            begun = time.thread_time()
            found[explain(state, evaluator)] += 1
            hints.append(time.thread_time() - begun)
            begun = time.thread_time()
            lens(GAME, state, state.seat)
            find_values(GAME, state, evaluator)
            looks.append(time.thread_time() - begun)
        told = sum(found.values()) - found["equal"]
        shares = ", ".join(
            f"{kind} {100 * found[kind] / max(1, told):.1f} %"
            for kind in ("measured", "column", "nothing")
        )
        times = "; ".join(
            describe(what, spent) for what, spent in (("hint", hints), ("lens", looks))
        )
        dealt = (
            f"{players} players{' in teams' if options['teams'] else ''}, {options['dice']}"
            f" {'die' if options['dice'] == 1 else 'dice'}"
        )
        print(
            f"{dealt}: {shares} ({told} hints, {found['equal']} between equals); {times}",
            flush=True,
        )


if __name__ == "__main__":
    main()
