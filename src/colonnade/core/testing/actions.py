"""Checks of actions: their texts, what they change, why they are refused, what is said of them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from colonnade.core.errors import Illegal, Malformed
from colonnade.core.game import START, Throw
from colonnade.core.message import Message, Refusal
from colonnade.core.testing.checker import Checker

_FOREIGN = 16  # actions of other positions that are tried in each position
_REMEMBERED = 3_000  # actions of other positions that are remembered
NONSENSE = (
    "",
    " ",
    "roll",
    "roll 7",
    "roll 0",
    "ROLL 1",
    "roll  1",
    "roll 1 ",
    " roll 1",
    "\N{GAME DIE}",
    "nonsense",
    "roll \uff11",
    "a\0b",
)
"""Texts that are no action of any game."""


def check_action(checker: Checker, action: Any) -> None:
    """An action is a frozen value, and `parse` reads its text and no text near it."""
    if action in checker.foreign:
        return
    checker.check_value(action, action)
    try:
        parsed = checker.game.parse(str(action))
    except Malformed:
        checker.fail("parse() refuses the text of an action", action)
    checker.expect(parsed == action, f"parse(str()) gives '{parsed}'", action)
    if len(checker.foreign) < _REMEMBERED:
        checker.foreign[action] = None
    for text in (
        f"{action} ",
        f"{action}\n",
        str(action).upper(),
        str(action)[:-1],
        f"{action} 1",
    ):
        check_text(checker, text)


def check_text(checker: Checker, text: str) -> None:
    """Either a text is malformed, or it is the one text of its action."""
    try:
        action = checker.game.parse(text)
    except Malformed:
        return
    except Exception as error:
        checker.fail(f"parse({text!r}) raises {type(error).__name__}: {error}")
    checker.expect(
        str(action) == text, f"parse({text!r}) accepts what is not the canonical text", action
    )


def check_apply(checker: Checker, state: Any, action: Any) -> None:
    """`apply` gives the same new value twice, and does not change its argument."""
    before = hash(state), repr(state)
    after = checker.same("apply()", lambda: checker.game.apply(state, action), action)
    checker.expect(
        (hash(state), repr(state)) == before, "apply() changes the state it is given", action
    )
    checker.check_value(after, action)


def check_foreign(checker: Checker, state: Any, possible: set[Any]) -> None:
    """Actions that are possible elsewhere: explained and refused here, unless they are possible
    here too.
    """
    known = list(checker.foreign)
    for action in checker.random.sample(known, min(_FOREIGN, len(known))):
        refusal = checker.game.explain(state, action)
        if action in possible:
            checker.expect(
                refusal is None, f"explain() refuses a possible action by {refusal}", action
            )
            continue
        checker.expect(
            refusal is not None,
            "explain() gives no reason for an action that is not possible",
            action,
        )
        checker.expect(
            isinstance(refusal, Refusal) and bool(refusal.clause and refusal.message.key),
            f"explain() gives {refusal!r}",
            action,
        )
        try:
            checker.game.apply(state, action)
        except Illegal as error:
            checker.expect(
                error.refusal == refusal,
                f"apply() refuses by {error.refusal}, explain() by {refusal}",
                action,
            )
        else:
            checker.fail("apply() plays what explain() refuses", action)


def check_story(checker: Checker, state: Any, action: Any) -> None:
    """What `narrate` and `kind` say of an action has the right form."""
    story: Sequence[Any] = checker.same(
        "narrate()", lambda: checker.game.narrate(state, action), action
    )
    kind = checker.same("kind()", lambda: checker.game.kind(state, action), action)
    checker.expect(bool(re.fullmatch("[a-z_]+", kind)), f"kind() gives {kind!r}", action)
    is_throw = isinstance(checker.game.turn(state), Throw)
    checker.expect(
        is_throw or kind != START, "kind() calls a decision a throw for who begins", action
    )
    checker.expect(
        type(story) is tuple and all(isinstance(told, Message) for told in story),
        f"narrate() gives {story!r}",
        action,
    )
