"""MaskablePPO of sb3-contrib learns a game from its Gymnasium environment, first against one bot,
then against the next, and meets the other levels at the end.

small, half a minute:   python examples/ppo.py
full, half an hour:     python examples/ppo.py --against random,greedy --seconds 900 --games 2000
                            --points 6 --curve-games 200
the result in our arena, from the folder examples/:
                        PPO=../build/examples/ppo-greedy.zip colonnade arena columbiz
                            --seats ppo:Trained,casual --games 2000

`--seconds` is the time with each opponent, by the clock on the wall, with the games that measure
the curve. Needs the extras `examples` and `research`; no GPU.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any

import numpy as np
import torch
from ladder import FINAL_SEED, Clock, Curve, draw, make_parser, measure, save
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecEnv

from colonnade.adapters.episode import name_environment
from colonnade.core.agent import Decision, Limit
from colonnade.core.game import AnyGame, Decide
from colonnade.games import GAMES

TABLES, STEPS = 32, 128  # games at the same time, and decisions of each between two updates
FASTEST, SLOWEST = 1e-3, 1e-4  # learning rates, at the start and at the end


def make_tables(game: str, opponent: str, seed: int) -> VecEnv:
    """Tables where the learner has any seat. Points on the way count too: as a potential, so that
    the best policy stays the same.
    """
    given = {"opponents": opponent, "seat": "random", "shaping": 3.0, "discount": 1.0}
    return make_vec_env(
        name_environment(GAMES[game]),
        TABLES,
        seed,
        env_kwargs={**given, "disable_env_checker": True},
    )


class Watch(BaseCallback):
    """Measures the policy a few times on the way, and stops when the time is over."""

    def __init__(self, curve: Curve, opponent: str) -> None:
        super().__init__()
        self.curve, self.opponent = curve, opponent

    def measure(self) -> None:
        """Add a point to the curve."""
        self.curve.add(Policy(self.model), steps=self.num_timesteps, opponent=self.opponent)

    def _on_step(self) -> bool:
        return self.curve.clock.left > 0

    def _on_rollout_start(self) -> None:
        if self.curve.is_due:
            self.measure()

    def _on_training_end(self) -> None:
        self.measure()
        self.curve.end()


class Policy:
    """The action that the net likes best, at many positions at once."""

    def __init__(self, model: Any) -> None:
        self.model = model

    def __call__(self, seen: Any, masks: Any) -> Any:
        """An action for each position."""
        return self.model.predict(seen, action_masks=masks, deterministic=True)[0]


class Trained:
    """The net of the file that the variable PPO names, as an agent of ours."""

    def __init__(self) -> None:
        torch.set_num_threads(1)
        self.choose = Policy(MaskablePPO.load(os.environ["PPO"], device="cpu"))

    def decide(self, game: AnyGame, state: Any, limit: Limit, random: Random) -> Decision:
        """The action that the net likes best."""
        turn, encoding = game.turn(state), game.encoding
        assert isinstance(turn, Decide)
        assert encoding is not None
        seen = np.frombuffer(encoding.observe(state, turn.seat), np.float32)
        mask = np.frombuffer(encoding.mask(state), np.bool_)
        return Decision((encoding.decode_action(state, int(self.choose(seen, mask))),))


def main() -> None:
    """Read the arguments, learn, measure, save."""
    parser = make_parser(__doc__)
    parser.add_argument("--against", default="random", help="opponents to learn from, in turn")
    parser.add_argument("--threads", type=int, default=1, help="of PyTorch")
    given = parser.parse_args()

    torch.set_num_threads(given.threads)
    # else PyTorch checks 1,755 probabilities of every position
    torch.distributions.Distribution.set_default_validate_args(False)
    opponents, levels = given.against.split(","), given.levels.split(",")
    clock, curve = Clock(given.seconds), Curve(given)
    model = MaskablePPO(
        "MlpPolicy",
        make_tables(given.game, opponents[0], given.seed),
        learning_rate=lambda _: SLOWEST + (FASTEST - SLOWEST) * clock.left,
        n_steps=STEPS,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.003,
        policy_kwargs={"net_arch": [256, 128], "activation_fn": torch.nn.ReLU},
        seed=given.seed,
        device="cpu",
    )
    rows: dict[str, Any] = {}
    for number, opponent in enumerate(opponents):
        if number:
            model.set_env(make_tables(given.game, opponent, given.seed + TABLES * number))
        clock = Clock(given.seconds)
        curve.start(clock)
        model.learn(10**9, Watch(curve, opponent), reset_num_timesteps=not number)
        given.out.mkdir(parents=True, exist_ok=True)
        model.save(given.out / f"ppo-{opponent}.zip")
        rows[opponent] = measure(Policy(model), given.game, levels, given.games, FINAL_SEED)
        found = {"curve": curve.points, "levels_after": rows}
        path = save(given.out, "ppo", found, ["sb3-contrib", "torch"])
        title = f"MaskablePPO, {given.game}, learning against {', then '.join(rows)}"
        draw(path.with_suffix(".png"), curve, title)


if __name__ == "__main__":
    main()
