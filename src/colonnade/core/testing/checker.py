"""What all checks share: the game, its set-up, and the error that names a broken promise."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NoReturn

from colonnade.core.game import AnyGame, Seats
from colonnade.core.options import Options

_APPLIED = 5  # legal actions, and outcomes of a throw, that are played in each position


class Checker:
    """Checks the promises of one game with one set of options.

    `fail` and `expect` raise an `AssertionError` that says which promise is broken, in which
    position and by which action.
    """

    def __init__(self, game: AnyGame, options: Options, seats: Seats, random: Random) -> None:
        self.game, self.options, self.seats, self.random = game, options, seats, random
        self.foreign: dict[Any, None] = {}
        """Actions of all positions so far: legal there, and to be tried elsewhere."""
        self.thrown: set[int] = set()
        self.sides: tuple[int, ...] = ()
        self.where = "before the game"

    def fail(self, what: str, action: object = None) -> NoReturn:
        """Raise the error for a broken promise."""
        shown = "" if action is None else f", action '{action}'"
        raise AssertionError(f"{self.game.key}: {what} ({self.where}{shown})")

    def expect(self, is_kept: bool, what: str, action: object = None) -> None:
        """Raise the error unless the promise is kept."""
        if not is_kept:
            self.fail(what, action)

    def same(self, what: str, function: Callable[[], Any], action: object = None) -> Any:
        """What the function returns, twice the same."""
        first = function()
        self.expect(first == function(), f"{what} differs from one call to the next", action)
        return first

    def check_value(self, value: Any, action: object = None) -> None:
        """States and actions are frozen: they can be hashed, and no attribute of theirs
        can be set.
        """
        try:
            hash(value)
        except TypeError as error:
            self.fail(f"{type(value).__name__} cannot be hashed: {error}", action)
        for name in getattr(value, "_fields", None) or getattr(value, "__dataclass_fields__", ()):
            try:
                setattr(value, name, getattr(value, name))
            except (AttributeError, TypeError):
                continue
            self.fail(f"{type(value).__name__}.{name} can be set: it is not frozen", action)

    def check_plain(self, data: object, what: str) -> None:
        """The data are what JSON gives back."""
        try:
            text = json.dumps(data, allow_nan=False)
        except (TypeError, ValueError) as error:
            self.fail(f"{what} cannot be written as JSON: {error}")
        self.expect(
            json.loads(text) == data, f"{what} is not plain data: JSON gives it back as {text}"
        )

    def some(self, actions: list[Any], count: int = _APPLIED) -> Iterable[Any]:
        """The actions; where there are more than `count`, a sample of them."""
        return actions if len(actions) <= count else self.random.sample(actions, count)


def repeated(values: Iterable[Any]) -> str:
    """The values that occur more than once, as text."""
    return ", ".join(str(value) for value, count in Counter(values).items() if count > 1)
