"""Every game as a Python game of OpenSpiel, with explicit chance nodes.

import pyspiel
import colonnade.adapters.openspiel
game = pyspiel.load_game("colonnade_KEY(players=3)")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from itertools import product
from math import prod
from random import Random
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from colonnade.adapters.arrays import Form, find_shape
from colonnade.adapters.episode import (
    Setup,
    find_position,
    find_rewards,
    name_environment,
    prepare,
)
from colonnade.core.encoding import AnyEncoding, Field
from colonnade.core.errors import BadOption
from colonnade.core.extras import import_extra
from colonnade.core.game import AnyGame, Decide, Distribution, Over, Throw
from colonnade.core.options import OptionField, OptionValue
from colonnade.games import GAMES

pyspiel = import_extra("pyspiel", "OpenSpiel", "research")
observation = import_extra("open_spiel.python.observation", "OpenSpiel", "research")

HORIZON = 5_000
"""The most decisions of a game without a limit of its own: then it ends, and nobody has won. Random
play of four needs 500 or so.
"""
DEFAULT = -1
"""The parameter `first` if it is not given."""
_REMEMBERED = 64
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


Parameters = tuple[tuple[str, OptionValue], ...]
"""Names and values, sorted by name."""


class Table:
    """A game with its parameters: what all its positions share."""

    def __init__(self, setup: Setup, parameters: Parameters) -> None:
        self.setup, self.parameters = setup, parameters
        self.game, self.encoding = setup.game, setup.encoding
        longest = self.encoding.max_decisions(setup.options, len(setup.colours))
        self.longest = HORIZON if longest is None else longest
        self._throws: dict[int, Chances] = {}

    def begin(self) -> Position:
        """The position before the first throw."""
        seats = self.game.seats(self.setup.colours, self.setup.find_first(Random(0)))
        return Position(self, self.game.initial(self.setup.options, seats), 0)

    def find_chances(self, state: Any) -> Chances:
        """The outcomes of the throw that is due."""
        distribution = self.game.chances(state)
        known = self._throws.get(id(distribution))
        if known is None or known.distribution is not distribution:
            if len(self._throws) >= _REMEMBERED:  # a game may make its chances anew each time
                self._throws.clear()
            known = self._throws[id(distribution)] = Chances(distribution)
        return known


class Chances:
    """The outcomes of a throw, the likeliest first: a cumulative draw ends early."""

    __slots__ = ("distribution", "outcomes", "pairs")

    def __init__(self, distribution: Distribution[Any]) -> None:
        self.distribution = distribution
        weighed = list(zip(distribution.outcomes, distribution.weights, strict=True))
        weighed.sort(key=lambda pair: -pair[1])  # of equal ones, the order stays
        self.outcomes = [outcome for outcome, _ in weighed]
        self.pairs = [(place, each / distribution.total) for place, (_, each) in enumerate(weighed)]


@lru_cache(maxsize=64)
def find_table(key: str, parameters: Parameters) -> Table:
    """The game with these parameters; raises `BadOption`."""
    game = GAMES[key]
    given = dict(parameters)
    players, first = given.pop("players"), given.pop("first", DEFAULT)
    unset = list_parameters(game)
    options: dict[str, OptionValue] = {}
    for field in game.options_type.fields:
        values = {to_parameter(field, value): value for value in field.values}
        value = given[field.name]
        if value in values or value != unset[field.name]:
            options[field.name] = values.get(value, value)
    return Table(
        prepare(key, int(players), options, first=None if first == DEFAULT else int(first)),
        parameters,
    )


def list_parameters(game: AnyGame) -> dict[str, OptionValue]:
    """The parameters of a game with their defaults: `players`, the options, and `first` where the
    table chooses who begins. An option whose default depends on others has 0 or an empty text.
    """
    first = {"first": DEFAULT} if game.chooses_first else {}
    options = {field.name: _find_default(game, field) for field in game.options_type.fields}
    return {"players": game.players[0], **first, **options}


def to_parameter(field: OptionField, value: OptionValue) -> OptionValue:
    """An option's value as a parameter. A parameter has one type: where values are of several, they
    are texts, and truth is `on` or `off`.
    """
    is_mixed = len(set(map(type, field.values))) > 1
    return ("on" if value else "off") if is_mixed and isinstance(value, bool) else value


def _find_default(game: AnyGame, field: OptionField) -> OptionValue:
    defaults: set[OptionValue] = set()
    for players, other in product(game.players, game.options_type.fields):
        for value in other.values if other != field else ():
            with suppress(BadOption):
                options = game.options_type.resolve({other.name: value}, players)
                defaults.add(getattr(options, field.name))
    default = field.default()
    is_known = len(defaults) <= 1 or isinstance(default, bool)
    return to_parameter(field, default if is_known else type(default)())


class Position:
    """A position as OpenSpiel asks about it: a value that copies of a state share."""

    __slots__ = ("_chances", "_text", "decisions", "player", "state", "table", "turn")

    def __init__(self, table: Table, state: Any, decisions: int) -> None:
        self.table, self.state, self.decisions = table, state, decisions
        self._text = ""
        self._chances: Chances | None = None
        turn = self.turn = table.game.turn(state)
        self.player: int
        """The seat that decides, or what OpenSpiel calls chance and the end."""
        if isinstance(turn, Decide):
            self.player = turn.seat if decisions < table.longest else TERMINAL
        else:
            self.player = CHANCE if isinstance(turn, Throw) else TERMINAL

    def __deepcopy__(self, memory: object) -> Position:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.table.game
        stated = game.key, self.table.parameters, game.position(self.state), self.decisions
        return _restore, stated

    def __str__(self) -> str:
        if not self._text:  # OpenSpiel's own tests compare it with that of many copies
            self._text = f"{self.table.game.position(self.state)}\n{self.state}"
        return self._text

    def find_chances(self) -> Chances:
        """At a chance node: the outcomes of the throw."""
        if self._chances is None:
            self._chances = self.table.find_chances(self.state)
        return self._chances

    def decode(self, index: int) -> Any:
        """The action of an integer; at a chance node the outcome at that place."""
        if self.player == CHANCE:
            return self.find_chances().outcomes[index]
        return self.table.encoding.decode_action(self.state, index)

    def play(self, index: int) -> Position:
        """The position after the action of an integer. Raises `Illegal`."""
        state = self.table.game.apply(self.state, self.decode(index))
        return Position(self.table, state, self.decisions + (self.player >= 0))


def _restore(key: str, parameters: Parameters, text: str, decisions: int) -> Position:
    table = find_table(key, parameters)
    return Position(table, table.game.from_position(text), decisions)


class SpielGame(pyspiel.Game):
    """A game with parameters; each of our games is a subclass."""

    key: ClassVar[str]

    def __init__(self, given: Mapping[str, OptionValue] | None = None) -> None:
        given = given or {}
        parameters = {**list_parameters(GAMES[self.key]), **given}
        self.table = find_table(self.key, tuple(sorted(parameters.items())))
        setup = self.table.setup
        players = len(setup.colours)
        sides = len(set(setup.game.sides(setup.options, players)))
        info = pyspiel.GameInfo(
            num_distinct_actions=setup.encoding.action_count,
            max_chance_outcomes=setup.encoding.max_chance_outcomes,
            num_players=players,
            min_utility=-1 / (sides - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.table.longest,
        )
        pyspiel.Game.__init__(self, describe_type(setup.game), info, dict(given))

    def new_initial_state(self, position: str | None = None) -> SpielState:
        """A state before the first throw, or at the position of an id. Raises `Malformed`, and
        `ValueError` for a position with other players or options, or a finished game.
        """
        return SpielState(self, position)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> Any:
        """An observer. The parameter `form` is `flat` or `planes`."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return Observer(self.table.encoding, **(params or {}))
        return observation.IIGObserverForPublicInfoGame(iig_obs_type, params)


