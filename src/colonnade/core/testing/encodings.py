"""Checks of an encoding: integers for actions and back, masks, and observations of a fixed size
within bounds.
"""

from __future__ import annotations

from typing import Any

from colonnade.core.encoding import AnyEncoding
from colonnade.core.game import Decide, Distribution, Throw, Turn
from colonnade.core.testing.checker import Checker, repeated

_DECODED = 40  # integers that are not legal, of which some are decoded in each position


def check_encoding(checker: Checker) -> None:
    """Check what an encoding says before the first position."""
    encoding = checker.game.encoding
    if encoding is None:
        return
    names = [group.name for group in encoding.action_groups]
    checker.expect(
        len(set(names)) == len(names), f"two groups of actions are named {repeated(names)}"
    )
    texts = [encoding.describe_action(index) for index in range(encoding.action_count)]
    checker.expect(len(set(texts)) == len(texts), f"two integers have the text {repeated(texts)}")
    for fields in (encoding.fields, encoding.planes):
        names = [field.name for field in fields]
        checker.expect(len(set(names)) == len(names), f"two fields are named {repeated(names)}")
    for field in encoding.planes:
        checker.expect(
            len(field.shape) == 1 or field.shape[1:] == encoding.board_shape,
            f"the planes {field.name} have the shape {field.shape}",
        )


def check_encoded(checker: Checker, state: Any, turn: Turn, legal: list[Any]) -> None:
    """The integers, the mask and the observations of a position."""
    encoding = checker.game.encoding
    if encoding is None:
        return
    if isinstance(turn, Throw):
        chances: Distribution[Any] = checker.game.chances(state)
        checker.expect(
            len(chances) <= encoding.max_chance_outcomes,
            f"a throw has {len(chances)} outcomes, and the encoding allows for"
            f" {encoding.max_chance_outcomes}",
        )
    _check_actions(checker, encoding, state, legal)
    if isinstance(turn, Decide):
        _check_refused(checker, encoding, state, set(legal))
    for seat in range(len(checker.seats.colours)):
        _check_observations(checker, encoding, state, seat)


def _check_actions(checker: Checker, encoding: AnyEncoding, state: Any, legal: list[Any]) -> None:
    indices = [encoding.encode_action(state, action) for action in legal]
    for action, index in zip(legal, indices, strict=True):
        checker.expect(0 <= index < encoding.action_count, f"encode_action() gives {index}", action)
        decoded = encoding.decode_action(state, index)
        checker.expect(decoded == action, f"decode_action({index}) gives '{decoded}'", action)
    checker.expect(
        len(set(indices)) == len(indices), f"two legal actions are the integer {repeated(indices)}"
    )
    listed = list(encoding.list_legal(state))
    checker.expect(
        listed == sorted(indices), f"list_legal() gives {listed}, legal() {sorted(indices)}"
    )
    mask = checker.same("mask()", lambda: encoding.mask(state))
    checker.expect(
        len(mask) == encoding.action_count
        and [index for index, allowed in enumerate(mask) if allowed == 1] == listed
        and sum(mask) == len(listed),
        "mask() is not 1 for exactly the legal actions",
    )


def _check_refused(checker: Checker, encoding: AnyEncoding, state: Any, legal: set[Any]) -> None:
    """An integer that is not legal is the integer of an action that is refused."""
    allowed = set(encoding.list_legal(state))
    indices: list[int] = list(range(encoding.action_count))
    for index in checker.some(indices, _DECODED):
        action: Any = encoding.decode_action(state, index)
        is_legal = action in legal
        checker.expect(
            is_legal == (index in allowed),
            f"decode_action({index}) gives an action that is {'' if is_legal else 'not '}legal, and"
            " mask() says otherwise",
            action,
        )
        if not is_legal:
            checker.expect(
                checker.game.explain(state, action) is not None,
                f"explain() has no reason against the integer {index}",
                action,
            )


def _check_observations(checker: Checker, encoding: AnyEncoding, state: Any, seat: int) -> None:
    rows, columns = encoding.board_shape
    for what, numbers, size in (
        ("observe()", encoding.observe(state, seat), encoding.size),
        (
            "observe_planes()",
            encoding.observe_planes(state, seat),
            encoding.plane_count * rows * columns,
        ),
    ):
        checker.expect(
            len(numbers) == size, f"{what} gives {len(numbers)} numbers to seat {seat}, not {size}"
        )
        checker.expect(
            numbers.typecode == "f" and min(numbers) >= 0 and max(numbers) <= 1,
            f"{what} gives seat {seat} numbers from {min(numbers)} to {max(numbers)}",
        )
        checker.expect(any(numbers), f"{what} gives seat {seat} nothing but zeros")
    potential = encoding.potential(state, seat)
    checker.expect(-1 <= potential <= 1, f"potential() is {potential} for seat {seat}")
