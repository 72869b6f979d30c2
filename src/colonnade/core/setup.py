"""The set-up of a new game, checked in one place for the server, the terminal and the command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from colonnade.core.errors import BadOption
from colonnade.core.game import AnyGame, Games
from colonnade.core.options import Options


def find_game(games: Games, key: str) -> AnyGame:
    """The game of a key; raises `BadOption`."""
    if key not in games:
        raise BadOption("error-game-unknown", game=key[:40], games=", ".join(games))
    return games[key]


def check_players(game: AnyGame, players: int) -> None:
    """Raise `BadOption` for a number of players that the game does not support."""
    if players not in game.players:
        raise BadOption("error-seats-count", given=players, allowed=", ".join(map(str, game.players)))


def check_setup(
    game: AnyGame, players: int, colours: Sequence[str] | None, options: Mapping[str, object]
) -> tuple[tuple[str, ...], Options]:
    """The colour of each seat and the options of a game; raises `BadOption`. Without colours, the game's default ones.

    Colours and the first seat are checked against each other by `game.seats`.
    """
    check_players(game, players)
    chosen = game.default_colours(players) if colours is None else tuple(colours)
    if len(chosen) != players:
        raise BadOption("error-seats-colours-count", colours=len(chosen), seats=players)
    return chosen, game.options_type.resolve(options, players)
