"""Every game as an environment of Gymnasium: one seat learns, bots play the others.

import gymnasium
import colonnade.adapters.gymnasium
env = gymnasium.make("Colonnade/Columbiz-v0", opponents="greedy")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Literal, cast

import numpy as np
from numpy.typing import NDArray

from colonnade.adapters.arrays import Form, make_box, mask_actions, observe
from colonnade.adapters.episode import Episode, First, find_shares, name_environment, prepare
from colonnade.adapters.rendering import RENDER_MODES, Frame, Renderer
from colonnade.bots.levels import find_agent
from colonnade.core.agent import Agent, Limit
from colonnade.core.errors import BadAgent, Illegal
from colonnade.core.extras import missing_extra
from colonnade.core.game import Decide, Over
from colonnade.games import GAMES

try:
    import gymnasium
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Discrete
except ModuleNotFoundError as error:
    raise missing_extra("Gymnasium", "research") from error

Opponents = str | Agent | Sequence[str | Agent]
Seat = int | Literal["random"]
ATTEMPTS = 100
"""How many games `reset` begins until the seat that learns has something to decide."""


class GameEnv(gymnasium.Env[Any, np.int64]):
    """A game for one seat that learns.

    - `game`: its key; `players`: how many, without it the fewest.
    - `options`, or any other keyword argument: the options of the rules.
    - `opponents`: who plays the other seats, the partner's too: the name of a level,
      `module:Class`, or any object with `decide`; one for all, or a list, in turn order from the
      seat on.
    - `seat`: the seat that learns, or `random` for another one in each episode.
    - `colours`, `first`: the colours of the seats; the seat that begins, or `random`.
    - `observation`: `flat` or `planes`.
    - `shaping`, `discount`: adds `shaping` × (`discount` × potential after - potential before) to
      the reward; see the encoding's `potential`. At the end the potential is 0.
    - `illegal`: what an illegal action does: `terminate` ends the episode with `illegal_reward`,
      `raise` raises `Illegal`.
    - `render_mode`: `human`, `ansi` or `rgb_array`.

    The reward is the seat's share of the win, at the end. `info["action_mask"]` has the legal
    actions; `action_masks()` the same for sb3-contrib.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        opponents: Opponents = "random",
        seat: Seat = 0,
        options: Mapping[str, object] | None = None,
        colours: Sequence[str] | None = None,
        first: First = None,
        observation: Form = "flat",
        shaping: float = 0.0,
        discount: float = 1.0,
        illegal: Literal["terminate", "raise"] = "terminate",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        **more_options: object,
    ) -> None:
        self.setup = prepare(game, players, {**(options or {}), **more_options}, colours, first)
        count = len(self.setup.colours)
        check_seat(seat, count)
        if illegal not in ("terminate", "raise"):
            raise ValueError(f"illegal is terminate or raise, not {illegal!r}")
        self.seat: int = 0
        self._seat_choice: Seat = seat
        self._opponents = find_opponents(game, opponents, count - 1)
        self._form: Form = observation
        self._shaping, self._discount = shaping, discount
        self._illegal, self._illegal_reward = illegal, illegal_reward
        self.render_mode = render_mode
        self._renderer = Renderer(self.setup.game, render_mode)
        self.observation_space = make_box(self.setup.encoding, observation)
        self.action_space = Discrete(self.setup.encoding.action_count)
        self.episode: Episode | None = None
        self._is_done = True
        self._random = Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin a new game; with a seed, the same throws and opponents each time. `options` may
        have the `position` to begin at and the `seat` that learns. Raises `ValueError` if the game
        always ends before the seat can decide.
        """
        super().reset(seed=seed)
        given = options or {}
        seat: Seat = given.get("seat", self._seat_choice)
        count = len(self.setup.colours)
        check_seat(seat, count)
        random = self._random = Random(int(self.np_random.integers(2**63)))
        for _ in range(ATTEMPTS):
            self.episode = Episode(self.setup, random, given.get("position"))
            self.seat = random.randrange(count) if seat == "random" else int(seat)
            self._is_done = False
            self._play_others()
            if not isinstance(self.episode.turn, Over):
                break  # else the game ended before the seat could decide: begin another one
        else:
            self._is_done = True
            raise ValueError(f"in {ATTEMPTS} games from here, seat {seat} had nothing to decide")
        self._potential = self._find_potential()
        if self.render_mode == "human":
            self.render()
        return self._observe(), self._describe()

    def step(
        self, action: np.int64 | int
    ) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Play an action, and all that follows up to the seat's next decision."""
        episode = self.episode
        if episode is None or self._is_done:
            raise ResetNeeded("the episode is over, or none has begun: call reset() first")
        try:
            episode.step(int(action))
        except Illegal as refused:
            if self._illegal == "raise":
                raise
            self._is_done = True
            info = {**self._describe(), "illegal": str(refused)}
            return self._observe(), self._illegal_reward + self._shape(), True, False, info
        self._play_others()
        turn = episode.turn
        reward = 0.0
        if isinstance(turn, Over):
            self._is_done = True
            reward = float(find_shares(self.setup.game, episode.state, turn.result)[self.seat])
        reward += self._shape()
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, self._is_done, False, self._describe()

    def _play_others(self) -> None:
        """Have the others act up to the seat's next decision, or the end."""
        episode = self._playing()
        game, count = self.setup.game, len(self.setup.colours)
        while isinstance(turn := episode.turn, Decide) and turn.seat != self.seat:
            opponent = self._opponents[(turn.seat - self.seat) % count - 1]
            for action in opponent.decide(game, episode.state, Limit(), self._random).actions:
                episode.act(action)

    def _playing(self) -> Episode:
        if self.episode is None:
            raise ResetNeeded("no episode has begun: call reset() first")
        return self.episode

    def _shape(self) -> float:
        """What shaping adds to the reward of a step."""
        before, self._potential = self._potential, self._find_potential()
        return self._shaping * (self._discount * self._potential - before)

    def _find_potential(self) -> float:
        if not self._shaping or self._is_done:
            return 0.0
        return self.setup.encoding.potential(self._playing().state, self.seat)

    def _observe(self) -> NDArray[np.float32]:
        return observe(self.setup.encoding, self._playing().state, self.seat, self._form)

    def _describe(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat}

    def _mask(self) -> NDArray[np.int8]:
        if self._is_done:
            return np.zeros(self.setup.encoding.action_count, np.int8)
        return mask_actions(self.setup.encoding, self._playing().state)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, for MaskablePPO of sb3-contrib."""
        return self._mask().astype(np.bool_)

    def render(self) -> Frame:
        """The position as `render_mode` says: text, pixels, or in a window."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows nothing: there is no render_mode.")
        return self._renderer.render(self._playing().state)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._renderer.close()


