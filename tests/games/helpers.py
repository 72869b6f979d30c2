"""Helpers for the tests of any game: actions as texts, and the answers of the rules as texts.

`helpers.py` of a game binds them to it, and adds positions from small diagrams.
"""

from typing import Any

from colonnade.core.game import AnyGame
from colonnade.core.message import Message


def play(game: AnyGame, state: Any, *texts: str) -> Any:
    """The position after these actions, one after the other."""
    for text in texts:
        state = game.apply(state, game.parse(text))
    return state


def legal(game: AnyGame, state: Any) -> list[str]:
    """The legal actions, in the game's order."""
    return [str(action) for action in game.legal(state)]


def why_not(game: AnyGame, state: Any, text: str) -> str | None:
    """The refusal of an action; None if the action is possible."""
    refusal = game.explain(state, game.parse(text))
    if refusal is None:
        return None
    assert refusal.clause == refusal.message.clause
    return format_message(game, refusal.message)


def story(game: AnyGame, state: Any, text: str) -> list[str]:
    """What an action does, and what follows by itself."""
    return [format_message(game, message) for message in game.narrate(state, game.parse(text))]


def duty(game: AnyGame, state: Any) -> str | None:
    """The duty that narrows the choice, if there is one."""
    message = game.duty(state)
    return None if message is None else format_message(game, message)


def format_message(game: AnyGame, message: Message) -> str:
    """Clause, key without the game's name, and arguments: `C3.1 place-most count=4`."""
    assert message.key.startswith(f"{game.key}-")
    return str(message).replace(f"{game.key}-", "", 1)
