"""How fast the rules are: `python benchmarks/rules.py [--seconds 2] [--rounds 5] [--memory]`.

Random players play both games, through the bare rules and through `Match`, beside OpenSpiel's
`maedn` and `backgammon` through its Python API. All take turns in rounds of one run, so that a slow
moment of the machine falls on everybody; time is the processor time of one core. A figure is the
median of the rounds. A ratio is the median of the ratios within a round.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from itertools import count, product
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from rich.console import Console
from rich.table import Table

from colonnade.core.dice import SeededDice
from colonnade.core.extras import find_install_command
from colonnade.core.game import AnyGame, Decide, Over, Throw
from colonnade.core.match import Match
from colonnade.games import GAMES

PLAYERS = (2, 4)
TABLE = tuple(tuple(product(range(1, 7), repeat=dice)) for dice in range(5))
"""Every throw of up to four dice, all alike likely: throwing is choosing one, so that the dice cost
next to nothing beside the rules.
"""
REFERENCES = ("maedn", "backgammon")
GAMES_FOR_MEMORY = 10_000

Play = Callable[[], tuple[int, int]]
"""Plays one game to its end; the numbers of events and of decisions."""


@dataclass
class Contestant:
    """Something that plays whole games, and its rates per second in each round."""

    name: str
    play: Play
    events: list[float] = field(default_factory=lambda: list[float]())
    decisions: list[float] = field(default_factory=lambda: list[float]())
    games: list[float] = field(default_factory=lambda: list[float]())

    def run(self, seconds: float) -> None:
        """One round: whole games until the time is over."""
        events = decisions = games = 0
        play, begun = self.play, process_time()
        while (spent := process_time() - begun) < seconds or not games:
            more_events, more_decisions = play()
            events += more_events
            decisions += more_decisions
            games += 1
        self.events.append(events / spent)
        self.decisions.append(decisions / spent)
        self.games.append(games / spent)

    def ratio(self, other: Contestant) -> float:
        """Decisions per second against another's, round by round."""
        return median(
            own / theirs for own, theirs in zip(self.decisions, other.decisions, strict=True)
        )


def seats_of(game: AnyGame, players: int) -> Any:
    return game.seats(game.default_colours(players), None if game.key == "columbiz" else 0)


