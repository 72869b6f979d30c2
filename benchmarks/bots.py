"""How strong and how fast the bots are: `python benchmarks/bots.py match|speed …`.

- `match master points --games 8000`: a match in the arena (`colonnade arena`), where NumPy alone is
  at hand; the share of wins of the first level named with its 95 % interval. `match master points
  points` is one seat against two copies. A level is one of the game's, or `module:name`. `--game
  quatre_colonnes` is the other game, `--option dice=2` its options, `--exact` counts its last throw
  by its odds.
- `speed`: processor time of one core per whole turn of Columbiz and per decision of Les 4 colonnes
  where there is a choice, per level and table; from a cold start to the first move; and in the same
  run what a decision of OpenSpiel's C++ tree search takes, with 1,000 simulations, in `maedn` and
  `backgammon`. Levels that are named are timed in the games that have them.
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
from colonnade.core.agent import Agent, Limit
from colonnade.core.errors import BadAgent
from colonnade.core.extras import find_install_command
from colonnade.core.game import AnyGame, Over, Throw
from colonnade.core.options import OptionValue
from colonnade.games import GAMES
from colonnade.locales import Speaker

for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    # one core, as the figures promise; NumPy reads it when the first level is looked up
    os.environ.setdefault(name, "1")

REFERENCES, SIMULATIONS = ("maedn", "backgammon"), 1000


TABLES: dict[str, list[tuple[int, dict[str, OptionValue]]]] = {
    "columbiz": [(2, {}), (3, {}), (4, {})],
    "quatre_colonnes": [(2, {}), (2, {"dice": 2}), (4, {}), (4, {"dice": 2}), (4, {"teams": True})],
}
"""Per game, the players and options that are timed."""
UNITS = {"columbiz": "whole turn", "quatre_colonnes": "decision"}
LEVELS = {"columbiz": ["points", "master"], "quatre_colonnes": ["greedy", "master", "champion"]}


def play(
    game_key: str, levels: list[str], options: dict[str, OptionValue], index: int, seed: int
) -> list[float]:
    """One game with the seats rotated by its number: the seconds of each turn of the first level,
    or of each of its decisions.
    """
    game, players = GAMES[game_key], len(levels)
    random = Random(f"{seed} {index}")
    dice = Random(f"{seed} dice {index}")
    state = begin(game, players, options)
    agents = [find(game_key, levels[(seat - index) % players]) for seat in range(players)]
    mine, spent, times = index % players, 0.0, list[float]()
    mover = -1
    while not isinstance(turn := game.turn(state), Over):
        if turn.seat != mover or (UNITS[game_key] == "decision" and spent):
            if mover == mine and spent:
                times.append(spent)
            mover, spent = turn.seat, 0.0
        if isinstance(turn, Throw):
            state = game.apply(
                state, game.outcome(state, [dice.randrange(1, 7) for _ in range(turn.dice)])
            )
            continue
        has_choice = len(game.legal(state)) > 1
        begun = time.thread_time()
        decision = agents[turn.seat].decide(game, state, Limit(), random)
        if has_choice:
            spent += time.thread_time() - begun
        for action in decision.actions:
            state = game.apply(state, action)
    return times


def begin(game: AnyGame, players: int, options: dict[str, OptionValue]) -> Any:
    """The position before the first throw."""
    first = None if game.key == "columbiz" else 0
    return game.initial(
        game.options_type.resolve(options, players),
        game.seats(game.default_colours(players), first),
    )


def find(game_key: str, level: str) -> Agent:
    """The agent of a level, one per process."""
    key = (game_key, level)
    if key not in AGENTS:
        AGENTS[key] = find_agent(game_key, level)
    return AGENTS[key]


AGENTS: dict[tuple[str, str], Agent] = {}


def match(arguments: argparse.Namespace) -> None:
    """Matches in the arena, one after another; several are separated by commas."""
    # not before the threads are counted: it brings NumPy
    from colonnade.lab.arena import Arena
    from colonnade.lab.contest import prepare_match

    options = GAMES[arguments.game].options_type.parse(arguments.option)
    for text in " ".join(arguments.levels).split(","):
        levels, begun = text.split(), time.perf_counter()
        contest = prepare_match(
            arguments.game, levels, arguments.seed, options=options, is_exact=arguments.exact
        )
        with Arena(contest, arguments.games) as arena:
            for _ in arena.play(arguments.workers):
                pass
            (result,) = arena.summarise().pairings
        level = result.levels[0]
        print(
            f"{levels[0]} against {' '.join(levels[1:])}: {100 * level.share.share:.2f} % of the"
            f" wins, 95 % interval {100 * level.share.low:.2f} to {100 * level.share.high:.2f},"
            f" {level.share.share / level.fair:.2f} times the fair share, {result.games} games,"
            f" {time.perf_counter() - begun:.0f} s",
            flush=True,
        )


def time_references(decisions: int, seed: int) -> None:
    """Processor time per decision of OpenSpiel's tree search, with one random playout per
    simulation, as it comes.
    """
    try:
        spiel: Any = import_module("pyspiel")
    except ModuleNotFoundError:
        print(
            "OpenSpiel is not installed, so there is nothing to compare with:",
            find_install_command("benchmark"),
        )
        return
    for name in REFERENCES:
        game, random, times = spiel.load_game(name), Random(seed), list[float]()
        state = game.new_initial_state()
        bot = spiel.MCTSBot(
            game, spiel.RandomRolloutEvaluator(1, seed), 2.0, SIMULATIONS, 1000, False, seed, False
        )
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
        print(
            f"OpenSpiel, {name}, {SIMULATIONS} simulations: median {1e3 * median(times):.2f} ms per"
            f" decision ({decisions} decisions)"
        )


def find_levels(game_key: str, names: list[str]) -> list[str]:
    """The named levels that a game has, by default those of most interest; says which
    it has not.
    """
    found: list[str] = []
    for name in names or LEVELS[game_key]:
        try:
            find(game_key, name)
        except BadAgent as error:
            print(
                f"{game_key}, {name}: not measured. {Speaker('en').say(error.message)}", flush=True
            )
        else:
            found.append(name)
    return found


def speed(arguments: argparse.Namespace) -> None:
    """Processor time per whole turn or decision, that of the tree search, and the cold start."""
    games = [arguments.game] if arguments.game else list(TABLES)
    levels = {game_key: find_levels(game_key, arguments.levels) for game_key in games}
    if not any(levels.values()):
        sys.exit(1)
    for game_key in games:
        for players, options in TABLES[game_key]:
            for level in levels[game_key]:
                times = [
                    spent
                    for index in range(arguments.games)
                    for spent in play(game_key, [level] * players, options, index, arguments.seed)
                ]
                print(
                    f"{game_key}, {level}, {players}"
                    f" players{''.join(f', {name} {value}' for name, value in options.items())}:"
                    f" median {1e3 * median(times):.2f} ms per {UNITS[game_key]}, nine in ten under"
                    f" {1e3 * quantiles(times, n=10)[-1]:.1f} ms ({len(times)})",
                    flush=True,
                )
    time_references(arguments.decisions, arguments.seed)
    for game_key in games:
        subprocess.run(
            [sys.executable, "-c", FIRST_MOVE.format(game=game_key, position=POSITIONS[game_key])],
            check=True,
        )


POSITIONS = {
    "columbiz": "C2481y00bf0000I0000I",
    "quatre_colonnes": "Q11ises-Y02360000G22030000-Yp0-3",
}
"""Per game, a position with a choice."""
FIRST_MOVE = """import time; begun = time.perf_counter()
from random import Random
from colonnade.bots.levels import find_agent
from colonnade.core.agent import Limit
from colonnade.games import GAMES
game = GAMES["{game}"]
find_agent(game.key, "master").decide(game, game.from_position("{position}"), Limit(), Random(1))
print(f"{{game.key}}, master, first move after a cold start: {{time.perf_counter() - begun:.2f}} s")
"""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    of_match = commands.add_parser("match", help="win rates with intervals")
    of_match.add_argument(
        "levels",
        nargs="+",
        help="the level to measure, then its opponents; several matches separated by commas",
    )
    of_match.add_argument("--game", choices=list(GAMES), default="columbiz")
    of_match.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a rule option; may be given again",
    )
    of_match.add_argument(
        "--exact",
        action="store_true",
        help="Les 4 colonnes: count the building throws by their odds",
    )
    of_match.add_argument("--games", type=int, default=8000)
    of_match.add_argument("--seed", type=int, default=1)
    of_match.add_argument("--workers", type=int, default=os.cpu_count())
    of_match.set_defaults(run=match)
    of_speed = commands.add_parser("speed", help="time per turn")
    of_speed.add_argument("levels", nargs="*", help="by default those of most interest")
    of_speed.add_argument("--game", choices=list(GAMES), help="by default both")
    of_speed.add_argument("--games", type=int, default=20)
    of_speed.add_argument("--seed", type=int, default=1)
    of_speed.add_argument(
        "--decisions", type=int, default=20, help="decisions of OpenSpiel's tree search"
    )
    of_speed.set_defaults(run=speed)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
