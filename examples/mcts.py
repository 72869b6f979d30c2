"""OpenSpiel's own MCTS bot plays a game of ours against our levels, by OpenSpiel's own
`evaluate_bots`.

small, half a minute:      python examples/mcts.py
full, about half an hour:  python examples/mcts.py --seconds 1800 --levels random,greedy
                               --simulations 50

`--evaluator rollouts` has OpenSpiel judge a position by one game of random moves to its end;
`points` asks the game's own count of points, which is much faster and says more. A search takes its
time: games are played for `--seconds` per level, and few games prove nothing.
Needs the extra `research`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel
from ladder import OUT, Clock, print_head, save, show, summarise
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.algorithms.mcts import Evaluator, MCTSBot, RandomRolloutEvaluator

import colonnade.adapters.openspiel  # noqa: F401  # registers the games
from colonnade.bots.levels import find_agent
from colonnade.core.agent import Limit
from colonnade.games import GAMES


class PointsEvaluator(Evaluator):
    """Judges a position by the encoding's potential, and holds all actions for equally good."""

    def evaluate(self, state: Any) -> list[float]:
        """How well each player stands, from -1 to 1; how the game ended, at its end."""
        if state.is_terminal():
            return state.returns()
        position = state.position
        encoding, players = position.table.encoding, range(state.num_players())
        return [encoding.potential(position.state, player) for player in players]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """The legal actions with the same weight each, or the chances of a throw."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class LevelBot(pyspiel.Bot):
    """A level of ours as a bot of OpenSpiel."""

    def __init__(self, game: str, level: str, seed: int) -> None:
        super().__init__()
        self._game, self._agent, self._random = GAMES[game], find_agent(game, level), Random(seed)
        self._planned: list[Any] = []

    def restart_at(self, state: Any) -> None:
        """Begin a new game."""
        self._planned = []

    def step(self, state: Any) -> int:
        """An action. A level may decide on several at once: they are played one by one."""
        position = state.position.state
        if not self._planned:
            decision = self._agent.decide(self._game, position, Limit(), self._random)
            self._planned = list(decision.actions)
        return state.position.table.encoding.encode_action(position, self._planned.pop(0))


def play_level(given: argparse.Namespace, level: str) -> list[float]:
    """The search's share of the win in each game, until the time is over; it has each seat in
    turn.
    """
    game = pyspiel.load_game(f"colonnade_{given.game}")
    random = np.random.RandomState(given.seed)
    evaluator = PointsEvaluator()
    if given.evaluator == "rollouts":
        evaluator = RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    search = MCTSBot(game, given.uct, given.simulations, evaluator, random_state=random)
    rival = LevelBot(given.game, level, given.seed)
    shares: list[float] = []
    clock = Clock(given.seconds)
    while clock.left and len(shares) < given.games:
        seat = len(shares) % 2
        bots = [search, rival] if seat == 0 else [rival, search]
        returns = evaluate_bots(game.new_initial_state(), bots, random)
        shares.append((1 + returns[seat]) / 2)
        show(f"{len(shares)} games, {clock.seconds:.0f} s")
    show("")
    return shares


def main() -> None:
    """Read the arguments, play, save."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--game", default="columbiz", choices=GAMES)
    parser.add_argument("--levels", default="random", help="to meet")
    parser.add_argument("--simulations", type=int, default=20, help="per decision")
    parser.add_argument("--evaluator", default="points", choices=("points", "rollouts"))
    parser.add_argument("--uct", type=float, default=0.3, help="the constant of exploration")
    parser.add_argument("--seconds", type=float, default=15, help="with each level")
    parser.add_argument("--games", type=int, default=2000, help="at most, with each level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=OUT, help="folder")
    given = parser.parse_args()

    print(f"MCTS, {given.simulations} simulations, {given.evaluator}; two players")
    print_head()
    rows = [summarise(level, play_level(given, level)) for level in given.levels.split(",")]
    save(given.out, f"mcts-{given.evaluator}", {"levels": rows}, ["open_spiel"])


if __name__ == "__main__":
    main()
