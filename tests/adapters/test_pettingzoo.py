"""PettingZoo's own tests, for every game, number of players and group of options."""

from __future__ import annotations

import pickle
import sys
import warnings
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pettingzoo
import pytest

with warnings.catch_warnings():
    # its tests import an old form of its own environments
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
    from pettingzoo.test import test_save_obs as save_observations

from colonnade.adapters.pettingzoo import env, raw_env
from colonnade.core.errors import BadOption, Illegal, Malformed
from colonnade.games import GAMES
from tests.adapters.tables import ALL, SIZES, TABLES, VERSION, name_table

pytestmark = pytest.mark.filterwarnings("error")


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo's test lists by name the environments whose observations are dictionaries, and
    whose masks can be empty at the end. Ours are not of PettingZoo, so we enter them here.
    """
    module: Any = sys.modules["pettingzoo.test.api_test"]
    names = [f"{key}_v{VERSION[key]}" for key in {key for key, _ in SIZES}]
    for known in ("env_obs_dicts", "env_obs_space", "env_all_zeros_obs"):
        monkeypatch.setattr(module, known, [*getattr(module, known), *names])


@pytest.mark.parametrize(("key", "players", "given"), TABLES, ids=name_table)
def test_the_api_with_every_group_of_options(
    key: str, players: int, given: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    api_test(env(key, players, **given), num_cycles=20)
    monkeypatch.undo()  # an array with the mask in `infos` needs to be on no list
    api_test(env(key, players, mask="info", options=given), num_cycles=5)


@pytest.mark.parametrize(("key", "players"), SIZES)
@pytest.mark.parametrize("mask", ["observation", "info"])
def test_the_api_over_whole_games(key: str, players: int, mask: Any) -> None:
    api_test(env(key, players, mask=mask, observation="planes"), num_cycles=700)


@pytest.mark.parametrize(("key", "players"), SIZES)
def test_a_seed_gives_the_same_game(key: str, players: int) -> None:
    seed_test(lambda: env(key, players), num_cycles=30)


@pytest.mark.parametrize(("key", "players"), SIZES)
def test_every_way_to_render(key: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    make: Any = partial(env, key, players)
    render_test(make)
    assert "there is no window" in capsys.readouterr().out.lower()


@pytest.mark.parametrize(("key", "players"), SIZES)
def test_observations_are_saved_or_said_to_be_no_pictures(
    key: str, players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    save_observations(env(key, players))
    save_observations(env(key, players, mask="info", observation="planes"))


def test_the_performance_benchmark(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock: Iterator[float] = iter(range(0, 1000, 2))
    module: Any = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module.time, "time", lambda: next(clock))  # it would take 5 s for each
    for key, players in SIZES:
        performance_benchmark(env(key, players))
    assert capsys.readouterr().out.count("Finished performance benchmark") == len(SIZES)


def start(*arguments: Any, **more: Any) -> Any:
    """A game without wrappers, begun."""
    started = raw_env(*arguments, **more)
    started.reset(seed=1)
    return started


def test_an_illegal_action_ends_the_game_for_all() -> None:
    wrapped = env("columbiz", 3)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(0)  # a disc, before the dice are kept
    assert all(wrapped.terminations.values())
    assert wrapped.rewards == {name: -1.0 if name == agent else 0 for name in wrapped.agents}


def test_without_wrappers_an_illegal_action_is_explained() -> None:
    started = start("columbiz")
    with pytest.raises(Illegal, match=r"place 1-1.*C2\.") as refused:
        started.step(0)
    assert refused.value.refusal.clause == "C2.2"
    for action in (-1, 1755):
        with pytest.raises(ValueError, match="from 0 to 1754"):
            started.step(action)
    with pytest.raises(ValueError, match="must act"):
        started.step(None)


def test_a_long_game_is_truncated() -> None:
    started = start("quatre_colonnes", max_steps=3)
    for _ in range(3):
        started.step(int(np.flatnonzero(started.last()[0]["action_mask"])[0]))
    assert started.truncations == {"player_0": True, "player_1": True}
    assert not any(started.terminations.values())


def test_a_game_can_begin_at_a_position() -> None:
    position = "Q12ises-Y00721215B53727251G00694800R01380172-Rp0R3-4b20"
    started = raw_env("quatre_colonnes", 4, dice=2)
    started.reset(seed=1, options={"position": position})
    assert started.setup.game.position(started.episode.state) == position
    with pytest.raises(ValueError, match="no record"):
        started.episode.record()
    with pytest.raises(ValueError, match="for 4 players, the environment for 2"):
        raw_env("quatre_colonnes").reset(options={"position": position})
    with pytest.raises(ValueError, match="has the options"):
        raw_env("quatre_colonnes", 4).reset(options={"position": position})
    with pytest.raises(Malformed):
        started.reset(options={"position": "Q1"})


def test_a_game_can_be_saved_as_a_record() -> None:
    wrapped: Any = env("quatre_colonnes", 3, colours=("B", "G", "R"), first="random", dice=2)
    wrapped.reset(seed=3)
    for _ in wrapped.agent_iter():
        observed, _, is_over, _, _ = wrapped.last()
        wrapped.step(None if is_over else int(np.flatnonzero(observed["action_mask"])[0]))
    record = wrapped.unwrapped.episode.record()
    record.check(GAMES["quatre_colonnes"])
    assert record.colours == ("B", "G", "R")
    assert record.result is not None


def test_the_first_seat_can_be_drawn() -> None:
    firsts = set()
    for seed in range(20):
        started = raw_env("quatre_colonnes", first="random")
        started.reset(seed=seed)
        firsts.add(started.episode.record().first)
    assert firsts == {0, 1}


def test_all_agents_see_the_same_position_from_their_own_seats() -> None:
    started = start("columbiz", 3)
    discs = started.setup.encoding.find_field("turn")
    seats = [
        int(np.argmax(started.observe(agent)["observation"][discs])) for agent in started.agents
    ]
    mover = started.agents.index(started.agent_selection)
    assert seats == [(mover - seat) % 3 for seat in range(3)]
    masks = [started.observe(agent)["action_mask"].any() for agent in started.agents]
    assert masks == [seat == mover for seat in range(3)]
    assert started.state() in started.state_space


@pytest.mark.parametrize("key", ["columbiz", "quatre_colonnes", "stones"])
def test_an_environment_can_be_copied_and_registered(key: str) -> None:
    copied = pickle.loads(pickle.dumps(raw_env(key, observation="planes")))
    copied.reset(seed=2)
    assert copied.observe("player_0")["observation"].ndim == 3
    name = "".join(word.capitalize() for word in key.split("_"))
    made = pettingzoo.make("aec", f"Colonnade/{name}-v{VERSION[key]}", players=3)
    made.reset(seed=2)
    assert len(made.agents) == 3
    assert str(made) == f"{key}_v{VERSION[key]}"


def test_what_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    arguments: dict[str, Any]
    for arguments, message in (
        ({"game": "chess"}, "error-game-unknown"),
        ({"game": "columbiz", "players": 5}, "error-seats-count"),
        ({"game": "columbiz", "stones": 9}, "error-option-name"),
        ({"game": "quatre_colonnes", "first": 2}, "error-seats-first"),
        ({"game": "quatre_colonnes", "colours": ["R", "Y", "B"]}, "error-seats-colours-count"),
    ):
        with pytest.raises(BadOption, match=message):
            raw_env(**arguments)
    for arguments in ({"observation": "pixels"}, {"mask": "none"}, {"render_mode": "svg"}):
        with pytest.raises(ValueError, match="not '"):
            raw_env("columbiz", **arguments)
    monkeypatch.setattr(ALL["stones"], "encoding", None)
    with pytest.raises(BadOption, match="error-encoding-none"):
        raw_env("stones")
