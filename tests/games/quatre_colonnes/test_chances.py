"""Chance: every outcome of the throw that is due, with its exact probability."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from colonnade.core.game import Throw
from colonnade.games.quatre_colonnes import rules
from colonnade.games.quatre_colonnes.actions import Roll
from colonnade.games.quatre_colonnes.state import State
from tests.games.quatre_colonnes.helpers import draw, legal, table

ONE = {f"roll {face}": Fraction(1, 6) for face in range(1, 7)}
TWO = {
    f"roll {low} {high}": Fraction(1 if low == high else 2, 36)
    for low in range(1, 7)
    for high in range(low, 7)
}


@pytest.mark.parametrize(
    ("make", "expected"),
    [
        (lambda: table("Y w", "R w"), ONE),
        (lambda: table("Y w", "R w", dice=2), TWO),
        (lambda: table("Y ^ ^ ^ ^", "R w"), TWO),
        (lambda: table("Y ^ ^ ^ ^", "R w", dice=2), TWO),
        (lambda: table("Y 20 ^ ^ ^", "R 24 24", dice=2, phase="relaunch"), ONE),
        (lambda: table("Y 20 ^ ^ ^", "R 24 24", dice=2, phase="relaunch", hand="4"), ONE),
    ],
    ids=[
        "L2.2 one die",
        "L2.2 two dice",
        "L3.1 one die",
        "L3.1 two dice",
        "L7.3",
        "L7.3 beside a die that waits",
    ],
)
def test_the_chances_of_a_throw(make: Callable[[], State], expected: dict[str, Fraction]) -> None:
    state = make()
    chances = rules.chances(state)
    assert {str(action): probability for action, probability in chances} == expected
    assert list(map(str, chances.outcomes)) == list(expected)
    assert len(chances) == len(expected)
    assert sum(probability for _, probability in chances) == 1
    turn = rules.turn(state)
    assert isinstance(turn, Throw)
    assert chances.total == 6**turn.dice


@pytest.mark.parametrize(
    "faces", [*product(range(1, 7), repeat=1), *product(range(1, 7), repeat=2)]
)
def test_thrown_faces_in_any_order_are_one_ascending_roll(faces: tuple[int, ...]) -> None:
    state = table("Y w", "R w", dice=len(faces))
    assert rules.outcome(state, faces) == Roll(tuple(sorted(faces)))
    assert rules.explain(state, rules.outcome(state, faces)) is None


def test_a_legal_action_by_lot() -> None:
    state = draw(table("Y 20 30 40 50", "R w", dice=2), "1 3")
    random = Random(3)
    drawn = Counter(str(rules.sample(state, random)) for _ in range(800))
    assert sorted(drawn) == sorted(legal(state))
    assert all(60 < times < 140 for times in drawn.values())


def test_there_is_nothing_to_decide_at_a_throw() -> None:
    assert rules.legal(table("Y 20", "R w")) == ()
    assert rules.legal(table("Y 20 ^ ^ ^", "R 24 24", dice=2, phase="relaunch", hand="4")) == ()
    assert rules.legal(table("Y 20", "R w", dice=2, phase="relaunch", hand="4")) == ()
    assert rules.legal(table("Y ^ ^ ^ ^", "R w")) == ()
    assert rules.legal(draw(table("Y ^ ^ ^ ^", "R w"), "3 3")) == ()
