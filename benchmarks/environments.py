"""How fast the environments are: `python benchmarks/environments.py [--seconds 1] [--rounds 7]`.

Random agents play our environments of PettingZoo beside PettingZoo's own `connect_four_v3` and
OpenSpiel's `backgammon` through Shimmy, all with their usual wrappers and with every observation
made; then our games of OpenSpiel beside the games that OpenSpiel has in Python. All take turns in
rounds of one run, so that a slow moment of the machine falls on everybody; time is the processor
time of one core. A figure is the median of the rounds, a ratio the median of the ratios within a
round.
"""

from __future__ import annotations

import argparse
import gc
import warnings
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from colonnade.core.extras import find_install_command
from colonnade.games import GAMES

PLAYERS = (2, 4)
WARM_UP = 3.0
"""Seconds that each contestant plays before anything is measured."""
MISSING = "{} is not installed, so there is nothing to compare with: {}"

Play = Callable[[], int]
"""Plays one game to its end; the number of steps."""


@dataclass
class Contestant:
    """Something that plays whole games, and its steps per second in each round."""

    name: str
    is_ours: bool
    play: Play
    rates: list[float] = field(default_factory=lambda: list[float]())

    def run(self, seconds: float) -> float:
        """Whole games until the time is over: steps per second."""
        steps, begun = 0, process_time()
        while (spent := process_time() - begun) < seconds or not steps:
            steps += self.play()
        return steps / spent


def aec_player(env: Any, seed: int) -> Play:
    """Random play through PettingZoo's API, as its own benchmark plays."""
    choose = Random(seed).choice
    seeds = iter(range(seed, 2**31))

    def play() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            observation, _, is_over, is_cut, info = env.last()
            if is_over or is_cut:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            env.step(choose(np.flatnonzero(mask).tolist()))
            steps += 1
        return steps

    return play


def spiel_player(game: Any, seed: int) -> Play:
    """Random play through OpenSpiel's Python API: a cumulative draw at chance."""
    draw = Random(seed).random

    def choose(actions: list[int]) -> int:
        return actions[int(draw() * len(actions))] if actions else 0

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = draw()
                for outcome, probability in state.chance_outcomes():
                    left -= probability
                    if left < 0:
                        state.apply_action(outcome)
                        break
                else:  # the probabilities are rounded
                    state.apply_action(0)
            elif state.is_simultaneous_node():
                players = range(game.num_players())
                state.apply_actions([choose(state.legal_actions(player)) for player in players])
            else:
                state.apply_action(choose(state.legal_actions()))
            steps += 1
        return steps

    return play


def find_environments(console: Console, seed: int) -> list[Contestant]:
    """The environments of PettingZoo."""
    from colonnade.adapters.pettingzoo import env

    found = [
        Contestant(f"{key}, {players} players", True, aec_player(env(key, players), seed))
        for key in GAMES
        for players in PLAYERS
    ]
    command = find_install_command("benchmark,research")
    try:
        connect_four: Any = import_module("pettingzoo.classic.connect_four.connect_four")
        found.append(Contestant("connect_four_v3", False, aec_player(connect_four.env(), seed)))
    except ImportError:
        console.print(MISSING.format("pettingzoo[classic]", command), markup=False)
    try:
        shimmy: Any = import_module("shimmy")
        backgammon = shimmy.OpenSpielCompatibilityV0(game_name="backgammon")
        found.append(Contestant("backgammon, Shimmy", False, aec_player(backgammon, seed)))
    except ImportError:
        console.print(MISSING.format("shimmy", command), markup=False)
    return found


def find_games(seed: int) -> list[Contestant]:
    """Our games of OpenSpiel, and those that OpenSpiel has in Python and random agents can play."""
    pyspiel: Any = import_module("pyspiel")
    import_module("colonnade.adapters.openspiel")
    import_module("open_spiel.python.games")
    names = [f"colonnade_{key}" for key in GAMES]
    names += [name for name in pyspiel.registered_names() if name.startswith("python_")]
    return [
        Contestant(name, name.startswith("colonnade_"), spiel_player(pyspiel.load_game(name), seed))
        for name in names
    ]


def measure(contestants: list[Contestant], seconds: float, rounds: int, warm_up: float) -> None:
    for contestant in contestants:
        contestant.run(warm_up)
    for _ in range(rounds):
        for contestant in contestants:
            gc.collect()
            contestant.rates.append(contestant.run(seconds))


def compare(own: Contestant, rates: list[float]) -> float:
    """The rate of ours against another one, round by round."""
    return median(ours / theirs for ours, theirs in zip(own.rates, rates, strict=True))


def show(console: Console, title: str, contestants: list[Contestant], is_to_median: bool) -> None:
    """The table: our rates and ratios first, then the others'."""
    ours = [contestant for contestant in contestants if contestant.is_ours]
    others = [contestant for contestant in contestants if not contestant.is_ours]
    against = {other.name: other.rates for other in others}
    if is_to_median and others:
        rounds = zip(*(other.rates for other in others), strict=True)
        against = {f"median of {len(others)}": [median(rates) for rates in rounds]}
    table = Table(title=title)
    table.add_column("")
    for heading in ("steps/s", "lowest – highest", *(f"× {name}" for name in against)):
        table.add_column(heading, justify="right")
    for contestant in [*ours, *sorted(others, key=lambda other: -median(other.rates))]:
        ratios = (
            [f"{compare(contestant, rates):.2f}" for rates in against.values()]
            if contestant.is_ours
            else []
        )
        table.add_row(
            contestant.name,
            f"{median(contestant.rates):,.0f}",
            f"{min(contestant.rates):,.0f} – {max(contestant.rates):,.0f}",
            *ratios,
        )
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the environments are, beside others.")
    parser.add_argument(
        "--seconds", type=float, default=1, help="length of a round for each contestant"
    )
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--warm-up", type=float, default=WARM_UP)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")  # of the others
    console = Console()
    timing = arguments.seconds, arguments.rounds, arguments.warm_up
    environments = find_environments(console, arguments.seed)
    measure(environments, *timing)
    show(console, "PettingZoo: steps of agents", environments, is_to_median=False)
    games = find_games(arguments.seed)
    measure(games, *timing)
    show(console, "OpenSpiel: steps, throws too", games, is_to_median=True)


if __name__ == "__main__":
    main()