class SpielState(pyspiel.State):
    """A position with its history."""

    def __init__(self, game: SpielGame, position: str | None = None) -> None:
        pyspiel.State.__init__(self, game)
        self.position = (
            game.table.begin()
            if position is None
            else Position(game.table, find_position(game.table.setup, position), 0)
        )

    def current_player(self) -> int:
        """The seat that decides, chance, or the end."""
        return self.position.player

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.position.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether dice are thrown."""
        return self.position.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The integers of the legal actions, or of the outcomes of a throw; none for a player who
        does not decide. C++ asks `_legal_actions`; from Python this is twice as fast.
        """
        position = self.position
        if player not in (None, position.player) or position.player == TERMINAL:
            return []
        if position.player == CHANCE:
            return list(range(len(position.find_chances().pairs)))
        return list(position.table.encoding.list_legal(position.state))

    def _legal_actions(self, player: int) -> Sequence[int]:
        return self.position.table.encoding.list_legal(self.position.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the throw with its probability, the likeliest first."""
        return self.position.find_chances().pairs

    def _apply_action(self, action: int) -> None:
        self.position = self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.position.decode(action))

    def returns(self) -> list[float]:
        """The rewards of all seats: 1 for a side that wins alone; they add up to nothing."""
        turn, table = self.position.turn, self.position.table
        if isinstance(turn, Over):
            return find_rewards(table.game, self.position.state, turn.result)
        return [0.0] * len(table.setup.colours)

    def __str__(self) -> str:
        return str(self.position)


class Observer:
    """The position as a player sees it: `tensor`, and its fields by name in `dict`."""

    def __init__(self, encoding: AnyEncoding, form: Form = "flat") -> None:
        self._encoding, self._form = encoding, form
        self.tensor = np.zeros(prod(find_shape(encoding, form)), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        start = 0
        for field in encoding.fields if form == "flat" else encoding.planes:
            shape = find_field_shape(encoding, field, form)
            self.dict[field.name] = self.tensor[start : start + prod(shape)].reshape(shape)
            start += prod(shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Observe a state as a player."""
        position, encoding = state.position.state, self._encoding
        see = encoding.observe if self._form == "flat" else encoding.observe_planes
        self.tensor[:] = np.frombuffer(see(position, player), np.float32)

    def string_from(self, state: SpielState, player: int) -> str:
        """The id of the position: nothing is hidden in these games."""
        return state.position.table.game.position(state.position.state)


def find_field_shape(encoding: AnyEncoding, field: Field, form: Form) -> tuple[int, ...]:
    """The shape of a field in an observation."""
    return field.shape if form == "flat" else (field.shape[0], *encoding.board_shape)


def describe_type(game: AnyGame) -> Any:
    """What OpenSpiel's register knows of a game."""
    return pyspiel.GameType(
        short_name=f"colonnade_{game.key}",
        long_name=f"Colonnade: {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=list_parameters(game),
    )


def register_games() -> None:
    """Register a game for each of ours that has an encoding: `colonnade_KEY`."""
    known = set(pyspiel.registered_names())
    for key, game in GAMES.items():
        if name_environment(game) is not None and f"colonnade_{key}" not in known:
            pyspiel.register_game(describe_type(game), type(key, (SpielGame,), {"key": key}))


register_games()
