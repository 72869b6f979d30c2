"""The set-up of a new game, checked in one place for the server, the terminal and
the command line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress

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
        raise BadOption(
            "error-seats-count", given=players, allowed=", ".join(map(str, game.players))
        )


def default_first(game: AnyGame) -> int | None:
    """The seat that begins when nobody says: the first, or none where the dice decide."""
    return 0 if game.chooses_first else None


def fewest_players(game: AnyGame, options: Mapping[str, object]) -> int:
    """The smallest number of players for whom these options are possible; where they are for none,
    the smallest of all.
    """
    for players in game.players:
        with suppress(BadOption):
            game.options_type.resolve(options, players)
            return players
    return game.players[0]


def check_setup(
    game: AnyGame, players: int, colours: Sequence[str] | None, options: Mapping[str, object]
) -> tuple[tuple[str, ...], Options]:
    """The colour of each seat and the options of a game; raises `BadOption`. Without colours, the
    game's default ones.

    Colours and the first seat are checked against each other by `game.seats`.
    """
    check_players(game, players)
    chosen = game.default_colours(players) if colours is None else tuple(colours)
    if len(chosen) != players:
        raise BadOption("error-seats-colours-count", colours=len(chosen), seats=players)
    return chosen, game.options_type.resolve(options, players)
