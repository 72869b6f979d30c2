"""Checks before the game: seats, colours, sides and options."""

from __future__ import annotations

import re

from colonnade.core.errors import BadOption
from colonnade.core.testing.actions import NONSENSE, check_text
from colonnade.core.testing.checker import Checker


def check_setup(checker: Checker) -> None:
    """Check everything that a game says before its first position."""
    game = checker.game
    checker.expect(
        game.seats(checker.seats.colours, checker.seats.first) == checker.seats,
        "seats() changes seats it accepted",
    )
    for players in game.players:
        colours = game.default_colours(players)
        checker.expect(
            len(set(colours)) == players,
            f"default_colours({players}) does not give {players} colours",
        )
        checker.expect(
            set(colours) <= set(game.colours),
            f"default_colours({players}) gives colours that the game does not have",
        )
        _check_first(checker, colours)
    _check_palette(checker)
    _check_sides(checker)
    checker.expect(
        game.options_type.resolve(checker.options.as_dict(), len(checker.seats.colours))
        == checker.options,
        "options do not resolve to themselves",
    )
    checker.check_plain(checker.options.as_dict(), "options")
    for text in NONSENSE:
        check_text(checker, text)


def _check_first(checker: Checker, colours: tuple[str, ...]) -> None:
    """A first seat must be given if and only if the game says so."""
    seats = checker.game.seats
    if checker.game.chooses_first:
        for first in range(len(colours)):
            checker.expect(
                seats(colours, first).first == first,
                f"seats() does not let seat {first} begin, and the game chooses",
            )
        return
    checker.expect(
        seats(colours, None).first is None,
        "seats() names who begins, and the game says that dice decide",
    )
    try:
        seats(colours, 0)
    except BadOption:
        return
    checker.fail("seats() lets somebody be named who begins, and the game says that dice decide")


def _check_palette(checker: Checker) -> None:
    palette = checker.game.palette
    checker.expect(
        set(palette) == set(checker.game.colours),
        f"the palette has the colours {', '.join(palette)}",
    )
    emblems = [ink.emblem for ink in palette.values()]
    checker.expect(
        len(set(emblems)) == len(emblems) and all(len(emblem) == 1 for emblem in emblems),
        f"the emblems are {emblems}",
    )
    for colour, ink in palette.items():
        for shade in (ink.light, ink.dark):
            checker.expect(
                bool(re.fullmatch("#[0-9a-f]{6}", shade)), f"the ink of {colour} is {shade!r}"
            )
        checker.expect(bool(ink.terminal), f"{colour} has no style in the terminal")


def _check_sides(checker: Checker) -> None:
    players = len(checker.seats.colours)
    sides = checker.game.sides(checker.options, players)
    is_right = len(sides) == players and all(
        0 <= side <= seat and sides[side] == side for seat, side in enumerate(sides)
    )
    checker.expect(is_right, f"sides() gives {sides}: not the first seat of every side")
    checker.sides = sides
