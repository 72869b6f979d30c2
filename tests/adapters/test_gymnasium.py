"""Gymnasium's own check, for every game, number of players and group of options."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from colonnade.adapters.gymnasium import GameEnv
from colonnade.core.agent import Decision
from colonnade.core.errors import BadAgent, Illegal
from colonnade.core.game import AnyGame
from tests.adapters.tables import SIZES, TABLES, VERSION, name_table

pytestmark = pytest.mark.filterwarnings("error")
POSITION = "C2485c00Z73N00I0000I"
"""Of two players: the second decides."""
NAMES = {"columbiz": "Columbiz", "quatre_colonnes": "QuatreColonnes", "stones": "Stones"}


def make(key: str, **arguments: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(f"Colonnade/{NAMES[key]}-v{VERSION[key]}", **arguments)


@pytest.mark.parametrize(("key", "players"), SIZES)
@pytest.mark.parametrize("observation", ["flat", "planes"])
def test_the_check_of_gymnasium(key: str, players: int, observation: str) -> None:
    check_env(make(key, players=players, observation=observation, seat="random").unwrapped)


@pytest.mark.parametrize(("key", "players", "given"), TABLES, ids=name_table)
def test_the_check_with_every_group_of_options(
    key: str, players: int, given: dict[str, Any]
) -> None:
    check_env(make(key, players=players, **given).unwrapped, skip_render_check=True)


def test_a_module_can_be_named_with_the_id() -> None:
    made = gymnasium.make("colonnade.adapters.gymnasium:Colonnade/Columbiz-v0", players=3)
    assert isinstance(made.unwrapped, GameEnv)


def finish(env: gymnasium.Env[Any, Any], seed: int) -> list[float]:
    """Play an episode at random; its rewards."""
    random = Random(seed)
    _, info = env.reset(seed=seed)
    rewards: list[float] = []
    is_over = False
    while not is_over:
        action = random.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, reward, is_over, _, info = env.step(action)
        rewards.append(float(reward))
    assert not info["action_mask"].any()
    return rewards


def test_the_reward_is_the_share_of_the_win() -> None:
    env = make("columbiz", seat="random")
    results = [finish(env, seed) for seed in range(20)]
    assert all(not any(rewards[:-1]) for rewards in results)
    assert {rewards[-1] for rewards in results} >= {0.0, 1.0}


@pytest.mark.parametrize("key", ["columbiz", "quatre_colonnes"])
def test_shaping_changes_no_episode_by_more_than_its_start(key: str) -> None:
    plain, shaped = make(key), make(key, shaping=0.5, discount=0.9)
    for seed in range(3):
        before, after = finish(plain, seed), finish(shaped, seed)
        assert len(before) == len(after)
        assert any(after[:-1]), "it says something on the way"
        # Ng, Harada and Russell 1999: Σ γᵗ F(t) = γᵀ Φ(end) - Φ(start), and Φ(end) is 0
        total = sum(0.9**step * reward for step, reward in enumerate(after))
        shaped.reset(seed=seed)
        begun: Any = shaped.unwrapped
        potential = begun.setup.encoding.potential(begun.episode.state, begun.seat)
        assert total == pytest.approx(0.9 ** (len(before) - 1) * before[-1] - 0.5 * potential)


class First:
    """Takes the first legal action, and remembers whom it played for."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def decide(self, game: AnyGame, state: Any, limit: object, random: Random) -> Decision:
        self.seats.add(state.seat)
        return Decision((game.legal(state)[0],))


def test_opponents_are_levels_classes_or_objects() -> None:
    first, second = First(), First()
    env = make("quatre_colonnes", players=4, seat=2, opponents=[first, "greedy", second])
    finish(env, 1)
    assert (first.seats, second.seats) == ({3}, {1})
    finish(make("columbiz", opponents="colonnade.bots.columbiz.points:Points"), 1)
    for opponents, error in (
        ("nobody", BadAgent),
        (object(), BadAgent),
        (["random", "random"], ValueError),
    ):
        with pytest.raises(error):
            make("columbiz", opponents=opponents)


def test_the_seat_can_be_drawn_or_given() -> None:
    env = make("columbiz", players=4, seat="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    assert env.reset(seed=1, options={"seat": 2})[1]["seat"] == 2
    assert env.reset(seed=1, options={"seat": np.int64(2)})[1]["seat"] == 2
    with pytest.raises(ValueError, match="from 0 to 3"):
        make("columbiz", players=4, seat=4)
    for seat in (7, -1, "first", None):
        with pytest.raises(ValueError, match="from 0 to 3"):
            env.reset(seed=1, options={"seat": seat})


def test_an_illegal_action_ends_the_episode_or_raises() -> None:
    env = make("columbiz").unwrapped
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    _, reward, is_over, is_cut, info = env.step(0)
    assert (reward, is_over, is_cut) == (-1.0, True, False)
    assert "C2.2" in info["illegal"]
    with pytest.raises(ResetNeeded):
        env.step(0)
    shaped: Any = make("columbiz", shaping=0.5, discount=0.9, illegal_reward=-2.0).unwrapped
    shaped.reset(seed=1)
    while not (potential := shaped.setup.encoding.potential(shaped.episode.state, 0)):
        shaped.step(int(np.flatnonzero(shaped.action_masks())[0]))
    illegal = int(np.flatnonzero(~shaped.action_masks())[0])
    assert shaped.step(illegal)[1] == pytest.approx(-2.0 - 0.5 * potential)
    strict = make("columbiz", illegal="raise").unwrapped
    strict.reset(seed=1)
    with pytest.raises(Illegal):
        strict.step(0)
    with pytest.raises(ValueError, match="terminate or raise"):
        make("columbiz", illegal="ignore")


def test_an_episode_can_begin_at_a_position() -> None:
    env = make("columbiz")
    found: Any = env.unwrapped
    env.reset(seed=1, options={"position": POSITION, "seat": 1})
    assert found.episode.state == found.setup.game.from_position(POSITION)
    env.reset(seed=1, options={"position": POSITION, "seat": 0})
    assert found.setup.game.turn(found.episode.state).seat == 0, "after the other one's turn"


class Last:
    """Plays one action, whatever the position."""

    def __init__(self, action: Any) -> None:
        self.action = action

    def decide(self, game: AnyGame, state: Any, limit: object, random: Random) -> Decision:
        return Decision((self.action,))


def test_a_position_in_which_the_seat_decides_no_more_is_refused() -> None:
    played: Any = make("columbiz", opponents=First()).unwrapped
    finish(played, 1)
    game, episode = played.setup.game, played.episode
    before = game.initial(played.setup.options, game.seats(played.setup.colours, None))
    for event in episode.events[:-1]:
        before = game.apply(before, event)
    seat = game.turn(before).seat
    env: Any = make("columbiz", opponents=Last(episode.events[-1])).unwrapped
    options = {"position": game.position(before), "seat": 1 - seat}
    with pytest.raises(ValueError, match=f"seat {1 - seat} had nothing to decide"):
        env.reset(seed=1, options=options)
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1, options={**options, "seat": seat})
    assert env.episode.state == before


def test_a_position_of_another_table_is_refused() -> None:
    for given, match in (({"players": 3}, "for 2 players"), ({"edition": "nl"}, "has the options")):
        with pytest.raises(ValueError, match=match):
            make("columbiz", **given).reset(options={"position": POSITION})
