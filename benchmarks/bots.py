"""How strong and how fast the bots of Columbiz are: `python benchmarks/bots.py match|speed …`.

- `match master points --games 8000`: so many games in the arena (`colonnade arena`), where NumPy alone is at hand; the share of wins of the
  first level named with its 95 % interval. `match master points points` is one seat against two copies. A level is one of the game's, or
  `module:name`.
- `speed`: processor time of one core per whole turn, per level and number of players, from a cold start to the first move, and in the same
  run what a decision of OpenSpiel's C++ tree search takes, with 1,000 simulations, in `maedn` and `backgammon`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from importlib import import_module
from random import Random
from statistics import median, quantiles
from typing import Any

from colonnade.bots.levels import find_agent
from colonnade.core.agent import Limit
from colonnade.core.game import Over, Throw
from colonnade.games import GAMES

for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(name, "1")  # one core, as the figures promise; NumPy reads it when the first level is looked up

REFERENCES, SIMULATIONS = ("maedn", "backgammon"), 1000


def play(game_key: str, levels: list[str], index: int, seed: int) -> list[float]:
    """One game with the seats rotated by its number: the seconds of each turn of the first level."""
    game, players = GAMES[game_key], len(levels)
    random = Random(f"{seed} {index}")
    dice = Random(f"{seed} dice {index}")
    seats = game.seats(game.default_colours(players), None)
    state = game.initial(game.options_type.resolve({}, players), seats)
    agents = [find(game_key, levels[(seat - index) % players]) for seat in range(players)]
    mine, spent, times = index % players, 0.0, list[float]()
    mover = -1
    while not isinstance(turn := game.turn(state), Over):
        if turn.seat != mover:
            if mover == mine and spent:
                times.append(spent)
            mover, spent = turn.seat, 0.0
        if isinstance(turn, Throw):
            state = game.apply(state, game.outcome(state, [dice.randrange(1, 7) for _ in range(turn.dice)]))
            continue
        begun = time.thread_time()
        decision = agents[turn.seat].decide(game, state, Limit(), random)
        spent += time.thread_time() - begun
        for action in decision.actions:
            state = game.apply(state, action)
    return times


def find(game_key: str, level: str) -> object:
    """The agent of a level, one per process."""
    key = (game_key, level)
    if key not in AGENTS:
        AGENTS[key] = find_agent(game_key, level)
    return AGENTS[key]


AGENTS: dict[tuple[str, str], object] = {}


def match(arguments: argparse.Namespace) -> None:
    """Matches in the arena, one after another; several are separated by commas."""
    from colonnade.lab.arena import Arena, prepare_match  # not before the threads are counted: it brings NumPy

    for text in " ".join(arguments.levels).split(","):
        levels, begun = text.split(), time.perf_counter()
        with Arena(prepare_match("columbiz", levels, arguments.seed), arguments.games) as arena:
            for _ in arena.play(arguments.workers):
                pass
            (result,) = arena.summarise().pairings
        level = result.levels[0]
        print(
            f"{levels[0]} against {' '.join(levels[1:])}: {100 * level.share.share:.2f} % of the wins, 95 % interval "
            f"{100 * level.share.low:.2f} to {100 * level.share.high:.2f}, {level.share.share / level.fair:.2f} times the fair share, "
            f"{result.games} games, {time.perf_counter() - begun:.0f} s",
            flush=True,
        )


def time_references(decisions: int, seed: int) -> None:
    """Processor time per decision of OpenSpiel's tree search, with one random playout per simulation, as it comes."""
    try:
        spiel: Any = import_module("pyspiel")
    except ModuleNotFoundError:
        print("OpenSpiel is not installed, so there is nothing to compare with: pip install 'colonnade[benchmark]' brings it.")
        return
    for name in REFERENCES:
        game, random, times = spiel.load_game(name), Random(seed), list[float]()
        state = game.new_initial_state()
        bot = spiel.MCTSBot(game, spiel.RandomRolloutEvaluator(1, seed), 2.0, SIMULATIONS, 1000, False, seed, False)
        while len(times) < decisions:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            elif len(state.legal_actions()) == 1:  # nothing to search
                state.apply_action(state.legal_actions()[0])
            else:
                begun = time.thread_time()
                action = bot.step(state)
                times.append(time.thread_time() - begun)
                state.apply_action(action)
        print(f"OpenSpiel, {name}, {SIMULATIONS} simulations: median {1e3 * median(times):.2f} ms per decision ({decisions} decisions)")


def speed(arguments: argparse.Namespace) -> None:
    """Processor time per whole turn, and the cold start."""
    for players in (2, 3, 4):
        for level in arguments.levels:
            times = [spent for index in range(arguments.games) for spent in play("columbiz", [level] * players, index, arguments.seed)]
            tenths = quantiles(times, n=10)
            print(
                f"{level}, {players} players: median {1e3 * median(times):.2f} ms per whole turn, nine in ten under {1e3 * tenths[-1]:.1f} "
                f"ms ({len(times)} turns)"
            )
    time_references(arguments.decisions, arguments.seed)
    program = (
        "import time; begun = time.perf_counter()\n"
        "from random import Random\n"
        "from colonnade.bots.levels import find_agent\n"
        "from colonnade.core.agent import Limit\n"
        "from colonnade.games import GAMES\n"
        "game = GAMES['columbiz']\n"
        "state = game.initial(game.options_type.resolve({}, 2), game.seats(game.default_colours(2), None))\n"
        "state = game.apply(state, game.outcome(state, [6, 1]))\n"
        "state = game.apply(state, game.outcome(state, [1, 2, 3, 3, 5, 5, 5, 6]))\n"
        "find_agent('columbiz', 'master').decide(game, state, Limit(), Random(1))\n"
        "print(f'master, first move after a cold start: {time.perf_counter() - begun:.2f} s')"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    of_match = commands.add_parser("match", help="win rates with intervals")
    of_match.add_argument("levels", nargs="+", help="the level to measure, then its opponents; several matches separated by commas")
    of_match.add_argument("--games", type=int, default=8000)
    of_match.add_argument("--seed", type=int, default=1)
    of_match.add_argument("--workers", type=int, default=os.cpu_count())
    of_match.set_defaults(run=match)
    of_speed = commands.add_parser("speed", help="time per turn")
    of_speed.add_argument("levels", nargs="*", default=["points", "master"])
    of_speed.add_argument("--games", type=int, default=20)
    of_speed.add_argument("--seed", type=int, default=1)
    of_speed.add_argument("--decisions", type=int, default=20, help="decisions of OpenSpiel's tree search")
    of_speed.set_defaults(run=speed)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