def bare_player(game: AnyGame, players: int, seed: int) -> Play:
    """Random play through nothing but `turn`, `outcome`, `sample` and `apply`."""
    options, seats, random = (
        game.options_type.resolve({}, players),
        seats_of(game, players),
        Random(seed),
    )
    turn_of, outcome, sample, apply, draw = (
        game.turn,
        game.outcome,
        game.sample,
        game.apply,
        random.random,
    )

    def play() -> tuple[int, int]:
        state = game.initial(options, seats)
        throws = decisions = 0
        while True:
            turn = turn_of(state)
            if isinstance(turn, Decide):
                state = apply(state, sample(state, random))
                decisions += 1
            elif isinstance(turn, Throw):
                first, second = TABLE[turn.dice // 2], TABLE[turn.dice - turn.dice // 2]
                faces = first[int(draw() * len(first))] + second[int(draw() * len(second))]
                state = apply(state, outcome(state, faces))
                throws += 1
            else:
                return throws + decisions, decisions

    return play


def match_player(game: AnyGame, players: int, seed: int) -> Play:
    """Random play as a table plays: a `Match` with seeded dice and the list of its events."""
    options, seats, random = (
        game.options_type.resolve({}, players),
        seats_of(game, players),
        Random(seed),
    )
    numbers = count()

    def play() -> tuple[int, int]:
        dice = SeededDice(seed, next(numbers))
        match = Match(game, options, seats, dice)
        decisions = 0
        while not isinstance(turn := match.turn, Over):
            if isinstance(turn, Decide):
                match.act(turn.seat, game.sample(match.state, random))
                decisions += 1
            else:
                match.throw(dice.throw(turn.dice))
        return len(match.events), decisions

    return play


def openspiel_player(pyspiel: Any, name: str, seed: int) -> Play:
    """Random play through OpenSpiel's Python API: a cumulative draw at chance, a random legal
    action elsewhere.
    """
    game, draw = pyspiel.load_game(name), Random(seed).random

    def play() -> tuple[int, int]:
        state = game.new_initial_state()
        throws = decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left, outcomes = draw(), state.chance_outcomes()
                for outcome, probability in outcomes:
                    left -= probability
                    if left < 0:
                        state.apply_action(outcome)
                        break
                # the probabilities are rounded: they may add up to a little less than the draw
                else:
                    state.apply_action(outcomes[-1][0])
                throws += 1
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
        return throws + decisions, decisions

    return play


def find_contestants(pyspiel: Any, seed: int) -> list[Contestant]:
    contestants: list[Contestant] = []
    for key, game in GAMES.items():
        for players in PLAYERS:
            contestants.append(
                Contestant(
                    f"{key}, {players} players, bare rules", bare_player(game, players, seed)
                )
            )
            contestants.append(
                Contestant(f"{key}, {players} players, Match", match_player(game, players, seed))
            )
    if pyspiel is not None:
        contestants.extend(
            Contestant(name, openspiel_player(pyspiel, name, seed))
            for name in (*REFERENCES, "maedn(players=4)")
        )
    return contestants


def measure_speed(
    console: Console, contestants: list[Contestant], seconds: float, rounds: int
) -> None:
    # imports, caches and the processor's clock warm up outside the count
    for contestant in contestants:
        contestant.play()
    for _ in range(rounds):
        for contestant in contestants:
            gc.collect()
            contestant.run(seconds)
    references = [
        contestant for name in REFERENCES for contestant in contestants if contestant.name == name
    ]
    table = Table(
        title=(
            f"Random play per second and core: median of {rounds} interleaved rounds of {seconds:g}"
            " s each"
        )
    )
    table.add_column("")
    for heading in (
        "events/s",
        "decisions/s",
        "lowest – highest",
        "games/s",
        *(f"× {reference.name}" for reference in references),
    ):
        table.add_column(heading, justify="right")
    for contestant in contestants:
        table.add_row(
            contestant.name,
            f"{median(contestant.events):,.0f}",
            f"{median(contestant.decisions):,.0f}",
            f"{min(contestant.decisions):,.0f} – {max(contestant.decisions):,.0f}",
            f"{median(contestant.games):,.1f}",
            *(f"{contestant.ratio(reference):.2f}" for reference in references),
        )
    console.print(table)


def measure_memory(console: Console, seed: int) -> None:
    """Blocks that Python holds and memory that the system gives, after every tenth of the games:
    flat means nothing is left behind.
    """
    steps = 10
    table = Table(
        title=(
            f"Memory over {GAMES_FOR_MEMORY:,} random games of four players, bare rules and Match"
            " in turn"
        )
    )
    table.add_column("games", justify="right")
    players = {
        key: (bare_player(game, 4, seed), match_player(game, 4, seed))
        for key, game in GAMES.items()
    }
    for key in players:
        table.add_column(f"{key}: blocks", justify="right")
        table.add_column("resident", justify="right")
    measured: dict[str, list[tuple[int, float]]] = {}
    for key, plays in players.items():
        measured[key] = []
        for step in range(steps + 1):
            # first a few, to fill what is cached
            for number in range(GAMES_FOR_MEMORY // steps if step else GAMES_FOR_MEMORY // 100):
                plays[number % 2]()
            gc.collect()
            measured[key].append((sys.getallocatedblocks(), resident_megabytes()))
    for step in range(steps + 1):
        cells = [
            text
            for key in players
            for text in (f"{measured[key][step][0]:,}", f"{measured[key][step][1]:.1f} MB")
        ]
        table.add_row(f"{GAMES_FOR_MEMORY // steps * step:,}", *cells)
    console.print(table)


def resident_megabytes() -> float:
    """Memory of this process now; not a number where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return float("nan")
    return pages * 4096 / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the rules are, beside OpenSpiel.")
    parser.add_argument(
        "--seconds", type=float, default=2, help="length of a round for each contestant"
    )
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--memory", action="store_true", help=f"instead: memory over {GAMES_FOR_MEMORY:,} games"
    )
    arguments = parser.parse_args()
    console = Console()
    if arguments.memory:
        measure_memory(console, arguments.seed)
        return
    try:
        pyspiel = import_module("pyspiel")
    except ImportError:
        pyspiel = None
        command = find_install_command("benchmark")
        console.print(
            f"OpenSpiel is not installed, so there is nothing to compare with: {command}",
            markup=False,
        )
    measure_speed(
        console, find_contestants(pyspiel, arguments.seed), arguments.seconds, arguments.rounds
    )


if __name__ == "__main__":
    main()
