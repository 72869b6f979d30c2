"""Checks of a position by its turn: a decision, a throw, or the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

from colonnade.core.game import Over
from colonnade.core.message import Message
from colonnade.core.testing.actions import check_action, check_apply, check_foreign
from colonnade.core.testing.checker import Checker, repeated

_EXPLAINED = 36  # outcomes of a throw that are explained in each position
_ALL_FACES = 3  # up to this number of dice, all combinations of faces are compared with `chances`


def check_seat(checker: Checker, seat: int) -> None:
    """The seat of a turn exists."""
    checker.expect(
        0 <= seat < len(checker.seats.colours),
        f"turn() names seat {seat} of {len(checker.seats.colours)}",
    )


def check_decide(checker: Checker, state: Any, legal: list[Any]) -> None:
    """A decision has legal actions, and `explain`, `sample` and `duty` agree with them."""
    checker.expect(bool(legal), "legal() is empty where a seat decides")
    checker.expect(
        len(set(legal)) == len(legal), f"legal() lists an action twice: {repeated(legal)}"
    )
    for action in legal:
        refusal = checker.game.explain(state, action)
        checker.expect(
            refusal is None, f"legal() lists what explain() refuses by {refusal}", action
        )
        check_action(checker, action)
    for action in checker.some(legal):
        check_apply(checker, state, action)
    check_foreign(checker, state, set(legal))
    drawn = Random(checker.random.random())
    remembered = drawn.getstate()
    action = checker.game.sample(state, drawn)
    checker.expect(action in set(legal), "sample() gives what legal() does not list", action)
    drawn.setstate(remembered)
    checker.expect(
        checker.game.sample(state, drawn) == action,
        "sample() differs with the same random numbers",
        action,
    )
    duty = checker.same("duty()", lambda: checker.game.duty(state))
    checker.expect(duty is None or isinstance(duty, Message), f"duty() is {duty!r}")


def check_throw(checker: Checker, state: Any, dice: int) -> None:
    """The chances of a throw are exact, and its outcomes can be played."""
    checker.expect(dice > 0, f"turn() wants {dice} dice thrown")
    chances = checker.same("chances()", lambda: checker.game.chances(state))
    outcomes = dict(chances)
    checker.expect(
        len(outcomes) == len(chances),
        f"chances() lists an outcome twice: {repeated(chances.outcomes)}",
    )
    checker.expect(min(chances.weights) > 0, "chances() lists an impossible outcome")
    checker.expect(
        sum(chances.weights) == chances.total,
        f"chances() add up to {Fraction(sum(chances.weights), chances.total)}",
    )
    for action in checker.some(list(outcomes), _EXPLAINED):
        checker.expect(
            checker.game.explain(state, action) is None,
            "chances() lists what explain() refuses",
            action,
        )
        check_action(checker, action)
    for action in checker.some(list(outcomes)):
        check_apply(checker, state, action)
    for _ in range(3):
        faces = [checker.random.randint(1, 6) for _ in range(dice)]
        action = checker.same("outcome()", lambda faces=faces: checker.game.outcome(state, faces))
        checker.expect(action in outcomes, f"outcome({faces}) is not in chances()", action)
        _check_thrown_dice(checker, state, faces, action)
    if dice < _ALL_FACES or (dice == _ALL_FACES and dice not in checker.thrown):
        checker.thrown.add(dice)
        counted = Counter(
            checker.game.outcome(state, faces) for faces in product(range(1, 7), repeat=dice)
        )
        exact = {action: Fraction(count, 6**dice) for action, count in counted.items()}
        checker.expect(
            exact == outcomes, "chances() are not those of the faces that outcome() takes"
        )
    check_foreign(checker, state, set(outcomes))


def _check_thrown_dice(checker: Checker, state: Any, faces: Sequence[int], action: Any) -> None:
    """All dice of a throw lie on the table with those kept before, or none of them."""
    game = checker.game
    kept = Counter(die.face for die in game.view(state, None).dice if die.status == "kept")
    lying = Counter(die.face for die in game.view(game.apply(state, action), None).dice)
    checker.expect(
        lying == kept + Counter(faces) or lying <= kept,
        f"after a throw of {faces} the dice {sorted(lying.elements())} lie on the table",
        action,
    )


def check_over(checker: Checker, state: Any, turn: Over) -> None:
    """The result fits the seats and sides, and nothing can be played any more."""
    result, seats = turn.result, len(checker.seats.colours)
    checker.expect(
        len(result.ranks) == seats and min(result.ranks) == 1, f"the ranks are {result.ranks}"
    )
    ranks = dict(zip(checker.sides, result.ranks, strict=True))
    checker.expect(
        result.ranks == tuple(ranks[side] for side in checker.sides),
        f"partners have the ranks {result.ranks}",
    )
    checker.expect(
        result.scores is None or len(result.scores) == seats, f"the scores are {result.scores}"
    )
    checker.expect(bool(result.reason), "the result has no reason")
    checker.check_plain(result.as_dict(checker.seats.colours), "the result")
    check_foreign(checker, state, set())
