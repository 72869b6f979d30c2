"""Chances are exact, and a random player draws as documented."""

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from colonnade.core.game import Throw
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.dice import MULTISETS
from colonnade.games.columbiz.state import State
from tests.games.columbiz.helpers import begin, legal, options, play, to_keep, to_place, to_throw


def kept(faces: str) -> State:
    return play(to_keep("1 2 3 3 5 5 5 6"), f"keep {faces}".strip())


@pytest.mark.parametrize("faces", ["1 2 3 3 5 5 5", "1 2 3 3 5 5", "1 2 3 3 5", "1 2 3 3"])
def test_the_chances_of_a_throw_are_those_of_counting_every_face(faces: str) -> None:
    state = kept(faces)
    turn = rules.turn(state)
    assert isinstance(turn, Throw)
    counted = Counter(
        str(rules.outcome(state, thrown)) for thrown in product(range(1, 7), repeat=turn.dice)
    )
    assert {str(action): chance for action, chance in rules.chances(state)} == {
        text: Fraction(count, 6**turn.dice) for text, count in counted.items()
    }


@pytest.mark.parametrize("count", range(1, 9))
def test_the_chances_of_any_number_of_dice_add_up(count: int) -> None:
    state = to_throw() if count == 8 else kept(" ".join("12335556"[:-count]))
    chances = rules.chances(state)
    assert sum(chances.weights) == chances.total == 6**count
    assert [str(action) for action in chances.outcomes] == [
        " ".join(["roll", *map(str, dice)]) for dice in MULTISETS if len(dice) == count
    ]


def test_c2_1_the_chances_of_eight_dice() -> None:
    chances = {
        str(action): weight
        for action, weight in zip(
            rules.chances(to_throw()).outcomes, rules.chances(to_throw()).weights, strict=True
        )
    }
    assert len(chances) == 1287
    assert chances["roll 1 1 1 1 1 1 1 1"] == 1
    assert chances["roll 1 1 1 1 1 1 1 2"] == 8
    assert chances["roll 1 2 3 3 5 5 5 6"] == 3360


def test_c1_3_at_the_start_every_die_has_its_seat() -> None:
    chances = rules.chances(begin(3))
    assert (chances.weights, chances.total) == ((1,) * 216, 216)
    assert [str(action) for action in chances.outcomes] == [
        f"start {a} {b} {c}" for a, b, c in product(range(1, 7), repeat=3)
    ]


def test_c1_3_in_a_tie_break_only_the_tied_throw() -> None:
    chances = rules.chances(play(begin(4), "start 2 6 1 6"))
    assert (chances.weights, chances.total) == ((1,) * 36, 36)
    assert [str(action) for action in chances.outcomes] == [
        f"start - {a} - {b}" for a, b in product(range(1, 7), repeat=2)
    ]


class Drawn(Random):
    """Gives the numbers it was made with, so many 256ths each."""

    def __init__(self, *numbers: float) -> None:
        super().__init__(0)
        self.numbers = list(numbers)

    def random(self) -> float:
        return self.numbers.pop(0) / 256


@pytest.mark.parametrize(
    ("drawn", "text"),
    [
        (0, "keep"),
        (0b00000001, "keep 6"),
        (0b10000000, "keep 1"),
        (0b01011100, "keep 2 3 5 5"),
        (0b11111110, "keep 1 2 3 3 5 5 5"),
        (0b01111111, "keep 2 3 3 5 5 5 6"),
        (0b11111111, "stop"),
        (255.99, "stop"),
    ],
)
def test_each_die_is_kept_by_a_lot_of_its_own(drawn: float, text: str) -> None:
    assert str(rules.sample(to_keep("1 2 3 3 5 5 5 6"), Drawn(drawn))) == text


def test_where_stopping_is_forbidden_the_lot_is_drawn_again() -> None:
    state = to_keep("1 1 1 1 1 1 1 1", "P . . . . .\n" * 6)
    assert str(rules.sample(state, Drawn(255, 255, 3))) == "keep 1 1"


@pytest.mark.parametrize(
    ("drawn", "text"),
    [
        (0, "keep 5 5 5"),
        (0b10000111, "keep 1 5 5 5"),
        (0b11110000, "keep 1 2 4 5 5 5 5"),
        (0b01001000, "keep 2 5 5 5 6"),
        (0b11111000, "stop"),
    ],
)
def test_c2_3_locked_dice_stay_kept_by_lot(drawn: int, text: str) -> None:
    state = to_keep(
        "1 2 4 5 5 5 5 6", kept=(5, 5, 5), throws=2, options=options(kept_dice="locked")
    )
    assert str(rules.sample(state, Drawn(drawn))) == text


def test_places_are_drawn_uniformly_from_all_that_is_legal() -> None:
    state = play(to_place("1 2 3 3 5 5 5 6"), "place 5-3")
    actions = legal(state)
    step = 256 / len(actions)
    assert [
        str(rules.sample(state, Drawn(index * step))) for index in range(len(actions))
    ] == actions
    assert str(rules.sample(state, Drawn(255.99))) == "done"


def test_a_forced_forfeit_is_drawn() -> None:
    assert (
        str(rules.sample(to_place("1 1 1 1 1 1 1 1", "P . . . . .\n" * 6), Drawn(100))) == "forfeit"
    )
