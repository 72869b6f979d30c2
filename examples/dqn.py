"""DQN of OpenSpiel, in PyTorch, learns a game of ours from OpenSpiel's `rl_environment`, against an
agent of OpenSpiel's that plays at random, and meets our levels at the end.

small, half a minute:        python examples/dqn.py
full, a quarter of an hour:  python examples/dqn.py --seconds 600 --games 2000 --points 6
                                 --curve-games 200

It sees only the result at the end of each game. Needs the extras `examples` and `research`;
no GPU.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import torch
from ladder import FINAL_SEED, Clock, Curve, draw, make_parser, measure, save
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.pytorch.dqn import DQN, Loss, Optimiser
from open_spiel.python.rl_environment import ChanceEventSampler, Environment

import colonnade.adapters.openspiel  # noqa: F401  # registers the games


def play_game(environment: Environment, learner: DQN, rival: RandomAgent) -> int:
    """One game, from which the learner learns; returns its decisions. The encoding shows each seat
    its own view, so one net can have any seat.
    """
    step = environment.reset()
    decisions = 0
    while not step.last():
        agent = learner if step.current_player() == learner.player_id else rival
        decisions += agent is learner
        output = agent.step(step)
        assert output is not None  # it is None at the end of a game only
        step = environment.step([output.action])
    learner.step(step)  # it learns the result
    return decisions


def main() -> None:
    """Read the arguments, learn, measure, save."""
    given = make_parser(__doc__).parse_args()

    torch.set_num_threads(1)
    game = pyspiel.load_game(f"colonnade_{given.game}")
    environment = Environment(game, chance_event_sampler=ChanceEventSampler(given.seed))
    learner = DQN(
        player_id=0,
        state_representation_size=game.observation_tensor_size(),
        num_actions=game.num_distinct_actions(),
        hidden_layers_sizes=[256, 128],
        replay_buffer_capacity=50_000,
        batch_size=128,
        learn_every=8,
        learning_rate=5e-4,
        optimizer_str=Optimiser.ADAM,
        loss_str=Loss.HUBER,
        update_target_network_every=500,
        weight_update_coeff=0.0,
        epsilon_start=1.0,
        epsilon_end=0.05,
        epsilon_decay_duration=20_000,
        seed=given.seed,
    )
    rivals = [RandomAgent(seat, game.num_distinct_actions()) for seat in range(2)]

    def choose(seen: Any, masks: Any) -> list[int]:
        pairs = zip(seen, masks, strict=True)
        return [learner.act_epsilon_greedy(row, np.flatnonzero(mask), 0)[0] for row, mask in pairs]

    curve = Curve(given)
    curve.start(Clock(given.seconds))
    games = decisions = 0
    while True:
        if curve.is_due:
            curve.add(choose, games=games, decisions=decisions)
        if not curve.clock.left:
            break
        learner.player_id = games % 2
        decisions += play_game(environment, learner, rivals[1 - learner.player_id])
        games += 1
    rows = measure(choose, given.game, given.levels.split(","), given.games, FINAL_SEED)
    path = save(given.out, "dqn", {"curve": curve.points, "levels": rows}, ["open_spiel", "torch"])
    title = f"DQN of OpenSpiel, {given.game}, learning against a random agent"
    draw(path.with_suffix(".png"), curve, title)


if __name__ == "__main__":
    main()
