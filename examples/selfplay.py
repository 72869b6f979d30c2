"""A small net learns a game by playing against itself, in PettingZoo's loop of turns (AEC), and
meets our levels at the end.

small, half a minute:        python examples/selfplay.py
full, a quarter of an hour:  python examples/selfplay.py --seconds 900 --games 2000 --points 4
                                 --curve-games 100

The net is all seats at once: observations and actions are those of the seat that decides. It sees
only the result at the end of each game, and learns by proximal policy optimisation (PPO,
arXiv 1707.06347), written out here. Needs the extras `examples` and `research`; no GPU.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import numpy as np
import torch
from ladder import FINAL_SEED, Clock, Curve, draw, make_parser, measure, save
from torch import Tensor, nn
from torch.nn import functional

from colonnade.adapters import pettingzoo
from colonnade.adapters.episode import find_encoding
from colonnade.games import GAMES

TABLES = 32  # games between two updates, all at the same time
EPOCHS, BATCH = 3, 512
CLIP, ENTROPY, RATE = 0.2, 0.01, 5e-4


class Net(nn.Module):
    """From an observation to a preference for each action, and to the result that it expects."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 128), nn.ReLU())
        self.actions, self.result = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the actions' probabilities, and the expected results."""
        inner = self.body(seen)
        logits = self.actions(inner).masked_fill(~masks, -1e9)
        return functional.log_softmax(logits, dim=1), self.result(inner).squeeze(1)


Seen = dict[str, Any]
"""An observation with its mask of legal actions."""


def play_game(
    env: Any, seed: int | None
) -> Generator[Seen, tuple[int, float], list[tuple[Seen, int, float, float]]]:
    """One game in PettingZoo's loop. It yields what the agent sees, is sent an action with the
    logarithm of its probability, and returns all decisions with the result of who took them.
    """
    env.reset(seed)
    decisions: list[tuple[str, Seen, int, float]] = []
    results: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, is_over, is_cut, _ = env.last()
        if is_over or is_cut:
            results[agent] = reward
            env.step(None)
        else:
            action, log_probability = yield seen
            decisions.append((agent, seen, action, log_probability))
            env.step(action)
    return [(seen, action, chance, results[agent]) for agent, seen, action, chance in decisions]


@torch.no_grad()
def play_games(net: Net, envs: list[Any], seed: int | None) -> list[tuple[Seen, int, float, float]]:
    """A game in each environment, all at once: the net is asked for many positions together."""
    games = [play_game(env, None if seed is None else seed + i) for i, env in enumerate(envs)]
    waiting = [(game, next(game)) for game in games]
    decisions: list[tuple[Seen, int, float, float]] = []
    while waiting:
        seen = torch.as_tensor(np.stack([seen["observation"] for _, seen in waiting]))
        masks = torch.as_tensor(np.stack([seen["action_mask"] for _, seen in waiting])).bool()
        chances, _ = net(seen, masks)
        actions = torch.multinomial(chances.exp(), 1)
        chosen = zip(
            actions.flatten().tolist(), chances.gather(1, actions).flatten().tolist(), strict=True
        )
        before, waiting = waiting, []
        for (game, _), answer in zip(before, chosen, strict=True):
            try:
                waiting.append((game, game.send(answer)))
            except StopIteration as end:
                decisions += end.value
    return decisions


def learn(net: Net, optimiser: torch.optim.Optimizer, decisions: list[Any]) -> None:
    """Make decisions that turned out better than expected more likely, in small steps."""
    observations, actions, chances, results = zip(*decisions, strict=True)
    seen = torch.as_tensor(np.stack([seen["observation"] for seen in observations]))
    masks = torch.as_tensor(np.stack([seen["action_mask"] for seen in observations])).bool()
    taken, old, result = torch.tensor(actions), torch.tensor(chances), torch.tensor(results)
    with torch.no_grad():
        surprise = result - net(seen, masks)[1]
        surprise = (surprise - surprise.mean()) / (surprise.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(decisions)).split(BATCH):
            log_chances, expected = net(seen[rows], masks[rows])
            ratio = (log_chances.gather(1, taken[rows, None]).squeeze(1) - old[rows]).exp()
            gain = torch.min(
                ratio * surprise[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * surprise[rows]
            )
            entropy = -(log_chances.exp() * log_chances).sum(1)
            loss = (
                0.5 * functional.mse_loss(expected, result[rows])
                - (gain + ENTROPY * entropy).mean()
            )
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def main() -> None:
    """Read the arguments, learn, measure, save."""
    given = make_parser(__doc__).parse_args()

    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    envs = [pettingzoo.env(given.game) for _ in range(TABLES)]
    encoding = find_encoding(GAMES[given.game])
    net = Net(encoding.size, encoding.action_count)
    optimiser = torch.optim.Adam(net.parameters(), RATE)

    @torch.no_grad()
    def choose(seen: Any, masks: Any) -> Any:
        return net(torch.as_tensor(seen), torch.as_tensor(masks))[0].argmax(1).numpy()

    curve = Curve(given)
    curve.start(Clock(given.seconds))
    games = decisions = 0
    while True:
        if curve.is_due:
            curve.add(choose, games=games, decisions=decisions)
        if not curve.clock.left:
            break
        played = play_games(net, envs, None if games else given.seed)
        learn(net, optimiser, played)
        games += TABLES
        decisions += len(played)
    rows = measure(choose, given.game, given.levels.split(","), given.games, FINAL_SEED)
    path = save(
        given.out, "selfplay", {"curve": curve.points, "levels": rows}, ["pettingzoo", "torch"]
    )
    draw(path.with_suffix(".png"), curve, f"Self-play, {given.game}")


if __name__ == "__main__":
    main()