def check_seat(seat: object, count: int) -> None:
    """Raise `ValueError` unless this is one of `count` seats, or `random`."""
    if seat != "random" and not (isinstance(seat, int | np.integer) and 0 <= seat < count):
        raise ValueError(f"seat is from 0 to {count - 1}, or random, not {seat!r}")


def find_opponents(game: str, opponents: Opponents, count: int) -> list[Agent]:
    """The agents of the other seats; raises `BadAgent`, and `ValueError` for a wrong number."""
    listed = opponents if isinstance(opponents, list | tuple) else [opponents] * count
    if len(listed) != count:
        raise ValueError(f"there are {count} other seats, and {len(listed)} opponents")
    return [find_opponent(game, opponent) for opponent in listed]


def find_opponent(game: str, opponent: object) -> Any:
    """The agent of a level, of `module:Class`, or the object itself."""
    if isinstance(opponent, str):
        return find_agent(game, opponent)
    if not callable(getattr(opponent, "decide", None)):
        raise BadAgent("error-agent-kind", name=repr(opponent)[:80])
    return opponent


def register_environments() -> None:
    """Register an environment for each game that has an encoding: `Colonnade/Columbiz-v0`."""
    register = cast(Any, gymnasium).register  # its types are not complete
    for key, game in GAMES.items():
        name = name_environment(game)
        if name is not None and name not in gymnasium.registry:
            register(name, entry_point=f"{__name__}:{GameEnv.__name__}", kwargs={"game": key})


register_environments()
