"""The reference player of Columbiz: keeps every face shown by two or more dice, then places the
highest affordable row first.
"""

from random import Random

import pytest

from colonnade.bots.columbiz.greedy import Greedy
from colonnade.core.agent import Limit
from colonnade.core.game import Decide, Over
from colonnade.games.columbiz import rules
from colonnade.games.columbiz.state import State
from tests.games.columbiz.helpers import GAME, begin, options, play, to_keep, to_place

BLOCKED = """
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    P B P B . .
    P B P B . .
"""


class Drawn(Random):
    """Gives the numbers it was made with."""

    def __init__(self, *numbers: float) -> None:
        super().__init__(0)
        self.numbers = list(numbers)

    def random(self) -> float:
        return self.numbers.pop(0)


def decide(state: State, *numbers: float) -> list[str]:
    return [
        str(action) for action in Greedy().decide(GAME, state, Limit(), Drawn(*numbers)).actions
    ]


@pytest.mark.parametrize(
    ("faces", "kept"),
    [
        ("1 2 3 3 5 5 5 6", "keep 3 3 5 5 5"),
        ("1 1 2 3 4 5 6 6", "keep 1 1 6 6"),
        ("1 1 1 1 1 1 1 2", "keep 1 1 1 1 1 1 1"),
    ],
)
def test_keeps_every_face_shown_by_two_or_more_dice(faces: str, kept: str) -> None:
    assert decide(to_keep(faces)) == [kept]
    assert decide(to_keep(faces, kept=(1,), throws=2)) == [kept]


def test_locked_dice_stay_kept() -> None:
    state = to_keep(
        "1 2 3 3 5 5 5 6", kept=(1, 5, 5), throws=2, options=options(kept_dice="locked")
    )
    assert decide(state) == ["keep 1 3 3 5 5 5"]


def test_stops_where_it_would_keep_all_eight_and_plans_the_turn() -> None:
    assert decide(to_keep("1 1 1 2 2 2 6 6"), 0.5, 0.0, 0.0) == [
        "stop",
        "place 2-3",
        "place 1-3",
        "place 6-2",
        "done",
    ]


def test_throws_all_again_where_it_may_not_stop() -> None:
    assert decide(to_keep("1 1 2 2 3 3 4 4", BLOCKED)) == ["keep"]


def test_throws_all_but_locked_dice_again_where_it_may_not_stop() -> None:
    state = to_keep(
        "1 1 2 2 3 3 4 4", BLOCKED, kept=(1, 1, 3), throws=2, options=options(kept_dice="locked")
    )
    assert decide(state) == ["keep 1 1 3"]


def test_places_the_highest_affordable_row_first() -> None:
    assert decide(to_place("1 2 2 5 5 5 5 6"), 0.0, 0.0, 0.0, 0.0) == [
        "place 5-4",
        "place 2-2",
        "place 1-1",
        "place 6-1",
        "done",
    ]


@pytest.mark.parametrize(
    ("lot", "cell"),
    [(0.0, "1-2"), (0.33, "1-2"), (0.34, "3-2"), (0.66, "3-2"), (0.67, "6-2"), (0.999, "6-2")],
)
def test_equal_rows_are_drawn_by_lot(lot: float, cell: str) -> None:
    state = to_place("1 1 2 3 3 5 6 6", options=options(max_discs=1))
    assert decide(state, lot) == [f"place {cell}", "done"]


def test_goes_on_where_a_disc_lies_already() -> None:
    state = play(to_place("1 1 2 2 2 2 2 2"), "place 2-6")
    assert decide(state, 0.0) == ["place 1-2", "done"]


def test_ends_the_turn_where_nothing_more_can_be_placed() -> None:
    assert decide(play(to_place("1 1 1 1 1 1 1 1"), "place 1-6", "place 1-2")) == ["done"]


def test_forfeits_where_it_must() -> None:
    assert decide(to_place("1 1 2 2 3 3 4 4", BLOCKED)) == ["forfeit"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kept_dice", ["free", "locked"])
def test_always_decides_legally_and_alike(players: int, kept_dice: str) -> None:
    random, state = Random(players), begin(players, kept_dice=kept_dice)
    while not isinstance(turn := rules.turn(state), Over):
        if isinstance(turn, Decide):
            seed = random.random()
            plan = Greedy().decide(GAME, state, Limit(), Random(seed))
            assert plan == Greedy().decide(GAME, state, Limit(), Random(seed))
            for action in plan.actions:
                state = rules.apply(state, action)
        else:
            state = rules.apply(
                state, rules.outcome(state, random.choices(range(1, 7), k=turn.dice))
            )
    assert state.last_round
