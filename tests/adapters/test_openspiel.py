"""OpenSpiel's own tests, for every game, number of players and group of options."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

from colonnade.adapters.openspiel import HORIZON, Position
from tests.adapters.equivalence import to_parameters
from tests.adapters.tables import ALL, SIZES, TABLES, name_table

pytestmark = pytest.mark.filterwarnings("error")


def load(key: str, players: int, **given: Any) -> Any:
    return pyspiel.load_game(f"colonnade_{key}", {"players": players, **given})


@pytest.mark.parametrize(("key", "players", "given"), TABLES, ids=name_table)
def test_random_simulations_with_every_group_of_options(
    key: str, players: int, given: dict[str, Any]
) -> None:
    game = load(key, players, **to_parameters(ALL[key], given))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize("key", sorted({key for key, _ in SIZES}))
def test_a_playthrough_can_be_played_again(key: str) -> None:
    name = f"colonnade_{key}(players=2)"
    text = generate_playthrough.playthrough(name, action_sequence=None, seed=1)
    assert "IsTerminal() = True" in text
    encoding = ALL[key].encoding
    assert encoding is not None
    assert f"ObservationTensorSize() = {encoding.size}" in text
    assert f"NumDistinctActions() = {encoding.action_count}" in text


def advance(state: Any, decisions: int) -> None:
    """Play at random up to a decision."""
    random = Random(decisions)
    while decisions or state.is_chance_node():
        decisions -= not state.is_chance_node()
        state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize(("key", "players"), SIZES)
def test_chances_are_exact(key: str, players: int) -> None:
    state = load(key, players).new_initial_state()
    if not state.is_chance_node():
        advance(state, 1)
    game = ALL[key]
    exact = {str(action): chance for action, chance in game.chances(state.position.state)}
    found = state.chance_outcomes()
    assert [place for place, _ in found] == list(range(len(exact)))
    assert {state.action_to_string(place): chance for place, chance in found} == {
        text: float(chance) for text, chance in exact.items()
    }
    assert [chance for _, chance in found] == sorted(
        (float(p) for p in exact.values()), reverse=True
    )


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("colonnade_columbiz(players=4,edition=nl,kept_dice=locked)")
    options = game.new_initial_state().position.state.options
    assert (options.edition, options.kept_dice, options.max_discs) == ("nl", "locked", 4)
    default = pyspiel.load_game("colonnade_columbiz(players=4)").new_initial_state()
    assert default.position.state.options.max_discs == 3, "of the French edition with four players"
    first = pyspiel.load_game("colonnade_quatre_colonnes(players=3,first=2,dice=2)")
    assert first.new_initial_state().position.state.seat == 2
    for bad in ("players=5", "max_discs=9", "edition=de"):
        with pytest.raises(Exception, match=r"bad-option|players"):
            pyspiel.load_game(f"colonnade_columbiz({bad})")


def test_copies_share_the_position_and_go_their_own_way() -> None:
    state = load("quatre_colonnes", 2).new_initial_state()
    advance(state, 3)
    copy = state.clone()
    assert copy.position is state.position
    advance(copy, 1)
    assert copy.position.state != state.position.state
    read = pickle.loads(pickle.dumps(state.position))
    assert isinstance(read, Position)
    assert (read.state, read.player, read.decisions) == (
        state.position.state,
        state.position.player,
        state.position.decisions,
    )
    assert deepcopy(state.position) is state.position


def test_a_state_can_be_made_from_a_position() -> None:
    game = load("columbiz", 2)
    state = game.new_initial_state("C2485c00Z73N00I0000I")
    assert str(state).startswith("C2485c00Z73N00I0000I\n")
    assert state.observation_string(0) == "C2485c00Z73N00I0000I"
    for players, given, match in (
        (3, {}, "for 2 players"),
        (2, {"max_discs": 8}, "has the options"),
    ):
        with pytest.raises(ValueError, match=match):
            load("columbiz", players, **given).new_initial_state("C2485c00Z73N00I0000I")


def test_a_position_with_teams_is_for_a_game_with_teams() -> None:
    teams, alone = (load("quatre_colonnes", 4, teams=teams) for teams in (True, False))
    state = teams.new_initial_state()
    advance(state, 3)
    position = state.observation_string(0)
    assert str(teams.new_initial_state(position)) == str(state)
    with pytest.raises(ValueError, match="'teams': True"):
        alone.new_initial_state(position)


@pytest.mark.parametrize("form", ["flat", "planes"])
def test_observations_have_named_fields(form: str) -> None:
    game = load("quatre_colonnes", 4)
    state = game.new_initial_state()
    advance(state, 5)
    observation: Any = make_observation(game, params={"form": form})
    encoding = ALL["quatre_colonnes"].encoding
    assert encoding is not None
    for player in range(4):
        observation.set_from(state, player)
        position = state.position.state
        see = encoding.observe if form == "flat" else encoding.observe_planes
        assert np.array_equal(observation.tensor, np.array(see(position, player), np.float32))
        assert observation.dict["phase"].ravel()[3 * observation.dict["phase"].size // 5] == 1
    assert set(observation.dict) == {
        field.name for field in (encoding.fields if form == "flat" else encoding.planes)
    }


def test_a_game_without_an_end_ends_at_the_horizon(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("quatre_colonnes", 2)
    assert game.max_game_length() == HORIZON
    state = game.new_initial_state()
    monkeypatch.setattr(state.position.table, "longest", 7)
    random = Random(1)
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    assert state.position.decisions == 7
    assert state.returns() == [0.0, 0.0]
