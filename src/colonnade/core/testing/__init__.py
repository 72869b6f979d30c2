"""The conformance suite: `check_game` plays random games and checks every promise of the `Game`
protocol, for any game.

from colonnade.core.testing import check_game

def test_my_game_keeps_the_promises() -> None:
    options = MY_GAME.options_type.resolve({}, 2)
    check_game(MY_GAME, options, MY_GAME.seats(("white", "black"), None))
"""

from __future__ import annotations

from random import Random
from typing import Any

from colonnade.core.game import AnyGame, Decide, Over, Seats, Throw, Turn
from colonnade.core.options import Options
from colonnade.core.testing.actions import check_story
from colonnade.core.testing.checker import Checker
from colonnade.core.testing.encodings import check_encoded, check_encoding
from colonnade.core.testing.setup import check_setup
from colonnade.core.testing.turns import check_decide, check_over, check_seat, check_throw
from colonnade.core.testing.views import check_pictures, check_texts, check_views

PLY_LIMIT = 20_000
"""A random game with more events is treated as one that never ends."""

_ENCODED_EVERY = 11  # every eleventh position is encoded: 18,000 numbers may be a lot
_SEEN_EVERY = 5  # every fifth position is also checked as all seats see it, and as a picture


def check_game(
    game: AnyGame, options: Options, seats: Seats, games: int = 1, seed: int = 0
) -> None:
    """Play random games; raise `AssertionError` at the first broken promise.

    The error names the promise, the position and the action.
    """
    checker = Checker(game, options, seats, Random(f"{game.key}/{seed}"))
    check_setup(checker)
    for _ in range(games):
        _play(checker)
    check_encoding(checker)


def _play(checker: Checker) -> None:
    state = checker.same("initial()", lambda: checker.game.initial(checker.options, checker.seats))
    for ply in range(PLY_LIMIT):
        turn = _check_position(checker, state, ply)
        if isinstance(turn, Over):
            return
        action = (
            checker.game.sample(state, checker.random)
            if isinstance(turn, Decide)
            else _throw(checker, state, turn)
        )
        check_story(checker, state, action)
        state = checker.game.apply(state, action)
    checker.fail(f"a random game has not ended after {PLY_LIMIT} events")


def _throw(checker: Checker, state: Any, turn: Throw) -> Any:
    return checker.game.outcome(state, [checker.random.randint(1, 6) for _ in range(turn.dice)])


def _check_position(checker: Checker, state: Any, ply: int) -> Turn:
    game = checker.game
    checker.where = f"ply {ply}"
    checker.where = f"ply {ply}, position {game.position(state)}"
    before = repr(state)
    checker.check_value(state)
    checker.expect(state.options == checker.options, f"the state has the options {state.options}")
    turn: Any = checker.same("turn()", lambda: game.turn(state))
    legal: list[Any] = checker.same("legal()", lambda: list(game.legal(state)))
    match turn:
        case Decide(seat):
            check_seat(checker, seat)
            check_decide(checker, state, legal)
        case Throw(seat, dice):
            check_seat(checker, seat)
            checker.expect(not legal, "legal() is not empty where dice are thrown")
            check_throw(checker, state, dice)
        case Over():
            checker.expect(not legal, "legal() is not empty after the end")
            check_over(checker, state, turn)
        case _:
            checker.fail(f"turn() is {turn!r}")
    check_texts(checker, state)
    check_views(checker, state, turn, legal, is_for_all=ply % _SEEN_EVERY == 0)
    if ply % _SEEN_EVERY == 0 or isinstance(turn, Over):
        check_pictures(checker, state, ply)
    if ply % _ENCODED_EVERY == 0 or isinstance(turn, Over):
        check_encoded(checker, state, turn, legal)
    checker.expect(repr(state) == before, "asking about a position has changed it")
    return turn
