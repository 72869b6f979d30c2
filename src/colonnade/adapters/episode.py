"""One game from its first throw to its end, as an environment plays it: the dice are thrown here,
and nothing is built that nobody asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from colonnade.bots.playouts import share_among_sides
from colonnade.core.encoding import AnyEncoding
from colonnade.core.errors import BadOption
from colonnade.core.game import AnyGame, Decide, Over, Result, Seats, Throw, Turn
from colonnade.core.options import Options
from colonnade.core.record import Record
from colonnade.core.setup import check_setup, default_first, fewest_players, find_game
from colonnade.games import GAMES

FACES = (1, 2, 3, 4, 5, 6)
First = int | Literal["random"] | None


@dataclass(frozen=True, slots=True)
class Setup:
    """A game, its options and its seats, checked."""

    game: AnyGame
    encoding: AnyEncoding
    options: Options
    colours: tuple[str, ...]
    first: First

    def find_first(self, random: Random) -> int | None:
        """The seat that begins the next game."""
        return random.randrange(len(self.colours)) if self.first == "random" else self.first


def prepare(
    key: str,
    players: int | None,
    options: Mapping[str, object],
    colours: Sequence[str] | None = None,
    first: First = None,
) -> Setup:
    """The set-up of an environment. Raises `BadOption`. Without a number of players, the fewest
    that the options allow.
    """
    game = find_game(GAMES, key)
    encoding = find_encoding(game)
    count = fewest_players(game, options) if players is None else players
    chosen, resolved = check_setup(game, count, colours, options)
    if first is None or (first == "random" and not game.chooses_first):
        first = default_first(game)
    game.seats(chosen, 0 if first == "random" else first)  # raises `BadOption`
    return Setup(game, encoding, resolved, chosen, first)


def find_encoding(game: AnyGame) -> AnyEncoding:
    """The encoding of a game; raises `BadOption` for a game without one."""
    encoding = getattr(game, "encoding", None)  # games of other distributions may be older
    if encoding is None:
        raise BadOption("error-encoding-none", game=game.key)
    return encoding


class Episode:
    """A game in play. After every call it stands at a decision or at the end.

    It begins with the first throw, or at the position of an id.
    """

    __slots__ = ("_apply", "_random", "_seats", "events", "setup", "state", "turn")

    def __init__(self, setup: Setup, random: Random, position: str | None = None) -> None:
        game = setup.game
        self.setup = setup
        self.events: list[Any] = []
        """All actions so far, throws too."""
        self._random, self._apply = random, game.apply
        self._seats: Seats | None = None
        if position is None:
            self._seats = game.seats(setup.colours, setup.find_first(random))
            self.state: Any = game.initial(setup.options, self._seats)
        else:
            self.state = find_position(setup, position)
        self.turn: Turn = game.turn(self.state)
        self._throw()

    def act(self, action: Any) -> None:
        """Play an action of the seat that decides, and all throws up to the next decision. Raises
        `Illegal`.
        """
        self.state = self._apply(self.state, action)
        self.events.append(action)
        self.turn = self.setup.game.turn(self.state)
        if type(self.turn) is not Decide:
            self._throw()

    def step(self, index: int) -> None:
        """Play the action of an integer. Raises `Illegal`; `ValueError` for an integer that no
        action has.
        """
        encoding = self.setup.encoding
        if not 0 <= index < encoding.action_count:
            raise ValueError(f"actions are from 0 to {encoding.action_count - 1}, not {index}")
        self.act(encoding.decode_action(self.state, index))

    def _throw(self) -> None:
        game, choices = self.setup.game, self._random.choices
        turn = self.turn
        while isinstance(turn, Throw):
            roll = game.outcome(self.state, choices(FACES, k=turn.dice))
            self.state = self._apply(self.state, roll)
            self.events.append(roll)
            turn = game.turn(self.state)
        self.turn = turn

    def record(self) -> Record:
        """The game so far, to be saved, replayed and reviewed. Raises `ValueError` for an episode
        that began at a position.
        """
        if self._seats is None:
            raise ValueError("an episode that began at a position has no record")
        game, colours = self.setup.game, self._seats.colours
        return Record(
            game=game.key,
            rules=game.rules_version,
            options=self.setup.options.as_dict(),
            colours=colours,
            names=tuple(map(name_agent, range(len(colours)))),
            first=self._seats.first,
            played=None,
            dice={"source": "scripted"},
            events=tuple(map(str, self.events)),
            notes=(),
            result=self.turn.result.as_dict(colours) if isinstance(self.turn, Over) else None,
        )


def find_position(setup: Setup, text: str) -> Any:
    """The position of an id; raises `Malformed`, and `ValueError` for another number of players,
    other options or a finished game.
    """
    state = setup.game.from_position(text)
    players = len(setup.game.view(state, None).colours)
    if players != len(setup.colours):
        raise ValueError(
            f"the position is for {players} players, the environment for {len(setup.colours)}"
        )
    if state.options != setup.options:
        raise ValueError(
            f"the position has the options {state.options.as_dict()}, the environment"
            f" {setup.options.as_dict()}"
        )
    if isinstance(setup.game.turn(state), Over):
        raise ValueError("the game of the position is over")
    return state


def name_agent(seat: int) -> str:
    """The name of a seat in PettingZoo and in records."""
    return f"player_{seat}"


def name_environment(game: AnyGame) -> str | None:
    """The id of a game's environment, as `Colonnade/Columbiz-v0`; None for a game without an
    encoding.
    """
    encoding = getattr(game, "encoding", None)
    if encoding is None:
        return None
    words = "".join(word.capitalize() for word in game.key.split("_"))
    return f"Colonnade/{words}-v{encoding.version}"


def find_shares(game: AnyGame, state: Any, result: Result) -> Sequence[float]:
    """Per seat, its share of the win; partners have the share of their side."""
    return share_among_sides(result, game.sides(state.options, len(result.ranks)))


def find_rewards(game: AnyGame, state: Any, result: Result) -> list[float]:
    """Per seat, its share of the win as a reward; all add up to nothing. A side that wins alone has
    1, and each of n other sides -1 ÷ n.
    """
    shares = find_shares(game, state, result)
    sides = len(set(game.sides(state.options, len(shares))))
    return [(sides * share - 1) / (sides - 1) for share in shares]
