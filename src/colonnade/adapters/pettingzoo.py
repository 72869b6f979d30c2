"""Every game as an environment of PettingZoo, for agents that take turns (AEC).

from colonnade.adapters import pettingzoo
env = pettingzoo.env(KEY, players=3)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import attrgetter
from random import Random
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from colonnade.adapters.arrays import Form, make_box, mask_actions, observe
from colonnade.adapters.episode import (
    Episode,
    First,
    find_rewards,
    name_agent,
    name_environment,
    prepare,
)
from colonnade.adapters.rendering import RENDER_MODES, Frame, Renderer
from colonnade.core.extras import missing_extra
from colonnade.core.game import Over
from colonnade.games import GAMES

try:
    import pettingzoo  # pyright: ignore[reportMissingTypeStubs]
    from gymnasium import logger
    from gymnasium.spaces import Box, Dict, Discrete, Space
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv  # pyright: ignore[reportMissingTypeStubs]
    from pettingzoo.utils import wrappers  # pyright: ignore[reportMissingTypeStubs]
except ModuleNotFoundError as error:
    raise missing_extra("PettingZoo", "research") from error

ILLEGAL_REWARD = -1.0
"""What an agent gets for an illegal action, which ends the game for all."""


class _TerminateIllegal(wrappers.TerminateIllegalWrapper[str, Any, int]):
    """The wrapper with our reward."""

    def __init__(self, env: AECEnv[str, Any, int]) -> None:
        super().__init__(env, illegal_reward=ILLEGAL_REWARD)


class Checked(
    wrappers.OrderEnforcingWrapper[str, Any, int],
    wrappers.AssertOutOfBoundsWrapper[str, Any, int],
    _TerminateIllegal,
):
    """The three wrappers of PettingZoo's classic games in one object. What a step asks for is
    looked up directly, not through one wrapper after the other: that was a third of a step.
    """

    def __str__(self) -> str:
        return str(self.env)


for _name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos"):
    # before reset() there is no such attribute, and the wrapper for the order of calls says so
    setattr(Checked, _name, property(attrgetter(f"env.{_name}")))


def env(game: str, players: int | None = None, **arguments: Any) -> AECEnv[str, Any, int]:
    """The environment with the wrappers of PettingZoo's classic games: an illegal action ends the
    game with a reward of -1, actions must be in bounds, and calls in order. Takes the arguments of
    `raw_env`.
    """
    return Checked(raw_env(game, players, **arguments))


class raw_env(AECEnv[str, Any, int], EzPickle):
    """A game without wrappers. Agents are `player_0`, `player_1`, … in turn order.

    - `game`: its key; `players`: how many, without it the fewest.
    - `options`, or any other keyword argument: the options of the rules.
    - `colours`: the colours of the seats; `first`: the seat that begins, or `random`, in a game
      where the table chooses.
    - `observation`: `flat` or `planes`.
    - `mask`: `observation` has every observation be a dictionary with `observation` and
      `action_mask`, as those of PettingZoo's classic games are; `info` has it be an array, with
      the mask in `infos`.
    - `max_steps`: the game is truncated after this number of actions.
    - `render_mode`: `human`, `ansi` or `rgb_array`.

    An action that is not legal raises `Illegal`, which says why. `reset(options={"position": ID})`
    begins at a position.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, object] | None = None,
        colours: Sequence[str] | None = None,
        first: First = None,
        observation: Form = "flat",
        mask: Literal["observation", "info"] = "observation",
        max_steps: int | None = None,
        render_mode: str | None = None,
        **more_options: object,
    ) -> None:
        given = {**(options or {}), **more_options}
        EzPickle.__init__(
            self,
            game,
            players,
            options=given,
            colours=colours,
            first=first,
            observation=observation,
            mask=mask,
            max_steps=max_steps,
            render_mode=render_mode,
        )
        super().__init__()
        if mask not in ("observation", "info"):
            raise ValueError(f"mask is observation or info, not {mask!r}")
        self.setup = prepare(game, players, given, colours, first)
        encoding = self.setup.encoding
        self.metadata = {
            "name": f"{game}_v{encoding.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode, self.max_steps = render_mode, max_steps
        self._renderer = Renderer(self.setup.game, render_mode)
        self._form: Form = observation
        self._is_mask_inside = mask == "observation"
        self.possible_agents = [name_agent(seat) for seat in range(len(self.setup.colours))]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._state_space = make_box(encoding, "flat")
        self.action_spaces: dict[str, Space[Any]] = {}
        self.observation_spaces: dict[str, Space[Any]] = {}
        for agent in self.possible_agents:
            self.action_spaces[agent] = Discrete(encoding.action_count)
            self.observation_spaces[agent] = (
                Dict(
                    {
                        "observation": make_box(encoding, observation),
                        "action_mask": Box(0, 1, (encoding.action_count,), np.int8),
                    }
                )
                if self._is_mask_inside
                else make_box(encoding, observation)
            )
        self._random = Random()

    def observation_space(self, agent: str) -> Space[Any]:
        """The space of an agent's observations: the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The space of an agent's actions: the integers of the encoding."""
        return self.action_spaces[agent]

    @property
    def state_space(self) -> Space[Any]:
        """The space of `state()`."""
        return self._state_space

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game; with a seed, the same throws each time. `options` may have the
        `position` to begin at.
        """
        if seed is not None:
            self._random = Random(seed)
        self.episode = Episode(self.setup, self._random, (options or {}).get("position"))
        self.agents: list[str] = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._steps = 0
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Select the agent that decides, and give it its mask."""
        turn = self.episode.turn
        assert not isinstance(turn, Over)
        self.agent_selection = self.possible_agents[turn.seat]
        self._inform()

    def _inform(self) -> None:
        """Give the agents their masks, where these are not in the observations."""
        if not self._is_mask_inside:
            for agent in self.agents:
                self.infos[agent] = {"action_mask": self._mask(self._seats[agent])}

    def _mask(self, seat: int) -> NDArray[np.int8]:
        """The legal actions of a seat: none where it does not decide."""
        turn = self.episode.turn
        if isinstance(turn, Over) or turn.seat != seat:
            return np.zeros(self.setup.encoding.action_count, np.int8)
        return mask_actions(self.setup.encoding, self.episode.state)

    def observe(self, agent: str) -> Any:
        """The position as an agent sees it, also when it is not its turn."""
        seat = self._seats[agent]
        seen = observe(self.setup.encoding, self.episode.state, seat, self._form)
        if not self._is_mask_inside:
            return seen
        return {"observation": seen, "action_mask": self._mask(seat)}

    def state(self) -> NDArray[np.float32]:
        """The position as `player_0` sees it: nothing is hidden in these games."""
        return observe(self.setup.encoding, self.episode.state, 0, "flat")

    def step(self, action: int | None) -> None:
        """Play an action of the agent that decides, and all throws up to the next decision. Raises
        `Illegal`.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)  # type: ignore[arg-type]  # None, says PettingZoo itself
            return
        if action is None:
            raise ValueError(f"{agent} must act: only a dead agent's action is None")
        episode = self.episode
        episode.step(int(action))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        turn = episode.turn
        if isinstance(turn, Over):
            found = find_rewards(self.setup.game, episode.state, turn.result)
            self.rewards = dict(zip(self.possible_agents, found, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._inform()
            self._accumulate_rewards()
        else:
            if self._steps == self.max_steps:
                self.truncations = dict.fromkeys(self.agents, True)
            self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Frame:
        """The position as `render_mode` says: text, pixels, or in a window."""
        if self.render_mode is None:
            logger.warn("render() shows nothing: the environment was made without a render_mode.")
        return self._renderer.render(self.episode.state)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._renderer.close()


def register_environments() -> None:
    """Register an environment for each game that has an encoding, where PettingZoo has a register
    (1.27): `pettingzoo.make("aec", "Colonnade/Columbiz-v0")`.
    """
    registry: Any = getattr(pettingzoo, "aec_registry", None)
    for key, game in GAMES.items():
        name = name_environment(game)
        if registry is not None and name is not None and name not in registry:
            pettingzoo.register("aec", name, f"{__name__}:{env.__name__}", kwargs={"game": key})


register_environments()
